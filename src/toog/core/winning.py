"""A7, S16, Z16, a shared win: all who have the best number win. Rules like any game's, shared by several."""

from __future__ import annotations


def seats_with(numbers: list[int], wanted: int, players: int, out: list[int]) -> int:
    """Writes the seats that have the wanted number, lowest first, and answers how many they are."""
    many = 0
    for seat in range(players):
        if numbers[seat] == wanted:
            out[many] = seat
            many += 1
    return many
