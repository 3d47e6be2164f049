"""Puzzles on the page: the costliest choice of one's own game, by keyboard, and that of a day, asked once."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
from playwright.sync_api import Route, expect
from websockets.sync.client import connect

from tests.page.inspector import NARROW, Inspector
from tests.page.visitor import PATIENCE, Company, Visitor

THINKING = 60_000  # milliseconds: the first puzzle of a house compiles what it thinks with
AHEAD = datetime(2031, 1, 4, 12, tzinfo=UTC)  # by the clock of a device that is wrong


def test_the_costliest_choice_of_a_game_is_tried_again_by_keyboard(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW)
    table, secret = played_over(an)
    an.come(f"/t/{table}#{secret}")
    an.link("Practise").click()
    an.button("Begin").focus()
    an.button("Begin").press("Enter", timeout=THINKING)
    question = an.heading(re.compile("Pietjesbak: puzzle 1 of 1"))
    expect(question).to_be_focused()
    an.sees("You are An. What do you play?")
    expect(an.page.get_by_text(re.compile("Best was|Doubtful"))).to_have_count(0)

    again, stoef = an.button(re.compile("^Throw again")), an.button(re.compile("^Stoef"))
    an.tab_to(again)
    an.page.keyboard.press("Enter")
    said = an.page.locator(".said")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text(re.compile("Doubtful: Throw again.*Best was: Stoef.*You played the"))
    an.tab_to(stoef)
    an.page.keyboard.press("Enter")
    expect(said).to_contain_text(re.compile("Best: Stoef.*In the game you played: Throw again"))
    inspector = Inspector(an)
    inspector.ask_axe("puzzle")
    for language in ("en", "fr"):
        inspector.speak(language)
        inspector.measure(f"puzzle, {language}")
    inspector.speak("en")
    assert inspector.found == []
    an.tab_to(an.button("Done"))
    an.page.keyboard.press("Enter")
    an.sees("That was it.")


def test_the_puzzle_of_a_day_is_asked_once(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW)
    an.page.clock.set_fixed_time(AHEAD)
    let_it_be(an, "2026-01-04")  # of Pietjesbak, and so is the other
    an.come()
    an.link(re.compile("^Puzzle of the day")).click()
    an.sees("No game has been played to its end on this device yet.")
    expect(an.heading(re.compile("Pietjesbak, 4 January 2026"))).to_be_visible(timeout=THINKING)
    choice = an.page.locator("section.board button").first
    choice.click()
    said = an.page.locator(".said")
    expect(said).to_contain_text(re.compile(r"^\s*(Best|Good|Doubtful): "))
    verdict = said.text_content() or ""
    an.sees("Come back tomorrow for the next one.")
    an.page.reload()
    expect(said).to_have_text(verdict, timeout=THINKING)

    an.page.clock.set_fixed_time(AHEAD + timedelta(days=1))
    let_it_be(an, "2026-01-08")
    an.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(an.heading(re.compile("Pietjesbak, 8 January 2026"))).to_be_visible(timeout=THINKING)
    expect(said).not_to_contain_text(re.compile("Best|Good|Doubtful"))


def let_it_be(visitor: Visitor, day: str) -> None:
    """Makes this day today for the house, which is asked for today's puzzle."""

    def of_that_day(route: Route) -> None:
        assert "day=" not in route.request.url
        route.continue_(url=f"{route.request.url}&day={day}")

    visitor.page.route("**/api/daily?*", of_that_day)


ONCE_TOO_OFTEN: list[tuple[int | str, str]] = [
    ("*", "6"),
    ("*", "2"),
    ("*", "6 6 1"),
    (0, "again"),  # 220 would have held
    ("*", "2 3 4"),
    (0, "again"),
    ("*", "2 4 3"),
    ("*", "6 6 6"),
    (1, "stop"),
    ("*", "1 1 2"),
    (1, "stop"),
    ("*", "2 3 4"),
]


def played_over(visitor: Visitor) -> tuple[str, str]:
    """A game in which An throws once too often, at a table with real dice; its id, and An's secret."""
    wanted = {"game": "pietjesbak", "players": 2, "options": {"marks": 3}, "dice": "real"}
    with httpx.Client(base_url=visitor.address, timeout=PATIENCE) as house:
        an = house.post("/api/tables", json={**wanted, "name": "An"}).json()
        at = f"/api/tables/{an['table']}"
        bo = house.post(f"{at}/seats", json={"name": "Bo"}).json()
        url = visitor.address.replace("http", "ws", 1) + at + "/socket"
        with connect(url, open_timeout=PATIENCE) as line:
            line.send(json.dumps({"type": "hello", "protocol": 2, "secrets": [an["secret"], bo["secret"]]}))
            ask(line, {"type": "start"})
            for seat, word in ONCE_TOO_OFTEN:
                seen = house.get(at).json()["snapshot"]
                thrown = {"type": "throw", "seat": seen["turn"]["seats"][0], "fell": word}
                ask(line, thrown if seat == "*" else {"type": "play", "seat": seat, "word": word}, seen)
            ask(line, {"type": "confirm", "seat": 0}, house.get(at).json()["snapshot"])
    return an["table"], an["secret"]


def ask(line: Any, said: dict[str, Any], seen: dict[str, Any] | None = None) -> None:
    line.send(json.dumps({"id": 1, **said, **({} if seen is None else {"version": seen["version"]})}))
    while (answer := json.loads(line.recv(PATIENCE))).get("answers") != 1:
        pass
    assert answer["type"] != "refused", answer
