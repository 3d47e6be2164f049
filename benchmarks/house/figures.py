"""Figures with their bars, as rows of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Ours, theirs where there is one, and the bar: what ours has to stay above, or below."""

    what: str
    ours: float
    theirs: float | None = None
    least: float | None = None
    most: float | None = None

    @property
    def missed(self) -> bool:
        too_little = self.least is not None and self.ours < self.least
        return too_little or (self.most is not None and self.ours > self.most)

    @property
    def bar(self) -> str:
        if self.least is not None:
            return f"≥ {in_figures(self.least)}"
        return "" if self.most is None else f"≤ {in_figures(self.most)}"

    def row(self) -> str:
        theirs = "" if self.theirs is None else in_figures(self.theirs)
        return (
            f"| {self.what} | {in_figures(self.ours)} | {theirs} | {self.bar} "
            f"| {'MISSED' if self.missed else ''} |"
        )


def in_figures(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 1000 else f"{number:,.3g}"
