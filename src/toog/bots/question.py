"""What a bot is asked: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Event, Game
from toog.core.course import Course
from toog.core.falls import Dice

LUCK_BITS = 31

UNSEEN = ""
"""What is written in the course for cards that fell face down."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to make. `state` is a copy without what this seat may not see.

    `moves` are the codes of the legal moves, `luck` is all the randomness a bot has (`LUCK_BITS` bits), and
    `course` is what has happened so far as this seat saw it: the face of a shuffled card is no part of it.
    """

    game: Game[Any]
    state: Any
    seat: int
    moves: Sequence[int]
    luck: int
    course: Sequence[Event] = ()

    @classmethod
    def of(cls, course: Course, seat: int, luck: int) -> Question:
        """The question that the seat on turn has to answer in this course."""
        game = course.game
        moves = [game.codes[word] for word in course.legal(seat)]
        state = game.hidden_copy(course.state, seat)
        return cls(game, state, seat, moves, luck, seen_course(game, course.events))

    @property
    def legal(self) -> list[str]:
        """The legal moves in the words of the rules."""
        return [self.game.vocabulary[move] for move in self.moves]

    @property
    def view(self) -> Mapping[str, Any]:
        """The position as plain data, as `Match.view` gives it."""
        return self.game.view(self.state)


def seen_course(game: Game[Any], events: Iterable[Event]) -> list[Event]:
    """The events as every seat saw them: moves and dice lie open, cards fall face down."""
    if not game.hidden:
        return list(events)
    dice = [fall for fall in game.falls if isinstance(fall, Dice)]
    return [event if is_open(event, dice) else Event(None, UNSEEN) for event in events]


def is_open(event: Event, dice: Iterable[Dice]) -> bool:
    return event.seat is not None or any(event.word in some.ways for some in dice)
