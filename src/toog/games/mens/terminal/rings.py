"""Where the circles of Mens lie on the screen: the cross of four colours, the ring of six."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

Place = tuple[int, int]  # row and column of a cell


@dataclass(frozen=True)
class Ring:
    """The ring from the first colour's A clockwise; A, end circles and box per colour."""

    rows: int
    columns: int
    circles: tuple[Place, ...]
    starts: tuple[Place, ...]
    lanes: tuple[tuple[Place, ...], ...]
    boxes: tuple[tuple[Place, ...], ...]

    @property
    def fields(self) -> tuple[Place, ...]:
        """As the view counts them: the ring, and then the end circles of every colour."""
        return self.circles + tuple(chain.from_iterable(self.lanes))


def turned(place: Place, times: int) -> Place:
    """A quarter turn of the cross, clockwise."""
    for _ in range(times):
        place = place[1], CROSS - 1 - place[0]
    return place


CROSS = 11
ARM = ((4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (1, 4), (0, 4), (0, 5))
LANE = ((5, 1), (5, 2), (5, 3), (5, 4))
CORNER = ((0, 0), (0, 1), (1, 0), (1, 1))

FOUR = Ring(
    rows=CROSS,
    columns=CROSS,
    circles=tuple(turned(place, times) for times in range(4) for place in ARM),
    starts=tuple(turned(ARM[0], times) for times in range(4)),
    lanes=tuple(tuple(turned(place, times) for place in LANE) for times in range(4)),
    boxes=tuple(tuple(turned(place, times) for place in CORNER) for times in range(4)),
)

WIDTH, HEIGHT = 17, 9


def rim() -> tuple[Place, ...]:
    """Clockwise from the top left: 48 cells, a corner or the middle of a long side every eight."""
    top = [(0, column) for column in range(WIDTH)]
    right = [(row, WIDTH - 1) for row in range(1, HEIGHT)]
    bottom = [(HEIGHT - 1, column) for column in range(WIDTH - 2, -1, -1)]
    left = [(row, 0) for row in range(HEIGHT - 2, 0, -1)]
    return (*top, *right, *bottom, *left)


def inward(place: Place, down: int, across: int) -> tuple[Place, ...]:
    row, column = place
    return tuple((row + down * step, column + across * step) for step in range(1, 5))


SIX = Ring(
    rows=HEIGHT,
    columns=WIDTH,
    circles=rim(),
    starts=((0, 0), (0, 8), (0, 16), (8, 16), (8, 8), (8, 0)),
    lanes=(
        inward((1, 0), 0, 1),
        inward((0, 7), 1, 0),
        inward((0, 15), 1, 0),
        inward((7, 16), 0, -1),
        inward((8, 9), -1, 0),
        inward((8, 1), -1, 0),
    ),
    boxes=((), (), (), (), (), ()),
)


def ring_for(colours: int) -> Ring:
    return FOUR if colours == len(FOUR.lanes) else SIX
