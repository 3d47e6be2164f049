"""A duplicate night is ranked raw and with luck taken out, and what does not belong to it is named."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.core.test_fork import decisions, play_out
from tests.errors import error_of
from toog import BadRecord, Decision, Match, Sealed
from toog.core.errors import GameError
from toog.core.record import read_record, write_record
from toog.core.registry import find_game
from toog.review import review
from toog.review.judge import find_judge
from toog.review.night import Night, is_alike, rank
from toog.review.requests import OutcomeRequest, RankingRequest
from toog.review.shapes import Ranked
from toog.texts import LANGUAGES
from toog.workers import do_work, ignore

Record = dict[str, Any]


def first_game(game: str, names: Sequence[str], options: dict[str, Any], secret: int = 0) -> Match:
    nonces = tuple(f"{seat:02}" for seat in range(len(names)))
    return Match(game, names, options, dice=Sealed(bytes([secret] * 32), nonces))


def play_as(match: Match, how: dict[str, str]) -> Record:
    """Some play their best, others anything."""
    rng = random.Random(3)
    while isinstance(turn := match.turn, Decision):
        seat = turn.seats[0]
        legal = match.legal(seat)
        perfect = how[match.players[seat]] == "best"
        match.play(best_of(match) if perfect else rng.choice(legal), seat)
    return match.record()


def best_of(match: Match) -> str:
    course = match._course
    judge, seat = find_judge(course.game, course.state), course.seat_on_turn(None)
    legal = match.legal(seat)
    codes = [course.game.vocabulary.index(word) for word in legal]
    return legal[judge.best(course.state, seat, judge.worth_of_moves(course.state, seat, codes))]


@cache
def evening() -> tuple[Record, Record]:
    """One company twice at Pietjesbak: An plays as well as one can."""
    how = {"An": "best", "Bo": "any"}
    first = play_as(first_game("pietjesbak", ["An", "Bo"], {"marks": 2}, secret=5), how)
    return first, play_as(Match.duplicate(first), how)


def of(night: Night, name: str) -> Ranked:
    return next(player for player in night.players if player.name == name)


def test_luck_and_the_rest_add_up_to_the_result_to_the_last_digit() -> None:
    records, told = evening(), list[float]()
    night = rank(records, told.append)
    reviews = [review(record) for record in records]
    for name, seats in (("An", [0, 1]), ("Bo", [1, 0])):
        player = of(night, name)
        assert (player.games, player.seats) == (2, seats)
        assert player.without_luck + player.luck == player.raw
        accounts = [found.account.plain(seat) for found, seat in zip(reviews, seats, strict=True)]
        assert player.raw * 2 == sum(account["result"] for account in accounts)
        assert player.luck * 2 == sum(account["luck"] for account in accounts)
        kept = sum(account["start"] + account["skill"] + account["drift"] for account in accounts)
        assert player.without_luck * 2 == kept
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_perfect_player_loses_nothing_by_skill_and_leads_without_luck() -> None:
    night = rank(evening())
    assert night.exact
    for found, seat in zip(map(review, evening()), (0, 1), strict=True):
        assert found.play_of(seat).loss == pytest.approx(0, abs=1e-9)
    an, bo = of(night, "An"), of(night, "Bo")
    assert (an.rank_without_luck, bo.rank_without_luck) == (1, 2)
    assert an.without_luck + bo.without_luck == pytest.approx(1, abs=1e-9)
    assert an.without_luck > 0.5
    assert night.by_skill()[0] is an


def test_who_had_the_same_seat_with_the_same_dice_is_compared() -> None:
    first, second = evening()
    night = rank(evening())
    results = [Match.from_record(record).winners for record in (first, second)]
    an = [0 in results[0], 1 in results[1]]
    bo = [0 in results[1], 1 in results[0]]
    expected = sum(int(mine) - int(theirs) for mine, theirs in zip(an, bo, strict=True)) / 2
    assert of(night, "An").same_seat == expected == -(of(night, "Bo").same_seat or 0.0)


def test_the_same_play_at_two_tables_ranks_the_same() -> None:
    first = evening()[0]
    match = Match.duplicate(first, 0, players=["Cas", "Dré"])
    for who, word in first["events"]:
        if who != "*":
            match.play(word, who)
    night = rank([first, match.record()])
    for one, other in (("An", "Cas"), ("Bo", "Dré")):
        mine, theirs = of(night, one), of(night, other)
        assert (mine.rank_raw, mine.rank_without_luck) == (theirs.rank_raw, theirs.rank_without_luck)
        assert (mine.raw, mine.luck, mine.same_seat) == (theirs.raw, theirs.luck, 0.0)
    assert sorted(player.rank_raw for player in night.players) == [1, 1, 3, 3]


def test_nothing_to_choose_is_nothing_to_tell_apart() -> None:
    """In Azen jagen everyone had every seat once with the same dice, so all are equal in every way."""
    first = play_out(first_game("azen_jagen", ["An", "Bo", "Cas"], {"orders": 1}))
    night = rank([first, *(play_out(Match.duplicate(first, by)) for by in (1, 2))])
    assert [player.rank_raw for player in night.players] == [1, 1, 1]
    assert {player.rank_without_luck for player in night.players} == {1}
    assert {(player.luck, player.same_seat, player.games) for player in night.players} == {(0.0, 0.0, 3)}


def test_alone_at_zocken_points_are_compared() -> None:
    first = play_out(first_game("zocken", ["An"], {"rounds": 1}))
    night = rank([first, play_out(Match.duplicate(first, players=["Bo"]), seed=2)])
    assert night.unit == "points"
    an, bo = of(night, "An"), of(night, "Bo")
    assert (an.raw, bo.raw) == (an.score, bo.score)
    assert an.same_seat == an.raw - bo.raw


def error_in(*records: Record, called: Sequence[str] | None = None) -> GameError:
    """Return why these records are not one night."""
    return error_of(rank, records, called=called)


def test_what_does_not_belong_together_is_named_with_what_differs() -> None:
    first, second = evening()
    assert error_in(first).key == "night-few"
    other_game = play_out(first_game("azen_jagen", ["An", "Bo"], {"orders": 1}))
    assert str(error_in(first, other_game)) == "#2 is a game of azen_jagen, but #1 one of pietjesbak"
    more = play_out(first_game("pietjesbak", ["An", "Bo", "Cas"], {"marks": 2}))
    assert str(error_in(first, second, more)) == "#3 has 3 players, but #1 has 2"
    short = play_out(first_game("pietjesbak", ["An", "Bo"], {"marks": 1}))
    said = str(error_in(first, short, called=["a.json", "b.json"]))
    assert said == "b.json was not played by the same house rules as a.json: the option marks differs"
    dice = play_out(first_game("pietjesbak", ["An", "Bo"], {"marks": 2}, secret=1))
    assert str(error_in(first, dice)) == "#2 was not played under the same seal as #1"
    assert str(error_in(first, second, first)) == "#3 is the same game as #1"


def test_what_is_wrong_with_one_record_names_it() -> None:
    first, second = evening()
    half = {**second, "events": second["events"][:-2]}
    assert str(error_in(first, half)) == "#2 is not over, and a duplicate night ranks finished games"
    forked = play_out(Match.fork(first, decisions(first)[-1]))
    assert error_in(first, forked).key == "night-fork"
    fall = next(index for index, (who, _) in enumerate(second["events"]) if who == "*")
    events = [list(event) for event in second["events"]]
    events[fall][1] = "1-1-2"
    broken = error_in(first, {**second, "events": events})
    assert str(broken).startswith("#2: ")
    closed = {**first, "seal": {**first["seal"], "secret": None}}
    again = {**second, "seal": {**second["seal"], "secret": None}}
    assert str(error_in(closed, again)).startswith("#1: the seal is still closed")
    assert isinstance(error_in(first, {}), BadRecord)


def test_a_handicap_may_go_round_with_the_players_and_no_other_rule() -> None:
    game = find_game("pietjesbak")

    def alike(name: str, one: Any, other: Any, *others: str) -> bool:
        def played(options: dict[str, Any], names: Sequence[str]) -> Any:
            written = {"toog": 1, "game": game.name, "players": list(names), "events": []}
            return read_record({**written, "options": options})

        company = ("An", "Bo", "Cas")
        return is_alike(game.option(name), played(one, company), played(other, others or company))

    one, turned = {"handicap": [3, 0, 1]}, {"handicap": [1, 3, 0]}
    assert alike("handicap", one, turned, "Cas", "An", "Bo")
    assert not alike("handicap", one, turned), "it was someone else's"
    assert not alike("handicap", one, one, "Cas", "An", "Bo")
    assert alike("handicap", one, turned, "Dré", "Els", "Fre"), "in another of their rounds"
    assert not alike("handicap", one, {"handicap": [3, 1, 0]}, "Dré", "Els", "Fre")
    assert not alike("handicap", one, {})
    assert alike("marks", {"marks": 2}, {"marks": 2})
    assert not alike("marks", {"marks": 2}, {})


def test_the_same_seat_with_another_handicap_is_not_the_same() -> None:
    first = play_out(first_game("pietjesbak", ["An", "Bo"], {"marks": 2, "handicap": [1, 0]}))
    again = Match.duplicate(first)
    assert again.record()["options"]["handicap"] == [0, 1]
    assert {player.same_seat for player in rank([first, play_out(again)]).players} == {None}


def test_the_worker_ranks_in_every_language_what_it_has_reviewed_game_by_game() -> None:
    texts, told = [write_record(record) for record in evening()], list[float]()
    outcomes = [do_work(OutcomeRequest(text), told.append) for text in texts]
    plain = rank(evening()).plain()
    assert json.loads(json.dumps(plain)) == plain
    sentences = set()
    for language in LANGUAGES:
        night = msgspec.to_builtins(do_work(RankingRequest(texts, outcomes, language), ignore))
        assert {key: night[key] for key in plain if key != "players"} == {
            key: value for key, value in plain.items() if key != "players"
        }
        for player, due in zip(night["players"], plain["players"], strict=True):
            assert {key: player[key] for key in due} == due
            without, luck, raw = player["shown"]
            assert without + luck == pytest.approx(raw)
            sentences.add(player["said"])
        sentences.update(night["sentences"])
    assert len(sentences) == 6 * len(LANGUAGES)
    assert told
    with pytest.raises(BadRecord) as refused:
        do_work(RankingRequest(texts[:1], outcomes[:1], "en"), ignore)
    assert refused.value.key == "night-few"
