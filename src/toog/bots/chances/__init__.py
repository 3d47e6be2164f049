"""For each game what the house knows of everyone's chances when something has just fallen.

Each module has `chances(positions)`: a row for each position of one game, with the chance of each seat to
win; or None where the house knows nothing.
"""
