"""What lies on a table keeps its place while people play: nothing jumps because something else is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.visitor import Company, Visitor

# Every frame: where the upper left corner of each thing is.
WATCH = """
(things) => {
  window.places = Object.fromEntries(things.map((thing) => [thing, []]));
  const look = () => {
    for (const thing of things) {
      const found = document.querySelector(thing)?.getBoundingClientRect();
      if (!found) continue;
      const place = `${Math.round(found.x)},${Math.round(found.y)}`;
      if (!window.places[thing].includes(place)) window.places[thing].push(place);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
MOVES = 12
WIDTHS = [320, 375]


def sit_together(company: Company, game: str, width: int) -> Visitor:
    """Three round one phone."""
    an = company.visitor("An")
    an.page.set_viewport_size({"width": width, "height": 720})
    return an.sit_at(game, players=3, others=["Bo", "Casimir"])


def play_until(an: Visitor, game: str, last: str) -> None:
    """The last is tapped, too."""
    while an.button(re.compile(last)).count() == 0:
        an.moves(game)
    an.moves(game)


@pytest.mark.parametrize("width", WIDTHS)
def test_board_and_die_of_mens_keep_their_place(width: int, company: Company) -> None:
    an = sit_together(company, "mens", width)
    an.page.locator(".mens .ledge > .die").wait_for()
    an.page.evaluate(WATCH, [".mens > .field", ".mens .ledge > .die"])
    for _ in range(MOVES):
        an.moves("mens")
    play_until(an, "mens", r"^(Move|Pawn \d)")
    assert [len(places) for places in an.page.evaluate("Object.values(window.places)")] == [1, 1]


@pytest.mark.parametrize("width", WIDTHS)
def test_z11_what_lies_on_the_felt_of_zocken_stays_while_bets_are_made(width: int, company: Company) -> None:
    an = sit_together(company, "zocken", width)
    an.button(re.compile("^throw the .* die$")).first.wait_for()
    an.page.evaluate(WATCH, [".zocken .slate", ".zocken .loose"])
    play_until(an, "zocken", "^Bet on it$")
    expect(an.page.locator(".zocken .out")).to_be_visible()
    expect(an.page.locator(".zocken ul")).to_contain_text("Bo passes")
    assert [len(places) for places in an.page.evaluate("Object.values(window.places)")] == [1, 1]
