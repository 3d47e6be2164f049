"""docs/capacity.md and its charts, from the figures in docs/capacity.json."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from benchmarks.load.climb import BAR, Step
from facts.charts import Chart, Series, curves
from facts.estimate import Estimate

DOCS = Path(__file__).parents[2] / "docs"
TABLES = 4_000  # that one core is to bear
MEDIAN_WAIT, WORST_WAIT = 2.0, 10.0  # seconds, when a node dies
MOST_LEFT = 0.25  # of what a crowd took may stay
MOST_MORE = 1.05  # that a house may take after a second crowd, and with it, beside the first

# The plan on paper.
PLAYERS = 1_000_000
AT_A_TABLE = 3
THINKING = 4.0  # seconds from a move at a table until the next
BUSY = 0.5  # how much of a core is used when nothing is wrong: another node can die
NODES = 3  # of a cell
ENTRY_BYTES = 180


def steps_of(plain: list[dict[str, Any]]) -> list[Step]:
    return [Step(**step) for step in plain]


def knee(steps: list[Step]) -> Step | None:
    """The most tables that were borne; with fewer a stall of the disk may have been too much."""
    return max((step for step in steps if step.holds), key=lambda step: step.tables, default=None)


def misses(found: dict[str, Any]) -> list[str]:
    """The bars that were not held, in words."""
    most, failover, crowd = knee(steps_of(found["sqlite"])), found["failover"], found["memory"]
    left = (crowd["after"] - crowd["before"]) / (crowd["during"] - crowd["before"])
    bars = {
        f"{TABLES:,} tables on one core within {BAR:g} ms": most is not None and most.tables >= TABLES,
        f"failover within {MEDIAN_WAIT:g} s in the median": failover["median"] <= MEDIAN_WAIT,
        f"failover within {WORST_WAIT:g} s at worst": failover["worst"] <= WORST_WAIT,
        "every table goes on after a node was killed": failover["lost"] == 0,
        f"{1 - MOST_LEFT:.0%} of a crowd's memory given back": left <= MOST_LEFT,
        "a second crowd finds room where the first was": all(
            crowd[f"{when}_second"] <= MOST_MORE * crowd[when] for when in ("during", "after")
        ),
    }
    return [f"MISSED: {bar}" for bar, held in bars.items() if not held]


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DOCS / "capacity.json").read_text(encoding="utf-8"))
    return found


def write(found: dict[str, Any]) -> None:
    (DOCS / "capacity.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sqlite = steps_of(found["sqlite"])
    nodes = {int(number): steps_of(steps) for number, steps in found["postgresql"].items()}
    (DOCS / "capacity-sqlite.svg").write_text(sqlite_chart(sqlite), encoding="utf-8")
    (DOCS / "capacity-postgresql.svg").write_text(postgresql_chart(nodes), encoding="utf-8")
    (DOCS / "capacity.md").write_text(text(found, sqlite, nodes), encoding="utf-8")


def sqlite_chart(steps: list[Step]) -> str:
    shown = shown_of(steps)
    chart = Chart(
        "One node with SQLite, one core",
        "How long a move takes until every seat has seen it, by the number of tables that move once a second",
        "tables, one move a second each",
        "milliseconds",
        [f"{step.tables:,}" for step in shown],
        [
            Series("median", [Estimate(step.median, 0) for step in shown]),
            Series("99th percentile", [Estimate(step.tail, 0) for step in shown]),
        ],
    )
    return curves(chart, fair=BAR, floor=0)


def shown_of(steps: list[Step]) -> list[Step]:
    """Up to the first that is far beyond the bar, or it would flatten all the others."""
    far = next((at for at, step in enumerate(steps) if step.tail > 5 * BAR), len(steps))
    return steps[: max(1, far)]


def postgresql_chart(nodes: dict[int, list[Step]]) -> str:
    few, many = min(nodes), max(nodes)
    both = [shown_of(nodes[few]), shown_of(nodes[many])]
    length = min(map(len, both))
    chart = Chart(
        "Nodes on one PostgreSQL: 99th percentile",
        "The 99th percentile of a move's time by the number of tables, with one node and with several",
        "tables, one move a second each",
        "milliseconds",
        [f"{step.tables:,}" for step in both[0][:length]],
        [
            Series(in_nodes(number), [Estimate(step.tail, 0) for step in steps[:length]])
            for number, steps in zip((few, many), both, strict=True)
        ],
    )
    return curves(chart, fair=BAR, floor=0)


def in_nodes(number: int) -> str:
    return "1 node" if number == 1 else f"{number} nodes"


def rows(steps: list[Step]) -> str:
    head = "| tables | sockets | moves a second | median, ms | 99th, ms | worst, ms | cores | MB | |"
    rules = "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
    return "\n".join([head, rules, *map(row, steps)])


def row(step: Step) -> str:
    return (
        f"| {step.tables:,} | {step.sockets:,} | {step.moves:,.0f} | {step.median:.1f} | {step.tail:.1f} "
        f"| {step.worst:.0f} | {step.core:.2f} | {step.megabytes:,.0f} | {'' if step.holds else 'too much'} |"
    )


def text(found: dict[str, Any], sqlite: list[Step], nodes: dict[int, list[Step]]) -> str:
    most, failover, crowd = knee(sqlite), found["failover"], found["memory"]
    return WORDS.format(
        machine=found["machine"],
        bar=f"{BAR:g}",
        knee="none of them" if most is None else f"{most.tables:,} tables",
        sqlite=rows(sqlite),
        disk=DISK.format(**found["disk"]),
        in_memory=without_disk(steps_of(found["in_memory"])),
        postgresql="\n\n".join(f"### {in_nodes(number)}\n\n{rows(steps)}" for number, steps in nodes.items()),
        notices="\n".join(map(notice_row, found["notices"])),
        kills=failover["kills"],
        waits=failover["waits"],
        median=f"{failover['median']:.2f}",
        worst=f"{failover['worst']:.2f}",
        lost=failover["lost"],
        crowd=f"{crowd['tables']:,} tables with {crowd['sockets']:,} sockets",
        before=f"{crowd['before']:.0f}",
        during=f"{crowd['during']:.0f}",
        after=f"{crowd['after']:.0f}",
        during_second=f"{crowd['during_second']:.0f}",
        after_second=f"{crowd['after_second']:.0f}",
        plan=plan(sqlite, nodes),
    )


def without_disk(steps: list[Step]) -> str:
    return WITHOUT_DISK.format(rows=rows(steps)) if steps else ""


def notice_row(row: dict[str, Any]) -> str:
    moves = row["telling"] * row["together"]
    commits = f"{row['silent']:,.0f} | {row['telling']:,.0f}"
    return f"| {row['nodes']} | {row['together']} | {commits} | {moves:,.0f} |"


def plan(sqlite: list[Step], nodes: dict[int, list[Step]]) -> str:
    """For a million players at once, from what was measured."""
    tables = PLAYERS / AT_A_TABLE
    moves = tables / THINKING
    borne = knee(nodes[min(nodes)]) or knee(sqlite)
    single = borne or sqlite[0]
    a_cell = NODES * BUSY * single.moves / single.core
    cells = math.ceil(moves / a_cell)
    return PLAN.format(
        players=f"{PLAYERS:,}",
        seats=AT_A_TABLE,
        thinking=f"{THINKING:g}",
        tables=f"{tables:,.0f}",
        moves=f"{moves:,.0f}",
        row="the last row that was borne" if borne else "the first row, for want of one that was borne",
        core=f"{single.moves / single.core:,.0f}",
        busy=f"{BUSY:.0%}",
        nodes=NODES,
        cell=f"{a_cell:,.0f}",
        cells=f"{cells:,}",
        all_nodes=f"{cells * NODES:,}",
        players_cell=f"{PLAYERS / cells:,.0f}",
        sockets_node=f"{PLAYERS / cells / NODES:,.0f}",
        memory_node=f"{PLAYERS / cells / NODES * single.megabytes / single.sockets:,.0f}",
        bandwidth=f"{moves * AT_A_TABLE * ENTRY_BYTES * 8 / 1e6:,.0f}",
        bytes=ENTRY_BYTES,
        disk=f"{moves * ENTRY_BYTES * 86_400 / 1e12:.1f}",
    )


WORDS = """# Capacity

