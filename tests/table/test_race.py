"""The race of Azen jagen, live: seats act when they like, each with a pause of its own (A5)."""

from __future__ import annotations

from typing import Any

from tests.table.evening import Evening, kinds, reopened
from toog.table.commands import GoAway, Play, Throw

ACES = ["1 1 1"] * 3
NO_ACE = "2 3 4"


def racing(*after: str, people: int = 3, bots: int = 0, **choices: Any) -> Evening:
    """Seat 0 begins; seats 0, 1 and 2 throw three aces each, the last of them drinks, the race is on."""
    throw_off = ["6", *["1"] * (people + bots - 1)]
    evening = Evening("azen_jagen", people, bots, falls=[*throw_off, *ACES, *after], **choices)
    while evening.running.race is None:
        seat = evening.on_turn()
        evening.throw(seat)
    return evening


def drinker(evening: Evening) -> int:
    view = evening.table.snapshot(())["view"]
    assert view["phase"] == "race"
    found: int = view["drinker"]
    return found


def test_everyone_may_act_at_once_when_the_race_opens() -> None:
    evening = racing(NO_ACE)
    seen = evening.table.snapshot(())
    assert seen["legal"] == {"0": ["throw"], "1": ["throw"], "2": ["sip"]}
    assert drinker(evening) == 2
    assert kinds(evening.play(2, "sip")) == ["moved"]
    assert kinds(evening.play(0, "throw")) == ["moved", "fell"]


def test_a_throw_in_the_race_needs_no_second_tap() -> None:
    evening = racing(NO_ACE)
    evening.play(1, "throw")
    assert evening.words[-2:] == ["throw", NO_ACE]
    assert evening.running.race is not None


def test_a_seat_waits_its_pause_between_two_actions() -> None:
    evening = racing()
    evening.play(2, "sip")
    assert evening.refused(Play(2, "sip", evening.table.version), 2, after=0.999) == "too-soon"
    evening.play(2, "sip", after=0.001)


def test_the_pause_is_the_tables_to_choose() -> None:
    evening = racing(pause=0.5)
    evening.play(2, "sip")
    assert evening.table.snapshot(())["clock"]["ready"]["2"] == evening.now + 0.5
    evening.play(2, "sip", after=0.5)


def test_the_pause_is_kept_by_the_log() -> None:
    evening = racing()
    evening.play(2, "sip")
    evening.table = reopened(evening.table)
    assert evening.refused(Play(2, "sip", evening.table.version), 2, after=0.5) == "too-soon"


def test_what_others_do_makes_no_tap_in_the_race_stale() -> None:
    evening = racing(NO_ACE)
    seen = evening.table.version
    evening.do(Play(2, "sip", seen), 2)
    evening.do(Play(0, "throw", seen), 0)
    assert evening.course.events[-2].seat == 0


def test_a_tap_from_before_the_race_is_stale_and_so_is_the_same_tap_again() -> None:
    evening = racing()
    seen = evening.table.version
    assert evening.refused(Play(2, "sip", seen - 1), 2) == "stale"
    evening.do(Play(2, "sip", seen), 2)
    assert evening.refused(Play(2, "sip", seen), 2, after=2.0) == "stale"


def test_after_the_race_dice_wait_for_a_tap_again() -> None:
    evening = racing()
    for _ in range(3):
        evening.play(2, "sip", after=1.0)
    assert evening.running.race is None
    assert evening.table.snapshot(())["turn"] == {"kind": "chance", "seats": [0], "fall": "d d d"}
    assert evening.table.snapshot(())["clock"]["ready"] == {}


def test_an_ace_ends_the_race() -> None:
    evening = racing("1 2 3")
    evening.play(0, "throw")
    assert evening.running.race is None
    assert evening.course.scores == [0, 0, 1]


def test_nothing_is_taken_back_in_a_race() -> None:
    evening = racing()
    evening.play(2, "sip")
    assert evening.table.snapshot(())["undo"] is None


def test_bots_leave_everyone_a_moment_and_then_act_each_at_their_own_pace() -> None:
    evening = racing(NO_ACE, NO_ACE, NO_ACE, people=1, bots=2)
    opened = evening.now
    assert evening.nobody_asked()
    assert evening.table.due == opened + 1.0
    assert evening.tick(after=1.0) == []
    turn = evening.question()
    assert turn.seat == 1
    evening.bot_plays("throw")
    turn = evening.question()
    assert turn.seat == 2
    evening.bot_plays("sip")
    assert evening.nobody_asked()
    assert evening.table.due == evening.now + 1.0
    evening.play(0, "throw")


def test_a_race_goes_on_while_anyone_can_act() -> None:
    evening = racing()
    for seat in (0, 1):
        evening.do(GoAway(seat), seat)
    assert not evening.table.snapshot(())["clock"]["paused"]
    evening.do(GoAway(2), 2)
    assert evening.table.snapshot(())["clock"]["paused"]


def test_who_sleeps_in_a_race_is_played_for_when_the_thinking_time_is_up() -> None:
    evening = racing(NO_ACE, thinking=30)
    assert kinds(evening.tick(after=30.0)) == ["timed_out"]
    turn = evening.question()
    assert turn.seat == 2
    evening.bot_plays("sip")
    assert evening.nobody_asked()


def test_the_table_wakes_for_the_bot_in_the_race_before_the_thinking_time_is_up() -> None:
    evening = racing(NO_ACE, people=3, bots=1, thinking=30)
    bot_acts = evening.due()
    assert bot_acts is not None
    assert evening.now < bot_acts < evening.now + 30
    assert evening.nobody_asked()
    evening.tick(after=bot_acts - evening.now)
    assert evening.question().seat == 3


def test_real_dice_of_the_race_are_typed_before_anyone_moves_on() -> None:
    evening = Evening("azen_jagen", people=2, dice="real").begun_by(0)
    for seat in (0, 1, 0):
        evening.throw(seat, "1 1 1")
    evening.play(1, "throw")
    assert evening.refused(Play(0, "sip", evening.table.version), 0) == "throw-first"
    assert evening.refused(Throw(1, evening.table.version), 1) == "dice-not-said"
    evening.throw(1, NO_ACE)
    evening.play(0, "sip")
