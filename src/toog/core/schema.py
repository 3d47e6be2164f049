"""The record as JSON Schema: keys, players, options and words of every registered game."""

from __future__ import annotations

from typing import Any

from toog.core.contract import Game
from toog.core.falls import Dice, Fall
from toog.core.record import BINDS_TERMS, HEX_HASH, HEX_NONCE, LONGEST_NAME, NEEDED, VERSION
from toog.core.registry import game_names, load_game


def record_schema() -> dict[str, Any]:
    """One record; which words and options it may hold depends on its game."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game of toog",
        "description": "One game as one JSON document. The rules decide whether its events can be played.",
        "type": "object",
        "required": list(NEEDED),
        "additionalProperties": False,
        "properties": {
            "toog": {"const": VERSION},
            "game": {"enum": list(game_names())},
            "players": {
                "type": "array",
                "items": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            },
            "options": {"type": "object"},
            "events": {"type": "array"},
            "seal": seal_schema(),
            "meta": {"type": "object"},
        },
        "oneOf": [game_schema(load_game(name)) for name in game_names()],
    }


def seal_schema() -> dict[str, Any]:
    """A seal of version 1 has neither a version nor terms, one of version 2 has both."""
    in_hex = {"type": "string", "pattern": f"^{HEX_HASH.pattern}$"}
    nonce = {"type": "string", "pattern": f"^{HEX_NONCE.pattern}$"}
    return {
        "type": "object",
        "required": ["hash", "nonces", "secret"],
        "additionalProperties": False,
        "properties": {
            "version": {"const": BINDS_TERMS},
            "hash": in_hex,
            "nonces": {"type": "array", "items": nonce},
            "terms": in_hex,
            "secret": {"oneOf": [in_hex, {"type": "null"}]},
        },
        "dependentRequired": {"version": ["terms"], "terms": ["version"]},
    }


def game_schema(game: Game[Any]) -> dict[str, Any]:
    low, high = game.seats
    return {
        "properties": {
            "game": {"const": game.name},
            "players": {"minItems": low, "maxItems": high},
            "options": {
                "additionalProperties": False,
                "properties": {option.name: option.schema() for option in game.options},
            },
            "events": {"items": {"oneOf": [fell_schema(game), played_schema(game)]}},
        }
    }


def fell_schema(game: Game[Any]) -> dict[str, Any]:
    words = {"type": "string", "pattern": "|".join(f"^{fall_pattern(fall)}$" for fall in game.falls)}
    return pair({"const": "*"}, words)


def played_schema(game: Game[Any]) -> dict[str, Any]:
    seat = {"type": "integer", "minimum": 0, "maximum": game.seats[1] - 1}
    return pair(seat, {"enum": list(game.vocabulary)})


def pair(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "prefixItems": [first, second], "minItems": 2, "maxItems": 2}


def fall_pattern(fall: Fall) -> str:
    if isinstance(fall, Dice):
        die = f"[{''.join(str(face) for face in sorted(set(fall.faces)))}]"
        return " ".join([die] * fall.count)
    return "[a-z0-9]+( [a-z0-9]+)*"
