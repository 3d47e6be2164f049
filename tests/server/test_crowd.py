"""A crowd that does anything at any time: everyone is answered, all see the same, and nothing breaks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from toog.core.registry import game_names, load_game
from toog.server.store.store import Store
from toog.server.tables import attendance
from toog.table import REACTIONS

SEATS = 3
DEEDS = 400
FIELDS = {
    "play": "seat word version",
    "throw": "seat version",
    "undo": "seat version",
    "start": "",
    "rematch": "",
    "fill": "bot name",
    "clear": "seat",
    "leave": "seat",
    "sit_in": "seat",
    "let_in": "seat claim",
    "turn_away": "seat claim",
    "confirm": "seat version",
    "mix": "seat nonce",
    "list": "listed",
    "dice": "seat quick",
    "react": "seat reaction",
}
PUBLIC = ("log", "status", "seats", "turn", "view", "scores", "winners", "seal", "next")
KINDS = [*["play", "throw"] * 5, *FIELDS]


class Crowd:
    """Round one table, with every secret that was ever given out, also those that are void."""

    def __init__(self, house: OpenHouse, game: str, seed: int) -> None:
        self.house = house
        self.game = load_game(game)
        self.luck = random.Random(seed)
        self.secrets: list[str] = []
        self.guests: list[Guest] = []
        self.table = ""

    async def gather(self) -> None:
        given = await self.house.lay(self.game.name, SEATS, pause=0.1)
        self.table = given["table"]
        self.secrets.append(given["secret"])
        await self.come()
        for number in range(SEATS - 1):
            await self.guests[0].ask("fill", bot="random", name=f"Robbe {number}")
        await self.guests[0].ask("start")

    async def come(self) -> None:
        shown = self.luck.sample(self.secrets, min(len(self.secrets), 4))
        self.guests.append(await self.house.come(self.table, *shown))

    async def do_anything(self) -> None:
        guest = self.luck.choice(self.guests)
        doing = self.luck.choices(
            [self.say, self.sit, self.take_over, self.claim, self.go, self.greet, self.forget],
            [30, 2, 2, 2, 2, 2, 1],
        )
        await doing[0](guest)

    async def say(self, guest: Guest) -> None:
        """The answer may be a refusal, but there is one."""
        kind = self.luck.choice(KINDS)
        answer = await guest.answer(await guest.send(kind, **self.fields(kind, guest)))
        key = answer.get("error", {}).get("key")
        assert key not in ("bad-message", "house-fault", "not-stored"), answer

    def fields(self, kind: str, guest: Guest) -> dict[str, Any]:
        seat, version = self.seat(guest), self.version(guest)
        words = guest.seen["legal"].get(str(seat)) or self.game.vocabulary
        all_fields = {
            "seat": seat,
            "version": version,
            "word": self.luck.choice(words),
            "bot": "sensible",
            "name": self.name("Rosa"),
            "claim": self.luck.randrange(1, 5),
            "nonce": "ab",
            "listed": self.luck.random() < 0.5,
            "quick": self.luck.random() < 0.5,
            "reaction": self.luck.choice(REACTIONS),
        }
        return {name: all_fields[name] for name in FIELDS[kind].split()}

    def name(self, name: str) -> str:
        """Sometimes one that is taken."""
        return f"{name} {self.luck.randrange(20)}"

    def seat(self, guest: Guest) -> int:
        on_turn: list[int] = (guest.seen["turn"] or {}).get("seats") or [0]
        return self.luck.choice([*on_turn * 2, *guest.yours, self.luck.randrange(SEATS + 1)])

    def version(self, guest: Guest) -> int:
        return self.luck.choice([*[guest.version] * 5, guest.version + 1, guest.version - 1, 0])

    async def sit(self, guest: Guest) -> None:
        answer = await self.house.post(f"/api/tables/{self.table}/seats", {"name": self.name("Bo")})
        await self.take(answer.status_code, answer.json())

    async def take_over(self, guest: Guest) -> None:
        path = f"/api/tables/{self.table}/seats/{self.luck.randrange(SEATS)}"
        answer = await self.house.post(path, {"name": self.name("Cé")}, self.luck.choice(self.secrets))
        await self.take(answer.status_code, answer.json())

    async def claim(self, guest: Guest) -> None:
        """Someone who sits there lets it in, if it is allowed."""
        seat = self.luck.randrange(SEATS)
        path = f"/api/tables/{self.table}/seats/{seat}/claim"
        answer = await self.house.post(path, {"name": self.name("Dirk")})
        await self.take(answer.status_code, answer.json())
        pending = guest.seen["seats"][seat]["claim"] or {"number": 1}
        await guest.answer(await guest.send("let_in", seat=seat, claim=pending["number"]))

    async def take(self, status: int, given: dict[str, Any]) -> None:
        assert status in (201, 400, 403, 409), given
        if status == 201:
            self.secrets.append(given["secret"])
            await self.come()

    async def go(self, guest: Guest) -> None:
        self.guests.remove(guest)
        await guest.leave()
        if not self.guests:
            await self.come()

    async def greet(self, guest: Guest) -> None:
        await guest.greet(*self.luck.sample(self.secrets, min(len(self.secrets), 3)))

    async def forget(self, guest: Guest) -> None:
        """All go, the table leaves the memory, and some come back."""
        for each in self.guests:
            await each.leave()
        await until(lambda: not self.house.hub.guests)
        self.house.hub.forget_idle(0.0)
        self.guests = []
        await self.come()


@pytest.mark.parametrize("game", game_names())
@in_loop
async def test_whatever_a_crowd_does_all_see_the_same_and_nothing_breaks(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(attendance, "AWAY_SECONDS", 0.2)
    monkeypatch.setattr(attendance, "HOST_SECONDS", 0.4)
    store = open_store(tmp_path)
    async with opened(store) as house:
        crowd = Crowd(house, game, seed=4)
        await crowd.gather()
        for _ in range(DEEDS):
            await crowd.do_anything()
        fresh = await house.come(crowd.table)
        await until(lambda: all(alike(guest, fresh, store) for guest in crowd.guests))
    assert [record.getMessage() for record in caplog.records] == []


def alike(guest: Guest, fresh: Guest, store: Store) -> bool:
    """Also with what is stored."""
    kept = store.load(fresh.seen["table"])
    assert kept is not None
    versions = {guest.version, fresh.version, len(kept.bodies)}
    return len(versions) == 1 and all(seen(guest, part) == seen(fresh, part) for part in PUBLIC)


def seen(guest: Guest, part: str) -> Any:
    """In the log, without what was told to some seats only."""
    found = guest.seen[part]
    return [item["entry"] for item in found] if part == "log" else found
