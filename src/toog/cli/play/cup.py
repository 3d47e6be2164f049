"""The cup the dice fall from: sealed, seeded, or a real one on the real table."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Game
from toog.core.falls import Fall, Pack
from toog.core.record import Record
from toog.core.sources import Sealed, Seeded

SEALED, SEEDED, REAL = "sealed", "seeded", "real"
KINDS = (SEALED, SEEDED, REAL)
DICE, CARDS = "dice", "cards"
HEX_SECRET = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Cup:
    """The seed is for seeded dice and for the thoughts of bots, and with real dice for packs of cards."""

    kind: str
    source: Sealed | Seeded
    seed: int

    def fall(self, due: Fall, number: int) -> str:
        return due.say(self.source.fall(due, number))

    def seal(self, *, over: bool) -> dict[str, Any] | None:
        """For the record: the secret is in it only when the game is over."""
        return self.source.seal(shown=over) if isinstance(self.source, Sealed) else None

    def private(self) -> dict[str, Any]:
        """What the game needs to go on with the same dice, and nobody may read before the end."""
        secret = self.source.secret.hex() if isinstance(self.source, Sealed) else None
        return {"dice": self.kind, "seed": self.seed, "secret": secret}


def what_falls(game: Game[Any]) -> str:
    """In a game with a pack one speaks of its cards."""
    return CARDS if any(isinstance(fall, Pack) for fall in game.falls) else DICE


def fresh_cup(kind: str, players: int, seed: int | None) -> Cup:
    """A seed asks for seeded dice."""
    if kind == SEALED and seed is None:
        return Cup(SEALED, Sealed.deal(players), secrets.randbits(64))
    return unsealed_cup(REAL if kind == REAL else SEEDED, secrets.randbits(64) if seed is None else seed)


def unsealed_cup(kind: str, seed: int) -> Cup:
    return Cup(kind, Seeded(seed), seed)


def kept_cup(record: Record, private: dict[str, Any]) -> Cup | None:
    """The cup a game was left with, or None when what was kept does not belong to this record."""
    kind, seed = private.get("dice"), private.get("seed")
    if kind not in KINDS or not isinstance(seed, int) or isinstance(seed, bool):
        return None
    if kind == SEALED:
        return None if record.seal is None else reopened(record.seal, private.get("secret"), seed)
    return unsealed_cup(kind, seed) if record.seal is None else None


def reopened(seal: dict[str, Any], secret: object, seed: int) -> Cup | None:
    """Only the very secret whose hash everyone saw will do, and only while nobody else has seen it."""
    if seal["secret"] is not None or not isinstance(secret, str) or not HEX_SECRET.fullmatch(secret):
        return None
    source = Sealed(bytes.fromhex(secret), tuple(seal["nonces"]))
    return Cup(SEALED, source, seed) if source.hash == seal["hash"] else None
