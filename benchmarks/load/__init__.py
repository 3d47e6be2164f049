"""How many tables a house can bear, and how long it takes to come back when a node dies."""
