"""Reads a QR code from its squares, as a camera would once it is sharp: versions 1 to 6, level M, bytes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Locator

# By version: how many blocks of how many bytes, and where the alignment pattern is.
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
ALIGNED = {2: 18, 3: 22, 4: 26, 5: 30, 6: 34}
FORMAT_MASK = 0b101010000010010
LEVEL_M = 0b00
BYTES = 0b0100
FINDER = 7
TIMING = 6


def read_drawn(image: Locator) -> str:
    """From the path of the drawing, a square for each dark one."""
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", image.locator("path").get_attribute("d") or "")
    dark = {(int(row), int(column)) for column, row in squares}
    return read(dark, 1 + max(max(square) for square in dark))


def read(dark: set[tuple[int, int]], size: int) -> str:
    version = (size - 17) // 4
    form = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    told = number(square in dark for square in form) ^ FORMAT_MASK
    assert told >> 13 == LEVEL_M
    mask = (told >> 10) & 0b111
    bits = [(square in dark) ^ is_flipped(mask, *square) for square in in_order(version, size)]
    blocks, length = BLOCKS[version]
    spread = [number(bits[at : at + 8]) for at in range(0, 8 * blocks * length, 8)]
    data = [spread[at * blocks + block] for block in range(blocks) for at in range(length)]
    stream = [bool(byte >> (7 - bit) & 1) for byte in data for bit in range(8)]
    assert number(stream[:4]) == BYTES
    letters = number(stream[4:12])
    return bytes(number(stream[at : at + 8]) for at in range(12, 12 + 8 * letters, 8)).decode()


def is_flipped(mask: int, row: int, column: int) -> bool:
    """One of the eight patterns that keep dark and light squares mixed."""
    product, total = row * column, row + column
    patterns = (
        total % 2,
        row % 2,
        column % 3,
        total % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        (total % 2 + product % 3) % 2,
    )
    return patterns[mask] == 0


def number(bits: Iterable[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)


def in_order(version: int, size: int) -> list[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn, past what is no data."""
    order = []
    upwards = True
    for right in (column - (column <= TIMING) for column in range(size - 1, 0, -2)):
        rows = range(size - 1, -1, -1) if upwards else range(size)
        order += [(row, column) for row in rows for column in (right, right - 1)]
        upwards = not upwards
    return [square for square in order if holds_data(square, version, size)]


def holds_data(square: tuple[int, int], version: int, size: int) -> bool:
    row, column = square
    edge = size - FINDER - 2
    in_finder = (row <= 8 and (column <= 8 or column > edge)) or (row > edge and column <= 8)
    aligned = ALIGNED.get(version, -10)
    in_pattern = abs(row - aligned) <= 2 and abs(column - aligned) <= 2
    return not (in_finder or in_pattern or TIMING in square)
