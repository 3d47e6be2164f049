"""The entries of a table as a client is shown them: tagged Structs, each made from its entry."""

from __future__ import annotations

from typing import get_type_hints

from msgspec import Struct, defstruct

from toog.server.protocol.fields import own_words
from toog.table.entries import KINDS, Entry, Fell


def shown_form(kind: type[Entry]) -> type[Struct]:
    """The same fields without the private ones. A shuffled pack is shown as nothing."""
    hints = get_type_hints(kind)
    fields = [
        (name, hints[name] | None if kind is Fell and name == "word" else hints[name])
        for name in kind.seen[0][1:]
    ]
    return defstruct(
        kind.__name__,
        fields,
        tag_field="entry",
        tag=kind.kind,
        frozen=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": own_words(kind)},
    )


SHOWN = tuple(shown_form(kind) for kind in KINDS.values())
