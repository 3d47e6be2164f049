"""Numbered games are handed out once each, and a thread that fails is not waited for by the others."""

from __future__ import annotations

import threading
import time

import pytest

from toog.fast.chunks import Chunks


@pytest.mark.parametrize("threads", [1, 3])
def test_every_game_is_played_once_on_any_number_of_threads(threads: int) -> None:
    played: list[int] = []
    chunks = Chunks[list[int]](1_000, lambda _, came_to: played.extend(came_to), seconds=0.001, first=4)
    chunks.play_in_threads(list, threads)
    assert sorted(played) == list(range(1_000))
    assert chunks.done == 1_000


def test_chunks_grow_and_shrink_to_about_the_same_time() -> None:
    chunks = Chunks[None](1_000, lambda *_: None, seconds=1.0)
    sizes = []
    for seconds in (0.01, 0.5, 8.0, 1.0):
        sizes.append(len(chunk := chunks.take()))
        chunks.count(chunk, None, seconds)
    assert sizes == [1, 4, 8, 1]
    assert len(chunks.take(most=100)) == 1
    chunks.many = 500
    assert len(chunks.take(most=100)) == 100
    assert (chunks.left, chunks.done) == (885, 14)


def test_where_it_is_enough_no_more_are_taken() -> None:
    chunks = Chunks[None](10**9, lambda *_: None, seconds=0.01)
    chunks.play_in_threads(lambda chunk: time.sleep(0.001 * len(chunk)), 2, enough=lambda: True)
    assert 0 < chunks.done < 10**9


def test_one_that_fails_is_not_waited_for() -> None:
    failing = threading.Event()

    def play(chunk: range) -> None:
        if not failing.is_set():
            failing.set()
            raise ZeroDivisionError
        time.sleep(0.01)

    chunks = Chunks[None](10**9, lambda *_: None, seconds=0.01)
    began = time.monotonic()
    with pytest.raises(ZeroDivisionError):
        chunks.play_in_threads(play, 2)
    assert time.monotonic() - began < 10
