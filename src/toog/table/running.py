"""A game that is being played at a table, and pictures of its positions as each seat may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toog.core.contract import RACE, SPECTATOR, Game
from toog.core.course import Bookmark, Chance, Course, Decision, Over, Turn, naming
from toog.core.record import read_event
from toog.core.seal import Chosen, JoinedLater
from toog.core.sources import Real, Source
from toog.table.entries import Fell, Moved, Undone
from toog.table.errors import TableError
from toog.table.holding import Holding
from toog.table.timing import Race


class Picture:
    """A position, seen through hidden copies only, one for each seat. In an open game all are alike."""

    __slots__ = ("copies", "game", "state", "turn")

    def __init__(self, game: Game[Any], state: Any, turn: Turn) -> None:
        self.game = game
        self.turn = turn
        if game.hidden:
            self.state = state.copy()
            self.copies: dict[int, Any] = {}
        else:
            self.state = game.hidden_copy(state, SPECTATOR)

    @property
    def scores(self) -> list[int]:
        """The scores as everyone sees them."""
        seen = self.seen_by(SPECTATOR)
        return [self.game.rules.score(seen, seat) for seat in range(seen.players)]

    def seen_by(self, seat: int) -> Any:
        """The hidden copy for this seat, which is not to be changed."""
        if not self.game.hidden:
            return self.state
        if seat not in self.copies:
            self.copies[seat] = self.game.hidden_copy(self.state, seat)
        return self.copies[seat]

    def after(self, seat: int, word: str) -> Any:
        """What the seat could foresee of the position after its own move."""
        foreseen = self.seen_by(seat).copy()
        self.game.rules.play(foreseen, seat, self.game.read_move(word))
        return self.game.hidden_copy(foreseen, seat)


class WayBack:
    """The way from a picture to the one before it: what an event changed, six numbers instead of a hundred.

    So the last positions of a game can be kept, and nobody has to play it over to see them again.
    """

    __slots__ = ("turn", "was")

    def __init__(self, before: Picture, after: Picture) -> None:
        self.turn = before.turn
        self.was: tuple[int, ...] = before.state.unlike(after.state)

    def picture(self, after: Picture) -> Picture:
        return Picture(after.game, after.state.with_numbers(self.was), self.turn)


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
        before = self.picture
        self.course.play(entry.word, entry.seat)
        if entry.chosen_by is not None:
            self.chosen[len(self.course.events) - 1] = Chosen(entry.seat, *entry.chosen_by)
        if self.race is not None:
            self.race.act(entry.seat, version, entry.at)
        self.go_on(version, entry.at)
        free = not entry.bot and self.shows_nothing(before, entry.seat, entry.word)
        self.can_be_taken_back(entry.seat if free else None, before)

    def shows_nothing(self, before: Picture, seat: int, word: str) -> bool:
        """Whether the mover sees nothing that could not be foreseen, and the word is not a final one."""
        if not self.course.can_undo(seat):
            return False
        game = self.course.game
        return not game.hidden or bool(before.after(seat, word) == self.picture.seen_by(seat))

    def fall(self, entry: Fell, version: int) -> None:
        """Lets dice fall. Whoever typed them wrongly may type them again until something else happens."""
        before = self.picture
        self.course.throw(entry.word)
        self.go_on(version, entry.at)
        typed = isinstance(self.dice, Real) and self.course.can_retype
        self.can_be_taken_back(entry.seat if typed else None, before)

    def can_be_taken_back(self, taker: int | None, before: Picture) -> None:
        """Notes which seat may take the last event back. Where none may, nothing earlier can be either."""
        if taker is None:
            self.takers.clear()
        else:
            self.takers.append((taker, WayBack(before, self.picture)))

    def undo(self, entry: Undone, version: int) -> None:
        if not self.takers:
            raise TableError("cannot-undo")
        _, way_back = self.takers.pop()
        self.course.go_back(self.before_last(way_back))
        for later in self.joined:
            later["since"] = min(later["since"], len(self.course.events))
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
        """Begins or ends a race. Without a pause between two actions nobody races: they go in turn, by A5."""
        if self.pause is not None and self.course.game.rules.turn(self.course.state) == RACE:
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
