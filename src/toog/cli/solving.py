"""`toog solve`: exact values, for what is solved."""

from __future__ import annotations

import importlib
import importlib.util

from toog.cli.output import print_json, say_care
from toog.cli.progress import filling
from toog.cli.usage import JSON, OPTION, Flag, Subcommand, UsageError, Words
from toog.console import console, two_columns
from toog.core.errors import quote
from toog.core.registry import find_game, game_names
from toog.texts import Voice


def run(words: Words) -> int:
    game = find_game(words.operand)
    if not is_solved(game.name):
        solved = ", ".join(filter(is_solved, game_names()))
        raise UsageError("cli-not-solved", game=quote(game.name), allowed=solved)
    solver = importlib.import_module(f"toog.solve.{game.name}")
    players = words.whole("players", *game.seats) or solver.PLAYERS[0]
    options = game.check_options(words.options(game), players)
    voice = Voice(words.language, game)
    if players not in solver.PLAYERS:
        solved_for = "–".join(map(str, sorted({solver.PLAYERS[0], solver.PLAYERS[-1]})))
        raise UsageError("cli-not-solved-for", game=quote(game.name), players=solved_for)
    if "handicap" in options and getattr(solver, "ENDINGS_ONLY", False):
        raise UsageError("cli-solved-endings", game=quote(game.name))
    with filling(voice) as progress:
        facts: dict[str, float] = solver.facts(players, options, progress)
    if "json" in words:
        print_json(facts)
        return 0
    screen = console()
    say_care(voice, screen)
    screen.print(two_columns((name, f"{value:.9f}") for name, value in facts.items()))
    return 0


def is_solved(game: str) -> bool:
    return importlib.util.find_spec(f"toog.solve.{game}") is not None


SOLVE = Subcommand("solve", run, "GAME", flags=(Flag("players", "N"), OPTION, JSON))
