"""In step: what people read changes when the movement it belongs to has ended, on every screen at once.

An plays at a calm pace and Bo at once, with a bot where there is time for one, and a television looks on. A
whole calm game is slow by nature: after a while the players tap as soon as they may, and in the longest games
An goes on at once too. Of the very longest only how they end is watched; `make watch` looks at them from the
first throw.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import pytest

from tests.page.visitor import TAPS, THE_END, Company, Visitor
from tests.page.watching import ENDED, PLAY, WATCH
from tests.server.house_talk import Evening, OpenHouse

Line = dict[str, Any]
Log = list[Line]

A_MOMENT, QUICKLY, AT_ONCE = 1100, 700, 0  # milliseconds in which a person looks at what may be done
THINKING = 15  # seconds
A_FRAME = 0.05  # seconds by which two frames may tell it wrong
TOGETHER = 0.3  # seconds between two screens that count down on a busy machine
LONGEST = 120.0  # seconds of what is watched of a game
WHOLE = 900.0  # seconds of the longest game there is
WITH_A_BOT = 3  # players
NEAR = 40  # pixels from the middle of a plate
FAR = 20  # circles from home
TELEVISION = {"width": 1280, "height": 720}
RACES = re.compile(
    r"Drink!|Throw an ace!|grabs the dice|race goes on|sip"
)  # where the newest is shown at once
# From calm to at once. A game that ended meanwhile has no such button, and needs none.
SPEED_UP = """
() => {
  for (let taps = 0; taps < 2; taps += 1) document.querySelector('button[aria-label^="Your pace"]')?.click();
}
"""


@dataclass(frozen=True)
class Game:
    """What a board shows, by selector, and for how many seconds what is told of An and the bot stands."""

    ring: str
    score: str
    stands: Mapping[str, float]
    rules: Mapping[str, object] = field(default_factory=dict)
    players: int = 3
    also: Mapping[str, str] = field(default_factory=dict)
    patient: float | None = None  # seconds in which An and Bo think before they tap; None: all the time
    calm: bool = True  # An stays so until the end
    until: str = "told"  # not before this was seen
    near_the_end: Callable[[Line], bool] | None = None  # by the game's view: from then on it is watched

    @property
    def kinds(self) -> dict[str, str]:
        return {
            "sign": ".sign > .words",
            "told": ".told",
            "ring": self.ring,
            "score": self.score,
            "buttons": ".board button:enabled:not([aria-disabled=true])",
            **self.also,
        }


def is_last_pawn_under_way(view: Line) -> bool:
    """Three are home, and the fourth is not there within a turn: something will be seen."""
    left = [[step for step in steps if step < view["circles"]] for steps in view["pawns"]]
    last = [steps[0] for steps in left if len(steps) == 1]
    return bool(last) and max(last) < view["circles"] - FAR


# Two workers share them with the race: three each, which take equally long.
GAMES = {
    "pietjesbak": Game(
        ring=".board .name.turn",
        score=".board .rim [role=img]",
        stands={" throws ": 1.0, r"wins the round|Round \d+:| tie|A seven:|stoef and|apes": 2.0},
        rules={"marks": 1},
    ),
    "azen_jagen": Game(
        ring=".board .name.turn",
        score=".board .ladder > p",
        stands={"for the start|the count stands": 1.0},
        rules={"orders": 1},
        also={"count": ".board .count"},
        patient=12.0,
        calm=False,
    ),
    "mens": Game(
        ring=".board li.turn",
        score=".board .left",
        stands={" throws a ": 1.0, "Hit!|begins": 1.5},
        rules={"spare": "empty"},
        players=2,
        also={"pawns": ".board [data-pawn]"},
        patient=15.0,
        calm=False,
        near_the_end=is_last_pawn_under_way,
    ),
    "zocken": Game(
        ring=".board .company [aria-current] .name",
        score=".board .points, .board .slate dd",
        stands={" throws a ": 1.0},
        rules={"rounds": 1},
        players=2,
        also={"bets": ".board .answers", "clock": ".sign .clock"},
        patient=8.0,
        near_the_end=lambda view: len(view["dice"]) == 2,
    ),
    "stich": Game(
        ring=".board .plate.turn .name",
        score=".board .score, .board .tricks",
        stands={"special die": 1.0, "The last card|nobody can play": 2.0},
        rules={"target": 50},
        patient=8.0,
        calm=False,
        until="swept",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_read_follows_what_moves_and_all_screens_end_together(
    name: str, company: Company, pytestconfig: pytest.Config
) -> None:
    game, longest = GAMES[name], LONGEST
    if pytestconfig.getoption("whole"):
        game, longest = replace(game, near_the_end=None, players=WITH_A_BOT), WHOLE
    screens = an, bo, _ = sit_down(name, game, company)
    for screen in screens:
        screen.page.evaluate(ENDED, {"end": THE_END.pattern, "longest": 1000 * longest})
        screen.page.evaluate(WATCH, {"kinds": game.kinds, "names": names_in(an)})
    for player, patience in ((bo, QUICKLY), (an, A_MOMENT)):
        player.page.evaluate(PLAY, {"taps": TAPS[name], "patience": patience})
    patient_until = hurry(screens, game)
    ends = [screen.page.evaluate("window.ended") for screen in screens]
    own, _, shown = logs = [screen.page.evaluate("window.watched") for screen in screens]

    assert set(game.kinds) <= {line["what"] for line in own}
    assert set(game.kinds) - {"buttons", "bets", "clock"} <= {line["what"] for line in shown}
    assert [line for line in own + shown if is_ahead(line)] == []
    assert too_short(shown, game.stands, patient_until) == []
    assert None not in ends
    assert max(ends) - min(ends) < 1.0, ends
    MORE.get(name, nothing_more)(*logs)


def sit_down(name: str, game: Game, company: Company) -> tuple[Visitor, Visitor, Visitor]:
    """Each with a secret. The game starts when everyone is there, or goes on."""
    an, bo = company.visitor("An", hurried=False), company.visitor("Bo")
    television = company.visitor("television", hurried=False, viewport=TELEVISION)
    with ThreadPoolExecutor() as elsewhere:  # Playwright has a loop of its own here
        table, *secrets = elsewhere.submit(asyncio.run, open_table(company.address, name, game)).result()
    television.come(f"/tv/{table}")
    for player, secret in zip((bo, an), reversed(secrets), strict=True):
        player.come(f"/t/{table}#{secret}")
    if game.near_the_end is None:
        if game.players > len(secrets):
            an.button("Fill up with bots").click()
        an.start()
    for screen in (an, bo, television):
        screen.page.locator("section.board").wait_for()
    return an, bo, television


async def open_table(address: str, name: str, game: Game) -> tuple[str, str, str]:
    """Answers the table, and the secrets of An and Bo. A game that ended too early was the wrong one."""
    house = OpenHouse(address)
    try:
        while (opened := await open_once(house, name, game)) is None:
            pass
        return opened
    finally:
        await house.http.aclose()


async def open_once(house: OpenHouse, name: str, game: Game) -> tuple[str, str, str] | None:
    """With a thinking time, which is shown."""
    given = await house.lay(name, game.players, options=game.rules, thinking=THINKING)
    table, secrets = given["table"], (given["secret"], (await house.sit(given["table"]))["secret"])
    if game.near_the_end is not None:
        evening = Evening(house, table, list(secrets), [await house.come(table, each) for each in secrets])
        await evening.host.ask("start")
        await evening.host.until(lambda seen: seen["status"] == "playing")
        while not game.near_the_end(evening.host.seen["view"]) and evening.host.seen["status"] == "playing":
            await evening.step()
        await evening.go_home()
        if evening.host.seen["status"] != "playing":
            return None
    return table, *secrets


def names_in(visitor: Visitor) -> list[str]:
    """One's own first."""
    names = visitor.page.get_by_role("list", name="At the table").locator(".name").all_text_contents()
    return sorted(map(str.strip, names), key=lambda name: name != visitor.name)


