"""What it costs that every commit tells the other nodes: commits a second, with and without a word."""

from __future__ import annotations

import multiprocessing
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass

from toog.server.store.appends import Append, Opening
from toog.server.store.engine import database_url
from toog.server.store.store import Store

BODY = '{"at":1.0,"kind":"move","seat":0,"word":"place 3"}'
REPEATS = 2  # and the best of them
NODES = (1, 3, 8)
TOGETHER = (1, 30)  # moves that share a commit


@dataclass(frozen=True)
class Notices:
    nodes: int
    together: int
    silent: float  # commits a second
    telling: float


def tell(database: str, seconds: float) -> Iterator[Notices]:
    for together in TOGETHER:
        for nodes in NODES:
            silent, telling = (
                max(commits(database, nodes, together, seconds, tells=tells) for _ in range(REPEATS))
                for tells in (False, True)
            )
            yield Notices(nodes, together, silent, telling)


def commits(database: str, nodes: int, together: int, seconds: float, *, tells: bool) -> float:
    """A second, of all nodes."""
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(nodes) as pool:
        done = pool.starmap(store_moves, [(database, together, seconds, tells)] * nodes, chunksize=1)
    return sum(done) / seconds


def store_moves(database: str, together: int, seconds: float, tells: bool) -> int:
    """One node that stores moves of so many tables with each commit. Answers how many commits it made."""
    store = (Store if tells else Silent).open(database_url(database), "node")
    tables = [secrets.token_urlsafe(16) for _ in range(together)]
    opening = Opening("mens", b"secret", listed=False)
    keep(store, [Append(table, 0, [BODY], 1.0, opening, False, None) for table in tables])
    ends, done = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        done += 1
        keep(store, [Append(table, done, [BODY], 1.0, None, False, None) for table in tables])
    store.close()
    return done


def keep(store: Store, batch: list[Append]) -> None:
    lost = [answer for answer in store.append(batch) if answer is not None]
    if lost:
        raise RuntimeError(str(lost[0]))


class Silent(Store):
    def tell_stored(self, *_: object) -> None:
        """Nobody is told."""
