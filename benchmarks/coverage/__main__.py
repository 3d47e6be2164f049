"""Whether a ± means what it says: values and differences of moves beside long rollouts.

python -m benchmarks.coverage mens --seed 2       # checks the errors that are in use, in new positions
python -m benchmarks.coverage mens --seed 2 --write      # and writes the figures: docs/coverage.md
python -m benchmarks.coverage mens --fit          # measures the errors anew: errors.json beside the judge

Bots play games by each set of house rules, and one decision of each is judged. Then every move of it is
played on to the end many times, with common dice, by the level that `toog hint --rollout` plays with. A value
is right if it lies within its error of what the rollout came to. The error of the rollout is added to it, as
independent errors are, to the root of the sum of their squares. Of 100 values 68 are to lie within one error
and 95 within two, and of differences between moves as many.

A check asks the functions that hints and reviews ask, in positions of a seed that was not used for the fit.
A fit measures what the judge is off, by number of players, house rule and phase, less what the rollout itself
is off. It also counts one half of its positions with the errors that were fitted to the other half.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.coverage.checking import Checked, checked
from benchmarks.coverage.fitting import Houses, fit
from benchmarks.coverage.houses import HOUSES, MEASURED, positions
from benchmarks.coverage.judged import Seen, judged
from benchmarks.coverage.page import HEAD, counted, coverage_of, page, row
from toog.bots import Question
from toog.review.errors import read_table, table_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "coverage.md"

Found = TypeVar("Found")


def measure(
    game: str, asked: argparse.Namespace, look: Callable[[Question, int], Found | None]
) -> dict[str, list[Found]]:
    houses = {}
    wanted = [where for where in HOUSES[game] if asked.house in (None, where.name)]
    for where in wanted:
        each = positions(game, where, asked.positions // len(wanted), asked.seed)
        found = [one for question in each if (one := look(question, asked.games)) is not None]
        if found:
            houses[where.name] = found
            print(f"{game}, {where.name}: {len(found)} positions", file=sys.stderr, flush=True)
    return houses


def fitted(houses: Houses, game: str, asked: argparse.Namespace, commit: str) -> dict[str, Any]:
    return {
        "commit": commit,
        "seed": asked.seed,
        "positions": sum(len(found) for found in houses.values()),
        "rollout": asked.games,
        "rules": list(MEASURED[game]),
        **fit(houses),
        "coverage": coverage_of(houses),
    }


def check(houses: dict[str, list[Checked]], asked: argparse.Namespace, commit: str) -> dict[str, Any]:
    """Hints and reviews, over all houses together."""
    every = [one for found in houses.values() for one in found]
    told: dict[str, list[Seen]] = {
        "hints": [one.hint for one in every],
        "reviews": [one.review for one in every],
    }
    return {
        "commit": commit,
        "seed": asked.seed,
        "rollout": asked.games,
        "houses": list(houses),
        "coverage": {name: counted(seen) for name, seen in told.items()},
    }


def write(game: str, found: dict[str, Any]) -> None:
    table_of(game).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    read_table.cache_clear()
    PAGE.write_text(page(), "utf-8")


def committed() -> str:
    """The commit that has the code and the errors as they are now."""
    if git("status", "--porcelain", "--", "src", "benchmarks"):
        raise SystemExit("Commit src and benchmarks first: the figures name the commit of the code.")
    return git("rev-parse", "--short", "HEAD")


def git(*asked: str) -> str:
    done = subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help=f"of {', '.join(HOUSES)}; all without one")
    parser.add_argument("--positions", type=int, default=300, help="of each game")
    parser.add_argument("--games", type=int, default=2000, help="of each rollout")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--house", help="only this row, as '2 spare'; for a check")
    parser.add_argument("--fit", action="store_true", help="measure the errors anew, and write them")
    parser.add_argument("--write", action="store_true", help="write the figures of a check")
    return parser.parse_args()


def main() -> None:
    asked = read_arguments()
    commit = committed() if asked.fit or asked.write else ""
    print(HEAD)
    for game in asked.game or HOUSES:
        known = read_table(game)
        if asked.fit:
            found = coverage = fitted(measure(game, asked, judged), game, asked, commit)
        elif asked.seed in (known["seed"], *known.get("odds", {}).get("seeds", ())):
            raise SystemExit(f"The errors were fitted to the positions of seed {asked.seed}: choose another.")
        else:
            coverage = check(measure(game, asked, checked), asked, commit)
            found = {**known, "check": coverage}
        for name, numbers in coverage["coverage"].items():
            print(row(f"{game}, {name}", numbers), flush=True)
        if asked.fit or asked.write:
            write(game, found)


if __name__ == "__main__":
    main()
