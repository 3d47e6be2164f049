"""A television across the room: until the end every word is large enough, and stands upright."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.across_the_room import SCREEN, unreadable
from tests.page.inspector import Inspector
from tests.page.visitor import NOBODY_OUT, TAPS, Company, Visitor
from toog.texts.voice import LANGUAGES

MOVES = 4


def television(company: Company, table: str) -> Visitor:
    visitor = company.visitor("television", viewport=SCREEN).come(f"/tv/{table}")
    visitor.page.get_by_role("heading", level=1).wait_for()
    return visitor


def test_how_to_come_is_read_across_the_room(company: Company) -> None:
    an = company.visitor("An")
    code = an.set_up("mens", company="With friends, by link", players=4).lay_table()
    screen = television(company, an.table)
    expect(screen.page.get_by_role("main")).to_contain_text(code)
    assert unreadable(screen) == []
    an.button("Fill up with bots").click()
    screen.heading("The host starts the game when everyone is there.").wait_for()
    expect(screen.page.get_by_role("main")).not_to_contain_text(code)
    assert unreadable(screen) == []
    screen.come("/tv").heading("Which table?").wait_for()
    assert unreadable(screen) == []


@pytest.mark.parametrize("game", TAPS)
def test_a_game_is_read_across_the_room(company: Company, game: str) -> None:
    an = company.visitor("Godelieve")
    an.sit_at(game, players=4, rules=NOBODY_OUT if game == "pietjesbak" else {})
    an.waits_for_turn(game)
    screen = television(company, an.table)
    for _ in range(MOVES):
        an.moves(game)
        assert unreadable(screen) == []


def test_who_switches_it_on_in_the_middle_of_a_game_reads_what_happened_last(company: Company) -> None:
    an = company.visitor("An").sit_at("mens", others=["Bo"])
    an.moves("mens")
    said = an.page.locator(".told")
    expect(said).to_contain_text("An throws a")
    expect(television(company, an.table).page.locator(".told")).to_have_text(said.inner_text())


def test_the_end_is_read_across_the_room(company: Company) -> None:
    """With eight, so that there is most to read."""
    an = company.visitor("An").sit_at("pietjesbak", players=8, rules={"marks": 1})
    an.waits_for_turn("pietjesbak")
    screen = television(company, an.table)
    company.play_to_the_end("pietjesbak")
    reader = Inspector(screen)
    for language in LANGUAGES:
        reader.speak(language)
        assert unreadable(screen) == [], language
