"""Whatever is asked at whichever moment of a failing append, the answer is that of a house that never saw it.

Something is lost again and again, and each time the questions are asked one callback later, until the table
has long been read back. Every answer is what the same house said before, or that it could not be stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.stepping import Ear, SteppedHouse, message
from toog.server.store.writer import WhenStored
from toog.server.tables import lobby
from toog.server.tables.guest import Guest, key_of
from toog.server.tables.outbox import Outbox
from toog.table import Actor
from toog.table.commands import GoAway, Join, PassHost

T = TypeVar("T")

BO, CY = "b" * 32, "c" * 32  # the secrets of two people
LATER = 5  # callbacks after all is quiet again


@dataclass(frozen=True)
class Prepared:
    """A database with one table, just before something happens that will be lost."""

    database: Path
    table: str
    code: str
    seated: tuple[str, ...]


class Place:
    """A house with that table, at which one looks on and one sits."""

    def __init__(self, prepared: Prepared, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = SteppedHouse(prepared.database, folder, monkeypatch)
        self.table, self.code, self.seated = prepared.table, prepared.code, prepared.seated
        self.news: object = None  # what is told to who knows the beginning
        self.spectator, self.ear = self.come()
        self.player, self.other = self.come(*self.seated)

    def come(self, *shown: str) -> tuple[Guest, Ear]:
        return self.house.do(self.house.come(self.table, *shown))

    def ask(self, question: Question) -> object:
        return self.house.do(question(self))

    def now(self, happens: Callable[[], object]) -> None:
        async def work() -> None:
            happens()

        self.house.do(work())

    def settle(self) -> None:
        hub = self.house.hub
        while not ((live := hub.tables.get(self.table)) and self.player in live.guests and not live.outbox):
            self.house.step()
        self.house.callbacks(LATER)

    def lose(self, loss: Loss) -> None:
        """Is under way when this returns, and will fail."""
        happens = loss(self)
        self.house.fails = True
        self.now(happens)
        assert self.house.live(self.table).outbox, "nothing was to be stored"

    def callbacks_of(self, loss: Loss) -> int:
        """From when it is under way until the table has been read back."""
        self.lose(loss)
        before = self.house.world.steps
        self.settle()
        return self.house.world.steps - before


Question = Callable[[Place], Coroutine[Any, Any, object]]
Loss = Callable[[Place], Callable[[], object]]  # what then happens at once


# What is asked


def http(method: str, path: str, form: object = None, secret: str | None = None) -> Question:
    async def question(place: Place) -> object:
        where = path.format(table=f"/api/tables/{place.table}", code=place.code)
        status, answer = await place.house.ask(method, where, form, secret)
        return (status, answer["error"]["key"]) if status >= 400 else (status, answer)

    return question


def come(*shown: str, **hello: Any) -> Question:
    async def question(place: Place) -> object:
        guest, ear = await place.house.come(place.table, *shown, **hello)
        told = await first_of(ear, 0)
        guest.on_close()
        return told

    return question


async def come_late(place: Place) -> object:
    """Where news cannot be had the table is shown instead: what one then knows is the same."""
    told = await come(since=4, yours=[])(place)
    if told == place.ear.heard[0]:
        return place.news
    place.news = place.news or told
    return told


async def greet_again(place: Place) -> object:
    before = len(place.ear.heard)
    place.spectator.on_message(message("hello", protocol=1, secrets=[]))
    return await first_of(place.ear, before)


async def first_of(ear: Ear, before: int) -> object:
    """Beside how many look on, which is told when it changes."""
    while not (told := [each for each in ear.heard[before:] if each["type"] != "watching"]):
        await asyncio.sleep(0.001)
    return told[0]


LOOKS: dict[str, dict[str, Question]] = {  # nothing is changed by them
    "last move": {
        "snapshot": http("GET", "{table}"),
        "snapshot of a seat": http("GET", "{table}", secret=BO),
        "record": http("GET", "{table}/record"),
        "story": http("GET", "{table}/story"),
        "code": http("GET", "{table}/code"),
        "found by its code": http("GET", "/api/codes/{code}"),
        "lobby": http("GET", "/api/tables"),
        "come in": come(),
        "come in to a seat": come(BO),
        "come with what one knows": come_late,
        "greet again": greet_again,
    },
    "seat": {
        "snapshot": http("GET", "{table}"),
        "lobby": http("GET", "/api/tables"),
        "come in to a seat": come(BO),
        "take over": http("POST", "{table}/seats/1", {"name": "Cy"}, BO),
        "stand up": http("DELETE", "{table}/seats/1", secret=BO),
    },
    "away": {
        "snapshot": http("GET", "{table}"),
        "lobby": http("GET", "/api/tables"),
        "claim": http("POST", "{table}/seats/1/claim", {"name": "Cy", "secret": CY}),
    },
    "host": {
        "snapshot": http("GET", "{table}", secret=BO),
        "come in to a seat": come(BO),
        "delete": http("DELETE", "{table}", secret=BO),
    },
}
CHANGES: dict[str, dict[str, Question]] = {  # each may be granted
    "seat": {"sit": http("POST", "{table}/seats", {"name": "Cy", "secret": CY})},
}


# What is lost


def move(place: Place) -> Callable[[], object]:
    """The last one of the game."""
    doing = next_move(place)
    return lambda: place.player.on_message(doing)


def next_move(place: Place) -> bytes:
    """The first that is possible, by whoever is on turn."""
    for secret in place.seated:
        _, told = place.house.do(place.house.ask("GET", f"/api/tables/{place.table}", secret=secret))
        seen = told["snapshot"]
        seat = seen["turn"]["seats"][0]
        if seat in told["yours"]:
            break
    if seen["turn"]["kind"] == "chance":
        return message("throw", id=1, seat=seat, version=seen["version"])
    return message("play", id=1, seat=seat, word=seen["legal"][str(seat)][0], version=seen["version"])


def sit_down(place: Place) -> Callable[[], object]:
    live = place.house.live(place.table)
    return lambda: live.do(Actor(), Join("Bo", key_of(BO), "0" * 32, None))


def pass_the_host(place: Place) -> Callable[[], object]:
    live = place.house.live(place.table)
    return lambda: live.do(Actor(), PassHost())


def go_away(place: Place, seat: int = 1) -> Callable[[], object]:
    live = place.house.live(place.table)
    return lambda: live.do(Actor(frozenset({seat})), GoAway(seat))


def start(place: Place) -> Callable[[], object]:
    return lambda: place.player.on_message(message("start", id=1))


LOSSES: dict[str, Loss] = {"last move": move, "seat": sit_down, "away": go_away, "host": pass_the_host}


# How it is prepared


class Kitchen:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.folders = 0

    def new_folder(self) -> Path:
        self.folders += 1
        return self.folder / str(self.folders)

    def open(self, prepared: Prepared) -> Place:
        return Place(prepared, self.new_folder(), self.monkeypatch)

    def lay(self, game: str, players: int, *, with_bo: bool, **more: Any) -> Prepared:
        folder = self.new_folder()
        house = SteppedHouse(folder / "none", folder, self.monkeypatch)
        form = {"game": game, "players": players, "name": "An", "listed": True, **more}
        _, given = house.do(house.ask("POST", "/api/tables", form))
        path = f"/api/tables/{given['table']}"
        if with_bo:
            house.do(house.ask("POST", f"{path}/seats", {"name": "Bo", "secret": BO}))
        _, told = house.do(house.ask("GET", f"{path}/code"))
        house.close()
        return Prepared(folder / "house.db", given["table"], told["code"], (given["secret"], BO))

    def after(self, prepared: Prepared, happens: Callable[[Place], object]) -> Prepared:
        place = self.open(prepared)
        happens(place)
        place.settle()
        place.house.close()
        return replace(prepared, database=self.folder / str(self.folders) / "house.db")

    def before_the_last_move(self) -> Prepared:
        """The dice are sealed, and so the same game can be played twice."""
        laid = self.lay("pietjesbak", 2, with_bo=True, options={"marks": 1})
        started = self.after(laid, lambda place: place.now(start(place)))
        moves: list[bytes] = []
        self.after(started, lambda place: moves.extend(play_to_the_end(place)))
        return self.after(started, lambda place: play(place, moves[:-1]))

    def before_someone_sits(self) -> Prepared:
        return replace(self.lay("mens", 3, with_bo=False), seated=())

    def before_someone_goes(self) -> Prepared:
        return replace(self.lay("mens", 3, with_bo=True), seated=())

    def before_the_host_passes(self) -> Prepared:
        laid = replace(self.lay("mens", 3, with_bo=True), seated=(BO,))
        return self.after(laid, lambda place: place.now(go_away(place, 0)))


def play_to_the_end(place: Place) -> Iterator[bytes]:
    while not place.house.live(place.table).table.is_over:
        doing = next_move(place)
        play(place, [doing])
        yield doing


def play(place: Place, moves: list[bytes]) -> None:
    for doing in moves:
        place.now(partial(place.player.on_message, doing))
        place.settle()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Prepared]:
    """The same every time: nothing in them is drawn."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(secrets, "token_bytes", bytes)
        kitchen = Kitchen(tmp_path_factory.mktemp("prepared"), monkeypatch)
        return {
            "last move": kitchen.before_the_last_move(),
            "seat": kitchen.before_someone_sits(),
            "away": kitchen.before_someone_goes(),
            "host": kitchen.before_the_host_passes(),
        }


