"""Writes a whole game down, step by step, as a person would check it against the rule sheet.

`python -m tests.golden.playthrough` writes all of them again. Do that only when a rule was meant to change.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from tests.conformance.house import OWN_GAMES, course_of
from toog.core.contract import Telling
from toog.core.course import Chance, Course, Over

FOLDER = Path(__file__).parent
# Two tables a game; the seed also draws the company and its house rules, but for a handicap.
SEEDS = (1, 4)
MOST_EVENTS = 120


TABLES = [(name, seed) for name in OWN_GAMES for seed in SEEDS]


def file_of(name: str, seed: int) -> Path:
    return FOLDER / f"{name}-{seed}.txt"


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
    *_, course = islice(course_of(name, seed, even=True), MOST_EVENTS)
    lines = [f"{name}, {len(course.players)} players, {course.options or 'no house rules'}"]
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
