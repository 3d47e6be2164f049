"""How a thinking player of 12er Stich comes to a move: what it asks of worlds, and how much work it may do.

All work is counted, so the same question has the same answer on any machine.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toog.bots.champion.stich_evidence import Evidence, gather
from toog.bots.champion.stich_match import scale_of
from toog.bots.champion.stich_round import WIDTH, in_short
from toog.bots.champion.stich_search import DEEPEST, MEMORY, think
from toog.bots.champion.stich_sense import own_move
from toog.bots.champion.stich_worlds import NOTHING, imagine
from toog.bots.question import Question
from toog.bots.sensible.stich import choose
from toog.core.registry import find_game
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.reach import Function
from toog.games.stich.state import MOST_PLAYERS

GAME = find_game("stich")
MADE_FROM = (choose, gather, imagine, in_short, own_move, scale_of, think)
"""One function of each module that goes into the compiled one."""


class Effort(NamedTuple):
    """`asked` is what `stich_worlds` asks of a world; who looks for no better lines is not `curious`."""

    asked: int
    worlds: int
    lines: int
    curious: float = 0.0
    chains: int = 2
    cooling: int = 1600
    between: int = 10


IDLE = Effort(NOTHING, worlds=0, lines=0, chains=0)


class Thoughts(NamedTuple):
    """For each legal move what it came to, added up, and how often it was tried; 0 where it was left out."""

    sums: NDArray[np.float64]
    tries: NDArray[np.float64]
    worlds: int

    @property
    def chances(self) -> NDArray[np.float64]:
        """To win the match after each move."""
        means: NDArray[np.float64] = self.sums / np.maximum(self.tries, 1.0)
        return means


def decide(question: Question, effort: Effort) -> int:
    if len(question.moves) == 1:
        return question.moves[0]
    thoughts = ponder(question, gather(question), effort)
    if thoughts.worlds == 0:  # nobody could have played so: then nothing is asked
        thoughts = ponder(question, gather(question), effort._replace(asked=NOTHING))
    return question.moves[int(np.argmax(thoughts.chances))]


def ponder(question: Question, evidence: Evidence, effort: Effort) -> Thoughts:
    thinker, folder = compiled()
    if not thinker.signatures:  # type: ignore[attr-defined]
        with alone_in(folder):
            run(thinker, question, evidence, IDLE)
    return run(thinker, question, evidence, effort)


@functools.cache
def compiled() -> tuple[Function, Path]:
    """It is compiled when it is first called, and kept in that folder for the next process."""
    folder = folder_for(GAME, MADE_FROM)
    with kept_in(folder):
        return njit(nogil=True, error_model="numpy", cache=True)(think), folder


def run(thinker: Function, question: Question, evidence: Evidence, effort: Effort) -> Thoughts:
    many = len(question.moves)
    values = np.zeros((many, 2))
    alive = np.ones(many, np.int64)
    worlds = np.zeros((effort.worlds, evidence.cards.size), np.int64)
    found = thinker(
        evidence.positions,
        (evidence.moves, evidence.fitted, evidence.decisions_of, evidence.places_of, evidence.owner),
        evidence.cards,
        evidence.kinds_of_place,
        np.array(question.moves, np.int64),
        (effort.asked, (effort.chains, effort.cooling, effort.between), effort.lines, effort.curious),
        scale_of(question.state),
        question.luck,
        worlds,
        (*room_to_think(), alive),
        empty_memory(MEMORY if effort.curious else 0),
        values,
    )
    values[alive == 0] = 0.0
    return Thoughts(values[:, 0], values[:, 1], found)


def room_to_think() -> tuple[Any, ...]:
    """The generator, how well each seat is explained, a hand, choices, and a line."""
    return (
        np.zeros(4, np.uint64),
        np.zeros((MOST_PLAYERS, 2)),
        np.zeros(WIDTH, np.int32),
        np.zeros(WIDTH, np.int64),
        np.zeros(DEEPEST + 4, np.uint64),
    )


def empty_memory(size: int) -> tuple[Any, ...]:
    return np.zeros(size + 1, np.uint64), np.zeros(size + 1, np.int64), np.zeros(size + 1)
