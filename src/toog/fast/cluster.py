"""Plays in bulk past one machine: on a Ray cluster, with the same totals as one process.

Ray itself lives in a process of its own (toog.fast.conducting): it prints at will, and takes the
process that speaks with it along when the cluster is lost.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import secrets
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import IO, cast

from toog.core.errors import quote
from toog.fast.chunks import Progress
from toog.fast.plan import ClusterError, Plan
from toog.fast.run import Sums
from toog.workers.worker import leave, start

ADDRESS = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}")
LOCAL = "local"
LEAVING_SECONDS = 15.0
PATIENCE = "RAY_gcs_rpc_server_reconnect_timeout_s"
"""For how long a cluster that does not answer may be on its way back: Ray would wait a minute."""


def is_address(text: str) -> bool:
    """`local` is a cluster of this machine alone, for as long as it is needed."""
    return text == LOCAL or ADDRESS.fullmatch(text) is not None


def play_on_cluster(
    address: str, plan: Plan, games: int, at_once: int | None, progress: Progress | None
) -> tuple[Sums, float]:
    """What all games came to, and how long they took once the first worker had compiled."""
    if not is_address(address):
        raise ValueError(f"{address!r} is neither 'local' nor the HOST:PORT of a Ray cluster")
    if importlib.util.find_spec("ray") is None:
        raise ClusterError("missing")
    order = {"address": address, "games": games, "at_once": at_once, "plan": plan.to_json()}
    joined = False
    with working_folder() as folder, conductor(address) as (orders, told):
        with suppress(BrokenPipeError):  # it is gone already, and tells nothing
            print(json.dumps({**order, "folder": folder}), file=orders, flush=True)
        for line in told:
            fact = json.loads(line)
            if "problem" in fact:
                raise ClusterError(fact["problem"], **fact["arguments"])
            if "sums" in fact:
                return Sums.from_lists(fact["sums"]), fact["seconds"]
            joined = True
            if progress is not None:
                progress(fact["done"])
    raise end_without_a_word(address, joined=joined)


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


@contextmanager
def conductor(address: str) -> Iterator[tuple[IO[str], IO[str]]]:
    """It stops when its stdin is closed, and takes its cluster down."""
    process = start(["toog.fast.conducting"], surroundings(os.environ, address), own_modules=True)
    try:
        yield cast(IO[str], process.stdin), cast(IO[str], process.stdout)
    finally:
        leave(process, LEAVING_SECONDS)


def surroundings(ours: Mapping[str, str], address: str) -> dict[str, str]:
    """Nothing is reported to Ray's makers, and nobody else uses our workers."""
    theirs = {PATIENCE: "15", **ours, "RAY_USAGE_STATS_ENABLED": "0"}
    if address == LOCAL:
        theirs |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return theirs
