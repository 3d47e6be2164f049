"""Keeps large tables on disk, under a digest of what they were made from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from toog.core.contract import Game
from toog.fast.cache import digest_of_files, sources


def kept(
    name: str,
    game: Game[Any],
    key: Mapping[str, Any],
    modules: Sequence[ModuleType],
    make: Callable[[], dict[str, NDArray[Any]]],
) -> dict[str, NDArray[Any]]:
    """The table of that name, made now if it is not there."""
    paths = [*sources(game, ()), *(Path(str(module.__file__)) for module in modules)]
    text = digest_of_files(paths) + json.dumps(dict(key), sort_keys=True)
    path = user_cache_path("toog") / f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.npz"
    if path.exists():
        with np.load(path) as found:
            return {part: found[part] for part in found.files}
    made = make()
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, **made)  # type: ignore[arg-type]
    return made
