"""Zocken: nine places in a line with their circles, the dice beside it, and the bets."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from toog.games.zocken.score import ESCAPE_COSTS, OUT_COSTS
from toog.games.zocken.words import COLOURS, LINE
from toog.terminal.boards.board import Board, explain_by_word
from toog.terminal.boards.slate import beside, draw_slate
from toog.terminal.drawing import draw_change
from toog.terminal.prompts import fold, letter_of, names_of
from toog.terminal.sight import Sight
from toog.terminal.wordings import Players, Wording
from toog.texts import Voice

RULES = {
    "roll": ("Z5",),
    "place": ("Z6", "Z8"),
    "out": ("Z9",),
    "bet": ("Z11", "Z12"),
    "pass": ("Z11", "Z12"),
}
BETWEEN = "  "
STYLES = {
    "r": "bold red",
    "o": "bold dark_orange",
    "y": "bold yellow",
    "g": "bold green",
    "b": "bold blue",
    "p": "bold magenta",
    "w": "bold white",
}


def draw(sight: Sight) -> RenderableType:
    """Draws the line and the slate. Where there is no room, the die in the hand stands beside the round."""
    slate = draw_slate(sight, row_of, (4, 3, 0), round_of(sight))
    rest = beside(sight, slate, die_in_hand(sight)) if sight.wide or sight.roomy else slate
    return Group(draw_line(sight), *draw_beside(sight), rest)


def draw_line(sight: Sight) -> Table:
    """Z2, Z3: the letter of a colour says which circle and which die, a star that they match."""
    wide = 1 if sight.wide else 0
    box, padding = (ROUNDED, (0, wide, 0, wide)) if sight.roomy else (None, (0, 1, 0, wide))
    line = Table(box=box, padding=padding, border_style="dim")
    for place in LINE:
        line.add_column(Text(place), justify="center", min_width=3)
    escape = Text(f"{sight.look.minus}{ESCAPE_COSTS}", "dim")
    circles = [Text(f"({letter(sight, colour)})", STYLES[colour]) for colour in sight.view["circles"]]
    line.add_row(escape, *circles, escape)
    line.add_row(*(draw_die(sight, die) for die in sight.view["line"]))
    return line


def draw_die(sight: Sight, die: dict[str, Any] | None) -> Text:
    if die is None:
        return Text()
    match = sight.look.star if die["match"] else ""
    return Text(f"{letter(sight, die['die'])}{die['pips']}{match}", STYLES[die["die"]])


def letter(sight: Sight, colour: str) -> str:
    """The letter of a colour, which is also the letter that picks its die."""
    return letter_of(sight.voice, f"roll {colour}")


def draw_beside(sight: Sight) -> list[Text]:
    """The dice that are OUT, those still to throw, and what the turn stands at (Z13)."""
    view = sight.view
    out = Text(" ").join(draw_die(sight, die) for die in view["out"]) if view["out"] else Text("-", "dim")
    left = (
        Text(" ").join(Text(letter(sight, colour), STYLES[colour]) for colour in view["dice"])
        if view["dice"]
        else Text("-")
    )
    say = sight.voice.say
    out_field = say("play-labelled", label=f"{say('play-out-field')} {sight.look.minus}{OUT_COSTS}")
    still = say("play-labelled", label=say("play-dice-left"))
    parts = [Text.assemble((f" {out_field} ", "dim"), out), Text.assemble((f" {still} ", "dim"), left)]
    if sum(part.cell_len for part in parts) + len(BETWEEN) <= sight.width:
        parts = [Text(BETWEEN).join(parts)]
    return [*parts, Text(f" {say('play-stands-at', points=view['so_far']['points'])}")]


def row_of(sight: Sight, seat: int) -> list[RenderableType]:
    return [
        Text(str(sight.view["points"][seat]), "bold", justify="right"),
        draw_change(sight.change("points", seat), sight.look),
        draw_part(sight, seat),
    ]


def draw_part(sight: Sight, seat: int) -> Text:
    """Says of a seat that it rolls, or what it bet (Z11)."""
    if seat == sight.view["roller"]:
        return Text(sight.voice.say("play-rolls"), "dim")
    bet = sight.view["bets"][seat]
    return Text(sight.voice.say(f"play-said-{bet}") if bet else "")


def round_of(sight: Sight) -> Text:
    number = min(sight.view["round"], sight.view["rounds"])
    said = sight.voice.say("play-round", round=number, rounds=sight.view["rounds"])
    die = f"{die_in_hand(sight)} [{sight.view['pips']}]" if sight.view["pips"] else ""
    return Text(said if sight.wide or not die else f"{said} {sight.look.dot} {die}")


def die_in_hand(sight: Sight) -> str:
    if not sight.view["pips"]:
        return ""
    colour = sight.view["die"]
    return f"{names_of(sight.voice, f'roll {colour}')[0]} ({letter(sight, colour)})"


def explain(sight: Sight, word: str) -> str:
    """Explains a place by the circle that stands beside it."""
    head, _, place = word.partition(" ")
    if head != "place" or not place.isdecimal():
        return explain_by_word(sight, word) if head != "place" else sight.voice.say("play-escape")
    circle = sight.view["circles"][int(place) - 1]
    match = f" {sight.look.star}" if circle == sight.view["die"] else ""
    return f"({letter(sight, circle)}){match}"


def say_circles(voice: Voice, colours: str, players: Players) -> str:
    return " ".join(names_of(voice, f"roll {colour}")[0] for colour in colours)


def read_circles(voice: Voice, typed: str, players: Players) -> str | None:
    """Reads seven colours by their names, or by seven letters in a row."""
    words = fold(typed.replace(",", " ")).split()
    words = list(words[0]) if len(words) == 1 else words
    called = {fold(name): colour for colour in COLOURS for name in names_of_colour(voice, colour)}
    return "".join(called[word] for word in words) if all(word in called for word in words) else None


def names_of_colour(voice: Voice, colour: str) -> tuple[str, ...]:
    word = f"roll {colour}"
    return (letter_of(voice, word), *names_of(voice, word))


def allowed_circles(voice: Voice, players: Players) -> str:
    return voice.say("play-colours-once", colours=say_circles(voice, COLOURS, players))


BOARD = Board(
    draw=draw,
    explain=explain,
    rules=RULES,
    wordings={"circles": Wording(say_circles, read_circles, allowed_circles)},
)
