"""The race of Azen jagen in a real browser, with a person of ordinary reaction."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.page.across_the_room import SCREEN, unreadable
from tests.page.inspector import Inspector
from tests.page.visitor import PATIENCE, THE_END, Company, Visitor
from tests.page.watching import PLAY
from toog.texts.voice import LANGUAGES

LARGE = 88  # pixels
LONGEST = 90.0  # seconds until the ninth ace has fallen and somebody pays
UNTIL_THEN = [r"^Throw( one die)?$"]
AT_ONE_TIME = 0.25  # seconds between two screens on a busy machine
AS_IT_BEGAN = 0.5  # seconds before the start and after the first tap
RACES = 6  # at most, until one was seen in which neither a browser nor the house stood still as it began
SETTING = {"sips": 8, "orders": 1}
# 300 ms after the target can be tapped, then 150 ms after each pause; and what was seen, for how long.
REACT = """
() => {
  let first = true;
  let before = Date.now();
  const seen = window.seen = { signs: [], calls: [], since: {}, faults: 0, still: [] };
  const note = () => {
    const sign = document.querySelector('.sign > .words')?.textContent;
    if (sign && seen.signs.at(-1) !== sign) seen.signs.push(sign);
    const call = document.querySelector('.call .big')?.textContent;
    if (call && seen.calls.at(-1) !== call) seen.calls.push(call);
    if (call) (seen.since[call] ??= [Date.now(), 0])[1] = Date.now();
    if (document.querySelector('[role=alert]')) seen.faults += 1;
  };
  const stood = (since) => {
    if (Date.now() - since >= 200) seen.still.push([since / 1000, Date.now() / 1000]);
  };
  const ask = async () => {
    const asked = Date.now();
    await fetch('/health');
    stood(asked);
    setTimeout(ask, 50);
  };
  const look = () => {
    note();
    stood(before);
    before = Date.now();
    const target = document.querySelector('.target:not([aria-disabled=true])');
    const waits = document.querySelector('.target[aria-disabled=true]');
    if (waits) seen.target ??= Math.min(waits.offsetWidth, waits.offsetHeight); // three, two, one
    if (target || seen.signs.at(-1) === 'The race is on!') seen.off ??= Date.now() / 1000;
    if (target && !target.dataset.tapping) {
      target.dataset.tapping = 'yes';
      setTimeout(() => {
        seen.tapped ??= Date.now() / 1000;
        target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => delete target.dataset.tapping, 300);
      }, first ? 300 : 150);
      first = false;
    }
    requestAnimationFrame(look);
  };
  look();
  ask();
}
"""


def stood_still(seen: dict[str, Any]) -> bool:
    """For 200 ms no frame, or no answer of the house, as it began: the clock says nothing of that race."""
    if "off" not in seen:
        return True
    begins, ends = seen["off"] - AS_IT_BEGAN, seen.get("tapped", seen["off"]) + AS_IT_BEGAN
    return any(since < ends and until > begins for since, until in seen["still"])


def seen_by(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.page.evaluate("window.seen")
    return seen


def race(company: Company) -> tuple[Visitor, Visitor]:
    """To its end. Answers who races, and a television."""
    an = company.visitor("An")
    an.sit_at("azen_jagen", rules=SETTING)
    television = company.visitor("television", hurried=False, viewport=SCREEN)
    television.come(f"/tv/{an.table}")
    television.page.locator(".board").wait_for()
    for screen in (an, television):
        screen.page.evaluate(REACT)
    an.page.evaluate(PLAY, {"taps": UNTIL_THEN, "patience": 0})
    expect(an.heading(THE_END)).to_be_visible(timeout=1000 * LONGEST)
    television.page.wait_for_timeout(300)
    return an, television


def first_acts(an: Visitor) -> tuple[float | None, float | None]:
    """When An and the bot first did something, by the clock of the house; who paid at once never did."""
    snapshot = httpx.get(f"{an.address}/api/tables/{an.table}", timeout=PATIENCE).json()
    acts = [item["entry"] for item in snapshot["snapshot"]["log"] if item["entry"]["entry"] == "moved"]
    by_person, by_bot = ([act["at"] for act in acts if act["bot"] is bot] for bot in (False, True))
    return next(iter(by_person), None), next(iter(by_bot), None)


def clear_race(company: Company) -> tuple[Visitor, Visitor, float, float]:
    """Both acted and nothing stood still, so that the clock tells something; and when each first acted."""
    for _ in range(RACES):
        an, television = race(company)
        person, bot = first_acts(an)
        assert [seen_by(screen)["faults"] for screen in (an, television)] == [0, 0], "nobody is refused a tap"
        clear = not any(stood_still(seen_by(screen)) for screen in (an, television))
        if person is not None and bot is not None and clear:
            return an, television, person, bot
    raise AssertionError(f"no race of {RACES} was seen in which both acted and nothing stood still")


def test_a_person_races_a_bot_and_everyone_sees_the_same_race(company: Company) -> None:
    an, television, person, bot = clear_race(company)
    own, shown = seen_by(an), seen_by(television)
    assert own["target"] >= LARGE
    assert re.search(r"Drink!|Throw an ace!", " ".join(own["signs"]))
    assert "The race is on!" in shown["signs"]
    for seen in (own, shown):
        assert "Get ready!" in seen["signs"]
        assert any(call.endswith("must drink!") for call in seen["calls"])
        (first, last) = next(since for call, since in seen["since"].items() if call.endswith(" pays"))
        assert last - first >= 2500

    reader = Inspector(television)
    for language in LANGUAGES:
        reader.speak(language)
        assert unreadable(television) == [], language

    assert abs(own["off"] - shown["off"]) < AT_ONE_TIME
    assert abs(person - own["tapped"]) < AT_ONE_TIME, f"a tap counts when it was made: {own}"
    assert -AT_ONE_TIME < bot - own["off"] < 0.6
