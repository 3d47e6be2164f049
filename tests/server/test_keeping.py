"""Backup while the house is open, records out and in, and what is not kept for ever."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import sqlite3
import stat
import threading
import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.house_talk import Evening, OpenHouse, calls_of, open_store, opened, serving
from tests.server.patience import in_loop, until
from toog.cli import main
from toog.core.record import read_record, write_record
from toog.core.seal import verify
from toog.server import hub, sweeping
from toog.server.appends import Append, Opening
from toog.server.engine import database_url
from toog.server.opening import Choices
from toog.server.store import Kept, Store, name_of
from toog.server.sweeping import DAY_SECONDS, Sweeper


class Keeper:
    """Types commands, and reads what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str], database: str | Path) -> None:
        self.capsys = capsys
        self.database = str(database)

    def says(self, *words: str) -> tuple[int, str, str]:
        code = main([*words, "--lang", "en", "--database", self.database])
        return (code, *self.capsys.readouterr())


@pytest.fixture
def keeper(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Keeper:
    return Keeper(capsys, tmp_path / "house.db")


@in_loop
async def test_a_backup_of_an_open_house_is_a_house(tmp_path: Path, keeper: Keeper) -> None:
    copy = tmp_path / "copy.db"
    with serving(database=keeper.database) as process:
        house = OpenHouse(process.address)
        evening = await house.evening("mens")
        playing = asyncio.create_task(play_on(evening))
        code, said, _ = await asyncio.to_thread(keeper.says, "backup", str(copy))
        assert (code, said[:40]) == (0, f"Everything is copied into {copy}"[:40])
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
        code, _, complaint = keeper.says("backup", str(copy))
        assert (code, complaint) == (1, f"toog: {copy} exists already, and is left as it is\n")
        await evening.go_home()
        await house.http.aclose()
    async with opened(Store.open(database_url(str(copy)))) as house:
        guest = await house.come(evening.table, evening.secrets[0])
        assert guest.yours == [0]
        assert 1 < guest.version <= evening.host.version


async def play_on(evening: Evening) -> None:
    while True:
        await evening.step()


@in_loop
async def test_a_backup_of_postgresql_is_a_house_too(
    tmp_path: Path, new_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = str(tmp_path / "copy.db")
    async with opened(Store.open(database_url(new_database))) as house:
        evening = await house.evening()
        assert Keeper(capsys, new_database).says("backup", copy)[0] == 0
        version = evening.host.version
    async with opened(Store.open(database_url(copy))) as house:
        guest = await house.come(evening.table, evening.secrets[1])
        assert (guest.yours, guest.version) == ([1], version)


@in_loop
async def test_all_records_go_out_and_come_in_once(
    tmp_path: Path, keeper: Keeper, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "records.jsonl"
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("pietjesbak", options={"marks": 1})
        while evening.host.seen["status"] == "playing":
            await evening.step()
        await house.evening("stich")
        await house.lay()
        hands = "--with-hands-in-play"
        file.touch(mode=0o644)
        assert keeper.says("export", str(file), hands) == (0, f"2 records are written into {file}.\n", "")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert keeper.says("export", hands) == (0, file.read_text(), "")
        code, printed, left_out = keeper.says("export")
        assert (code, printed) == (0, file.read_text().splitlines(keepends=True)[0])
        assert left_out.startswith("One game with hidden cards goes on and is left out: --with-hands-in-play")
        assert keeper.says("import", str(file))[1] == "0 records are new, 2 were here already.\n"
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert verify(read_record(records[0])) > 0
    assert records[1]["seal"]["secret"] is None, "a game that goes on keeps its seal closed"
    assert evening.table not in file.read_text(), "the id of a table is its link"
    other = Keeper(capsys, tmp_path / "other.db")
    assert other.says("import", str(file))[1] == "2 records are new, 0 were here already.\n"
    assert other.says("import", str(file))[1] == "0 records are new, 2 were here already.\n"
    assert sorted(other.says("export")[1].splitlines()) == sorted(file.read_text().splitlines())
    async with opened(Store.open(database_url(other.database))) as house:
        found = [await house.get(f"/api/records/{name_of(write_record(record))}") for record in records]
        assert [answer.json() for answer in found] == records
        assert [answer.text for answer in found] == [write_record(record) for record in records], "as it is"
        assert {answer.headers["content-type"] for answer in found} == {"application/json"}
        assert (await house.get("/api/records/nothing")).status_code == 404


def test_a_bad_line_is_named_and_nothing_is_kept(
    tmp_path: Path, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = {"toog": 1, "game": "pietjesbak", "players": ["An", "Bo"], "options": {}, "events": [["*", "6"]]}
    bad = {**good, "events": [["*", "7"]]}
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([json.dumps(good), "", json.dumps(bad)])))
    code, _, complaint = keeper.says("import", "-")
    assert code == 1
    assert complaint.startswith("toog: line 3 is not a record, and nothing is kept")
    assert keeper.says("export")[1] == ""


def test_a_database_that_is_not_there_is_neither_copied_nor_made(tmp_path: Path, keeper: Keeper) -> None:
    """A wrong name would otherwise be backed up every night, as an empty house."""
    for command in ("backup", "export", "delete"):
        code, printed, complaint = keeper.says(command, str(tmp_path / "copy"))
        assert (code, printed) == (1, "")
        assert complaint.startswith(f"toog: the database {keeper.database} cannot be used: ")
    assert not list(tmp_path.iterdir())


def test_files_that_cannot_be_used_are_said_in_a_sentence(tmp_path: Path, keeper: Keeper) -> None:
    open_store(tmp_path).close()
    nowhere = str(tmp_path / "nowhere" / "file")
    for command in ("import", "export", "backup"):
        code, printed, complaint = keeper.says(command, nowhere)
        assert (code, printed, complaint.count("\n")) == (1, "", 1), command
        assert nowhere in complaint


@in_loop
async def test_keep_days_takes_old_tables_away(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    old = time.time() - 8 * DAY_SECONDS
    store.append([Append("old", 0, ["{}"], old, Opening("mens", b"", listed=False))])
    async with opened(store, keep_days=7) as house:
        given = await house.lay()
        await sweeper_of(house).sweep()
        assert store.ids() == [given["table"]]


def lay_yesterday(store: Store, tables: int) -> None:
    yesterday, opening = time.time() - DAY_SECONDS, Opening("mens", b"", listed=False)
    laid = [Append(str(number), 0, ["{}"], yesterday, opening) for number in range(tables)]
    assert store.append(laid) == [None] * tables


@in_loop
async def test_a_clock_that_leaps_never_takes_tables_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 60)
    now, ticks = time.time() + 31 * DAY_SECONDS, 0.0
    async with opened(store, keep_days=30, clock=lambda: now) as house:
        sweeper_of(house).steady = lambda: ticks
        for _ in range(50):
            ticks += 3_601.0
            await sweeper_of(house).look()
        assert len(store.ids()) == 60
        said = [record for record in caplog.records if "is the clock right?" in record.message]
        assert [record.levelname for record in said] == ["ERROR"], "once, and not every round"
        now -= 31 * DAY_SECONDS
        await sweeper_of(house).sweep()
        now += 31 * DAY_SECONDS
        await sweeper_of(house).sweep()
        assert caplog.text.count("is the clock right?") == 2, "again when it happens again"


@in_loop
async def test_a_house_that_was_closed_for_a_year_is_swept_when_its_keeper_says_so(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 60)
    store.keep_records([("mens", "{}")], time.time())
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 365 * DAY_SECONDS
    ) as house:
        await sweeper_of(house).sweep()
        assert (store.ids(), list(store.records())) == ([], [])


@pytest.mark.parametrize("words", [[], ["--delete-most"]])
def test_the_keeper_says_so_with_a_flag(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    opened: list[Choices] = []
    monkeypatch.setattr("toog.server.opening.open_house", lambda choices, _: opened.append(choices))
    assert main(["serve", "--keep-days", "30", *words]) == 0
    assert [(choices.keep_days, choices.delete_most) for choices in opened] == [(30, bool(words))]


@in_loop
async def test_a_clock_that_leaps_takes_no_records_away_either(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also in a house that has no tables."""
    store = open_store(tmp_path)
    store.keep_records([("mens", "{}")], time.time())
    async with opened(store, keep_days=30, clock=lambda: time.time() + 31 * DAY_SECONDS) as house:
        await sweeper_of(house).sweep()
        assert list(store.records()) == ["{}"]
        assert "most records seem old: is the clock right?" in caplog.text


class Holds:
    """A lock that notes what the database was told during each time it was held: so long moves wait."""

    def __init__(self, store: Store) -> None:
        assert store.slate is not None
        self.lock = store.slate.lock
        self.holders: list[int] = []  # the same thread, as often as it has taken it
        self.told: list[list[str]] = []
        store.slate.lock = cast(Any, self)
        event.listen(store.engine, "after_cursor_execute", self.note)

    def __enter__(self) -> None:
        self.lock.acquire()
        self.holders.append(threading.get_ident())
        if len(self.holders) == 1:
            self.told.append([])

    def __exit__(self, *_: object) -> None:
        self.holders.pop()
        self.lock.release()

    def note(self, connection: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
        if threading.get_ident() in self.holders:
            self.told[-1].append(f"{statement.split(maxsplit=1)[0]} {cursor.rowcount}")


@in_loop
async def test_a_move_waits_for_one_step_of_a_sweep_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is old is looked for while others write; then so many at a time are deleted, each time anew."""
    monkeypatch.setattr(sweeping, "WAY_SECONDS", 0.0)
    store, tables = open_store(tmp_path), 4 * sweeping.SOME
    lay_yesterday(store, tables)
    while store.tidy():
        pass
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 31 * DAY_SECONDS
    ) as house:
        holds = Holds(store)
        await sweeper_of(house).sweep()
        assert store.ids() == []
    told = [told for told in holds.told if told]
    assert told == [[f"DELETE {sweeping.SOME}"]] * 4


@in_loop
async def test_records_are_swept_in_steps_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "WAY_SECONDS", 0.0)
    store, records = open_store(tmp_path), 4 * sweeping.SOME
    store.keep_records([("mens", str(number)) for number in range(records)], time.time())
    steps = calls_of(Store, "sweep_records", monkeypatch)
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 31 * DAY_SECONDS
    ) as house:
        await sweeper_of(house).sweep()
        assert list(store.records()) == []
    assert [step[2:] for step in steps] == [(sweeping.SOME,)] * 5