@pytest.fixture
def kitchen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kitchen:
    monkeypatch.setattr(lobby, "FRESH_SECONDS", -1.0)
    return Kitchen(tmp_path / "houses", monkeypatch)


# What is answered


def is_right(answer: object, reference: object) -> bool:
    return answer in (reference, (503, "not-stored"))


def must_have_heard_nothing(ear: Ear) -> None:
    """Beside the table as it stood when one came."""
    for told in ear.heard:
        assert told["type"] in ("watching", "refused") or told == ear.heard[0]


@pytest.mark.parametrize("loss", LOSSES)
def test_who_looks_sees_nothing_of_what_is_lost(
    loss: str, prepared: dict[str, Prepared], kitchen: Kitchen
) -> None:
    place, questions = kitchen.open(prepared[loss]), LOOKS[loss]
    references = {name: place.ask(question) for name, question in questions.items()}
    for callbacks in range(place.callbacks_of(LOSSES[loss])):
        place.lose(LOSSES[loss])
        place.house.callbacks(callbacks)
        asked = {name: place.house.loop.create_task(question(place)) for name, question in questions.items()}
        for name, task in asked.items():
            answer = place.house.finish(task)
            assert is_right(answer, references[name]), (name, callbacks, answer)
        place.settle()
    must_have_heard_nothing(place.ear)
    must_have_heard_nothing(place.other)
    place.house.close()


