"""How a table stands: the fold of its entries. The same entries always lead to the same standing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.core.contract import Game
from toog.core.course import Chance
from toog.core.errors import GameOver
from toog.core.record import BINDS_TERMS, Seal
from toog.core.registry import find_game
from toog.core.seal import BotSeal, write_bots
from toog.core.sources import BotLuck, Real, Sealed, Seeded, Source
from toog.core.terms import hash_terms
from toog.table.by_type import by_type
from toog.table.company import Company
from toog.table.entries import (
    BotSat,
    CameAlong,
    CameBack,
    Ended,
    Entry,
    Fell,
    GuestLeft,
    GuestSat,
    Moved,
    Opened,
    Sat,
    Started,
    TakenOver,
    TimedOut,
    Undone,
    Unsealed,
    WentAway,
)
from toog.table.errors import TableError
from toog.table.forking import KNOWN
from toog.table.night import NightTable, next_round
from toog.table.running import Running
from toog.table.shapes import DiceKind, ShownBotSeal
from toog.table.timing import Clock, Presentation

SEALED: DiceKind = "sealed"
REAL: DiceKind = "real"
SEEDED: DiceKind = "seeded"
DICE = (SEALED, REAL)
"""What a table may be laid with. Seeded dice are for one keyboard: there is nobody to keep the seed from."""


HAPPENS: dict[type[Entry], Callable[[Standing, Any], None]] = {}
"""What follows from an entry, beyond what it changes about the company."""
happens = by_type(HAPPENS, "entry")


class Standing:
    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.opened = opened
        self.binds_terms = opened.seal_version == BINDS_TERMS
        self.secret = secret
        self.game: Game[Any] = find_game(opened.game)
        self.version = 1
        self.company = Company(opened.host, opened.players, listed=opened.listed)
        self.running: Running | None = None
        self.clock = Clock(opened.at)
        self.presentation = Presentation()
        self.allowance = 0.0  # seconds that an action of a race may be on its way
        self.nonces: tuple[str, ...] | None = None
        self.terms = opened.terms
        self.ended: Ended | None = None
        self.shown_secret: str | None = None
        self.luck = BotLuck.beside(secret)

    def happen(self, entry: Entry) -> None:
        """Applies an entry. When the rules refuse it, nothing has changed."""
        was_up = self.clock.is_up
        if played := isinstance(entry, (Moved, Fell)):
            self.play_on(entry)
        else:
            entry.change(self.company)
            if (does := HAPPENS.get(type(entry))) is not None:
                does(self, entry)
        self.version += 1
        if was_up or entry.moves_hands:
            self.see_hands()
        if self.binds_terms and self.running is not None and not played:
            self.keep_terms(self.running, entry)

    def keep_terms(self, running: Running, entry: Entry) -> None:
        """Bind who plays, until the first event. The record lists separately who sits down after that."""
        if self.opened.terms is None and not running.has_begun:
            self.bind_terms(running)
        elif isinstance(entry, Sat | BotSat | TakenOver | GuestSat | GuestLeft):
            running.note_name(entry.seat, self.company.seats[entry.seat].sitter or "")

    def bind_terms(self, running: Running) -> None:
        """Binds names, house rules and bots as they are now to the dice and to the luck of the bots.

        A bot that is choosing the first move with other luck is asked again.
        """
        seats, before = self.company.seats, running.course.players
        names = tuple(seat.sitter or name for seat, name in zip(seats, before, strict=True))
        bots = running.holding.bots(len(seats))
        terms = hash_terms(self.game.name, names, self.opened.options, bots)
        running.course.players = names
        running.joined.clear()
        if terms != self.terms:
            self.terms, nonces = terms, self.nonces or ()
            running.dice = self.source(nonces)
            self.luck = BotLuck.beside(self.secret, nonces, terms)
            if running.chooses:
                running.version = self.version

    def see_hands(self) -> None:
        """Looks which seats bots play for from now on."""
        if self.running is not None:
            machines = [self.machine(number) for number in range(len(self.company.seats))]
            self.running.holding.see(machines, len(self.running.course.events))

    # What can be asked of it

    @property
    def on(self) -> Running:
        """The running game. Raises before the start and after the end."""
        if self.running is None:
            raise TableError("not-started")
        if self.ended is not None:
            raise GameOver("is-over")
        return self.running

    @property
    def awaited(self) -> int | None:
        return None if self.running is None else self.running.awaited

    def machine(self, number: int) -> str | None:
        """The bot that plays for this seat now."""
        seat = self.company.seats[number]
        bot = seat.bot or seat.stand_in
        return self.opened.bot if bot is None and self.clock.is_up and number == self.awaited else bot

    @property
    def hints(self) -> bool:
        """Whether people may ask what a move is worth: the host allows it, or there is nobody to wrong.

        Who is alone with bots at a table of a night is compared with the others all the same.
        """
        return self.opened.hints or (self.opened.night is None and self.company.is_alone)

    @property
    def deadline(self) -> float | None:
        """When the thinking time is up.

        It begins when people have been shown what happened, and stands still while the person is away or dice
        are typed.
        """
        thinking = self.opened.thinking
        if thinking is None or self.clock.is_up:
            return None
        seat = self.awaited
        if seat is None or not self.company.seats[seat].is_present or self.must_be_typed:
            return None
        return max(self.clock.since, self.presentation.shown) + thinking

    @property
    def must_be_typed(self) -> bool:
        return self.opened.dice == REAL and self.throws is not None

    @property
    def throws(self) -> Chance | None:
        """What is to fall now, and from whose hand."""
        return None if self.running is None else self.running.throws

    @property
    def chooses(self) -> tuple[int, ...]:
        """The seats that are to move now."""
        return () if self.running is None else self.running.chooses

    @property
    def is_paused(self) -> bool:
        """Whether everyone who could go on is missing."""
        running = self.running
        if running is None or running.awaited is None:
            return False
        for number in running.chooses or (running.awaited,):
            seat = self.company.seats[number]
            is_present = seat.key is not None and not seat.away
            if is_present or self.machine(number) is not None:
                return False
        return True

    def falls_by_itself(self, running: Running, thrower: int) -> bool:
        """Whether dice fall untapped: a bot's, those of a quick seat, and those taken up by a word.

        In a race dice held back would hold up the others.
        """
        if self.company.seats[thrower].quick or self.machine(thrower) is not None:
            return True
        return running.has_taken_dice

    @property
    def is_about_to_fall(self) -> bool:
        """Whether something is due that nobody has to tap or to type."""
        running = self.running
        if running is None or running.throws is None or self.ended is not None or self.opened.dice == REAL:
            return False
        return self.falls_by_itself(running, running.throws.seat)

    @property
    def seal(self) -> Seal | None:
        """The seal as the record holds it."""
        if self.opened.seal is None:
            return None
        nonces = None if self.nonces is None else list(self.nonces)
        if not self.binds_terms:
            return {"hash": self.opened.seal, "nonces": nonces, "secret": self.shown_secret}
        return {
            "version": BINDS_TERMS,
            "hash": self.opened.seal,
            "nonces": nonces,
            "terms": self.terms,
            "secret": self.shown_secret,
        }

    @property
    def bot_seal(self) -> ShownBotSeal | None:
        """The seal of the bots' luck, opened with that of the dice. Version 2 has one seal for both."""
        if self.opened.bot_seal is None:
            return None
        return {"hash": self.opened.bot_seal, "secret": self.luck.secret.hex() if self.is_opened else None}

    @property
    def bots(self) -> BotSeal | None:
        """The luck of the bots, which seats they had and what they chose, as the record holds it."""
        if self.running is None or (self.opened.bot_seal is None and not self.binds_terms):
            return None
        held, chosen = self.running.holding.spans(len(self.running.course.events)), self.running.chosen
        return write_bots(self.luck, held, chosen, shown=self.is_opened) if held or chosen else None

    @property
    def is_opened(self) -> bool:
        """Whether everyone has been shown what was sealed."""
        return self.shown_secret is not None

    @property
    def is_night_on(self) -> bool:
        """Whether what falls here may still fall at other tables."""
        return self.opened.night is not None and not self.is_opened

    @property
    def next_round(self) -> NightTable | None:
        """The round of the night that a rematch is, if it is one."""
        return next_round(self.opened.night, self.nonces or ()) if self.is_night_on else None

    @property
    def starts_with_others(self) -> bool:
        """Whether this is the first round of a night of several tables, which all start together."""
        night = self.opened.night
        return night is not None and not night["nonces"] and len(night["tables"]) > 1

    @property
    def is_on(self) -> bool:
        """Whether a game is being played."""
        return self.running is not None and self.ended is None

    @property
    def hides_hands(self) -> bool:
        """Whether someone who sits down now would see cards that others may not see."""
        return self.game.hidden and self.is_on

    def votes_needed(self, number: int) -> int:
        """How many votes it takes to let someone in at this seat.

        A hidden hand is opened by all others together. In play one alone never decides, who would gain by it.
        """
        voters = len(self.voters_on(number))
        needed = voters if self.hides_hands else voters // 2 + 1
        return max(needed, 2) if self.is_on else needed

    def voters_on(self, number: int) -> list[int]:
        """Return the seats that vote on a claim: not those of the device that makes it."""
        claim = self.company.seats[number].claim
        return self.company.voters({number, *(claim.own if claim is not None else ())})

    # What happens to it

    @happens
    def sat(self, entry: Sat) -> None:
        self.wait_again_for(entry.seat, entry.at)

    @happens
    def went_away(self, entry: WentAway | GuestLeft) -> None:
        if entry.seat == self.awaited:
            self.clock.stand_still(entry.at)

    @happens
    def came_back(self, entry: CameBack | CameAlong | GuestSat) -> None:
        self.wait_again_for(entry.seat, entry.at)

    def wait_again_for(self, number: int, at: float) -> None:
        if number == self.awaited:
            self.clock.go_on(at)

    @happens
    def started(self, entry: Started) -> None:
        opened = self.opened
        names = tuple(seat.sitter or "" for seat in self.company.seats)
        self.nonces = entry.nonces
        self.luck = BotLuck.beside(self.secret, entry.nonces, self.terms)
        events = () if opened.fork is None else opened.fork["events"]
        dice = self.source(entry.nonces)
        self.running = Running(self.game, names, opened.options, dice, opened.pause, events)
        self.running.go_on(self.version + 1, entry.at)
        self.clock.restart(entry.at)

    def source(self, nonces: tuple[str, ...]) -> Source:
        """Where the dice of this table come from."""
        if self.opened.dice in (SEALED, KNOWN):
            return Sealed(self.secret, nonces, self.terms)
        seeded = Seeded(self.secret.decode("latin-1"))
        if self.opened.dice == SEEDED:
            return seeded
        return Real(seeded if self.game.hidden else None)

    def play_on(self, entry: Moved | Fell) -> None:
        """Restarts the clock. A bot that plays because time was up goes on until the turn is another's."""
        running = self.on
        waited_for = running.awaited
        if isinstance(entry, Moved):
            running.move(entry, self.version + 1)
        else:
            running.fall(entry, self.version + 1)
        if not (self.clock.is_up and running.awaited == waited_for and self.has_turns):
            self.clock.restart(entry.at)

    @happens
    def undone(self, entry: Undone) -> None:
        self.on.undo(entry, self.version + 1)
        self.on.holding.go_back(len(self.on.course.events))
        self.clock.restart(entry.at)

    @property
    def has_turns(self) -> bool:
        """Whether turns change: not where one plays alone, in a race, or where real dice are thrown."""
        racing = self.running is not None and self.running.race is not None
        return self.opened.players > 1 and not racing and not self.must_be_typed

    @happens
    def timed_out(self, entry: TimedOut) -> None:
        self.clock.is_up = True

    @happens
    def end(self, entry: Ended) -> None:
        self.ended = entry
        self.shown_secret = entry.secret

    @happens
    def unseal(self, entry: Unsealed) -> None:
        self.shown_secret = entry.secret
