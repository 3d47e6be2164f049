"""The cup the dice fall from: sealed, known from another game, seeded, or a real one on the real table."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Game
from toog.core.falls import Pack
from toog.core.record import BINDS_TERMS, Record, Seal
from toog.core.sources import Sealed
from toog.table.forking import KNOWN
from toog.table.shapes import DiceKind

SEALED: DiceKind = "sealed"
SEEDED: DiceKind = "seeded"
REAL: DiceKind = "real"
KINDS = (SEALED, KNOWN, SEEDED, REAL)
DICE, CARDS = "dice", "cards"
HEX_SECRET = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Cup:
    """One cup. Its seed is for seeded dice, the thoughts of bots, and with real dice packs of cards.

    `seal_version` is that of sealed dice: a game that was put away with an older seal keeps it.
    """

    kind: DiceKind
    seed: int
    sealed: Sealed | None = None
    seal_version: int = 1

    @property
    def known_terms(self) -> str | None:
        """The hash of the terms of the game in which known dice first fell."""
        return self.sealed.terms if self.kind == KNOWN and self.sealed is not None else None

    @property
    def secret(self) -> bytes:
        """What a table needs to throw these dice."""
        return str(self.seed).encode() if self.sealed is None else self.sealed.secret

    def nonces(self, players: int) -> tuple[str, ...]:
        return ("",) * players if self.sealed is None else self.sealed.nonces

    def private(self) -> dict[str, Any]:
        """What the game needs to go on with the same dice, and nobody may read before the end."""
        secret = None if self.sealed is None else self.sealed.secret.hex()
        return {"dice": self.kind, "seed": self.seed, "secret": secret}


def what_falls(game: Game[Any]) -> str:
    """Whether one speaks of the dice of this game or, where it has a pack, of its cards."""
    return CARDS if any(isinstance(fall, Pack) for fall in game.falls) else DICE


def fresh_cup(kind: str, players: int, seed: int | None) -> Cup:
    """A cup for a new game. A seed asks for seeded dice."""
    if kind == SEALED and seed is None:
        return Cup(SEALED, secrets.randbits(64), Sealed.deal(players), BINDS_TERMS)
    return Cup(REAL if kind == REAL else SEEDED, secrets.randbits(64) if seed is None else seed)


def known_cup(dice: Sealed) -> Cup:
    """The cup of another game, whose seal was opened: it goes on with what would have fallen there."""
    return Cup(KNOWN, secrets.randbits(64), dice, 1 if dice.terms is None else BINDS_TERMS)


def kept_cup(record: Record, private: dict[str, Any]) -> Cup | None:
    """The cup a game was left with, or None when what was kept does not belong to this record."""
    kind, seed = private.get("dice"), private.get("seed")
    if kind not in KINDS or not isinstance(seed, int) or isinstance(seed, bool):
        return None
    if kind in (SEALED, KNOWN):
        return None if record.seal is None else reopened(kind, record.seal, private.get("secret"), seed)
    return Cup(kind, seed) if record.seal is None else None


def reopened(kind: DiceKind, seal: Seal, secret: object, seed: int) -> Cup | None:
    """Sealed dice again: only with the secret whose hash everyone saw, and only while nobody has seen it."""
    if seal["secret"] is not None or not isinstance(secret, str) or not HEX_SECRET.fullmatch(secret):
        return None
    sealed = Sealed(bytes.fromhex(secret), tuple(seal["nonces"] or ()), seal.get("terms"))
    return Cup(kind, seed, sealed, seal.get("version", 1)) if sealed.hash == seal["hash"] else None
