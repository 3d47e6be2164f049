"""The long run: `make fuzz`, or `python -m tests.fuzz --minutes 5 --only files --seed 7`.

Round after round, each with the next seed, until the time is over or something fails. What failed is shown as
small as it could be made, and is left in a file.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.fuzz.properties import PROPERTIES
from tests.fuzz.property import Property

AT_MOST = 2**31


def main(words: Sequence[str] | None = None, properties: Sequence[Property[Any]] = PROPERTIES) -> int:
    given = usage(properties).parse_args(words)
    chosen = [each for each in properties if given.only in (None, each.name)]
    end = time.monotonic() + given.minutes * 60
    number, inputs = given.seed, 0
    while number == given.seed or time.monotonic() < end:
        for each in chosen:
            try:
                each.run(number)
            except KeyboardInterrupt:
                return 130
            except BaseException as fault:  # noqa: BLE001 also what no code of ours may catch
                report(each, number, fault)
                return 1
            inputs += each.examples
        left = max(0.0, end - time.monotonic()) / 60
        print(
            f"seed {number}: nothing wrong in {inputs:,} inputs so far, {left:.1f} minutes left", flush=True
        )
        number += 1
    return 0


def usage(properties: Sequence[Property[Any]]) -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Reads what nobody should write."
    )
    words.add_argument("--minutes", type=float, default=60, help="for how long; at least one round is made")
    words.add_argument("--only", choices=[each.name for each in properties], help="one property")
    words.add_argument("--seed", type=int, default=secrets.randbelow(AT_MOST), help="of the first round")
    return words


def report(wrong: Property[Any], number: int, fault: BaseException) -> None:
    """The input is noted on the fault."""
    text = "".join(traceback.format_exception(fault))
    with tempfile.NamedTemporaryFile(
        "w",
        encoding="utf-8",
        errors="backslashreplace",
        prefix=f"toog-fuzz-{wrong.name}-",
        suffix=".txt",
        delete=False,
    ) as file:
        file.write(text)
    print(text, file=sys.stderr)
    print(f"{wrong.name} does not hold, seed {number}. The input is above, and in {Path(file.name)}.")
    print(f"Again: make fuzz ONLY={wrong.name} SEED={number} MINUTES=0")


if __name__ == "__main__":
    sys.exit(main())
