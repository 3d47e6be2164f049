"""How likely each seat is to win a throw-off (C2) as it stands, and the game if it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from toog.core.throw_off import NOBODY, ThrowsOff, throw_off

FACES = 6


class ThrowOffContest(ThrowsOff, Protocol):
    def copy(self) -> Self: ...


C = TypeVar("C", bound=ThrowOffContest)


class Throwing(Protocol):
    """The part of the rules that lets a die fall."""

    def throw(self, s: Any, fell: Sequence[int]) -> None: ...


def chances_to_win(s: ThrowOffContest) -> dict[int, float]:
    """Of each seat that still can: one die after another, and all alike before the first of them."""
    return look_ahead(s, {})


def look_ahead(s: ThrowOffContest, known: dict[tuple[int, ...], dict[int, float]]) -> dict[int, float]:
    """`known` are the throw-offs met already: who throws, the most pips so far, and who is still in it."""
    s = without_beaten(s)
    inside = [seat for seat in range(s.players) if s.contends[seat]]
    most = max(s.pips[: s.players])
    if most == 0:
        return dict.fromkeys(inside, 1 / len(inside))
    key = (s.hand, most, *inside)
    if key not in known:
        found = dict.fromkeys(inside, 0.0)
        for pips in range(1, FACES + 1):
            after = s.copy()
            winner = throw_off(after, pips)
            won = {winner: 1.0} if winner != NOBODY else look_ahead(after, known)
            for seat, chance in won.items():
                found[seat] += chance / FACES
        known[key] = found
    return known[key]


def without_beaten(s: C) -> C:
    """Who has thrown less than another can no longer win."""
    left = s.copy()
    most = max(s.pips[: s.players])
    for seat in range(s.players):
        if 0 < s.pips[seat] < most:
            left.contends[seat] = left.pips[seat] = 0
    return left


def won_by(rules: Throwing, s: C, seat: int) -> C:
    """The position when this seat has won: it alone is still in the throw-off, and throws."""
    alone = s.copy()
    for other in range(s.players):
        alone.contends[other] = int(other == seat)
    alone.hand = seat
    rules.throw(alone, [FACES])
    return alone
