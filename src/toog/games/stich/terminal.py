"""12er Stich: the sum between 0 and 12, the open pile, how many cards each holds, and the reader's hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from toog.games.stich.words import CARDS
from toog.terminal.boards.board import Board
from toog.terminal.boards.slate import draw_slate
from toog.terminal.drawing import CARD_STYLES, draw_cards, draw_change
from toog.terminal.prompts import names_of
from toog.terminal.sight import Sight
from toog.texts import Voice

RULES = {
    "": ("S5", "S6", "S7"),
    "draw": ("S9",),
    "keep": ("S9",),
    "pass": ("S10",),
    "swap": ("S17",),
    "hold": ("S17",),
}
COLOURS = {"b": "black", "r": "red"}
HIGHEST = 12
MOST_SHOWN = 8


def draw(sight: Sight) -> RenderableType:
    slate = draw_slate(sight, row_of, (4, 3, 0, 0), target_of(sight))
    return Group(slate, draw_sum(sight), draw_pile(sight), *draw_hand(sight))


def row_of(sight: Sight, seat: int) -> list[RenderableType]:
    view = sight.view
    say = sight.voice.say
    return [
        Text(str(view["scores"][seat]), "bold", justify="right"),
        draw_change(sight.change("scores", seat), sight.look),
        Text(say("play-cards", cards=view["sizes"][seat])),
        Text(say("play-tricks", tricks=view["tricks"][seat]), "dim"),
    ]


def target_of(sight: Sight) -> Text:
    view = sight.view
    known = [sight.voice.say("play-target", target=view["target"])] if view["target"] else []
    stock = sight.voice.say("play-stock", cards=view["stock"])
    return Text(f" {sight.look.dot} ".join([*known, stock]))


def draw_sum(sight: Sight) -> Text:
    """S6, S7: where the sum stands on its way between the two ends, and which colour adds."""
    stands = sight.view["sum"]
    colour = sight.voice.say("colour", colour=sight.view["adds"])
    way = Text(" 0 ", "dim")
    for place in range(HIGHEST + 1):
        here = place == stands
        way.append(sight.look.full if here else sight.look.across, "bold yellow" if here else "dim")
    way.append(f" {HIGHEST}   ", "dim")
    if stands is not None:
        way.append(sight.voice.say("play-sum", sum=stands), "bold")
    way.append("   " if sight.wide else "\n ")
    return way.append(sight.voice.say("play-adds", colour=colour))


def draw_pile(sight: Sight) -> Text:
    pile = sight.view["pile"]
    names = short_names(sight.voice)
    shown = [Text(names[card], CARD_STYLES[card[0]]) for card in pile[-MOST_SHOWN:]]
    if len(pile) > MOST_SHOWN:
        shown.insert(0, Text(sight.look.ellipsis))
    cards = Text(" ").join(shown) if shown else Text("-")
    label = sight.voice.say("play-labelled", label=sight.voice.say("play-pile"))
    return Text.assemble((f" {label} ", "dim"), cards)


def draw_hand(sight: Sight) -> list[RenderableType]:
    """S18: a hand is shown to its owner only; everyone else's is None in the view."""
    cards = None if sight.eyes is None else sight.view["hands"][sight.eyes]
    if not cards:
        return []
    names = short_names(sight.voice)
    hand = draw_cards(cards, names, sight.view["adds"], sight.look, width=sight.width, roomy=sight.roomy)
    whose = sight.voice.say("play-hand-of", name=sight.names[sight.eyes or 0])
    return [Text(f" {sight.voice.say('play-labelled', label=whose)}", "dim"), hand]


def names(voice: Voice, word: str) -> tuple[str, ...]:
    """A card is called by the first letter of its colour, `z5`, or by the whole colour, `zwart 5`."""
    if word not in CARDS:
        return names_of(voice, word)
    colour = voice.say("colour", colour=COLOURS[word[0]])
    return f"{colour[0].lower()}{word[1:]}", f"{colour.lower()} {word[1:]}"


def short_names(voice: Voice) -> dict[str, str]:
    return {card: names(voice, card)[0] for card in CARDS}


def no_numbers(sight: Sight, words: Sequence[str]) -> list[str]:
    """A bare number is the value of a card, never its place in a list."""
    return ["" for _ in words]


def rule_now(sight: Sight, word: str) -> str:
    """S5: a lead. S6: onto what lies there. S9: the card just drawn."""
    if word not in CARDS:
        return RULES[word][0]
    if sight.view["drawn"]:
        return "S9"
    return "S6" if sight.view["pile"] else "S5"


def in_hand(sight: Sight, word: str) -> bool:
    hand = None if sight.eyes is None else sight.view["hands"][sight.eyes]
    return word not in CARDS or word in (hand or ())


BOARD = Board(
    draw=draw,
    tags=no_numbers,
    rules=RULES,
    now=rule_now,
    within_reach=in_hand,
    names=names,
    values={card: card[1:] for card in CARDS},
)
