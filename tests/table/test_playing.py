"""Moves, throws, versions: nobody plays for another, and nobody plays late."""

from __future__ import annotations

import pytest

from tests.table.evening import Evening, kinds, opened, reopened
from toog.core.record import read_record
from toog.core.seal import verify
from toog.table import Actor, TableError
from toog.table.commands import ChooseDice, Play, React, Throw
from toog.table.entries import Ended, Fell, Moved

REAL = "real"


def test_nothing_is_played_before_the_start() -> None:
    table = opened()
    with pytest.raises(TableError, match="not started"):
        table.handle(Actor(frozenset({0})), Play(0, "again", 1), 100.0)
    with pytest.raises(TableError, match="not started"):
        table.record()


def test_a_persons_throw_waits_for_that_persons_tap() -> None:
    evening = Evening()
    assert evening.words == []
    assert evening.table.due is None
    assert evening.table.snapshot(())["turn"] == {
        "kind": "chance",
        "seats": [0],
        "fall": "d",
        "by_itself": False,
    }
    (fell,) = evening.throw(0)
    assert isinstance(fell, Fell)
    assert fell.seat == 0


def test_whoever_wants_to_tap_again_is_asked_to() -> None:
    """While something is still shown: what was due by itself now waits, and every page is told so."""
    evening = Evening(falls=["6", "1", "6 2 1"])
    evening.table.watch(True)
    evening.throw(0)
    due = {"kind": "chance", "seats": [1], "fall": "d"}
    for quick in (True, False):
        evening.do(ChooseDice(1, quick), 1)
        news = evening.table.news((), evening.table.version - 1)
        assert news is not None
        assert news[-1]["now"]["turn"] == {**due, "by_itself": quick}


def test_nobody_throws_for_another() -> None:
    evening = Evening()
    version = evening.table.version
    assert evening.refused(Throw(0, version), 1) == "not-yours"
    assert evening.refused(Throw(0, version)) == "not-yours"
    assert evening.refused(Throw(1, version), 1) == "not-your-turn"
    assert evening.refused(Throw(0, version), by=Actor.bot(0, "sensible", "1")) == "not-yours"
    assert evening.refused(Throw(5, version), 0) == "no-such-seat"


def test_sealed_dice_cannot_be_typed() -> None:
    evening = Evening()
    assert evening.refused(Throw(0, evening.table.version, "6"), 0) == "dice-sealed"


def test_nobody_plays_for_another() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    version = evening.table.version
    assert evening.refused(Play(0, "stop", version), 1) == "not-yours"
    assert evening.refused(Play(1, "stop", version), 1) == "not-your-turn"
    assert evening.refused(Play(0, "stop", version), by=Actor.bot(0, "sensible", "1")) == "stale"
    assert evening.refused(Play(0, "stop", version), by=Actor.bot(1, "sensible", "1")) == "not-yours"


def test_a_bot_is_asked_for_its_own_seat_only() -> None:
    evening = Evening("zocken", people=1, bots=1)
    asked = [evening.table.asks_bot]
    evening.do(ChooseDice(0, True), 0)
    for die in "roy":
        evening.play(0, f"roll {die}")
        evening.play(0, evening.course.legal(0)[0])
        asked.append(evening.table.asks_bot)
    assert asked == [False, False, False, True]
    assert evening.question().seat == 1


def test_the_errors_of_the_game_change_nothing() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    assert evening.refused(Play(0, "stop", evening.table.version), 0) == "throw-first"
    assert evening.refused(Throw(0, evening.table.version, "7 7 7"), 0) == "no-such-fall"
    assert evening.refused(Throw(0, evening.table.version, "6"), 0) == "wrong-fall"
    evening.throw(0, "6 2 1")
    assert evening.refused(Play(0, "fly", evening.table.version), 0) == "no-such-move"
    assert evening.refused(Throw(0, evening.table.version, "6 2 1"), 0) == "not-a-throw"


def test_a_command_made_at_an_old_version_is_stale() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    old = evening.table.version
    evening.throw(0, "6 2 1")
    assert evening.refused(Throw(0, old, "6 2 1"), 0) == "stale"
    assert evening.refused(Play(0, "stop", old), 0) == "stale"
    assert evening.refused(Play(0, "stop", evening.table.version + 1), 0) == "stale"


def test_what_does_not_touch_the_position_makes_nothing_stale() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    version = evening.table.version
    evening.do(React(1, "gasp"), 1)
    assert kinds(evening.do(Play(0, "stop", version), 0)) == ["moved"]


def test_a_move_sent_twice_happens_once() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    play = Play(0, "again", evening.table.version)
    evening.do(play, 0)
    assert evening.refused(play, 0) == "stale"
    assert evening.words.count("again") == 1


def test_two_seats_of_one_device_play_in_turn() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    both = Actor(frozenset({0, 1}))
    evening.do(Throw(0, evening.table.version, "6 2 1"), by=both)
    evening.do(Play(0, "stop", evening.table.version), by=both)
    evening.do(Throw(1, evening.table.version, "6 6 1"), by=both)
    assert evening.course.scores[1] == 8


