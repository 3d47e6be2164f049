"""Pig: throw as often as you dare, and hold before the one comes."""

from pathlib import Path

from toog.core.contract import Count, Game, Section
from toog.core.falls import Dice
from toog_pig import rules
from toog_pig.options import OPTIONS
from toog_pig.showing import show
from toog_pig.state import Pig
from toog_pig.story import behind, round_of, story
from toog_pig.view import view
from toog_pig.words import VOCABULARY, details, tell

GAME = Game(
    name="pig",
    letter="G",
    seats=(2, 8),
    usual=2,
    hidden=False,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="G2"),),
    counts=(
        Count("turns", "turns"),
        Count("throws", "throws"),
        Count("lost", "lost", per="turns"),
    ),
    book=(
        Section("turn", ("G1", "G2", "G3", "G4")),
        Section("end", ("G5",)),
    ),
    state=Pig,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    story=story,
    folder=Path(__file__).parent,
    details=details,
    throws=frozenset({"again"}),
)
