"""A person who is missing: the table pauses, and a bot may sit in until that person is back."""

from __future__ import annotations

import pytest

from tests.table.evening import NONCE, Evening, key_of, kinds, opened
from toog.core.errors import GameOver
from toog.table import Actor
from toog.table.commands import ComeBack, Fill, GoAway, Join, Leave, LetBotSitIn, Play


def test_the_table_pauses_for_who_is_away() -> None:
    evening = Evening()
    assert evening.refused(GoAway(0), 1) == "not-yours"
    assert kinds(evening.do(GoAway(0), 0)) == ["went_away"]
    assert evening.do(GoAway(0), 0) == []
    seen = evening.table.snapshot(())
    assert seen["seats"][0]["away"]
    assert seen["clock"]["paused"]
    assert kinds(evening.do(ComeBack(0), 0)) == ["came_back"]
    assert evening.do(ComeBack(0), 0) == []
    assert not evening.table.snapshot(())["clock"]["paused"]


def test_nobody_is_waited_for_before_the_start() -> None:
    table = opened()
    assert not table.snapshot(())["clock"]["paused"]
    assert table.snapshot(())["clock"]["waits_for"] is None


def test_the_host_lets_a_bot_sit_in() -> None:
    evening = Evening(falls=["6", "1", "6 2 1"])
    evening.do(GoAway(0), 0)
    assert kinds(evening.do(LetBotSitIn(0))) == ["sat_in", "fell"]
    seen = evening.table.snapshot(())["seats"][0]
    assert (seen["kind"], seen["name"], seen["bot"], seen["away"]) == ("person", "An", "sensible", True)
    evening.throw(1)
    turn = evening.question()
    assert turn.seat == 0
    assert evening.refused(Play(0, "stop", evening.table.version), 0) == "bot-plays"


def test_who_sits_in_plays_as_the_table_agreed() -> None:
    evening = Evening(falls=["6", "1", "6 2 1"], bot="champion")
    evening.do(GoAway(0), 0)
    evening.do(LetBotSitIn(0))
    evening.throw(1)
    assert evening.question().bot == "champion"


def test_the_bot_gives_the_seat_back() -> None:
    evening = Evening(falls=["6", "1", "6 2 1"])
    evening.do(GoAway(0), 0)
    evening.do(LetBotSitIn(0))
    evening.throw(1)
    turn = evening.question()
    evening.do(ComeBack(0), 0)
    assert evening.nobody_asked()
    assert evening.refused(Play(0, "stop", turn.version), by=Actor.bot(0, "sensible", "1")) == "stale"
    evening.play(0, "stop")


def test_a_majority_of_those_present_lets_a_bot_sit_in() -> None:
    evening = Evening(people=5)
    evening.do(GoAway(4), 4)
    assert kinds(evening.do(LetBotSitIn(4), 0)) == ["voted"]
    assert evening.do(LetBotSitIn(4), 0) == []
    assert kinds(evening.do(LetBotSitIn(4), 1)) == ["voted"]
    assert evening.table.snapshot(())["seats"][4]["votes"] == [0, 1]
    assert kinds(evening.do(LetBotSitIn(4), 2)) == ["voted", "sat_in"]
    assert evening.table.snapshot(())["seats"][4]["votes"] == []


def test_a_shared_device_has_one_vote() -> None:
    evening = Evening(people=4)
    evening.do(GoAway(3), 3)
    assert kinds(evening.do(LetBotSitIn(3), 0, 1)) == ["shared", "voted"]
    assert evening.do(LetBotSitIn(3), 1) == []
    assert kinds(evening.do(LetBotSitIn(3), 2)) == ["voted", "sat_in"]


def test_the_vote_of_who_goes_away_or_leaves_no_longer_counts() -> None:
    evening = Evening(people=5)
    evening.do(GoAway(4), 4)
    evening.do(LetBotSitIn(4), 0)
    evening.do(LetBotSitIn(4), 1)
    evening.do(GoAway(0), 0)
    evening.do(Leave(1), 1)
    assert evening.table.snapshot(())["seats"][4]["votes"] == []


def test_spectators_and_the_absent_have_no_vote() -> None:
    evening = Evening(people=3)
    evening.do(GoAway(2), 2)
    assert evening.refused(LetBotSitIn(2), by=Actor()) == "nobody-here"
    assert evening.refused(LetBotSitIn(2), 2) == "nobody-here"


def test_no_bot_sits_in_for_who_is_there() -> None:
    evening = Evening(people=1, bots=1)
    assert evening.refused(LetBotSitIn(0)) == "not-away"
    assert evening.refused(LetBotSitIn(1)) == "not-away"
    evening.do(GoAway(0), 0)
    evening.do(LetBotSitIn(0))
    assert evening.do(LetBotSitIn(0)) == [], "a second tap is no mistake"


def test_a_bot_sits_in_for_who_left_until_another_joins() -> None:
    evening = Evening(falls=["6", "1"])
    evening.do(Leave(1), 1)
    evening.throw(0)
    assert evening.table.snapshot(())["clock"]["paused"]
    assert kinds(evening.do(LetBotSitIn(1))) == ["sat_in", "fell"]
    evening.do(Join("Cé", key_of("Cé"), NONCE))
    assert evening.table.standing.machine(1) is None


def test_the_host_gives_the_seat_of_who_left_to_a_bot() -> None:
    evening = Evening()
    evening.do(Leave(0), 0)
    assert kinds(evening.do(Fill("random", "Bot", NONCE))) == ["bot_sat", "fell"]


def test_nobody_sits_in_when_the_game_is_over() -> None:
    evening = Evening("zocken", people=1, dice="real", options={"rounds": 1})
    for die in "roygbpw":
        evening.play(0, f"roll {die}")
        evening.throw(0, "3")
        evening.play(0, evening.course.legal(0)[0])
    evening.do(GoAway(0), 0)
    with pytest.raises(GameOver):
        evening.do(LetBotSitIn(0))
    assert not evening.table.snapshot(())["clock"]["paused"]
