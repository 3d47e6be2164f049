"""For each game, if there is anything to tell of it, what the champion would have made of the same throws."""
