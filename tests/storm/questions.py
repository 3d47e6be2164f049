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
from toog.server.http.api import show_code, show_lobby, show_record, show_story, show_table
from toog.server.http.stories import tell_story
from toog.server.protocol.forms import lobby_table
from toog.server.protocol.refusals import Refusal
from toog.server.tables.codes import called, find_table, heard
from toog.server.tables.hub import Hub
from toog.table import Table, TableError

if TYPE_CHECKING:
    from tests.storm.people import Person


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
]
