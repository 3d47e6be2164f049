"""`python -m benchmarks`: the speed bars of the rules, side by side in one run; the best of several.

With --write the table goes into docs/speed.md. Exit code 1 when a bar is missed. With --quick everything is
run once and briefly, to see that it works: its figures mean nothing and no bar is judged.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.machine import machine
from benchmarks.ours import compiled, plain_microseconds
from benchmarks.rivals import HandWrittenC, OpenSpiel, open_spiel_is_there

QUICK = "--quick" in sys.argv
PAGE = Path(__file__).parents[1] / "docs" / "speed.md"
REPEATS = 1 if QUICK else 5
PLAIN_SECONDS = 0.01 if QUICK else 0.5
SHORTER = 100 if QUICK else 1
FULL = {"pietjesbak": 600_000, "azen_jagen": 600_000, "zocken": 100_000, "stich": 50_000, "mens": 40_000}
GAMES = {name: games // SHORTER for name, games in FULL.items()}
PLAYERS = {"pietjesbak": 2, "azen_jagen": 2, "zocken": 2, "stich": 4, "mens": 4}
FLOORS = {"zocken": 100_000, "stich": 60_000, "mens": 40_000}
PLAIN = {"pietjesbak": 5, "azen_jagen": 5, "zocken": 5, "stich": 8, "mens": 8}


@dataclass(frozen=True)
class Line:
    """One figure, and the bar it has to clear if there is one."""

    what: str
    figure: float
    bar: float | None = None
    below: bool = False

    @property
    def missed(self) -> bool:
        return self.bar is not None and (self.figure > self.bar if self.below else self.figure < self.bar)

    def row(self) -> str:
        bar = "" if self.bar is None else f"{'≤' if self.below else '≥'} {self.bar:,g}"
        return f"| {self.what} | {self.figure:,.4g} | {bar} | {'MISSED' if self.missed else ''} |"


def best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(REPEATS))


def against_c() -> list[Line]:
    """Ours and the C loop in turns, so that both have the same weather."""
    rival = HandWrittenC()
    if not rival.there:
        print("no C compiler: the hand-written loop is left out", file=sys.stderr)
        return []
    games = GAMES["pietjesbak"]
    compiled("pietjesbak", 2, 1, 1)
    ours, theirs, steps, two = 0.0, 0.0, 0.0, 0.0
    for _ in range(REPEATS):
        one = compiled("pietjesbak", 2, games, threads=1)
        ours, steps = max(ours, one.games_per_second), max(steps, one.steps_per_second)
        theirs = max(theirs, rival.games_per_second(2, games))
        both = compiled("pietjesbak", 2, games, threads=2)
        two = max(two, both.games_per_second)
        if (one.wins, one.counts) != (both.wins, both.counts):
            raise SystemExit("one thread and two came to different totals")
    return [
        Line("Pietjesbak for two, million steps a second, one core", steps / 1e6, 50),
        Line("Pietjesbak for two, games a second, one core", ours),
        Line("the same in C by hand (-O3)", theirs),
        Line("ours to C", ours / theirs, 0.5),
        Line("two threads to one", two / ours, 1.8),
    ]


def compiled_games() -> list[Line]:
    lines = []
    for name, players in PLAYERS.items():
        speed = best(lambda: compiled(name, players, GAMES[name], 1).games_per_second)  # noqa: B023
        lines.append(Line(f"{name} for {players}, games a second, one core", speed, FLOORS.get(name)))
    return lines


def against_open_spiel() -> list[Line]:
    if not open_spiel_is_there():
        print("OpenSpiel is left out: pip install 'toog[bench]'", file=sys.stderr)
        return []
    rival = OpenSpiel()
    return [
        Line(
            "OpenSpiel's maedn for 4, games a second, inside its C++",
            best(lambda: rival.inside(2_000 // SHORTER)),
        ),
        Line(
            "OpenSpiel's maedn for 4, games a second, from Python",
            best(lambda: rival.from_python(2 * PLAIN_SECONDS)),
        ),
    ]


def plain_games() -> list[Line]:
    return [
        Line(
            f"{name} for {players}, plain Python, µs a step",
            min(plain_microseconds(name, players, PLAIN_SECONDS) for _ in range(REPEATS)),
            PLAIN[name],
            below=True,
        )
        for name, players in PLAYERS.items()
    ]


def main() -> int:
    lines = against_c() + compiled_games() + against_open_spiel() + plain_games()
    table = [
        "| random players | measured | bar | |",
        "| --- | ---: | ---: | --- |",
        *(line.row() for line in lines),
    ]
    print("\n".join(table))
    if "--write" in sys.argv:
        write(table)
    return 1 if any(line.missed for line in lines) and not QUICK else 0


def write(table: list[str]) -> None:
    words = [
        "# Speed",
        "",
        f"The best of {REPEATS} runs, all in one go with `make bench`, on: {machine()}.",
        "A step is a decision or a chance. Compiled games are played by random players and counted in full.",
        "",
        *table,
    ]
    PAGE.write_text("\n".join(words) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
