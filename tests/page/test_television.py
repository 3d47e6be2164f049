"""A television across the room: until the end every word is large enough, and stands upright."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.inspector import Inspector
from tests.page.visitor import NOBODY_OUT, TAPS, Company, Visitor
from toog.texts.voice import LANGUAGES

SCREEN = {"width": 1920, "height": 1080}
LEAST = 32  # pixels at which a letter can be read at three metres
MOVES = 4
# Every word that is seen, with what is wrong with it. What is scrolled out of sight is not seen.
UNREADABLE = """
least => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text || !shown || box.width < 1 || element.closest('.unseen')) continue;
    const scrolled = element.closest('.log')?.getBoundingClientRect();
    if (scrolled && box.bottom > scrolled.bottom) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().d : 1;
    const size = scale * parseFloat(getComputedStyle(element).fontSize);
    let turned = 0;
    for (let around = element; around; around = around.parentElement) {
      const { transform, rotate } = getComputedStyle(around);
      const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
      turned += (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI + (parseFloat(rotate) || 0);
    }
    const upright = Math.abs(Math.sin((turned * Math.PI) / 360)) < 0.1;
    if (size < least) faults.add(`${text}: ${size} px`);
    if (!upright) faults.add(`${text}: turned by ${turned}`);
    if (box.right > innerWidth || box.bottom > innerHeight) faults.add(`${text}: off the screen`);
  }
  return [...faults];
}
"""


def television(company: Company, table: str) -> Visitor:
    visitor = company.visitor("television", viewport=SCREEN).come(f"/tv/{table}")
    visitor.page.get_by_role("heading", level=1).wait_for()
    return visitor


def unreadable(visitor: Visitor) -> list[str]:
    visitor.reads_every_letter()
    found: list[str] = visitor.page.evaluate(UNREADABLE, LEAST)
    return found


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


@pytest.mark.parametrize(
    ("game", "players", "rules"),
    [("pietjesbak", 8, {"marks": 1}), ("azen_jagen", 2, {"orders": 1})],  # most places, and most words
)
def test_the_end_is_read_across_the_room(
    game: str, players: int, rules: dict[str, int], company: Company
) -> None:
    an = company.visitor("An").sit_at(game, players=players, rules=rules)
    an.waits_for_turn(game)
    screen = television(company, an.table)
    company.play_to_the_end(game)
    reader = Inspector(screen)
    for language in LANGUAGES:
        reader.speak(language)
        assert unreadable(screen) == [], language
