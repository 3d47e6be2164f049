"""`python -m facts`: plays, counts, and writes docs/facts."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from facts.house import index, page_of
from facts.lab import Lab
from toog.core.registry import game_names

FOLDER = Path(__file__).parents[1] / "docs" / "facts"


def progress(game: str, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{game:12} {games:12,} games", end="", file=sys.stderr, flush=True)


def done(game: str, games: int, seconds: float) -> None:
    print(f"\r{game:12} {games:12,} games {seconds:6.0f} s", file=sys.stderr)


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m facts", description="Writes the pages of docs/facts.")
    words.add_argument("--game", action="append", choices=game_names(), help="only this one; may be repeated")
    words.add_argument(
        "--share", type=float, default=1.0, help="the part of the full number of games to play"
    )
    words.add_argument("--into", type=Path, default=FOLDER, help="the folder to write into")
    said = words.parse_args()
    began = time.perf_counter()
    for game in said.game or game_names():
        lab = Lab(said.share, progress)
        page_began = time.perf_counter()
        page_of(game, lab).write(said.into)
        done(game, lab.games[game], time.perf_counter() - page_began)
    index().write(said.into)
    print(f"written to {said.into} in {time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
