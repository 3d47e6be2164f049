"""A guest in someone's seat: the owner comes back at any time, by secret or by PIN, and stays the owner."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.table.evening import HOST, NONCE, Evening, Gathering, key_of, kinds, opened, reopened, whole
from toog.table import Actor, TableError
from toog.table.commands import (
    Claim,
    ComeBack,
    Fill,
    GivePin,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    LetIn,
    PassHost,
    Share,
    Start,
    TakeOver,
)
from toog.table.entries import Rematched, TakenOver
from toog.table.seats import FREE_TRIES, LONGEST_LOCK, MOST_WRONG, pin_of

STRANGER = Actor()
DIRK = key_of("Dirk")
BO = 1
OWNER = Actor(returns=frozenset({BO}))


def with_dirk(game: str = "pietjesbak", people: int = 3) -> Evening:
    """Bo is away, and everyone else has let Dirk in."""
    evening = Evening(game, people)
    evening.do(GoAway(BO), BO)
    evening.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    for voter in range(people):
        if voter != BO and evening.seats[BO].guest is None:
            evening.do(LetIn(BO, 1), voter)
    assert evening.seats[BO].sitter == "Dirk"
    return evening


def wrong_pin(name: str) -> str:
    return f"{(int(pin_of(key_of(name))) + 1) % 10_000:04d}"


# The owner


def test_the_old_secret_turns_the_guest_out() -> None:
    evening = with_dirk()
    assert evening.table.snapshot(())["seats"][BO]["owner"] == "Bo"
    assert evening.table.actor([key_of("Bo")]) == OWNER
    entries = evening.do(ComeBack(BO), by=OWNER)
    assert [entry.shown() for entry in entries] == [
        {"entry": "guest_left", "at": 100.0, "seat": BO, "name": "Dirk"},
        {"entry": "came_back", "at": 100.0, "seat": BO, "name": None},
    ]
    seen = evening.table.snapshot(())["seats"][BO]
    assert (seen["name"], seen["owner"], seen["away"]) == ("Bo", None, False)
    assert evening.table.actor([DIRK]) == STRANGER
    assert evening.table.actor([key_of("Bo")]) == Actor(frozenset({BO}))


def test_nobody_else_turns_a_guest_out() -> None:
    evening = with_dirk()
    for actor in (STRANGER, Actor(frozenset({0})), Actor(returns=frozenset({2}))):
        assert evening.refused(ComeBack(BO), by=actor) == "not-yours"


def test_the_owner_comes_back_to_a_guest_who_is_away_too() -> None:
    evening = with_dirk()
    [away] = evening.do(GoAway(BO), BO)
    assert away.shown()["name"] == "Dirk"
    [back] = evening.do(ComeBack(BO), BO)
    assert back.shown()["name"] == "Dirk"
    evening.do(GoAway(BO), BO)
    assert kinds(evening.do(ComeBack(BO), by=OWNER)) == ["guest_left", "came_back"]


def test_a_guest_who_leaves_gives_the_seat_back() -> None:
    evening = with_dirk()
    assert kinds(evening.do(Leave(BO), BO)) == ["guest_left"]
    assert (evening.seats[BO].sitter, evening.seats[BO].away) == ("Bo", True)
    assert kinds(evening.do(ComeBack(BO), BO)) == ["came_back"]


def test_a_guest_hands_nothing_over_and_the_owner_does() -> None:
    evening = with_dirk()
    assert evening.refused(TakeOver(BO, "Eve", key_of("Eve")), BO) == "not-yours"
    entries = evening.do(TakeOver(BO, "Bo", key_of("new")), by=OWNER)
    assert kinds(entries) == ["guest_left", "taken_over"]
    assert evening.table.actor([key_of("new")]) == Actor(frozenset({BO}))


def test_a_guest_is_followed_by_another_and_the_seat_is_still_bos() -> None:
    evening = with_dirk()
    evening.do(GoAway(BO), BO)
    evening.do(Claim(BO, "Eve", key_of("Eve")), by=STRANGER)
    for voter in (0, 2):
        evening.do(LetIn(BO, 2), voter)
    assert evening.table.actor([DIRK]) == STRANGER
    assert evening.table.actor([key_of("Bo")]) == OWNER


def test_the_name_of_the_owner_stays_taken() -> None:
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    gathering.do(GoAway(BO), BO)
    gathering.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    gathering.do(LetIn(BO, 1))
    for name in ("bo", "dirk"):
        assert gathering.refused(Join(name, key_of("Eve"), NONCE), by=STRANGER) == "name-taken"


# The host


def test_a_guest_is_never_the_host() -> None:
    gathering = Gathering(opened(players=3))
    gathering.do(Join("An", HOST, NONCE))
    for name in ("Bo", "Cé"):
        gathering.do(Join(name, key_of(name), NONCE))
    gathering.do(GoAway(BO), BO)
    gathering.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    gathering.do(LetIn(BO, 1))
    gathering.do(GoAway(0), 0)
    gathering.do(PassHost(), by=STRANGER)
    assert gathering.table.standing.company.host == 2, "not Dirk, who sits next"


def test_a_guest_who_asks_for_a_rematch_is_not_its_host() -> None:
    evening = with_dirk("zocken")
    Rematched(evening.now, "next", BO).change(evening.table.standing.company)
    assert evening.table.standing.company.next_host == HOST
    Rematched(evening.now, "next", 2).change(evening.table.standing.company)
    assert evening.table.standing.company.next_host == key_of("Cé")


def test_a_guest_comes_along_to_the_rematch_as_a_guest() -> None:
    evening = with_dirk()
    again = evening.table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    assert again.actor([DIRK]) == Actor(frozenset({0}))
    assert again.actor([key_of("Bo")]) == Actor(returns=frozenset({0}))
    entries = again.handle(Actor(returns=frozenset({0})), ComeBack(0), 501.0)
    assert kinds(entries) == ["guest_left", "came_along"]


# Who lets in


def test_a_guest_has_no_vote() -> None:
    evening = with_dirk(people=4)
    evening.do(GoAway(3), 3)
    evening.do(Claim(3, "Eve", key_of("Eve")), by=STRANGER)
    assert evening.refused(LetIn(3, 2), BO) == "nobody-here"
    assert evening.refused(LetBotSitIn(3), BO) == "nobody-here"
    assert evening.table.snapshot(())["majority"] == 2


def test_one_opponent_alone_never_opens_a_hidden_hand() -> None:
    """The theft of the findings: 12er Stich for two, the only opponent lets a second device of his own in."""
    evening = Evening("stich", 2)
    evening.do(GoAway(BO), BO)
    refusal = evening.refusal(Claim(BO, "Bo", DIRK), by=STRANGER)
    assert (refusal.key, refusal.arguments) == ("pin-only", {"name": "Bo"})
    assert kinds(evening.do(LetBotSitIn(BO), 0))[:2] == ["voted", "sat_in"]
    assert kinds(evening.do(ComeBack(BO), BO)) == ["came_back"]


def test_two_seats_of_one_device_are_one_opponent() -> None:
    evening = Evening("stich", 3)
    evening.do(GoAway(BO), BO)
    evening.do(Share(), 0, 2)
    assert evening.refused(Claim(BO, "Bo", DIRK), by=STRANGER) == "pin-only"


def test_a_hidden_hand_is_opened_by_all_others_together() -> None:
    evening = Evening("stich", 4)
    evening.do(GoAway(BO), BO)
    evening.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    assert kinds(evening.do(LetIn(BO, 1), by=Actor(frozenset({0}), host=True))) == ["agreed"]
    assert kinds(evening.do(LetIn(BO, 1), 2)) == ["agreed"]
    claim = evening.table.snapshot(())["seats"][BO]["claim"]
    assert claim is not None
    assert (claim["votes"], claim["needed"]) == ([0, 2], 3)
    assert evening.table.actor([DIRK]).seats == frozenset()
    assert kinds(evening.do(LetIn(BO, 1), 3)) == ["agreed", "guest_sat"]


def test_who_is_left_alone_with_a_hidden_hand_does_not_open_it() -> None:
    evening = Evening("stich", 3)
    evening.do(GoAway(BO), BO)
    evening.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    evening.do(GoAway(2), 2)
    refusal = evening.refusal(LetIn(BO, 1), 0)
    assert (refusal.key, refusal.arguments) == ("needs-more", {"name": "Bo"})
    assert evening.refused(LetIn(BO, 1)) == "nobody-here", "nor does a host who only looks on"
    evening.do(ComeBack(2), 2)
    evening.do(LetIn(BO, 1), 0)
    assert kinds(evening.do(LetIn(BO, 1), 2)) == ["agreed", "guest_sat"]


# The PIN


def test_a_pin_has_four_digits_and_is_the_owners_alone() -> None:
    pins = [pin_of(key_of(str(number))) for number in range(200)]
    assert all(len(pin) == 4 and pin.isdigit() for pin in pins)
    assert len(set(pins)) > 190
    assert pin_of(key_of("An")) == pin_of(key_of("An"))


def test_with_the_pin_one_is_back_at_once_alone_with_bots_too() -> None:
    gathering = Gathering(opened(players=2))
    gathering.do(Join("An", HOST, NONCE))
    gathering.do(Fill("sensible", "Bo", NONCE))
    gathering.do(GoAway(0), 0)
    assert gathering.refused(Claim(0, "An", DIRK), by=STRANGER) == "nobody-to-ask"
    assert kinds(gathering.do(GivePin(0, pin_of(HOST), DIRK), by=STRANGER)) == ["recognised"]
    assert gathering.do(GivePin(0, pin_of(HOST), DIRK), by=STRANGER) == []
    assert gathering.table.actor([DIRK]) == Actor(frozenset({0}), host=True)
    assert gathering.table.actor([HOST]) == Actor(frozenset({0}), host=True)
    assert kinds(gathering.do(ComeBack(0), 0)) == ["came_back"]
    again = gathering.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    assert again.actor([DIRK]) == Actor(frozenset({1}), host=True)


def test_the_pin_turns_a_guest_out_of_a_hidden_hand() -> None:
    evening = with_dirk("stich")
    evening.do(GivePin(BO, pin_of(key_of("Bo")), key_of("phone")), by=STRANGER)
    assert evening.table.actor([key_of("phone")]) == OWNER
    assert kinds(evening.do(ComeBack(BO), by=OWNER)) == ["guest_left", "came_back"]
    assert evening.table.actor([key_of("phone")]) == Actor(frozenset({BO}))


def test_a_seat_handed_over_has_another_pin_and_no_old_devices() -> None:
    evening = Evening()
    evening.do(Share(), 0, BO)
    evening.do(GivePin(BO, pin_of(key_of("Bo")), key_of("phone")), by=STRANGER)
    evening.do(TakeOver(BO, "Eve", key_of("Eve")), BO)
    assert evening.table.actor([key_of("phone")]) == STRANGER
    assert evening.table.standing.company.voters() == [0, BO], "and is not at the device it was at"
    assert kinds(evening.do(GivePin(BO, pin_of(key_of("Bo")), DIRK), by=STRANGER)) == ["pin_refused"]


def test_a_device_with_the_pin_does_not_give_the_seat_away() -> None:
    """Or whoever has seen the PIN could keep the owner out for good."""
    evening = Evening()
    evening.do(GivePin(BO, pin_of(key_of("Bo")), DIRK), by=STRANGER)
    thief = evening.table.actor([DIRK])
    assert thief.seats == {BO}
    assert evening.refused(TakeOver(BO, "Eve", key_of("Eve")), by=thief) == "not-yours"
    assert evening.refused(Leave(BO), by=thief) == "not-yours", "or a bot would have the hand for good"
    assert evening.table.actor([key_of("Bo")]).seats == {BO}


def test_wrong_pins_count_on_in_a_rematch_and_the_old_table_takes_none() -> None:
    evening = Evening()
    for _ in range(FREE_TRIES):
        evening.do(GivePin(BO, wrong_pin("Bo"), DIRK), by=STRANGER)
    again = evening.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    assert again.standing.company.seats[0].wrong_pins == FREE_TRIES
    entries = again.handle(STRANGER, GivePin(0, pin_of(key_of("Bo")), DIRK), 500.0)
    assert kinds(entries) == ["recognised"], "nobody waits for what was tried in the last game"
    evening.table.add(Rematched(evening.now, "next", 0))
    assert evening.refused(GivePin(BO, pin_of(key_of("Bo")), DIRK), by=STRANGER) == "is-over"


def test_a_hidden_hand_that_was_left_is_nobodys_but_a_bots() -> None:
    evening = Evening("stich", 3)
    evening.do(Leave(BO), BO)
    assert evening.refused(Join("Dirk", DIRK, NONCE), by=STRANGER) == "hand-lies-there"
    assert kinds(evening.do(Fill("sensible", "Fons", NONCE))) == ["bot_sat"]


def test_a_game_with_hidden_hands_does_not_begin_with_a_guest() -> None:
    gathering = Gathering(opened("stich", players=2))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE), by=STRANGER)
    gathering.do(GoAway(BO), BO)
    gathering.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    gathering.do(LetIn(BO, 1))
    assert gathering.seats[BO].sitter == "Dirk"
    assert gathering.refused(Start()) == "seats-expected"
    gathering.do(ComeBack(BO), by=OWNER)
    gathering.do(Start())


def test_a_guest_stays_behind_where_the_next_hands_are_hidden() -> None:
    again = with_dirk("stich").table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    assert [seat.guest for seat in again.standing.company.seats] == [None] * 3


def test_an_owner_with_a_guest_does_not_sit_down_twice() -> None:
    gathering = Gathering(opened(players=3))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE), by=STRANGER)
    gathering.do(GoAway(BO), BO)
    gathering.do(Claim(BO, "Dirk", DIRK), by=STRANGER)
    gathering.do(LetIn(BO, 1))
    assert gathering.do(Join("Bo again", key_of("Bo"), NONCE), by=STRANGER) == []
    company = gathering.table.standing.company
    assert (company.holds(DIRK), company.holds(key_of("Bo"))) == (BO, None)


def test_a_device_shared_with_a_guest_is_not_shared_with_the_owner() -> None:
    """Or the vote of one would count as the other's once the owner is back."""
    evening = with_dirk()
    evening.do(Share(), 0, BO)
    assert evening.table.standing.company.device(0) == evening.table.standing.company.device(BO)
    evening.do(ComeBack(BO), by=OWNER)
    assert evening.table.standing.company.voters() == [0, BO, 2]


