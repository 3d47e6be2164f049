"""Why a move is the best: for each game a module whose reasons are counted in the position at hand.

Each has `deeds(question, move)`, what speaks for a move, and `faults(question, move)`, what speaks against
it. All they use is the question, so nothing is ever said that the seat on turn may not know.
"""
