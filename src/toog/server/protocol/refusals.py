"""What the house itself refuses, before any table is asked."""

from __future__ import annotations

from toog.core.errors import GameError
from toog.server.protocol.server_messages import Fault

# English lives here as it does in core; the catalogues of toog.texts hold the other languages.
SENTENCES = {
    "no-such-table": "there is no such table, or it is gone",
    "no-such-night": "this table is not one of a duplicate night",
    "sits-elsewhere": "you already sit at table {table} of this night, "
    "which plays with the same dice or cards",
    "no-such-code": "no table in this house has this code",
    "no-such-record": "there is no such record here",
    "no-such-page": "there is nothing at this address",
    "page-not-built": "the page was not built: install toog once more, with make play or pip",
    "bad-message": "this is not a message of the protocol: {reason}",
    "bad-request": "this request cannot be read: {reason}",
    "not-json": "the body has to be JSON, and say so: Content-Type: application/json",
    "greet-first": "say hello before anything else",
    "wrong-key": "this needs the secret that was given out with the seat or the table",
    "too-many": "too much at once: wait a moment",
    "too-large": "this is larger than {most} bytes",
    "too-long": "this table has seen {most} things happen, and no more: lay another",
    "not-stored": "this could not be stored: look at the table again, whether it has happened all the same",
    "unreadable": "this table cannot be read here, or not by this version of the house: try again later",
    "house-full": "the house is full: try again later",
    "no-daily": "there is a puzzle for every day from {first} to {last}, by the clock of Greenwich",
    "thought-lost": "the house lost its thread while it was thinking: ask once more",
    "strange-origin": "this page may not talk to this house",
    "strange-host": "this house does not go by that name",
    "house-fault": "something went wrong in the house",
}


class Refusal(GameError):
    kind = "house"

    def __str__(self) -> str:
        return SENTENCES[self.key].format(rule=self.rule, **self.arguments)


STATUSES = {
    "no-such-table": 404,
    "no-such-night": 404,
    "no-such-code": 404,
    "no-such-record": 404,
    "no-such-page": 404,
    "wrong-key": 403,
    "not-yours": 403,
    "host-only": 403,
    "wrong-pin": 403,
    "strange-origin": 403,
    "strange-host": 421,
    "sits-elsewhere": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "pin-locked": 429,
    "house-fault": 500,
    "page-not-built": 503,
    "not-stored": 503,
    "unreadable": 503,
    "house-full": 503,
    "thought-lost": 503,
}
CHOSEN_WRONGLY = frozenset(
    {
        "thinking-time",
        "race-pause",
        "real-hidden",
        "no-such-dice",
        "fork-long",
        "night-size",
        "night-sealed",
        "bot-name",
        "not-hex",
    }
)


def status_of(error: GameError) -> int:
    """400 for what can never be, 409 for what cannot be as the table stands."""
    standing = error.kind == "table" and error.key not in CHOSEN_WRONGLY
    return STATUSES.get(error.key, 409 if standing else 400)


def fault(error: GameError) -> Fault:
    return Fault(error.kind, error.key, str(error), error.rule, error.arguments, error.event)
