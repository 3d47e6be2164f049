"""A table is laid at a decision of a record that someone sends: alone at once, or for a company to come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.core.test_fork import decisions
from tests.core.test_seal import sealed_game
from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.core.duplicate import duplicate_record
from toog.core.record import read_record

RECORD = sealed_game("pietjesbak")
AT = decisions(RECORD)[6]
DECIDER = RECORD["events"][AT][0]


async def fork(house: OpenHouse, **wish: Any) -> dict[str, Any]:
    answer = await house.post("/api/forks", {"record": RECORD, "at": AT, **wish})
    assert answer.status_code == 201, answer.text
    given: dict[str, Any] = answer.json()
    return given


async def seen(house: OpenHouse, given: dict[str, Any]) -> dict[str, Any]:
    answer = await house.get(f"/api/tables/{given['table']}", given["secret"])
    snapshot: dict[str, Any] = answer.json()["snapshot"]
    return snapshot


@in_loop
async def test_alone_the_game_goes_on_at_once_with_the_same_dice(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await fork(house)
        assert given["seat"] == DECIDER
        now = await seen(house, given)
        assert (now["status"], now["dice"], now["players"]) == ("playing", "known", RECORD["players"])
        assert now["turn"] == {"kind": "decision", "seats": [DECIDER], "fall": None, "by_itself": False}
        assert [seat["kind"] for seat in now["seats"]].count("bot") == len(RECORD["players"]) - 1
        assert (now["fork"]["at"], now["seal"]["hash"]) == (AT, RECORD["seal"]["hash"])
        guest = await house.come(given["table"], given["secret"])
        answer = await guest.ask("play", seat=DECIDER, word=RECORD["events"][AT][1], version=now["version"])
        assert answer["type"] == "news", answer
        record = (await house.get(f"/api/tables/{given['table']}/record")).json()
        assert record["events"][: AT + 1] == RECORD["events"][: AT + 1]
        assert record["meta"]["fork"]["of"] == now["fork"]["of"]
        await guest.leave()
    async with opened(open_store(tmp_path)) as house:  # and all of it is there again
        again = await seen(house, given)
        assert (again["fork"], again["status"]) == (now["fork"], "playing")


@in_loop
async def test_with_the_company_the_other_seats_wait_for_people(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        other = 1 - DECIDER
        given = await fork(house, dice="fresh", alone=False, seat=other)
        now = await seen(house, given)
        assert (now["status"], now["dice"], now["fork"]["dice"]) == ("waiting", "sealed", "fresh")
        assert now["seats"][other]["name"] == RECORD["players"][other]
        assert now["seats"][DECIDER]["kind"] == "open"
        friend = await house.sit(given["table"], "Cé")
        host = await house.come(given["table"], given["secret"])
        await host.ask("start")
        assert (await seen(house, friend))["turn"]["seats"] == [DECIDER]
        replay = (await house.post("/api/replays", {"record": RECORD})).json()
        assert replay["fork"] is None
        record = (await house.get(f"/api/tables/{given['table']}/record")).json()
        replay = (await house.post("/api/replays", {"record": record})).json()
        assert replay["fork"] == record["meta"]["fork"]
        assert (replay["known"], replay["first_terms"]) == (False, None)
        repeated = {**RECORD, "meta": {"duplicate": duplicate_record(read_record(RECORD), 0).note}}
        replay = (await house.post("/api/replays", {"record": repeated})).json()
        assert replay["known"]
        assert replay["first_terms"] == repeated["meta"]["duplicate"]["terms"]
        await host.leave()


@in_loop
async def test_what_is_in_the_way_is_one_sentence_and_no_table(tmp_path: Path) -> None:
    unsealed = {key: value for key, value in RECORD.items() if key != "seal"}
    async with opened(open_store(tmp_path)) as house:
        for wish, key in (
            ({"at": 0}, "fork-no-decision"),
            ({"at": 999_999}, "fork-no-event"),
            ({"at": -1}, "bad-request"),
            ({"dice": "loaded"}, "bad-request"),
            ({"record": unsealed}, "fork-no-seal"),
            ({"record": {"toog": 1}}, "record-missing"),
            ({"record": RECORD | {"players": ["An", "An"]}}, "name-taken"),
            ({"seat": 7}, "no-such-seat"),
        ):
            answer = await house.post("/api/forks", {"record": RECORD, "at": AT, **wish})
            assert answer.status_code in (400, 409), answer.text
            assert answer.json()["error"]["key"] == key
        assert not house.hub.tables


@in_loop
async def test_a_game_played_on_counts_as_a_table_and_as_a_record(tmp_path: Path) -> None:
    for number, name in enumerate(("openings", "replays")):
        limits = GENEROUS.with_choices([f"{name}=1", "burst=1"])
        async with opened(open_store(tmp_path / str(number)), limits) as house:
            answers = [await house.post("/api/forks", {"record": RECORD, "at": 0}) for _ in range(4)]
            assert {answer.status_code for answer in answers} == {400, 429}, name
