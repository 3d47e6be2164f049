"""People with devices: they speak the protocol, play what they may, come back when a line ends, and remember.

What they believe is checked as a page would: news follow on each other, and nothing ever goes back.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from tests.storm.line import Line
from tests.storm.questions import ask_something
from tests.storm.world import Broken
from tests.table.evening import caught_up
from toog.core.errors import GameError
from toog.server.http.api import find
from toog.server.http.seats import give
from toog.server.protocol.fields import fresh_nonce
from toog.server.tables.guest import key_of
from toog.server.tables.hub import Hub
from toog.table import Actor
from toog.table.commands import Join, Open

if TYPE_CHECKING:
    from tests.storm.storm import Storm

THINK_SECONDS = (0.03, 0.15, 0.5)  # between two looks at the table, of who is quick and who is slow
PING_SECONDS = 2.0
PATIENCE_SECONDS = 4.0  # for a pong, or for an answer
UNDOES = 0.04
ASKS = 0.06  # something over HTTP
GREETS_AGAIN = 0.005
GOES = 0.01  # to another node, without a reason
SAYS_AGAIN = 0.5  # what was not answered
OTHER_THINGS = 0.03
STANDS_UP = 0.001
TAKES_AWAY = 0.01


class Company:
    """Those who play together, and how they lay their table."""

    def __init__(self, game: str, seats: int, people: int, thinking: float | None, *, listed: bool) -> None:
        self.game = game
        self.seats = seats
        self.people = people  # of the seats; bots take the others
        self.thinking = thinking
        self.listed = listed
        self.table: str | None = None
        self.tables: list[str] = []  # one after another, with every rematch
        self.codes: dict[str, str] = {}  # to be spoken, and the table that each was said for


class Person:
    """One device. Who `plays` sits down, the first of a company `hosts`, and the others look on.

    With the secret of someone else it is a second device of that one, and does as it likes.
    """

    def __init__(
        self,
        storm: Storm,
        company: Company,
        name: str,
        *,
        plays: bool = False,
        hosts: bool = False,
        secret: str | None = None,
    ) -> None:
        self.storm = storm
        self.world = storm.world
        self.loop = storm.people_loop
        self.luck = storm.world.luck
        self.company = company
        self.name = name
        self.plays = plays
        self.hosts = hosts
        self.secret = secret or self.luck.randbytes(24).hex()
        self.think_seconds = self.luck.choice(THINK_SECONDS)
        self.key = key_of(self.secret)
        self.device = self.luck.randbytes(16).hex()
        self.screen = self.luck.random() < 0.3
        self.table: str | None = None
        self.asked_at = -PATIENCE_SECONDS  # over HTTP
        self.last = 0
        self.went_home = False  # the table was taken away
        self.acted: dict[tuple[str, int], int] = {}  # by version, which message of mine it answered
        self.leave_table()
        self.loop.call_later(self.luck.random(), self.beat)

    def leave_table(self) -> None:
        self.line: Line | None = None
        self.greeted = False
        self.seen: dict[str, Any] = {}
        self.yours: list[int] = []
        self.pending: dict[str, Any] | None = None
        self.pending_since = 0.0
        self.pinged: float | None = None
        self.next_ping = 0.0

    @property
    def version(self) -> int:
        return int(self.seen.get("version", 0))

    def __repr__(self) -> str:
        return self.name

    # Now and then

    def beat(self) -> None:
        if self.went_home:
            return
        self.loop.call_later(self.world.up_to(2 * self.think_seconds), self.beat)
        if self.table is None:
            self.find_table()
        elif self.line is None:
            self.connect()
        elif self.is_out_of_patience():
            self.hang_up()
        elif self.greeted:
            self.ping()
            self.act()

    def is_out_of_patience(self) -> bool:
        now = self.world.now
        if self.pinged is not None and now - self.pinged > PATIENCE_SECONDS:
            return True
        slow = self.pending is not None or not self.greeted
        return (slow and now - self.pending_since > 2 * PATIENCE_SECONDS) or (
            not self.storm.calm and self.world.chance(GOES)
        )

    # The table

    def find_table(self) -> None:
        now = self.world.now
        if now - self.asked_at < PATIENCE_SECONDS:
            return
        company = self.company
        if company.table is None:
            if self.hosts:
                self.asked_at = now
                self.storm.request(self, self.lay, self.laid)
        elif self.plays and not self.hosts:
            self.asked_at = now
            self.storm.request(self, self.sit, self.sat)
        else:
            self.table = company.table

    async def lay(self, hub: Hub) -> str:
        """As `POST /api/tables` does."""
        company = self.company
        table = hub.create(
            Open(company.game, company.seats, self.key, thinking=company.thinking, listed=company.listed)
        )
        table.handle(Actor(), Join(self.name, self.key, fresh_nonce()), hub.services.clock())
        await hub.lay(table).outbox.stored_so_far()
        return table.id

    def laid(self, answer: str | GameError) -> None:
        if isinstance(answer, str) and self.company.table is None:
            self.company.table = self.table = answer
            self.company.tables.append(answer)

    async def sit(self, hub: Hub) -> str:
        """As `POST /api/tables/{table}/seats` does."""
        live = await find(hub, self.company.table or "")
        await give(live, Actor(), Join(self.name, self.key, fresh_nonce()), self.secret)
        return live.table.id

    def sat(self, answer: str | GameError) -> None:
        if self.table is None and (isinstance(answer, str) or answer.kind == "table"):
            self.table = self.company.table

    # The line

    def connect(self) -> None:
        assert self.table is not None
        self.greeted = False
        self.pinged = None
        self.pending_since = self.world.now
        self.line = self.storm.connect(self, self.table)

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()
        self.line_ended()

    def line_ended(self) -> None:
        self.line = None
        self.greeted = False

    def was_refused(self, error: GameError) -> None:
        if error.key == "no-such-table":
            self.go_home()

    def go_home(self) -> None:
        self.went_home = True
        if self.table not in self.storm.database.deleted:
            self.world.fail(Broken(f"{self} is told that table {self.table} is gone"))

    def came_in(self) -> None:
        self.say({"type": "hello", **self.hello(), **self.since()})

    def hello(self) -> dict[str, Any]:
        return {"protocol": 1, "secrets": [self.secret], "device": self.device, "screen": self.screen}

    def since(self) -> dict[str, Any]:
        return {"since": self.version, "yours": self.yours} if self.seen else {}

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(json.dumps(message).encode())

    def ping(self) -> None:
        if self.pinged is None and self.world.now >= self.next_ping:
            self.pinged = self.world.now
            self.next_ping = self.world.now + PING_SECONDS
            self.say({"type": "ping"})

    # What is heard

    def heard(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "snapshot":
            self.take_snapshot(message)
        elif kind == "news":
            self.take_news(message["news"])
        elif kind == "pong":
            self.pinged = None
        elif kind == "closing" and message["reason"] == "deleted":
            self.go_home()
        if kind in ("snapshot", "news") and not self.greeted:
            self.greeted = True
            self.say_again()
        if kind in ("news", "done", "refused") and "answers" in message:
            self.take_answer(message)

    def take_snapshot(self, message: dict[str, Any]) -> None:
        seen = message["snapshot"]
        if seen["version"] < self.version:
            self.world.fail(Broken(f"{self} goes back from {self.version} to {seen['version']}"))
        self.seen = seen
        self.yours = message["yours"]
        self.show()

    def take_news(self, items: list[dict[str, Any]]) -> None:
        for item in items:
            if item["version"] != self.version + 1:
                self.world.fail(Broken(f"{self} has {self.version} and is told {item['version']} next"))
            self.seen = caught_up(self.seen, [item])
        self.show()

    def show(self) -> None:
        """A screen takes its time."""
        if self.screen:
            self.loop.call_later(self.world.delay(0.3), self.has_shown, self.table, self.version)

    def has_shown(self, table: str | None, version: int) -> None:
        if self.greeted and self.table == table:
            self.say({"type": "seen", "version": version})

    def take_answer(self, message: dict[str, Any]) -> None:
        """Each of my messages is answered once, and what made it happen answers no other."""
        if self.pending is None or message["answers"] != self.pending["id"]:
            return
        if message["type"] == "news" and self.table is not None:
            self.acknowledged(self.table, self.pending, message["news"])
        self.pending = None

    def acknowledged(self, table: str, asked: dict[str, Any], items: list[dict[str, Any]]) -> None:
        mine = [item["version"] for item in items if is_what_was_asked(item["entry"], asked)]
        if asked["type"] in ("play", "throw") and not mine and self.company.game != "azen_jagen":
            self.world.fail(Broken(f"{self} is answered {items} to {asked}"))
        for version in mine:
            other = self.acted.setdefault((table, version), asked["id"])
            if other != asked["id"]:
                self.world.fail(Broken(f"{self}: {other} and {asked['id']} made the same entry {version}"))

    def say_again(self) -> None:
        if self.pending is None:
            return
        if self.luck.random() < SAYS_AGAIN:
            self.pending_since = self.world.now
            self.say(self.pending)
        else:
            self.pending = None

    # What is done

    def ask(self, kind: str, **more: Any) -> None:
        self.last += 1
        self.pending = {"type": kind, "id": self.last, **more}
        self.pending_since = self.world.now
        self.say(self.pending)

    def act(self) -> None:
        if self.pending is not None or self.storm.quiet or not self.seen:
            return
        if self.world.chance(ASKS):
            self.storm.request(self, partial(ask_something, self), lambda _: None)
        if self.world.chance(GREETS_AGAIN):
            self.greeted = False
            self.pending_since = self.world.now
            self.say({"type": "hello", **self.hello()})
            return
        if not self.move_on():
            {"waiting": self.prepare, "playing": self.play, "over": self.finish}[self.seen["status"]]()

    def move_on(self) -> bool:
        """To the table of the rematch, when there is one."""
        following = self.seen["next"]
        if following is None or not self.world.chance(0.5):
            return False
        line = self.line
        self.leave_table()
        if line is not None:
            line.hang_up()
        self.table = following
        if following not in self.company.tables:
            self.company.tables.append(following)
        return True

    def prepare(self) -> None:
        seats = self.seen["seats"]
        open_seats = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        people = sum(seat["kind"] == "person" for seat in seats)
        if self.seen["host"] in self.yours and not open_seats:
            self.ask("start")
        elif self.seen["host"] in self.yours and people >= self.company.people:
            self.ask("fill", bot=self.luck.choice(["random", "sensible"]), name=f"Bot {len(open_seats)}")
        elif self.yours and self.world.chance(OTHER_THINGS):
            self.ask("mix", seat=self.yours[0], nonce=self.luck.randbytes(4).hex())
        elif self.yours and open_seats and self.world.chance(OTHER_THINGS):
            self.ask("change_seat", seat=self.yours[0], to=open_seats[0])
        elif self.seen["rematch"]:
            self.let_bots_sit_in()

    def let_bots_sit_in(self) -> None:
        for number, seat in enumerate(self.seen["seats"]):
            missing = seat["kind"] == "person" and (seat["away"] or seat["expected"]) and not seat["bot"]
            if self.yours and missing and self.world.chance(OTHER_THINGS):
                self.ask("sit_in", seat=number)
                return

    def play(self) -> None:
        seen, version = self.seen, self.version
        for seat in self.yours:
            if seen["undo"] == seat and self.world.chance(UNDOES):
                self.ask("undo", seat=seat, version=version)
            elif self.world.chance(STANDS_UP):
                self.ask("leave", seat=seat)
            elif self.world.chance(OTHER_THINGS):
                self.ask("dice", seat=seat, quick=self.luck.random() < 0.5)
            elif self.world.chance(OTHER_THINGS):
                self.ask("react", seat=seat, reaction=self.luck.choice(seen["reactions"]))
            elif seen["turn"]["kind"] == "chance" and seat in seen["turn"]["seats"]:
                self.ask("throw", seat=seat, version=version)
            elif legal := seen["legal"].get(str(seat)):
                self.ask("play", seat=seat, word=self.luck.choice(legal), version=version)
            else:
                continue
            return
        self.let_bots_sit_in()

    def finish(self) -> None:
        if self.yours and self.world.chance(OTHER_THINGS):
            self.ask("rematch")
        elif self.seen["host"] in self.yours and self.world.chance(TAKES_AWAY):
            self.storm.request(self, self.take_away, lambda _: None)

    async def take_away(self, hub: Hub) -> None:
        """As `DELETE /api/tables/{table}` does."""
        await hub.delete(await find(hub, self.table or ""))


def is_what_was_asked(entry: dict[str, Any], asked: dict[str, Any]) -> bool:
    kind: str = entry["entry"]
    if asked["type"] == "play" and kind == "moved":
        return bool((entry["seat"], entry["word"]) == (asked["seat"], asked["word"]))
    return bool(asked["type"] == "throw" and kind == "fell")
