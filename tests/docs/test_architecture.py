"""The page about how toog is built is true: its files exist, its rooms are those of the contracts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")
MAP = (DOCS / "rooms.svg").read_text(encoding="utf-8")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
    "contracts"
]
NO_ROOMS = {"page", "py.typed"}  # what the build makes, and a mark
MOST_IN_GLOSSARY = 20


def section(title: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def table_in(title: str) -> list[list[str]]:
    """The rows of the table in a section, without its head."""
    rows = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows[2:]]


def rooms_in(title: str) -> list[str]:
    return [row[0].strip("`") for row in table_in(title)]


def layers(name: str) -> list[str]:
    """The rooms of a contract, from the top down."""
    (contract,) = (each for each in CONTRACTS if each["name"] == name)
    return [room.removeprefix("toog.") for layer in contract["layers"] for room in layer.split(" | ")]


def rooms_of(package: Path) -> Iterator[str]:
    for path in package.iterdir():
        if not path.name.startswith("_") and path.name not in NO_ROOMS:
            yield path.stem


def files_named_in(text: str) -> list[Path]:
    return [(DOCS / link).resolve() for link in re.findall(r"\]\(([^)#:]+)\)", text)]


def test_every_file_named_exists() -> None:
    paths = re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", PAGE)
    named = [*files_named_in(PAGE), *(ROOT / path for path in paths)]
    assert len(named) > 80
    assert [path for path in named if not path.exists()] == []


def test_the_rooms_are_those_of_the_contract_and_of_the_source() -> None:
    rooms = rooms_in("The rooms")
    assert rooms == layers("A room imports only from rooms below it")
    assert set(rooms) == set(rooms_of(ROOT / "src" / "toog"))


def test_the_rooms_of_the_server_are_those_of_its_contract() -> None:
    rooms = rooms_in("Inside the server")
    assert rooms == layers("The rooms of the server import only from rooms below them")
    assert set(rooms) == set(rooms_of(ROOT / "src" / "toog" / "server"))


def test_the_folders_of_the_page_are_those_of_its_layers() -> None:
    tool = (ROOT / "web" / "tools" / "layers.ts").read_text(encoding="utf-8")
    listed = re.search(r"LAYERS.*?= \[\n(.*?)^\];", tool, re.MULTILINE | re.DOTALL)
    assert listed is not None
    assert rooms_in("Inside the page") == re.findall(r"'(\w+)'", listed[1])


def test_the_map_has_every_room() -> None:
    drawn = re.findall(r'class="name"[^>]*>([^<]+)<', MAP)
    tables = ("The rooms", "Inside the server", "Inside the page")
    assert sorted(drawn) == sorted(room for title in tables for room in rooms_in(title))


def test_the_files_on_the_way_of_a_throw_are_counted_right() -> None:
    way = section("The way of one throw")
    files = {path for row in table_in("The way of one throw") for path in files_named_in(row[-1])}
    python = {path for path in files if path.suffix == ".py"}
    said = f"That is {len(files)} files: {len(python)} of Python and {len(files - python)} of the page."
    assert said in " ".join(way.split())


def test_the_glossary_is_short() -> None:
    words = [row[0] for row in table_in("Glossary")]
    assert words
    assert len(words) == len(set(words)) <= MOST_IN_GLOSSARY


def test_a_newcomer_is_led_here() -> None:
    assert "(docs/architecture.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "(docs/architecture.md)" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
