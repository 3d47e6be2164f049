"""Zocken: seven dice of seven colours, a row in order, and bets on it."""

from pathlib import Path

from toog.core.contract import Count, Figure, Game, Section
from toog.core.falls import Dice
from toog.games.zocken import rules
from toog.games.zocken.options import OPTIONS
from toog.games.zocken.score import ESCAPE_COSTS, OUT_COSTS, WHOLE_ROW
from toog.games.zocken.showing import show
from toog.games.zocken.state import Zocken
from toog.games.zocken.story import behind, round_of, story
from toog.games.zocken.view import view
from toog.games.zocken.words import ROLLS, VOCABULARY, details, tell

GAME = Game(
    name="zocken",
    letter="Z",
    seats=(1, 8),
    usual=2,
    place=3,
    hidden=False,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="Z5"),),
    counts=(
        Count("matches", "matches", per="turns"),
        Count("outs", "outs", per="turns"),
        Count("escapes", "escapes", per="turns"),
        Count("over_50", "over_50", per="turns"),
        Count("turn_score", "turn_score", per="turns"),
    ),
    book=(
        Section("board", ("Z1", "Z2", "Z3", "Z4")),
        Section("turn", ("Z5", "Z6", "Z7", "Z8", "Z9", "Z10")),
        Section("bet", ("Z11", "Z12")),
        Section("score", ("Z13", "Z14", "Z15", "Z16")),
    ),
    state=Zocken,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    story=story,
    folder=Path(__file__).parent,
    details=details,
    throws=frozenset(ROLLS),
    figures=(Figure("row", WHOLE_ROW), Figure("escape", -ESCAPE_COSTS), Figure("out", -OUT_COSTS)),
)
