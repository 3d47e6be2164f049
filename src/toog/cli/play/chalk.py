"""Chalk marks in tallies of five, and the dust of those that were wiped."""

from __future__ import annotations

from rich.text import Text

from toog.cli.play.look import Look

TALLY = 5
CHALK = "bold"
DUST = "dim"
FRESH = "yellow"


def draw_marks(marks: int, look: Look, *, full: int = 0, change: int = 0, room: int = 99) -> Text:
    """Marks now, then the dust of a slate that once held `full`; `change` is what just happened to them.

    A tally of five is four strokes with a line through; too many to draw are counted instead.
    """
    drawn = strokes(marks, look, added=max(change, 0))
    gone = max(full - marks, 0)
    fresh = min(max(-change, 0), gone)
    if gone and drawn.cell_len + 1 + gone <= room:
        drawn.append(" " if marks else "")
        drawn.append(look.wiped * fresh, FRESH)
        drawn.append(look.dust * (gone - fresh), DUST)
    return drawn if drawn.cell_len <= room else counted(marks, look)


def strokes(marks: int, look: Look, *, added: int = 0) -> Text:
    groups, rest = divmod(marks, TALLY)
    tallies = [look.crossed * (TALLY - 1)] * groups + ([look.stroke * rest] if rest else [])
    drawn = Text(" ".join(tallies), CHALK)
    if added and rest >= added:
        drawn.stylize(FRESH, len(drawn) - added)
    return drawn


def counted(marks: int, look: Look) -> Text:
    groups, rest = divmod(marks, TALLY)
    return Text(f"{groups}{look.times}{look.crossed * (TALLY - 1)} {look.stroke * rest}", CHALK)


def draw_change(change: int, look: Look) -> Text:
    """What happened to a number since the reader last looked: +1, −2, or nothing."""
    if not change:
        return Text()
    return Text(f"+{change}" if change > 0 else f"{look.minus}{-change}", FRESH)
