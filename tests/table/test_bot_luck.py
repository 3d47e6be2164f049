"""The luck of bots is sealed as the dice are: its hash is shown first, and the record opens it at the end."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from typing import Any

import pytest

from tests.errors import error_of
from tests.table.evening import Evening, Gathering, reopened, snapshot_of
from toog.core.errors import GameError
from toog.core.record import Record, read_record
from toog.core.seal import Chosen, Span, open_bots, read_bots, read_held, verify
from toog.core.sources import BotLuck
from toog.table import Table, TableError
from toog.table.commands import ComeBack, Fill, GoAway, Leave, LetBotSitIn
from toog.table.entries import Fell, Moved, Opened
from toog.table.holding import Holding

NONCES = ("aa", "0b")


def played_out(**choices: Any) -> Evening:
    """A whole game of bots, with the word that each chose."""
    evening = Evening(people=0, bots=2, options={"marks": 1}, **choices)
    while not evening.table.is_over:
        evening.bot_plays(evening.question().legal[-1])
    return evening


def older(table: Table) -> Table:
    """The same company at a table that was laid before there were seals of version 2, just started."""
    opened, *entries = table.entries
    assert isinstance(opened, Opened)
    bot_seal = BotLuck.beside(table.standing.secret).hash
    begun = [entry for entry in entries if not isinstance(entry, Fell | Moved)]
    return Table.open(
        "old", [replace(opened, seal_version=1, bot_seal=bot_seal), *begun], table.standing.secret
    )


def test_the_luck_of_an_event_follows_from_the_secret_the_nonces_and_its_index() -> None:
    secret = bytes(range(32))
    digest = hmac.digest(secret, b"toog/bots/1|aa|0b|7", "sha256")
    bits = "".join(f"{byte:08b}" for byte in digest)
    assert BotLuck(secret, NONCES).luck(7) == int(bits[:31], 2)
    assert len({BotLuck(secret, NONCES).luck(event) for event in range(50)}) == 50


def test_the_secret_of_the_bots_is_another_than_that_of_the_dice() -> None:
    luck = BotLuck.beside(bytes(32), NONCES)
    assert luck.secret != bytes(32)
    assert len(luck.secret) == 32
    assert luck == BotLuck.beside(bytes(32), NONCES) != BotLuck.beside(bytes(range(32)), NONCES)


def test_its_hash_is_shown_before_the_game_and_its_secret_at_the_end() -> None:
    """Under a seal of version 1: version 2 binds the luck of the bots to the hash of the dice."""
    old = older(Evening(people=1, bots=1).table)
    luck = old.standing.luck
    assert snapshot_of(old, ())["bot_seal"] == {"hash": luck.hash, "secret": None}
    assert luck.hash == hashlib.sha256(luck.secret).hexdigest()
    evening = Gathering(old)
    while not old.is_over:
        if old.bot_turn is None:
            evening.throw(0) if old.standing.throws else evening.play(0, "stop")
        else:
            evening.bot_plays("stop")
    assert snapshot_of(old, ())["bot_seal"]["secret"] == old.standing.luck.secret.hex()
    assert verify(read_record(old.record())) > 0
    assert "version" not in old.record()["seal"]
    assert snapshot_of(played_out().table, ())["bot_seal"] is None


def test_a_bot_is_asked_with_the_luck_of_the_event_it_chooses_and_told_the_course() -> None:
    evening = Evening(people=0, bots=2)
    turn = evening.question()
    assert turn.luck == evening.table.standing.luck.luck(len(evening.course.events))
    assert turn.events == evening.course.events
    evening.bot_plays(turn.legal[-1])
    assert turn.events != evening.course.events
    assert reopened(evening.table).bot_turn == evening.table.bot_turn


def test_the_record_says_which_bot_chose_which_event() -> None:
    table = played_out().table
    record = read_record(table.record())
    chosen = read_bots(record)
    moves = [at for at, event in enumerate(record.events) if event[0] != "*"]
    assert chosen == {at: Chosen(record.events[at][0], "sensible", "1") for at in moves}
    assert open_bots(record) == table.standing.luck
    assert verify(record) > 0
    assert reopened(table).record() == table.record()


def test_before_the_end_the_record_keeps_the_secret() -> None:
    evening = Evening(people=0, bots=2)
    assert evening.table.record()["meta"]["bots"]["played"] == []
    evening.bot_plays(evening.question().legal[-1])
    record = read_record(evening.table.record())
    assert (record.meta or {})["bots"]["secret"] is None
    assert error_key(record) == "bots-closed"


def held_in(table: Table) -> list[tuple[int, str, int, int]]:
    """Who had which seat, as it can be read back from the record."""
    record = read_record(table.record(everything=True))
    spans = read_held(record) or []
    assert reopened(table).record(everything=True) == table.record(everything=True)
    return [(span.seat, span.bot, span.since, span.until) for span in spans]


def test_the_record_says_for_how_long_a_bot_had_a_seat() -> None:
    table = played_out().table
    events = len(table.record()["events"])
    assert held_in(table) == [(0, "sensible", 0, events), (1, "sensible", 0, events)]


def at_a_choice(**choices: Any) -> tuple[Evening, int]:
    """Two people, and the seat of the one who has to choose."""
    evening = Evening(options={"marks": 9}, **choices)
    while evening.running.throws is not None:
        evening.throw(evening.on_turn())
    return evening, evening.on_turn()


def test_a_bot_that_sits_in_has_the_seat_until_the_person_is_back() -> None:
    evening, seat = at_a_choice(bot="club")
    before = len(evening.course.events)
    evening.do(GoAway(seat), seat)
    evening.do(LetBotSitIn(seat))
    evening.bot_plays("stop")
    evening.do(ComeBack(seat), seat)
    after = len(evening.course.events)
    assert after > before
    assert held_in(evening.table) == [(seat, "club", before, after)]
    evening.throw(evening.on_turn())
    assert held_in(evening.table) == [(seat, "club", before, after)]


def test_a_move_that_is_taken_back_and_played_by_who_sits_in_is_the_bots() -> None:
    evening, seat = at_a_choice(bot="club")
    before = len(evening.course.events)
    evening.play(seat, "stop")
    evening.do(GoAway(seat), seat)
    evening.do(LetBotSitIn(seat))
    evening.undo(seat)
    evening.bot_plays("stop")
    assert held_in(evening.table) == [(seat, "club", before, before + 1)]


def test_what_a_bot_had_and_was_taken_back_does_not_grow_again() -> None:
    holding = Holding()
    holding.see(["club", None], event=2)
    holding.see([None, None], event=5)
    holding.go_back(3)
    assert holding.spans(9) == [Span(0, "club", 2, 3)]


def test_who_sits_in_without_a_move_is_not_in_the_record() -> None:
    evening, seat = at_a_choice()
    evening.do(GoAway(1 - seat), 1 - seat)
    evening.do(LetBotSitIn(1 - seat))
    evening.do(ComeBack(1 - seat), 1 - seat)
    assert "meta" not in evening.table.record()


def test_a_bot_that_plays_because_time_is_up_has_the_seat_for_that_turn() -> None:
    evening, seat = at_a_choice(thinking=10.0)
    before = len(evening.course.events)
    evening.tick(after=1000.0)
    evening.bot_plays("stop")
    assert evening.on_turn() == 1 - seat
    assert held_in(evening.table) == [(seat, "sensible", before, before + 1)]
    evening.throw(1 - seat)
    assert held_in(evening.table) == [(seat, "sensible", before, before + 1)]


def test_a_seat_that_a_bot_fills_and_a_person_never_leaves_is_the_bots_from_then_on() -> None:
    evening, seat = at_a_choice()
    before = len(evening.course.events)
    evening.do(Leave(seat), seat)
    evening.do(Fill("club", "Fons", "00"))
    evening.bot_plays("stop")
    assert held_in(evening.table) == [(seat, "club", before, len(evening.course.events))]


def test_what_no_client_is_told_is_which_bot_chose() -> None:
    table = played_out().table
    moved = next(entry for entry in table.entries if isinstance(entry, Moved))
    assert moved.chosen_by == ("sensible", "1")
    assert "chosen_by" not in moved.shown()


def test_people_among_themselves_have_no_bots_in_their_record() -> None:
    evening = Evening()
    assert "meta" not in evening.table.record()
    assert read_bots(read_record(evening.table.record())) is None


@pytest.mark.parametrize("dice", ["real", "sealed"])
def test_a_table_from_before_and_one_with_real_dice_have_no_seal_for_bots(dice: str) -> None:
    evening = Evening(people=0, bots=2, dice=dice)
    if dice == "real":
        evening.begun_by(0)
    opened, *entries = evening.table.entries
    assert isinstance(opened, Opened)
    old = replace(opened, seal_version=1, bot_seal=None)
    table = Table.open("old", [old, *entries], evening.table.standing.secret)
    assert snapshot_of(table, ())["bot_seal"] is None
    assert table.standing.bots is None
    assert (opened.seal_version == 1) == (dice == "real")


def test_another_secret_does_not_open_the_table() -> None:
    table = Evening().table
    opened = table.standing.opened
    with pytest.raises(TableError) as refusal:
        Table("t", replace(opened, bot_seal="00" * 32), table.standing.secret)
    assert refusal.value.key == "wrong-secret"


def read_and_open(record: Record) -> None:
    read_bots(record)
    read_held(record)
    open_bots(record)


def error_key(record: Record) -> str:
    return error_of(read_and_open, record).key


def with_bots(record: Record, **changes: Any) -> Record:
    return replace(record, meta={"bots": {**(record.meta or {})["bots"], **changes}})


def with_played(record: Record, **changes: Any) -> Record:
    played = (record.meta or {})["bots"]["played"]
    return with_bots(record, played=[{**played[0], **changes}, *played[1:]])


def with_held(record: Record, **changes: Any) -> Record:
    held = (record.meta or {})["bots"]["held"]
    return with_bots(record, held=[{**held[0], **changes}, *held[1:]])


def test_a_record_from_before_does_not_say_who_had_which_seat() -> None:
    record = read_record(played_out().table.record())
    older = {key: value for key, value in (record.meta or {})["bots"].items() if key != "held"}
    before = replace(record, meta={"bots": older})
    assert read_held(before) is None
    assert read_bots(before) == read_bots(record)


def test_bots_that_were_written_wrongly_are_refused() -> None:
    record = read_record(played_out().table.record())
    fell = next(at for at, event in enumerate(record.events) if event[0] == "*")
    assert error_key(with_bots(record, secret="00" * 32)) == "bots-hash"
    for wrong in (
        with_bots(record, secret="z" * 64),
        with_bots(record, hash=None),
        with_bots(record, played=3),
        with_bots(record, more=1),
        with_bots(record, held=3),
        with_bots(record, held=[3]),
        with_bots(record, held=(record.meta or {})["bots"]["held"] * 2),
        with_held(record, seat=2),
        with_held(record, seat=True),
        with_held(record, bot=3),
        with_held(record, since=-1),
        with_held(record, since=len(record.events)),
        with_held(record, until=len(record.events) + 1),
        with_held(record, more=1),
        with_bots(record, played=[3]),
        with_bots(record, played=(record.meta or {})["bots"]["played"] * 2),
        with_played(record, seat=2),
        with_played(record, seat="0"),
        with_played(record, bot=3),
        with_played(record, version=1),
        with_played(record, events=None),
        with_played(record, events=[fell]),
        with_played(record, events=[len(record.events)]),
        with_played(record, events=[True]),
        with_played(record, more=[]),
    ):
        assert error_key(wrong) == "bots-shape"
    assert read_bots(replace(record, meta={"bots": 3})) is None


@pytest.mark.parametrize("version", [1, 2])
def test_the_luck_of_the_bots_follows_from_the_secret_of_the_dice(version: int) -> None:
    """Else a host could choose it after the game, and its hash with it."""
    table = played_out().table
    if version == 1:
        evening = Gathering(older(Evening(people=0, bots=2, options={"marks": 1}).table))
        evening.tick(1.0)
        while not evening.table.is_over:
            evening.bot_plays("stop")
        table = evening.table
    record = table.record()
    assert record["seal"].get("version", 1) == version
    assert open_bots(read_record(record)) == table.standing.luck
    record["meta"]["bots"] |= {"hash": hashlib.sha256(bytes(32)).hexdigest(), "secret": bytes(32).hex()}
    with pytest.raises(GameError) as refusal:
        open_bots(read_record(record))
    assert refusal.value.key == "bots-secret"
