"""A line that dies without a word: it is said within seconds, no tap is lost, and none is done twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.page.proxy import Proxy, proxied
from tests.page.visitor import PATIENCE, Company, Visitor
from tests.server.house_talk import Process

SOON = 5_000  # milliseconds within which a dead line is noticed
# What the browser says of a line that was given up before it stood, or that broke while it was made, and of
# parts of the page that it fetched ahead meanwhile.
NEVER_STOOD = re.compile(
    r"before the connection is established|before receiving a handshake response"
    r"|ERR_EMPTY_RESPONSE \S*/assets/"
)


@pytest.fixture
def proxy(house: Process) -> Iterator[Proxy]:
    with proxied(house.port) as proxy:
        yield proxy


@pytest.fixture
def far(browser: Browser, proxy: Proxy) -> Iterator[Company]:
    """Whoever comes in by the bad network."""
    company = Company(browser, proxy.address)
    yield company
    for visitor in company.visitors:
        visitor.complaints = [said for said in visitor.complaints if not NEVER_STOOD.search(said)]
    company.go_home()


def at_two_seats(far: Company) -> Visitor:
    """Nothing happens at this table by itself."""
    an = far.visitor("An").sit_at("pietjesbak", others=["Bo"])
    an.waits_for_turn("pietjesbak")
    return an


def happened(house: Process, an: Visitor) -> list[dict[str, Any]]:
    """As the house knows it, in the order it happened."""
    table = httpx.get(f"{house.address}/api/tables/{an.table}", timeout=PATIENCE).json()
    return [item["entry"] for item in table["snapshot"]["log"]]


def throws(house: Process, an: Visitor) -> int:
    return sum(entry["entry"] == "fell" for entry in happened(house, an))


def notice(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("status").filter(has_text=re.compile("connection|Back at"))


def test_a_tap_on_a_dead_line_is_kept_and_done_once_when_the_line_is_back(
    far: Company, proxy: Proxy, house: Process
) -> None:
    an = at_two_seats(far)
    proxy.swallow()
    an.button("Throw one die").click()
    expect(notice(an)).to_contain_text("What you tapped goes out as soon as it can", timeout=SOON)
    an.button("Throw one die").click()  # a second tap means nothing while the first is kept
    assert throws(house, an) == 0
    proxy.heal()
    an.sees("An throws a")
    expect(notice(an)).to_contain_text("Back at the table")
    assert throws(house, an) == 1
    expect(an.page.get_by_role("alert")).to_have_count(0)


def test_a_tap_that_arrived_is_not_done_again_when_only_its_answer_was_lost(
    far: Company, proxy: Proxy, house: Process
) -> None:
    an = at_two_seats(far)
    proxy.swallow(up=False)
    an.button("Throw one die").click()
    expect(notice(an)).to_be_visible(timeout=SOON)
    assert throws(house, an) == 1
    proxy.heal()
    an.sees("An throws a")
    expect(an.button("Throw one die")).to_be_enabled()
    assert throws(house, an) == 1
    expect(an.page.get_by_role("alert")).to_have_count(0)
    an.button("Throw one die").click()
    an.sees("Bo throws a")


def test_who_does_nothing_is_told_too_and_a_cut_is_healed_at_once(far: Company, proxy: Proxy) -> None:
    an = at_two_seats(far)
    proxy.swallow(down=False)
    expect(notice(an)).to_be_visible(timeout=SOON)
    proxy.heal()
    proxy.cut()
    expect(notice(an)).to_contain_text("Back at the table")
    proxy.delay = 0.3
    an.button("Throw one die").click()
    an.sees("An throws a")
    expect(notice(an)).to_have_count(0)


def test_the_others_see_whose_line_falters(company: Company, far: Company, proxy: Proxy) -> None:
    an, bo = company.visitor("An"), far.visitor("Bo")
    an.set_up("mens", company="With friends, by link")
    code = an.lay_table()
    bo.join(code).sit_down()
    bo.button("Stand up").wait_for()
    seats = an.page.get_by_role("list").filter(has_text="Bo").first
    expect(seats).not_to_contain_text("connection falters")
    proxy.swallow()
    expect(seats).to_contain_text("connection falters")
    proxy.heal()
    proxy.cut()
    expect(seats).not_to_contain_text("connection falters")
