"""The level of who plays every week."""
