"""The players of Mens."""

VERSIONS = {"beginner": "2"}

LOST = {"random": 6.42, "beginner": 3.30, "sensible": 1.20, "club": 0.58}
