"""What any position of Azen jagen is worth to each seat: the chance to win, a shared win split.

A drink is one hunt and one race, and both are played by the rules, as they are for the whole game. What it
changes is who has paid and who opens the next hunt; from there a table says it, one for each number
of drinks to come.
"""

from __future__ import annotations

import functools
from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import NOBODY
from toog.games.azen_jagen import GAME, rules
from toog.games.azen_jagen.rules import BEGINNING, ENDED, HUNTING, RACING
from toog.games.azen_jagen.solve import THROWS, payer_of, race, thrown, until_ace
from toog.games.azen_jagen.state import AzenJagen
from toog.solve.throw_off import chances_to_win, won_by

Worth = NDArray[np.float64]
Bill = tuple[int, int]  # who drinks, and who pays
Bills = dict[Bill, float]


@functools.lru_cache(maxsize=4)
def positions_for(players: int, glass: int, orders: int) -> AzenJagenPositions:
    return AzenJagenPositions(players, glass, orders)


class AzenJagenPositions:
    """The worth of positions under one set of options."""

    def __init__(self, players: int, glass: int, orders: int) -> None:
        self.players = players
        self.fresh = GAME.begin(players, {"sips": glass, "orders": orders})
        self.enough = orders // players + 1  # who has paid so much cannot have paid the fewest
        self.hunts: dict[tuple[int, int], Bills] = {}
        self.tables = [self.shares_by_bills()]  # by drinks to come, from who opens the next hunt

    def worth(self, s: AzenJagen) -> Worth:
        if s.phase == ENDED:
            return shares(s)
        if s.phase == BEGINNING:
            chances = chances_to_win(s)
            return np.asarray(sum(chances[seat] * self.worth(won_by(rules, s, seat)) for seat in chances))
        found = np.zeros(self.players)
        for (drinker, payer), chance in self.bills(s).items():
            paid = list(s.paid[: self.players])
            paid[payer] += 1
            found += chance * self.later(s.orders - s.settled - 1, rules.next_seat(s, drinker), paid)
        return found

    def later(self, drinks: int, opener: int, paid: list[int]) -> Worth:
        """When so many drinks are to come, and these have been paid."""
        seats = [(opener + i) % self.players for i in range(self.players)]
        row = self.table(drinks)[tuple(min(paid[seat], self.enough) for seat in seats)]
        return np.roll(row, opener)

    # One drink

    def bills(self, s: AzenJagen) -> Bills:
        """The chance of each drinker and payer of the drink that is being played."""
        if s.phase == HUNTING:
            turned = self.bills_of_hunt(
                s.aces, NOBODY if s.orderer == NOBODY else self.from_hand(s, s.orderer)
            )
            return {
                ((drinker + s.hand) % self.players, (payer + s.hand) % self.players): chance
                for (drinker, payer), chance in turned.items()
            }
        alone = only_drink(s)
        found: Bills = defaultdict(float)
        ways = [(alone, 1.0)] if s.phase == RACING else [(thrown(alone, dice), ways) for dice, ways in THROWS]
        for after, chance in ways:
            paid = race(after) if after.phase == RACING else [(payer_of(after), 1.0)]
            for payer, share in paid:
                found[s.drinker, payer] += chance * share
        return found

    def from_hand(self, s: AzenJagen, seat: int) -> int:
        return (seat - s.hand) % self.players

    def bills_of_hunt(self, aces: int, orderer: int) -> Bills:
        """All counted from whose hand throws. Who tastes changes nothing."""
        key = (aces, orderer)
        if key not in self.hunts:
            s = only_drink(self.fresh)
            rules.open_hunt(s, 0)
            s.aces, s.orderer = aces, orderer
            found: Bills = defaultdict(float)
            for after, chance in until_ace(s):
                for bill, share in self.bills(after).items():
                    found[bill] += chance * share
            self.hunts[key] = dict(found)
        return self.hunts[key]

    # All drinks to come

    def shares_by_bills(self) -> Worth:
        """When all is paid."""
        s = self.fresh.copy()
        table = np.zeros((self.enough + 1,) * self.players + (self.players,))
        for paid in np.ndindex(*table.shape[:-1]):
            s.paid[: self.players] = paid
            table[paid] = shares(s)
        return table

    def table(self, drinks: int) -> Worth:
        while len(self.tables) <= drinks:
            self.tables.append(self.one_drink_more(self.tables[-1]))
        return self.tables[drinks]

    def one_drink_more(self, later: Worth) -> Worth:
        """From the table with a drink fewer, as it is for each who may open the next hunt."""
        players = self.players
        higher = [*range(1, self.enough + 1), self.enough]
        table = np.zeros_like(later)
        bills = self.bills_of_hunt(0, NOBODY)
        for opener in range(players):
            axes = [(seat - opener) % players for seat in range(players)]
            turned = np.roll(later.transpose([*axes, players]), opener, axis=-1)
            for payer in range(players):
                chance = bills.get(((opener - 1) % players, payer), 0.0)
                table += chance * turned.take(higher, axis=payer)
        return table


def only_drink(s: AzenJagen) -> AzenJagen:
    """The same, as if this were the only drink of the game: then who pays it is easily seen."""
    alone = s.copy()
    alone.paid[:] = [0] * len(s.paid)
    alone.settled, alone.orders = 0, 1
    return alone


def shares(s: AzenJagen) -> Worth:
    """A7: of those who win."""
    out = [0] * s.players
    many = rules.winners(s, out)
    found = np.zeros(s.players)
    found[out[:many]] = 1 / many
    return found
