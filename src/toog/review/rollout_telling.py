"""What is said of a rollout: what was done, how clear it is, and whether to believe it or the hint."""

from __future__ import annotations

import math
from typing import Literal, TypedDict

from toog.bots import Question
from toog.review.figures import tell_figure
from toog.review.judge import find_judge, find_witness
from toog.review.rollout import FEWEST, Rollout
from toog.texts import Voice

BEYOND_DOUBT = 3.0
"""Standard errors of a difference. Below that a rollout neither confirms nor contradicts anything."""
LOST = {"sensible": 1.0, "club": 0.1}
"""By a choice of those who play on, in yardsticks of the review and at least: see `toog.lab.strength`."""

Verdict = Literal["confirms", "open", "rollout", "exact", "judge"]
"""The rollout confirms the hint, leaves it open, or contradicts it; then the word says which to believe."""


class MoveRollout(TypedDict):
    """By how much a move did better than the best of the rollout, in the games of both: 0 for the best.

    One game has no error.
    """

    games: int
    difference: float
    error: float | None


class RolledMoveFacts(TypedDict):
    move: str
    value: float
    error: float | None


class RolloutFacts(TypedDict):
    """`moves` are in the order of the rollout; `verdict` is null if there is only one move."""

    games: int
    level: str
    best: str
    moves: list[RolledMoveFacts]
    verdict: Verdict | None
    text: list[str]


def tell_rollout(
    question: Question, hinted: str, loss_error: float, found: Rollout, voice: Voice
) -> RolloutFacts:
    """`hinted` is the best move of the hint.

    `loss_error` is that of the hint, of the difference between its best move and that of the rollout.
    """
    words = question.game.vocabulary
    verdict = verdict_on(question, question.game.codes[hinted], loss_error, found)
    return {
        "games": found.games,
        "level": found.level,
        "best": words[found.best],
        "moves": [
            {"move": words[move], "value": found.value(move), "error": if_known(found.error(move))}
            for move in found.ranked
        ],
        "verdict": verdict,
        "text": sentences(question, found, verdict, voice),
    }


def difference_of(found: Rollout, move: int) -> MoveRollout:
    less = found.difference(move, found.best)
    return {"games": found.games_of(move), "difference": less.mean, "error": if_known(less.error)}


def if_known(error: float) -> float | None:
    return error if math.isfinite(error) else None


def verdict_on(question: Question, hinted: int, loss_error: float, found: Rollout) -> Verdict | None:
    if len(found.moves) == 1:
        return None
    if found.best == hinted:
        return "confirms" if is_beyond_doubt(found, hinted) else "open"
    if not found.is_behind(hinted, found.best, BEYOND_DOUBT):
        return "open"
    return whom_to_believe(question, loss_error, found.level)


def is_beyond_doubt(found: Rollout, move: int) -> bool:
    """Whether every other move of the rollout is behind this one by more than `BEYOND_DOUBT` errors."""
    return all(found.is_behind(other, move, BEYOND_DOUBT) for other in found.moves if other != move)


def whom_to_believe(question: Question, loss_error: float, level: str) -> Verdict:
    """A rollout is as good as the players who play on.

    A hint that is exact is better, and so is one that knows the difference of the two moves in dispute to
    less than they lose by a choice.
    """
    if loss_error == 0:
        return "exact"
    find = find_witness if question.game.hidden else find_judge
    lost = LOST[level] * find(question.game, question.state).yardstick
    return "judge" if loss_error < lost else "rollout"


def sentences(question: Question, found: Rollout, verdict: Verdict | None, voice: Voice) -> list[str]:
    """Say who played on, what the best move came to, how much better it is, and if it confirms the hint."""
    best, *others = found.ranked
    done = {
        "games": found.games,
        "level": found.level,
        "chance": "cards" if question.game.hidden else "dice",
    }

    def figure(value: float, error: float) -> str:
        return tell_figure(found.unit, value, if_known(error), voice)

    said = [voice.say(f"rollout-{found.unit}", **done, figure=figure(found.value(best), found.error(best)))]
    if others and found.games > 1:
        more = found.difference(best, others[0])
        said.append(voice.say(f"rollout-better-{found.unit}", figure=figure(*more)))
    if verdict is not None:
        few = found.games < FEWEST
        said.append(
            voice.say("rollout-few", fewest=FEWEST) if few else voice.say(f"rollout-verdict-{verdict}")
        )
    return said