@in_loop
async def test_a_table_that_is_played_again_while_it_is_swept_stays(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 2)
    now = time.time()
    old, _ = store.old_tables(now)
    assert old == ["0", "1"]
    assert store.append([Append("1", 1, ["{}"], now)]) == [None]
    assert store.sweep(old, now) == 1
    assert store.ids() == ["1"]
    store.close()


@in_loop
async def test_a_table_in_use_is_never_taken_away(tmp_path: Path) -> None:
    now = time.time()
    store = open_store(tmp_path)
    async with opened(store, keep_days=7, delete_most=True, clock=lambda: now) as house:
        given = await house.lay()
        guest = await house.come(given["table"], given["secret"])
        now += 8 * DAY_SECONDS
        await sweeper_of(house).sweep()
        assert store.ids() == [given["table"]]
        await guest.ask("react", seat=0, reaction="wave")


def sweeper_of(house: OpenHouse) -> Sweeper:
    assert house.hub.sweeper is not None
    return house.hub.sweeper


@in_loop
async def test_keep_days_is_kept_by_the_house_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "BETWEEN_SECONDS", 0.0)
    now = time.time()
    store = open_store(tmp_path)
    async with opened(store, keep_days=7, clock=lambda: now) as house:
        old, new = await house.lay(), await house.lay("mens")
        guest = await house.come(new["table"], new["secret"])
        now += 7 * DAY_SECONDS - 1
        await guest.ask("react", seat=0, reaction="wave")
        now += 3_602
        await until(lambda: store.ids() == [new["table"]])
        assert (await house.get(f"/api/tables/{old['table']}")).status_code == 404
        assert (await house.get(f"/api/tables/{new['table']}")).status_code == 200
        await guest.ask("react", seat=0, reaction="wave")


