"""A lost phone is no lost seat: the others let someone in, who is a guest there until its owner is back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.evening import HOST, NONCE, Evening, Gathering, key_of, kinds, opened, reopened, whole
from toog.table import Actor, TableError
from toog.table.commands import (
    ChangeSeat,
    Claim,
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    LetIn,
    PassHost,
    Share,
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


def before_the_start(*names: str, players: int = 4) -> Gathering:
    """Bo is away, and the host, who has no seat, is here."""
    gathering = Gathering(opened(players=players))
    for name in names:
        gathering.do(Join(name, key_of(name), NONCE))
    gathering.do(GoAway(BO), BO)
    return gathering


def claimed(evening: Gathering, name: str = "Bo", key: str = NEW_PHONE) -> int:
    """Answers the number of the claim."""
    assert kinds(evening.do(Claim(BO, name, key), by=STRANGER)) == ["claimed"]
    return evening.seats[BO].pending.number


def test_before_the_start_the_host_lets_bo_in_and_the_old_secret_still_leads_back() -> None:
    evening = before_the_start("An", "Bo")
    number = claimed(evening)
    assert evening.table.actor([NEW_PHONE]) == Actor(claims=frozenset({BO}))
    assert kinds(evening.do(LetIn(BO, number))) == ["guest_sat"]
    assert evening.table.actor([NEW_PHONE]) == Actor(frozenset({BO}))
    assert evening.table.actor([key_of("Bo")]) == Actor(returns=frozenset({BO}))
    seen = evening.table.snapshot(())["seats"][BO]
    assert (seen["name"], seen["away"], seen["claim"]) == ("Bo", False, None)


def test_a_majority_lets_bo_in_and_everyone_sees_who_agreed() -> None:
    evening = without_bo(people=5)
    number = claimed(evening)
    assert kinds(evening.do(LetIn(BO, number), 0)) == ["agreed"]
    assert evening.do(LetIn(BO, number), 0) == []
    shown = {"number": 1, "name": "Bo", "votes": [0], "needed": 3}
    assert evening.table.snapshot(())["seats"][BO]["claim"] == shown
    assert kinds(evening.do(LetIn(BO, number), 2)) == ["agreed"]
    assert kinds(evening.do(LetIn(BO, number), 3)) == ["agreed", "guest_sat"]


def let_in(evening: Evening, name: str) -> None:
    number = claimed(evening, name)
    for voter in (0, 2):
        evening.do(LetIn(BO, number), voter)


def test_in_play_no_host_lets_anyone_in_alone() -> None:
    """Found: a host who looks on with one secret and plays with another seated a device of his own."""
    evening = without_bo(people=3)
    number = claimed(evening)
    assert evening.refused(LetIn(BO, number)) == "nobody-here"
    plays_too = Actor(frozenset({2}), host=True, claims=frozenset({BO}))
    assert evening.refused(LetIn(BO, number), by=plays_too) == "own-claim"
    assert kinds(evening.do(LetIn(BO, number), by=Actor(frozenset({2}), host=True))) == ["agreed"]
    assert evening.seats[BO].guest is None


def test_the_only_opponent_lets_nobody_in_where_all_lies_open_either() -> None:
    """Found in Pietjesbak for two: Bo's second phone got An's chair by his own vote."""
    evening = without_bo(people=2)
    assert evening.refused(Claim(BO, "Dirk", NEW_PHONE), by=STRANGER) == "pin-only"
    evening = without_bo(people=3)
    number = claimed(evening)
    evening.do(GoAway(2), 2)
    assert evening.refused(LetIn(BO, number), 0) == "needs-more"


def test_who_agreed_lets_someone_in_also_when_others_drop_out() -> None:
    """Found in 12er Stich for four: two of three had agreed, the third went away, and nobody was seated."""
    evening = without_bo(game="stich")
    number = claimed(evening)
    for voter in (0, 2):
        evening.do(LetIn(BO, number), voter)
    assert kinds(evening.do(GoAway(3), 3)) == ["went_away", "guest_sat"]


def test_who_wanted_a_bot_gets_it_also_when_others_drop_out() -> None:
    evening = without_bo(people=5)
    for voter in (0, 2):
        assert kinds(evening.do(LetBotSitIn(BO), voter)) == ["voted"]
    assert evening.do(LetBotSitIn(BO), 2) == []
    assert "sat_in" in kinds(evening.do(GoAway(3), 3))


def test_who_moves_to_another_chair_votes_anew_and_still_not_for_itself() -> None:
    gathering = before_the_start("An", "Bo", "Cé", players=5)
    number = claimed(gathering)
    gathering.do(Share(), by=Actor(frozenset({2}), claims=frozenset({BO})))
    gathering.do(ChangeSeat(2, 4), 2)
    gathering.do(Join("Dré", key_of("Dré"), NONCE, 2), by=STRANGER)
    assert gathering.refused(LetIn(BO, number), 4) == "own-claim"
    gathering = before_the_start("An", "Bo", "Cé", "Dré", players=6)
    number = claimed(gathering)
    gathering.do(LetIn(BO, number), 0)
    gathering.do(ChangeSeat(0, 5), 0)
    assert gathering.seats[BO].pending.votes == set()


def test_a_host_who_plays_has_one_vote_like_everyone_else() -> None:
    evening = without_bo()
    number = claimed(evening)
    host = Actor(frozenset({0}), host=True)
    evening.table.standing.company.host_key = key_of("An")
    assert kinds(evening.do(LetIn(BO, number), by=host)) == ["agreed"]
    assert evening.seats[BO].guest is None


def test_a_device_with_two_seats_has_one_vote() -> None:
    """Found in a game for four: one device with two seats cast both votes."""
    evening = without_bo()
    number = claimed(evening)
    assert kinds(evening.do(LetIn(BO, number), 2, 3)) == ["shared", "agreed"]
    assert evening.table.snapshot(())["seats"][BO]["claim"] == {
        "number": 1,
        "name": "Bo",
        "votes": [2],
        "needed": 2,
    }
    assert evening.do(LetIn(BO, number), 3) == [], "the same device, with one of its secrets"
    assert kinds(evening.do(LetIn(BO, number), 0)) == ["agreed", "guest_sat"]


def test_votes_cast_before_the_device_was_known_count_once() -> None:
    evening = without_bo(people=6)
    number = claimed(evening)
    for voter in (2, 3):
        evening.do(LetIn(BO, number), voter)
    assert kinds(evening.do(Share(), 2, 3)) == ["shared"]
    assert evening.do(Share(), 2, 3) == []
    assert kinds(evening.do(LetIn(BO, number), 4)) == ["agreed"]
    assert kinds(evening.do(LetIn(BO, number), 5)) == ["agreed", "guest_sat"]


def test_the_device_that_claims_has_no_vote_on_it() -> None:
    evening = without_bo(people=3)
    number = claimed(evening)
    both = Actor(frozenset({2}), claims=frozenset({BO}))
    assert evening.refused(LetIn(BO, number), by=both) == "own-claim"
    assert kinds(evening.do(Share(), by=both)) == ["shared"]
    assert evening.refused(LetIn(BO, number), 2) == "own-claim"
    assert evening.do(Share(), by=both) == []
    assert evening.refused(LetIn(BO, number), 0) == "needs-more"


def test_the_word_of_who_goes_away_no_longer_counts() -> None:
    evening = without_bo(people=5)
    number = claimed(evening)
    evening.do(LetIn(BO, number), 0)
    evening.do(GoAway(0), 0)
    assert evening.seats[BO].pending.votes == set()


def test_strangers_the_absent_and_the_claimant_let_nobody_in() -> None:
    evening = without_bo()
    number = claimed(evening)
    for actor in (STRANGER, Actor(frozenset({BO}))):
        assert evening.refused(LetIn(BO, number), by=actor) == "nobody-here"
    assert evening.refused(LetIn(BO, number), by=evening.table.actor([NEW_PHONE])) == "own-claim"


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
    evening = before_the_start("An", "Bo")
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
    evening.throw(0)
    evening.do(LetBotSitIn(BO))
    assert evening.refused(Claim(BO, " an ", NEW_PHONE), by=STRANGER) == "name-taken"
    let_in(evening, "Dirk")
    seen = evening.table.snapshot(())
    assert (seen["seats"][BO]["name"], seen["seats"][BO]["bot"]) == ("Dirk", None)
    assert seen["players"][BO] == "Bo", "the game is played under the names of those who threw first"
    events = len(evening.course.events)
    assert evening.table.record()["meta"]["joined"] == [{"seat": BO, "name": "Dirk", "since": events}]


def test_who_is_given_the_seat_before_the_first_throw_plays_from_the_beginning() -> None:
    evening = without_bo()
    let_in(evening, "Dirk")
    assert evening.table.snapshot(())["players"][BO] == "Dirk"
    assert "meta" not in evening.table.record()


def test_a_name_that_is_asked_for_is_taken() -> None:
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    gathering.do(GoAway(BO), BO)
    claimed(gathering, "Dirk")
    assert gathering.refused(Join("DIRK", key_of("Dirk"), NONCE), by=STRANGER) == "name-taken"


def test_the_name_is_written_as_it_was() -> None:
    evening = without_bo()
    let_in(evening, " bO ")
    assert evening.seats[BO].sitter == "Bo"


def test_where_only_bots_sit_nobody_can_let_anyone_in() -> None:
    evening = Evening(people=1, bots=1)
    evening.do(GoAway(0), 0)
    assert evening.refused(Claim(0, "An", NEW_PHONE), by=STRANGER) == "nobody-to-ask"


def test_who_waits_is_let_in_by_the_first_to_come() -> None:
    """Nobody is present: the claim stands until someone is."""
    gathering = before_the_start("An", "Bo")
    gathering.do(GoAway(0), 0)
    number = claimed(gathering)
    assert gathering.refused(LetIn(BO, number), 0) == "nobody-here"
    gathering.do(ComeBack(0), 0)
    assert kinds(gathering.do(LetIn(BO, number), 0)) == ["agreed", "guest_sat"]


def test_the_seat_of_the_host_is_let_in_without_the_table() -> None:
    gathering = Gathering(opened(players=3))
    gathering.do(Join("An", HOST, NONCE))
    gathering.do(Join("Bo", key_of("Bo"), NONCE))
    gathering.do(Fill("sensible", "Cé", NONCE))
    gathering.do(GoAway(0), 0)
    gathering.do(Claim(0, "An", NEW_PHONE), by=STRANGER)
    gathering.do(LetIn(0, 1), 1)
    assert gathering.table.actor([NEW_PHONE]) == Actor(frozenset({0}))
    assert gathering.table.actor([HOST]) == Actor(host=True, returns=frozenset({0}))
    assert kinds(gathering.do(PassHost(), by=STRANGER)) == ["host_passed"]
    assert gathering.table.standing.company.host == 1


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
