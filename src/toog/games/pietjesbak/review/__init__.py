"""What moves of Pietjesbak are worth, and why."""
