"""Decisions to be found again: the costliest of one's own games, and one for everybody each day."""
