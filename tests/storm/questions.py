"""What people ask over HTTP beside the table itself, answered by the real handlers.

Nothing may be told that is not stored: it is compared at the moment a node says it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from tests.storm.world import Broken
from toog.server.http.api import find, show_code, show_lobby, show_record, show_story, show_table
from toog.server.http.seats import show_pins
from toog.server.http.stories import tell_story
from toog.server.protocol.forms import lobby_table
from toog.server.protocol.refusals import Refusal
from toog.server.tables.codes import called, find_table, heard
from toog.server.tables.guest import key_of
from toog.server.tables.hub import Hub
from toog.table import Actor, Table, TableError
from toog.table.commands import GivePin

if TYPE_CHECKING:
    from tests.storm.people import Person


TRIES_WRONG = 0.2


async def ask_something(person: Person, hub: Hub) -> None:
    await person.luck.choice(QUESTIONS)(person, hub)


async def ask_table(person: Person, hub: Hub) -> None:
    assert person.table is not None
    shown = await show_table.fn(hub, person.table, person.secret)
    person.storm.witness.told(person, person.table, shown.content)


async def ask_record(person: Person, hub: Hub) -> None:
    assert person.table is not None
    shown = await show_record.fn(hub, person.table)
    record = msgspec.json.decode(shown.content)
    person.storm.witness.told_over_http("record", person.table, record, Table.record)


async def ask_story(person: Person, hub: Hub) -> None:
    assert person.table is not None
    table, node = person.table, next(node for node in person.storm.nodes if node.hub is hub)
    state = SimpleNamespace(stories=node.stories)
    request = SimpleNamespace(app=SimpleNamespace(state=state), scope={"client": None}, receive=for_ever)
    story = await show_story.fn(request, hub, table)
    person.storm.witness.told_over_http("story", table, story, story_of)


async def for_ever() -> None:
    """Nobody hangs up."""
    await asyncio.get_running_loop().create_future()


def story_of(table: Table) -> object:
    if not table.is_over:
        raise TableError("not-over")
    return tell_story(table, lambda: False)


async def ask_lobby(person: Person, hub: Hub) -> None:
    board = next(node.lobby for node in person.storm.nodes if node.hub is hub)
    lobby = await show_lobby.fn(board)
    for told in lobby.tables:
        person.storm.witness.told_over_http("lobby", told.table, told, lobby_table)


async def ask_code(person: Person, hub: Hub) -> None:
    assert person.table is not None
    table = person.table
    code = (await show_code.fn(hub, table)).code
    found = called(hub.services.store.engine, heard(code), hub.services.clock())
    if found != table and table in person.storm.database.tables:
        person.world.fail(Broken(f"{person} is told a code by which {found} is found, and not {table}"))
    person.company.codes[code] = table


async def use_code(person: Person, hub: Hub) -> None:
    """Whatever happened since it was told, it leads to the table until the game is over."""
    codes = person.company.codes
    if not codes:
        return
    code, table = person.luck.choice(list(codes.items()))
    try:
        found = await find_table(hub, code)
    except Refusal as refusal:
        if refusal.key == "no-such-code" and is_on(person, table):
            person.world.fail(Broken(f"{person} is told that there is no code {code}"))
        return
    if found != table:
        person.world.fail(Broken(f"{person} was told code {code} of {table}, and finds {found}"))


async def come_back_by_pin(person: Person, hub: Hub) -> None:
    """With another device, on which a wrong PIN was tried first. No answer comes before it is stored."""
    assert person.table is not None
    table = person.table
    for seat, pin in (await show_pins.fn(hub, table, person.secret)).pins.items():
        device = key_of(person.luck.randbytes(16).hex())
        wrong = f"{(int(pin) + 1) % 10_000:04d}"
        for given in (wrong, pin) if person.luck.random() < TRIES_WRONG else (pin,):
            live = await find(hub, table)
            entries = await live.ask_and_wait(Actor(), GivePin(int(seat), given, device))
            if any(entry not in person.storm.witness.copy(table).entries for entry in entries):
                person.world.fail(Broken(f"{person} is answered before it is stored that a PIN was given"))


def is_on(person: Person, table: str) -> bool:
    database = person.storm.database
    if table not in database.tables:
        return False
    return not person.storm.witness.copy(table).is_over(database.version(table))


QUESTIONS: list[Callable[[Person, Hub], Awaitable[Any]]] = [
    ask_table,
    ask_record,
    ask_story,
    ask_lobby,
    ask_code,
    use_code,
    come_back_by_pin,
]
