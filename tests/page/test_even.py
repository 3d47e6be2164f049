"""“Make it even” where a table is laid: strengths are chosen, the answer is said and becomes a house rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.inspector import NARROW, Inspector
from tests.page.visitor import Company


def test_a_handicap_is_found_and_used(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW).come("/new/pietjesbak")
    an.page.get_by_text("Make it even").click()
    selects = an.page.get_by_role("combobox", name="How ", exact=False)
    selects.first.select_option("beginner")
    an.button("How much makes us even?").click()
    expect(an.page.get_by_text("To make it even: ", exact=False)).to_be_visible(timeout=120_000)
    inspector = Inspector(an)
    inspector.look("even")
    assert inspector.found == []
    an.button("Use this").click()
    an.sees("It is in the house rules.")
    an.page.get_by_text("House rules", exact=True).click()
    given = an.page.get_by_role("group", name="Handicap").get_by_role("spinbutton")
    expect(given.first).not_to_have_value("0")
