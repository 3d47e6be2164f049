"""The games of the house, one folder each, with everything of it."""
