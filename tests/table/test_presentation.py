"""One honest time: what happens by itself waits for what people have been shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.evening import Evening, kinds, news_of, snapshot_of
from toog.core.contract import Showing
from toog.core.registry import find_game, game_names
from toog.core.showing import NOTHING
from toog.table import Entry
from toog.table.commands import Play, Throw
from toog.table.timing import LATE, Presentation

THROW = 1.1 + 1.0  # a throw moves, and then it is read
SHOWN = THROW + LATE  # also on a slow device


def watched(game: str = "pietjesbak", people: int = 1, bots: int = 1, **choices: Any) -> Evening:
    evening = Evening(game, people, bots, **choices)
    evening.table.watch(True)
    return evening


def throw_later(evening: Evening, seat: int) -> list[Entry]:
    """When all that was before has been shown."""
    evening.now += 5
    return evening.throw(seat)


def test_the_dice_of_a_bot_fall_when_the_throw_before_has_been_shown() -> None:
    evening = watched(falls=["6", "1"])
    assert kinds(evening.throw(0)) == ["fell"]
    assert evening.due() == pytest.approx(evening.now + SHOWN)
    assert evening.tick(after=SHOWN - 0.01) == []
    assert kinds(evening.tick(after=0.01)) == ["fell"]


def test_a_bot_is_asked_when_its_throw_has_been_shown() -> None:
    evening = watched(falls=["1", "6", "6 2 1"])
    evening.throw(0)
    evening.tick(after=10)
    evening.tick(after=10)
    assert evening.nobody_asked()
    assert evening.due() == pytest.approx(evening.now + SHOWN)
    assert evening.tick(after=SHOWN) == []
    assert evening.question().seat == 1


def test_nobody_waits_for_what_cannot_be_shown() -> None:
    evening = Evening(people=1, bots=1, falls=["1", "6", "6 2 1"])
    assert kinds(evening.throw(0)) == ["fell", "fell", "fell"]
    assert evening.question().seat == 1


def test_when_the_last_screen_goes_the_table_goes_on() -> None:
    evening = watched(falls=["1", "6", "6 2 1"])
    evening.throw(0)
    evening.table.watch(False)
    assert kinds(evening.tick(after=0)) == ["fell", "fell"]


def test_when_all_have_seen_it_the_table_goes_on() -> None:
    evening = watched(falls=["1", "6", "6 2 1"])
    evening.throw(0)
    evening.table.seen(evening.now + 0.2)
    assert kinds(evening.tick(after=0.2)) == ["fell"]


def test_people_wait_for_nobody() -> None:
    evening = watched(people=2, bots=0, falls=["6", "1", "6 2 1"])
    for seat in (0, 1, 0):
        evening.throw(seat)
    evening.play(0, "stop")
    assert evening.due() is None


def test_the_end_is_told_when_the_last_throw_has_been_shown() -> None:
    evening = watched(people=2, bots=0, falls=["6", "1", "6 5 4", "2 3 4"], options={"marks": 1})
    for seat in (0, 1, 0):
        throw_later(evening, seat)
    evening.play(0, "stop", after=5)
    assert kinds(throw_later(evening, 1)) == ["fell"]
    assert snapshot_of(evening.table, ())["status"] == "playing"
    assert kinds(evening.tick(after=5)) == ["ended"]


def test_the_thinking_time_begins_when_people_have_been_shown_what_happened() -> None:
    evening = watched(people=2, bots=0, thinking=20, falls=["6", "1", "6 2 1"])
    evening.throw(0)
    assert snapshot_of(evening.table, ())["clock"]["until"] == evening.now + THROW + 20
    evening.table.seen(evening.now)
    assert snapshot_of(evening.table, ())["clock"]["until"] == evening.now + THROW + 20  # as it was told


def test_a5_a_race_begins_at_one_moment_after_the_ninth_ace_lies_and_a_count_down() -> None:
    evening = watched("azen_jagen", people=2, bots=0, falls=["6", "1", *["1 1 1"] * 3, "2 3 4"])
    while evening.running.race is None:
        throw_later(evening, evening.on_turn())
    begins = evening.now + 1.1 + 1.5 + 3.0
    clock = snapshot_of(evening.table, ())["clock"]
    assert clock["begins"] == begins
    assert clock["ready"] == {"0": begins, "1": begins}
    evening.table.seen(evening.now + 0.1)  # nobody's pace is an advantage
    assert snapshot_of(evening.table, ())["clock"]["begins"] == begins
    early = Play(1, "throw", evening.table.version)
    assert evening.refused(early, 1, after=5.5) == "too-soon"
    assert kinds(evening.play(1, "throw", after=0.1)) == ["moved", "fell"]


def test_what_happens_in_a_race_is_shown_at_once_and_its_end_stands_for_three_seconds() -> None:
    falls = ["6", "1", *["1 1 1"] * 3, "2 3 4", "1 2 3", "4 4 4"]
    evening = watched("azen_jagen", people=1, bots=1, falls=falls)
    while not evening.races():
        evening.tick(after=5) if evening.on_turn() else throw_later(evening, 0)
    evening.now = snapshot_of(evening.table, ())["clock"]["begins"]
    items = news_of(evening.table, (), evening.table.version - len(evening.play(0, "sip")))
    assert items is not None
    assert items[-1]["shows"] == {"moves": 400, "rests": 500, "urgent": True}
    while evening.races():
        evening.tick(after=0.01)
    assert evening.course.scores == [1, 0]
    assert evening.due() == pytest.approx(evening.now + 0.5 + 3.0 + LATE)  # the bot, who throws next


def test_what_was_shown_at_once_is_in_the_news_with_its_turn_and_scores() -> None:
    evening = Evening(people=1, bots=2, falls=["1", "6", "2", "6 2 1"])
    before = evening.table.version
    evening.do(Throw(0, before), 0)
    news = news_of(evening.table, (), before)
    assert news is not None
    assert [item["now"]["turn"]["seats"] for item in news] == [[1], [2], [1], [1]]
    assert [item["now"]["scores"] for item in news] == [[9, 9, 9]] * 4
    assert [item["shows"]["moves"] for item in news] == [1100] * 4


@pytest.mark.parametrize("game", game_names())
def test_of_nothing_told_nothing_is_shown(game: str) -> None:
    assert find_game(game).show([]) == NOTHING


def test_an_item_says_how_long_it_is_shown() -> None:
    evening = Evening(people=2, thinking=20, falls=["6", "1"])
    version = evening.table.version
    evening.tick(after=20)
    news = news_of(evening.table, (), version)
    assert news is not None
    timed_out, fell = news
    assert timed_out["shows"] == {"moves": 0, "rests": 1000}
    assert fell["shows"] == {"moves": 1100, "rests": 1000}
    assert fell["told"] == [{"key": "throws-off", "arguments": {"seat": 0, "pips": 6}}]


def test_before_anything_is_shown_nothing_is_waited_for() -> None:
    clock = Presentation()
    assert (clock.version, clock.at, clock.moved, clock.shown, clock.until) == (0, 0.0, 0.0, 0.0, 0.0)
    clock.show(Showing(1000, 1000), 0.0, 1)
    assert clock.shown == 2.0


@pytest.mark.parametrize("at", [10.0, 10.5, 11.5])
def test_things_are_shown_one_after_another(at: float) -> None:
    clock = Presentation()
    for version, moment in enumerate((10.0, at)):
        clock.show(Showing(1000, 1000), moment, version)
    assert clock.shown == 14.0


def test_what_happens_at_one_moment_is_shown_whole() -> None:
    """However long it takes: only someone quick is caught up with."""
    clock = Presentation()
    for version in range(4):
        clock.show(Showing(1000, 1000), 10.0, version)
    assert clock.shown == 18.0


def test_nobody_who_plays_quickly_leaves_the_others_far_behind() -> None:
    clock = Presentation()
    for tenth in range(50):
        clock.show(Showing(1000, 1000), 10.0 + tenth / 10, tenth)
    assert clock.shown == 14.9 + 4.0 + 2.0


def test_what_all_have_seen_keeps_nothing_waiting() -> None:
    clock = Presentation()
    clock.show(Showing(1000, 1000), 10.0, 1)
    clock.seen(10.2)
    clock.show(Showing(1000, 1000), 10.3, 2)
    assert clock.shown == 12.3
