"""The pictures of the README, taken from the page as it is: `python -m tests.page.pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.browsers import launch
from tests.page.conftest import build_page
from tests.page.visitor import Company, Visitor
from tests.server.house_talk import serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}
LARGEST = 150_000  # bytes
# After how many taps there is something to see.
MOMENTS = {"pietjesbak": 5, "azen_jagen": 6, "zocken": 9, "stich": 4, "mens": 60}
PLAYERS = {"zocken": 2, "stich": 3, "mens": 4}


def main() -> None:
    build_page()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(database=Path(folder) / "house.db") as house,
        sync_playwright() as play,
    ):
        browser = launch(play)
        company = Company(browser, house.address)
        visitor = company.visitor("An", viewport=PHONE)
        for name in sys.argv[1:] or ["home", *MOMENTS]:
            if name == "home":
                visitor.come().link("Pietjesbak").first.wait_for()
            else:
                sit(visitor, name)
            keep(visitor, name)
        browser.close()


def sit(visitor: Visitor, game: str) -> None:
    """At a table in the middle of a game, with something to do."""
    visitor.set_up(game, players=PLAYERS.get(game, 3)).start()
    if game == "mens":
        visitor.let_dice_fall()
    for _ in range(MOMENTS[game]):
        visitor.moves(game)
    visitor.waits_for_turn(game)


def keep(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(800)  # everything lies still
    path = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=path)
    size = path.stat().st_size
    print(f"{path} {size // 1000} kB{' is too large' if size > LARGEST else ''}")


if __name__ == "__main__":
    main()
