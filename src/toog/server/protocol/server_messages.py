"""What a client may be told on a socket, a closed set."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from toog.table.shapes import Item, TableView


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """Why something was refused. `message` is English; the catalogues say `error-<key>` in the others.

    `event` is the index of the event of a record that is wrong.
    """

    kind: str
    key: str
    message: str
    rule: str | None = None
    arguments: dict[str, float | str | bool | None] = {}
    event: int | None = None


class Snapshot(Message, frozen=True, tag="snapshot"):
    """A fresh start: forget what you knew.

    `yours` are the seats this device has proven to hold, `claims` those it has asked for.
    """

    yours: list[int]
    claims: list[int]
    hosting: bool
    at: float
    snapshot: TableView


class News(Message, frozen=True, tag="news"):
    """What happened since, in order. `answers` is the id of your own message that made it happen."""

    news: list[Item]
    answers: int | None = None


class Done(Message, frozen=True, tag="done"):
    """Your message was right and changed nothing, or nothing you are shown."""

    answers: int
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """Your message has changed nothing."""

    error: Fault
    answers: int | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping: the time of the house."""

    at: float


class Watching(Message, frozen=True, tag="watching"):
    """How many sockets without a seat look on, and whose devices have not been heard for a few seconds."""

    spectators: int
    weak: list[int]


Reason = Literal["restart", "busy", "deleted", "too_many", "no_hello"]


class Closing(Message, frozen=True, tag="closing"):
    """The socket closes after this. Come back by yourself after `restart` and `busy`."""

    reason: Reason


ServerMessage = Snapshot | News | Done | Refused | Pong | Watching | Closing
