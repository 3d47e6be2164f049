"""The players of Pietjesbak."""

VERSIONS = {"club": "2", "champion": "2"}

LOST = {"random": 4.48, "beginner": 2.58, "sensible": 1.17, "club": 0.11}
