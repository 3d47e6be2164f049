"""What a client may say on a socket, a closed set.

`id` is any number of the client's own; the answer to the message carries it.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any, ClassVar, Literal, Union, cast, get_type_hints

from msgspec import Meta, Struct, defstruct
from msgspec.structs import asdict

from toog.server.protocol.fields import (
    BotName,
    Colour,
    Name,
    Nonce,
    Number,
    SeatNumber,
    Secret,
    Word,
    fresh_nonce,
    own_words,
)
from toog.table.commands import COMMANDS, Command


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Said, frozen=True, tag="hello"):
    """The first message, and again whenever the device has another seat.

    Who comes back says which version it saw last and which seats were its own then, and is told what it
    missed. With a `device`, a random name of its own, it may send again what was not answered.
    """

    protocol: Literal[1, 2]
    secrets: Annotated[tuple[Secret, ...], Meta(max_length=10)] = ()
    since: Number | None = None
    yours: Annotated[tuple[SeatNumber, ...], Meta(max_length=8)] | None = None
    device: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    screen: bool = False
    """It shows things one after another, and the table waits until they have been shown."""


class Seen(Said, frozen=True, tag="seen"):
    """All up to this version has been shown, or tapped away. Not answered."""

    version: Number


class Ping(Said, frozen=True, tag="ping"):
    """Is the connection alive? `rtt` is ignored: the house measures the connection itself."""

    rtt: Annotated[float, Meta(ge=0)] | None = None


class Ask(Said, frozen=True):
    """Something asked of the table: `asks` is the kind of command, which has the same fields."""

    id: Number
    asks: ClassVar[type[Command]]

    def command(self) -> Command:
        asked = asdict(self)
        del asked["id"]
        if "nonce" in self.asks.by_house:
            asked["nonce"] = fresh_nonce()
        return self.asks(**asked)


WIRE: dict[str, Any] = {
    "seat": SeatNumber,
    "to": SeatNumber,
    "version": Number,
    "claim": Number,
    "made": Annotated[float, Meta(ge=0)],
    "word": Word,
    "fell": Word,
    "reaction": Word,
    "name": Name,
    "bot": BotName,
    "colour": Colour,
    "nonce": Nonce,
}
"""What the fields of commands may hold on the wire, where that is less than the command allows."""


def message_of(kind: type[Command]) -> type[Ask]:
    """The message that says a command: its fields, but for those that the house fills in."""
    hints, said = get_type_hints(kind), list[Any]()
    for field in fields(cast(Any, kind)):
        if field.name not in kind.by_house:
            wire = WIRE.get(field.name, hints[field.name])
            said.append((field.name, wire) if field.default is MISSING else (field.name, wire | None, None))
    made = defstruct(
        kind.__name__,
        said,
        bases=(Ask,),
        namespace={"__doc__": own_words(kind), "asks": kind},
        tag=kind.said,
        frozen=True,
        forbid_unknown_fields=True,
    )
    return cast("type[Ask]", made)


ASKS = tuple(message_of(kind) for kind in COMMANDS if kind.said is not None)
ClientMessage: Any = Union[(Hello, Ping, Seen, *ASKS)]
