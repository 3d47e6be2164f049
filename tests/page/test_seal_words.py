"""The seal in words: on every screen before the first throw, and again when the game is looked at later."""

from __future__ import annotations

import json
import os
import re

import httpx

from tests.page.test_replay import drop
from tests.page.visitor import Company, Visitor
from toog.core.spoken import hash_in_words


def looked_at(visitor: Visitor, name: str) -> None:
    """A picture for whoever wants to see it."""
    if folder := os.environ.get("TOOG_PICTURES"):
        visitor.page.screenshot(path=f"{folder}/{name}.png")


def words_at(visitor: Visitor) -> str:
    with httpx.Client(base_url=visitor.address) as house:
        seal = house.get(f"/api/tables/{visitor.table}").json()["snapshot"]["seal"]
    assert seal["version"] == 2
    return hash_in_words(seal["hash"])


def test_every_screen_shows_the_words_before_the_first_throw(company: Company) -> None:
    an = company.visitor("An")
    an.set_up("pietjesbak", company="With friends, by link", rules={"marks": 1}).lay_table()
    words = words_at(an)
    an.sees(words)
    looked_at(an, "waiting")
    television = company.visitor("TV").come(f"/tv/{an.table}")
    television.sees(f"Sealed: {words}")
    looked_at(television, "television")
    an.button("Fill up with bots").click()
    an.start()
    television.sees(f"The game begins, sealed with the words {words}.")
    an.sees(f"The game begins, sealed with the words {words}.")
    looked_at(an, "begun")
    an.button("This table").click()
    an.sees(f"Sealed: {words}")
    looked_at(an, "sheet")
    an.page.get_by_text(f"Sealed: {words}").click()
    an.sees("The whole seal: ")
    looked_at(an, "sheet-open")
    an.page.keyboard.press("Escape")
    company.play_to_the_end("pietjesbak")
    an.link("Replay").click()
    an.sees(f"The seal “{words}” lay on the table before the first throw, and these names")
    looked_at(an, "replay")
    table = an.table
    with httpx.Client(base_url=an.address) as house:
        record = house.get(f"/api/tables/{table}/record").json()
    drop(an, json.dumps({**record, "players": ["Eva", *record["players"][1:]]}))
    an.sees(re.compile("the names, the house rules or the bots are not those that were sealed"))
    looked_at(an, "changed")
