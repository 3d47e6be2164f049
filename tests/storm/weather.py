"""What goes wrong in one run, and how often. Each seed has weather of its own: most of it from one side."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields

GOES_WRONG = 0.5  # each kind of fault is there in so many of all runs


@dataclass(frozen=True)
class Weather:
    """Probabilities of what may go wrong each time, and means of how often something happens in a second."""

    commit_fails: float = 0.0  # and nothing of it is kept
    commit_unknown: float = 0.0  # it is kept, and fails nevertheless
    commit_late: float = 0.0  # it fails, and is kept a while later
    read_fails: float = 0.0
    call_hangs: float = 0.0  # of the store, for seconds, and then it is done
    answer_late: float = 0.0  # it is done at once, and answered seconds later
    notice_lost: float = 0.0
    notice_doubled: float = 0.0
    notice_late: float = 0.0
    hearing_cut: float = 0.0  # the line on which a node hears the others
    hearing_dies: float = 0.0  # the same, and nobody is told
    database_away: float = 0.0
    store_hangs: float = 0.0  # nothing that is asked of it is answered, at one node or at all
    node_cut_off: float = 0.0  # from the database, which the others reach
    line_cut: float = 0.0  # of a guest
    line_dies: float = 0.0  # the same, and nobody is told
    crash: float = 0.0
    power_cut: float = 0.0  # of a house on a file
    restart: float = 0.0
    pause: float = 0.0
    clock_jump: float = 0.0
    skew: float = 0.0  # seconds by which a clock may be wrong from the start

    @classmethod
    def drawn(cls, luck: random.Random) -> Weather:
        drawn = {name: luck.uniform(0.0, most) for name, most in WORST.items()}
        return cls(**{name: rate for name, rate in drawn.items() if luck.random() < GOES_WRONG})


WORST = {
    "commit_fails": 0.15,
    "commit_unknown": 0.1,
    "commit_late": 0.1,
    "read_fails": 0.2,
    "call_hangs": 0.05,
    "answer_late": 0.05,
    "notice_lost": 0.5,
    "notice_doubled": 0.3,
    "notice_late": 0.5,
    "hearing_cut": 0.3,
    "hearing_dies": 0.2,
    "database_away": 0.1,
    "store_hangs": 0.1,
    "node_cut_off": 0.1,
    "line_cut": 0.5,
    "line_dies": 0.2,
    "crash": 0.15,
    "power_cut": 0.6,
    "restart": 0.1,
    "pause": 0.2,
    "clock_jump": 0.2,
    "skew": 5.0,
}
CALM = Weather()
assert WORST.keys() == {field.name for field in fields(Weather)}
