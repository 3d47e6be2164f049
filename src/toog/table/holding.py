"""Which bot plays for which seat of a running game, and from which event on."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.seal import Span


class Holding:
    def __init__(self) -> None:
        self.past: list[tuple[int, str, int, int]] = []  # seat, bot, since and until which event
        self.now: dict[int, tuple[str, int]] = {}  # by seat, the bot and since when it plays

    def see(self, machines: Sequence[str | None], event: int) -> None:
        """Notes who plays for each seat from this event on: a bot, or a person."""
        for seat, bot in enumerate(machines):
            before, since = self.now.get(seat, (None, event))
            if bot == before:
                continue
            if before is not None:
                self.past.append((seat, before, since, event))
                del self.now[seat]
            if bot is not None:
                self.now[seat] = (bot, event)

    def bots(self, seats: int) -> list[str | None]:
        """The bot that plays for each seat now, or None for a person."""
        return [self.now[seat][0] if seat in self.now else None for seat in range(seats)]

    def go_back(self, event: int) -> None:
        """The events from this one on were taken back: whoever plays for a seat now plays them anew."""
        self.past = [
            (seat, bot, min(since, event), min(until, event)) for seat, bot, since, until in self.past
        ]
        self.now = {seat: (bot, min(since, event)) for seat, (bot, since) in self.now.items()}

    def spans(self, events: int) -> list[Span]:
        """All of them in a game of so many events, in the order they began.

        One in which nothing happened is left out, as after a move that was taken back.
        """
        present = [(seat, bot, since, events) for seat, (bot, since) in self.now.items()]
        spans = [Span(*span) for span in self.past + present]
        return sorted((s for s in spans if s.since < s.until), key=lambda s: (s.since, s.seat))
