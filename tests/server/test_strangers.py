"""Nobody plays for another: secrets that are wrong, missing, stale, replayed, or another table's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.guests import Guest
from tests.server.house_talk import Evening, open_store, opened
from tests.server.patience import in_loop

WRONG = "0" * 32


async def mover(evening: Evening) -> tuple[int, Guest]:
    seat: int = evening.host.seen["turn"]["seats"][0]
    return seat, evening.guests[seat]


@in_loop
async def test_without_the_secret_of_the_seat_nobody_moves_it(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        other = await house.evening()
        seat, guest = await mover(evening)
        doing = guest.what_to_do(seat)
        strangers = {
            "nobody": await house.come(evening.table),
            "wrong": await house.come(evening.table, WRONG),
            "of another table": await house.come(evening.table, *other.secrets),
            "of the other seat": await house.come(evening.table, evening.secrets[1 - seat]),
        }
        version = guest.version
        for who, stranger in strangers.items():
            assert seat not in stranger.yours, who
            assert await stranger.refused(**doing) == "not-yours", who
            assert await stranger.refused("undo", seat=seat, version=version) == "not-yours", who
            assert await stranger.refused("leave", seat=seat) == "not-yours", who
        assert guest.version == version
        await guest.do_something(seat)


@in_loop
async def test_only_the_host_does_what_is_the_hosts(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        other = await house.sit(given["table"])
        guest = await house.come(given["table"], other["secret"])
        assert await guest.refused("start") == "host-only"
        assert await guest.refused("fill", bot="random", name="Rosa") == "host-only"
        assert await guest.refused("clear", seat=0) == "host-only"
        assert await guest.refused("list", listed=True) == "host-only"
        path = f"/api/tables/{given['table']}"
        for secret in (None, WRONG, other["secret"]):
            answer = await house.delete(path, secret)
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "wrong-key")
        assert (await house.delete(path, given["secret"])).status_code == 204
        await guest.hang_up()
        assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "deleted"}
        assert (await house.get(path)).status_code == 404


@in_loop
async def test_a_message_sent_twice_happens_once(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        seat, guest = await mover(evening)
        doing = guest.what_to_do(seat)
        await guest.ask(**doing)
        version = guest.version
        assert await guest.refused(**doing) == "stale"
        assert guest.version == version


@in_loop
async def test_a_move_at_an_old_version_is_refused(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        for _ in range(4):
            await evening.step()
        seat, guest = await mover(evening)
        doing = guest.what_to_do(seat)
        for version in (0, 1, doing["version"] - 1, doing["version"] + 1):
            assert await guest.refused(**{**doing, "version": version}) == "stale"
        await guest.ask(**doing)


@in_loop
async def test_two_sockets_of_one_seat_see_the_same_and_move_once(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        seat, phone = await mover(evening)
        laptop = await house.come(evening.table, evening.secrets[seat])
        assert laptop.yours == phone.yours == [seat]
        doing = phone.what_to_do(seat)
        numbers = [await phone.send(**doing), await laptop.send(**doing)]
        answers = [await phone.answer(numbers[0]), await laptop.answer(numbers[1])]
        assert sorted(answer["type"] for answer in answers) == ["news", "refused"]
        await laptop.until(lambda seen: seen["version"] == phone.version)
        assert laptop.seen == phone.seen


@in_loop
async def test_a_seat_taken_over_leaves_the_old_secret_void(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        seat, guest = await mover(evening)
        doing = guest.what_to_do(seat)
        path = f"/api/tables/{evening.table}/seats/{seat}"
        for secret in (None, WRONG, evening.secrets[1 - seat]):
            assert (await house.post(path, {"name": "Eve"}, secret)).status_code == 403
        given = (await house.post(path, {"name": "Cé"}, evening.secrets[seat])).json()
        await guest.fresh_view()
        assert guest.yours == []
        assert await guest.refused(**doing) == "not-yours"
        again = await house.come(evening.table, evening.secrets[seat])
        assert again.yours == []
        heir = await house.come(evening.table, given["secret"])
        assert heir.yours == [seat]
        assert heir.seen["seats"][seat]["name"] == "Cé"
        await heir.do_something(seat)


@in_loop
async def test_the_seat_of_the_host_is_taken_over_with_the_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        old = await house.come(given["table"], given["secret"])
        path = f"/api/tables/{given['table']}"
        fresh = (await house.post(f"{path}/seats/0", {"name": "Cé"}, given["secret"])).json()
        await old.fresh_view()
        assert await old.refused("list", listed=True) == "host-only"
        assert (await house.delete(path, given["secret"])).status_code == 403
        heir = await house.come(given["table"], fresh["secret"])
        assert json.loads(heir.heard[0])["hosting"]
        await heir.ask("fill", bot="random", name="Rosa")
        await heir.ask("start")
        assert (await house.delete(path, fresh["secret"])).status_code == 204


@in_loop
async def test_who_has_left_cannot_come_back_with_the_old_secret(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        other = await house.sit(given["table"])
        guest = await house.come(given["table"], other["secret"])
        await guest.ask("leave", seat=1)
        assert guest.yours == []
        assert await guest.refused("leave", seat=1) == "not-yours"
        await house.sit(given["table"], "Cé")
        again = await house.come(given["table"], other["secret"])
        assert again.yours == []
        assert await again.refused("dice", seat=1, quick=True) == "not-yours"


@in_loop
async def test_one_device_may_hold_several_seats(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        other = await house.sit(given["table"])
        phone = await house.come(given["table"], given["secret"], other["secret"])
        assert phone.yours == [0, 1]
        await phone.ask("start")
        for _ in range(5):
            await phone.do_something(phone.seen["turn"]["seats"][0])


@in_loop
async def test_a_host_who_stands_sits_down_with_the_tables_secret(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(name=None)
        assert given["seat"] is None
        answer = await house.post(f"/api/tables/{given['table']}/seats", {"name": "An"}, given["secret"])
        pin = answer.json()["pin"]
        assert answer.json() == {"table": given["table"], "secret": given["secret"], "seat": 0, "pin": pin}
        guest = await house.come(given["table"], given["secret"])
        assert guest.yours == [0]
        assert json.loads(guest.heard[0])["hosting"]


@in_loop
async def test_a_bots_seat_is_nobodys(tmp_path: Path) -> None:
    tried: dict[str, dict[str, Any]] = {
        "throw": {"version": 4},
        "play": {"version": 4, "word": "stop"},
        "undo": {"version": 4},
        "react": {"reaction": "wave"},
        "dice": {"quick": True},
        "mix": {"nonce": "00"},
        "leave": {},
    }
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        host = await house.come(given["table"], given["secret"])
        await host.ask("fill", bot="sensible", name="Robbe")
        await host.ask("start")
        for kind, more in tried.items():
            assert await host.refused(kind, seat=1, **more) == "not-yours"
        assert await host.refused("sit_in", seat=1) == "not-away"
