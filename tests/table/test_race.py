"""The race of Azen jagen, live: seats act when they like, each with a pause of its own (A5)."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.evening import SECRET, Evening, kinds, reopened, snapshot_of
from toog.core.registry import find_game
from toog.table import Entry
from toog.table.commands import GoAway, LetBotSitIn, Play, Throw
from toog.table.entries import Moved
from toog.table.timing import ASLEEP, MOST_ALLOWED, Race

ACES = ["1 1 1"] * 3
NO_ACE = "2 3 4"


def racing(*after: str, people: int = 3, bots: int = 0, **choices: Any) -> Evening:
    """Seat 0 begins; seats 0, 1 and 2 throw three aces each, the last of them drinks, the race is on."""
    throw_off = ["6", *["1"] * (people + bots - 1)]
    evening = Evening("azen_jagen", people, bots, falls=[*throw_off, *ACES, *after], **choices)
    while not evening.races():
        seat = evening.on_turn()
        evening.throw(seat)
    return evening


def judged(evening: Evening) -> list[tuple[int, float]]:
    """Who acted, and when it was made, in the order judged."""
    moved = [entry for entry in evening.table.entries if isinstance(entry, Moved)]
    return [(entry.seat, entry.at) for entry in moved]


def ended(evening: Evening, drinker: int) -> bool:
    return not evening.races() or snapshot_of(evening.table, ())["view"]["drinker"] != drinker


def drinker(evening: Evening) -> int:
    view = snapshot_of(evening.table, ())["view"]
    assert view["phase"] == "race"
    found: int = view["drinker"]
    return found


def test_everyone_may_act_at_once_when_the_race_opens() -> None:
    evening = racing(NO_ACE)
    seen = snapshot_of(evening.table, ())
    assert seen["legal"] == {"0": ["throw"], "1": ["throw"], "2": ["sip"]}
    assert drinker(evening) == 2
    assert kinds(evening.play(2, "sip")) == ["moved"]
    assert kinds(evening.play(0, "throw")) == ["moved", "fell"]


def test_a_throw_in_the_race_needs_no_second_tap() -> None:
    evening = racing(NO_ACE)
    evening.play(1, "throw")
    assert evening.words[-2:] == ["throw", NO_ACE]
    assert evening.races()


def test_a5_a_thrower_waits_a_second_between_two_throws() -> None:
    evening = racing(NO_ACE, NO_ACE)
    evening.play(0, "throw")
    soon = evening.refusal(Play(0, "throw", evening.table.version), 0, after=0.999)
    assert str(soon) == "not so fast: seat 0 may act again in a moment"
    evening.play(0, "throw", after=0.001)


@pytest.mark.parametrize("players", range(3, 9))
def test_a5_the_drinker_waits_that_second_divided_by_the_number_of_throwers(players: int) -> None:
    evening = racing(people=players)
    pause = 1 / (players - 1)
    evening.play(2, "sip")
    assert evening.refused(Play(2, "sip", evening.table.version), 2, after=pause - 0.002) == "too-soon"
    evening.play(2, "sip", after=0.003)


def test_a5_the_pause_is_the_tables_to_choose() -> None:
    evening = racing(NO_ACE, pause=0.5)
    evening.play(2, "sip")
    evening.play(0, "throw")
    ready = snapshot_of(evening.table, ())["clock"]["ready"]
    assert ready["0"] == evening.now + 0.5
    assert ready["2"] == evening.now + 0.25


@pytest.mark.parametrize("players", range(2, 9))
def test_a5_about_one_throw_falls_between_two_sips_whatever_the_company(players: int) -> None:
    """Among bots and a person who taps as soon as they do."""
    aces = ["1 1 1", "1 1 1", "1 1 1"]
    falls = ["6", *["1"] * (players - 1), *aces, *[NO_ACE] * 200]
    evening = Evening("azen_jagen", 1, players - 1, falls=falls, options={"sips": 20, "orders": 1})
    while not evening.races():
        evening.tick(after=0.5)
        if evening.on_turn() == 0 and not evening.races():
            evening.throw(0)
    seat = drinker(evening)
    while evening.races():
        ready = snapshot_of(evening.table, ())["clock"]["ready"]["0"]
        evening.tick(after=0.01)
        if evening.races() and evening.now >= ready + 0.15 / (players - 1 if seat == 0 else 1):
            evening.play(0, evening.course.legal(0)[0])
    acts = [acted == seat for acted, _ in judged(evening)]
    sips = [place for place, sips in enumerate(acts) if sips]
    throws = sips[-1] - sips[0] - (len(sips) - 1)
    assert throws / (len(sips) - 1) == pytest.approx(1, abs=0.35)


def test_the_pause_is_kept_by_the_log() -> None:
    evening = racing()
    evening.play(2, "sip")
    evening.table = reopened(evening.table)
    assert evening.refused(Play(2, "sip", evening.table.version), 2, after=0.4) == "too-soon"


def test_what_others_do_makes_no_tap_in_the_race_stale() -> None:
    evening = racing(NO_ACE)
    seen = evening.table.version
    evening.do(Play(2, "sip", seen), 2)
    evening.do(Play(0, "throw", seen), 0)
    assert evening.course.events[-2].seat == 0


def test_a_tap_from_before_the_race_is_stale_and_so_is_the_same_tap_again() -> None:
    evening = racing()
    seen = evening.table.version
    assert evening.refused(Play(2, "sip", seen - 1), 2) == "stale"
    evening.do(Play(2, "sip", seen), 2)
    assert evening.refused(Play(2, "sip", seen), 2, after=2.0) == "stale"


def test_after_the_race_dice_wait_for_a_tap_again() -> None:
    evening = racing()
    for _ in range(3):
        evening.play(2, "sip", after=1.0)
    assert not evening.races()
    turn = snapshot_of(evening.table, ())["turn"]
    assert turn == {"kind": "chance", "seats": [0], "fall": "d d d", "by_itself": False}
    assert snapshot_of(evening.table, ())["clock"]["ready"] == {}


def test_an_ace_ends_the_race() -> None:
    evening = racing("1 2 3")
    evening.play(0, "throw")
    assert not evening.races()
    assert evening.course.scores == [0, 0, 1]


def test_nothing_is_taken_back_in_a_race() -> None:
    evening = racing()
    evening.play(2, "sip")
    assert snapshot_of(evening.table, ())["undo"] is None


def test_bots_react_like_people_and_always_the_same_for_the_same_race() -> None:
    def made() -> list[tuple[int, float]]:
        evening = racing(*[NO_ACE] * 10, people=1, bots=2, options={"sips": 4})
        opened = evening.now
        while not ended(evening, 2):
            evening.tick(after=0.01)
        return [(seat, round(at - opened, 3)) for seat, at in judged(evening)]

    actions = made()
    assert made() == actions
    for bot, pace in ((1, 1), (2, 2)):
        first, *later = [at for seat, at in actions if seat == bot]
        assert 0.25 <= first <= 0.4
        for before, after in pairwise([first, *later]):
            assert 1.1 / pace - 0.001 <= after - before <= 1.2 / pace + 0.001
    assert len({at for _, at in actions}) == len(actions)


def test_the_random_bot_is_slow_and_uneven() -> None:
    race = Race(7, 100.0, 1.0, (1,) * 8)
    for seat in range(8):
        assert race.bot_acts(seat, "random", SECRET) - 100.0 > 0.5
        assert race.bot_acts(seat, "sensible", SECRET) - 100.0 <= 0.4
        race.act(seat, 8 + seat, 101.0)
    pauses = [race.bot_acts(seat, "random", SECRET) - 102.0 for seat in range(8)]
    assert max(pauses) - min(pauses) > 0.3


def test_the_better_a_bot_plays_the_sooner_it_reacts_and_never_before_a_person_could() -> None:
    race = Race(7, 100.0, 1.0, (1,) * 8)
    moments = [
        sum(race.bot_acts(seat, bot, SECRET) for seat in range(8))
        for bot in ("beginner", "sensible", "club", "champion")
    ]
    assert moments == sorted(moments, reverse=True)
    assert all(race.bot_acts(seat, "champion", SECRET) - 100.0 >= 0.2 for seat in range(8))


def test_a_bot_makes_up_for_no_time_in_which_the_house_slept() -> None:
    evening = racing(*[NO_ACE] * 4, people=1, bots=2)
    assert kinds(evening.tick(after=60.0)) == ["moved", "fell", "moved"]
    assert evening.tick(after=0.04) == []


def test_what_a_bot_makes_up_for_is_as_old_as_a_line_may_be_slow() -> None:
    evening = racing(NO_ACE, people=3, bots=1)
    evening.table.allow(0.3)
    made = evening.tick(after=60.0)[0]
    assert made == Moved(round(evening.now - 0.3 - ASLEEP, 3), 3, "throw", bot=True)


def test_a_bot_that_takes_a_seat_in_a_race_acts_after_what_has_been_judged() -> None:
    evening = racing(NO_ACE)
    evening.do(GoAway(0), 0)
    evening.play(2, "sip", after=5.0)
    sipped = evening.now
    evening.do(LetBotSitIn(0), after=0.2)
    assert judged(evening) == [(2, sipped), (0, sipped)]


def test_a_race_goes_on_while_anyone_can_act() -> None:
    evening = racing()
    for seat in (0, 1):
        evening.do(GoAway(seat), seat)
    assert not snapshot_of(evening.table, ())["clock"]["paused"]
    evening.do(GoAway(2), 2)
    assert snapshot_of(evening.table, ())["clock"]["paused"]


def test_who_sleeps_in_a_race_is_played_for_when_the_thinking_time_is_up() -> None:
    evening = racing(NO_ACE, thinking=30)
    assert kinds(evening.tick(after=30.0)) == ["timed_out", "moved"]
    assert evening.words[-1] == "sip"
    assert evening.tick(after=0.1) == []


def test_a5_in_a_race_of_two_the_table_waits_for_who_goes_next() -> None:
    evening = racing(people=2)
    assert snapshot_of(evening.table, ())["clock"]["waits_for"] == drinker(evening) == 0
    evening.play(0, "sip")
    assert snapshot_of(evening.table, ())["clock"]["waits_for"] == 1


def test_the_table_wakes_for_the_bot_in_the_race_before_the_thinking_time_is_up() -> None:
    evening = racing(NO_ACE, people=3, bots=1, thinking=30)
    bot_acts = evening.due()
    assert bot_acts is not None
    assert 0.25 <= bot_acts - evening.now <= 0.4
    assert evening.nobody_asked()
    assert kinds(evening.tick(after=bot_acts - evening.now)) == ["moved", "fell"]
    assert evening.course.events[-2] == (3, "throw")


def test_real_dice_of_the_race_are_typed_before_anyone_moves_on() -> None:
    evening = Evening("azen_jagen", people=2, dice="real").begun_by(0)
    for seat in (0, 1, 0):
        evening.throw(seat, "1 1 1")
    evening.play(1, "throw")
    assert evening.refused(Play(0, "sip", evening.table.version), 0) == "throw-first"
    assert evening.refused(Throw(1, evening.table.version), 1) == "dice-not-said"
    evening.throw(1, NO_ACE)
    evening.play(0, "sip")


# A slow line


def tap(evening: Evening, seat: int, word: str, *, made: float, arrives: float) -> list[Entry]:
    """Made and arrived so many seconds after the race began."""
    began = evening.running.race.at if evening.running.race else 0.0
    evening.now = round(began + arrives, 3)
    return evening.do(Play(seat, word, evening.table.version, began + made), seat)


def test_a_tap_counts_when_it_was_made_however_long_it_was_on_its_way() -> None:
    evening = racing(NO_ACE, NO_ACE)
    began = evening.now
    evening.table.allow(0.3)
    assert tap(evening, 0, "throw", made=0.30, arrives=0.31) == []  # held: one made before may be on its way
    assert evening.due() == began + 0.6
    assert tap(evening, 2, "sip", made=0.25, arrives=0.55) == kinds_of(evening, "moved")
    assert judged(evening) == [(2, began + 0.25)]
    assert [entry.at for entry in evening.tick(after=0.05)] == [began + 0.3] * 2
    assert kinds_of(evening, "moved", "fell")
    assert snapshot_of(evening.table, ())["clock"]["ready"] == {
        "0": began + 1.3,
        "1": began,
        "2": began + 0.75,
    }


def test_an_action_is_held_until_it_is_judged() -> None:
    evening = racing()
    evening.table.allow(0.3)
    held = [evening.table.holds_moves]
    tap(evening, 2, "sip", made=0.3, arrives=0.31)
    held.append(evening.table.holds_moves)
    evening.tick(after=0.3)
    held.append(evening.table.holds_moves)
    assert held == [False, True, False]
    assert judged(evening)[-1][0] == 2


def kinds_of(evening: Evening, *last: str) -> list[Entry]:
    entries = evening.table.entries[-len(last) :]
    assert tuple(kinds(entries)) == last
    return entries


def test_on_fast_lines_nothing_is_held() -> None:
    evening = racing(NO_ACE)
    assert kinds(tap(evening, 0, "throw", made=0.3, arrives=0.305)) == ["moved", "fell"]
    assert judged(evening) == [(0, evening.now)]


def test_nobody_gains_by_saying_that_a_tap_was_made_long_ago() -> None:
    evening = racing()
    began = evening.now
    evening.table.allow(99.0)
    tap(evening, 2, "sip", made=0.0, arrives=1.0)
    assert judged(evening) == [(2, began + 1.0 - MOST_ALLOWED)]
    tap(evening, 2, "sip", made=0.7, arrives=1.2)
    evening.tick(after=1.0)
    assert judged(evening)[-1] == (2, began + 1.1)  # not before its pause was over
    tap(evening, 2, "sip", made=99.0, arrives=3.0)
    evening.tick(after=1.0)
    assert judged(evening)[-1] == (2, began + 3.0)  # nor after it came


def test_a_second_tap_means_nothing_while_the_first_is_held() -> None:
    evening = racing()
    evening.table.allow(0.3)
    tap(evening, 2, "sip", made=0.3, arrives=0.3)
    assert evening.refused(Play(2, "sip", evening.table.version), 2, after=0.1) == "stale"
    assert evening.refused(Play(1, "sip", evening.table.version), 1) == "not-legal"


def test_what_was_made_too_late_is_lost_without_a_word() -> None:
    evening = racing("1 2 3")
    evening.table.allow(0.3)
    tap(evening, 2, "sip", made=0.4, arrives=0.42)
    tap(evening, 0, "throw", made=0.3, arrives=0.5)
    assert kinds(evening.tick(after=1.0)) == ["moved", "fell"]
    assert not evening.races()
    assert evening.tick(after=1.0) == []


taps = st.tuples(st.integers(0, 3), st.integers(0, 3000), st.integers(0, 400), st.integers(-2000, 2000))


@settings(max_examples=100, deadline=None)
@given(st.lists(taps, max_size=30), st.integers(0, 400))
def test_actions_are_judged_in_the_order_they_were_made(
    taps: list[tuple[int, int, int, int]], allowance: int
) -> None:
    """Whatever lines and clocks do, with people and bots in one race."""
    evening = racing(*[NO_ACE] * 200, people=4, bots=2, options={"sips": 20})
    began = evening.now
    for arrives, seat, made in sorted((made + late, seat, made + lie) for seat, made, late, lie in taps):
        evening.now = max(evening.now, began + arrives / 1000)
        evening.table.allow(allowance / 1000)
        race = evening.running.race
        if race is None or race.holds(seat) or evening.now < race.ready(seat):
            continue
        word = evening.course.legal(seat)[0]
        evening.do(Play(seat, word, evening.table.version, began + made / 1000), seat)
    evening.tick(after=5.0)
    times = [at for _, at in judged(evening)]
    assert times == sorted(times)
    by_seat = {seat: [at for other, at in judged(evening) if other == seat] for seat in range(6)}
    for seat, mine in by_seat.items():
        pause = 1 / 5 if seat == 2 else 1
        assert all(after - before > pause - 0.0015 for before, after in pairwise(mine))


# A person against the regular bot

RACES = 400
SLOW = 0.25  # seconds on the way


@pytest.mark.parametrize("line", [0.0, SLOW])
def test_a_person_of_ordinary_reaction_wins_about_as_often_as_the_regular_bot(line: float) -> None:
    """Who drinks wins with the last sip, the other with an ace; each drinks in every other race."""
    won = sum(person_wins(number, line) for number in range(RACES))
    assert abs(won - RACES / 2) <= 2 * (RACES / 4) ** 0.5, won


def test_on_a_slow_line_that_is_not_allowed_for_the_person_would_be_robbed() -> None:
    won = sum(person_wins(number, SLOW, allowed=0.0) for number in range(RACES))
    assert won < RACES / 2 - 3 * (RACES / 4) ** 0.5


def person_wins(number: int, line: float, allowed: float | None = None) -> bool:
    """The person at seat 0 reacts 250 to 400 ms after the start, and then 150 ms after each pause."""
    luck = random.Random(number)
    drinks = number % 2
    dice = [" ".join(str(luck.randint(1, 6)) for _ in range(3)) for _ in range(40)]
    throw_off = ["1", "6"] if drinks else ["6", "1"]
    evening = Evening("azen_jagen", 1, 1, falls=[*throw_off, *ACES, *dice])
    evening.table.standing.secret = luck.randbytes(32)
    while not evening.races():
        evening.throw(0)
    evening.table.allow(line if allowed is None else allowed)
    taps = evening.now + luck.uniform(0.25, 0.4)
    while evening.races():
        bot = evening.due()
        if bot is not None and bot < taps + line:
            evening.tick(after=bot - evening.now)
            continue
        evening.now = taps + line
        evening.do(Play(0, evening.course.legal(0)[0], evening.table.version, taps), 0)
        taps = taps + 1.0 + 0.15
    too_slow = evening.course.state.too_slow == 1
    return too_slow if drinks else not too_slow


def test_a_game_that_says_nothing_of_it_has_one_pace() -> None:
    assert find_game("pietjesbak").pace(find_game("pietjesbak").begin(2, {}), 1) == 1


def test_a5_nothing_counts_as_made_before_what_has_been_judged() -> None:
    race = Race(version=1, at=10.0, pause=1.0, paces=(1, 1))
    race.act(0, 2, 12.0)
    assert race.made(1, claimed=11.0, earliest=11.0) == 12.0


def test_a5_a_bot_reacts_otherwise_each_time() -> None:
    """Also where it is ready at the same moment: what it did last is part of its luck."""
    race = Race(version=1, at=10.0, pause=1.0, paces=(1, 1))
    moments = set()
    for version in range(2, 12):
        race.act(0, version, 12.0)
        moments.add(race.bot_acts(0, "sensible", SECRET))
    assert len(moments) > 5
