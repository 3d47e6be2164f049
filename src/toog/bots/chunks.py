"""Hands out games to several processes, in chunks of about a second, and gathers what they came to."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import suppress
from typing import Any

from toog.bots.workers import Worker
from toog.child_process import Unwanted
from toog.fast.run import Enough, Progress, never

Gather = Callable[[int, int, dict[str, Any]], None]
"""Is told which games were played, from `first` to before `last`, and what the worker answered."""

CHUNK_SECONDS = 1.0
LOOK_SECONDS = 0.2


class Chunks:
    """The games of one order: which are taken, and how many are done."""

    def __init__(self, order: dict[str, Any], games: int, gather: Gather) -> None:
        self.order = order
        self.games = games
        self.gather = gather
        self.lock = threading.Lock()
        self.taken = self.done = 0
        self.many = 1
        self.stopped = False

    def take(self) -> tuple[int, int]:
        with self.lock:
            first = self.taken
            self.taken = first if self.stopped else min(self.games, first + self.many)
            return first, self.taken

    def one_process(self) -> None:
        """Play chunks until none are left. When everything is stopped, drop a half-played one at once."""
        worker = Worker(own_modules=True)
        with suppress(Unwanted), worker.patience(math.inf, lambda: self.stopped):
            self.ask(worker)

    def ask(self, worker: Worker) -> None:
        try:
            while (chunk := self.take())[0] < chunk[1]:
                first, last = chunk
                told = worker.obey({**self.order, "first": first, "last": last})
                with self.lock:
                    self.gather(first, last, told)
                    self.done += last - first
                    quicker = min(4.0, CHUNK_SECONDS / max(told["seconds"], 1e-6))
                    self.many = max(1, int((last - first) * quicker))
        finally:
            worker.stop()

    def play(self, at_once: int, progress: Progress | None, enough: Enough = never) -> float:
        """Play them all, or until `enough()` says to stop, and return how many seconds it took."""
        began = time.perf_counter()
        with ThreadPoolExecutor(at_once) as pool:
            try:  # an interrupt must stop the threads whenever it comes: leaving the pool waits for them
                waiting = [pool.submit(self.one_process) for _ in range(at_once)]
                while (at := wait(waiting, LOOK_SECONDS, FIRST_EXCEPTION)).not_done:
                    if progress is not None:
                        progress(self.done)
                    self.stopped = self.done > 0 and enough()
                    for process in at.done:
                        process.result()  # one that failed is not waited for by the others
                for process in waiting:
                    process.result()
            finally:
                self.stopped = True
        return time.perf_counter() - began


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
