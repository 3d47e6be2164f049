"""Where solved games are kept: tables on disk, under a digest of everything they were made from."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import Game
from toog.fast.cache import DAYS_KEPT, cache_home, digest_of_files, sources

Tables = dict[str, NDArray[Any]]


def kept(
    name: str,
    game: Game[Any],
    key: Mapping[str, Any],
    modules: Sequence[ModuleType],
    make: Callable[[], Tables],
) -> Tables:
    """The tables of that name for these rules, solvers and this key; made now if they are not there yet."""
    place = place_of(name, game, key, modules)
    found = read(place)
    if found is not None:
        return found
    tables = make()
    write(place, tables)
    return tables


def place_of(name: str, game: Game[Any], key: Mapping[str, Any], modules: Sequence[ModuleType]) -> Path:
    made_from = hashlib.sha256()
    files = [*sources(game), *(Path(str(module.__file__)) for module in modules)]
    made_from.update(digest_of_files(sorted(files)).encode())
    made_from.update(json.dumps([name, dict(key)], sort_keys=True).encode())
    return cache_home() / f"solved-{game.name}-{made_from.hexdigest()[:16]}.npz"


def read(place: Path) -> Tables | None:
    """What is kept there; nothing where that cannot be read."""
    try:
        with place.open("rb") as file, np.load(file, allow_pickle=False) as kept_tables:
            tables = dict(kept_tables)
        os.utime(place)
    except Exception:  # noqa: BLE001 a broken file may be anything, and is then made anew
        return None
    return tables


def write(place: Path, tables: Tables) -> None:
    """All or nothing, so that a reader never finds half a table. Where nothing can be kept, nothing is."""
    try:
        forget_old(place.parent)
        handle, beside = tempfile.mkstemp(dir=place.parent, suffix=".part")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez(file, allow_pickle=False, **tables)
        Path(beside).replace(place)
    except OSError:
        Path(beside).unlink(missing_ok=True)


def forget_old(home: Path) -> None:
    for table in home.glob("solved-*.npz"):
        if time.time() - table.stat().st_mtime > DAYS_KEPT * 86_400:
            table.unlink(missing_ok=True)
