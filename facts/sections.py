"""What every page has: how long, who wins, what a house rule changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from facts.charts import Chart, Series, bars, curves
from facts.estimate import Estimate
from facts.lab import Lab, Result
from facts.page import Page
from facts.study import Study

BOTS = ("sensible", "random")
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


@dataclass(frozen=True)
class Measure:
    """A mean of the simulation, by its name there, times `by`."""

    title: str
    name: str
    by: float = 1

    def of(self, result: Result) -> Estimate:
        return result.measure(self.name) * self.by


@dataclass(frozen=True)
class Change:
    """A house rule that differs from the default."""

    option: str
    value: Any

    @property
    def label(self) -> str:
        items = self.value if isinstance(self.value, list) else [self.value]
        value = ",".join(str(item).lower() if isinstance(item, bool) else str(item) for item in items)
        return f"`{self.option}={value}`"


def introduce(page: Page, lab: Lab) -> None:
    """Comes first, written last: only then is it known how many games there were."""
    page.blocks.insert(
        0,
        f"From {lab.games[page.name]:,} simulated games, and by counting wherever counting is possible. A "
        "number with a ± was simulated, and the ± is its standard error: two times out of three the truth "
        "lies that near, nineteen times out of twenty within twice that. *None* means not once in all "
        "those games. A number without ± is exact. *Sensible* players have the few thoughts a person at "
        "the table has, *random* ones choose blindly; all at a table are of one kind. [How this was "
        "made](README.md)",
    )


def by_size(lab: Lab, of: Study, bots: str, measures: Sequence[Measure]) -> list[list[str]]:
    return [
        [str(players), *(str(measure.of(lab.play(of, players, bots))) for measure in measures)]
        for players in of.sizes
    ]


def lengths(page: Page, lab: Lab, of: Study, measures: Sequence[Measure], bots: Sequence[str] = BOTS) -> None:
    """The first measure is drawn as well."""
    for kind in bots:
        title = f"{kind} players" if len(bots) > 1 else "players"
        page.table([title, *(measure.title for measure in measures)], by_size(lab, of, kind, measures))
    first = measures[0]
    chart = Chart(
        title=f"{first.title.capitalize()} in a game",
        alt=f"Bars: {first.title} in a game by number of players, the numbers of the table above.",
        across="players",
        up=first.title,
        labels=[str(players) for players in of.sizes],
        series=[Series(kind, [first.of(lab.play(of, size, kind)) for size in of.sizes]) for kind in bots],
    )
    page.chart("length", chart, bars(chart))


def seat_table(page: Page, title: str, rows: Sequence[Sequence[str]]) -> None:
    """A row for each number of players, as long as they are many."""
    most = max(len(row) for row in rows)
    filled = [[str(len(row)), *row, *[""] * (most - len(row))] for row in rows]
    page.table([title, *ORDINALS[:most]], filled)


def places(lab: Lab, of: Study, bots: str, sizes: Sequence[int]) -> list[list[str]]:
    """The wins of each place from who begins on, in percent of a fair share."""
    return [[str(lab.play(of, size, bots).place(place)) for place in range(size)] for size in sizes]


def first_chart(page: Page, who: str, sizes: Sequence[int], series: Sequence[Series]) -> None:
    names = " and ".join(found.name for found in series)
    chart = Chart(
        title=f"What it is worth to be {who}",
        alt=f"Lines ({names}): the wins of {who} by number of players, in percent of a fair share, "
        "the first column above; a dotted line marks the fair 100.",
        across="players",
        up="wins, in percent of a fair share",
        labels=[str(size) for size in sizes],
        series=series,
    )
    page.chart("first", chart, curves(chart, fair=100))


def seats(page: Page, lab: Lab, of: Study, who: str, sizes: Sequence[int]) -> None:
    for bots in BOTS:
        seat_table(page, f"{bots} players", places(lab, of, bots, sizes))
    worth = [Series(bots, [lab.play(of, size, bots).place(0) for size in sizes]) for bots in BOTS]
    first_chart(page, who, sizes, worth)


def house_rules(
    page: Page, lab: Lab, of: Study, players: int, measures: Sequence[Measure], changes: Sequence[Change]
) -> None:
    """First the default as it is, then what each change makes of it. Bold is what chance can hardly do."""
    usual = lab.play(of, players)
    rows = [["default", *(str(measure.of(usual)) for measure in measures)]]
    for change in changes:
        changed = lab.play(of, players, **{change.option: change.value})
        by = [difference(measure.of(changed) - measure.of(usual)) for measure in measures]
        rows.append([change.label, *by])
    page.table([f"{players} sensible players", *(measure.title for measure in measures)], rows)


def handicaps(page: Page, lab: Lab, of: Study, what: str, gifts: Sequence[int]) -> None:
    """What it is worth to be given so much ahead. Who is given nothing has the rest."""
    page.say(
        f"And a handicap, of two sensible players: how often the second wins who is given so many {what}."
    )
    rows = []
    for change in [Change("handicap", [0, gift]) for gift in gifts]:
        wins = lab.play(of, 2, handicap=change.value).seat(1) * 0.5
        rows.append([change.label, str(wins)])
    page.table(["given ahead", "wins, %"], rows)


def difference(by: Estimate) -> str:
    text = by.text(sign=True)
    return f"**{text}**" if by.error and by.certain else text


def spread(page: Page, lab: Lab, of: Study, players: int, noun: str, labels: Sequence[str]) -> None:
    """How many games have each length, as the watch laid them in `lengths`."""
    result = lab.play(of, players)
    chart = Chart(
        title=f"How long {players} sensible players take",
        alt=f"Bars: percent of games by number of {noun}, for {players} sensible players; one hump "
        "with a longer tail to the right.",
        across=noun,
        up="percent of games",
        labels=labels,
        series=[Series("sensible", [result.share(f"lengths.{item}") for item in range(len(labels))])],
    )
    page.chart("spread", chart, bars(chart))
