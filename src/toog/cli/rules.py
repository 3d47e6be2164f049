"""`toog rules`: the rule book of a game with its house rules, in the reader's language."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Console

from toog.cli.output import say_care
from toog.cli.usage import Subcommand, Words
from toog.console import console, two_columns
from toog.core.contract import Game
from toog.core.options import EachSeat, Option
from toog.core.registry import find_game
from toog.texts import Voice


def run(words: Words) -> int:
    game = find_game(words.operand)
    show(game, Voice(words.language, game), console())
    return 0


def show(game: Game[Any], voice: Voice, screen: Console) -> None:
    low, high = game.seats
    seats = range(low, high + 1)
    screen.print(voice.say("name"), style="bold")
    screen.print(voice.say("about"))
    screen.print(voice.say("cli-rules-players", low=low, high=high))
    say_care(voice, screen)
    screen.print("")
    screen.print(voice.say("thirty-seconds"), style="bold")
    screen.print(two_columns(("–", line) for line in voice.say("short").splitlines()))
    for section in game.book:
        screen.print("")
        screen.print(voice.say(f"section-{section.name}"), style="bold")
        screen.print(two_columns((rule, voice.say(f"rule-{rule}")) for rule in section.rules))
    screen.print("")
    screen.print(voice.say("cli-rules-options"), style="bold")
    rows = ((option.rule, option_in_words(option, seats, voice)) for option in game.options)
    screen.print(two_columns(rows))


def option_in_words(option: Option, seats: range, voice: Voice) -> str:
    """A house rule in words, and how it is written on the command line with all its values."""
    default = usual(option, seats, voice)
    said = voice.say("cli-rules-default", value=default) if default else ""
    return f"{voice.say(f'option-{option.name}')}\n{option.name} = {voice.allowed(option)}  {said}".rstrip()


def usual(option: Option, seats: range, voice: Voice) -> str:
    """The default as it is typed: one for all, or for each number of players (M1)."""
    if isinstance(option, EachSeat):
        return "0,…"
    runs = [
        (value, list(run))
        for value, run in groupby(seats, lambda number: as_typed(option.default_for(number)))
    ]
    if len(runs) == 1:
        return runs[0][0]
    said = (voice.say("cli-rules-default-for", value=value, low=run[0], high=run[-1]) for value, run in runs)
    return ", ".join(said)


def as_typed(value: Any) -> str:
    """A value as it is typed after `--option name=`."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


RULES = Subcommand("rules", run, "GAME")
