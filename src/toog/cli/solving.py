"""`toog solve`: exact values, for what is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from toog.cli.output import print_json, say_care
from toog.cli.progress import filling
from toog.cli.usage import JSON, OPTION, Flag, Subcommand, UsageError, Words
from toog.console import console, two_columns
from toog.core.errors import quote
from toog.core.registry import find_game, game_names, has_part, part_of
from toog.texts import Voice


class GameSolver(Protocol):
    """The part `solve` of a game. One that solves endings only says so in `ENDINGS_ONLY`."""

    PLAYERS: Sequence[int]

    def facts(
        self, players: int, options: dict[str, Any], progress: Callable[[float], None]
    ) -> dict[str, float]: ...


def run(words: Words) -> int:
    game = find_game(words.operand)
    solver: GameSolver | None = part_of(game.name, "solve")
    if solver is None:
        solved = ", ".join(name for name in game_names() if has_part(name, "solve"))
        raise UsageError("cli-not-solved", game=quote(game.name), allowed=solved)
    players = words.whole("players", *game.seats) or solver.PLAYERS[0]
    options = game.check_options(words.options(game), players)
    voice = Voice(words.language, game)
    if players not in solver.PLAYERS:
        solved_for = "–".join(map(str, sorted({solver.PLAYERS[0], solver.PLAYERS[-1]})))
        raise UsageError("cli-not-solved-for", game=quote(game.name), players=solved_for)
    if "handicap" in options and getattr(solver, "ENDINGS_ONLY", False):
        raise UsageError("cli-solved-endings", game=quote(game.name))
    with filling(voice) as progress:
        facts = solver.facts(players, options, progress)
    if "json" in words:
        print_json(facts)
        return 0
    screen = console()
    say_care(voice, screen)
    screen.print(two_columns((name, f"{value:.9f}") for name, value in facts.items()))
    return 0


SOLVE = Subcommand("solve", run, "GAME", flags=(Flag("players", "N"), OPTION, JSON))
