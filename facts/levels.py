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
from toog.bots import LEVELS, find_bot
from toog.bots.arena import arena, wilson
from toog.bots.bulk import simulate
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
SEED = 12
LIGHT_GAMES = 100_000
GAMES = {"pietjesbak": 4_000, "zocken": 2_000, "stich": 1_000, "mens": 2_000}


def meet(game: str, one: str, others: str, games: int | None) -> dict[str, Any]:
    """Compiled where both can be: then games cost next to nothing. Otherwise in the arena."""
    found = find_game(game)
    if all(find_bot(bot, found).choose for bot in (one, others)):
        return in_bulk(game, one, others, LIGHT_GAMES)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{game:12} {one} and {others} {done:8,}", end="", file=sys.stderr, flush=True)

    many = games or GAMES[game]
    first = arena(game, [one, *[others] * (SEATS - 1)], many, seed=SEED, progress=progress).bots[0]
    bounds = {"low": first.low, "high": first.high}
    return row(
        one, others, many, first.share, {**bounds, "adjusted": first.adjusted, "bound": first.adjusted_bound}
    )


def in_bulk(game: str, one: str, others: str, games: int) -> dict[str, Any]:
    """One seat after another."""
    won = 0.0
    for seat in range(SEATS):
        bots = [one if place == seat else others for place in range(SEATS)]
        won += simulate(game, bots, games // SEATS, seed=SEED + seat).wins[seat] / SEATS
    low, high = wilson(won, games)
    return row(one, others, games, won, {"low": low, "high": high})


def row(one: str, others: str, games: int, share: float, figures: dict[str, float]) -> dict[str, Any]:
    print(f"\r{one} and {others}: {100 * share:.1f} % {games:,} games", file=sys.stderr)
    rounded = {name: round(figure, 4) for name, figure in figures.items()}
    return {"bot": one, "others": others, "games": games, "share": round(share, 4), **rounded}


def page_of(measured: dict[str, list[dict[str, Any]]]) -> Page:
    page = Page("levels", "The levels of the house")
    page.say(
        f"One player of a level at a table of {SEATS} with three of another, everyone on every seat in turn.",
        "25 % is even. The bounds hold the truth nineteen times out of twenty; *without luck* is the same",
        "share with what the dice gave taken off, where the house knows its worth and games are dear.",
    )
    for game, rows in measured.items():
        page.heading(Voice("en", find_game(game)).say("name"))
        page.table(
            ["one", "against three", "games", "wins", "between", "without luck"],
            [cells(row) for row in rows],
            left=2,
        )
    page.heading("How this was made")
    page.say(
        "`python -m facts.levels` plays all of it, `--game GAME` one game anew. Levels, from the weakest:",
        f"{', '.join(LEVELS)}. *Sensible* is the yardstick, and stays as it is.",
        "In Azen jagen nobody decides anything, so all levels are one. A meeting that is not listed has not",
        "been measured.",
    )
    return page


def cells(row: dict[str, Any]) -> list[str]:
    between = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
    without = f"{100 * row['adjusted']:.1f} ± {100 * row['bound']:.1f}" if "bound" in row else ""
    return [row["bot"], row["others"], f"{row['games']:,}", f"{100 * row['share']:.1f} %", between, without]


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m facts.levels", description="Writes docs/facts/levels.md.")
    names = [name for name in own_names() if name not in WITHOUT_CHOICE]
    words.add_argument("--game", action="append", choices=names, help="only this one; may be repeated")
    words.add_argument(
        "--match", action="append", help="only this meeting, as champion,club; may be repeated"
    )
    words.add_argument("--games", type=int, help="how many games for each meeting of bots that think")
    words.add_argument("--into", type=Path, default=FOLDER, help="the folder to write into")
    said = words.parse_args()
    kept = said.into / "levels.json"
    measured = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    for game in said.game or names:
        rows = {(row["bot"], row["others"]): row for row in measured.get(game, [])}
        for pair in MATCHES:
            if said.match is None or ",".join(pair) in said.match:
                rows[pair] = meet(game, *pair, said.games)
        measured[game] = [rows[pair] for pair in MATCHES if pair in rows]
        said.into.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(dict(sorted(measured.items())), indent=1) + "\n", encoding="utf-8")
    page_of(dict(sorted(measured.items()))).write(said.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
