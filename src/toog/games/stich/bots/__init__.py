"""The players of 12er Stich."""

VERSIONS = {"club": "2", "champion": "2"}

LOST = {"random": 4.24, "beginner": 1.59, "sensible": 1.25}
