"""The review adds up, to the last digit; play that loses nothing is said to lose nothing."""

from __future__ import annotations

import random
import statistics
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import toog
from benchmarks.review_sums import check
from tests.conformance.house import go_on
from tests.conformance.test_secrets import scrambled
from tests.table_talk import NAMES
from toog.core.course import Course
from toog.core.record import read_event, read_record
from toog.core.registry import find_game
from toog.games.stich.bots.thinking import Effort
from toog.games.stich.bots.worlds import LIKELY
from toog.games.stich.review import judge as stich
from toog.games.stich.review.worlds import EFFORT
from toog.review.errors import KNOWN, measured
from toog.review.figures import Figures
from toog.review.grid import Values, is_near, on_grid
from toog.review.pricing import Kind, Priced
from toog.review.reviewing import Review, add_up, follow, review
from toog.review.sentences import ReviewNarrator
from toog.texts import Voice

TINY = Effort(LIKELY, worlds=4, lines=4, chains=1, cooling=20, between=2)
EVENTS = 24
"""Enough of a game to see throws, choices, and where there are any bets and hidden cards."""

# benchmarks/review_sums.py has all numbers of players and every house rule.
TABLES = [
    (game, players)
    for game, companies in [
        ("pietjesbak", (2, 3, 5)),
        ("azen_jagen", (2, 3, 5)),
        ("zocken", (1, 3)),
        ("stich", (2, 3, 6)),
        ("mens", (2, 4, 6)),
    ]
    for players in companies
]


@pytest.fixture(autouse=True)
def quick_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stich, "EFFORT", TINY)


def some_game(game: str, players: int, options: dict[str, Any], seed: int, events: int) -> Course:
    """A game of random moves, up to so many events."""
    rng = random.Random(seed)
    course = Course(find_game(game), NAMES[:players], options)
    while len(course.events) < events and go_on(course, rng):
        pass
    return course


def closes(found: Review) -> bool:
    account = found.account
    return all(
        account.start[seat] + account.luck[seat] + account.skill[seat] + account.drift[seat]
        == account.start[seat]
        + account.luck[seat]
        + account.own[seat]
        + account.others[seat]
        + account.drift[seat]
        == account.result[seat]
        for seat in found.seats
    )


def added_up_again(plain: dict[str, Any], kind: str) -> Values:
    """What a reader of the JSON finds by adding up one kind of event."""
    events = [event for event in plain["events"] if event["kind"] == kind]
    seats = range(len(plain["seats"]))
    return tuple(sum(event["after"][seat] - event["values"][seat] for event in events) for seat in seats)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_columns_add_up_to_the_last_digit(game: str, players: int) -> None:
    events = 14 if (game, players) == ("zocken", 3) else EVENTS
    found = review(some_game(game, players, {}, players, events).record())
    assert closes(found)
    plain = found.plain()
    for kind in ("luck", "skill"):
        assert added_up_again(plain, kind) == tuple(seat[kind] for seat in plain["seats"])
    if found.exact:
        assert found.account.drift == (0.0,) * players
    if found.unit == "win" and not found.hidden:
        assert all(sum(values) == pytest.approx(1, abs=1e-6) for values in found.curve)


@st.composite
def some_prices(draw: st.DrawFn) -> tuple[list[Priced], Values]:
    """Events at any prices, as judges give them, and what is left at the end."""
    players = draw(st.integers(1, 8))
    values = st.lists(st.floats(-1000, 1000), min_size=players, max_size=players).map(on_grid)
    kinds = draw(st.lists(st.sampled_from(get_args(Kind)), max_size=60))
    whose = st.integers(0, players - 1)
    prices = [Priced(i, kind, draw(values), draw(values), draw(whose)) for i, kind in enumerate(kinds)]
    return prices, draw(values)


@given(some_prices())
def test_whatever_the_prices_are_the_columns_add_up_to_the_last_digit(
    told: tuple[list[Priced], Values],
) -> None:
    prices, stands = told
    account = add_up(prices, stands)
    assert account.result == stands or is_near(account.result, stands)
    for seat in range(len(stands)):
        start, luck, own, others, drift, result = account.of(seat).values()
        assert start + luck + own + others + drift == result
        assert account.skill[seat] + drift + luck + start == result
        own_events = [event for event in prices if event.kind == "skill" and event.seat == seat]
        assert own == sum(event.change[seat] for event in own_events)


@pytest.mark.parametrize(("game", "players"), [("azen_jagen", 2), ("azen_jagen", 5), ("pietjesbak", 3)])
def test_by_any_house_rules_and_from_any_decision_on_sums_close_and_luck_is_even(
    game: str, players: int
) -> None:
    """A small part of what `python -m benchmarks.review_sums` asks of every game and company."""
    found = check(find_game(game), players, games=32, events=10, seed=2)
    assert (found.reviews, found.open_sums, found.drifting) == (32, 0, 0)
    assert found.exact
    assert found.over
    assert found.is_even


