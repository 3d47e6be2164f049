"""At a table the terms are those at the first event, and honest games verify, whoever comes and goes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.core.test_fork import decisions
from tests.core.test_seal import sealed_game
from tests.table.evening import NONCE, Evening, Gathering, key_of, reopened, snapshot_of, whole
from tests.table.test_fork import table_forked_from
from tests.table_talk import NAMES
from toog.core.record import read_record
from toog.core.seal import bots_at, first_event, judge_falls, open_bots
from toog.core.terms import hash_terms
from toog.table import Actor, Table
from toog.table.commands import (
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    Play,
    Rematch,
    Start,
    TakeOver,
)
from toog.table.entries import GuestSat, Opened

OPTIONS = {"marks": 1}
BOUND = ("dice", "game", "players", "options", "bots")


def play_out(evening: Gathering) -> dict[str, Any]:
    """People throw and stop, bots stop too; the record of the game as a file would hold it."""
    table = evening.table
    for _ in range(500):
        if table.is_over:
            break
        seat = evening.on_turn()
        if table.bot_turn is not None:
            evening.bot_plays("stop")
        elif table.standing.throws is not None:
            evening.throw(seat)
        else:
            evening.play(seat, "stop")
    assert table.is_over
    record: dict[str, Any] = json.loads(json.dumps(table.record()))
    assert reopened(table).record() == table.record()
    assert whole(reopened(table)) == whole(table)
    return record


def verified(record: dict[str, Any]) -> tuple[list[str], list[str | None]]:
    """The names and bots under the seal, after every fall and the bots' secret have been checked."""
    sound = read_record(record)
    assert judge_falls(sound).binds[:5] == BOUND
    if "bots" in record.get("meta", {}):
        open_bots(sound)
    bots = bots_at(sound, first_event(sound))
    assert record["seal"]["version"] == 2
    assert record["seal"]["terms"] == hash_terms(record["game"], record["players"], record["options"], bots)
    return record["players"], bots


def nothing(evening: Evening) -> None:
    """Everyone stays."""


def bot_sits_in(evening: Evening) -> None:
    evening.do(GoAway(1), 1)
    evening.do(LetBotSitIn(1))


def bot_sat_in(evening: Evening) -> None:
    bot_sits_in(evening)
    evening.do(ComeBack(1), 1)


def another_sits_down(evening: Evening) -> None:
    evening.do(Leave(1), 1)
    evening.do(Join("Dirk", key_of("Dirk"), NONCE))


def bot_sits_down(evening: Evening) -> None:
    evening.do(Leave(1), 1)
    evening.do(Fill("club", "Fons", NONCE))


def hands_over(evening: Evening) -> None:
    evening.do(TakeOver(1, "Dirk", key_of("Dirk")), 1)


def is_let_in(evening: Evening) -> None:
    """As at an older table, where the only opponent was enough."""
    evening.do(GoAway(1), 1)
    evening.table.add(GuestSat(evening.now, 1, "Dirk", key_of("Dirk")))


def nobody_throws(evening: Evening) -> None:
    evening.tick(after=60.0)


CHANGES: list[tuple[Callable[[Evening], None], list[str], list[str | None]]] = [
    (nothing, ["An", "Bo"], [None, None]),
    (bot_sits_in, ["An", "Bo"], [None, "sensible"]),
    (bot_sat_in, ["An", "Bo"], [None, None]),
    (another_sits_down, ["An", "Dirk"], [None, None]),
    (bot_sits_down, ["An", "Fons"], [None, "club"]),
    (hands_over, ["An", "Dirk"], [None, None]),
    (is_let_in, ["An", "Dirk"], [None, None]),
    (nobody_throws, ["An", "Bo"], ["sensible", None]),
]


@pytest.mark.parametrize(("change", "names", "bots"), CHANGES)
def test_the_terms_are_those_at_the_first_throw(
    change: Callable[[Evening], None], names: list[str], bots: list[str | None]
) -> None:
    evening = Evening(options=OPTIONS, thinking=20)
    change(evening)
    record = play_out(evening)
    assert verified(record) == (names, bots)
    assert "joined" not in record.get("meta", {})


@pytest.mark.parametrize(("change", "names"), [(change, names) for change, names, _ in CHANGES])
def test_who_comes_later_stands_in_meta(change: Callable[[Evening], None], names: list[str]) -> None:
    evening = Evening(options=OPTIONS, thinking=20)
    evening.throw(0)
    change(evening)
    record = play_out(evening)
    assert verified(record) == (["An", "Bo"], [None, None])
    joined = [{"seat": 1, "name": names[1], "since": 1}] if names[1] != "Bo" else None
    assert record.get("meta", {}).get("joined") == joined


def test_the_same_person_on_another_phone_has_not_joined() -> None:
    evening = Evening(options=OPTIONS)
    evening.throw(0)
    evening.do(TakeOver(1, "Bo", key_of("phone")), 1)
    evening.do(TakeOver(0, "Cas", key_of("Cas")), 0)
    evening.do(TakeOver(0, "Cas", key_of("tablet")), 0)
    assert play_out(evening)["meta"]["joined"] == [{"seat": 0, "name": "Cas", "since": 1}]


