"""Mens: exact endings between two players with a colour each, when all but a few pawns are home.

A position of an ending is where the mover's pawns and the other's pawns stand, each by its own count, and
what the mover's throw is: a free one, one bound to the pawn that entered (M9), the first or second of three
tries (M17), or a free or bound one after one or two sixes where the third is lost (M18). As both sides of the
board are alike, one table of the mover's win chance serves both players. Where every throw and every answer
leads is asked of the rules once; then the chances are gone over until nothing changes any more.
`docs/solving-mens.md` tells what this takes.
"""

from __future__ import annotations

import functools
import itertools
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toog.core.contract import CHANCE, OVER
from toog.core.options import Laid
from toog.core.registry import find_game
from toog.fast.cache import folder_for, kept_in
from toog.fast.driver import make_compilable
from toog.fast.records import to_records
from toog.games.mens import rules
from toog.games.mens.board import IN_BOX
from toog.games.mens.options import OPTIONS
from toog.games.mens.rules import THROWING, moves, play, throw, turn
from toog.games.mens.state import PAWNS, Mens
from toog.solve.shelf import kept

GAME = find_game("mens")
Progress = Callable[[float], None]

PLAYERS = range(2, 3)
FACES = 6
# The throw that is due: free, bound, or with two or three tries left; then free and bound after one six, and
# after two.
FREE, BOUND, TWO_TRIES, THREE_TRIES, AFTER_SIX = 0, 1, 2, 3, 4
THROWS = 8
# Where an answer leads: no such answer, the mover has won, or twice a position, and one if it is the other's.
NO_ANSWER, WON = -2, -1
EXACT = 1e-13
MOST_SWEEPS = 5000
# How many pawns the player who is further behind may have out: with one more, solving takes more memory than
# a worker of the house has. Where a third six is lost there are three times as many positions.
MOST_OUT, MOST_OUT_WITH_LOST_SIXES = 2, 1
# The fields of the house rules that an ending depends on.
HOUSE_RULES = tuple(
    option.field
    for option in OPTIONS
    if isinstance(option, Laid) and option.name not in ("spare", "handicap")
)


def places(circles: int, most_out: int) -> NDArray[np.int32]:
    """Every way four pawns can stand, hindmost first, with at most so many not home; the furthest first."""
    ends = range(circles, circles + PAWNS)
    found: list[tuple[int, ...]] = []
    for out in range(most_out + 1):
        for home in itertools.combinations(ends, PAWNS - out):
            for waiting in range(out + 1):
                box = (IN_BOX,) * waiting
                rings = itertools.combinations(range(circles), out - waiting)
                found += [(*box, *ring, *home) for ring in rings]
        found.sort(key=lambda steps: (sum(step < circles for step in steps), -sum(steps)))
    return np.array(found, np.int32)


def numbering(standing: NDArray[np.int32], circles: int) -> NDArray[np.int32]:
    """The number of each way to stand, by its steps read as the digits of one number; -1 for all others."""
    base = circles + PAWNS + 1
    numbers = np.full(base**PAWNS, -1, np.int32)
    digits = standing.astype(np.int64) - IN_BOX
    numbers[digits @ base ** np.arange(PAWNS - 1, -1, -1)] = np.arange(len(standing))
    return numbers


def set_pawns(s: Any, colour: int, steps: Any) -> None:
    for pawn in range(PAWNS):
        step = steps[pawn]
        s.pawns[colour * PAWNS + pawn] = step
        if 0 <= step < s.circles:
            s.ring[(colour * s.gap + step) % s.circles] = colour + 1


