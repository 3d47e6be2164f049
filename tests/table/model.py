"""What a table should be, by a model that is simpler than the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.table_talk import undo
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game
from toog.table import Entry
from toog.table.entries import Ended, Fell, Moved, Started, Undone

PERSON, BOT, NOBODY = "person", "bot", "open"


class Model:
    """Who sits where, who is away, where a bot sits in, and who may take each event back."""

    def __init__(self, game: str, options: dict[str, Any], players: int, real: bool) -> None:
        self.game = find_game(game)
        self.options = options
        self.real = real
        self.company = [NOBODY] * players
        self.away: set[int] = set()
        self.sat_in: set[int] = set()
        self.course: Course | None = None
        self.ended = False
        self.takers: list[int | None] = []

    def hear(self, entries: Iterable[Entry], names: tuple[str, ...]) -> None:
        for entry in entries:
            if isinstance(entry, Started):
                self.course = Course(self.game, names, self.options)
            elif isinstance(entry, Moved | Fell | Undone):
                self.hear_event(entry)
            elif isinstance(entry, Ended):
                self.ended = True

    def hear_event(self, entry: Moved | Fell | Undone) -> None:
        assert self.course is not None
        if isinstance(entry, Undone):
            assert undo(self.course).word == entry.word
            assert self.takers.pop() == entry.seat
        elif isinstance(entry, Moved):
            self.course.play(entry.word, entry.seat)
            free = not entry.bot and entry.word not in self.game.final
            self.takers.append(entry.seat if free else None)
        else:
            turn = self.course.turn
            assert isinstance(turn, Chance)
            assert turn.seat == entry.seat
            self.course.throw(entry.word)
            self.takers.append(entry.seat if self.real else None)

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.company) if who == PERSON]

    def forget_absence(self, seat: int) -> None:
        self.away.discard(seat)
        self.sat_in.discard(seat)

    def plays_for_itself(self, seat: int) -> bool:
        return self.company[seat] == PERSON and seat not in self.sat_in

    @property
    def is_on(self) -> bool:
        return self.course is not None and not isinstance(self.course.turn, Over)

    @property
    def stands_open(self) -> bool:
        """The game is over, unless the last throw was typed wrong."""
        if self.course is None or self.is_on or self.ended:
            return False
        return self.real and self.course.events[-1].seat is None

    @property
    def taker(self) -> int | None:
        """Who may take the last event back: who made the move, or typed what fell."""
        return self.takers[-1] if self.takers and (self.is_on or self.stands_open) else None
