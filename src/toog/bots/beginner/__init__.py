"""For each game a player who learned it last week, and makes the mistakes a person makes then."""
