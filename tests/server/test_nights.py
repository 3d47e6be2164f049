"""A duplicate night in the house: the same dice at every table, nothing told too early, then the ranking."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.core.errors import GameError
from toog.core.seal import verify_record
from toog.server.http.nights import names_apart
from toog.server.store.appends import Append
from toog.server.tables.nights import all_games, is_over, open_seals
from toog.server.tables.sweeping import Sweeper
from toog.table import Actor
from toog.table.commands import PassHost, Start
from toog.table.night import shared_nonces
from toog.workers import Request, Worker, WorkerLost, ignore

NIGHT = {"game": "pietjesbak", "players": 2, "tables": 2, "options": {"marks": 1}}


async def open_night(house: OpenHouse, **wish: Any) -> dict[str, Any]:
    answer = await house.post("/api/nights", {**NIGHT, **wish})
    assert answer.status_code == 201, answer.text
    given: dict[str, Any] = answer.json()
    return given


def secrets_at(table: str) -> tuple[str, str]:
    """Of two people, who sit at this table of a night alone."""
    return (f"a-{table:-<30}", f"b-{table:-<30}")


async def gather(house: OpenHouse, table: str, host: str, *names: str) -> Guest:
    """Everyone sits at one device, which is the host's too."""
    for name, secret in zip(names, secrets_at(table), strict=True):
        await house.sit(table, name, secret=secret)
    return await house.come(table, host, *secrets_at(table))


async def start(house: OpenHouse, table: str, secret: str | None) -> tuple[int, str]:
    answer = await house.post(f"/api/nights/{table}/start", {}, secret)
    return answer.status_code, answer.text and answer.json()["error"]["key"]


async def begin(house: OpenHouse, given: dict[str, Any], *companies: tuple[str, str]) -> list[Guest]:
    """Everyone comes to every table, and all tables start."""
    guests = [
        await gather(house, table, given["secret"], *names)
        for table, names in zip(given["tables"], companies, strict=True)
    ]
    assert await start(house, given["night"], given["secret"]) == (204, "")
    for guest in guests:
        await guest.until(lambda seen: seen["status"] == "playing")
    return guests


async def play_out(guest: Guest) -> None:
    """Whoever is on turn does the first thing that can be done."""
    while guest.seen["status"] != "over":
        await guest.do_something(guest.seen["turn"]["seats"][0])


async def refusal(house: OpenHouse, path: str) -> tuple[int, str]:
    answer = await house.get(path)
    return answer.status_code, answer.json()["error"]["key"]


