"""The bodies of requests and answers about house rules: two settings, and what differs between them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from toog.lab.shapes import Compared, Evened
from toog.server.protocol.fields import BotName, Language, Name
from toog.server.protocol.forms import Form
from toog.server.protocol.server_messages import Fault

Settings = dict[Annotated[str, Meta(max_length=40)], Any]
"""The house rules that are not the usual ones, by name."""


class NewComparison(Form, frozen=True):
    """Two settings of a game to be played side by side; what is left out of one is as usual."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]
    a: Settings
    b: Settings
    language: Language


class Comparing(Form, frozen=True, omit_defaults=True):
    """A line of the answer: what there is so far; at last all of it, or why there is nothing.

    `before` is how many others the house serves first.
    """

    compared: Compared | None = None
    error: Fault | None = None
    before: int = 0


class HandicapPlayer(Form, frozen=True):
    """Someone by the level they play at; or where that is null by so many reviewed `choices`, and what one
    of them lost `compared` with about what the sensible player loses, as a review says it.
    """

    name: Name
    level: BotName | None = None
    choices: Annotated[int, Meta(ge=0, le=2**31)] = 0
    compared: Annotated[float, Meta(ge=0)] = 0.0


class NewHandicap(Form, frozen=True):
    """Who sits down to which game, in the order of the seats, and wants to win as often as the others."""

    game: Annotated[str, Meta(max_length=40)]
    options: Settings
    players: Annotated[list[HandicapPlayer], Meta(min_length=2, max_length=8)]
    language: Language


class Handicapping(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how many games were played so far; at last what makes them even, or why not.

    `before` is how many others the house serves first.
    """

    games: int = 0
    evened: Evened | None = None
    error: Fault | None = None
    before: int = 0
