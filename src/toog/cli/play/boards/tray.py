"""The tray: the dice that fell last, beside the board where the terminal is wide, under it where not."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from toog.cli.play.dice import draw_dice
from toog.cli.play.sight import Sight

TRAY_WIDTH = 29


def draw_tray(sight: Sight, under: str) -> RenderableType:
    dice = draw_dice(sight.fell, sight.look, roomy=sight.roomy) if sight.fell else Text()
    room = len(dice.plain.partition("\n")[0]) - len(under)
    return Group(dice, Text(" " * (room // 2) + under, "dim")) if under else dice


def beside(sight: Sight, board: RenderableType, under: str = "") -> RenderableType:
    """The board, the dice, and a line under the dice."""
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
