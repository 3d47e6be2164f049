"""Before the start everyone chooses a chair and a colour; a colour stays with its person."""

from __future__ import annotations

import pytest

from tests.table.evening import NONCE, Evening, Gathering, key_of, kinds, opened, reopened, whole
from toog.table import Actor, Entry
from toog.table.commands import ChangeSeat, ChooseColour, Clear, Fill, Join, Leave, Mix
from toog.table.entries import Sat


@pytest.fixture
def gathering() -> Gathering:
    """An and Bo at a table of four."""
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    return gathering


def colours(gathering: Gathering) -> list[int]:
    return [seat["colour"] for seat in gathering.table.snapshot(())["seats"]]


def test_every_chair_has_its_own_colour(gathering: Gathering) -> None:
    assert colours(gathering) == [0, 1, 2, 3]


def test_who_changes_chairs_takes_everything_along(gathering: Gathering) -> None:
    gathering.do(Mix(0, "abcd"), 0)
    assert kinds(gathering.do(ChangeSeat(0, 3), 0)) == ["seat_changed"]
    assert [seat.name for seat in gathering.seats] == [None, "Bo", None, "An"]
    assert gathering.table.actor([key_of("An")]) == Actor(frozenset({3}))
    assert gathering.seats[3].nonce == "abcd"
    assert colours(gathering) == [3, 1, 2, 0]


def test_a_chair_is_changed_before_the_start_for_one_that_is_open(gathering: Gathering) -> None:
    assert gathering.refused(ChangeSeat(0, 1), 0) == "seat-taken"
    assert gathering.refused(ChangeSeat(0, 4), 0) == "no-such-seat"
    assert gathering.refused(ChangeSeat(1, 2), 0) == "not-yours"
    assert Evening().refused(ChangeSeat(0, 1), 0) == "already-started"


def test_a_free_colour_can_be_chosen(gathering: Gathering) -> None:
    assert kinds(gathering.do(ChooseColour(0, 6), 0)) == ["colour_chosen"]
    assert colours(gathering) == [6, 1, 2, 3]
    assert gathering.do(ChooseColour(0, 6), 0) == []


def test_the_colour_of_an_open_chair_is_exchanged(gathering: Gathering) -> None:
    gathering.do(ChooseColour(0, 2), 0)
    assert colours(gathering) == [2, 1, 0, 3]
    gathering.do(Fill("sensible", "Cé", NONCE, seat=2))
    assert gathering.refused(ChooseColour(1, 0), 1) == "colour-taken"


def test_only_a_colour_of_ones_own_before_the_start(gathering: Gathering) -> None:
    assert gathering.refused(ChooseColour(0, 1), 0) == "colour-taken"
    assert gathering.refused(ChooseColour(0, 8), 0) == "no-such-colour"
    assert gathering.refused(ChooseColour(0, 2), 1) == "not-yours"
    assert Evening().refused(ChooseColour(0, 5), 0) == "already-started"


def test_who_leaves_leaves_the_colour_with_the_chair(gathering: Gathering) -> None:
    gathering.do(ChooseColour(0, 6), 0)
    gathering.do(Leave(0), 0)
    gathering.do(Clear(1))
    gathering.do(Join("Cé", key_of("Cé"), NONCE))
    assert colours(gathering) == [6, 1, 2, 3]


def test_chairs_and_colours_are_the_same_when_read_back(gathering: Gathering) -> None:
    gathering.do(ChangeSeat(1, 2), 1)
    gathering.do(ChooseColour(2, 7), 2)
    assert whole(reopened(gathering.table)) == whole(gathering.table)


def test_a_table_stored_before_there_were_colours_is_read() -> None:
    old = {"entry": "sat", "at": 101.0, "seat": 1, "name": "An", "key": key_of("An"), "nonce": NONCE}
    gathering = Gathering(opened())
    gathering.table.add(Entry.from_plain(old))
    assert colours(gathering) == [0, 1]


def test_who_sat_down_with_a_colour_has_it() -> None:
    gathering = Gathering(opened())
    gathering.table.add(Sat(101.0, 1, "An", key_of("An"), NONCE, colour=0))
    assert colours(gathering) == [1, 0]


def test_everyone_keeps_their_colour_at_a_rematch() -> None:
    evening = Evening("zocken", people=1, bots=2)
    again = evening.table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    assert [seat["colour"] for seat in again.snapshot(())["seats"]] == [1, 2, 0]
    gathering = Gathering(again)
    gathering.do(ChooseColour(2, 5), 2)
    third = gathering.table.again("third", bytes(32), ["aa", "bb", "cc"], 600.0)
    assert [seat["colour"] for seat in third.snapshot(())["seats"]] == [2, 5, 1]