@in_loop
async def test_a_store_that_fails_once_does_not_end_the_tidying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "BETWEEN_SECONDS", 0.0)
    now = time.time()
    store, tries = open_store(tmp_path), []
    old_tables = store.old_tables

    def at_first_broken(before: float) -> tuple[list[str], int]:
        tries.append(before)
        if len(tries) == 1:
            raise OperationalError("SELECT", {}, OSError("no disk"))
        return old_tables(before)

    monkeypatch.setattr(store, "old_tables", at_first_broken)
    async with opened(store, keep_days=7, delete_most=True, clock=lambda: now) as house:
        await house.lay()
        await until(lambda: len(tries) >= 1)
        now += 8 * DAY_SECONDS
        await until(lambda: not store.ids())


@in_loop
async def test_of_a_deleted_table_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    name = "Jan-Zonder-Vrees"
    async with opened(open_store(tmp_path)) as house:
        given = [await house.lay(name=f"{name} {number}") for number in range(30)]
        for each in given:
            answer = await house.delete(f"/api/tables/{each['table']}", each["secret"])
            assert answer.status_code == 204
    files = [path for path in tmp_path.iterdir() if path.name.startswith("house.db")]
    assert files
    assert not [path for path in files if name.encode() in path.read_bytes()]


@in_loop
async def test_the_keeper_takes_a_table_away_once_the_house_is_closed(tmp_path: Path, keeper: Keeper) -> None:
    name = "Jan-Zonder-Vrees"
    with serving(database=keeper.database) as process:
        house = OpenHouse(process.address)
        gone, kept = [(await house.lay(name=name))["table"] for _ in range(2)]
        link = f"{process.address}/t/{gone}?came=by-mail#a-secret"
        code, said, complaint = await asyncio.to_thread(keeper.says, "delete", link)
        assert (code, said) == (1, "")
        assert complaint.startswith(f"toog: the house whose tables are in {keeper.database} is open: ")
        assert (await house.get(f"/api/tables/{gone}")).status_code == 200
        await house.http.aclose()
    assert keeper.says("delete", link) == (0, "The table is gone for good, and its game with it.\n", "")
    assert keeper.says("delete", gone) == (1, "", f"toog: there is no table “{gone}” in this house\n")
    store = open_store(tmp_path)
    assert store.ids() == [kept]
    store.close()
    assert keeper.says("delete", kept)[0] == 0
    files = [path for path in tmp_path.iterdir() if path.name.startswith("house.db")]
    assert not [path for path in files if name.encode() in path.read_bytes()]


