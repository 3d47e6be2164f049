"""For each game the strongest player the house has."""
