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

KEYS = "JSON.parse(localStorage['toog.keys'])"
KEEP = "([table, secret]) => { localStorage['toog.keys'] = JSON.stringify([[table, [secret]]]); }"


def secret_of(name: str, table: str) -> str:
    """The secret of someone who sits at this table of a night alone."""
    return f"{name[0]}-{table:-<30}"


def play_out(address: str, table: str, host: str, *names: str) -> None:
    """Everyone sits down, and whoever is on turn does the first thing that can be done."""
    secrets = [secret_of(name, table) for name in names]
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with httpx.Client(base_url=address, timeout=PATIENCE) as house, connect(url) as line:
        for name, secret in zip(names, secrets, strict=True):
            house.post(f"/api/tables/{table}/seats", json={"name": name, "secret": secret})
        line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [host, *secrets]}))
        asked, message = 0, {"type": "start"}
        while message:
            line.send(json.dumps({"id": asked, **message}))
            while json.loads(line.recv(PATIENCE)).get("answers") != asked:
                pass
            asked += 1
            seen = house.get(f"/api/tables/{table}", headers=bearer(secrets[0])).json()["snapshot"]
            message = {} if seen["status"] == "over" else next_thing(seen)


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

    [host] = {secrets[0] for _, secrets, *_ in an.page.evaluate(KEYS)}
    play_out(an.address, first.rsplit("/")[-1], host, "An", "Bo")
    an.come(first)
    an.sees("So only those who sit here see them, until all tables are done.")
    inspector.look("a table that is shut")
    other = second.rsplit("/")[-1]
    kept = secret_of("Cé", other)
    httpx.post(f"{an.address}/api/tables/{other}/seats", json={"name": "Cé", "secret": kept})
    an.page.evaluate(KEEP, [other, kept])
    an.come(first)
    an.sees("You already sit at table 2 of this night")
    play_out(an.address, other, host, "Cé", "Dé")
    an.link("To the night").click()
    expect(an.heading("With luck taken out")).to_be_visible()
    expect(an.page.get_by_role("listitem").filter(has_text="Dé")).not_to_have_count(0)
    inspector.look("a night that was ranked")
    assert inspector.found == player.found == []
