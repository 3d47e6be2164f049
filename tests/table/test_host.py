"""The host passes on: who is left behind by the host can go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.evening import HOST, NONCE, Evening, Gathering, key_of, kinds, opened, reopened
from toog.table import Actor, Entry
from toog.table.commands import (
    Claim,
    ComeBack,
    Confirm,
    Fill,
    GivePin,
    GoAway,
    Join,
    Leave,
    PassHost,
    Rematch,
    Start,
    TakeOver,
    Throw,
)
from toog.table.seats import pin_of

HOUSE = Actor()


def gathered(*names: str, players: int = 4, **choices: Any) -> Gathering:
    """An is the host and sits first."""
    gathering = Gathering(opened(players=players, **choices))
    gathering.do(Join("An", HOST, NONCE))
    for name in names:
        gathering.do(Join(name, key_of(name), NONCE))
    return gathering


def passed(gathering: Gathering) -> list[Entry]:
    return gathering.do(PassHost(), by=HOUSE)


def misses_host(gathering: Gathering) -> bool:
    return gathering.table.standing.company.misses_host


def test_the_next_person_present_is_the_host() -> None:
    gathering = gathered("Bo", "Cé")
    assert passed(gathering) == [], "An is here"
    gathering.do(GoAway(0), 0)
    gathering.do(GoAway(1), 1)
    assert kinds(passed(gathering)) == ["host_passed"]
    assert gathering.table.snapshot(())["host"] == 2
    assert gathering.table.actor([key_of("Cé")]) == Actor(frozenset({2}), host=True)
    assert gathering.table.actor([HOST]) == Actor(frozenset({0}))
    gathering.do(Fill("sensible", "Rik", NONCE), by=gathering.table.actor([key_of("Cé")]))
    assert reopened(gathering.table).actor([key_of("Cé")]).host


def test_the_host_passes_on_clockwise_and_round_the_table() -> None:
    gathering = gathered("Bo", "Cé", "Dré")
    for host, heir in ((0, 1), (1, 2), (2, 3), (3, 0)):
        gathering.do(GoAway(host), host)
        passed(gathering)
        assert gathering.table.snapshot(())["host"] == heir
        gathering.do(ComeBack(host), host)


def test_a_host_who_never_sat_down_is_followed_by_the_first_seat() -> None:
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    passed(gathering)
    assert gathering.table.snapshot(())["host"] == 0


def test_who_comes_back_is_a_guest() -> None:
    gathering = gathered("Bo")
    gathering.do(GoAway(0), 0)
    passed(gathering)
    gathering.do(ComeBack(0), 0)
    assert passed(gathering) == []
    assert gathering.table.snapshot(())["host"] == 1


def test_nobody_is_the_host_of_an_empty_room() -> None:
    gathering = gathered("Bo")
    gathering.do(GoAway(0), 0)
    gathering.do(GoAway(1), 1)
    assert passed(gathering) == []


def test_a_host_who_stands_is_followed_by_the_first_who_sits() -> None:
    gathering = gathered("Bo", "Cé")
    assert kinds(gathering.do(Leave(0), 0)) == ["stood_up"], "An may sit down again"
    assert gathering.table.actor([HOST]).host
    assert kinds(passed(gathering)) == ["host_passed"]
    assert gathering.table.snapshot(())["host"] == 1


def test_who_leaves_a_game_passes_it_on_at_once() -> None:
    gathering = gathered("Bo", players=2)
    gathering.do(Start())
    assert kinds(gathering.do(Leave(0), 0)) == ["host_passed", "stood_up"]
    assert gathering.table.actor([key_of("Bo")]).host
    assert kinds(gathering.do(Leave(1), 1)) == ["stood_up"], "there is nobody to pass it on to"


def test_in_play_the_host_passes_on_only_where_one_is_needed() -> None:
    gathering = gathered("Bo", "Cé", players=3)
    gathering.do(Start())
    gathering.do(GoAway(0), 0)
    assert passed(gathering) == [], "a majority can let a bot sit in"
    gathering.do(Claim(0, "An", key_of("another phone")), by=HOUSE)
    assert passed(gathering) == [], "or whoever claims a seat would have another host"


def test_a_host_who_came_by_pin_is_followed_by_the_next_who_did_not() -> None:
    gathering = gathered("Bo", "Cé")
    gathering.do(GivePin(0, pin_of(HOST), key_of("another phone")), by=HOUSE)
    assert gathering.table.actor([key_of("another phone")]) == Actor(frozenset({0}))
    assert gathering.do(PassHost(frozenset({1})), by=HOUSE) == [], "An is here"
    gathering.do(PassHost(frozenset({0, 1})), by=HOUSE)
    assert gathering.table.snapshot(())["host"] == 2


def test_who_came_by_pin_and_is_left_alone_is_the_host() -> None:
    gathering = gathered("Bo")
    gathering.do(GivePin(1, pin_of(key_of("Bo")), key_of("another phone")), by=HOUSE)
    gathering.do(Leave(0), 0)
    gathering.do(PassHost(frozenset({1})), by=HOUSE)
    assert gathering.table.actor([key_of("another phone")]) == Actor(frozenset({1}), host=True)


@pytest.mark.parametrize("dice", ["sealed", "real"])
def test_someone_has_to_type_the_dice_of_the_bots(dice: str) -> None:
    gathering = gathered("Bo", players=3, dice=dice)
    gathering.do(Fill("sensible", "Rik", NONCE))
    gathering.do(Start())
    gathering.do(GoAway(0), 0)
    assert kinds(passed(gathering)) == (["host_passed"] if dice == "real" else [])


def test_an_open_seat_in_play_needs_a_host() -> None:
    gathering = gathered("Bo", "Cé", players=3)
    gathering.do(Start())
    gathering.do(Leave(2), 2)
    gathering.do(GoAway(0), 0)
    assert kinds(passed(gathering)) == ["host_passed"]


def test_a_host_who_came_back_is_not_forgotten_by_who_became_the_host() -> None:
    gathering = gathered("Bo", "Cé", players=3)
    gathering.do(GoAway(0), 0)
    assert not misses_host(gathering)
    passed(gathering)
    assert misses_host(gathering)
    gathering.do(ComeBack(0), 0)
    gathering.do(TakeOver(0, "An", key_of("another phone")), by=gathering.table.actor([HOST]))
    assert misses_host(gathering), "with another secret it is the same person"
    gathering.do(GoAway(1), 1)
    passed(gathering)
    assert misses_host(gathering), "that of Cé has two before it"
    for seat in (0, 1):
        gathering.do(Leave(seat), seat)
    assert not misses_host(gathering)
    assert not reopened(gathering.table).standing.company.misses_host


def test_the_host_passes_on_after_the_end() -> None:
    evening = Evening(dice="real", options={"marks": 1}).begun_by(0)
    evening.throw(0, "4 5 6")
    evening.play(0, "stop")
    evening.do(Throw(1, evening.table.version, "2 2 3"), 1)
    assert passed(evening) == []
    evening.do(Confirm(1, evening.table.version), 1)
    assert kinds(passed(evening)) == ["host_passed"]


def test_nobody_needs_a_host_where_the_company_has_moved_on() -> None:
    evening = Evening("zocken", people=1, dice="real", options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    evening.do(Rematch("next"), 0)
    assert passed(evening) == []
