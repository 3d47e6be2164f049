"""`python -m tests.storm`: run after run, each with a seed of its own, until one fails or the time is over.

A run that failed is seen again with `--seed`, exactly as it was.
"""

from __future__ import annotations

import argparse
import itertools
import secrets
import sys
import time
import traceback
from collections.abc import Iterable, Iterator

from tests.storm.storm import run

SEED_BITS = 40
HOUR = 3600.0
PROGRESS_SECONDS = 10.0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--seed", type=int, help="this run only, and say how it went")
    parser.add_argument("--runs", type=int, help="so many runs")
    parser.add_argument("--hours", type=float, default=1.0, help="runs for so long (1 unless told)")
    return parser.parse_args()


def seeds_of(arguments: argparse.Namespace) -> Iterable[int]:
    if arguments.seed is not None:
        return [arguments.seed]
    drawn = (secrets.randbits(SEED_BITS) for _ in itertools.count())
    if arguments.runs is not None:
        return itertools.islice(drawn, arguments.runs)
    return until(drawn, arguments.hours)


def until(seeds: Iterator[int], hours: float) -> Iterator[int]:
    end = time.monotonic() + hours * HOUR
    return itertools.takewhile(lambda _: time.monotonic() < end, seeds)


def storm(seeds: Iterable[int]) -> bool:
    """Answers whether all went well."""
    runs = entries = messages = 0
    said = time.monotonic()
    for seed in seeds:
        try:
            outcome = run(seed)
        except Exception:  # noqa: BLE001 whatever it is, it is what was looked for
            traceback.print_exc()
            print(f"after {runs} runs: see it again with  python -m tests.storm --seed {seed}")
            return False
        runs, entries, messages = runs + 1, entries + outcome.entries, messages + outcome.messages
        if time.monotonic() - said > PROGRESS_SECONDS:
            said = time.monotonic()
            print(f"{runs} runs, {entries} entries, {messages} messages; seed {seed} went well", flush=True)
    print(f"{runs} runs, {entries} entries, {messages} messages: nothing lost, doubled, leaked or stuck")
    return True


if __name__ == "__main__":
    sys.exit(0 if storm(seeds_of(read_arguments())) else 1)