def lay_ending(s: Any, mine: Any, theirs: Any, due: int) -> None:
    """Lays it on an empty board: the mover has colour 0, the other the colour opposite."""
    for circle in range(s.circles):
        s.ring[circle] = 0
    set_pawns(s, 0, mine)
    set_pawns(s, s.colours // 2, theirs)
    s.colour = 0
    s.hand = 0
    s.phase = THROWING
    s.bound = 1 if is_bound(due) else 0
    s.tries_left = due if TWO_TRIES <= due <= THREE_TRIES else 1
    s.sixes = (due - AFTER_SIX) // 2 + 1 if due >= AFTER_SIX else 0


def is_bound(due: int) -> bool:
    return due == BOUND or (due >= AFTER_SIX and due % 2 == 1)


def throw_due(s: Any) -> int:
    if s.sixes:
        return int(AFTER_SIX + 2 * (s.sixes - 1) + s.bound)
    if s.bound:
        return BOUND
    return int(s.tries_left) if s.tries_left > 1 else FREE


def stand_number(s: Any, colour: int, numbers: Any) -> int:
    base = s.circles + PAWNS + 1
    digits = 0
    for pawn in range(PAWNS):
        digits = digits * base + s.pawns[colour * PAWNS + pawn] - IN_BOX
    return int(numbers[digits])


def can_be(s: Any, standing: Any, i: int, j: int, due: int) -> bool:
    """Nobody has won, no two pawns share a circle, and the throw that is due can be."""
    if standing[i, 0] >= s.circles or standing[j, 0] >= s.circles:
        return False
    half = s.circles // 2
    on_a = False
    on_ring = False
    for mine in range(PAWNS):
        step = standing[i, mine]
        on_a = on_a or step == 0
        on_ring = on_ring or 0 <= step < s.circles
        for other in range(PAWNS):
            there = standing[j, other]
            if 0 <= step < s.circles and 0 <= there < s.circles and (there + half) % s.circles == step:
                return False
    if due >= AFTER_SIX and not s.three_sixes:
        return False
    if is_bound(due):
        return on_a
    return due == FREE or due >= AFTER_SIX or (s.tries > 1 and not on_ring)


def slot(due: int, mine: int, theirs: int, few: int, many: int) -> int:
    """Where a position is noted: one player has at most one pawn out, which `few` ways of standing have."""
    if theirs < few:
        return (due * many + mine) * few + theirs
    return THROWS * many * few + (due * few + mine) * many + theirs


def way_to(s: Any, numbers: Any, known: Any, few: int, many: int) -> int:
    """Where the mover, colour 0, stands when a throw or an answer has led here."""
    if turn(s) == OVER:
        return WON
    mine = stand_number(s, 0, numbers)
    theirs = stand_number(s, s.colours // 2, numbers)
    if s.colour == 0:
        return int(2 * known[slot(throw_due(s), mine, theirs, few, many)])
    return int(2 * known[slot(throw_due(s), theirs, mine, few, many)] + 1)


class Ending(NamedTuple):
    """The mover's chance in each position of the ending, and how to find a position in it."""

    standing: NDArray[np.int32]
    few: int
    numbers: NDArray[np.int32]
    known: NDArray[np.int32]
    chances: NDArray[np.float64]

    def chance(self, s: Mens) -> float:
        """The win chance of the seat on turn, before a throw. KeyError where too many pawns are out."""
        mine = stand_number(s, s.colour, self.numbers)
        theirs = stand_number(s, opposite(s), self.numbers)
        if mine >= 0 and theirs >= 0 and min(mine, theirs) < self.few:
            found = self.known[slot(throw_due(s), mine, theirs, self.few, len(self.standing))]
            if found >= 0:
                return float(self.chances[found])
        raise KeyError("not a position of this ending")

    def worth_of_moves(self, s: Mens, codes: Sequence[int]) -> list[float]:
        """The exact chance of the seat on turn after each of these moves."""
        return [self.after(s, code) for code in codes]

    def after(self, s: Mens, code: int) -> float:
        then = s.copy()
        rules.play(then, s.hand, code)
        if rules.turn(then) == OVER:
            return 1.0
        return self.chance(then) if then.hand == s.hand else 1 - self.chance(then)


def opposite(s: Mens) -> int:
    return (s.colour + s.colours // 2) % s.colours


class CompiledEnding(NamedTuple):
    number: Any
    follow: Any
    sweep: Any


@functools.cache
def compiled() -> CompiledEnding:
    """Compiled once in a process, and kept on disk for the next."""
    make_compilable(rules)
    make_compilable(sys.modules[__name__])
    with kept_in(folder_for(GAME, (lay_ending,))):
        return CompiledEnding(compile_number(), compile_follow(), compile_sweep())


def compile_number() -> Any:
    @njit(nogil=True, error_model="numpy", cache=True)
    def number(table: Any, standing: Any, few: int, known: Any, where: Any) -> int:
        """Gives every position that can be a number, and notes in `where` what it is. Answers how many."""
        s = table[0]
        many = standing.shape[0]
        found = 0
        for mine in range(many):
            for theirs in range(many if mine < few else few):
                for due in range(THROWS):
                    if can_be(s, standing, mine, theirs, due):
                        known[slot(due, mine, theirs, few, many)] = found
                        if found < where.shape[0]:
                            where[found, 0] = due
                            where[found, 1] = mine
                            where[found, 2] = theirs
                        found += 1
        return found

    return number


def compile_follow() -> Any:
    @njit(nogil=True, error_model="numpy", cache=True)
    def follow(
        table: Any, flat: Any, standing: Any, few: int, numbers: Any, known: Any, where: Any, leads: Any
    ) -> None:
        """For position number n, as `where` lists them, each throw and each answer to it."""
        s, thrown, played = table[0], table[1], table[2]
        many_ways = standing.shape[0]
        out: Any = np.empty(64, np.int64)
        fell: Any = np.empty(1, np.int64)
        for n in range(where.shape[0]):
            lay_ending(s, standing[where[n, 1]], standing[where[n, 2]], where[n, 0])
            for pips in range(1, FACES + 1):
                flat[1] = flat[0]
                fell[0] = pips
                throw(thrown, fell)
                if turn(thrown) == CHANCE:
                    leads[n, pips - 1, 0] = way_to(thrown, numbers, known, few, many_ways)
                    continue
                many = moves(thrown, 0, out)
                for i in range(many):
                    flat[2] = flat[1]
                    play(played, 0, out[i])
                    leads[n, pips - 1, i] = way_to(played, numbers, known, few, many_ways)

    return follow


def compile_sweep() -> Any:
    @njit(nogil=True, error_model="numpy", cache=True)
    def sweep(leads: Any, chances: Any) -> float:
        """The best answer to each throw, by what is known so far. Answers the largest change."""
        most = 0.0
        for n in range(leads.shape[0]):
            mean = 0.0
            for pips in range(FACES):
                best = 0.0
                for i in range(leads.shape[2]):
                    to = leads[n, pips, i]
                    if to == NO_ANSWER:
                        break
                    chance = 1.0
                    if to != WON:
                        chance = chances[to >> 1] if to & 1 == 0 else 1.0 - chances[to >> 1]
                    best = max(best, chance)
                mean += best / FACES
            most = max(most, abs(mean - chances[n]))
            chances[n] = mean
        return most

    return sweep


# The solution


def lay_board(options: dict[str, Any]) -> Mens:
    """A board with two colours opposite each other, and nothing on it yet."""
    s: Mens = GAME.begin(2, {**options, "spare": "empty"})
    for colour in range(s.colours):
        s.first_due[colour] = 0
    return s


def solve(options: dict[str, Any], most_out: int, progress: Progress | None = None) -> Ending:
    """One player has at most one pawn that is not home, the other at most `most_out`."""
    return solve_on(lay_board(options), most_out, progress)


def solve_on(board: Mens, most_out: int, progress: Progress | None = None) -> Ending:
    standing = places(board.circles, most_out)
    few = int((standing[:, 1] >= board.circles).sum())
    numbers = numbering(standing, board.circles)

    def make() -> dict[str, NDArray[Any]]:
        known, chances = work_out(board, standing, few, numbers, progress)
        return {"known": known, "chances": chances}

    key = {field: getattr(board, field) for field in HOUSE_RULES} | {"most_out": most_out}
    tables = kept("mens-ending", GAME, key, [sys.modules[__name__]], make)
    return Ending(standing, few, numbers, tables["known"], tables["chances"])


def ending_of(s: Mens) -> Ending | None:
    """Return the ending in which this position is solved, or None where too many pawns are out."""
    theirs = opposite(s)
    playing = [colour for colour in range(s.colours) if s.owner[colour] >= 0]
    if sorted(playing) != sorted((s.colour, theirs)) or s.first_due[s.colour] or s.first_due[theirs]:
        return None
    out = [sum(step < s.circles for step in pawns_of(s, colour)) for colour in playing]
    if min(out) > 1 or max(out) > (MOST_OUT_WITH_LOST_SIXES if s.three_sixes else MOST_OUT):
        return None
    return ending_for(s.colours, max(out), tuple(getattr(s, field) for field in HOUSE_RULES))


def pawns_of(s: Mens, colour: int) -> list[int]:
    return s.pawns[colour * PAWNS : (colour + 1) * PAWNS]


@functools.lru_cache(maxsize=2)
def ending_for(colours: int, most_out: int, house_rules: tuple[int, ...]) -> Ending:
    board = lay_board({"board": colours})
    for field, value in zip(HOUSE_RULES, house_rules, strict=True):
        setattr(board, field, value)
    return solve_on(board, most_out)


def work_out(
    board: Mens, standing: NDArray[np.int32], few: int, numbers: NDArray[np.int32], progress: Progress | None
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    run = compiled()
    table = to_records(board, 3)
    flat = table.view(np.int32).reshape(3, -1)
    many = len(standing)
    known = np.full(2 * THROWS * few * many, -1, np.int32)
    nowhere = np.empty((0, 3), np.int32)
    where = np.empty((run.number(table, standing, few, known, nowhere), 3), np.int32)
    run.number(table, standing, few, known, where)
    answers = PAWNS if board.lane else most_answers(standing, board.circles)
    leads = np.full((len(where), FACES, answers), NO_ANSWER, np.int32)
    run.follow(table, flat, standing, few, numbers, known, where, leads)
    return known, settle(run.sweep, leads, progress)


def most_answers(standing: NDArray[np.int32], circles: int) -> int:
    """Where pawns that are home stay there, only the others can move."""
    return int((standing < circles).sum(axis=1).max())


def settle(sweep: Any, leads: NDArray[np.int32], progress: Progress | None) -> NDArray[np.float64]:
    """Goes over all positions until none changes. The bar follows the digits that are settled."""
    chances = np.full(len(leads), 0.5)
    for _ in range(MOST_SWEEPS):
        change = sweep(leads, chances)
        if progress is not None:
            progress(min(1.0, float(np.log(max(change, EXACT)) / np.log(EXACT))))
        if change < EXACT:
            return chances
    raise ArithmeticError("the chances of this ending do not settle")


ENDINGS_ONLY = True
"""What `facts` says does not depend on how a game begins."""


def facts(players: int, options: dict[str, Any], progress: Progress | None = None) -> dict[str, float]:
    """Chances in endings between two players with a colour each; the free end circle is d.

    `even_…` is the mover's chance when both last pawns are as far, `hunter_…` when the other's pawn stands
    so many circles before the mover's and ten steps from its end circles, and `one_…`, `two_…` when the
    mover has that many pawns left, and the other the other number, all of them in B.
    """
    if players != 2:
        raise ValueError("endings of Mens are solved for two players")
    ending = solve(options, 2, progress)
    s = lay_board(options)
    box, home = (IN_BOX,), tuple(range(s.circles, s.circles + PAWNS - 1))
    prey = s.circles - 10
    even = {"box": IN_BOX, "a": 0, "halfway": s.circles // 2, "last_circle": s.circles - 1}
    found = {
        f"even_{name}": chance_in(ending, s, (step, *home), (step, *home)) for name, step in even.items()
    }
    for behind in range(1, FACES + 1):
        hunter = prey - s.circles // 2 - behind
        found[f"hunter_{behind}_behind"] = chance_in(ending, s, (hunter, *home), (prey, *home))
    one, two = (*box, *home), (*box, *box, *home[1:])
    found["one_against_two"] = chance_in(ending, s, one, two)
    found["two_against_one"] = chance_in(ending, s, two, one)
    return {"positions": float(len(ending.chances)), **found}


def chance_in(ending: Ending, s: Mens, mine: Sequence[int], theirs: Sequence[int]) -> float:
    lay_ending(s, mine, theirs, THREE_TRIES if s.tries > 1 and max(mine[0], IN_BOX) == IN_BOX else FREE)
    return ending.chance(s)
