"""Games of other packages: each entry point `toog.games` names a `Game`, or a function that returns one.

What is wrong with one of them is said in a sentence, and the house goes on without that game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from toog.core.contract import Game
from toog.core.errors import BadArgument
from toog.core.state import MOST_SEATS

GROUP = "toog.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
LETTER = re.compile(r"[A-Z]")
COMMON = "C"  # numbers the rules that all games have in common
LONGEST_REASON = 200


@dataclass(frozen=True)
class RefusedGame:
    """A game that stays away, and why."""

    game: str
    key: str
    arguments: dict[str, str]

    def error(self) -> BadArgument:
        return BadArgument(self.key, **self.arguments)


@dataclass(frozen=True)
class Installed:
    """By name, as the entry points say them. Everything of a game lies in its package."""

    games: dict[str, Game[Any]]
    packages: dict[str, str]
    refused: tuple[RefusedGame, ...]


def find_installed(own: Sequence[Game[Any]]) -> Installed:
    """Where two packages bring the same, the first by its name is taken."""
    games: dict[str, Game[Any]] = {}
    packages: dict[str, str] = {}
    refused: list[RefusedGame] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (package_of(entry), entry.name)):
        found = judge(entry, [*own, *games.values()])
        if isinstance(found, RefusedGame):
            refused.append(found)
        else:
            games[entry.name] = found
            packages[entry.name] = sys.modules[entry.module].__package__ or ""
    return Installed(games, packages, tuple(refused))


def package_of(entry: EntryPoint) -> str:
    """The package that brings it, where the metadata says so; else the module."""
    return entry.module if entry.dist is None else entry.dist.name


def judge(entry: EntryPoint, known: Sequence[Game[Any]]) -> Game[Any] | RefusedGame:
    said = {"game": entry.name, "package": package_of(entry)}
    if any(game.name == entry.name for game in known):
        return RefusedGame(entry.name, "game-name-taken", said)
    game = load(entry)
    if isinstance(game, str):
        return RefusedGame(entry.name, "game-broken", {**said, "reason": game})
    for other in known:
        if other.letter == game.letter:
            taken = {**said, "letter": game.letter, "other": other.name}
            return RefusedGame(entry.name, "game-letter-taken", taken)
    return game


def load(entry: EntryPoint) -> Game[Any] | str:
    """The game, or what is wrong with it: whatever its package does when imported, the house goes on."""
    try:
        found = entry.load()
        game = found if isinstance(found, Game) else found()
        faults = faults_of(game, entry.name) if isinstance(game, Game) else iter(["it is no Game"])
        return next(faults, game)
    except (Exception, SystemExit) as problem:  # noqa: BLE001 whatever it is, it is said in a sentence
        return in_one_line(problem)


def faults_of(game: Game[Any], name: str) -> Iterator[str]:
    """What the house relies on without asking again."""
    low, high = game.seats
    if game.name != name or not NAME.fullmatch(name):
        yield f"it is called {game.name}, and a name is small letters, digits and _, as in its entry point"
    if not LETTER.fullmatch(game.letter) or game.letter == COMMON:
        yield f"its letter is {game.letter}, but must be a capital other than {COMMON}"
    if not 1 <= low <= game.usual_players <= high <= MOST_SEATS:
        yield f"it is for {low} to {high} players, but there are {MOST_SEATS} seats at most"
    if not (game.folder / "texts" / "en.ftl").is_file():
        yield "it has no texts/en.ftl"


def in_one_line(problem: BaseException) -> str:
    text = " ".join(f"{type(problem).__name__}: {problem}".split())
    return "".join(c for c in text if c.isprintable())[:LONGEST_REASON]
