"""Whoever lays a table says how well each bot plays, and sees it by its face."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitor import Company


def test_a_bot_is_chosen_by_how_well_it_plays_and_known_by_its_face(company: Company) -> None:
    """Before the start another may take its place, also by the keyboard; the house seats it as that."""
    an = company.visitor("An").set_up("pietjesbak", players=3, company="With friends, by link")
    an.lay_table()
    an.button("Put a bot in seat 2").click()
    chairs = an.page.get_by_role("region", name="At the table").locator("ol > li")
    expect(chairs.nth(1).locator("[data-face=sensible]")).to_be_visible()
    level = an.page.get_by_label("How Mieke plays")
    level.focus()
    an.page.keyboard.press("End")
    expect(chairs.nth(1).locator("[data-face=champion]")).to_be_visible()
    expect(level).to_have_value("champion")
    an.pick("Bots play", "club player")
    an.button("Put a bot in seat 3").click()
    expect(chairs.nth(2).locator("[data-face=club]")).to_be_visible()
    an.page.get_by_label("How Fons plays").select_option("beginner")
    an.start().heading("Pietjesbak").wait_for()
    seats = an.page.get_by_role("region", name="Pietjesbak").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("bot, champion")
    expect(seats.nth(1).locator("[data-face=champion]")).to_be_visible()
    expect(seats.nth(2).locator("[data-face=beginner]")).to_be_visible()
