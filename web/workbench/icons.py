"""Draws the icons of the app from public/icon.svg, with the browser that also takes the screenshots."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from shot import FLAGS

PUBLIC = Path(__file__).parents[1] / "public"
# A mask may cut a fifth off every edge, so the maskable one is drawn smaller on its own ground.
ICONS = {"icon-180": (180, 0), "icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable-512": (512, 52)}


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        for name, (size, margin) in ICONS.items():
            draw(page, svg, size, margin)
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=margin == 0)
        browser.close()


def draw(page: Page, svg: str, size: int, margin: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    ground = "#5d3717" if margin else "transparent"
    inner = size - 2 * margin
    page.set_content(
        f"<style>body{{margin:{margin}px;background:{ground}}}svg{{display:block;width:{inner}px}}</style>{svg}"
    )


if __name__ == "__main__":
    main()
