"""What an operator is told is true: a restore is rehearsed, every flag and every figure watched is there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks.faults.__main__ import PARTS, found_before
from benchmarks.faults.__main__ import page as page_of_faults
from benchmarks.load.page import read, steps_of, text
from tests.server.house_talk import OpenHouse, opened, serving
from tests.server.patience import in_loop
from toog.cli.hosting import SERVE
from toog.cli.main import main
from toog.server.protocol.forms import ILLS
from toog.server.runtime.metrics import Metrics
from toog.server.store.engine import database_url
from toog.server.store.schema import METADATA, PASSING
from toog.server.store.store import Store

ROOT = Path(__file__).parents[2]
SYSTEM_CALLS = "@system-service"
DEPLOY = ROOT / "deploy"
DUMP = (
    "$ pg_dump --format=custom --exclude-table-data='nodes|leases|spent|shared_key'"
    ' --file=house.dump "$TOOG_DATABASE"'
)
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_rehearsal_is_what_the_page_says() -> None:
    blocks = re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert [line for block in blocks for line in block.splitlines()] == [
        "$ toog backup house-copy.db --database house.db",
        "$ mv house-copy.db house.db",
        "$ toog serve --database house.db",
        DUMP,
        '$ pg_restore --no-owner --exit-on-error --single-transaction --dbname="$TOOG_DATABASE" house.dump',
        "$ toog serve",
    ]


@in_loop
async def test_a_backup_is_restored_as_the_page_says(tmp_path: Path) -> None:
    """The house is lost after the backup, and everyone finds the table again as it was."""
    file, copy = tmp_path / "house.db", tmp_path / "house-copy.db"
    with serving(database=file) as process:
        evening = await OpenHouse(process.address).evening()
        for _ in range(5):
            await evening.step()
        assert main(["backup", str(copy), "--database", str(file)]) == 0
        version = evening.host.version
        await evening.go_home()
        await evening.house.http.aclose()
    for lost in tmp_path.glob("house.db*"):
        lost.unlink()
    copy.rename(file)
    with serving(database=file) as process:
        house = OpenHouse(process.address)
        guest = await house.come(evening.table, *evening.secrets)
        assert guest.version == version
        await guest.do_something(guest.seen["turn"]["seats"][0])
        await guest.leave()
        await house.http.aclose()


@pytest.mark.parametrize("file", ["toog.service", "Containerfile"])
def test_every_flag_that_a_house_is_started_with_exists(file: str) -> None:
    lines = (DEPLOY / file).read_text(encoding="utf-8").splitlines()
    started = [line for line in lines if line.startswith(("ExecStart=", "ENTRYPOINT", "CMD ["))]
    words = re.sub(r'[\[\],"]', " ", " ".join(started)).split()
    flags = {word.removeprefix("--") for word in words if word.startswith("--")}
    assert flags
    assert flags <= {flag.name for flag in SERVE.flags}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd to ask")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "toog.service").read_text(encoding="utf-8").replace("/opt/toog/bin/toog", "/bin/true")
    file = tmp_path / "toog.service"
    file.write_text(unit, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
    )
    assert "toog.service" not in done.stderr


def test_bots_find_a_folder_for_what_they_compile_and_may_compile() -> None:
    """Under the unit there is no home, and nothing else that can be written outlives the process."""
    unit = dict(
        line.split("=", 1)
        for line in (DEPLOY / "toog.service").read_text(encoding="utf-8").splitlines()
        if "=" in line and not line.startswith("#")
    )
    assert unit["Environment"] == f"XDG_CACHE_HOME=%C/{unit['CacheDirectory']}"
    assert unit.get("MemoryDenyWriteExecute", "no") == "no"
    assert unit["SystemCallFilter"] == SYSTEM_CALLS
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    cache, volume = (re.search(rf"{word}(/\S+)", container) for word in ("XDG_CACHE_HOME=", "VOLUME "))
    assert cache is not None
    assert volume is not None
    assert cache[1].startswith(f"{volume[1]}/")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd to ask")
def test_the_unit_lets_processes_stand_back() -> None:
    """They are started in a session of their own and made to stand back where others want to reckon."""
    wanted = {"setpriority", "setsid", "mprotect", "execve", "vfork"}
    command = ["systemd-analyze", "--no-pager", "syscall-filter"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    groups = {words[0]: words[1:] for words in map(str.split, re.split(r"\n(?=@)", told)) if words}
    found = groups[SYSTEM_CALLS]
    for word in found:  # which grows meanwhile: a group may name others
        found += groups.get(word, ())
    assert wanted <= set(found)


def test_the_page_names_every_illness() -> None:
    assert set(re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)) == set(ILLS)


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
def test_every_figure_that_is_watched_is_there(file: str) -> None:
    written = (DEPLOY / file).read_text(encoding="utf-8")
    known = {metric.name for metric in Metrics().registry.collect()}
    watched = {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"toog_[a-z_]+", written)}
    assert watched <= known
    if file == "dashboard.json":
        assert watched == known
        assert len(json.loads(written)["panels"]) >= len(known)


def test_nobody_is_woken_because_one_node_was_faster_than_another() -> None:
    alerts = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    assert re.findall(r"toog_commits_failed_total\S*", alerts) == [
        'toog_commits_failed_total{kind="failed"}[5m])'
    ]


def test_what_a_database_need_not_keep_is_named() -> None:
    passing = {table.name for table in METADATA.sorted_tables if table.info == PASSING}
    page = " ".join(PAGE.split())
    named = re.search(r"What ((?:`\w+`(?:, | and )?)+) hold is only of use to nodes that run", page)
    assert named is not None
    assert set(re.findall(r"\w+(?=`)", named[1])) == passing


def test_every_file_the_page_leads_to_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).resolve().exists(), link


@in_loop
async def test_a_house_tells_its_figures_by_the_names_that_are_watched(tmp_path: Path) -> None:
    async with opened(Store.open(database_url(str(tmp_path / "house.db")))) as house:
        figures = (await house.get("/metrics")).text
    for metric in Metrics().registry.collect():
        assert f"# HELP {metric.name}" in figures


def test_the_page_of_faults_says_what_was_found_and_that_is_nothing() -> None:
    found = found_before()
    assert (ROOT / "docs" / "faults.md").read_text(encoding="utf-8") == page_of_faults(found)
    for part in PARTS:
        assert found[part][0].endswith("| 0 |")


def test_the_capacity_page_says_what_was_measured() -> None:
    found = read()
    nodes = {int(number): steps_of(steps) for number, steps in found["postgresql"].items()}
    page = (ROOT / "docs" / "capacity.md").read_text(encoding="utf-8")
    assert page == text(found, steps_of(found["sqlite"]), nodes)
