"""Writes a whole game down, step by step, as a person would check it against the rule sheet.

`python -m tests.golden.playthrough` writes all of them again. Do that only when a rule was meant to change.
"""

from __future__ import annotations

import ast
from itertools import islice
from pathlib import Path

from tests.conformance.house import OWN_GAMES, played_on, sit_down
from tests.table_talk import NAMES
from toog.core.contract import Telling
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game

FOLDER = Path(__file__).parent
# Two tables a game. The seed draws the events, and once for all the company and its house rules.
SEEDS = (1, 4)
MOST_EVENTS = 120
NO_OPTIONS = "no house rules"


TABLES = [(name, seed) for name in OWN_GAMES for seed in SEEDS]


def file_of(name: str, seed: int) -> Path:
    return FOLDER / f"{name}-{seed}.txt"


def table_of(name: str, seed: int) -> Course:
    """The table that was written down, so that a new house rule does not change it; a new one is drawn."""
    if not file_of(name, seed).exists():
        return sit_down(name, seed)
    with file_of(name, seed).open(encoding="utf-8") as lines:
        _, players, options = next(lines).strip().split(", ", maxsplit=2)
    chosen = {} if options == NO_OPTIONS else ast.literal_eval(options)
    return Course(find_game(name), NAMES[: int(players.split()[0])], chosen)


def turn_line(course: Course) -> str:
    turn = course.turn
    if isinstance(turn, Over):
        return f"over, won by {' '.join(map(str, turn.winners))}"
    if isinstance(turn, Chance):
        return f"seat {turn.seat} throws {turn.fall.form}"
    return "; ".join(f"seat {seat}: {', '.join(course.legal(seat))}" for seat in turn.seats)


def in_short(telling: Telling) -> str:
    """The telling without a language, so that better words do not change the game."""
    return " ".join([telling.key, *(f"{name}={value}" for name, value in telling.arguments.items())])


def playthrough(name: str, seed: int) -> str:
    """Every event with what it meant, who is next with what, and the scores."""
    *_, course = islice(played_on(table_of(name, seed), seed), MOST_EVENTS)
    lines = [f"{name}, {len(course.players)} players, {course.options or NO_OPTIONS}"]
    again = Course(course.game, course.players, course.options)
    lines.append(f"    {turn_line(again)}")
    for event, tellings in course.told():
        again.happen(event)
        who = "*" if event.seat is None else str(event.seat)
        lines.append(f"{who} {event.word}")
        lines += [f"  {in_short(telling)}" for telling in tellings]
        lines.append(f"    {turn_line(again)} | {again.scores}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game, number in TABLES:
        file_of(game, number).write_text(playthrough(game, number), encoding="utf-8")
