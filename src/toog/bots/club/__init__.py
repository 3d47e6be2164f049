"""For each game a player who thinks ahead, and has played it for years."""
