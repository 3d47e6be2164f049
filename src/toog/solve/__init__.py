"""Exact values: what best play is worth, worked out from the very rules that are played."""
