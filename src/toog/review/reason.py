"""What a reason is, how much it bears on the choice, and which one or two of them are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from toog.bots.question import Question
from toog.core.registry import part_of
from toog.texts import Voice

MOST_TOLD = 2
DECISIVE = 90.0
OF_ANOTHER = "other-"
"""So begins what names another move; "it" is the best only before that."""

Arguments = dict[str, int | str]


class Reason(NamedTuple):
    """Something true of this position, to be said as `reason-<key>`."""

    key: str
    arguments: Arguments


class Weighed(NamedTuple):
    """Weights compare the reasons of one game: the heavier, the more it bears on the choice."""

    weight: float
    reason: Reason


class MoveAspect(NamedTuple):
    """How well one move does in one respect, and what can be said of that for the move and against it.

    Moves are compared by `degree`: more is better. A respect that only serves to compare has neither.
    """

    topic: str
    degree: float
    deed: Weighed | None = None
    fault: Weighed | None = None


def weighed(weight: float, key: str, **arguments: int | str) -> Weighed:
    return Weighed(weight, Reason(key, arguments))


class Reasons(Protocol):
    """The module of one game."""

    def aspects(self, question: Question, move: int) -> list[MoveAspect]:
        """All respects in which this move can be compared with others, each once."""


def find_reasons(game: str) -> Reasons | None:
    """None for a game that gives no reasons, such as one in which nothing is ever chosen."""
    found: Reasons | None = part_of(game, "review.reasons")
    return found


def reasons_for(question: Question, best: int, rival: int) -> list[Reason]:
    """Return what argues for the best move against its rival, if anything does."""
    known = find_reasons(question.game.name)
    if known is None:
        return []
    mine, theirs = known.aspects(question, best), known.aspects(question, rival)
    deeds = [one.deed for one in mine if one.deed is not None and is_better(one, theirs)]
    faults = [one.fault for one in theirs if one.fault is not None and is_worse(one, mine)]
    return heaviest([*deeds, *faults])


def is_better(one: MoveAspect, others: Sequence[MoveAspect]) -> bool:
    """Whether a move is better in this respect; it also is if the respect does not arise for the other."""
    return all(one.degree > other.degree for other in others if other.topic == one.topic)


def is_worse(one: MoveAspect, others: Sequence[MoveAspect]) -> bool:
    return all(one.degree < other.degree for other in others if other.topic == one.topic)


def decisive_deeds(question: Question, move: int) -> list[Reason]:
    """What there is to say even of a move without a choice: that it ends a round, or the game."""
    known = find_reasons(question.game.name)
    deeds = [] if known is None else [one.deed for one in known.aspects(question, move)]
    return heaviest([deed for deed in deeds if deed is not None and deed.weight >= DECISIVE])[:1]


def heaviest(found: Sequence[Weighed]) -> list[Reason]:
    """One or two, the heaviest first; but first of the move itself, then of another."""
    ordered = sorted(found, key=lambda one: -one.weight)[:MOST_TOLD]
    return sorted((one.reason for one in ordered), key=lambda one: one.key.startswith(OF_ANOTHER))


def of_100(chance: float) -> int:
    """Rounded, but neither never nor always where it is neither."""
    if chance in (0.0, 1.0):
        return int(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def say_reason(reason: Reason, voice: Voice, names: Sequence[str]) -> str:
    return voice.say(f"reason-{reason.key}", **voice.with_names(reason.arguments, names))
