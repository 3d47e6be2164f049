"""The curve of a game as SVG: everyone's chance, in colours and dashes, readable on the smallest phone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from toog.review.grid import Values
from toog.review.reviewing import Review
from toog.review.sentences import ReviewNarrator

WIDTH, HEIGHT = 360, 200
LEFT, RIGHT, TOP = 46, 12, 44
LEGEND_ROW, LEGEND_COLUMNS = 20, 2
LONGEST_NAME = 17
MOST_SAMPLES = 160
MARKS_EVERY = 20
ROOM_FOR_ROUND = 22

DASHES = ("none", "7 3", "2 3", "9 3 2 3", "12 4", "4 2", "1 4", "6 2 1 2 1 2")
MARKS = ("M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z", "M-3-3H3V3H-3Z", "M0-4L4 3H-4Z", "M0-4L4 0 0 4-4 0Z")
LIGHT = ("#0969da", "#bc4c00", "#1a7f37", "#8250df", "#bf3989", "#7d4e00", "#57606a", "#cf222e")
DARK = ("#58a6ff", "#ffa657", "#56d364", "#d2a8ff", "#ff9bce", "#e3b341", "#b1bac4", "#ff7b72")

STYLE = (
    '.paper{fill:#fff;stroke:#d0d7de}text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;'
    "fill:#1f2328}"
    ".title{font-size:15px;font-weight:600}.grid{stroke:#e3e7eb}.curve{fill:none;stroke-width:2}"
)
AT_NIGHT = ".paper{fill:#151b23;stroke:#3d444d}text{fill:#f0f6fc}.grid{stroke:#2f363f}"


def draw(review: Review, narrator: ReviewNarrator, title: str, description: str) -> str:
    """A whole file. What the picture shows is said in `title` and `description` too."""
    seats = list(review.seats)
    rows = math.ceil(len(seats) / LEGEND_COLUMNS)
    height = HEIGHT + LEGEND_ROW * rows
    low, high = bounds(review)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{style(seats)}</style>",
        f'<rect class="paper" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
    ]
    for value in (low, (low + high) / 2, high):
        y = down(value, low, high)
        parts.append(f'<path class="grid" d="M{LEFT} {spot(y)}H{WIDTH - RIGHT}"/>')
        parts.append(label(LEFT - 6, y + 4, narrator.scale(value), "end"))
    parts += round_labels(narrator.rounds[review.first :])
    for seat in seats:
        parts += curve(seat, [values[seat] for values in samples(review.curve, MOST_SAMPLES)], low, high)
        parts += legend(seat, narrator.names[seat])
    return "\n".join([*parts, "</svg>", ""])


def style(seats: Sequence[int]) -> str:
    def colours(of: Sequence[str]) -> str:
        return "".join(f".c{seat}{{stroke:{of[seat]}}}.m{seat}{{fill:{of[seat]}}}" for seat in seats)

    return f"{STYLE}{colours(LIGHT)}@media (prefers-color-scheme:dark){{{AT_NIGHT}{colours(DARK)}}}"


def bounds(review: Review) -> tuple[float, float]:
    """From no chance to certainty; for points all there were."""
    if review.unit == "win":
        return 0.0, 1.0
    found = [value for values in review.curve for value in values]
    return min(found), max(*found, min(found) + 1)


def samples(curve: Sequence[Values], most: int) -> list[Values]:
    """So many at equal distances, the first and the last among them; all where there are no more."""
    if len(curve) <= most:
        return list(curve)
    return [curve[round(at * (len(curve) - 1) / (most - 1))] for at in range(most)]


def curve(seat: int, values: Sequence[float], low: float, high: float) -> list[str]:
    step = (WIDTH - LEFT - RIGHT) / max(len(values) - 1, 1)
    spots = [(LEFT + step * at, down(value, low, high)) for at, value in enumerate(values)]
    path = "L".join(f"{spot(x)} {spot(y)}" for x, y in spots)
    marked = spots[(seat * 5) % MARKS_EVERY :: MARKS_EVERY]
    return [line(seat, path), *(mark(seat, x, y) for x, y in marked)]


def line(seat: int, path: str) -> str:
    return f'<path class="curve c{seat}" d="M{path}" stroke-dasharray="{DASHES[seat]}"/>'


def mark(seat: int, x: float, y: float) -> str:
    return (
        f'<path class="m{seat}" transform="translate({spot(x)} {spot(y)})" d="{MARKS[seat % len(MARKS)]}"/>'
    )


def legend(seat: int, name: str) -> list[str]:
    row, column = divmod(seat, LEGEND_COLUMNS)
    x, y = 14 + column * (WIDTH - 14) / LEGEND_COLUMNS, HEIGHT + LEGEND_ROW * row
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    return [
        line(seat, f"{spot(x)} {spot(y)}h28"),
        mark(seat, x + 14, y),
        label(x + 36, y + 4, short, "start"),
    ]


def round_labels(rounds: Sequence[int]) -> list[str]:
    """The number of a round where it begins, if there is room beside the one before."""
    parts: list[str] = []
    free = float(LEFT)
    for at, number in enumerate(rounds):
        x = LEFT + (WIDTH - LEFT - RIGHT) * at / max(len(rounds), 1)
        if number > (rounds[at - 1] if at else 0) and x >= free:
            parts.append(label(x, HEIGHT - 16, str(number), "start"))
            free = x + ROOM_FOR_ROUND
    return parts


def down(value: float, low: float, high: float) -> float:
    bottom = HEIGHT - 34
    return bottom - (bottom - TOP) * (value - low) / (high - low)


def label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{spot(x)}" y="{spot(y)}" text-anchor="{anchor}">{escape(text)}</text>'


def spot(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
