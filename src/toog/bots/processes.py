"""Plays games in several processes at once, or one by one in this one."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, cast

import msgspec

from toog.bots.requests import ContestRequest, GamesRequest, PlayedContest, PlayedGames, ask_about
from toog.fast.chunks import Chunks, Enough, Progress
from toog.workers import Request, Unwanted, Worker

Played = TypeVar("Played", PlayedGames, PlayedContest)

CHUNK_SECONDS = 1.0


def play_in_processes(
    request: GamesRequest | ContestRequest,
    chunks: Chunks[Played],
    processes: int,
    progress: Progress | None,
    enough: Enough,
) -> float:
    """Ask for the games of a request chunk by chunk, and return how many seconds they all took."""

    def one_process() -> None:
        """When everything is stopped, a half-played chunk is dropped at once."""
        worker = Worker(own_modules=True)
        try:
            with suppress(Unwanted), worker.patience(math.inf, lambda: chunks.stopped):
                while chunk := chunks.take():
                    asked = msgspec.structs.replace(request, first=chunk.start, last=chunk.stop)
                    played = ask_about(", ".join(request.bots), worker, cast(Request[Played, None], asked))
                    chunks.count(chunk, played, played.seconds)
        finally:
            worker.stop()

    return chunks.work_in_threads(one_process, processes, progress, enough)


def one_by_one(play: Callable[[int], None], games: int, progress: Progress | None, enough: Enough) -> int:
    """Play numbered games in this process and return how many; an interrupted one does not count."""
    done = 0
    try:
        while done < games and not (done and enough()):
            play(done)
            done += 1
            if progress is not None:
                progress(done)
    except KeyboardInterrupt:
        if not (done and enough()):
            raise
    return done
