"""For each game a plain player with sense: no search, a few thoughts a person at the table would have."""
