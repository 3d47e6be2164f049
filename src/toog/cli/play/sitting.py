"""Sits down to a game: a new one, or one that was put away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from toog.cli.play.arrivals import sit_down
from toog.cli.play.auto import Auto
from toog.cli.play.cup import REAL, SEALED, SEEDED, Cup, fresh_cup, kept_cup, unsealed_cup, what_falls
from toog.cli.play.house_rules import ask_house_rules
from toog.cli.play.kept import ask_kept
from toog.cli.play.menu import ask_game
from toog.cli.play.questions import Questions
from toog.cli.play.screen import Screen
from toog.cli.play.seats import seats_of
from toog.cli.play.shelf import Shelf, take_private, take_record, usual_folder
from toog.cli.play.table import Table
from toog.core.course import Course
from toog.core.record import Record
from toog.core.registry import find_game
from toog.texts import Voice

SHOWN_OF_HASH = 16


@dataclass(frozen=True)
class Wishes:
    """What the command line says."""

    game: str | None
    names: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int | None
    dice: str
    auto: Auto
    resume: Path | None
    save: Path | None
    choose: bool = False
    """To go on with a game from the list of those that were kept."""

    @property
    def leaves_all_open(self) -> bool:
        return not (self.names or self.bots or self.options)

    @property
    def may_go_on(self) -> bool:
        """Nothing was said about a new game."""
        return self.leaves_all_open and self.seed is None and self.dice == SEALED


class NothingKept(Exception):
    """There is no game to go on with."""


def sit_at_table(screen: Screen, language: str, wishes: Wishes) -> Table:
    file = wishes.resume
    if file is None and (wishes.choose or wishes.may_go_on):
        questions = Questions(screen, Voice(language))
        file = ask_kept(questions, wishes.save or usual_folder(), wishes.game, new=not wishes.choose)
    if file is not None:
        return old_table(screen, language, wishes, file)
    if wishes.choose:
        raise NothingKept
    return new_table(screen, language, wishes)


def new_table(screen: Screen, language: str, wishes: Wishes) -> Table:
    game = find_game(wishes.game) if wishes.game else ask_game(Questions(screen, Voice(language)))
    voice = Voice(language, game)
    questions = Questions(screen, voice)
    seats = sit_down(questions, game, wishes.names, wishes.bots)
    options = wishes.options
    if wishes.leaves_all_open:
        options = ask_house_rules(questions, game, [seat.name for seat in seats])
    course = Course(game, tuple(seat.name for seat in seats), options)
    cup = fresh_cup(wishes.dice, len(seats), wishes.seed)
    return lay(Table(course, seats, cup, Shelf(folder=wishes.save), screen, voice, auto=wishes.auto))


def once_more(table: Table) -> Table:
    """The same people, bots and house rules; the dice are others, also where a number fixes them."""
    course, cup = table.course, table.cup
    again = Course(course.game, course.players, course.options)
    seed = cup.seed + 1 if cup.kind == SEEDED else None
    fresh = fresh_cup(cup.kind, len(course.players), seed)
    shelf = Shelf(folder=table.shelf.folder)
    return lay(Table(again, table.seats, fresh, shelf, table.screen, table.voice, auto=table.auto))


def lay(table: Table) -> Table:
    """Everyone sees the seal before anything falls."""
    seal = table.cup.seal(over=False)
    if seal is not None:
        shown = seal["hash"][:SHOWN_OF_HASH]
        table.note(table.voice.say("play-sealed", hash=shown, chance=what_falls(table.course.game)))
    return table


def old_table(screen: Screen, language: str, wishes: Wishes, file: Path) -> Table:
    """Raises InUse where another window plays it."""
    shelf = Shelf(folder=wishes.save if wishes.resume else None, file=file)
    shelf.claim()
    record = take_record(file)
    voice = Voice(language, record.game)
    cup, kept = cup_again(record, wishes, file)
    table = Table(Course.of(record), seats_of(record), cup, shelf, screen, voice, auto=wishes.auto)
    table.meta = record.meta or {}
    table.note(voice.say("play-welcome-back"))
    if not kept:
        table.taking_back.typed_from = len(table.course.events)
        key = "play-fresh-dice" if record.seal is None else "play-seal-dropped"
        table.warn(voice.say(key, chance=what_falls(record.game)))
    return table


def cup_again(record: Record, wishes: Wishes, file: Path) -> tuple[Cup, bool]:
    """The very same dice if they were kept; otherwise others, which no seal covers from the first throw."""
    if wishes.seed is not None or wishes.dice == REAL:
        return fresh_cup(wishes.dice, len(record.players), wishes.seed), False
    kept = kept_cup(record, take_private(file))
    if kept is not None:
        return kept, True
    return unsealed_cup(SEEDED, secrets.randbits(64)), False
