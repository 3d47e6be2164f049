"""What has to cost little to keep: tables that nobody plays at, and a crowd of sockets that say nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from benchmarks.house.contest import THINKING, Best
from benchmarks.house.dialect import Desk
from benchmarks.house.driver import Driver
from benchmarks.house.line import Closed, Line
from benchmarks.house.ours import SOCKET, TABLE, Toog
from benchmarks.house.process import Process

TOGETHER = 50
MOMENT = 0.5
WATCHED = 100  # tables that the crowd looks on at
PLAYING, GAMES = 50, 16
WARM_UP = 2.0
HELLO = b'{"type":"hello","protocol":1}'


def kilobytes_per_idle_table(folder: Path, tables: int) -> float:
    """Games that have begun, some moves in, which everyone has left and the house has not yet put away."""
    house = Toog(folder)
    process = house.open()
    try:
        leave_tables(house, process, TOGETHER)
        before = process.kilobytes
        leave_tables(house, process, tables)
        return (process.kilobytes - before) / tables
    finally:
        process.kill()


def leave_tables(house: Toog, process: Process, tables: int) -> None:
    """A few at a time, so that what the sockets needed is used again and not counted."""
    for _ in range(tables // TOGETHER):
        driver = Driver(house, THINKING)
        for _ in range(TOGETHER):
            driver.seat([house.lay(process.port)])
        driver.play(0.0, MOMENT)
        driver.close()


@dataclass(frozen=True)
class Crowd:
    """How the tables played before it came and while it was there, and what the one too many was told."""

    kilobytes_each: float
    before: Best
    during: Best
    refusal: str


def bring_crowd(folder: Path, sockets: int, seconds: float, repeats: int) -> Crowd:
    house = Toog(folder, f"sockets={sockets + 2 * GAMES * PLAYING}")
    process = house.open()
    try:
        with Desk(process.port) as desk:
            watched = [desk.ask("/api/tables", TABLE)["table"] for _ in range(WATCHED)]
        driver = Driver(house, THINKING)
        for _ in range(PLAYING):
            driver.seat([house.lay(process.port) for _ in range(GAMES)])
        before = Best.of(driver.play(WARM_UP, seconds) for _ in range(repeats))
        empty = process.kilobytes
        for number in range(sockets):
            driver.listen(look_on(process.port, watched[number % WATCHED]))
        full = process.kilobytes
        during = Best.of(driver.play(WARM_UP, seconds) for _ in range(repeats))
        refusal = one_too_many(process.port, watched[0])
        driver.close()
        if driver.done:
            raise SystemExit("a table has played all its games: lay more of them")
        return Crowd((full - empty) / sockets, before, during, refusal)
    finally:
        process.kill()


def look_on(port: int, table: str) -> Line:
    line = Line(port, SOCKET.format(table=table))
    line.say(HELLO)
    line.wait()
    return line


def one_too_many(port: int, table: str) -> str:
    """The sentence it was refused with."""
    try:
        look_on(port, table)
    except Closed as refused:
        return str(refused)
    raise SystemExit("the house took one socket too many")
