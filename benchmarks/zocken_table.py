"""Writes the table of Zocken for two that comes with the package: `python -m benchmarks.zocken_table`."""

from __future__ import annotations

import sys
import time

import numpy as np

from toog.games.zocken.solve.duel import SHIPPED, make_shipped


def main() -> None:
    began = time.process_time()

    def tell(done: float) -> None:
        print(f"{done:.0%} after {time.process_time() - began:.0f} s", file=sys.stderr)

    np.savez_compressed(SHIPPED, allow_pickle=False, **make_shipped(tell))
    print(f"{SHIPPED}: {SHIPPED.stat().st_size} bytes, {time.process_time() - began:.0f} s on one core")


if __name__ == "__main__":
    main()
