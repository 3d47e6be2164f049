"""The strongest level the house has for each game."""
