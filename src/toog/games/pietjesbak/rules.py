"""The rules of Pietjesbak, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, NOBODY, OVER
from toog.core.throw_off import open_throw_off, throw_off
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import APES, SEVEN, reward, worth

AGAIN, STOP = 0, 1
ONE_DIE, THREE_DICE = 0, 1

BEGINNING, THROWING, CHOOSING, TIED, ENDED = 0, 1, 2, 3, 4

LAST, BEST = 0, 1
BY_THROW_OFF, BY_REPLAY = 0, 1
BY_PIPS, EQUAL = 0, 1
MAX, ADD, DOUBLE = 0, 1, 2
COUNTED, ANY = 0, 1
OUT, SIT_OUT = 0, 1
BY_WINNER, BY_LOSER, CLOCKWISE = 0, 1, 2

MOST_THROWS = 3
NO_THROW = 0


# The course


def start(s: Pietjesbak) -> None:
    """P1, P2: everyone gets a full slate, less what is given ahead, and throws off for the first round."""
    for seat in range(s.players):
        s.marks[seat] = max(1, s.full_slate - s.handicap[seat])
        s.contends[seat] = 1
    s.winner = NOBODY
    s.phase = BEGINNING
    open_throw_off(s)


def turn(s: Pietjesbak) -> int:
    if s.phase == CHOOSING:
        return s.hand
    return OVER if s.phase == ENDED else CHANCE


def in_turn(s: Pietjesbak) -> int:
    return s.hand


def chance(s: Pietjesbak) -> int:
    return THREE_DICE if s.phase == THROWING else ONE_DIE


def thrower(s: Pietjesbak) -> int:
    return s.hand


def moves(s: Pietjesbak, seat: int, out: list[int]) -> int:
    """P3: a choice after every throw that is not the last one allowed."""
    out[0] = AGAIN
    out[1] = STOP
    return 2


def refusal(s: Pietjesbak, seat: int, move: int) -> int:
    """Nothing is ever refused: where P3 and P5 leave no choice, nobody is asked."""
    return 0


def play(s: Pietjesbak, seat: int, move: int) -> None:
    if move == AGAIN:
        take_up_again(s)
    else:
        end_turn(s)


def take_up_again(s: Pietjesbak) -> None:
    """P4: where the last throw counts, the one that lies there is gone."""
    if s.counts == LAST:
        s.worth[s.hand] = NO_THROW
    s.phase = THROWING


def throw(s: Pietjesbak, fell: Sequence[int]) -> None:
    if s.phase == THROWING:
        throw_three(s, fell[0], fell[1], fell[2])
    else:
        throw_one(s, fell[0])


def throw_one(s: Pietjesbak, pips: int) -> None:
    """P2 and P6: throw-offs, before the first round and after a tie."""
    winner = throw_off(s, pips)
    if winner == NOBODY:
        return
    if s.phase == TIED:
        win_round(s, winner)
    else:
        open_round(s, winner)


def open_round(s: Pietjesbak, starter: int) -> None:
    s.rounds += 1
    for seat in range(s.players):
        s.last_worth[seat] = s.worth[seat]
        s.worth[seat] = NO_THROW
        s.sits[seat] = 0
        s.contends[seat] = 0
        s.pips[seat] = 0
    s.starter = starter
    s.stoef = 0
    s.most = MOST_THROWS
    take_dice(s, starter)


def take_dice(s: Pietjesbak, seat: int) -> None:
    s.hand = seat
    s.thrown = 0
    s.phase = THROWING


def throw_three(s: Pietjesbak, a: int, b: int, c: int) -> None:
    s.throws += 1
    s.thrown += 1
    s.dice[0] = a
    s.dice[1] = b
    s.dice[2] = c
    value = worth(a, b, c, s.zand == EQUAL)
    if value == APES:
        three_apes(s)
        return
    if value == SEVEN and s.seven == ANY:
        add_marks(s)
    s.worth[s.hand] = max(value, s.worth[s.hand])  # P4: where the last counts, an earlier one is gone
    if s.thrown == s.most:  # P3, P5
        end_turn(s)
    else:
        s.phase = CHOOSING


def end_turn(s: Pietjesbak) -> None:
    """P5: the starter's throws bind the others. P11: stopping after one is a stoef."""
    if s.hand == s.starter:
        s.most = s.thrown
    if is_stoef(s, s.hand, s.thrown):
        s.stoef = 1
        s.stoefs += 1
    if s.worth[s.hand] == SEVEN and s.seven == COUNTED:
        add_marks(s)
    pass_dice(s)


def is_stoef(s: Pietjesbak, seat: int, thrown: int) -> bool:
    """P11: whether it is a stoef if this seat stops after so many throws."""
    return seat == s.starter and thrown == 1


