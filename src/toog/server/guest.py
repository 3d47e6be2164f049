"""A guest: one socket at one table, with the secrets it has shown."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import msgspec

from toog.core.errors import GameError
from toog.server.client_messages import Command, Hello, Ping, Rematch, Seen
from toog.server.refusals import Refusal, fault
from toog.server.server_messages import Closing, Done, Pong, Reason, Refused, ServerMessage
from toog.server.wire import DECODER, ENCODER
from toog.table import Actor, commands
from toog.table.race import MOST_ALLOWED

if TYPE_CHECKING:
    from toog.server.live import Live

MOST_REFUSED = 50  # messages over the limit before the socket is closed
FREE_PING_SECONDS = 0.5  # a ping that comes sooner after the last is counted like any other message
QUIET_SECONDS = 5.0  # without a ping, of a device that pings: a page does so every two
MOST_LATENCY = MOST_ALLOWED  # whatever the device says
FAST = 0.02  # seconds; nothing is allowed for a line that is no slower
JITTER = 0.04  # seconds by which a message may be slower than most were


class Voice(Protocol):
    """The line to the guest."""

    def say(self, text: bytes) -> None: ...
    def close(self, code: int, reason: str = "") -> None: ...


def key_of(secret: str) -> str:
    """What the house keeps of a secret. Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Guest:
    def __init__(self, line: Voice, live: Live, address: str | None = None) -> None:
        self.line = line
        self.live = live
        self.keys: frozenset[str] = frozenset()
        self.actor = Actor()
        self.alone = object()  # stands for it where others keep count, and does not hold it
        self.speaker: Hashable = self.alone  # whose allowance its messages are taken from
        self.address: Hashable = address or self.alone
        self.version: int | None = None  # of the table, as this guest has been or is about to be told
        self.screen = False  # it shows things one after another
        self.seen = 0  # the version up to which they were shown
        self.refused = 0
        self.dismissed = False
        self.device: str | None = None
        self.pinged: float | None = None  # when the last ping came, on the clock of the loop
        self.latency = 0.0  # seconds from the device to the house, as the device measured it
        self.when_gone: Callable[[], None] = lambda: None

    @property
    def crowd(self) -> Hashable:
        """All of one address who have a seat, or all who have none."""
        return (self.address, bool(self.actor.seats))

    # What the line calls

    def heard(self, text: bytes) -> None:
        if not self.live.hub.may_speak(self):
            self.slow_down()
            return
        self.refused = 0
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.refuse(None, Refusal("bad-message", reason=str(error)))
            return
        if isinstance(message, Ping):
            self.answer_ping(message)
        elif isinstance(message, Hello):
            self.greet(message)
        elif self.version is None:
            self.refuse(None if isinstance(message, Seen) else message.id, Refusal("greet-first"))
        elif isinstance(message, Seen):
            self.live.screens.seen(self, message.version)
        else:
            self.ask(message)

    def ask(self, message: Rematch | Command) -> None:
        if self.live.repeats.knows(self.device, message.id):
            self.live.confirm(self, message.id)
        elif isinstance(message, Rematch):
            self.live.rematch(self, message.id)
        else:
            self.live.ask(self.actor, self.believed(message.command()), self, message.id)

    def believed(self, command: commands.Command) -> commands.Command:
        """When something was made in a race is believed as far as the line allows."""
        if isinstance(command, commands.Play) and command.made is not None:
            return replace(command, made=max(command.made, self.live.now - self.allowance))
        return command

    @property
    def allowance(self) -> float:
        """For how many seconds an action of a race may have been on its way."""
        return min(self.latency + JITTER, MOST_ALLOWED) if self.latency > FAST else 0.0

    def gone(self) -> None:
        self.live.leave(self)
        self.when_gone()

    def must_have_greeted(self) -> None:
        if self.version is None:
            self.live.hub.dismiss(self, "no_hello")

    def slow_down(self) -> None:
        self.refused += 1
        if self.refused == 1:
            self.refuse(None, Refusal("too-many"))
        if self.refused == MOST_REFUSED:
            self.live.hub.dismiss(self, "too_many")

    def answer_ping(self, ping: Ping) -> None:
        """At once, and without a look at the table, which may be asleep."""
        hub = self.live.hub
        now = hub.loop.time()
        if self.pinged is None or now - self.pinged >= FREE_PING_SECONDS:
            hub.speaking.give_back(self.speaker, self.crowd)
        self.pinged = now
        if ping.rtt is not None:
            self.latency = min(ping.rtt / 2, MOST_LATENCY)
        self.say(Pong(self.live.now))

    def is_quiet(self, now: float) -> bool:
        return self.pinged is not None and now - self.pinged > QUIET_SECONDS

    def greet(self, hello: Hello) -> None:
        hub = self.live.hub
        if hub.store.shared and (hello.since or 0) > self.live.table.version:
            hub.start(self.greet_when_reached(hello))
        else:
            self.come_in(hello)

    async def greet_when_reached(self, hello: Hello) -> None:
        """Another node has told this guest more than this one knows yet: nobody is shown less than before.

        A house that closes reads nothing more.
        """
        hub = self.live.hub
        await self.live.following.reach(hello.since or 0)
        if self in hub.guests and hub.closing:
            hub.dismiss(self, "restart")
        elif self in hub.guests:
            self.come_in(hello)

    def come_in(self, hello: Hello) -> None:
        self.keys = frozenset(key_of(secret) for secret in hello.secrets)
        self.device = hello.device
        self.prove()
        self.screen = hello.screen
        knows = hello.since if hello.yours is not None and set(hello.yours) == self.actor.seats else None
        self.live.welcome(self, knows)

    def prove(self) -> bool:
        """Which seats these secrets open now. Answers whether that is another set than before."""
        before = self.actor
        self.actor = self.live.table.actor(self.keys)
        seats = self.actor.seats  # each speaks as one, however many sockets it has
        self.speaker = (self.live.table.id, min(seats)) if seats else self.alone
        return self.actor != before

    # What the table tells

    def say(self, message: ServerMessage) -> None:
        self.line.say(ENCODER.encode(message))

    def done(self, number: int, version: int) -> None:
        self.say(Done(number, version))

    def refuse(self, number: int | None, error: GameError) -> None:
        self.live.hub.metrics.refused.labels(error.kind).inc()
        self.say(Refused(fault(error), number))

    def dismiss(self, reason: Reason, code: int) -> None:
        if self.dismissed:
            return
        self.dismissed = True
        self.live.hub.metrics.cut.labels(reason).inc()
        self.say(Closing(reason))
        self.line.close(code, reason)
