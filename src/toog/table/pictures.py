"""A picture of a position, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Game


class Picture:
    """Every look at it is a hidden copy, made once for each pair of eyes; in an open game all are alike."""

    __slots__ = ("copies", "game", "state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state.copy() if game.hidden else None
        self.copies = {} if game.hidden else {SPECTATOR: game.hidden_copy(state, SPECTATOR)}

    def seen_by(self, seat: int) -> Any:
        """Not to be changed."""
        eyes = seat if self.game.hidden else SPECTATOR
        if eyes not in self.copies:
            self.copies[eyes] = self.game.hidden_copy(self.state, eyes)
        return self.copies[eyes]

    def after(self, seat: int, word: str) -> Any:
        """What the seat could foresee of its own move."""
        foreseen = self.seen_by(seat).copy()
        self.game.rules.play(foreseen, seat, self.game.read_move(word))
        return self.game.hidden_copy(foreseen, seat)
