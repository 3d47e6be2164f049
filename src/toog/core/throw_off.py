"""C2, the throw-off: who begins, who wins a tie. Rules like any game's, shared by several."""

from __future__ import annotations

from typing import Protocol

NOBODY = -1


class ThrowsOff(Protocol):
    players: int
    hand: int
    contends: list[int]  # 1 for each seat still in the throw-off
    pips: list[int]  # what each threw this time round, 0 before the throw


def open_throw_off(s: ThrowsOff) -> None:
    """The lowest seat still in it throws first."""
    for seat in range(s.players):
        s.pips[seat] = 0
    s.hand = next_contender(s, 0)


def next_contender(s: ThrowsOff, seat: int) -> int:
    while seat < s.players and s.contends[seat] == 0:
        seat += 1
    return seat


def throw_off(s: ThrowsOff, pips: int) -> int:
    """One die falls. Answers the winner, or NOBODY while it goes on."""
    s.pips[s.hand] = pips
    s.hand = next_contender(s, s.hand + 1)
    if s.hand < s.players:
        return NOBODY
    winner = keep_highest(s)
    if winner == NOBODY:
        open_throw_off(s)
    return winner


def keep_highest(s: ThrowsOff) -> int:
    """Only the highest stay in it. Answers the winner if that is one."""
    highest = 0
    for seat in range(s.players):
        if s.contends[seat] and s.pips[seat] > highest:
            highest = s.pips[seat]
    left = 0
    winner = NOBODY
    for seat in range(s.players):
        if s.contends[seat] and s.pips[seat] == highest:
            left += 1
            winner = seat
        else:
            s.contends[seat] = 0
    return winner if left == 1 else NOBODY
