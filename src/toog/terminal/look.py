"""The characters everything is drawn with: box drawing where the terminal can, plain ASCII where not."""

from __future__ import annotations

import codecs
import unicodedata
from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    die_top: str
    die_side: str
    die_bottom: str
    pip: str
    stroke: str
    crossed: str
    dust: str
    wiped: str
    pointer: str
    star: str
    dot: str
    minus: str
    times: str
    ellipsis: str
    prompt: str
    full: str
    empty: str
    square: str
    across: str
    down: str
    shapes: str


DRAWN = Look(
    die_top="╭───────╮",
    die_side="│",
    die_bottom="╰───────╯",
    pip="●",
    stroke="│",
    crossed="┼",
    dust="·",
    wiped="░",
    pointer="▸",
    star="★",
    dot="·",
    minus="−",
    times="×",
    ellipsis="…",
    prompt="›",
    full="●",
    empty="○",
    square="█",
    across="─",
    down="│",
    shapes="●■▲◆♥★",
)

PLAIN = Look(
    die_top="+-------+",
    die_side="|",
    die_bottom="+-------+",
    pip="o",
    stroke="|",
    crossed="+",
    dust=".",
    wiped="x",
    pointer=">",
    star="*",
    dot="-",
    minus="-",
    times="x",
    ellipsis="...",
    prompt=">",
    full="@",
    empty="o",
    square="#",
    across="-",
    down="|",
    shapes="@#^%&*",
)

NEAREST = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "—": "-",
    "…": "...",
}


def look_for(encoding: str) -> Look:
    return DRAWN if encoding.lower().replace("-", "").startswith("utf") else PLAIN


def nearest(error: UnicodeError) -> tuple[str, int]:
    """What the terminal cannot write becomes the nearest it can: é is e, “ is a straight quote."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(plain(character) for character in lost), error.end


def plain(character: str) -> str:
    if character in NEAREST:
        return NEAREST[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


codecs.register_error("toog-nearest", nearest)
