"""What a review says can be understood by who does not know how moves are written."""

from __future__ import annotations

import random

import toog
from toog.core.record import read_record
from toog.review.reviewing import review
from toog.review.sentences import Narrator
from toog.texts import Voice


def test_a_better_move_is_told_as_if_it_had_been_played() -> None:
    options = {"marks": 2, "apes_early": "sit_out"}
    match = toog.Match("pietjesbak", players=["An", "Bo"], options=options, seed=3)
    hand = random.Random(3)
    while not match.winners:
        match.play(hand.choice(match.legal()))
    found = review(read_record(match.record()))
    narrator = Narrator(found, Voice("en", found.record.game))
    said = [narrator.decision(event) for event in found.events if event.loss > 0]
    assert [sentence.split(": ", 1)[1] for sentence in said] == [
        "Bo takes up the dice again. Better was “stop”: Bo stoefs!",
        "Bo takes up the dice again. Better was “stop”: Bo stops there.",
    ]
