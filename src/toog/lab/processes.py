"""Where a comparison or a handicap is asked for without NumPy: in a process that plays, beside this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.child_process import Answer, Child, Order, ignore
from toog.core.errors import read_error


class Experimenter(Child):
    """One such process, for one thread. Raises `ChildLost` where it dies, and what cannot be compared."""

    module = "toog.lab.worker"

    def obey(self, order: Order, progress: Callable[[Any], None] = ignore) -> Answer:
        """`progress` is told what there is so far, as it will be told in the end."""
        told = self.ask(order, progress)
        if "error" in told:
            raise read_error(told["error"])
        return told


def order_comparison(
    game: str, players: int, settings: tuple[dict[str, Any], dict[str, Any]], language: str
) -> Order:
    """Of settings that the game has checked."""
    return {"do": "lab", "game": game, "players": players, "settings": settings, "language": language}


def order_handicap(game: str, options: dict[str, Any], players: list[dict[str, Any]], language: str) -> Order:
    """Of players with a `name` and a `level`, or without a level with `choices` and `compared` of reviews."""
    return {"do": "handicap", "game": game, "options": options, "players": players, "language": language}
