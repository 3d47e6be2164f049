"""Spoken codes: they find a table until its game is over, and nobody finds one by guessing."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.core.spoken import SYLLABLES
from toog.server.runtime.limits import Limits
from toog.server.store.engine import database_url
from toog.server.store.schema import CODES
from toog.server.store.store import Store
from toog.server.tables import codes
from toog.server.tables.codes import LETTERS, OPEN_SECONDS, SPOKEN

HOURS = 24
WRONG = "bababa bababa"


async def code_of(house: OpenHouse, table: str) -> str:
    answer = await house.get(f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


async def finds(house: OpenHouse, code: str) -> str | None:
    answer = await house.get(f"/api/codes/{code}")
    if answer.status_code == 404:
        assert answer.json()["error"]["key"] == "no-such-code"
        return None
    table: str = answer.json()["table"]
    return table


def kept(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(CODES)).scalar() or 0


@in_loop
async def test_a_code_is_two_words_and_finds_the_table_however_it_is_typed(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        table = (await house.lay())["table"]
        code = await code_of(house, table)
        assert re.fullmatch(r"([bdfgklmnprstvz][aeiou]){3} ([bdfgklmnprstvz][aeiou]){3}", code)
        for typed in (code, code.upper(), code.replace(" ", ""), code.replace(" ", "-"), f" {code}. "):
            assert await finds(house, typed) == table
        for wrong in (WRONG, code[:-1], code + "ba", "nobody", "é", "%00"):
            assert await finds(house, wrong) is None


@in_loop
async def test_a_table_has_a_code_when_it_is_asked_for_and_one_for_all_who_ask(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        first, second = [(await house.lay())["table"] for _ in range(2)]
        assert kept(store) == 0
        said = await asyncio.gather(*(code_of(house, first) for _ in range(5)))
        assert len(set(said)) == 1
        assert await code_of(house, second) != said[0]
        assert kept(store) == 2
        assert [await finds(house, said[0])] == [first]


@in_loop
async def test_a_code_opens_a_television_during_the_game_and_ends_with_it(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("pietjesbak", 2, options={"marks": 1})
        code = await code_of(house, evening.table)
        assert await finds(house, code) == evening.table
        while evening.host.seen["status"] != "over":
            await evening.step()
        assert await finds(house, code) is None
        answer = await house.get(f"/api/tables/{evening.table}/code")
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "is-over")


@in_loop
async def test_a_code_ends_with_its_table(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        given = await house.lay()
        code = await code_of(house, given["table"])
        await house.delete(f"/api/tables/{given['table']}", given["secret"])
        assert await finds(house, code) is None
        assert kept(store) == 0
        assert (await house.get(f"/api/tables/{given['table']}/code")).status_code == 404


@in_loop
async def test_a_code_lasts_an_evening_and_longer_where_it_is_asked_for_again(tmp_path: Path) -> None:
    store, now = open_store(tmp_path), 1_000.0
    async with opened(store, clock=lambda: now) as house:
        table = (await house.lay())["table"]
        code = await code_of(house, table)
        now += OPEN_SECONDS - 1
        assert await finds(house, code) == table
        assert await code_of(house, table) == code
        now += OPEN_SECONDS - 1
        assert await finds(house, code) == table
        now += 1
        assert await finds(house, code) is None
        other = await code_of(house, (await house.lay())["table"])
        assert kept(store) == 1, "an old code is forgotten"
        assert await code_of(house, table) not in (code, other)


@in_loop
async def test_two_tables_never_have_one_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["bababababada", "bababababada", "dedededededa"])
    monkeypatch.setattr(codes, "fresh_code", lambda: next(drawn))
    async with opened(open_store(tmp_path)) as house:
        tables = [(await house.lay())["table"] for _ in range(2)]
        said = [await code_of(house, table) for table in tables]
        assert said == ["bababa babada", "dedede dededa"]
        assert [await finds(house, code) for code in said] == tables


@in_loop
async def test_a_code_said_before_a_restart_still_opens(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        table = (await house.lay())["table"]
        code = await code_of(house, table)
    async with opened(open_store(tmp_path)) as house:
        assert await finds(house, code) == table


@in_loop
async def test_a_code_of_one_node_opens_at_the_other(new_database: str) -> None:
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    async with opened(stores[0]) as left, opened(stores[1]) as right:
        table = (await left.lay())["table"]
        said = await asyncio.gather(*(code_of(house, table) for house in (left, right) * 3))
        assert len(set(said)) == 1
        assert await finds(right, said[0]) == table


@in_loop
async def test_only_so_many_wrong_codes_are_heard_also_all_at_once(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), replace(GENEROUS, codes=5)) as house:
        code = await code_of(house, (await house.lay())["table"])
        for _ in range(12):
            assert await finds(house, code), "a right code costs nothing"
        tried = await asyncio.gather(*(house.get(f"/api/codes/{WRONG}") for _ in range(10)))
        assert sorted(answer.status_code for answer in tried) == [404] * 5 + [429] * 5
        assert (await house.get(f"/api/codes/{code}")).status_code == 429, "not even a right one"


def test_guessing_is_hopeless() -> None:
    """The sums of docs/protocol.md: a hundred tables wait, and someone tries for a whole day."""
    limit = Limits().codes
    tries = limit + limit * HOURS  # all at once, and as they come back
    chance = 100 * tries / len(SYLLABLES) ** SPOKEN
    assert len(set(SYLLABLES)) == 70
    assert str(CODES.c.code.type) == f"VARCHAR({LETTERS})"
    assert chance < 1e-6, "from one address"
    assert 1_000 * chance < 1e-3, "from a thousand"
