"""Small charts as SVG, for light and dark pages: shape and words tell what colour tells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from facts.estimate import Estimate, digits

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 66, 20, 78, 58
LEGEND = 130
HEADROOM = 0.05  # so that the number above the highest bar has a place
LEAST_SHOWN = 0.005
WIDE_ENOUGH = 27  # for a number above a bar
APART = 6  # from one line's points to the other's, so that their whiskers do not hide each other

KINDS = ("one", "two")

STYLE = """
.paper{fill:#ffffff;stroke:#d0d7de}
text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1f2328}
.title{font-size:16px;font-weight:600}
.value{font-size:11px}
.grid{stroke:#e3e7eb}
.axis,.whisker{stroke:#1f2328}
.fair{stroke:#1f2328;stroke-dasharray:2 4}
.one{fill:#0969da;stroke:#0969da}
.two{fill:none;stroke:#bc4c00}
.ground{fill:#fff1e5}
.line{fill:none;stroke-width:2.5}
.two.line{stroke-dasharray:7 4}
.two.dot{fill:#ffffff;stroke-width:2.5}
@media (prefers-color-scheme:dark){
.paper,.two.dot{fill:#151b23}
.paper{stroke:#3d444d}
text{fill:#f0f6fc}
.grid{stroke:#2f363f}
.axis,.whisker,.fair{stroke:#f0f6fc}
.one{fill:#58a6ff;stroke:#58a6ff}
.two{stroke:#ffa657}
.line{fill:none}
.ground{fill:#3b2a1a}
}
""".replace("\n", "")

HATCH = (
    '<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect class="ground" width="7" height="7"/>'
    '<path class="two" stroke-width="4" d="M0 0V7"/></pattern></defs>'
)


@dataclass(frozen=True)
class Series:
    """Drawn one way or the other; there are never more than two."""

    name: str
    points: Sequence[Estimate]


@dataclass(frozen=True)
class Chart:
    """`alt` says in words what is to be seen; `across` and `up` name the axes."""

    title: str
    alt: str
    across: str
    up: str
    labels: Sequence[str]
    series: Sequence[Series]


@dataclass(frozen=True)
class Scale:
    """The upright axis: round numbers that hold everything that is drawn."""

    low: float
    high: float
    step: float

    def y(self, value: float) -> float:
        room = HEIGHT - TOP - BOTTOM
        return HEIGHT - BOTTOM - room * (value - self.low) / (self.high - self.low)

    @property
    def ticks(self) -> list[float]:
        many = round((self.high - self.low) / self.step)
        return [self.low + tick * self.step for tick in range(many + 1)]

    @property
    def places(self) -> int:
        return max(0, -math.floor(math.log10(self.step) + 1e-9))


def round_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, for about five steps."""
    raw = max(span, 1e-9) / 5
    power = 10.0 ** math.floor(math.log10(raw))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= raw - 1e-12)


def scale_for(series: Sequence[Series], floor: float | None, headroom: float = 0) -> Scale:
    points = [at for found in series for at in found.points]
    low = min(at.value - at.error for at in points) if floor is None else floor
    high = max(at.value + at.error for at in points)
    high += headroom * (high - low)
    step = round_step(high - low)
    bottom = math.floor(low / step + 1e-9) * step
    top = math.ceil(high / step - 1e-9) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


def spot(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path class="{kind}" d="M{spot(x1)} {spot(y1)}L{spot(x2)} {spot(y2)}"/>'


def words(x: float, y: float, text: str, anchor: str = "middle", more: str = "") -> str:
    return f'<text x="{spot(x)}" y="{spot(y)}" text-anchor="{anchor}"{more}>{escape(text)}</text>'


def whisker(x: float, at: Estimate, scale: Scale) -> list[str]:
    low, high = scale.y(at.value - at.error), scale.y(at.value + at.error)
    if low - high < 1:
        return []
    return [line("whisker", x, low, x, high), *(line("whisker", x - 4, y, x + 4, y) for y in (low, high))]


def frame(of: Chart, scale: Scale) -> list[str]:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(of.title)}</title><desc>{escape(of.alt)}</desc><style>{STYLE}</style>{HATCH}",
        f'<rect class="paper" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="8"/>',
        words(20, 28, of.title, "start", ' class="title"'),
        words(20, TOP - 14, of.up, "start"),
        words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, of.across),
    ]
    for tick in scale.ticks:
        parts.append(line("grid", LEFT, scale.y(tick), WIDTH - RIGHT, scale.y(tick)))
        parts.append(words(LEFT - 8, scale.y(tick) + 4, digits(tick, scale.places), "end"))
    return parts


def legend(series: Sequence[Series], lines: bool) -> list[str]:
    """At the right of the line that names the axis."""
    if len(series) < 2:
        return []
    parts = []
    x = WIDTH - RIGHT - LEGEND * len(series)
    for kind, found in zip(KINDS, series, strict=False):
        stroke = line(f"{kind} line", x, TOP - 18, x + 28, TOP - 18) + dot(kind, x + 14, TOP - 18)
        parts.append(stroke if lines else box(kind, x + 6, TOP - 26, 16, 14))
        parts.append(words(x + 36, TOP - 14, found.name, "start"))
        x += LEGEND
    return parts


def box(kind: str, x: float, y: float, width: float, height: float) -> str:
    fill = ' style="fill:url(#hatch)"' if kind == "two" else ""
    size = f'width="{spot(width)}" height="{spot(height)}"'
    return f'<rect class="{kind}"{fill} x="{spot(x)}" y="{spot(y)}" {size}/>'


def dot(kind: str, x: float, y: float) -> str:
    if kind == "one":
        return f'<circle class="one dot" cx="{spot(x)}" cy="{spot(y)}" r="5"/>'
    return f'<rect class="two dot" x="{spot(x - 5)}" y="{spot(y - 5)}" width="10" height="10"/>'


def shown(labels: Sequence[str]) -> list[str]:
    """Every label, or every second, third … where they would not fit."""
    widest = 8 * max(len(label) for label in labels) + 6
    every = math.ceil(len(labels) * widest / (WIDTH - LEFT - RIGHT))
    return [label if at % every == 0 else "" for at, label in enumerate(labels)]


def short(at: Estimate) -> str:
    """Three figures; the table has them all."""
    size = math.floor(math.log10(abs(at.value)))
    return digits(at.value, min(2, max(0, 2 - size)))


def bars(of: Chart) -> str:
    scale = scale_for(of.series, floor=0, headroom=HEADROOM)
    parts = frame(of, scale) + legend(of.series, lines=False)
    room = (WIDTH - LEFT - RIGHT) / len(of.labels)
    width = room * (0.8 if len(of.labels) < 24 else 0.9) / len(of.series)
    for at, label in enumerate(shown(of.labels)):
        middle = LEFT + room * (at + 0.5)
        parts.append(words(middle, HEIGHT - BOTTOM + 18, label))
        for number, (kind, found) in enumerate(zip(KINDS, of.series, strict=False)):
            x = middle + width * (number - len(of.series) / 2)
            top = scale.y(found.points[at].value)
            parts.append(box(kind, x, top, width, scale.y(0) - top))
            parts += whisker(x + width / 2, found.points[at], scale)
            if width >= WIDE_ENOUGH and found.points[at].value >= LEAST_SHOWN:
                above = scale.y(found.points[at].value + found.points[at].error) - 5
                parts.append(words(x + width / 2, above, short(found.points[at]), more=' class="value"'))
    parts.append(line("axis", LEFT, scale.y(0), WIDTH - RIGHT, scale.y(0)))
    return "\n".join([*parts, "</svg>", ""])


def curves(of: Chart, fair: float | None = None, floor: float | None = None) -> str:
    """Points at equal distances, joined; a dotted line where all would be fair."""
    level = [] if fair is None else [Series("", [Estimate(fair, 0)])]
    scale = scale_for([*of.series, *level], floor)
    parts = frame(of, scale) + legend(of.series, lines=True)
    room = (WIDTH - LEFT - RIGHT) / len(of.labels)
    xs = [LEFT + room * (at + 0.5) for at in range(len(of.labels))]
    parts += [words(x, HEIGHT - BOTTOM + 18, label) for x, label in zip(xs, shown(of.labels), strict=True)]
    parts.append(line("axis", LEFT, scale.y(scale.low), WIDTH - RIGHT, scale.y(scale.low)))
    if fair is not None:
        parts.append(line("fair", LEFT, scale.y(fair), WIDTH - RIGHT, scale.y(fair)))
    for number, (kind, found) in enumerate(zip(KINDS, of.series, strict=False)):
        aside = APART * (number - (len(of.series) - 1) / 2)
        parts += curve(kind, [x + aside for x in xs], found.points, scale)
    return "\n".join([*parts, "</svg>", ""])


def curve(kind: str, xs: Sequence[float], points: Sequence[Estimate], scale: Scale) -> list[str]:
    spots = [(x, scale.y(at.value)) for x, at in zip(xs, points, strict=True)]
    path = "L".join(f"{spot(x)} {spot(y)}" for x, y in spots)
    parts = [f'<path class="{kind} line" d="M{path}"/>', *(dot(kind, x, y) for x, y in spots)]
    for x, at in zip(xs, points, strict=True):
        parts += whisker(x, at, scale)
    return parts
