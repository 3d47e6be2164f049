"""One game being played, without I/O and without a clock: seats, log, versions, views, undo, sealed dice."""

from toog.table.entries import Entry
from toog.table.errors import TableError
from toog.table.playing import BotTurn
from toog.table.seats import REACTIONS, Actor
from toog.table.table import Table

__all__ = ["REACTIONS", "Actor", "BotTurn", "Entry", "Table", "TableError"]
