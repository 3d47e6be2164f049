"""Errors against rollouts, by game and house rules: `python -m benchmarks.coverage`."""
