"""A hint: every legal move with what it is worth, best first, and one or two sentences why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NotRequired, TypedDict

import msgspec

from toog.bots import Question, find_bot
from toog.core.course import Course
from toog.core.errors import BadArgument, quote
from toog.core.options import check_games
from toog.core.record import read_record
from toog.match import Match
from toog.review.asking import on_turn, question_of
from toog.review.judge import Unit
from toog.review.rating import Ratings, rate
from toog.review.reason import Arguments, Reason, decisive_deeds, reasons_for, say_reason
from toog.review.rollout import Rollout, roll_out
from toog.review.rollout_telling import MoveRollout, RolloutFacts, difference_of, tell_rollout
from toog.review.shapes import Mark, MoveWorth, RatedMoves, ReasonSaid
from toog.texts import Voice

GOOD: dict[Unit, float] = {"win": 0.02, "points": 2.0}
"""A move that costs no more than this is still good."""
SHOWN: dict[Unit, float] = {"win": 0.001, "points": 0.1}
"""The step to which values are shown: a move that costs less than this costs nothing."""


@dataclass(frozen=True)
class FoundHint:
    """For one seat. `moves` are in order of value; of equals the champion's choice is the first."""

    seat: int
    unit: Unit
    exact: bool
    moves: list[MoveWorth]
    reasons: list[Reason]

    @property
    def best(self) -> MoveWorth:
        return self.moves[0]

    def rated(self, move: str) -> MoveWorth:
        return next(rated for rated in self.moves if rated.move == move)

    def loss(self, move: str) -> float:
        """What this move costs beside the best."""
        return self.best.value - self.rated(move).value

    def sure_loss(self, move: str) -> float:
        """Return what a move costs less one standard error of that: below 0 it may be the best."""
        return self.loss(move) - self.rated(move).loss_error


class MoveFacts(TypedDict):
    move: str
    value: float
    error: float
    loss_error: float
    mark: Mark
    rollout: NotRequired[MoveRollout]


class ReasonFacts(TypedDict):
    key: str
    arguments: Arguments
    text: str


class HintFacts(TypedDict):
    """As `toog hint --json` prints it."""

    seat: int
    unit: Unit
    exact: bool
    moves: list[MoveFacts]
    best: str
    reasons: list[ReasonFacts]
    rollout: NotRequired[RolloutFacts]


def hint(
    match: Match, seat: int | None = None, language: str = "en", rollout: int | None = None
) -> HintFacts:
    """For the seat on turn, from what that seat may see and nothing else; in a race for `seat`.

    With `rollout` every move is also played on to the end at most so many times, all with the same dice.
    """
    if not isinstance(match, Match):
        raise BadArgument("not-a-match", given=quote(match))
    if rollout is not None:
        check_games(rollout)
    course = Course.of(read_record(match.record()))
    question, voice = question_of(course, on_turn(course, seat)), Voice(language, course.game)
    found = hint_of(question)
    if rollout is None:
        return facts(found, voice, course.players)
    rolled = roll_out(question, rollout, threads=None)
    return facts_with_rollout(question, found, rolled, voice, course.players)


def facts_with_rollout(
    question: Question, found: FoundHint, rolled: Rollout, voice: Voice, names: Sequence[str]
) -> HintFacts:
    told = facts(found, voice, names)
    for move in told["moves"]:
        move["rollout"] = difference_of(rolled, question.game.codes[move["move"]])
    told["rollout"] = tell_beside(found, question, rolled, voice)
    return told


def tell_beside(found: FoundHint, question: Question, rolled: Rollout, voice: Voice) -> RolloutFacts:
    other = found.rated(question.game.vocabulary[rolled.best])
    return tell_rollout(question, found.best.move, other.loss_error, rolled, voice)


def facts(found: FoundHint, voice: Voice, names: Sequence[str]) -> HintFacts:
    """The hint as plain data."""
    plain: HintFacts = msgspec.to_builtins(tell_hint(found, voice, names))
    return plain


def tell_hint(found: FoundHint, voice: Voice, names: Sequence[str]) -> RatedMoves:
    reasons = tell_reasons(found.reasons, voice, names)
    return RatedMoves(found.seat, found.unit, found.exact, found.moves, found.best.move, reasons)


def tell_reasons(reasons: Sequence[Reason], voice: Voice, names: Sequence[str]) -> list[ReasonSaid]:
    return [
        ReasonSaid(reason.key, dict(reason.arguments), say_reason(reason, voice, names)) for reason in reasons
    ]


def hint_in(course: Course, seat: int | None = None) -> FoundHint:
    """Where nobody has to decide, the error says who throws or that the game is over."""
    return hint_of(question_of(course, on_turn(course, seat)))


def hint_of(question: Question) -> FoundHint:
    ratings = rate(question)
    rated = ordered(question, ratings)
    found = FoundHint(question.seat, ratings.unit, ratings.exact, rated, [])
    return replace(found, reasons=explain(question, found, rated))


def ordered(question: Question, ratings: Ratings) -> list[MoveWorth]:
    """By value; of those that are equal first the one that the champion would choose."""
    found = ratings.estimates
    most = max(estimate.value for estimate in found)
    equal = [i for i, estimate in enumerate(found) if estimate.value == most]
    first = equal[0]
    if len(equal) > 1:
        chosen = question.moves.index(find_bot("champion", question.game).ask(question))
        first = chosen if chosen in equal else first
    rest = sorted((i for i in range(len(found)) if i != first), key=lambda i: -found[i].value)
    ahead = found[first]._replace(loss_error=0.0)
    words = [question.legal[i] for i in (first, *rest)]
    return [
        MoveWorth(word, *one, mark_of(most - one.value - one.loss_error, ratings.unit))
        for word, one in zip(words, (ahead, *(found[i] for i in rest)), strict=True)
    ]


def mark_of(sure_loss: float, unit: Unit) -> Mark:
    """The sign that is laid over a move: *best* also where it cannot be told from the best."""
    if sure_loss < SHOWN[unit]:
        return "best"
    return "good" if sure_loss <= GOOD[unit] else "doubtful"


def explain(question: Question, found: FoundHint, rated: Sequence[MoveWorth]) -> list[Reason]:
    """Why the first of these is the best: beside the next that is worth less.

    An estimate may fail to tell moves apart, so only where values are exact are they said to be the same.
    """
    best, codes = rated[0], question.game.codes
    if len(rated) == 1:
        return [Reason("only-move", {}), *decisive_deeds(question, codes[best.move])]
    rival = next((one for one in rated if one.value < best.value), None)
    if rival is None and found.exact:
        return [Reason("all-alike", {"moves": len(rated)})]
    rival = rival or rated[1]
    known = reasons_for(question, codes[best.move], codes[rival.move])
    return known or [margin(best.value - rival.value, found.unit)]


def margin(gap: float, unit: Unit) -> Reason:
    """What can be said of any game: how much the next best move is behind."""
    more = round(gap * (1000 if unit == "win" else 10))
    if more == 0:
        return Reason("margin-close", {})
    return Reason("margin-win" if unit == "win" else "margin-points", {"more": more})
