"""Why the house cannot open or keep something, as a key of the catalogues with its arguments."""

from __future__ import annotations

from typing import Any


class HouseError(Exception):
    """Said in the reader's language as `serve-<key>`."""

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(key, arguments)


class BadChoice(HouseError):
    """Typed wrongly, where the others are about what was found."""


class NotStored(Exception):
    """A commit did not return: whether the entries are kept is only known by reading them back."""


class Doubled(NotStored):
    """Another node already wrote this sequence number, or the table is gone."""


class NotOurs(Exception):
    """The file is not this house's any more: nothing is read or stored until the house is started again."""
