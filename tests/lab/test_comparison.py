"""The lab counts what happens: against games replayed in plain Python, and its errors against many runs."""

from __future__ import annotations

import statistics
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from toog.bots import find_bot
from toog.bots.asking import AskedGames
from toog.core.errors import BadArgument, BadRecord, BotError
from toog.core.registry import find_game, game_names
from toog.fast.run import Sums
from toog.lab import Comparison, compare
from toog.texts import LANGUAGES, Voice

SHORT = {"marks": 2}
SEED = 5
GAMES = 12


class Seen(NamedTuple):
    """One game as somebody who sat beside it would tell it."""

    events: int
    rounds: int
    began: int
    winners: list[int]
    decided: Fraction


def replayed(name: str, options: dict[str, Any], levels: list[str], number: int) -> Seen:
    """The same numbered game, asked for move by move, and its figures counted by other means."""
    game = find_game(name)
    positions: list[Any] = []
    asked = AskedGames(game, [find_bot(level, game) for level in levels], options, SEED)
    asked.play(number, number + 1, Sums(len(asked.count_at)), lambda s, _: positions.append(s.copy()))
    after, seats = positions[1:], range(len(levels))
    out = [0] * len(levels)
    winners = out[: game.rules.winners(after[-1], out)]
    in_front = [
        all(game.behind(s, winner) <= game.behind(s, seat) for winner in winners for seat in seats)
        for s in after
    ]
    last_behind = max((place for place, led in enumerate(in_front) if not led), default=-2)
    decided = Fraction(min(last_behind + 2, len(after)), len(after))
    began = next(game.rules.in_turn(s) for s in after if game.round_of(s) == 1)
    return Seen(len(after), game.round_of(after[-1]), began, winners, decided)


def share(seen: Seen, seat: int) -> float:
    return (seat in seen.winners) / len(seen.winners)


@pytest.mark.parametrize(
    ("name", "level", "options"),
    [("pietjesbak", "sensible", SHORT), ("azen_jagen", "champion", {"orders": 2})],
)
def test_figures_are_those_of_the_same_games_replayed_by_hand(
    name: str, level: str, options: dict[str, Any]
) -> None:
    found = compare(name, {}, options, players=3, games=GAMES, bot=level, seed=SEED, threads=1)
    even = [replayed(name, options, [level] * 3, number) for number in range(GAMES)]
    figures = {measure: figure.value for measure, figure in found.figures[1].items()}
    assert figures["events"] == statistics.mean(seen.events for seen in even)
    assert figures["rounds"] == statistics.mean(seen.rounds for seen in even)
    assert figures["first"] == pytest.approx(statistics.mean(share(seen, seen.began) for seen in even))
    assert figures["drama"] == pytest.approx(statistics.mean(float(seen.decided) for seen in even), abs=1e-4)
    won = 0.0
    for seat in range(3):
        levels = [level if place == seat else "beginner" for place in range(3)]
        won += sum(share(replayed(name, options, levels, number), seat) for number in range(GAMES))
    assert figures["skill"] == pytest.approx((won / GAMES - 1) / 2)
    assert found.better_wins(1).value == pytest.approx(won / GAMES / 3)


def test_where_nobody_decides_there_is_no_skill_at_all() -> None:
    found = compare("azen_jagen", {}, {"orders": 6}, games=200)
    assert [(figures["skill"].value, figures["skill"].error) for figures in found.figures] == [(0, 0), (0, 0)]
    assert "skill" not in found.clear
    rounds = found.differences["rounds"]
    assert (rounds.value, rounds.error) == (3, 0)
    assert "rounds" in found.clear


def tried(seed: int, games: int = 200, threads: int = 1, **options: Any) -> Comparison:
    return compare("pietjesbak", {}, options, games=games, bot="sensible", seed=seed, threads=threads)


def test_errors_are_as_large_as_runs_scatter() -> None:
    runs = [tried(seed, marks=7) for seed in range(80)]
    for measure in ("events", "rounds", "first", "skill", "drama"):
        for estimates in (
            [run.figures[0][measure] for run in runs],
            [run.differences[measure] for run in runs],
        ):
            scatter = statistics.stdev(estimate.value for estimate in estimates)
            said = statistics.mean(estimate.error for estimate in estimates)
            assert said == pytest.approx(scatter, rel=0.3), measure


def test_the_same_dice_show_a_small_change_sooner() -> None:
    found = tried(1, games=2000, stoef_lost=1)
    apart = [figures["rounds"].error for figures in found.figures]
    assert found.differences["rounds"].error < 0.9 * (apart[0] ** 2 + apart[1] ** 2) ** 0.5


def test_any_number_of_threads_comes_to_the_same() -> None:
    looked: list[Comparison] = []
    one = tried(3, games=3000, counts="best")
    three = compare(
        "pietjesbak",
        {},
        {"counts": "best"},
        games=3000,
        bot="sensible",
        seed=3,
        threads=3,
        progress=looked.append,
    )
    assert one == three
    assert tried(4, games=3000, counts="best") != one
    assert all(0 < seen.games <= seen.wanted == 3000 for seen in looked)


def test_a_rule_beside_itself_changes_nothing_at_all() -> None:
    found = tried(2, marks=9)
    assert found.settings == ({}, {})
    assert {(difference.value, difference.error) for difference in found.differences.values()} == {(0, 0)}
    assert found.clear == []


def test_a_handful_of_games_says_nothing() -> None:
    assert tried(0, games=29, marks=1).clear == []
    assert "rounds" in tried(0, games=30, marks=1).clear


@pytest.mark.parametrize(
    ("options", "players", "rule", "said"),
    [
        ({"marks": 99}, 2, "P1", "1–30"),
        ({"marksman": 1}, 2, None, "marks"),
        ({}, 1, None, "2 to 8 players"),
        ({}, 9, None, "2 to 8 players"),
    ],
)
def test_what_cannot_be_played_is_refused(
    options: dict[str, Any], players: int, rule: str, said: str
) -> None:
    with pytest.raises(BadArgument, match=said) as refused:
        compare("pietjesbak", {}, options, players=players)
    assert refused.value.rule == rule


def test_alone_nothing_can_be_compared() -> None:
    with pytest.raises(BadArgument, match="2 to 8 players, not 1"):
        compare("zocken", {}, {"rounds": 2}, players=1)


@pytest.mark.parametrize(("bot", "said"), [("random", "is not a bot"), ("champion", "thinks")])
def test_a_bot_must_compile_and_have_one_below_it(bot: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        compare("stich", {}, {"swap": True}, bot=bot)


def in_a_mixed_list(s: Any, seat: int) -> int:
    return [seat, "seat"].index(seat)


def test_a_game_that_does_not_compile_is_refused_in_a_sentence() -> None:
    game = replace(find_game("azen_jagen"), behind=in_a_mixed_list)
    with pytest.raises(BadRecord, match=r"^azen_jagen cannot be compared: .* do not compile: ") as refused:
        compare(game, {}, {"orders": 5}, games=1)
    sentences = {Voice(language).error(refused.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("\n" not in sentence for sentence in sentences)


@pytest.mark.parametrize("name", game_names())
def test_before_the_first_round_it_is_round_nought(name: str) -> None:
    """Who begins is who is in turn when round 1 opens: a game that throws for it has not begun before."""
    game = find_game(name)
    s = game.begin(game.usual_players, {})
    thrown_for = hasattr(s, "contends")
    assert game.round_of(s) == 0 or not thrown_for
