"""The puzzle of the day: the same for everyone, from a game that bots play under a seal that is no secret.

What is hashed to the secret of the dice is a text made of the day and the game, and everything else follows
from it, so anyone can play that game over, verify it, and find the same decision, with no house to ask.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any, NamedTuple, Protocol

from toog.bots import Question, find_bot, version_of
from toog.core.course import Chance, Course, Over
from toog.core.errors import BadArgument, quote
from toog.core.record import Record, read_record
from toog.core.registry import find_game, own_names, part_of
from toog.core.seal import Chosen, Span, write_bots
from toog.core.sources import BotLuck, Sealed
from toog.review.coaching import THRESHOLD
from toog.review.hinting import FoundHint
from toog.review.puzzles.confirming import is_best_beyond_doubt
from toog.review.puzzles.puzzle import Puzzle, SealedGame, puzzle_at
from toog.review.reviewing import Progress


class DailyGame(Protocol):
    """The part `review.puzzle` of a game with decisions, whose positions can be judged."""

    DAY: int
    """Its place among the games of the house: each has its day in turn."""
    PLAYERS: int
    """How many bots play, and by which house rules."""
    OPTIONS: dict[str, Any]


NAMES = ("Jef", "Rosa", "Staf", "Irma")
PLAYER, LEARNER = "sensible", "beginner"
"""Who plays, and who is also asked: a puzzle is what one of them gets wrong."""

EARLIEST = 8
MOST_GAMES = 10
"""How many games are searched for a missed move. It is nearly always in the first or the second."""


class Looked(NamedTuple):
    """What was found in a game, if anything, and all the decisions that were looked at."""

    found: Puzzle | None
    others: list[Puzzle]


def today() -> date:
    """The same everywhere: the day in Greenwich."""
    return datetime.now(UTC).date()


def find_daily_game(game: str) -> DailyGame | None:
    found: DailyGame | None = part_of(game, "review.puzzle")
    return found


@functools.cache
def games_in_turn() -> tuple[str, ...]:
    """The games of the house alone: in every house it is the turn of the same one."""
    days = {played.DAY: name for name in own_names() if (played := find_daily_game(name)) is not None}
    return tuple(days[day] for day in sorted(days))


def game_of(day: date) -> str:
    return games_in_turn()[day.toordinal() % len(games_in_turn())]


def text_of(day: date, game: str, number: int) -> str:
    """Whose SHA-256 is the secret; `number` counts the games in which nothing was found."""
    return f"toog/daily/1|{day.isoformat()}|{game}|{number}"


def daily(day: date | None = None, game: str | None = None, progress: Progress | None = None) -> Puzzle:
    """The puzzle of this day, or of today; of this game, or of the one whose turn it is."""
    day = day or today()
    if not isinstance(day, date):
        raise BadArgument("daily-no-day", day=quote(day))
    name = game_of(day) if game is None else find_game(game).name
    first = 0
    while True:
        others: list[Puzzle] = []
        for number in range(first, first + MOST_GAMES):
            looked = search(sealed_game(day, name, number), day, number, progress)
            if looked.found is not None:
                return looked.found
            others += looked.others
        clearest = filter(is_best_beyond_doubt, sorted(others, key=margin, reverse=True))
        if (found := next(clearest, None)) is not None:
            return found
        first += MOST_GAMES


def sealed_game(day: date, game: str, number: int = 0) -> Record:
    """The whole game that the puzzle is from, with its seals opened: `verify` takes it as it is."""
    found, played = find_game(game), find_daily_game(game)
    if played is None:
        raise BadArgument("daily-no-game", game=quote(game), allowed=", ".join(games_in_turn()))
    secret = hashlib.sha256(text_of(day, game, number).encode()).digest()
    dice = Sealed(secret, tuple(f"{seat:02x}" for seat in range(played.PLAYERS)))
    luck = BotLuck.beside(secret, dice.nonces)
    course = Course(found, NAMES[: played.PLAYERS], played.OPTIONS)
    chosen = dict(play_out(course, dice, luck))
    held = [Span(seat, PLAYER, 0, len(course.events)) for seat in range(played.PLAYERS)]
    meta = {"bots": write_bots(luck, held, chosen, shown=True), "seats": [PLAYER] * played.PLAYERS}
    return read_record(course.record(dice.seal(shown=True), meta))


def play_out(course: Course, dice: Sealed, luck: BotLuck) -> Iterator[tuple[int, Chosen]]:
    """Plays to the end, and tells which events bots chose: where there was one move only, none did."""
    bot = find_bot(PLAYER, course.game)
    while not isinstance(turn := course.turn, Over):
        if isinstance(turn, Chance):
            course.throw(turn.fall.say(dice.fall(turn.fall, course.falls)))
            continue
        seat, event = turn.seats[0], len(course.events)
        question = Question.of(course, seat, luck.luck(event))
        if len(question.moves) > 1:
            yield event, Chosen(seat, PLAYER, version_of(PLAYER, course.game))
        course.play(course.game.vocabulary[bot.ask(question)], seat)


def search(record: Record, day: date, number: int, progress: Progress | None) -> Looked:
    """Looks at the decisions of a game in an order of the day's own.

    The first with a clear best move that its player missed; otherwise the first that a beginner misses. A
    move is only taken for the best where a rollout says so too.
    """
    text = text_of(day, record.game.name, number)
    source = SealedGame(day, number, text)
    events = sorted(choices_in(record), key=lambda at: hashlib.sha256(f"{text}|{at}".encode()).digest())
    easier: Puzzle | None = None
    others: list[Puzzle] = []
    for looked_at, at in enumerate(events, start=1):
        puzzle = puzzle_at(record, at, source)
        others.append(puzzle)
        missed = puzzle.played != puzzle.hint.best.move
        if is_clear(puzzle.hint) and (missed or (easier is None and learner_misses(puzzle))):
            if is_best_beyond_doubt(puzzle):
                if missed:
                    return Looked(puzzle, others)
                easier = puzzle
        if progress is not None:
            progress(looked_at / len(events))
    return Looked(easier, others)


def choices_in(record: Record) -> list[int]:
    """The events at which there was something to choose, but for the first few, which many games share."""
    played = (record.meta or {})["bots"]["played"]
    return [event for by in played for event in by["events"] if event >= EARLIEST]


def is_clear(hint: FoundHint) -> bool:
    """Whether the coach would speak after every other move."""
    return stands_out(hint) > THRESHOLD[hint.unit]


def stands_out(hint: FoundHint) -> float:
    """What the best move is better by than any other, at the least that it may be."""
    return min(hint.sure_loss(one.move) for one in hint.moves[1:])


def margin(puzzle: Puzzle) -> float:
    return stands_out(puzzle.hint)


def learner_misses(puzzle: Puzzle) -> bool:
    game = puzzle.record.game
    asked = Question.of(puzzle.course, puzzle.seat, luck=0)
    return game.vocabulary[find_bot(LEARNER, game).ask(asked)] != puzzle.hint.best.move
