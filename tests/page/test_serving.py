"""What the house serves a browser: the page, whole and light, and what the page asks of it besides a game."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.page.visitor import PATIENCE, Company
from tests.server.house_talk import Process
from toog.server.typescript import WIRE, files

EXAMPLE = Path(__file__).parents[2] / "examples" / "pietjesbak.json"
PLACES = (
    *("/", "/new/mens", "/t/any", "/tv/any", "/join", "/join/molabi tikuna"),
    *("/replay", "/replay/any", "/review/any"),
)
LIGHT = 120_000  # bytes of script and style, compressed, until the first game is shown


def get(house: Process, path: str, **headers: str) -> httpx.Response:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(house.address + path, headers={"accept-encoding": "identity", **sent}, timeout=PATIENCE)


def asset(house: Process) -> str:
    found = re.search(r'src="(/assets/[^"]+\.js)"', get(house, "/").text)
    assert found
    return found[1]


def test_the_types_of_the_page_are_those_of_the_house() -> None:
    """If this fails: python -m toog.server.typescript"""
    assert {name: (WIRE / name).read_text(encoding="utf-8") for name in files()} == files()


@pytest.mark.parametrize("path", ["/t/any", "/new/mens"])
def test_a_link_asks_at_once_for_the_parts_of_its_screen(path: str, house: Process) -> None:
    asked = re.findall(r'href="(/assets/[^"]+)"', get(house, path).text)
    at_the_counter = re.findall(r'href="(/assets/[^"]+)"', get(house, "/").text)
    ahead = set(asked) - set(at_the_counter)
    assert {part.rpartition(".")[2] for part in ahead} == {"js", "css"}
    assert all(get(house, part).status_code == 200 for part in ahead)


@pytest.mark.parametrize("path", PLACES)
def test_every_place_is_the_page(path: str, house: Process) -> None:
    answer = get(house, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_what_is_in_an_asset_is_in_its_name_so_it_is_kept_for_ever(house: Process) -> None:
    answer = get(house, asset(house))
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_text_comes_compressed_to_who_can_read_it(house: Process) -> None:
    plain = get(house, asset(house))
    packed_please = {"accept-encoding": "gzip"}
    with httpx.stream("GET", house.address + asset(house), headers=packed_please, timeout=PATIENCE) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 2


@pytest.mark.parametrize(
    ("asked", "given"),
    [("br;q=0, gzip", "gzip"), ("br; q=0.0", None), ("br;q=0.5, gzip;q=0.9", "br"), ("identity", None)],
)
def test_nobody_gets_a_packing_they_refuse(house: Process, asked: str, given: str | None) -> None:
    answer = get(house, asset(house), accept_encoding=asked)
    assert answer.headers.get("content-encoding") == given


def test_what_a_browser_has_already_is_not_sent_again(house: Process) -> None:
    mark = get(house, "/").headers["etag"]
    again = get(house, "/", if_none_match=mark)
    assert (again.status_code, again.content) == (304, b"")


def test_a_reader_who_is_lost_is_told_so_by_the_page_and_a_program_as_a_problem(house: Process) -> None:
    for path in ("/nowhere", "/no/where/at/all", "/assets/none.js"):
        read = get(house, path, accept="text/html,*/*")
        assert (read.status_code, read.text) == (404, get(house, "/").text)
        assert get(house, path).json()["error"]["key"] == "no-such-page"
    assert get(house, "/api/nothing", accept="text/html").json()["error"]["key"] == "no-such-page"


def test_the_app_has_a_manifest_and_every_icon_it_names(house: Process) -> None:
    manifest = get(house, "/toog.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = [icon["src"] for icon in manifest.json()["icons"]]
    assert {get(house, icon).status_code for icon in icons} == {200}


def open_table(house: Process, **choices: Any) -> dict[str, Any]:
    form = {"game": "pietjesbak", "players": 2, "name": "An", **choices}
    given: dict[str, Any] = httpx.post(f"{house.address}/api/tables", json=form, timeout=PATIENCE).json()
    return given


def test_a_spoken_code_finds_the_table_however_it_is_typed(house: Process) -> None:
    table = open_table(house)["table"]
    code: str = get(house, f"/api/tables/{table}/code").json()["code"]
    assert re.fullmatch(r"([bdfgklmnprstvz][aeiou]){3} ([bdfgklmnprstvz][aeiou]){3}", code)
    for typed in (code, code.upper(), code.replace(" ", ""), code.replace(" ", "-")):
        assert get(house, f"/api/codes/{typed}").json() == {"table": table}
    assert get(house, "/api/codes/nobody").json()["error"]["key"] == "no-such-code"


def replay(house: Process, record: object, since: int = 0) -> httpx.Response:
    form = {"record": record, "since": since}
    return httpx.post(f"{house.address}/api/replays", json=form, timeout=PATIENCE)


def test_a_record_is_played_over_frame_by_frame(house: Process) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    whole = replay(house, record).json()
    assert whole["length"] == len(record["events"]) + 1
    assert [frame["word"] for frame in whole["frames"][1:]] == [
        event[1] for event in record["events"][: len(whole["frames"]) - 1]
    ]
    later = replay(house, record, since=3).json()
    assert later["frames"][0] == whole["frames"][3]


def test_a_bad_record_is_refused_in_a_sentence(house: Process) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    answer = replay(house, {**record, "events": [["*", "7"]]})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"]


def test_the_first_game_shown_is_light(company: Company) -> None:
    an = company.visitor("An").come()
    an.button("Play Pietjesbak").click()
    an.button(re.compile("^Throw")).wait_for()
    weights: dict[str, int] = an.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
            .filter(({ name }) => /[.](js|css)$/.test(name))
            .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize]))"""
    )
    assert sum(weights.values()) < LIGHT, weights


def test_two_taps_and_the_dice_are_in_the_hand(company: Company) -> None:
    """One on the game, one on the dice."""
    an = company.visitor("An").come()
    an.button("Play Pietjesbak").click()
    an.button(re.compile("^Throw")).click()
    an.sees(re.compile("Guest throws a [1-6] for the start"))
