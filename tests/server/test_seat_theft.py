"""A seat cannot be taken by the one who gains by it: each step of the theft that was found, over sockets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, Evening, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.server.runtime.limits import Limits
from toog.server.tables import attendance
from toog.server.tables.guest import key_of
from toog.table import Entry
from toog.table.entries import PinRefused
from toog.table.seats import guesser_of

SOON = 0.1
HIDDEN = "stich"
AN, BO, CE, DO = range(4)


@pytest.fixture(autouse=True)
def nobody_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in ("AWAY_SECONDS", "HOST_SECONDS", "HOST_IN_PLAY_SECONDS"):
        monkeypatch.setattr(attendance, seconds, SOON)


async def without_an(house: OpenHouse, game: str = HIDDEN, people: int = 2) -> Evening:
    """An, who is the host, has lost her line."""
    evening = await house.evening(game, people)
    await evening.host.leave()
    await evening.guests[BO].until(lambda seen: seen["seats"][AN]["away"])
    return evening


async def claim(house: OpenHouse, table: str, name: str = "An", seat: int = AN) -> Any:
    return await house.post(f"/api/tables/{table}/seats/{seat}/claim", {"name": name})


async def let_in(house: OpenHouse, evening: Evening, *voters: int, name: str = "Dirk") -> Guest:
    """Someone is let into An's seat by these voters."""
    answer = await claim(house, evening.table, name)
    assert answer.status_code == 201, answer.text
    thief = await house.come(evening.table, answer.json()["secret"])
    for voter in voters:
        await evening.guests[voter].until(lambda seen: seen["seats"][AN]["claim"] is not None)
        await evening.guests[voter].ask("let_in", seat=AN, claim=1)
    await thief.wait_for(lambda: thief.yours == [AN])
    return thief


async def give_pin(house: OpenHouse, table: str, pin: str, seat: int = AN, **more: Any) -> Any:
    return await house.post(f"/api/tables/{table}/seats/{seat}/pin", {"pin": pin, **more})


async def pin_of(house: OpenHouse, evening: Evening, seat: int = AN) -> str:
    answer = await house.get(f"/api/tables/{evening.table}/pins", evening.secrets[seat])
    assert answer.status_code == 200, answer.text
    return str(answer.json()["pins"][str(seat)])


def wrong(pin: str) -> str:
    return f"{(int(pin) + 1) % 10_000:04d}"


# The theft


@pytest.mark.parametrize("game", [HIDDEN, "pietjesbak"])
@in_loop
async def test_the_only_opponent_gets_no_second_device_into_the_chair(tmp_path: Path, game: str) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, game)
        answer = await claim(house, evening.table)
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "pin-only")
        await evening.guests[BO].ask("sit_in", seat=AN)
        an = await house.come(evening.table, evening.secrets[AN])
        await an.until(lambda seen: not seen["seats"][AN]["away"] and seen["seats"][AN]["bot"] is None)
        assert an.yours == [AN]


@in_loop
async def test_whoever_is_let_in_is_no_host_deletes_nothing_and_has_no_pin(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, "mens", 3)
        answer = await claim(house, evening.table, "Dirk")
        assert answer.json()["pin"] is None
        secret = answer.json()["secret"]
        thief = await house.come(evening.table, secret)
        for voter in (BO, CE):
            await evening.guests[voter].ask("let_in", seat=AN, claim=1)
        await thief.wait_for(lambda: thief.yours == [AN])
        assert json.loads(thief.heard[-1]).get("hosting") is not True
        path = f"/api/tables/{evening.table}"
        assert (await house.delete(path, secret)).status_code == 403
        assert (await house.get(f"{path}/pins", secret)).json() == {"pins": {}}
        assert (await house.post(f"{path}/seats/{AN}", {"name": "Eve"}, secret)).status_code == 403


