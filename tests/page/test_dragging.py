"""A die is dragged to its place, with a mouse and with a finger; beside it a finger scrolls the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.page.visitor import Company

STEPS = 8  # of a drag
Spot = tuple[float, float]


def drag_with_mouse(page: Page, start: Spot, end: Spot) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def drag_with_finger(page: Page, start: Spot, end: Spot) -> None:
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", start)
    for step in range(1, STEPS + 1):
        touch(finger, "touchMove", between(start, end, step / STEPS))
        page.wait_for_timeout(16)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def touch(finger: CDPSession, what: str, at: Spot) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": at[0], "y": at[1]}]})


def between(start: Spot, end: Spot, part: float) -> Spot:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def middle_of(thing: Locator) -> Spot:
    box = thing.bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])
def test_a_die_is_dragged_to_its_place(company: Company, drag: Callable[[Page, Spot, Spot], None]) -> None:
    an = company.visitor("An", has_touch=True).sit_at("zocken", players=1)
    an.button("throw the red die").click()
    die = an.page.get_by_role("img", name=re.compile("^the red die with a "))
    field = an.button(re.compile("^Put the red .* on field 4"))
    field.wait_for()
    drag(an.page, middle_of(die), middle_of(field))
    lies = an.page.get_by_role("img", name=re.compile("^field 4.*red", re.IGNORECASE))
    expect(lies).to_be_visible()


def test_a_finger_beside_the_die_scrolls_the_page(company: Company) -> None:
    an = company.visitor("An", has_touch=True).sit_at("zocken", players=1)
    an.button("throw the red die").click()
    an.button(re.compile("^Put the red ")).first.wait_for()
    x, y = middle_of(an.page.get_by_role("region", name="Zocken"))
    drag_with_finger(an.page, (x, y), (x, y - 200))
    an.page.wait_for_function("scrollY > 50")


def test_a_die_flies_from_the_hand_to_its_place(company: Company) -> None:
    an = company.visitor("An", hurried=False).sit_at("zocken", players=1)
    an.button("throw the red die").click()
    field = an.button(re.compile("^Put the red .* on field 4"))
    field.wait_for()
    slowly = an.context.new_cdp_session(an.page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.01})  # what moves is seen to move
    field.click()
    lies = an.page.get_by_role("img", name=re.compile("^field 4.*red", re.IGNORECASE))
    assert lies.evaluate("place => place.getAnimations({ subtree: true }).length") > 0


@pytest.mark.parametrize("drags", [drag_with_mouse, drag_with_finger])
def test_the_colours_of_a_house_are_dragged_into_order(company: Company, drags: Callable[..., None]) -> None:
    an = company.visitor("An", has_touch=drags is drag_with_finger).set_up("zocken", players=2)
    an.heading("House rules").click()
    red, blue = an.button("1 red"), an.button("5 blue")
    an.reads_every_letter()
    blue.scroll_into_view_if_needed()
    drags(an.page, middle_of(red), middle_of(blue))
    expect(an.button("5 red")).to_be_visible()
    an.button("Move red forward").click()
    expect(an.button("Move red forward")).to_be_focused()
    an.button("4 red").press("ArrowUp")
    expect(an.button("3 red")).to_be_focused()
    an.page.get_by_label("none", exact=True).fill("5")
    an.pick("Who is the youngest?", "Mieke")
    an.button("Start").click()
    an.button("Rule book").click()
    book = an.page.get_by_role("dialog")
    expect(book.get_by_role("img", name="orange, yellow, red, green")).to_be_visible()
    expect(book).to_contain_text("5 · 10 · 30")
    expect(book).to_contain_text(re.compile("youngest.*Mieke"))
