"""A picture of a position, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Game


class Picture:
    """Every look at it is a hidden copy, made once for each pair of eyes; in an open game all are alike."""

    __slots__ = ("copies", "game", "open", "state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        if game.hidden:
            self.state = state.copy()
            self.copies: dict[int, Any] = {}
        else:
            self.open = game.hidden_copy(state, SPECTATOR)

    def seen_by(self, seat: int) -> Any:
        """Not to be changed."""
        if not self.game.hidden:
            return self.open
        if seat not in self.copies:
            self.copies[seat] = self.game.hidden_copy(self.state, seat)
        return self.copies[seat]

    def after(self, seat: int, word: str) -> Any:
        """What the seat could foresee of its own move."""
        foreseen = self.seen_by(seat).copy()
        self.game.rules.play(foreseen, seat, self.game.read_move(word))
        return self.game.hidden_copy(foreseen, seat)
