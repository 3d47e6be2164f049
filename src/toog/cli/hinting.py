"""`toog hint`: the best move of the seat on turn, with what every move is worth and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from toog.cli.output import print_json, refuse, say_care
from toog.cli.usage import JSON, Subcommand, Words
from toog.console import console, read_file
from toog.core.course import Course
from toog.core.errors import GameError
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.review.hinting import HintFacts

BAR = 20
SIGNS = {"best": "●", "good": "○", "doubtful": "·"}


def run(words: Words) -> int:
    from toog.review.hinting import facts, hint_in  # here: nothing else of the terminal waits for NumPy

    voice = Voice(words.language)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        course = Course.of(record)
        found = facts(hint_in(course), voice, course.players)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    if "json" in words:
        print_json(dict(found))
    else:
        show(found, course.players[found["seat"]], voice)
    return 0


def show(found: HintFacts, name: str, voice: Voice) -> None:
    screen = console()
    say_care(voice, screen)
    screen.print(voice.say(f"cli-hint-{found['unit']}", name=name), "", sep="\n")
    screen.print(table_of(found, voice))
    screen.print("")
    for reason in found["reasons"]:
        screen.print(reason["text"])
    screen.print(voice.say("cli-hint-exact" if found["exact"] else "cli-hint-near"), style="dim")


def table_of(found: HintFacts, voice: Voice) -> Table:
    """A row for each move: its sign, its word, what it is worth drawn and written, and what that makes it."""
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "left", "left", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    values = [rated["value"] for rated in found["moves"]]
    for rated in found["moves"]:
        value = rated["value"]
        worth = 100 * value if found["unit"] == "win" else value
        table.add_row(
            f"  {SIGNS[rated['mark']]}",
            rated["move"],
            "█" * strokes_of(value, values, found["unit"]),
            voice.say(f"cli-hint-worth-{found['unit']}", value=worth),
            voice.say(f"mark-{rated['mark']}"),
        )
    return table


def strokes_of(value: float, values: list[float], unit: str) -> int:
    """A chance fills its share of the bar; points fill it beside the most there are to have."""
    whole = 1.0 if unit == "win" else max(*values, 1.0)
    return round(max(value, 0.0) / whole * BAR)


HINT = Subcommand("hint", run, "FILE", flags=(JSON,))
