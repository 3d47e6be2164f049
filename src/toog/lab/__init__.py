"""What a house rule changes: how long games are, who wins them, what play counts for, when it is decided."""

from toog.lab.comparison import Comparison, Estimate, compare

__all__ = ["Comparison", "Estimate", "compare"]
