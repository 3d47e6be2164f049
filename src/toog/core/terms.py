"""The terms of a game, which a seal of version 2 binds: the game, its players, house rules and bots."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, TypedDict


class AgreedTerms(TypedDict):
    """`options` as in the record; `bots` has the level of the bot of each seat, or None for a person."""

    game: str
    players: list[str]
    options: dict[str, Any]
    bots: list[str | None]


def hash_terms(game: str, players: Sequence[str], options: dict[str, Any], bots: Sequence[str | None]) -> str:
    """The SHA-256 of the terms as canonical JSON: keys sorted, no spaces, UTF-8.

    `bots` has the level of the bot that plays for each seat at the first event, or None for a person.
    """
    terms = {"game": game, "players": list(players), "options": options, "bots": list(bots)}
    text = json.dumps(terms, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
