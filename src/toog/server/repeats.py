"""What devices asked lately, by their own numbers, so that a message that is sent again is not done again.

Only what was granted is remembered: what was refused has changed nothing, and is judged anew.
"""

from __future__ import annotations

from collections import OrderedDict, deque

MOST_DEVICES = 100  # at one table; the one that asked longest ago is forgotten first
MOST_NUMBERS = 50  # of one device, which has few under way at once


class Repeats:
    def __init__(self) -> None:
        self.done: OrderedDict[str, deque[int]] = OrderedDict()

    def note(self, device: str | None, number: int) -> None:
        if device is None:
            return
        self.done.setdefault(device, deque(maxlen=MOST_NUMBERS)).append(number)
        self.done.move_to_end(device)
        if len(self.done) > MOST_DEVICES:
            self.done.popitem(last=False)

    def knows(self, device: str | None, number: int) -> bool:
        return device is not None and number in self.done.get(device, ())
