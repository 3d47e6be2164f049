"""Backup while the house is open, records out and in, and tables that the keeper takes away."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import stat
from pathlib import Path

import pytest

from tests.server.house_talk import Evening, OpenHouse, open_store, opened, serving
from tests.server.patience import in_loop
from tests.server.stored_tables import open_tables
from toog.cli import main
from toog.core.record import read_record, write_record
from toog.core.seal import verify
from toog.server.store.engine import database_url
from toog.server.store.store import Store, StoredTable, name_of
from toog.server.tables import hub


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
    open_tables(store, "a", entries=2)
    store.keep_records([("mens", "{}")], 1.0)
    store.close()
    copy = str(tmp_path / "copy.db")
    assert keeper.says("backup", copy)[0] == 0
    again = Store.open(database_url(copy))
    assert again.load("a") == StoredTable(b"secret", ["0", "1"])
    assert (again.ids(), list(again.records())) == (["a"], ["{}"])
    again.close()


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.touch(mode=0o644)
    open_store(tmp_path).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
