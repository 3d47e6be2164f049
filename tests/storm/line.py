"""The line between a person's device and a node: in order, with delays, until it is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.storm.world import Loop, World
from toog.core.errors import GameError
from toog.server.tables.guest import Guest

if TYPE_CHECKING:
    from tests.storm.people import Person
    from tests.storm.witness import Witness

LINE_SECONDS = 0.02
NOTICED_SECONDS = 1.0  # until either end sees that the line was cut
SILENT_SECONDS = 40.0  # until the house misses a device whose line died without a word
APART = 1e-7  # seconds between two messages in one direction


class Line:
    """`heard` is called at the person's end, `say` and `close` by the node."""

    def __init__(self, world: World, witness: Witness, person: Person, table: str, loop: Loop) -> None:
        self.world = world
        self.witness = witness
        self.person = person
        self.table = table
        self.loop = loop  # of the node
        self.guest: Guest | None = None
        self.here = self.there = 0.0  # when the last message in each direction arrives
        self.lost = False  # nothing more gets through
        self.left = False  # the node knows that it is over
        self.gone = False  # the person does

    # The node's end

    def pick_up(self, guest: Guest) -> None:
        if self.lost:
            guest.on_close()
            return
        self.guest = guest
        self.to_person(self.person.came_in)

    def say(self, text: bytes) -> None:
        if self.left:
            return
        self.world.note(self.person.name, text)
        self.witness.told(self.person, self.table, text)
        self.to_person(lambda: self.person.heard(text))

    def measure(self) -> None:
        asked = self.loop.time()
        self.to_person(lambda: self.to_node(lambda: self.answer_ping(asked)))

    def answer_ping(self, asked: float) -> None:
        if self.guest is not None and not self.left:
            self.guest.on_pong(self.loop.time() - asked)

    def close(self, code: int, reason: str = "") -> None:
        self.to_person(self.end_for_person)
        self.loop.call_later(self.world.delay(LINE_SECONDS), self.end_for_node)

    def refuse(self, error: GameError) -> None:
        self.left = True
        self.to_person(lambda: self.was_refused(error))

    def end_for_node(self) -> None:
        if not self.left:
            self.left = True
            if self.guest is not None:
                self.guest.on_close()

    # The person's end

    def was_refused(self, error: GameError) -> None:
        self.person.was_refused(error)
        self.end_for_person()

    def send(self, text: bytes) -> None:
        self.world.note(self.person.name, "says", text)
        self.to_node(lambda: self.hear(text))

    def hear(self, text: bytes) -> None:
        if self.guest is not None and not self.left:
            self.guest.on_message(text)

    def hang_up(self) -> None:
        self.gone = True
        self.to_node(self.end_for_node)

    def end_for_person(self) -> None:
        if not self.gone:
            self.gone = True
            self.person.line_ended()

    # In between

    def to_person(self, call: Callable[[], None]) -> None:
        self.here = max(self.here + APART, self.world.now + self.world.delay(LINE_SECONDS))
        self.person.loop.call_at(self.here, self.carry, call)

    def to_node(self, call: Callable[[], None]) -> None:
        self.there = max(self.there + APART, self.world.now + self.world.delay(LINE_SECONDS))
        self.loop.call_at(self.there, self.carry_to_node, call)

    def carry(self, call: Callable[[], None]) -> None:
        if not self.lost and not self.gone:
            call()

    def carry_to_node(self, call: Callable[[], None]) -> None:
        if not self.lost and not self.left:
            call()

    def cut(self) -> None:
        self.lost = True
        delay = self.world.delay
        self.person.loop.call_later(delay(NOTICED_SECONDS), self.end_for_person)
        self.loop.call_later(delay(NOTICED_SECONDS), self.end_for_node)

    def die(self) -> None:
        """Nothing is closed, and nothing comes through."""
        self.lost = True
        self.loop.call_later(SILENT_SECONDS, self.end_for_node)

    def node_died(self) -> None:
        """What it had said before may still arrive."""
        self.left = True
        self.to_person(self.end_for_person)
