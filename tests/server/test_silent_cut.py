"""Nothing comes from PostgreSQL any more, and nobody has hung up: a node notices, and its guests are told."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import Engine, text

from tests.page.proxy import Proxy
from tests.server.faults import over_network
from tests.server.gate import on_turn
from tests.server.house_talk import opened
from tests.server.patience import in_loop, until
from toog.server.cluster import membership, node
from toog.server.cluster.membership import Membership
from toog.server.runtime.errors import NotStored
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics
from toog.server.store import engine
from toog.server.store.appends import Append, Opening
from toog.server.store.engine import PATIENCE, database_url
from toog.server.store.store import Store
from toog.server.tables import health as condition
from toog.server.tables import listener
from toog.server.tables.health import HealthCheck
from toog.server.tables.hub import Hub
from toog.server.tables.listener import LISTEN, NotificationListener
from toog.server.tables.lobby import LobbyBoard


@pytest.fixture
def far(new_database: str) -> Iterator[tuple[Proxy, str]]:
    """The way to a PostgreSQL over the network, and the address at this end of it."""
    with over_network(new_database) as way:
        yield way


def line_of(number: int) -> dict[str, int]:
    """What the system does about a connection from which nothing comes."""
    with socket.fromfd(number, socket.AF_INET, socket.SOCK_STREAM) as line:
        return {
            "keepalives": line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE),
            "keepalives_idle": line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE),
            "keepalives_interval": line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL),
            "keepalives_count": line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT),
            "tcp_user_timeout": line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT),
        }


WATCHED = {
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
}


def promises_of(asking: Engine) -> tuple[dict[str, int], dict[str, str]]:
    with asking.connect() as connection:
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.Connection)
        shown = {name: connection.execute(text(f"SHOW {name}")).scalar_one() for name in PATIENCE}
        return line_of(raw.fileno()), shown


async def promises_of_listener(address: str) -> tuple[dict[str, int], dict[str, str]]:
    store = Store.open(database_url(address), "node")
    hub = Hub(store, Limits(), Metrics())
    listening = NotificationListener(hub, LobbyBoard(hub), HealthCheck(hub), store.engine.url)
    async with await listening.connect() as connection:
        await connection.execute(LISTEN)
        shown = {}
        for name in PATIENCE:
            found = await (await connection.execute(f"SHOW {name}".encode())).fetchone()
            assert found is not None
            shown[name] = found[0]
        found_line = line_of(connection.fileno())
    await hub.close()
    store.close()
    return found_line, shown


def test_no_connection_is_waited_for_for_long(far: tuple[Proxy, str]) -> None:
    _, address = far
    store = Store.open(database_url(address), "node")
    member = Membership.open(store.engine.url, "node")
    assert promises_of(store.engine) == (WATCHED, PATIENCE)
    assert promises_of(member.engine) == (WATCHED, PATIENCE)
    assert asyncio.run(promises_of_listener(address)) == (WATCHED, PATIENCE)
    for each in (store.engine, member.engine):
        each.dispose()


def test_the_address_may_say_otherwise(far: tuple[Proxy, str]) -> None:
    _, address = far
    store = Store.open(database_url(f"{address}?keepalives_idle=60&tcp_user_timeout=90000"), "node")
    found, _ = promises_of(store.engine)
    assert found == {**WATCHED, "keepalives_idle": 60, "tcp_user_timeout": 90_000}
    store.close()


def test_who_waits_for_a_lock_is_told_that_nothing_was_stored(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PROMISES", (*engine.PROMISES, "SET SESSION lock_timeout = '50ms'"))
    store = Store.open(database_url(new_database), "node")
    opening = Append("a", 0, ["{}"], 1.0, Opening("mens", bytes(32), listed=False))
    assert store.append([opening]) == [None]
    with psycopg.connect(new_database) as blocking:
        blocking.execute("LOCK TABLE entries")
        (answer,) = store.append([Append("a", 1, ["{}"], 1.0)])
        assert isinstance(answer, NotStored)
    assert store.append([Append("a", 1, ["{}"], 1.0)]) == [None]
    store.close()


@in_loop
async def test_guests_of_a_node_that_is_cut_off_silently_are_told_and_play_on_at_another(
    far: tuple[Proxy, str], new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy acknowledges what it swallows, so that the system sees a line that lives."""
    monkeypatch.setattr(condition, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(condition, "HUNG_SECONDS", 0.5)
    monkeypatch.setattr(listener, "AGAIN_SECONDS", 0.1)
    for module in (membership, node):
        monkeypatch.setattr(module, "LEASE_SECONDS", 60.0)
    proxy, address = far
    async with (
        opened(Store.open(database_url(address), "left")) as left,
        opened(Store.open(database_url(new_database), "right")) as right,
    ):
        evening = await left.evening()
        quiet = await left.evening()
        seat, doing = await on_turn(evening)
        version = evening.host.version
        await until(lambda: left.hub.services.node is not None and len(left.hub.services.node.alive) == 2)
        proxy.swallow()
        await evening.guests[seat].send(**doing)
        for guest in evening.guests:
            await guest.hang_up()
            assert guest.heard[-1] == '{"type":"closing","reason":"busy"}'
        again = [await right.come(evening.table, secret, since=version) for secret in evening.secrets]
        assert again[0].version == version
        await again[seat].do_something(seat)
        monkeypatch.undo()  # what is asked of a line that is whole again needs no hurry
        proxy.heal()
        proxy.cut()
        await until(lambda: not left.hub.services.writer.running)
        await quiet.step()
        back = await left.come(evening.table, evening.secrets[0], since=again[0].version)
        await back.at_least(again[seat].version)
