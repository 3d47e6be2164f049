"""`toog play`: a game in the terminal, against bots or around the keyboard."""

from __future__ import annotations

from pathlib import Path

from toog.bots import BOT_NAMES
from toog.cli.usage import Command, Flag, UsageError, Words, check_names
from toog.core.registry import find_game

DICE = ("sealed", "seeded", "real")
LARGEST_SEED = 999_999_999


def run(words: Words) -> int:
    from toog.cli.play import play

    game = find_game(words.operand) if words.operand is not None else None
    if game is None and words.texts("option"):
        raise UsageError("cli-option-needs-game")
    return play(
        None if game is None else game.name,
        names=words.texts("name"),
        bots=check_names("bot", words.texts("bot"), BOT_NAMES),
        options={} if game is None else words.options(game),
        seed=words.whole("seed", 0, LARGEST_SEED),
        dice=read_dice(words),
        resume=path_of(words, "resume"),
        save=path_of(words, "save"),
        language=words.language,
        colour=False if "no-colour" in words else None,
        quick="quick" in words,
    )


def read_dice(words: Words) -> str:
    """A seed asks for seeded dice."""
    usual = "seeded" if "seed" in words else "sealed"
    return check_names("dice", [words.text("dice") or usual], DICE)[0]


def path_of(words: Words, flag: str) -> Path | None:
    text = words.text(flag)
    return None if text is None else Path(text)


PLAY = Command(
    "play",
    run,
    "GAME",
    needs_operand=False,
    flags=(
        Flag("name", "NAME", many=True),
        Flag("bot", "random|sensible", many=True),
        Flag("option", "NAME=VALUE", many=True),
        Flag("dice", "sealed|seeded|real"),
        Flag("seed", "N"),
        Flag("resume", "FILE"),
        Flag("save", "FOLDER"),
        Flag("quick"),
        Flag("no-colour"),
    ),
)
