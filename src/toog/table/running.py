"""A game that is being played at a table, and pictures of its positions as each seat may see them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any

from toog.core.contract import RACE, SPECTATOR, Event, Game
from toog.core.course import Bookmark, Chance, Course, Decision, Over, Turn, naming
from toog.core.record import read_event
from toog.core.seal import Chosen, JoinedLater
from toog.core.sources import Real, Source
from toog.core.state import Fields
from toog.table.entries import Fell, Moved, Undone
from toog.table.errors import TableError
from toog.table.holding import Holding
from toog.table.timing import Race

WayBack = tuple[Turn, Fields]
"""From one picture to the one before it: whose turn it was, and the fields that were otherwise."""


class Picture:
    """A position, seen through hidden copies only, one for each seat. In an open game all are alike.

    A picture does not hold the one before it, only the way back there: the few fields that were otherwise. So
    the last positions of a game can be kept, and nobody has to play it over to see them again.
    """

    __slots__ = ("copies", "event", "game", "state", "turn")

    def __init__(self, game: Game[Any], state: Any, turn: Turn, event: Event | None = None) -> None:
        self.game = game
        self.state = state
        self.turn = turn
        self.event = event  # that led to it, where it is known
        self.copies: dict[int, Any] | None = {} if game.hidden else None

    def way_to(self, after: Picture) -> WayBack:
        return self.turn, self.state.otherwise(after.state)

    def before(self, way_back: WayBack) -> Picture:
        """The picture from which this way led here."""
        turn, was = way_back
        return Picture(self.game, self.state.with_fields(was), turn)

    @property
    def scores(self) -> list[int]:
        """The scores as everyone sees them."""
        seen = self.seen_by(SPECTATOR)
        return [*map(self.game.rules.score, repeat(seen), range(seen.players))]

    def seen_by(self, seat: int) -> Any:
        """The hidden copy for this seat, which is not to be changed."""
        if self.copies is None:
            return self.state
        if seat not in self.copies:
            self.copies[seat] = self.game.hidden_copy(self.state, seat)
        return self.copies[seat]

    def after(self, seat: int, word: str) -> Any:
        """What the seat could foresee of the position after its own move."""
        game, foreseen = self.game, self.seen_by(seat).copy()
        game.rules.play(foreseen, seat, game.read_move(word))
        return game.hidden_copy(foreseen, seat)


class Running:
    """A game that is being played. `version` is the one that last changed the position."""

    def __init__(
        self,
        game: Game[Any],
        names: tuple[str, ...],
        options: dict[str, Any],
        dice: Source,
        pause: float | None,
        events: Sequence[object] = (),
    ) -> None:
        """A game is played from its beginning, or after these events of the one it was forked from."""
        self.course = Course(game, names, options)
        for index, event in enumerate(events):
            with naming(index):
                self.course.happen(read_event(event, len(names)))
        self.first = len(self.course.events)
        self.dice = dice
        self.pause = pause
        self.race: Race | None = None
        self.takers: list[tuple[int, WayBack]] = []  # the seats that may take back the last events
        self.chosen: dict[int, Chosen] = {}  # by event, what bots chose, which nobody takes back
        self.holding = Holding()
        self.joined: list[JoinedLater] = []
        self.version = 0
        self.look()

    def look(self) -> None:
        """Looks at the position anew, after it has changed."""
        turn: Turn = self.course.turn
        self.turn = turn
        self.throws: Chance | None = None
        self.chooses: tuple[int, ...] = ()
        self.awaited: int | None = None
        """The seat the table waits for; in a race the one that goes next by A5."""
        if isinstance(turn, Chance):
            self.throws, self.awaited = turn, turn.seat
        elif isinstance(turn, Decision):
            self.chooses = turn.seats
            several = len(turn.seats) > 1
            self.awaited = self.course.game.rules.in_turn(self.course.state) if several else turn.seats[0]
        course = self.course
        self.picture = Picture(
            course.game, course.state.copy(), turn, course.events[-1] if course.events else None
        )

    @property
    def has_begun(self) -> bool:
        """Whether anything has happened in the game itself, and was not taken back."""
        return len(self.course.events) > self.first

    def fresh_from(self, seat: int) -> int:
        """The oldest version at which this seat saw all that matters to it."""
        return self.version if self.race is None else self.race.fresh_from(seat)

    @property
    def undoer(self) -> int | None:
        """The seat that may take the last event back. A move that ends the game has opened the seal."""
        if not self.takers or (isinstance(self.turn, Over) and not self.course.can_retype):
            return None
        return self.takers[-1][0]

    def note_name(self, seat: int, name: str) -> None:
        """Notes who has sat down since the game began: the record has the names of those who began it."""
        before = [later["name"] for later in self.joined if later["seat"] == seat]
        if name != (before or [self.course.players[seat]])[-1]:
            self.joined.append({"seat": seat, "name": name, "since": len(self.course.events)})

    def move(self, entry: Moved, version: int) -> None:
        before, course = self.picture, self.course
        course.play(entry.word, entry.seat)
        if entry.chosen_by is not None:
            self.chosen[len(course.events) - 1] = Chosen(entry.seat, *entry.chosen_by)
        if self.race is not None:
            self.race.act(entry.seat, version, entry.at)
        self.go_on(version, entry.at)
        free = not entry.bot and entry.word not in course.game.final
        if free and (not course.game.hidden or self.could_be_foreseen(before, entry)):
            self.takers.append((entry.seat, before.way_to(self.picture)))
        else:
            self.takers.clear()  # where nobody may take the last event back, nothing earlier can be either

    def could_be_foreseen(self, before: Picture, entry: Moved) -> bool:
        """Whether the mover sees nothing after this move that was not known before it."""
        return bool(before.after(entry.seat, entry.word) == self.picture.seen_by(entry.seat))

    def fall(self, entry: Fell, version: int) -> None:
        """Lets dice fall. Whoever typed them wrongly may type them again until something else happens."""
        before = self.picture
        self.course.throw(entry.word)
        self.go_on(version, entry.at)
        if isinstance(self.dice, Real) and self.course.can_retype:
            self.takers.append((entry.seat, before.way_to(self.picture)))
        else:
            self.takers.clear()

    def undo(self, entry: Undone, version: int) -> None:
        if not self.takers:
            raise TableError("cannot-undo")
        _, way_back = self.takers.pop()
        course = self.course
        events, falls = len(course.events) - 1, course.falls - (course.events[-1].seat is None)
        course.go_back(Bookmark(self.picture.before(way_back).state, events, falls))
        for later in self.joined:
            later["since"] = min(later["since"], events)
        self.go_on(version, entry.at)

    def go_on(self, version: int, at: float) -> None:
        self.version = version
        self.look()
        if self.race is not None or self.course.who == RACE:
            self.see_race(at)

    def see_race(self, at: float) -> None:
        """Begins or ends a race. Without a pause between two actions nobody races: they go in turn, by A5."""
        if self.pause is not None and self.course.who == RACE:
            self.race = self.race or Race(self.version, at, self.pause, self.paces)
        elif self.race is not None and not self.has_taken_dice:
            self.race = None

    @property
    def paces(self) -> tuple[int, ...]:
        """Of each seat, in a race from this position."""
        game, seats = self.course.game, range(len(self.course.players))
        return tuple(game.pace(self.course.state, seat) for seat in seats)

    @property
    def has_taken_dice(self) -> bool:
        """The last event was a word that takes up the dice: they are the mover's to throw (A5)."""
        if self.throws is None or not self.course.events:
            return False
        last = self.course.events[-1]
        return last.seat == self.throws.seat and last.word in self.course.game.throws
