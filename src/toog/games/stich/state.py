"""Everything that lies on the table in 12er Stich, and what is in the hands, as whole numbers."""

from __future__ import annotations

from typing import Annotated

from toog.core.state import Length, PerSeat, State, Tally, TallyPerSeat
from toog.games.stich.cards import KINDS, PACK

MOST_PLAYERS = 6
HAND = 6
LARGEST_STOCK = PACK - 2 * HAND

Hands = Annotated[list[int], Length(MOST_PLAYERS * KINDS)]
Stock = Annotated[list[int], Length(LARGEST_STOCK)]
Pile = Annotated[list[int], Length(PACK)]


class Stich(State):
    # the house rules, as laid by the options
    fixed_target: int  # 0 where the die decides
    first: Tally  # the seat that leads first; outside the key, as the dealer follows from it
    hand_left: int
    handicap: TallyPerSeat  # points given ahead; outside the key, as the points hold them
    may_swap: int

    phase: int
    dealer: int
    hand: int  # the seat whose turn it is, or whose hand throws
    target: int
    adds: int  # the colour that adds and leads
    sum: int
    drawn: int  # the card drawn just now, when it fits
    left: int  # cards in the stock
    lies: int  # cards that lie open

    cards: Hands  # how many of each card each seat holds
    sizes: PerSeat
    points: PerSeat
    tricks: PerSeat  # this round
    trick_points: PerSeat  # this round
    minus: PerSeat  # taken off for the cards in hand when this round ended
    stock: Stock  # the top card last
    pile: Pile  # in the order played

    rounds: Tally
    plays: Tally
    draws: Tally
    all_tricks: Tally
    bonuses: Tally
    passes: Tally
    swaps: Tally
