"""Whether a rollout or the hint is to be believed, and what the library tells of it."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from msgspec import structs

import toog
from tests.review.positions import asked_in, decisions
from tests.table_talk import played_from
from toog.bots import Question
from toog.fast.driver import WIN
from toog.review.hinting import hint_of, tell_beside
from toog.review.rollout import FEWEST, Rollout
from toog.review.rollout_telling import difference_of, sentences, verdict_on
from toog.texts import LANGUAGES, Voice


def rolled(*means: float, games: int = 1000) -> Rollout:
    """Of as many moves, each of which won this share of the games; each game is of its own."""
    rng = np.random.default_rng(1)
    outcomes = [(WIN * (rng.random((games, 2)) < mean)).astype(np.int32) for mean in means]
    return Rollout(0, "win", "sensible", tuple(range(len(means))), tuple(outcomes))


def asked(name: str, players: int, **options: object) -> Question:
    return asked_in(next(decisions(name, players, 1, 1.0, **options)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("question", "level", "loss_error", "believed"),
    [
        (lambda: asked("pietjesbak", 2), "club", 0.0, "exact"),
        (lambda: asked("mens", 4), "club", 0.0100, "rollout"),
        (lambda: asked("stich", 3), "sensible", 0.0100, "rollout"),
        (lambda: asked("stich", 3), "sensible", 0.0050, "judge"),  # of the 0.006 that sensible players lose
        (lambda: asked("pietjesbak", 6), "club", 0.0005, "rollout"),  # 0.003, and club players a tenth of it
        (lambda: asked("pietjesbak", 6), "club", 0.0002, "judge"),
    ],
)
def test_a_hint_is_believed_if_it_is_off_by_less_than_those_who_play_on_lose(
    question: Callable[[], Question], level: str, loss_error: float, believed: str
) -> None:
    here, found = question(), replace(rolled(0.3, 0.6), level=level)
    assert verdict_on(here, 0, loss_error, found) == believed


def test_the_verdict_goes_by_the_error_of_the_two_moves_in_dispute() -> None:
    """Of the hint itself, which looks at more worlds than the judge of reviews."""
    here = asked("stich", 3)
    found = hint_of(here)
    best, other = (here.game.codes[rated.move] for rated in found.moves[:2])
    contradicted = replace(rolled(0.3, 0.6), moves=(best, other))
    for off, believed in (0.005, "judge"), (0.007, "rollout"):
        moves = [structs.replace(rated, loss_error=off) for rated in found.moves]
        told = tell_beside(replace(found, moves=moves), here, contradicted, Voice("en", here.game))
        assert told["verdict"] == believed


def test_a_difference_within_three_errors_says_nothing() -> None:
    here = asked("mens", 4)
    assert verdict_on(here, 0, 0.01, rolled(0.50, 0.52)) == "open"
    assert verdict_on(here, 1, 0.01, rolled(0.50, 0.52)) == "open"
    assert verdict_on(here, 1, 0.01, rolled(0.3, 0.6)) == "confirms"
    assert verdict_on(here, 0, 0.01, rolled(0.3)) is None


@pytest.mark.parametrize("games", [1, 2, FEWEST - 1])
def test_a_few_games_say_nothing_however_they_went(games: int) -> None:
    here, found = asked("mens", 4), rolled(0.0, 1.0, games=games)
    assert [verdict_on(here, hinted, 0.01, found) for hinted in (0, 1)] == ["open", "open"]
    assert sentences(here, found, "open", Voice("en"))[-1] == (
        "These are too few games to tell which move is best: it takes at least 500."
    )
    assert verdict_on(here, 1, 0.01, rolled(0.0, 1.0, games=FEWEST)) == "confirms"


def test_games_that_all_went_alike_leave_an_error_and_one_game_has_none_that_is_known() -> None:
    assert rolled(1.0, games=40).error(0) == rolled(0.0, games=40).error(0) == 1 / 40
    one = rolled(0.0, 1.0, games=1)
    assert (one.error(0), one.difference(1, 0)) == (math.inf, (1.0, math.inf))
    assert difference_of(one, 0) == {"games": 1, "difference": -1.0, "error": None}
    assert difference_of(one, 1) == {"games": 1, "difference": 0.0, "error": 0.0}
    said = sentences(asked("mens", 4), one, "open", Voice("en"))
    assert "±" not in " ".join(said)


def test_one_game_in_the_library_is_told_as_json_knows_it() -> None:
    match = toog.Match.from_record(played_from("pietjesbak", 2, 0, "4 3 2").record())
    found = toog.hint(match, rollout=1)
    assert found["rollout"]["verdict"] == "open"
    assert [move["error"] for move in found["rollout"]["moves"]] == [None, None]
    json.dumps(found, allow_nan=False)


def test_it_is_said_in_every_language() -> None:
    found, here = rolled(0.3, 0.6), asked("stich", 3)
    told = {tuple(sentences(here, found, "rollout", Voice(language))) for language in LANGUAGES}
    assert len(told) == 4
    assert all(len(said) == 3 for said in told)
    assert sentences(here, found, "rollout", Voice("en"))[1].startswith("It wins ")
    assert "with the same cards" in sentences(here, found, "rollout", Voice("en"))[0]
    assert "with the same dice" in sentences(asked("mens", 2), found, "rollout", Voice("en"))[0]


def test_the_library_rolls_out_too() -> None:
    match = toog.Match.from_record(played_from("pietjesbak", 2, 0, "4 3 2").record())
    found = toog.hint(match, rollout=1000)
    assert found["rollout"]["best"] == found["best"] == "again"
    assert [list(move["rollout"]) for move in found["moves"]] == [["games", "difference", "error"]] * 2
    assert "rollout" not in toog.hint(match)
