"""Mens erger je niet: one die, four pawns to a colour, and a long way round."""

from pathlib import Path

from toog.core.contract import Count, Game, Section
from toog.core.falls import Dice
from toog.games.mens import rules
from toog.games.mens.options import OPTIONS
from toog.games.mens.showing import show
from toog.games.mens.state import Mens
from toog.games.mens.story import behind, round_of, story
from toog.games.mens.view import view
from toog.games.mens.words import VOCABULARY, details, tell

GAME = Game(
    name="mens",
    letter="M",
    seats=(2, 6),
    usual=4,
    place=2,
    hidden=False,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="M8"),),
    counts=(
        Count("turns", "turns"),
        Count("hits", "hits"),
        Count("own_hits", "own_hits"),
        Count("choices", "choices"),
    ),
    book=(
        Section("board", ("M1", "M2", "M3", "M4", "M5")),
        Section("start", ("M6", "M7")),
        Section("turn", ("M8", "M9", "M10", "M11", "M12", "M18", "M19")),
        Section("home", ("M13", "M14", "M15", "M16", "M17")),
    ),
    state=Mens,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    story=story,
    folder=Path(__file__).parent,
    details=details,
)
