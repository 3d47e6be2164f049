"""Cards, drawn with their name and what they do to the sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from toog.cli.play.look import Look

CARD_WIDTH = 6
STYLES = {"b": "bold", "r": "bold red"}


def draw_cards(
    cards: Sequence[str], names: Mapping[str, str], adds: str, look: Look, *, width: int, roomy: bool
) -> RenderableType:
    """In rows as the width allows; in one line of brackets where there is no room."""
    if not roomy:
        return Text(" ").join(Text(f"[{names[card]}]", STYLES[card[0]]) for card in cards)
    in_a_row = max(width // CARD_WIDTH, 1)
    rows = [cards[first : first + in_a_row] for first in range(0, len(cards), in_a_row)]
    return Group(*(draw_row(row, names, adds, look) for row in rows))


def draw_row(cards: Sequence[str], names: Mapping[str, str], adds: str, look: Look) -> Text:
    lines = zip(*(draw_card(card, names[card], adds, look) for card in cards), strict=True)
    row = Text("\n").join(Text().join(parts) for parts in lines)
    row.no_wrap = True
    return row


def draw_card(card: str, name: str, adds: str, look: Look) -> list[Text]:
    """S2, S17: the colour that adds, and the one that takes away."""
    sign = "+" if card[0] == adds[0] else look.minus
    style = STYLES[card[0]]
    top, bottom = (edge[0] + edge[1:5] + edge[-1] for edge in (look.die_top, look.die_bottom))
    inside = (name, f"{sign}{card[1:]}")
    middle = [Text(f"{look.down}{text:^4}{look.down}", style) for text in inside]
    return [Text(top, style), *middle, Text(bottom, style)]