def test_bots_and_handicaps_are_bound_from_the_start() -> None:
    evening = Evening(people=1, bots=2, level="club", options={"marks": 3, "handicap": [0, 1, 0]})
    record = play_out(evening)
    assert verified(record) == (list(NAMES[:3]), [None, "club", "club"])
    assert judge_falls(read_record(record)).binds == (*BOUND, "luck")


def test_a_rematch_has_a_seal_and_terms_of_its_own() -> None:
    evening = Evening(options=OPTIONS)
    first = play_out(evening)
    evening.do(Rematch("again"))
    again = Gathering(evening.table.again("again", bytes(32), [NONCE, NONCE], evening.now))
    again.now = evening.now
    again.do(ComeBack(0), 0)
    again.do(LetBotSitIn(1))
    second = play_out(again)
    assert verified(second) == (["Bo", "An"], [None, "sensible"])
    assert second["seal"]["terms"] != first["seal"]["terms"]


def test_the_terms_are_shown_with_the_secret() -> None:
    evening = Evening(options=OPTIONS)
    seal = snapshot_of(evening.table, ())["seal"]
    assert (seal["version"], seal["terms"], seal["secret"]) == (2, None, None)
    waiting = snapshot_of(Gathering(laid_table()).table, ())["seal"]
    assert (waiting["nonces"], waiting["terms"]) == (None, None)
    record = play_out(evening)
    assert snapshot_of(evening.table, ())["seal"] == record["seal"]


def laid_table() -> Table:
    opened = Evening(options=OPTIONS).table.entries[0]
    assert isinstance(opened, Opened)
    return Table.open("toog", [opened], bytes(range(32)))


def test_a_table_from_before_plays_on_under_its_seal() -> None:
    """Also one that was waiting when the house was renewed."""
    evening = Evening(options=OPTIONS)
    opened, *company = evening.table.entries
    assert isinstance(opened, Opened)
    plain = opened.plain()
    for new in ("seal_version", "terms"):
        del plain[new]
    old = Opened.from_plain(plain)
    assert old == replace(opened, seal_version=1)
    for entries in (company, company[:-1]):
        again = Gathering(Table.open("old", [old, *entries], evening.table.standing.secret))
        again.now = evening.now
        if again.table.standing.running is None:
            again.do(Start())
        evening_of_old = play_out(again)
        assert list(evening_of_old["seal"]) == ["hash", "nonces", "secret"]
        assert judge_falls(read_record(evening_of_old)).binds == ("dice",)


# A fork begins with a decision, which may be taken back, and which a bot may have to make


def forked(bot: bool = False) -> Gathering:
    record = sealed_game("pietjesbak")
    at = next(at for at in decisions(record) if record["events"][at][0] == 0)
    evening = table_forked_from(record, at)
    evening.do(Fill("club", "Rosa", NONCE, 0) if bot else Join("An", key_of("An"), NONCE, 0))
    evening.do(Join("Bo", key_of("Bo"), NONCE, 1))
    evening.do(Start())
    return evening


def test_a_first_move_that_is_taken_back_binds_nobody() -> None:
    evening = forked()
    evening.play(0, "stop")
    before = evening.table.standing.terms
    evening.do(TakeOver(1, "Dirk", key_of("Dirk")), 1)
    assert evening.table.standing.terms == before
    assert evening.running.joined
    evening.undo(0)
    assert evening.table.standing.terms != before
    bot_sits_in(evening)  # type: ignore[arg-type]
    assert verified(play_out(evening)) == (["An", "Dirk"], [None, "sensible"])


def test_a_bot_that_chooses_the_first_move_is_asked_again_when_the_terms_change() -> None:
    """Its luck follows from them."""
    evening = forked(bot=True)
    asked = evening.question()
    evening.do(TakeOver(1, "Dirk", key_of("Dirk")), 1)
    again = evening.question()
    assert (again.version, again.luck) != (asked.version, asked.luck)
    hand = Actor.bot(0, "club", "1")
    assert evening.refused(Play(0, "stop", asked.version), by=hand) == "stale"
    evening.do(Play(0, "stop", again.version), by=hand)
    evening.do(TakeOver(1, "Eva", key_of("Eva")), 1)
    record = play_out(evening)
    assert verified(record) == (["Rosa", "Dirk"], ["club", None])
    assert [later["name"] for later in record["meta"]["joined"]] == ["Eva"]


def test_someone_who_joins_and_sees_a_move_taken_back_joined_before_it() -> None:
    evening = Evening()
    while evening.table.standing.throws is not None:
        evening.throw(evening.on_turn())
    mover, events = evening.on_turn(), len(evening.course.events)
    evening.play(mover, "stop")
    evening.do(TakeOver(1 - mover, "Cas", key_of("Cas")), 1 - mover)
    joined = {"seat": 1 - mover, "name": "Cas", "since": events + 1}
    assert evening.running.joined == [joined]
    evening.undo(mover)
    assert evening.running.joined == [joined | {"since": events}]
