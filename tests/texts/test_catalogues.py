"""The catalogues: whole, the same in every language, and neither short of a key nor with one too many."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import toog
from toog.core.contract import Game
from toog.core.errors import SENTENCES, BadRecord, GameError, quote
from toog.core.options import Option
from toog.core.registry import find_game, game_names
from toog.server.protocol.refusals import SENTENCES as AT_DOOR
from toog.table.errors import SENTENCES as AT_TABLE
from toog.texts.voice import CATALOGUES, LANGUAGES, Voice

SOURCE = Path(toog.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
GAMES = [find_game(name) for name in game_names()]
FOLDERS = [CATALOGUES, *(game.folder / "texts" for game in GAMES)]
FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
OWN_KINDS = ("move-", "tell-", "option-", "value-", "section-", "rule-", "error-")
OF_THE_PAGE = ("page-", "board-", "score-", "field-", "note-", "fault-", "item-", "player-", "cell-", "rank-")

each_game = pytest.mark.parametrize("game", GAMES, ids=game_names())
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=["house", *game_names()])
each_language = pytest.mark.parametrize("language", LANGUAGES)


# Reading catalogues


@dataclass
class Seen:
    """What a message says by: variables, other messages, and the words of each selector."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)

    def look(self, part: ftl.BaseNode) -> None:
        if isinstance(part, ftl.VariableReference):
            self.variables.add(part.id.name)
        elif isinstance(part, ftl.MessageReference):
            self.messages.add(part.id.name)
        elif isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
            words = {variant.key.name for variant in part.variants if isinstance(variant.key, ftl.Identifier)}
            self.variants.setdefault(part.selector.id.name, set()).update(words)


