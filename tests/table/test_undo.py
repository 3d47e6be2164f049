"""Taking back: never across a throw, a reveal or another's move; otherwise free to whoever moved last."""

from __future__ import annotations

import pytest

from tests.table.evening import Evening, kinds
from toog.core.registry import find_game
from toog.table import Table
from toog.table.commands import ChooseDice, GoAway, LetBotSitIn, Play, Undo
from toog.table.entries import Undone
from toog.table.errors import TableError

REAL = "real"


def test_the_last_move_is_taken_back_by_who_made_it() -> None:
    evening = Evening(dice=REAL).begun_by(0)
    evening.throw(0, "6 2 1")
    before = evening.table.snapshot((0,))
    evening.play(0, "stop")
    assert evening.table.snapshot((0,))["undo"] == 0
    assert evening.refused(Undo(0, evening.table.version), 1) == "not-yours"
    assert evening.refused(Undo(1, evening.table.version), 1) == "cannot-undo"
    assert kinds(evening.undo(0)) == ["undone"]
    after = evening.table.snapshot((0,))
    for part in ("turn", "view", "legal", "scores", "undo"):
        assert after[part] == before[part]


def test_no_throw_is_taken_back() -> None:
    evening = Evening(falls=["6", "1", "6 2 1", "6 2 2"])
    for seat in (0, 1, 0):
        evening.throw(seat)
        assert evening.refused(Undo(seat, evening.table.version), seat) == "cannot-undo"
    assert kinds(evening.play(0, "again")) == ["moved", "fell"]
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"


def test_nothing_is_taken_back_before_the_first_event() -> None:
    evening = Evening("zocken", people=1)
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"


def test_nothing_is_taken_back_across_the_move_of_another() -> None:
    evening = Evening("zocken", people=2, dice=REAL)
    for die in "roy":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    evening.play(1, "pass")
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"
    evening.undo(1)
    evening.undo(0)
    assert evening.words[-1] == "3"


def test_an_entry_that_takes_back_what_cannot_be_is_refused() -> None:
    """No table writes it; nor is one read that has it."""
    table = Evening("zocken", people=1).table
    entries = [*table.entries, Undone(100.0, 0, "roll r")]
    with pytest.raises(TableError, match="back"):
        Table.open(table.id, entries, table.standing.secret)


def test_an_old_undo_is_stale() -> None:
    evening = Evening("zocken", people=1, dice=REAL)
    evening.play(0, "roll r")
    undo = Undo(0, evening.table.version)
    evening.do(undo, 0)
    evening.play(0, "roll o")
    assert evening.refused(undo, 0) == "stale"


def test_what_was_meant_before_an_undo_is_stale() -> None:
    evening = Evening("zocken", people=1, dice=REAL)
    evening.play(0, "roll r")
    seen = evening.table.version
    assert evening.undo(0) == [Undone(evening.now, 0, "roll r")]
    assert evening.refused(Play(0, "roll o", seen), 0) == "stale"


def test_what_a_bot_played_for_a_person_stays_played() -> None:
    evening = Evening("zocken", people=2, dice=REAL)
    evening.do(GoAway(0), 0)
    evening.do(LetBotSitIn(0))
    evening.bot_plays("roll r")
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"


def test_nothing_is_taken_back_when_the_seal_is_open() -> None:
    evening = Evening("zocken", people=1, dice=REAL, options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    assert evening.table.snapshot((0,))["undo"] is None
    assert evening.refused(Undo(0, evening.table.version), 0) == "is-over"


# Stich: what a move shows


def pack(*dealt: str) -> str:
    """A pack that begins with these cards."""
    game = find_game("stich")
    fall = game.falls[1]
    rest = fall.say(fall.draw(lambda many: many - 1)).split(" ")
    for card in " ".join(dealt).split(" "):
        rest.remove(card)
    return " ".join([*dealt, *rest])


def dealt(*hands: str, **options: object) -> Evening:
    """Seat 0 leads."""
    evening = Evening("stich", people=len(hands), falls=[pack(*hands)], options={"target": 2000, **options})
    evening.throw(len(hands) - 1)
    return evening


def test_a_card_played_is_taken_back() -> None:
    evening = dealt("b5 b6 b7 b8 b9 b1", "r1 r2 r3 r4 r5 r6")
    evening.play(0, "b5")
    assert evening.table.snapshot((0,))["undo"] == 0
    evening.undo(0)
    assert evening.table.snapshot((0,))["legal"] == {"0": ["b1", "b5", "b6", "b7", "b8", "b9"]}


def test_who_may_take_back_is_told_to_nobody_else() -> None:
    evening = dealt("b5 b6 b7 b8 b9 b1", "r1 r2 r3 r4 r5 r6")
    evening.play(0, "b5")
    assert evening.table.snapshot((1,))["undo"] is None
    assert evening.table.snapshot((0, 1))["undo"] == 0


def test_a_card_drawn_is_not_put_back() -> None:
    evening = dealt("r1 r2 r3 r4 r5 r6", "b5 b6 b7 b8 b9 b1")
    evening.play(0, "draw")
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"


def test_a_move_that_shows_what_others_hold_is_not_taken_back() -> None:
    """S15: the minus of the others tells what was in their hands."""
    evening = dealt("b1 b2 b3 b4 b5 b6", "r1 r2 r3 r4 r5 r12", hand="minus")
    for mine, yours in (("b3", "r2"), ("b4", "r4"), ("b6", "r1"), ("b2", "r3"), ("b1", "r5")):
        evening.play(0, mine)
        evening.play(1, yours)
    assert evening.table.snapshot((0,))["legal"] == {"0": ["b5"]}
    evening.play(0, "b5")
    assert evening.course.scores[1] < evening.course.scores[0]
    assert evening.table.snapshot((0,))["undo"] is None
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"


def test_quick_dice_leave_no_time_to_take_back() -> None:
    evening = Evening("zocken", people=1, falls=["3"])
    evening.do(ChooseDice(0, True), 0)
    evening.play(0, "roll r")
    assert evening.refused(Undo(0, evening.table.version), 0) == "cannot-undo"
