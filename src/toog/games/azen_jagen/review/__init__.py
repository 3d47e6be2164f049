"""What positions of Azen jagen are worth."""
