"""`python -m tests.storm`: run after run, each with a seed of its own, until one fails or the time is over.

A run that failed is seen again with `--seed`, exactly as it was. `--history FOLDER` keeps what was stored and
told in each run, to be judged again with `python -m tests.storm.checker`. `--calls` lets every call of the
store to its files fail instead, and the power go at every one of them.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import random
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.storm.every_call import calls_of, fail, lose_power, new_house
from tests.storm.history import History
from tests.storm.storm import Outcome, run
from tests.storm.vfs import Fault
from tests.storm.world import Broken

SEED_BITS = 40
HOUR = 3600.0
PROGRESS_SECONDS = 10.0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--seed", type=int, help="this run only, and say how it went")
    parser.add_argument("--runs", type=int, help="so many runs")
    parser.add_argument("--history", type=Path, help="keeps what was stored and told in this folder")
    parser.add_argument("--calls", action="store_true", help="fails every call of the store to its files")
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


def run_and_keep(seed: int, folder: Path | None) -> Outcome:
    if folder is None:
        return run(seed)
    folder.mkdir(parents=True, exist_ok=True)
    with gzip.open(folder / f"{seed}.jsonl.gz", "wt", encoding="utf-8") as file:
        return run(seed, history=History(file))


def fail_every_call() -> bool:
    """Every call fails once, then for good from it on, and then the power goes at it."""
    with tempfile.TemporaryDirectory() as folder:
        house = new_house(Path(folder) / "house")
        calls = calls_of(house)
        for number, call in enumerate(calls):
            try:
                fail(house, Fault(number))
                fail(house, Fault(number, ever_after=True))
                lose_power(house, number, random.Random(number))
            except Broken as broken:
                print(f"call {number}, {call}: {broken}")
                return False
    print(f"{len(calls)} calls, each failed once, for good and by a power cut: nothing told was lost")
    return True


def storm(seeds: Iterable[int], folder: Path | None) -> bool:
    """Answers whether all went well."""
    runs = entries = messages = 0
    said = time.monotonic()
    for seed in seeds:
        try:
            outcome = run_and_keep(seed, folder)
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
    asked = read_arguments()
    went_well = fail_every_call() if asked.calls else storm(seeds_of(asked), asked.history)
    sys.exit(0 if went_well else 1)
