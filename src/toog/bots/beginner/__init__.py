"""The level of who learned the game last week: light players with a person's mistakes."""
