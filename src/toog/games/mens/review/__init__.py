"""What moves of Mens are worth, and why."""
