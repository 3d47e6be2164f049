"""`toog serve` as its keeper sees it: what it prints, what it writes in its journal, how it stops."""

from __future__ import annotations

import asyncio
import io
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import segno
from platformdirs import user_data_path
from sqlalchemy.exc import OperationalError

from tests.server.guests import handshake
from tests.server.house_talk import GENEROUS_FLAGS, OpenHouse, Process, open_store, opened, serving
from tests.server.patience import in_loop
from toog.cli import main
from toog.server.opening import say_room
from toog.server.runtime.journal import mark
from toog.server.store.engine import database_url
from toog.texts import LANGUAGES, Voice

STOP_SECONDS = 5  # the promise


def test_port_0_prints_the_port_and_the_house_answers_there(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as process:
        assert process.port > 1023
        told = httpx.get(f"{process.address}/api/house").json()
        assert (told["room"], told["alone"]) == (None, True), "only this machine reaches it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_one_clear_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["serve", "--lang", language, "--port", port, "--database", str(tmp_path / "house.db")]
        assert main(words) == 1
    said = Voice(language).say("serve-port-taken", port=port)
    assert capsys.readouterr() == ("", f"toog: {said}\n")


@pytest.mark.parametrize(
    ("words", "key", "code"),
    [
        (["--limit", "nothing=3"], "no-such-limit", 2),
        (["--limit", "messages=many"], "no-such-limit", 2),
        (["--database", "mysql://localhost/x"], "database-kind", 1),
        (["--host", "203.0.113.7"], "no-such-host", 1),
    ],
)
def test_what_cannot_be_is_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], key: str, code: int
) -> None:
    assert main(["serve", "--lang", "en", "--port", "0", *words]) == code
    printed, complaint = capsys.readouterr()
    said = Voice("en").say(f"serve-{key}", **dict.fromkeys(["choice", "allowed", "name", "host"], "|"))
    assert (printed, complaint.count("\n")) == ("", 1)
    assert all(part.strip() in complaint for part in said.split("|"))


def test_a_second_house_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "house.db")
    with serving(database=database):
        assert main(["serve", "--lang", "en", "--port", "0", "--database", database]) == 1
    said = Voice("en").say("serve-database-in-use", file=database)
    assert capsys.readouterr() == ("", f"toog: {said}\n")


def test_lan_prints_an_address_and_a_code_for_phones(tmp_path: Path) -> None:
    process = Process("--lan", database=tmp_path / "house.db")
    try:
        assert process.process.stdout is not None
        assert "http://127.0.0.1:" in process.address
        room = process.process.stdout.readline()
        if "http://" in room:
            assert re.search(r"http://\d+\.\d+\.\d+\.\d+:\d+/", room)
            told = httpx.get(f"{process.address}/api/house").json()
            assert told["room"] in room
            assert told["alone"] is False
            code = [process.process.stdout.readline() for _ in range(10)]
            assert any("█" in line or "▄" in line or "▀" in line for line in code)
    finally:
        process.kill()


@in_loop
async def test_on_sigterm_everyone_is_told_and_everything_is_stored(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        evening = await house.evening()
        for _ in range(5):
            await evening.step()
        seen = evening.host.seen
        process.process.send_signal(signal.SIGTERM)
        for guest in evening.guests:
            closed = await guest.hang_up()
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1012
            assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "restart"}
        code = await asyncio.to_thread(process.process.wait, STOP_SECONDS)
        assert code == 0
        await house.http.aclose()
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        again = await house.come(evening.table, evening.secrets[0])
        assert again.seen == seen
        await again.leave()
        await house.http.aclose()


@in_loop
async def test_a_guest_who_does_not_hang_up_cannot_hold_the_house_open(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        given = await house.lay()
        await house.http.aclose()
        deaf = [socket.create_connection(("127.0.0.1", process.port)) for _ in range(3)]
        deaf[0].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        deaf[1].sendall(handshake(process.address, given["table"]))
        assert b"101" in deaf[1].recv(1000)
        process.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.process.wait, STOP_SECONDS) == 0
        for each in deaf:
            each.close()


