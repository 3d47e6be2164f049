"""`python -m facts.levels`: lets the levels of the house meet, and writes docs/facts/levels.md.

What was measured stays beside the page in levels.json, so that one game can be measured anew by itself.
"""

from __future__ import annotations

import argparse
import functools
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from facts.page import Page
from toog.bots import LEVELS, find_bot
from toog.bots.arena import SURE, arena, wilson
from toog.bots.bulk import simulate
from toog.core.registry import find_game, own_names
from toog.texts import Voice

FOLDER = Path(__file__).parents[1] / "docs" / "facts"
COMPANIES = (2, 3, 4)
MATCHES = (
    ("sensible", "beginner"),
    ("beginner", "sensible"),
    ("club", "sensible"),
    ("champion", "sensible"),
    ("champion", "club"),
)
"""One of the first at a table with the second."""
STEPS = (("sensible", "beginner"), ("club", "sensible"), ("champion", "club"))
"""The ladder: each of the first should win more than its share."""
VISIBLE = 3.0
"""Standard errors."""
WITHOUT_CHOICE = ("azen_jagen",)
"""Games in which nobody decides anything."""
SEED = 12
LIGHT_GAMES = 100_000
GAMES = {"pietjesbak": 4_000, "zocken": 2_000, "stich": 1_000, "mens": 2_000}


def meet(game: str, one: str, others: str, players: int, games: int | None) -> dict[str, Any]:
    """Compiled where both can be: then games cost next to nothing. Otherwise in the arena."""
    found = find_game(game)
    if all(find_bot(bot, found).choose for bot in (one, others)):
        return in_bulk(game, one, others, players, LIGHT_GAMES)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{game:12} {one} and {others} {done:8,}", end="", file=sys.stderr, flush=True)

    many = games or GAMES[game]
    first = arena(game, [one, *[others] * (players - 1)], many, seed=SEED, progress=progress).bots[0]
    figures = {"low": first.low, "high": first.high}
    if first.adjusted is not None and first.adjusted_bound is not None:
        figures |= {"adjusted": first.adjusted, "bound": first.adjusted_bound}
    return row(one, others, players, many, first.share, figures)


def in_bulk(game: str, one: str, others: str, players: int, games: int) -> dict[str, Any]:
    """One seat after another, each as often as the others."""
    won, each = 0.0, games // players
    for seat in range(players):
        bots = [one if place == seat else others for place in range(players)]
        won += simulate(game, bots, each, seed=SEED + seat).wins[seat] / players
    played = each * players
    low, high = wilson(won, played)
    return row(one, others, players, played, won, {"low": low, "high": high})


def row(
    one: str, others: str, players: int, games: int, share: float, figures: dict[str, float]
) -> dict[str, Any]:
    print(f"\r{one} and {others}, {players}: {100 * share:.1f} % {games:,} games", file=sys.stderr)
    rounded = {name: round(figure, 4) for name, figure in figures.items()}
    meeting = {"bot": one, "others": others, "players": players, "commit": commit()}
    return {**meeting, "games": games, "share": round(share, 4), **rounded}


@functools.cache
def commit() -> str:
    """What was measured, with a plus where the source was changed since."""
    named = git("rev-parse", "--short", "HEAD")
    return f"{named}+" if git("status", "--porcelain", "--", "src", "facts") else named


def git(*words: str) -> str:
    told = ["git", *words]
    return subprocess.run(told, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603


def step_of(row: dict[str, Any]) -> str:
    """Whether a step of the ladder is seen, or by how many standard errors the better one is above even."""
    if (row["bot"], row["others"]) not in STEPS:
        return ""
    share, error = (row["adjusted"], row["bound"] / SURE) if "bound" in row else (row["share"], 0.0)
    error = error or (row["share"] * (1 - row["share"]) / row["games"]) ** 0.5
    above = (share - 1 / row["players"]) / error
    return "yes" if above > VISIBLE else f"alike, as far as measured ({above:+.1f})"


def page_of(measured: dict[str, list[dict[str, Any]]]) -> Page:
    page = Page("levels", "The levels of the house")
    page.say(
        "One player of a level at a table of two, three or four with others of another level, everyone on",
        "every seat in turn. 50, 33.3 and 25 % are even. The bounds hold the truth nineteen times out of",
        "twenty; *without luck* is the same share with what the dice gave taken off, where the house knows",
        "its worth and games are dear. A *step* of the ladder, from one level to the next, is seen where the",
        "better one is more than three standard errors above its even share; otherwise the two are alike, as",
        "far as was measured.",
    )
    for game, rows in measured.items():
        page.heading(Voice("en", find_game(game)).say("name"))
        page.table(
            ["one", "among", "players", "games", "wins", "between", "without luck", "step", "commit"],
            [cells(row) for row in rows],
            left=2,
        )
        if missing := unmeasured(rows):
            page.say(*missing)
    page.heading("How this was made")
    page.say(
        "`python -m facts.levels` plays all of it, `--game GAME` one game anew, `--players N` at tables of",
        f"one size. Levels, from the weakest: {', '.join(LEVELS)}. *Sensible* is the yardstick, and stays as",
        "it is.",
        "In Azen jagen nobody decides anything, so all levels are one. A meeting that is not listed has not",
        "been measured. The commit is the one that was played, `+` with changes since; without one it was",
        "measured before commits were written down.",
    )
    return page


def unmeasured(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Say which steps of the ladder nobody has measured, and so may be none."""
    met = {(row["bot"], row["others"], row["players"]) for row in rows}
    return [
        f"Not measured for {players} players: the step from {others} to {one}."
        for one, others in STEPS
        for players in COMPANIES
        if (one, others, players) not in met
    ]


def cells(row: dict[str, Any]) -> list[str]:
    between = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
    without = f"{100 * row['adjusted']:.1f} ± {100 * row['bound']:.1f}" if "bound" in row else ""
    meeting = [row["bot"], row["others"], str(row["players"]), f"{row['games']:,}"]
    return [*meeting, f"{100 * row['share']:.1f} %", between, without, step_of(row), row.get("commit", "")]


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m facts.levels", description="Writes docs/facts/levels.md.")
    names = [name for name in own_names() if name not in WITHOUT_CHOICE]
    words.add_argument("--game", action="append", choices=names, help="only this one; may be repeated")
    words.add_argument(
        "--match", action="append", help="only this meeting, as champion,club; may be repeated"
    )
    words.add_argument(
        "--players", action="append", type=int, choices=COMPANIES, help="only so many; may be repeated"
    )
    words.add_argument("--games", type=int, help="how many games for each meeting of bots that think")
    words.add_argument("--into", type=Path, default=FOLDER, help="the folder to write into")
    said = words.parse_args()
    kept = said.into / "levels.json"
    measured = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    for game in said.game or names:
        rows = {(row["bot"], row["others"], row["players"]): row for row in measured.get(game, [])}
        meetings = [(*pair, players) for pair in MATCHES for players in COMPANIES]
        for one, others, players in meetings:
            is_asked = said.match is None or f"{one},{others}" in said.match
            if is_asked and players in (said.players or COMPANIES):
                rows[one, others, players] = meet(game, one, others, players, said.games)
        measured[game] = [rows[meeting] for meeting in meetings if meeting in rows]
        said.into.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(dict(sorted(measured.items())), indent=1) + "\n", encoding="utf-8")
    page_of(dict(sorted(measured.items()))).write(said.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
