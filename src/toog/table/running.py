"""A game that runs: its course, its dice, and how far it can be taken back."""

from __future__ import annotations

from typing import Any

from toog.core.contract import RACE, Game
from toog.core.course import Bookmark, Chance, Course, Decision, Over, Turn
from toog.core.sources import Real, Source
from toog.table.entries import Fell, Moved, Undone
from toog.table.errors import TableError
from toog.table.pictures import Picture, WayBack
from toog.table.race import Race


class Running:
    """`version` is the one that last changed the position."""

    def __init__(
        self,
        game: Game[Any],
        names: tuple[str, ...],
        options: dict[str, Any],
        dice: Source,
        pause: float,
    ) -> None:
        self.course = Course(game, names, options)
        self.dice = dice
        self.pause = pause
        self.race: Race | None = None
        self.takers: list[tuple[int, WayBack]] = []  # of the last events, who may take each back
        self.version = 0
        self.look()

    def look(self) -> None:
        """At the position as it has become."""
        self.turn: Turn = self.course.turn
        self.throws = self.turn if isinstance(self.turn, Chance) else None
        self.chooses = self.turn.seats if isinstance(self.turn, Decision) else ()
        self.awaited = self.who_is_awaited()
        self.picture = Picture(self.course.game, self.course.state, self.turn)

    def who_is_awaited(self) -> int | None:
        """The seat the table waits for; in a race the one that goes next by A5."""
        if self.throws is not None:
            return self.throws.seat
        if len(self.chooses) > 1:
            return self.course.game.rules.in_turn(self.course.state)
        return self.chooses[0] if self.chooses else None

    def fresh_from(self, seat: int) -> int:
        """The oldest version at which this seat saw all that matters to it."""
        return self.version if self.race is None else self.race.fresh_from(seat)

    @property
    def undoer(self) -> int | None:
        """Who may take the last event back. A move that ends the game has opened the seal."""
        if not self.takers or (isinstance(self.turn, Over) and not self.course.can_retype):
            return None
        return self.takers[-1][0]

    def move(self, entry: Moved, version: int) -> None:
        before = self.picture
        self.course.play(entry.word, entry.seat)
        if self.race is not None:
            self.race.act(entry.seat, version, entry.at)
        self.go_on(version, entry.at)
        free = not entry.bot and self.shows_nothing(before, entry.seat, entry.word)
        self.can_be_taken_back(entry.seat if free else None, before)

    def shows_nothing(self, before: Picture, seat: int, word: str) -> bool:
        """Who moved sees nothing that could not be foreseen, and the word is not a final one."""
        if not self.course.can_undo(seat):
            return False
        game = self.course.game
        return not game.hidden or bool(before.after(seat, word) == self.picture.seen_by(seat))

    def fall(self, entry: Fell, version: int) -> None:
        """What was typed can be wrong: who typed it may type it again until something else happens."""
        before = self.picture
        self.course.throw(entry.word)
        self.go_on(version, entry.at)
        self.can_be_taken_back(entry.seat if isinstance(self.dice, Real) else None, before)

    def can_be_taken_back(self, taker: int | None, before: Picture) -> None:
        """By nobody: then nothing that happened earlier can be either."""
        if taker is None:
            self.takers.clear()
        else:
            self.takers.append((taker, WayBack(before, self.picture)))

    def undo(self, entry: Undone, version: int) -> None:
        if not self.takers:
            raise TableError("cannot-undo")
        _, way_back = self.takers.pop()
        self.course.go_back(self.before_last(way_back))
        self.go_on(version, entry.at)

    def before_last(self, way_back: WayBack) -> Bookmark:
        """Where the course stood before its last event."""
        last = self.course.events[-1]
        falls = self.course.falls - (last.seat is None)
        state = self.course.state.with_numbers(way_back.was)
        return Bookmark(state, len(self.course.events) - 1, falls)

    def go_on(self, version: int, at: float) -> None:
        self.version = version
        self.look()
        self.see_race(at)

    def see_race(self, at: float) -> None:
        if self.course.game.rules.turn(self.course.state) == RACE:
            self.race = self.race or Race(self.version, at, self.pause)
        elif self.race is not None and not self.has_taken_dice:
            self.race = None

    @property
    def has_taken_dice(self) -> bool:
        """Who moved last is to throw: in a race those dice belong to it (A5)."""
        movers = [event.seat for event in self.course.events[-1:]]
        return self.throws is not None and movers == [self.throws.seat]
