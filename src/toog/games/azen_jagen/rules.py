"""The rules of Azen jagen, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, NOBODY, OVER, RACE
from toog.core.throw_off import open_throw_off, throw_off
from toog.core.winning import seats_with
from toog.games.azen_jagen.state import AzenJagen

SIP, THROW = 0, 1
ONE_DIE, THREE_DICE = 0, 1

BEGINNING, HUNTING, RACING, RACE_THROW, ENDED = 0, 1, 2, 3, 4

ACE = 1
THIRD, SIXTH, NINTH = 3, 6, 9


# The contract


def start(s: AzenJagen) -> None:
    """A1: everyone throws off to see who begins."""
    for seat in range(s.players):
        s.contends[seat] = 1
    clear_bar(s)
    s.phase = BEGINNING
    open_throw_off(s)


def turn(s: AzenJagen) -> int:
    if s.phase == RACING:
        return RACE
    return OVER if s.phase == ENDED else CHANCE


def in_turn(s: AzenJagen) -> int:
    return s.hand


def chance(s: AzenJagen) -> int:
    return ONE_DIE if s.phase == BEGINNING else THREE_DICE


def thrower(s: AzenJagen) -> int:
    return s.hand


def moves(s: AzenJagen, seat: int, out: list[int]) -> int:
    out[0] = race_move(s, seat)
    return 1


def refusal(s: AzenJagen, seat: int, move: int) -> int:
    return 0 if move == race_move(s, seat) else 5


def race_move(s: AzenJagen, seat: int) -> int:
    """A5: the drinker may sip and every other player may throw, at any moment of the race."""
    return SIP if seat == s.drinker else THROW


def play(s: AzenJagen, seat: int, move: int) -> None:
    if move == SIP:
        sip(s)
    else:
        take_dice(s, seat)


def throw(s: AzenJagen, fell: Sequence[int]) -> None:
    if s.phase == BEGINNING:
        throw_one(s, fell[0])
    else:
        throw_three(s, fell[0], fell[1], fell[2])


# The hunt


def throw_one(s: AzenJagen, pips: int) -> None:
    winner = throw_off(s, pips)
    if winner != NOBODY:
        open_hunt(s, winner)


def open_hunt(s: AzenJagen, first: int) -> None:
    """A1, A6: the count starts at zero."""
    clear_bar(s)
    s.hand = first
    s.phase = HUNTING


def clear_bar(s: AzenJagen) -> None:
    s.aces = 0
    s.orderer = NOBODY
    s.taster = NOBODY
    s.drinker = NOBODY
    s.sips_left = 0
    s.last = NOBODY


def throw_three(s: AzenJagen, a: int, b: int, c: int) -> None:
    s.throws += 1
    s.dice[0] = a
    s.dice[1] = b
    s.dice[2] = c
    found = aces_among(a, b, c)
    if s.phase == HUNTING:
        count_aces(s, found)
    elif found > 0:  # A4
        s.too_slow += 1
        pay(s, s.drinker)
    else:
        go_on(s, s.drinker)


def aces_among(a: int, b: int, c: int) -> int:
    return (a == ACE) + (b == ACE) + (c == ACE)


def count_aces(s: AzenJagen, found: int) -> None:
    """A2, A3: nothing counts beyond the ninth. Three dice pass one of the three marks at most."""
    counted = s.aces
    s.aces = min(counted + found, NINTH)
    if s.aces == NINTH:
        open_race(s, s.hand)
        return
    if counted < THIRD <= s.aces:
        s.orderer = s.hand
    elif counted < SIXTH <= s.aces:
        s.taster = s.hand
    s.hand = next_seat(s, s.hand)


def next_seat(s: AzenJagen, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


# The race


def open_race(s: AzenJagen, drinker: int) -> None:
    """A4."""
    s.races += 1
    s.drinker = drinker
    s.sips_left = s.glass
    s.last = drinker
    go_on(s, drinker)


def go_on(s: AzenJagen, seat: int) -> None:
    """A5: anyone may act; `seat` goes next at a table that plays turn by turn."""
    s.hand = seat
    s.phase = RACING


def pace(s: AzenJagen, seat: int) -> int:
    """A5: the drinker may take a sip for every throw of the others."""
    return s.players - 1 if seat == s.drinker else 1


def sip(s: AzenJagen) -> None:
    """A4: the last sip in time, and the orderer pays. A5: otherwise a throw comes next."""
    s.sips_left -= 1
    if s.sips_left == 0:
        pay(s, s.orderer)
    else:
        go_on(s, next_other(s))


def next_other(s: AzenJagen) -> int:
    """A5: clockwise from the drinker, on from the other who threw last."""
    seat = next_seat(s, s.last)
    return next_seat(s, seat) if seat == s.drinker else seat


def take_dice(s: AzenJagen, seat: int) -> None:
    """A5: these dice fall before any other move."""
    s.last = seat
    s.hand = seat
    s.phase = RACE_THROW


def pay(s: AzenJagen, seat: int) -> None:
    """A6, A7: the player left of the drinker throws next, until all drinks are played."""
    s.paid[seat] += 1
    s.settled += 1
    if s.settled == s.orders:
        s.phase = ENDED
    else:
        open_hunt(s, next_seat(s, s.drinker))


# The result


def score(s: AzenJagen, seat: int) -> int:
    return s.paid[seat]


def winners(s: AzenJagen, out: list[int]) -> int:
    """A7: fewest drinks paid, and equals share the win."""
    fewest = s.orders
    for seat in range(s.players):
        fewest = min(fewest, s.paid[seat])
    return seats_with(s.paid, fewest, s.players, out)


def hide(s: AzenJagen, seat: int) -> None:
    """Everything lies open in Azen jagen."""
