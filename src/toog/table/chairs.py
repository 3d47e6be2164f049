"""Judges which seat and which colour a person has before the start."""

from __future__ import annotations

from collections.abc import Iterator

from toog.table.actors import Actor
from toog.table.commands import ChangeSeat, ChooseColour
from toog.table.entries import ColourChosen, Entry, SeatChanged
from toog.table.errors import TableError
from toog.table.rights import Judges, must_hold, must_not_have_started
from toog.table.seats import COLOURS
from toog.table.standing import Standing


def change_seat(table: Standing, actor: Actor, command: ChangeSeat, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    if not table.company.seat(command.to).is_open:
        raise TableError("seat-taken", seat=command.to)
    yield SeatChanged(at, command.seat, command.to)


def choose_colour(table: Standing, actor: Actor, command: ChooseColour, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    must_not_have_started(table)
    if command.colour not in range(COLOURS):
        raise TableError("no-such-colour", most=COLOURS - 1)
    if command.colour == seat.colour:
        return
    if any(not other.is_open and other.colour == command.colour for other in table.company.seats):
        raise TableError("colour-taken")
    yield ColourChosen(at, command.seat, command.colour)


CHAIRS: Judges = {
    ChangeSeat: change_seat,
    ChooseColour: choose_colour,
}
