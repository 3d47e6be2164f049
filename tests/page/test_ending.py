"""The first game teaches, and its ending tells what became of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.visitor import NOBODY_OUT, Company
from toog.texts.voice import voice_for

GOAL = re.compile("^Every chalk mark on your rim has to go")


def test_a_note_is_said_once_and_none_to_who_wants_none(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("pietjesbak", rules={"marks": 1})
    an.button(GOAL).click()
    expect(an.button(GOAL)).to_have_count(0)
    an.page.reload()
    an.waits_for_turn("pietjesbak")
    expect(an.button(GOAL)).to_have_count(0)
    bo = company.visitor("Bo")
    bo.come().button(voice_for("en").say("page-settings")).click()
    bo.pick("Notes in your first games", "no")
    bo.button("Close").click()
    bo.sit_at("pietjesbak", rules={"marks": 1})
    bo.waits_for_turn("pietjesbak")
    expect(bo.button(GOAL)).to_have_count(0)


def test_an_ending_says_you_and_can_be_read_by_round_and_kept_as_a_picture(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("pietjesbak", rules={"marks": 1, **NOBODY_OUT})
    company.play_to_the_end("pietjesbak")
    assert an.heading_of_the_end() in ("You win!", "Mieke wins")
    rows = an.page.get_by_role("table", name="Score sheet").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("winner")
    expect(rows.filter(has_text="You")).to_have_count(1)
    an.page.get_by_text("Round by round").click()
    sheet = an.page.get_by_role("region", name="Round by round")
    expect(sheet.get_by_role("row").nth(1)).to_contain_text("Start")
    with an.page.expect_download() as kept:
        an.button("Share as a picture").click()
    assert kept.value.suggested_filename == "pietjesbak.png"
