"""A picture of a position, what each seat may see of it, and the way back to the one before."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Game
from toog.core.course import Turn


class Picture:
    """Every look at it is a hidden copy, made once for each pair of eyes; in an open game all are alike."""

    __slots__ = ("copies", "game", "state", "turn")

    def __init__(self, game: Game[Any], state: Any, turn: Turn) -> None:
        self.game = game
        self.turn = turn
        if game.hidden:
            self.state = state.copy()
            self.copies: dict[int, Any] = {}
        else:
            self.state = game.hidden_copy(state, SPECTATOR)

    @property
    def scores(self) -> list[int]:
        """As everyone sees them."""
        seen = self.seen_by(SPECTATOR)
        return [self.game.rules.score(seen, seat) for seat in range(seen.players)]

    def seen_by(self, seat: int) -> Any:
        """Not to be changed."""
        if not self.game.hidden:
            return self.state
        if seat not in self.copies:
            self.copies[seat] = self.game.hidden_copy(self.state, seat)
        return self.copies[seat]

    def after(self, seat: int, word: str) -> Any:
        """What the seat could foresee of its own move."""
        foreseen = self.seen_by(seat).copy()
        self.game.rules.play(foreseen, seat, self.game.read_move(word))
        return self.game.hidden_copy(foreseen, seat)


class WayBack:
    """From a picture to the one before it: what an event changed, six numbers where a copy has a hundred.

    So the last positions of a game can be kept, and nobody has to play it over to see them again.
    """

    __slots__ = ("turn", "was")

    def __init__(self, before: Picture, after: Picture) -> None:
        self.turn = before.turn
        self.was: tuple[int, ...] = before.state.unlike(after.state)

    def picture(self, after: Picture) -> Picture:
        return Picture(after.game, after.state.with_numbers(self.was), self.turn)
