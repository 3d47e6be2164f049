"""What takes thought is done in a process of its own, to which one thread speaks."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeVar

from toog.core.errors import GameError
from toog.workers import Worker, WorkerLost

T = TypeVar("T")

SIGN_SECONDS = 1.0  # after so long whoever waits is told why
LOOK_SECONDS = 0.1


class Aside:
    """Does one thing after another with this process, which is started when first needed."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.undone = 0
        self.leaving = False

    def wait_for(self, work: Callable[[], T], say_waiting: Callable[[], None]) -> T:
        """What comes of it, in its turn. `say_waiting` is called where that takes a while."""
        answer: Future[T] = Future()

        def job() -> None:
            try:
                answer.set_result(work())
            except (GameError, WorkerLost) as error:
                answer.set_exception(error)

        self.hand_over(job)
        try:
            return answer.result(SIGN_SECONDS)
        except TimeoutError:
            say_waiting()
        return answer.result()

    def hand_over(self, job: Callable[[], None]) -> None:
        if self.thread is None:
            self.thread = threading.Thread(target=self.work, name="thinking", daemon=True)
            self.thread.start()
        self.undone += 1
        self.jobs.put(job)

    def work(self) -> None:
        while (job := self.jobs.get()) is not None:
            if not self.leaving:
                job()
            self.undone -= 1
        self.worker.stop()

    def stop(self) -> None:
        """Ends the process, also in the middle of a thought, and leaves undone what waits."""
        self.leaving = True
        self.jobs.put(None)
        while self.thread is not None and self.thread.is_alive():
            if self.undone:
                self.worker.end()
            self.thread.join(LOOK_SECONDS)
