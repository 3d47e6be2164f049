"""A guest: one socket at one table, with the secrets it has shown and what its device asked lately."""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Protocol

import msgspec
from websockets.frames import CloseCode

from toog.core.errors import GameError
from toog.server.protocol.client_messages import Ask, Hello, Ping, Seen
from toog.server.protocol.codec import DECODER, ENCODER
from toog.server.protocol.refusals import Refusal, fault
from toog.server.protocol.server_messages import Closing, Done, Pong, Reason, Refused, ServerMessage
from toog.server.tables.lag import Lag, Quota
from toog.server.tables.services import TableServices
from toog.table import Actor, Table, commands

MOST_DEVICES = 100  # at one table; the one that asked longest ago is forgotten first
MOST_NUMBERS = 50  # of one device, which has few under way at once


class Repeats:
    def __init__(self) -> None:
        self.done: OrderedDict[str, deque[int]] = OrderedDict()

    def note(self, device: str | None, number: int) -> None:
        if device is None:
            return
        self.done.setdefault(device, deque(maxlen=MOST_NUMBERS)).append(number)
        self.done.move_to_end(device)
        if len(self.done) > MOST_DEVICES:
            self.done.popitem(last=False)

    def knows(self, device: str, number: int) -> bool:
        """Whether the device has asked that before: what it asked is done."""
        return number in self.done.get(device, ())


VOTES = frozenset({commands.LetIn, commands.LetBotSitIn})
MOST_REFUSED = 50  # messages over the limit before the socket is closed
FREE_PING_SECONDS = 0.5  # a ping that comes sooner after the last is counted like any other message
QUIET_SECONDS = 5.0  # without a ping, of a device that pings: a page does so every two
CLOSE_CODES: dict[Reason, int] = {
    "restart": CloseCode.SERVICE_RESTART,
    "busy": CloseCode.TRY_AGAIN_LATER,
    "deleted": CloseCode.NORMAL_CLOSURE,
    "too_many": CloseCode.POLICY_VIOLATION,
    "no_hello": CloseCode.POLICY_VIOLATION,
}


class GuestConnection(Protocol):
    """The connection to the guest."""

    def say(self, text: bytes) -> None: ...
    def measure(self) -> None:
        """Send a ping that the device cannot answer early; `Guest.on_pong` gets the round-trip time."""

    def close(self, code: int, reason: str = "") -> None: ...


class Host(Protocol):
    """What a guest asks of the table it came to."""

    services: TableServices
    table: Table
    repeats: Repeats

    @property
    def now(self) -> float: ...
    def confirm(self, guest: Guest, number: int) -> None: ...
    def rematch(self, guest: Guest, number: int) -> None: ...
    def note_devices(self) -> None: ...
    def ask(self, actor: Actor, command: commands.Command, guest: Guest | None, number: int) -> bool:
        """Carries the command out, and answers the guest. Returns whether it was allowed."""

    def seen(self, guest: Guest, version: int) -> None: ...
    async def reach(self, version: int) -> None: ...
    def welcome(self, guest: Guest, since: int | None) -> None: ...
    def leave(self, guest: Guest) -> None: ...
    def table_beside(self, guest: Guest) -> int | None: ...
    def quota(self, seat: int) -> Quota: ...


