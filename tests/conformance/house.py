"""Random company for any registered game: how many sit down, by which house rules, and what they do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.table_talk import NAMES
from toog.core.contract import CHANCE, OVER, Game
from toog.core.course import Chance, Course, Over
from toog.core.options import Option
from toog.core.registry import find_game, game_names, own_names

GAMES = game_names()
# Those that come with toog, which have golden playthroughs, pages of facts and second referees here.
OWN_GAMES = own_names()
# A random game far longer than this would never end; the longest seen is reported by the tests.
MOST_EVENTS = 60_000


def some_value(option: Option, players: int, rng: random.Random) -> Any:
    """A value the published schema allows; the default where the schema cannot be drawn from."""
    schema = option.schema()
    default = option.default_for(players)
    if "anyOf" in schema:
        schema = rng.choice(schema["anyOf"])
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if schema.get("type") == "boolean":
        return rng.random() < 0.5
    if schema.get("type") == "integer":
        return rng.randint(schema["minimum"], schema["maximum"])
    if schema.get("type") == "array":
        items = schema["items"]
        return [rng.randint(items["minimum"], items["maximum"]) for _ in default]
    return "".join(rng.sample(default, len(default)))


def positions(game: Game[Any], players: int, rng: random.Random) -> Iterator[Any]:
    """One game by random players with the default house rules: its state, after every step."""
    rules = game.rules
    s = game.begin(players, {})
    out = [0] * len(game.vocabulary)
    while (who := rules.turn(s)) != OVER:
        if who == CHANCE:
            rules.throw(s, game.falls[rules.chance(s)].draw(rng.randrange))
        else:
            seat = rules.in_turn(s)
            rules.play(s, seat, out[rng.randrange(rules.moves(s, seat, out))])
        yield s


def some_options(game: Game[Any], players: int, rng: random.Random) -> dict[str, Any]:
    """Each house rule is changed half of the time, where this company may have it so."""
    chosen = {}
    for option in game.options:
        value = some_value(option, players, rng)
        if rng.random() < 0.5 and allowed(option, value, players):
            chosen[option.name] = value
    return chosen


def allowed(option: Option, value: Any, players: int) -> bool:
    try:
        option.check(value, players)
    except ValueError:
        return False
    return True


def sit_down(name: str, seed: int) -> Course:
    rng = random.Random(f"{name} {seed}")
    game = find_game(name)
    players = rng.randint(*game.seats)
    return Course(game, NAMES[:players], some_options(game, players, rng))


def go_on(course: Course, rng: random.Random) -> bool:
    """One event at random; in a race whoever is quickest. False when the game is over."""
    turn = course.turn
    if isinstance(turn, Over):
        return False
    if isinstance(turn, Chance):
        course.throw(turn.fall.say(turn.fall.draw(rng.randrange)))
    else:
        seat = rng.choice(turn.seats)
        course.play(rng.choice(course.legal(seat)), seat)
    return True


def course_of(name: str, seed: int) -> Iterator[Course]:
    """The same course again and again, before its first event and after each."""
    return played_on(sit_down(name, seed), seed)


def played_on(course: Course, seed: int) -> Iterator[Course]:
    rng = random.Random(seed)
    yield course
    while go_on(course, rng):
        assert len(course.events) < MOST_EVENTS, f"seed {seed} does not end: {course.options}"
        yield course
