"""What the views of several games show alike."""

from __future__ import annotations

from toog.core.throw_off import ThrowsOff


def pips_thrown(s: ThrowsOff) -> list[int | None]:
    """C2: what each seat has thrown in a throw-off; 0 before the throw, None for a seat that is not in it."""
    return [s.pips[seat] if s.contends[seat] else None for seat in range(s.players)]
