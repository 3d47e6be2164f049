"""The fair handicap: nothing for equals, something for the weaker, and nearer to even with other dice too."""

from __future__ import annotations

import itertools

import pytest

from toog.bots.between import PARTS
from toog.core.errors import BadArgument, BadRecord, BotError
from toog.core.registry import find_game, games_in_order
from toog.lab.company import CHUNK, LadderPlayers
from toog.lab.handicap import SEARCHED, Handicap, fair_handicap
from toog.lab.handicap_sentences import HandicapNarrator
from toog.lab.shapes import Reviewed
from toog.lab.strength import ladder_of, lost_by_levels, strength_of
from toog.texts import Voice

GAME = find_game("pietjesbak")


def gap_of(found: Handicap, seed: int) -> tuple[float, float]:
    """How far from even the farthest is without it and with it, in games of another seed."""
    company = LadderPlayers(GAME, ladder_of(GAME), [one.place for one in found.strengths], {}, seed, 1)
    nothing = [0] * len(company.sizes)
    given = [found.given[company.kind_of.index(kind)] for kind in range(len(company.sizes))]
    even = 1 / company.people

    def gap(handicap: list[int]) -> float:
        shares = company.shares(handicap, 0, 1000, lambda _: None, lambda: False).estimates()
        return max(abs(share.value - even) for share in shares)

    return gap(nothing), gap(given)


def test_equals_are_given_nothing_and_win_alike() -> None:
    found = fair_handicap(GAME, ["sensible", "sensible", "sensible"], games=200)
    assert found.given == (0, 0, 0)
    assert [share.value for share in found.without] == pytest.approx([1 / 3] * 3)
    assert found.is_even
    almost = fair_handicap(GAME, [Reviewed(100, 1.17), Reviewed(100, 1.2)], games=1000)
    assert almost.given == (0, 0)


@pytest.mark.parametrize("players", [["beginner", "club"], ["sensible", "club", "beginner", "beginner"]])
def test_the_weaker_are_given_something_and_other_dice_bear_it_out(players: list[str]) -> None:
    found = fair_handicap(GAME, players, games=1000, seed=1)
    given = dict(zip(players, found.given, strict=True))
    assert given["club"] == 0
    assert given["beginner"] > given.get("sensible", 0) > -1
    assert len({given for level, given in zip(players, found.given, strict=True) if level == "beginner"}) == 1
    without, with_it = gap_of(found, seed=99)
    assert with_it < without / 2


def test_the_same_is_found_on_any_number_of_threads_and_seats_do_not_matter() -> None:
    one = fair_handicap(GAME, ["club", "beginner"], games=300, threads=1)
    assert fair_handicap(GAME, ["club", "beginner"], games=300, threads=3) == one
    turned = fair_handicap(GAME, ["beginner", "club"], games=300)
    assert turned.given == one.given[::-1]


def test_where_even_all_that_can_be_given_is_too_little_that_is_said() -> None:
    found = fair_handicap(GAME, [*["club"] * 5, "random"], {"marks": 2}, games=1000)
    assert found.given == (0, 0, 0, 0, 0, 1)
    said = HandicapNarrator(found, ["An", "Cé", "Di", "Eb", "Fe", "Bo"], Voice("en", GAME)).sentences()
    assert found.at_limit
    assert any(sentence.startswith("More cannot be given: ") for sentence in said)
    assert said[0] == "To make it even: one mark fewer for Bo."


def test_enough_leaves_the_best_so_far() -> None:
    found = fair_handicap(GAME, ["club", "beginner"], games=5000, enough=lambda: True)
    assert not found.fresh
    assert 0 < found.games < 5000


def test_a_candidate_that_was_broken_off_is_not_chosen_before_those_that_were_not() -> None:
    """The bisection tries nothing, then all, then half, which comes nearest but is left after two chunks."""
    asked = itertools.count()
    whole = 5000 // SEARCHED
    over = 2 * whole // CHUNK + 2
    found = fair_handicap(
        GAME, ["club", "beginner"], games=5000, threads=1, enough=lambda: next(asked) > over
    )
    assert (found.games, found.fresh) == (whole, False)


def test_a_review_is_a_place_among_the_levels() -> None:
    lost = lost_by_levels(GAME)
    for level, loss in lost.items():
        assert strength_of(GAME, Reviewed(50, loss)) == strength_of(GAME, level)
    halfway = strength_of(GAME, Reviewed(50, (lost["beginner"] + lost["sensible"]) / 2))
    assert halfway.levels == ("beginner", "sensible")
    assert halfway.place == pytest.approx(1.5 * PARTS, abs=1)
    assert strength_of(GAME, Reviewed(50, 0.0)).outside
    assert strength_of(GAME, Reviewed(50, 99.0)).levels == ("random",)
    assert Reviewed.of([(10, 1.0), (30, 2.0)]) == Reviewed(40, 1.75)


def test_the_table_of_losses_knows_every_level_that_can_be_played() -> None:
    measured = {game: lost for game in games_in_order() if (lost := lost_by_levels(game))}
    assert [game.name for game in measured] == ["pietjesbak", "mens", "zocken", "stich"]
    for game, lost in measured.items():
        assert tuple(lost) == ladder_of(game)
        assert sorted(lost.values(), reverse=True) == list(lost.values())


def test_a_level_that_thinks_is_counted_as_another_and_that_is_said() -> None:
    champion = strength_of(GAME, "champion")
    assert (champion.levels, champion.outside) == (("club",), True)
    found = fair_handicap(GAME, ["champion", "club"], games=50)
    (*_, said) = HandicapNarrator(found, ["An", "Bo"], Voice("en", GAME)).sentences()
    assert said.startswith(
        "The level “champion” thinks too long for thousands of games and is counted as “club"
    )


def test_what_cannot_be_found_is_one_sentence() -> None:
    with pytest.raises(BadRecord, match="azen_jagen has no handicap"):
        fair_handicap("azen_jagen", ["club", "beginner"])
    with pytest.raises(
        BadRecord, match="19 reviewed choices do not show how well someone plays: it takes 20"
    ):
        fair_handicap(GAME, [Reviewed(19, 1.0), "club"])
    with pytest.raises(BotError, match="genius"):
        fair_handicap(GAME, ["club", "genius"])
    with pytest.raises(BadArgument, match="2 to 8 players, not 1"):
        fair_handicap(GAME, ["club"])
