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
PHONE = {"width": 360, "height": 830}
LARGEST = 150_000  # bytes
STEPS = (3, 5, 8, 12, 18)  # between two shades of a colour, until the picture is small enough
COARSER = """async ([bytes, step]) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(0, 0, picture.width, picture.height);
  pixels.data.forEach((shade, at) => { pixels.data[at] = Math.min(255, Math.round(shade / step) * step); });
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  pen.putImageData(pixels, 0, 0);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}"""
# After how many taps there is something to see.
MOMENTS = {"pietjesbak": 5, "azen_jagen": 4, "zocken": 9, "stich": 2, "mens": 60}
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
        for name in sys.argv[1:] or MOMENTS:
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
    visitor.page.evaluate("scrollTo(0, 0)")
    visitor.page.wait_for_timeout(800)  # everything lies still
    path = FOLDER / f"{name}.png"
    picture = taken = visitor.page.screenshot()
    desk = visitor.context.new_page()
    for step in STEPS:
        if len(picture) > LARGEST:
            picture = bytes(desk.evaluate(COARSER, [list(taken), step]))
    desk.close()
    path.write_bytes(picture)
    print(f"{path} {len(picture) // 1000} kB{' is too large' if len(picture) > LARGEST else ''}")


if __name__ == "__main__":
    main()