Measured in one run with `python -m benchmarks.load --write`, on: {machine}. The figures are in
[capacity.json](capacity.json). Pietjesbak for two, both seats over sockets, every table moving once a
second. The time of a move runs from sending it until every seat has seen it, which is after it was
synced to the disk. The server has one core, the client another. A row is too much where the 99th
percentile is over {bar} ms, or fewer than nine of ten moves came through.

## One node with SQLite

The most that was borne: {knee}.

![The time of a move by the number of tables](capacity-sqlite.svg)

{sqlite}

{disk}
{in_memory}
## Nodes on one PostgreSQL

The two seats of a table are at different nodes, as with a load balancer without sticky sessions, so
every move is told across. PostgreSQL runs on the same machine, and syncs every commit; its files are in
memory where the system has room for files there, so that the figures are of the nodes and not of the disk.
With two cores all nodes share one of them: then more nodes show what it costs that they talk to each other,
and not what more machines would bring.

![The 99th percentile by the number of tables and nodes](capacity-postgresql.svg)

{postgresql}

### Telling the others

Every commit tells the other nodes (`NOTIFY`), and PostgreSQL lets such commits through one after another.
How many there are in a second, of all nodes, each with one writer:

| nodes | moves a commit | silent | telling the others | moves a second |
| ---: | ---: | ---: | ---: | ---: |
{notices}

