"""Plays one game at random before both referees, and stops at the first thing they see differently."""

from __future__ import annotations

import importlib
import importlib.util
import json
from random import Random
from typing import Any

from tests.referee.stich import PACK
from tests.referee.whistle import Choice, Falling, Referee, Refused
from tests.table_talk import NAMES
from toog.core.course import Chance, Course, Decision
from toog.core.errors import BadArgument, GameError
from toog.core.registry import find_game, game_names


def referee_of(name: str) -> type[Referee] | None:
    """The one in the module that is called as the game; a game of another package has none here."""
    module = f"tests.referee.{name}"
    if importlib.util.find_spec(module) is None:
        return None
    importlib.import_module(module)
    return next(kind for kind in Referee.__subclasses__() if kind.__module__ == module)


REFEREES = {name: referee for name in game_names() if (referee := referee_of(name)) is not None}


class Differ(Exception):
    """The two referees disagree; the record shows where."""

    def __init__(self, course: Course, what: str, house: object, second: object) -> None:
        self.what = what
        self.events = len(course.events)
        events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
        record = {
            "toog": 1,
            "game": course.game.name,
            "players": course.players,
            "options": course.options,
            "events": events,
        }
        super().__init__(f"{what}: the house says {house}, the second referee {second}\n{json.dumps(record)}")


class Luck:
    """Chance of one game: often loaded, because what is rare is where referees differ."""

    def __init__(self, random: Random) -> None:
        self.random = random
        loaded = [random.choice([1, 1, 4, 12]) for _ in range(6)]
        heavy = random.sample([1, 1, 1, 1, 3, 20], 6)
        self.weights = random.choice([[1] * 6, loaded, heavy])
        self.first = random.choice([0.0, 0.0, 0.4, 0.9])
        self.last = random.choice([0.0, 0.0, 0.4, 0.9])
        self.apart = random.choice([0.0, 0.0, 0.5, 1.5])

    def options(self, referee: type[Referee], players: int) -> dict[str, Any]:
        often = self.random.choice([0.0, 0.4, 1.0])
        chosen = {}
        if referee.gifts and self.random.random() < often:
            given = players if self.random.random() < 0.95 else players + 1
            chosen["handicap"] = self.random.choices(referee.gifts, k=given)
        for name, values in referee.house_rules.items():
            value = self.random.choice(values)
            if value != values[0] and self.random.random() < often:
                chosen[name] = value
        return chosen

    def falls(self, what: str) -> str:
        if what == "pack":
            return " ".join(self.pack())
        if what == "special":
            return self.random.choice("233445")
        return " ".join(self.random.choices("123456", self.weights, k=what.count("d")))

    def pack(self) -> list[str]:
        """Sometimes one colour lies near the top, so that leads and draws run out."""
        top = self.random.choice("br")
        deep = [(self.random.random() + self.apart * (card[0] != top), card) for card in PACK]
        return [card for _, card in sorted(deep)]

    def chooses(self, words: list[str]) -> str:
        chance = self.random.random()
        if chance < self.first:
            return words[0]
        return words[-1] if chance > 1 - self.last else self.random.choice(words)


def play_before_both(name: str, seed: str, longest: int) -> int:
    """How many events both referees agreed on."""
    luck = Luck(Random(seed))
    kind = REFEREES[name]
    players = luck.random.randint(*kind.seats)
    options = luck.options(kind, players)
    try:
        second = kind(players, options)
    except Refused:
        return refused_too(name, players, options)
    course = Course(find_game(name), NAMES[:players], options)
    compare(course, second)
    while second.waits is not None and len(course.events) < longest:
        step(course, second, luck)
        compare(course, second)
    if second.waits is None:
        compare_counts(course, second)
    return len(course.events)


def refused_too(name: str, players: int, options: dict[str, Any]) -> int:
    try:
        course = Course(find_game(name), NAMES[:players], options)
    except BadArgument:
        return 0
    raise Differ(course, "options", "allowed", "refused")


def step(course: Course, second: Referee, luck: Luck) -> None:
    if isinstance(second.waits, Falling):
        fell = luck.falls(second.waits.what)
        try:
            course.throw(fell)
        except GameError as error:
            raise Differ(course, "throw", error, fell) from error
        second.happens(second.waits.seat, fell)
    elif isinstance(second.waits, Choice):
        seat = luck.random.choice(list(second.waits.words))
        word = luck.chooses(second.legal(seat))
        course.play(word, seat)
        second.happens(seat, word)


def compare(course: Course, second: Referee) -> None:
    agree(course, "turn", turn_of(course), turn_told(second))
    for seat in range(second.players):
        agree(course, f"legal({seat})", course.legal(seat), second.legal(seat))
    agree(course, "scores", course.scores, second.scores())
    agree(course, "winners", course.winners, second.winners)


def compare_counts(course: Course, second: Referee) -> None:
    for count in course.game.counts:
        agree(course, count.name, getattr(course.state, count.tally), second.counts[count.name])
        if count.per is not None:
            agree(course, count.per, getattr(course.state, count.per), second.counts[count.per])


def agree(course: Course, what: str, house: object, second: object) -> None:
    if house != second:
        raise Differ(course, what, house, second)


def turn_of(course: Course) -> tuple[str, tuple[int, ...]]:
    turn = course.turn
    if isinstance(turn, Decision):
        return "decision", turn.seats
    return ("chance", (turn.seat,)) if isinstance(turn, Chance) else ("over", ())


def turn_told(second: Referee) -> tuple[str, tuple[int, ...]]:
    if isinstance(second.waits, Choice):
        return "decision", tuple(sorted(second.waits.words))
    return ("chance", (second.waits.seat,)) if second.waits else ("over", ())
