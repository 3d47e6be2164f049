"""The players of Zocken."""

VERSIONS = {"champion": "3"}

LOST = {"random": 10.2, "beginner": 3.97, "sensible": 0.94}
