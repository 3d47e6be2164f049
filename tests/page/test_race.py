"""The race of Azen jagen in a real browser, with a person of ordinary reaction."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.page.visitor import PATIENCE, Company, Visitor

LARGE = 88  # pixels
AT_ONE_TIME = 0.25  # seconds between two screens on a busy machine
SETTING = {"sips": 8, "orders": 1}
# 300 ms after the target can be tapped, then 150 ms after each pause; and what was seen, for how long.
REACT = """
() => {
  let first = true;
  const seen = window.seen = { signs: [], calls: [], since: {}, faults: 0 };
  const note = () => {
    const sign = document.querySelector('.sign > [aria-hidden]')?.textContent;
    if (sign && seen.signs.at(-1) !== sign) seen.signs.push(sign);
    const call = document.querySelector('.call .big')?.textContent;
    if (call && seen.calls.at(-1) !== call) seen.calls.push(call);
    if (call) (seen.since[call] ??= [Date.now(), 0])[1] = Date.now();
    if (document.querySelector('[role=alert]')) seen.faults += 1;
  };
  const look = () => {
    note();
    const target = document.querySelector('.target:not([aria-disabled=true])');
    if (target || seen.signs.at(-1) === 'The race is on!') seen.off ??= Date.now();
    if (target && !target.dataset.tapping) {
      target.dataset.tapping = 'yes';
      setTimeout(() => {
        target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => delete target.dataset.tapping, 300);
      }, first ? 300 : 150);
      first = false;
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


def seen_by(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.page.evaluate("window.seen")
    return seen


def test_a_person_races_a_bot_and_everyone_sees_the_same_race(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("azen_jagen", rules=SETTING)
    television = company.visitor("television", hurried=False, viewport={"width": 1280, "height": 720})
    television.come(f"/tv/{an.table}")
    television.page.locator(".board").wait_for()
    target = an.page.locator(".target")
    while target.count() == 0:
        an.move("azen_jagen")
    for screen in (an, television):
        screen.page.evaluate(REACT)
    expect(target).to_have_attribute("aria-disabled", "true")  # three, two, one
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LARGE
    an.sees_the_end()
    television.page.wait_for_timeout(300)

    snapshot = httpx.get(f"{an.address}/api/tables/{an.table}", timeout=PATIENCE).json()
    entries = [item["entry"] for item in snapshot["snapshot"]["log"]]
    acts = [entry for entry in entries if entry["entry"] == "moved"]
    mine, bots = ([entry["at"] for entry in acts if entry["bot"] is bot] for bot in (False, True))
    off = [seen_by(screen)["off"] / 1000 for screen in (an, television)]
    assert abs(off[0] - off[1]) < AT_ONE_TIME
    firsts = [acts[0] for acts in (mine, bots) if acts]  # an ace at once, and the other has done nothing yet
    assert all(-AT_ONE_TIME < first - off[0] < 0.6 for first in firsts), "both were off at the same time"
    for screen in (an, television):
        seen = seen_by(screen)
        assert seen["faults"] == 0
        assert "Get ready!" in seen["signs"]
        assert any(call.endswith("must drink!") for call in seen["calls"])
        (first, last) = next(since for call, since in seen["since"].items() if call.endswith(" pays"))
        assert last - first >= 2500
    assert re.search(r"Drink!|Throw an ace!", " ".join(seen_by(an)["signs"]))
    assert "The race is on!" in seen_by(television)["signs"]
