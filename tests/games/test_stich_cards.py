"""S1–S4: the cards, the target, and the deal."""

from __future__ import annotations

import pytest

from tests.games.stich_talk import dealt, pack, table_with
from tests.table_talk import go_on, legal_words, played, rule_against, seat_on_turn, sit_down
from toog.core.course import Chance, Course
from toog.core.errors import Malformed, OutOfTurn
from toog.core.registry import find_game
from toog.games.stich.cards import COPIES, KINDS, PACK
from toog.games.stich.words import CARDS, VOCABULARY

EXAMPLE = "b1 b3 b9 r2 r4 r12 b2 b2 b6 r1 r1 r9"


def chance_of(course: Course) -> tuple[int, str]:
    turn = course.turn
    assert isinstance(turn, Chance)
    return turn.seat, turn.fall.rule


# S1


def test_s1_the_pack() -> None:
    assert (sum(COPIES), PACK) == (46, 46)
    assert (len(CARDS), len(COPIES)) == (KINDS, KINDS)
    assert CARDS[:10] == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b12")
    assert [card.replace("b", "r") for card in CARDS[:10]] == list(CARDS[10:])
    assert COPIES == (4, 3, 2, 2, 2, 2, 2, 2, 2, 2) * 2


def test_s1_the_vocabulary() -> None:
    assert VOCABULARY[:20] == CARDS
    assert VOCABULARY[20:] == ("draw", "keep", "pass", "swap", "hold")


# S2


@pytest.mark.parametrize(("card", "total"), [("b3", 8), ("r3", 2), ("b1", 6), ("r4", 1)])
def test_s2_black_adds_and_red_takes_away(card: str, total: int) -> None:
    assert go_on(table_with(f"{card} b9", "b1", pile="b5"), card).view(None)["sum"] == total


# S3


@pytest.mark.parametrize("pips", ["2", "3", "4", "5"])
def test_s3_the_die_sets_the_target(pips: str) -> None:
    course = sit_down("stich", 3)
    assert course.view(None)["target"] is None
    assert chance_of(course) == (2, "S3")
    assert go_on(course, pips).view(None)["target"] == 100 * int(pips)
    assert chance_of(course) == (2, "S4")


@pytest.mark.parametrize("pips", ["1", "6", "0", "3 3", "", "03", "drie"])
def test_s3_no_such_die(pips: str) -> None:
    with pytest.raises(Malformed):
        sit_down("stich", 3).throw(pips)


def test_s3_the_special_die_has_two_threes_and_two_fours() -> None:
    faces = iter(range(6))
    special = find_game("stich").falls[0]
    assert [special.draw(lambda _: next(faces))[0] for _ in range(6)] == [2, 3, 3, 4, 4, 5]


def test_s3_a_fixed_target_needs_no_die() -> None:
    course = sit_down("stich", 4, target=250)
    assert course.view(None)["target"] == 250
    assert chance_of(course) == (3, "S4")


def test_s3_the_die_comes_before_the_pack() -> None:
    assert rule_against(sit_down("stich", 2), pack()) == "S3"
    assert rule_against(played("stich", 2, "3"), "3") == "S4"


def test_s3_nobody_moves_before_the_deal() -> None:
    with pytest.raises(OutOfTurn):
        played("stich", 2, "3").play("b1")


# S4


def test_s4_the_example() -> None:
    course = played("stich", 2, "4", pack(EXAMPLE))
    assert (seat_on_turn(course), legal_words(course), course.scores) == (0, ["b1", "b3", "b9"], [0, 0])


