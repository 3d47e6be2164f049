"""“Was that luck?”: a finished game reviewed at its own address, and a record that someone brings."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Route, expect

import toog
from tests.page.inspector import NARROW, Inspector
from tests.page.test_replay import drop
from tests.page.visitor import NOBODY_OUT, Company, Visitor
from toog.texts.voice import voice_for

THINKING = 60_000  # milliseconds: the first review of a house compiles what it thinks with
FIGURE = re.compile(r"−?[\d.]+")


def test_a_finished_game_is_reviewed_and_adds_up_as_it_is_shown(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW)
    an.sit_at("pietjesbak", rules={"marks": 1, **NOBODY_OUT})
    company.play_to_the_end("pietjesbak")
    table = an.table
    an.link("Was that luck?").click()
    sums = an.page.get_by_role("table").first
    expect(sums).to_be_visible(timeout=THINKING)
    assert an.page.url.endswith(f"/review/{table}")
    for seat in range(2):
        *parts, result = figures(sums.locator("tbody").nth(seat).get_by_role("cell"))
        assert sum(parts) == result
        assert result in (0, 1000)

    kept = an.page.evaluate("JSON.parse(localStorage.getItem('toog.figures'))")
    assert kept["unreviewed"] == []
    assert kept["play"]["pietjesbak"]["choices"] >= 0

    point = listed(an, "Turning points").last
    point.click()
    board = an.page.get_by_role("region", name="The board at that moment")
    expect(board).to_be_focused()
    expect(board).to_be_in_viewport(ratio=0.9)
    expect(board.get_by_text(sentence(point), exact=True)).to_be_visible()
    there = moment(an)
    an.button("Back to the list").click()
    expect(point).to_be_focused()
    expect(an.button("Back to the list")).to_have_count(0)
    an.button("One step back").click()
    assert moment(an) == there - 1
    expect(point).not_to_have_attribute("aria-current", "true")

    inspector = Inspector(an)
    inspector.look("review")
    assert inspector.found == []


def test_a_record_is_reviewed_and_its_slips_are_walked_through(company: Company) -> None:
    an = company.visitor("An", viewport={"width": 1280, "height": 720}).come("/replay")
    an.sees("Drop a saved game here")
    drop(an, json.dumps(played_at_random()))
    an.page.route("**/api/reviews", break_off, times=1)
    an.button("Was that luck?").click()
    expect(an.page.get_by_role("alert").nth(1)).to_have_text("The house did not finish this. Try again.")
    an.button("Try again").click()
    an.heading("What would have been better").wait_for(timeout=THINKING)

    slips = listed(an, "What would have been better")
    slips.first.click()
    board = an.page.get_by_role("region", name="The board at that moment")
    expect(board.get_by_text(sentence(slips.first), exact=True)).to_be_visible()
    first = moment(an)
    an.button("Next slip").click()
    expect(slips.nth(1)).to_have_attribute("aria-current", "true")
    assert moment(an) > first
    inspector = Inspector(an)
    inspector.speak("nl")
    dutch = an.page.get_by_role("region", name=voice_for("nl").say("page-review-board"))
    expect(dutch.get_by_text(re.compile("Beter: Bo laat ze liggen"))).to_be_visible()
    inspector.speak("en")

    curve = an.page.get_by_role("img", name=re.compile("^An from 50"))
    curve.click(position={"x": 48, "y": 30})  # where the game began
    assert moment(an) == 0
    with an.page.expect_download() as kept:
        an.button("Save the curve").click()
    assert kept.value.suggested_filename == "pietjesbak.svg"
    an.button("Replay").click()
    an.heading("Replay: Pietjesbak").wait_for()


def played_at_random() -> dict[str, Any]:
    options = {"marks": 2, **NOBODY_OUT}
    match = toog.Match("pietjesbak", players=["An", "Bo"], options=options, seed=3)
    hand = random.Random(3)
    while not match.winners:
        match.play(hand.choice(match.legal()))
    return match.record()


def break_off(route: Route) -> None:
    """As where the line is lost in the middle of a word."""
    route.fulfill(content_type="application/x-ndjson", body='{"progress":0.5}\n{"revi')


def listed(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("list", name=name).get_by_role("button")


def sentence(button: Locator) -> str:
    return button.locator("span").last.inner_text()


def figures(cells: Locator) -> list[int]:
    """In tenths, exactly as they are read."""
    found = [FIGURE.search(text) for text in cells.all_inner_texts()]
    return [round(10 * float(each[0].replace("−", "-"))) for each in found if each]


def moment(visitor: Visitor) -> int:
    return int(visitor.page.get_by_role("slider", name="Moment of the game").input_value())
