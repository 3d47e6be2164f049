"""How well someone played is said with how sure it is, and by what was at stake."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

import toog
from toog.review.grades import GRADES, MOST_WORDS, NO_CHOICES, SMALL_ERROR, PlaySums
from toog.review.pricing import Priced
from toog.review.reviewing import Review, review

WORDS = [word for word, _ in GRADES]
CHOICE = Priced(0, "skill", (0.5, 0.5), (0.5, 0.5), 0, "stop", 0.0, 2, 0.04)


def choices(many: int, lost: float, stake: float = 0.04) -> PlaySums:
    """So many choices at which this share of the stake was lost."""
    return PlaySums.of([replace(CHOICE, loss=lost * stake, stake=stake)] * many)


def test_a_position_that_is_lost_counts_for_nothing() -> None:
    bad, lost = choices(40, 1.0), choices(400, 0.5, stake=0.00001)
    assert (bad + lost).share == pytest.approx(1, abs=0.1)
    assert (bad + lost).grades == bad.grades == ("wild",)


def test_with_too_few_choices_no_word_is_said_however_good_they_were() -> None:
    assert choices(7, 0.0).grades == ()
    assert choices(12, 0.0).grades[0] == "flawless"
    assert choices(200, 0.0).grades == ("flawless",)
    assert choices(0, 0.0).grades == ()
    assert choices(50, 0.0, stake=0.0).grades == ()


def test_with_one_choice_no_word_is_said_however_bad_it_was() -> None:
    """The worse of two moves loses twice what a move drawn by lot would."""
    for lost in (0.5, 1.0, 1.5, 2.0, 20.0):
        assert choices(1, lost).grades == ()
    assert choices(20, 2.0).grades == ("wild",)


def test_choices_at_which_nothing_was_at_stake_do_not_make_it_surer() -> None:
    """Two perfect choices are two, however many more there were that did not matter."""
    two = choices(2, 0.0, stake=0.1)
    assert two.error == pytest.approx(1 / 2)
    for padded in (two + choices(98, 0.0, stake=0.0), two + choices(400, 1.0, stake=1e-6)):
        assert padded.error == pytest.approx(1 / 2, abs=0.01)
        assert padded.grades == ()


def test_choices_of_equal_stakes_leave_one_in_so_many_open() -> None:
    assert choices(25, 0.0).error == pytest.approx(1 / 25)
    unequal = choices(10, 0.0, stake=0.1) + choices(10, 0.0, stake=0.05)
    assert 1 / 20 < unequal.error < 1 / 10


def test_what_the_judge_may_be_off_makes_the_share_less_sure_but_not_where_nothing_is_at_stake() -> None:
    sure, unsure = ([replace(CHOICE, error=error)] * 100 for error in (0.0, 0.03))
    assert PlaySums.of(sure).error == pytest.approx(1 / 100)
    assert PlaySums.of(unsure).error == pytest.approx(math.hypot(0.03 / 0.04 / 10, 1 / 100))
    lost = [replace(CHOICE, stake=1e-6, error=0.03)] * 100
    assert PlaySums.of([*sure, *lost]).error == pytest.approx(1 / 100, rel=0.01)


def test_an_estimate_says_of_each_loss_how_far_it_may_be_off() -> None:
    exact, estimated = review(toog.play("pietjesbak", ["random"] * 2, seed=1).record()), a_review_of_mens()
    assert {event.error for event in exact.events} == {0.0}
    found = [event for event in estimated.events if event.choices > 1]
    assert any(event.error > 0 for event in found)
    plain = PlaySums.of(replace(event, error=0.0) for event in found)
    assert PlaySums.of(found).error > plain.error
    assert PlaySums.of(found).share == plain.share


def a_review_of_mens() -> Review:
    record = toog.play("mens", ["random"] * 2, seed=1).record()
    return review({**record, "events": record["events"][:60]})


def test_several_games_add_up_to_one_that_is_as_long() -> None:
    one, other = choices(30, 0.3), choices(20, 0.6, stake=0.1)
    events = [replace(CHOICE, loss=0.3 * 0.04)] * 30 + [replace(CHOICE, loss=0.06, stake=0.1)] * 20
    together = PlaySums.of(events)
    assert (one + other).choices == 50
    assert (one + other).share == pytest.approx(together.share)
    assert (one + other).error == pytest.approx(together.error)


def test_levels_are_in_order_and_one_game_rarely_misnames_a_sensible_player() -> None:
    found: dict[str, list[PlaySums]] = {}
    for level in ("random", "beginner", "sensible", "champion"):
        games = [review(toog.play("pietjesbak", [level] * 2, seed=seed).record()) for seed in range(8)]
        found[level] = [game.play_of(seat) for game in games for seat in game.seats]
    together = {level: sum(plays, NO_CHOICES) for level, plays in found.items()}
    shares = [play.share for play in together.values()]
    assert shares == sorted(shares, reverse=True)
    assert together["random"].share == pytest.approx(1, abs=4 * together["random"].error)
    assert together["champion"].grades[0] == "flawless"
    assert "fair" in together["sensible"].grades
    far = [
        play.grades
        for play in found["sensible"]
        if play.grades and min(abs(WORDS.index(word) - WORDS.index("fair")) for word in play.grades) > 1
    ]
    assert len(far) <= 1


def test_the_page_grades_as_the_house_does() -> None:
    text = (Path(__file__).parents[2] / "web/src/words/play.ts").read_text(encoding="utf-8")
    told = re.findall(r"\['(\w+)', ([\d.]+|Infinity)\]", text)
    assert [(word, float(most)) for word, most in told] == list(GRADES)
    assert f"MOST_WORDS = {MOST_WORDS};" in text
    assert f"SMALL_ERROR = {SMALL_ERROR};" in text
