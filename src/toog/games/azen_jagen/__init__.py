"""Azen jagen: hunting aces, with a glass at the end of the count."""

from pathlib import Path

from toog.core.contract import Count, Game, Section
from toog.core.falls import Dice
from toog.games.azen_jagen import rules
from toog.games.azen_jagen.options import OPTIONS
from toog.games.azen_jagen.showing import show
from toog.games.azen_jagen.state import AzenJagen
from toog.games.azen_jagen.story import behind, round_of, story
from toog.games.azen_jagen.view import view
from toog.games.azen_jagen.words import VOCABULARY, tell

GAME = Game(
    name="azen_jagen",
    letter="A",
    seats=(2, 8),
    usual=3,
    place=5,
    hidden=False,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="C2"), Dice(3, rule="A1")),
    counts=(
        Count("throws", "throws"),
        Count("races", "races"),
        Count("too_slow", "too_slow"),
    ),
    book=(
        Section("hunt", ("A1", "A2", "A3")),
        Section("race", ("A4", "A5", "A6")),
        Section("end", ("A7", "A8")),
    ),
    state=AzenJagen,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    story=story,
    folder=Path(__file__).parent,
    final=frozenset(VOCABULARY),
    throws=frozenset({"throw"}),
    pace=rules.pace,
)
