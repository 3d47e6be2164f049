"""The contract of a game, and what every game shares: seats, chance, options, errors, records."""
