"""Puzzles: the costliest decisions of one's own games, and one for everybody each day."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import toog
from toog.cli.verifying import replay_bots
from toog.core.course import Course, Over
from toog.core.record import Record, read_record
from toog.core.seal import verify
from toog.fast.driver import WIN
from toog.review.hinting import facts as facts_of_hint
from toog.review.hinting import hint_in
from toog.review.puzzles import confirming, own
from toog.review.puzzles import daily as dailies
from toog.review.puzzles.confirming import is_best_beyond_doubt
from toog.review.puzzles.daily import game_of, games_in_turn, is_clear, sealed_game, text_of
from toog.review.puzzles.own import FELT, Costly, drills, moves_of_bots, next_of, turns_of
from toog.review.puzzles.puzzle import OwnGame, Puzzle, SealedGame, facts, judge_answer, puzzle_at
from toog.review.reviewing import review
from toog.review.rollout import Rollout
from toog.texts import Voice

DAY = date(2026, 11, 20)
GAME = "pietjesbak"


def blind(seed: int, **meta: Any) -> Record:
    """A game of two who always do the first thing they may."""
    match = toog.Match(GAME, ["An", "Bo"], {"marks": 3}, seed=seed)
    while not isinstance(match.turn, toog.Over):
        match.play(match.legal()[0])
    return replace(read_record(match.record()), meta=meta or None)


def played_by(*bots: str, seed: int = 1, **options: Any) -> Record:
    return read_record(toog.play(GAME, list(bots), options=options, seed=seed).record())


def facts_of(puzzle: Puzzle, language: str = "en") -> dict[str, Any]:
    return dict(facts(puzzle, Voice(language, puzzle.record.game), puzzle.record.players))


# One's own


def test_drills_are_the_costliest_choices_of_the_review() -> None:
    games = [blind(4), blind(5)]
    found = drills(games, "An")
    reviews = [review(game) for game in games]
    losses = sorted(
        (
            (event.loss, number, event.event)
            for number, one in enumerate(reviews)
            for event in one.choices_of(0)
        ),
        reverse=True,
    )
    assert [(record_of(one), one.at) for one in found] == [(number, at) for _, number, at in losses[:3]]
    assert [one.loss for one in found] == pytest.approx([loss for loss, _, _ in losses[:3]])
    assert len(drills(games, "An", most=1)) == 1


def record_of(puzzle: Puzzle) -> int:
    assert isinstance(puzzle.source, OwnGame)
    return puzzle.source.record


def test_without_a_name_everyone_is_drilled_but_bots() -> None:
    everyone = {puzzle.seat for puzzle in drills([blind(4)], most=20)}
    assert everyone == {0, 1}
    by_seat = blind(4, seats=["person", "sensible"])
    assert {puzzle.seat for puzzle in drills([by_seat], most=20)} == {0}
    assert drills([by_seat], "Bo") == []


def test_a_bot_that_sat_in_for_a_while_is_left_out_for_that_while() -> None:
    record = blind(4)
    moves = [index for index, event in enumerate(record.events) if event[0] == 1]
    stood_in, chosen = moves[: len(moves) // 2], moves[-1]
    bots = {
        "hash": "0" * 64,
        "secret": None,
        "held": [{"seat": 1, "bot": "club", "since": 0, "until": stood_in[-1] + 1}],
        "played": [{"seat": 1, "bot": "random", "version": "1", "events": [chosen]}],
    }
    assert moves_of_bots(replace(record, meta={"bots": bots})) == {*stood_in, chosen}


def test_a_perfect_game_has_no_drills() -> None:
    assert drills([played_by("champion", "champion", marks=2)]) == []


def test_nobody_is_drilled_for_what_nobody_feels(monkeypatch: pytest.MonkeyPatch) -> None:
    [costliest] = drills([blind(4)], most=1)
    monkeypatch.setitem(FELT, "win", costliest.loss + 1e-6)
    assert drills([blind(4)]) == []


def test_of_one_turn_one_is_taken_where_others_cost_nearly_as_much() -> None:
    first, second = Costly(0, 7, 20, 4.0), Costly(0, 7, 22, 3.0)
    near, far = Costly(0, 9, 30, 1.5), Costly(0, 9, 30, 1.4)
    assert next_of([second, near], {first.whose}) == near
    assert next_of([second, far], {first.whose}) == second
    assert next_of([second], {first.whose}) == second


def test_a_turn_ends_when_another_seat_decides_or_the_round_does() -> None:
    match = toog.Match("zocken", ["An"], {"rounds": 2}, seed=1)
    while not isinstance(match.turn, toog.Over):
        match.play(match.legal()[0])
    record = read_record(match.record())
    turns = turns_of(record)
    assert turns == sorted(turns)
    assert set(turns) == {1, 2}
    moves = [
        (turn, event[0])
        for turn, event in zip(turns_of(blind(4)), blind(4).events, strict=True)
        if event[0] != "*"
    ]
    assert len({turn for turn, _ in moves}) == len(set(moves)) > 4


def test_a_game_that_is_not_over_and_a_name_that_nobody_has_are_refused() -> None:
    begun = toog.Match(GAME, ["An", "Bo"], seed=1).record()
    with pytest.raises(toog.BadRecord, match="this game is not over yet"):
        drills([begun])
    with pytest.raises(toog.BadRecord, match="“Cé” plays in none of these games; their players are An, Bo"):
        drills([blind(4)], "Cé")


def test_it_says_how_much_is_done() -> None:
    heard: list[float] = []
    own.drills([blind(4), blind(5)], progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) == len(blind(4).events) + len(blind(5).events) + 1


# One puzzle


def test_the_answer_is_the_hint_and_the_record_ends_there() -> None:
    game = blind(4, seats=["person", "person"])
    [puzzle] = drills([game], most=1)
    assert list(puzzle.record.events) == list(game.events[: puzzle.at])
    assert (puzzle.record.seal, puzzle.record.meta) == (None, None)
    course = Course.of(puzzle.record)
    assert puzzle.hint == hint_in(course)
    assert [puzzle.seat, puzzle.played] == game.events[puzzle.at]
    found = facts_of(puzzle, "nl")
    assert found["answer"] == facts_of_hint(puzzle.hint, Voice("nl", game.game), game.players)
    assert found["view"] == course.view(puzzle.seat)
    assert found["legal"] == course.legal(puzzle.seat)
    assert found["source"] == {"kind": "own", "record": 0}
    assert (found["game"], found["players"], found["options"]) == (GAME, ["An", "Bo"], {"marks": 3})
    json.dumps(found)


def test_what_is_tried_is_compared_with_the_best() -> None:
    [puzzle] = drills([blind(4)], most=1)
    best, missed = judge_answer(puzzle, puzzle.hint.best.move), judge_answer(puzzle, puzzle.played)
    assert (best.found, best.mark, best.loss) == (True, "best", 0.0)
    assert (missed.found, missed.mark, missed.loss) == (False, "doubtful", puzzle.loss)
    with pytest.raises(toog.Malformed):
        judge_answer(puzzle, "hop")


def test_what_cannot_be_told_from_the_best_is_as_good() -> None:
    [puzzle] = drills([blind(4)], most=1)
    vague = [structs.replace(one, loss_error=puzzle.loss) for one in puzzle.hint.moves]
    unsure = replace(puzzle, hint=replace(puzzle.hint, moves=vague))
    assert judge_answer(unsure, puzzle.played).found


def test_nothing_hidden_and_nothing_later_is_in_the_facts() -> None:
    match = toog.play("stich", ["sensible"] * 3, seed=2)
    record = read_record(match.record())
    at = next(
        i for i, event in enumerate(record.events) if i > 5 and event[0] != "*" and is_choice(record, i)
    )
    expected = facts_of(puzzle_at(record, at, OwnGame(0)))
    rng, others = random.Random(1), 0
    while others < 2:
        other = dealt_otherwise(record, at, rng)
        if other is not None:
            assert facts_of(puzzle_at(other, at, OwnGame(0))) == expected
            others += 1


def is_choice(record: Record, at: int) -> bool:
    course = Course.of(replace(record, events=record.events[:at]))
    return len(course.legal(record.events[at][0])) > 2


def dealt_otherwise(record: Record, at: int, rng: random.Random) -> Record | None:
    """The same record with two cards swapped that this seat cannot see, if all could have been played so."""
    events = [list(event) for event in record.events[: at + 1]]
    seat, dealt = events[at][0], max(i for i, event in enumerate(events) if event[0] == "*")
    cards = events[dealt][1].split()
    one, two = rng.sample(range(len(cards)), 2)
    cards[one], cards[two] = cards[two], cards[one]
    events[dealt][1] = " ".join(cards)
    seen = Course.of(replace(record, events=record.events[:at])).view(seat)
    try:
        course = Course.of(replace(record, events=events[:at]))
    except toog.GameError:
        return None
    return replace(record, events=events) if course.view(seat) == seen else None


# The day's


def test_a_day_in_words_is_a_bad_argument() -> None:
    day: Any = "2026-11-20"
    with pytest.raises(toog.BadArgument, match="“2026-11-20” is not a day"):
        toog.daily(day, GAME)


def test_the_puzzle_of_a_day_is_the_same_twice_and_another_on_another_day() -> None:
    puzzle, again = toog.daily(DAY, GAME), toog.daily(DAY, GAME)
    assert facts_of(puzzle) == facts_of(again)
    others = [toog.daily(DAY + timedelta(days), GAME) for days in (1, 2)]
    assert len({repr(facts_of(one)["view"]) for one in (puzzle, *others)}) == 3
    assert isinstance(puzzle.source, SealedGame)
    assert facts_of(puzzle)["source"] == {
        "kind": "daily",
        "day": "2026-11-20",
        "number": puzzle.source.number,
        "text": text_of(DAY, GAME, puzzle.source.number),
    }


def test_it_is_from_a_game_that_anyone_can_verify() -> None:
    puzzle = toog.daily(DAY, GAME)
    assert isinstance(puzzle.source, SealedGame)
    whole = sealed_game(DAY, GAME, puzzle.source.number)
    assert whole.seal is not None
    assert whole.seal["secret"] == hashlib.sha256(puzzle.source.text.encode()).hexdigest()
    assert isinstance(Course.of(whole).turn, Over)
    assert verify(whole) > 50
    heard: list[int] = []
    replayed = replay_bots(whole, (), heard.append)
    assert replayed is not None
    assert replayed.moves == heard[-1] > 20
    assert replayed.strangers == []
    assert list(whole.events[: puzzle.at]) == list(puzzle.record.events)
    assert whole.events[puzzle.at] == [puzzle.seat, puzzle.played]


def test_every_other_move_costs_what_the_coach_would_speak_of() -> None:
    puzzle = toog.daily(DAY, GAME)
    assert is_clear(puzzle.hint)
    assert puzzle.played != puzzle.hint.best.move
    close = [structs.replace(one, value=puzzle.hint.best.value - 0.02) for one in puzzle.hint.moves[1:]]
    assert not is_clear(replace(puzzle.hint, moves=[puzzle.hint.best, *close]))


def test_a_game_in_which_nothing_is_found_is_followed_by_the_next() -> None:
    puzzle = toog.daily(DAY, GAME)
    assert isinstance(puzzle.source, SealedGame)
    assert puzzle.source.number == 1


def test_after_so_many_games_it_is_the_clearest_decision_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first game of that day nothing is found."""
    monkeypatch.setattr(dailies, "MOST_GAMES", 1)
    puzzle = toog.daily(DAY, GAME)
    assert isinstance(puzzle.source, SealedGame)
    assert puzzle.source.number == 0
    whole = sealed_game(DAY, GAME)
    others = [puzzle_at(whole, at, puzzle.source) for at in dailies.choices_in(whole)]
    assert dailies.margin(puzzle) == max(map(dailies.margin, others))