def key_of(secret: str) -> str:
    """What the house keeps of a secret. Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Guest:
    def __init__(self, line: GuestConnection, live: Host, address: str | None = None) -> None:
        self.line = line
        self.live = live
        self.keys: frozenset[str] = frozenset()
        self.actor = Actor()
        self.alone = object()  # stands for it where others keep count, and does not hold it
        self.speaker: Hashable = self.alone  # whose allowance its messages are taken from
        self.address: Hashable = address or self.alone
        self.crowd: Hashable = (self.address, False)
        """Whose messages count together: all of one address with a seat, or all without."""
        self.version: int | None = None  # of the table, as this guest has been or is about to be told
        self.screen = False  # it shows things one after another
        self.seen = 0  # the version up to which they were shown
        self.refused = 0
        self.dismissed = False
        self.left = False
        self.device: str | None = None
        self.pinged: float | None = None  # when the last ping came, on the clock of the loop
        self.lag = Lag()
        self.when_gone: Callable[[], None] = lambda: None

    # What the connection calls

    def on_message(self, text: bytes) -> None:
        services = self.live.services
        if not services.speaking.take(self.speaker, self.crowd, services.loop.time()):
            self.slow_down()
            return
        self.refused = 0
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.refuse(None, Refusal("bad-message", reason=str(error)))
            return
        if isinstance(message, Ping):
            self.answer_ping()
        elif isinstance(message, Hello):
            self.greet(message)
        elif self.version is None:
            self.refuse(None if isinstance(message, Seen) else message.id, Refusal("greet-first"))
        elif isinstance(message, Seen):
            self.live.seen(self, message.version)
        else:
            self.ask(message)

    def ask(self, message: Ask) -> None:
        if self.device is not None and self.live.repeats.knows(self.device, message.id):
            self.live.confirm(self, message.id)
        elif message.asks is commands.Rematch:
            self.live.rematch(self, message.id)
        else:
            if message.asks in VOTES:
                self.live.note_devices()
            command = message.command()
            if isinstance(command, commands.Play) and command.made is not None:
                self.play_in_race(command, command.made, message.id)
            else:
                self.live.ask(self.actor, command, self, message.id)

    def play_in_race(self, command: commands.Play, claimed: float, number: int) -> None:
        """Carry out a move whose time the device claims: believed as far back as the measured lag."""
        now = self.live.now
        made = self.lag.believed(claimed, now)
        if self.live.ask(self.actor, replace(command, made=made), self, number):
            self.lag.spend(now - made)

    def on_close(self) -> None:
        self.left = True
        self.live.leave(self)
        self.when_gone()

    def must_have_greeted(self) -> None:
        if self.version is None:
            self.dismiss("no_hello")

    def slow_down(self) -> None:
        self.refused += 1
        if self.refused == 1:
            self.refuse(None, Refusal("too-many"))
        if self.refused == MOST_REFUSED:
            self.dismiss("too_many")

    def answer_ping(self) -> None:
        """Answers at once, whatever the table is doing, and measures the connection when that is due."""
        services = self.live.services
        now = services.loop.time()
        if self.pinged is None or now - self.pinged >= FREE_PING_SECONDS:
            services.speaking.give_back(self.speaker, self.crowd)
        self.pinged = now
        self.say(Pong(self.live.now))
        if self.actor.seats and self.lag.is_due(now, self.live.table.is_racing):
            self.line.measure()

    def on_pong(self, rtt: float) -> None:
        self.lag.measured(rtt)

    def is_quiet(self, now: float) -> bool:
        return self.pinged is not None and now - self.pinged > QUIET_SECONDS

    def greet(self, hello: Hello) -> None:
        services = self.live.services
        if services.store.shared and (hello.since or 0) > self.live.table.version:
            services.start(self.greet_when_reached(hello))
        else:
            self.come_in(hello)

    async def greet_when_reached(self, hello: Hello) -> None:
        """Waits until this node knows what another has told this guest: nobody is shown less than before.

        A house that closes reads nothing more.
        """
        await self.live.reach(hello.since or 0)
        if self.left:
            return
        if self.live.services.closing:
            self.dismiss("restart")
        else:
            self.come_in(hello)

    def come_in(self, hello: Hello) -> None:
        self.keys = frozenset(key_of(secret) for secret in hello.secrets)
        self.device = hello.device
        self.prove()
        self.screen = hello.screen
        knows = hello.since if hello.yours is not None and set(hello.yours) == self.actor.seats else None
        self.live.welcome(self, knows)

    def prove(self) -> bool:
        """Which seats these secrets open now. Answers whether that is another set than before.

        Of the tables of a night they open seats at one, and nothing at the next: the same falls there.
        """
        before = self.actor
        self.actor = self.live.table.actor(self.keys)
        if self.actor.seats and (beside := self.live.table_beside(self)) is not None:
            self.keys, self.actor = frozenset(), Actor()
            self.refuse(None, Refusal("sits-elsewhere", table=beside + 1))
        seats = self.actor.seats  # each speaks as one, however many sockets it has
        self.speaker = (self.live.table.id, min(seats)) if seats else self.alone
        self.crowd = (self.address, bool(seats))
        if seats:
            self.lag.quotas = [self.live.quota(seat) for seat in seats]
        return self.actor != before

    # What the table tells

    def say(self, message: ServerMessage) -> None:
        self.line.say(ENCODER.encode(message))

    def done(self, number: int, version: int) -> None:
        self.say(Done(number, version))

    def refuse(self, number: int | None, error: GameError) -> None:
        self.live.services.metrics.refused.labels(error.kind).inc()
        self.say(Refused(fault(error), number))

    def dismiss(self, reason: Reason) -> None:
        if self.dismissed:
            return
        self.dismissed = True
        self.live.services.metrics.cut.labels(reason).inc()
        self.say(Closing(reason))
        self.line.close(CLOSE_CODES[reason], reason)
