"""Rules are plain: this reads their syntax trees and says in a sentence what Numba would say in a page."""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import pytest

import toog
from toog.bots import find_choose
from toog.core.contract import Game
from toog.core.registry import find_game, game_names
from toog.fast.reach import functions_reached

HOME = Path(toog.__file__).parent

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Slice: "a slice copies a list at the table and aliases it compiled: write the items",
    ast.Div: "/ makes a float: use //",
    ast.In: "`in` searches a list: compare the items",
    ast.NotIn: "`in` searches a list: compare the items",
    ast.ListComp: "a comprehension builds a list: write a loop",
    ast.SetComp: "a comprehension builds a set: write a loop",
    ast.DictComp: "a comprehension builds a dictionary: write a loop",
    ast.GeneratorExp: "a generator is not a rule: write a loop",
    ast.Yield: "a generator is not a rule: write a loop",
    ast.YieldFrom: "a generator is not a rule: write a loop",
    ast.List: "a list is made by the state, never by a rule",
    ast.Dict: "a dictionary is not a whole number",
    ast.Set: "a set is not a whole number",
    ast.Lambda: "a lambda hides a rule: give it a name",
    ast.Try: "a rule does not fail: ask first",
    ast.With: "a rule opens nothing",
    ast.Raise: "a rule does not fail: refusal answers a number",
    ast.ClassDef: "a class has no place in a rules module: fields belong in the state",
    ast.Global: "a rule keeps nothing outside the state",
    ast.Nonlocal: "a rule keeps nothing outside the state",
    ast.JoinedStr: "a rule has no text",
    ast.Starred: "a rule takes a fixed number of arguments",
    ast.Await: "a rule waits for nothing",
}
METHODS = "a list has no methods in a rule: write a loop"
WHOLE_LIST = "a whole list cannot be assigned to a field: write the items"
LISTS_COMPARED = "a list compares as one at the table and item by item compiled: compare the items"
BUILTIN = "a rule calls other rules, and of what Python brings only what works on whole numbers"
DECORATED = "a rule is a plain function: no decorator"
TEXT = "a rule has no text: use a whole number with a name"
FLOAT = "a rule counts in whole numbers"
IMPORTS = "a rule imports from toog.core and its own folder only"
CYCLE = "a circle of calls cannot be compiled: set a phase and return"
ON_WHOLE_NUMBERS = frozenset({"abs", "bool", "int", "len", "max", "min", "range"})


def rules_modules(start: ModuleType) -> dict[str, ModuleType]:
    """The module and every module of ours that it takes functions from."""
    found: dict[str, ModuleType] = {}
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module.__name__ in found:
            continue
        found[module.__name__] = module
        functions = [value for value in vars(module).values() if hasattr(value, "__code__")]
        waiting += [sys.modules[function.__module__] for function in functions]
    return found


def complaints(tree: ast.Module, own: str = "toog.games") -> Iterator[str]:
    """`own` is the package that a rules module may import from, besides toog.core."""
    texts_allowed = set(docstrings(tree)) | set(protocol_parts(tree))
    for node in ast.walk(tree):
        if node in texts_allowed:
            continue
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield f"line {node.lineno}: {TEXT}"
            if isinstance(node.value, float):
                yield f"line {node.lineno}: {FLOAT}"
        yield from complaint_about(node, own)


def complaint_about(node: ast.AST, own: str) -> Iterator[str]:
    line = f"line {getattr(node, 'lineno', '?')}"
    if type(node) in FORBIDDEN:
        yield f"{line}: {FORBIDDEN[type(node)]}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        yield f"{line}: {METHODS}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and brought_along(node.func.id):
        yield f"{line}: {BUILTIN}"
    if isinstance(node, ast.FunctionDef) and node.decorator_list:
        yield f"{line}: {DECORATED}"
    if isinstance(node, ast.ImportFrom | ast.Import) and not allowed_import(node, own):
        yield f"{line}: {IMPORTS}"


def brought_along(name: str) -> bool:
    """Whether Python brings this function, for something that is no rule's business: files, lists, texts."""
    return hasattr(builtins, name) and name not in ON_WHOLE_NUMBERS


