"""Hands out numbered games in chunks that take about the same time, and gathers what they come to.

Which games lie in a chunk depends on how quick the machine is. What games come to may not: they are numbered.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Generic, TypeVar

from toog.workers import ignore, never

T = TypeVar("T")

Progress = Callable[[int], None]
"""Is told how many games are done."""
Enough = Callable[[], bool]
"""Says whether to stop and make do with the games played so far."""

LOOK_SECONDS = 0.1


class Chunks(Generic[T]):
    """The games of one job: which are taken, and how many are done.

    `gather` is called with the numbers of each chunk and with what it came to, in one thread at a time. The
    first chunk has `first` games, and the next ones as many as take about so many `seconds`.
    """

    def __init__(
        self, games: int, gather: Callable[[range, T], None], *, seconds: float, first: int = 1
    ) -> None:
        self.games = games
        self.gather = gather
        self.seconds = seconds
        self.many = first
        self.taken = self.done = 0
        self.stopped = False
        self.lock = threading.Lock()

    @property
    def left(self) -> int:
        """How many games nobody has taken."""
        return self.games - self.taken

    def take(self, most: int | None = None) -> range:
        """The numbers of the next chunk; none when all are taken, or when it has stopped."""
        with self.lock:
            many = self.many if most is None else min(self.many, most)
            first = self.taken
            self.taken = first if self.stopped else min(self.games, first + many)
            return range(first, self.taken)

    def count(self, chunk: range, came_to: T, seconds: float) -> None:
        """Gather a chunk that took so long to play."""
        with self.lock:
            self.gather(chunk, came_to)
            self.done += len(chunk)
            self.many = max(1, int(len(chunk) * min(4.0, self.seconds / max(seconds, 1e-6))))

    def play_in_threads(
        self,
        play: Callable[[range], T],
        threads: int,
        progress: Progress | None = None,
        enough: Enough = never,
    ) -> float:
        """Do what `work_in_threads` does with a function that plays a chunk."""

        def work() -> None:
            while chunk := self.take():
                began = time.perf_counter()
                came_to = play(chunk)
                self.count(chunk, came_to, time.perf_counter() - began)

        return self.work_in_threads(work, threads, progress, enough)

    def work_in_threads(
        self,
        work: Callable[[], None],
        threads: int,
        progress: Progress | None = None,
        enough: Enough = never,
    ) -> float:
        """Work in so many threads until no games are left or it is `enough`; return how many seconds it took.

        The others are not waited for where one fails.
        """
        began, tell = time.perf_counter(), progress or ignore
        with ThreadPoolExecutor(threads) as pool:
            try:  # an interrupt must stop the threads whenever it comes: leaving the pool waits for them
                waiting = [pool.submit(work) for _ in range(threads)]
                while (at := wait(waiting, LOOK_SECONDS, FIRST_EXCEPTION)).not_done:
                    tell(self.done)
                    self.stopped = self.done > 0 and enough()
                    for thread in at.done:
                        thread.result()
                for thread in waiting:
                    thread.result()
            finally:
                self.stopped = True
        return time.perf_counter() - began
