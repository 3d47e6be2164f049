"""Who knows what a position is worth: one judge for each game, players and house rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from toog.core.contract import Game
from toog.core.course import Course
from toog.core.errors import BadRecord
from toog.core.registry import part_of
from toog.review.errors import Errors
from toog.review.grid import Values
from toog.review.tally import TallyFollower

if TYPE_CHECKING:  # the serving process and most commands never load NumPy
    import numpy as np
    from numpy.typing import NDArray

    from toog.bots.question import Question
    from toog.fast.records import Records

    Shares = NDArray[np.float64]
    """A row for each game or world, a column for each move."""

Unit = Literal["win", "points"]
"""A chance to win the game, a shared win counting its share; or, alone at the table, points expected."""


class Standard(Protocol):
    """How values are to be read, whoever finds them."""

    unit: Unit
    exact: bool
    yardstick: float
    """What the house's sensible player loses by a choice in such a game, as it was measured."""

    def errors_at(self, s: Any) -> Errors:
        """Return how far values and differences are off in this position."""


class Judge(Standard, Protocol):
    """Values positions for every seat, in games where everything lies open.

    Exact ones are for best play. An estimate says how often each seat wins if all play on at the level that
    a rollout plays at.
    """

    errors: Errors
    """How far values and differences are off in such a game, on average over its phases."""

    def worth(self, s: Any) -> Values:
        """Of a position in which nothing has been decided yet: before a throw, a choice, or at the end."""

    def worth_of_moves(self, s: Any, seat: int, moves: Sequence[int]) -> list[Values]:
        """After each of these moves of the seat on turn."""

    def best(self, s: Any, seat: int, worth: Sequence[Values]) -> int:
        """Which of these, as `worth_of_moves` gives them, a seat at its best would choose."""


@runtime_checkable
class Foresighted(Protocol):
    """A judge that is quicker when it knows what it will be asked."""

    def expect(self, positions: Iterable[Any]) -> None:
        """All positions of the game that is to be priced, in their order; none when that is done."""


class Witness(Standard, Protocol):
    """Where cards are hidden: what the game is worth to a seat by what that seat can know of it."""

    drift: float
    """What drift comes to in a game, root mean square, as it was measured."""

    def worth_to(self, course: Course, seat: int) -> float | None:
        """Now; None where this seat has learned nothing yet from what just happened."""

    def worth_of_moves_to(self, course: Course, seat: int) -> list[Values]:
        """What the game is worth to everyone after each legal move, by what the seat on turn can know."""

    def usual_move(self, course: Course, seat: int) -> int:
        """Which of these moves everyone is assumed to expect; `worth_to` takes it as played."""

    def worth_before_deal(self, course: Course) -> Values:
        """What the game is worth to everyone before cards are dealt: the mean over many deals."""

    def try_in_worlds(self, question: Question) -> Shares:
        """What each legal move brings the seat that asks, in each of many ways the hidden cards may lie."""

    def errors_beside_worlds(self, s: Any) -> Errors:
        """How far the mean over such worlds is off, beside what drawing them at random adds."""

    def draw_positions(self, question: Question, seed: int, numbers: range) -> Records:
        """One position for each number, with the hidden cards in a way that is possible."""


def find_judge(game: Game[Any], s: Any) -> Judge:
    """The judge of games that begin as this one does, if everything lies open in them."""
    judge: Judge = find_judging(game).judge(s)
    return judge


def find_witness(game: Game[Any], s: Any) -> Witness:
    """The same for games with hidden cards."""
    witness: Witness = find_judging(game).witness(s)
    return witness


def find_again(course: Course) -> TallyFollower | None:
    """Who plays a game of this kind again with the same throws, if that is known."""
    again = part_of(course.game.name, "review.again")
    following: TallyFollower | None = None if again is None else again.Again(course)
    return following


def find_judging(game: Game[Any]) -> Any:
    """The part `review.judge` of a game, with a function `judge` or, where cards are hidden, `witness`."""
    found = part_of(game.name, "review.judge")
    if found is None:
        raise BadRecord("no-judge", game=game.name)
    return found


def first_best(seat: int, worth: Sequence[Values]) -> int:
    """The move that is worth most to this seat; of equals the first."""
    return max(range(len(worth)), key=lambda i: worth[i][seat])
