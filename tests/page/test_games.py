"""Each of the five games, played to its end by hand."""

from __future__ import annotations

import pytest

from tests.page.visitor import Company

AGAINST_BOTS = [
    ("Pietjesbak", {"Marks on the slate at the start": "1"}),
    ("Azen jagen", {"Consumptions to be played": "1"}),
    ("Zocken", {"Number of rounds": "1"}),
    ("12er Stich", {"Points to reach": "50"}),
]


@pytest.mark.parametrize(("game", "rules"), AGAINST_BOTS, ids=[game for game, _ in AGAINST_BOTS])
def test_a_game_against_bots_is_played_to_its_end(game: str, rules: dict[str, str], company: Company) -> None:
    an = company.visitor("An")
    an.set_up(game, players=2, rules=rules).start()
    assert company.play_to_the_end(game) > 0
    an.sees_the_end()


def test_a_long_game_goes_by_quickly_with_dice_that_fall_by_themselves(company: Company) -> None:
    an = company.visitor("An")
    an.set_up("Mens erger je niet", players=4).start()
    an.let_dice_fall()
    assert company.play_to_the_end("Mens erger je niet") > 0
    an.sees_the_end()
