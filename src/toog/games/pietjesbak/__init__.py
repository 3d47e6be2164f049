"""Pietjesbak: three dice, a tray and chalk."""

from pathlib import Path

from toog.core.contract import Count, Game, Section
from toog.core.falls import Dice
from toog.games.pietjesbak import rules
from toog.games.pietjesbak.options import OPTIONS
from toog.games.pietjesbak.showing import show
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.story import behind, is_out, round_of, story
from toog.games.pietjesbak.view import view
from toog.games.pietjesbak.words import VOCABULARY, tell

GAME = Game(
    name="pietjesbak",
    letter="P",
    seats=(2, 8),
    usual=3,
    place=1,
    hidden=False,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="C2"), Dice(3, rule="P3")),
    counts=(
        Count("rounds", "rounds"),
        Count("throws", "throws"),
        Count("stoefs", "stoefs"),
        Count("sevens", "sevens"),
        Count("apes_wins", "apes_wins"),
        Count("last_standing", "last_standing"),
    ),
    book=(
        Section("course", ("P1", "P2", "P3", "P4", "P5", "P6")),
        Section("worth", ("P7", "P8", "P9")),
        Section("round", ("P10", "P11", "P12", "P13", "P14", "P15", "P16", "P17", "P18")),
    ),
    state=Pietjesbak,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    is_out=is_out,
    story=story,
    folder=Path(__file__).parent,
    throws=frozenset({"again"}),
)
