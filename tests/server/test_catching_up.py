"""Catching up costs what was missed, not what was played, and is told the same as by playing it all over."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

from tests.server.guests import Guest
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.long_games import counted, play_on, to_and_fro, without_a_six
from tests.server.patience import in_loop
from tests.table.evening import Evening, reopened
from tests.table_talk import undo
from toog.core.course import Course, Over
from toog.core.registry import find_game, game_names
from toog.server.http.api import ROUTES
from toog.server.protocol.client_messages import ClientMessage
from toog.server.protocol.codec import ENCODER
from toog.server.tables.encoding_cache import EncodingCache
from toog.server.tables.live import Live
from toog.table import Table
from toog.table.commands import GoAway, React
from toog.table.entries import Opened, Undone
from toog.table.log import LOG_LENGTH
from toog.table.running import Running
from toog.table.table import FEW

A_FEW = 4
LENGTHS = (200, 1_000, 2_500)


@pytest.mark.parametrize("entries", LENGTHS)
@pytest.mark.parametrize("played", [without_a_six, to_and_fro])
def test_news_cost_what_was_missed(played: Callable[[int], Evening], entries: int) -> None:
    table = played(entries).table
    for missed in (0, 1, 3, 10, 50, LOG_LENGTH):
        table.rest()
        with counted() as cost:
            news = table.news((0,), table.version - missed)
        assert news is not None
        assert len(news) == missed
        assert cost.steps <= missed + A_FEW


@pytest.mark.parametrize("game", game_names())
def test_who_asks_for_every_version_there_is_costs_the_log_once(game: str) -> None:
    """However often: also when something has happened in the meantime, and with what few missed beside it."""
    evening = Evening(game, people=2, pause=0.1)
    luck = random.Random(1)
    for _ in range(2 * LOG_LENGTH):
        do_something(evening, luck, 0.3)
    table = evening.table
    shown = EncodingCache(table)
    table.rest()
    for most in (LOG_LENGTH + FEW * FEW, A_FEW + FEW * FEW):
        with counted() as cost:
            for since in range(table.version - LOG_LENGTH, table.version):
                assert shown.news((), since) is not None
        assert cost.steps <= most
        evening.do(React(0, "wave"), 0, after=2.0)
        shown.moved_on()


@pytest.mark.parametrize("entries", LENGTHS)
@pytest.mark.parametrize("played", [without_a_six, to_and_fro])
def test_a_snapshot_costs_the_log_it_shows(played: Callable[[int], Evening], entries: int) -> None:
    table = played(entries).table
    table.rest()
    with counted() as cost:
        EncodingCache(table).snapshot((0,))
    assert cost.steps <= LOG_LENGTH + A_FEW


@pytest.mark.parametrize("entries", LENGTHS)
def test_taking_back_costs_the_same_late_in_a_game(entries: int) -> None:
    evening = without_a_six(entries)
    for _ in range(30):
        seat = evening.running.undoer
        assert seat is not None
        with counted() as cost:
            evening.undo(seat)
        assert cost.steps <= A_FEW


@pytest.mark.parametrize("entries", LENGTHS)
def test_a_game_with_much_taken_back_is_read_in_one_go(entries: int) -> None:
    table = to_and_fro(entries).table
    assert sum(isinstance(entry, Undone) for entry in table.entries) > entries / 5
    with counted() as cost:
        reopened(table)
    assert cost.steps <= 3 * table.version + A_FEW


# At the house: whatever one asks, the event loop applies no more than so much for it


MOST = LOG_LENGTH + 20  # steps; a few more for the table's own next ones
FIELDS: dict[str, Any] = {
    "id": 1,
    "protocol": 1,
    "secrets": ["An", "Bo"],
    "seat": 0,
    "version": 0,
    "word": "pass",
    "bot": "random",
    "name": "Rosa",
    "to": 1,
    "colour": 3,
    "nonce": "00",
    "listed": True,
    "claim": 1,
    "quick": True,
    "reaction": "wave",
}
GETS = [path for route in ROUTES if "GET" in route.http_methods for path in route.paths if "{table" in path]

LATE = ("leave", "sit_in", "let_in", "turn_away")  # leaving a seat, and what is said of an empty one


def messages(version: int) -> Iterator[dict[str, Any]]:
    """Every kind that a client may say, with all that it needs, and ways to ask for what was missed.

    The seat is left late: for a seat that is no longer one's own nearly everything is refused.
    """
    for kind in sorted(get_args(ClientMessage), key=lambda kind: kind.__struct_config__.tag in LATE):
        names = [field.name for field in fields(kind) if field.required or field.name == "secrets"]
        yield {"type": kind.__struct_config__.tag, **{name: FIELDS[name] for name in names}}
    ages = (0, 1, 5, LOG_LENGTH, LOG_LENGTH + 1, version // 2, version - 1, version)
    for since in (version - age for age in ages):
        yield {"type": "hello", "protocol": 1, "secrets": FIELDS["secrets"], "since": since, "yours": [0, 1]}
        yield {"type": "hello", "protocol": 1, "since": since, "yours": []}


class Listener(Guest):
    """Hears what it asks for twice, and makes nothing of it."""

    async def take(self, message: dict[str, Any]) -> None:
        async with self.came:
            self.came.notify_all()


async def open_live(house: OpenHouse, table: Table) -> Live:
    live = house.hub.lay(table)
    await live.outbox.stored_so_far()
    return live


@in_loop
async def test_no_message_costs_more_for_a_long_game(tmp_path: Path) -> None:
    """One device holds both seats of a table of 2,000 entries where everything can be taken back."""
    async with opened(open_store(tmp_path)) as house:
        live = await open_live(house, without_a_six(2_000).table)
        guest = await Listener.at(house.address, live.table.id)
        await guest.greet("An", "Bo")
        assert json.loads(guest.heard[0])["yours"] == [0, 1]
        for message in messages(live.table.version):
            bring_up_to_date(message, live.table)
            live.rest()
            with counted() as cost:
                await guest.say(message)
                await pong(guest)
            assert cost.steps <= MOST, message
        assert any(isinstance(entry, Undone) for entry in live.table.entries)


def bring_up_to_date(message: dict[str, Any], table: Table) -> None:
    """So that what can be done is done, and not refused as stale."""
    if "version" in message:
        message["version"] = table.version
    if message["type"] == "undo":
        assert table.standing.running is not None
        message["seat"] = table.standing.running.undoer


async def pong(guest: Guest) -> None:
    """All that the guest has said before this was heard."""
    heard = len(guest.heard)
    await guest.say({"type": "ping"})
    await guest.wait_for(lambda: any('"type":"pong"' in text for text in guest.heard[heard:]))


@in_loop
async def test_no_request_costs_more_for_a_long_game(tmp_path: Path) -> None:
    """Also when the table has to be read first, which is done aside."""
    async with opened(open_store(tmp_path)) as house:
        live = await open_live(house, to_and_fro(1_000).table)
        for path in GETS:
            for in_memory in (True, False):
                if not in_memory:
                    house.hub.forget_idle(0.0)
                    assert not house.hub.tables
                with counted() as cost:
                    await house.get(path.replace("{table:str}", live.table.id))
                assert cost.steps <= MOST, path


@in_loop
async def test_the_story_of_a_long_game_is_told_aside(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = Evening("zocken", people=8, options={"rounds": 3})
        luck = random.Random(1)
        while not evening.table.is_over:
            play_on(evening, luck)
        assert evening.table.version > 3 * MOST
        live = await open_live(house, evening.table)
        with counted() as cost:
            answer = await house.get(f"/api/tables/{live.table.id}/story")
        assert answer.status_code == 200
        assert cost.steps <= MOST


# The same is told


def played_over(table: Table) -> Table:
    """The same table with every moment as it was witnessed, and undone by playing the game over."""
    opening = table.entries[0]
    assert isinstance(opening, Opened)
    twin = Table(table.id, opening, table.standing.secret)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Running, "undo", undo_by_playing_over)
        for entry in table.entries[1:]:
            twin.add(entry)
    assert len(twin.log.recent) == twin.version
    return twin


def undo_by_playing_over(running: Running, entry: Undone, version: int) -> None:
    undo(running.course)
    running.takers.pop()
    running.go_on(version, entry.at)


def audiences(players: int) -> list[tuple[int, ...]]:
    """Nobody, and every company of seats that one device can hold."""
    seats = range(players)
    return list(chain.from_iterable(combinations(seats, many) for many in range(players + 1)))


def do_something(evening: Evening, luck: random.Random, often: float) -> None:
    """Mostly what the game asks for, and now and then something that leaves the position as it is."""
    seat = luck.randrange(len(evening.seats))
    if luck.random() < 0.05 and not evening.seats[seat].away:
        evening.do(GoAway(seat), seat)
    elif luck.random() < 0.1 or isinstance(evening.running.turn, Over):
        evening.do(React(seat, "wave"), seat, after=2.0)
    else:
        play_on(evening, luck, often)


@pytest.mark.parametrize("game", game_names())
@settings(max_examples=6, deadline=None, phases=[Phase.generate])  # a shorter game is another game
@given(data=st.data(), luck=st.integers(0, 2**32).map(random.Random))
def test_news_are_those_of_the_game_played_over(game: str, data: st.DataObject, luck: random.Random) -> None:
    dice = data.draw(st.sampled_from(["sealed"] if find_game(game).hidden else ["sealed", "real"]))
    evening = Evening(game, people=data.draw(st.sampled_from([2, 3])), dice=dice, pause=0.1)
    often = data.draw(st.sampled_from([0.0, 0.3, 0.6]), "how often something is taken back")
    for _ in range(data.draw(st.integers(20, 250), "steps")):
        do_something(evening, luck, often)
    table = evening.table
    if data.draw(st.booleans(), "rests"):
        table.rest()
    twin = played_over(table)
    assert vars(evening.course.state) == vars(again(evening.course).state)
    missed = {1, 2, *data.draw(st.sets(st.integers(0, LOG_LENGTH), max_size=3), "missed")}
    shown = EncodingCache(table)
    for seats in audiences(len(evening.seats)):
        assert shown.snapshot(seats) == ENCODER.encode(twin.snapshot(seats))
        for since in (max(1, table.version - many) for many in missed):
            told = {"type": "news", "news": twin.news(seats, since)}
            assert shown.news(seats, since) == ENCODER.encode(told), since


def again(course: Course) -> Course:
    twin = Course(course.game, course.players, course.options)
    for event in course.events:
        twin.happen(event)
    return twin