def hurry(screens: tuple[Visitor, Visitor, Visitor], game: Game) -> float:
    """Answers until when both were patient: the end cuts short no calm screen that is waited for."""
    an, bo, television = screens
    if game.patient is None:
        return float("inf")
    begun = time.time()
    while time.time() < begun + game.patient or not all(
        has_seen(each, game.until) for each in (an, television)
    ):
        assert time.time() < begun + LONGEST
        an.page.wait_for_timeout(250)
    until = time.time()
    an.page.evaluate(f"window.patience = {AT_ONCE}")
    if not game.calm:
        bo.page.evaluate(f"window.patience = {AT_ONCE}")
        an.page.evaluate(SPEED_UP)
    return until


def has_seen(visitor: Visitor, what: str) -> bool:
    return bool(visitor.page.evaluate("(what) => window.watched.some((line) => line.what === what)", what))


def is_ahead(line: Line) -> bool:
    """Sign and ring name the same seat. Pawns move as they change places, and never while a die rolls."""
    if line["what"] == "pawns":
        return bool(line["rolls"])
    races = line["what"] in ("told", "buttons") and RACES.search(line["from"] + line["to"])
    return line["what"] == "disagrees" or (line.get("still", False) and not races)


def too_short(log: Log, least: Mapping[str, float], until: float) -> list[tuple[str, float]]:
    """What Bo does at once may be overtaken by what Bo does next."""
    stood = [(text, seconds) for text, seconds in stands(log, until) if "Bo" not in text]
    assert stood
    return [
        (text, seconds)
        for text, seconds in stood
        if seconds < max((time for said, time in least.items() if re.search(said, text)), default=0) - A_FRAME
    ]


