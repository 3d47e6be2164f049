"""What the keeper of the house chose, and the house opened accordingly."""

from __future__ import annotations

import io
import ipaddress
import logging
import secrets
import socket
import threading
import time
import webbrowser
from dataclasses import dataclass, field

from toog.server.app import House
from toog.server.edge.origin_check import OriginCheck
from toog.server.runtime.errors import HouseError
from toog.server.runtime.journal import mark, note, open_journal
from toog.server.runtime.limits import Limits
from toog.server.serving import listen, room_address, serve, web_address
from toog.server.store.engine import database_url
from toog.server.store.file_lock import locked
from toog.server.store.quarantine import SetAside
from toog.server.store.store import Store
from toog.texts import Voice

NODE_BYTES = 8
LOOPBACK = "127.0.0.1"
EVERYWHERE = str(ipaddress.IPv4Address(0))


@dataclass(frozen=True)
class Choices:
    host: str | None = None  # this machine alone
    port: int = 0
    lan: bool = False
    database: str | None = None
    keep_days: int | None = None
    delete_most: bool = False
    limits: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    proxies: list[str] = field(default_factory=list)
    level: str = "info"
    browse: bool = False  # opens the page in the reader's browser


def open_house(choices: Choices, voice: Voice) -> None:
    """Returns when the house is closed."""
    limits = Limits().with_choices(choices.limits)
    host = choices.host or (EVERYWHERE if choices.lan else LOOPBACK)
    url = database_url(choices.database)
    with listen_somewhere(host, choices) as listening, locked(url):
        store = Store.open(url, secrets.token_hex(NODE_BYTES))
        set_aside = store.move_in(time.time())
        house = House(
            store,
            origin_check=OriginCheck.of(choices.origins),
            limits=limits,
            keep_days=choices.keep_days,
            delete_most=choices.delete_most,
            room=room_of(listening),
            alone=bound_to(listening).is_loopback,
        )

        def say_open() -> None:
            say_where(choices, listening, voice)
            say_set_aside(set_aside, str(url.database), voice)

        level = logging.getLevelNamesMapping()[choices.level.upper()]
        try:
            with open_journal(level):
                serve(house, listening, choices.proxies, say_open)
        finally:
            store.close()


def listen_somewhere(host: str, choices: Choices) -> socket.socket:
    """Whoever only wants to play does not care about the port: any other will do when ours is taken."""
    try:
        return listen(host, choices.port)
    except HouseError as error:
        if not choices.browse or error.key != "port-taken":
            raise
        return listen(host, 0)


def bound_to(listening: socket.socket) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(listening.getsockname()[0].partition("%")[0])


def room_of(listening: socket.socket) -> str | None:
    """Where the phones in the room find the house, if they can."""
    bound = bound_to(listening)
    if bound.is_loopback:
        return None
    number = room_address() if bound.is_unspecified else str(bound)
    return None if number is None else web_address(number, listening.getsockname()[1])


def say_where(choices: Choices, listening: socket.socket, voice: Voice) -> None:
    host, port = listening.getsockname()[:2]
    here = LOOPBACK if bound_to(listening).is_unspecified else host
    address = web_address(here, port)
    print(voice.say("serve-open", address=address), flush=True)
    if choices.browse:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    if choices.lan:
        say_room(voice, room_of(listening))


def say_set_aside(found: SetAside, file: str, voice: Voice) -> None:
    """Tells the keeper what was set aside, by its name, which opens nothing any more."""
    for commit in found.commits:
        note("a commit cannot be read and is set aside", level=logging.ERROR, commit=commit)
        print(voice.say("serve-commit-set-aside", commit=commit, file=file), flush=True)
    for table in found.tables:
        note("a table is set aside, its entries do not fit together", level=logging.ERROR, table=mark(table))
        print(voice.say("serve-set-aside", table=table, file=file), flush=True)


def say_room(voice: Voice, address: str | None) -> None:
    if address is None:
        print(voice.say("serve-no-room"), flush=True)
        return
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    print(voice.say("serve-room", address=address), drawn.getvalue(), sep="\n", flush=True)
