"""What the games are like, in numbers with their errors: `python -m facts` writes docs/facts."""
