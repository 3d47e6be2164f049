"""A package, so that one browser serves all its tests and no others."""
