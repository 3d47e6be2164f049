"""Games played to their end by hand. Mens, which is long, is played in test_in_step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.visitor import PHONE, THE_END, Company

ON_THE_PAGE = """tray => {
  const { left, top, width, height } = tray.getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height];
}"""
SHORT: dict[str, dict[str, int]] = {
    "pietjesbak": {"marks": 1},
    "azen_jagen": {"orders": 1},
    "zocken": {"rounds": 1},
    "stich": {"target": 50},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_game_against_a_bot_is_played_to_its_end(game: str, company: Company) -> None:
    an = company.visitor("An")
    an.set_up(game, rules=SHORT[game]).start()
    assert company.play_by_hand(game) > 0
    an.sees_the_end()


@pytest.mark.parametrize("game", ["pietjesbak", "stich", "zocken"])
def test_two_browsers_at_one_table_play_to_the_end(game: str, company: Company) -> None:
    an, bo = company.visitor("An"), company.visitor("Bo")
    code = an.set_up(game, company="With friends, by link", rules=SHORT[game]).lay_table()
    bo.join(code).sit_down()
    bo.sees("The host starts the game when everyone is there.")
    an.start()
    company.play_by_hand(game)
    assert an.names_who_won("An", "Bo") == bo.names_who_won("An", "Bo")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 720}])
def test_the_last_board_stays_where_it_was(viewport: dict[str, int], company: Company) -> None:
    an = company.visitor("An", viewport=viewport)
    an.set_up("pietjesbak", rules=SHORT["pietjesbak"]).start()
    an.waits_for_turn("pietjesbak")
    an.reads_every_letter()
    tray = an.page.get_by_role("region", name="Pietjesbak").locator("svg").first
    before = tray.evaluate(ON_THE_PAGE)
    company.play_by_hand("pietjesbak")
    for end in (an.heading(THE_END), an.button("Play again")):
        expect(end).to_be_in_viewport(ratio=1)
    assert tray.evaluate(ON_THE_PAGE) == before  # the page may have rolled on to the end
