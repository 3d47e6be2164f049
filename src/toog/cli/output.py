"""What is printed, and where: facts to stdout, complaints to stderr in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from toog.cli.usage import COMMON, Command
from toog.core.errors import GameError
from toog.core.registry import game_names, load_game
from toog.texts import Voice


def complain(sentence: str) -> None:
    print(f"toog: {' '.join(sentence.split())}", file=sys.stderr)


def print_json(facts: dict[str, Any]) -> None:
    print(json.dumps(facts, ensure_ascii=False))


def error_facts(error: GameError, voice: Voice) -> dict[str, Any]:
    return {
        "error": {
            "kind": error.kind,
            "rule": error.rule,
            "event": error.event,
            "message": voice.error(error),
        }
    }


BAD_DATA = 1


def refuse(error: GameError, voice: Voice, *, as_json: bool) -> int:
    """Bad data: in JSON on stdout too, for programs."""
    if as_json:
        print_json(error_facts(error, voice))
    else:
        complain(voice.event_error(error))
    return BAD_DATA


def console() -> Console:
    return Console(highlight=False, markup=False)


def two_columns(rows: Iterable[tuple[str, str]]) -> Table:
    """Names on the left, their words wrapped beside them."""
    columns = Table.grid(padding=(0, 2))
    columns.add_column(no_wrap=True)
    columns.add_column()
    for name, words in rows:
        columns.add_row(f"  {name}", words)
    return columns


def say_care(voice: Voice, screen: Console) -> None:
    """A8: a game with a glass in it never appears without its line about drinking with care."""
    if voice.knows("care"):
        screen.print(voice.say("care"), style="italic")


def show_house(voice: Voice, commands: Iterable[str]) -> None:
    """`toog --help`."""
    screen = console()
    screen.print(voice.say("cli-house"), "", voice.say("cli-usage", line="toog [COMMAND]"), "", sep="\n")
    screen.print(two_columns((name, voice.say(f"cli-help-{name}")) for name in commands))
    screen.print("", voice.say("cli-games"), "", sep="\n")
    games = (load_game(name) for name in game_names())
    screen.print(two_columns((game.name, Voice(voice.language, game).say("about")) for game in games))
    screen.print("", voice.say("cli-more"), sep="\n")


def show_help(voice: Voice, command: Command) -> None:
    """`toog COMMAND --help`."""
    screen = console()
    operand = command.operand if command.needs_operand else f"[{command.operand}]"
    line = f"toog {command.name} {operand}".rstrip()
    screen.print(voice.say(f"cli-help-{command.name}"), "", voice.say("cli-usage", line=line), "", sep="\n")
    flags = command.flags + COMMON
    rows = ((flag.form, voice.say(f"cli-flag-{flag.name}")) for flag in flags)
    screen.print(two_columns(rows))
