"""The levels of Zocken against each other, and what the champion loses against the solution.

`python -m benchmarks.zocken_levels champion sensible sensible sensible --games 1000` plays with rotated
seats; for two at the usual table it also says how much of the chance of winning each threw away in a game,
which shows far smaller differences than wins do. `python -m benchmarks.zocken_levels --positions 10000` asks
the champion in random positions of games for two.

Games are played side by side: when all of them need a turn solved, those turns are solved together.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from toog.bots import blind
from toog.bots.question import Question
from toog.core.contract import CHANCE, OVER
from toog.games.zocken import GAME
from toog.games.zocken.bots import beginner, champion, club, sensible
from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.solve import turn
from toog.games.zocken.solve.duel import chances_of_moves, is_shipped
from toog.games.zocken.solve.kernels import compiled, follow
from toog.games.zocken.solve.together import Unsolved
from toog.games.zocken.solve.turn import SolvedTurn, solve_together
from toog.games.zocken.solve.unsolved import TurnOfTwo
from toog.games.zocken.state import Zocken

SIDE_BY_SIDE = 32
LUCK = 31

Answer = Callable[[Question], int]


class Wanting(Exception):
    """A turn is needed that has not been solved yet."""

    def __init__(self, turn: Unsolved) -> None:
        self.turn = turn


ready: dict[Unsolved, SolvedTurn] = {}


def solved(turn: Unsolved) -> SolvedTurn:
    if turn not in ready:
        raise Wanting(turn)
    return ready[turn]


def solve_all(turns: Sequence[Unsolved]) -> None:
    ready.clear()
    found = solve_together([turn.utilities() for turn in turns])
    ready.update(zip(turns, found, strict=True))


def light(choose: Callable[..., int]) -> Answer:
    def answer(question: Question) -> int:
        moves = list(question.moves)
        return choose(question.state, question.seat, moves, len(moves), question.luck)

    return answer


BOTS: dict[str, Answer] = {
    "random": light(blind.choose),
    "beginner": light(beginner.choose),
    "sensible": light(sensible.choose),
    "club": club.answer,
    "champion": champion.answer,
    "among-many": lambda question: champion.answer_many(question.state, question),  # also for two
}


class Play:
    """One game under way: it goes on until it is over or needs a turn solved."""

    def __init__(self, bots: Sequence[str], options: dict[str, Any], seed: int, weigh: bool) -> None:
        self.bots = bots
        self.lots = random.Random(seed)
        self.s: Zocken = GAME.begin(len(bots), options)
        self.weigh = weigh
        self.losses = [0.0] * len(bots)
        self.question: Question | None = None
        self.thought = [0.0] * len(bots)
        self.asked = [0] * len(bots)

    def go_on(self) -> Unsolved | None:
        rules = GAME.rules
        while (who := rules.turn(self.s)) != OVER:
            if who == CHANCE:
                rules.throw(self.s, [self.lots.randint(1, MOST_PIPS)])
                continue
            try:
                move = self.decide(who)
            except Wanting as wanting:
                return wanting.turn
            rules.play(self.s, who, move)
        return None

    def decide(self, seat: int) -> int:
        question = self.question or self.ask(seat)
        self.question = question
        began = time.process_time()
        move = BOTS[self.bots[seat]](question)
        self.thought[seat] += time.process_time() - began
        if self.weigh:
            self.losses[seat] += loss(self.s, question.moves, move)
        self.question = None
        self.asked[seat] += 1
        return move

    def ask(self, seat: int) -> Question:
        out = [0] * len(GAME.vocabulary)
        moves = out[: GAME.rules.moves(self.s, seat, out)]
        return Question(GAME, self.s.copy(), seat, moves, self.lots.getrandbits(LUCK), ())

    @property
    def shares(self) -> list[float]:
        out = [0] * len(self.bots)
        won = out[: GAME.rules.winners(self.s, out)]
        return [(seat in won) / len(won) for seat in range(len(self.bots))]


def loss(s: Zocken, moves: Sequence[int], move: int) -> float:
    """How much of the chance of winning this move throws away, in a game for two."""
    chances = dict(zip(moves, chances_of_moves(s, moves, solved(TurnOfTwo.of(s))), strict=True))
    return max(chances.values()) - chances[move]


def play_all(plays: Sequence[Play]) -> None:
    waiting = list(plays)
    while waiting:
        needs = [(play, play.go_on()) for play in waiting]
        turns = {turn for _, turn in needs if turn is not None}
        waiting = [play for play, turn in needs if turn is not None]
        if turns:
            solve_all(sorted(turns, key=repr))


def batches(bots: Sequence[str], options: dict[str, Any], games: int, seed: int) -> Iterator[list[Play]]:
    """So many games with each rotation of the seats, side by side."""
    s = GAME.lay_out(len(bots), options)
    usual = len(bots) == 2 and is_shipped(tuple(s.table), 2 * s.rounds - 1)
    number = seed * 1_000_000
    for _ in range(math.ceil(games / (SIDE_BY_SIDE * len(bots)))):
        for turned in range(len(bots)):
            seats = [*bots[turned:], *bots[:turned]]
            plays = [Play(seats, options, number + i, usual) for i in range(SIDE_BY_SIDE)]
            number += SIDE_BY_SIDE
            play_all(plays)
            yield plays


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    return float(np.mean(numbers)), float(np.std(numbers) / math.sqrt(len(numbers)))


def report(bots: Sequence[str], done: Sequence[Play]) -> None:
    print(f"{len(done)} games of {', '.join(bots)}")
    for name in dict.fromkeys(bots):
        seats = [[seat for seat, bot in enumerate(play.bots) if bot == name] for play in done]
        each = [np.mean([play.shares[i] for i in own]) for play, own in zip(done, seats, strict=True)]
        mean, error = mean_and_error(each)  # type: ignore[arg-type]
        points = np.mean([play.s.points[i] for play, own in zip(done, seats, strict=True) for i in own])
        asked = sum(play.asked[i] for play, own in zip(done, seats, strict=True) for i in own)
        thought = sum(play.thought[i] for play, own in zip(done, seats, strict=True) for i in own)
        line = f"  {name}: wins {mean:.2%} ± {1.96 * error:.2%} each, {points:.1f} points"
        lost, lost_error = mean_and_error(
            [sum(play.losses[i] for i in own) for play, own in zip(done, seats, strict=True)]
        )
        if done[0].weigh:
            line += f", throws away {lost:.3%} ± {1.96 * lost_error:.3%} a game"
        print(f"{line}, {1000 * thought / asked:.2f} ms a move besides solving turns")


def ask_in_random_positions(many: int, seed: int) -> None:
    """Games of random players: in every position the champion is asked what it would do."""
    asked = 0
    worst = 0.0
    while asked < many:
        plays = [Asked(["random", "random"], {}, seed * 1_000_000 + asked + i, False) for i in range(32)]
        play_all(plays)
        asked += sum(sum(play.asked) for play in plays)
        worst = max(worst, *(max(play.losses) for play in plays))
    print(f"{asked} positions: the champion loses at most {worst:.3g} in one of them")


class Asked(Play):
    """A game in which the champion is asked at every move and another move is played."""

    def decide(self, seat: int) -> int:
        question = self.question or self.ask(seat)
        self.question = question
        lost = loss(self.s, question.moves, champion.answer(question))
        self.losses[seat] = max(self.losses[seat], lost)
        return super().decide(seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", choices=[[], *BOTS], help="who plays")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--table", type=int, nargs=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=0)
    asked = parser.parse_args()
    vars(champion)["solved"] = solved
    vars(turn)["follow"] = compiled(follow)
    if asked.positions:
        ask_in_random_positions(asked.positions, asked.seed)
        return
    options = {"rounds": asked.rounds} | ({"table": asked.table} if asked.table else {})
    done: list[Play] = []
    for plays in batches(asked.bots, options, asked.games, asked.seed):
        done += plays
        if len(done) % (SIDE_BY_SIDE * len(asked.bots)) == 0:
            report(asked.bots, done)


if __name__ == "__main__":
    main()