@in_loop
async def test_a_stuck_database_cannot_hold_the_house_open(tmp_path: Path) -> None:
    """Everyone is told, and what was acknowledged is there; the rest was never said to have happened."""
    database = tmp_path / "house.db"
    with serving(database=database) as process:
        house = OpenHouse(process.address)
        evening = await house.evening()
        await evening.step()
        seen = evening.host.seen
        stuck = sqlite3.connect(database, isolation_level=None)
        stuck.execute("BEGIN IMMEDIATE")
        number = await evening.host.send("react", seat=0, reaction="wave")
        await asyncio.sleep(0.1)
        process.process.send_signal(signal.SIGTERM)
        leaving = asyncio.create_task(asyncio.to_thread(process.process.wait, STOP_SECONDS))
        for guest in evening.guests:
            await guest.hang_up()
            assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "restart"}
        await leaving
        assert number not in evening.host.answers
        stuck.close()
        await house.http.aclose()
    with serving(database=database) as process:
        house = OpenHouse(process.address)
        again = await house.come(evening.table, evening.secrets[0])
        assert again.seen == seen
        await again.leave()
        await house.http.aclose()


def test_ctrl_c_prints_no_traceback(tmp_path: Path) -> None:
    process = Process(database=tmp_path / "house.db")
    assert process.address
    journal = process.stop(signal.SIGINT)
    assert process.process.returncode == 130
    assert "Traceback" not in journal


