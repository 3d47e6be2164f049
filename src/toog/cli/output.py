"""What is printed, and where: facts to stdout, complaints to stderr in one line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from rich.console import Console

from toog.cli.usage import COMMON, Subcommand
from toog.console import complain, console, two_columns
from toog.core.errors import GameError, quote
from toog.core.registry import games_in_order, refused_games
from toog.texts import Voice


def print_json(facts: dict[str, Any]) -> None:
    print(json.dumps(facts, ensure_ascii=False))


def error_facts(error: GameError, message: str) -> dict[str, Any]:
    return {
        "error": {
            "kind": error.kind,
            "rule": error.rule,
            "event": error.event,
            "message": message,
        }
    }


BAD_DATA = 1


def refuse(
    error: GameError, voice: Voice, *, as_json: bool, file: str = "", facts: dict[str, Any] | None = None
) -> int:
    """Says what is wrong with data, in JSON on stdout for programs, and answers the exit code.

    Where there are several files, `file` is the one that is meant. JSON begins with `facts`.
    """
    sentence = voice.error(error) if as_json else voice.event_error(error)
    if file and "file" not in error.arguments:
        sentence = voice.say("cli-in-file", file=quote(file), sentence=sentence)
    if as_json:
        print_json({**(facts or {}), **error_facts(error, sentence)})
    else:
        complain(sentence)
    return BAD_DATA


def say_care(voice: Voice, screen: Console) -> None:
    """A8: a game with a glass in it never appears without its line about drinking with care."""
    if voice.knows("care"):
        screen.print(voice.say("care"), style="italic")


def show_house(voice: Voice, commands: Iterable[str]) -> None:
    """Prints what `toog --help` answers."""
    screen = console()
    screen.print(voice.say("cli-house"), "", voice.say("cli-usage", line="toog [COMMAND]"), "", sep="\n")
    screen.print(two_columns((name, voice.say(f"cli-help-{name}")) for name in commands))
    screen.print("", voice.say("cli-games"), "", sep="\n")
    games = games_in_order()
    screen.print(two_columns((game.name, Voice(voice.language, game).say("about")) for game in games))
    screen.print("", voice.say("cli-more"), sep="\n")
    complain_about_games(voice)


def complain_about_games(voice: Voice) -> None:
    """Wherever all games are offered: one line for each that was installed and cannot be played."""
    for error in refused_games():
        complain(voice.error(error))


def show_help(voice: Voice, command: Subcommand) -> None:
    """Prints what `toog COMMAND --help` answers."""
    screen = console()
    usage = voice.say("cli-usage", line=command.form)
    screen.print(voice.say(f"cli-help-{command.name}"), "", usage, "", sep="\n")
    flags = command.flags + COMMON
    rows = ((flag.form, voice.say(f"cli-flag-{flag.told_as or flag.name}")) for flag in flags)
    screen.print(two_columns(rows))
