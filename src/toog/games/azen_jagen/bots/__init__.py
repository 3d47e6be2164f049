"""The players of Azen jagen."""
