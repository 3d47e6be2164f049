"""How a table stands: the fold of its entries. The same entries always lead to the same standing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.core.contract import CHANCE, RACE, Game
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import GameOver
from toog.core.record import check_seat
from toog.core.registry import find_game
from toog.core.sources import Real, Sealed, Source
from toog.table.entries import (
    BotSat,
    CameBack,
    DiceChosen,
    Ended,
    Entry,
    Fell,
    Listed,
    Mixed,
    Moved,
    Opened,
    Reacted,
    Rematched,
    Sat,
    SatIn,
    Started,
    StoodUp,
    TakenOver,
    TimedOut,
    Undone,
    Voted,
    WentAway,
)
from toog.table.errors import TableError
from toog.table.race import Race
from toog.table.seats import Seat

SEALED, REAL = "sealed", "real"
DICE = (SEALED, REAL)


class Standing:
    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.opened = opened
        self.secret = secret
        self.game: Game[Any] = find_game(opened.game)
        self.seats = [Seat() for _ in range(opened.players)]
        self.listed = opened.listed
        self.version = 1
        self.running: Course | None = None
        self.dice: Source = Real()
        self.seal: dict[str, Any] | None = None
        self.ended: Ended | None = None
        self.next: str | None = None
        self.changed = 1  # the version that last changed the position
        self.since = opened.at  # when the wait for the seat on turn began
        self.spent = 0.0  # how much of it had passed when that person went away
        self.timed_out = False
        self.race: Race | None = None
        self.free: list[bool] = []  # for each event, whether who did it may take it back
        self.shot: Any = None
        if opened.dice == SEALED:
            self.seal = {"hash": opened.seal, "nonces": None, "secret": None}

    def happen(self, entry: Entry) -> None:
        HAPPENS[type(entry)](self, entry)
        self.version += 1

    # What can be asked of it

    @property
    def course(self) -> Course:
        if self.running is None:
            raise TableError("not-started")
        return self.running

    def playing(self) -> Course:
        if self.ended is not None:
            raise GameOver("is-over")
        return self.course

    def seat(self, seat: object) -> Seat:
        return self.seats[check_seat(seat, len(self.seats))]

    def picture(self) -> Any:
        """A copy of the position, to tell the next event from."""
        if self.shot is None and self.running is not None:
            self.shot = self.running.state.copy()
        return self.shot

    @property
    def awaited(self) -> int | None:
        """The seat the table waits for; in a race the one that goes next by A5."""
        if self.running is None or self.ended is not None:
            return None
        turn = self.running.turn
        if isinstance(turn, Over):
            return None
        if isinstance(turn, Chance):
            return turn.seat
        return turn.seats[0] if self.race is None else self.game.rules.in_turn(self.running.state)

    def machine(self, seat: int) -> str | None:
        """The bot that plays for this seat now."""
        bot = self.seats[seat].machine
        return self.opened.bot if bot is None and self.timed_out and seat == self.awaited else bot

    @property
    def deadline(self) -> float | None:
        """When the thinking time of the person on turn is up. It stands still while that person is away."""
        seat = self.awaited
        if self.opened.thinking is None or seat is None or self.timed_out:
            return None
        if not self.seats[seat].is_present or self.must_be_typed:
            return None
        return self.since + self.opened.thinking

    @property
    def must_be_typed(self) -> bool:
        return self.opened.dice == REAL and isinstance(self.course.turn, Chance)

    @property
    def is_paused(self) -> bool:
        """Everyone who could go on is missing."""
        seat = self.awaited
        if seat is None:
            return False
        turn = self.course.turn
        hands = turn.seats if isinstance(turn, Decision) else (seat,)
        return all(self.seats[hand].is_missed and self.machine(hand) is None for hand in hands)

    def falls_by_itself(self, seat: int) -> bool:
        """In a race the move was the tap: dice held back would hold up the others."""
        return self.race is not None or self.seats[seat].quick or self.machine(seat) is not None

    def fresh_from(self, seat: int) -> int:
        """The oldest version at which this seat saw all that matters to it."""
        return self.changed if self.race is None else self.race.fresh_from(seat)

    def can_undo(self, seat: int) -> bool:
        if self.running is None or self.ended is not None:
            return False
        return bool(self.free) and self.free[-1] and self.running.can_undo(seat)

    # The company

    def sat(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, key=entry.key, nonce=entry.nonce)
        self.wait_again(entry.seat, entry.at)

    def bot_sat(self, entry: BotSat) -> None:
        self.seats[entry.seat] = Seat(entry.name, bot=entry.bot, nonce=entry.nonce)

    def taken_over(self, entry: TakenOver) -> None:
        seat = self.seats[entry.seat]
        seat.name = entry.name
        seat.key = entry.key

    def stood_up(self, entry: StoodUp) -> None:
        self.seats[entry.seat] = Seat()
        self.forget_votes(entry.seat)

    def forget_votes(self, voter: int) -> None:
        for seat in self.seats:
            seat.votes.discard(voter)

    def mixed(self, entry: Mixed) -> None:
        self.seats[entry.seat].nonce = entry.nonce

    def put_in_lobby(self, entry: Listed) -> None:
        self.listed = entry.listed

    def went_away(self, entry: WentAway) -> None:
        self.seats[entry.seat].away = True
        self.forget_votes(entry.seat)
        if entry.seat == self.awaited:
            self.spent = entry.at - self.since

    def came_back(self, entry: CameBack) -> None:
        seat = self.seats[entry.seat]
        seat.away = False
        seat.stand_in = None
        seat.votes.clear()
        self.wait_again(entry.seat, entry.at)

    def wait_again(self, seat: int, at: float) -> None:
        """The clock of the person on turn goes on where it stood still."""
        if seat == self.awaited:
            self.since = at - self.spent

    def voted(self, entry: Voted) -> None:
        self.seats[entry.seat].votes.add(entry.by)

    def sat_in(self, entry: SatIn) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = entry.bot
        seat.votes.clear()

    def dice_chosen(self, entry: DiceChosen) -> None:
        self.seats[entry.seat].quick = entry.quick

    def reacted(self, entry: Reacted) -> None:
        self.seats[entry.seat].reacted = entry.at

    def rematched(self, entry: Rematched) -> None:
        self.next = entry.table

    # The game

    def started(self, entry: Started) -> None:
        names = tuple(seat.name or "" for seat in self.seats)
        self.running = Course(self.game, names, self.opened.options)
        if self.seal is not None:
            self.dice = Sealed(self.secret, entry.nonces)
            self.seal = {**self.seal, "nonces": list(entry.nonces)}
        self.move_on(entry.at)

    def moved(self, entry: Moved) -> None:
        before = self.picture()
        self.course.play(entry.word, entry.seat)
        if self.race is not None:
            self.race.acted[entry.seat] = (self.version + 1, entry.at)
        self.free.append(not entry.bot and not self.reveals(before, entry))
        self.move_on(entry.at)

    def reveals(self, before: Any, entry: Moved) -> bool:
        """Whether who moved sees more than could be foreseen from what that seat saw."""
        if not self.game.hidden or entry.word in self.game.final:
            return False
        foreseen = self.game.hidden_copy(before, entry.seat)
        self.game.rules.play(foreseen, entry.seat, self.game.read_move(entry.word))
        foreseen = self.game.hidden_copy(foreseen, entry.seat)
        return bool(foreseen != self.game.hidden_copy(self.course.state, entry.seat))

    def fell(self, entry: Fell) -> None:
        self.course.throw(entry.word)
        self.free.append(False)
        self.move_on(entry.at)

    def undone(self, entry: Undone) -> None:
        self.course.undo()
        self.free.pop()
        self.move_on(entry.at)

    def move_on(self, at: float) -> None:
        """The position is another one: a new wait begins."""
        self.shot = None
        self.changed = self.version + 1
        self.since = at
        self.spent = 0.0
        self.timed_out = False
        self.see_race(at)

    def see_race(self, at: float) -> None:
        """A throw taken up in the race belongs to it."""
        course = self.course
        who = self.game.rules.turn(course.state)
        if who == RACE:
            self.race = self.race or Race(self.changed, at, self.opened.pause)
        elif who != CHANCE or course.events[-1:] == [] or course.events[-1].seat is None:
            self.race = None

    def time_out(self, entry: TimedOut) -> None:
        self.timed_out = True

    def end(self, entry: Ended) -> None:
        self.ended = entry
        self.race = None
        if self.seal is not None:
            self.seal = {**self.seal, "secret": entry.secret}


HAPPENS: dict[type[Entry], Callable[[Standing, Any], None]] = {
    Sat: Standing.sat,
    BotSat: Standing.bot_sat,
    TakenOver: Standing.taken_over,
    StoodUp: Standing.stood_up,
    Mixed: Standing.mixed,
    Listed: Standing.put_in_lobby,
    WentAway: Standing.went_away,
    CameBack: Standing.came_back,
    Voted: Standing.voted,
    SatIn: Standing.sat_in,
    DiceChosen: Standing.dice_chosen,
    Reacted: Standing.reacted,
    Rematched: Standing.rematched,
    Started: Standing.started,
    Moved: Standing.moved,
    Fell: Standing.fell,
    Undone: Standing.undone,
    TimedOut: Standing.time_out,
    Ended: Standing.end,
}
