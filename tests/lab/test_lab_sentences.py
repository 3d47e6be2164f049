"""What the lab says: a sentence for each clear difference, in numbers as the language writes them."""

from __future__ import annotations

import pytest

from toog.lab import Comparison, Estimate
from toog.lab.sentences import ComparisonNarrator, places_of, setting_text
from toog.lab.trial import MEASURES
from toog.texts import LANGUAGES, Voice
from toog.texts.voice import voice_for


def found(**differences: Estimate) -> Comparison:
    """Two settings of a game of four that differ in these measures only."""
    none = dict.fromkeys(MEASURES, Estimate(0.0, 0.1))
    figures = {**dict.fromkeys(MEASURES, Estimate(0.25, 0.01)), "rounds": Estimate(1234.5, 3.0)}
    settings: tuple[dict[str, object], dict[str, object]] = ({}, {"marks": 5})
    told = ("pietjesbak", 4, "club", "beginner", 0, 900, 900)
    return Comparison(*told, settings, (figures, figures), {**none, **differences})


def said(comparison: Comparison, language: str = "en") -> list[str]:
    return ComparisonNarrator(comparison, voice_for(language)).sentences()


def test_a_sentence_for_what_is_beyond_its_error_and_none_for_what_is_not() -> None:
    assert said(found()) == []
    assert said(found(rounds=Estimate(0.29, 0.1))) == []
    assert said(found(rounds=Estimate(3.1, 0.11))) == ["Games last 3.1 rounds longer (± 0.2)."]
    assert said(found(rounds=Estimate(-3.1, 0.11))) == ["Games are 3.1 rounds shorter (± 0.2)."]


def test_skill_is_said_in_games_that_the_better_player_wins() -> None:
    (sentence,) = said(found(skill=Estimate(-0.1, 0.01)))
    assert sentence == "There is more luck in it: the better player wins 7.5 fewer of 100 games (± 1.5)."
    better = ComparisonNarrator(found(), Voice("en")).better()
    assert better.startswith(
        "Of 100 games the better player (level “club player” among level “beginner”) wins 43.8 by A"
    )


@pytest.mark.parametrize(
    ("language", "rounds", "first"),
    [
        ("en", "1,234 ± 6", "25.0% ± 2.0"),
        ("nl", "1.234 ± 6", "25,0% ± 2,0"),
        ("fr", "1 234 ± 6", "25,0 % ± 2,0"),
        ("de", "1.234 ± 6", "25,0 % ± 2,0"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, rounds: str, first: str) -> None:
    lines = {line.measure: line for line in ComparisonNarrator(found(), Voice(language)).lines()}
    assert lines["rounds"].texts == (rounds, rounds)
    assert lines["first"].texts == (first, first)


def test_every_language_says_every_difference_both_ways() -> None:
    every = set()
    for language in LANGUAGES:
        for by in (1.25, -1.25):
            every.update(said(found(**dict.fromkeys(MEASURES, Estimate(by, 0.1))), language))
    assert len(every) == len(LANGUAGES) * 2 * len(MEASURES)


def test_a_setting_is_named_as_it_is_typed() -> None:
    voice = Voice("en")
    assert setting_text({}, voice) == "the usual rules"
    assert setting_text({"bounce": False, "table": [0, 10], "win": "all"}, voice) == (
        "bounce=false, table=0,10, win=all"
    )


@pytest.mark.parametrize(
    ("error", "places"), [(0.0, 1), (250.0, 0), (2.5, 0), (1.5, 1), (0.3, 1), (0.15, 2), (1e-9, 4)]
)
def test_so_many_decimals_that_the_error_shows(error: float, places: int) -> None:
    assert places_of(error) == places
