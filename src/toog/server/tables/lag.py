"""How long a guest's messages are on their way, measured by the house with pings of its own.

In a race a tap counts from the moment it was made, and the device says when that was. It is believed only as
far back as the lag that the house has measured. A device can delay its pongs, as a slow connection would, but
it cannot answer early, so the quickest of the latest answers counts. Time that is allowed for is taken from a
quota that lasts for a few actions of a slow connection and fills up again between two races: a device that
holds back all its pongs cannot be told from a slow connection, and gains no more than that. The quota is the
seat's: to act on several connections in turn, or to come back on a new one, gains nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from toog.table.timing import MOST_ALLOWED

FAST = 0.02  # seconds; a connection that is no slower gets no allowance
JITTER = 0.04  # seconds by which a message may be slower than the quickest ping
REFILL = 0.05  # seconds of quota a second: whoever acts once a second gains no more on average
MEASURED = 5  # answers that are kept
OFTEN_ENOUGH = 10.0  # seconds between two pings of the house once it knows the connection


class Quota:
    """How many seconds are still allowed for the actions of one seat, on all its connections together."""

    __slots__ = ("left", "since")

    def __init__(self) -> None:
        self.left = MOST_ALLOWED
        self.since = float("-inf")

    def refill(self, now: float) -> None:
        self.left = min(self.left + REFILL * (now - self.since), MOST_ALLOWED)
        self.since = now


class Lag:
    """The lag of one connection. `quotas` are those of the seats that it opens; it spends all of them."""

    __slots__ = ("_asked", "_rtts", "quotas")

    def __init__(self) -> None:
        self._rtts: deque[float] = deque(maxlen=MEASURED)
        self._asked = float("-inf")
        self.quotas: Sequence[Quota] = (Quota(),)

    def is_due(self, now: float, racing: bool) -> bool:
        """Whether to ping now: until the connection is known, all through a race, and now and then."""
        if len(self._rtts) == MEASURED and not racing and now - self._asked < OFTEN_ENOUGH:
            return False
        for quota in self.quotas:
            quota.refill(now)
        self._asked = now
        return True

    def measured(self, rtt: float) -> None:
        """Record the seconds between one of our pings and its pong."""
        self._rtts.append(rtt)

    @property
    def latency(self) -> float:
        """Seconds from the device to the house, as far as the house could measure it."""
        return min(self._rtts) / 2 if self._rtts else 0.0

    @property
    def allowance(self) -> float:
        """How many seconds an action of a race is believed to have been on its way, at most."""
        if self.latency <= FAST:
            return 0.0
        return min(self.latency + JITTER, *(quota.left for quota in self.quotas))

    def believed(self, claimed: float, now: float) -> float:
        """Return the time at which an action counts as made, given the time that the device claims."""
        return max(claimed, now - self.allowance)

    def spend(self, seconds: float) -> None:
        """Take the time that was allowed for an action from the quota."""
        for quota in self.quotas:
            quota.left -= max(seconds, 0.0)
