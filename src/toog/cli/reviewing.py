"""`toog review`: what a game owed to luck and what to its players, added up to the last digit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from toog.cli.output import print_json, refuse, say_care
from toog.cli.progress import thinking
from toog.cli.usage import JSON, Flag, Subcommand, UsageError, Words
from toog.console import console, read_file
from toog.core.errors import BadRecord, GameError, quote
from toog.core.record import Record, write_record
from toog.review.picture import bounds, draw, samples
from toog.review.pooling import pool
from toog.review.reviewing import Review, review
from toog.review.rounding import rounded
from toog.review.sentences import ReviewNarrator
from toog.texts import Voice

BLOCKS = " ▁▂▃▄▅▆▇█"
FULL = len(BLOCKS) - 1
ROWS = 2
WIDEST_CURVE = 60
INDENT = (0, 0, 0, 2)
COLUMNS = ("start", "luck", "own", "others", "drift", "result")
WAYS = ("you", "best", "expected")


def run(words: Words) -> int:
    """Show everything about one game, or how well everyone played over several."""
    found: list[Review] = []
    read: dict[str, str] = {}
    voice, several = Voice(words.language), len(words.operands) > 1
    if several and "svg" in words:
        raise UsageError("cli-too-many", value=quote(words.operands[-1]))
    for file in words.operands:
        try:
            record = read_file(file)
            voice = Voice(words.language, record.game)
            first = read.setdefault(game_in(record), Path(file).name)
            if len(read) == len(found):
                twice = BadRecord("night-twice", record=Path(file).name, first=first)
                return refuse(twice, voice, as_json="json" in words)
            with thinking(voice, quiet="json" in words) as progress:
                found.append(review(record, progress))
        except GameError as error:
            called = Path(file).name if several else ""
            return refuse(error, voice, as_json="json" in words, file=called)
    return run_together(found, words) if several else run_one(found[0], words)


def game_in(record: Record) -> str:
    """What makes two records the same game, whatever they say in `meta`."""
    return write_record(replace(record, meta=None).plain())


def run_one(found: Review, words: Words) -> int:
    narrator = ReviewNarrator(found, Voice(words.language, found.record.game))
    file = words.text("svg")
    if file is not None:
        Path(file).write_text(draw(found, narrator, narrator.title(), narrator.ends()), encoding="utf-8")
    if "json" in words:
        print_json(found.plain())
    else:
        show(found, narrator)
    return 0


def run_together(found: Sequence[Review], words: Words) -> int:
    pooled = pool(found)
    if "json" in words:
        print_json({"reviews": [one.plain() for one in found], "play": [one.plain() for one in pooled]})
        return 0
    screen = console()
    screen.print(Voice(words.language).say("review-over-games"), style="bold")
    for one in pooled:
        screen.print(Padding(one.said(words.language), INDENT))
    return 0


def show(found: Review, narrator: ReviewNarrator) -> None:
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


def show_curves(found: Review, narrator: ReviewNarrator, screen: Console) -> None:
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


def account(found: Review, narrator: ReviewNarrator) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 2), show_edge=False)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(narrator.voice.say(f"review-{column}"), justify="right")
    for seat, name in enumerate(narrator.names):
        start, *terms, result = rounded(list(found.account.of(seat).values()), found.unit)
        changes = [narrator.change(value) for value in terms]
        table.add_row(f"  {name}", narrator.value(start), *changes, narrator.value(result))
    return table


def show_turning_points(found: Review, narrator: ReviewNarrator, screen: Console) -> None:
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


def show_play(found: Review, narrator: ReviewNarrator, screen: Console) -> None:
    screen.print("")
    for seat in found.seats:
        screen.print(narrator.play(seat))


def show_again(found: Review, narrator: ReviewNarrator, screen: Console) -> None:
    """You, expected, best: for every seat what its turns came to, and what the champion makes of them."""
    voice = narrator.voice
    for name, tally in zip(narrator.names, found.again, strict=False):
        table = Table(box=None, padding=(0, 2), show_edge=False)
        table.add_column(f"  {name}")
        for column in WAYS:
            table.add_column(voice.say(f"review-again-{column}"), justify="right")
        ways = [tally.plain()[way] for way in WAYS]
        for aspect in tally.told:
            said = [narrator.points(round(points[aspect])) for points in ways]
            table.add_row(f"  {voice.say(f'review-aspect-{aspect}')}", *said)
        totals = [narrator.points(sum(map(round, points.values()))) for points in ways]
        table.add_row(f"  {voice.say('review-again-total')}", *totals)
        screen.print("", table, sep="\n")
    if found.again:
        screen.print("", voice.say("review-again-note"), sep="\n")


REVIEW = Subcommand("review", run, "FILE", flags=(Flag("svg", "FILE"), JSON), several=True)
