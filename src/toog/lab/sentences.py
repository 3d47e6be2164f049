"""What a comparison found, in a language: numbers as people write them, a sentence for each difference."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from fluent.runtime.types import fluent_number

from toog.core.errors import quote
from toog.lab.comparison import Comparison
from toog.lab.estimate import Estimate
from toog.lab.shapes import Compared, LabFigure, LabLine
from toog.lab.trial import MEASURES
from toog.texts import Voice

PERCENT = ("first", "skill", "drama")
MOST_PLACES = 4
LEAST = 1e-9


class Line(NamedTuple):
    """One measure: what it is called, both settings, and by how much the second differs."""

    measure: str
    name: str
    figures: tuple[Estimate, Estimate]
    texts: tuple[str, str]
    difference: str
    clear: bool

    @property
    def is_share(self) -> bool:
        """Whether it is a part of a whole, and drawn beside that; the rest is drawn beside the larger."""
        return self.measure in PERCENT

    @property
    def whole(self) -> float:
        """What a whole bar stands for."""
        return 1.0 if self.is_share else max(*(figure.value + figure.bound for figure in self.figures), LEAST)

    def told(self) -> LabLine:
        figures = [
            LabFigure(figure.value - figure.bound, figure.value + figure.bound, text)
            for figure, text in zip(self.figures, self.texts, strict=True)
        ]
        return LabLine(self.measure, self.name, self.is_share, figures, self.difference, self.clear)


class ComparisonNarrator:
    """Says what a comparison found."""

    def __init__(self, found: Comparison, voice: Voice) -> None:
        self.found = found
        self.voice = voice

    def told(self) -> Compared:
        """Everything that is told, as the page shows it."""
        lines = [line.told() for line in self.lines()]
        return Compared(self.found.games, self.found.wanted, lines, self.sentences(), self.better())

    def lines(self) -> list[Line]:
        clear = self.found.clear
        return [self.line(measure, measure in clear) for measure in MEASURES]

    def line(self, measure: str, clear: bool) -> Line:
        a, b = (figures[measure] for figures in self.found.figures)
        name = self.voice.say(f"lab-{measure}", even=number(100 / self.found.players, 1))
        difference = self.with_error(measure, self.found.differences[measure], signed=True)
        texts = (self.with_error(measure, a), self.with_error(measure, b))
        return Line(measure, name, (a, b), texts, difference, clear)

    def with_error(self, measure: str, figure: Estimate, *, signed: bool = False) -> str:
        """The figure and the bound within which the truth lies nineteen times out of twenty."""
        scaled = scale(figure, 100 if measure in PERCENT else 1)
        places = places_of(scaled.bound)
        sign = sign_of(scaled.value, places) if signed else ""
        value = abs(scaled.value) if signed else scaled.value
        key = "lab-percent" if measure in PERCENT else "lab-number"
        return self.voice.say(key, sign=sign, value=number(value, places), error=number(scaled.bound, places))

    def sentences(self) -> list[str]:
        """One for each difference beyond its error, and none for what is not."""
        return [self.sentence(measure) for measure in self.found.clear]

    def sentence(self, measure: str) -> str:
        scaled = scale(self.found.differences[measure], self.in_people(measure))
        places = places_of(scaled.bound)
        return self.voice.say(
            f"lab-said-{measure}",
            way="up" if scaled.value > 0 else "down",
            by=number(abs(scaled.value), places),
            error=number(scaled.bound, places),
        )

    def in_people(self, measure: str) -> float:
        """Skill is said in games of a hundred that the better player wins."""
        if measure == "skill":
            return 100 * (self.found.players - 1) / self.found.players
        return 100 if measure in PERCENT else 1

    def better(self) -> str:
        """What is meant by skill, in the figures of both settings."""
        a, b = (self.found.better_wins(setting) for setting in (0, 1))
        return self.voice.say(
            "lab-better",
            even=number(100 / self.found.players, 1),
            a=number(100 * a.value, 1),
            b=number(100 * b.value, 1),
            better=self.level(self.found.bot),
            weaker=self.level(self.found.weaker),
        )

    def level(self, bot: str) -> str:
        return quote(self.voice.say(f"page-level-{bot}"))


def setting_text(options: dict[str, Any], voice: Voice) -> str:
    """The house rules that are not the usual ones, as they are typed."""
    if not options:
        return voice.say("lab-usual")
    return ", ".join(f"{name}={typed(value)}" for name, value in options.items())


def typed(value: Any) -> str:
    """The value of an option as the command line reads it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def scale(figure: Estimate, by: float) -> Estimate:
    return Estimate(figure.value * by, figure.error * by)


def places_of(error: float) -> int:
    """So many decimals that one figure of the error shows, and two where the first is a one."""
    if error <= 0:
        return 1
    first = -math.floor(math.log10(error))
    return min(max(0, first + 1 if error * 10**first < 2 else first), MOST_PLACES)


def number(value: float, places: int) -> Any:
    """For the catalogues, which write it as the language does."""
    rounded = round(value, places) + 0.0  # no minus before a zero
    return fluent_number(rounded, minimumFractionDigits=places, maximumFractionDigits=places)


def sign_of(value: float, places: int) -> str:
    rounded = round(value, places)
    return "+" if rounded > 0 else "−" if rounded < 0 else ""