def test_guesses_are_limited_with_growing_delay() -> None:
    evening = Evening()
    guess = GivePin(BO, wrong_pin("Bo"), DIRK)
    right = GivePin(BO, pin_of(key_of("Bo")), DIRK)
    for _ in range(FREE_TRIES):
        assert kinds(evening.do(guess, by=STRANGER)) == ["pin_refused"]
    refusal = evening.refusal(right, by=STRANGER)
    assert (refusal.key, refusal.arguments) == ("pin-locked", {"seconds": 60})
    waits = []
    for _ in range(9):
        waits.append(evening.refusal(right, by=STRANGER).arguments["seconds"])
        evening.do(guess, by=STRANGER, after=waits[-1])
    assert waits == [60, 120, 240, 480, *[LONGEST_LOCK] * 5]
    assert reopened(evening.table).standing.company.seats[BO].guessers == evening.seats[BO].guessers
    assert kinds(evening.do(GivePin(0, pin_of(key_of("An")), DIRK), by=STRANGER)) == ["recognised"]
    assert kinds(evening.do(right, by=STRANGER, after=LONGEST_LOCK)) == ["recognised"]


def test_who_guesses_elsewhere_does_not_keep_the_owner_out() -> None:
    """Found: the lock was the seat's, whoever guessed, and refused the right PIN too."""
    evening = Evening()
    for _ in range(FREE_TRIES):
        evening.do(GivePin(BO, wrong_pin("Bo"), DIRK, "10.0.0.1"), by=STRANGER)
    right = pin_of(key_of("Bo"))
    assert evening.refused(GivePin(BO, right, DIRK, "10.0.0.1"), by=STRANGER) == "pin-locked"
    assert kinds(evening.do(GivePin(BO, right, DIRK, "10.0.0.2"), by=STRANGER)) == ["recognised"]


