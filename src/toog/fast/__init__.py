"""Compiles the very same rules, and plays millions of games."""

from toog.fast.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
