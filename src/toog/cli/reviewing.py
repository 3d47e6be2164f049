"""`toog review`: what a game owed to luck and what to its players, added up to the last digit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from toog.cli.output import print_json, refuse, say_care
from toog.cli.progress import thinking
from toog.cli.usage import JSON, Flag, Subcommand, Words
from toog.console import console, read_file
from toog.core.errors import GameError
from toog.review.picture import bounds, draw, samples
from toog.review.reviewing import Review, review
from toog.review.rounding import rounded
from toog.review.sentences import Narrator
from toog.texts import Voice

BLOCKS = " ▁▂▃▄▅▆▇█"
FULL = len(BLOCKS) - 1
ROWS = 2
WIDEST_CURVE = 60
INDENT = (0, 0, 0, 2)
COLUMNS = ("start", "luck", "skill", "drift", "result")


def run(words: Words) -> int:
    voice = Voice(words.language)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        with thinking(voice, quiet="json" in words) as progress:
            found = review(record, progress)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    narrator = Narrator(found, voice)
    file = words.text("svg")
    if file is not None:
        Path(file).write_text(draw(found, narrator, narrator.title(), narrator.ends()), encoding="utf-8")
    if "json" in words:
        print_json(found.plain())
    else:
        show(found, narrator)
    return 0


def show(found: Review, narrator: Narrator) -> None:
    voice, screen = narrator.voice, console()
    events = len(found.record.events)
    screen.print(voice.say("cli-replay-head", game=voice.say("name"), events=events))
    if not found.over:
        screen.print(voice.say("review-unfinished"))
    screen.print(narrator.certainty(), "", sep="\n")
    show_curves(found, narrator, screen)
    screen.print("", account(found, narrator), "", sep="\n")
    show_turning_points(found, narrator, screen)
    show_play(found, narrator, screen)
    show_again(found, narrator, screen)
    say_care(voice, screen)


def show_curves(found: Review, narrator: Narrator, screen: Console) -> None:
    """Everyone's chance in blocks, from the first event to the last."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True, max_width=16)
    rows.add_column(no_wrap=True)
    curve = samples(found.curve, min(WIDEST_CURVE, max(20, screen.width - 20)))
    low, high = bounds(found)
    for seat, name in enumerate(narrator.names):
        rows.add_row(f"  {name}", blocks([(values[seat] - low) / (high - low) for values in curve]))
    screen.print(rows)


def blocks(parts: Sequence[float]) -> str:
    """A curve of numbers from 0 to 1, the rows from the top down."""
    heights = [max(1, round(part * ROWS * FULL)) for part in parts]
    return "\n".join(
        "".join(BLOCKS[min(max(height - row * FULL, 0), FULL)] for height in heights)
        for row in reversed(range(ROWS))
    )


def account(found: Review, narrator: Narrator) -> Table:
    table = Table(box=None, padding=(0, 2), show_edge=False)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(narrator.voice.say(f"review-{column}"), justify="right")
    for seat, name in enumerate(narrator.names):
        start, luck, skill, drift, result = rounded(list(found.account.of(seat).values()), found.unit)
        changes = [narrator.change(value) for value in (luck, skill, drift)]
        table.add_row(f"  {name}", narrator.value(start), *changes, narrator.value(result))
    return table


def show_turning_points(found: Review, narrator: Narrator, screen: Console) -> None:
    turning = found.turning_points()
    if turning:
        screen.print(narrator.voice.say("review-turning-points"), style="bold")
        for event, seat in turning:
            screen.print(Padding(narrator.turning_point(event, seat), INDENT))
        screen.print("")
    for key, luck in (("luckiest", found.luckiest), ("unluckiest", found.unluckiest)):
        if luck is not None:
            screen.print(narrator.voice.say(f"review-{key}", what=narrator.turning_point(*luck)))
    if found.costliest is not None:
        screen.print(narrator.voice.say("review-costliest", what=narrator.decision(found.costliest)))


def show_play(found: Review, narrator: Narrator, screen: Console) -> None:
    screen.print("")
    for seat in found.seats:
        screen.print(narrator.play(seat))


def show_again(found: Review, narrator: Narrator, screen: Console) -> None:
    """You, expected, best: for every seat what its turns came to, and what the champion makes of them."""
    voice = narrator.voice
    for name, tally in zip(narrator.names, found.again, strict=False):
        table = Table(box=None, padding=(0, 2), show_edge=False)
        table.add_column(f"  {name}")
        for column in ("you", "expected", "best"):
            table.add_column(voice.say(f"review-again-{column}"), justify="right")
        ways = list(tally.plain().values())
        for aspect in narrator.aspects():
            said = [narrator.points(round(points[aspect])) for points in ways]
            table.add_row(f"  {voice.say(f'review-aspect-{aspect}')}", *said)
        totals = [narrator.points(sum(map(round, points.values()))) for points in ways]
        table.add_row(f"  {voice.say('review-again-total')}", *totals)
        screen.print("", table, sep="\n")


REVIEW = Subcommand("review", run, "FILE", flags=(Flag("svg", "FILE"), JSON))
