"""`toog handicap`: what makes a company even, by levels of the house or by what reviews say of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from toog.cli.output import print_json, refuse
from toog.cli.progress import counting, filling
from toog.cli.stopping import INTERRUPTED, stoppable
from toog.cli.usage import JSON, OPTION, SEED, Flag, Subcommand, UsageError, Words, check_names
from toog.console import complain, console, read_file
from toog.core.contract import Game
from toog.core.errors import BadRecord, GameError
from toog.core.record import Record
from toog.core.registry import find_game
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.lab.handicap import Handicap
    from toog.lab.shapes import Reviewed, Who

MOST_GAMES = 9_999_999
MOST_THREADS = 256


class HandicapArguments(NamedTuple):
    """Who is to be made even, in which game and by which house rules."""

    game: Game[Any]
    names: list[str]
    players: list[Who]
    options: dict[str, Any]


def run(words: Words) -> int:
    from toog.lab.handicap_sentences import HandicapNarrator

    voice = Voice(words.language)
    levels = None if "review" in words else by_levels(words)
    try:
        asked = levels or by_review(words)
        voice = Voice(words.language, asked.game)
        found, stopped = search(asked, words, voice)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    sentences = HandicapNarrator(found, asked.names, voice).sentences()
    if "json" in words:
        print_json({**found.plain(), "names": asked.names, "sentences": sentences})
    else:
        console().print(*sentences, "", voice.say("cli-lab-bounds"), sep="\n")
    if stopped:
        complain(voice.say("cli-stopped-search", games=found.games))
    return INTERRUPTED if stopped else 0


def search(asked: HandicapArguments, words: Words, voice: Voice) -> tuple[Handicap, bool]:
    """Return the handicap, and whether Ctrl-C ended the search for it."""
    from toog.lab import handicap  # here, because nothing else of the terminal should wait for Numba

    games = words.whole("games", 1, MOST_GAMES) or handicap.USUAL_GAMES
    with stoppable(voice) as enough, counting(voice, None) as progress:
        found = handicap.fair_handicap(
            asked.game,
            asked.players,
            asked.options,
            games=games,
            seed=words.seed() or 0,
            threads=words.whole("threads", 1, MOST_THREADS),
            progress=progress,
            enough=enough,
        )
    return found, enough()


def by_levels(words: Words) -> HandicapArguments:
    from toog.bots import BOT_NAMES

    if words.operand is None:
        raise UsageError("cli-missing", command="handicap", operand="GAME")
    game = find_game(words.operand)
    chosen = words.text("bots")
    if chosen is None:
        raise UsageError("cli-handicap-who")
    levels = check_names("bots", chosen.split(","), BOT_NAMES)
    options = options_in(words, game)
    game.check_options(options, len(levels))
    return HandicapArguments(game, told_apart(levels), list(levels), options)


def options_in(words: Words, game: Game[Any]) -> dict[str, Any]:
    """The house rules that were typed, without the one that is looked for."""
    options = words.options(game)
    if "handicap" in options:
        raise UsageError("cli-handicap-given")
    return options


def told_apart(levels: Sequence[str]) -> list[str]:
    """A level that sits there more than once is numbered: beginner 1, beginner 2."""
    many, so_far = Counter(levels), Counter[str]()
    names = []
    for level in levels:
        so_far[level] += 1
        names.append(f"{level} {so_far[level]}" if many[level] > 1 else level)
    return names


def by_review(words: Words) -> HandicapArguments:
    """The players of the records, in the order of the first: all have played the same game."""
    if "bots" in words:
        raise UsageError("cli-handicap-either")
    records = [read_file(file) for file in words.texts("review")]
    named = {words.operand} if words.operand else set()
    if len({record.game.name for record in records} | named) > 1:
        raise BadRecord("handicap-games")
    first = records[0]
    found = reviewed(records, Voice(words.language, first.game))
    people = [found[name] for name in first.players]
    options = options_in(words, first.game) or dict(first.options)
    return HandicapArguments(first.game, list(first.players), list(people), options)


def reviewed(records: Sequence[Record], voice: Voice) -> dict[str, Reviewed]:
    """What everyone's real choices lost, over all these games together.

    A game alone is reviewed in points, of which no level was measured: it shows nothing.
    """
    from toog.lab.shapes import Reviewed
    from toog.review.reviewing import review

    plays: dict[str, list[tuple[int, float]]] = {}
    for record in records:
        with filling(voice) as progress:
            found = review(record, progress)
        for seat, name in enumerate(record.players):
            some = plays.setdefault(name, [])
            if found.unit == "win":
                play = found.play_of(seat)
                some.append((play.choices, play.mean_loss / found.yardstick if found.yardstick else 0.0))
    return {name: Reviewed.of(some) for name, some in plays.items()}


HANDICAP = Subcommand(
    "handicap",
    run,
    "GAME",
    needs_operand=False,
    flags=(
        Flag("bots", "LEVEL,LEVEL…"),
        Flag("review", "FILE", many=True),
        OPTION,
        Flag("games", "N"),
        SEED,
        Flag("threads", "N"),
        JSON,
    ),
)
