"""How a thinking player of 12er Stich comes to a move: what it asks of worlds, and how much work it may do.

All work is counted, so the same question has the same answer on any machine.
"""

from __future__ import annotations

import functools
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toog.bots.question import Question
from toog.core.registry import find_game
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.driver import make_all_compilable
from toog.fast.reach import Function
from toog.fast.records import to_records
from toog.games.stich.bots.evidence import HELD, Evidence, Numbers, gather
from toog.games.stich.bots.match import scale_of
from toog.games.stich.bots.search import search
from toog.games.stich.bots.sensible import choose
from toog.games.stich.bots.worlds import GIVEN, LIKELY, NOTHING, imagine
from toog.games.stich.cards import NO_CARD

GAME = find_game("stich")
STAGES = 4
ENOUGH = 100  # worlds before a move may be left out
BEYOND_CHANCE = 3.0  # standard errors
STOCK_ORDERS = 101  # from here number the generators that lay the stock, below those that draw worlds


class Effort(NamedTuple):
    """`asked` is what `worlds` asks of a world; `lines` are rounds played out, for all moves together.

    The others are taken to play as `sensible` with the chance `trust`, and then to err with that of `errs`.
    Who thinks plays better than most: `edge` says how many points that is for each point to go in the match.
    """

    asked: int
    worlds: int
    lines: int
    trust: float = 0.9
    errs: float = 0.02
    chains: int = 2
    cooling: int = 1600
    between: int = 10
    edge: float = 0.12


IDLE = Effort(LIKELY, worlds=0, lines=0, chains=1, cooling=1)


class Thoughts(NamedTuple):
    """For each legal move the chance to win the match after it, with its standard error.

    A move that was left out early keeps the chance it had then; `best` is a place among the others.
    """

    chances: NDArray[np.float64]
    errors: NDArray[np.float64]
    best: int
    worlds: int
    lines: int


class CompiledSearch(NamedTuple):
    """They are compiled when they are first called, and kept in that folder for the next process."""

    imagine: Function
    search: Function
    folder: Path


def decide(question: Question, effort: Effort) -> int:
    if len(question.moves) == 1:
        return question.moves[0]
    thoughts = ponder(question, gather(question), effort)
    if thoughts.worlds == 0:  # nobody could have played so: then nothing is asked
        thoughts = ponder(question, gather(question), effort._replace(asked=NOTHING))
    return question.moves[thoughts.best]


def ponder(question: Question, evidence: Evidence, effort: Effort) -> Thoughts:
    compiled = compile_thinking()
    if not compiled.search.signatures:  # type: ignore[attr-defined]
        with alone_in(compiled.folder):
            idle = gather(question)  # its own: drawing worlds moves the cards of the evidence
            play_lines(compiled, question, idle, draw_worlds(compiled, question, idle, IDLE), IDLE)
    worlds = draw_worlds(compiled, question, evidence, effort)
    return play_lines(compiled, question, evidence, worlds, effort)


@functools.cache
def compile_thinking() -> CompiledSearch:
    make_all_compilable(GAME, [choose])
    folder = folder_for(GAME, (choose, imagine, search))
    with kept_in(folder):
        compiler = njit(nogil=True, error_model="numpy", cache=True)
        return CompiledSearch(compiler(imagine), compiler(search), folder)


def draw_worlds(compiled: CompiledSearch, question: Question, evidence: Evidence, effort: Effort) -> Numbers:
    if effort.asked <= NOTHING:
        return plain_worlds(question, evidence, effort)
    chance = random.Random(question.luck)
    worlds = []
    for chain in range(effort.chains):
        shuffle_unseen(evidence, chance)
        drawn = np.zeros((effort.worlds // effort.chains, evidence.cards.size), np.int64)
        many = compiled.imagine(
            evidence.positions,
            (evidence.moves, evidence.fitted, evidence.decisions_of, evidence.places_of, evidence.owner),
            evidence.cards,
            evidence.kinds_of_place,
            (effort.asked, effort.trust, effort.errs),
            (chain, effort.cooling, effort.between),
            question.luck,
            drawn,
        )
        worlds.append(drawn[:many])
    return np.concatenate(worlds)


def plain_worlds(question: Question, evidence: Evidence, effort: Effort) -> Numbers:
    """The one that is given, or any."""
    chance = random.Random(question.luck)
    worlds = []
    for _ in range(effort.worlds):
        if effort.asked != GIVEN:
            shuffle_unseen(evidence, chance)
        worlds.append(np.where(evidence.kinds_of_place == HELD, evidence.cards, NO_CARD))
    return np.array(worlds)


def shuffle_unseen(evidence: Evidence, chance: random.Random) -> None:
    """Every card nobody has seen to any place that holds such a one."""
    held = evidence.kinds_of_place == HELD
    unseen = evidence.cards[held].tolist()
    chance.shuffle(unseen)
    evidence.cards[held] = unseen


def play_lines(
    compiled: CompiledSearch, question: Question, evidence: Evidence, worlds: Numbers, effort: Effort
) -> Thoughts:
    """In stages, each twice as long as the one before, until one move is left or the work is done."""
    records = to_records(question.state, 3)
    table = records, records.view(np.int32).reshape(3, -1)
    scale, luck = (*scale_of(question.state), effort.edge), question.luck
    trials = Trials(len(question.moves))
    for stage in range(STAGES if len(worlds) else 0):
        many = effort.lines * 2**stage // (2**STAGES - 1) // trials.alive.size
        chosen = worlds[(len(trials.seen) + np.arange(many)) % len(worlds)]
        legal = np.array(question.moves, np.int64)[trials.alive]
        found = np.zeros((many, legal.size))
        compiled.search(table, evidence.owner, chosen, legal, scale, luck, STOCK_ORDERS + stage, found)
        trials.add(found)
        if trials.alive.size == 1:
            break
    return Thoughts(trials.chances, trials.errors, trials.best, len(worlds), trials.lines)


class Trials:
    """What the moves came to, all of them in the same worlds, and which of them are still in play."""

    def __init__(self, moves: int) -> None:
        self.alive = np.arange(moves)
        self.seen = np.zeros((0, moves))  # a row for each world, a column for each move in play
        self.chances, self.errors = np.zeros((2, moves))
        self.lines = 0

    def add(self, found: NDArray[np.float64]) -> None:
        self.lines += found.size
        self.seen = np.concatenate([self.seen, found])
        if len(self.seen):
            self.chances[self.alive] = self.seen.mean(axis=0)
            self.errors[self.alive] = self.seen.std(axis=0) / len(self.seen) ** 0.5
        kept = self.in_play()
        self.alive, self.seen = self.alive[kept], self.seen[:, kept]

    def in_play(self) -> NDArray[np.bool_]:
        """Which moves are not behind the best beyond chance."""
        if len(self.seen) < ENOUGH:
            return np.ones(self.alive.size, np.bool_)
        behind = self.seen[:, [int(np.argmax(self.seen.mean(axis=0)))]] - self.seen
        error: NDArray[np.float64] = behind.std(axis=0) / len(behind) ** 0.5
        kept: NDArray[np.bool_] = behind.mean(axis=0) <= BEYOND_CHANCE * error
        return kept

    @property
    def best(self) -> int:
        return int(self.alive[np.argmax(self.chances[self.alive])])