A node stores what came in while its last commit ran with the next one, so where commits have to wait for
each other more moves share one.

## When a node dies

Of three nodes one was killed (`kill -9`), {kills} times, while all tables were played. Clients come
back to another node at once. From the kill until a move at the table was seen by everyone at it,
{waits} times: {median} s in the median, {worst} s at worst; {lost} tables did not go on.

## When a crowd has gone

{crowd}: the house took {before} MB before they came, {during} MB with them, and {after} MB
when they had gone and it had had a quiet moment; with a second such crowd {during_second} MB, and
{after_second} MB when that had gone too. Nothing of them is left: no table, no guest, and Python's own
count (`sys._debugmallocstats`, looked at aside with 800 tables) has 52 MB in use before and after. What
stays is room that is free and cannot be given back: Python does that a megabyte at a time, and in most of
them some trifle has found a place. So a house takes about what its largest crowd took, however many come.

{plan}"""

DISK = """A move is only shown when it is on the disk. By itself, with nothing else running, the disk took
{median:.2f} ms in the median to sync 8 KiB, 1 time in 1,000 more than {tail:.1f} ms, and {worst:.0f} ms at
worst within {seconds:.0f} seconds. On a machine that others use too that changes from minute to minute: in
other runs it stood still for half a second now and then, and every row was too much.
"""

WITHOUT_DISK = """### The same without a disk

What the core alone bears: the file of the house is in memory, where nothing is kept when the power fails.

{rows}
"""

PLAN = """## A million players at once, on paper

{players} players, {seats} at a table, a move every {thinking} seconds at each: {tables} tables and
{moves} moves a second. Nothing that happens at one table concerns another, so the house is divided into
*cells*: a PostgreSQL with its nodes and its tables. A table belongs to one cell for ever and its link
says to which (the first letters of its id, which the load balancer reads). Nothing is shared between
cells, and none can take another down.

- **Cores.** One makes {core} moves a second where it is used up, by {row}.
  Planned at {busy}, so that the others can bear what a dead node leaves them, a cell of {nodes} nodes
  with one core each makes {cell}: {cells} cells, {all_nodes} nodes, {players_cell} players to a cell.
- **Sockets.** {sockets_node} on a node, and some {memory_node} MB of memory there. A node takes 20,000
  unless it is told otherwise.
- **PostgreSQL.** A cell stores {cell} moves a second. Nodes store what has come in the meantime with
  one commit, so it is not the moves that count but the commits, and those take turns because they tell
  the other nodes. If that binds, a cell is made smaller: there are more of them, and nothing else
  changes.
- **The wire.** {bandwidth} Mbit a second out of all cells together, at {bytes} bytes a move and seat.
- **The disk.** {disk} TB a day in all cells together if every hour were like this one; `--keep-days`
  bounds it.
- **The lobby and spoken codes.** Of one cell: a new table is laid where the load balancer chooses, the
  lobby shows the tables of its own cell, and a code begins with a syllable that says which.
- **What breaks.** A node: its tables go on at the others within the times above. A PostgreSQL: one cell
  of {cells} stands still until a standby has taken over. No fault reaches two cells.

To be built for it: the cell in a table's id, and in a code. Not tried is all that needs more than one
machine: more than three nodes, a network between them, a load balancer, a standby.
"""
