"""The rules of Mens erger je niet, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, NOBODY, OVER
from toog.core.throw_off import open_throw_off, throw_off
from toog.games.mens.board import (
    IN_BOX,
    NOWHERE,
    A,
    box_holds_pawn,
    hits_another,
    is_home,
    land,
    landing,
    lay_board,
    only_six_helps,
    own_pawn_on,
)
from toog.games.mens.state import MOST_COLOURS, PAWNS, Mens

ENTER, MOVE, PASS = 0, 1, 53  # MOVE is the code of "move 0", MOVE + 51 of "move 51"
DIE = 0
SIX = 6

BEGINNING, THROWING, CHOOSING, ENDED = 0, 1, 2, 3

DOUBLE, EMPTY = 0, 1
BY_COLOUR, BY_ALL = 0, 1
FREE, BEGINNER, BY_SIX = 0, 1, 2
AGAIN, WAIT = 0, 1
PLAYED, LOST = 0, 1
MOST_SIXES = 3

# What a throw asks for: any pawn that can, a pawn out of B, or the pawn on A.
ANY_PAWN, FROM_BOX, FROM_A = 0, 1, 2


# The board and the start


def start(s: Mens) -> None:
    """M1–M3, M6: all pawns in their boxes but those given home, and the players throw off."""
    lay_board(s)
    for colour in range(MOST_COLOURS):
        s.owner[colour] = owner_of(s, colour) if colour < s.colours else NOBODY
        s.first_due[colour] = 1 if s.first_pawn == FREE else 0
        if s.owner[colour] != NOBODY:
            give_home(s, colour, s.handicap[s.owner[colour]])
    for seat in range(s.players):
        s.contends[seat] = 1
    s.winner = NOBODY
    s.phase = BEGINNING
    open_throw_off(s)


def owner_of(s: Mens, colour: int) -> int:
    """M3: spare colours are played by those who sit there, or stay off the board."""
    if s.spare == DOUBLE:
        return colour % s.players
    apart = s.colours // s.players
    seat = colour // apart
    return seat if seat * apart == colour and seat < s.players else NOBODY


def give_home(s: Mens, colour: int, pawns: int) -> None:
    """M6: the foremost pawns of a colour stand on the innermost end circles, from d down."""
    for given in range(pawns):
        s.pawns[colour * PAWNS + PAWNS - 1 - given] = s.last - given


def first_colour(s: Mens, seat: int) -> int:
    colour = 0
    while s.owner[colour] != seat:
        colour += 1
    return colour


def turn(s: Mens) -> int:
    if s.phase == CHOOSING:
        return s.hand
    return OVER if s.phase == ENDED else CHANCE


def in_turn(s: Mens) -> int:
    return s.hand


def chance(s: Mens) -> int:
    return DIE


def thrower(s: Mens) -> int:
    return s.hand


def throw(s: Mens, fell: Sequence[int]) -> None:
    if s.phase == BEGINNING:
        throw_for_start(s, fell[0])
    else:
        throw_die(s, fell[0])


def throw_for_start(s: Mens, pips: int) -> None:
    """M6."""
    winner = throw_off(s, pips)
    if winner == NOBODY:
        return
    colour = first_colour(s, winner)
    if s.first_pawn == BEGINNER:
        s.first_due[colour] = 1
    open_turn(s, colour)


def open_turn(s: Mens, colour: int) -> None:
    """M4, M7: the first turn of a colour begins with a pawn on A."""
    s.turns += 1
    s.colour = colour
    s.hand = s.owner[colour]
    s.bound = 0
    s.sixes = 0
    if s.first_due[colour]:
        s.first_due[colour] = 0
        land(s, IN_BOX, A)
    s.tries_left = s.tries if s.tries > 1 and only_six_helps(s) else 1
    s.phase = THROWING


# A turn


def throw_die(s: Mens, pips: int) -> None:
    """M8. M17: a failed try needs no move while there is another. M18: nor does a third six that is lost."""
    s.die = pips
    if pips != SIX and s.tries_left > 1:
        s.tries_left -= 1
    elif pips == SIX and s.sixes == MOST_SIXES - 1:
        open_turn(s, next_colour(s))
    else:
        open_choice(s)


def open_choice(s: Mens) -> None:
    s.tries_left = 1
    s.demand = what_throw_asks(s)
    can = see_where_pawns_land(s)
    if can > 1 and s.must_hit:
        can = keep_hits(s, can)
    if can > 1:
        s.choices += 1
    s.phase = CHOOSING


def what_throw_asks(s: Mens) -> int:
    """M9, M10. M11: where own pawns are spared, the pawn on A goes six instead if it can."""
    if s.die != SIX:
        return FROM_A if s.bound else ANY_PAWN
    if not box_holds_pawn(s):
        return ANY_PAWN
    if s.own_hit or not own_pawn_on(s, A):
        return FROM_BOX
    return FROM_A if landing(s, A) != NOWHERE else ANY_PAWN


def see_where_pawns_land(s: Mens) -> int:
    """Fills `lands` for the pawns the throw leaves free. Answers how many can move."""
    first = s.colour * PAWNS
    can = 0
    for pawn in range(PAWNS):
        step = s.pawns[first + pawn]
        s.lands[pawn] = NOWHERE
        if s.demand == ANY_PAWN or (s.demand == FROM_A and step == A):
            s.lands[pawn] = landing(s, step)
            if s.lands[pawn] != NOWHERE:
                can += 1
    return can


def keep_hits(s: Mens, can: int) -> int:
    """M12: if any of the `can` moves hits another player, only those are left."""
    hits = 0
    for pawn in range(PAWNS):
        if hits_another(s, s.lands[pawn]):
            hits += 1
    if hits == 0:
        return can
    for pawn in range(PAWNS):
        if not hits_another(s, s.lands[pawn]):
            s.lands[pawn] = NOWHERE
    return hits


def moves(s: Mens, seat: int, out: list[int]) -> int:
    if s.demand == FROM_BOX:
        out[0] = ENTER
        return 1
    first = s.colour * PAWNS
    many = 0
    for pawn in range(PAWNS):
        if s.lands[pawn] != NOWHERE:
            out[many] = MOVE + s.pawns[first + pawn]
            many += 1
    if many == 0:
        out[0] = PASS
        return 1
    return many


def refusal(s: Mens, seat: int, move: int) -> int:
    if move == ENTER:
        return refuse_enter(s)
    if move == PASS:
        return refuse_pass(s)
    return refuse_move(s, move - MOVE)


def refuse_enter(s: Mens) -> int:
    """M9: a pawn enters on a six; M10: while B holds one; M11: not on top of an own pawn that is spared."""
    if s.demand == FROM_BOX:
        return 0
    if s.die != SIX:
        return 9
    return 11 if box_holds_pawn(s) else 10


def refuse_pass(s: Mens) -> int:
    """Who can move must: the number is that of the rule that asks for the move."""
    if s.demand == FROM_BOX:
        return 9
    can = 0
    for pawn in range(PAWNS):
        if s.lands[pawn] != NOWHERE:
            can += 1
    if can == 0:
        return 0
    if s.demand == FROM_A:
        return 11 if s.die == SIX else 9
    return 10 if s.die == SIX else 8


def refuse_move(s: Mens, step: int) -> int:
    if s.demand == FROM_BOX:
        return 9
    if s.demand == FROM_A and step != A:
        return 11 if s.die == SIX else 9
    if step > s.last:
        return 2
    if not own_pawn_on(s, step):
        return 8
    return 0 if lands_of(s, step) != NOWHERE else why_pawn_stays(s, step)


def lands_of(s: Mens, step: int) -> int:
    """Where the throw may bring the pawn that stands on `step`."""
    first = s.colour * PAWNS
    pawn = 0
    while s.pawns[first + pawn] != step:
        pawn += 1
    return s.lands[pawn]


def why_pawn_stays(s: Mens, step: int) -> int:
    """M12 keeps a pawn that could move; M11, M13–M15 and M19 one that cannot."""
    if landing(s, step) != NOWHERE:
        return 12
    if step >= s.circles:
        return 15
    if step + s.die < s.circles:
        return 11 if own_pawn_on(s, step + s.die) else 19
    return 14 if step + s.die > s.last else 13


def play(s: Mens, seat: int, move: int) -> None:
    move_pawn(s, move)
    if is_home(s, s.colour):
        come_home(s)
    elif s.die == SIX and not (move == PASS and s.stuck_six == WAIT):  # M9, M10: throw again
        s.bound = 1 if move == ENTER else 0
        if s.three_sixes == LOST and (move != PASS or s.tries == 1):  # M18
            s.sixes += 1
        s.phase = THROWING
    else:
        open_turn(s, next_colour(s))


def move_pawn(s: Mens, move: int) -> None:
    if move == ENTER:
        land(s, IN_BOX, A)
    elif move != PASS:
        land(s, move - MOVE, lands_of(s, move - MOVE))


def next_colour(s: Mens) -> int:
    """M4, M5: clockwise, past the colours that are off the board or home."""
    colour = colour_after(s, s.colour)
    while s.owner[colour] == NOBODY or is_home(s, colour):
        colour = colour_after(s, colour)
    return colour


def colour_after(s: Mens, colour: int) -> int:
    return colour + 1 if colour + 1 < s.colours else 0


# Home


def come_home(s: Mens) -> None:
    """M5: the game for who is home with one colour, or with all; a colour just home throws no more."""
    if s.win == BY_COLOUR or all_home(s, s.hand):
        s.winner = s.hand
        s.phase = ENDED
    else:
        open_turn(s, next_colour(s))


def all_home(s: Mens, seat: int) -> bool:
    on_the_way = 0
    for colour in range(s.colours):
        if s.owner[colour] == seat and not is_home(s, colour):
            on_the_way += 1
    return on_the_way == 0


# The result


def score(s: Mens, seat: int) -> int:
    """The steps still to go, over all colours of this player; a pawn in B has one more than from A."""
    steps = 0
    for colour in range(s.colours):
        if s.owner[colour] == seat:
            for pawn in range(PAWNS):
                steps += s.circles + pawn - s.pawns[colour * PAWNS + pawn]
    return steps


def winners(s: Mens, out: list[int]) -> int:
    out[0] = s.winner
    return 1


def hide(s: Mens, seat: int) -> None:
    """Everything lies open in Mens erger je niet."""