@pytest.mark.parametrize(
    ("game", "options"),
    [("pietjesbak", {"marks": 1}), ("azen_jagen", {"orders": 1}), ("stich", {"target": 50})],
)
def test_a_whole_game_ends_in_its_result(game: str, options: dict[str, Any]) -> None:
    course = some_game(game, 2, options, 5, 10_000)
    found = review(course.record())
    assert found.over
    assert closes(found)
    won = course.winners
    assert found.account.result == tuple(1 / len(won) if seat in won else 0.0 for seat in range(2))


@pytest.mark.parametrize(
    ("game", "players"), [("pietjesbak", 2), ("pietjesbak", 3), ("zocken", 1), ("zocken", 2)]
)
def test_a_perfect_game_loses_nothing_and_drifts_nowhere(game: str, players: int) -> None:
    options = {"rounds": 1} if game == "zocken" else {}
    found = review(toog.play(game, ["champion"] * players, options=options, seed=6).record())
    nothing = (0.0,) * players
    assert (found.account.skill, found.account.drift) == (nothing, nothing)
    assert closes(found)
    assert found.costliest is None
    assert found.exact


def test_the_luck_of_all_throws_has_mean_zero_however_badly_one_plays() -> None:
    reviews = [review(some_game("pietjesbak", 2, {"marks": 1}, seed, 10_000).record()) for seed in range(60)]
    luck = [found.account.luck[0] for found in reviews]
    assert abs(statistics.mean(luck)) < 4 * statistics.stdev(luck) / len(luck) ** 0.5
    lost = [found.play_of(seat).mean_loss for found in reviews for seat in found.seats]
    assert statistics.mean(lost) > 0.01


def test_alone_at_zocken_values_are_points() -> None:
    course = some_game("zocken", 1, {"rounds": 1}, 3, 10_000)
    found = review(course.record())
    assert found.unit == "points"
    assert found.account.result == tuple(map(float, course.scores))


def test_with_the_same_throws_the_champion_scores_what_it_scored_itself() -> None:
    match = toog.play("zocken", ["champion"], options={"rounds": 1}, seed=9)
    [tally] = review(match.record()).again
    assert tally.you == tally.best
    assert sum(tally.you.values()) == match.scores[0]
    assert sum(tally.expected.values()) == pytest.approx(91.661, abs=1e-3)


@pytest.mark.parametrize("game", ["pietjesbak", "azen_jagen", "stich", "zocken"])
def test_what_comes_later_changes_no_price(game: str) -> None:
    record = some_game(game, 2, {}, 8, EVENTS).record()
    whole = review(record)
    part = review({**record, "events": record["events"][:15]})
    assert part.events == [event for event in whole.events if event.event < 15]
    assert not part.over


def test_no_value_of_a_seat_uses_what_it_cannot_see() -> None:
    rng = random.Random(2)
    course = some_game("stich", 3, {}, 4, 17)
    eyes = stich.Eyes(TINY, KNOWN)
    for seat in range(3):
        other = course.copy()
        other.state = scrambled(course.state, course.game.hidden_copy(course.state, seat), rng)
        assert other.state != course.state
        assert stich.Eyes(TINY, KNOWN).worth_to(other, seat) == eyes.worth_to(course, seat)


def test_with_hidden_cards_others_lose_what_a_choice_gains_and_what_it_shows_is_luck() -> None:
    found = review(some_game("stich", 3, {}, 4, 40).record())
    decided = [event for event in found.events if event.kind == "skill"]
    assert any(event.change[event.seat] > 0 for event in decided)
    assert any(event.change[event.seat] < 0 for event in decided)
    for event in decided:
        assert sum(event.change) == pytest.approx(0, abs=1e-9)
        [shown] = [other for other in found.events if other.event == event.event and other.kind == "luck"]
        assert shown.change[event.seat] == 0 or found.record.events[event.event + 1][0] == "*"
    assert len(found.curve) == len(found.curve_at) == len(found.record.events) + 2


def test_with_hidden_cards_play_is_counted_beside_that_of_a_sensible_player() -> None:
    found = review(toog.play("stich", ["sensible"] * 3, options={"target": 100}, seed=4).record())
    assert found.account.own == found.account.others == (0.0,) * 3
    assert any(found.account.luck)