def docstrings(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


def protocol_parts(tree: ast.Module) -> Iterator[ast.AST]:
    """A Protocol only tells mypy which fields a shared rule works on."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(
            getattr(base, "id", "") == "Protocol" for base in node.bases
        ):
            yield from ast.walk(node)


def allowed_import(node: ast.ImportFrom | ast.Import, own: str) -> bool:
    if isinstance(node, ast.Import):
        return False
    standard = {"__future__", "collections.abc", "typing"}
    return str(node.module) in standard or str(node.module).startswith(("toog.core.", f"{own}."))


def misused_lists(tree: ast.Module, lists: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(tree):
        if names_list(node, lists) and isinstance(node.ctx, ast.Store):
            yield f"line {node.lineno}: {WHOLE_LIST}"
        if isinstance(node, ast.Compare) and compares_list(node, lists):
            yield f"line {node.lineno}: {LISTS_COMPARED}"


def compares_list(node: ast.Compare, lists: tuple[str, ...]) -> bool:
    searched = any(isinstance(how, ast.In | ast.NotIn) for how in node.ops)
    return not searched and any(names_list(side, lists) for side in (node.left, *node.comparators))


def names_list(node: ast.AST, lists: tuple[str, ...]) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and node.attr in lists


def calls_of(function: ast.FunctionDef) -> set[str]:
    return {n.func.id for n in ast.walk(function) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}


def circles(trees: list[ast.Module]) -> Iterator[str]:
    functions = {
        node.name: calls_of(node) for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)
    }

    def reached(name: str) -> set[str]:
        seen: set[str] = set()
        waiting = list(functions[name])
        while waiting:
            called = waiting.pop()
            if called in functions and called not in seen:
                seen.add(called)
                waiting += functions[called]
        return seen

    for name in functions:
        if name in reached(name):
            yield f"{name}: {CYCLE}"


def source(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def package_of(game: Game[Any]) -> str:
    """The folder of the game, which may be in another package."""
    return str(game.state.__module__.rpartition(".")[0])


def judge(modules: dict[str, ModuleType], game: Game[Any]) -> list[str]:
    own, lists = package_of(game), game.state.lists
    trees = {name: source(module) for name, module in modules.items()}
    found = [f"{name}, {said}" for name, tree in trees.items() for said in complaints(tree, own)]
    found += [f"{name}, {said}" for name, tree in trees.items() for said in misused_lists(tree, lists)]
    return found + list(circles(list(trees.values())))


@pytest.mark.parametrize("name", game_names())
def test_the_rules_of_a_game_are_plain(name: str) -> None:
    game = find_game(name)
    modules = rules_modules(sys.modules[game.rules.start.__module__])
    assert game.rules.start.__module__ in modules
    assert judge(modules, game) == []


@pytest.mark.parametrize("name", game_names())
def test_which_round_it_is_and_who_leads_is_plain(name: str) -> None:
    """The lab asks both after every event, compiled."""
    game = find_game(name)
    for function in [*functions_reached(game.round_of), *functions_reached(game.behind)]:
        tree = ast.parse(inspect.getsource(function))
        assert list(complaints(tree, package_of(game))) == []
        assert list(misused_lists(tree, game.state.lists)) == []


@pytest.mark.parametrize("name", game_names())
def test_the_plain_bot_of_a_game_is_plain(name: str) -> None:
    game = find_game(name)
    modules = rules_modules(sys.modules[find_choose("sensible", game).__module__])
    assert judge(modules, game) == []


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("s.marks[:]", FORBIDDEN[ast.Slice]),
        ("s.marks = s.other", WHOLE_LIST),
        ("s.hand, s.marks = 0, s.other", WHOLE_LIST),
        ("s.marks += s.other", WHOLE_LIST),
        ("s.other == s.marks", LISTS_COMPARED),
        ("s.marks < out", LISTS_COMPARED),
        ("print(s.hand)", BUILTIN),
        ("open(1)", BUILTIN),
        ("sorted(s.marks)", BUILTIN),
        ("list(out)", BUILTIN),
        ("a / b", FORBIDDEN[ast.Div]),
        ("s.marks.count(1)", METHODS),
        ("seat in s.marks", FORBIDDEN[ast.In]),
        ("[1, 2]", FORBIDDEN[ast.List]),
        ("{1: 2}", FORBIDDEN[ast.Dict]),
        ("max(x for x in s.marks)", FORBIDDEN[ast.GeneratorExp]),
        ("s.phase = 'over'", TEXT),
        ("s.phase = 0.5", FLOAT),
        ("import random", IMPORTS),
        ("from toog.texts import Voice", IMPORTS),
        ("raise ValueError", FORBIDDEN[ast.Raise]),
        ("@cache\ndef f(s): pass", DECORATED),
        ("def f(s): g(s)\ndef g(s): f(s)", CYCLE),
    ],
)
def test_what_rules_may_not_use_is_refused_in_a_sentence(rule: str, sentence: str) -> None:
    tree = ast.parse(rule)
    said = [*complaints(tree), *misused_lists(tree, ("marks",)), *circles([tree])]
    assert said
    assert all(one.endswith(sentence) for one in said)
