"""Plays the levels of 12er Stich against each other, seats rotated, and says what each inference adds.

    python -m benchmarks.stich_levels champion sensible sensible sensible --games 2000 --processes 2
    python -m benchmarks.stich_levels likely hard --games 400 --option swap=true

Each deal is played once from every seat of the rotation. Beside the levels of the house there are players
for the ladder of inference, all with the champion's lines: `uniform` asks nothing of a world, `hard` that it
allows what was seen, `likely` also how well it explains it, all three for points of the round; the champion
adds the match, and `open` is shown the other hands.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from toog.bots import blind
from toog.bots.question import UNSEEN, Question
from toog.core.contract import CHANCE, OVER, Event, Game
from toog.core.registry import find_game
from toog.games.stich.bots.champion import EFFORT
from toog.games.stich.bots.evidence import HELD, gather
from toog.games.stich.bots.thinking import Effort, decide, ponder
from toog.games.stich.bots.worlds import GIVEN, HARD, LIKELY, NOTHING
from toog.games.stich.cards import KINDS
from toog.games.stich.rules import DIE
from toog.games.stich.state import Stich

GAME: Game[Stich] = find_game("stich")
OUT_OF_REACH = 1_000_000
SHOWN_EVERY = 100  # games, while it plays

Player = Callable[[Question, Stich], int]
"""From what its seat may know; the truth is for the one player that is shown the other hands."""


def light(choose: Callable[..., int]) -> Player:
    return lambda asked, _: choose(asked.state, asked.seat, list(asked.moves), len(asked.moves), asked.luck)


def thinking(answer: Callable[[Question], int]) -> Player:
    return lambda asked, _: answer(asked)


def for_points(question: Question, effort: Effort) -> int:
    """As if no match were to be won: far from the end a point is as good as any other."""
    state = question.state.copy()
    state.target = OUT_OF_REACH
    return decide(replace(question, state=state), effort)


def with_open_hands(question: Question, truth: Stich) -> int:
    """The other hands as they are; the order of the stock stays unknown."""
    if len(question.moves) == 1:
        return question.moves[0]
    evidence = gather(question)
    others = [seat for seat in range(truth.players) if seat != question.seat]
    hidden = [
        card for seat in others for card in range(KINDS) for _ in range(truth.cards[KINDS * seat + card])
    ]
    evidence.cards[evidence.kinds_of_place == HELD] = hidden + truth.stock[: truth.left]
    thoughts = ponder(question, evidence, EFFORT._replace(asked=GIVEN, worlds=1, chains=1))
    return question.moves[thoughts.best]


LADDER: dict[str, Player] = {
    "uniform": lambda asked, _: for_points(asked, EFFORT._replace(asked=NOTHING)),
    "hard": lambda asked, _: for_points(asked, EFFORT._replace(asked=HARD)),
    "likely": lambda asked, _: for_points(asked, EFFORT._replace(asked=LIKELY)),
    "open": with_open_hands,
}


def find_player(name: str) -> Player:
    if name in LADDER:
        return LADDER[name]
    if name == "random":
        return light(blind.choose)
    module: Any = importlib.import_module(f"toog.bots.{name}.stich")
    return light(module.choose) if hasattr(module, "choose") else thinking(module.answer)


@dataclass(frozen=True)
class Evening:
    """Who plays, in the order of the first game, by which house rules."""

    names: tuple[str, ...]
    options: dict[str, Any]
    seed: int


class Played(NamedTuple):
    shares: list[float]  # of the win, in the order of the names
    seconds: list[float]
    decisions: list[int]  # with more than one legal move


def let_fall(s: Stich, chance: random.Random, course: list[Event]) -> None:
    """The die lies open; cards fall face down."""
    which = GAME.rules.chance(s)
    fell = GAME.falls[which].draw(chance.randrange)
    course.append(Event(None, GAME.falls[which].say(fell) if which == DIE else UNSEEN))
    GAME.rules.throw(s, fell)


def play_game(evening: Evening, number: int) -> Played:
    many = len(evening.names)
    turned = number % many
    players = [find_player(name) for name in evening.names]
    deals = random.Random(f"{evening.seed}/{number // many}")
    luck = random.Random(f"{evening.seed}/{number}/luck")
    seconds, decisions = [0.0] * many, [0] * many
    s = GAME.begin(many, evening.options)
    rules = GAME.rules
    out = [0] * len(GAME.vocabulary)
    course: list[Event] = []
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            let_fall(s, deals, course)
            continue
        seat = s.hand
        who = (seat + turned) % many
        moves = out[: rules.moves(s, seat, out)]
        question = Question(GAME, GAME.hidden_copy(s, seat), seat, moves, luck.getrandbits(31), course)
        began = time.perf_counter()
        move = players[who](question, s)
        if len(moves) > 1:
            seconds[who] += time.perf_counter() - began
            decisions[who] += 1
        if move not in moves:
            raise ValueError(f"{evening.names[who]} answered {move} where {moves} are legal")
        course.append(Event(seat, GAME.vocabulary[move]))
        rules.play(s, seat, move)
    won = out[: rules.winners(s, out)]
    shares = [0.0] * many
    for seat in won:
        shares[(seat + turned) % many] += 1.0 / len(won)
    return Played(shares, seconds, decisions)


def report(evening: Evening, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """For each name once: its share of the wins for each seat it had, with a 95 % interval."""
    bots = []
    for name in dict.fromkeys(evening.names):
        places = [place for place, other in enumerate(evening.names) if other == name]
        shares = np.array([sum(game.shares[place] for place in places) / len(places) for game in games])
        error = 1.96 * shares.std() / len(shares) ** 0.5
        spent = sum(game.seconds[place] for game in games for place in places)
        asked = sum(game.decisions[place] for game in games for place in places)
        bots.append(
            {
                "name": name,
                "seats": len(places),
                "share": round(float(shares.mean()), 4),
                "low": round(float(shares.mean() - error), 4),
                "high": round(float(shares.mean() + error), 4),
                "milliseconds": round(1000 * spent / max(asked, 1), 2),
            }
        )
    return {"games": len(games), "options": evening.options, "bots": bots, "seconds": round(seconds, 1)}


def play_one(order: tuple[Evening, int]) -> Played:
    return play_game(*order)


def read_option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)


def main() -> None:
    parser = argparse.ArgumentParser(description="the levels of 12er Stich against each other")
    parser.add_argument("names", nargs="+", help="a level or a player of the ladder for each seat")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], type=read_option)
    chosen = parser.parse_args()
    evening = Evening(tuple(chosen.names), dict(chosen.option), chosen.seed)
    began = time.perf_counter()
    orders = [(evening, number) for number in range(chosen.games)]
    games: list[Played] = []
    with multiprocessing.Pool(chosen.processes) as pool:
        for played in pool.imap_unordered(play_one, orders, chunksize=2):
            games.append(played)
            if len(games) % SHOWN_EVERY == 0:
                print(json.dumps(report(evening, games, time.perf_counter() - began)), file=sys.stderr)
    print(json.dumps(report(evening, games, time.perf_counter() - began)), flush=True)


if __name__ == "__main__":
    main()
