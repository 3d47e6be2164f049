"""The command line: `toog`, and everything a terminal can ask of the house."""

try:
    from toog.cli.main import main
except KeyboardInterrupt:  # while all of this is still being loaded
    raise SystemExit(130) from None

__all__ = ["main"]
