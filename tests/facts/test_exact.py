"""What is counted, counted a second way; and what the pages say is what was counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, sqrt
from pathlib import Path

import pytest

from facts.exact import azen_jagen, mens, pietjesbak, stich, zocken
from toog.bots import find_choose
from toog.core.contract import CHANCE
from toog.core.registry import find_game
from toog.fast import simulate
from toog.games.mens.rules import open_turn
from toog.games.mens.state import Mens
from toog.games.pietjesbak.worth import worth
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.state import Stich

DOCS = Path(__file__).parents[2] / "docs" / "facts"
PIPS = range(1, 7)
THROWS = list(product(PIPS, PIPS, PIPS))


def table_of(page: str, heading: str) -> dict[str, list[str]]:
    """The rows of the first table under a heading, by their first cell."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8").partition(f"## {heading}\n")[2]
    lines = text[text.index("\n| ") + 1 :].split("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {first: rest for first, *rest in cells}


# Pietjesbak


def test_the_ladder_of_pietjesbak_on_the_page_is_all_216_throws() -> None:
    ways = Counter(worth(*dice, False) for dice in THROWS)
    rows = table_of("pietjesbak", "What can be reached in a turn")
    assert {int(first): row[1] for first, row in rows.items()} == {
        value: f"{many}/216" for value, many in ways.items()
    }
    for value, row in rows.items():
        better = sum(many for other, many in ways.items() if other >= int(value)) / 216
        for throws, cell in enumerate(row[2:5], start=1):
            assert share_in(cell) == pytest.approx(1 - (1 - better) ** throws, abs=0.001)


def share_in(cell: str) -> float:
    return float(cell.strip("<> %")) / 100


def test_kinds_of_throws_are_all_throws_once() -> None:
    assert sum(kind.ways for kind in pietjesbak.KINDS) == 216
    rows = table_of("pietjesbak", "How often each throw falls")
    assert {kind.name: f"{kind.ways}/216" for kind in pietjesbak.KINDS} == {
        first: row[0] for first, row in rows.items()
    }


@pytest.mark.parametrize("rung", pietjesbak.ladder()[::7], ids=lambda rung: str(rung.worth))
def test_a_stoef_against_two_throw_by_throw(rung: pietjesbak.Rung) -> None:
    """Over all 216² answers: won outright, or the throw-off among those who tie, with equal chances."""
    ways = Counter(worth(*dice, False) for dice in THROWS)
    won = Fraction(0)
    for (one, ones), (two, twos) in product(ways.items(), repeat=2):
        if max(one, two) <= rung.worth:
            tied = (one == rung.worth) + (two == rung.worth)
            won += Fraction(ones * twos, tied + 1)
    assert rung.stoef_wins(2) == won / 216**2


# Azen jagen


def test_ways_of_aces_on_the_page() -> None:
    ways = Counter(dice.count(1) for dice in THROWS)
    rows = table_of("azen_jagen", "How often aces fall")
    assert {first: row[0] for first, row in rows.items()} == {str(k): f"{n}/216" for k, n in ways.items()}


def test_too_slow_on_the_page() -> None:
    for sips, (cell, _) in table_of("azen_jagen", "How often the drinker is too slow").items():
        assert share_in(cell) == pytest.approx(1 - (125 / 216) ** (int(sips) - 1), abs=0.001)


def test_the_mean_of_the_throws_to_the_ninth_ace_is_that_of_their_chances() -> None:
    chances = azen_jagen.throws_to_ninth(120)
    assert sum(chances) == pytest.approx(1, abs=1e-6)
    assert sum(many * chance for many, chance in enumerate(chances)) == pytest.approx(
        float(azen_jagen.mean_throws()), abs=1e-4
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_someone_orders_and_someone_drinks(players: int) -> None:
    assert sum(azen_jagen.roles(players).values()) == 1
    assert sum(azen_jagen.wins(players, 3, 3)) == 1


def test_azen_jagen_counted_agrees_with_azen_jagen_played() -> None:
    game = find_game("azen_jagen")
    played = simulate(game, [find_choose("random", game)] * 3, 40_000, seed=8)
    for name, counted in (
        ("throws", azen_jagen.game_throws(3, 3)),
        ("too_slow", 3 * azen_jagen.too_slow(3)),
    ):
        assert abs(played.counts[name] - counted) < 5 * played.errors.counts[name]


# Zocken


def test_rows_in_order_by_the_binomial() -> None:
    """Seven of six values with repeats, in two directions; the six rows of equals are both."""
    assert zocken.rows_in_order(7) == 2 * comb(12, 5) - 6
    assert zocken.all_at_home(1) == zocken.all_at_home(2) == 1


@pytest.mark.parametrize("players", [1, 3])
def test_no_die_decides_how_long_zocken_takes(players: int) -> None:
    game = find_game("zocken")
    played = simulate(game, [find_choose("random", game)] * players, 200, options={"rounds": 2}, seed=1)
    assert played.decisions == zocken.decisions(players, 2)
    assert played.chances == zocken.throws(players, 2)
    assert played.errors.steps == 0


def test_a_bet_breaks_even() -> None:
    for points in (60, 100, 201):
        chance = zocken.bet_pays_from(points)
        assert chance * (points // 2) == (1 - chance) * 20


# 12er Stich


def test_a_hand_of_six_has_some_number_of_black_cards() -> None:
    assert sum(stich.of_hand(stich.BLACKS, black) for black in range(7)) == 1
    assert sum(black * stich.of_hand(stich.BLACKS, black) for black in range(7)) == 3


def test_the_target_on_the_page() -> None:
    faces = Counter((2, 3, 3, 4, 4, 5))
    rows = table_of("stich", "The target")
    assert {first: Fraction(row[0]) for first, row in rows.items()} == {
        str(100 * pips): Fraction(many, 6) for pips, many in faces.items()
    }


@pytest.mark.parametrize("lead", stich.leads(), ids=lambda lead: str(lead.card))
def test_a_lead_is_taken_by_just_these_cards(lead: stich.Lead) -> None:
    """By the rules themselves: lead it, and let the next player answer with every card there is."""
    takers = []
    for card in stich.CARDS:
        s = two_cards_each(lead.card, card)
        game = find_game("stich")
        game.rules.play(s, 0, lead.card)
        if game.rules.refusal(s, 1, card) == 0:
            game.rules.play(s, 1, card)
            takers += [card] * s.tricks[1]
    if lead.card in takers:  # the card itself is not there to take it
        takers.remove(lead.card)
    assert sorted(takers) == lead.takers


def two_cards_each(one: int, other: int) -> Stich:
    s: Stich = find_game("stich").begin(2, {"target": 500})
    find_game("stich").rules.throw(s, stich.CARDS)
    for held in range(2 * KINDS):
        s.cards[held] = 0
    for seat, card in enumerate((one, other)):
        s.cards[KINDS * seat + card] = 1
        s.cards[KINDS * seat] += 1
        s.sizes[seat] = 2
    s.drawn = NO_CARD
    return s


# Mens erger je niet


def hunt(hunters: list[int], victim: int) -> Mens:
    """Colour 0 is about to throw with these pawns; one pawn of colour 1 stands on that circle."""
    s: Mens = find_game("mens").begin(4, {"must_hit": True, "first_pawn": "six"})
    for fell in ([6], [1], [1], [1]):
        find_game("mens").rules.throw(s, fell)
    for pawn, step in enumerate(sorted(hunters)):
        s.pawns[pawn] = step
        if 0 <= step < s.circles:
            s.ring[step] = 1
    s.pawns[7] = (victim - s.gap) % s.circles
    s.ring[victim] = 2
    open_turn(s, 0)
    return s


def chance_to_hit(s: Mens, deepest: int) -> Fraction:
    """In this turn, by the rules; sixes beyond the depth are left out."""
    rules = find_game("mens").rules
    hit = Fraction(0)
    for pips in PIPS if deepest else ():
        after = s.copy()
        rules.throw(after, [pips])
        out = [0] * 54
        assert rules.moves(after, 0, out) == 1
        rules.play(after, 0, out[0])
        if after.hits > after.own_hits:
            hit += 1
        elif after.colour == 0 and rules.turn(after) == CHANCE:
            hit += chance_to_hit(after, deepest - 1)
    return hit / 6


@pytest.mark.parametrize("distance", range(1, 13))
def test_the_reach_of_a_lone_pawn(distance: int) -> None:
    home = [41, 42, 43]
    assert chance_to_hit(hunt([15, *home], 15 + distance), 4) == mens.reach(distance)


@pytest.mark.parametrize("distance", range(1, 8))
def test_the_reach_of_a_pawn_with_others_in_the_box(distance: int) -> None:
    assert chance_to_hit(hunt([15, -1, -1, 43], 15 + distance), 4) == mens.reach_with_box(distance)


@pytest.mark.parametrize("distance", range(7))
def test_the_danger_of_the_box(distance: int) -> None:
    assert float(chance_to_hit(hunt([-1, -1, 42, 43], distance), 9)) == pytest.approx(
        float(mens.entering(distance)), abs=1e-6
    )


@pytest.mark.parametrize(
    ("free", "bounce", "turns"),
    [
        (0, True, Fraction(5)),  # a one: six throws, of which the sixes throw again
        (1, True, Fraction(3)),  # a two, or a six counted back: three throws, and the six is a turn as well
        (2, True, Fraction(5, 2)),  # a three, or a five counted back
        (3, True, Fraction(5)),  # a four
        (2, False, Fraction(5)),
    ],
)
def test_the_last_pawn_next_to_a(free: int, bounce: bool, turns: Fraction) -> None:
    assert mens.turns_home(free, 1, bounce) == turns


def test_waiting_for_a_six() -> None:
    assert mens.turns_for_six(1) == 6
    assert mens.turns_for_six(3) == Fraction(216, 91)
    assert mens.six_within(10, 1) == 1 - Fraction(5, 6) ** 10
    assert mens.throws_a_turn() == sum(
        (Fraction(k * 5, 6**k) for k in range(1, 60)), Fraction(0)
    ).limit_denominator(9)
    assert sqrt(mens.sixes_in_a_row(2)) == pytest.approx(1 / 6)