@pytest.mark.parametrize(("loss", "name"), [(loss, name) for loss in CHANGES for name in CHANGES[loss]])
def test_who_wants_something_gets_it_as_if_nothing_had_been_lost(
    loss: str, name: str, prepared: dict[str, Prepared], kitchen: Kitchen
) -> None:
    place = kitchen.open(prepared[loss])
    steps, reference = place.callbacks_of(LOSSES[loss]), place.ask(CHANGES[loss][name])
    granted = 0
    for callbacks in range(steps):
        place.house.close()
        place = kitchen.open(prepared[loss])
        place.lose(LOSSES[loss])
        place.house.callbacks(callbacks)
        answer = place.ask(CHANGES[loss][name])
        assert is_right(answer, reference), (callbacks, answer)
        granted += answer == reference
    assert 0 < granted < steps
    place.house.close()


# With a house that does not wait, every one of these questions betrays something


async def answer_at_once(outbox: Outbox, make: Callable[[], T]) -> T:
    return make()


def tell_at_once(outbox: Outbox, call: WhenStored) -> None:
    call(None)


def say_at_once(outbox: Outbox, guest: Guest, text: bytes) -> None:
    guest.line.say(text)


@pytest.mark.parametrize(
    ("loss", "name"), [(loss, name) for loss in LOSSES for name in (*LOOKS[loss], *CHANGES.get(loss, ()))]
)
def test_each_question_sees_through_a_house_that_does_not_wait(
    loss: str, name: str, prepared: dict[str, Prepared], kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = {**LOOKS[loss], **CHANGES.get(loss, {})}[name]
    place = kitchen.open(prepared[loss])
    reference = place.ask(question)
    place.house.close()
    monkeypatch.setattr(Outbox, "answer", answer_at_once)
    monkeypatch.setattr(Outbox, "when_stored", tell_at_once)
    monkeypatch.setattr(Outbox, "say", say_at_once)
    place = kitchen.open(prepared[loss])
    monkeypatch.setattr(place.house.hub.services.writer, "hand_over", lambda _: None)  # it stays under way
    place.lose(LOSSES[loss])
    assert not is_right(place.ask(question), reference)
    place.house.close()
