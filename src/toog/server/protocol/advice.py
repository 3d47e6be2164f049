"""The bodies of requests and answers about good play: hints, the coach's word, and reviews."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from toog.server.protocol.fields import Language, SeatNumber
from toog.server.protocol.forms import Form
from toog.server.protocol.server_messages import Fault

Unit = Literal["win", "points"]
"""A value is a chance to win, from 0 to 1, or for who plays alone the points to expect."""


class ReasonSaid(Form, frozen=True):
    """Why a move is the better one: as data, and as a sentence in the language that was asked for."""

    key: str
    arguments: dict[str, int | str | float]
    text: str


class MoveWorth(Form, frozen=True):
    """A legal move with its value, and one standard error of that.

    `loss_error` is that of what the move costs beside the best. It is measured of the difference itself, not
    made of the errors of both values.
    """

    move: str
    value: float
    error: float
    loss_error: float
    mark: Literal["best", "good", "doubtful"]


class RatedMoves(Form, frozen=True):
    """Every legal move of a seat, best first, and why the best is best."""

    seat: int
    unit: Unit
    exact: bool
    moves: list[MoveWorth]
    best: str
    reasons: list[ReasonSaid]


class NewHint(Form, frozen=True):
    """Which seat asks what its moves are worth."""

    seat: SeatNumber
    language: Language


class Hint(RatedMoves, frozen=True):
    """Every legal move of the seat at that version of the table, best first, and why the best is best."""

    version: int


class RolledMove(Form, frozen=True):
    """A move that was played on to the end many times, with its mean and one standard error."""

    move: str
    value: float
    error: float


class RolledOut(Form, frozen=True):
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


class RollingOut(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the rollout, or why there is none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    rollout: RolledOut | None = None
    error: Fault | None = None
    before: int = 0


class NewAdvice(Form, frozen=True):
    """What a move may cost before the coach speaks: a chance, or points. Null is as the house thinks fit."""

    seat: SeatNumber
    language: Language
    threshold: Annotated[float, Meta(gt=0, le=100)] | None = None


class Advice(Form, frozen=True):
    """The last choice of a seat cost more than that, and this would have been better."""

    seat: int
    version: int
    unit: Unit
    played: str
    better: str
    loss: float
    reasons: list[ReasonSaid]


class Coaching(Form, frozen=True):
    """Null where the last choice was good enough."""

    advice: Advice | None


class NewReview(Form, frozen=True):
    """A record to be reviewed."""

    record: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    language: Language


class PlaySums(Form, frozen=True):
    """What the real choices of one player come to, to be added to those of other games.

    `stake` is what moves drawn by lot would have lost; the rest are squares and products of the two, and
    `loss_squared` has also the squares of what the judge may be off by.
    """

    choices: int
    loss: float
    stake: float
    loss_squared: float
    loss_by_stake: float
    stake_squared: float


class ReviewedSeat(Form, frozen=True):
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


class Moment(Form, frozen=True):
    """What an event of the record changed for a seat."""

    event: int
    seat: int
    kind: Literal["luck", "skill"]
    change: float
    text: str


class Choice(Form, frozen=True):
    """A choice that lost something, beside the best there was."""

    event: int
    seat: int
    played: str
    best: str
    loss: float
    text: str


class Aspect(Form, frozen=True):
    """One part of a score: as it was, on average, and as the champion's with the same dice."""

    name: str
    you: float
    expected: float
    best: float


class ReviewedGame(Form, frozen=True):
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
    costliest: Choice | None
    choices: list[Choice]
    again: list[list[Aspect]]
    picture: str


class Reviewing(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the review, or why there is none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    review: ReviewedGame | None = None
    error: Fault | None = None
    before: int = 0
