"""The lamp and the coach: in the reader's words, on the board itself, and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.inspector import COLOURS, NARROW, Inspector
from tests.page.visitor import Company, Visitor

SIGNS = "svg.best, svg.good, svg.doubtful"


def test_the_lamp_says_what_moves_are_worth_and_the_coach_what_a_mistake_cost(company: Company) -> None:
    an = company.visitor("An", viewport=NARROW).sit_at("zocken", players=1)
    inspector = Inspector(an)
    inspector.speak("nl")
    inspector.choose("coach", "any")
    lamp = an.button("Een tip")
    slip = an.page.get_by_role("region", name="Wat het huis zou doen")

    an.tab_to(lamp)
    an.page.keyboard.press("Enter")
    expect(slip).to_contain_text("brengt hij 26 meer op dan de op één na beste zet")
    expect(slip.get_by_role("listitem")).to_have_count(0)  # there is little room
    inspector.measure("brief hint")
    inspector.keep("brief hint")
    an.tab_to(slip.get_by_role("button", name="Alle zetten"))
    an.page.keyboard.press("Enter")
    expect(slip.get_by_role("listitem")).to_have_count(7)
    best = slip.get_by_role("listitem").first
    expect(best).to_contain_text(re.compile(r"beste:\s*de \w+ dobbelsteen gooien\s*458,3"))  # as it is solved
    expect(slip).to_contain_text("Precies uitgerekend.")
    expect(an.page.get_by_role("status").filter(has_text="brengt hij 26 meer op")).to_have_count(1)
    expect(signs(an)).to_have_count(7)
    inspector.measure("hint")
    inspector.ask_axe("hint")
    inspector.keep("hint")
    inspector.choose("room", "dark")
    inspector.ask_axe("hint, dark", COLOURS)

    an.tab_to(slip.get_by_role("button", name="Sluiten"))
    an.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(lamp).to_be_focused()
    expect(signs(an)).to_have_count(0)
    lamp.click()
    doubtful(an).first.click()
    expect(slip).to_have_count(0)
    coach = an.page.get_by_role("region", name="Dat kon beter")
    expect(an.page.get_by_role("button", name=re.compile("^Veld|uitwijkveld")).first).to_be_visible()
    expect(coach).to_contain_text("dobbelsteen gooien")  # it has fallen, and what was said of it stays
    inspector.measure("coach beside the next choice")
    inspector.keep("coach beside the next choice")
    lamp.click()
    expect(signs(an).first).to_be_visible()
    expect(coach).to_have_count(0)  # who asks is answered
    better = slip.locator(".name").first.inner_text()
    doubtful(an).last.click()
    expect(coach).to_contain_text(better)
    expect(coach).to_contain_text(re.compile("Dat kost je gemiddeld .* punten"))
    inspector.measure("coach")
    inspector.ask_axe("coach")
    inspector.keep("coach")
    coach.get_by_role("button", name="Zet terugnemen").click()
    expect(coach).to_have_count(0)
    expect(an.button(re.compile("op veld 1 leggen"))).to_be_visible()
    assert inspector.found == []


def test_an_estimate_is_played_out_when_asked(dealt_alike: Company) -> None:
    """With two cards or more to choose from: one hand in nine has fewer to lead."""
    an = dealt_alike.visitor("An", viewport={"width": 390, "height": 844})
    an.sit_at("stich", rules={"target": 100})
    inspector = Inspector(an)
    slip = an.page.get_by_role("region", name="What the house would do")
    an.button("A hint").click()
    play_out = slip.get_by_role("button", name="Play it out")
    expect(play_out).to_be_visible(timeout=120_000)  # where nothing is compiled yet
    inspector.measure("hint to be played out")
    inspector.keep("hint to be played out")
    play_out.click()
    said = slip.get_by_role("status")
    expect(said).to_contain_text(
        re.compile(r"After [\d,]+ games with the same cards.* sensible players: .*±"), timeout=120_000
    )
    expect(said).to_contain_text(re.compile("It wins .* ± .* of 100 more than the next best move"))
    expect(play_out).to_have_count(0)
    inspector.measure("played out")
    inspector.ask_axe("played out")
    inspector.keep("played out")
    assert inspector.found == []


def test_the_host_says_whether_there_are_hints(company: Company) -> None:
    an, bo = company.visitor("An"), company.visitor("Bo")
    an.set_up("pietjesbak", company="With friends, by link")
    an.pick("Hints from the house", "for whoever asks")
    an.button("Set up the table").click()
    an.code()
    bo.come(f"/t/{an.table}").sees("Hints from the house")
    bo.sees("for whoever asks")


def doubtful(visitor: Visitor) -> Locator:
    """What the house would not do."""
    return visitor.page.get_by_role("button").filter(has=visitor.page.locator("svg.doubtful"))


def signs(visitor: Visitor) -> Locator:
    """Over the board."""
    return visitor.page.get_by_role("region", name="Zocken").locator(SIGNS)
