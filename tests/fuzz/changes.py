"""Small changes to something real: most of what is wrong in the world was once right."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

ODD_TEXTS = (
    "", " ", "*", "0", "-1", "１", "٣", "²", "\x00", "\n", "\r\n", "\t", "\x1b[2J", "\u202e", "\u200d",
    "\ufeff", "\ud800", "\udfff", "\u0301" * 40, "😀", "“", "”", "{0}", "{word}", "%s", "{ $x }", "null",
    "true", "ß", "İ", "x" * 300, "__class__", "../../etc/passwd", "' OR 1=1 --", "<script>", "1 2 3", "6",
    "throw", "stop",
)  # fmt: skip
ODD_NUMBERS = (
    0, 1, -1, 2, 7, 8, 9, 127, 128, 2**31 - 1, 2**31, 2**53 - 1, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63),
    10**99, -(10**400), 0.0, -0.0, 0.5, 1.0, 1e308, 5e-324, 1e16, True, False,
)  # fmt: skip
TOKENS = (
    b"", b'"', b"\\", b"\\u0000", b"\\ud800", b"\\udc00", b"{", b"}", b"[", b"]", b"[" * 300,
    b'{"a":' * 300, b",", b":", b"null", b"true", b"NaN", b"-Infinity", b"1e999", b"-0", b"1e5", b"0x1",
    b"9" * 120, b"\x00", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xf4\x90\x80\x80", b"//",
    b"'", b"\n", b"*", b'"toog":1,', b'"meta":{"a":[[[]]]},', b'"game":"mens"', b'"players":[],',
    b'"events":[],', b"\xe2\x80\xa8",
)  # fmt: skip
TOKEN = re.compile(rb'"(?:[^"\\\\]|\\\\.)*"|[-+.\w]+|\s+|.', re.DOTALL)

odd_texts = st.sampled_from(ODD_TEXTS) | st.text(max_size=12)
odd_numbers = st.sampled_from(ODD_NUMBERS) | st.integers() | st.floats(allow_nan=True)
plain_values = st.none() | odd_numbers | odd_texts
odd_values: SearchStrategy[Any] = st.recursive(
    plain_values,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(odd_texts, inside, max_size=3),
    max_leaves=6,
)
WAYS = ("inside",) * 6 + ("replace", "replace", "drop", "double", "add", "rename", "swap")


@st.composite
def changed(draw: DrawFn, value: Any, spare: SearchStrategy[Any] = odd_values) -> Any:
    """The same value with one to three changes somewhere in it; `spare` may come instead of a part."""
    for _ in range(draw(st.integers(1, 3))):
        value = change(draw, value, spare)
    return value


def change(draw: DrawFn, value: Any, spare: SearchStrategy[Any]) -> Any:
    if isinstance(value, str) and draw(st.booleans()):
        return draw(changed_text(value))
    if not isinstance(value, list | dict) or not value:
        return draw(spare)
    way = draw(st.sampled_from(WAYS))
    if way == "replace":
        return draw(spare)
    if isinstance(value, list):
        return change_list(draw, list(value), way, spare)
    return change_object(draw, dict(value), way, spare)


def change_list(draw: DrawFn, items: list[Any], way: str, spare: SearchStrategy[Any]) -> list[Any]:
    at = draw(st.integers(0, len(items) - 1))
    if way == "drop":
        del items[at]
    elif way == "double":
        items.insert(at, items[at])
    elif way == "add":
        items.insert(at, draw(spare))
    elif way == "swap":
        other = draw(st.integers(0, len(items) - 1))
        items[at], items[other] = items[other], items[at]
    else:
        items[at] = change(draw, items[at], spare)
    return items


def change_object(
    draw: DrawFn, items: dict[str, Any], way: str, spare: SearchStrategy[Any]
) -> dict[str, Any]:
    key = draw(st.sampled_from(list(items)))
    if way == "drop":
        del items[key]
    elif way in ("double", "rename"):
        name = draw(changed_text(key))
        items[name] = items[key] if way == "double" else items.pop(key)
    elif way == "add":
        items[draw(odd_texts)] = draw(spare)
    elif way == "swap":
        other = draw(st.sampled_from(list(items)))
        items[key], items[other] = items[other], items[key]
    else:
        items[key] = change(draw, items[key], spare)
    return items


@st.composite
def changed_text(draw: DrawFn, text: str) -> str:
    """A few characters cut out, and others put there."""
    begin = draw(st.integers(0, len(text)))
    end = min(begin + draw(st.integers(0, 3)), len(text))
    return text[:begin] + draw(odd_texts) + text[end:]


@st.composite
def changed_json(draw: DrawFn, data: bytes) -> bytes:
    """Some of its tokens dropped, doubled, exchanged, or replaced by others; now and then a cut anywhere."""
    if draw(st.integers(0, 4)) == 0:
        return draw(changed_bytes(data))
    tokens = TOKEN.findall(data)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(tokens) - 1))
        tokens[at] = draw(instead_of(tokens[at], tokens))
    return b"".join(tokens)


@st.composite
def instead_of(draw: DrawFn, token: bytes, tokens: list[bytes]) -> bytes:
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return token * draw(st.sampled_from((0, 2)))
    if kind == 1:
        return draw(st.sampled_from(TOKENS))
    if kind == 2:
        return json.dumps(draw(odd_values)).encode()
    return draw(st.sampled_from([other for other in tokens if is_like(other, token)]))


def is_like(token: bytes, other: bytes) -> bool:
    """Both texts, both numbers, or the same sign: what replaces it leaves JSON that can be read."""
    return token[:1] == other[:1] or (token.isdigit() and other.isdigit())


@st.composite
def changed_bytes(draw: DrawFn, data: bytes, tokens: Sequence[bytes] = TOKENS) -> bytes:
    """A cut or two, each with something put there: a token, any bytes, or another part of the same."""
    for _ in range(draw(st.integers(1, 2))):
        begin = draw(st.integers(0, len(data)))
        end = min(begin + draw(st.sampled_from((0, 1, 2, 8, 10**9))), len(data))
        data = data[:begin] + draw(instead(data, tokens)) + data[end:]
    return data


@st.composite
def instead(draw: DrawFn, data: bytes, tokens: Sequence[bytes]) -> bytes:
    kind = draw(st.integers(0, 2))
    if kind == 0:
        return draw(st.sampled_from(tokens))
    if kind == 1:
        return draw(st.binary(max_size=6))
    begin = draw(st.integers(0, len(data)))
    return data[begin : begin + draw(st.integers(0, 40))]
