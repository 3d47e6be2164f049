"""What the view says of every move is what playing it does: on random boards, with random house rules."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.games.mens_talk import Pawns, board
from toog.games.mens import rules
from toog.games.mens.board import IN_BOX
from toog.games.mens.state import PAWNS, Mens
from toog.games.mens.view import Move, view
from toog.games.mens.words import VOCABULARY

CIRCLES = {4: 40, 6: 48}


def track_of(side: int, colour: int) -> list[int]:
    """M1, M2, written out: the fields from its A once round, and then its end circles."""
    circles = CIRCLES[side]
    a = colour * circles // side
    ends = [circles + PAWNS * colour + end for end in range(PAWNS)]
    return [*range(a, circles), *range(a), *ends]


def some_pawns(side: int, rng: random.Random) -> Pawns:
    """Anywhere, and often near the end, where one bounces. No colour is home."""
    circles = CIRCLES[side]
    last = circles + PAWNS - 1
    taken, pawns = set[int](), Pawns()
    for colour in range(side):
        ahead = [rng.randint(rng.choice((0, last - 9)), last) for _ in range(rng.randint(0, PAWNS - 1))]
        wanted = {*ahead, rng.randrange(circles)} if rng.random() < 0.8 else {*ahead}
        pawns[colour] = [step for step in wanted if track_of(side, colour)[step] not in taken]
        taken |= {track_of(side, colour)[step] for step in pawns[colour]}
    return pawns


def some_choices(seed: int) -> list[Mens]:
    """Positions in which somebody chooses."""
    rng = random.Random(seed)
    chosen = []
    for _ in range(150):
        side = rng.choice((4, 6))
        house = {name: rng.random() < 0.5 for name in ("own_hit", "must_hit", "bounce")}
        lane = rng.choice(("fixed", "forward"))
        laid = board(
            rng.randint(2, 4), some_pawns(side, rng), rng.randrange(side), board=side, lane=lane, **house
        )
        for die in range(1, 7):
            s = laid.state.copy()
            rules.throw(s, [die])
            chosen.append(s)
    return chosen


@pytest.mark.parametrize("seed", range(4))
def test_m8_the_view_has_a_move_for_every_word_but_pass(seed: int) -> None:
    out = [0] * len(VOCABULARY)
    for s in some_choices(seed):
        legal = [VOCABULARY[code] for code in out[: rules.moves(s, s.hand, out)]]
        assert list(view(s)["moves"]) == [word for word in legal if word != "pass"]


def fields_after(s: Mens, move: Move) -> list[list[int]]:
    """What the view says will stand where."""
    fields = view(s)["fields"]
    start, to = move["way"][0], move["way"][-1]
    fields[s.colour].remove(start)
    if move["hits"] is not None:
        hit = move["hits"]["colour"]
        fields[hit].remove(to)
        fields[hit].append(IN_BOX)
    fields[s.colour].append(to)
    return [sorted(four) for four in fields]


def colours_on_ring(s: Mens) -> list[int | None]:
    return [colour - 1 if colour else None for colour in s.ring[: s.circles]]


@pytest.mark.parametrize("seed", range(4))
def test_m11_m14_a_pawn_lands_and_hits_as_the_view_says(seed: int) -> None:
    met = set[str]()
    for s in some_choices(seed):
        for word, move in view(s)["moves"].items():
            played = s.copy()
            rules.play(played, s.hand, VOCABULARY.index(word))
            expected = fields_after(s, move)
            assert [sorted(four) for four in view(played)["fields"]] == expected
            stand = {field: colour for colour, four in enumerate(expected) for field in four}
            assert colours_on_ring(played) == [stand.get(circle) for circle in range(s.circles)]
            if move["hits"] is not None:
                colour, step = move["hits"]["colour"], move["hits"]["step"]
                assert step in view(s)["pawns"][colour]
                assert track_of(s.colours, colour)[step] == move["way"][-1]
                met.add("own" if colour == s.colour else "other")
            met.add("home" if move["home"] else "ring")
    assert met == {"own", "other", "home", "ring"}


@pytest.mark.parametrize("seed", range(4))
def test_m2_m14_a_way_goes_one_on_with_every_pip_and_back_only_from_d(seed: int) -> None:
    bounces = 0
    for s in some_choices(seed):
        track = track_of(s.colours, s.colour)
        d = len(track) - 1
        for word, move in view(s)["moves"].items():
            if word == "enter":
                assert move["way"] == [IN_BOX, track[0]]
                continue
            steps = [track.index(field) for field in move["way"]]
            assert word == f"move {steps[0]}"
            on = min(s.die, d - steps[0])
            assert [after - before for before, after in pairwise(steps)] == [1] * on + [-1] * (s.die - on)
            assert move["home"] == ("abcd"[steps[-1] - s.circles] if steps[-1] >= s.circles else None)
            bounces += on < s.die
    assert bounces > 0
