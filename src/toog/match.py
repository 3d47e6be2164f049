"""A game for a program: `Match` is the course of one game with dice of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import Any

from toog.core.course import Chance, Course, Over, Turn
from toog.core.duplicate import duplicate_record
from toog.core.errors import GameError, OutOfTurn
from toog.core.falls import Fall
from toog.core.fork import fork_record
from toog.core.names import check_new_names
from toog.core.origin import FRESH, SAME, DiceToCome
from toog.core.record import Seal, read_record
from toog.core.registry import find_game
from toog.core.sources import Sealed, Seeded, Source, check_source
from toog.core.terms import hash_terms


def dice_for(seats: int, dice: Source | None, seed: int | str | None) -> Source:
    """The dice that a program asked for: its own, those of a seed, or any."""
    if dice is not None:
        return check_source(dice, seats)
    return Seeded.fresh() if seed is None else Seeded(seed)


class Match:
    """Chance that follows a move falls by itself, unless `auto` is False."""

    _clones = 0

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        auto: bool = True,
        dice: Source | None = None,
    ) -> None:
        found = find_game(game)
        self._course = Course(found, check_new_names(players), {} if options is None else options)
        self._seal: Seal | None = None
        self._meta: dict[str, Any] | None = None
        self._dice = dice_for(len(self._course.players), dice, seed)
        self._bind_terms()
        self._auto = auto
        self._fall()

    def _bind_terms(self) -> None:
        """Binds the terms of this match to sealed dice that are not bound yet, and so to all that falls."""
        dice, course = self._dice, self._course
        if isinstance(dice, Sealed) and dice.terms is None:
            people = [None] * len(course.players)
            terms = hash_terms(course.game.name, course.players, course.options, people)
            self._dice = replace(dice, terms=terms)

    @classmethod
    def from_record(
        cls,
        record: dict[str, Any],
        seed: int | str | None = None,
        *,
        auto: bool = False,
        dice: Source | None = None,
    ) -> Match:
        """The match as the record left it. Nothing is thrown by this call itself."""
        sound = read_record(record)
        match = cls.__new__(cls)
        match._course = Course.of(sound)
        match._seal = deepcopy(sound.seal)
        match._meta = deepcopy(sound.meta)
        match._dice = dice_for(len(sound.players), dice, seed)
        if sound.seal is None:
            match._bind_terms()
        elif isinstance(dice, Sealed) and dice.terms is None:  # the game goes on under the seal that it has
            match._dice = replace(dice, terms=sound.seal.get("terms"))
        match._auto = auto
        return match

    @classmethod
    def fork(
        cls,
        record: dict[str, Any],
        at: int,
        dice: DiceToCome | Source = SAME,
        *,
        auto: bool = True,
    ) -> Match:
        """The match at the decision that became event `at` of the record, to be played on from there.

        What falls from now on is what would have fallen, which only an opened seal can say, or with "fresh"
        comes from dice under a new seal, or from a source of your own. Cards that have been shuffled lie as
        they lie. The record of this match says where it was forked, and `verify_record` counts
        what fell under its own seal.
        """
        forked = fork_record(read_record(record), at, dice if isinstance(dice, str) else FRESH)
        match = cls.__new__(cls)
        match._course = forked.course
        match._seal = None
        match._meta = {"fork": deepcopy(forked.note)}
        if isinstance(dice, str) and forked.dice is not None:
            match._dice = forked.dice
        else:
            seats = len(forked.course.players)
            match._dice = Sealed.deal(seats) if isinstance(dice, str) else check_source(dice, seats)
            match._bind_terms()
        match._auto = auto
        return match

    @classmethod
    def duplicate(
        cls,
        record: dict[str, Any],
        rotation: int = 1,
        *,
        players: Sequence[str] | None = None,
        auto: bool = True,
    ) -> Match:
        """The game of the record from its beginning, with the same dice and everyone `rotation` seats on.

        The seal of the record has to be open. `players` are another company, by the seats of that record. The
        record of this match says which one it repeats: whoever has that one can know what falls here.
        """
        again = duplicate_record(read_record(record), rotation, players)
        begun = again.record
        match = cls.__new__(cls)
        match._course = Course(begun.game, begun.players, begun.options)
        match._seal = None
        match._meta = deepcopy(begun.meta)
        match._dice = again.dice
        match._auto = auto
        match._fall()
        return match

    def clone(
        self, seed: int | str | None = None, *, dice: Source | None = None, same_dice: bool = False
    ) -> Match:
        """A match that stands where this one stands, and goes its own way.

        What falls from now on follows from `seed` or `dice`; with `same_dice` it is what will fall here.
        Otherwise it is different for every clone, and where this match has a seed it follows from that: the
        first, second … clone of an equal match falls alike. Cards that have been shuffled lie as they lie.
        """
        twin = object.__new__(type(self))
        values = twin.__dict__ = self.__dict__.copy()
        values["_course"] = self._course.copy()
        if not same_dice:
            new = self._next_dice() if dice is None and seed is None else None
            values["_dice"] = new or dice_for(len(self._course.players), dice, seed)
            values["_seal"] = None
            values["_clones"] = 0
            twin._bind_terms()
        return twin

    def _next_dice(self) -> Seeded:
        """Dice of its own for the next clone."""
        if not isinstance(self._dice, Seeded):
            return Seeded.fresh()
        self._clones += 1
        return Seeded(hashlib.sha256(f"{self._dice.seed}|clone {self._clones}".encode()).hexdigest())

    def __copy__(self) -> Match:
        return self.clone(same_dice=True)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = memo[id(self)] = self.clone(same_dice=True)
        rest = {name: value for name, value in self.__dict__.items() if name != "_course"}
        twin.__dict__.update(deepcopy(rest, memo))
        return twin

    @property
    def game(self) -> str:
        return self._course.game.name

    @property
    def players(self) -> tuple[str, ...]:
        return self._course.players

    @property
    def options(self) -> dict[str, Any]:
        return deepcopy(self._course.options)

    @property
    def turn(self) -> Turn:
        return self._course.turn

    @property
    def scores(self) -> list[int]:
        return self._course.scores

    @property
    def winners(self) -> list[int]:
        return list(self._course.winners)

    def legal(self, seat: int | None = None) -> list[str]:
        """The words that may be played now: of the seat on turn, or in a race of `seat`."""
        if seat is not None:
            return self._course.legal(self._course.seat(seat))
        turn = self.turn
        if isinstance(turn, Chance | Over):
            return []
        return self._course.legal(self._course.seat_on_turn(None))

    def play(self, move: str, seat: int | None = None) -> None:
        with self._all_or_nothing():
            self._course.play(move, seat)
            self._fall()

    def throw(self, fell: str | None = None) -> None:
        """Says what fell, or lets the source decide."""
        course = self._course
        with self._all_or_nothing():
            if fell is None:
                fell = self._next_fall(course.fall_due())
            if fell is None:
                raise OutOfTurn("dice-not-said")
            course.throw(fell)
            self._fall()

    def _next_fall(self, due: Fall) -> str | None:
        fell = self._dice.fall(due, self._course.falls)
        return None if fell is None else due.say(fell)

    def _fall(self) -> None:
        while self._auto and isinstance(turn := self.turn, Chance):
            fell = self._next_fall(turn.fall)
            if fell is None:
                break
            self._course.throw(fell)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """A call that fails half way, as on a wrong script, has changed nothing."""
        before = self._course.bookmark()
        try:
            yield
        except GameError:
            self._course.go_back(before)
            raise

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Exactly what that seat may see; None is a spectator."""
        return self._course.view(None if seat is None else self._course.seat(seat))

    def record(self) -> dict[str, Any]:
        seal = self._seal
        if isinstance(self._dice, Sealed):
            seal = self._dice.seal(shown=isinstance(self.turn, Over))
        return deepcopy(self._course.record(seal, self._meta))

    def __repr__(self) -> str:
        return f"<Match {self.game}: {', '.join(self.players)}; {self.turn}>"
