"""Where chance comes from: a seed, a script, real dice, or dice sealed before the first throw."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, count
from typing import Any, Protocol

from toog.core.errors import BadArgument, Illegal, quote
from toog.core.falls import Choose, Fall, Pack
from toog.core.record import BINDS_TERMS, HEX_NONCE, Seal, is_hex

SECRET_BYTES = 32
NONCE_BYTES = 16


class Source(Protocol):
    def fall(self, fall: Fall, number: int) -> list[int] | None:
        """What falls as chance event `number`, counted from 0; None when someone has to say it."""


def check_source(dice: Source, seats: int) -> Source:
    """Return dice that a program brings to a game of so many seats. A record has to hold their seal."""
    if not callable(getattr(dice, "fall", None)):
        raise BadArgument("dice-no-source", dice=quote(dice))
    if isinstance(dice, Sealed) and not dice.fit(seats):
        raise BadArgument("dice-do-not-fit", bytes=SECRET_BYTES, seats=seats)
    return dice


def bytes_of(secret: bytes, message: str) -> Iterator[int]:
    """The byte stream of one chance event: HMAC-SHA-256 in blocks 0, 1, 2 …"""

    def block(number: int) -> bytes:
        return hmac.digest(secret, f"{message}|{number}".encode(), "sha256")

    return chain.from_iterable(map(block, count()))


def choose_from(stream: Iterator[int]) -> Choose:
    """Unbiased choices: a byte at or above the last whole multiple is refused."""

    def choose(faces: int) -> int:
        limit = 256 - 256 % faces
        while (byte := next(stream)) >= limit:
            pass
        return byte % faces

    return choose


@dataclass(frozen=True)
class Sealed:
    """Dice under a secret whose hash everyone saw first, mixed with a nonce from each seat.

    With the hash of the game's `terms` they are under a seal of version 2, without it under one of version 1.
    """

    secret: bytes
    nonces: tuple[str, ...]
    terms: str | None = None

    @classmethod
    def deal(cls, seats: int) -> Sealed:
        nonces = tuple(secrets.token_hex(NONCE_BYTES) for _ in range(seats))
        return cls(secrets.token_bytes(SECRET_BYTES), nonces)

    @classmethod
    def under(cls, seal: Seal | None) -> Sealed | None:
        """Return the dice of a seal, or None if it is not open. Its hash is not checked."""
        if seal is None or seal["secret"] is None:
            return None
        return cls(bytes.fromhex(seal["secret"]), tuple(seal["nonces"] or ()), seal.get("terms"))

    def fit(self, seats: int) -> bool:
        """Whether a record of so many seats can hold their seal."""
        sound = len(self.secret) == SECRET_BYTES and all(is_hex(nonce, HEX_NONCE) for nonce in self.nonces)
        return sound and len(self.nonces) == seats

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @cached_property
    def message_prefix(self) -> str:
        """What every HMAC message of this game starts with."""
        nonces = "|".join(self.nonces)
        return f"toog/1|{nonces}" if self.terms is None else f"toog/2|{self.terms}|{nonces}"

    def fall(self, fall: Fall, number: int) -> list[int]:
        return fall.draw(choose_from(bytes_of(self.secret, f"{self.message_prefix}|{number}")))

    def __getstate__(self) -> dict[str, Any]:
        return {"secret": self.secret, "nonces": self.nonces, "terms": self.terms}

    def seal(self, shown: bool) -> Seal:
        """The seal as the record holds it; the secret only when the game is over."""
        secret = self.secret.hex() if shown else None
        nonces = list(self.nonces)
        if self.terms is None:
            return {"hash": self.hash, "nonces": nonces, "secret": secret}
        return {
            "version": BINDS_TERMS,
            "hash": self.hash,
            "nonces": nonces,
            "terms": self.terms,
            "secret": secret,
        }


BOTS = "toog/bots/1"


@dataclass(frozen=True)
class BotLuck:
    """The randomness of bots, under a secret of its own that follows from that of the dice."""

    secret: bytes
    nonces: tuple[str, ...] = ()

    @classmethod
    def beside(cls, dice: bytes, nonces: tuple[str, ...] = (), terms: str | None = None) -> BotLuck:
        """Beside dice under this secret, of which nobody who is shown the bots' own learns anything."""
        message = BOTS if terms is None else f"toog/2|bots|{terms}"
        return cls(hmac.digest(dice, message.encode(), "sha256"), nonces)

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def luck(self, event: int) -> int:
        """The 31 random bits of a bot that chooses what becomes this event of the record."""
        message = f"{BOTS}|{'|'.join(self.nonces)}|{event}"
        return int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256")[:4]) >> 1


@dataclass(frozen=True)
class Seeded:
    """The same dice for the same seed: for tests, and for a game played over."""

    seed: int | str

    @classmethod
    def fresh(cls) -> Seeded:
        return cls(secrets.randbits(64))

    def __getstate__(self) -> dict[str, Any]:
        return {"seed": self.seed}

    @cached_property
    def secret(self) -> bytes:
        return hashlib.sha256(f"seed|{self.seed}".encode()).digest()

    def fall(self, fall: Fall, number: int) -> list[int]:
        return fall.draw(choose_from(bytes_of(self.secret, f"toog/1|{number}")))


class Scripted:
    """Dice that fall as written down; after the last of them someone has to say."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)

    def fall(self, fall: Fall, number: int) -> list[int] | None:
        if number >= len(self.words):
            return None
        word = self.words[number]
        fell = fall.read(word)
        if fell is None:
            raise Illegal("script-is-wrong", rule=fall.rule, word=quote(word), due=fall.form)
        return fell


@dataclass(frozen=True)
class Real:
    """Dice on a real table: someone has to say what fell. Whoever typed a pack would have seen it."""

    packs: Source | None = None

    def fall(self, fall: Fall, number: int) -> list[int] | None:
        if self.packs is None or not isinstance(fall, Pack):
            return None
        return self.packs.fall(fall, number)
