"""What moves of 12er Stich are worth, and why."""
