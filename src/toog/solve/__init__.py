"""Exact values: what a game comes to when it is played perfectly, and what a position is worth."""
