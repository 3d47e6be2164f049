"""The document on what ± means, made of the tables of errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from benchmarks.coverage.fitting import Houses, crossed
from benchmarks.coverage.houses import HOUSES
from benchmarks.coverage.judged import Seen, gathered, root, squares, within
from toog.core.registry import find_game
from toog.review.errors import read_table
from toog.texts import Voice

ALL = "all"
WITHIN_ONE, WITHIN_TWO = (0.63, 0.73), (0.92, 0.98)
"""The aim: so many values lie within one error, and within two."""
UNCHECKED = "Not yet checked in new positions."


def counted(found: Sequence[Seen]) -> list[float]:
    """How many positions; of values, then of differences: how far off, the error, and the shares within."""
    numbers: list[float] = [len(found)]
    for many in gathered(found):
        error = float(np.square(many[:, 1]).mean() ** 0.5)
        numbers += [root(squares(many)), error, within(many, 1), within(many, 2)]
    return [round(number, 4) for number in numbers]


def coverage_of(houses: Houses) -> dict[str, list[float]]:
    found = crossed(houses)
    everything = [one for seen in found.values() for one in seen]
    return {name: counted(seen) for name, seen in found.items()} | {ALL: counted(everything)}


def page() -> str:
    """The document, made of the tables alone."""
    parts = [INTRODUCTION]
    for game in HOUSES:
        found = read_table(game)
        parts.append(f"## {Voice('en', find_game(game)).say('name')}")
        parts += check_of(found) if "check" in found else [UNCHECKED]
        measured = f"Fitted at commit `{found['commit']}`, {found['rollout']:,} games for every move:"
        parts += [measured, rows_of(found["coverage"])]
    return "\n\n".join(parts) + "\n"


def check_of(found: dict[str, Any]) -> list[str]:
    check = found["check"]
    houses = "" if set(check["houses"]) >= set(found["rows"]) else f", only *{', '.join(check['houses'])}*"
    rollout = f"{check['rollout']:,} games for every move"
    return [
        f"Checked at commit `{check['commit']}` in new positions (seed {check['seed']}{houses}), {rollout}:",
        rows_of(check["coverage"]),
        " ".join(verdict(name, numbers) for name, numbers in check["coverage"].items()),
    ]


def verdict(name: str, numbers: Sequence[float]) -> str:
    """Whether the shares are what was aimed at, in words."""
    parts = {"values": numbers[3:5], "differences": numbers[7:9]}
    missed = [
        f"{part} {one:.0%} within one and {two:.0%} within two"
        for part, (one, two) in parts.items()
        if not (lies_in(one, WITHIN_ONE) and lies_in(two, WITHIN_TWO))
    ]
    return f"The {name} miss the aim: {'; '.join(missed)}." if missed else f"The {name} meet the aim."


def lies_in(share: float, aim: tuple[float, float]) -> bool:
    return aim[0] <= round(share, 2) <= aim[1]


def rows_of(coverage: dict[str, list[float]]) -> str:
    return "\n".join([HEAD, *(row(name, numbers) for name, numbers in coverage.items())])


def row(name: str, numbers: Sequence[float]) -> str:
    positions, *rest = numbers
    parts = [name, f"{positions:.0f}"]
    for off, error, one, two in (rest[:4], rest[4:]):
        parts += [f"{off:.1%}", f"{error:.1%}", f"{one:.0%}", f"{two:.0%}"]
    return f"| {' | '.join(parts)} |"


HEAD = """
| players, house rule | positions | value off by | ± | within 1 | 2 | difference off by | ± | within 1 | 2 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
""".strip()

INTRODUCTION = """
# What ± means

Where a game is not solved, a value such as *61% ± 1%* is an estimate. It says how often you would win if
everyone played on as club players do (in 12er Stich and Zocken: as sensible players do). The ± says how
far the estimate is usually off: about 68 times in 100 the truth lies within ±, and about 95 times in 100
within twice as much.

**How it was measured.** Bots played games by many house rules. From each game one decision was taken, and
every move in it was played on to the end a thousand times or more, with the same dice for all moves. That
is called a rollout, and it stands for the truth. How far the house was off from it is the error. It
depends on the game, the number of players, the house rule and how far the game has got. Several house
rules at once, or a number of players without a row of its own, have the row *mixed*; a house rule that
was never measured makes that error twice as wide.

**Differences.** Two moves are compared by the error of their *difference*. It is smaller than that of a
value, because most of what is wrong about one move is wrong about the other too.

**Hints and reviews.** In Mens and Zocken a hint asks the judge and also plays 2,000 games after every
move; it takes a weighted mean of the two. A review asks only the judge, so its ± is wider, and was fitted
by itself. It has a ± for every event, by how far the game has got, and says the least and the most of
them. Positions that a judge has solved are left out: the endings of Mens, the last turn of Zocken. There
values are exact for perfect play. In 12er Stich a hint tries 1,500 ways the unseen cards may lie and a
review 600, and ± includes the chance in which ways those are. The judge of Zocken is off by so much of
the *odds*: its ± in a review is widest where chances are even, and narrow near 0 and 100%. It also goes
by whether bets are due. It was fitted by hand to the positions of seeds 1, 4127 and 5209 together, where
`--fit` takes one seed, after four checks in which reviews had missed the aim with earlier errors. The
check below is the first of the errors as they are now. A hint of Zocken has one ± for all its values,
whatever they are. In Mens, and in Zocken for three and more, the judge is too sure of itself under some
house rules and not sure enough under others; this is corrected first, by raising its odds to a measured
power.

**How to read the tables.** *Off by* is how far values or differences were off from the rollout (root mean
square, without the rollout's own error), and ± is what was said. *Within 1* and *2* count how many lay
within once and twice ±. The aim is 63–73% within one and 92–98% within two. A rollout is a little off as
well, so its error is added to ± before counting. All values of one position tend to be off together: with
30 positions a share is easily 9 percentage points too high or too low by chance alone, with 360 still 2
or 3.

A *check* asks the same functions that hints and reviews ask, in new positions that were not used to fit
the errors; nothing was changed after it. In the table of a *fit*, each half of the positions is counted
with the errors that were fitted to the other half. `python -m benchmarks.coverage GAME --seed 2 --write`
makes a check, `--fit` measures the errors (`review/errors.json` of the game) anew; both write this page.
""".strip()
