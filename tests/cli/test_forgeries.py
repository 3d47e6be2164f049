"""Records that someone changed after the game: `toog verify` refuses them, or says what nobody can vouch for.

Each forgery is tried on a real game of a person and two bots, in each of the five games, of which one bot
sits in for a person who has left before the end.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.house import GAMES
from tests.table.evening import NONCE, Gathering, key_of, opened
from toog import verify_record
from toog.cli import main
from toog.cli.verifying import replay_bots
from toog.core.course import Course
from toog.core.errors import GameError
from toog.core.record import read_event, read_record
from toog.core.seal import bots_at, judge_falls
from toog.core.sources import BotLuck
from toog.core.terms import hash_terms
from toog.table import Actor
from toog.table.commands import Fill, Join, Leave, Play, Start, TakeOver
from toog.terminal.asking import Asking
from toog.workers import ignore

Captured = pytest.CaptureFixture[str]
Record = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {
    "pietjesbak": {"marks": 3},
    "azen_jagen": {"sips": 2, "drink": "water"},
    "zocken": {"rounds": 1},
    "stich": {"target": 50},
    "mens": {"tries": 3, "handicap": [0, 3, 2]},
}
CLUB, SENSIBLE = "beginner", "sensible"


@cache
def honest(game: str) -> Record:
    """An plays against two bots, hands her seat over after a while, and Dirk leaves it to a third bot."""
    evening = Gathering(opened(game, 3, options=OPTIONS.get(game, {}), pause=None))
    evening.do(Join("An", key_of("An"), NONCE))
    evening.do(Fill(CLUB, "Rosa", "0a"))
    evening.do(Fill(SENSIBLE, "Staf", "0b"))
    evening.do(Start())
    asking, rng, steps = Asking(), random.Random(game), 0
    while not evening.table.is_over:
        steps += 1
        if steps == 4:
            evening.do(TakeOver(0, "Dirk", key_of("Dirk")), 0)
        if steps == 8:
            evening.do(Leave(0), 0)
            evening.do(Fill(SENSIBLE, "Irma", "0c"))
        step(evening, asking, rng)
    asking.stop()
    record: Record = json.loads(json.dumps(evening.table.record()))
    return record


def step(evening: Gathering, asking: Asking, rng: random.Random) -> None:
    table = evening.table
    if (turn := table.bot_turn) is not None:
        chosen = asking.ask(evening.course.game, turn, lambda: None)
        hand = Actor.bot(turn.seat, chosen.bot, chosen.version)
        evening.do(Play(turn.seat, chosen.word, turn.version), by=hand)
    elif table.standing.throws is not None:
        evening.throw(evening.on_turn())
    else:
        seat = evening.on_turn()
        evening.play(seat, rng.choice(evening.course.legal(seat)))


def verified(folder: Path, record: Record, capsys: Captured) -> tuple[int, dict[str, Any], str]:
    """The exit code, what it says to a program, and what it says to a person."""
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file), "--json", "--lang", "en"]) in (0, 1)
    facts = json.loads(capsys.readouterr().out)
    code = main(["verify", str(file), "--lang", "en"])
    said = capsys.readouterr()
    return code, facts, said.out + said.err


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_game_is_verified(game: str, tmp_path: Path, capsys: Captured) -> None:
    record = honest(game)
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["verified"], facts["over"], facts["seal"]) == (0, True, True, 2)
    assert facts["bots"] == [None, CLUB, SENSIBLE]
    assert facts["binds"] == ["dice", "game", "players", "options", "bots", "luck"]
    assert facts["words"] in said
    assert facts["hash"] in said
    assert [later["name"] for later in facts["joined"]] == ["Dirk", "Irma"]
    assert "Dirk sat in the place of An" in said
    assert "is not under the seal" in said


# What someone may change, each in place. Where nothing can be changed so in a game, it is left as it is.


def bots_of(record: Record) -> Any:
    return record["meta"]["bots"]


def rename(record: Record) -> None:
    record["players"][0] = "Eva"


def rename_a_bot(record: Record) -> None:
    record["players"][1] = "Rosalie"


def rename_by_an_accent(record: Record) -> None:
    record["players"][0] = "Án"


def swap_seats(record: Record) -> None:
    record["players"][0], record["players"][1] = record["players"][1], record["players"][0]


CHANGED_OPTION: dict[str, dict[str, Any]] = {
    "pietjesbak": {"stoef_lost": 1},
    "azen_jagen": {"sips": 3},
    "zocken": {"handicap": [0, 5, 0]},
    "stich": {"target": 60},
    "mens": {"must_hit": True},
}


def change_an_option(record: Record) -> None:
    record["options"] |= CHANGED_OPTION[record["game"]]


def drop_the_options(record: Record) -> None:
    record["options"] = {}


def promote_a_bot(record: Record) -> None:
    """Everywhere in the record, as someone would who knows it well."""
    for entry in [*bots_of(record)["held"], *bots_of(record)["played"]]:
        entry["bot"] = "champion" if entry["bot"] == CLUB else entry["bot"]


def promote_where_it_is_held(record: Record) -> None:
    for entry in bots_of(record)["held"]:
        entry["bot"] = "club" if entry["bot"] == CLUB else entry["bot"]


def promote_under_a_version_nobody_has(record: Record) -> None:
    """So that its moves could not be played over."""
    promote_a_bot(record)
    for entry in bots_of(record)["played"]:
        entry["version"] = "0.0.1"


def swap_levels(record: Record) -> None:
    for entry in [*bots_of(record)["held"], *bots_of(record)["played"]]:
        entry["bot"] = {CLUB: SENSIBLE, SENSIBLE: CLUB}[entry["bot"]]


def pass_bots_off_as_people(record: Record) -> None:
    del record["meta"]["bots"]


def pass_one_bot_off_as_a_person(record: Record) -> None:
    for part in ("held", "played"):
        bots_of(record)[part] = [entry for entry in bots_of(record)[part] if entry["seat"] != 1]


def pass_a_person_off_as_a_bot(record: Record) -> None:
    """From the first event on, moves and all."""
    held = bots_of(record)["held"]
    bots_of(record)["held"] = [span for span in held if span["seat"] != 0]
    end = len(record["events"])
    bots_of(record)["held"].append({"seat": 0, "bot": SENSIBLE, "since": 0, "until": end})


def let_a_person_begin(record: Record) -> None:
    """A bot that is said to have come only after the first throw."""
    for span in bots_of(record)["held"]:
        if span["seat"] == 1:
            span["since"] = 1


def drop_meta(record: Record) -> None:
    del record["meta"]


def replace_the_luck(record: Record) -> None:
    secret = bytes(range(32))
    bots_of(record).update(hash=hashlib.sha256(secret).hexdigest(), secret=secret.hex())


def replace_the_luck_by_that_of_version_1(record: Record) -> None:
    luck = BotLuck.beside(bytes.fromhex(record["seal"]["secret"]))
    bots_of(record).update(hash=luck.hash, secret=luck.secret.hex())


def replace_the_secret_of_the_luck(record: Record) -> None:
    bots_of(record)["secret"] = "00" * 32


def replace_the_hash_of_the_luck(record: Record) -> None:
    bots_of(record)["hash"] = "00" * 32


def close_the_luck(record: Record) -> None:
    bots_of(record)["secret"] = None


def throw_another_die(record: Record) -> None:
    falls = [event for event in record["events"] if event[0] == "*"]
    falls[-1][1] = another_fall(falls[-1][1])


def throw_another_first_die(record: Record) -> None:
    record["events"][0][1] = another_fall(record["events"][0][1])


def another_fall(word: str) -> str:
    """The same cards in another order, or other pips."""
    first, *others = word.split(" ")
    if set(others) - {first}:
        return " ".join([*others, first])
    return " ".join(["4" if first == "3" else "3", *others])


def change_a_nonce(record: Record) -> None:
    record["seal"]["nonces"][0] = "ffff"


def swap_nonces(record: Record) -> None:
    record["seal"]["nonces"].reverse()


def write_a_nonce_in_capitals(record: Record) -> None:
    record["seal"]["nonces"] = [nonce.upper() for nonce in record["seal"]["nonces"]]


def show_another_secret(record: Record) -> None:
    record["seal"]["secret"] = "ab" * 32


def show_another_secret_and_hash(record: Record) -> None:
    record["seal"].update(secret="ab" * 32, hash=hashlib.sha256(b"\xab" * 32).hexdigest())


def hash_other_terms(record: Record) -> None:
    """Names changed, and the terms hashed anew."""
    rename(record)
    bots = bots_at(read_record(record), 0)
    terms = hash_terms(record["game"], record["players"], record["options"], bots)
    record["seal"]["terms"] = terms


def go_back_to_version_1(record: Record) -> None:
    """Which binds no names."""
    rename(record)
    del record["seal"]["version"], record["seal"]["terms"]


def claim_version_3(record: Record) -> None:
    record["seal"]["version"] = 3


def choice_of_a_bot(record: Record) -> tuple[int, str] | None:
    """The first event at which a bot had a choice, and another word that was legal there."""
    sound = read_record(record)
    course = Course(sound.game, sound.players, sound.options)
    chosen = {event for entry in bots_of(record)["played"] for event in entry["events"]}
    for index, event in enumerate(sound.events):
        happened = read_event(event, len(sound.players))
        others = [] if happened.seat is None else course.legal(happened.seat)
        if index in chosen and len(others) > 1:
            return index, next(other for other in reversed(others) if other != happened.word)
        course.happen(happened)
    return None


def change_a_move_of_a_bot(record: Record) -> None:
    if (found := choice_of_a_bot(record)) is not None:
        record["events"][found[0]][1] = found[1]


def take_a_move_from_a_bot(record: Record) -> None:
    if (found := choice_of_a_bot(record)) is not None:
        for entry in bots_of(record)["played"]:
            entry["events"] = [event for event in entry["events"] if event != found[0]]


def rename_by_a_joiner_that_nobody_sees(record: Record) -> None:
    record["players"][0] = "A\u200dn"


def say_that_all_were_people(record: Record) -> None:
    record["meta"]["seats"] = ["person"] * 3


def hide_what_bots_played(record: Record) -> None:
    """So that nothing seems to be said of bots."""
    bots_of(record)["plays"] = bots_of(record).pop("played")


def go_back_to_before_bots_had_spans(record: Record) -> None:
    del bots_of(record)["held"]


def leave_out_who_was_a_bot_before_a_fork(record: Record) -> None:
    """The fork is made up, under the seal of the beginning."""
    at = len(record["events"]) // 2
    record["meta"]["fork"] = {"at": at, "of": "0" * 64, "dice": "fresh", "under": []}
    for span in bots_of(record)["held"]:
        span["since"] = max(span["since"], at)
    for entry in bots_of(record)["played"]:
        entry["events"] = [event for event in entry["events"] if event >= at]


def promote_a_bot_before_a_fork_that_never_was(record: Record) -> None:
    """The fresh dice of the made-up fork are those that fell before it, under the very same seal."""
    at = len(record["events"]) // 2
    under = [{"until": at, "seal": copy.deepcopy(record["seal"])}]
    record["meta"]["fork"] = {"at": at, "of": "0" * 64, "dice": "fresh", "under": under}
    held, played = bots_of(record)["held"], bots_of(record)["played"]
    bots_of(record)["held"] = [
        *({**span, "until": min(span["until"], at), "bot": "club"} for span in held if span["since"] < at),
        *({**span, "since": max(span["since"], at)} for span in held if span["until"] > at),
    ]
    bots_of(record)["played"] = [
        *({**one, "bot": "club", "version": "0.0.1", "events": until(one, at)} for one in played),
        *({**one, "events": one["events"][len(until(one, at)) :]} for one in played),
    ]


def until(played: Record, at: int) -> list[int]:
    return [event for event in played["events"] if event < at]


def say_that_it_repeats_itself(record: Record, **terms: Any) -> None:
    sealed = {key: copy.deepcopy(record[key]) for key in ("game", "players", "options")}
    sealed = {**sealed, "bots": [None, CLUB, SENSIBLE], **terms}
    record["meta"]["duplicate"] = {"of": "0" * 64, "rotation": 0, "terms": sealed}


def repeat_a_game_of_others(record: Record) -> None:
    rename(record)
    say_that_it_repeats_itself(record)


def repeat_a_game_of_people(record: Record) -> None:
    say_that_it_repeats_itself(record, bots=[None, None, None])


def repeat_a_game_by_other_rules(record: Record) -> None:
    say_that_it_repeats_itself(record)
    change_an_option(record)


def repeat_no_game(record: Record) -> None:
    record["meta"]["duplicate"] = {"of": 1}


def fork_and_repeat(record: Record) -> None:
    at = len(record["events"]) // 2
    record["meta"]["fork"] = {"at": at, "of": "0" * 64, "dice": "same", "under": []}
    say_that_it_repeats_itself(record)


REFUSED: list[Callable[[Record], None]] = [
    rename_by_a_joiner_that_nobody_sees,
    say_that_all_were_people,
    hide_what_bots_played,
    go_back_to_before_bots_had_spans,
    leave_out_who_was_a_bot_before_a_fork,
    promote_a_bot_before_a_fork_that_never_was,
    repeat_a_game_of_others,
    repeat_a_game_of_people,
    repeat_a_game_by_other_rules,
    repeat_no_game,
    fork_and_repeat,
    rename,
    rename_a_bot,
    rename_by_an_accent,
    swap_seats,
    change_an_option,
    drop_the_options,
    promote_a_bot,
    promote_where_it_is_held,
    promote_under_a_version_nobody_has,
    swap_levels,
    pass_bots_off_as_people,
    pass_one_bot_off_as_a_person,
    pass_a_person_off_as_a_bot,
    let_a_person_begin,
    drop_meta,
    replace_the_luck,
    replace_the_luck_by_that_of_version_1,
    replace_the_secret_of_the_luck,
    replace_the_hash_of_the_luck,
    close_the_luck,
    throw_another_die,
    throw_another_first_die,
    change_a_nonce,
    swap_nonces,
    write_a_nonce_in_capitals,
    show_another_secret,
    show_another_secret_and_hash,
    hash_other_terms,
    go_back_to_version_1,
    claim_version_3,
    change_a_move_of_a_bot,
    take_a_move_from_a_bot,
]


UNCHANGED: list[tuple[Callable[[Record], None], str]] = [
    (change_a_move_of_a_bot, "azen_jagen"),  # nobody has a choice there
    (take_a_move_from_a_bot, "azen_jagen"),
]


def check(record: Record) -> None:
    """All that `toog verify` checks."""
    sound = read_record(record)
    judge_falls(sound)
    replay_bots(sound, [], ignore)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("forge", REFUSED)
def test_a_forgery_is_refused(forge: Callable[[Record], None], game: str) -> None:
    record = copy.deepcopy(honest(game))
    check(record)
    forge(record)
    assert (record == honest(game)) == ((forge, game) in UNCHANGED)
    if record != honest(game):
        with pytest.raises(GameError):
            check(record)


@pytest.mark.parametrize("forge", [repeat_no_game, repeat_a_game_of_others, replace_the_hash_of_the_luck])
def test_a_program_is_told_what_the_command_says(forge: Callable[[Record], None]) -> None:
    record = copy.deepcopy(honest("mens"))
    forge(record)
    with pytest.raises(GameError):
        verify_record(record)


@pytest.mark.parametrize("forge", [rename, replace_the_luck, throw_another_die])
def test_of_a_forgery_nothing_is_called_verified(
    forge: Callable[[Record], None], tmp_path: Path, capsys: Captured
) -> None:
    record = copy.deepcopy(honest("stich"))
    forge(record)
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["verified"]) == (1, False)
    assert "error" in facts
    assert "Verified" not in said


# What nobody can prove is said


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_cut_short_is_said_to_stop(game: str, tmp_path: Path, capsys: Captured) -> None:
    record = copy.deepcopy(honest(game))
    events = len(record["events"]) * 3 // 4
    cut_short(record, events)
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["verified"], facts["over"], facts["events"]) == (0, True, False, events)
    assert f"The game is not over: this record stops after {events} events." in said
    assert "whole game" not in said
    assert "The game is over" not in said


def cut_short(record: Record, events: int) -> None:
    """As someone would who knows the record well."""
    del record["events"][events:]
    bots = bots_of(record)
    bots["held"] = [
        {**span, "until": min(span["until"], events)} for span in bots["held"] if span["since"] < events
    ]
    for entry in bots["played"]:
        entry["events"] = [event for event in entry["events"] if event < events]
    record["meta"]["joined"] = [later for later in record["meta"]["joined"] if later["since"] <= events]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_cut_short_that_still_lists_later_moves_is_refused(game: str) -> None:
    record = copy.deepcopy(honest(game))
    del record["events"][len(record["events"]) // 2 :]
    with pytest.raises(GameError):
        check(record)


def test_whoever_takes_over_later_is_the_word_of_the_host(tmp_path: Path, capsys: Captured) -> None:
    record = copy.deepcopy(honest("pietjesbak"))
    record["meta"]["joined"][0]["name"] = "Nobody"
    code, _, said = verified(tmp_path, record, capsys)
    assert code == 0
    assert "Nobody sat in the place of An" in said
    assert "who played for someone later on, is not under the seal" in said


def test_a_name_that_is_said_to_be_of_later_on_is_the_word_of_the_host(
    tmp_path: Path, capsys: Captured
) -> None:
    """Also where bots alone have played; and nobody joins before the first event, which the seal covers."""
    record = sealed_among_bots()
    assert "is not under the seal" not in verified(tmp_path, record, capsys)[2]
    joined = {"seat": 0, "name": "Eva", "since": 1}
    record["meta"]["joined"] = [joined]
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["joined"]) == (0, [joined])
    assert "who played for someone later on, is not under the seal" in said
    record["meta"]["joined"] = [joined | {"since": 0}]
    code, facts, said = verified(tmp_path, record, capsys)
    assert "joined" not in facts
    assert "Eva" not in said


def sealed_among_bots() -> Record:
    evening = Gathering(opened("pietjesbak", 2, options={"marks": 1}, pause=None))
    evening.do(Fill(CLUB, "Rosa", "0a"))
    evening.do(Fill(CLUB, "Staf", "0b"))
    evening.do(Start())
    asking, rng = Asking(), random.Random(1)
    while not evening.table.is_over:
        step(evening, asking, rng)
    asking.stop()
    record: Record = json.loads(json.dumps(evening.table.record()))
    return record


def test_a_move_that_a_person_chose_is_the_word_of_the_host(tmp_path: Path, capsys: Captured) -> None:
    code, facts, said = verified(tmp_path, honest("pietjesbak"), capsys)
    assert code == 0
    assert "moves" not in facts["binds"]
    assert "What people chose" in said


@pytest.mark.parametrize("dice", ["duplicate", "fork"])
def test_names_under_the_seal_of_another_game_are_the_word_of_the_host(
    dice: str, tmp_path: Path, capsys: Captured
) -> None:
    """Someone who says that the game repeats another may change its names, and it says so."""
    record = copy.deepcopy(honest("pietjesbak"))
    terms = {"players": record["players"], "options": record["options"], "bots": [None, CLUB, SENSIBLE]}
    rename(record)
    decision = next(at for at, event in enumerate(record["events"]) if event[0] != "*")
    notes: dict[str, Any] = {
        "duplicate": {"of": "0" * 64, "rotation": 0},
        "fork": {"at": decision, "of": "0" * 64, "dice": "same", "under": []},
    }
    record["meta"][dice] = notes[dice]
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["binds"]) == (0, ["dice", "luck"])
    assert facts["unbound"] == ["game", "players", "options", "bots"]
    assert said.startswith("Only the dice are verified")
    assert "Verified: all" not in said.splitlines()[0]

    sealed: dict[str, Any] = {**terms, "game": "pietjesbak", "players": list(honest("pietjesbak")["players"])}
    record["meta"][dice] = notes[dice] | {"terms": sealed}
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["binds"]) == (0, ["dice", "game", "options", "luck"])
    assert facts["unbound"] == ["players", "bots"]
    assert facts[dice]["terms"] == sealed
    assert f"who played then: {sealed['players'][0]}, Rosa ({CLUB}) and Staf ({SENSIBLE})." in said

    sealed["players"][0] = "Eva"
    code, facts, said = verified(tmp_path, record, capsys)
    assert (code, facts["verified"]) == (1, False)
    change_an_option(record)
    del record["meta"][dice]["terms"]
    assert verified(tmp_path, record, capsys)[2].startswith("Only the dice are verified")


def test_a_fork_that_is_made_up_proves_only_what_fell_after_it(tmp_path: Path, capsys: Captured) -> None:
    record = copy.deepcopy(honest("pietjesbak"))
    decision = next(at for at, event in enumerate(record["events"]) if event[0] != "*")
    under = [{"until": decision, "seal": None}]
    record["meta"]["fork"] = {"at": decision, "of": "0" * 64, "dice": "fresh", "under": under}
    record["events"][0][1] = "6" if record["events"][0][1] != "6" else "5"
    code, facts, said = verified(tmp_path, record, capsys)
    assert code == 1
    assert facts["verified"] is False
    record["events"][0][1] = honest("pietjesbak")["events"][0][1]
    code, facts, said = verified(tmp_path, record, capsys)
    assert facts["unproven"] > 0
    assert "fell under no open seal" in said
    assert "which bots played from the fork on" in said
