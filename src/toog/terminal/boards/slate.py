"""What lies on the table in most games: the slate with a row for each seat, and the dice beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from toog.terminal.dice import draw_dice
from toog.terminal.sight import Sight

Row = Callable[[Sight, int], Sequence[RenderableType]]
WIDE_NAME, NARROW_NAME = 16, 8
NAME_COLUMN = 1
TRAY_WIDTH = 29


def draw_slate(sight: Sight, row: Row, widths: Sequence[int], under: Text) -> RenderableType:
    """Draws a row for each seat. Columns are at least so wide, so that nothing jumps from frame to frame.

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


def draw_tray(sight: Sight, under: str) -> RenderableType:
    """The dice that fell last, with a line in the middle under them."""
    dice = draw_dice(sight.fell, sight.look, roomy=sight.roomy) if sight.fell else Text()
    room = len(dice.plain.partition("\n")[0]) - len(under)
    return Group(dice, Text(" " * (room // 2) + under, "dim")) if under else dice


def beside(sight: Sight, board: RenderableType, under: str = "") -> RenderableType:
    """The board with the dice beside it where the terminal is wide, and under it where it is not."""
    if not sight.wide and not sight.fell:
        return board
    if not sight.wide:
        gap = 1 if sight.roomy else 0
        return Group(board, Padding(draw_tray(sight, ""), (gap, 0, 0, 2)))
    grid = Table.grid(expand=True, padding=(0, 1), pad_edge=True)
    grid.add_column(ratio=1)
    grid.add_column(width=TRAY_WIDTH)
    grid.add_row(board, draw_tray(sight, under))
    return grid