@in_loop
async def test_the_owner_is_back_with_the_old_secret_and_both_are_told(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, HIDDEN, 3)
        thief = await let_in(house, evening, BO, CE)
        assert str(AN) in thief.seen["views"]
        an = await house.come(evening.table, evening.secrets[AN])
        await an.wait_for(lambda: an.yours == [AN])
        await thief.wait_for(lambda: thief.yours == [])
        for guest in (an, thief):
            told = [item["entry"] for item in guest.seen["log"][-2:]]
            assert [entry["entry"] for entry in told] == ["guest_left", "came_back"]
            assert told[0]["name"] == "Dirk"
        assert thief.seen["views"] == {}
        assert thief.seen["seats"][AN]["name"] == "An"
        assert await thief.refused("leave", seat=AN) == "not-yours"
        hosting = [json.loads(text)["hosting"] for text in an.heard if '"snapshot"' in text[:30]]
        assert hosting[-1] is True, "the host's rights stayed with her secret"


@in_loop
async def test_the_owner_is_back_after_a_restart_of_the_house(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, HIDDEN, 3)
        await let_in(house, evening, BO, CE)
        pin = await pin_of(house, evening)
    async with opened(open_store(tmp_path)) as house:
        assert await pin_of(house, Evening(house, evening.table, evening.secrets, [])) == pin
        an = await house.come(evening.table, evening.secrets[AN])
        await an.wait_for(lambda: an.yours == [AN])


@in_loop
async def test_one_device_with_two_seats_has_one_vote(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, "mens", 4)
        await claim(house, evening.table, "Dirk")
        device = "one device with two sockets"
        both = [await house.come(evening.table, evening.secrets[seat], device=device) for seat in (CE, DO)]
        for guest in both:
            await guest.ask("let_in", seat=AN, claim=1)
        await evening.guests[BO].until(lambda seen: seen["seats"][AN]["claim"]["votes"] == [CE])
        assert evening.guests[BO].seen["seats"][AN]["claim"]["needed"] == 2
        shared = await house.come(evening.table, evening.secrets[CE], evening.secrets[DO])
        await shared.ask("let_in", seat=AN, claim=1)
        assert shared.seen["seats"][AN]["claim"]["votes"] == [CE]
        await evening.guests[BO].ask("let_in", seat=AN, claim=1)
        await shared.until(lambda seen: seen["seats"][AN]["name"] == "Dirk")


@in_loop
async def test_the_device_that_claims_does_not_vote_for_it(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, HIDDEN, 3)
        secret = (await claim(house, evening.table, "Dirk")).json()["secret"]
        device = "the second tab of Cé's phone"
        await house.come(evening.table, secret, device=device)
        ce = await house.come(evening.table, evening.secrets[CE], device=device)
        assert await ce.refused("let_in", seat=AN, claim=1) == "own-claim"
        assert await evening.guests[BO].refused("let_in", seat=AN, claim=1) == "needs-more"


# The PIN


