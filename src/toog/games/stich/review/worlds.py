"""12er Stich through the eyes of one seat, on turn or not: what the match is worth to it, by many worlds.

The worlds are those the champion draws: ways the unseen cards may lie, as likely as the course makes them. In
each the round is played on by the rules, everyone playing as `sensible` does, and its end is valued by the
points. All work is counted, and all chance comes from what the seat has seen: the same sight, the same value.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from toog.bots.question import LUCK_BITS, Question, seen_course
from toog.core.course import Course
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.generator import below, seed_game
from toog.fast.reach import Function
from toog.fast.records import Records, to_records
from toog.games.stich import GAME
from toog.games.stich.bots.evidence import Numbers, gather
from toog.games.stich.bots.match import scale_of
from toog.games.stich.bots.search import copy_row, lay_out, play_out, win_chance
from toog.games.stich.bots.sensible import choose
from toog.games.stich.bots.thinking import (
    IDLE,
    STOCK_ORDERS,
    Effort,
    compile_thinking,
    draw_worlds,
    ponder,
)
from toog.games.stich.bots.worlds import LIKELY, NOTHING
from toog.games.stich.cards import COPIES, KINDS
from toog.games.stich.rules import DRAWN, moves, open_round, turn
from toog.games.stich.state import Stich
from toog.review.grid import Values, on_grid
from toog.review.rating import Shares

EFFORT = Effort(LIKELY, worlds=600, lines=600, chains=1, cooling=600, between=8)
DEALS = 10_000
AS_SENSIBLE = -1

APART = Effort(LIKELY, worlds=0, lines=0, chains=1, cooling=1600, between=60)
"""Draws worlds so far apart that games that begin in them are practically independent."""


def look_on(table: Any, owner: Any, worlds: Any, tried: Any, scale: Any, luck: int, values: Any) -> None:
    """Add up in `values` what each of these moves of the seat on turn brings every seat, in all worlds.

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
            for seat in range(records[2].players):
                values[i, seat] += win_chance(records[2], seat, scale, out)


def deal_on(table: Any, pack: Any, deals: int, scale: Any, luck: int, values: Any) -> None:
    """Adds up in `values` what the match is worth to every seat after so many rounds, each dealt anew.

    Everyone plays as `sensible` does. `table` has the position before the deal and one to play on.
    """
    records, flat = table
    rng = np.zeros(4, np.uint64)
    seed_game(rng, luck, STOCK_ORDERS)
    out: Any = np.zeros(KINDS + 1, np.int64)
    for _ in range(deals):
        copy_row(flat, 0, 1)
        for place in range(pack.size - 1):
            other = place + below(rng, pack.size - place)
            pack[place], pack[other] = pack[other], pack[place]
        open_round(records[1], pack)
        who = turn(records[1])
        play_out(records[1], choose(records[1], who, out, moves(records[1], who, out), 0), out)
        for seat in range(records[1].players):
            values[seat] += win_chance(records[1], seat, scale, out)


def lay_out_all(s: Any, worlds: Any, owner: Any, luck: int) -> None:
    """Lay the hidden cards of each position as they lie in the world of the same number."""
    rng = np.zeros(4, np.uint64)
    for number in range(worlds.shape[0]):
        seed_game(rng, luck, STOCK_ORDERS + number)
        lay_out(s[number], worlds[number], owner, rng)


class CompiledWorlds(NamedTuple):
    look_on: Function
    deal_on: Function
    lay_out_all: Function
    folder: Path


@functools.cache
def compile_looking() -> CompiledWorlds:
    compile_thinking()  # which makes the rules compilable
    folder = folder_for(GAME, (choose, look_on, deal_on, lay_out_all))
    with kept_in(folder):
        compiler = njit(nogil=True, error_model="numpy", cache=True)
        return CompiledWorlds(compiler(look_on), compiler(deal_on), compiler(lay_out_all), folder)


