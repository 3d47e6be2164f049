"""Who keeps more tallies than the rules do: plain functions that compile with them, shown every position."""
