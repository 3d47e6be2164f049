"""`toog play`: a game in the terminal, against bots or around the keyboard."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toog.cli.output import complain_about_games
from toog.cli.usage import OPTION, SEED, Flag, Subcommand, UsageError, Words, check_names
from toog.core.contract import Game
from toog.core.errors import GameError, quote
from toog.core.names import check_new_names
from toog.core.registry import find_game
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.terminal.adviser import AdviceWish
    from toog.terminal.sitting import DuplicateWish, ForkWish

DICE = ("sealed", "seeded", "real")
AUTO = ("none", "moves", "all")
MOST_EVENTS = 1_000_000
MOST_SEATS = 100
MOST_LOST = 100


def run(words: Words) -> int:
    from toog.terminal import play

    check_resume(words)
    check_fork(words)
    check_duplicate(words)
    game = find_game(words.operand) if words.operand is not None else None
    if game is None and words.texts("option"):
        raise UsageError("cli-option-needs-game")
    if game is None and "fork" not in words and "duplicate" not in words:
        complain_about_games(Voice(words.language))
    return play(
        None if game is None else game.name,
        names=read_names(words),
        bots=words.texts("bot"),
        options={} if game is None else read_options(words, game),
        seed=words.seed(),
        dice=read_dice(words),
        resume=path_of(words, "resume") if words.text("resume") else None,
        choose=words.text("resume") == "",
        save=path_of(words, "save"),
        language=words.language,
        colour=False if "no-colour" in words else None,
        quick="quick" in words,
        fork=read_fork(words),
        duplicate=read_duplicate(words),
        advice=read_advice(words),
        auto=check_names("auto", [words.text("auto") or AUTO[0]], AUTO)[0] if "auto" in words else None,
    )


def check_resume(words: Words) -> None:
    """Refuses names, bots and house rules for a game that was kept, which has its own.

    Without a file it is chosen from a list, and then GAME says from which.
    """
    named = words.operand and words.text("resume")
    if "resume" in words and (named or any(flag in words for flag in ("name", "bot", "option"))):
        raise UsageError("play-resume-alone")


def check_fork(words: Words) -> None:
    """Refuses a game and house rules for one that is played on, which has its own, and half a fork."""
    if "fork" in words and (words.operand or "resume" in words or "option" in words):
        raise UsageError("play-fork-alone")
    if ("fork" in words) != ("at" in words) or ("fresh" in words and "fork" not in words):
        raise UsageError("play-fork-at")


def read_fork(words: Words) -> ForkWish | None:
    """Reads where to play on. Whoever names other dice plays with fresh ones."""
    from toog.terminal.sitting import ForkWish

    file, at = path_of(words, "fork"), words.whole("at", 0, MOST_EVENTS)
    if file is None or at is None:
        return None
    return ForkWish(file, at, any(flag in words for flag in ("fresh", "dice", "seed")))


def check_duplicate(words: Words) -> None:
    """Refuses whatever a game that is played again has of its own: its game, its house rules, its dice."""
    own = ("resume", "fork", "option", "dice", "seed")
    if "duplicate" in words and (words.operand or any(flag in words for flag in own)):
        raise UsageError("play-duplicate-alone")
    if "rotate" in words and "duplicate" not in words:
        raise UsageError("play-rotate-alone")


def read_duplicate(words: Words) -> DuplicateWish | None:
    from toog.terminal.sitting import DuplicateWish

    file = path_of(words, "duplicate")
    return None if file is None else DuplicateWish(file, words.whole("rotate", 0, MOST_SEATS))


def read_advice(words: Words) -> AdviceWish:
    """Reads what the house may say of moves. A coach that is named without a number speaks as usual."""
    from toog.terminal.adviser import LIMIT, AdviceWish

    bare = words.text("coach") == ""
    limit = LIMIT if bare else words.whole("coach", 0, MOST_LOST)
    return AdviceWish("hints" in words, limit)


def read_names(words: Words) -> list[str]:
    names = [name.strip() for name in words.texts("name")]
    check_new_names(names)
    for place, name in enumerate(names):
        if name in names[:place]:
            raise UsageError("cli-name-twice", name=quote(name))
    return names


def read_options(words: Words, game: Game[Any]) -> dict[str, Any]:
    """Reads the house rules, and refuses those by which no number of players could play."""
    options = words.options(game)
    low, high = game.seats
    for players in range(low, high):
        with suppress(GameError):
            game.check_options(options, players)
            return options
    try:
        game.check_options(options, high)
    except GameError as error:
        raise with_what_is_meant(error, words.language, game) from None
    return options


def with_what_is_meant(error: GameError, language: str, game: Game[Any]) -> GameError:
    """Says in the error which values are allowed, each with what it is called."""
    if error.key == "option-value":
        option = game.option(error.arguments["option"])
        error.arguments["allowed"] = Voice(language, game).allowed(option)
    return error


def read_dice(words: Words) -> str:
    """Reads which dice are played with. A seed asks for seeded dice."""
    usual = "seeded" if "seed" in words else "sealed"
    dice = check_names("dice", [words.text("dice") or usual], DICE)[0]
    if "seed" in words and dice != "seeded":
        raise UsageError("play-seed-unused", dice=dice)
    return dice


def path_of(words: Words, flag: str) -> Path | None:
    text = words.text(flag)
    return None if text is None else Path(text)


PLAY = Subcommand(
    "play",
    run,
    "GAME",
    needs_operand=False,
    flags=(
        Flag("name", "NAME", many=True),
        Flag("bot", "NAME", many=True),
        OPTION,
        Flag("dice", "sealed|seeded|real"),
        SEED,
        Flag("auto", "none|moves|all"),
        Flag("hints"),
        Flag("coach", "N", optional=True),
        Flag("resume", "FILE", optional=True),
        Flag("fork", "FILE"),
        Flag("at", "N"),
        Flag("fresh"),
        Flag("duplicate", "FILE"),
        Flag("rotate", "N"),
        Flag("save", "FOLDER"),
        Flag("quick"),
        Flag("no-colour"),
    ),
)
