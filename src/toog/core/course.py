"""The course of one game: its events and the position they lead to. The log is the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from toog.core.contract import OVER, RACE, SPECTATOR, Event, Game, Telling
from toog.core.errors import GameError, GameOver, Illegal, OutOfTurn, quote
from toog.core.falls import Dice, Fall
from toog.core.record import Record, Seal, check_seat, read_event, write_event
from toog.core.registry import find_game
from toog.core.state import MOST_SEATS


@dataclass(frozen=True)
class Decision:
    """These seats may choose among their legal moves; more than one only in a race."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Chance:
    """This seat's hand throws or shuffles `fall`."""

    seat: int
    fall: Fall


@dataclass(frozen=True)
class Over:
    winners: tuple[int, ...]


Turn = Decision | Chance | Over

ALONE = tuple(Decision((seat,)) for seat in range(MOST_SEATS))


@dataclass(frozen=True)
class Bookmark:
    """Where a course stood."""

    state: Any
    events: int
    falls: int


class Course:
    """Judges every event before it happens: a refused one has changed nothing."""

    def __init__(self, game: Game[Any], players: tuple[str, ...], options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = game.check_options(options, len(players))
        self.events: list[Event] = []
        self.falls = 0
        self.chances: dict[tuple[int, int], Chance] = {}
        self.buffer = [0] * max(len(game.vocabulary), len(players))
        self.stand_at(game.begin(len(players), self.options))

    @classmethod
    def of(cls, record: Record) -> Course:
        """Replays a record; the error of a bad event carries its index."""
        course = cls(record.game, record.players, record.options)
        for index, event in enumerate(record.events):
            with naming(index):
                course.happen(read_event(event, len(record.players)))
        return course

    def copy(self) -> Course:
        """The same game so far, which then goes its own way."""
        twin = object.__new__(type(self))
        values = twin.__dict__ = self.__dict__.copy()
        values["events"] = self.events[:]
        values["state"] = self.state.copy()
        values["buffer"] = self.buffer[:]
        return twin

    def stand_at(self, state: Any) -> None:
        """Lay this position on the table, and look whose turn it is."""
        self.state = state
        self.turn: Turn = self.whose_turn()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the game itself, which whoever reads it back finds by its name."""
        return {**self.__dict__, "game": self.game.name, "chances": {}, "turn": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=find_game(kept["game"]))
        self.turn = self.whose_turn()

    def record(self, seal: Seal | None = None, meta: dict[str, Any] | None = None) -> dict[str, Any]:
        """The game so far in its canonical form, which `of` reads."""
        events = [write_event(event) for event in self.events]
        return Record(self.game, self.players, self.options, events, seal, meta).plain()

    def whose_turn(self) -> Turn:
        rules = self.game.rules
        who = self.who = rules.turn(self.state)
        if who >= 0:
            return ALONE[who]
        if who == OVER:
            return Over(self.winners)
        if who == RACE:
            return Decision(tuple(s for s in range(len(self.players)) if self.legal(s)))
        seat, which = rules.thrower(self.state), rules.chance(self.state)
        due = self.chances.get((seat, which))
        if due is None:  # made once and kept: a game comes back to the same few all the time
            due = self.chances[seat, which] = Chance(seat, self.game.falls[which])
        return due

    def legal(self, seat: int) -> list[str]:
        """The words this seat may play now; none when it is not its turn."""
        if self.who != seat and self.who != RACE:
            return []
        many = self.game.rules.moves(self.state, seat, self.buffer)
        return [*map(self.game.vocabulary.__getitem__, self.buffer[:many])]

    @property
    def scores(self) -> list[int]:
        return [*map(self.game.rules.score, repeat(self.state), range(len(self.players)))]

    @property
    def winners(self) -> tuple[int, ...]:
        if self.who != OVER:
            return ()
        many = self.game.rules.winners(self.state, self.buffer)
        return tuple(self.buffer[:many])

    def view(self, seat: int | None) -> dict[str, Any]:
        """Plain data, made from what that seat may see and nothing else."""
        eyes = SPECTATOR if seat is None else seat
        return dict(self.game.view(self.game.hidden_copy(self.state, eyes)))

    def happen(self, event: Event) -> None:
        if event.seat is None:
            self.throw(event.word)
        else:
            self.play(event.word, event.seat)

    def play(self, word: object, seat: int | None = None) -> None:
        seat, move = self.judge(word, seat)
        self.game.rules.play(self.state, seat, move)
        self.events.append(Event(seat, self.game.vocabulary[move]))
        self.turn = self.whose_turn()

    def judge(self, word: object, seat: int | None) -> tuple[int, int]:
        """The seat and the move a word stands for. Raises why the rules refuse it."""
        move = self.game.read_move(word)
        seat = self.seat_on_turn(seat)
        number = self.game.rules.refusal(self.state, seat, move)
        if number:
            raise self.refused(seat, move, number)
        return seat, move

    def refused(self, seat: int, move: int, number: int) -> Illegal:
        """The error of a refused move, with what its sentence says of the position as that seat sees it."""
        word = self.game.vocabulary[move]
        seen = self.game.hidden_copy(self.state, seat)
        details = self.game.details(seen, seat, move, number)
        kind = word.partition(" ")[0]
        return Illegal("not-legal", rule=self.game.rule_name(number), word=quote(word), move=kind, **details)

    def seat(self, seat: object) -> int:
        """The seat itself, if there is such a seat here."""
        return check_seat(seat, len(self.players))

    def seat_on_turn(self, seat: int | None) -> int:
        """The seat that decides now, which is this one where one is named."""
        if seat is not None:
            check_seat(seat, len(self.players))
        turn = self.turn
        if isinstance(turn, Over):
            raise GameOver("is-over")
        if isinstance(turn, Chance):
            raise OutOfTurn("throw-first", turn=turn.seat)
        if seat is None:
            if len(turn.seats) > 1:
                raise OutOfTurn("say-which-seat", turn=seats_in_words(turn.seats))
            return turn.seats[0]
        if seat not in turn.seats:
            raise OutOfTurn("not-your-turn", seat=seat, turn=seats_in_words(turn.seats))
        return seat

    def throw(self, words: object) -> None:
        which, fell = self.game.read_fall(words)
        due = self.turn.fall if isinstance(self.turn, Chance) else self.fall_due()
        if self.game.falls[which] is not due:
            raise Illegal("wrong-fall", rule=due.rule, word=quote(words), due=due.form)
        self.game.rules.throw(self.state, fell)
        word = str(words) if words in self.game.dice_by_words else due.say(fell)
        self.events.append(Event(None, word))
        self.falls += 1
        self.turn = self.whose_turn()

    def fall_due(self) -> Fall:
        turn = self.turn
        if isinstance(turn, Chance):
            return turn.fall
        if isinstance(turn, Over):
            raise GameOver("is-over")
        raise OutOfTurn("not-a-throw", turn=seats_in_words(turn.seats))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last event: only its own, and only when it showed nothing."""
        if not self.events:
            return False
        last = self.events[-1]
        return last.seat == seat and last.word not in self.game.final

    @property
    def can_retype(self) -> bool:
        """With real dice, what someone typed last can be wrong; what was played since has relied on it."""
        if not self.events or self.events[-1].seat is not None:
            return False
        which, _ = self.game.read_fall(self.events[-1].word)
        return isinstance(self.game.falls[which], Dice)

    def bookmark(self) -> Bookmark:
        return Bookmark(self.state.copy(), len(self.events), self.falls)

    def go_back(self, bookmark: Bookmark) -> None:
        """Back to an earlier moment of this same course."""
        self.stand_at(bookmark.state.copy())
        del self.events[bookmark.events :]
        self.falls = bookmark.falls

    def told(self, seat: int | None = None, since: int = 0) -> Iterator[tuple[Event, list[Telling]]]:
        """Every event with what it meant to that seat, from the beginning or from event `since`."""
        eyes = SPECTATOR if seat is None else seat
        course = Course(self.game, self.players, self.options)
        for event in self.events[:since]:
            course.happen(event)
        before = self.game.hidden_copy(course.state, eyes)
        for event in self.events[since:]:
            course.happen(event)
            after = self.game.hidden_copy(course.state, eyes)
            yield event, self.game.tell(before, event, after)
            before = after


@contextmanager
def naming(index: int) -> Iterator[None]:
    """An error inside carries the index of the event that was wrong."""
    try:
        yield
    except GameError as error:
        error.event = index
        raise


def seats_in_words(seats: Iterable[int]) -> str:
    return ", ".join(str(seat) for seat in seats)
