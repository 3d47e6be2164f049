"""A lost phone is no lost seat: who is away is let in again by the others, and the old secret is void."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.evening import HOST, NONCE, Evening, Gathering, key_of, kinds, opened, reopened, whole
from toog.table import Actor, TableError
from toog.table.commands import (
    Claim,
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    LetIn,
    TurnAway,
)
from toog.table.entries import Agreed

STRANGER = Actor()
NEW_PHONE = key_of("the new phone of Bo")
BO = 1


def without_bo(people: int = 4, **choices: Any) -> Evening:
    evening = Evening(people=people, **choices)
    evening.do(GoAway(BO), BO)
    return evening


def claimed(evening: Gathering, name: str = "Bo", key: str = NEW_PHONE) -> int:
    """Answers the number of the claim."""
    assert kinds(evening.do(Claim(BO, name, key), by=STRANGER)) == ["claimed"]
    return evening.seats[BO].pending.number


def test_the_host_lets_bo_in_and_the_old_secret_is_void() -> None:
    evening = without_bo()
    number = claimed(evening)
    assert evening.table.actor([NEW_PHONE]) == Actor(claims=frozenset({BO}))
    assert kinds(evening.do(LetIn(BO, number))) == ["taken_over", "came_back"]
    assert evening.table.actor([NEW_PHONE]) == Actor(frozenset({BO}))
    assert evening.table.actor([key_of("Bo")]) == Actor()
    seen = evening.table.snapshot(())["seats"][BO]
    assert (seen["name"], seen["away"], seen["claim"]) == ("Bo", False, None)


def test_a_majority_lets_bo_in_and_everyone_sees_who_agreed() -> None:
    evening = without_bo(people=5)
    number = claimed(evening)
    assert evening.table.snapshot(())["majority"] == 3
    assert kinds(evening.do(LetIn(BO, number), 0)) == ["agreed"]
    assert evening.do(LetIn(BO, number), 0) == []
    assert evening.table.snapshot(())["seats"][BO]["claim"] == {"number": 1, "name": "Bo", "votes": [0]}
    assert kinds(evening.do(LetIn(BO, number), 2, 3)) == ["agreed", "agreed", "taken_over", "came_back"]


def test_the_word_of_who_goes_away_no_longer_counts() -> None:
    evening = without_bo(people=5)
    number = claimed(evening)
    evening.do(LetIn(BO, number), 0)
    evening.do(GoAway(0), 0)
    assert evening.seats[BO].pending.votes == set()


def test_strangers_the_absent_and_the_claimant_let_nobody_in() -> None:
    evening = without_bo()
    number = claimed(evening)
    for actor in (STRANGER, Actor(frozenset({BO})), evening.table.actor([NEW_PHONE])):
        assert evening.refused(LetIn(BO, number), by=actor) == "nobody-here"


def test_only_an_absent_person_is_claimed() -> None:
    evening = without_bo(people=3, bots=1)
    for seat in (0, 3):
        assert evening.refused(Claim(seat, "Bo", NEW_PHONE), by=STRANGER) == "not-missing"
    evening.do(Leave(0), 0)
    assert evening.refused(Claim(0, "An", NEW_PHONE), by=STRANGER) == "not-missing"
    assert evening.refused(Claim(BO, "Bo", "a secret itself"), by=STRANGER) == "not-hex"


def test_one_claim_at_a_time_and_the_same_one_only_once() -> None:
    evening = without_bo()
    claimed(evening)
    assert evening.do(Claim(BO, "Bo", NEW_PHONE), by=STRANGER) == []
    assert evening.refused(Claim(BO, "Bo", key_of("Eve")), by=STRANGER) == "claim-waits"


def test_only_the_claim_that_was_seen_is_let_in() -> None:
    evening = without_bo()
    first = claimed(evening)
    evening.do(TurnAway(BO, first))
    assert evening.refused(LetIn(BO, first)) == "no-such-claim"
    second = claimed(evening, key=key_of("Eve"))
    assert evening.refused(LetIn(BO, first)) == "no-such-claim"
    assert evening.refused(TurnAway(BO, first)) == "no-such-claim"
    evening.do(LetIn(BO, second))


def test_the_host_refuses_a_claim_and_who_made_it_withdraws_it() -> None:
    evening = without_bo()
    number = claimed(evening)
    assert evening.refused(TurnAway(BO, number), 0) == "host-only"
    assert kinds(evening.do(TurnAway(BO, number), by=evening.table.actor([NEW_PHONE]))) == ["turned_away"]
    number = claimed(evening)
    assert kinds(evening.do(TurnAway(BO, number))) == ["turned_away"]
    assert evening.table.actor([NEW_PHONE]) == Actor()


def test_who_comes_back_with_the_secret_needs_nobody() -> None:
    evening = without_bo()
    number = claimed(evening)
    evening.do(ComeBack(BO), BO)
    assert evening.refused(LetIn(BO, number)) == "no-such-claim"


def test_the_seat_is_given_to_someone_new() -> None:
    evening = without_bo()
    evening.do(LetBotSitIn(BO))
    assert evening.refused(Claim(BO, " an ", NEW_PHONE), by=STRANGER) == "name-taken"
    evening.do(LetIn(BO, claimed(evening, "Dirk")))
    seen = evening.table.snapshot(())
    assert (seen["seats"][BO]["name"], seen["seats"][BO]["bot"]) == ("Dirk", None)
    assert seen["players"][BO] == "Bo", "the game is played under the names it began with"


def test_a_name_that_is_asked_for_is_taken() -> None:
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    gathering.do(GoAway(BO), BO)
    claimed(gathering, "Dirk")
    assert gathering.refused(Join("DIRK", key_of("Dirk"), NONCE), by=STRANGER) == "name-taken"


def test_the_name_is_written_as_it_was() -> None:
    evening = without_bo()
    evening.do(LetIn(BO, claimed(evening, " bO ")))
    assert evening.seats[BO].name == "Bo"


def test_where_only_bots_sit_nobody_can_let_anyone_in() -> None:
    evening = Evening(people=1, bots=1)
    evening.do(GoAway(0), 0)
    assert evening.refused(Claim(0, "An", NEW_PHONE), by=STRANGER) == "nobody-to-ask"


def test_who_waits_is_let_in_by_the_first_to_come() -> None:
    """Nobody is present: the claim stands until someone is."""
    evening = without_bo(people=2)
    evening.do(GoAway(0), 0)
    number = claimed(evening)
    assert evening.refused(LetIn(BO, number), 0) == "nobody-here"
    evening.do(ComeBack(0), 0)
    assert kinds(evening.do(LetIn(BO, number), 0)) == ["agreed", "taken_over", "came_back"]


def test_the_seat_of_the_host_is_let_in_with_the_table() -> None:
    gathering = Gathering(opened(players=3))
    gathering.do(Join("An", HOST, NONCE))
    gathering.do(Join("Bo", key_of("Bo"), NONCE))
    gathering.do(Fill("sensible", "Cé", NONCE))
    gathering.do(GoAway(0), 0)
    gathering.do(Claim(0, "An", NEW_PHONE), by=STRANGER)
    gathering.do(LetIn(0, 1), 1)
    assert gathering.table.actor([NEW_PHONE]) == Actor(frozenset({0}), host=True)
    assert gathering.table.actor([HOST]) == Actor()


def test_no_key_of_a_claim_is_shown() -> None:
    evening = without_bo()
    claimed(evening)
    assert NEW_PHONE not in json.dumps([evening.table.snapshot((0,)), evening.table.news((0,), 1)])


def test_claims_are_the_same_when_read_back() -> None:
    evening = without_bo(people=5)
    number = claimed(evening)
    evening.do(LetIn(BO, number), 0)
    assert whole(reopened(evening.table)) == whole(evening.table)
    with pytest.raises(TableError):
        Evening().table.add(Agreed(100.0, BO, 0))
