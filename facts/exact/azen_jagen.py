"""Azen jagen by turns leaves no choice, so all of it can be counted: who orders, drinks, pays and wins."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from facts.exact.dice import THREE_DICE
from toog.games.azen_jagen.rules import NINTH, THIRD, aces_among

ALL = len(THREE_DICE)

Shares = dict[tuple[int, int], Fraction]


def aces() -> list[Fraction]:
    """The chance of 0, 1, 2 and 3 aces in a throw."""
    found = Counter(aces_among(*dice) for dice in THREE_DICE)
    return [Fraction(found[many], ALL) for many in range(4)]


ACES = aces()
NONE = ACES[0]


def too_slow(sips: int) -> Fraction:
    """A5: turn by turn one throw falls between two sips, and none after the last."""
    return 1 - NONE ** (sips - 1)


def race_throws(sips: int) -> Fraction:
    """A throw falls when none before it showed an ace."""
    return sum((NONE**before for before in range(sips - 1)), Fraction(0))


def throws_to_ninth(most: int) -> list[Fraction]:
    """The chance that the ninth ace falls with throw 0, 1, 2 …"""
    standing = [Fraction(1)] + [Fraction(0)] * NINTH
    done = [Fraction(0)]
    for _ in range(most):
        after = [Fraction(0)] * (NINTH + 1)
        for counted, chance in enumerate(standing[:NINTH]):
            for found, share in enumerate(ACES):
                after[min(counted + found, NINTH)] += chance * share
        done.append(after[NINTH])
        standing = after
    return done


@cache
def mean_throws(counted: int = 0) -> Fraction:
    """To the ninth ace, with so many counted: the throws without an ace are part of it."""
    if counted >= NINTH:
        return Fraction(0)
    on = sum((ACES[found] * mean_throws(counted + found) for found in (1, 2, 3)), Fraction(0))
    return (1 + on) / (1 - NONE)


def game_throws(sips: int, orders: int) -> Fraction:
    return orders * (mean_throws() + race_throws(sips))


def roles(players: int) -> Shares:
    """The chance of each pair of orderer and drinker, counted clockwise from who opens the hunt."""
    flows: dict[int, dict[tuple[int, int], Fraction]] = {0: {(0, -1): Fraction(1)}}
    for counted in range(NINTH):
        pass_on(flows, counted, players)
    return {(orderer, drinker): chance for (drinker, orderer), chance in flows[NINTH].items()}


def pass_on(flows: dict[int, dict[tuple[int, int], Fraction]], counted: int, players: int) -> None:
    """All hunts that come to `counted` aces go on from there; the key is who throws next and who has ordered.

    Without an ace the dice go round: after m misses the next throws, and once round is as if nothing fell.
    """
    around = 1 - NONE**players
    for (hand, orderer), chance in flows.get(counted, {}).items():
        for misses in range(players):
            seat = (hand + misses) % players
            for found in (1, 2, 3):
                share = chance * NONE**misses / around * ACES[found]
                step(flows, counted, found, seat, orderer, players, share)


def step(
    flows: dict[int, dict[tuple[int, int], Fraction]],
    counted: int,
    found: int,
    seat: int,
    orderer: int,
    players: int,
    share: Fraction,
) -> None:
    reached = min(counted + found, NINTH)
    if counted < THIRD <= reached:
        orderer = seat
    there = flows.setdefault(reached, {})
    key = (seat if reached == NINTH else (seat + 1) % players, orderer)
    there[key] = there.get(key, Fraction(0)) + share


def payers(players: int, sips: int) -> Shares:
    """The chance of each pair of drinker and payer."""
    slow = too_slow(sips)
    found: Shares = {}
    for (orderer, drinker), chance in roles(players).items():
        for payer, share in ((drinker, slow), (orderer, 1 - slow)):
            found[drinker, payer] = found.get((drinker, payer), Fraction(0)) + chance * share
    return found


def wins(players: int, sips: int, orders: int) -> list[Fraction]:
    """The share of wins of each player, clockwise from who begins, shared wins split (A6, A7)."""
    pairs = payers(players, sips)
    standing: dict[tuple[int, tuple[int, ...]], Fraction] = {(0, (0,) * players): Fraction(1)}
    for _ in range(orders):
        after: dict[tuple[int, tuple[int, ...]], Fraction] = {}
        for (opener, paid), chance in standing.items():
            for (drinker, payer), share in pairs.items():
                seat = (opener + payer) % players
                now = (*paid[:seat], paid[seat] + 1, *paid[seat + 1 :])
                key = ((opener + drinker + 1) % players, now)
                after[key] = after.get(key, Fraction(0)) + chance * share
        standing = after
    return shares(standing, players)


def shares(standing: dict[tuple[int, tuple[int, ...]], Fraction], players: int) -> list[Fraction]:
    won = [Fraction(0)] * players
    for (_, paid), chance in standing.items():
        winners = [seat for seat in range(players) if paid[seat] == min(paid)]
        for seat in winners:
            won[seat] += chance / len(winners)
    return won
