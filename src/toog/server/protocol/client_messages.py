"""What a client may say on a socket, a closed set.

`id` is any number of the client's own; the answer to the message carries it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
)
from toog.table import commands


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
    id: Number


class Play(Ask, frozen=True, tag="play"):
    """In a race `made` says when, on the clock of the house: it may have been on its way for a while."""

    seat: SeatNumber
    word: Word
    version: Number
    made: Annotated[float, Meta(ge=0)] | None = None

    def command(self) -> commands.Command:
        return commands.Play(self.seat, self.word, self.version, self.made)


class Throw(Ask, frozen=True, tag="throw"):
    """With real dice `fell` says what they show."""

    seat: SeatNumber
    version: Number
    fell: Word | None = None

    def command(self) -> commands.Command:
        return commands.Throw(self.seat, self.version, self.fell)


class Undo(Ask, frozen=True, tag="undo"):
    seat: SeatNumber
    version: Number

    def command(self) -> commands.Command:
        return commands.Undo(self.seat, self.version)


class Start(Ask, frozen=True, tag="start"):
    def command(self) -> commands.Command:
        return commands.Start()


class Fill(Ask, frozen=True, tag="fill"):
    """A bot at a seat, or at the first open one."""

    bot: BotName
    name: Name
    seat: SeatNumber | None = None

    def command(self) -> commands.Command:
        return commands.Fill(self.bot, self.name, fresh_nonce(), self.seat)


class Clear(Ask, frozen=True, tag="clear"):
    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.Clear(self.seat)


class Leave(Ask, frozen=True, tag="leave"):
    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.Leave(self.seat)


class ChangeSeat(Ask, frozen=True, tag="change_seat"):
    """To the open seat `to`, before the start."""

    seat: SeatNumber
    to: SeatNumber

    def command(self) -> commands.Command:
        return commands.ChangeSeat(self.seat, self.to)


class ChooseColour(Ask, frozen=True, tag="colour"):
    seat: SeatNumber
    colour: Colour

    def command(self) -> commands.Command:
        return commands.ChooseColour(self.seat, self.colour)


class Mix(Ask, frozen=True, tag="mix"):
    seat: SeatNumber
    nonce: Nonce

    def command(self) -> commands.Command:
        return commands.Mix(self.seat, self.nonce)


class ListInLobby(Ask, frozen=True, tag="list"):
    listed: bool

    def command(self) -> commands.Command:
        return commands.ListInLobby(self.listed)


class SitIn(Ask, frozen=True, tag="sit_in"):
    """Let a bot sit in for whoever is missing at `seat`."""

    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.LetBotSitIn(self.seat)


class LetIn(Ask, frozen=True, tag="let_in"):
    """Who claims `seat`: `claim` is the number of the claim as the seat shows it."""

    seat: SeatNumber
    claim: Number

    def command(self) -> commands.Command:
        return commands.LetIn(self.seat, self.claim)


class TurnAway(Ask, frozen=True, tag="turn_away"):
    seat: SeatNumber
    claim: Number

    def command(self) -> commands.Command:
        return commands.TurnAway(self.seat, self.claim)


class Confirm(Ask, frozen=True, tag="confirm"):
    """With real dice: what was typed last is right, and the game is over."""

    seat: SeatNumber
    version: Number

    def command(self) -> commands.Command:
        return commands.Confirm(self.seat, self.version)


class Dice(Ask, frozen=True, tag="dice"):
    seat: SeatNumber
    quick: bool

    def command(self) -> commands.Command:
        return commands.ChooseDice(self.seat, self.quick)


class React(Ask, frozen=True, tag="react"):
    seat: SeatNumber
    reaction: Word

    def command(self) -> commands.Command:
        return commands.React(self.seat, self.reaction)


class Rematch(Ask, frozen=True, tag="rematch"):
    pass


Company = Fill | Clear | Leave | ChangeSeat | ChooseColour | Mix | ListInLobby | SitIn | LetIn | TurnAway
TableMessage = Play | Throw | Undo | Confirm | Start | Dice | React | Company
ClientMessage = Hello | Ping | Seen | Rematch | TableMessage
