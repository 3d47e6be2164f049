"""12er Stich: black adds, red takes away, and twelve or nothing takes the trick."""

from pathlib import Path

from toog.core.contract import Count, Figure, Game, Section
from toog.core.falls import Dice, Pack
from toog.games.stich import rules
from toog.games.stich.cards import COPIES, points
from toog.games.stich.options import OPTIONS
from toog.games.stich.showing import show
from toog.games.stich.state import MOST_PLAYERS, Stich
from toog.games.stich.story import behind, round_of, story
from toog.games.stich.view import view
from toog.games.stich.words import CARDS, VOCABULARY, details, tell

GAME = Game(
    name="stich",
    letter="S",
    seats=(2, MOST_PLAYERS),
    usual=3,
    place=4,
    hidden=True,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    falls=(Dice(1, rule="S3", faces=(2, 3, 3, 4, 4, 5)), Pack(CARDS, COPIES, rule="S4")),
    counts=(
        Count("rounds", "rounds"),
        Count("plays", "plays"),
        Count("draws", "draws"),
        Count("tricks", "all_tricks"),
        Count("bonuses", "bonuses"),
        Count("passes", "passes"),
        Count("swaps", "swaps"),
    ),
    book=(
        Section("cards", ("S1", "S2", "S3")),
        Section("round", ("S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13")),
        Section("score", ("S14", "S15", "S16")),
        Section("professional", ("S17",)),
        Section("hidden", ("S18",)),
    ),
    state=Stich,
    rules=rules,
    view=view,
    tell=tell,
    show=show,
    round_of=round_of,
    behind=behind,
    story=story,
    folder=Path(__file__).parent,
    details=details,
    final=frozenset({"draw"}),
    figures=tuple(Figure(word, points(card)) for card, word in enumerate(CARDS)),
)
