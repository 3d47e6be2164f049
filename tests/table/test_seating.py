"""Who sits where: persons, bots and open seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.evening import HOST, NONCE, Evening, Gathering, key_of, kinds, opened, reopened, snapshot_of
from toog.core.errors import BadArgument, GameError, Malformed
from toog.table import Actor, Table, TableError
from toog.table.commands import (
    Clear,
    Command,
    Fill,
    Join,
    Leave,
    ListInLobby,
    Mix,
    Open,
    Start,
    TakeOver,
    Throw,
)
from toog.table.entries import StoodUp

host = Actor(host=True)
stranger = Actor()


def refusal(table: Table, actor: Actor, command: Command) -> GameError:
    with pytest.raises(GameError) as refused:
        table.handle(actor, command, 100.0)
    return refused.value


def test_a_new_table_has_open_seats_and_shows_its_seal() -> None:
    table = opened(players=3)
    seen = snapshot_of(table, ())
    assert seen["status"] == "waiting"
    assert [seat["kind"] for seat in seen["seats"]] == ["open"] * 3
    assert len(seen["seal"]["hash"]) == 64
    assert seen["seal"]["secret"] is None
    assert seen["turn"] is None


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "poker"}, BadArgument),
        ({"players": 9}, BadArgument),
        ({"options": {"marks": 0}}, BadArgument),
        ({"dice": "loaded"}, TableError),
        ({"thinking": 1}, TableError),
        ({"thinking": float("nan")}, TableError),
        ({"pause": 60}, TableError),
        ({"bot": ""}, TableError),
        ({"host": "not a hash"}, TableError),
        ({"game": "stich", "dice": "real"}, TableError),
    ],
)
def test_a_table_is_not_opened_with_wrong_choices(wrong: dict[str, Any], error: type[GameError]) -> None:
    choices: dict[str, Any] = {"game": "pietjesbak", "players": 2, "host": HOST, **wrong}
    with pytest.raises(error) as refused:
        Table.create("toog", Open(**choices), bytes(32), 0.0)
    assert str(refused.value)


def test_only_options_that_differ_are_kept() -> None:
    table = opened(options={"marks": 5, "tie": "throw_off"})
    assert snapshot_of(table, ())["options"] == {"marks": 5}


def test_a_person_takes_the_first_open_seat_or_the_one_asked_for() -> None:
    table = opened(players=3)
    table.handle(stranger, Join("An", key_of("An"), NONCE, seat=1), 100.0)
    table.handle(stranger, Join("Bo", key_of("Bo"), NONCE), 100.0)
    table.handle(stranger, Join("Cé", key_of("Cé"), NONCE), 100.0)
    assert [seat["name"] for seat in snapshot_of(table, ())["seats"]] == ["Bo", "An", "Cé"]
    assert refusal(table, stranger, Join("Dré", key_of("Dré"), NONCE)).key == "table-full"
    assert refusal(table, stranger, Join("Dré", key_of("Dré"), NONCE, seat=1)).key == "seat-taken"


def test_who_joins_needs_a_name_a_key_and_a_nonce() -> None:
    table = opened()
    assert isinstance(refusal(table, stranger, Join("", key_of("An"), NONCE)), BadArgument)
    assert refusal(table, stranger, Join("An", "secret itself", NONCE)).key == "not-hex"
    assert refusal(table, stranger, Join("An", key_of("An"), "x")).key == "not-hex"
    assert isinstance(refusal(table, stranger, Join("An", key_of("An"), NONCE, seat=2)), Malformed)
    assert table.version == 1


def test_who_asks_twice_sits_once() -> None:
    table = opened(players=3)
    join = Join("An", key_of("An"), NONCE)
    assert kinds(table.handle(stranger, join, 100.0)) == ["sat"]
    assert table.handle(stranger, join, 100.0) == []
    assert table.handle(stranger, Join("Bo", key_of("An"), NONCE, seat=2), 100.0) == []
    assert [seat["name"] for seat in snapshot_of(table, ())["seats"]] == ["An", None, None]


@pytest.mark.parametrize("name", ["An", " an", "AN ", "Ａｎ", "A\N{ZERO WIDTH JOINER}n"])
def test_no_two_at_a_table_have_the_same_name(name: str) -> None:
    table = opened(players=3)
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    table.handle(stranger, Join("  Bo ", key_of("Bo"), NONCE), 100.0)
    assert snapshot_of(table, ())["seats"][1]["name"] == "Bo"
    assert refusal(table, stranger, Join(name, key_of("another"), NONCE)).key == "name-taken"
    assert refusal(table, host, Fill("random", name, NONCE)).key == "name-taken"
    bo = Actor(frozenset({1}))
    assert refusal(table, bo, TakeOver(1, name, key_of("another"))).key == "name-taken"
    assert kinds(table.handle(bo, TakeOver(1, "BO", key_of("another")), 100.0)) == ["taken_over"]


def test_a_device_acts_for_every_seat_whose_secret_it_shows() -> None:
    table = opened(players=3)
    for name in ("An", "Bo", "Cé"):
        table.handle(stranger, Join(name, key_of(name), NONCE), 100.0)
    assert table.actor([key_of("An"), key_of("Cé")]) == Actor(frozenset({0, 2}))
    assert table.actor([HOST]) == Actor(host=True)
    assert table.actor([key_of("nobody")]) == Actor()


def test_the_host_may_sit_or_look_on() -> None:
    table = opened()
    assert snapshot_of(table, ())["host"] is None
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    table.handle(host, Join("Bo", HOST, NONCE), 100.0)
    assert snapshot_of(table, ())["host"] == 1
    assert table.actor([HOST]) == Actor(frozenset({1}), host=True)


def test_only_the_host_fills_and_clears_seats() -> None:
    table = opened(players=3)
    assert refusal(table, stranger, Fill("random", "Bot", NONCE)).key == "host-only"
    assert kinds(table.handle(host, Fill("random", "Bot", NONCE, seat=2), 100.0)) == ["bot_sat"]
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    assert refusal(table, stranger, Clear(2)).key == "host-only"
    assert table.handle(host, Clear(2), 100.0) == [StoodUp(100.0, 2, "Bot")]
    table.handle(host, Clear(0), 100.0)
    assert [seat["kind"] for seat in snapshot_of(table, ())["seats"]] == ["open"] * 3
    assert refusal(table, host, Clear(0)).key == "seat-open"
    assert refusal(table, host, Fill("", "Bot", NONCE)).key == "bot-name"


def test_before_the_start_a_bot_takes_the_place_of_another() -> None:
    """With the name and the colour of the other, if the host likes; never in the place of a person."""
    table = opened()
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    table.handle(host, Fill("beginner", "Mieke", NONCE), 100.0)
    assert kinds(table.handle(host, Fill("champion", "Mieke", NONCE, seat=1), 100.0)) == ["bot_sat"]
    seat = snapshot_of(table, ())["seats"][1]
    assert (seat["name"], seat["bot"], seat["colour"]) == ("Mieke", "champion", 1)
    assert refusal(table, host, Fill("champion", "An", NONCE, seat=1)).key == "name-taken"
    assert refusal(table, host, Fill("champion", "Bo", NONCE, seat=0)).key == "seat-taken"
    assert refusal(table, host, Fill("champion", "Bo", NONCE, seat=2)).key == "no-such-seat"
    table.handle(host, Start(), 100.0)
    assert refusal(table, host, Fill("club", "Mieke", NONCE, seat=1)).key == "seat-taken"


def test_nobody_is_cleared_away_from_a_running_game() -> None:
    evening = Evening()
    assert evening.refused(Clear(0)) == "already-started"


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    table = opened()
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    assert refusal(table, stranger, Leave(0)).key == "not-yours"
    assert table.handle(Actor(frozenset({0})), Leave(0), 100.0) == [StoodUp(100.0, 0, "An")]
    assert snapshot_of(table, ())["seats"][0]["kind"] == "open"
    assert table.actor([key_of("An")]) == Actor()


def test_a_seat_left_during_the_game_can_be_joined_by_another() -> None:
    evening = Evening()
    evening.do(Leave(1), 1)
    seen = snapshot_of(evening.table, ())
    assert seen["seats"][1]["kind"] == "open"
    assert seen["players"] == ["An", "Bo"]
    evening.do(Join("Cé", key_of("Cé"), NONCE), by=stranger)
    assert evening.table.actor([key_of("Cé")]) == Actor(frozenset({1}))


def test_whoever_shows_the_secret_of_a_seat_can_take_it_over() -> None:
    evening = Evening()
    assert evening.refused(TakeOver(0, "Cé", key_of("Cé")), 1) == "not-yours"
    evening.do(TakeOver(0, "Cé", key_of("Cé")), 0)
    assert snapshot_of(evening.table, ())["seats"][0]["name"] == "Cé"
    assert evening.table.actor([key_of("An")]) == Actor()
    assert evening.table.actor([key_of("Cé")]) == Actor(frozenset({0}))


def test_who_takes_over_the_seat_of_the_host_is_the_host() -> None:
    table = opened()
    table.handle(host, Join("An", HOST, NONCE), 100.0)
    table.handle(table.actor([HOST]), TakeOver(0, "Cé", key_of("Cé")), 100.0)
    assert table.actor([HOST]) == Actor()
    assert table.actor([key_of("Cé")]) == Actor(frozenset({0}), host=True)
    assert snapshot_of(table, ())["host"] == 0
    again = table.again("next", bytes(32), ["aa", "bb"], 500.0)
    assert again.actor([key_of("Cé")]).host
    assert not again.actor([HOST]).host
    assert reopened(table).actor([key_of("Cé")]).host


def test_the_host_lists_the_table_in_the_lobby() -> None:
    table = opened()
    assert refusal(table, stranger, ListInLobby(True)).key == "host-only"
    assert kinds(table.handle(host, ListInLobby(True), 100.0)) == ["listed"]
    assert table.handle(host, ListInLobby(True), 100.0) == []
    assert snapshot_of(table, ())["listed"]


def test_the_host_starts_when_every_seat_is_taken() -> None:
    table = opened()
    table.handle(stranger, Join("An", key_of("An"), NONCE), 100.0)
    assert refusal(table, stranger, Start()).key == "host-only"
    assert refusal(table, host, Start()).key == "seats-open"
    table.handle(stranger, Join("Bo", key_of("Bo"), NONCE), 100.0)
    assert kinds(table.handle(host, Start(), 100.0)) == ["started"]
    assert refusal(table, host, Start()).key == "already-started"


def test_what_was_meant_before_the_start_is_stale() -> None:
    gathering = Gathering(opened())
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    assert gathering.due() is None
    before = gathering.table.version
    gathering.do(Start())
    assert gathering.refused(Throw(0, before), 0) == "stale"


def test_everyone_may_mix_a_nonce_into_the_sealed_dice_until_the_start() -> None:
    table = opened()
    table.handle(stranger, Join("An", key_of("An"), "aa"), 100.0)
    table.handle(host, Fill("random", "Bot", "bb"), 100.0)
    assert refusal(table, stranger, Mix(0, "cc")).key == "not-yours"
    assert refusal(table, Actor(frozenset({0})), Mix(0, "zz")).key == "not-hex"
    table.handle(Actor(frozenset({0})), Mix(0, "cc"), 100.0)
    table.handle(host, Start(), 100.0)
    assert snapshot_of(table, ())["seal"]["nonces"] == ["cc", "bb"]
    assert refusal(table, Actor(frozenset({0})), Mix(0, "dd")).key == "already-started"


def test_nobody_joins_a_game_that_is_over() -> None:
    evening = Evening("zocken", people=1, dice="real", options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    evening.do(Leave(0), 0)
    assert evening.refused(Join("Bo", key_of("Bo"), NONCE)) == "is-over"
