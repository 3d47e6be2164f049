"""Screenshots of any page, as a phone, a tablet and a desk show it.

    .venv/bin/python web/workbench/shot.py 'http://127.0.0.1:5173/workbench.html?sample=mens&step=40' mens
writes web/shots/mens-320.png, mens-768.png and mens-1440.png. More: --widths 375,1920 --rooms light,dark
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HEIGHTS = {320: 640, 375: 720, 768: 1024, 1440: 900, 1920: 1080}
SHOTS = Path(__file__).parents[1] / "shots"


def main() -> None:
    asked = read_arguments()
    SHOTS.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for width in map(int, asked.widths.split(",")):
            page = browser.new_page(viewport={"width": width, "height": HEIGHTS.get(width, width)})
            page.on("console", lambda said: print(said.type, said.text) if said.type != "debug" else None)
            page.on("pageerror", lambda fault: print("error", fault))
            page.goto(asked.url)
            page.wait_for_timeout(asked.wait)
            for room in asked.rooms.split(","):
                page.evaluate("room => { document.documentElement.dataset.room = room }", room)
                page.wait_for_timeout(100)
                file = SHOTS / f"{asked.name}-{width}{'' if room == 'light' else '-' + room}.png"
                page.screenshot(path=file, full_page=asked.full)
                print(file)
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                print(f"too wide: {wide} in {width}")
            page.close()
        browser.close()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("name")
    parser.add_argument("--widths", default="320,768,1440")
    parser.add_argument("--rooms", default="light")
    parser.add_argument("--wait", type=int, default=1200)
    parser.add_argument("--full", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
