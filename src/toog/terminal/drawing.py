"""Chalk marks and cards, drawn with the characters of a look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from toog.terminal.look import Look

TALLY = 5
CHALK = "bold"
DUST = "dim"
FRESH = "yellow"

CARD_WIDTH = 6
CARD_STYLES = {"b": "bold", "r": "bold red"}


def draw_marks(marks: int, look: Look, *, full: int = 0, change: int = 0, room: int = 99) -> Text:
    """Draws the marks, then the dust of a slate that once held `full`; `change` is what just happened.

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
    """Draws how a number changed since the reader last looked: +1, −2, or nothing."""
    if not change:
        return Text()
    return Text(f"+{change}" if change > 0 else f"{look.minus}{-change}", FRESH)


def draw_cards(
    cards: Sequence[str], names: Mapping[str, str], adds: str, look: Look, *, width: int, roomy: bool
) -> RenderableType:
    """Draws cards in rows as the width allows, or in one line of brackets where there is no room."""
    if not roomy:
        return Text(" ").join(Text(f"[{names[card]}]", CARD_STYLES[card[0]]) for card in cards)
    in_a_row = max(width // CARD_WIDTH, 1)
    rows = [cards[first : first + in_a_row] for first in range(0, len(cards), in_a_row)]
    return Group(*(draw_row(row, names, adds, look) for row in rows))


def draw_row(cards: Sequence[str], names: Mapping[str, str], adds: str, look: Look) -> Text:
    lines = zip(*(draw_card(card, names[card], adds, look) for card in cards), strict=True)
    row = Text("\n").join(Text().join(parts) for parts in lines)
    row.no_wrap = True
    return row


def draw_card(card: str, name: str, adds: str, look: Look) -> list[Text]:
    """S2, S17: draws a card with its sign, plus for the colour that adds and minus for the other."""
    sign = "+" if card[0] == adds[0] else look.minus
    style = CARD_STYLES[card[0]]
    top, bottom = (edge[0] + edge[1:5] + edge[-1] for edge in (look.die_top, look.die_bottom))
    inside = (name, f"{sign}{card[1:]}")
    middle = [Text(f"{look.down}{text:^4}{look.down}", style) for text in inside]
    return [Text(top, style), *middle, Text(bottom, style)]
