"""What guests may still ask for, of all nodes together.

Each node lets guests take from buckets of its own, at once, and tells the database now and then what was
taken; the answer is what is left in all. So a guest who asks every node gets too much for half a second, and
pays it back.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass

from toog.server.runtime.limits import Buckets
from toog.server.store.cluster_key import digest

KEY_BYTES = 16


@dataclass(frozen=True)
class TakenTokens:
    """Tokens taken from the bucket of one guest, since it was last told."""

    key: str
    tokens: int
    rate: float
    most: float


class SharedLimits:
    def __init__(self, buckets: Mapping[str, Buckets], key: bytes) -> None:
        self.buckets = buckets
        self.key = key
        self.told: dict[str, tuple[Buckets, Hashable]] = {}
        for bucket in buckets.values():
            bucket.taken = {}

    def tell(self, nodes: int, seconds: float) -> list[TakenTokens]:
        """What was taken in the last seconds, but for what is little even if every node gave as much."""
        self.told.clear()
        return [
            taken
            for name, bucket in self.buckets.items()
            for taken in self.tell_bucket(name, bucket, bucket.rate * seconds / (2 * nodes))
        ]

    def tell_bucket(self, name: str, bucket: Buckets, little: float) -> Iterator[TakenTokens]:
        taken, bucket.taken = bucket.taken or {}, {}
        for guest, tokens in taken.items():
            if isinstance(guest, str | tuple) and tokens > little:
                key = self.key_of(name, guest)
                self.told[key] = (bucket, guest)
                yield TakenTokens(key, tokens, bucket.rate, bucket.most)

    def hear(self, left: Mapping[str, float], now: float) -> None:
        """Takes over what is left of each at all nodes; here more may have been taken since."""
        for key, tokens in left.items():
            bucket, guest = self.told[key]
            since = (bucket.taken or {}).get(guest, 0)
            bucket.left[guest] = (tokens - since, now)

    def key_of(self, name: str, guest: Hashable) -> str:
        """Addresses are nobody's business, and as long as their sender likes."""
        return digest(self.key, f"{name} {guest}", KEY_BYTES).hex()
