"""What a function reaches: every function it calls, and all that its machine code is made from."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Function = Callable[..., Any]

KNOWN_TO_NUMBA = sys.stdlib_module_names | {"numpy", "numba", "llvmlite"}


def functions_reached(function: Function) -> list[FunctionType]:
    """The function itself and every function of ours that it calls, each once.

    Numba has its own words for what Python and NumPy bring.
    """
    found: dict[FunctionType, None] = {}
    waiting = [as_function(function)]
    while waiting:
        this = waiting.pop()
        if this is None or this in found:
            continue
        found[this] = None
        waiting += [as_function(value) for _, value in names_used(this)]
    return list(found)


def as_function(value: object) -> FunctionType | None:
    """A function of Python code that is not Numba's own affair; of a compiled one what it was made from."""
    inside = getattr(value, "py_func", value)
    if not inspect.isfunction(inside):
        return None
    package = (inside.__module__ or "").partition(".")[0]
    return None if package in KNOWN_TO_NUMBA else inside


def names_used(function: FunctionType) -> Iterator[tuple[str, object]]:
    """Every name from outside that the function uses, with what it stands for now."""
    for code in with_inner(function.__code__):
        for name in code.co_names:
            if name in function.__globals__:
                value = function.__globals__[name]
                yield name, value
                if isinstance(value, ModuleType):
                    yield from ((f"{name}.{part}", vars(value).get(part)) for part in code.co_names)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def with_inner(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from with_inner(constant)


def digest_of_functions(functions: Iterable[Function]) -> str:
    """Changes with any function that is reached and with any value that one of them uses.

    Made from what runs, not from files: it is the same in a notebook, and knows a helper that was edited.
    """
    read = hashlib.sha256()
    for function in functions:
        for reached in functions_reached(function):
            for part in parts_of(reached):
                read.update(part)
                read.update(b"\0")
    return read.hexdigest()


def parts_of(function: FunctionType) -> Iterator[bytes]:
    yield f"{function.__module__}.{function.__qualname__} {function.__defaults__!r}".encode()
    for code in with_inner(function.__code__):
        yield code.co_code
        yield " ".join((*code.co_names, *code.co_varnames)).encode()
        yield from (part_of(constant) for constant in code.co_consts)
    for name, value in names_used(function):
        yield name.encode()
        yield part_of(value)


def part_of(value: object) -> bytes:
    """A value as it is written into machine code; a function or a module is known by its own parts."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape}".encode() + value.tobytes()
    if isinstance(value, frozenset):
        return repr(sorted(map(repr, value))).encode()
    if value is None or isinstance(value, int | float | complex | str | bytes | tuple):
        return repr(value).encode()
    return b""
