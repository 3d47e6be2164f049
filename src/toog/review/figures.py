"""Values as they are said: chances in percent, or points, with a sign that can be read."""

from __future__ import annotations

from collections.abc import Sequence

from toog.review.judge import Unit
from toog.texts import Voice

MINUS, PLUS = "\N{MINUS SIGN}", "+"


class Figures:
    """Says values of one unit in one language."""

    def __init__(self, voice: Voice, unit: Unit) -> None:
        self.voice = voice
        self.unit = unit

    def value(self, value: float) -> str:
        """A chance in percent, or points."""
        return self.voice.say(f"review-value-{self.unit}", **self.number(value))

    def scale(self, value: float) -> str:
        """Beside a grid line: no more digits than it needs."""
        return self.voice.say(f"review-scale-{self.unit}", **self.number(value))

    def points(self, points: float) -> str:
        """Of a score, whatever the values are."""
        return self.voice.say(
            "review-scale-points", sign=MINUS if round(points) < 0 else "", value=abs(points)
        )

    def number(self, value: float) -> dict[str, str | float]:
        """Its sign apart: a language says neither plus nor minus by itself."""
        parts = 1 if self.unit == "points" else 100
        return {"sign": MINUS if value < 0 else "", "value": abs(value) * parts}

    def change(self, change: float) -> str:
        return self.value(change) if change < 0 else f"{PLUS}{self.value(change)}"

    def off_by(self, errors: Sequence[float], *, exact: bool) -> str:
        """How far values may be off: where they are not exact, by least and by most."""
        found = [error for error in errors if error > 0]
        if exact or not found:
            return self.voice.say("review-exact")
        least, most = self.value(min(found)), self.value(max(found))
        if least == most:
            return self.voice.say("review-about", error=most)
        return self.voice.say("review-about-between", least=least, most=most)


def tell_figure(unit: Unit, value: float, error: float | None, voice: Voice) -> str:
    """A figure of a rollout, in points or in 100 games, with its error if that is known."""
    parts = 100 if unit == "win" else 1
    if error is None:
        return voice.say("rollout-figure-alone", value=parts * value)
    return voice.say("rollout-figure", value=parts * value, error=parts * error)
