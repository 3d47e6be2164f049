"""The players of Pig."""
