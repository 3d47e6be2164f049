"""The command line: `toog`, and everything a terminal can ask of the house."""

from toog.cli.main import main

__all__ = ["main"]
