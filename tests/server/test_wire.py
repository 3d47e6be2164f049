"""The messages are a closed set: what is sent has the published shape, and all of it is documented."""

from __future__ import annotations

import importlib
import json
import re
import threading
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import jsonschema
import msgspec
import pytest

from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop
from toog.core.registry import game_names, own_names
from toog.server.http import api
from toog.server.protocol.client_messages import ClientMessage
from toog.server.protocol.codec import schema, shapes
from toog.server.protocol.refusals import SENTENCES as AT_DOOR
from toog.server.protocol.server_messages import Reason, ServerMessage
from toog.server.runtime.limits import NAMES
from toog.table.entries import KINDS
from toog.table.errors import SENTENCES as AT_TABLE

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
STEPS = 25


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("game", game_names())
@in_loop
async def test_everything_a_client_is_told_has_the_published_shape(tmp_path: Path, game: str) -> None:
    """Checked twice: by the types, which refuse an unknown field, and by the JSON Schema made from them."""
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(game, 2, pause=0.1)
        spectator = await house.come(evening.table)
        for _ in range(STEPS):
            if evening.host.seen["status"] != "playing" or len(evening.host.seen["turn"]["seats"]) > 1:
                break
            await evening.step()
        await evening.host.refused("start")
        await evening.host.ask("dice", seat=0, quick=True)
        await evening.host.ask("dice", seat=0, quick=True)
        await evening.host.ask("react", seat=0, reaction="wave")
        published = jsonschema.Draft202012Validator({**schema(), **schema()["server"]})
        for text in (*evening.host.heard, *spectator.heard):
            msgspec.json.decode(text, type=ServerMessage)
            published.validate(json.loads(text))
        kinds = {json.loads(text)["type"] for text in evening.host.heard}
        assert kinds >= {"snapshot", "news", "refused", "done"}


@in_loop
async def test_the_schema_is_made_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[threading.Thread] = []

    def noted() -> dict[str, Any]:
        made.append(threading.current_thread())
        return shapes()

    monkeypatch.setattr(api, "shapes", noted)
    api.schema_text.cache_clear()
    async with opened(open_store(tmp_path)) as house:
        answers = [await house.get("/api/schema") for _ in range(3)]
        assert {answer.status_code for answer in answers} == {200}
    assert len(made) == 1
    assert made != [threading.current_thread()]


@pytest.mark.parametrize("game", game_names())
@in_loop
async def test_every_view_has_the_published_shape(tmp_path: Path, game: str) -> None:
    """A client that draws the board is written from it."""
    async with opened(open_store(tmp_path)) as house:
        published = (await house.get("/api/schema")).json()
        view = {"$defs": published["$defs"], **published["views"][game], "unevaluatedProperties": False}
        shape = jsonschema.Draft202012Validator(view)
        evening = await house.evening(game, 2)
        for _ in range(STEPS):
            if evening.host.seen["status"] != "playing" or len(evening.host.seen["turn"]["seats"]) > 1:
                break
            await evening.step()
            for seen in (evening.host.seen["view"], *evening.host.seen["views"].values()):
                shape.validate(seen)
        assert bool(evening.host.seen["views"]) is (game == "stich")


def test_the_schema_describes_exactly_the_messages() -> None:
    published = schema()
    for side, union in (("client", ClientMessage), ("server", ServerMessage)):
        assert set(published[side]["discriminator"]["mapping"]) == tags(union)


def sections() -> dict[str, str]:
    """The text under each heading."""
    parts = re.split(r"^#+ (.*)$", PROTOCOL.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def words_in(text: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", text))


def test_every_message_and_every_field_is_documented() -> None:
    said = words_in(sections()["What a client says"])
    told = words_in(sections()["What a client is told"])
    for union, documented in ((ClientMessage, said), (ServerMessage, told)):
        for kind in get_args(union):
            assert kind.__struct_config__.tag in documented
            assert set(kind.__struct_fields__) <= documented, kind


@pytest.mark.parametrize("game", own_names())
def test_every_field_of_a_view_is_documented(game: str) -> None:
    documented = words_in(sections()[game])
    shown = importlib.import_module(f"toog.games.{game}.view")
    kinds = [kind for kind in vars(shown).values() if is_typeddict(kind)]
    for kind in kinds:
        assert set(get_type_hints(kind)) <= documented, kind


def test_every_entry_refusal_reason_and_limit_is_documented() -> None:
    documented = words_in(PROTOCOL.read_text(encoding="utf-8"))
    needed: set[str] = {*KINDS, *AT_DOOR, *AT_TABLE, *get_args(Reason), *NAMES}
    assert needed - documented == set()


@in_loop
async def test_every_path_is_documented(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        document: dict[str, Any] = (await house.get("/api/docs/openapi.json")).json()
    text = PROTOCOL.read_text(encoding="utf-8")
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}`" in text


@in_loop
async def test_the_description_invents_no_examples(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        document = (await house.get("/api/docs/openapi.json")).text
    assert '"examples"' not in document
