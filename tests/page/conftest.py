"""The page as it is built now, served by a real house, and a real browser to visit it with."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsers import in_turn, launch
from tests.page.visitor import PATIENCE, Company
from tests.server.house_talk import Process, serving

ROOT = Path(__file__).parents[2]
SERVE = """
from toog.server.http import advisers
advisers.SHORT, advisers.LONG = (terms._replace(niceness=0) for terms in (advisers.SHORT, advisers.LONG))
from toog.cli import main
main()
"""
"""A house whose workers stand back behind nothing: beside other tests they would hardly begin."""
SERVE_ALIKE = f"""
import hashlib, itertools, secrets
numbers = itertools.count()
secrets.token_bytes = lambda size=32: hashlib.shake_128(str(next(numbers)).encode()).digest(size or 32)
{SERVE}
"""


def build_page() -> None:
    """Does nothing when nothing has changed."""
    with in_turn("page"):
        done = subprocess.run(
            [sys.executable, "web/page.py"], cwd=ROOT, check=False, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def built() -> None:
    build_page()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(database=tmp_path_factory.mktemp("house") / "house.db", program=("-c", SERVE)) as process:
        httpx.get(process.address, timeout=PATIENCE).raise_for_status()  # the whole page is in its memory now
        yield process


@pytest.fixture(scope="package")
def browser(built: None) -> Iterator[Browser]:
    """For this folder only: while Playwright's loop runs, no test can run one of its own."""
    with sync_playwright() as play:
        browser = launch(play)
        yield browser
        browser.close()


@pytest.fixture
def company(browser: Browser, house: Process) -> Iterator[Company]:
    """Whoever comes in this test. At the end nobody's browser may have complained."""
    company = Company(browser, house.address)
    yield company
    company.go_home()


@pytest.fixture
def dealt_alike(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """The company of a house that draws the same secrets every time: at its first table the same falls.

    For what not every hand of cards allows.
    """
    with serving(database=tmp_path / "house.db", program=("-c", SERVE_ALIKE)) as process:
        company = Company(browser, process.address)
        yield company
        company.go_home()
