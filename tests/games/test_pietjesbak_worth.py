"""P7–P10: what a throw is worth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from toog.games.pietjesbak.worth import APES, SEVEN, SOIXANTE_NEUF, ZAND, die_worth, reward, worth

PIPS = range(1, 7)
ALL_THROWS = list(product(PIPS, PIPS, PIPS))


@pytest.mark.parametrize(("pips", "value"), [(1, 100), (6, 60), (5, 5), (4, 4), (3, 3), (2, 2)])
def test_p7_worth_of_one_die(pips: int, value: int) -> None:
    assert die_worth(pips) == value


@pytest.mark.parametrize(
    ("dice", "value"), [((1, 4, 3), 107), ((6, 4, 2), 66), ((1, 1, 6), 260), ((2, 2, 3), 7), ((6, 6, 5), 125)]
)
def test_p8_a_sum_is_the_worth_of_its_dice(dice: tuple[int, int, int], value: int) -> None:
    assert worth(*dice, False) == value


def test_p8_from_high_to_low() -> None:
    ladder = [
        (1, 1, 1),
        (6, 5, 4),
        (6, 6, 6),
        (5, 5, 5),
        (4, 4, 4),
        (3, 3, 3),
        (2, 2, 2),
        (1, 1, 6),
        (2, 2, 3),
    ]
    values = [worth(a, b, c, False) for a, b, c in ladder]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


def test_p8_every_other_throw_lies_between_zand_and_seven() -> None:
    named = {APES, SOIXANTE_NEUF, SEVEN, *range(ZAND + 2, ZAND + 7)}
    others = [worth(*dice, False) for dice in ALL_THROWS if worth(*dice, False) not in named]
    assert min(others) > SEVEN
    assert max(others) < ZAND


def test_p8_zand_equal_by_option() -> None:
    assert len({worth(pips, pips, pips, True) for pips in range(2, 7)}) == 1
    assert worth(1, 1, 1, True) == APES
    assert worth(1, 1, 6, True) < worth(2, 2, 2, True) < worth(6, 5, 4, True)


@pytest.mark.parametrize("equal", [False, True])
def test_p9_the_order_of_the_dice_never_matters(equal: bool) -> None:
    for dice in ALL_THROWS:
        assert {worth(a, b, c, equal) for a, b, c in permutations(dice)} == {worth(*dice, equal)}


def test_p8_all_216_throws_by_class() -> None:
    """Orders of equal dice 1, of a pair and another 3, of three different dice 6."""
    classes = Counter(worth(*dice, False) for dice in ALL_THROWS)
    assert classes[APES] == 1
    assert classes[SOIXANTE_NEUF] == 6
    assert [classes[ZAND + pips] for pips in range(2, 7)] == [1] * 5
    assert classes[SEVEN] == 3
    assert sum(many for value, many in classes.items() if value < ZAND) == 216 - 1 - 6 - 5


def test_p8_how_many_throws_have_each_sum() -> None:
    """Sort the 216 by their ones and sixes, and the rest of each is dice of 2, 3, 4, 5.

    Three such dice: 64, less 4 zand. A six and two: 3 places times 16, less the 6 of soixante-neuf, which
    takes the 69 away. A one and two: 48. Two sixes or two ones and another: 3 times 4 each. One of both and
    another: 6 times 4. Then 1-6-6 and 1-1-6, 3 each.
    """
    sums = Counter(value for dice in ALL_THROWS if (value := worth(*dice, False)) < ZAND)
    expected = {
        **dict(zip(range(7, 15), (3, 6, 9, 12, 12, 9, 6, 3), strict=True)),
        **dict(zip((64, 65, 66, 67, 68, 70), (3, 6, 9, 12, 9, 3), strict=True)),
        **dict(zip(range(104, 111), (3, 6, 9, 12, 9, 6, 3), strict=True)),
        **dict.fromkeys(range(122, 126), 3),
        **dict.fromkeys(range(202, 206), 3),
        **dict.fromkeys(range(162, 166), 6),
        220: 3,
        260: 3,
    }
    assert sums == expected
    assert sum(expected.values()) == (64 - 4) + (48 - 6) + 48 + 12 + 12 + 24 + 3 + 3 == 204


@pytest.mark.parametrize(("equal", "ties"), [(False, 1572), (True, 1592)])
def test_p6_how_often_two_throws_tie(equal: bool, ties: int) -> None:
    """Of the 216² pairs: the squares of the classes above, and with equal zand 5² where it was 5 times 1."""
    values = [worth(*dice, equal) for dice in ALL_THROWS]
    assert sum(many * many for many in Counter(values).values()) == ties


@pytest.mark.parametrize(
    ("dice", "marks"), [((2, 2, 3), 1), ((1, 1, 6), 1), ((2, 2, 2), 2), ((6, 6, 6), 2), ((4, 6, 5), 3)]
)
@pytest.mark.parametrize("equal", [False, True])
def test_p10_reward_of_a_winning_throw(dice: tuple[int, int, int], marks: int, equal: bool) -> None:
    assert reward(worth(*dice, equal)) == marks
