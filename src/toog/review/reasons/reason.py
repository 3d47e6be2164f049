"""What a reason is, how much it bears on the choice, and which one or two of them are told."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from toog.bots.question import Question
from toog.texts import Voice

MOST_TOLD = 2
WORTH_SAYING = 5.0
"""What weighs less is only said where it sets the best move apart."""
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


def weighed(weight: float, key: str, **arguments: int | str) -> Weighed:
    return Weighed(weight, Reason(key, arguments))


class Reasons(Protocol):
    """The module of one game."""

    def deeds(self, question: Question, move: int) -> list[Weighed]:
        """What speaks for this move."""

    def faults(self, question: Question, move: int) -> list[Weighed]:
        """What speaks against it."""


def find_reasons(game: str) -> Reasons | None:
    """None for a game from elsewhere, or one in which nothing is ever chosen."""
    module = f"{__package__}.{game}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Reasons = importlib.import_module(module)
    return found


def reasons_for(question: Question, best: int, rival: int) -> list[Reason]:
    """What sets the best move apart from its rival; else what can be said for it at all."""
    known = find_reasons(question.game.name)
    if known is None:
        return []
    deeds = known.deeds(question, best)
    apart = [
        *not_shared(deeds, known.deeds(question, rival)),
        *not_shared(known.faults(question, rival), known.faults(question, best)),
    ]
    return heaviest(apart) or heaviest([one for one in deeds if one.weight >= WORTH_SAYING])[:1]


def decisive_deeds(question: Question, move: int) -> list[Reason]:
    """What there is to say even of a move without a choice: that it ends a round, or the game."""
    known = find_reasons(question.game.name)
    found = [] if known is None else known.deeds(question, move)
    return heaviest([one for one in found if one.weight >= DECISIVE])[:1]


def not_shared(these: Sequence[Weighed], others: Sequence[Weighed]) -> list[Weighed]:
    """Without what is as true, or truer, of the other move."""
    there = {other.reason.key: other.weight for other in others}
    return [one for one in these if one.weight > there.get(one.reason.key, 0.0)]


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
