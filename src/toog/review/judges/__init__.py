"""For each game a module with `judge(s)`: who knows what positions of such a game are worth."""
