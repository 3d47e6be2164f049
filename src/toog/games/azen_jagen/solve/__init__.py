"""Azen jagen counted: nothing is decided before the race, so every chance of it can be worked out.

Players are counted from who begins, by the throw-off (A1), and the race goes turn by turn (A5). The hunt and
the race are played by the rules themselves, over every number of aces that can fall. `facts` says what the
game comes to from its beginning, `toog.games.azen_jagen.solve.positions` what any position of it is worth.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.azen_jagen import GAME, rules
from toog.games.azen_jagen.rules import HUNTING, RACE_THROW, RACING, SIP, THROW, aces_among
from toog.games.azen_jagen.state import AzenJagen

Progress = Callable[[float], None]

ACE, OTHER = 1, 6
WAYS = Counter(aces_among(*dice) for dice in product(range(1, 7), repeat=3))
THROWS = tuple(
    ((ACE,) * aces + (OTHER,) * (3 - aces), ways / WAYS.total()) for aces, ways in sorted(WAYS.items())
)
NOTHING, FOUND = THROWS[0], THROWS[1:]

PLAYERS = range(2, 9)
NAMES = ("orders", "tastes", "drinks", "pays", "paid", "wins")

Roles = tuple[int, int, int, int]  # orderer, taster, drinker and payer of one drink
Standing = NDArray[np.float64]  # chances, by who opens the next hunt and what each has paid


def facts(players: int, options: dict[str, Any], progress: Progress | None = None) -> dict[str, float]:
    """By player from who begins, and on average a drink: the chance to order, taste, drink and pay it.

    Then what each pays in the whole game, and the share of wins, a shared win split.
    """
    fresh = GAME.begin(players, options)
    hunts = hunt(fresh)
    found: dict[str, float] = defaultdict(float)
    enough = fresh.orders // players + 1  # who has paid so much cannot have paid the fewest
    standing = np.zeros((players, *(enough + 1,) * players))
    standing[(0,) * (players + 1)] = 1.0
    for drink in range(fresh.orders):
        add_roles(found, hunts, standing)
        standing = after_drink(standing, hunts)
        if progress is not None:
            progress((drink + 1) / fresh.orders)
    for seat, won in enumerate(wins(fresh, standing)):
        found[f"paid_{seat}"], found[f"wins_{seat}"] = found[f"pays_{seat}"], won
    per_drink = {name: 1 if name in ("paid", "wins") else fresh.orders for name in NAMES}
    return {
        f"{name}_{seat}": found[f"{name}_{seat}"] / per_drink[name]
        for name in NAMES
        for seat in range(players)
    }


def add_roles(found: dict[str, float], hunts: dict[Roles, float], standing: Standing) -> None:
    players = len(standing)
    for opener in range(players):
        share = float(standing[opener].sum())
        for roles, chance in hunts.items():
            for name, seat in zip(NAMES, roles, strict=False):
                found[f"{name}_{(opener + seat) % players}"] += chance * share


def hunt(fresh: AzenJagen) -> dict[Roles, float]:
    """The chance of every orderer, taster, drinker and payer of one drink, from who opens the hunt."""
    s = fresh.copy()
    rules.open_hunt(s, 0)
    s.orders = 1
    waiting: dict[int, dict[Any, tuple[AzenJagen, float]]] = defaultdict(dict)
    meet(waiting, s, 1.0)
    found: dict[Roles, float] = defaultdict(float)
    while waiting:
        for s, chance in waiting.pop(min(waiting)).values():
            for after, share in until_ace(s):
                if after.phase == HUNTING:
                    meet(waiting, after, chance * share)
                else:
                    for payer, part in race(after):
                        found[after.orderer, after.taster, after.drinker, payer] += chance * share * part
    return dict(found)


def meet(waiting: dict[int, dict[Any, tuple[AzenJagen, float]]], s: AzenJagen, chance: float) -> None:
    """Hunts with fewer aces are followed first, so that all ways to a position have met before it is left."""
    there = waiting[s.aces]
    before = there[s.key()][1] if s.key() in there else 0.0
    there[s.key()] = (s, before + chance)


def until_ace(s: AzenJagen) -> list[tuple[AzenJagen, float]]:
    """What the next ace leads to, whoever throws it: without one the dice go round, and once round nothing
    has changed.
    """
    dice, nothing = NOTHING
    found = []
    waited = 1 / (1 - nothing**s.players)
    for _ in range(s.players):
        for aces, chance in FOUND:
            found.append((thrown(s, aces), waited * chance))
        s = thrown(s, dice)
        waited *= nothing
    return found


def thrown(s: AzenJagen, dice: tuple[int, ...]) -> AzenJagen:
    """The dice that lie there are the same afterwards: they no longer matter."""
    after = s.copy()
    rules.throw(after, dice)
    after.dice[:] = (0, 0, 0)
    return after


def race(s: AzenJagen) -> list[tuple[int, float]]:
    """Who pays, and how often: turn by turn a sip, then a throw."""
    found = []
    chance = 1.0
    while s.phase == RACING:
        seat = rules.in_turn(s)
        s = s.copy()
        rules.play(s, seat, SIP if seat == s.drinker else THROW)
        if s.phase == RACE_THROW:
            for dice, share in FOUND:
                found.append((payer_of(thrown(s, dice)), chance * share))
            dice, share = NOTHING
            s = thrown(s, dice)
            chance *= share
    return [*found, (payer_of(s), chance)]


def payer_of(s: AzenJagen) -> int:
    """After the one drink that is played."""
    return s.paid.index(1)


def after_drink(standing: Standing, hunts: dict[Roles, float]) -> Standing:
    """A6: left of the drinker the next hunt is opened."""
    players = len(standing)
    pairs: dict[tuple[int, int], float] = defaultdict(float)
    for (_, _, drinker, payer), chance in hunts.items():
        pairs[drinker, payer] += chance
    after = np.zeros_like(standing)
    for opener in range(players):
        for payer in range(players):
            paid = pay(standing[opener], (opener + payer) % players)
            for drinker in range(players):
                after[(opener + drinker + 1) % players] += pairs[drinker, payer] * paid
    return after


def pay(paid: Standing, seat: int) -> Standing:
    """One more for this seat; who has paid enough stays there."""
    after = np.roll(paid, 1, axis=seat)
    lowest, highest = np.moveaxis(after, seat, 0)[0], np.moveaxis(after, seat, 0)[-1]
    highest += lowest  # rolled over from the highest
    lowest[...] = 0.0
    return after


def wins(fresh: AzenJagen, standing: Standing) -> list[float]:
    """A7: fewest drinks paid, equals share."""
    s = fresh.copy()
    shares, out = [0.0] * s.players, [0] * s.players
    chances = standing.sum(axis=0)
    for paid in np.argwhere(chances > 0).tolist():
        s.paid[: s.players] = paid
        many = rules.winners(s, out)
        for seat in out[:many]:
            shares[seat] += float(chances[tuple(paid)]) / many
    return shares
