"""Coming to a table: an invitation that says one thing, a chair of one's own, and the television."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from tests.page.inspector import Inspector
from tests.page.qr_reader import read_drawn
from tests.page.visitor import Company, Visitor
from toog.texts.voice import LANGUAGES

ROOM = "http://192.0.2.7:8664"
SMALL: tuple[ViewportSize, ...] = ({"width": 320, "height": 568}, {"width": 390, "height": 844})


def waiting(an: Visitor, game: str = "pietjesbak", players: int = 4) -> str:
    """A table that waits for friends; answers its code."""
    return an.set_up(game, company="With friends, by link", players=players).lay_table()


def drawn(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("img", name="Code for the camera of a phone")


@pytest.mark.parametrize("late", ["house", "qrcode"])
def test_the_code_for_the_camera_says_what_the_link_says(company: Company, late: str) -> None:
    """Whether the drawing or the address of the room is there first."""
    an = company.visitor("An")
    told = httpx.get(f"{an.address}/api/house").json() | {"room": f"{ROOM}/", "alone": False}

    def in_the_room(route: Route) -> None:
        an.page.wait_for_timeout(400 if late == "house" else 0)
        route.fulfill(body=json.dumps(told), content_type="application/json")

    def draw_later(route: Route) -> None:
        an.page.wait_for_timeout(400)
        route.continue_()

    waiting(an)
    an.page.route("**/api/house", in_the_room)
    if late == "qrcode":
        an.page.route(re.compile("/assets/qrcode.*js$"), draw_later)
    an.page.reload()
    link = an.page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{ROOM}/t/{an.table}")
    drawn(an).wait_for()
    assert read_drawn(drawn(an)) == link.input_value()
    expect(an.page.get_by_text("toog --lan")).to_have_count(0)


def test_a_house_that_only_this_machine_reaches_says_so(company: Company) -> None:
    an = company.visitor("An")
    waiting(an)
    an.sees(re.compile("^Only this computer can open this link"))
    an.sees("toog --lan")


def test_the_invitation_is_seen_without_scrolling(company: Company) -> None:
    inspector = Inspector(company.visitor("An", viewport=SMALL[0]))
    an = inspector.visitor
    waiting(an)
    code = an.page.locator(".code")
    link = an.page.locator(".link input")
    for language in LANGUAGES:
        inspector.speak(language)
        for size in SMALL:
            an.page.set_viewport_size(size)
            bar = an.page.locator(".now").bounding_box()
            assert bar is not None
            for part in (an.page.locator(".qr svg"), code, link):
                box = part.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= bar["y"], (language, size)
            inspector.measure(f"waiting room, {language}, {size['width']}")
    assert inspector.found == []


def test_the_rules_and_the_time_are_read_before_one_sits_down(company: Company) -> None:
    an = company.visitor("An")
    an.set_up("pietjesbak", company="With friends, by link", rules={"marks": 5})
    an.pick("Thinking time", "30 s")
    bo = company.visitor("Bo").join(an.lay_table())
    agreed = bo.page.get_by_label("Agreed").last
    expect(agreed).to_contain_text(re.compile("Thinking time:?\\s*30 s"))
    expect(agreed).to_contain_text(re.compile("at the start:?\\s*5"))
    expect(agreed).to_be_in_viewport(ratio=1)


def test_one_tap_fills_the_table_with_bots(company: Company) -> None:
    an = company.visitor("An")
    waiting(an)
    an.button("Fill up with bots").click()
    an.start().heading("Pietjesbak").wait_for()
    expect(an.page.get_by_role("list", name="At the table").locator("li")).to_have_count(4)


def test_everyone_sits_where_the_form_says(company: Company) -> None:
    """Also a bot between two people, and the bots play as was chosen."""
    an = company.visitor("An")
    an.set_up("mens", players=4, company="With friends, by link")
    an.page.get_by_label("Who sits at seat 2?").select_option("a bot")
    an.page.get_by_label("Who sits at seat 3?").select_option("someone at this device")
    an.page.get_by_label("Name of player 3").fill("Bo")
    an.pick("Bots play", "club player")
    an.page.get_by_label("How the bot in seat 2 plays").select_option("beginner")
    an.lay_table()
    chairs = an.page.get_by_role("region", name="At the table").locator("ol > li")
    expect(chairs).to_contain_text(["An", "bot", "Bo", "Bot"])
    expect(an.page.get_by_label("How Mieke plays")).to_have_value("beginner")
    for number in range(4):
        emblem = chairs.nth(number).locator("path").first
        expect(emblem).to_have_attribute("style", re.compile(f"--seat-{number}"))


def test_chair_and_colour_can_be_chosen(company: Company) -> None:
    an, bo = company.visitor("An"), company.visitor("Bo")
    bo.join(waiting(an))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Sit here: seat 3").click()
    chairs = an.page.get_by_role("region", name="At the table").locator("li")
    expect(chairs.nth(2)).to_contain_text("Bo")
    bo.button("Move here: seat 4").click()
    expect(chairs.nth(3)).to_contain_text("Bo")
    expect(bo.button("Move here: seat 3")).to_be_visible()  # Bo's own page has seen it too
    bo.button("Colour of Bo").click()
    expect(bo.page.get_by_role("radio", name="red: An has it")).to_be_disabled()
    bo.page.get_by_role("radio", name="purple").check()
    expect(chairs.nth(3).locator("path").first).to_have_attribute("style", re.compile("--seat-6"))


def test_the_phone_hands_the_table_over_to_a_television(company: Company) -> None:
    an = company.visitor("An")
    code = waiting(an)
    an.button("Show on a television").click()
    sheet = an.page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"{an.address.removeprefix('http://')}/tv")
    expect(sheet).to_contain_text(code)
    assert read_drawn(sheet.get_by_role("img")) == f"{an.address}/tv/{an.table}"
    television = company.visitor("television", viewport={"width": 1920, "height": 1080}).come("/tv")
    expect(television.page.get_by_label("Code")).to_be_focused()
    television.page.keyboard.type("nobody")
    with television.page.expect_console_message(lambda said: "404" in said.text):
        television.page.keyboard.press("Enter")
    television.complaints.clear()
    expect(television.page.get_by_role("alert")).to_contain_text("No table in this house has this code.")
    television.page.get_by_label("Code").fill(code)
    television.page.keyboard.press("Enter")
    expect(television.page.get_by_role("main")).to_contain_text(code)
    television.link("Another table").click()
    television.heading("Which table?").wait_for()


def test_there_is_a_way_back_from_the_television(company: Company) -> None:
    an = company.visitor("An")
    waiting(an)
    an.button("Show on a television").click()
    an.link("Show it on this screen").click()
    an.link("Back to my seat").click()
    an.button("Fill up with bots").wait_for()
