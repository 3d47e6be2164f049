"""`toog night`: several games with the same sealed dice, ranked with luck and with luck taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from toog.cli.output import print_json, refuse, say_care
from toog.cli.progress import filling
from toog.cli.usage import JSON, Subcommand, Words
from toog.console import console, read_bytes
from toog.core.errors import GameError, quote
from toog.core.record import Record, read_json, read_record
from toog.review.figures import Figures
from toog.review.night import Night, naming_record, rank
from toog.review.night_telling import NightSpeaker, shown
from toog.review.shapes import Ranked
from toog.terminal.cup import what_falls
from toog.texts import Voice

PARTS = "▏▎▍▌▋▊▉█"
"""Of one character, from an eighth to all of it."""
WIDEST_BAR = 24
WIDEST_NAME = 16
FIGURES = 50
"""Columns of the terminal that are needed beside names and bars."""


def run(words: Words) -> int:
    voice = Voice(words.language)
    called = call_files(words.operands)
    try:
        records = [read_called(file, name) for file, name in zip(words.operands, called, strict=True)]
        voice = Voice(words.language, records[0].game)
        with filling(voice) as progress:
            night = rank(records, progress, called=called)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    if "json" in words:
        print_json(night.plain())
    else:
        show(night, NightSpeaker(night, voice))
    return 0


def call_files(files: Sequence[str]) -> list[str]:
    """Files by their names alone, which tell more than the beginnings of long paths, unless two share one."""
    names = [Path(file).name or file for file in files]
    return [quote(name) for name in (names if len(set(names)) == len(names) else files)]


def read_called(file: str, called: str) -> Record:
    """The record in a file. What is wrong with it is said of that file."""
    raw = read_bytes(file)
    with naming_record(called):
        return read_record(read_json(raw))


def show(night: Night, speaker: NightSpeaker) -> None:
    voice, screen = speaker.voice, console()
    chance = what_falls(night.game)
    screen.print(voice.say("night-head", game=voice.say("name"), games=night.tables, chance=chance))
    screen.print(speaker.certainty(), "", sep="\n")
    values = {player.name: shown(night, player) for player in night.players}
    longest = min(max(map(len, values)), WIDEST_NAME)
    width = min(max(screen.width - FIGURES - longest, 0), WIDEST_BAR)
    bar = bar_between([value for without, _, raw in values.values() for value in (without, raw)], width)
    show_raw(night, speaker, bar, screen)
    show_without_luck(night, speaker, bar, screen)
    for sentence in (*speaker.firsts(), *speaker.honesty()):
        screen.print(sentence)
    say_care(voice, screen)


def show_raw(night: Night, speaker: NightSpeaker, bar: Callable[[float], str], screen: Console) -> None:
    table = ranking(speaker, "night-raw", ("night-same-seat-column", "night-score", "night-games"))
    points = Figures(speaker.voice, "points")
    for player in night.players:
        raw = shown(night, player)[-1]
        beside = "" if player.same_seat is None else speaker.change(player.same_seat)
        table.add_row(
            *row(player, player.rank_raw, bar(raw), speaker.value(raw)),
            beside,
            points.value(player.score),
            str(player.games),
        )
    screen.print(table, "", sep="\n")


def show_without_luck(
    night: Night, speaker: NightSpeaker, bar: Callable[[float], str], screen: Console
) -> None:
    table = ranking(speaker, "night-without-luck", ("review-luck",))
    for player in night.by_skill():
        without, luck, _ = shown(night, player)
        said = row(player, player.rank_without_luck, bar(without), speaker.value(without))
        table.add_row(*said, speaker.change(luck))
    screen.print(table, "", sep="\n")


def ranking(speaker: NightSpeaker, title: str, columns: Sequence[str]) -> Table:
    """Places, names, bars and values; what else there is stands to the right."""
    say = speaker.voice.say
    table = Table(box=None, padding=(0, 1), show_edge=False, title=say(title), title_justify="left")
    table.add_column("", justify="right")
    table.add_column("", max_width=WIDEST_NAME, no_wrap=True)
    table.add_column("", no_wrap=True)
    for column in (f"night-value-{speaker.unit}", *columns):
        table.add_column(say(column), justify="right")
    return table


def row(player: Ranked, place: int, bar: str, value: str) -> tuple[str, ...]:
    return f"{place}.", player.name, bar, value


def bar_between(values: Sequence[float], width: int) -> Callable[[float], str]:
    """Draws values as bars that begin at nothing or, where some are less, at the least."""
    low = min(0.0, *values)
    size = max(values) - low

    def bar(value: float) -> str:
        eighths = round((value - low) / size * width * len(PARTS)) if size else 0
        whole, part = divmod(eighths, len(PARTS))
        drawn = PARTS[-1] * whole + (PARTS[part - 1] if part else "")
        return f"{drawn:{width}}"

    return bar


NIGHT = Subcommand("night", run, "FILE", flags=(JSON,), several=True)
