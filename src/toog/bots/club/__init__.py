"""For each game a player who has played it for years: strong, and quick."""
