"""Was that luck? What moves are worth, why, and what a game owed to the dice and to its players."""
