"""Decisions to be tried again: what lay before a seat, what it could play, and what every move was worth."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from datetime import date
from weakref import WeakKeyDictionary

import msgspec

from toog.core.record import Record, read_json, read_record
from toog.review.requests import DailyRequest, DrillRequest
from toog.review.shapes import FoundPuzzle, RatedMoves
from toog.server.http.advisers import AdviceService
from toog.server.http.jobs import Job, for_everyone
from toog.server.http.replays import Frame, Projector
from toog.server.protocol.forms import Form
from toog.server.protocol.server_messages import Fault
from toog.table import Table
from toog.table.sight import lies_face_down

MOST_DAYS = 64  # puzzles of the day that are kept, one in each language: those last asked for
COLOURS = range(8)


class ShownPuzzle(Form, frozen=True):
    """`frame` is what lay there before event `at`, as `seat` saw it, and `legal` what that seat could play.

    The `answer` is for who has tried. `played` is what was chosen there, at a price of `loss`; `colours` are
    those of the seats, and `day` is that of a daily puzzle.
    """

    game: str
    players: list[str]
    colours: list[int]
    options: dict[str, object]
    seat: int
    at: int
    legal: list[str]
    frame: Frame
    played: str
    loss: float
    answer: RatedMoves
    day: str | None


class Puzzling(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the puzzles, or why there are none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    puzzles: list[ShownPuzzle] | None = None
    error: Fault | None = None
    before: int = 0


def shown_puzzle(found: FoundPuzzle, colours: Sequence[int]) -> ShownPuzzle:
    """A puzzle as its seat saw it."""
    record = read_record(read_json(found.record.encode()))
    return ShownPuzzle(
        record.game.name,
        list(record.players),
        list(colours[: len(record.players)]),
        record.options,
        found.seat,
        found.at,
        found.legal,
        seen_by(record, found.seat),
        found.played,
        found.loss,
        found.answer,
        found.day,
    )


def seen_by(record: Record, seat: int) -> Frame:
    """What lies on the table after all of a record, through the eyes of one seat."""
    last = len(record.events)
    projector = Projector(record, range(last, last + 1), [seat])
    for _ in projector.play():
        pass
    [frame] = projector.frames
    if frame.seat is None and frame.word is not None and lies_face_down(record.game, frame.word):
        return msgspec.structs.replace(frame, word=None)
    return frame


class Drills:
    """Puzzles are looked for once in each language: of a table while it is in memory, of a day for longer."""

    def __init__(self, adviser: AdviceService) -> None:
        self.adviser = adviser
        self.of_tables: WeakKeyDictionary[Table, dict[tuple[int | None, str], Job]] = WeakKeyDictionary()
        self.of_days: dict[tuple[date, str | None, str], Job] = {}

    def of_table(self, table: Table, record: str, seat: int | None, language: str, address: str) -> Job:
        request = DrillRequest([record], None if seat is None else players_at(table)[seat], language)
        colours = [each.colour for each in table.standing.company.seats]
        jobs = self.of_tables.setdefault(table, {})
        return for_everyone(jobs, (seat, language), lambda: self.begin(request, colours, address))

    def of_day(self, day: date, game: str | None, language: str, address: str) -> Job:
        key, request = (day, game, language), DailyRequest(day, game, language)
        job = for_everyone(self.of_days, key, lambda: self.begin(request, COLOURS, address))
        self.of_days[key] = self.of_days.pop(key)  # the last in the row
        if len(self.of_days) > MOST_DAYS:
            del self.of_days[next(iter(self.of_days))]
        return job

    def begin(self, request: DrillRequest | DailyRequest, colours: Sequence[int], address: str) -> Job:
        return Job(Puzzling, functools.partial(find_puzzles, request, colours), self.adviser, address)


def players_at(table: Table) -> Sequence[str]:
    running = table.standing.running
    return () if running is None else running.course.players


def find_puzzles(request: DrillRequest | DailyRequest, colours: Sequence[int], job: Job) -> Puzzling:
    found = [job.ask(request)] if isinstance(request, DailyRequest) else job.ask(request)
    return Puzzling(puzzles=[shown_puzzle(one, colours) for one in found])
