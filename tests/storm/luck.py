"""Secrets drawn from a seed, for as long as a simulation runs: no run could be repeated otherwise."""

from __future__ import annotations

import base64
import random
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar
from unittest import mock

T = TypeVar("T")
USUAL_BYTES = 32


class Secrets:
    """The functions of `secrets` that the house uses."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        return self.luck.randbytes(USUAL_BYTES if nbytes is None else nbytes)

    def token_hex(self, nbytes: int | None = None) -> str:
        return self.token_bytes(nbytes).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(nbytes)).rstrip(b"=").decode()

    def randbits(self, k: int) -> int:
        return self.luck.getrandbits(k)

    def choice(self, seq: Sequence[T]) -> T:
        return self.luck.choice(seq)


@contextmanager
def seeded_secrets(luck: random.Random) -> Iterator[None]:
    drawn = Secrets(luck)
    names = [name for name in vars(Secrets) if not name.startswith("_")]
    with mock.patch.multiple(secrets, **{name: getattr(drawn, name) for name in names}):
        yield
