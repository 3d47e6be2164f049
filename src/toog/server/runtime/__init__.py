"""What every room of the server stands on: time, limits, figures, the journal, and background work."""