def worth_of_tries(question: Question, tried: Sequence[int], effort: Effort = EFFORT) -> list[Values]:
    """Everyone's chance to win the match, as the question's seat sees it, after each of these moves."""
    owner, worlds = worlds_for(question, effort)
    found = np.zeros((len(tried), question.state.players))
    run(question, owner, worlds, np.array(tried, np.int64), found)
    return [on_grid(total) for total in found / len(worlds)]


def worlds_for(question: Question, effort: Effort) -> tuple[Numbers, Numbers]:
    """Return who holds each place, and worlds; if none explains the play so far, worlds that need not."""
    thinking = compile_thinking()
    evidence = gather(question)
    worlds = draw_worlds(thinking, question, evidence, effort)
    if not len(worlds):
        evidence = gather(question)
        worlds = draw_worlds(thinking, question, evidence, effort._replace(asked=NOTHING))
    return evidence.owner, worlds


def draw_positions(question: Question, seed: int, numbers: range) -> Records:
    """Return one position for each number, with the hidden cards in a way that is possible.

    The seat that asks must know whether a card that was just drawn fits: at that moment only its drawer does.
    """
    s = question.state
    if s.phase == DRAWN and s.hand != question.seat:
        raise ValueError("only the seat that has drawn a card can know this position")
    told = f"{seed}|{numbers.start}".encode()
    luck = int.from_bytes(hashlib.sha256(told).digest()[:4]) % 2**LUCK_BITS
    owner, worlds = worlds_for(replace(question, luck=luck), APART._replace(worlds=len(numbers)))
    chosen = worlds[np.arange(len(numbers)) % len(worlds)]
    records = to_records(s, len(numbers))
    compiled = compile_looking()
    with alone_in(compiled.folder):
        compiled.lay_out_all(records[:0], worlds[:0], owner, luck)
    compiled.lay_out_all(records, chosen, owner, luck)
    return records


def run(question: Question, owner: Numbers, worlds: Numbers, tried: Numbers, found: Any) -> None:
    compiled = compile_looking()
    records = to_records(question.state, 3)
    table = records, records.view(np.int32).reshape(3, -1)
    scale, luck = fair_scale(question.state), question.luck
    if not compiled.look_on.signatures:  # type: ignore[attr-defined]
        with alone_in(compiled.folder):
            compiled.look_on(table, owner, worlds[:0], tried, scale, luck, found)
    compiled.look_on(table, owner, worlds, tried, scale, luck, found)


def worth_of_deals(s: Stich, deals: int = DEALS) -> Values:
    """Everyone's chance to win the match before the cards of a round are dealt: the mean over many deals."""
    compiled = compile_looking()
    records = to_records(s, 2)
    table = records, records.view(np.int32).reshape(2, -1)
    pack = np.arange(KINDS).repeat(COPIES)
    scale, luck = fair_scale(s), s.rounds
    found = np.zeros(s.players)
    if not compiled.deal_on.signatures:  # type: ignore[attr-defined]
        with alone_in(compiled.folder):
            compiled.deal_on(table, pack, 0, scale, luck, found)
    compiled.deal_on(table, pack, deals, scale, luck, found)
    return on_grid(found / deals)


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


# Every move beside the others, for a hint


def try_in_worlds(question: Question, effort: Effort) -> Shares:
    """Every move in every world, so that all are compared alike; the champion leaves the worse out early."""
    ponder(question, gather(question), IDLE)  # compiles what is used below
    found = try_moves(question, effort)
    if not len(found):  # nobody could have played so: then nothing is asked
        found = try_moves(question, effort._replace(asked=NOTHING))
    return found


def try_moves(question: Question, effort: Effort) -> Shares:
    """A row for each world, a column for each move."""
    compiled, evidence = compile_thinking(), gather(question)
    worlds = draw_worlds(compiled, question, evidence, effort)
    records = to_records(question.state, 3)
    table = records, records.view(np.int32).reshape(3, -1)
    legal = np.array(question.moves, np.int64)
    found = np.zeros((len(worlds), legal.size))
    scale = fair_scale(question.state)
    compiled.search(table, evidence.owner, worlds, legal, scale, question.luck, STOCK_ORDERS, found)
    return found
