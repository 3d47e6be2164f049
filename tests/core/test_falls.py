"""Dice and packs: words to codes and back, and how chance makes them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toog.core.falls import Choose, Dice, Fall, Pack

DICE = Dice(3, rule="P3")
SPECIAL = Dice(1, rule="M9", faces=(2, 3, 3, 4, 4, 5))
PACK = Pack(kinds=("b1", "b12", "r1"), copies=(2, 1, 3), rule="S1")
FALLS: list[Fall] = [DICE, SPECIAL, PACK, Dice(1, rule="C2")]


def choices(*chosen: int) -> Choose:
    """Chance that has made up its mind."""
    left = iter(chosen)

    def choose(faces: int) -> int:
        choice = next(left)
        assert choice < faces
        return choice

    return choose


@given(st.lists(st.sampled_from(DICE.faces), min_size=3, max_size=3))
def test_dice_round_trip(fell: list[int]) -> None:
    assert DICE.read(DICE.say(fell)) == fell


@given(st.permutations(PACK.cards))
def test_a_pack_round_trips(fell: list[int]) -> None:
    assert PACK.read(PACK.say(fell)) == fell


@given(st.text(alphabet="123456 brx\u0663\u00b2", max_size=24), st.sampled_from(FALLS))
def test_what_can_be_read_says_itself_again(words: str, fall: Fall) -> None:
    """One form only: no other spaces, no other digits."""
    fell = fall.read(words)
    assert fell is None or fall.say(fell) == words


@given(st.one_of(st.none(), st.integers(), st.lists(st.integers()), st.booleans(), st.binary()))
def test_what_is_no_text_is_not_read(words: object) -> None:
    assert [fall.read(words) for fall in FALLS] == [None] * len(FALLS)


@pytest.mark.parametrize("words", ["", " ", "1 2", "1 2 3 4", "123", "1,2,3", "1 2  ", "1\t2\t3"])
def test_dice_that_are_not_three_are_not_read(words: str) -> None:
    assert DICE.read(words) is None


@pytest.mark.parametrize("words", ["1  2 3", " 1 2 3", "1 2 3 ", "01 2 3", "-1 2 3"])
def test_dice_in_another_form_are_not_read(words: str) -> None:
    assert DICE.read(words) is None


@pytest.mark.parametrize("words", ["0 1 2", "7 1 2", "1 2 x", "1 2 \u0663", "1 2 ²", "1 2 \n"])
def test_dice_that_do_not_exist_are_not_read(words: str) -> None:
    assert DICE.read(words) is None


@pytest.mark.parametrize("words", ["1", "6", "2 3", "", "0"])
def test_the_special_die_has_only_its_own_faces(words: str) -> None:
    assert SPECIAL.read(words) is None
    assert [SPECIAL.read(pips) for pips in "2345"] == [[2], [3], [4], [5]]


@pytest.mark.parametrize(
    "words",
    [
        "",
        "b1",
        "b1 b1 b12 r1 r1",
        "b1 b1 b12 r1 r1 r1 r1",
        "b1 b12 b12 r1 r1 r1",
        "b1 b1 b12 r1 r1 r2",
        "b1 b1 b12 r1 r1 R1",
        "b1  b1 b12 r1 r1 r1",
        "b1 b1 b12 r1 r1 r1 ",
        "b1,b1,b12,r1,r1,r1",
    ],
)
def test_a_wrong_pack_is_not_read(words: str) -> None:
    assert PACK.read(words) is None


def test_a_long_text_is_not_even_split() -> None:
    assert DICE.read("1 " * 10**6) is None
    assert PACK.read("r1 " * 10**6) is None


def test_a_pack_is_read_in_any_order() -> None:
    assert PACK.read("r1 b12 r1 b1 b1 r1") == [2, 1, 2, 0, 0, 2]


def test_forms() -> None:
    assert [fall.form for fall in FALLS] == ["d d d", "d", "b1 … r1 (6)", "d"]


def test_the_pack_in_the_order_of_the_rules() -> None:
    assert PACK.cards == [0, 0, 1, 2, 2, 2]
    assert PACK.say(PACK.cards) == "b1 b1 b12 r1 r1 r1"


def test_a_buffer_may_be_longer_than_what_fell() -> None:
    assert DICE.say([6, 5, 4, 0, 0]) == "6 5 4"
    assert PACK.say([*PACK.cards, 0, 0]) == PACK.say(PACK.cards)


def test_dice_are_drawn_in_the_order_thrown() -> None:
    assert DICE.draw(choices(0, 5, 2)) == [1, 6, 3]


def test_the_special_die_is_drawn_by_its_faces() -> None:
    assert [SPECIAL.draw(choices(chosen))[0] for chosen in range(6)] == [2, 3, 3, 4, 4, 5]


def test_a_pack_is_shuffled_from_the_last_card_down() -> None:
    asked: list[int] = []

    def first(faces: int) -> int:
        asked.append(faces)
        return 0

    pack = Pack(kinds=tuple("abcd"), copies=(1, 1, 1, 1), rule="S1")
    assert pack.say(pack.draw(first)) == "b c d a"
    assert asked == [4, 3, 2]


def test_every_order_of_a_pack_is_equally_likely() -> None:
    """The 4·3·2 ways to choose give each of the 24 orders once."""
    pack = Pack(kinds=tuple("abcd"), copies=(1, 1, 1, 1), rule="S1")
    ways = product(range(4), range(3), range(2))
    orders = [pack.say(pack.draw(choices(*way))) for way in ways]
    assert len(set(orders)) == len(orders) == 24
