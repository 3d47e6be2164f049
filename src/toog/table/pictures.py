"""A picture of a position, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Game
from toog.core.course import Turn


class Picture:
    """Every look at it is a hidden copy, made once for each pair of eyes; in an open game all are alike."""

    __slots__ = ("copies", "game", "open", "state", "turn")

    def __init__(self, game: Game[Any], state: Any, turn: Turn) -> None:
        self.game = game
        self.turn = turn
        if game.hidden:
            self.state = state.copy()
            self.copies: dict[int, Any] = {}
        else:
            self.open = game.hidden_copy(state, SPECTATOR)

    @property
    def scores(self) -> list[int]:
        """As everyone sees them."""
        seen = self.seen_by(SPECTATOR)
        return [self.game.rules.score(seen, seat) for seat in range(seen.players)]

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
