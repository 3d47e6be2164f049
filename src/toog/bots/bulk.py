"""Many games at once between any bots: compiled where all of them can be, asked one by one where not."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

from numba.core.errors import NumbaError

from toog import fast
from toog.bots.asking import AskedGames
from toog.bots.bot import shortened
from toog.bots.company import AnyBot, find_bot
from toog.bots.processes import CHUNK_SECONDS, one_by_one, play_in_processes
from toog.bots.requests import GamesRequest, PlayedGames
from toog.core.contract import Game
from toog.core.options import check_games
from toog.core.registry import find_game
from toog.fast.chunks import Chunks, Enough, Progress
from toog.fast.driver import is_house
from toog.fast.run import Sums
from toog.fast.simulation import Simulation, means
from toog.workers import never

TellPlain = Callable[[Sequence[str], str], None]
"""Is told which bots cannot be compiled, and why."""

MARK_UP = ("File", "<source", "During", "-", "^")


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
    enough: Enough = never,
) -> Simulation:
    """Plays many games: one bot for each seat, by its name, by `package.module:name`, or as a function.

    Plain functions are compiled; one that cannot be says so in a warning and is asked in plain Python, as is
    every bot that thinks. `seconds` leaves out compiling. `threads` is how many play at once, and `ray` is
    "local" or the HOST:PORT of a Ray cluster for bots that compile. As soon as it is `enough` no more games
    are played, and those that were are told.
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
                enough=enough,
            )
        except NumbaError as error:
            tell_plain(
                sorted({bot.name for bot in players if bot.choose is None or not is_house(bot.choose)}),
                reason_of(error),
            )
    if ray is not None:
        raise fast.ClusterError("thinking")
    return ask_in_bulk(found, bots, games, options or {}, seed, threads, progress, enough)


def reason_of(error: NumbaError) -> str:
    """Numba writes pages. The first line that is no mark-up says what it met."""
    lines = [line.strip() for line in str(error).splitlines()]
    telling = [line for line in lines if line and not line.startswith(MARK_UP)]
    return shortened(telling[0] if telling else type(error).__name__)


def ask_in_bulk(
    game: Game[Any],
    bots: Sequence[AnyBot],
    games: int,
    options: dict[str, Any],
    seed: int,
    processes: int | None,
    progress: Progress | None,
    enough: Enough,
) -> Simulation:
    check_games(games, seed)
    at_once = min(processes or os.cpu_count() or 1, games)
    game.lay_out(len(bots), options)  # refuses at once what cannot be played
    named = [bot for bot in bots if isinstance(bot, str)]
    if at_once > 1 and len(named) == len(bots):
        request = GamesRequest(game.name, tuple(named), options, seed)
        sums = Sums(len(game.counts))

        def gather(chunk: range, played: PlayedGames) -> None:
            sums.add(Sums.from_lists(played.sums))

        chunks = Chunks(games, gather, seconds=CHUNK_SECONDS)
        seconds = play_in_processes(request, chunks, at_once, progress, enough)
        return means(game, len(bots), sums, chunks.done, seconds)
    asked = AskedGames(game, [find_bot(bot, game) for bot in bots], options, seed)
    sums = Sums(len(asked.count_at))

    def play(number: int) -> None:
        one = Sums(len(asked.count_at))
        asked.play(number, number + 1, one)
        sums.add(one)

    began = time.perf_counter()
    played = one_by_one(play, games, progress, enough)
    return means(game, len(bots), sums, played, time.perf_counter() - began)
