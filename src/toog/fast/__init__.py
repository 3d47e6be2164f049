"""Compiles the very same rules, and plays millions of games."""
