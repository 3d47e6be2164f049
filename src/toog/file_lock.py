"""A file that one program holds at a time. The system lets go of it when that program ends, in any way."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock(opened: int) -> None:
    """The file with this number. Raises OSError at once where another program holds it."""
    if sys.platform == "win32":
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
