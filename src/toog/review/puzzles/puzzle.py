"""One decision to be found again, made from what the seat could see there; the answer is the hint for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Any, Literal, TypedDict

from toog.core.course import Course
from toog.core.record import Record, read_event, write_record
from toog.review.asking import question_of
from toog.review.hinting import SHOWN, FoundHint, HintFacts, hint_of, tell_hint
from toog.review.hinting import facts as facts_of_hint
from toog.review.shapes import FoundPuzzle, Mark
from toog.texts import Voice


@dataclass(frozen=True)
class OwnGame:
    """Where a puzzle comes from that someone once met: which of the records that were handed over."""

    record: int


@dataclass(frozen=True)
class SealedGame:
    """Where the puzzle of a day comes from; `text` is that whose SHA-256 is the secret of its dice."""

    day: date
    number: int
    text: str


class OwnFacts(TypedDict):
    kind: Literal["own"]
    record: int


class DailyFacts(TypedDict):
    kind: Literal["daily"]
    day: str
    number: int
    text: str


class PuzzleFacts(TypedDict):
    """As `toog drill --json` and `toog daily --json` print it; `view` is what that seat sees."""

    game: str
    players: list[str]
    options: dict[str, Any]
    seat: int
    at: int
    legal: list[str]
    view: dict[str, Any]
    source: OwnFacts | DailyFacts
    played: str
    loss: float
    answer: HintFacts


@dataclass(frozen=True)
class Puzzle:
    """`record` is the game up to the decision that became event `at`, and has nothing after it.

    `played` is what was played there, and `loss` what that cost beside the best.
    """

    record: Record
    at: int
    seat: int
    hint: FoundHint
    played: str
    source: OwnGame | SealedGame

    @property
    def loss(self) -> float:
        return self.hint.loss(self.played)

    @cached_property
    def course(self) -> Course:
        """The game as it stood there, with what only the others could see."""
        return Course.of(self.record)


def puzzle_at(record: Record, at: int, source: OwnGame | SealedGame) -> Puzzle:
    """Of the decision that became event `at` of a sound record."""
    chosen = read_event(record.events[at], len(record.players))
    before = replace(record, events=record.events[:at], seal=None, meta=None)
    course = Course.of(before)
    seat = course.seat_on_turn(chosen.seat)
    return Puzzle(before, at, seat, hint_of(question_of(course, seat)), chosen.word, source)


@dataclass(frozen=True)
class Verdict:
    """How a move that was tried compares with the best."""

    move: str
    mark: Mark
    loss: float
    found: bool
    """Whether it is the best, or cannot be told from it."""


def judge_answer(puzzle: Puzzle, word: str) -> Verdict:
    """Raises why the rules refuse the word, where they do."""
    puzzle.course.judge(word, puzzle.seat)
    hint = puzzle.hint
    found = hint.sure_loss(word) < SHOWN[hint.unit]
    return Verdict(word, hint.rated(word).mark, hint.loss(word), found)


def facts(puzzle: Puzzle, voice: Voice, names: Sequence[str]) -> PuzzleFacts:
    record, course = puzzle.record, puzzle.course
    return {
        "game": record.game.name,
        "players": list(record.players),
        "options": record.options,
        "seat": puzzle.seat,
        "at": puzzle.at,
        "legal": course.legal(puzzle.seat),
        "view": course.view(puzzle.seat),
        "source": facts_of_source(puzzle.source),
        "played": puzzle.played,
        "loss": puzzle.loss,
        "answer": facts_of_hint(puzzle.hint, voice, names),
    }


def tell_puzzle(puzzle: Puzzle, voice: Voice, names: Sequence[str]) -> FoundPuzzle:
    """What the house draws it from, whoever may see it then."""
    return FoundPuzzle(
        write_record(puzzle.record.plain()),
        puzzle.seat,
        puzzle.at,
        puzzle.course.legal(puzzle.seat),
        puzzle.played,
        puzzle.loss,
        tell_hint(puzzle.hint, voice, names),
        puzzle.source.day.isoformat() if isinstance(puzzle.source, SealedGame) else None,
    )


def facts_of_source(source: OwnGame | SealedGame) -> OwnFacts | DailyFacts:
    if isinstance(source, OwnGame):
        return {"kind": "own", "record": source.record}
    return {"kind": "daily", "day": source.day.isoformat(), "number": source.number, "text": source.text}
