"""Many games before both referees: python -m tests.referee.long --games 20000 --game mens."""

from __future__ import annotations

import argparse
import sys

from tests.referee.side_by_side import REFEREES, Differ, play_before_both


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(REFEREES), required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--longest", type=int, default=3000, help="events after which a game is left")
    parser.add_argument("--seed", default="long")
    asked = parser.parse_args()
    shortest: dict[str, Differ] = {}
    seen = events = 0
    for number in range(asked.games):
        try:
            events += play_before_both(asked.game, f"{asked.seed} {number}", asked.longest)
        except Differ as differ:
            seen += 1
            known = shortest.get(differ.what, differ)
            shortest[differ.what] = min(differ, known, key=lambda each: each.events)
    sys.stdout.write(f"{asked.game}: {asked.games} games, {events} events agreed, {seen} games differ\n")
    for shown in shortest.values():
        sys.stdout.write(f"{shown}\n")
    return min(seen, 1)


if __name__ == "__main__":
    sys.exit(main())
