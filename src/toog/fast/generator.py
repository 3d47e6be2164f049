"""The generator of the simulator: xoshiro256++, seeded for each game by its number.

Written for Numba: whole numbers are np.uint64 throughout, because mixing signs makes floats.
"""

from __future__ import annotations

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

Words = NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW_32 = np.uint64(0xFFFFFFFF)
U17, U23, U27, U30, U31, U32, U33, U41, U45, U64 = (
    np.uint64(n) for n in (17, 23, 27, 30, 31, 32, 33, 41, 45, 64)
)


@register_jitable(forceinline=True)
def mix(x: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64: one word in, one well-mixed word out."""
    x = (x ^ (x >> U30)) * MIX_1
    x = (x ^ (x >> U27)) * MIX_2
    return x ^ (x >> U31)


@register_jitable(forceinline=True)
def seed_game(rng: Words, seed: int, number: int) -> None:
    """A stream of its own for each game, so that no thread depends on another."""
    x = mix(np.uint64(seed) + GOLDEN) ^ mix(np.uint64(number) * GOLDEN + MIX_1)
    for i in range(4):
        x += GOLDEN
        rng[i] = mix(x)


@register_jitable(forceinline=True)
def next_word(rng: Words) -> np.uint64:
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    mixed = a + d
    result: np.uint64 = ((mixed << U23) | (mixed >> U41)) + a
    t = b << U17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    rng[0], rng[1], rng[2], rng[3] = a, b, c, (d << U45) | (d >> (U64 - U45))
    return result


@register_jitable(forceinline=True)
def below(rng: Words, faces: int) -> int:
    """A whole number below `faces`, without bias: Lemire's multiplication with rejection."""
    many = np.uint64(faces)
    product = (next_word(rng) >> U32) * many
    if (product & LOW_32) < many:
        least = (LOW_32 + np.uint64(1)) % many
        while (product & LOW_32) < least:
            product = (next_word(rng) >> U32) * many
    return np.int64(product >> U32)  # type: ignore[return-value]


@register_jitable(forceinline=True)
def luck_of(rng: Words) -> int:
    """31 random bits for a bot."""
    return np.int64(next_word(rng) >> U33)  # type: ignore[return-value]
