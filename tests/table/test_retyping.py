"""Real dice: what was typed stands open until something else happens, the last throw until confirmed."""

from __future__ import annotations

from tests.table.evening import Evening, kinds, reopened, snapshot_of, whole
from toog.table import Actor
from toog.table.commands import Confirm, GoAway, Leave, Throw, Undo

REAL = "real"


def last_throw(people: int = 2, bots: int = 0) -> Evening:
    """An put down a single mark, and the other throws the last throw of the game."""
    evening = Evening(people=people, bots=bots, dice=REAL, options={"marks": 1}).begun_by(0)
    evening.throw(0, "6 5 5")
    evening.play(0, "stop")
    hand = Actor(frozenset({1})) if people > 1 else evening.host
    evening.do(Throw(1, evening.table.version, "2 2 3"), by=hand)
    return evening


def status(evening: Evening) -> str:
    seen: str = snapshot_of(evening.table, ())["status"]
    return seen


def test_what_was_typed_wrong_is_typed_again() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    before = snapshot_of(evening.table, (0,))
    evening.throw(0, "6 2 1")
    assert snapshot_of(evening.table, ())["undo"] == 0
    assert evening.refused(Undo(0, evening.table.version), 1) == "not-yours"
    assert kinds(evening.undo(0)) == ["undone"]
    after = snapshot_of(evening.table, (0,))
    for part in ("turn", "view", "legal", "scores"):
        assert after[part] == before[part]
    assert evening.course.falls == 2
    evening.throw(0, "6 2 2")
    assert (evening.words[-1], evening.course.falls) == ("6 2 2", 3)


def test_it_is_final_when_the_next_thing_has_happened() -> None:
    evening = Evening(dice=REAL)
    evening.throw(0, "6")
    evening.throw(1, "1")
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"
    evening.undo(1)
    evening.undo(0)
    assert evening.words == []


def test_who_takes_a_move_back_may_type_the_throw_before_it_again() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    evening.play(0, "stop")
    evening.undo(0)
    evening.undo(0)
    assert evening.words == ["6", "1"]


def test_the_host_types_the_dice_of_a_bot_again() -> None:
    evening = Evening(people=1, bots=1, dice=REAL)
    evening.throw(0, "1")
    evening.do(Throw(1, evening.table.version, "6"))
    assert snapshot_of(evening.table, ())["undo"] == 1
    assert evening.refused(Undo(1, evening.table.version), 0) == "not-yours"
    assert kinds(evening.do(Undo(1, evening.table.version))) == ["undone"]


def test_the_last_throw_of_the_game_waits_for_a_word() -> None:
    evening = last_throw()
    seen = snapshot_of(evening.table, ())
    assert (seen["turn"]["kind"], seen["status"], seen["undo"]) == ("over", "playing", 1)
    assert evening.tick(1000.0) == []
    assert evening.table.due is None
    assert whole(reopened(evening.table)) == whole(evening.table)
    assert kinds(evening.do(Confirm(1, evening.table.version), 1)) == ["ended"]
    assert (status(evening), snapshot_of(evening.table, ())["undo"]) == ("over", None)
    assert evening.refused(Undo(1, evening.table.version), 1) == "is-over"


def test_the_last_throw_of_the_game_is_typed_again() -> None:
    evening = last_throw()
    assert snapshot_of(evening.table, ())["winners"] == [0]
    evening.undo(1)
    evening.throw(1, "6 6 1")
    assert snapshot_of(evening.table, ())["winners"] == [1]
    evening.do(Confirm(1, evening.table.version), 1)
    assert status(evening) == "over"


def test_only_who_typed_it_says_that_it_is_right() -> None:
    evening = last_throw()
    version = evening.table.version
    assert evening.refused(Confirm(1, version), 0) == "not-yours"
    assert evening.refused(Confirm(0, version), 0) == "nothing-open"
    assert evening.refused(Confirm(1, version - 1), 1) == "stale"
    assert last_throw(people=1, bots=1).refused(Confirm(1, version), 0) == "not-yours"
    bots = last_throw(people=1, bots=1)
    assert kinds(bots.do(Confirm(1, bots.table.version))) == ["ended"]


def test_nobody_waits_for_the_word_of_who_is_missing() -> None:
    away, left = last_throw(), last_throw()
    away.do(GoAway(1), 1)
    left.do(Leave(1), 1)
    for evening in (away, left):
        version = evening.table.version
        assert evening.refused(Confirm(1, version), by=Actor()) == "not-yours"
        assert kinds(evening.do(Confirm(1, version), 0)) == ["ended"]


def test_nothing_is_confirmed_in_the_middle_of_a_game() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    assert evening.refused(Confirm(0, evening.table.version), 0) == "nothing-open"


def races(evening: Evening) -> bool:
    return evening.running.race is not None


def test_dice_of_a_race_are_typed_again_too() -> None:
    evening = Evening("azen_jagen", dice=REAL, pause=0.5, options={"orders": 1})
    for fell in ("6", "1", "1 1 1", "1 1 1", "1 1 1"):
        evening.throw(evening.on_turn(), fell)
    assert races(evening)
    evening.undo(0)
    assert not races(evening), "the ninth ace has not fallen"
    evening.throw(0, "1 1 1")
    evening.play(1, "throw", after=5.0)
    evening.throw(1, "2 3 4")
    evening.undo(1)
    evening.throw(1, "2 3 5")
    assert races(evening)
    assert snapshot_of(evening.table, ())["turn"]["seats"] == [0, 1]
