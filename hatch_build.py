"""The build hook: the page is part of the package, editable or not, also where no Node is installed."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
sys.path.insert(0, str(WEB))

page = importlib.import_module("page")


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A machine with Node downloads no other."""
        return [] if page.is_built() or page.find_npm() is not None else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page.build()
