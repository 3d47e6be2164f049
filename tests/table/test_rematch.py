"""The rematch: the same company, everyone one seat further."""

from __future__ import annotations

import pytest

from tests.table.evening import NONCE, Evening, key_of, kinds
from toog.table import Actor
from toog.table.commands import Leave, Rematch, Start


def finished(people: int, bots: int = 0) -> Evening:
    """Zocken with real dice that all show three."""
    evening = Evening("zocken", people, bots, dice="real", options={"rounds": 1})
    while evening.table.standing.ended is None:
        seat = evening.on_turn()
        bot = evening.table.bot_turn
        if evening.table.standing.throws is not None:
            evening.throw(seat, "3")
        elif bot is None:
            evening.play(seat, evening.course.legal(seat)[-1])
        else:
            evening.bot_plays(bot.legal[-1])
    return evening


def test_the_company_moves_on_together() -> None:
    evening = Evening("zocken", 1, dice="real", options={"rounds": 1})
    assert evening.refused(Rematch("next"), 0) == "not-over"
    evening = finished(2)
    assert evening.refused(Rematch("next"), by=Actor()) == "nobody-here"
    assert kinds(evening.do(Rematch("next"), 1)) == ["rematched"]
    assert evening.table.snapshot(())["next"] == "next"
    assert evening.refused(Rematch("another")) == "rematch-made"


def test_everyone_sits_one_seat_further_with_the_same_key() -> None:
    evening = finished(3)
    evening.do(Leave(2), 2)
    again = evening.table.again("next", bytes(32), ["aa", "bb", "cc"], 500.0)
    assert again.id == "next"
    seats = again.snapshot(())["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", None, "An"]
    assert again.actor([key_of("An")]) == Actor(frozenset({2}))
    assert again.snapshot(())["options"] == {"rounds": 1}
    assert again.snapshot(())["dice"] == "real"
    assert again.entries[0].at == 500.0


def test_bots_come_along() -> None:
    evening = Evening("zocken", people=1, bots=1)
    again = evening.table.again("next", bytes(32), ["aa", "bb"], 500.0)
    assert [seat["kind"] for seat in again.snapshot(())["seats"]] == ["bot", "person"]
    again.handle(Actor(host=True), Start(), 501.0)
    assert again.bot_turn is not None
    assert again.snapshot(())["seal"]["nonces"] == ["aa", "bb"]
    assert again.snapshot(())["seal"]["hash"] != evening.table.snapshot(())["seal"]["hash"]


def test_every_seat_of_a_rematch_needs_a_nonce() -> None:
    evening = Evening()
    with pytest.raises(ValueError, match="zip"):
        evening.table.again("next", bytes(32), [NONCE], 500.0)
