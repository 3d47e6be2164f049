"""Every screen, to be looked at: `python -m tests.page.looks FOLDER [SCREEN ...]`.

For each screen and each size one picture with all four languages.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, sync_playwright

from tests.page.browsers import launch
from tests.page.conftest import build_page
from tests.page.inspector import Inspector
from tests.page.test_games import SHORT
from tests.page.visitor import NOBODY_OUT, TAPS, Company, Visitor
from tests.server.house_talk import serving
from toog.core.registry import load_game
from toog.texts.voice import LANGUAGES

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 568, "height": 320},
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
)
LONGEST = 3000  # pixels of a page that scrolls
THINKING = 120_000  # milliseconds for a review on a busy machine
TAPPED = 4  # times, before a board is looked at
WIDE = 1000  # pixels: of such only two fit beside each other
GAP = 8
STYLE = f"margin:0;display:flex;flex-wrap:wrap;gap:{GAP}px;align-items:start;background:#f0f"

Screens = Iterator[tuple[str, Visitor]]
Moment = Callable[[Company], Screens]


def rooms(company: Company) -> Screens:
    """Before the game."""
    an = company.visitor("An")
    yield "counter", an.come()
    an.button("Settings").click()
    yield "settings", an
    for path in ("join", "tv", "replay", "nowhere/at"):
        yield path.split("/", maxsplit=1)[0], an.come(f"/{path}")
    for game in TAPS:
        an.set_up(game, players=3)
        an.heading("House rules").click()
        yield f"laying {game}", an


def waiting(company: Company) -> Screens:
    an, bo = company.visitor("An"), company.visitor("Bo")
    an.set_up("mens", players=4, company="With friends, by link").lay_table()
    yield "waiting host", an
    an.button("Show on a television").click()
    yield "handed over", an
    an.button("Close").click()
    yield "doorway", bo.come(f"/t/{an.table}")
    bo.sit_down()
    yield "waiting guest", bo
    yield "television waiting", company.visitor("TV").come(f"/tv/{an.table}")


def boards(company: Company) -> Screens:
    """A full table, and a television there."""
    for game in TAPS:
        an = company.visitor("An")
        an.sit_at(game, players=load_game(game).seats[1], rules=NOBODY_OUT if game == "pietjesbak" else {})
        for _ in range(TAPPED):
            an.moves(game)
        an.waits_for_turn(game)
        yield f"board {game}", an
        yield f"television {game}", company.visitor("TV").come(f"/tv/{an.table}")


def sheets(company: Company) -> Screens:
    an = company.visitor("An").sit_at("zocken", players=2)
    for sheet in ("Rule book", "This table", "React"):
        an.button(sheet).click()
        yield sheet.lower(), an
        an.button("Close").click()
    an.button("Take back").click(force=True)
    yield "refused", an
    yield "real dice", company.visitor("An").sit_at("pietjesbak", others=["Bo"], real=True)
    an = company.visitor("An").sit_at("stich", others=["Bo"])
    for throw in ("Throw the special die", "Shuffle and deal"):
        an.button(throw).click()
    an.sees("Pass it on to An")
    yield "curtain", an


def race(company: Company) -> Screens:
    an = company.visitor("An").sit_at("azen_jagen", others=["Bo"], rules={"orders": 1})
    while an.page.locator(".target").count() == 0:
        an.moves("azen_jagen")
        assert not an.is_at_the_end
    an.page.wait_for_timeout(4000)  # three, two, one
    yield "race", an
    yield "television race", company.visitor("TV").come(f"/tv/{an.table}")


def endings(company: Company) -> Screens:
    for game in TAPS:
        alone = Company(company.browser, company.address)
        an = alone.visitor("An").sit_at(game, rules=SHORT.get(game, {}))
        if game == "mens":
            an.let_dice_fall()
        alone.play_to_the_end(game)
        yield f"end {game}", an
        yield f"television end {game}", company.visitor("TV").come(f"/tv/{an.table}")
        an.link("Replay").click()
        yield f"replay {game}", an
        an.button("Was that luck?").click()
        an.heading("Luck and skill").wait_for(timeout=THINKING)
        yield f"review {game}", an


MOMENTS: tuple[Moment, ...] = (rooms, waiting, boards, sheets, race, endings)


def main() -> None:
    folder, *wanted = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    build_page()
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(database=Path(kept) / "house.db") as house,
        sync_playwright() as play,
    ):
        browser = launch(play)
        for moment in MOMENTS:
            if wanted and moment.__name__ not in wanted:
                continue
            for name, visitor in moment(Company(browser, house.address)):
                keep(browser, Path(folder), name, visitor)
        browser.close()


def keep(browser: Browser, folder: Path, name: str, visitor: Visitor) -> None:
    inspector = Inspector(visitor)
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        taken = []
        for language in LANGUAGES:
            inspector.speak(language)
            visitor.page.wait_for_timeout(150)
            taken.append(shoot(visitor.page))
        beside = len(LANGUAGES) if size["width"] < WIDE else 2
        across = beside * (size["width"] + GAP) - GAP
        paper = browser.new_page(viewport={"width": across, "height": size["height"]})
        paper.set_content(f"<body style='{STYLE}'>{''.join(map(picture, taken))}</body>")
        where = folder / f"{name.replace(' ', '-')}-{size['width']}x{size['height']}.png"
        paper.screenshot(path=where, full_page=True)
        paper.close()
    inspector.speak("en")
    print(name, flush=True)


def shoot(page: Page) -> bytes:
    size = page.evaluate("[innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight)]")
    clip: FloatRect = {"x": 0, "y": 0, "width": size[0], "height": min(size[1], LONGEST)}
    return page.screenshot(full_page=True, clip=clip)


def picture(png: bytes) -> str:
    return f"<img src='data:image/png;base64,{base64.b64encode(png).decode()}'>"


if __name__ == "__main__":
    main()
