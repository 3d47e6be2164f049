"""Dice, drawn with their pips."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from toog.terminal.look import Look

# Where the pips lie: three rows of three places.
FACES = {
    1: ("   ", " * ", "   "),
    2: ("*  ", "   ", "  *"),
    3: ("*  ", " * ", "  *"),
    4: ("* *", "   ", "* *"),
    5: ("* *", " * ", "* *"),
    6: ("* *", "* *", "* *"),
}


def draw_dice(pips: Sequence[int], look: Look, *, roomy: bool = True, style: str = "bold") -> Text:
    """Draws dice side by side, five lines high, or as one line of figures where there is no room."""
    if not roomy:
        return Text("  ".join(f"[{die}]" for die in pips), style)
    rows = [draw_die(die, look) for die in pips]
    return Text("\n".join(" ".join(lines) for lines in zip(*rows, strict=True)), style, no_wrap=True)


def draw_die(pips: int, look: Look) -> list[str]:
    middle = [f"{look.die_side} {spread(row, look)} {look.die_side}" for row in FACES[pips]]
    return [look.die_top, *middle, look.die_bottom]


def spread(row: str, look: Look) -> str:
    return " ".join(look.pip if place == "*" else " " for place in row)
