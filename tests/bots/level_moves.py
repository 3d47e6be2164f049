"""What each level plays in a few games, as a digest: the same on every machine, until its moves change.

`python -m tests.bots.level_moves` writes down those of new versions. What is written stays: a level whose
moves change gets a new version in `VERSIONS` of its game's `bots`, so that no record is held against other
moves than those of its own version. (A version that was in no release may keep its number: delete its line
first.)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from toog.bots import BOT_NAMES, Bot, Question, find_bot, version_of
from toog.bots.playing import play
from toog.core.contract import Game
from toog.core.course import Course
from toog.core.record import read_event
from toog.core.registry import game_names, load_game

WRITTEN = Path(__file__).with_name("level_moves.json")
GAMES = 3
EVERY, QUESTIONS = 3, 8  # of the choices of one game, for those that think


def name_of(game: str, level: str) -> str:
    return f"{game} {level} {version_of(level, load_game(game))}"


def moves_of(name: str, level: str) -> str:
    """Whole games of a level that answers at once; a few answers of one that thinks."""
    game = load_game(name)
    bot = find_bot(level, game)
    words = in_games(game, bot) if bot.choose is not None else to_questions(game, bot)
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def in_games(game: Game[Any], bot: Bot) -> Iterator[str]:
    for seed in range(GAMES):
        players = min(game.seats[0] + seed, game.seats[1])
        yield from (f"{event}" for event in play(game.name, [bot] * players, seed=seed).record()["events"])


def to_questions(game: Game[Any], bot: Bot) -> Iterator[str]:
    for number, question in enumerate(islice(choices(game), 0, EVERY * QUESTIONS, EVERY)):
        asked = Question(game, question.state, question.seat, question.moves, number, question.course)
        yield game.vocabulary[bot.ask(asked)]


def choices(game: Game[Any]) -> Iterator[Question]:
    """Where sensible players had several moves to choose from."""
    played = play(game.name, ["sensible"] * 2, seed=1).record()
    course = Course(game, tuple(played["players"]), played["options"])
    for event in played["events"]:
        happened = read_event(event, 2)
        if happened.seat is not None and len(course.legal(happened.seat)) > 1:
            yield Question.of(course, happened.seat, luck=0)
        course.happen(happened)


def levels() -> list[tuple[str, str]]:
    return [(game, level) for game in game_names() for level in BOT_NAMES]


def written() -> dict[str, str]:
    known: dict[str, str] = json.loads(WRITTEN.read_text(encoding="utf-8")) if WRITTEN.exists() else {}
    return known


def main() -> None:
    known = written()
    now = {name_of(*one): known.get(name_of(*one)) or moves_of(*one) for one in levels()}
    WRITTEN.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