@in_loop
async def test_no_table_has_a_name_that_looks_like_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["-looks-like-one", "--and-again", "does_not"])
    at_random = secrets.token_urlsafe
    monkeypatch.setattr(
        secrets, "token_urlsafe", lambda size: next(drawn) if size == hub.ID_BYTES else at_random(size)
    )
    async with opened(open_store(tmp_path)) as house:
        assert (await house.lay())["table"] == "does_not"


@in_loop
async def test_the_keeper_takes_a_table_away_under_open_nodes(
    new_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(database=new_database) as process:
        house = OpenHouse(process.address)
        given = await house.lay(name="An")
        guest = await house.come(given["table"], given["secret"])
        keeper = Keeper(capsys, new_database)
        code, said, _ = await asyncio.to_thread(keeper.says, "delete", given["table"])
        assert (code, said) == (0, "The table is gone for good, and its game with it.\n")
        await guest.hang_up()
        assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "deleted"}
        assert (await house.get(f"/api/tables/{given['table']}")).status_code == 404
        await house.http.aclose()


def test_a_backup_holds_everything(tmp_path: Path, keeper: Keeper) -> None:
    store = open_store(tmp_path)
    store.append([Append("a", 0, ["1", "2"], 1.0, Opening("mens", b"secret", listed=True))])
    store.keep_records([("mens", "{}")], 1.0)
    store.close()
    copy = str(tmp_path / "copy.db")
    assert keeper.says("backup", copy)[0] == 0
    again = Store.open(database_url(copy))
    assert again.load("a") == Kept(b"secret", ["1", "2"])
    assert (again.ids(), list(again.records())) == (["a"], ["{}"])
    again.close()


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.touch(mode=0o644)
    open_store(tmp_path).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
