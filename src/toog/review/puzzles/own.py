"""Drills: the costliest decisions of one's own finished games, as puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from toog.core.course import Course, Over
from toog.core.errors import BadRecord, quote
from toog.core.record import Record, read_event, read_record
from toog.core.seal import read_bots, read_held
from toog.review.hinting import GOOD
from toog.review.judge import Unit
from toog.review.pricing import Priced
from toog.review.puzzles.confirming import is_best_beyond_doubt
from toog.review.puzzles.puzzle import OwnGame, Puzzle, puzzle_at
from toog.review.reviewing import Progress, Review, review

MOST = 3
NEARLY = 0.5
"""What costs so much of the costliest is taken before a second one of the same turn."""
FELT: dict[Unit, float] = {"win": 0.005, "points": 0.5}
"""What a decision must have cost at least, beyond what its judge may be off."""
REVIEWING = 0.9  # of the work; the rest is finding the answers
PERSON = "person"


@dataclass(frozen=True)
class Costly:
    """A decision that lost something: in which record, in which turn of that game, and how much.

    `cost` counts what a move may lose and still be good, so that points and chances compare.
    """

    record: int
    turn: int
    event: int
    cost: float

    @property
    def whose(self) -> tuple[int, int]:
        return self.record, self.turn


def drills(
    records: Sequence[Record | dict[str, Any]],
    player: str | None = None,
    most: int = MOST,
    progress: Progress | None = None,
    look_back: Callable[[Record, Progress | None], Review] = review,
) -> list[Puzzle]:
    """At most so many puzzles, the costliest first: what people lost by a real choice in these games.

    Of one player, by name, or of everyone; what bots played does not count. A game that is not over is
    refused. Nobody is drilled for noise: what a judge may be off is taken off first. `look_back` reviews a
    game, or has its review already.
    """
    games = [finished(record) for record in records]
    if player is not None and not any(player in game.players for game in games):
        allowed = ", ".join(dict.fromkeys(name for game in games for name in game.players))
        raise BadRecord("drill-no-player", name=quote(player), allowed=allowed)
    found: list[Costly] = []
    for number, game in enumerate(games):
        found += costly_in(look_back(game, part_of(progress, number, len(games))), number, player)
    puzzles = confirmed(games, found, most)
    if progress is not None:
        progress(1.0)
    return puzzles


def part_of(progress: Progress | None, number: int, games: int) -> Progress | None:
    """Tells of one game as part of them all."""
    return None if progress is None else lambda done: progress(REVIEWING * (number + done) / games)


def finished(record: Record | dict[str, Any]) -> Record:
    sound = record if isinstance(record, Record) else read_record(record)
    if not isinstance(Course.of(sound).turn, Over):
        raise BadRecord("drill-unfinished")
    return sound


def costly_in(found: Review, number: int, player: str | None) -> list[Costly]:
    """Return every real choice of a person that lost more than the error of such a difference."""
    record, felt = found.record, FELT[found.unit]
    bots, turns = moves_of_bots(record), turns_of(record)
    return [
        Costly(number, turns[event.event], event.event, event.loss / GOOD[found.unit])
        for event in found.events
        if event.choices > 1
        and event.loss - event.error >= felt
        and event.event not in bots
        and is_of(record, event, player)
    ]


def is_of(record: Record, event: Priced, player: str | None) -> bool:
    return player is None or record.players[event.seat] == player


def moves_of_bots(record: Record) -> set[int]:
    """The events that the record says were a bot's: by its seat, or by who had it then."""
    kinds = (record.meta or {}).get("seats")
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [PERSON] * len(record.players)
    seats = [read_event(event, len(record.players)).seat for event in record.events]
    found = {index for index, seat in enumerate(seats) if seat is not None and kinds[seat] != PERSON}
    chosen = read_bots(record)
    if chosen is None:
        return found
    for span in read_held(record) or ():
        found |= {index for index in range(span.since, span.until) if seats[index] == span.seat}
    return found | set(chosen)


def turns_of(record: Record) -> list[int]:
    """For every event the turn it belongs to: one ends when another seat decides, or the round does."""
    game, turn, last = record.game, 0, None
    course = Course(game, record.players, record.options)
    found = []
    for told in record.events:
        event = read_event(told, len(record.players))
        if event.seat is not None:
            here = (event.seat, game.round_of(course.state))
            turn += here != last
            last = here
        found.append(turn)
        course.happen(event)
    return found


def confirmed(games: Sequence[Record], found: Sequence[Costly], most: int) -> list[Puzzle]:
    """The costliest whose answer says so too, and where that is an estimate also a rollout.

    Of one turn one is taken, where others cost nearly as much.
    """
    left = sorted(found, key=lambda one: (-one.cost, one.record, one.event))
    puzzles: list[Puzzle] = []
    taken: set[tuple[int, int]] = set()
    while left and len(puzzles) < most:
        one = next_of(left, taken)
        left.remove(one)
        puzzle = puzzle_at(games[one.record], one.event, OwnGame(one.record))
        felt = puzzle.hint.sure_loss(puzzle.played) >= FELT[puzzle.hint.unit]
        if felt and is_best_beyond_doubt(puzzle):
            puzzles.append(puzzle)
            taken.add(one.whose)
    return sorted(puzzles, key=lambda puzzle: -puzzle.loss / GOOD[puzzle.hint.unit])


def next_of(left: Sequence[Costly], taken: set[tuple[int, int]]) -> Costly:
    costliest = left[0]
    other = next((one for one in left if one.whose not in taken), costliest)
    return other if other.cost >= NEARLY * costliest.cost else costliest