def test_s4_six_cards_each_from_the_left_of_the_dealer() -> None:
    course = dealt("b1 b1 b1 b1 b2 b2", "b3 b3 b4 b4 b5 b5", "r1 r2 r3 r4 r5 r6")
    assert course.view(0)["hands"][0] == ["b1", "b1", "b1", "b1", "b2", "b2"]
    assert course.view(1)["hands"][1] == ["b3", "b3", "b4", "b4", "b5", "b5"]
    assert course.view(2)["hands"][2] == ["r1", "r2", "r3", "r4", "r5", "r6"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_s4_two_to_six_players(players: int) -> None:
    course = go_on(sit_down("stich", players, target=50), pack())
    seen = course.view(None)
    assert seen["sizes"] == [6] * players
    assert seen["stock"] == 46 - 6 * players
    assert (seat_on_turn(course), seen["dealer"]) == (0, players - 1)


@pytest.mark.parametrize("first", range(4))
def test_s4_who_leads_first_sits_left_of_the_dealer(first: int) -> None:
    course = sit_down("stich", 4, target=50, first=first)
    turn = course.turn
    assert isinstance(turn, Chance)
    assert turn.seat == course.view(None)["dealer"] == (first - 1) % 4
    go_on(course, pack("b1 b1 b1 b1 b2 b2"))
    assert seat_on_turn(course) == first
    assert course.view(first)["hands"][first] == ["b1", "b1", "b1", "b1", "b2", "b2"]


def test_s4_the_die_belongs_to_that_dealer_too() -> None:
    turn = sit_down("stich", 3, first=1).turn
    assert isinstance(turn, Chance)
    assert (turn.seat, turn.fall.form) == (0, "d")


def test_s4_who_led_first_is_no_part_of_the_position() -> None:
    one, other = (go_on(sit_down("stich", 3, target=50, first=first), pack()).state for first in (0, 1))
    other.dealer, other.hand = one.dealer, one.hand
    for seat in range(3):
        other.cards[20 * seat : 20 * seat + 20] = one.cards[20 * seat : 20 * seat + 20]
    assert one == other


def test_s4_the_stock_has_its_top_card_first() -> None:
    course = dealt("r1 r1 r1 r1 r2 r2", "r3 r3 r4 r4 r5 r5", stock="r9 r8 b7")
    go_on(course, "draw", "draw", "draw", "b7")
    assert course.view(0)["hands"][0] == ["r1", "r1", "r1", "r1", "r2", "r2", "r9"]
    assert course.view(1)["hands"][1] == ["r3", "r3", "r4", "r4", "r5", "r5", "r8"]
    assert course.view(None)["stock"] == 31


def test_s4_the_deal_moves_clockwise() -> None:
    course = table_with("b1", "b5 b5", "b6 b6")
    go_on(course, "b1")
    assert chance_of(course) == (0, "S4")
    go_on(course, pack("r3 r4 r5 r6 r7 r8", "b3 b4 b5 b6 b7 b8"))
    assert seat_on_turn(course) == 1
    assert course.view(1)["hands"][1] == ["r3", "r4", "r5", "r6", "r7", "r8"]
    assert course.view(2)["hands"][2] == ["b3", "b4", "b5", "b6", "b7", "b8"]


def test_s4_every_round_begins_with_a_clean_table() -> None:
    course = table_with("b7 b4", "r2 b1", "b6 b6", pile="b5")
    go_on(course, "b7", "b4", pack())
    seen = course.view(None)
    assert (seen["pile"], seen["sum"], seen["tricks"], seen["trick_points"]) == ([], None, [0] * 3, [0] * 3)
    assert (seen["sizes"], seen["stock"], seen["round"]) == ([6] * 3, 28, 2)


@pytest.mark.parametrize(
    "cards",
    [
        pack().replace("r12 r12", "r12"),
        pack().replace("r12 r12", "r12 r11"),
        pack().replace("r12 r12", "r12 r9"),
        pack() + " b1",
        pack().replace(" ", "  "),
        pack().replace(" ", ","),
        pack().upper(),
        "b1",
    ],
)
def test_s4_a_pack_of_other_cards_is_malformed(cards: str) -> None:
    with pytest.raises(Malformed):
        played("stich", 2, "3").throw(cards)


@pytest.mark.parametrize("card", ["b2", "r5"])
def test_s4_one_plays_from_the_own_hand(card: str) -> None:
    course = table_with("b1 r4", card, pile="b5")
    assert rule_against(course, card) == "S4"
