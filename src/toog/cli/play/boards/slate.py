"""The slate: a row for each seat, framed where there is room, with one line under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from toog.cli.play.sight import Sight

Row = Callable[[Sight, int], Sequence[RenderableType]]
WIDE_NAME, NARROW_NAME = 16, 8
NAME_COLUMN = 1


def draw_slate(sight: Sight, row: Row, widths: Sequence[int], under: Text) -> RenderableType:
    """The widths are the least each column of a row takes, so that nothing jumps from frame to frame.

    Beside the dice only names make room for the rest of their row.
    """
    slate = Table.grid(padding=(0, 1))
    for column, width in enumerate((1, 0, *widths)):
        slate.add_column(min_width=width, no_wrap=sight.wide and column != NAME_COLUMN)
    for seat in range(len(sight.names)):
        name = sight.name(seat, WIDE_NAME if sight.wide else NARROW_NAME)
        slate.add_row(sight.pointer(seat), name, *row(sight, seat))
    if not (sight.wide and sight.roomy):
        return Group(slate, under) if under else slate
    return Panel(
        slate, box=ROUNDED, subtitle=under or None, subtitle_align="left", border_style="dim", padding=(0, 1)
    )


def draw_pips(sight: Sight, seat: int) -> Text:
    """What a seat threw in a throw-off (C2)."""
    pips = sight.view["throw_off"][seat]
    return Text(f"[{pips}]" if pips else "", "bold")