def test_a_hundred_wrong_pins_from_everywhere_are_the_last() -> None:
    evening = Evening()
    for number in range(MOST_WRONG):
        evening.do(GivePin(BO, wrong_pin("Bo"), DIRK, f"10.0.0.{number}"), by=STRANGER)
    right = GivePin(BO, pin_of(key_of("Bo")), DIRK, "10.0.1.1")
    assert evening.refused(right, by=STRANGER) == "pin-void"
    again = evening.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    with pytest.raises(TableError, match="none any more"):
        again.handle(STRANGER, replace(right, seat=0), 500.0)
    evening.do(TakeOver(BO, "Bo", key_of("new")), BO)
    right = GivePin(BO, pin_of(key_of("new")), DIRK, "10.0.1.1")
    assert kinds(evening.do(right, by=STRANGER)) == ["recognised"], "a new secret has a new PIN"


def test_a_pin_opens_only_the_seat_of_a_person() -> None:
    evening = Evening(people=1, bots=1)
    assert evening.refused(GivePin(1, "0000", DIRK), by=STRANGER) == "not-missing"
    assert evening.refused(GivePin(0, pin_of(key_of("An")), "a secret itself"), by=STRANGER) == "not-hex"


def test_no_key_and_no_pin_is_shown() -> None:
    evening = with_dirk()
    evening.do(GivePin(BO, pin_of(key_of("Bo")), key_of("phone")), by=STRANGER)
    shown = json.dumps([evening.table.snapshot((0,)), evening.table.news((0,), 1)])
    stored = json.dumps([entry.plain() for entry in evening.table.entries])
    for key in (DIRK, key_of("phone"), key_of("Bo")):
        assert key not in shown
        assert key in stored
    assert f'"{pin_of(key_of("Bo"))}"' not in shown + stored


