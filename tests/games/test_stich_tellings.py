"""What is told of 12er Stich, in keys and in four languages."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.games.stich_talk import dealt, pack, table_with
from tests.table_talk import NAMES, go_on, sit_down, tellings_of, told_last
from toog.core.contract import SPECTATOR, Telling
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game
from toog.texts.voice import LANGUAGES, Voice


def keys(tellings: list[Telling]) -> list[str]:
    return [telling.key for telling in tellings]


def test_s3_the_target() -> None:
    course = go_on(sit_down("stich", 3), "4")
    assert told_last(course) == [Telling("throws-target", {"seat": 2, "target": 400})]


def test_s4_the_deal() -> None:
    course = dealt("b1 b2 b3 b4 b5 b6", "r1 r2 r3 r4 r5 r6")
    opens = [Telling("deals", {"seat": 1, "round": 1}), Telling("opens-round", {"seat": 0})]
    assert told_last(course) == opens


def test_s6_the_new_sum_is_announced() -> None:
    course = table_with("b7 b1", "r3 b1")
    assert tellings_of(course, "b7") == [
        Telling("leads", {"seat": 0, "colour": "black", "value": 7, "sum": 7})
    ]
    assert tellings_of(course, "r3") == [
        Telling("follows", {"seat": 1, "colour": "red", "value": 3, "sum": 4})
    ]


@pytest.mark.parametrize(("card", "colour", "value", "total"), [("b7", "black", 7, 12), ("r5", "red", 5, 0)])
def test_s7_a_trick(card: str, colour: str, value: int, total: int) -> None:
    points = {"b7": 15, "r5": 10}[card]
    takes = Telling("takes", {"seat": 0, "colour": colour, "value": value, "sum": total, "points": points})
    assert tellings_of(table_with(f"{card} b1", "b1 b1", pile="b5"), card) == [takes]


def test_s7_a_led_twelve_only_leads() -> None:
    assert keys(tellings_of(table_with("b12 b1", "r1 r1"), "b12")) == ["leads"]


@pytest.mark.parametrize("eyes", [SPECTATOR, 1])
def test_s9_others_hear_who_drew(eyes: int) -> None:
    course = table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b8 b3")
    assert tellings_of(course, "draw", eyes) == [Telling("draws", {"seat": 0})]


def test_s9_who_drew_hears_the_card() -> None:
    course = table_with("b9 r9", "b1 b1", pile="b5", stock="b9 b8 b3")
    drew = Telling("draws-card", {"seat": 0, "colour": "black", "value": 9})
    assert tellings_of(course, "draw", 0) == [drew, Telling("does-not-fit", {"seat": 0})]


def test_s9_a_card_that_does_not_fit() -> None:
    course = table_with("b9 r9", "b1 b1", pile="b5", stock="b9 b8 b3")
    assert tellings_of(course, "draw") == [
        Telling("draws", {"seat": 0}),
        Telling("does-not-fit", {"seat": 0}),
    ]


def test_s9_keeps() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3"), "draw")
    assert tellings_of(course, "keep", 0) == [Telling("keeps", {"seat": 0})]


def test_s10_passes_and_s11_the_lead_goes_on() -> None:
    assert tellings_of(table_with("b9 r9", "b1 b1", pile="b5"), "pass") == [Telling("passes", {"seat": 0})]
    assert tellings_of(table_with("r9 r9", "b1 b1"), "pass") == [
        Telling("passes", {"seat": 0}),
        Telling("lead-goes-on", {"seat": 1}),
    ]


def test_s11_the_lead_goes_on_after_a_draw() -> None:
    course = table_with("r9 r9", "b1 b1", stock="r1 b1")
    assert keys(tellings_of(course, "draw")) == ["draws", "does-not-fit", "lead-goes-on"]


def test_s12_the_last_card() -> None:
    assert tellings_of(table_with("b7", "b1 b1", pile="b5"), "b7")[1:] == [
        Telling("goes-out", {"seat": 0, "points": 30})
    ]


def test_s13_nobody_can_play() -> None:
    assert keys(tellings_of(table_with("b4 b9", "b9 r12", pile="b5"), "b4")) == ["follows", "stuck"]
    last = tellings_of(table_with("b9", "b9 r12", pile="b5", stock="b8"), "draw", 0)
    assert keys(last) == ["draws-card", "last-of-stock", "does-not-fit", "stuck"]


def test_s15_what_is_taken_off() -> None:
    course = table_with("b7", "b1 r12", "b9", pile="b5", hand="minus")
    assert tellings_of(course, "b7")[2:] == [
        Telling("minus", {"seat": 1, "points": 25}),
        Telling("minus", {"seat": 2, "points": 10}),
    ]
    stuck = tellings_of(table_with("b7 r9", "r9 r12", pile="b5", hand="minus"), "b7")
    assert stuck[1:] == [
        Telling("stuck", {}),
        Telling("minus", {"seat": 0, "points": 10}),
        Telling("minus", {"seat": 1, "points": 30}),
    ]


def test_s16_the_end() -> None:
    course = table_with("b1", "b1 b1", target=50)
    course.state.points[0] = 25
    assert tellings_of(course, "b1")[2:] == [Telling("wins", {"seat": 0, "points": 55})]


def test_s16_a_shared_win() -> None:
    course = table_with("b1", "b1 b1", "b1 b1", target=50)
    course.state.points[0] = 25
    course.state.points[2] = 55
    assert tellings_of(course, "b1")[2:] == [Telling("shared-win", {"seats": "0 2", "points": 55})]


@pytest.mark.parametrize(("word", "colour"), [("swap", "red"), ("hold", "black")])
def test_s17_the_colours(word: str, colour: str) -> None:
    course = go_on(table_with("b7 b1 r1", "b1 r1", pile="b5", swap=True), "b7")
    assert tellings_of(course, word) == [Telling(f"{word}s", {"seat": 0, "colour": colour})]


def whole_game(seed: int) -> Course:
    rng = random.Random(seed)
    course = sit_down("stich", 2 + seed % 5, swap=seed % 2 == 0, hand="minus")
    while not isinstance(turn := course.turn, Over):
        if isinstance(turn, Chance):
            go_on(course, turn.fall.say(turn.fall.draw(rng.randrange)))
        else:
            go_on(course, rng.choice(course.legal(turn.seats[0])))
    return course


@cache
def one_of_each() -> dict[str, Telling]:
    told = [telling for seed in range(30) for _, told in whole_game(seed).told(0) for telling in told]
    shared = Telling("shared-win", {"seats": "0 2 3", "points": 310})
    return {telling.key: telling for telling in [*told, shared]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_can_be_said(language: str) -> None:
    voice = Voice(language, find_game("stich"))
    said = [voice.tell(telling, NAMES) for telling in one_of_each().values()]
    assert all("{" not in sentence for sentence in said)


def test_every_key_is_told_in_a_game() -> None:
    text = (find_game("stich").folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("tell-")}
    assert {f"tell-{key}" for key in one_of_each()} == written


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "An plays black 7: the sum is 12, a trick of 15 points!"),
        ("nl", "An legt een zwarte 7: dat is 12, en een slag van 15 punten!"),
        ("fr", "An joue un 7 noir : la somme est 12, un pli de 15 points !"),
        ("de", "An legt eine schwarze 7: Das macht 12 und einen Stich mit 15 Punkten!"),
    ],
)
def test_a_trick_in_words(language: str, sentence: str) -> None:
    tellings = tellings_of(table_with("b7 b1", "b1 b1", pile="b5"), "b7")
    assert Voice(language, find_game("stich")).tell(tellings[0], NAMES) == sentence


def test_a_new_round_is_told() -> None:
    course = go_on(table_with("b1", "b2 b2"), "b1")
    assert tellings_of(course, pack()) == [
        Telling("deals", {"seat": 0, "round": 2}),
        Telling("opens-round", {"seat": 1}),
    ]
