"""Someone who looks at a screen with care: in both rooms, in four languages, at every width."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.page.visitor import Visitor
from toog.texts.voice import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = os.environ.get("TOOG_SHOTS")  # a folder, for who wants to see for themselves
ROOMS = ("light", "dark")
SIZES = ({"width": 320, "height": 640}, {"width": 768, "height": 1024}, {"width": 1440, "height": 900})
LEAST = 44  # pixels of anything to tap

FAULTS = """
least => {
  const faults = new Set();
  const say = (what, element, more = '') =>
    faults.add(`${what}: ${element.tagName} “${(element.textContent.trim() || element.ariaLabel || '').slice(0, 60)}” ${more}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page is ${wide} wide in ${innerWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || element.closest('.unseen')) continue;
    if (element.matches('button, a, select, input:not([type=radio]), summary') && element.closest('svg') === null) {
      if (Math.round(box.width) < least || Math.round(box.height) < least) {
        say('small', element, `${Math.round(box.width)} × ${Math.round(box.height)}`);
      }
    }
    const speaks = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!speaks || element.closest('svg') !== null) continue;
    const cut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (cut && element.tagName !== 'OPTION') say('clipped', element);
    if (box.right > innerWidth + 1 || box.left < -1) say('outside', element);
  }
  for (const select of document.querySelectorAll('select')) {
    const ruler = document.createElement('select');
    ruler.append(new Option(select.selectedOptions[0]?.text));
    ruler.className = select.className;
    ruler.setAttribute('data-ruler', '');
    document.body.append(ruler);
    if (ruler.offsetWidth > select.offsetWidth + 1) say('clipped', select, select.selectedOptions[0]?.text);
    ruler.remove();
  }
  return [...faults];
}
"""


class Inspector:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.found: list[str] = []
        self.desk: Page | None = None

    def look(self, screen: str) -> None:
        """Every way this screen can be shown; what is wrong is noted."""
        for room in ROOMS:
            self.choose("room", room)
            self.page.wait_for_function("room => document.documentElement.dataset.room === room", arg=room)
            self.ask_axe(f"{screen}, {room}")
        for language in LANGUAGES:
            self.choose("language", language)
            self.page.wait_for_function(
                "language => document.documentElement.lang === language", arg=language
            )
            for size in SIZES:
                self.page.set_viewport_size(size)
                self.measure(f"{screen}, {language}, {size['width']} px")
                self.keep(screen, language, size["width"])
        self.choose("language", "en")
        self.page.set_viewport_size(SIZES[0])
        self.page.wait_for_function("document.documentElement.lang === 'en'")

    def choose(self, what: str, value: str) -> None:
        """In another tab, as a reader might: nothing on this one is touched."""
        if self.desk is None:
            self.desk = self.visitor.context.new_page()
            self.desk.goto(f"{self.visitor.address}/robots.txt")
        self.desk.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"toog.{what}", value])

    def ask_axe(self, where: str) -> None:
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults: list[dict[str, Any]] = self.page.evaluate(
            "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"
        )
        self.found += [
            f"{where}: {fault['id']}: {node['html']}" for fault in faults for node in fault["nodes"]
        ]

    def measure(self, where: str) -> None:
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.found += [f"{where}: {fault}" for fault in self.page.evaluate(FAULTS, LEAST)]

    def keep(self, screen: str, language: str, width: int) -> None:
        if SHOTS is not None:
            name = f"{screen} {width} {language}".replace(" ", "-")
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)