async def standing(house: OpenHouse, table: str) -> dict[str, Any]:
    answer = await house.get(f"/api/nights/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def games_of(night: dict[str, Any]) -> list[tuple[int, int, str]]:
    return [(game["number"], game["round"], game["status"]) for game in night["games"]]


async def ranked(house: OpenHouse, table: str, language: str = "nl") -> dict[str, Any]:
    answer = await house.get(f"/api/nights/{table}/ranking?language={language}")
    assert answer.status_code == 200, answer.text
    last: dict[str, Any] = json.loads(answer.text.splitlines()[-1])
    return last


@in_loop
async def test_two_tables_have_the_same_dice_and_are_ranked_when_both_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds, ask = list[str](), Worker.ask

    def lost_once(
        worker: Worker, request: Request[Any, Any], progress: Callable[[Any], None] = ignore
    ) -> Any:
        kinds.append(request.kind)
        if len(kinds) == 2:
            raise WorkerLost("as if it had died")
        return ask(worker, request, progress)

    monkeypatch.setattr(Worker, "ask", lost_once)
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        first, second = given["tables"]
        assert given["night"] == first
        one, other = await begin(house, given, ("An", "Bo"), ("An", "Cé"))
        await play_out(one)
        assert one.seen["seal"]["secret"] is None
        for path in ("record", "story", "review"):
            assert await refusal(house, f"/api/tables/{first}/{path}") == (409, "night-on")
        assert await refusal(house, f"/api/nights/{first}/ranking") == (409, "night-on")
        night = await standing(house, second)
        assert not night["over"]
        assert games_of(night) == [(0, 1, "over"), (1, 1, "playing")]
        onlooker = (await house.get(f"/api/tables/{first}")).json()["snapshot"]
        assert (onlooker["view"], onlooker["log"]) == (None, [])

        await play_out(other)
        records = [(await house.get(f"/api/tables/{table}/record")).json() for table in given["tables"]]
        assert records[0]["events"] == records[1]["events"]
        assert records[0]["seal"] == records[1]["seal"]
        assert records[0]["seal"]["secret"] is not None
        await one.until(lambda seen: seen["seal"]["secret"] is not None)
        assert (await standing(house, first))["over"]
        assert (await ranked(house, second))["error"]["key"] == "thought-lost"
        ranking = (await ranked(house, second))["ranking"]
        assert kinds == ["outcome", "outcome", "outcome", "night"], "the first game is not reviewed again"
        assert (await ranked(house, first))["ranking"] == ranking
        assert (await ranked(house, first, "en"))["ranking"]["tables"] == 2
        assert kinds[4:] == ["night"]
        assert {player["name"] for player in ranking["players"]} == {"An (1)", "Bo", "An (2)", "Cé"}
        for player in ranking["players"]:
            assert player["raw"] == player["without_luck"] + player["luck"]
            assert player["same_seat"] == 0, "they did the same"
        for guest in (one, other):
            await guest.leave()
    async with opened(open_store(tmp_path)) as house:  # and all of it is there again
        assert (await standing(house, second))["over"]


@in_loop
async def test_what_every_device_brings_is_mixed_into_the_dice_of_all_tables(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        for number, table in enumerate(given["tables"]):
            for name, secret in zip(("An", "Bo"), secrets_at(table), strict=True):
                await house.sit(table, name, secret=secret, nonce=f"{name == 'Bo':d}{number}")
        assert await start(house, given["night"], given["secret"]) == (204, "")
        guests = [await house.come(table, *secrets_at(table)) for table in given["tables"]]
        assert [guest.seen["seal"]["nonces"] for guest in guests] == [["0001", "1011"]] * 2
        for guest in guests:
            await play_out(guest)
        await standing(house, given["night"])
        for guest, table in zip(guests, given["tables"], strict=True):
            record = (await house.get(f"/api/tables/{table}/record")).json()
            assert verify_record(record) > 0
            record["seal"]["nonces"][1] = "1010"
            with pytest.raises(GameError):
                verify_record(record)
            await guest.leave()


@in_loop
async def test_no_table_of_a_night_starts_before_all_are_complete_and_only_a_host_starts_them(
    tmp_path: Path,
) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        first, second = given["tables"]
        one = await gather(house, first, given["secret"], "An", "Bo")
        assert await one.refused("start") == "night-together"
        assert await start(house, first, given["secret"]) == (409, "night-waits")
        assert one.seen["status"] == "waiting"
        other = await gather(house, second, given["secret"], "Cé", "Dé")
        for secret in (None, secrets_at(first)[0], "c" * 32):
            assert (await start(house, first, secret))[0] == 403
        assert await start(house, second, given["secret"]) == (204, "")
        for guest in (one, other):
            await guest.until(lambda seen: seen["status"] == "playing")
        assert one.seen["seal"] == other.seen["seal"]
        assert await start(house, first, given["secret"]) == (409, "already-started")
        for guest in (one, other):
            await guest.leave()


@in_loop
async def test_a_table_that_starts_late_has_the_dice_of_those_that_started(tmp_path: Path) -> None:
    """Another node has started the first table, and someone sat down anew at the second meanwhile."""
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        second = given["tables"][1]
        guests = [await gather(house, table, given["secret"], "An", "Bo") for table in given["tables"]]
        lives = [await house.hub.find(table) for table in given["tables"]]
        nonces = shared_nonces([live.table.standing.company.nonces for live in lives])
        await lives[0].ask_and_wait(Actor(host=True), Start(nonces))
        bo = secrets_at(second)[1]
        assert (await house.delete(f"/api/tables/{second}/seats/1", bo)).status_code == 204
        await house.sit(second, "Dé", secret="d" * 32, nonce="dd")
        assert await start(house, second, given["secret"]) == (204, "")
        assert guests[0].seen["seal"]["nonces"] == list(nonces)
        await guests[1].until(lambda seen: seen["status"] == "playing")
        assert guests[1].seen["seal"] == guests[0].seen["seal"]
        for guest in guests:
            await guest.leave()


@in_loop
async def test_a_night_of_which_one_table_has_started_is_started_from_that_table_too(tmp_path: Path) -> None:
    """The start was cut off. The page of a night has the id of its first table, which starts first."""
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        guests = [await gather(house, table, given["secret"], "An", "Bo") for table in given["tables"]]
        lives = [await house.hub.find(table) for table in given["tables"]]
        nonces = shared_nonces([live.table.standing.company.nonces for live in lives])
        await lives[0].ask_and_wait(Actor(host=True), Start(nonces))
        assert await start(house, given["night"], given["secret"]) == (204, "")
        await guests[1].until(lambda seen: seen["status"] == "playing")
        assert guests[1].seen["seal"]["nonces"] == list(nonces)
        assert await start(house, given["night"], given["secret"]) == (409, "already-started")
        for guest in guests:
            await guest.leave()


@in_loop
async def test_whoever_laid_a_night_starts_it_when_its_tables_have_other_hosts(tmp_path: Path) -> None:
    """On the page of the night one is at no table, and after half a minute others are the hosts there."""
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        guests = [await gather(house, table, given["secret"], "An", "Bo") for table in given["tables"]]
        for table in given["tables"]:
            await (await house.hub.find(table)).ask_and_wait(Actor(), PassHost())
        assert (await start(house, given["night"], "c" * 32))[0] == 403
        assert await start(house, given["night"], given["secret"]) == (204, "")
        for guest in guests:
            await guest.until(lambda seen: seen["status"] == "playing")
            await guest.leave()


@in_loop
async def test_one_company_twice_changes_seats_and_the_first_game_waits_for_the_second(
    tmp_path: Path,
) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house, tables=1, rounds=2)
        table = given["night"]
        [guest] = await begin(house, given, ("An", "Bo"))
        await play_out(guest)
        assert await refusal(house, f"/api/tables/{table}/record") == (409, "night-on")
        await guest.ask("rematch")
        following = (await guest.until(lambda seen: seen["next"] is not None))["next"]
        assert (await house.delete(f"/api/tables/{table}", given["secret"])).status_code == 409
        again = await house.come(following, *secrets_at(table))
        await again.until(lambda seen: seen["status"] == "playing")
        assert again.seen["players"] == ["Bo", "An"]
        await play_out(again)
        assert games_of(await standing(house, following)) == [(0, 1, "over"), (0, 2, "over")]
        records = [(await house.get(f"/api/tables/{one}/record")).json() for one in (table, following)]
        assert records[0]["events"] == records[1]["events"]
        await guest.leave()
        await again.leave()


@in_loop
async def test_whoever_laid_a_night_may_end_it_and_what_is_not_over_goes(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house, rounds=2)
        first, second = given["tables"]
        guest, other = await begin(house, given, ("An", "Bo"), ("Cé", "Dé"))
        await play_out(guest)
        assert (await house.post(f"/api/nights/{first}/end", {})).status_code == 403
        ended = await house.post(f"/api/nights/{first}/end", {}, given["secret"])
        assert ended.status_code == 204
        night = await standing(house, first)
        assert (night["over"], games_of(night)) == (True, [(0, 1, "over")])
        assert await refusal(house, f"/api/tables/{second}") == (404, "no-such-table")
        assert (await house.get(f"/api/tables/{first}/record")).json()["seal"]["secret"] is not None
        await guest.ask("rematch")
        following = (await guest.until(lambda seen: seen["next"] is not None))["next"]
        assert (await house.get(f"/api/tables/{following}")).json()["snapshot"]["night"] is None
        for each in (guest, other):
            await each.leave()


@in_loop
async def test_a_link_leads_to_no_other_table_until_the_night_is_over(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house, tables=3)
        first, second, third = given["tables"]
        await house.sit(second, "An", secret=secrets_at(second)[0])
        for secret in (None, secrets_at(second)[0], "c" * 32):
            night = await house.get(f"/api/nights/{second}", secret)
            shown = await house.get(f"/api/tables/{second}", secret)
            assert [game["table"] for game in night.json()["games"]] == [None, second, None]
            assert [len(game["seats"]) for game in night.json()["games"]] == [2, 2, 2]
            assert not night.json()["host"]
            assert not any(table in night.text + shown.text for table in (first, third))
        hosted = (await house.get(f"/api/nights/{second}", given["secret"])).json()
        assert [game["table"] for game in hosted["games"]] == given["tables"]
        assert hosted["host"]
        assert (await house.delete(f"/api/tables/{second}", given["secret"])).status_code == 204
        guests = await begin(house, {**given, "tables": [first, third]}, ("An", "Bo"), ("An", "Bo"))
        for guest in guests:
            await play_out(guest)
            await guest.leave()
        assert [game["table"] for game in (await standing(house, third))["games"]] == [first, third]


@in_loop
async def test_a_person_sits_at_one_table_of_a_night(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        first, second = (await open_night(house))["tables"]
        mine, theirs = secrets_at(first)
        an = (await house.sit(first, "An", secret=mine))["seat"]
        seats = f"/api/tables/{second}/seats"
        there = await house.sit(second, "Cé", secret=theirs)
        for path, wish in (
            (seats, {"name": "An"}),
            (f"{seats}/{there['seat']}/claim", {"name": "An"}),
            (f"{seats}/{there['seat']}/pin", {"pin": there["pin"]}),
        ):
            answer = await house.post(path, {**wish, "secret": mine})
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, "sits-elsewhere")
            assert answer.json()["error"]["arguments"] == {"table": 1}
        assert (await house.sit(first, "An", secret=mine))["seat"] == an, "asked twice"
        assert (await house.delete(f"/api/tables/{first}/seats/{an}", mine)).status_code == 204
        await house.sit(second, "An", secret=mine)


@in_loop
async def test_a_device_that_sits_at_one_table_of_a_night_sees_nothing_of_the_next(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        first, second = given["tables"]
        here, there = await begin(house, given, ("An", "Bo"), ("Cé", "Dé"))
        phone = await house.come(first, secrets_at(first)[0], device="phone-of-one-person")
        same = await house.come(second, secrets_at(second)[0], device="phone-of-one-person")
        other = await house.come(second, secrets_at(second)[0], device="phone-of-another")
        refused = [json.loads(text) for text in same.heard if '"refused"' in text]
        assert [answer["error"]["key"] for answer in refused] == ["sits-elsewhere"]
        assert (same.yours, same.seen["view"]) == ([], None)
        assert (phone.yours, other.yours) == ([0], [0])
        for guest in (here, there):
            await play_out(guest)
        await standing(house, first)
        back = await house.come(second, secrets_at(second)[0], device="phone-of-one-person")
        assert back.yours == [0], "the night is over"
        for guest in (here, phone, there, same, other, back):
            await guest.leave()


TIMES = re.compile(r'"(at|now)":[0-9.e+]+')


async def play_beside(house: OpenHouse, table: str, player: Guest, shut: Guest, choose: int) -> list[str]:
    """Return what someone without a seat hears and reads of a whole game."""
    read = [(await house.get(f"/api/tables/{table}")).text]
    while player.seen["status"] != "over":
        seat = player.seen["turn"]["seats"][0]
        step = player.what_to_do(seat)
        if "word" in step:
            step["word"] = player.seen["legal"][str(seat)][choose]
        await player.ask(**step)
        if player.seen["status"] == "playing":
            read.append((await house.get(f"/api/tables/{table}")).text)
    await shut.until(lambda seen: seen["status"] == "over")
    read.append((await house.get(f"/api/tables/{table}")).text)
    answer = await shut.answer(await shut.send("play", seat=0, word="roll r", version=player.version))
    back = await house.come(table, since=shut.version, yours=[])
    heard = [text for text in (*shut.heard, *back.heard) if '"type":"watching"' not in text]
    for guest in (shut, player, back):
        await guest.leave()
    assert len(set(map(without_times, read))) == 2, "that it is played, and that it is over"
    told = [*heard, read[0], read[-1], json.dumps(answer)]
    return [without_times(text).replace(table, "TABLE") for text in told]


def without_times(text: str) -> str:
    return TIMES.sub(r'"\1":0', text)


@in_loop
async def test_who_has_no_seat_hears_the_same_whatever_is_thrown_and_decided(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house, game="zocken", options={"rounds": 1})
        onlookers = [await house.come(table) for table in given["tables"]]
        players = await begin(house, given, ("An", "Bo"), ("An", "Bo"))
        one, other = [
            await play_beside(house, table, player, shut, choose)
            for table, player, shut, choose in zip(given["tables"], players, onlookers, (0, -1), strict=True)
        ]
        assert one == [text.replace('"number":1,"tables"', '"number":0,"tables"') for text in other]
        records = [(await house.get(f"/api/tables/{table}/record")).json() for table in given["tables"]]
        assert records[0]["seal"] == records[1]["seal"]
        assert records[0]["seal"]["secret"] is not None
        assert records[0]["events"] != records[1]["events"], "they have played differently"


@in_loop
async def test_a_host_without_a_seat_is_answered_and_who_looks_on_sees_all_once_the_seal_is_open(
    tmp_path: Path,
) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await open_night(house)
        guests = await begin(house, given, ("An", "Bo"), ("An", "Bo"))
        host, shut = await house.come(given["night"], given["secret"]), await house.come(given["night"])
        before = shut.version
        answer = await host.ask("list", listed=True)
        await shut.at_least(before + 1)
        assert answer["version"] == shut.version == before + 1
        for guest in guests:
            await play_out(guest)
        await standing(house, given["night"])
        seen = await shut.until(lambda seen: seen["view"] is not None)
        assert seen == (await house.get(f"/api/tables/{given['night']}")).json()["snapshot"]
        await guests[0].until(lambda seen: seen["seal"]["secret"] is not None)
        assert seen["version"] == guests[0].version
        for guest in (*guests, host, shut):
            await guest.leave()


@in_loop
async def test_what_is_no_night_is_refused_in_a_sentence(tmp_path: Path) -> None:
    limits = GENEROUS.with_choices(["openings=2", "burst=1"])
    async with opened(open_store(tmp_path), limits) as house:
        one = await house.post("/api/nights", {**NIGHT, "tables": 1})
        assert (one.status_code, one.json()["error"]["key"]) == (400, "night-size")
        assert not house.hub.tables
        many = await house.post("/api/nights", {**NIGHT, "tables": 3})
        assert many.status_code == 429, "each table counts"
    async with opened(open_store(tmp_path)) as house:
        plain = (await house.lay())["table"]
        assert await refusal(house, f"/api/nights/{plain}") == (404, "no-such-night")
        assert await refusal(house, "/api/nights/nowhere") == (404, "no-such-table")


async def first_round(house: OpenHouse, **wish: Any) -> tuple[dict[str, Any], Guest]:
    """One company that is to play twice has played once."""
    given = await open_night(house, **{"tables": 1, "rounds": 2, **wish})
    [guest] = await begin(house, given, ("An", "Bo"))
    await play_out(guest)
    return given, guest


async def next_table(guest: Guest) -> str:
    await guest.ask("rematch")
    following: str = (await guest.until(lambda seen: seen["next"] is not None))["next"]
    return following


@in_loop
async def test_no_seal_opens_beside_a_round_that_began_while_the_house_looked(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given, guest = await first_round(house)
        found = await all_games(house.hub, await house.hub.find(given["night"]))
        following = await next_table(guest)
        assert not is_over(found)
        assert not await open_seals(found)
        assert guest.seen["seal"]["secret"] is None
        ended = await house.post(f"/api/nights/{given['night']}/end", {}, given["secret"])
        assert ended.status_code == 204
        assert await refusal(house, f"/api/tables/{following}") == (404, "no-such-table")
        await guest.until(lambda seen: seen["seal"]["secret"] is not None)
        await guest.leave()


@in_loop
async def test_a_table_that_is_being_taken_away_has_no_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(open_store(tmp_path)) as house:
        given, guest = await first_round(house)
        live, ask_store = await house.hub.find(given["night"]), house.hub.services.ask_store

        async def rematch_first(*asked: Any) -> Any:
            if asked[0] == house.hub.services.store.delete:
                live.rematch(next(iter(live.guests)), 99)
            return await ask_store(*asked)

        monkeypatch.setattr(house.hub.services, "ask_store", rematch_first)
        assert (await house.delete(f"/api/tables/{given['night']}", given["secret"])).status_code == 204
        assert live.table.standing.company.next is None
        assert house.hub.services.store.ids() == []
        await guest.leave()


@in_loop
async def test_a_night_opens_however_much_was_said_and_whoever_opened_it_first(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        given = await open_night(house)
        guests = await begin(house, given, ("An", "Bo"), ("An", "Bo"))
        for guest in guests:
            await play_out(guest)
        services = house.hub.services
        services.limits = replace(services.limits, entries=3)
        table = (await house.hub.find(given["night"])).table
        unsealed = {"entry": "unsealed", "at": table.now, "secret": table.standing.secret.hex()}
        other_node = Append(table.id, table.version, [json.dumps(unsealed)], table.now)
        assert store.append([other_node]) == [None]
        assert (await standing(house, given["night"]))["over"]
        for table_id in given["tables"]:
            assert (await house.get(f"/api/tables/{table_id}/record")).status_code == 200
        for guest in guests:
            await guest.leave()


@in_loop
async def test_a_sweep_leaves_what_leads_to_a_round_that_is_played(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        given, guest = await first_round(house)
        following = await next_table(guest)
        again = await house.come(following, *secrets_at(given["night"]))
        await guest.leave()
        sweeper = Sweeper(house.hub, -1, delete_most=True)  # by a clock for which every table is old
        for left in ([given["night"], following], [given["night"]], []):
            house.hub.forget_idle(0.0)
            await sweeper.sweep()
            assert store.ids() == left
            if following in left:
                assert not (await standing(house, following))["over"]
                await again.leave()


def test_everyone_of_a_night_has_a_name_alone() -> None:
    assert names_apart([("An", 0), ("Bo", 0)]) == {("An", 0): "An", ("Bo", 0): "Bo"}
    people = [("An", 0), ("Bo", 0), ("An", 1), ("An (1)", 1)]
    assert names_apart(people) == dict(zip(people, ("An ((1))", "Bo", "An (2)", "An (1)"), strict=True))
    long = [("a" * 40, 0), ("a" * 40, 1), ("a" * 39, 0), ("a" * 39, 1)]
    told = names_apart(long).values()
    assert len(set(told)) == 4
    assert max(map(len, told)) <= 40
