"""The lab on the page: a link opens a comparison, which is drawn, said, changed and shared."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.inspector import NARROW, Inspector
from tests.page.visitor import Company


def test_a_link_opens_a_comparison_that_can_be_changed(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW).come("/lab?game=azen_jagen&players=3&b=orders:5")
    an.sees("Games last 2.0 rounds longer (± 0.0).")
    expect(an.page.get_by_role("progressbar")).to_have_js_property("value", 20_000)
    inspector = Inspector(an)
    inspector.look("lab")
    assert inspector.found == []

    rules = an.page.get_by_role("region", name="Rules B")
    rules.get_by_text("House rules").click()
    rules.get_by_role("spinbutton", name=re.compile("drinks|orders", re.IGNORECASE)).first.fill("3")
    expect(an.heading("How B differs from A")).to_have_count(0)
    an.button("Compare").click()
    expect(an.page.get_by_role("alert")).to_have_text(
        "A and B are the same. Change a house rule in one of them."
    )
    an.page.get_by_role("radio", name="4", exact=True).check()
    rules.get_by_role("spinbutton", name=re.compile("drinks|orders", re.IGNORECASE)).first.fill("2")
    an.button("Compare").click()
    an.sees("Games are 1.0 rounds shorter (± 0.0).")
    assert an.page.url.endswith("/lab?game=azen_jagen&players=4&b=orders%3A2")


def test_the_lab_can_be_stopped_and_the_table_is_still_being_laid_on_the_way_back(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW).come("/new/pietjesbak")
    an.page.get_by_text("House rules").click()
    marks = an.page.get_by_role("spinbutton", name=re.compile("marks", re.IGNORECASE)).first
    marks.fill("5")
    an.link("What does a house rule change?").click()
    an.button("Stop here").click()
    expect(an.button("Stop here")).to_have_count(0)
    expect(an.button("Compare")).to_have_attribute("aria-disabled", "false")
    expect(an.page).to_have_url(re.compile(r"b=marks%3A5$"))
    an.page.go_back()
    expect(marks).to_have_value("5")