def parts(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for inside in vars(node).values():
            yield from parts(inside)
    elif isinstance(node, list):
        for inside in node:
            yield from parts(inside)


@cache
def entries(path: Path) -> list[Any]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(folder: Path, language: str) -> dict[str, Seen]:
    """Every message with all it says by, in itself and in those it refers to."""
    found = {}
    for entry in entries(folder / f"{language}.ftl"):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = seen = Seen()
            for part in parts(entry):
                seen.look(part)
    return {key: followed(seen, found) for key, seen in found.items()}


def followed(seen: Seen, found: dict[str, Seen]) -> Seen:
    whole = Seen()
    waiting = [seen]
    while waiting:
        here = waiting.pop()
        whole.variables |= here.variables
        whole.messages |= here.messages
        for name, words in here.variants.items():
            whole.variants.setdefault(name, set()).update(words)
        waiting += [found[key] for key in here.messages]
    return whole


# Reading the source


@cache
def trees() -> dict[Path, ast.Module]:
    """Of toog, and of the games in other packages."""
    folders = {SOURCE, *(game.folder for game in GAMES)}
    paths = {path for folder in folders for path in folder.rglob("*.py")}
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def texts_in(nodes: Iterable[ast.AST]) -> set[str]:
    return {
        part.value
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


@cache
def texts_in_source() -> set[str]:
    return texts_in(trees().values())


@cache
def beginnings_in_source() -> set[str]:
    """`cli-help-` of f"cli-help-{name}"."""
    joined = (part for tree in trees().values() for part in ast.walk(tree) if isinstance(part, ast.JoinedStr))
    first = (part.values[0] for part in joined)
    texts = {part.value for part in first if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return {text for text in texts if text.endswith("-")}


@cache
def page_source() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(PAGE.rglob("*.*"))
        if path.suffix in (".ts", ".svelte")
    )


@cache
def words_in_page() -> set[str]:
    return set(re.findall(r"\w[\w-]*", page_source()))


@cache
def beginnings_in_page() -> set[str]:
    """`page-reaction-` of `page-reaction-${name}`."""
    return set(re.findall(r"`([\w-]+-)\$\{", page_source()))


def is_in_page(key: str) -> bool:
    """As it stands, or as `page-reaction-${name}`: then what comes last may be anything."""
    made = {key[: match.end()] for match in re.finditer("-", key)}
    return key in words_in_page() or not made.isdisjoint(beginnings_in_page())


def is_in_source(key: str) -> bool:
    if key.startswith(OF_THE_PAGE):
        return is_in_page(key)
    texts = texts_in_source()
    return key in texts or any(
        key.startswith(beginning) and key.removeprefix(beginning) in texts
        for beginning in beginnings_in_source()
    )


@cache
def own_trees(folder: Path) -> list[ast.Module]:
    return [tree for path, tree in trees().items() if path.is_relative_to(folder)]


@cache
def own_texts(folder: Path) -> set[str]:
    return texts_in(own_trees(folder))


def telling_keys(game: Game[Any]) -> Iterator[ast.expr]:
    for tree in own_trees(game.folder):
        for part in ast.walk(tree):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Telling":
                yield part.args[0]


def written_tellings(game: Game[Any]) -> set[str]:
    """The keys written where they are told: `Telling("stops", …)`, also with an if in it."""
    branches = [
        branch
        for key in telling_keys(game)
        for branch in ([key.body, key.orelse] if isinstance(key, ast.IfExp) else [key])
    ]
    return texts_in(branch for branch in branches if isinstance(branch, ast.Constant))


def made_tellings(game: Game[Any]) -> str:
    """A pattern for the keys made where they are told: `Telling(f"{word}s", …)`."""
    forms = (
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values)
        for key in telling_keys(game)
        if isinstance(key, ast.JoinedStr)
    )
    return "|".join(forms)


def may_be_told(game: Game[Any], key: str) -> bool:
    return key in own_texts(game.folder) or re.fullmatch(made_tellings(game), key) is not None


def words_of(option: Option) -> Iterator[str]:
    """The values of an option that are words, by its schema."""
    schema = option.schema()
    for form in [schema, *schema.get("anyOf", [])]:
        yield from (word for word in [*form.get("enum", []), form.get("const")] if isinstance(word, str))


def needed(game: Game[Any]) -> set[str]:
    return {
        "name",
        "about",
        "score-unit",
        "sheet-round",
        "short",
        *(f"tell-{key}" for key in written_tellings(game)),
        *(f"option-{option.name}" for option in game.options),
        *(f"value-{option.name}-{word}" for option in game.options for word in words_of(option)),
        *(f"section-{section.name}" for section in game.book),
        *(f"rule-{rule}" for section in game.book for rule in section.rules),
    }


def words_of_moves(game: Game[Any]) -> set[str]:
    whole = {word.replace(" ", "-") for word in game.vocabulary}
    heads = {word.partition(" ")[0] for word in game.vocabulary}
    return {f"move-{word}{form}" for word in whole | heads for form in ("", "-key", "-word")}


def is_used(game: Game[Any], key: str) -> bool:
    if key in texts_in_source():
        return True
    if key.startswith("tell-"):
        return may_be_told(game, key.removeprefix("tell-"))
    if key.startswith("refusal-"):  # tests/conformance/test_refusals.py meets every one
        return True
    return not key.startswith(OWN_KINDS) and is_in_source(key)


# Whole


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_catalogue_reads_without_junk(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_no_key_is_written_twice(path: Path) -> None:
    keys = [entry.id.name for entry in entries(path) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@each_game
def test_a_game_takes_no_key_of_the_house(game: Game[Any]) -> None:
    """The first one read would be said for both."""
    assert not messages(game.folder / "texts", "en").keys() & messages(CATALOGUES, "nl").keys()


# The same in every language


@each_language
@each_folder
def test_every_language_has_the_same_keys(folder: Path, language: str) -> None:
    keys = {key for key in messages(folder, language) if not key.startswith("error-")}
    assert keys == messages(folder, "en").keys()


@each_language
@each_folder
def test_every_language_says_a_key_by_the_same_variables(folder: Path, language: str) -> None:
    english = {key: seen.variables for key, seen in messages(folder, "en").items()}
    other = {key: seen.variables for key, seen in messages(folder, language).items() if key in english}
    assert other == english


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_error_is_translated_with_the_same_variables(language: str) -> None:
    said = {
        key.removeprefix("error-"): seen.variables
        for key, seen in messages(CATALOGUES, language).items()
        if key.startswith("error-")
    }
    assert said == {
        key: {name for _, name, _, _ in Formatter().parse(sentence) if name}
        for key, sentence in (SENTENCES | AT_TABLE | AT_DOOR).items()
    }


# Neither short of a key nor with one too many


@each_game
def test_a_game_lacks_no_key(game: Game[Any]) -> None:
    assert needed(game) - messages(game.folder / "texts", "en").keys() == set()


@each_game
def test_a_telling_made_of_parts_has_its_keys(game: Game[Any]) -> None:
    tellings = {key.removeprefix("tell-") for key in messages(game.folder / "texts", "en")}
    for form in filter(None, made_tellings(game).split("|")):
        assert any(re.fullmatch(form, key) for key in tellings), form


@each_game
def test_a_game_has_no_key_that_nobody_says(game: Game[Any]) -> None:
    said = messages(game.folder / "texts", "en")
    referred = {key for seen in said.values() for key in seen.messages}
    known = referred | needed(game) | words_of_moves(game)
    assert [key for key in said if key not in known and not is_used(game, key)] == []


def test_the_house_has_no_key_that_nobody_says() -> None:
    said = messages(CATALOGUES, "en")
    referred = {key for seen in said.values() for key in seen.messages}
    assert [key for key in said if key not in referred and not is_in_source(key)] == []


# Said


def samples(seen: Seen) -> Iterator[dict[str, Any]]:
    """All variables one, all several, and each word of each selector once."""
    for number in (1, 2):
        yield dict.fromkeys(seen.variables, number)
    for name, words in seen.variants.items():
        for word in words:
            yield {**dict.fromkeys(seen.variables, 3), name: word}


@each_language
@pytest.mark.parametrize("game", [None, *GAMES], ids=["house", *game_names()])
def test_every_message_can_be_said(game: Game[Any] | None, language: str) -> None:
    voice = Voice(language, game)
    folder = CATALOGUES if game is None else game.folder / "texts"
    for key, seen in messages(folder, language).items():
        for arguments in samples(seen):
            said = voice.say(key, **arguments)
            assert said == said.strip() != "", key
            assert "  " not in said, key
            assert " ." not in said, key


@pytest.mark.parametrize(
    ("language", "marked"), [("nl", "“x”"), ("en", "“x”"), ("fr", "« x »"), ("de", "„x“")]
)
def test_what_someone_wrote_stands_in_the_marks_of_the_language(language: str, marked: str) -> None:
    assert marked in Voice(language).say("cli-no-such-command", command=quote("x"), allowed="")
    with pytest.raises(GameError) as refused:
        find_game("x")
    assert marked in Voice(language).error(refused.value)


@each_language
def test_a_large_number_is_said_with_spaces_that_a_search_finds(language: str) -> None:
    """In French thousands are set apart by a space of its own kind."""
    said = Voice(language).error(BadRecord("record-json", line=1234, column=1234567))
    assert said.isprintable()
    assert "".join(c for c in said if c.isdigit()) == "12341234567"