@in_loop
async def test_alone_with_bots_one_is_back_on_another_phone(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("pietjesbak")
        phone = await house.come(given["table"], given["secret"])
        await phone.ask("fill", bot="random", name="Rik")
        await phone.ask("start")
        await phone.leave()
        answer = await give_pin(house, given["table"], given["pin"])
        assert answer.status_code == 201, answer.text
        assert answer.json()["pin"] == given["pin"]
        tablet = await house.come(given["table"], answer.json()["secret"])
        assert tablet.yours == [AN]
        assert json.loads(tablet.heard[0])["hosting"]
        shown = await house.get(f"/api/tables/{given['table']}/pins", answer.json()["secret"])
        assert shown.json() == {"pins": {"0": given["pin"]}}
        phone = await house.come(given["table"], given["secret"])
        assert phone.yours == [AN]


@in_loop
async def test_sitting_down_twice_tells_the_same_pin(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        secret = "s" * 32
        first, second = [await house.sit(given["table"], secret=secret) for _ in range(2)]
        assert first == second
        assert len(first["pin"]) == 4


@in_loop
async def test_the_pin_turns_out_who_was_let_in(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await without_an(house, HIDDEN, 3)
        thief = await let_in(house, evening, BO, CE)
        answer = await give_pin(house, evening.table, await pin_of(house, evening))
        an = await house.come(evening.table, answer.json()["secret"])
        await an.wait_for(lambda: an.yours == [AN])
        await thief.wait_for(lambda: thief.yours == [])


@in_loop
async def test_a_handful_of_guesses_then_the_seat_is_locked_and_its_owner_told(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=2)
        pin = await pin_of(house, evening)
        keys = []
        for _ in range(7):
            answer = await give_pin(house, evening.table, wrong(pin))
            keys.append((answer.status_code, answer.json()["error"]["key"]))
        assert keys == [(403, "wrong-pin")] * 5 + [(429, "pin-locked")] * 2
        assert (await give_pin(house, evening.table, pin)).json()["error"]["key"] == "pin-locked"
        await evening.host.until(lambda seen: seen["log"][-1]["entry"]["entry"] == "pin_refused")
        heard = [*evening.host.heard, *evening.guests[BO].heard]
        assert not any(f'"{pin}"' in text or f'"{wrong(pin)}"' in text for text in heard)
    async with opened(open_store(tmp_path)) as house:
        answer = await give_pin(house, evening.table, pin)
        assert answer.json()["error"]["key"] == "pin-locked", "a restart forgets nothing"


@in_loop
async def test_an_address_may_be_wrong_only_so_often(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "pins": 6})
    async with opened(open_store(tmp_path), limits) as house:
        evenings = [await house.evening(people=2) for _ in range(2)]
        pins = [await pin_of(house, evening) for evening in evenings]
        for evening, pin in zip(evenings, pins, strict=True):
            answers = [await give_pin(house, evening.table, wrong(pin)) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [403, 403, 429, 429]
        assert answers[-1].json()["error"]["key"] == "too-many"


@in_loop
async def test_a_pin_is_four_digits_and_shown_to_its_owner_only(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=2)
        for pin in ("12", "12345", "abcd", "１２３４"):
            assert (await give_pin(house, evening.table, pin)).status_code == 400
        path = f"/api/tables/{evening.table}/pins"
        strangers = [await house.get(path, secret) for secret in (None, "a stranger")]
        assert [answer.json() for answer in strangers] == [{"pins": {}}] * 2
        answer = await house.get(path, evening.secrets[BO])
        assert list(answer.json()["pins"]) == [str(BO)]


@in_loop
async def test_only_a_wrong_pin_counts_against_an_address(tmp_path: Path) -> None:
    """Found: a table that is gone, a bot's seat or a lock spent what an address may be wrong."""
    limits = Limits(**{**vars(GENEROUS), "pins": 6})
    async with opened(open_store(tmp_path), limits) as house:
        evening = await house.evening(people=2)
        pin = await pin_of(house, evening)
        for table, seat in (("no-such-table", AN), (evening.table, 5)) * 4:
            await give_pin(house, table, pin, seat)
        keys = [(await give_pin(house, evening.table, wrong(pin))).json()["error"]["key"] for _ in range(9)]
        assert keys == ["wrong-pin"] * 5 + ["pin-locked"] * 4
        assert (await give_pin(house, evening.table, await pin_of(house, evening, BO), BO)).status_code == 201
        [*_, refused] = [entry for entry in stored(house, evening.table) if isinstance(entry, PinRefused)]
        assert refused.guesser == guesser_of(key_of(evening.secrets[AN]), "127.0.0.1")


def stored(house: OpenHouse, table: str) -> list[Entry]:
    return house.hub.tables[table].table.entries


@in_loop
async def test_a_device_that_came_by_pin_deletes_nothing_and_hosts_nobody(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=2)
        given = (await give_pin(house, evening.table, await pin_of(house, evening))).json()
        tablet = await house.come(evening.table, given["secret"])
        assert tablet.yours == [AN]
        assert not json.loads(tablet.heard[0])["hosting"]
        assert (await house.delete(f"/api/tables/{evening.table}", given["secret"])).status_code == 403
        alone = await house.lay("pietjesbak")
        given = (await give_pin(house, alone["table"], alone["pin"])).json()
        phone = await house.come(alone["table"], given["secret"])
        assert json.loads(phone.heard[0])["hosting"], "nobody else could start the game"
        assert (await house.delete(f"/api/tables/{alone['table']}", given["secret"])).status_code == 403
        assert (await house.delete(f"/api/tables/{alone['table']}", alone["secret"])).status_code == 204


@in_loop
async def test_who_became_the_host_while_the_host_was_away_deletes_no_game(tmp_path: Path) -> None:
    """Found: of two friends one leaves, so that a host is needed, and the other deletes the lost game."""
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("mens", 3)
        await evening.guests[CE].ask("leave", seat=CE)
        await evening.host.leave()
        await evening.guests[BO].until(lambda seen: seen["host"] == BO)
        path = f"/api/tables/{evening.table}"
        answer = await house.delete(path, evening.secrets[BO])
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "not-over")
        an = await house.come(evening.table, evening.secrets[AN])
        await an.ask("leave", seat=AN)
        assert (await house.delete(path, evening.secrets[BO])).status_code == 204


@in_loop
async def test_where_the_host_is_here_by_pin_alone_the_next_is_the_host(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(players=3)
        table = given["table"]
        bo = await house.come(table, (await house.sit(table, "Bo"))["secret"])
        an = await house.come(table, given["secret"])
        tablet = (await give_pin(house, table, given["pin"])).json()["secret"]
        await house.come(table, tablet)
        await an.leave()
        await bo.until(lambda seen: seen["host"] == BO and not seen["seats"][AN]["away"])


@in_loop
async def test_a_device_that_came_by_pin_is_told_the_pin_of_the_seat(tmp_path: Path) -> None:
    """Found: sitting down once more with its secret told another PIN, and a guest's secret the owner's."""
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=2)
        pin, secret = await pin_of(house, evening), "t" * 32
        await give_pin(house, evening.table, pin, secret=secret)
        assert (await house.sit(evening.table, "An", secret=secret))["pin"] == pin
        evening = await without_an(house, HIDDEN, 3)
        answer = await claim(house, evening.table, "Dirk")
        thief = await house.come(evening.table, answer.json()["secret"])
        for voter in (BO, CE):
            await evening.guests[voter].ask("let_in", seat=AN, claim=1)
        await thief.wait_for(lambda: thief.yours == [AN])
        again = await house.sit(evening.table, "Dirk", secret=answer.json()["secret"])
        assert (again["seat"], again["pin"]) == (AN, None)


@in_loop
async def test_the_owner_locks_out_whoever_came_by_pin(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=2)
        pin = await pin_of(house, evening)
        tablet = await house.come(evening.table, (await give_pin(house, evening.table, pin)).json()["secret"])
        assert tablet.yours == [AN]
        path, fresh = f"/api/tables/{evening.table}/seats/{AN}", "f" * 32
        answer = await house.post(path, {"name": "An", "secret": fresh}, evening.secrets[AN])
        assert answer.json()["secret"] == fresh
        await tablet.wait_for(lambda: tablet.yours == [])
        an = await house.come(evening.table, fresh)
        assert an.yours == [AN]
        assert json.loads(an.heard[0])["hosting"]
        if answer.json()["pin"] != pin:
            assert (await give_pin(house, evening.table, pin)).json()["error"]["key"] == "wrong-pin"


# A ghost


@in_loop
async def test_a_ghost_who_never_says_hello_is_missed(tmp_path: Path) -> None:
    """Sits down over HTTP, while someone looks on, and closes before saying hello with the secret."""
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(players=3)
        an = await house.come(given["table"], given["secret"])
        onlooker = await house.come(given["table"])
        await house.sit(given["table"], "Bo")
        await onlooker.leave()
        await an.until(lambda seen: seen["seats"][BO]["away"])
