"""The company of a table: who sits where, who is away, and who is the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.core.record import check_seat
from toog.table.entries import (
    Agreed,
    BotSat,
    CameAlong,
    CameBack,
    Claimed,
    ColourChosen,
    DiceChosen,
    Entry,
    HostPassed,
    Invited,
    Listed,
    Mixed,
    Opened,
    Reacted,
    Rematched,
    Sat,
    SatIn,
    SeatChanged,
    StoodUp,
    TakenOver,
    TurnedAway,
    Voted,
    WentAway,
)
from toog.table.seats import PendingClaim, Seat


class Company:
    def __init__(self, opened: Opened) -> None:
        self.host_key = opened.host
        self.seats = [Seat(colour=number) for number in range(opened.players)]
        self.listed = opened.listed
        self.next: str | None = None
        self.asker: int | None = None  # the seat that asked for the next game
        self.claims = 0  # made so far

    def happen(self, entry: Entry) -> None:
        if (does := HAPPENS.get(type(entry))) is not None:
            does(self, entry)

    def seat(self, number: object) -> Seat:
        return self.seats[check_seat(number, len(self.seats))]

    @property
    def host(self) -> int | None:
        """The seat of the host, who may also just look on."""
        return self.holds(self.host_key)

    def holds(self, key: str) -> int | None:
        """The seat that this key opens."""
        return next((number for number, seat in enumerate(self.seats) if seat.key == key), None)

    @property
    def majority(self) -> int:
        """How many votes are more than half of those present."""
        return sum(seat.is_present for seat in self.seats) // 2 + 1

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, and all the others are bots."""
        people = sum(seat.is_person for seat in self.seats)
        return people == 1 and not any(seat.is_open for seat in self.seats)

    @property
    def next_host(self) -> str:
        """The key of the next host: whoever asked for the next game, otherwise the host of this one."""
        key = None if self.asker is None else self.seats[self.asker].key
        return key or self.host_key

    def sat(self, entry: Sat) -> None:
        self.place(entry.seat, Seat(entry.name, key=entry.key, nonce=entry.nonce), entry.colour)

    def bot_sat(self, entry: BotSat) -> None:
        self.place(entry.seat, Seat(entry.name, bot=entry.bot, nonce=entry.nonce), entry.colour)

    def invited(self, entry: Invited) -> None:
        seat = Seat(entry.name, key=entry.key, nonce=entry.nonce, away=True, expected=True)
        self.place(entry.seat, seat, entry.colour)

    def place(self, number: int, seat: Seat, colour: int | None = None) -> None:
        """Seats someone, with the colour of the seat or one that they brought along."""
        seat.colour = self.seats[number].colour
        self.seats[number] = seat
        if colour is not None:
            self.paint(seat, colour)

    def paint(self, seat: Seat, colour: int) -> None:
        """Gives a seat this colour. An open seat that had it takes the other one: no two are alike."""
        for other in self.seats:
            if other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def seat_changed(self, entry: SeatChanged) -> None:
        seats = self.seats
        seats[entry.to], seats[entry.seat] = seats[entry.seat], seats[entry.to]

    def colour_chosen(self, entry: ColourChosen) -> None:
        self.paint(self.seats[entry.seat], entry.colour)

    def taken_over(self, entry: TakenOver) -> None:
        """The new key opens all that the old one did: where it was the host's, the table too."""
        seat = self.seats[entry.seat]
        if seat.key == self.host_key:
            self.host_key = entry.key
        seat.name = entry.name
        seat.key = entry.key
        seat.claim = None

    def claimed(self, entry: Claimed) -> None:
        self.claims += 1
        self.seats[entry.seat].claim = PendingClaim(self.claims, entry.name, entry.key)

    def agreed(self, entry: Agreed) -> None:
        self.seats[entry.seat].pending.votes.add(entry.by)

    def turned_away(self, entry: TurnedAway) -> None:
        self.seats[entry.seat].claim = None

    def host_passed(self, entry: HostPassed) -> None:
        self.host_key = self.seats[entry.seat].key or self.host_key

    def stood_up(self, entry: StoodUp) -> None:
        self.place(entry.seat, Seat())
        self.forget_votes_of(entry.seat)

    def went_away(self, entry: WentAway) -> None:
        self.seats[entry.seat].away = True
        self.forget_votes_of(entry.seat)

    def forget_votes_of(self, voter: int) -> None:
        for seat in self.seats:
            seat.votes.discard(voter)
            if seat.claim is not None:
                seat.claim.votes.discard(voter)

    def came_back(self, entry: CameBack | CameAlong) -> None:
        """The person has shown the secret of the seat, so that no claim on it stands."""
        seat = self.seats[entry.seat]
        seat.away = seat.expected = False
        seat.claim = None
        seat.stand_in = None
        seat.votes.clear()

    def voted(self, entry: Voted) -> None:
        self.seats[entry.seat].votes.add(entry.by)

    def sat_in(self, entry: SatIn) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = entry.bot
        seat.votes.clear()

    def mixed(self, entry: Mixed) -> None:
        self.seats[entry.seat].nonce = entry.nonce

    def dice_chosen(self, entry: DiceChosen) -> None:
        self.seats[entry.seat].quick = entry.quick

    def reacted(self, entry: Reacted) -> None:
        self.seats[entry.seat].reacted = entry.at

    def put_in_lobby(self, entry: Listed) -> None:
        self.listed = entry.listed

    def rematched(self, entry: Rematched) -> None:
        self.next = entry.table
        self.asker = entry.by


HAPPENS: dict[type[Entry], Callable[[Company, Any], None]] = {
    Sat: Company.sat,
    BotSat: Company.bot_sat,
    Invited: Company.invited,
    CameAlong: Company.came_back,
    TakenOver: Company.taken_over,
    StoodUp: Company.stood_up,
    SeatChanged: Company.seat_changed,
    ColourChosen: Company.colour_chosen,
    WentAway: Company.went_away,
    CameBack: Company.came_back,
    Voted: Company.voted,
    SatIn: Company.sat_in,
    Claimed: Company.claimed,
    Agreed: Company.agreed,
    TurnedAway: Company.turned_away,
    HostPassed: Company.host_passed,
    Mixed: Company.mixed,
    DiceChosen: Company.dice_chosen,
    Reacted: Company.reacted,
    Listed: Company.put_in_lobby,
    Rematched: Company.rematched,
}
