"""What a review says can be understood by who does not know how moves are written."""

from __future__ import annotations

import random

import pytest

import toog
from tests.table_talk import sit_down
from toog.core.contract import Event
from toog.core.course import Chance, Over
from toog.core.record import read_record
from toog.core.registry import find_game
from toog.core.sources import Seeded
from toog.review.reviewing import review
from toog.review.sentences import ReviewNarrator, tell_choice, tell_instead
from toog.texts import LANGUAGES, Voice


def test_a_better_move_is_told_as_if_it_had_been_played() -> None:
    options = {"marks": 2, "apes_early": "sit_out"}
    match = toog.Match("pietjesbak", players=["An", "Bo"], options=options, seed=3)
    hand = random.Random(3)
    while not match.winners:
        match.play(hand.choice(match.legal()))
    found = review(read_record(match.record()))
    narrator = ReviewNarrator(found, Voice("en", found.record.game))
    said = [narrator.decision(event) for event in found.events if event.loss > 0]
    assert [sentence.split(": ", 1)[1] for sentence in said] == [
        "Bo takes up the dice again. Better: Bo stoefs!",
        "Bo takes up the dice again. Better: Bo stops there.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_throw_are_never_told_alike(language: str) -> None:
    """In Mens pawns go as far as each other: then it is said where each of them stood."""
    voice, hand, compared = Voice(language, find_game("mens")), random.Random(5), 0
    course = sit_down("mens", 2, bounce=True, lane="forward")
    for number in range(900):
        turn = course.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Chance):
            course.throw(turn.fall.say(Seeded(3).fall(turn.fall, number)))
            continue
        (seat,) = turn.seats
        told = [
            tell_choice(voice, tell_instead(course, Event(seat, word))[0], word, course.players)
            for word in course.legal(seat)
        ]
        assert len(set(told)) == len(told)
        compared += len(told) > 1
        course.play(hand.choice(course.legal(seat)), seat)
    assert compared > 20


def test_a_line_tells_its_own_event_and_not_what_comes_next() -> None:
    match = toog.Match("zocken", players=["An", "Bo"], options={"rounds": 1}, seed=3)
    hand = random.Random(3)
    while "bet" not in match.legal():
        match.play(hand.choice(match.legal()))
    found = review(read_record(match.record()))
    narrator = ReviewNarrator(found, Voice("en", found.record.game))
    asked = [number for number, told in enumerate(narrator.told) if "asks-bets" in [one.key for one in told]]
    assert asked
    said = [narrator.what(number) for number in asked]
    said += [narrator.decision(event) for event in found.events if event.event in asked and event.loss > 0]
    assert not [sentence for sentence in said if "Who bets" in sentence]
    assert all(said)
