"""A game of another package on the page: its words from the house, and a board that nobody drew for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.examples.installing import PIG, install, path_with
from tests.page.inspector import LAPTOP, NARROW, PHONES, SIDEWAYS, Inspector
from tests.page.visitor import PATIENCE, TAPS, Company
from tests.server.house_talk import Process, serving

SHORT = 20  # points


@pytest.fixture(scope="module")
def house_with_pig(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    target = install(PIG, tmp_path_factory.mktemp("pig"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(target))
        with serving(database=tmp_path_factory.mktemp("house") / "house.db") as process:
            httpx.get(process.address, timeout=PATIENCE).raise_for_status()
            yield process


@pytest.fixture
def company(browser: Browser, house_with_pig: Process, monkeypatch: pytest.MonkeyPatch) -> Iterator[Company]:
    monkeypatch.setitem(TAPS, "pig", [r"^Throw$", r"^hold", r"^throw again$"])
    company = Company(browser, house_with_pig.address)
    yield company
    company.go_home()


def test_it_stands_on_the_counter_with_a_picture_and_is_played_at_once(company: Company) -> None:
    an = company.visitor("An").come()
    cards = an.page.get_by_role("listitem").filter(has=an.page.get_by_role("button", name="Play Pig"))
    expect(cards).to_contain_text("once more, or is it enough?")
    assert an.page.get_by_role("heading", level=2).all_inner_texts()[5] == "Pig"
    expect(cards.locator("svg rect").first).to_be_attached()
    an.button("Play Pig").click()
    an.waits_for_turn("pig")
    rows = an.page.get_by_role("table", name="Score sheet").get_by_role("row")
    expect(rows).to_have_count(3)  # the head, the reader and one bot
    an.moves("pig")


def test_a_game_against_a_bot_is_played_to_its_end(company: Company) -> None:
    an = company.visitor("An").come()
    an.link(re.compile("^Pig: ")).click()
    an.button("Against bots").click()
    an.page.get_by_label("Your name").fill("An")
    an.heading("House rules").click()
    an.page.get_by_label("How many points win").fill(str(SHORT))
    an.start()
    assert company.play_by_hand("pig") > 0
    an.sees_the_end()
    an.sees(re.compile("ended with a one:"))


def test_it_is_played_by_keyboard_alone(company: Company) -> None:
    an = company.visitor("An").sit_at("pig", rules={"goal": SHORT})
    an.waits_for_turn("pig")
    for _ in range(4):
        an.moves("pig", by_key=True)


def test_a_refusal_and_the_rule_book_speak_its_words(company: Company) -> None:
    an = company.visitor("An").sit_at("pig", rules={"least": 30})
    an.waits_for_turn("pig")
    expect(an.button(re.compile("^hold"))).to_have_count(0)
    an.button("Rule book").click()
    book = an.page.get_by_role("dialog")
    expect(book).to_contain_text("A one ends the turn at once")
    expect(book).to_contain_text("How many points a turn must bring before one may hold")


def test_real_dice_are_typed(company: Company) -> None:
    an = company.visitor("An").sit_at("pig", others=["Bo"], real=True, rules={"goal": SHORT})
    for pips, stake in (("5", "5"), ("6", "11")):
        pad = an.page.get_by_role("region", name=re.compile("What did"))
        pad.get_by_role("button", name=pips, exact=True).click()
        expect(an.page.locator("dl")).to_contain_text(stake)
        an.button("throw again").click()


@pytest.fixture
def inspector(company: Company) -> Iterator[Inspector]:
    inspector = Inspector(company.visitor("An", viewport=NARROW))
    yield inspector
    assert inspector.found == []


def test_the_plain_board_is_looked_at_with_care(inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("pig", players=4)
    for step in range(3):
        inspector.reach(f"pig {step}", an.choices("pig"), (*PHONES, *SIDEWAYS, LAPTOP))
        an.moves("pig")
        inspector.look(f"pig {step}")
