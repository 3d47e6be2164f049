"""A duplicate night on the page: laid in the set-up, handed round, kept shut, and ranked."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.page.inspector import NARROW, Inspector
from tests.page.visitor import PATIENCE, Company
from tests.server.house_talk import bearer

KEEP = "([table, secret]) => { localStorage['toog.keys'] = JSON.stringify([[table, [secret]]]); }"


def secret_of(name: str, table: str) -> str:
    """The secret of someone who sits at this table of a night alone."""
    return f"{name[0]}-{table:-<30}"


def take_seats(address: str, table: str, *names: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as house:
        for name in names:
            house.post(f"/api/tables/{table}/seats", json={"name": name, "secret": secret_of(name, table)})


def play_out(address: str, table: str, *names: str) -> None:
    """Whoever is on turn does the first thing that can be done."""
    secrets = [secret_of(name, table) for name in names]
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with httpx.Client(base_url=address, timeout=PATIENCE) as house, connect(url) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": secrets}))
        asked = 0
        while True:
            seen = house.get(f"/api/tables/{table}", headers=bearer(secrets[0])).json()["snapshot"]
            if seen["status"] == "over":
                return
            line.send(json.dumps({"id": asked, **next_thing(seen)}))
            while json.loads(line.recv(PATIENCE)).get("answers") != asked:
                pass
            asked += 1


def next_thing(seen: dict[str, Any]) -> dict[str, Any]:
    seat, version = seen["turn"]["seats"][0], seen["version"]
    if seen["turn"]["kind"] == "chance":
        return {"type": "throw", "seat": seat, "version": version}
    return {"type": "play", "seat": seat, "word": seen["legal"][str(seat)][0], "version": version}


def test_a_night_is_laid_handed_round_and_ranked(company: Company) -> None:
    inspector = Inspector(company.visitor("An", viewport=NARROW))
    an = inspector.visitor.set_up("pietjesbak", company="With friends, by link", rules={"marks": 1})
    an.page.get_by_role("heading", name="Duplicate night").click()
    an.pick("How many tables?", "1")
    an.sees("whoever remembers them knows them")
    an.pick("How many tables?", "2")
    an.pick("How many rounds at each table?", "1")
    inspector.keep("laying a night")
    an.button("Set up the night").click()
    an.sees("waiting for company")
    first, second = (link.get_attribute("href") for link in an.link("To table").all())
    assert first is not None
    assert second is not None
    an.sees("say this code")
    inspector.look("a night that waits")
    player = Inspector(company.visitor("Bo", viewport=NARROW))
    bo = player.visitor
    bo.come(second.replace("/t/", "/night/"))
    bo.sees("waiting for company")
    assert [link.get_attribute("href") for link in bo.link("To table").all()] == [second]
    expect(bo.page.get_by_role("heading", name="Table")).to_have_count(2)
    player.look("a night to who has the link of one table")

    one, other = (link.rsplit("/")[-1] for link in (first, second))
    take_seats(an.address, one, "An", "Bo")
    an.come(first)
    inspector.look("a full table whose night waits for another")
    an.button("Start all tables").click()
    an.sees("at table 2 not everyone is there yet")
    an.complaints = [said for said in an.complaints if "409" not in said]
    take_seats(an.address, other, "Cé", "Dé")
    bo.come(second)
    bo.sees("The host starts all tables together")
    an.page.go_back()
    an.button("Start all tables").click()
    bo.sees("So only those who sit here see them, until all tables are done.")
    expect(an.button("Start all tables")).to_have_count(0)
    play_out(an.address, one, "An", "Bo")
    an.come(first)
    an.sees("So only those who sit here see them, until all tables are done.")
    inspector.look("a table that is shut")
    an.page.evaluate(KEEP, [other, secret_of("Cé", other)])
    an.come(first)
    an.sees("You already sit at table 2 of this night")
    play_out(an.address, other, "Cé", "Dé")
    an.link("To the night").click()
    expect(an.heading("With luck taken out")).to_be_visible()
    expect(an.page.get_by_role("listitem").filter(has_text="Dé")).not_to_have_count(0)
    inspector.look("a night that was ranked")
    assert inspector.found == player.found == []
