"""The state of a game: fields by annotation, copies, keys and equality."""

from __future__ import annotations

from typing import Annotated

import pytest

from toog.core.state import MOST_SEATS, Field, Length, PerSeat, State, Tally, ThreeDice


class Board(State):
    phase: int
    dice: ThreeDice
    marks: PerSeat
    track: Annotated[list[int], Length(5)]
    throws: Tally


class Other(State):
    phase: int


def board(**values: int) -> Board:
    s = Board()
    for name, value in values.items():
        setattr(s, name, value)
    return s


def test_fields_are_read_from_the_annotations_in_their_order() -> None:
    assert set(Board.fields) == {
        Field("players", 0, False),
        Field("phase", 0, False),
        Field("dice", 3, False),
        Field("marks", MOST_SEATS, False),
        Field("track", 5, False),
        Field("throws", 0, True),
    }
    assert [field.name for field in Other.fields if field.name != "players"] == ["phase"]
    assert Board.lists == ("dice", "marks", "track")
    assert Board.tallies == ("throws",)
    assert "throws" not in Board.in_key


def test_everything_starts_at_zero() -> None:
    s = Board()
    assert (s.players, s.phase, s.throws) == (0, 0, 0)
    assert (s.dice, s.marks, s.track) == ([0] * 3, [0] * 8, [0] * 5)


def test_two_states_share_nothing() -> None:
    first, second = Board(), Board()
    first.marks[0] = 9
    assert second.marks[0] == 0


def test_a_copy_is_the_same_position() -> None:
    s = board(players=2, phase=3, throws=4)
    s.marks[1] = 7
    twin = s.copy()
    assert twin == s
    assert type(twin) is Board
    assert (twin.players, twin.phase, twin.throws, twin.marks) == (2, 3, 4, s.marks)


def test_a_copy_is_independent_in_every_field() -> None:
    s = Board()
    twin = s.copy()
    for field in Board.fields:
        if field.length:
            getattr(twin, field.name)[-1] = 1
        else:
            setattr(twin, field.name, 1)
    assert s.key() == Board().key()
    assert s.throws == 0


@pytest.mark.parametrize("name", ["players", "phase"])
def test_another_number_is_another_position(name: str) -> None:
    assert board(**{name: 1}) != board()
    assert board(**{name: 1}).key() != board().key()


@pytest.mark.parametrize("name", ["dice", "marks", "track"])
def test_another_item_is_another_position(name: str) -> None:
    s = Board()
    getattr(s, name)[-1] = 1
    assert s != Board()
    assert s.key() != Board().key()


def test_tallies_do_not_count() -> None:
    assert board(throws=5) == board()
    assert board(throws=5).key() == board().key()


def test_a_key_can_be_looked_up() -> None:
    assert {board(phase=1).key(): "found"}[board(phase=1, throws=3).key()] == "found"


def test_states_of_different_games_are_never_equal() -> None:
    assert Board() != Other()
    assert Other() != 0


def test_a_state_itself_cannot_be_looked_up() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Board())


def test_repr_names_every_field() -> None:
    shown = repr(board(phase=2))
    assert shown.startswith("<Board ")
    for part in ("phase=2", "dice=[0, 0, 0]", "track=[0, 0, 0, 0, 0]", "throws=0", "players=0"):
        assert part in shown


def test_fields_that_are_otherwise_lead_from_one_state_to_the_other() -> None:
    before, after = board(players=2, phase=3, throws=4), board(players=2, phase=1, throws=5)
    before.marks[1], after.marks[1] = 7, 300
    after.track[4] = 9
    otherwise = before.otherwise(after)
    assert {*otherwise[0]} == {"phase", "marks", "track", "throws"}
    again = after.with_fields(otherwise)
    assert vars(again) == vars(before)
    again.marks[1] = 0
    assert (before.marks[1], after.marks[1]) == (7, 300)
    assert before.otherwise(before.copy()) == ((), ())
