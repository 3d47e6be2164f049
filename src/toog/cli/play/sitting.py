"""Sits down to a game: a new one, or one that was put away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from toog.cli.play.arrivals import sit_down
from toog.cli.play.cup import REAL, SEEDED, Cup, fresh_cup, kept_cup, unsealed_cup, what_falls
from toog.cli.play.house_rules import ask_house_rules
from toog.cli.play.menu import ask_game
from toog.cli.play.questions import Questions
from toog.cli.play.screen import Screen
from toog.cli.play.seats import seats_of
from toog.cli.play.shelf import Shelf, take_private, take_record
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
    quick_dice: bool
    resume: Path | None
    save: Path | None

    @property
    def leaves_all_open(self) -> bool:
        return not (self.names or self.bots or self.options)


def sit_at_table(screen: Screen, language: str, wishes: Wishes) -> Table:
    if wishes.resume is None:
        return new_table(screen, language, wishes)
    return old_table(screen, language, wishes, wishes.resume)


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
    table = Table(course, seats, cup, Shelf(folder=wishes.save), screen, voice, quick_dice=wishes.quick_dice)
    seal = cup.seal(over=False)
    if seal is not None:
        table.note(voice.say("play-sealed", hash=seal["hash"][:SHOWN_OF_HASH], chance=what_falls(game)))
    return table


def old_table(screen: Screen, language: str, wishes: Wishes, file: Path) -> Table:
    record = take_record(file)
    voice = Voice(language, record.game)
    cup, kept = cup_again(record, wishes, file)
    shelf = Shelf(folder=wishes.save, file=file)
    table = Table(
        Course.of(record), seats_of(record), cup, shelf, screen, voice, quick_dice=wishes.quick_dice
    )
    table.meta = record.meta or {}
    table.note(voice.say("play-welcome-back"))
    if not kept:
        table.typed_from = len(table.course.events)
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
