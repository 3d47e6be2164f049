"""What the house finds out about good play, as it goes between processes and over HTTP."""

from __future__ import annotations

from typing import Literal

from toog.review.grades import PlaySums
from toog.review.judge import Unit
from toog.workers import Shape

Mark = Literal["best", "good", "doubtful"]


class ReasonSaid(Shape, frozen=True):
    """Why a move is the better one: as data, and as a sentence in the language that was asked for."""

    key: str
    arguments: dict[str, int | str | float]
    text: str


class MoveWorth(Shape, frozen=True):
    """A legal move with its value, and one standard error of that.

    `loss_error` is that of what the move costs beside the best. It is measured of the difference itself, not
    made of the errors of both values.
    """

    move: str
    value: float
    error: float
    loss_error: float
    mark: Mark


class RatedMoves(Shape, frozen=True):
    """Every legal move of a seat, best first, and why the best is best."""

    seat: int
    unit: Unit
    exact: bool
    moves: list[MoveWorth]
    best: str
    reasons: list[ReasonSaid]


class Hint(RatedMoves, frozen=True):
    """Every legal move of the seat at that version of the table, best first, and why the best is best."""

    version: int


class RolledMove(Shape, frozen=True):
    """A move that was played on to the end many times, with its mean and one standard error."""

    move: str
    value: float
    error: float


class RolledOut(Shape, frozen=True):
    """What came of every move of the seat at that version, best first, after so many games by that level.

    All had the same dice. `verdict` says whether it confirms the hint or, where it contradicts it beyond its
    errors, what to believe; null where there is one move. `text` says it all in sentences.
    """

    seat: int
    version: int
    games: int
    level: str
    best: str
    moves: list[RolledMove]
    verdict: Literal["confirms", "open", "rollout", "exact", "judge"] | None
    text: list[str]


class Advice(Shape, frozen=True):
    """The last choice of a seat cost more than that, and this would have been better."""

    seat: int
    version: int
    unit: Unit
    played: str
    better: str
    loss: float
    reasons: list[ReasonSaid]


class ReviewedSeat(Shape, frozen=True):
    """Start, luck, own, others and drift add up to the result; skill is own and others together.

    `shown` are the six of the sum as they are shown, rounded so that they still add up. `error` is what a
    real choice lost on average, and `compared` that in times of about what the house's sensible player loses.
    `said` is the sentence on how well this one played, and `grades` the words it leaves open; none with too
    few choices.
    """

    start: float
    luck: float
    own: float
    others: float
    drift: float
    result: float
    skill: float
    shown: list[float]
    choices: int
    error: float
    compared: float
    sums: PlaySums
    grades: list[str]
    said: str


class Moment(Shape, frozen=True):
    """What an event of the record changed for a seat."""

    event: int
    seat: int
    kind: Literal["luck", "skill"]
    change: float
    text: str


class CostlyChoice(Shape, frozen=True):
    """A choice that lost something, beside the best there was."""

    event: int
    seat: int
    played: str
    best: str
    loss: float
    text: str


class Aspect(Shape, frozen=True):
    """One part of a score: as it was, on average, and as the champion's with the same dice."""

    name: str
    you: float
    expected: float
    best: float


class ReviewedGame(Shape, frozen=True):
    """`curve` has the values by seat at the start, after every price, and at the end.

    `at` says for each of its points how many events had happened, and `rounds` in which round each event of
    the record was, 0 before the first. `choices` are those that lost something, in the order of the game;
    `again` is by seat, and empty where it is unknown; `picture` is an SVG file.
    """

    game: str
    players: list[str]
    unit: Unit
    exact: bool
    over: bool
    certainty: str
    seats: list[ReviewedSeat]
    curve: list[list[float]]
    at: list[int]
    rounds: list[int]
    turning_points: list[Moment]
    luckiest: Moment | None
    unluckiest: Moment | None
    costliest: CostlyChoice | None
    choices: list[CostlyChoice]
    again: list[list[Aspect]]
    picture: str


class Ranked(Shape, frozen=True):
    """One player of a night, by name: the same name at several tables is one player.

    `seats` are in the order of the games. `same_seat` is by how much the results were better than those of
    others who had that very seat with the very same dice and handicap; None where nobody else had it.
    `score` is what the game itself counts. Players with equal results share a rank.
    """

    name: str
    games: int
    seats: list[int]
    raw: float
    luck: float
    without_luck: float
    same_seat: float | None
    score: float
    rank_raw: int
    rank_without_luck: int


class RankedPlayer(Ranked, frozen=True):
    """One player of a night. All figures are means of the games played, in the unit of the ranking.

    `raw` is the result, `luck` what the dice gave, `without_luck` the rest; `same_seat` is how far the result
    lay above that of others who sat at the same seat with the same dice, null where nobody did. `shown` are
    without luck, luck and raw as they are shown, rounded so that they still add up; `said` says it.
    """

    shown: list[float]
    said: str


class NightRanking(Shape, frozen=True):
    """Everyone who played, in the order as it came out, in a unit as that of a review.

    `tables` is the number of games, `known` how many of them repeat another, `error` how far a value may be
    off, as one standard error, which `certainty` says. The `sentences` say who is first, with luck and
    without, and whether dice could be known.
    """

    game: str
    unit: Unit
    exact: bool
    error: float
    tables: int
    known: int
    players: list[RankedPlayer]
    certainty: str
    sentences: list[str]


class Outcome(Shape, frozen=True):
    """What a night needs of the review of one game: little enough to be kept when the review is not.

    Result and luck are by seat, and `error` is how far such a value may be off.
    """

    unit: Unit
    exact: bool
    error: float
    result: list[float]
    luck: list[float]


class FoundPuzzle(Shape, frozen=True):
    """A puzzle for the house to draw. The written `record` has all cards, and ends before event `at`."""

    record: str
    seat: int
    at: int
    legal: list[str]
    played: str
    loss: float
    answer: RatedMoves
    day: str | None