def test_what_a_rollout_contradicts_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mens, 2026-11-20: what was learned takes `move 28` for the best, and 20,000 games say `move 39`.

    Without the rollout it would be published: it is clear, its player missed it, and it is looked at first,
    before the decision that is published of that day.
    """
    published_at = 367
    source = SealedGame(DAY, 1, text_of(DAY, "mens", 1))
    right = puzzle_at(sealed_game(DAY, "mens", 1), 531, source)
    assert (right.hint.best.move, right.played) == ("move 39", "move 39")
    assert not is_clear(right.hint)
    wrong = replace(right, hint=replace(right.hint, moves=right.hint.moves[::-1]))
    assert wrong.hint.best.move == "move 28"
    assert not is_best_beyond_doubt(wrong)
    looked_at: list[int] = []

    def look(record: Record, at: int, source: SealedGame) -> Puzzle:
        looked_at.append(at)
        return wrong if at == wrong.at else puzzle_at(record, at, source)

    monkeypatch.setattr(dailies, "choices_in", lambda _: [wrong.at, published_at])
    monkeypatch.setattr(dailies, "puzzle_at", look)
    monkeypatch.setattr(dailies, "is_clear", lambda hint: hint is wrong.hint or is_clear(hint))
    published = toog.daily(DAY, "mens")
    assert looked_at == [wrong.at, published_at]
    assert published.at == published_at
    assert is_clear(published.hint)
    assert is_best_beyond_doubt(published)


def test_an_answer_that_another_move_may_equal_is_not_published(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the move that was played is far behind both."""
    [puzzle] = drills([blind(4)], most=1)
    vague = replace(puzzle, hint=replace(puzzle.hint, exact=False))
    answer, played = (puzzle.record.game.codes[word] for word in (puzzle.hint.best.move, puzzle.played))
    rng = np.random.default_rng(1)
    for third, published in (0.6, False), (0.4, True):
        outcomes = [(WIN * (rng.random((1000, 2)) < mean)).astype(np.int32) for mean in (0.6, 0.2, third)]
        found = Rollout(puzzle.seat, "win", "club", (answer, played, -1), tuple(outcomes))
        monkeypatch.setattr(confirming, "roll_out", lambda *_, found=found: found)
        assert is_best_beyond_doubt(vague) == published


def test_a_drill_without_a_confirmed_answer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    [costliest] = drills([blind(4)], most=1)
    monkeypatch.setattr(own, "is_best_beyond_doubt", lambda puzzle: puzzle.at != costliest.at)
    assert costliest.at not in [puzzle.at for puzzle in drills([blind(4)])]


def test_what_is_known_exactly_needs_no_rollout() -> None:
    puzzle = toog.daily(DAY, GAME)
    assert puzzle.hint.exact
    assert is_best_beyond_doubt(puzzle)


def test_every_game_has_its_day_in_turn() -> None:
    days = [DAY + timedelta(days) for days in range(8)]
    assert sorted({game_of(day) for day in days[:4]}) == sorted(games_in_turn())
    assert [game_of(day) for day in days[4:]] == [game_of(day) for day in days[:4]]
    tuesday = next(day for day in days if game_of(day) == GAME)
    assert toog.daily(tuesday).record.game.name == GAME


def test_a_game_without_decisions_has_no_puzzle() -> None:
    with pytest.raises(toog.BadArgument, match="“azen_jagen” has no puzzle of the day"):
        toog.daily(DAY, "azen_jagen")
    with pytest.raises(toog.BadArgument, match="not a game of this house"):
        toog.daily(DAY, "hop")
