"""Whether people may ask what a move is worth: by the host's choice, and always when alone against bots."""

from __future__ import annotations

import pytest

from tests.table.evening import NONCE, Evening, key_of, opened, reopened, snapshot_of
from toog.table import Actor, Entry, Table, TableError
from toog.table.commands import Clear, Fill, Join

host = Actor(host=True)


def allows(table: Table) -> bool:
    assert snapshot_of(reopened(table), ())["hints"] == snapshot_of(table, ())["hints"]
    return bool(snapshot_of(table, ())["hints"])


def test_the_host_chooses_when_the_table_is_laid() -> None:
    assert allows(Evening("zocken", hints=True).table)
    assert not allows(Evening("zocken").table)


def test_who_plays_alone_or_against_bots_may_always_ask() -> None:
    assert allows(Evening("zocken", people=1, bots=2).table)
    assert allows(Evening("zocken", people=1).table)
    assert not allows(Evening("zocken", people=2, bots=1).table)


def test_in_a_rematch_it_is_as_before() -> None:
    for people, bots, hints in ((2, 0, True), (2, 0, False), (1, 1, False)):
        table = Evening("zocken", people, bots, hints=hints).table
        again = table.again("next", bytes(32), ["aa", "bb"], 500.0)
        assert allows(again) == allows(table) == (hints or bots > 0)


def test_everyone_is_told_when_that_changes() -> None:
    table = opened(players=2)
    table.handle(host, Join("An", key_of("An"), NONCE), 100.0)
    assert not allows(table)
    before = table.version
    table.handle(host, Fill("sensible", "Bot", NONCE), 100.0)
    news = table.news((), before)
    assert news is not None
    assert news[-1]["now"]["hints"] is True
    table.handle(host, Clear(1), 100.0)
    assert not allows(table)


def test_a_table_from_before_there_were_hints_is_still_read() -> None:
    plain = opened().entries[0].plain()
    del plain["hints"]
    assert Entry.from_plain(plain) == opened().entries[0]


def test_the_game_so_far_is_handed_out_as_a_copy_where_hints_are_allowed() -> None:
    evening = Evening("zocken", hints=True)
    course = evening.table.course_to_advise_on()
    assert (course.events, course.state) == (evening.course.events, evening.course.state)
    course.play("roll r", 0)
    assert course.events != evening.course.events


def test_before_the_start_and_where_hints_are_not_allowed_nothing_is_handed_out() -> None:
    for table, key in ((opened(hints=True), "not-started"), (Evening().table, "no-hints")):
        with pytest.raises(TableError) as refused:
            table.course_to_advise_on()
        assert refused.value.key == key
