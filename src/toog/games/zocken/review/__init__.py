"""What moves of Zocken are worth, and why."""
