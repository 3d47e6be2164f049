"""`python -m facts.levels`: lets the levels of the house meet, and writes docs/facts/levels.md.

What was measured stays beside the page in levels.json, so that one game can be measured anew by itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from facts.page import Page
from toog.bots import LEVELS
from toog.bots.arena import Arena, arena
from toog.core.registry import find_game, own_names
from toog.texts import Voice

FOLDER = Path(__file__).parents[1] / "docs" / "facts"
SEATS = 4
MATCHES = (
    ("sensible", "beginner"),
    ("beginner", "sensible"),
    ("club", "sensible"),
    ("champion", "sensible"),
    ("champion", "club"),
)
"""One of the first against three of the second."""
WITHOUT_CHOICE = ("azen_jagen",)
"""Games in which nobody decides anything."""
GAMES = {"pietjesbak": 4_000, "zocken": 2_000, "stich": 1_000, "mens": 2_000}


def measure(game: str, games: int) -> list[dict[str, Any]]:
    return [meet(game, one, others, games) for one, others in MATCHES]


def meet(game: str, one: str, others: str, games: int) -> dict[str, Any]:
    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{game:12} {one} and {others} {done:8,}", end="", file=sys.stderr, flush=True)

    result = arena(game, [one, *[others] * (SEATS - 1)], games, seed=12, progress=progress)
    print(f"\r{game:12} {one} and {others}: {summary(result)}", file=sys.stderr)
    first = result.bots[0]
    found = {"bot": one, "others": others, "games": games}
    for figure in ("share", "low", "high", "adjusted", "adjusted_bound", "rating"):
        found[figure] = round(getattr(first, figure), 4)
    return found


def summary(result: Arena) -> str:
    first = result.bots[0]
    return f"{100 * first.share:.1f} % ({100 * first.low:.1f} to {100 * first.high:.1f})"


def page_of(measured: dict[str, list[dict[str, Any]]]) -> Page:
    page = Page("levels", "The levels of the house")
    page.say(
        f"One player of a level at a table of {SEATS} with three of another, everyone on every seat in turn.",
        "25 % is even. The bounds hold the truth nineteen times out of twenty; *without luck* is the same",
        "share with what the dice gave taken off, where the house knows its worth.",
    )
    for game, rows in measured.items():
        page.heading(Voice("en", find_game(game)).say("name"))
        page.table(
            ["one", "against three", "games", "wins", "between", "without luck", "rating"],
            [row_of(row) for row in rows],
            left=2,
        )
    page.heading("How this was made")
    page.say(
        "`python -m facts.levels` plays all of it, `--game GAME` one game anew. Levels, from the weakest:",
        f"{', '.join(LEVELS)}. *Sensible* is the yardstick, and stays as it is.",
        "In Azen jagen nobody decides anything, so all levels are one.",
    )
    return page


def row_of(row: dict[str, Any]) -> list[str]:
    between = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
    without = f"{100 * row['adjusted']:.1f} ± {100 * row['adjusted_bound']:.1f}"
    wins = f"{100 * row['share']:.1f} %"
    return [row["bot"], row["others"], f"{row['games']:,}", wins, between, without, f"{row['rating']:.1f}"]


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m facts.levels", description="Writes docs/facts/levels.md.")
    names = [name for name in own_names() if name not in WITHOUT_CHOICE]
    words.add_argument("--game", action="append", choices=names, help="only this one; may be repeated")
    words.add_argument("--games", type=int, help="how many games for each meeting")
    words.add_argument("--into", type=Path, default=FOLDER, help="the folder to write into")
    said = words.parse_args()
    kept = said.into / "levels.json"
    measured = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    for game in said.game or names:
        measured[game] = measure(game, said.games or GAMES[game])
        said.into.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(dict(sorted(measured.items())), indent=1) + "\n", encoding="utf-8")
    page_of(dict(sorted(measured.items()))).write(said.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
