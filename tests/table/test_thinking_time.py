"""The optional thinking time: when it is up a bot plays that one turn."""

from __future__ import annotations

from tests.table.evening import NONCE, Evening, key_of, kinds, reopened
from toog.table.commands import ComeBack, GoAway, Join, Leave, LetBotSitIn, Play, React
from toog.table.timing import in_milliseconds


def test_a_table_tells_the_time_in_milliseconds() -> None:
    assert (in_milliseconds(1.2344), in_milliseconds(1.2346)) == (1.234, 1.235)


def test_there_is_no_clock_unless_the_table_wants_one() -> None:
    evening = Evening()
    assert evening.due() is None
    assert evening.tick(after=10_000) == []


def test_dice_fall_when_the_time_is_up() -> None:
    evening = Evening(thinking=20, falls=["6", "1"])
    assert evening.due() == evening.now + 20
    assert evening.table.snapshot(())["clock"]["until"] == evening.now + 20
    assert evening.tick(after=19.9) == []
    assert kinds(evening.tick(after=0.1)) == ["timed_out", "fell"]
    assert evening.due() == evening.now + 20


def test_a_bot_plays_one_turn_when_the_time_is_up() -> None:
    evening = Evening(thinking=20, bot="random", falls=["6", "1", "6 2 1", "5 4 1", "6 6 2"])
    for seat in (0, 1, 0):
        evening.throw(seat)
    assert evening.nobody_asked()
    late = Play(0, "stop", evening.table.version)
    assert kinds(evening.tick(after=20)) == ["timed_out"]
    assert evening.due() is None
    turn = evening.question()
    assert (turn.seat, turn.bot) == (0, "random")
    assert evening.table.snapshot(())["clock"]["bot"] == "random"
    assert evening.refused(late, 0) == "bot-plays"
    assert kinds(evening.bot_plays("again")) == ["moved", "fell"]
    assert evening.refused(Play(0, "stop", evening.table.version), 0) == "bot-plays"
    evening.bot_plays("stop")
    assert evening.nobody_asked()
    assert evening.due() == evening.now + 20
    assert kinds(evening.throw(1)) == ["fell"]


def test_dice_that_fell_when_the_time_was_up_are_played_by_the_bot_too() -> None:
    evening = Evening(thinking=20, falls=["6", "1", "6 2 1", "5 4 1"])
    for seat in (0, 1):
        evening.throw(seat)
    assert kinds(evening.tick(after=20)) == ["timed_out", "fell"]
    assert evening.question().seat == 0


def test_who_plays_alone_loses_one_choice_only() -> None:
    evening = Evening("zocken", people=1, thinking=20)
    evening.tick(after=20)
    evening.bot_plays("roll r")
    assert evening.nobody_asked()
    assert evening.due() == evening.now + 20


def test_real_dice_are_thrown_by_the_person_whose_time_was_up() -> None:
    evening = Evening(thinking=20, dice="real").begun_by(0)
    evening.throw(0, "6 2 1")
    evening.tick(after=20)
    evening.bot_plays("again")
    assert kinds(evening.throw(0, "5 4 1")) == ["fell"]
    assert evening.nobody_asked()


def test_a_turn_timed_out_is_still_so_after_reopening() -> None:
    evening = Evening("zocken", people=1, thinking=20)
    evening.tick(after=20)
    table = reopened(evening.table)
    assert table.bot_turn is not None
    assert table.due is None


def test_the_clock_stands_still_while_the_person_is_away() -> None:
    evening = Evening("zocken", people=2, thinking=20)
    begun = evening.now
    evening.do(React(1, "hurry"), 1, after=5)
    evening.do(GoAway(1), 1)
    assert evening.due() == begun + 20
    evening.do(GoAway(0), 0, after=2)
    assert evening.due() is None
    evening.do(ComeBack(0), 0, after=300)
    assert evening.due() == evening.now + 13
    evening.do(ComeBack(1), 1)
    assert evening.due() == evening.now + 13


def test_who_takes_an_empty_seat_has_the_whole_time() -> None:
    evening = Evening("zocken", people=2, thinking=20)
    evening.do(Leave(0), 0, after=10)
    assert evening.due() is None
    evening.do(Join("Cé", key_of("Cé"), NONCE), after=100)
    assert evening.due() == evening.now + 20


def test_a_bot_needs_no_clock() -> None:
    evening = Evening("zocken", people=2, thinking=20)
    evening.do(GoAway(0), 0)
    evening.do(LetBotSitIn(0))
    assert evening.due() is None


def test_the_clock_does_not_run_while_real_dice_are_typed() -> None:
    evening = Evening("zocken", people=1, thinking=20, dice="real")
    evening.play(0, "roll r")
    assert evening.due() is None
    evening.throw(0, "3")
    assert evening.due() == evening.now + 20


def test_every_new_turn_has_the_whole_time() -> None:
    evening = Evening("zocken", people=1, thinking=20)
    evening.play(0, "roll r", after=15)
    assert evening.due() == evening.now + 20
    evening.play(0, evening.course.legal(0)[0], after=15)
    assert evening.due() == evening.now + 20
    evening.undo(0)
    assert evening.due() == evening.now + 20
