"""`toog verify` says of a forked game where it left the other, and which throws fell under which seal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_verify_bots import bot_game, saved
from tests.core.test_fork import decisions, falls_around, forged, idle, play_out, sealed
from tests.core.test_seal import sealed_game
from tests.table.evening import NONCE
from tests.table.test_fork import table_forked_from
from toog import Match
from toog.cli import main
from toog.table import Actor
from toog.table.commands import Fill, Play, Start
from toog.terminal.asking import Asking

Captured = pytest.CaptureFixture[str]
RECORD = sealed_game("pietjesbak")
AT = decisions(RECORD)[6]


def verified(folder: Path, record: dict[str, Any], capsys: Captured) -> dict[str, Any]:
    assert main(["verify", saved(folder, record), "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts


@pytest.mark.usefixtures("english")
def test_a_fork_is_told_in_words(tmp_path: Path, capsys: Captured) -> None:
    fresh = play_out(Match.fork(RECORD, AT, sealed(1)))
    assert main(["verify", saved(tmp_path, fresh)]) == 0
    said = capsys.readouterr().out
    assert f"forked from event {AT} of the record {fresh['meta']['fork']['of'][:16]}" in said
    assert "with fresh dice under a seal of their own" in said
    assert "no open seal" not in said
    before, after = falls_around(fresh, AT)
    assert f"Verified: {after} of {before + after} throws and shuffles follow from the seal of this" in said
    assert f"{before} throws and shuffles fell before the fork, under seals that only the record" in said
    same = play_out(Match.fork(RECORD, AT))
    assert main(["verify", saved(tmp_path, same)]) == 0
    said = capsys.readouterr().out
    assert "with the same dice: what was to fall could be known" in said
    assert f"Verified: all {sum(falls_around(same, AT))} throws and shuffles" in said
    assert "vouch" not in said
    unsealed = {key: value for key, value in RECORD.items() if key != "seal"}
    assert main(["verify", saved(tmp_path, play_out(Match.fork(unsealed, AT, "fresh")))]) == 0
    said = capsys.readouterr().out
    assert f"{before} throws and shuffles before the fork fell under no open seal" in said
    assert "Verified: all" not in said


@pytest.mark.usefixtures("english")
def test_seals_made_afterwards_are_not_said_to_prove_the_game(tmp_path: Path, capsys: Captured) -> None:
    record, falls = forged()
    facts = verified(tmp_path, record, capsys)
    assert (facts["falls"], facts["before_fork"], facts["unproven"]) == (1, falls - 1, 0)
    assert main(["verify", saved(tmp_path, record)]) == 0
    said = capsys.readouterr().out
    assert f"Verified: one of {falls} throws and shuffles follows from the seal of this record." in said
    assert (
        f"{falls - 1} throws and shuffles fell before the fork, under seals that only the record 0000" in said
    )
    assert "Verified: all" not in said


@pytest.mark.usefixtures("english")
def test_a_record_that_proves_nothing_is_refused(tmp_path: Path, capsys: Captured) -> None:
    for seal in (None, RECORD["seal"]):
        assert main(["verify", saved(tmp_path, idle(RECORD, seal)), "--json"]) == 1
        facts = json.loads(capsys.readouterr().out)
        assert facts["verified"] is False
        assert "nothing fell under the seal of this record itself" in facts["error"]["message"]


def test_a_fork_is_told_to_programs(tmp_path: Path, capsys: Captured) -> None:
    fresh = play_out(Match.fork(RECORD, AT, "fresh"))
    facts = verified(tmp_path, fresh, capsys)
    assert facts["fork"] == {key: fresh["meta"]["fork"][key] for key in ("at", "of", "dice")}
    before, after = falls_around(fresh, AT)
    assert (facts["falls"], facts["before_fork"], facts["unproven"]) == (after, before, 0)
    assert "fork" not in verified(tmp_path, RECORD, capsys)


@pytest.mark.usefixtures("english")
def test_the_bots_of_a_fork_are_played_over_from_there(tmp_path: Path, capsys: Captured) -> None:
    record = bot_game(marks=2)
    at = decisions(record)[1]
    evening, asking = table_forked_from(record, at), Asking()
    for seat, name in enumerate(record["players"]):
        evening.do(Fill("sensible", name, NONCE, seat))
    evening.do(Start())
    while (turn := evening.table.bot_turn) is not None:
        chosen = asking.ask(evening.course.game, turn, lambda: None)
        hand = Actor.bot(turn.seat, chosen.bot, chosen.version)
        evening.do(Play(turn.seat, chosen.word, turn.version), by=hand)
    asking.stop()
    forked = evening.table.record()
    facts = verified(tmp_path, forked, capsys)
    assert facts["bot_moves"] == sum(event[0] != "*" for event in forked["events"][at:]) > 0
    assert main(["verify", saved(tmp_path, forked)]) == 0
    said = capsys.readouterr().out
    assert f"played for An from event {at} to event {len(forked['events']) - 1}" in said
    assert "Who played before that is for that record to say" in said
    assert "people" not in said
