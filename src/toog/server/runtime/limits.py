"""How much one guest may ask of the house, and how fast."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, fields, replace
from operator import itemgetter

from toog.core.errors import quote
from toog.core.options import read_whole
from toog.server.runtime.errors import BadChoice

MOST_KEYS = 50_000  # guests remembered at once; the one not seen for longest is forgotten first
LARGEST = 1_000_000_000
MOST_MEMORY = 2**30  # bytes of one process that thinks; solving Zocken takes seven tenths of it for a moment


@dataclass(frozen=True)
class Limits:
    """Every limit, by the name it has on the command line (with dashes). Rates are per second."""

    requests: int = 100  # HTTP requests from one address, which may be a whole café's; a page takes thirty
    openings: int = 2  # new tables from one address
    joins: int = 5  # people sitting down, from one address
    listed: int = 20  # tables of one address that the lobby shows
    replays: int = 1  # records to be played over, from one address
    hints: int = 5  # hints and the coach's word on a move, for all at one address
    reviews: int = 1  # games to be reviewed, for one address
    pins: int = 20  # wrong PINs of seats from one address in an hour
    codes: int = 30  # wrong spoken codes from one address in an hour: more would be guessing
    messages: int = 20  # socket messages from one seat, or from one spectator
    messages_per_address: int = 400  # of all seats of one address together, and of all its spectators
    burst: int = 5  # how many seconds' worth may come at once
    sockets_per_address: int = 200
    connections_per_address: int = 500  # sockets among them; a browser opens six at once for a page
    sockets: int = 20_000
    message_bytes: int = 4_096
    body_bytes: int = 65_536
    backlog_bytes: int = 262_144  # unread by one socket before it is cut off
    entries: int = 10_000  # of one table: moves, throws, reactions, comings and goings
    waiting: int = 200  # changes of one table that wait for their commit
    bot_moves: int = 4  # of the bots at one table
    bot_moves_per_address: int = 100  # of the bots at all tables where only one address looks on
    tables: int = 100_000  # tables in memory

    def with_choices(self, choices: list[str]) -> Limits:
        """`name=value`, as on the command line."""
        found = self
        for choice in choices:
            name, _, value = choice.partition("=")
            number = read_whole(value)
            if name not in NAMES or isinstance(number, str) or not 0 < number <= LARGEST:
                raise BadChoice("no-such-limit", choice=quote(choice), allowed=", ".join(NAMES))
            found = replace(found, **{NAMES[name]: number})
        return found


NAMES = {field.name.replace("_", "-"): field.name for field in fields(Limits)}


class Buckets:
    """A bucket of tokens for each guest, filled at `rate` up to `most`; each thing asked takes one out.

    A guest who asked nothing for so long that the bucket is full again is forgotten.
    """

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.full_after = most / rate
        self.left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self.taken: dict[Hashable, int] | None = None  # where other nodes are told of it

    def take(self, guest: Hashable, now: float) -> bool:
        """False when the guest has asked too much."""
        known = self.left.pop(guest, None)
        if known is None:
            self.forget(now)
            known = (self.most, now)
        tokens, since = known
        tokens = min(self.most, tokens + (now - since) * self.rate)
        allowed = tokens >= 1.0
        self.left[guest] = (tokens - 1.0 if allowed else tokens, now)
        if allowed and self.taken is not None and len(self.taken) < MOST_KEYS:
            self.taken[guest] = self.taken.get(guest, 0) + 1
        return allowed

    def give_back(self, guest: Hashable) -> None:
        if guest in self.left:
            tokens, since = self.left[guest]
            self.left[guest] = (tokens + 1.0, since)
            if self.taken is not None:
                self.taken[guest] = self.taken.get(guest, 0) - 1

    def forget(self, now: float) -> None:
        """Forgets up to two guests for each new one, so that they never pile up."""
        for _ in range(min(2, len(self.left))):
            oldest = next(iter(self.left))
            if not self.is_full(oldest, now) and len(self.left) < MOST_KEYS:
                break
            del self.left[oldest]

    def is_full(self, guest: Hashable, now: float) -> bool:
        """Whether the bucket is full again, so that the guest is as good as forgotten."""
        _, since = self.left[guest]
        return since + self.full_after <= now

    def tidy(self, now: float) -> None:
        """Forgets guests with full buckets, after a crowd has gone and nobody new comes."""
        while self.left and self.is_full(oldest := next(iter(self.left)), now):
            del self.left[oldest]


class Speaking:
    """Messages are taken from the bucket of the speaker, and from that of the speaker's address.

    Seats and spectators of one address have a bucket each: a crowd that only looks on silences no player.
    """

    def __init__(self, limits: Limits) -> None:
        self.each = Buckets(limits.messages, limits.messages * limits.burst)
        together = limits.messages_per_address
        self.together = Buckets(together, together * limits.burst)

    def take(self, speaker: Hashable, crowd: Hashable, now: float) -> bool:
        return self.each.take(speaker, now) and self.together.take(crowd, now)

    def give_back(self, speaker: Hashable, crowd: Hashable) -> None:
        self.each.give_back(speaker)
        self.together.give_back(crowd)

    def tidy(self, now: float) -> None:
        self.each.tidy(now)
        self.together.tidy(now)


class Pace:
    """Turns at a rate for each address, in the order they are asked for. To want more is to wait longer."""

    def __init__(self, rate: float) -> None:
        self.between = 1 / rate
        self.free: dict[Hashable, float] = {}  # from when on the next turn can be had

    def turn(self, addresses: Iterable[Hashable], now: float) -> float:
        """When the next turn comes, at the expense of whichever address waits least."""
        at, address = min(((self.free_at(one, now), one) for one in addresses), key=itemgetter(0))
        self.free[address] = at + self.between
        return at

    def free_at(self, address: Hashable, now: float) -> float:
        return max(now, self.free.get(address, now))

    def tidy(self, now: float) -> None:
        self.free = {address: at for address, at in self.free.items() if at > now}