def test_drift_has_mean_zero_with_hidden_cards_however_good_the_company(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was +0.18 a seat and game, by what champions have that the judge did not expect."""
    monkeypatch.setattr(stich, "EFFORT", EFFORT)
    levels, own = ["champion", "sensible", "random"], {"champion": 0.0, "random": 0.0}
    drift: list[float] = []
    for game in range(6):
        company = [levels[(game + seat) % 3] for seat in range(3)]
        match = toog.play("stich", company, options={"target": 150}, seed=game)
        found = review(match.record())
        assert closes(found)
        drift += found.account.drift
        for seat, level in enumerate(company):
            if level in own:
                own[level] += found.account.own[seat]
    assert own["champion"] > 0 > own["random"]
    assert abs(statistics.mean(drift)) < 4 * statistics.stdev(drift) / len(drift) ** 0.5
    assert statistics.mean(drift) < 0.03


def test_the_luckiest_with_hidden_cards_is_a_card_and_not_what_another_played() -> None:
    found = review(some_game("stich", 3, {}, 4, 60).record())
    assert found.luckiest
    assert found.unluckiest
    for event, _ in (found.luckiest, found.unluckiest):
        seat, word = found.record.events[event.event]
        assert seat == "*" or word in ("draw", "pass")


@pytest.mark.parametrize("game", ["pietjesbak", "stich"])
def test_a_game_that_left_another_is_reviewed_from_there(game: str) -> None:
    left = some_game(game, 3, {}, 4, EVENTS)
    at = max(index for index, event in enumerate(left.events) if event.seat is not None)
    match = toog.Match.fork(left.record(), at, toog.Seeded(1))  # three apes might end it before that
    while len(match.record()["events"]) < at + 8:
        match.play(match.legal()[0])
    found = review(match.record())
    assert found.first == at
    assert {event.event for event in found.events} == set(range(at, len(found.record.events)))
    assert closes(found)
    assert found.plain()["costliest"] is None or found.plain()["costliest"]["event"] >= at
    text = ReviewNarrator(found, Voice("en", found.record.game)).certainty()
    assert f"This game left another at event {at}: it is reviewed from there." in text


@pytest.mark.parametrize(
    ("game", "players", "events"), [("mens", 2, 20), ("stich", 3, 12), ("zocken", 3, 12)]
)
def test_a_review_has_an_error_for_every_event_and_seat(game: str, players: int, events: int) -> None:
    """By phase: within twice one ± for the whole game lay 86 of 100 values at the end of Mens, and not 95.

    In Zocken by the chance as well: within one ± lay 96 of 100 values up to 5 % and 42 of those near 50 %.
    """
    found = review(some_game(game, players, {}, 4, events).record())
    course = Course.of(replace(found.record, events=()))
    standard, _ = follow(course)
    before = {price.event: price.before for price in reversed(found.events)}
    expected: list[tuple[float, ...]] = []
    for event, told in enumerate(found.record.events):
        errors = standard.errors_at(course.state)
        expected.append(tuple(errors.near(value).value for value in before[event]))
        course.happen(read_event(told, players))
    plain = found.plain()
    whole_game = measured(found.record.game, course.state).errors.value
    every = [error for seats in expected for error in seats]
    assert whole_game not in every
    assert list(found.off) == expected
    told_off = [tuple(event["off"]) for event in plain["events"]]
    assert told_off == [expected[event.event] for event in found.events]
    assert plain["error"] == pytest.approx(statistics.fmean(error**2 for error in every) ** 0.5)


@pytest.mark.parametrize(
    ("off", "said"),
    [
        ((0.0, 0.0), "Every value is exact."),
        ((0.0142, 0.0, 0.0141), "A value may be off by about 1.4%."),
        (
            (0.014, 0.0, 0.024),
            "A value may be off by about 1.4% to 2.4%, depending on the position.",
        ),
    ],
)
def test_a_review_says_the_least_and_the_most_it_may_be_off(off: tuple[float, ...], said: str) -> None:
    assert Figures(Voice("en"), "win").off_by(off, exact=False) == said


def test_forced_moves_are_no_choices() -> None:
    course = some_game("azen_jagen", 2, {"orders": 1}, 1, 10_000)
    found = review(course.record())
    assert [found.play_of(seat).choices for seat in found.seats] == [0, 0]
    assert found.account.skill == (0.0, 0.0)


def test_a_game_that_has_not_begun_is_worth_what_it_begins_with() -> None:
    record = Course(find_game("azen_jagen"), NAMES[:4], {}).record()
    found = review(record)
    assert found.account.start == found.account.result == (0.25,) * 4
    assert found.plain()["events"] == found.plain()["turning_points"] == []
    assert (found.luckiest, found.unluckiest, found.costliest) == (None, None, None)


def test_a_bad_event_is_named_before_anything_is_worked_out() -> None:
    record = some_game("zocken", 2, {}, 1, 9).record()
    record["events"][4] = ["*", "7"]
    told: list[float] = []
    with pytest.raises(toog.GameError) as refused:
        review(record, told.append)
    assert refused.value.event == 4
    assert told == []


def test_progress_ends_at_one() -> None:
    told: list[float] = []
    review(read_record(some_game("azen_jagen", 2, {}, 1, 4).record()), told.append)
    assert told == [0.25, 0.5, 0.75, 1.0]


def test_the_library_answers_under_its_own_name() -> None:
    """Also when the room of that name has been opened: it answers for the function."""
    record = some_game("azen_jagen", 2, {}, 1, 4).record()
    assert toog.review(record).plain() == review(record).plain()
