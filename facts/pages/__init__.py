"""One page for each game. Adding a game means adding its page here; a test says so."""
