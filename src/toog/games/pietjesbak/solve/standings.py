"""One round of Pietjesbak as a graph, found by playing the rules themselves.

A *standing* is what a round has come to when a player takes the dice, as far as it still matters: the highest
worth on the table, who holds it, who went out or sits out, and where the loser starts (P18) the lowest worth
and its holder. Players are counted from the starter, who is 0. How many throws a turn may have, and the
sevens that fell in the round, are kept apart: the same standings follow one another whatever they are.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import NOBODY
from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.rules import ANY, BEST, BY_LOSER, ENDED, EQUAL, NO_THROW, OUT, THROWING, TIED
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import APES, worth

THROWS = tuple(product(range(1, 7), repeat=3))
ALL = len(THROWS)
APES_DICE = (1, 1, 1)
CHANCE_OF_APES = 1 / ALL
MOST_SEVENS = 6  # told apart in one round: seven in twelve throws fall once in ten thousand million rounds
MANY_MARKS = 1000  # no slate that is empty ends the game while the graph is made
OF_THE_START = ("marks", "handicap")
STOEF, PLAIN = 1, 2  # throws of the starter: one is a stoef, and two stand for two or three

Standing = tuple[int, ...]


class Effect(NamedTuple):
    """How a round can end. Players are counted from its starter, and a mask has a bit for each of them."""

    out: int
    winner: int  # of the round, or of the game where that is over; NOBODY where it is played again
    wiped: int
    starter: int  # of the next round
    added: int  # to the marks of this round's starter, for a stoef that lost
    over: int


Ending = tuple[
    tuple[Effect, ...], tuple[Effect, ...]
]  # each as likely as the next: after a stoef, and without


@dataclass(frozen=True)
class Graph:
    """Standings in the order they are met, each with its edges; then the endings, numbered on from there.

    The edges of a standing are the worths that can count for the player on turn, from the lowest, which is
    the seven; worths that lead to the same are one edge.
    """

    players: int
    numbers: dict[Standing, int]
    position: NDArray[np.int64]  # whose turn it is
    absent: NDArray[np.int64]  # who went out or sits out in this round, as a mask
    dropped: NDArray[np.int64]  # of these, who went out and did not start: they are no longer seen
    apes: NDArray[np.int64]  # where three apes lead for who has never wiped
    first: NDArray[np.int64]  # where the edges of a standing begin
    leads: NDArray[np.int64]
    chance: NDArray[np.float64]
    parts: NDArray[np.int64]  # for each ending and kind of starter's turn: where its effects begin and end
    part: NDArray[np.int64]  # numbers of effects
    effects: NDArray[np.int64]
    best: bool
    any_seven: bool

    @property
    def most_sevens(self) -> int:
        """That are told apart in one round."""
        return min(self.players * (rules.MOST_THROWS if self.any_seven else 1), MOST_SEVENS)

    @property
    def arrays(self) -> tuple[Any, ...]:
        return (
            self.position,
            self.absent,
            self.dropped,
            self.apes,
            self.first,
            self.leads,
            self.chance,
            self.parts,
            self.part,
            self.effects,
            self.any_seven,
        )


def standing_of(s: Pietjesbak, order: tuple[int, ...]) -> Standing:
    """Of a position in which a player is about to throw first; `order` are the seats from the starter on."""
    position = order.index(s.hand)
    before = order[:position]
    absent = sum(1 << i for i, seat in enumerate(before) if not rules.in_round(s, seat))
    highest = max((s.worth[seat] for seat in before), default=NO_THROW)
    holders = sum(1 << i for i, seat in enumerate(before) if s.worth[seat] == highest != NO_THROW)
    if s.next_starter != BY_LOSER:
        return (position, absent, highest, holders)
    there = [(s.worth[seat], i) for i, seat in enumerate(before) if not s.out[seat]]
    return (position, absent, highest, holders, *min(there, default=(NO_THROW, 0)))


@functools.lru_cache(maxsize=8)
def graph_of(players: int, house: tuple[tuple[str, Any], ...]) -> Graph:
    """For so many players still in the game; `house` are the options but `marks`."""
    return Explorer(players, dict(house)).explore()


def house_rules(options: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """The options that change a round: all but what stands on the slates at the start, in one order."""
    return tuple(sorted((name, value) for name, value in options.items() if name not in OF_THE_START))


class Explorer:
    """Plays every course of a round that differs, from its first throw."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.order = tuple(range(players))
        self.fresh = GAME.begin(players, options)
        rules.open_round(self.fresh, 0)
        self.dice_of, self.chance_of = throws_by_worth(self.fresh.zand == EQUAL)
        self.numbers: dict[Standing, int] = {}
        self.met: list[tuple[Pietjesbak, Pietjesbak]] = []
        self.endings: dict[Ending, int] = {}
        self.effects: dict[Effect, int] = {}
        self.edges: list[list[tuple[int, float]]] = []
        self.apes: list[int] = []

    def explore(self) -> Graph:
        self.meet((with_throws(self.fresh, STOEF), with_throws(self.fresh, PLAIN)))
        for both in self.met:  # grows as we go
            self.edges.append(self.edges_of(both))
            self.apes.append(self.after_apes(both))
        return self.drawn()

    def standing(self, s: Pietjesbak) -> Standing:
        return standing_of(s, self.order)

    def meet(self, both: tuple[Pietjesbak, Pietjesbak]) -> int:
        standing = self.standing(both[0])
        if standing not in self.numbers:
            self.numbers[standing] = len(self.met)
            self.met.append(both)
        return self.numbers[standing]

    def edges_of(self, both: tuple[Pietjesbak, Pietjesbak]) -> list[tuple[int, float]]:
        return self.joined([self.follow(both, dice) for _, dice in self.dice_of])

    def joined(self, leads: list[int]) -> list[tuple[int, float]]:
        """Neighbours that lead to the same are one edge, but for the seven, which is always one alone."""
        edges: list[tuple[int, float]] = []
        for (value, _), to in zip(self.dice_of, leads, strict=True):
            chance = self.chance_of[value]
            if len(edges) > 1 and edges[-1][0] == to:
                edges[-1] = (to, edges[-1][1] + chance)
            else:
                edges.append((to, chance))
        return edges

    def after_apes(self, both: tuple[Pietjesbak, Pietjesbak]) -> int:
        return self.follow(both, APES_DICE)

    def follow(self, both: tuple[Pietjesbak, Pietjesbak], dice: tuple[int, ...]) -> int:
        """The number of the next standing; endings are below zero, from -1 down."""
        stoef = thrown_last(both[0], dice)
        if stoef.rounds != both[0].rounds or stoef.phase != THROWING:
            return self.ending(stoef, thrown_last(both[1], dice))
        known = self.numbers.get(self.standing(stoef))
        return self.meet((stoef, thrown_last(both[1], dice))) if known is None else known

    def ending(self, stoef: Pietjesbak, plain: Pietjesbak) -> int:
        ways = (self.ways_to_end(stoef), self.ways_to_end(plain))
        return -1 - self.endings.setdefault(ways, len(self.endings))

    def ways_to_end(self, s: Pietjesbak) -> tuple[Effect, ...]:
        if s.phase != TIED:
            return (self.effect(s),)
        found = []
        for seat in range(self.players):
            if s.contends[seat]:
                won = s.copy()
                rules.win_round(won, seat)
                found.append(self.effect(won))
        return tuple(found)

    def effect(self, s: Pietjesbak) -> Effect:
        out = sum(s.out[seat] << seat for seat in range(self.players))
        if s.phase == ENDED:
            return self.known(Effect(out, s.winner, 0, 0, 0, 1))
        changes = [s.marks[seat] - MANY_MARKS - s.sevens for seat in range(self.players)]
        winner = s.last_winner
        wiped = 0 if winner == NOBODY else -changes[winner]
        added = changes[0] if winner != 0 and not s.out[0] else 0
        return self.known(Effect(out, winner, wiped, s.starter, added, 0))

    def known(self, effect: Effect) -> Effect:
        self.effects.setdefault(effect, len(self.effects))
        return effect

    def drawn(self) -> Graph:
        standings = len(self.met)
        absent = np.array([standing[1] for standing in self.numbers], np.int64)

        def number(to: int) -> int:
            return to if to >= 0 else standings - 1 - to

        parts, part = [], list[int]()
        for ending in self.endings:
            for ways in ending:
                parts.append((len(part), len(part) + len(ways)))
                part += [self.effects[effect] for effect in ways]
        flat = [edge for edges in self.edges for edge in edges]
        return Graph(
            players=self.players,
            numbers=self.numbers,
            position=np.array([standing[0] for standing in self.numbers], np.int64),
            absent=absent,
            dropped=absent & ~1 if self.fresh.apes_early == OUT else np.zeros_like(absent),
            apes=np.array([number(to) for to in self.apes], np.int64),
            first=np.cumsum([0, *map(len, self.edges)], dtype=np.int64),
            leads=np.array([number(to) for to, _ in flat], np.int64),
            chance=np.array([chance for _, chance in flat], np.float64),
            parts=np.array(parts, np.int64).reshape(-1, 2, 2),
            part=np.array(part, np.int64),
            effects=np.array(list(self.effects), np.int64).reshape(-1, 6),
            best=self.fresh.counts == BEST,
            any_seven=self.fresh.seven == ANY,
        )


@functools.cache
def throws_by_worth(zand_equal: bool) -> tuple[list[tuple[int, tuple[int, ...]]], dict[int, float]]:
    """From the lowest worth up, three apes aside: dice that have it, and how often it falls. Not to be
    changed.
    """
    values = {(a, b, c): worth(a, b, c, zand_equal) for a, b, c in THROWS}
    ways = Counter(values.values())
    dice_of = {value: dice for dice, value in values.items() if value != APES}
    return sorted(dice_of.items()), {value: many / ALL for value, many in ways.items()}


def with_throws(s: Pietjesbak, most: int) -> Pietjesbak:
    twin = s.copy()
    twin.most = most
    return twin


def thrown_last(s: Pietjesbak, dice: tuple[int, ...]) -> Pietjesbak:
    """After a throw that ends the turn, on slates that say how many marks it changed."""
    after = s.copy()
    after.sevens = 0
    for seat in range(s.players):
        after.marks[seat] = MANY_MARKS
    after.thrown = after.most - 1
    rules.throw(after, dice)
    return after
