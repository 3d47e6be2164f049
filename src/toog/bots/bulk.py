"""Many games at once between any bots: compiled where all of them can be, asked one by one where not."""

from __future__ import annotations

import os
import threading
import time
import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

from numba.core.errors import NumbaError

from toog import fast
from toog.bots.asking import AskedGames
from toog.bots.bot import Bot, one_line
from toog.bots.company import AnyBot, find_bot
from toog.bots.workers import Worker
from toog.core.contract import Game
from toog.core.registry import find_game
from toog.fast.run import Sums
from toog.fast.simulation import Simulation, means

Progress = Callable[[int], None]
TellPlain = Callable[[Sequence[str], str], None]
"""Is told which bots cannot be compiled, and why."""

CHUNK_SECONDS = 1.0
MARK_UP = ("File", "<source", "During", "Failed in", "-", "^")
LOOK_SECONDS = 0.2


def warn_plain(bots: Sequence[str], reason: str) -> None:
    warnings.warn(
        f"{', '.join(bots)} cannot be compiled, and is asked in plain Python: {reason}", stacklevel=3
    )


def simulate(
    game: str | Game[Any],
    bots: Sequence[AnyBot],
    games: int = 10_000,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
    tell_plain: TellPlain = warn_plain,
) -> Simulation:
    """Plays many games: one bot for each seat, by its name, by `package.module:name`, or as a function.

    Plain functions are compiled; one that cannot be says so in a warning and is asked in plain Python, as is
    every bot that thinks. `seconds` leaves out compiling. `threads` is how many play at once, and `ray` is
    "local" or the HOST:PORT of a Ray cluster for bots that compile.
    """
    found = find_game(game) if isinstance(game, str) else game
    players = [find_bot(bot, found) for bot in bots]
    functions = [bot.choose for bot in players if bot.choose is not None]
    if len(functions) == len(players):
        try:
            return fast.simulate(
                found,
                functions,
                games,
                options=options,
                seed=seed,
                threads=threads,
                progress=progress,
                ray=ray,
            )
        except NumbaError as error:
            tell_plain(sorted({bot.name for bot in players if not is_house(bot)}), reason_of(error))
    if ray is not None:
        raise fast.ClusterError("thinking")
    return ask_in_bulk(found, bots, games, options or {}, seed, threads, progress)


def is_house(bot: Bot) -> bool:
    return bot.choose is not None and bot.choose.__module__.startswith("toog.bots.")


def reason_of(error: NumbaError) -> str:
    """Numba writes pages. The last line that is no mark-up says what it met."""
    lines = [line.strip() for line in str(error).splitlines()]
    telling = [
        line for line in lines if line and not line.startswith(("File", "<source", "During", "-", "^"))
    ]
    return one_line(ValueError(telling[0] if telling else type(error).__name__))


def ask_in_bulk(
    game: Game[Any],
    bots: Sequence[AnyBot],
    games: int,
    options: dict[str, Any],
    seed: int,
    processes: int | None,
    progress: Progress | None,
) -> Simulation:
    if games < 1:
        raise ValueError("at least one game has to be played")
    at_once = min(processes or os.cpu_count() or 1, games)
    game.lay_out(len(bots), options)  # refuses at once what cannot be played
    named = [bot for bot in bots if isinstance(bot, str)]
    if at_once > 1 and len(named) == len(bots):
        order = {"game": game.name, "bots": named, "options": options, "seed": seed}
        bulk = Bulk(order, games, len(game.counts))
        seconds = bulk.play(at_once, progress)
        return means(game, len(bots), bulk.sums, games, seconds)
    sums, seconds = in_this_process(game, bots, games, options, seed, progress)
    return means(game, len(bots), sums, games, seconds)


def in_this_process(
    game: Game[Any],
    bots: Sequence[AnyBot],
    games: int,
    options: dict[str, Any],
    seed: int,
    progress: Progress | None,
) -> tuple[Sums, float]:
    asked = AskedGames(game, [find_bot(bot, game) for bot in bots], options, seed)
    sums = Sums(len(asked.count_at))
    began = time.perf_counter()
    for number in range(games):
        asked.play(number, number + 1, sums)
        if progress is not None:
            progress(number + 1)
    return sums, time.perf_counter() - began


class Bulk:
    """Games under way in several processes, in chunks of about a second."""

    def __init__(self, order: dict[str, Any], games: int, counts: int) -> None:
        self.order = order
        self.games = games
        self.sums = Sums(counts)
        self.lock = threading.Lock()
        self.taken = self.done = 0
        self.many = 1
        self.stopped = False

    def take(self) -> tuple[int, int]:
        with self.lock:
            first = self.taken
            self.taken = self.games if self.stopped else min(self.games, first + self.many)
            return first, self.taken

    def one_process(self) -> None:
        worker = Worker()
        try:
            while (chunk := self.take())[0] < chunk[1]:
                first, last = chunk
                told = worker.obey({"do": "play", **self.order, "first": first, "last": last})
                self.add_up(last - first, told)
        finally:
            worker.stop()

    def add_up(self, played: int, told: dict[str, Any]) -> None:
        with self.lock:
            self.sums.add(Sums.from_lists(told["sums"]))
            self.done += played
            self.many = max(1, int(played * min(4.0, CHUNK_SECONDS / max(told["seconds"], 1e-6))))

    def play(self, at_once: int, progress: Progress | None) -> float:
        began = time.perf_counter()
        with ThreadPoolExecutor(at_once) as pool:
            try:
                waiting = [pool.submit(self.one_process) for _ in range(at_once)]
                while progress is not None and wait(waiting, LOOK_SECONDS, "FIRST_EXCEPTION").not_done:
                    progress(self.done)
                for process in waiting:
                    process.result()
            finally:
                self.stopped = True
        return time.perf_counter() - began
