"""What is told about a game that is over, game by game."""

from __future__ import annotations

from tests.table_talk import NAMES, go_on, played, played_from
from toog.core.course import Course
from toog.core.story import story_of
from toog.texts.voice import voice_for


def facts_of(course: Course, you: int | None = None) -> list[str]:
    voice = voice_for("en", course.game)
    return [voice.tell_fact(fact, NAMES, you) for fact in story_of(course).facts]


def totals(course: Course) -> list[tuple[int, ...]]:
    return [row.totals for row in story_of(course).sheet.rows]


def test_pietjesbak_tells_the_best_throw_and_when_the_lead_was_taken() -> None:
    course = played_from("pietjesbak", 2, 0, "1 2 3", "stop", "4 3 3", marks=3)
    go_on(course, "6 6 6", "stop", "2 2 4")
    assert facts_of(course) == [
        "2 rounds and 4 throws.",
        "The best throw came from An: zand of sixes, in round 2.",
        "An led from the first round to the last.",
    ]
    assert facts_of(course, you=0)[1:] == [
        "The best throw was yours: zand of sixes, in round 2.",
        "You led from the first round to the last.",
    ]
    assert totals(course) == [(1, 3), (0, 3)]


def test_pietjesbak_tells_of_three_apes() -> None:
    won = played_from("pietjesbak", 2, 0, "1 2 3", "stop", "2 2 3", "1 1 1")
    assert facts_of(won) == [
        "2 rounds and 3 throws, a seven among them.",
        "Three apes, and An won on the spot with 8 still on the slate.",
    ]
    alone = played_from("pietjesbak", 2, 0, "1 1 1")
    assert facts_of(alone)[-1] == "Three apes cleared the table: only Bo was left."


def test_pietjesbak_places_who_is_out_behind_all_others() -> None:
    course = played_from("pietjesbak", 3, 0, "1 1 1", "6 6 6", "2 2 4", marks=2)
    assert story_of(course).sheet.places == [3, 1, 2]


def test_azen_jagen_tells_who_hunted_best_and_who_drank() -> None:
    course = played_from("azen_jagen", 2, 0, "1 1 1", "1 1 2", "1 1 2", "1 1 2", orders=1)
    go_on(course, "1: sip", "1: sip", "1: sip")
    assert facts_of(course) == [
        "One drink and 4 throws.",
        "An threw the most aces: 5.",
        "Bo emptied the glass in time.",
    ]
    assert totals(course) == [(1, 0)], "the one who ordered pays"


def test_azen_jagen_tells_who_was_too_slow() -> None:
    course = played_from("azen_jagen", 2, 0, "1 1 1", "1 1 1", "1 1 1", orders=1)
    assert (
        facts_of(go_on(course, "1: throw", "1 2 3"), you=0)[-1]
        == "You drank too slowly: the dice were faster."
    )


def test_zocken_tells_the_best_turn_and_the_bets() -> None:
    course = played("zocken", 2, *turn(bet="bet"), *turn(bet="pass"), rounds=1)
    assert facts_of(course, you=1) == [
        "The best turn came from An: 330 points in round 1, with 7 matching colours.",
        "Betting paid best for you: 165 points.",
    ]


def test_zocken_tells_what_betting_cost() -> None:
    course = played("zocken", 2, *poor_turn(bet="bet"), *poor_turn(bet="pass"), rounds=1)
    assert facts_of(course)[1] == "Betting cost Bo most: 20 points."
    alone = played("zocken", 1, *turn(bet=None), rounds=1)
    assert facts_of(alone)[1] == "One of 1 turns brought more than 50."


def turn(bet: str | None) -> list[str]:
    """Seven ones, each beside the circle of its colour."""
    words = [
        word for place, die in enumerate("roygbpw", 1) for word in (f"roll {die}", "1", f"place {place}")
    ]
    return words if bet is None else [*words[:9], bet, *words[9:]]


def poor_turn(bet: str) -> list[str]:
    """Seven ones, the first of them on an escape and none beside its circle."""
    placed = zip("roygbpw", ">123456", strict=True)
    words = [word for die, place in placed for word in (f"roll {die}", "1", f"place {place}")]
    return [*words[:9], bet, *words[9:]]