# The log


def test_no_address_is_kept_only_a_mark_that_thousands_share() -> None:
    evening = Evening()
    [refused] = evening.do(GivePin(BO, wrong_pin("Bo"), DIRK, "10.0.0.1"), by=STRANGER)
    assert refused.shown() == {"entry": "pin_refused", "at": 100.0, "seat": BO}
    assert len(str(refused.plain()["guesser"])) == 4
    assert "10.0.0.1" not in json.dumps(refused.plain())


def test_guests_and_pins_are_the_same_when_read_back() -> None:
    evening = with_dirk(people=4)
    evening.do(Share(), 0, 2)
    evening.do(GivePin(BO, wrong_pin("Bo"), DIRK), by=STRANGER)
    evening.do(GivePin(BO, pin_of(key_of("Bo")), key_of("phone")), by=STRANGER)
    assert whole(reopened(evening.table)) == whole(evening.table)
    evening.do(ComeBack(BO), by=OWNER)
    assert whole(reopened(evening.table)) == whole(evening.table)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_from_before_goes_on_as_it_was(seat: int) -> None:
    """There a claim that was let in replaced the key, and brought the rights of the host."""
    gathering = Gathering(opened(players=2))
    gathering.do(Join("An", HOST, NONCE))
    gathering.do(Join("Bo", key_of("Bo"), NONCE))
    gathering.table.add(TakenOver(100.0, seat, "Dirk", DIRK))
    table = reopened(gathering.table)
    assert table.actor([DIRK]) == Actor(frozenset({seat}), host=seat == 0)
    assert table.actor([HOST if seat == 0 else key_of("Bo")]) == STRANGER
    gathering = Gathering(table)
    gathering.do(GivePin(seat, pin_of(DIRK), key_of("phone")), by=STRANGER)
    assert table.actor([key_of("phone")]) == Actor(frozenset({seat}))
