"""A live race: seats act when they like, each with a pause of its own between two actions (A5)."""

from __future__ import annotations

from dataclasses import dataclass, field

COUNT_DOWN = 3.0  # seconds in which everyone is shown that a race is about to begin


@dataclass(slots=True)
class Race:
    """`at` is when it begins."""

    version: int
    at: float
    pause: float
    acted: dict[int, tuple[int, float]] = field(default_factory=dict)

    def fresh_from(self, seat: int) -> int:
        """What others do in the meantime does not make a seat's own tap stale."""
        return self.acted[seat][0] if seat in self.acted else self.version

    def ready(self, seat: int) -> float:
        return self.acted[seat][1] + self.pause if seat in self.acted else self.at

    def bot_ready(self, seat: int) -> float:
        """A bot also leaves everyone a moment to see that the race is on."""
        return max(self.ready(seat), self.at + self.pause)
