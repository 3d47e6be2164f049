"""In step: what people read changes when the movement it belongs to has ended, on every screen at once."""

from __future__ import annotations

import contextlib
import re
import time
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Error as Trouble

from tests.page.visitor import TAPS, THE_END, UNDER_THE_FINGER, Company, Visitor

SHORT: dict[str, dict[str, int]] = {"pietjesbak": {"marks": 1}}
A_MOMENT = 1100  # milliseconds in which a person looks at what lies there
STANDS = 0.95  # seconds that a throw stands, as two frames can tell
TELEVISION = {"width": 1280, "height": 720}

# Every frame: what can be read, and whether something that was seen moving in the frame before moves still.
WATCH = """
() => {
  const texts = (where) => [...document.querySelectorAll(where)]
    .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()).join(' | ');
  const read = () => ({
    sign: texts('.sign > [aria-hidden]'),
    ring: texts('.board li.lit, .board [aria-current]'),
    told: texts('.told'),
    score: texts('.board .rim [role=img]'),
    buttons: texts('.board .ledge button'),
  });
  const log = window.watched = [];
  let before = read();
  let moving = new Set();
  const look = () => {
    const now = read();
    const all = document.getAnimations()
      .filter(({ id, playState }) => id === 'movement' && playState === 'running');
    const still = all.some((movement) => moving.has(movement));
    const at = performance.now() / 1000;
    for (const what of Object.keys(now))
      if (now[what] !== before[what]) log.push({ what, at, still, from: before[what], to: now[what] });
    if (all.length > 0 && moving.size === 0) log.push({ what: 'moves', at });
    if (all.length === 0 && moving.size > 0) log.push({ what: 'lies', at });
    before = now;
    moving = new Set(all);
    requestAnimationFrame(look);
  };
  look();
}
"""
ENDED = """
(end) => {
  const pattern = new RegExp(end);
  const look = () => {
    const said = [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent.trim());
    if (said.some((text) => pattern.test(text))) window.ended = Date.now() / 1000;
    else requestAnimationFrame(look);
  };
  look();
}
"""


def play_calmly(players: list[Visitor], game: str, *, seconds: float = 100.0) -> None:
    """Each looks for a moment at what lies there, and then does the first thing possible."""
    choice = re.compile("|".join(TAPS[game]))
    until = time.monotonic() + seconds
    while not all(visitor.is_at_the_end for visitor in players):
        assert time.monotonic() < until, [visitor.shown() for visitor in players]
        for visitor in players:
            button = visitor.button(choice, disabled=False).last
            if button.count() > 0:
                visitor.page.wait_for_timeout(A_MOMENT)
                with contextlib.suppress(Trouble):  # it may have been tapped already, on a busy machine
                    button.click(timeout=UNDER_THE_FINGER)
        players[0].page.wait_for_timeout(50)


@pytest.mark.parametrize("game", SHORT)
def test_sign_ring_words_score_and_buttons_change_when_the_movement_has_ended(
    game: str, company: Company
) -> None:
    an, bo = (company.visitor(name, hurried=False) for name in ("An", "Bo"))
    code = an.set_up(game, players=3, company="With friends, by link", rules=SHORT[game]).lay_table()
    bo.join(code).sit_down()
    an.button(re.compile("bots?", re.IGNORECASE)).first.click()
    television = company.visitor("television", hurried=False, viewport=TELEVISION)
    television.come(f"/tv/{an.table}")
    an.start()
    screens = [an, bo, television]
    for screen in screens:
        screen.page.locator(".board").wait_for()
        screen.page.evaluate(ENDED, THE_END.pattern)
    for screen in (an, television):
        screen.page.evaluate(WATCH)
    play_calmly([an, bo], game)

    for screen in (an, television):
        log = screen.page.evaluate("window.watched")
        changed_in_the_air(log)
        stands_to_be_read(log)
    ends = [screen.page.wait_for_function("window.ended").json_value() for screen in screens]
    assert max(ends) - min(ends) < 1.0, ends


def changed_in_the_air(log: list[dict[str, Any]]) -> None:
    assert {"sign", "ring", "told", "moves"} <= {line["what"] for line in log}
    assert [line for line in log if line.get("still")] == []


def stands_to_be_read(log: list[dict[str, Any]]) -> None:
    """A screen on a busy machine that is late with a movement has a little less of the rest."""
    lines = [line for line in log if line["what"] in ("moves", "lies")]
    stood = [after["at"] - before["at"] for before, after in pairwise(lines) if before["what"] == "lies"]
    assert median(stood) >= STANDS, stood
    assert min(stood) >= STANDS / 2, stood
