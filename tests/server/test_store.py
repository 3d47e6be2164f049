"""The store: what it promises on every connection, and what it refuses."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import DBAPIError

from tests.server.stored_tables import OPENING, open_tables, stored_entries
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import Doubled, HouseError, NotStored
from toog.server.store.appends import Append
from toog.server.store.engine import (
    MIGRATIONS,
    PRAGMAS,
    check_pragmas,
    current_step,
    database_url,
    migrate,
    open_engine,
    wait_for_ever,
)
from toog.server.store.migrations import HEAD
from toog.server.store.schema import METADATA, TABLES
from toog.server.store.store import Store
from toog.server.tables.codes import renew


def test_the_pragmas_are_in_force_on_every_connection(tmp_path: Path) -> None:
    store = Store.open(database_url(str(tmp_path / "house.db")))
    connections = [store.engine.connect() for _ in range(8)]
    for connection in connections:
        for name, wanted in PRAGMAS.items():
            assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == wanted
    assert PRAGMAS["synchronous"] == 2, "FULL: the commit waits for the disk"
    open_tables(store, "a", entries=2)
    store.append([Append("a", 2, ["2"], 2.0)])
    assert store.staging is not None
    check_pragmas(store.staging.connection)
    for connection in connections:
        connection.close()
    store.close()


@pytest.mark.parametrize(("told", "done"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
def test_postgresql_waits_for_the_disk_on_every_connection(new_database: str, told: str, done: str) -> None:
    with psycopg.connect(new_database, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = {told}".encode())
    store = Store.open(database_url(new_database))
    connections = [store.engine.connect() for _ in range(4)]
    for each in connections:
        assert each.execute(text("SHOW synchronous_commit")).scalar() == done
        each.rollback()
        assert each.execute(text("SHOW synchronous_commit")).scalar() == done
        each.close()
    store.close()


def test_a_connection_that_does_not_follow_is_not_used() -> None:
    """A database in memory knows no write-ahead log."""
    with pytest.raises(HouseError, match="database-pragma"):
        check_pragmas(sqlite3.connect(":memory:"))


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    store = Store.open(database_url(str(tmp_path / "deep" / "house.db")))
    open_tables(store, "a", entries=2)
    for path in (tmp_path / "deep").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    store.close()


def test_the_newest_step_is_the_one_the_house_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_the_steps_lead_to_the_schema(store: Store) -> None:
    """The one who compares thinks for long between two questions: no transaction waits for it."""
    with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.parametrize("step", ["0001", "0002", "0003", "0004", "0005"])
def test_a_database_of_an_older_house_grows_and_loses_nothing(tmp_path: Path, step: str) -> None:
    url = database_url(str(tmp_path / "house.db"))
    engine = open_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, step)
        connection.execute(text("INSERT INTO tables VALUES ('a', 'mens', 1.0, 'secret', 1, NULL)"))
        connection.execute(text("INSERT INTO entries VALUES ('a', 0, 1.0, 'body')"))
        if step >= "0003":
            lines = '[["a", 1, 2.0, "staged"]]'
            connection.execute(text("INSERT INTO slate (lines) VALUES (:lines)"), {"lines": lines})
    engine.dispose()
    store = Store.open(url, "node")
    kept = ["body", "staged"] if step >= "0003" else ["body"]
    assert stored_entries(store, "a") == kept
    assert store.move_in(3.0) == ([], [])
    assert store.append([Append("a", len(kept), ["new"], 4.0)]) == [None]
    assert stored_entries(store, "a") == [*kept, "new"]
    with store.engine.connect() as connection:
        assert current_step(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


@pytest.mark.parametrize("step", ["0001", "0002", "0003", "0004", "0005"])
def test_a_postgresql_of_older_nodes_grows_and_loses_nothing(new_database: str, step: str) -> None:
    url = database_url(new_database)
    engine = open_engine(url)
    with engine.begin() as connection:
        wait_for_ever(connection)  # as every migration does
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, step)
        connection.execute(text("INSERT INTO tables VALUES ('a', 'mens', 1.0, 'secret', true, NULL)"))
        connection.execute(text("INSERT INTO entries VALUES ('a', 0, 1.0, 'body')"))
    engine.dispose()
    store = Store.open(url, "node")
    assert store.append([Append("a", 1, ["new"], 4.0)]) == [None]
    assert stored_entries(store, "a") == ["body", "new"]
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        assert current_step(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_a_step_that_was_not_finished_has_not_begun(tmp_path: Path) -> None:
    engine = open_engine(database_url(str(tmp_path / "house.db")))
    with engine.connect() as connection:
        migrate(connection)
        connection.rollback()  # as when the house is killed before the end
    with engine.connect() as connection:
        assert current_step(connection) is None
        assert inspect(connection).get_table_names() == []
    engine.dispose()
    store = Store.open(database_url(str(tmp_path / "house.db")))
    open_tables(store, "a", entries=2)
    store.close()


def test_a_database_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "house.db"))
    store = Store.open(url)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(HouseError, match="database-newer"):
        Store.open(url)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("mysql://localhost/toog", "database-kind"),
        ("sqlite://", "database-kind"),
        ("://", "database-address"),
        ("/proc/nothing/house.db", "database-file"),
        ("postgresql://127.0.0.1:1/toog", "database-open"),
        ("/etc/hostname", "database-open"),
    ],
)
def test_what_is_no_database_is_refused_in_one_sentence(name: str, key: str) -> None:
    with pytest.raises(HouseError) as refused:
        Store.open(database_url(name))
    assert refused.value.key == key
    assert "\n" not in str(refused.value.arguments.get("reason", ""))


def test_postgresql_is_not_waited_for_for_long_unless_its_address_says_so() -> None:
    usual = database_url("postgresql://far/toog").query
    assert usual["connect_timeout"] == "10"
    patient = database_url("postgresql://far/toog?connect_timeout=60&sslmode=require").query
    assert patient == {**usual, "connect_timeout": "60", "sslmode": "require"}
    assert database_url("postgresql://far/toog?tcp_user_timeout=0").query["tcp_user_timeout"] == "0"


def test_entries_come_back_in_order(store: Store) -> None:
    open_tables(store, "a", entries=2)
    assert store.append([Append("a", 2, ["2"], 2.0), Append("a", 3, ["3", "4"], 2.0)]) == [None, None]
    assert stored_entries(store, "a") == ["0", "1", "2", "3", "4"]
    assert stored_entries(store, "a", since=3) == ["3", "4"]
    assert store.load("b") is None


def test_a_doubled_sequence_number_is_refused_and_sinks_no_other(store: Store) -> None:
    open_tables(store, "a", "b", "c", entries=2)
    batch = [Append("a", 2, ["mine"], 2.0), Append("b", 1, ["doubled"], 2.0), Append("c", 2, ["mine"], 2.0)]
    answers = store.append(batch)
    assert [type(answer) for answer in answers] == [type(None), Doubled, type(None)]
    assert [stored_entries(store, table)[-1] for table in "abc"] == ["mine", "1", "mine"]


def test_what_follows_on_a_doubled_entry_is_not_stored(store: Store) -> None:
    open_tables(store, "a", entries=2)
    assert store.append([Append("a", 2, ["theirs"], 2.0)]) == [None]
    answers = store.append([Append("a", 2, ["ours"], 2.0), Append("a", 3, ["on top of ours"], 2.0)])
    assert all(isinstance(answer, Doubled) for answer in answers)
    assert stored_entries(store, "a") == ["0", "1", "theirs"]


def test_what_leads_to_a_table_that_is_not_stored_is_not_stored(store: Store) -> None:
    open_tables(store, "a", "b", entries=2)
    answers = store.append([Append("b", 0, ["0"], 2.0, OPENING), Append("a", 2, ["2"], 2.0, needs="b")])
    assert all(isinstance(answer, Doubled) for answer in answers)
    assert stored_entries(store, "a") == ["0", "1"]


def test_half_an_append_is_never_stored(store: Store) -> None:
    open_tables(store, "a", entries=2)
    with store.tidied(), store.engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES ('a', 3, 2.0, '3')"))
    assert isinstance(store.append([Append("a", 2, ["2", "3"], 2.0)])[0], Doubled)
    assert stored_entries(store, "a") == ["0", "1", "3"]


def test_a_table_that_is_gone_takes_no_entries(store: Store) -> None:
    open_tables(store, "a", entries=2)
    assert store.delete("a")
    assert not store.delete("a")
    assert isinstance(store.append([Append("a", 2, ["2"], 2.0)])[0], Doubled)
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == 0


def test_a_database_that_fails_fails_all_without_a_word_of_what_they_say(tmp_path: Path) -> None:
    store = Store.open(database_url(str(tmp_path / "house.db")))
    open_tables(store, "a", entries=2)
    with store.engine.begin() as connection:
        connection.execute(text("DROP TABLE slate"))
    (answer,) = store.append([Append("a", 2, ["hidden"], 2.0)])
    assert type(answer) is NotStored
    assert "hidden" not in str(answer)
    store.close()


def test_whether_a_table_is_listed_and_when_it_ended_is_kept_beside_its_entries(store: Store) -> None:
    for number, table in enumerate("abc"):
        open_tables(store, table, at=float(number), entries=2)
    store.append([Append("a", 2, ["2"], 9.0, ended=True), Append("c", 2, ["2"], 9.0, listed=False)])
    rows = select(TABLES.c.id, TABLES.c.listed, TABLES.c.ended).order_by(TABLES.c.id)
    with store.engine.connect() as connection:
        assert connection.execute(rows).all() == [("a", True, 9.0), ("b", True, None), ("c", False, None)]


def test_only_tables_where_nothing_happened_lately_are_swept_away(store: Store) -> None:
    open_tables(store, "old", "played", at=10.0, entries=2)
    open_tables(store, "new", at=20.0, entries=2)
    store.append([Append("played", 2, ["2"], 19.0)])
    store.keep_records([("mens", "{}")], 10.0)
    assert store.old_tables(15.0) == (["old"], 3)
    assert store.sweep(["old", "played"], 15.0) == 1
    assert store.sweep_records(15.0, 10) == 1
    assert store.ids() == ["played", "new"]
    assert list(store.records()) == []


def test_a_record_is_kept_once(store: Store) -> None:
    assert store.keep_records([("mens", '{"a"}'), ("mens", '{"b"}'), ("mens", '{"a"}')], 1.0) == 2
    assert store.keep_records([("mens", '{"b"}'), ("mens", '{"c"}')], 2.0) == 1
    assert sorted(store.records()) == ['{"a"}', '{"b"}', '{"c"}']
    assert store.record("nothing") is None


def test_the_log_of_postgresql_names_no_table(new_database: str) -> None:
    """The id of a table is its link. What is refused every day is no error in the database."""
    store = Store.open(database_url(new_database))
    open_tables(store, "doubled-table", "deleted-table", entries=2)
    store.append([Append("doubled-table", 2, ["2"], 2.0)])
    batch = [Append("doubled-table", 2, ["2"], 2.0), Append("doubled-table", 3, ["3"], 2.0)]
    assert all(isinstance(answer, Doubled) for answer in store.append(batch))
    assert store.delete("deleted-table")
    assert isinstance(store.append([Append("deleted-table", 2, ["2"], 2.0)])[0], Doubled)
    with pytest.raises(Refusal, match="no such table"):
        renew(store.engine, "deleted-table", 1.0)
    with store.engine.connect() as connection:
        folder = connection.execute(text("SHOW data_directory")).scalar_one()
        with pytest.raises(DBAPIError):
            connection.execute(text("SELECT 'this-error-is-there'::int"))
    store.close()
    log = (Path(folder) / "log").read_text()
    assert "this-error-is-there" in log
    assert "doubled-table" not in log
    assert "deleted-table" not in log


def test_a_listener_that_does_not_listen_is_seen_in_the_queue(new_database: str) -> None:
    """Once it is full no node can commit; the queue is one for all databases of a PostgreSQL."""
    store = Store.open(database_url(new_database), "node")
    with psycopg.connect(new_database) as stopped, psycopg.connect(new_database, autocommit=True) as other:
        stopped.execute("LISTEN toog")
        stopped.commit()
        stopped.execute("SELECT 1")  # in a transaction it is told nothing
        before = store.ping()
        for _ in range(40):
            other.execute("SELECT pg_notify('toog', repeat('x', 7000) || random())")
        assert store.ping() > before
    store.close()
