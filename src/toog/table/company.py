"""The company of a table: who sits where, who is away, and who is the host."""

from __future__ import annotations

from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet
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
    GuestLeft,
    GuestSat,
    HostPassed,
    Invited,
    Listed,
    Mixed,
    Opened,
    PinRefused,
    Reacted,
    Recognised,
    Rematched,
    Sat,
    SatIn,
    SeatChanged,
    Shared,
    StoodUp,
    TakenOver,
    TurnedAway,
    Voted,
    WentAway,
)
from toog.table.seats import NO_GUESSES, PendingClaim, Seat, SeatGuest


class Company:
    def __init__(self, opened: Opened) -> None:
        self.host_key = opened.host
        self.former_hosts: set[str] = set()
        self.seats = [Seat(colour=number) for number in range(opened.players)]
        self.listed = opened.listed
        self.next: str | None = None
        self.asker: int | None = None  # the seat that asked for the next game
        self.claims = 0  # made so far
        self.shared = 0  # devices that were seen to hold several seats

    def happen(self, entry: Entry) -> None:
        if (does := HAPPENS.get(type(entry))) is not None:
            does(self, entry)

    def seat(self, number: object) -> Seat:
        return self.seats[check_seat(number, len(self.seats))]

    @property
    def host(self) -> int | None:
        """The seat of the host, who may also just look on. A guest in that seat is not the host."""
        return next((n for n, seat in enumerate(self.seats) if seat.is_owned_by({self.host_key})), None)

    def is_host(self, keys: AbstractSet[str]) -> bool:
        """Whether one of these keys is the host's. Where nobody else sits, so is one that came by PIN."""
        if self.host_key in keys:
            return True
        return self.host is not None and self.people == 1 and self.seats[self.host].is_owned_by(keys)

    @property
    def misses_host(self) -> bool:
        """Whether someone still sits here after whom another became the host."""
        return any(seat.key in self.former_hosts for seat in self.seats)

    def holds(self, key: str) -> int | None:
        """The seat that this key opens."""
        return next((n for n, seat in enumerate(self.seats) if seat.is_held_by({key})), None)

    def knows(self, key: str) -> bool:
        """Whether this key opens a seat, or will when a guest has left it."""
        return any(seat.is_owned_by({key}) or seat.is_held_by({key}) for seat in self.seats)

    def voters(self, besides: Collection[int] = ()) -> list[int]:
        """Return the seats that vote: for each device with people present, the first seat that it holds.

        Guests have no vote: someone who was let in cannot let others in.
        """
        barred = {self.device(number) for number in besides}
        first: dict[tuple[int, int], int] = {}
        for number, seat in enumerate(self.seats):
            if seat.is_owner_present and self.device(number) not in barred:
                first.setdefault(self.device(number), number)
        return sorted(first.values())

    def device(self, number: int) -> tuple[int, int]:
        """Return a label for the device of a seat: seats that share a device have the same one."""
        shared = self.seats[number].shared
        return (shared, 0) if shared else (0, number)

    @property
    def majority(self) -> int:
        """How many votes make a majority of those present; each device has one vote."""
        return len(self.voters()) // 2 + 1

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each seat brings to be mixed into the dice."""
        return tuple(seat.nonce for seat in self.seats)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, and all the others are bots."""
        return self.people == 1 and not any(seat.is_open for seat in self.seats)

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)

    @property
    def next_host(self) -> str:
        """The key of the next host: whoever asked for the next game, otherwise the host of this one.

        A guest who asks does not become the host.
        """
        asker = None if self.asker is None else self.seats[self.asker]
        return self.host_key if asker is None or asker.guest is not None else asker.key or self.host_key

    def sat(self, entry: Sat) -> None:
        self.place(entry.seat, Seat(entry.name, key=entry.key, nonce=entry.nonce), entry.colour)

    def bot_sat(self, entry: BotSat) -> None:
        self.place(entry.seat, Seat(entry.name, bot=entry.bot, nonce=entry.nonce), entry.colour)

    def invited(self, entry: Invited) -> None:
        seat = Seat(entry.name, key=entry.key, nonce=entry.nonce, away=True, expected=True)
        seat.wrong_pins = entry.wrong_pins
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
        self.forget_votes_of(entry.seat)
        for seat in seats:
            if seat.claim is not None and entry.seat in seat.claim.own:
                seat.claim.own.add(entry.to)

    def colour_chosen(self, entry: ColourChosen) -> None:
        self.paint(self.seats[entry.seat], entry.colour)

    def taken_over(self, entry: TakenOver) -> None:
        """The new key opens all that the old ones did: where one was the host's, the table too.

        It has a PIN of its own, and whoever has it is at another device.
        """
        seat = self.seats[entry.seat]
        if seat.key == self.host_key:
            self.host_key = entry.key
        if seat.key in self.former_hosts:
            self.former_hosts.add(entry.key)
        seat.name = entry.name
        seat.key = entry.key
        seat.devices = ()
        seat.claim = None
        seat.shared = seat.wrong_pins = 0
        seat.guessers.clear()
        self.forget_votes_of(entry.seat)

    def guest_sat(self, entry: GuestSat) -> None:
        seat = self.seats[entry.seat]
        seat.guest = SeatGuest(entry.name, entry.key)
        seat.shared = 0
        self.forget_votes_of(entry.seat)
        if not entry.invited:
            self.came_back(entry)

    def guest_left(self, entry: GuestLeft) -> None:
        """The seat is empty again until its owner comes back."""
        seat = self.seats[entry.seat]
        seat.guest = None
        seat.shared = 0
        seat.away = True

    def recognised(self, entry: Recognised) -> None:
        seat = self.seats[entry.seat]
        seat.devices = (*seat.devices, entry.key)

    def pin_refused(self, entry: PinRefused) -> None:
        seat = self.seats[entry.seat]
        seat.wrong_pins += 1
        seat.guessers[entry.guesser] = seat.guessers.get(entry.guesser, NO_GUESSES).and_one(entry.at)

    def share(self, entry: Shared) -> None:
        """Put these seats at one device, together with all seats that shared a device with one of them."""
        together = {self.device(number) for number in entry.seats}
        self.shared += 1
        for seat in [seat for n, seat in enumerate(self.seats) if self.device(n) in together]:
            seat.shared = self.shared
        for number in entry.claims:
            self.seats[number].pending.own.update(entry.seats)

    def claimed(self, entry: Claimed) -> None:
        self.claims += 1
        self.seats[entry.seat].claim = PendingClaim(self.claims, entry.name, entry.key)

    def agreed(self, entry: Agreed) -> None:
        self.seats[entry.seat].pending.votes.add(entry.by)

    def turned_away(self, entry: TurnedAway) -> None:
        self.seats[entry.seat].claim = None

    def host_passed(self, entry: HostPassed) -> None:
        self.former_hosts.add(self.host_key)
        self.host_key = self.seats[entry.seat].key or self.host_key
        self.former_hosts.discard(self.host_key)

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

    def came_back(self, entry: CameBack | CameAlong | GuestSat) -> None:
        """The seat is taken again, so any claim on it is void."""
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
    GuestSat: Company.guest_sat,
    GuestLeft: Company.guest_left,
    Recognised: Company.recognised,
    PinRefused: Company.pin_refused,
    Shared: Company.share,
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
