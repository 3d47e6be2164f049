"""Bot against bot: seats are rotated, bounds hold what they promise, and luck is taken off without a bias."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from toog.bots import Question, find_bot
from toog.bots.arena import arena, ratings, standings, wilson, without_luck
from toog.bots.contest import Contest
from toog.bots.luck import Luck, ways_of
from toog.bots.requests import WrittenQuestion
from toog.cli import main
from toog.core.contract import CHANCE, Event
from toog.core.falls import Dice
from toog.core.registry import find_game

Captured = pytest.CaptureFixture[str]


def test_in_each_game_every_bot_sits_one_seat_further_on() -> None:
    seats: dict[str, list[int]] = {"one": [], "two": [], "three": []}

    def noting(name: str) -> Any:
        def choose(question: Question) -> int:
            if not question.course or seats[name][-1:] != [question.seat]:
                seats[name].append(question.seat)
            return question.moves[0]

        return choose

    game = find_game("zocken")
    contest = Contest(game, [find_bot(noting(name), game) for name in seats], {"rounds": 1}, seed=1)
    for number in range(4):
        contest.play(number)
    assert seats == {"one": [0, 1, 2, 0], "two": [1, 2, 0, 1], "three": [2, 0, 1, 2]}


def test_the_better_bot_wins_from_every_seat() -> None:
    result = arena("stich", ["sensible", "random"], 120, options={"target": 50}, seed=1)
    better, worse = result.bots
    assert (better.name, worse.name, result.games) == ("sensible", "random", 120)
    assert better.low > 0.5 > worse.high
    assert better.share + worse.share == pytest.approx(1)
    assert better.rating > 25 > worse.rating


def test_functions_and_names_play_the_same_games() -> None:
    game = find_game("stich")
    named = arena(game, ["sensible", "random"], 30, seed=2).bots
    handed = arena(game, [find_bot("sensible", game), "random"], 30, seed=2).bots
    assert named == handed


def test_a_bot_is_asked_in_plain_numbers_as_at_the_table() -> None:
    """Another process can be told of the question, and chance can be seeded by its luck."""
    asked: list[Question] = []

    def curious(question: Question) -> int:
        asked.append(question)
        return question.moves[0]

    arena("stich", [curious, "random"], 2, options={"target": 50}, seed=1)
    assert asked
    for question in asked:
        written = WrittenQuestion.of(question)
        assert msgspec.json.decode(msgspec.json.encode(written), type=WrittenQuestion) == written
        assert WrittenQuestion.of(written.read()) == written
        assert type(question.luck) is int


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 20, 0.0, 0.1611), (1.0, 20, 0.8389, 1.0)],
)
def test_the_bounds_are_those_of_wilson(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_luck_is_taken_off_without_a_bias_and_with_less_scatter() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(size=20_000)
    shares = (luck + 0.5 * rng.normal(size=20_000) > 0.4).astype(float)
    adjusted, error = without_luck(shares, luck)
    plain = shares.std(ddof=1) / math.sqrt(20_000)
    truth = 0.5 * math.erfc(0.4 / math.sqrt(1.25) / math.sqrt(2))
    assert error < 0.8 * plain
    assert abs(adjusted - truth) < 4 * error
    assert without_luck(shares, np.zeros(20_000))[0] == shares.mean()


def test_equal_shares_make_equal_ratings_and_more_wins_a_higher_one() -> None:
    assert ratings(np.array([[0.5, 0.5]])) == pytest.approx([25.0, 25.0])
    first, second, third = ratings(np.array([[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]))
    assert first > second > third
    assert ratings(np.array([[1.0]])) == [25.0]


def test_the_luck_of_a_throw_has_mean_zero_over_all_the_ways_it_can_fall() -> None:
    game = find_game("mens")
    s = game.begin(2, {})
    rules = game.rules

    def chances(positions: Sequence[Any]) -> Any:
        return np.array([[position.pips[0] * 0.1, position.die * 0.01] for position in positions])

    assert rules.turn(s) == CHANCE
    total = np.zeros(2)
    for fell in range(1, 7):
        luck = Luck(game, 2, chances)
        luck.watch(s, Event(None, str(fell)))
        luck.watch(s, Event(0, "pass"))
        luck.watch(s, None)
        total += luck.of
        assert luck.of[0] == pytest.approx(0.1 * (fell - 3.5))
    assert total == pytest.approx([0, 0])


@pytest.mark.parametrize("name", ["pietjesbak", "mens"])
def test_whoever_throws_well_is_lucky_and_all_luck_adds_up_to_none(name: str) -> None:
    """Chances add up to one before and after, so what one gains others lose."""
    game = find_game(name)
    contest = Contest(game, [find_bot("sensible", game)] * 2, {"marks": 2} if name == "pietjesbak" else {}, 1)
    shares, luck = contest.play(0)
    assert shares in ([1.0, 0.0], [0.0, 1.0])
    assert sum(luck) == pytest.approx(0, abs=1e-6)
    assert luck[shares.index(1.0)] > 0.1


def test_three_dice_fall_in_as_many_ways_as_there_are() -> None:
    three = find_game("pietjesbak").falls[1]
    assert isinstance(three, Dice)
    ways = ways_of(three)
    assert (len(ways), sum(ways.values())) == (56, 216)
    assert (ways[1, 1, 1], ways[2, 2, 3], ways[4, 5, 6]) == (1, 3, 6)


def test_the_arena_prints_the_facts_of_the_design(capsys: Captured) -> None:
    command = ["arena", "stich", "--bots", "sensible,random,random", "--games", "30", "--seed", "3"]
    assert main([*command, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts) == ["games", "bots"]
    assert [bot["name"] for bot in facts["bots"]] == ["sensible", "random", "random"]
    assert list(facts["bots"][0]) == ["name", "share", "low", "high", "adjusted", "rating"]
    assert main([*command, "--option", "target=50"]) == 0
    shown = capsys.readouterr().out
    assert "30 games in" in shown
    assert "Even would be 33.3%" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_only_where_luck_was_taken_out_is_a_share_without_it_told(capsys: Captured) -> None:
    """Of the cards of 12er Stich the house does not know what each deal was worth."""
    for game, is_told in (("stich", False), ("pietjesbak", True)):
        command = ["arena", game, "--bots", "sensible,random", "--games", "40", "--seed", "3", "--lang", "en"]
        assert main(command) == 0
        assert ("without luck" in capsys.readouterr().out.lower()) == is_told
        assert main([*command, "--json"]) == 0
        bots = json.loads(capsys.readouterr().out)["bots"]
        assert [bot["adjusted"] is not None for bot in bots] == [is_told] * 2


def test_few_games_show_no_bounds_that_they_cannot_tell(capsys: Captured) -> None:
    """Two games that went alike scatter by nothing, and are no proof."""
    assert main(["arena", "pietjesbak", "--bots", "sensible,random", "--games", "2", "--lang", "en"]) == 0
    assert "±" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["mens"], "say who plays: --bots"),
        (["mens", "--bots", "sensible"], "2 to 6 players, not 1"),
        (["mens", "--bots", "sensible,genius"], "“genius” is not a bot"),
        (["mens", "--bots", "random,random", "--games", "0"], "whole number"),
    ],
)
def test_an_arena_that_cannot_be_held_is_refused_in_a_sentence(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert main(["arena", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_an_entry_that_never_wins_has_a_bound_above_nothing() -> None:
    never = standings(["one", "two"], np.array([[1.0, 0.0]] * 40), np.zeros((40, 2)), 1.0).bots[1]
    assert (never.share, never.low) == (0, 0)
    assert 0.05 < never.high < 0.1
