"""12er Stich through the eyes of one seat, on turn or not: what the match is worth to it, by many worlds.

The worlds are those the champion draws: ways the unseen cards may lie, as likely as the course makes them. In
each the round is played on by the rules, everyone playing as `sensible` does, and its end is valued by the
points. All work is counted, and all chance comes from what the seat has seen: the same sight, the same value.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from toog.bots.champion.stich_evidence import Numbers, gather
from toog.bots.champion.stich_match import scale_of
from toog.bots.champion.stich_search import copy_row, lay_out, play_out, win_chance
from toog.bots.champion.stich_thinking import STOCK_ORDERS, Effort, compile_thinking, draw_worlds
from toog.bots.champion.stich_worlds import LIKELY, NOTHING
from toog.bots.question import LUCK_BITS, Question, seen_course
from toog.bots.sensible.stich import choose
from toog.core.course import Course
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.generator import seed_game
from toog.fast.reach import Function
from toog.fast.records import to_records
from toog.games.stich import GAME
from toog.games.stich.cards import KINDS
from toog.games.stich.rules import moves, turn
from toog.games.stich.state import Stich

EFFORT = Effort(LIKELY, worlds=600, lines=600, chains=1, cooling=600, between=8)
AS_SENSIBLE = -1


def look_on(
    table: Any, owner: Any, worlds: Any, tried: Any, seat: int, scale: Any, luck: int, values: Any
) -> None:
    """Adds up in `values` what each of these moves of who is on turn comes to for `seat`, in all worlds.

    `AS_SENSIBLE` stands for the move that `sensible` makes with the cards it has there. `table` has the
    position now and two to play on, as records and as rows of numbers.
    """
    records, flat = table
    who = turn(records[0])
    rng = np.zeros(4, np.uint64)
    seed_game(rng, luck, STOCK_ORDERS)
    out: Any = np.zeros(KINDS + 1, np.int64)
    for number in range(worlds.shape[0]):
        copy_row(flat, 0, 1)
        lay_out(records[1], worlds[number], owner, rng)
        for i in range(tried.size):
            copy_row(flat, 1, 2)
            move = tried[i]
            if move == AS_SENSIBLE:
                move = choose(records[2], who, out, moves(records[2], who, out), 0)
            play_out(records[2], move, out)
            values[i] += win_chance(records[2], seat, scale, out)


class Compiled(NamedTuple):
    look_on: Function
    folder: Path


@functools.cache
def compile_looking() -> Compiled:
    compile_thinking()  # which makes the rules compilable
    folder = folder_for(GAME, (choose, look_on))
    with kept_in(folder):
        return Compiled(njit(nogil=True, error_model="numpy", cache=True)(look_on), folder)


def worth_of_tries(question: Question, tried: Sequence[int], effort: Effort = EFFORT) -> list[float]:
    """The chance of the question's seat to win the match, after each of these moves of who is on turn."""
    thinking = compile_thinking()
    evidence = gather(question)
    worlds = draw_worlds(thinking, question, evidence, effort)
    if not len(worlds):  # nobody could have played so: then nothing is asked
        evidence = gather(question)
        worlds = draw_worlds(thinking, question, evidence, effort._replace(asked=NOTHING))
    found = np.zeros(len(tried))
    run(question, evidence.owner, worlds, np.array(tried, np.int64), found)
    return [float(total) / len(worlds) for total in found]


def run(question: Question, owner: Numbers, worlds: Numbers, tried: Numbers, found: Any) -> None:
    compiled = compile_looking()
    records = to_records(question.state, 3)
    table = records, records.view(np.int32).reshape(3, -1)
    scale, luck, seat = fair_scale(question.state), question.luck, question.seat
    if not compiled.look_on.signatures:  # type: ignore[attr-defined]
        with alone_in(compiled.folder):
            compiled.look_on(table, owner, worlds[:0], tried, seat, scale, luck, found)
    compiled.look_on(table, owner, worlds, tried, seat, scale, luck, found)


def question_of(course: Course, seat: int) -> Question:
    """What a seat can know of the round, on turn or not, and no more."""
    events = course.events
    dealt = max(index for index, event in enumerate(events) if event.seat is None)
    seen = seen_course(course.game, events[dealt:])
    state = course.game.hidden_copy(course.state, seat)
    told = repr((seat, state.key(), [tuple(event) for event in seen])).encode()
    luck = int.from_bytes(hashlib.sha256(told).digest()[:4]) % 2**LUCK_BITS
    codes = [course.game.codes[word] for word in course.legal(seat)]
    return Question(course.game, state, seat, codes, luck, seen)


def sensible_move(question: Question) -> int:
    moves = list(question.moves)
    return choose(question.state, question.seat, moves, len(moves), 0)


def fair_scale(s: Stich) -> tuple[float, float, float]:
    """What points are worth where nobody is taken to play better than the others."""
    return *scale_of(s), 0.0


def worth_of_points(s: Stich) -> list[float]:
    """Of every seat when a round is over, by what the points are worth."""
    scale, out = fair_scale(s), [0] * s.players
    return [float(win_chance.py_func(s, seat, scale, out)) for seat in range(s.players)]
