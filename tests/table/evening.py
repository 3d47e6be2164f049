"""A short way to write an evening at a table in a test: who sits down, who does what, and when."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any, cast

import pytest

from tests.table_talk import NAMES
from toog.core.course import Course
from toog.core.errors import GameError
from toog.core.sources import Scripted
from toog.table import Actor, BotTurn, Entry, Table
from toog.table.commands import Command, Fill, Join, Open, Play, Start, Throw, Undo
from toog.table.log import LOG_LENGTH
from toog.table.running import Running
from toog.table.seats import Seat

SECRET = bytes(range(32))
NONCE = "00ff"


def key_of(name: str) -> str:
    """The hash of a secret that only `name` has."""
    return hashlib.sha256(name.encode()).hexdigest()


HOST = key_of("host")


def opened(game: str = "pietjesbak", players: int = 2, **choices: Any) -> Table:
    return Table.create("toog", Open(game, players, HOST, **choices), SECRET, 100.0)


class Gathering:
    """A table and a watch, which goes on only when told."""

    def __init__(self, table: Table) -> None:
        self.now = 100.0
        self.table = table
        self.host = Actor(host=True)

    def do(
        self,
        command: Command,
        *seats: int,
        by: Actor | None = None,
        after: float = 0.0,
        falls: Collection[str] | None = None,
    ) -> list[Entry]:
        """The seats do it, or the host where none are named; `falls` is what the dice will show."""
        self.now += after
        actor = by or (Actor(frozenset(seats)) if seats else self.host)
        if falls is not None:
            setattr(self.table.standing, "source", lambda _: Scripted(falls))  # noqa: B010
        return self.table.handle(actor, command, self.now)

    def play(self, seat: int, word: str, after: float = 0.0) -> list[Entry]:
        return self.do(Play(seat, word, self.table.version), seat, after=after)

    def throw(self, seat: int, fell: str | None = None) -> list[Entry]:
        return self.do(Throw(seat, self.table.version, fell), seat)

    def undo(self, seat: int) -> list[Entry]:
        return self.do(Undo(seat, self.table.version), seat)

    def question(self) -> BotTurn:
        """A bot has to choose."""
        turn = self.table.bot_turn
        assert turn is not None
        return turn

    def races(self) -> bool:
        return self.table.is_racing

    def due(self) -> float | None:
        return self.table.due

    def nobody_asked(self) -> bool:
        return self.table.bot_turn is None

    def on_turn(self) -> int:
        seat = self.running.awaited
        assert seat is not None
        return seat

    def bot_plays(self, word: str) -> list[Entry]:
        turn = self.question()
        assert word in turn.legal
        return self.do(Play(turn.seat, word, turn.version), by=Actor.bot(turn.seat, "sensible", "1"))

    def tick(self, after: float) -> list[Entry]:
        self.now += after
        return self.table.tick(self.now)

    def refusal(
        self, command: Command, *seats: int, by: Actor | None = None, after: float = 0.0
    ) -> GameError:
        """Why it is refused, after which nothing has changed."""
        before = at_a_glance(self.table)
        with pytest.raises(GameError) as refusal:
            self.do(command, *seats, by=by, after=after)
        assert str(refusal.value)
        assert at_a_glance(self.table) == before
        return refusal.value

    def refused(self, command: Command, *seats: int, by: Actor | None = None, after: float = 0.0) -> str:
        """The key of the refusal."""
        return self.refusal(command, *seats, by=by, after=after).key

    @property
    def running(self) -> Running:
        running = self.table.standing.running
        assert running is not None
        return running

    @property
    def course(self) -> Course:
        return self.running.course

    @property
    def seats(self) -> list[Seat]:
        return self.table.standing.company.seats

    @property
    def words(self) -> list[str]:
        return [event.word for event in self.course.events]


class Evening(Gathering):
    """People sit from seat 0 on, bots after them, and the game starts."""

    def __init__(
        self,
        game: str = "pietjesbak",
        people: int = 2,
        bots: int = 0,
        *,
        level: str = "sensible",
        falls: Collection[str] | None = None,
        **choices: Any,
    ) -> None:
        super().__init__(opened(game, people + bots, **choices))
        for seat in range(people):
            self.do(Join(NAMES[seat], key_of(NAMES[seat]), NONCE))
        for seat in range(people, people + bots):
            self.do(Fill(level, NAMES[seat], NONCE))
        self.do(Start(), falls=falls)

    def begun_by(self, starter: int) -> Evening:
        """With real dice: the throw-off that this seat wins at once."""
        for seat in range(len(self.seats)):
            machine = self.seats[seat].machine is not None
            hand = self.host if machine else Actor(frozenset({seat}))
            self.do(Throw(seat, self.table.version, "6" if seat == starter else "1"), by=hand)
        return self


def at_a_glance(table: Table) -> tuple[Any, ...]:
    return (table.version, table.entries[-1], table.news((0, 1), table.version - 1), table.standing.deadline)


def whole(table: Table) -> tuple[Any, ...]:
    """Everything about a table that follows from its entries, for all who could look."""
    eyes = [(), *((seat,) for seat in range(table.standing.opened.players))]
    return (
        list(table.entries),
        [table.snapshot(seats) for seats in eyes],
        [table.news(seats, since) for seats in eyes for since in (1, table.version - 1)],
        table.standing.deadline,
    )


def reopened(table: Table) -> Table:
    """From its entries alone, as they are stored."""
    entries = [Entry.from_plain(entry.plain()) for entry in table.entries]
    return Table.open(table.id, entries, table.standing.secret)


def snapshot_of(table: Table, audience: Collection[int]) -> dict[str, Any]:
    """The snapshot, to look anything up in."""
    return cast(dict[str, Any], table.snapshot(audience))


def news_of(table: Table, audience: Collection[int], since: int) -> list[dict[str, Any]] | None:
    return cast("list[dict[str, Any]] | None", table.news(audience, since))


def caught_up(snapshot: dict[str, Any], missed: list[dict[str, Any]]) -> dict[str, Any]:
    """What a client makes of the news."""
    after = dict(snapshot)
    for item in missed:
        told = {key: value for key, value in item.items() if key != "now"}
        after["version"] = item["version"]
        after["log"] = [*after["log"], told][-LOG_LENGTH:]
        after.update(item.get("now", {}))
    return after


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.kind for entry in entries]
