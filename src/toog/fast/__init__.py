"""Compiles the very same rules, and plays millions of games."""

from toog.fast.cluster import is_address
from toog.fast.plan import ClusterError
from toog.fast.simulation import Simulation, simulate

__all__ = ["ClusterError", "Simulation", "is_address", "simulate"]