def test_quick_dice_fall_by_themselves() -> None:
    evening = Evening(falls=["6", "1", "6 2 1", "5 5 1"])
    assert evening.refused(ChooseDice(0, True), 1) == "not-yours"
    assert kinds(evening.do(ChooseDice(0, True), 0)) == ["dice_chosen", "fell"]
    assert kinds(evening.throw(1)) == ["fell", "fell"]
    assert evening.do(ChooseDice(0, True), 0) == []
    assert kinds(evening.play(0, "again")) == ["moved", "fell"]
    assert evening.words == ["6", "1", "6 2 1", "again", "5 5 1"]


def test_dice_of_a_bot_fall_by_themselves() -> None:
    evening = Evening(people=1, bots=2, falls=["1", "2", "6", "6 2 1", "5 4 1"])
    assert kinds(evening.throw(0)) == ["fell"] * 4
    assert kinds(evening.bot_plays("again")) == ["moved", "fell"]
    assert evening.course.events[-2].seat == 2


def test_a_bot_is_asked_with_a_hidden_copy_and_its_answer_is_marked() -> None:
    evening = Evening("stich", people=1, bots=1, options={"target": 50})
    evening.do(ChooseDice(0, True), 0)
    assert evening.nobody_asked()
    word = evening.course.legal(0)[0]
    evening.play(0, word)
    turn = evening.question()
    assert (turn.seat, turn.bot) == (1, "sensible")
    assert turn.legal == evening.course.legal(1)
    assert turn.state == evening.course.game.hidden_copy(evening.course.state, 1)
    assert turn.state != evening.course.state
    (moved, *_) = evening.bot_plays(turn.legal[0])
    assert isinstance(moved, Moved)
    assert moved.bot


def test_a_question_to_a_bot_stays_the_same_until_it_is_answered() -> None:
    evening = Evening(people=1, bots=1, falls=["1", "6", "6 2 1", "5 4 1"])
    evening.throw(0)
    turn = evening.question()
    evening.do(React(0, "hurry"), 0)
    again = evening.question()
    assert again.version == turn.version
    evening.bot_plays("again")
    assert evening.refused(Play(1, "again", turn.version), by=Actor.bot(1, "sensible", "1")) == "stale"


def test_nobody_is_asked_where_a_person_decides() -> None:
    evening = Evening(dice=REAL)
    assert evening.nobody_asked()
    evening.begun_by(0)
    evening.throw(0, "6 2 1")
    assert evening.nobody_asked()


def test_a_person_cannot_play_for_a_bot() -> None:
    evening = Evening(people=1, bots=1, falls=["1", "6", "6 2 1"])
    evening.throw(0)
    assert evening.refused(Play(1, "stop", evening.table.version), by=Actor(frozenset({1}))) == "bot-plays"


def test_real_dice_are_typed_by_the_thrower_and_for_a_bot_by_the_host() -> None:
    evening = Evening(people=2, bots=1, dice=REAL)
    assert evening.refused(Throw(0, evening.table.version), 0) == "dice-not-said"
    assert evening.refused(Throw(0, evening.table.version, "3")) == "not-yours"
    evening.throw(0, "3")
    evening.throw(1, "4")
    assert evening.refused(Throw(2, evening.table.version, "5"), 0) == "not-yours"
    assert evening.table.due is None
    evening.do(Throw(2, evening.table.version, "5"))
    assert evening.words == ["3", "4", "5"]
    assert evening.table.snapshot(())["seal"] is None


def test_the_end_opens_the_seal_and_anyone_can_verify_the_dice() -> None:
    evening = Evening("mens", people=2)
    for seat in (0, 1):
        evening.do(ChooseDice(seat, True), seat)
    assert evening.table.record()["seal"]["secret"] is None
    while not evening.table.is_over:
        on_turn = evening.on_turn()
        entries = evening.play(on_turn, evening.course.legal(on_turn)[-1])
    assert isinstance(entries[-1], Ended)
    record = evening.table.record()
    assert verify(read_record(record)) == evening.course.falls
    assert evening.table.snapshot(())["seal"] == record["seal"]
    assert evening.refused(Play(0, "pass", evening.table.version), 0) == "is-over"
    assert evening.table.due is None
    assert evening.nobody_asked()


def test_real_dice_have_no_seal_to_open() -> None:
    evening = Evening("zocken", people=1, dice=REAL, options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        entries = evening.play(0, evening.course.legal(0)[0])
    assert entries[-1] == Ended(evening.now, None)
    assert evening.table.record() == {
        "toog": 1,
        "game": "zocken",
        "players": ["An"],
        "options": {"rounds": 1},
        "events": [["*" if e.seat is None else e.seat, e.word] for e in evening.course.events],
    }


def test_what_should_have_happened_by_itself_happens_after_reopening() -> None:
    evening = Evening(people=1, bots=1, falls=["1", "6", "6 2 1"])
    evening.throw(0)
    del evening.table.entries[-2:]
    table = reopened(evening.table)
    assert table.due == table.now
    assert kinds(table.tick(table.now))[:1] == ["fell"]
    assert table.due is None
