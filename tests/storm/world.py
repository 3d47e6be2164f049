"""One seeded world: event loops that share a simulated time, and nothing that happens by chance.

Every node, the database and the people have a loop of their own, as if on machines of their own. Within a
loop callbacks run in the order asyncio promises; which loop goes next, how long a callback takes and which
of two timers that are due together comes first is drawn from the seed.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar, TypeVarTuple

from tests.storm.history import History

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Work = Coroutine[Any, Any, T] | Generator[Any, None, T]

BLINK = 0.0002  # seconds that a callback takes at most
SPIKE = 0.05  # of all delays are much longer than the rest
SPIKE_TIMES = 20
WORK_SECONDS = 0.002  # of work in a thread, before and after what it does
HANG_SECONDS = 8.0  # at most, until something is done or answered that usually takes no time


class Broken(Exception):
    """What must never happen has happened."""


class Hangs(BaseException):
    """What was asked is not even begun for so many seconds. Nothing in the house sees this."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


class World:
    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.now = 0.0
        self.loops: list[Loop] = []
        self.due: list[tuple[float, float, int, asyncio.Handle, Loop]] = []
        self.numbers = itertools.count()
        self.steps = 0
        self.answers_late = 0.0  # of all that is done in threads
        self.fault: Exception | None = None
        self.digest = hashlib.blake2b(digest_size=16)
        self.history: History | None = None

    def new_loop(self, name: str) -> Loop:
        loop = Loop(self, name)
        self.loops.append(loop)
        return loop

    def note(self, *what: object) -> None:
        """Into the trace, by which two runs of one seed are compared."""
        self.digest.update(repr((self.now, *what)).encode())

    def delay(self, usual: float) -> float:
        """Mostly about that long, and now and then very long."""
        luck = self.luck
        return usual * luck.uniform(0.2, 1.8) * (SPIKE_TIMES if luck.random() < SPIKE else 1)

    def answer_delay(self, usual: float) -> float:
        """What is done may be long done before anyone hears of it."""
        return self.up_to(HANG_SECONDS) if self.chance(self.answers_late) else self.delay(usual)

    def up_to(self, longest: float) -> float:
        return self.luck.uniform(0.0, longest)

    def chance(self, probability: float) -> bool:
        return probability > 0 and self.luck.random() < probability

    def fail(self, error: Exception) -> None:
        """The first fault ends the run, wherever it was seen: the product may catch what is raised in it."""
        self.fault = self.fault or error

    def run(self, until: float) -> None:
        while self.now < until:
            self.step()
            if self.fault is not None:
                raise self.fault

    def step(self) -> None:
        while self.due and self.due[0][0] <= self.now:
            *_, handle, loop = heapq.heappop(self.due)
            loop.ready.append(handle)
        busy = [loop for loop in self.loops if loop.ready and loop.awake]
        if not busy:
            self.now = self.due[0][0]
            return
        self.steps += 1
        self.luck.choice(busy).run_one()
        self.now += self.luck.random() * BLINK

    def end(self) -> None:
        """What was still under way is put down without a word."""
        for loop in self.loops:
            loop.die()
        for loop in self.loops:
            loop.bury()


class Loop(asyncio.BaseEventLoop):
    """Of one machine. It can stand still for a while, and it can die."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.awake = True
        self.dead = False
        super().__init__()
        self.tasks: list[asyncio.Task[Any]] = []

    def run_one(self) -> None:
        handle = self.ready.popleft()
        if handle.cancelled():
            return
        self.world.note(self.name)
        asyncio._set_running_loop(self)
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(None)

    def die(self) -> None:
        """At once: nothing is cleaned up, and whatever was to happen does not."""
        self.dead = True
        self.awake = False
        self.ready.clear()

    def bury(self) -> None:
        """Coroutines that hang are closed, so that Python does not complain of them later."""
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine = task.get_coro()
                assert coroutine is not None
                coroutine.close()
        self.tasks.clear()

    # What asyncio asks of a loop

    def time(self) -> float:
        return self.world.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.dead

    def is_closed(self) -> bool:
        return self.dead

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.dead:
            self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.world.now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        world = self.world
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.dead:
            heapq.heappush(world.due, (when, world.luck.random(), next(world.numbers), handle, self))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when it is due."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Work[T], **more: Any) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, **more)
        self.tasks.append(task)
        return task

    def run_in_executor(self, executor: object, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """No thread: it is done on this loop, after a while, and answered after another while."""
        answer: asyncio.Future[T] = self.create_future()
        self.call_later(self.world.delay(WORK_SECONDS), self.work, answer, func, args)
        return answer

    def work(self, answer: asyncio.Future[T], func: Callable[..., T], args: tuple[Any, ...]) -> None:
        seconds = self.world.answer_delay(WORK_SECONDS)
        try:
            self.call_later(seconds, give, answer, func(*args))
        except Hangs as hangs:
            self.call_later(hangs.seconds, self.work, answer, func, args)
        except Exception as error:  # noqa: BLE001 it is raised where it is waited for
            self.call_later(seconds, give_error, answer, error)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """A callback raised, which no server would survive unharmed."""
        if not self.dead:
            error = context.get("exception")
            fault = Broken(f"{self.name}: {context['message']}: {error!r}")
            fault.__cause__ = error
            self.world.fail(fault)


def give(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def give_error(answer: asyncio.Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
