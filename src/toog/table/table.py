"""The authority of one game being played. It is handed commands and the time, and answers entries."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import toog.table.seating  # noqa: F401 its validators
from toog.core.course import Course, Over
from toog.core.fork import digest
from toog.core.record import read_record
from toog.core.showing import NOTHING
from toog.table import sight
from toog.table.claims import next_agreed
from toog.table.commands import Command, Open
from toog.table.entries import Ended, Entry, Fell, Moved, Opened, TimedOut, Unsealed
from toog.table.errors import TableError
from toog.table.log import LOG_LENGTH, Log, LoggedEntry, witness
from toog.table.night import duplicate_note
from toog.table.opening import moved_on, rematch_of, write_opening
from toog.table.playing import BotTurn, begin, bot_asked, is_complete, next_in_race, question
from toog.table.rights import VALIDATORS
from toog.table.seats import REACTIONS, Actor
from toog.table.shapes import Item, Now, TableView
from toog.table.sight import SHUT, Seats
from toog.table.standing import Standing
from toog.table.timing import COUNT_DOWN, GET_READY, MOST_ALLOWED, Race, in_milliseconds

FEW = 8  # things that happened at once and can be watched one after another


class Table:
    """`now` is the time it was last told; all else follows from the entries."""

    def __init__(self, table_id: str, opened: Opened, secret: bytes) -> None:
        self.id = table_id
        self.standing = Standing(opened, secret)
        self.presentation = self.standing.presentation
        is_sealed_so = opened.seal in (None, hashlib.sha256(secret).hexdigest())
        if not is_sealed_so or opened.bot_seal not in (None, self.standing.luck.hash):
            raise TableError("wrong-secret")
        self.log = Log(opened)
        self.version = self.standing.version
        self.company_version = 1  # as of a table where nobody counts what happens in the game
        self.now = opened.at
        self.is_of_night = opened.night is not None
        self.sees_differ = self.is_of_night or self.standing.game.hidden  # not all see the same
        self.settled = False  # whether all that happens by itself has happened

    @classmethod
    def create(cls, table_id: str, command: Open, secret: bytes, now: float) -> Table:
        """A new table with every seat open. Its entries are yet to be stored."""
        return cls(table_id, write_opening(command, secret, in_milliseconds(now)), secret)

    @classmethod
    def open(cls, table_id: str, entries: Sequence[Entry], secret: bytes) -> Table:
        """The table as its entries left it."""
        if not entries or not isinstance(entries[0], Opened):
            raise TableError("bad-entry")
        table = cls(table_id, entries[0], secret)
        for entry in entries[1:]:
            table.add(entry)
            table.now = entry.at
        table.rest()
        return table

    def again(self, table_id: str, secret: bytes, nonces: Sequence[str], now: float) -> Table:
        """The rematch: the same company is invited with the same keys, one seat further.

        `Rematch` announces it, and the game begins when all have come or someone sits in for them. In the
        next round of a night the same dice fall again, and this secret is not needed.
        """
        night, host = self.standing.next_round, self.standing.company.next_host
        if night is not None and night["of"] is None:
            night["of"] = self.checksum()
        command = rematch_of(self.standing.opened, host, night)
        table = Table.create(table_id, command, secret if night is None else self.standing.secret, now)
        for entry in moved_on(
            self.standing.company.seats, nonces, table.now, hidden=self.standing.game.hidden
        ):
            table.add(entry)
        return table

    @property
    def entries(self) -> list[Entry]:
        return self.log.entries

    # What happens

    def handle(self, actor: Actor, command: Command, now: float) -> list[Entry]:
        """Validates a command and lets it happen. When it is refused nothing has changed."""
        before = self.look_up(now)
        for entry in VALIDATORS[type(command)](self.standing, actor, command, self.now):
            running = self.standing.running
            if running is not None and running.race is not None and isinstance(entry, Moved):
                running.race.hold(entry)  # a move in a race waits for those made before it
            else:
                self.add(entry)
        self.settle()
        return self.log.entries[before:]

    def tick(self, now: float) -> list[Entry]:
        """Lets happen what happens by itself because of the time."""
        before = self.look_up(now)
        deadline, seat = self.standing.deadline, self.standing.awaited
        if deadline is not None and seat is not None and deadline <= self.now:
            self.add(TimedOut(self.now, seat))
        self.settle()
        return self.entries[before:]

    def look_up(self, now: float) -> int:
        """Tells the table the time. Answers its version."""
        self.now = round(now, 3)
        self.log.forget()
        return self.version

    def settle(self) -> None:
        """Lets happen what happens by itself, each thing when people have been shown what was before it.

        What enough people have agreed to does not wait.
        """
        while (agreed := next_agreed(self.standing, self.now)) is not None:
            self.add(agreed)
        while not (shown := self.is_shown_something) and (entry := self.next_by_itself()) is not None:
            self.add(entry)
        self.settled = not shown

    @property
    def is_shown_something(self) -> bool:
        """Whether the table waits for what people are shown. In a race nothing waits."""
        return self.now < self.presentation.until and not self.is_racing

    @property
    def is_racing(self) -> bool:
        return self.standing.running is not None and self.standing.running.race is not None

    def next_by_itself(self) -> Entry | None:
        """The next entry that happens by itself: a rematch begins, dice fall, a race goes on, a game ends."""
        table, running = self.standing, self.standing.running
        if running is None:
            return begin(table, self.now) if table.opened.rematch and is_complete(table) else None
        if table.ended is not None:
            return None
        due = running.throws
        if due is not None:
            if not table.falls_by_itself(running, due.seat):
                return None
            fell = running.dice.fall(due.fall, running.course.falls)
            at = self.now if running.race is None else running.race.judged
            return None if fell is None else Fell(at, due.seat, due.fall.say(fell))
        if running.race is not None:
            return self.next_in_race(running.race)
        if isinstance(running.turn, Over) and running.undoer is None:
            opens = table.opened.seal is not None and table.opened.night is None
            return Ended(self.now, table.secret.hex() if opens else None)
        return None

    def next_in_race(self, race: Race) -> Entry | None:
        """The first action of a race, once nothing that was made before it can still be on its way."""
        made = next_in_race(self.standing, race, self.now)
        return None if made is None or self.judges(made) > self.now else made

    def judges(self, made: Moved) -> float:
        return in_milliseconds(made.at + self.standing.allowance)

    def add(self, entry: Entry) -> None:
        """Lets an entry happen, or raises with nothing changed."""
        self.settled = False
        moment = witness(self.standing, entry)
        self.version = moment.version
        if self.standing.running is None or "company" in entry.touches:
            self.company_version += 1
        self.log.add(moment)
        if self.presentation.watched:
            self.present(moment)

    def present(self, moment: LoggedEntry) -> None:
        """Notes how long a moment is shown. A race that opens with it begins after that and a count-down."""
        presentation, running = self.presentation, self.standing.running
        showing = moment.showing(self.standing.game)
        if showing != NOTHING:
            presentation.show(showing, self.now, self.version)
        if running is not None and running.race is not None and running.race.version == self.version:
            running.race.at = in_milliseconds(presentation.moved + GET_READY + COUNT_DOWN)

    def rest(self) -> None:
        """Forgets what can be made again, once everyone was told what happened."""
        self.log.forget_all()

    @property
    def due(self) -> float | None:
        """When `tick` would next do something."""
        table, running = self.standing, self.standing.running
        race = None if running is None else running.race
        if race is None and table.opened.thinking is None:
            return self.goes_on
        made = None if race is None else next_in_race(table, race, self.now)
        times = (self.goes_on, table.deadline, None if made is None else self.judges(made))
        return min((time for time in times if time is not None), default=None)

    @property
    def goes_on(self) -> float | None:
        """When something happens by itself, or a bot may choose, after what people are shown now."""
        if not self.settled and self.next_by_itself() is not None:
            return max(self.now, self.presentation.until)
        waits = self.is_shown_something and bot_asked(self.standing) is not None
        return self.presentation.until if waits else None

    def watch(self, watched: bool) -> None:
        """Whether a screen is here that shows things one after another."""
        self.presentation.watched = watched
        if not watched:
            self.seen(self.now)

    def seen(self, now: float) -> None:
        """Everyone who is waited for has been shown all that happened."""
        self.presentation.seen(in_milliseconds(now))

    def allow(self, seconds: float) -> None:
        """Sets how long an action of a race may be on its way: as long as the slowest player's line needs."""
        self.standing.allowance = min(seconds, MOST_ALLOWED)

    @property
    def asks_bot(self) -> bool:
        """Whether a bot has to choose, now or after what people are shown."""
        return bot_asked(self.standing) is not None

    @property
    def holds_moves(self) -> bool:
        """Whether moves of a race wait to be judged."""
        running = self.standing.running
        return running is not None and running.race is not None and bool(running.race.held)

    @property
    def bot_turn(self) -> BotTurn | None:
        """The question to a bot; the answer is a `Play` of `Actor.bot` at that version."""
        return None if self.is_shown_something else question(self.standing)

    def course_to_advise_on(self) -> Course:
        """A copy of the game so far, all of it, for whoever tells a person what moves are worth."""
        table = self.standing
        if table.running is None:
            raise TableError("not-started")
        if not table.hints:
            raise TableError("no-hints")
        return table.running.course.copy()

    # Who sees what

    def actor(self, keys: Iterable[str]) -> Actor:
        """What a device may do that has shown the secrets of which these are the hashes."""
        shown, company = set(keys), self.standing.company
        numbered = list(enumerate(company.seats))
        seats = frozenset(number for number, seat in numbered if seat.is_held_by(shown))
        claims = frozenset(n for n, seat in numbered if seat.claim is not None and seat.claim.key in shown)
        returns = frozenset(n for n, seat in numbered if seat.guest is not None and seat.is_owned_by(shown))
        by_pin = frozenset(n for n, seat in numbered if seat.is_owned_by(shown) and seat.key not in shown)
        return Actor(seats, company.is_host(shown), claims=claims, returns=returns, by_pin=by_pin)

    def sight(self, audience: Collection[int]) -> Seats:
        """What decides what an audience is sent: its seats, and in an open game the same for everyone.

        At a table of a night those who sit there see other things than those who do not.
        """
        if self.is_of_night and self.is_shut_to(audience):
            return SHUT
        return tuple(sorted(audience)) if self.standing.game.hidden else ()

    def is_shut_to(self, audience: Collection[int]) -> bool:
        """Whether what lies here is kept from who has no seat: the same dice fall at other tables."""
        return not audience and self.standing.is_night_on and self.standing.running is not None

    def has_only_snapshots(self, audience: Collection[int]) -> bool:
        """Whether an audience is never told entry by entry: who has no seat at a table of a night in play.

        The versions it was shown leave the game out, and so nothing can be told since one of them, also when
        the night is over.
        """
        return not audience and self.is_of_night and self.standing.running is not None

    def is_kept_from(self, audience: Collection[int], entries: Iterable[Entry]) -> bool:
        """Whether an audience is not to notice these entries, which are all of the game."""
        return self.is_shut_to(audience) and not any("company" in entry.touches for entry in entries)

    def version_for(self, audience: Collection[int]) -> int:
        """The version as an audience knows it. Where the table is shut, it tells nothing of the game."""
        return self.company_version if self.is_shut_to(audience) else self.version

    def snapshot(self, audience: Collection[int], log: Sequence[Item] | None = None) -> TableView:
        """Everything a client needs. Shared between audiences: not to be changed.

        `log` is given by whoever has the last items at hand; otherwise they are looked up.
        """
        seats = self.sight(audience)
        if seats == SHUT:
            log = []
        return {
            "table": self.id,
            "version": self.version_for(audience),
            **sight.terms(self.standing),
            "reactions": REACTIONS,
            **sight.company(self.standing),
            **sight.position(self.standing, seats),
            "log": self.items(seats, max(0, self.version - LOG_LENGTH)) if log is None else log,
        }

    def news(self, audience: Collection[int], since: int) -> list[Item] | None:
        """The entries missed since that version, the last of them with what is new in the snapshot.

        Where they are few, each one before it comes with the views it led to, to be watched one by one, and
        what is new in the company comes with the entry that changed it last.
        None when they are too many, or there is no such version: a snapshot is due. So it is when the
        audience of a device has changed, and for an audience that has only snapshots.
        """
        if (self.is_of_night and self.has_only_snapshots(audience)) or not self.can_tell(since):
            return None
        return self.missed(self.sight(audience), since)

    def missed(self, seats: Seats, since: int) -> list[Item]:
        """The same for an audience with this sight, since a version that can be told."""
        game, moments, items = self.standing.game, self.log.since(since), list[Item]()
        of_company, of_position, are_few = None, False, len(moments) <= FEW
        for moment in moments:
            item = sight.item(game, moment, seats)
            if are_few and moment.version < self.version:
                item["now"] = sight.scene(game, moment, seats)
            if "company" in moment.entry.touches:
                of_company = item
            if "position" in moment.entry.touches:
                of_position = True
            items.append(item)
        if items:
            last = items[-1]
            with_company = of_company if of_company is not None and "now" in of_company else last
            last["now"] = self.changed(
                seats, company=of_company is not None and with_company is last, position=of_position
            )
            if with_company is not last:
                with_company["now"] |= self.changed(seats, company=True, position=False)
        return items

    def changed(self, seats: Seats, *, company: bool, position: bool) -> Now:
        """These parts of what is seen, as they are now."""
        now: Now = {}
        if company:
            now.update(sight.company(self.standing), clock=sight.clock(self.standing))
        if position:
            now.update(sight.position(self.standing, seats))
        return now

    def can_tell(self, since: int) -> bool:
        """Whether what was missed since that version can be told entry by entry."""
        return max(1, self.version - LOG_LENGTH) <= since <= self.version

    def latest(self, seats: Seats, since: int) -> Now:
        """What is new since that version, where more happened than can be watched one by one."""
        touched = {part for entry in self.entries[since:] for part in entry.touches}
        return self.changed(seats, company="company" in touched, position="position" in touched)

    def items(self, seats: Seats, since: int) -> list[Item]:
        return [sight.item(self.standing.game, moment, seats) for moment in self.log.since(since)]

    @property
    def is_over(self) -> bool:
        return self.standing.ended is not None

    def record(self, *, everything: bool = False) -> dict[str, Any]:
        """The record so far. While cards are hidden, only the keeper of the house may ask for everything."""
        table = self.standing
        if table.running is None:
            raise TableError("not-started")
        if table.game.hidden and table.ended is None and not everything:
            raise TableError("still-hidden")
        if table.is_night_on and not everything:
            raise TableError("night-on")
        notes = {
            "fork": table.opened.fork and table.opened.fork["note"],
            "duplicate": duplicate_note(table.opened.night, table.opened.players),
            "bots": table.bots,
            "joined": table.running.joined or None,
        }
        meta = {name: note for name, note in notes.items() if note is not None}
        return table.running.course.record(table.seal, meta or None)

    def checksum(self) -> str:
        """By which the record of this game will be known when its seal is open."""
        secret = self.standing.secret
        entries = [*self.entries, Unsealed(self.now, secret.hex())]
        return digest(read_record(Table.open(self.id, entries, secret).record()))
