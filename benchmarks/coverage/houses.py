"""Which companies and house rules are measured, and decisions met in games among bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tests.table_talk import NAMES
from toog.bots import Bot, Question, find_bot
from toog.core.contract import CHANCE, OVER, Game
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game
from toog.review.errors import MIXED

LEVELS = ("club", "sensible", "sensible", "beginner")
OFTEN = 0.3
"""How often a house rule is changed where several are."""


class House(NamedTuple):
    """A number of players and house rules; `options` is None where they are drawn anew for every game."""

    name: str
    players: Sequence[int]
    options: dict[str, Any] | None


def house(players: int, **options: Any) -> House:
    return House(" ".join([str(players), *options]), [players], options)


def mixed(*players: int) -> House:
    return House(MIXED, players, None)


HOUSES = {
    "mens": [
        *(house(players) for players in (2, 3, 4, 6)),
        house(2, spare="empty"),
        house(3, spare="empty"),
        house(2, win="all"),
        house(2, tries=3),
        house(4, tries=3),
        house(2, lane="forward"),
        house(4, lane="forward"),
        mixed(2, 3, 4, 5, 6),
    ],
    "zocken": [house(2, handicap=[13, 0]), house(3), house(4), mixed(3, 4, 5, 6)],
    "pietjesbak": [*(house(players) for players in (5, 6, 7, 8)), mixed(3, 4, 5, 6, 7, 8)],
    "stich": [*(house(players) for players in (2, 3, 4)), mixed(2, 3, 4, 5, 6)],
}
MEASURED: dict[str, dict[str, Sequence[Any]]] = {
    "mens": {
        "board": (4, 6),
        "spare": ("double", "empty"),
        "win": ("colour", "all"),
        "first_pawn": ("free", "beginner", "six"),
        "stuck_six": ("again", "wait"),
        "own_hit": (True, False),
        "must_hit": (False, True),
        "bounce": (True, False),
        "lane": ("fixed", "forward"),
        "tries": (1, 3),
        "three_sixes": ("play", "lose"),
        "safe": ("none", "start"),
    },
    "zocken": {"rounds": (1, 2, 3, 5), "first_die": ("any", "field")},
    "pietjesbak": {
        "marks": (3, 5, 9),
        "counts": ("last", "best"),
        "tie": ("throw_off", "replay"),
        "zand": ("by_pips", "equal"),
        "stoef_with": ("max", "add", "double"),
        "stoef_lost": (0, 1, 2),
        "seven": ("counted", "any"),
        "apes_early": ("out", "sit_out"),
        "starter": ("winner", "loser", "clockwise"),
    },
    "stich": {"target": (50, 100, 150), "hand": ("nothing", "minus"), "swap": (False, True)},
}
"""The values that are drawn where house rules are mixed. Others have not been measured."""


def positions(game: str, where: House, many: int, seed: int) -> Iterator[Question]:
    """One decision of each of so many games, between at least two moves."""
    rng = random.Random(f"{game} {where.name} {seed}")
    while many:
        players = rng.choice(where.players)
        options = drawn(game, players, rng) if where.options is None else where.options
        found = some_decision(game, players, options, rng)
        if found is not None:
            many -= 1
            yield found


def drawn(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    names = [name for name in MEASURED[game] if rng.random() < OFTEN]
    chosen = {name: rng.choice(MEASURED[game][name]) for name in names}
    if chosen.get("board", players) < players:
        del chosen["board"]
    return chosen


def some_decision(game: str, players: int, options: dict[str, Any], rng: random.Random) -> Question | None:
    """The bots play to the end; every decision they met is as likely to be the one."""
    played = Course(find_game(game), NAMES[:players], options)
    bots = [bot for level in LEVELS if (bot := find_bot(level, played.game)).choose is not None]
    seated = [rng.choice(bots) for _ in range(players)]
    if played.game.hidden:
        return met_in_course(played, seated, rng)
    return met_in_the_open(played.game, played.state, seated, rng)


def met_in_course(course: Course, seated: Sequence[Bot], rng: random.Random) -> Question | None:
    found, seen = None, 0
    while not isinstance(turn := course.turn, Over):
        if isinstance(turn, Chance):
            course.throw(turn.fall.say(turn.fall.draw(rng.randrange)))
            continue
        seat = turn.seats[0]
        question = Question.of(course, seat, rng.getrandbits(31))
        if len(question.moves) > 1:
            seen += 1
            if rng.randrange(seen) == 0:
                found = question
        course.play(course.game.vocabulary[seated[seat].ask(question)], seat)
    return found


def met_in_the_open(game: Game[Any], s: Any, seated: Sequence[Bot], rng: random.Random) -> Question | None:
    """The same on the position alone, which is quicker."""
    found, seen, rules, out = None, 0, game.rules, [0] * len(game.vocabulary)
    while (who := rules.turn(s)) != OVER:
        if who == CHANCE:
            rules.throw(s, game.falls[rules.chance(s)].draw(rng.randrange))
            continue
        seat = rules.in_turn(s)
        question = Question(game, s, seat, out[: rules.moves(s, seat, out)], rng.getrandbits(31))
        if len(question.moves) > 1:
            seen += 1
            if rng.randrange(seen) == 0:
                found = replace(question, state=s.copy())
        rules.play(s, seat, seated[seat].ask(question))
    return found
