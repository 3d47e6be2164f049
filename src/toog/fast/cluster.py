"""Plays in bulk past one machine: on a Ray cluster, with the same totals as one process.

Ray itself lives in a worker (`toog.fast.conducting`): it prints at will, and takes the process that speaks
with it along when the cluster is lost.
"""

from __future__ import annotations

import importlib.util
import os
import re
import secrets
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from toog.core.errors import quote
from toog.fast.chunks import Progress
from toog.fast.plan import ClusterError, Plan
from toog.fast.run import Sums
from toog.workers import Request, Shape, Worker, WorkerLost

ADDRESS = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}")
LOCAL = "local"
PATIENCE = "RAY_gcs_rpc_server_reconnect_timeout_s"
"""For how long a cluster that does not answer may be on its way back: Ray would wait a minute."""


def is_address(text: str) -> bool:
    """`local` is a cluster of this machine alone, for as long as it is needed."""
    return text == LOCAL or ADDRESS.fullmatch(text) is not None


class PlayedOnCluster(Shape, frozen=True, tag=True):
    """The parts of the `Sums` of all games as lists, and how long they took."""

    sums: list[list[list[int]]]
    seconds: float


class ClusterProblem(Shape, frozen=True, tag=True):
    """A `ClusterError` to be raised by the asker."""

    key: str
    arguments: dict[str, str | int | float]


class ClusterRequest(Request[PlayedOnCluster | ClusterProblem, int], frozen=True):
    """All games of a `plan`, as it is written. Progress begins when the cluster is joined."""

    kind = "cluster"
    work = "toog.fast.conducting:conduct"

    address: str
    plan: str
    games: int
    at_once: int | None
    folder: str


class RayWorker(Worker):
    """A worker that speaks with Ray, and so is given time to take its cluster down."""

    leaving_seconds = 15.0

    def _give_up(self) -> None:
        self.stop()


def play_on_cluster(
    address: str, plan: Plan, games: int, at_once: int | None, progress: Progress | None
) -> tuple[Sums, float]:
    """What all games came to, and how long they took once the first worker had compiled."""
    if not is_address(address):
        raise ValueError(f"{address!r} is neither 'local' nor the HOST:PORT of a Ray cluster")
    if importlib.util.find_spec("ray") is None:
        raise ClusterError("missing")
    joined = False

    def tell(done: int) -> None:
        nonlocal joined
        joined = True
        if progress is not None:
            progress(done)

    with working_folder() as folder:
        worker = RayWorker(own_modules=True, surroundings=surroundings(os.environ, address))
        try:
            found = worker.ask(ClusterRequest(address, plan.to_json(), games, at_once, folder), tell)
        except WorkerLost:
            raise end_without_a_word(address, joined=joined) from None
        finally:
            worker.stop()
    if isinstance(found, ClusterProblem):
        raise ClusterError(found.key, **found.arguments)
    return Sums.from_lists(found.sums), found.seconds


def end_without_a_word(address: str, *, joined: bool) -> ClusterError:
    """Ray ends the process that speaks with it, both when it loses a cluster and when it finds none."""
    if joined:
        return ClusterError("lost")
    if address == LOCAL:
        return ClusterError("not-started", address=quote(address), reason="…")
    return ClusterError("silent", address=quote(address))


@contextmanager
def working_folder() -> Iterator[str]:
    """For Ray's own files. The name of a socket is at most a hundred characters, so it begins short."""
    short = None if sys.platform == "win32" else "/tmp"  # noqa: S108
    with tempfile.TemporaryDirectory(prefix="toog-", dir=short, ignore_cleanup_errors=True) as folder:
        yield folder


def surroundings(ours: Mapping[str, str], address: str) -> dict[str, str]:
    """Nothing is reported to Ray's makers, and nobody else uses our workers."""
    theirs = {PATIENCE: "15", **ours, "RAY_USAGE_STATS_ENABLED": "0"}
    if address == LOCAL:
        theirs |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return theirs
