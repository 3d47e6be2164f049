"""`python -m benchmarks.house.champions`: people's moves beside ten tables at which champions think.

One house as an operator starts it, with the limits on one address out of the way. Two people play at one
table; in every other turn someone looks on at ten more where only champions sit, and so they think. The house
and the processes in which they think share one core, the client has another. Ratios are those within a pair
of turns.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
import urllib.request
from array import array
from dataclasses import dataclass
from pathlib import Path

import psutil

from benchmarks.house.contest import MEDIAN, TAIL, THINKING
from benchmarks.house.dialect import Desk
from benchmarks.house.driver import Driver, Played, clock
from benchmarks.house.line import Line
from benchmarks.house.ours import SOCKET, Toog
from benchmarks.house.process import Process, settle_down

CHAMPIONS = (
    *(("stich", 4), ("stich", 4), ("stich", 3), ("stich", 2)),
    *(("zocken", 2), ("zocken", 2), ("zocken", 3)),
    *(("mens", 4), ("mens", 4), ("pietjesbak", 4)),
)
GAMES = 60  # that the people have laid beforehand
PAIRS, SECONDS, WARM_UP = 24, 3.0, 1.0
MOMENT = 0.5
FIRST_THOUGHTS = 60.0  # at most: all of them compile, where the cache is empty


@dataclass(frozen=True)
class Turn:
    """What people saw of the house for a few seconds, and what champions did meanwhile."""

    played: Played
    answers: float  # of champions, a second
    core: float  # the share of one that they used


class House:
    def __init__(self, folder: Path) -> None:
        self.toog = Toog(folder)
        self.process: Process = self.toog.open()
        self.driver = Driver(self.toog, THINKING)

    def seat_people(self) -> None:
        self.driver.seat([self.toog.lay(self.process.port) for _ in range(GAMES)])

    def let_think(self) -> list[Line]:
        """Lays tables for champions, and looks on at them until the lines are closed."""
        lines = [self.lay(game, players) for game, players in CHAMPIONS]
        for line in lines:
            self.driver.listen(line)
        return lines

    def lay(self, game: str, players: int) -> Line:
        with Desk(self.process.port) as desk:
            laid = desk.ask("/api/tables", {"game": game, "players": players})
        line = Line(self.process.port, SOCKET.format(table=laid["table"]))
        says = [{"type": "hello", "protocol": 1, "secrets": [laid["secret"]]}]
        says += [{"type": "fill", "id": n, "bot": "champion", "name": f"Bot {n}"} for n in range(players)]
        for said in (*says, {"type": "start", "id": players}):
            line.say(json.dumps(said).encode())
            line.wait()
        return line

    def wait_for_first_thoughts(self) -> None:
        lines = self.let_think()
        until = time.monotonic() + FIRST_THOUGHTS
        while self.answered < len(CHAMPIONS) * 8 and time.monotonic() < until:
            self.driver.go_on(clock() + MOMENT)
        for line in lines:
            self.driver.forget(line)

    def turn(self, *, beside: bool) -> Turn:
        lines = self.let_think() if beside else []
        answered, reckoned, began = self.answered, self.reckoned, time.monotonic()
        played = self.driver.play(WARM_UP, SECONDS)
        took = time.monotonic() - began
        turn = Turn(played, (self.answered - answered) / took, (self.reckoned - reckoned) / took)
        for line in lines:
            self.driver.forget(line)
        return turn

    @property
    def answered(self) -> float:
        """How many questions bots have answered."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.process.port}/metrics", timeout=10) as told:
            lines = told.read().decode().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("toog_bot_seconds_count")))

    @property
    def reckoned(self) -> float:
        """Seconds of a core that the processes beside the house have used."""
        times = [child.cpu_times() for child in psutil.Process(self.process.running.pid).children()]
        return sum(each.user + each.system for each in times)


def quartiles(ratios: list[float]) -> str:
    low, middle, high = statistics.quantiles(ratios, n=4)
    return f"{middle:.2f} ({low:.2f}–{high:.2f})"


def pooled(turns: list[Turn]) -> Played:
    return Played(array("d", [each for turn in turns for each in turn.played.times]), SECONDS * len(turns))


def rows(alone: list[Turn], beside: list[Turn]) -> list[str]:
    found = ["| | alone | beside champions | ratio |", "| --- | ---: | ---: | ---: |"]
    both = pooled(alone), pooled(beside)
    for name, share in (("median", MEDIAN), ("99th percentile", TAIL)):
        pairs = zip(alone, beside, strict=True)
        ratios = [b.played.percentile(share) / a.played.percentile(share) for a, b in pairs]
        figures = " | ".join(f"{played.percentile(share):.2f}" for played in both)
        found.append(f"| a move of people: {name}, ms | {figures} | {quartiles(ratios)} |")
    found.append(f"| moves of people | {len(both[0].times)} | {len(both[1].times)} | |")
    for name, of in (("answers of champions a second", "answers"), ("of a core used by champions", "core")):
        means = [statistics.mean(getattr(turn, of) for turn in turns) for turns in (alone, beside)]
        found.append(f"| {name} | {means[0]:.2f} | {means[1]:.2f} | |")
    return found


def main() -> int:
    settle_down()
    alone: list[Turn] = []
    beside: list[Turn] = []
    with tempfile.TemporaryDirectory(prefix="toog-bench-") as folder:
        house = House(Path(folder))
        try:
            house.wait_for_first_thoughts()
            house.seat_people()
            for number in range(PAIRS):
                for champions in (False, True) if number % 2 else (True, False):
                    (beside if champions else alone).append(house.turn(beside=champions))
        finally:
            house.process.stop()
    if house.driver.done:
        raise SystemExit("the people have played all their games: lay more of them")
    print("\n".join(rows(alone, beside)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
