"""The rematch is an invitation: the same company, everyone one seat further, and nobody is left behind."""

from __future__ import annotations

import pytest

from tests.table.evening import (
    HOST,
    NONCE,
    Evening,
    Gathering,
    key_of,
    kinds,
    opened,
    reopened,
    snapshot_of,
    whole,
)
from toog.table import Actor
from toog.table.commands import Claim, ComeBack, GoAway, Join, Leave, LetBotSitIn, LetIn, Rematch, Start


def finished(people: int, bots: int = 0, options: dict[str, object] | None = None) -> Evening:
    """Zocken with real dice that all show three."""
    evening = Evening("zocken", people, bots, dice="real", options=options or {"rounds": 1})
    while not evening.table.is_over:
        seat = evening.on_turn()
        bot = evening.table.bot_turn
        if evening.table.standing.throws is not None:
            evening.throw(seat, "3")
        elif bot is None:
            evening.play(seat, evening.course.legal(seat)[-1])
        else:
            evening.bot_plays(bot.legal[-1])
    return evening


def test_the_company_moves_on_together() -> None:
    evening = Evening("zocken", 1, dice="real", options={"rounds": 1})
    assert evening.refused(Rematch("next"), 0) == "not-over"
    evening = finished(2)
    assert evening.refused(Rematch("next"), by=Actor()) == "nobody-here"
    assert kinds(evening.do(Rematch("next"), 1)) == ["rematched"]
    seen = snapshot_of(evening.table, ())
    assert (seen["next"], seen["asker"]) == ("next", 1)
    made = evening.refusal(Rematch("another"))
    assert (made.key, made.arguments) == ("rematch-made", {"table": "next"})


def test_everyone_sits_one_seat_further_with_the_same_key() -> None:
    evening = finished(3)
    evening.do(Leave(2), 2)
    again = evening.table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    assert again.id == "next"
    seats = snapshot_of(again, ())["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", None, "An"]
    assert again.actor([key_of("An")]) == Actor(frozenset({2}))
    assert snapshot_of(again, ())["options"] == {"rounds": 1}
    assert snapshot_of(again, ())["dice"] == "real"
    assert again.entries[0].at == 500.0


def test_all_that_was_agreed_stays_agreed() -> None:
    evening = Evening(
        "azen_jagen", thinking=20, pause=0.5, listed=True, bot="random", options={"sips": 4}, hints=True
    )
    again = evening.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    before, after = snapshot_of(evening.table, ()), snapshot_of(again, ())
    same = ("game", "dice", "thinking", "pause", "listed", "bot", "options", "hints")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert (before["rematch"], after["rematch"]) == (False, True)


def test_bots_come_along() -> None:
    evening = Evening("zocken", people=1, bots=1)
    again = evening.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    assert [seat["kind"] for seat in snapshot_of(again, ())["seats"]] == ["bot", "person"]
    assert [seat["name"] for seat in snapshot_of(again, ())["seats"]] == ["Bo", "An"]
    assert kinds(again.handle(Actor(frozenset({1})), ComeBack(1), 501.0)) == ["came_along", "started"]
    assert again.asks_bot
    assert again.bot_turn is not None
    assert snapshot_of(again, ())["seal"]["nonces"] == ["aa", "bb"]
    assert snapshot_of(again, ())["seal"]["hash"] != snapshot_of(evening.table, ())["seal"]["hash"]


def invited(people: int, *, asker: int | None = None, bots: int = 0) -> Gathering:
    """At the table of the rematch, before anyone has come. Who sat at 0 sits last."""
    evening = finished(people, bots)
    evening.do(Rematch("next"), *([] if asker is None else [asker]))
    nonces = ["aa"] * (people + bots)
    return Gathering(evening.table.again("next", bytes(32), nonces, 500.0))


def test_the_game_begins_when_all_have_come() -> None:
    gathering = invited(3)
    seen = snapshot_of(gathering.table, ())
    assert seen["rematch"]
    assert all(seat["expected"] and seat["away"] for seat in seen["seats"])
    assert gathering.refused(Start()) == "seats-expected"
    assert kinds(gathering.do(ComeBack(2), 2)) == ["came_along"]
    assert gathering.do(ComeBack(2), 2) == []
    assert not snapshot_of(gathering.table, ())["seats"][2]["expected"]
    assert kinds(gathering.do(ComeBack(0), 0)) == ["came_along"]
    assert kinds(gathering.do(ComeBack(1), 1)) == ["came_along", "started"]
    assert whole(reopened(gathering.table)) == whole(gathering.table)


def test_who_asked_is_the_host_of_the_next_game() -> None:
    gathering = invited(3, asker=1)
    assert snapshot_of(gathering.table, ())["host"] == 0
    assert gathering.table.actor([key_of("Bo")]) == Actor(frozenset({0}), host=True)
    assert not gathering.table.actor([HOST]).host
    assert invited(3).table.actor([HOST]).host, "a host who stands and asks"


def test_a_bot_sits_in_for_who_does_not_come_and_gives_the_seat_back() -> None:
    gathering = invited(3, asker=0)
    gathering.do(ComeBack(2), 2)
    gathering.do(ComeBack(1), 1)
    assert kinds(gathering.do(LetBotSitIn(0)))[:2] == ["sat_in", "started"]
    assert gathering.table.standing.machine(0) == "sensible"
    assert kinds(gathering.do(ComeBack(0), 0)) == ["came_along"]
    assert gathering.table.standing.machine(0) is None


def test_those_who_came_can_outvote_a_host_who_did_not() -> None:
    gathering = invited(3, asker=2)
    gathering.do(ComeBack(0), 0)
    gathering.do(ComeBack(2), 2)
    assert kinds(gathering.do(LetBotSitIn(1), 0)) == ["voted"]
    assert kinds(gathering.do(LetBotSitIn(1), 2))[:3] == ["voted", "sat_in", "started"]


def test_who_declines_leaves_an_open_chair() -> None:
    gathering = invited(2, asker=0)
    gathering.do(ComeBack(1), 1)
    gathering.do(Leave(0), 0)
    assert snapshot_of(gathering.table, ())["seats"][0]["kind"] == "open"
    assert kinds(gathering.do(Join("Dirk", key_of("Dirk"), NONCE), by=Actor())) == ["sat", "started"]


def test_the_chair_of_who_does_not_come_is_given_to_someone_new() -> None:
    gathering = invited(2, asker=0)
    gathering.do(ComeBack(1), 1)
    gathering.do(Claim(0, "Dirk", key_of("Dirk")), by=Actor())
    assert kinds(gathering.do(LetIn(0, 1))) == ["guest_sat", "started"]


def test_a_seat_without_a_bot_in_it_waits_for_a_person_before_any_other_game() -> None:
    gathering = Gathering(opened())
    gathering.do(Join("An", key_of("An"), NONCE))
    gathering.do(GoAway(0), 0)
    assert gathering.refused(LetBotSitIn(0)) == "not-started"


def test_what_someone_is_given_ahead_goes_along_to_the_rematch() -> None:
    evening = finished(3, options={"rounds": 1, "first": 1, "handicap": [0, 20, 5]})
    again = evening.table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    seen = snapshot_of(again, ())
    assert [seat["name"] for seat in seen["seats"]] == ["Bo", "Cé", "An"]
    assert seen["options"] == {"rounds": 1, "first": 1, "handicap": [20, 5, 0]}


def test_every_seat_of_a_rematch_needs_a_nonce() -> None:
    evening = Evening()
    with pytest.raises(ValueError, match="zip"):
        evening.table.again("next", bytes(32), [NONCE], 500.0)
