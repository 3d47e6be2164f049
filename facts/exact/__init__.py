"""What can be counted needs no simulation: fractions, over all throws or all cards."""
