"""The frames that come and go all evening, whole texts and empty pings, read and written directly.

Every other frame is left to the `websockets` library, which takes a little longer to be right about them all.
"""

from __future__ import annotations

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiler
    from websockets.utils import apply_mask

__all__ = [
    "EMPTY_PING",
    "MASKED",
    "MASK_BYTES",
    "SHORT_HEAD",
    "WHOLE_TEXT",
    "apply_mask",
    "is_one_empty_pong",
    "is_one_short_text",
    "measure",
    "text_frame",
]

WHOLE_TEXT = 0x81  # the first byte: final, text
EMPTY_PING = bytes((0x89, 0))
EMPTY_PONG = 0x8A
MASKED = 0x80
MASK_BYTES = 4
SHORT = 126  # lengths below stand in the second byte; this says that two bytes follow, the next eight
SHORT_HEAD = 2 + MASK_BYTES  # of a short frame
LONGER = {SHORT: 2, SHORT + 1: 8}


def is_one_short_text(data: bytes) -> bool:
    """A move, say: nothing before it and nothing after."""
    length = len(data) - SHORT_HEAD
    return 0 <= length < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | length


def is_one_empty_pong(data: bytes) -> bool:
    return len(data) == SHORT_HEAD and data[0] == EMPTY_PONG and data[1] == MASKED


def measure(data: bytes, begin: int) -> tuple[int, int] | None:
    """Where the mask of the frame begins, and where the frame ends; None when too little of it is there."""
    if len(data) < begin + 2:
        return None
    second, head = data[begin + 1], begin + 2
    length = second & ~MASKED
    if length >= SHORT:
        head += LONGER[length]
        if len(data) < head:
            return None
        length = int.from_bytes(data[begin + 2 : head], "big")
    return head, head + length + (MASK_BYTES if second & MASKED else 0)


def text_frame(text: bytes) -> bytes:
    """As a server sends it, unmasked."""
    length = len(text)
    if length < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text