def stands(log: Log, until: float = float("inf")) -> Iterator[tuple[str, float]]:
    """What was told, and how long it was before something else moved or was told."""
    lines = [line for line in log if line["what"] in ("told", "moves") and line["at"] < until]
    for told, after in pairwise(lines):
        if told["what"] == "told":
            yield told["to"], after["at"] - told["at"]


def nothing_more(own: Log, quick: Log, shown: Log) -> None: ...


def every_screen_counts_down_together(*logs: Log) -> None:
    """A busy machine may paint one of the numbers too late."""
    counts = [{line["to"]: line["at"] for line in log if line["what"] == "count"} for log in logs]
    for count in counts:
        assert len(count.keys() & {"3", "2", "1"}) >= 2
    for number in ("3", "2", "1"):
        times = [count[number] for count in counts if number in count]
        assert max(times) - min(times) < TOGETHER


def ones_own_turn_stands_and_a_bet_has_all_its_time(own: Log, *_: Log) -> None:
    assert min(seconds for text, seconds in stands(own) if "An scores" in text) >= 2.0 - A_FRAME
    asked = next(at for at, line in enumerate(own) if line["what"] == "bets" and line["to"])
    clock = next(line for line in own[asked:] if line["what"] == "clock" and line["to"])
    assert clock["at"] == own[asked]["at"]
    assert int(clock["to"]) >= THINKING - 1  # a busy machine may be a little late


def a_trick_is_counted_and_swept_to_a_plate(own: Log, _: Log, shown: Log) -> None:
    for log in (own, shown):
        trick = next(line for line in log if line["what"] == "swept")
        assert trick["lay"] >= 2.0 - A_FRAME
        assert trick["near"] < NEAR


MORE: dict[str, Callable[[Log, Log, Log], None]] = {
    "azen_jagen": every_screen_counts_down_together,
    "zocken": ones_own_turn_stands_and_a_bet_has_all_its_time,
    "stich": a_trick_is_counted_and_swept_to_a_plate,
}
