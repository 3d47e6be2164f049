"""Sits down to a game: a new one, or one that was put away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from toog.core.duplicate import duplicate_record
from toog.core.fork import fork_record
from toog.core.options import rotated
from toog.core.origin import FRESH, SAME
from toog.core.record import Record
from toog.core.registry import find_game
from toog.core.spoken import hash_in_words
from toog.table.forking import KNOWN
from toog.terminal.adviser import NO_ADVICE, AdviceWish
from toog.terminal.auto import Auto
from toog.terminal.cup import REAL, SEALED, SEEDED, Cup, fresh_cup, kept_cup, known_cup, what_falls
from toog.terminal.game_loop import GameLoop
from toog.terminal.kept import ask_kept
from toog.terminal.keyboard_table import lay_table
from toog.terminal.questions import Questions, ask_game, ask_house_rules
from toog.terminal.screen import Screen
from toog.terminal.seats import check_bots, seats_again, seats_at_fork, seats_of, sit_down
from toog.terminal.shelf import Shelf, take_private, take_record, usual_folder
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
    fork: ForkWish | None = None
    duplicate: DuplicateWish | None = None
    advice: AdviceWish = NO_ADVICE

    @property
    def has_record(self) -> bool:
        """Whether the game begins with a file."""
        return not (self.resume is None and self.fork is None and self.duplicate is None)

    @property
    def leaves_all_open(self) -> bool:
        return not (self.names or self.bots or self.options)

    @property
    def may_go_on(self) -> bool:
        """Whether nothing was said about a new game."""
        return self.leaves_all_open and self.seed is None and self.dice == SEALED


@dataclass(frozen=True)
class ForkWish:
    """To play on from this event of a record, with the dice that would have fallen or with fresh ones."""

    file: Path
    at: int
    fresh: bool


@dataclass(frozen=True)
class DuplicateWish:
    """To play this game again with the same dice, everyone so many seats on, or as is usual."""

    file: Path
    rotation: int | None


class NothingKept(Exception):
    """There is no game to go on with."""


def sit_at_table(screen: Screen, language: str, wishes: Wishes) -> GameLoop:
    if wishes.fork is not None:
        return forked_table(screen, language, wishes, wishes.fork)
    if wishes.duplicate is not None:
        return duplicate_table(screen, language, wishes, wishes.duplicate)
    file = wishes.resume
    if file is None and (wishes.choose or wishes.may_go_on):
        questions = Questions(screen, Voice(language))
        file = ask_kept(questions, wishes.save or usual_folder(), wishes.game, new=not wishes.choose)
    if file is not None:
        return old_table(screen, language, wishes, file)
    if wishes.choose:
        raise NothingKept
    return new_table(screen, language, wishes)


def new_table(screen: Screen, language: str, wishes: Wishes) -> GameLoop:
    game = find_game(wishes.game) if wishes.game else ask_game(Questions(screen, Voice(language)))
    voice = Voice(language, game)
    questions = Questions(screen, voice)
    seats = sit_down(questions, game, wishes.names, wishes.bots)
    options = wishes.options
    if wishes.leaves_all_open:
        options = ask_house_rules(questions, game, [seat.name for seat in seats])
    options = game.check_options(options, len(seats))
    record = Record(game, tuple(seat.name for seat in seats), options, [])
    cup = fresh_cup(wishes.dice, len(seats), wishes.seed)
    shelf = Shelf(folder=wishes.save)
    table = lay_table(record, seats, cup)
    return show_seal(
        GameLoop(table, seats, cup, shelf, screen, voice, auto=wishes.auto, advice=wishes.advice)
    )


def forked_table(screen: Screen, language: str, wishes: Wishes, wish: ForkWish) -> GameLoop:
    """A game that leaves another, of which nothing is changed."""
    record = take_record(wish.file)
    fork = fork_record(record, wish.at, FRESH if wish.fresh else SAME)
    course, voice = fork.course, Voice(language, record.game)
    seats = seats_at_fork(record, course.game.rules.in_turn(course.state), wishes.names, wishes.bots)
    cup = fresh_cup(wishes.dice, len(seats), wishes.seed) if fork.dice is None else known_cup(fork.dice)
    begun = Record(
        course.game, course.players, course.options, record.events[: wish.at], meta={"fork": fork.note}
    )
    shelf = Shelf(folder=wishes.save)
    loop = GameLoop(
        lay_table(begun, seats, cup), seats, cup, shelf, screen, voice, auto=wishes.auto, advice=wishes.advice
    )
    loop.meta = {"fork": fork.note}
    return show_seal(loop)


def duplicate_table(screen: Screen, language: str, wishes: Wishes, wish: DuplicateWish) -> GameLoop:
    """A game that is played again. The company moves on by a seat; another one sits as it was named."""
    record = take_record(wish.file)
    seats = seats_again(record, wishes.names, wishes.bots)
    names = tuple(seat.name for seat in seats)
    rotation = int(names == record.players) if wish.rotation is None else wish.rotation
    again = duplicate_record(record, rotation, names)
    seats, cup = rotated(seats, rotation), known_cup(again.dice)
    shelf, voice = Shelf(folder=wishes.save), Voice(language, record.game)
    table = lay_table(again.record, seats, cup)
    loop = GameLoop(table, seats, cup, shelf, screen, voice, auto=wishes.auto, advice=wishes.advice)
    loop.meta = {"duplicate": again.note}
    return show_seal(loop)


def once_more(loop: GameLoop) -> GameLoop:
    """Another game of the same company by the same house rules, with other dice even after a seed."""
    course, seats, cup = loop.course, loop.seats, loop.cup
    seed = cup.seed + 1 if cup.kind == SEEDED else None
    fresh = fresh_cup(SEALED if cup.kind == KNOWN else cup.kind, len(seats), seed)
    again = lay_table(Record(course.game, course.players, course.options, []), seats, fresh)
    shelf, advice = Shelf(folder=loop.shelf.folder), loop.adviser.wish_now
    return show_seal(
        GameLoop(again, seats, fresh, shelf, loop.screen, loop.voice, auto=loop.auto, advice=advice)
    )


def show_seal(loop: GameLoop) -> GameLoop:
    """Shows the seal to everyone before anything falls, or says that it has been opened before."""
    if loop.cup.kind == KNOWN:
        key = "play-known-again" if "duplicate" in loop.meta else "play-known"
        loop.dialogue.note(loop.voice.say(key, chance=what_falls(loop.course.game)))
    elif loop.cup.sealed is not None:
        shown = loop.cup.sealed.hash
        told = {"words": hash_in_words(shown), "hash": shown[:SHOWN_OF_HASH]}
        loop.dialogue.note(loop.voice.say("play-sealed", chance=what_falls(loop.course.game), **told))
    return loop


def old_table(screen: Screen, language: str, wishes: Wishes, file: Path) -> GameLoop:
    """A game that was put away. Raises InUse where another window plays it."""
    shelf = Shelf(folder=wishes.save if wishes.resume else None, file=file)
    shelf.claim()
    record = take_record(file)
    voice = Voice(language, record.game)
    cup, kept = cup_again(record, wishes, file)
    seats = seats_of(record, ours=kept)
    check_bots(seat.bot for seat in seats if seat.bot is not None)
    loop = GameLoop(
        lay_table(record, seats, cup),
        seats,
        cup,
        shelf,
        screen,
        voice,
        auto=wishes.auto,
        advice=wishes.advice,
    )
    loop.meta = {key: value for key, value in (record.meta or {}).items() if key != "bots"}
    loop.dialogue.note(voice.say("play-welcome-back"))
    if not kept:
        loop.taking_back.forget_falls()
        key = "play-fresh-dice" if record.seal is None else "play-seal-dropped"
        loop.dialogue.warn(voice.say(key, chance=what_falls(record.game)))
    return loop


def cup_again(record: Record, wishes: Wishes, file: Path) -> tuple[Cup, bool]:
    """The same dice if they were kept, and whether they are; otherwise others, without a seal."""
    if wishes.seed is not None or wishes.dice == REAL:
        return fresh_cup(wishes.dice, len(record.players), wishes.seed), False
    kept = kept_cup(record, take_private(file))
    if kept is not None:
        return kept, True
    return Cup(SEEDED, secrets.randbits(64)), False
