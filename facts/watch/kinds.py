"""Tallies that are lists: one place for each kind of thing that is counted."""

from __future__ import annotations

from typing import Annotated

from toog.core.state import MOST_SEATS, Length, Outside

PerPlace = Annotated[list[int], Length(MOST_SEATS), Outside()]  # the beginner's first, then clockwise
UpTo3 = Annotated[list[int], Length(3), Outside()]
UpTo8 = Annotated[list[int], Length(8), Outside()]
UpTo10 = Annotated[list[int], Length(10), Outside()]
UpTo18 = Annotated[list[int], Length(18), Outside()]
UpTo24 = Annotated[list[int], Length(24), Outside()]
UpTo32 = Annotated[list[int], Length(32), Outside()]
UpTo48 = Annotated[list[int], Length(48), Outside()]
