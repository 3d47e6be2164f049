"""Tables of a night share their dice, and keep what fell to themselves until all are done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.evening import HOST, NONCE, SECRET, Gathering, key_of, kinds, reopened, snapshot_of, whole
from toog.core.fork import digest
from toog.core.options import rotated
from toog.core.origin import read_duplicate
from toog.core.record import read_record
from toog.core.seal import Verified, judge_falls
from toog.table import Actor, Table, TableError
from toog.table.commands import ComeBack, Fill, Join, Open, Rematch, Start, Unseal
from toog.table.entries import Ended, Moved, WentAway
from toog.table.night import NightTable, shared_nonces

NONCES = ("aa", "bb")
MOVE = Moved(300.0, 0, "", bot=False)


def night(number: int = 0, tables: int = 2, rounds: int = 2) -> NightTable:
    return {
        "number": number,
        "tables": [f"table{one}" for one in range(tables)],
        "round": 1,
        "rounds": rounds,
        "nonces": [],
        "of": None,
    }


def night_table(known: NightTable, players: int = 2, **choices: Any) -> Table:
    command = Open("pietjesbak", players, HOST, {"marks": 1}, night=known, **choices)
    return Table.create(known["tables"][known["number"]], command, SECRET, 100.0)


def gathered(known: NightTable) -> Gathering:
    evening = Gathering(night_table(known))
    for name in ("An", "Bo"):
        evening.do(Join(name, key_of(name), NONCE))
    return evening


def begun(known: NightTable) -> Gathering:
    evening = gathered(known)
    evening.do(Start(NONCES))
    return evening


def play_out(evening: Gathering) -> Gathering:
    """Everyone throws what is due and plays the first move there is."""
    while not evening.table.is_over:
        go_on(evening)
    return evening


def go_on(evening: Gathering) -> None:
    seat = evening.on_turn()
    if evening.table.standing.throws is not None:
        evening.throw(seat)
    else:
        evening.play(seat, evening.course.legal(seat)[0], after=2.0)


def next_of(evening: Gathering, table_id: str) -> Gathering:
    """The rematch, to which both have come."""
    evening.do(Rematch(table_id))
    seats = range(len(evening.table.standing.company.seats))
    again = Gathering(evening.table.again(table_id, bytes(32), ["dd" for _ in seats], evening.now))
    again.now = evening.now
    for seat in seats:
        again.do(ComeBack(seat), seat)
    return again


def unseal(evening: Gathering) -> list[str]:
    return kinds(evening.do(Unseal(evening.table.standing.company.next), by=Actor()))


def test_the_same_falls_at_every_table_under_the_nonces_of_all() -> None:
    first, second = (play_out(begun(night(number))) for number in (0, 1))
    for evening in (first, second):
        unseal(evening)
    one, other = first.table.record(), second.table.record()
    assert one["events"] == other["events"]
    assert one["seal"] == other["seal"]
    assert one["seal"]["nonces"] == list(NONCES)
    assert isinstance(judge_falls(read_record(one)), Verified)


def test_the_nonces_of_a_seat_at_all_tables_make_one() -> None:
    assert shared_nonces([("a1", "b1"), ("a2", "b2"), ("a3", "b3")]) == ("a1a2a3", "b1b2b3")


def test_one_of_several_tables_does_not_start_with_the_nonces_of_its_own_devices() -> None:
    assert gathered(night()).refused(Start()) == "night-together"


def test_the_only_table_of_a_night_starts_with_what_its_devices_bring() -> None:
    evening = gathered(night(tables=1))
    evening.do(Start())
    assert evening.table.standing.nonces == (NONCE, NONCE)
    play_out(evening)
    assert next_of(evening, "next").table.standing.nonces == (NONCE, NONCE)


def test_a_night_that_was_laid_with_nonces_of_the_house_starts_with_them() -> None:
    evening = gathered({**night(), "nonces": list(NONCES)})
    evening.do(Start())
    assert evening.table.standing.nonces == NONCES


def test_who_sits_there_is_told_of_the_night_and_nobody_of_its_nonces_or_other_tables() -> None:
    table = night_table(night(1, tables=3))
    assert snapshot_of(table, ())["night"] == {
        "number": 1,
        "tables": 3,
        "round": 1,
        "rounds": 2,
    }
    assert "night" not in table.entries[0].shown()
    assert whole(reopened(table)) == whole(table)


def test_the_seal_stays_shut_until_the_whole_night_is_over() -> None:
    evening = play_out(begun(night()))
    table = evening.table
    seen = snapshot_of(table, (0,))
    assert seen["status"] == "over"
    assert seen["seal"]["secret"] is None
    assert seen["bot_seal"]["secret"] is None
    with pytest.raises(TableError) as refused:
        table.record()
    assert refused.value.key == "night-on"
    assert table.record(everything=True)["seal"]["secret"] is None
    assert unseal(evening) == ["unsealed"]
    assert unseal(evening) == []
    assert snapshot_of(table, (0,))["seal"]["secret"] == SECRET.hex()
    assert table.record()["seal"]["secret"] == SECRET.hex()
    assert whole(reopened(table)) == whole(table)


def test_a_seal_is_not_opened_before_the_end_nor_beside_a_game_that_followed() -> None:
    evening = begun(night())
    assert evening.refused(Unseal(None), by=Actor()) == "not-over"
    play_out(evening)
    evening.do(Rematch("next"))
    assert evening.refused(Unseal(None), by=Actor()) == "stale"
    assert unseal(evening) == ["unsealed"]


def test_the_next_round_has_the_same_dice_and_everyone_one_seat_further() -> None:
    first = play_out(begun(night()))
    second = next_of(first, "next")
    assert snapshot_of(second.table, ())["night"]["round"] == 2
    assert second.table.standing.nonces == NONCES
    assert snapshot_of(second.table, (0,))["players"] == ["Bo", "An"]
    assert second.table.standing.secret == SECRET
    play_out(second)
    for evening in (first, second):
        unseal(evening)
    one, other = first.table.record(), second.table.record()
    assert one["events"] == other["events"]
    assert "duplicate" not in one.get("meta", {})
    assert other["meta"]["duplicate"] == {"of": digest(read_record(one)), "rotation": 1}


def test_every_round_repeats_the_first_and_goes_on_one_way_round_the_table() -> None:
    evening = Gathering(night_table(night(tables=1, rounds=3), players=3))
    for name in ("An", "Bo", "Cas"):
        evening.do(Join(name, key_of(name), NONCE))
    evening.do(Start())
    games = [play_out(evening)]
    for following in ("second", "third"):
        games.append(play_out(next_of(games[-1], following)))
    for game in games:
        unseal(game)
    first, *others = [read_record(game.table.record()) for game in games]
    for record in others:
        note = read_duplicate(record)
        assert note is not None
        assert note["of"] == digest(first)
        assert list(record.players) == rotated(first.players, note["rotation"])


def test_after_the_last_round_and_after_the_night_a_rematch_is_a_game_of_its_own() -> None:
    last = play_out(next_of(play_out(begun(night())), "next"))
    over = play_out(begun(night()))
    unseal(over)
    for evening in (last, over):
        again = evening.table.again("own", bytes(32), ["cc", "dd"], 500.0)
        assert snapshot_of(again, ())["night"] is None
        assert again.standing.secret == bytes(32)


def test_who_has_no_seat_sees_the_company_and_nothing_that_falls() -> None:
    evening = begun(night())
    table, began = evening.table, evening.table.version
    play_out(evening)
    seen = snapshot_of(table, ())
    assert [seat["name"] for seat in seen["seats"]] == ["An", "Bo"]
    assert (seen["view"], seen["turn"], seen["scores"], seen["log"]) == (None, None, [], [])
    assert table.news((), began) is None
    assert table.news((0,), table.version - 1) is not None
    assert snapshot_of(table, (0,))["view"] is not None
    shown = seen["version"]
    unseal(evening)
    assert table.news((), shown) is None, "what was shown had another count"
    opened = snapshot_of(table, ())
    assert opened["version"] == table.version > shown
    assert opened["view"] == snapshot_of(table, (0,))["view"] is not None


def test_who_has_no_seat_is_shown_the_same_whatever_is_played() -> None:
    quiet, busy = begun(night()), begun(night())
    for _ in range(3):
        go_on(busy)
    assert busy.table.version > quiet.table.version
    for change in (None, WentAway(200.0, 1)):
        for table in (quiet.table, busy.table):
            if change is not None:
                table.add(change)
        assert snapshot_of(quiet.table, ()) == snapshot_of(busy.table, ())
        assert snapshot_of(quiet.table, (0,)) != snapshot_of(busy.table, (0,))
    began = snapshot_of(begun(night()).table, ())
    assert snapshot_of(busy.table, ())["version"] == began["version"] + 1
    assert whole(reopened(busy.table)) == whole(busy.table)
    assert busy.table.is_kept_from((), [MOVE])
    assert not busy.table.is_kept_from((), [MOVE, Ended(300.0, None)])
    assert not busy.table.is_kept_from((0,), [MOVE])


@pytest.mark.parametrize("allowed", [False, True])
def test_who_is_alone_with_bots_is_compared_with_other_tables_and_has_hints_only_if_all_have(
    allowed: bool,
) -> None:
    evening = Gathering(night_table(night(), hints=allowed))
    evening.do(Join("An", key_of("An"), NONCE))
    evening.do(Fill("random", "Bot", NONCE))
    assert evening.table.standing.company.is_alone
    assert snapshot_of(evening.table, (0,))["hints"] is allowed


def test_before_the_start_everyone_sees_who_has_come() -> None:
    seen = snapshot_of(night_table(night()), ())
    assert [item["entry"]["entry"] for item in seen["log"]] == ["opened"]


@pytest.mark.parametrize(
    ("known", "choices", "key"),
    [
        (night(tables=1, rounds=1), {}, "night-size"),
        (night(tables=9), {}, "night-size"),
        (night(rounds=3), {}, "night-size"),
        (night(), {"dice": "real"}, "night-sealed"),
        ({**night(), "nonces": ["no"]}, {}, "not-hex"),
    ],
)
def test_what_is_no_night_is_not_laid(known: NightTable, choices: dict[str, Any], key: str) -> None:
    with pytest.raises(TableError) as refused:
        night_table(known, **choices)
    assert refused.value.key == key


def test_an_ordinary_table_has_nothing_to_unseal() -> None:
    evening = Gathering(Table.create("toog", Open("pietjesbak", 2, HOST), SECRET, 100.0))
    assert kinds(evening.do(Unseal(None), by=Actor())) == []
    assert snapshot_of(evening.table, ())["night"] is None
