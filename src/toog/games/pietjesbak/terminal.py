"""Pietjesbak: the slate with everyone's chalk and throw of the round, and the tray with the dice."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from toog.games.pietjesbak.words import called
from toog.terminal.boards.board import Board, explain_by_word
from toog.terminal.boards.slate import TRAY_WIDTH, WIDE_NAME, beside, draw_pips, draw_slate
from toog.terminal.drawing import draw_change, draw_marks
from toog.terminal.sight import Sight

RULES = {"again": ("P3", "P5"), "stop": ("P3", "P5", "P11")}
NARROW_CHALK = 12
LEAST_CHALK, MOST_CHALK = 10, 16
LONGEST_THROW = 18
REST_OF_ROW = 17


def draw(sight: Sight) -> RenderableType:
    chalk = room_for_chalk(sight) if sight.wide else 0
    under = leads(sight) if sight.wide else Text(f" {sight.look.dot} ").join(what_stands(sight))
    return beside(sight, draw_slate(sight, row_of, (chalk, 2, 2, 0), under), throw_of(sight))


def room_for_chalk(sight: Sight) -> int:
    """How wide the chalk may be beside the dice, after names and throws; the same in every frame."""
    longest = max(sight.name(seat, WIDE_NAME).cell_len for seat in range(len(sight.names)))
    left = sight.width - TRAY_WIDTH - REST_OF_ROW - LONGEST_THROW - longest
    return min(max(left, LEAST_CHALK), MOST_CHALK)


def what_stands(sight: Sight) -> list[Text]:
    return [text for text in (leads(sight), Text(throw_of(sight), "dim")) if text]


def row_of(sight: Sight, seat: int) -> list[RenderableType]:
    return [
        draw_chalk(sight, seat),
        Text(str(sight.view["marks"][seat]), "bold", justify="right"),
        draw_change(sight.change("marks", seat), sight.look),
        draw_throw(sight, seat),
    ]


def draw_chalk(sight: Sight, seat: int) -> Text:
    return draw_marks(
        sight.view["marks"][seat],
        sight.look,
        full=sight.option("marks") - sight.option("handicap")[seat],
        change=sight.change("marks", seat),
        room=room_for_chalk(sight) if sight.wide else NARROW_CHALK,
    )


def draw_throw(sight: Sight, seat: int) -> Text:
    """What counts for this seat in the round, with a star for the seat that leads it."""
    view = sight.view
    if view["throw_off"] is not None:
        return draw_pips(sight, seat)
    if view["out"][seat]:
        return Text(sight.voice.say("play-out"), "dim")
    if view["sits"][seat]:
        return Text(sight.voice.say("play-sits-out"), "dim")
    worth = view["worth"][seat]
    if worth is None:
        return Text()
    shown = Text(sight.voice.say("throw", **called(worth)))
    if view["leader"] == seat:
        shown.stylize("bold")
        shown.append(f" {sight.look.star}", "bold yellow")
    return shown


def leads(sight: Sight) -> Text:
    leader = sight.view["leader"]
    if leader is None or sight.view["phase"] == "over":
        return Text()
    said = sight.voice.say("play-leads-round", name=sight.names[leader])
    return Text.assemble((f"{sight.look.star} ", "bold yellow"), said)


def throw_of(sight: Sight) -> str:
    """How many throws this turn has had, and how many it may have (P3, P5)."""
    view = sight.view
    if not view["thrown"] or view["throw_off"] is not None:
        return ""
    return sight.voice.say("play-throw-of", thrown=view["thrown"], most=view["most"])


def explain(sight: Sight, word: str) -> str:
    """P11: to stop after the first throw of the round is more than to stop."""
    if word == "stop" and sight.view["may_stoef"]:
        return sight.voice.say("move-stop-stoef")
    return explain_by_word(sight, word)


BOARD = Board(draw=draw, explain=explain, rules=RULES)
