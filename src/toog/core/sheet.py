"""The sheet of a game: what each round brought every seat, and where they then stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One round. `behind` says how far back each seat stood after it: the seat with the least leads."""

    number: int
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    behind: tuple[int, ...]

    def leads(self, seat: int) -> bool:
        """Whether a seat leads alone: one that is level with another leads nobody."""
        return all(self.behind[seat] < other for at, other in enumerate(self.behind) if at != seat)


@dataclass(frozen=True)
class Sheet:
    """`start` is what everyone had before the first round. The last totals are the scores.

    `out` are the seats that were out of the game before it ended: their score counts for nothing.
    """

    start: tuple[int, ...]
    rows: tuple[Row, ...]
    winners: tuple[int, ...]
    out: tuple[int, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        return self.rows[-1].totals

    @property
    def places(self) -> list[int]:
        """From 1, by seat: the winners, then whoever is least behind. Equals have the same place."""
        last = self.rows[-1].behind
        order = [(0, 0) if seat in self.winners else (1, back) for seat, back in enumerate(last)]
        return [1 + sum(other < mine for other in order) for mine in order]

    def in_front_since(self, seat: int) -> int:
        """The round after which this seat led and was never overtaken; the last one at the latest."""
        since = self.rows[-1].number
        for row in reversed(self.rows):
            if not row.leads(seat):
                break
            since = row.number
        return since


class Scorer:
    """Writes a sheet while a game is played over."""

    def __init__(self, scores: Sequence[int]) -> None:
        self.start = tuple(scores)
        self.rows: list[Row] = []

    def close(self, number: int, scores: Sequence[int], behind: Sequence[int]) -> None:
        before = self.rows[-1].totals if self.rows else self.start
        gains = tuple(now - then for now, then in zip(scores, before, strict=True))
        self.rows.append(Row(number, gains, tuple(scores), tuple(behind)))

    def sheet(self, winners: Sequence[int], out: Sequence[int] = ()) -> Sheet:
        return Sheet(self.start, tuple(self.rows), tuple(winners), tuple(out))
