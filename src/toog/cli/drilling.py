"""`toog drill` asks for the costliest decisions of one's own games again, `toog daily` for that of a day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from toog.cli.output import print_json, refuse
from toog.cli.progress import filling
from toog.cli.usage import JSON, Flag, Subcommand, UsageError, Words
from toog.console import read_file
from toog.core.errors import GameError, quote
from toog.core.record import Record
from toog.core.registry import find_game
from toog.texts import Voice
from toog.texts.voice import voice_for

if TYPE_CHECKING:
    from toog.review.puzzles.puzzle import Puzzle


def run_drill(words: Words) -> int:
    from toog.review.puzzles.own import drills, finished  # here: nothing else waits for NumPy

    voice, as_json = Voice(words.language), "json" in words
    records: list[Record] = []
    for file in words.operands:
        try:
            records.append(finished(read_file(file)))
        except GameError as error:
            return refuse(error, voice, as_json=as_json, file=file if len(words.operands) > 1 else "")
    voice = Voice(words.language, records[0].game)
    try:
        with filling(voice) as progress:
            found = drills(records, words.text("name"), progress=progress)
    except GameError as error:
        return refuse(error, voice, as_json=as_json)
    if as_json:
        print_json({"puzzles": [facts(puzzle, words.language) for puzzle in found]})
        return 0
    return put(found, words)


def run_daily(words: Words) -> int:
    from toog.review.puzzles.daily import daily, game_of, today

    day = read_day(words) or today()
    game = find_game(words.operand or game_of(day))
    voice, as_json = Voice(words.language, game), "json" in words
    try:
        with filling(voice) as progress:
            found = daily(day, game.name, progress)
    except GameError as error:
        return refuse(error, voice, as_json=as_json)
    if as_json:
        print_json(facts(found, words.language))
        return 0
    return put([found], words)


def read_day(words: Words) -> date | None:
    text = words.text("day")
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise UsageError("cli-not-day", value=quote(text)) from None


def facts(puzzle: Puzzle, language: str) -> dict[str, Any]:
    from toog.review.puzzles import puzzle as puzzles

    voice = voice_for(language, puzzle.record.game)
    return dict(puzzles.facts(puzzle, voice, puzzle.record.players))


def put(puzzles: list[Puzzle], words: Words) -> int:
    """Asks at the terminal; where nobody can be asked, the answers are printed too."""
    from toog.terminal.drilling import put_puzzles

    return put_puzzles(puzzles, words.language, files=words.operands)


DRILL = Subcommand(
    "drill", run_drill, "FILE", flags=(Flag("name", "NAME", told_as="player"), JSON), several=True
)
DAILY = Subcommand("daily", run_daily, "GAME", needs_operand=False, flags=(Flag("day", "YYYY-MM-DD"), JSON))
