"""For each game the strongest player we have: perfect where the game is solved."""
