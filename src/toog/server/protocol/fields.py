"""What the fields of messages and forms may hold."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from msgspec import Meta

from toog.core.sources import NONCE_BYTES
from toog.table.seats import PIN_DIGITS

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Colour = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-fA-F]{1,128}$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
OwnSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,100}$")]  # made at random by the device
Pin = Annotated[str, Meta(pattern=f"^[0-9]{{{PIN_DIGITS}}}$")]
BotName = Literal["random", "beginner", "sensible", "club", "champion"]
NewDice = Literal["sealed", "real"]
Language = Literal["nl", "en", "fr", "de"]


def fresh_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def own_words(kind: type) -> str | None:
    """Its docstring, unless that is the signature that a dataclass makes of it."""
    words = kind.__doc__ or ""
    return None if words.startswith(f"{kind.__name__}(") else words
