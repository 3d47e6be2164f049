"""Functions found by the type of one parameter, as its annotation names it: no table is kept by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_type_hints

F = TypeVar("F", bound=Callable[..., Any])


def by_type(found: dict[Any, Any], parameter: str) -> Callable[[F], F]:
    """Return a decorator that enters a function under each type that this parameter of it may have."""

    def enter(function: F) -> F:
        kind = get_type_hints(function)[parameter]
        for each in get_args(kind) or (kind,):
            found[each] = function
        return function

    return enter
