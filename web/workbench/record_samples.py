"""Plays a game of each kind between bots and keeps what a page would be shown, for the workbench.

Run from the root of the repository: .venv/bin/python web/workbench/record_samples.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from toog.core.contract import SPECTATOR
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game, games_in_order
from toog.core.sources import Seeded

NAMES = ("An", "Bo", "Cé", "Dirk-Jan", "Eva", "Fien")
LEAST = 3  # players, so that there is something between two of them
VARIANTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "mens-six": ("mens", 6, {"board": 6}),
    "stich-professional": ("stich", 2, {"swap": True, "target": 50}),
}
MOST = 220
FOLDER = Path(__file__).parent / "samples"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games_in_order():
        keep(game.name, game.name, min(max(LEAST, game.usual_players), game.seats[1]), {})
    for file, (name, players, options) in VARIANTS.items():
        keep(file, name, players, options)


def keep(file: str, name: str, players: int, options: dict[str, Any]) -> None:
    frames = list(play(name, players, options))
    most = len(frames) if len(frames) <= MOST else MOST - 20
    kept = frames[:most] + (frames[-20:] if most < len(frames) else [])
    sample = {"game": name, "names": NAMES[:players], "options": options, "frames": kept}
    (FOLDER / f"{file}.json").write_text(json.dumps(sample, separators=(",", ":")), encoding="utf-8")


def play(name: str, players: int, options: dict[str, Any]) -> Any:
    game = find_game(name)
    course = Course(game, NAMES[:players], options)
    dice, choice = Seeded(12), random.Random(4)
    yield frame(course, None, [], None)
    while not isinstance(turn := course.turn, Over):
        before = [game.hidden_copy(course.state, seat) for seat in (SPECTATOR, *range(players))]
        thrower = None
        if isinstance(turn, Chance):
            thrower = turn.seat
            course.throw(turn.fall.say(dice.fall(turn.fall, course.falls)))
        else:
            seat = choice.choice(turn.seats)
            course.play(choice.choice(course.legal(seat)), seat)
        after = [game.hidden_copy(course.state, seat) for seat in (SPECTATOR, *range(players))]
        told = [game.tell(b, course.events[-1], a) for b, a in zip(before, after, strict=True)]
        yield frame(course, course.events[-1], told, thrower)


def frame(course: Course, event: Any, told: list[Any], thrower: int | None) -> dict[str, Any]:
    turn = course.turn
    seats = range(len(course.players))
    hidden = course.game.hidden
    lines = [[{"key": t.key, "arguments": t.arguments} for t in telling] for telling in told] or [[]]
    word = None if event is None or "cards" in event.word or len(event.word) > 60 else event.word
    who = () if isinstance(turn, Over) else (turn.seat,) if isinstance(turn, Chance) else turn.seats
    return {
        "view": course.view(None),
        "views": {str(seat): course.view(seat) for seat in seats} if hidden else {},
        "turn": list(who),
        "fall": turn.fall.form if isinstance(turn, Chance) else None,
        "legal": {str(seat): course.legal(seat) for seat in seats if course.legal(seat)},
        "scores": course.scores,
        "winners": list(course.winners),
        "seat": None if event is None else event.seat,
        "thrower": thrower,
        "word": word,
        "told": lines[0],
        "told_to": {str(seat): lines[seat + 1] for seat in seats} if hidden and len(lines) > 1 else {},
    }


if __name__ == "__main__":
    main()
