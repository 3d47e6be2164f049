"""What a worker does on a Ray cluster, so that whatever Ray prints, or dies of, stays out of the caller's.

The only module that imports Ray, which takes its cluster down when the worker ends.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from collections import Counter
from typing import Any

import ray
from ray import exceptions

from toog.core.errors import quote
from toog.core.registry import find_game
from toog.fast.chunks import Chunks, Progress
from toog.fast.cluster import LOCAL, ClusterProblem, ClusterRequest, PlayedOnCluster
from toog.fast.plan import ClusterError, Plan, play_chunk
from toog.fast.run import FIRST_CHUNK, Sums

CHUNK_SECONDS = 1.0
"""Ray takes some milliseconds for each chunk, and a bar should move every second."""
TIMES_TRIED = 4
REACH_SECONDS = 5.0
JOIN_SECONDS = 30.0
LEAST_OBJECT_STORE = 80_000_000
"""Nothing is kept in it: what a chunk came to is less than a page."""

LOST = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.OutOfMemoryError,
    exceptions.ObjectLostError,
)


class Conductor:
    """Hands out chunks of games and adds up what they came to.

    A chunk counts when its answer is here, once: a worker that dies in the middle takes nothing along.
    """

    def __init__(self, plan: str, games: int, at_once: int | None, progress: Progress) -> None:
        self.plan = plan
        self.games = games
        self.at_once = at_once
        self.progress = progress
        self.play = ray.remote(num_cpus=1, max_retries=0)(play_chunk)
        self.chunks = Chunks(games, self.gather, seconds=CHUNK_SECONDS, first=FIRST_CHUNK)
        self.again: list[range] = []
        self.lost = Counter[range]()  # how often a worker was lost while it played these games
        self.under_way: dict[Any, range] = {}
        self.sums = Sums(len(find_game(Plan.from_json(plan).game).counts))

    def conduct(self) -> PlayedOnCluster:
        """The first chunk goes alone: its machine compiles once, and the others there find it on disk."""
        seconds = self.play_first()
        began = time.perf_counter()
        while self.chunks.done < self.games:
            while len(self.under_way) < self.places() and (chunk := self.next_chunk()):
                self.send(chunk)
            self.collect_one()
        seconds += time.perf_counter() - began
        return PlayedOnCluster(self.sums.to_lists(), seconds)

    def play_first(self) -> float:
        seconds = None
        while seconds is None:
            self.send(self.again.pop() if self.again else self.chunks.take())
            seconds = self.collect_one()
        return seconds

    def places(self) -> int:
        """One for each processor, also when the cluster has grown or shrunk."""
        return self.at_once or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def next_chunk(self) -> range:
        """The last ones are smaller, so that all workers are done at about the same time."""
        if self.again:
            return self.again.pop()
        return self.chunks.take(max(-(-self.chunks.left // self.places()), self.chunks.many // 8))

    def send(self, chunk: range) -> None:
        self.under_way[self.play.remote(self.plan, chunk.start, chunk.stop)] = chunk

    def collect_one(self) -> float | None:
        """How long it took; nothing when it was lost, and has to be played again."""
        answer = ray.wait(list(self.under_way))[0][0]
        chunk = self.under_way.pop(answer)
        try:
            came_to, seconds = ray.get(answer)
        except LOST:
            self.play_again(chunk)
            return None
        self.chunks.count(chunk, Sums.from_lists(came_to), seconds)
        self.progress(self.chunks.done)
        return float(seconds)

    def play_again(self, chunk: range) -> None:
        self.lost[chunk] += 1
        if self.lost[chunk] == TIMES_TRIED:
            raise ClusterError("worn-out", times=TIMES_TRIED)
        self.again.append(chunk)

    def gather(self, chunk: range, came_to: Sums) -> None:
        self.sums.add(came_to)


def join(address: str, at_once: int | None, folder: str) -> None:
    """Starts a cluster of this machine alone, or joins the one at that address."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address == LOCAL:
        ray.init(
            LOCAL,
            num_cpus=at_once,
            include_dashboard=False,
            object_store_memory=LEAST_OBJECT_STORE,
            _temp_dir=folder,
            **quiet,
        )
        return
    host, _, port = address.rpartition(":")
    socket.create_connection(
        (host.strip("[]"), int(port)), REACH_SECONDS
    ).close()  # Ray would try for minutes
    ray.init(address, **quiet)


def conduct(request: ClusterRequest, progress: Progress) -> PlayedOnCluster | ClusterProblem:
    try:
        return play_all(request, progress)
    except ClusterError as error:
        return problem(error)
    except exceptions.RayTaskError as error:  # raised by what was called over there
        cause = error.cause
        unknown = ClusterError("cannot-play", reason=reason_of(cause))
        return problem(cause if isinstance(cause, ClusterError) else unknown)
    except exceptions.RayError:
        return problem(ClusterError("lost"))


def play_all(request: ClusterRequest, progress: Progress) -> PlayedOnCluster:
    address = request.address
    too_long = threading.Timer(JOIN_SECONDS, give_up)
    if address != LOCAL:
        too_long.start()
    try:
        join(address, request.at_once, request.folder)
    except (OSError, OverflowError, ValueError, RuntimeError, exceptions.RayError) as error:
        key = "not-started" if address == LOCAL else "unreachable"
        raise ClusterError(key, address=quote(address), reason=reason_of(error)) from None
    finally:
        too_long.cancel()
    progress(0)  # from here on a silence is a cluster that was lost
    return Conductor(request.plan, request.games, request.at_once, progress).conduct()


def give_up() -> None:
    """Something is there, but no Ray that lets us in: a caller who heard nothing yet knows it by our end."""
    os._exit(1)


def reason_of(error: BaseException) -> str:
    return quote(" ".join(str(error).split()))


def problem(error: ClusterError) -> ClusterProblem:
    return ClusterProblem(error.key, error.arguments)