@in_loop
async def test_the_serving_process_never_loads_numba_or_numpy(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        given = await house.lay("stich", name=None, options={"target": 50})
        host = await house.come(given["table"], given["secret"])
        await host.ask("fill", bot="sensible", name="Robbe")
        await host.ask("fill", bot="sensible", name="Rosa")
        await host.ask("start")
        await host.until(lambda seen: seen["status"] == "over")
        alone = await house.evening("zocken", 1)
        hint = await house.post(
            f"/api/tables/{alone.table}/hint", {"seat": 0, "language": "nl"}, alone.secrets[0]
        )
        assert hint.json()["best"] in alone.host.seen["legal"]["0"]
        loaded = {part.path for part in psutil.Process(process.process.pid).memory_maps()}
        packages = {name for path in loaded for name in Path(path).parts}
        assert "uvloop" in packages, "the maps name what is loaded"
        assert packages.isdisjoint({"llvmlite", "numba", "numpy"})
        await host.leave()
        await alone.go_home()
        await house.http.aclose()


@in_loop
async def test_the_journal_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    process = Process("--log", "debug", database=tmp_path / "house.db")
    house = OpenHouse(process.address)
    evening = await house.evening("stich", 2)
    for _ in range(6):
        await evening.step()
    await house.get(f"/api/tables/{evening.table}", evening.secrets[0])
    await house.get(f"/api/tables/{evening.table}?secret={evening.secrets[0]}")
    await house.post(f"/api/tables/{evening.table}/seats/0", {"name": "Cé"}, "wrong")
    await evening.host.refused("play", seat=0, word="r12", version=1)
    await evening.host.say("{")
    waiting = await house.lay()
    code = (await house.get(f"/api/tables/{waiting['table']}/code")).json()["code"]
    assert (await house.get(f"/api/codes/{code}")).status_code == 200
    await house.get(f"/join/{code}")
    await evening.go_home()
    await house.http.aclose()
    journal = await asyncio.to_thread(process.stop)
    lines: list[dict[str, Any]] = [json.loads(line) for line in journal.splitlines()]
    assert all({"at", "level", "what"} <= set(line) for line in lines)
    assert [line["what"] for line in lines if "route" not in line][-3:] == ["open", "closing", "closed"]
    assert {line["route"] for line in lines if line["what"] == "request"} >= {"/api/tables/{table}"}
    for secret in (*evening.secrets, evening.table, waiting["secret"], waiting["table"], *code.split(" ")):
        assert secret not in journal
    assert not re.search(r"\b[br]\d{1,2}\b", journal), "no card is in the journal"
    assert "An" not in re.findall(r"\w+", journal), "nor a name"


def test_the_mark_of_a_table_is_no_way_to_it() -> None:
    assert mark("abc") == mark("abc") != mark("abd")
    assert "abc" not in mark("abc")


@in_loop
async def test_health_readiness_and_figures(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        evening = await house.evening()
        await evening.step()
        assert (await house.get("/health")).json() == {"status": "open"}
        assert (await house.get("/ready")).json() == {"status": "open"}
        figures = (await house.get("/metrics")).text
        found = dict(re.findall(r"^(toog_\w+) ([\d.]+)$", figures, re.MULTILINE))
        assert float(found["toog_tables"]) == 1
        assert float(found["toog_sockets"]) == 2
        assert float(found["toog_entries_total"]) >= 5
        assert 'route="/api/tables/{table}/seats"' in figures
        assert 'toog_gc_pause_seconds_bucket{generation="2"' in figures
        assert evening.table not in figures
        await evening.go_home()
        await house.http.aclose()


@in_loop
async def test_a_house_that_cannot_read_or_is_closing_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise OperationalError("SELECT", {}, OSError("no disk"))

    store = open_store(tmp_path)
    async with opened(store) as house:
        monkeypatch.setattr(store, "ping", broken)
        assert [await status_of(house, path) for path in ("/health", "/ready")] == [
            (200, "open"),
            (503, "ill"),
        ]
        monkeypatch.undo()
        assert await status_of(house, "/ready") == (200, "open")
        await house.hub.close()
        assert await status_of(house, "/ready") == (503, "closing")


async def status_of(house: OpenHouse, path: str) -> tuple[int, str]:
    answer = await house.get(path)
    return answer.status_code, answer.json()["status"]


def test_the_database_is_in_the_users_data_folder_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = database_url(None)
    assert url.get_backend_name() == "sqlite"
    assert Path(str(url.database)) == user_data_path("toog") / "house.db"
    if sys.platform == "linux":
        assert Path(str(url.database)).is_relative_to(tmp_path)


def test_the_code_for_phones_is_the_address_that_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    address = "http://192.168.1.7:8664/"
    say_room(Voice("en"), address)
    said, _, drawn = capsys.readouterr().out.partition("\n")
    wanted = io.StringIO()
    segno.make(address, micro=False).terminal(wanted, compact=True)
    assert said.endswith(address)
    assert drawn.strip("\n") == wanted.getvalue().strip("\n")
    say_room(Voice("en"), None)
    assert capsys.readouterr().out == Voice("en").say("serve-no-room") + "\n"


@pytest.mark.parametrize(("sockets", "enough"), [(300, True), (9_000, False)])
def test_the_house_asks_for_as_many_open_files_as_it_has_sockets(
    tmp_path: Path, sockets: int, enough: bool
) -> None:
    few = ["sh", "-c", 'ulimit -Sn 100; ulimit -Hn 9000; exec "$@"', "sh"]
    process = Process("--limit", f"sockets={sockets}", database=tmp_path / "house.db", around=few)
    assert process.address
    allowed, _ = psutil.Process(process.process.pid).rlimit(psutil.RLIMIT_NOFILE)
    journal = process.stop()
    assert (300 < allowed < 9_000) if enough else allowed == 9_000
    assert ("fewer open files than sockets" in journal) is not enough


@in_loop
async def test_a_journal_nobody_reads_holds_up_nobody(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "toog", "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    process = subprocess.Popen(
        [*words, *GENEROUS_FLAGS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    address = await asyncio.to_thread(process.stdout.readline)
    house = OpenHouse(re.findall(r"http://\S+", address)[0])
    for _ in range(1_500):
        await house.get("/api/tables/nothing")
    await house.http.aclose()
    process.terminate()
    assert await asyncio.to_thread(process.wait, STOP_SECONDS) == 0
    process.communicate()
