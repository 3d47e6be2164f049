"""What an audience is sent: snapshots, and exactly the news it missed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.evening import Evening, caught_up, kinds, news_of, opened, reopened, snapshot_of
from tests.table_talk import go_on, played
from toog.table import REACTIONS, Table
from toog.table.commands import ChooseDice, Leave, LetBotSitIn, React
from toog.table.log import LOG_LENGTH, RECENT
from toog.table.table import FEW


def test_a_snapshot_holds_everything_a_client_needs() -> None:
    evening = Evening(dice="real", options={"marks": 5}, thinking=20).begun_by(1)
    evening.throw(1, "6 5 4")
    seen = snapshot_of(evening.table, (0,))
    assert seen["table"] == "toog"
    assert seen["version"] == evening.table.version
    assert (seen["game"], seen["options"], seen["dice"]) == ("pietjesbak", {"marks": 5}, "real")
    assert (seen["thinking"], seen["pause"], seen["bot"]) == (20, 1.0, "sensible")
    assert seen["reactions"] == REACTIONS
    assert (seen["status"], seen["host"], seen["listed"], seen["next"]) == ("playing", None, False, None)
    assert seen["turn"] == {"kind": "decision", "seats": [1], "fall": None, "by_itself": False}
    assert seen["view"] == evening.course.view(None)
    assert seen["legal"] == {"1": ["again", "stop"]}
    assert seen["scores"] == [5, 5]
    assert seen["winners"] == []
    assert seen["clock"]["until"] == evening.now + 20
    assert [item["entry"]["entry"] for item in seen["log"]] == kinds(evening.table.entries)
    assert seen["log"][-1]["told"][0]["key"] == "throws"
    assert json.loads(json.dumps(seen))


def test_keys_nonces_and_the_host_are_shown_to_nobody() -> None:
    evening = Evening()
    text = json.dumps([snapshot_of(evening.table, (0,)), news_of(evening.table, (0,), 1)])
    for seat in evening.seats:
        assert seat.key is not None
        assert seat.key not in text
    assert evening.table.standing.opened.host not in text
    assert evening.table.standing.secret.hex() not in text


def test_in_an_open_game_everyone_is_sent_the_same() -> None:
    evening = Evening()
    evening.throw(0)
    version = evening.table.version
    evening.throw(1)
    assert evening.table.sight((0,)) == evening.table.sight(())
    assert news_of(evening.table, (0,), version) == news_of(evening.table, (), version)
    assert snapshot_of(evening.table, (0, 1)) == snapshot_of(evening.table, ())


def test_a_device_with_several_seats_sees_each_hand_apart() -> None:
    evening = Evening("stich", people=3, options={"target": 50})
    evening.throw(2)
    seen = snapshot_of(evening.table, {2, 0})
    assert list(seen["views"]) == ["0", "2"]
    assert seen["view"]["hands"] == [None] * 3
    for seat in (0, 2):
        assert seen["views"][str(seat)] == evening.course.view(seat)
        assert [hand is None for hand in seen["views"][str(seat)]["hands"]].count(False) == 1
    assert list(seen["legal"]) == ["0"]
    assert snapshot_of(evening.table, (1,))["legal"] == {}


def test_a_shuffled_pack_lies_face_down() -> None:
    evening = Evening("stich", people=2)
    evening.throw(1)
    evening.throw(1)
    target, deal = snapshot_of(evening.table, (0, 1))["log"][-2:]
    assert target["entry"]["word"] in "2345"
    assert deal["entry"]["word"] is None
    assert [telling["key"] for telling in deal["told"]] == ["deals", "opens-round"]


def test_a_drawn_card_is_told_only_to_who_drew_it() -> None:
    evening = Evening("stich", people=2, options={"target": 50})
    evening.throw(1)
    while "draw" not in evening.words:
        seat = evening.on_turn()
        if evening.table.standing.throws is not None:
            evening.throw(seat)
        else:
            evening.play(seat, evening.course.legal(seat)[0])
    drawer = evening.course.events[-1].seat
    (item,) = snapshot_of(evening.table, (0, 1))["log"][-1:]
    assert item["told"][0]["key"] == "draws"
    for hand in (0, 1):
        assert item["told_to"][str(hand)][0]["key"] == ("draws-card" if hand == drawer else "draws")


@pytest.mark.parametrize("game", ["pietjesbak", "stich"])
def test_a_client_that_missed_some_gets_exactly_those(game: str) -> None:
    evening = Evening(game, people=3)
    for seat in range(3):
        evening.do(ChooseDice(seat, True), seat)
    seen = {eyes: [snapshot_of(evening.table, eyes)] for eyes in ((), (1,), (0, 2))}
    for _ in range(12):
        seat = evening.on_turn()
        evening.play(seat, evening.course.legal(seat)[0])
        for eyes, snapshots in seen.items():
            snapshots.append(snapshot_of(evening.table, eyes))
    for table in (evening.table, reopened(evening.table)):
        for eyes, snapshots in seen.items():
            for old in snapshots:
                news = news_of(table, eyes, old["version"])
                assert news is not None
                missed = range(old["version"] + 1, table.version + 1)
                assert [item["version"] for item in news] == list(missed)
                assert caught_up(old, news) == snapshots[-1]


def test_a_few_things_that_happened_at_once_can_be_watched_one_by_one() -> None:
    evening = Evening(people=1, bots=2, falls=["1", "2", "6", "6 2 1", "5 4 1"])
    version = evening.table.version
    evening.throw(0)
    news = news_of(evening.table, (), version)
    assert news is not None
    assert [item["entry"]["word"] for item in news] == ["1", "2", "6", "6 2 1"]
    course = played("pietjesbak", 3)
    for item in news:
        go_on(course, item["entry"]["word"])
        assert item["now"]["view"] == course.view(None)
    assert "legal" in news[-1]["now"]


def test_what_lay_there_for_a_moment_is_seen_by_each_seat_apart() -> None:
    evening = Evening("stich", people=2, options={"target": 50})
    evening.throw(1)
    version, seen = evening.table.version, []
    for _ in range(3):
        seat = evening.on_turn()
        evening.play(seat, evening.course.legal(seat)[0])
        seen.append({str(eyes): evening.course.view(eyes) for eyes in (0, 1)})
    news = news_of(evening.table, (0, 1), version)
    assert news is not None
    assert [item["now"]["views"] for item in news] == seen


def test_what_changed_in_the_company_is_told_before_what_happened_after_it() -> None:
    evening = Evening(falls=["6", "1"])
    evening.do(Leave(1), 1)
    evening.throw(0)
    version = evening.table.version
    evening.do(LetBotSitIn(1))
    news = news_of(evening.table, (), version)
    assert news is not None
    assert [item["entry"]["entry"] for item in news] == ["sat_in", "fell"]
    assert news[0]["now"]["seats"][1]["bot"] is not None
    assert news[0]["now"]["clock"]["paused"] is False
    assert "seats" not in news[1]["now"]


def test_whose_dice_are_quick_is_seen() -> None:
    evening = Evening()
    evening.do(ChooseDice(1, True), 1)
    assert [seat["quick"] for seat in snapshot_of(evening.table, ())["seats"]] == [False, True]


def test_when_it_is_over_it_is_nobodys_turn() -> None:
    evening = Evening("zocken", people=1, dice="real", options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    assert snapshot_of(evening.table, ())["turn"] == {
        "kind": "over",
        "seats": [],
        "fall": None,
        "by_itself": False,
    }


def test_who_has_the_last_items_at_hand_gives_them_to_the_snapshot() -> None:
    table = Evening().table
    items: Any = ["encoded before"]
    assert table.snapshot((), items) == {**snapshot_of(table, ()), "log": items}


@pytest.mark.parametrize("many", [FEW, FEW + 1])
def test_eight_things_are_few(many: int) -> None:
    evening = Evening(dice="real")
    version = evening.table.version
    for throw in range(many):
        evening.throw(throw % 2, "3")
    news = news_of(evening.table, (), version)
    assert news is not None
    assert ["now" in item for item in news] == [many == FEW] * (many - 1) + [True]


def test_who_missed_more_sees_only_where_it_led() -> None:
    evening = Evening(dice="real")
    version = evening.table.version
    for _ in range(5):
        evening.throw(0, "3")
        evening.throw(1, "3")
    news = news_of(evening.table, (), version)
    assert news is not None
    assert ["now" in item for item in news] == [False] * 9 + [True]


def test_who_missed_nothing_gets_nothing() -> None:
    evening = Evening()
    assert news_of(evening.table, (), evening.table.version) == []


def test_who_missed_too_much_needs_a_snapshot() -> None:
    evening = Evening()
    for _ in range(LOG_LENGTH):
        evening.do(React(0, "laugh"), 0, after=1.0)
    version = evening.table.version
    news = news_of(evening.table, (), version - LOG_LENGTH)
    assert news is not None
    assert len(news) == LOG_LENGTH
    assert news_of(evening.table, (), version - LOG_LENGTH - 1) is None
    assert evening.table.latest((), version - LOG_LENGTH) == news[-1]["now"]
    assert len(snapshot_of(evening.table, ())["log"]) == LOG_LENGTH
    assert len(evening.table.log.ways_back) == LOG_LENGTH


def test_a_version_that_never_was_needs_a_snapshot() -> None:
    evening = Evening()
    assert news_of(evening.table, (), evening.table.version + 1) is None
    assert news_of(evening.table, (), 1) is not None
    assert news_of(evening.table, (), 0) is None
    assert news_of(evening.table, (), -1) is None


def test_a_table_at_rest_shows_the_same() -> None:
    evening = Evening()
    evening.throw(0)
    version = evening.table.version
    evening.throw(1)
    before = snapshot_of(evening.table, ()), news_of(evening.table, (), version)
    evening.table.rest()
    assert (snapshot_of(evening.table, ()), news_of(evening.table, (), version)) == before


def test_a_table_keeps_the_last_moments_at_hand_and_no_more() -> None:
    evening = Evening(dice="real")
    for throw in range(20):
        evening.throw(throw % 2, "3")
    last = evening.table.version
    assert [moment.version for moment in evening.table.log.recent] == list(range(last - RECENT, last + 1))


def test_the_start_is_looked_up_with_what_it_led_to() -> None:
    evening = Evening(dice="real")
    version, begun = evening.table.version, evening.course.view(None)
    evening.throw(0, "3")
    evening.table.rest()
    news = news_of(evening.table, (), version - 1)
    assert news is not None
    assert [item["entry"]["entry"] for item in news] == ["started", "fell"]
    assert news[0]["now"]["view"] == begun


def test_a_new_table_can_be_looked_at() -> None:
    table = opened()
    (item,) = snapshot_of(table, ())["log"]
    assert (item["version"], item["entry"]["entry"]) == (1, "opened")
    assert isinstance(table, Table)