def pass_dice(s: Pietjesbak) -> None:
    """Clockwise to the next seat that is in this round; back at the starter the round is done."""
    seat = next_seat(s, s.hand)
    while seat != s.starter and not in_round(s, seat):
        seat = next_seat(s, seat)
    if seat == s.starter:
        settle_round(s)
    else:
        take_dice(s, seat)


def next_seat(s: Pietjesbak, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def in_round(s: Pietjesbak, seat: int) -> bool:
    return s.out[seat] == 0 and s.sits[seat] == 0


def settle_round(s: Pietjesbak) -> None:
    """P6: the highest counting throw wins the round, or those who tie throw off or play it again."""
    highest = NO_THROW
    for seat in range(s.players):
        if in_round(s, seat) and s.worth[seat] > highest:
            highest = s.worth[seat]
    tied = 0
    winner = NOBODY
    for seat in range(s.players):
        if in_round(s, seat) and s.worth[seat] == highest:
            s.contends[seat] = 1
            tied += 1
            winner = seat
    if tied == 1:
        win_round(s, winner)
    elif s.tie == BY_THROW_OFF:
        s.phase = TIED
        open_throw_off(s)
    else:
        s.last_winner = NOBODY
        open_round(s, s.starter if s.out[s.starter] == 0 else next_player(s, s.starter))


# What a round does


def win_round(s: Pietjesbak, winner: int) -> None:
    """P10, P11, P12, P17: the winner wipes, a stoef that lost is paid, an empty slate wins."""
    s.last_winner = winner
    stoef = s.stoef == 1 and winner == s.starter
    wipe(s, winner, stoef_reward(s, s.worth[winner]) if stoef else reward(s.worth[winner]))
    if s.stoef == 1 and not stoef:
        s.marks[s.starter] += s.stoef_lost
    if s.marks[winner] == 0:
        end_game(s, winner)
    else:
        open_round(s, pick_starter(s, winner))


def wipe(s: Pietjesbak, seat: int, many: int) -> None:
    s.wiped[seat] = 1
    s.marks[seat] -= min(many, s.marks[seat])


def stoef_reward(s: Pietjesbak, value: int) -> int:
    """P11: two for a stoef, and what the table agreed when the throw is worth more by itself."""
    plain = reward(value)
    if s.stoef_with == ADD:
        return plain + 1
    if s.stoef_with == DOUBLE:
        return plain * 2
    return max(plain, 2)


def add_marks(s: Pietjesbak) -> None:
    """P13: a seven gives everyone still in the game a mark."""
    s.sevens += 1
    for seat in range(s.players):
        if s.out[seat] == 0:
            s.marks[seat] += 1


def three_apes(s: Pietjesbak) -> None:
    """P14: at once, whoever has wiped before wins the game; otherwise out. P15: the throws still bind."""
    if s.wiped[s.hand]:
        s.worth[s.hand] = APES
        s.apes_wins = 1
        end_game(s, s.hand)
        return
    s.worth[s.hand] = NO_THROW
    if s.hand == s.starter:
        s.most = s.thrown
    if s.apes_early == SIT_OUT:
        s.sits[s.hand] = 1
    else:
        s.out[s.hand] = 1
    leave_one_or_go_on(s)


def leave_one_or_go_on(s: Pietjesbak) -> None:
    """P16: the last one standing wins the game; the last one in a round wins that round."""
    left = 0
    last = NOBODY
    for seat in range(s.players):
        if in_round(s, seat):
            left += 1
            last = seat
    if left > 1:
        pass_dice(s)
    elif s.apes_early == SIT_OUT:
        win_round(s, last)
    else:
        s.last_standing = 1
        end_game(s, last)


def end_game(s: Pietjesbak, winner: int) -> None:
    s.winner = winner
    s.phase = ENDED


def pick_starter(s: Pietjesbak, winner: int) -> int:
    """P18."""
    if s.next_starter == BY_WINNER:
        return winner
    if s.next_starter == CLOCKWISE:
        return next_player(s, s.starter)
    return loser(s, winner)


def next_player(s: Pietjesbak, seat: int) -> int:
    """The next seat still in the game."""
    seat = next_seat(s, seat)
    while s.out[seat]:
        seat = next_seat(s, seat)
    return seat


def loser(s: Pietjesbak, winner: int) -> int:
    """P18: the lowest of the round, from the old starter clockwise; whoever sat out has no throw at all."""
    lowest = NOBODY
    seat = s.starter
    for _ in range(s.players):
        if seat != winner and s.out[seat] == 0:
            if lowest == NOBODY or s.worth[seat] < s.worth[lowest]:
                lowest = seat
        seat = next_seat(s, seat)
    return lowest


# The result


def score(s: Pietjesbak, seat: int) -> int:
    return s.marks[seat]


def winners(s: Pietjesbak, out: list[int]) -> int:
    out[0] = s.winner
    return 1


def hide(s: Pietjesbak, seat: int) -> None:
    """Everything lies open in Pietjesbak."""
