"""A table that begins at a decision of another game is a table like any other from there on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.core.test_fork import counted, decisions, falls_around
from tests.core.test_seal import sealed_game
from tests.table.evening import HOST, NONCE, SECRET, Gathering, key_of, reopened, snapshot_of, whole
from toog.core.course import Decision
from toog.core.fork import fork_record
from toog.core.origin import FRESH, SAME, DiceToCome
from toog.core.record import read_record
from toog.core.registry import game_names
from toog.table import Actor, Table, TableError
from toog.table.commands import Fill, Join, Open, Play, Start, Throw, Undo
from toog.table.forking import KNOWN, forked_game
from toog.table.opening import MOST_FORKED

PIETJESBAK = sealed_game("pietjesbak")


def table_forked_from(
    record: dict[str, Any], at: int, to_come: DiceToCome = "fresh", **choices: Any
) -> Gathering:
    """A table at which nobody sits yet."""
    fork = fork_record(read_record(record), at, to_come)
    course, known = fork.course, fork.dice
    kind = "sealed" if known is None else KNOWN
    command = Open(course.game.name, len(course.players), HOST, course.options, fork=forked_game(fork))
    for name, value in {"dice": kind, **choices}.items():
        setattr(command, name, value)
    secret = SECRET[::-1] if known is None else known.secret  # fresh dice have one of their own
    return Gathering(Table.create("toog", command, secret, 100.0))


def begun(record: dict[str, Any], at: int, to_come: DiceToCome = "fresh", **choices: Any) -> Gathering:
    evening = table_forked_from(record, at, to_come, **choices)
    for name in record["players"]:
        evening.do(Join(name, key_of(name), NONCE))
    evening.do(Start())
    return evening


def play_on(evening: Gathering, chosen: list[Any]) -> None:
    """People throw what is due, and play these moves in turn, or any where there are none left."""
    rng, moves = random.Random(1), iter(chosen)
    while not evening.table.is_over:
        if evening.races():
            evening.tick(1.0)
        seat = evening.on_turn()
        if evening.table.standing.throws is not None:
            evening.throw(seat)
            continue
        seat, word = next(moves, (seat, ""))
        evening.play(seat, word or rng.choice(evening.course.legal(seat)), after=2.0)


@pytest.mark.parametrize("game", [name for name in game_names() if name != "azen_jagen"])
def test_the_same_dice_and_the_same_moves_give_the_same_game(game: str) -> None:
    record = sealed_game(game)
    chosen = decisions(record)
    at = chosen[len(chosen) // 2]
    evening = begun(record, at, "same")
    assert [list(event) for event in evening.table.record(everything=True)["events"]] == record["events"][:at]
    play_on(evening, [event for event in record["events"][at:] if event[0] != "*"])
    again = evening.table.record()
    assert (again["events"], again["seal"]) == (record["events"], record["seal"])
    assert again["meta"]["fork"]["at"] == at
    assert counted(again) == counted(record)
    assert whole(reopened(evening.table)) == whole(evening.table)


@pytest.mark.parametrize("game", game_names())
def test_fresh_dice_fall_under_the_new_seal(game: str) -> None:
    record = sealed_game(game)
    chosen = decisions(record)
    at = chosen[len(chosen) // 2]
    evening = begun(record, at, pause=None)
    play_on(evening, [])
    forked = evening.table.record()
    before, after = falls_around(forked, at)
    assert counted(forked) == (after, before, 0)
    assert forked["seal"]["nonces"] == [NONCE] * len(record["players"])


def test_everyone_sees_where_it_comes_from_and_nobody_the_cards() -> None:
    record = sealed_game("stich")
    at = decisions(record)[4]
    evening = begun(record, at)
    fork = snapshot_of(evening.table, ())["fork"]
    assert (fork["at"], fork["dice"], fork["players"]) == (at, "fresh", record["players"])
    assert set(fork) == {"at", "of", "dice", "players", "cards"}
    assert fork["cards"]  # whoever saw the other game can know the hands
    packs = [word for who, word in record["events"] if len(word) > len("6 6 6")]
    assert not any(pack in str(evening.table.snapshot((0, 1))) for pack in packs)


def test_dice_that_are_the_same_again_are_not_called_sealed() -> None:
    at = decisions(PIETJESBAK)[3]
    assert snapshot_of(table_forked_from(PIETJESBAK, at, "same").table, ())["dice"] == KNOWN
    assert snapshot_of(table_forked_from(PIETJESBAK, at).table, ())["fork"]["dice"] == "fresh"
    for to_come, kind in ((SAME, "sealed"), (FRESH, KNOWN)):
        with pytest.raises(TableError) as refused:
            table_forked_from(PIETJESBAK, at, to_come, dice=kind)
        assert refused.value.key == "no-such-dice"
    with pytest.raises(TableError):
        Table.create("toog", Open("pietjesbak", 2, HOST, dice=KNOWN), SECRET, 100.0)


def test_nothing_of_the_other_game_is_taken_back() -> None:
    evening = begun(PIETJESBAK, decisions(PIETJESBAK)[3])
    seat = evening.on_turn()
    assert evening.refused(Undo(seat, evening.table.version), seat) == "cannot-undo"


def test_bots_have_their_seats_from_the_fork_on() -> None:
    at = decisions(PIETJESBAK)[3]
    evening = table_forked_from(PIETJESBAK, at, "same")
    for seat, name in enumerate(PIETJESBAK["players"]):
        evening.do(Fill("sensible", name, NONCE, seat))
    evening.do(Start())
    while (turn := evening.table.bot_turn) is not None:
        hand = Actor.bot(turn.seat, "sensible", "1")
        evening.do(Play(turn.seat, turn.legal[0], turn.version), by=hand)
    bots = evening.table.record()["meta"]["bots"]
    assert {span["since"] for span in bots["held"]} == {at}
    assert min(event for played in bots["played"] for event in played["events"]) >= at


def test_a_rematch_begins_at_the_beginning_with_dice_nobody_knows() -> None:
    evening = begun(PIETJESBAK, decisions(PIETJESBAK)[-1], "same")
    play_on(evening, [PIETJESBAK["events"][decisions(PIETJESBAK)[-1]]])
    again = evening.table.again("next", SECRET, [NONCE, NONCE], 200.0)
    seen = snapshot_of(again, ())
    assert (seen["fork"], seen["dice"]) == (None, "sealed")


def races_at(record: dict[str, Any], at: int) -> bool:
    turn = fork_record(read_record(record), at).course.turn
    return isinstance(turn, Decision) and len(turn.seats) > 1


def test_a_game_may_begin_in_the_middle_of_a_race() -> None:
    record = sealed_game("azen_jagen")
    at = next(index for index in decisions(record) if races_at(record, index))
    evening = begun(record, at)
    assert evening.races()
    seat = record["events"][at][0]
    assert evening.refused(Throw(seat, evening.table.version), seat) == "not-a-throw"
    evening.play(seat, record["events"][at][1], after=9.0)
    evening.tick(1.0)
    assert evening.words[at] == record["events"][at][1]


def test_a_game_that_is_far_too_long_is_not_played_on() -> None:
    at = decisions(PIETJESBAK)[3]
    fork = forked_game(fork_record(read_record(PIETJESBAK), at, "fresh"))
    fork["events"] *= MOST_FORKED // at + 1
    with pytest.raises(TableError) as refused:
        Table.create("toog", Open("pietjesbak", 2, HOST, fork=fork), SECRET, 100.0)
    assert refused.value.key == "fork-long"
