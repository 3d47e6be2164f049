"""The company of a table: who sits where, who is away, and who is the host."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet

from toog.core.record import check_seat
from toog.table.seats import Seat


class Company:
    def __init__(self, host: str, players: int, *, listed: bool) -> None:
        self.host_key = host
        self.former_hosts: set[str] = set()
        self.seats = [Seat(colour=number) for number in range(players)]
        self.listed = listed
        self.next: str | None = None
        self.asker: int | None = None  # the seat that asked for the next game
        self.claims = 0  # made so far
        self.shared = 0  # devices that were seen to hold several seats

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

    def seat_again(self, number: int) -> None:
        """The seat is taken again, so any claim on it is void."""
        seat = self.seats[number]
        seat.away = seat.expected = False
        seat.claim = None
        seat.stand_in = None
        seat.votes.clear()

    def forget_votes_of(self, voter: int) -> None:
        for seat in self.seats:
            seat.votes.discard(voter)
            if seat.claim is not None:
                seat.claim.votes.discard(voter)
