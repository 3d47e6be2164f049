"""Someone who looks at a screen with care: in both rooms, in four languages, at every width."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, ViewportSize

from tests.page.visitor import BOTS, Visitor
from toog.texts.voice import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = os.environ.get("TOOG_SHOTS")  # a folder, for who wants to see for themselves
ROOMS = ("light", "dark")
EVERYTHING: Mapping[str, object] = {}
COLOURS: Mapping[str, object] = {"runOnly": ["color-contrast"]}  # all that another room changes
SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
)
NARROW = SIZES[0]
PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 800}, NARROW)
SIDEWAYS: tuple[ViewportSize, ...] = ({"width": 568, "height": 320}, {"width": 844, "height": 390})
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LEAST = 44  # pixels of anything to tap
# A name may be forty letters long, so it may be cut; nothing else may.
NAMES = ["An", "Bo", *BOTS]

ACTIONS = "main .board button:not([aria-disabled='true'], [aria-hidden='true'])"
BELOW = """
(choices, height) => choices
  .filter(choice => choice.getBoundingClientRect().bottom > height)
  .map(choice => choice.ariaLabel || choice.textContent.trim())
"""
# What a page hears of a choice that was made in another tab.
CHOOSE = """
([key, value]) => {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}
"""
# As it stands once every letter is there in its own face and two frames were drawn.
FAULTS = """
async ([least, names]) => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Set();
  const words = element => (element.textContent.trim() || element.ariaLabel || '').slice(0, 60);
  const name = element => `${element.tagName} “${words(element)}”`;
  const say = (what, element, more = '') => faults.add(`${what}: ${name(element)} ${more}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page is ${wide} wide in ${innerWidth}`);
  const ends = [...document.body.children].map(part => part.getBoundingClientRect().bottom + scrollY);
  const empty = document.documentElement.scrollHeight - Math.max(innerHeight, ...ends);
  const called = document.querySelector('section.rematch');
  if (empty > 48 && !called) faults.add(`${empty} px of nothing at the end`);
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1;
    if (!shown || element.closest('.unseen') || element.closest('svg')) continue;
    if (element.matches('button:not([aria-hidden]), a, select, summary')) { // a hidden one has a larger twin
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      if (width < least || height < least) say('small', element, `${width} × ${height}`);
    }
    if (names.includes(element.textContent.trim())) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4) say('cut below', element);
    if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) say('clipped', element);
    if (box.right > innerWidth + 1 || box.left < -1) say('outside', element);
  }
  const lies = document.querySelector('dialog[open], .refused, .slip'); // meant to lie over something
  const above = 'p.sign, main .pad, .board .button, .board div.plate, .mens .name';
  for (const element of lies ? [] : document.querySelectorAll(above)) {
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!over || !box.width || getComputedStyle(element).pointerEvents === 'none') continue;
    if (!element.contains(over) && !over.contains(element)) say('covered', element, `by ${name(over)}`);
  }
  for (const select of document.querySelectorAll('select')) {
    const ruler = select.cloneNode(false);
    ruler.append(new Option(select.selectedOptions[0]?.text));
    ruler.style.cssText = 'max-width: none; position: fixed';
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

    def look(self, screen: str) -> None:
        """In both rooms, on a phone in each language, and on larger screens; what is wrong is noted."""
        for room in ROOMS:
            self.choose("room", room)
            self.page.wait_for_function("room => document.documentElement.dataset.room === room", arg=room)
            self.ask_axe(f"{screen}, {room}", EVERYTHING if room == ROOMS[0] else COLOURS)
            self.keep(f"{screen} {room}")
        for language in LANGUAGES:
            self.speak(language)
            self.measure(f"{screen}, {language}")
            self.keep(f"{screen} {language}")
        self.speak("en")
        for size in SIZES:
            self.page.set_viewport_size(size)
            self.measure(f"{screen}, {size['width']} px")
            self.keep(f"{screen} {size['width']}")
        self.page.set_viewport_size(NARROW)

    def reach(self, where: str, choices: Locator, sizes: Sequence[ViewportSize]) -> None:
        """What is to be done now can be seen in every language, and nobody has to scroll for it."""
        choices.first.wait_for()
        for language in LANGUAGES:
            self.speak(language)
            for size in sizes:
                self.page.set_viewport_size(size)
                seen = f"{where}, {size['width']} × {size['height']}, {language}"
                self.measure(seen)
                self.keep(seen.replace(",", ""))
                self.page.evaluate("scrollTo(0, 0)")
                below = self.page.locator(ACTIONS).evaluate_all(BELOW, size["height"])
                self.found += [f"{seen}: {choice} below" for choice in below]
        self.speak("en")
        choices.first.wait_for()

    def speak(self, language: str) -> None:
        self.choose("language", language)
        self.page.wait_for_function("code => document.documentElement.lang === code", arg=language)

    def choose(self, what: str, value: str) -> None:
        """As if in another tab, which would cost more than all that is looked at: nothing here is touched."""
        self.page.evaluate(CHOOSE, [f"toog.{what}", value])

    def ask_axe(self, where: str, rules: Mapping[str, object] = EVERYTHING) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults: list[dict[str, Any]] = self.page.evaluate(
            "async rules => (await axe.run(document, { ...rules, resultTypes: ['violations'] })).violations",
            rules,
        )
        self.found += [
            f"{where}: {fault['id']}: {node['html']}" for fault in faults for node in fault["nodes"]
        ]

    def measure(self, where: str) -> None:
        self.found += [f"{where}: {fault}" for fault in self.page.evaluate(FAULTS, [LEAST, NAMES])]

    def keep(self, what: str) -> None:
        if SHOTS is not None:
            self.page.screenshot(path=Path(SHOTS) / f"{what.replace(' ', '-')}.png", full_page=True)
