"""`toog.Match`, the library: exactly the interface that programs rely on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import toog
from toog import Chance, Decision, Match, Over, Real, Scripted, Sealed
from toog.core.falls import Fall
from toog.core.options import check_games
from toog.core.sources import Source

AZEN_RACE = ["4", "3", "1 1 1", "1 1 2", "1 1 5", "1 1 6"]


def state_of(match: Match) -> object:
    return (match.record(), match.turn, match.scores, match.view())


def test_a_match_throws_by_itself_until_somebody_must_decide() -> None:
    match = Match("pietjesbak", players=["An", "Bo"], options={"marks": 5}, seed=7)
    assert isinstance(match.turn, Decision)
    assert match.legal() == ["again", "stop"]
    before = len(match.record()["events"])
    match.play("again")
    assert len(match.record()["events"]) == before + 2
    assert match.options == {"marks": 5}


def test_the_same_seed_gives_the_same_match() -> None:
    def play(seed: int) -> list[object]:
        match = Match("pietjesbak", ["An", "Bo"], seed=seed)
        while not isinstance(match.turn, Over):
            match.play("stop")
        return list(match.record()["events"])

    assert play(7) == play(7) != play(8)


def test_without_auto_every_throw_is_asked_for() -> None:
    match = Match("pietjesbak", ["An", "Bo"], seed=1, auto=False)
    turn = match.turn
    assert isinstance(turn, Chance)
    assert (turn.seat, turn.fall.form) == (0, "d")
    assert match.legal() == []
    match.throw("2")
    match.throw("5")
    match.throw()
    assert match.turn == Decision((1,))


def test_saying_what_fell_with_real_dice() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Real())
    for words in ("2", "5", "1 4 3"):
        match.throw(words)
    match.play("stop")
    with pytest.raises(toog.OutOfTurn, match="say what fell"):
        match.throw()
    match.throw("6 4 2")
    assert match.scores == [9, 7]


def test_a_script_falls_by_itself_until_it_ends() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2", "5", "1 4 3"]))
    assert match.turn == Decision((1,))
    match.play("stop")
    assert isinstance(match.turn, Chance)


def test_a_move_after_which_the_script_is_wrong_has_changed_nothing() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2", "5", "1 4 3", "6"]))
    before = state_of(match)
    with pytest.raises(toog.Illegal, match="rule P3") as refusal:
        match.play("stop")
    assert refusal.value.rule == "P3"
    assert state_of(match) == before


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda m: m.play("fold"), toog.Malformed),
        (lambda m: m.play("stop", seat=0), toog.OutOfTurn),
        (lambda m: m.play("stop", seat=2), toog.Malformed),
        (lambda m: m.play("stop", seat="1"), toog.Malformed),
        (lambda m: m.throw("1 2 3"), toog.OutOfTurn),
        (lambda m: m.throw(), toog.OutOfTurn),
        (lambda m: m.throw("1 2 7"), toog.Malformed),
        (lambda m: m.legal(seat=2), toog.Malformed),
        (lambda m: m.view(seat=-1), toog.Malformed),
    ],
)
def test_a_refused_call_has_changed_nothing(call: object, error: type[toog.GameError]) -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2", "5", "1 4 3"]))
    before = state_of(match)
    with pytest.raises(error):
        call(match)  # type: ignore[operator]
    assert state_of(match) == before


def test_which_error_first_malformed_over_out_of_turn_illegal() -> None:
    match = Match("azen_jagen", ["An", "Bo"], {"orders": 1, "sips": 1}, dice=Scripted(AZEN_RACE))
    assert match.turn == Decision((0, 1))
    with pytest.raises(toog.Malformed):
        match.play("gulp", seat=0)
    with pytest.raises(toog.Illegal) as refusal:
        match.play("sip", seat=0)
    assert refusal.value.rule == "A5"
    match.play("sip", seat=1)
    assert match.winners == [1]
    with pytest.raises(toog.Malformed):
        match.play("gulp", seat=0)
    with pytest.raises(toog.GameOver):
        match.play("sip", seat=0)
    with pytest.raises(toog.GameOver):
        match.throw("1 1 1")
    with pytest.raises(toog.GameOver):
        match.throw()


def test_in_a_race_the_seat_is_needed() -> None:
    match = Match("azen_jagen", ["An", "Bo"], dice=Scripted([*AZEN_RACE, "2 3 4"]))
    assert (match.legal(seat=0), match.legal(seat=1)) == (["throw"], ["sip"])
    with pytest.raises(toog.OutOfTurn, match="say which one"):
        match.legal()
    with pytest.raises(toog.OutOfTurn, match="say which one"):
        match.play("sip")
    match.play("throw", seat=0)
    assert match.turn == Decision((0, 1))


def test_from_record_throws_nothing_by_itself() -> None:
    record = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2"])).record()
    match = Match.from_record(record, seed=3)
    assert match.record() == record
    assert isinstance(match.turn, Chance)
    match.throw()
    assert isinstance(match.turn, Chance)


def test_what_becomes_of_the_record_afterwards_is_no_concern_of_the_match() -> None:
    record = Match("pietjesbak", ["An", "Bo"], dice=Sealed.deal(2)).record() | {"meta": {"club": ["De Toog"]}}
    match = Match.from_record(record)
    before = match.record()
    record["meta"]["club"].append(match)
    record["seal"]["nonces"].clear()
    record["events"].clear()
    assert match.record() == before


def test_from_record_with_auto_goes_on_by_itself_after_the_next_call() -> None:
    record = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2"])).record()
    match = Match.from_record(record, seed=3, auto=True)
    assert match.record() == record
    match.throw("5")
    assert match.turn == Decision((1,))


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("poker", ["An", "Bo"], {}),
        ("pietjesbak", ["An"], {}),
        ("pietjesbak", ["An", "Bo"], {"marks": 99}),
        ("pietjesbak", ["An", "Bo"], {"jokers": True}),
        ("pietjesbak", "An", {}),
        ("pietjesbak", ["An", "Bo"], 5),
        ("pietjesbak", ["An", "Bo"], []),
        ("pietjesbak", ["An", "Bo"], False),
        ("pietjesbak", ["An", "Bo"], "marks"),
    ],
)
def test_a_match_that_cannot_be_is_a_bad_argument_and_in_a_record_a_bad_record(
    game: str, players: list[str], options: Any
) -> None:
    with pytest.raises(toog.BadArgument) as refused:
        Match(game, players, options)
    assert isinstance(refused.value, ValueError)
    assert not isinstance(refused.value, toog.BadRecord)
    record = {"toog": 1, "game": game, "players": players, "options": options, "events": []}
    with pytest.raises(toog.BadRecord) as read:
        Match.from_record(record)
    assert (read.value.kind, str(read.value)) == ("bad_record", str(refused.value))


class Annotated(Match):
    """As a program may have one, with things of its own."""

    notes: list[Any]


def test_a_deep_copy_shares_nothing_that_a_subclass_keeps() -> None:
    match = Annotated("pietjesbak", ["An", "Bo"], seed=1)
    match.notes = ["first", match]
    twin = copy.deepcopy(match)
    twin.notes.append("second")
    assert match.notes == ["first", match]
    assert twin.notes[1] is twin
    twin.play("stop")
    assert match.legal() != twin.legal() or match.record() != twin.record()
    assert copy.copy(match).notes is match.notes


@pytest.mark.parametrize(
    "dice",
    [
        7,
        Sealed.deal(3),
        Sealed(b"short", ("00", "01")),
        Sealed(bytes(32), ("00", "no hex")),
    ],
)
def test_dice_that_no_record_could_hold_are_refused(dice: Any) -> None:
    """Such a game could be played to its end, and its record not be read again."""
    match = Match("pietjesbak", ["An", "Bo"], seed=1)
    record = match.record()
    at = len(record["events"])
    calls: list[Callable[[], object]] = [
        lambda: Match("pietjesbak", ["An", "Bo"], dice=dice),
        lambda: Match.from_record(record, dice=dice),
        lambda: Match.fork(record, at, dice),
        lambda: match.clone(dice=dice),
    ]
    for call in calls:
        with pytest.raises(toog.BadArgument):
            call()
    assert match.record() == record


def test_wrong_arguments_are_an_error_of_their_own_kind() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Sealed(bytes(32), ("00", "01")))
    while not isinstance(match.turn, Over):
        match.play(match.legal()[0])
    fork: Callable[..., Match] = Match.fork
    duplicate: Callable[..., Match] = Match.duplicate
    for wrong, arguments in [
        (fork, (99_999,)),
        (fork, (0,)),
        (fork, (1, "weird")),
        (duplicate, ("x",)),
    ]:
        with pytest.raises(toog.BadArgument):
            wrong(match.record(), *arguments)
    with pytest.raises(toog.BadArgument):
        duplicate(match.record(), players=["An"])


@pytest.mark.parametrize("games", ["x", 0, -1, True, 2.0, None])
def test_a_number_of_games_that_cannot_be_played_is_a_bad_argument(games: object) -> None:
    check_games(1)
    with pytest.raises(toog.BadArgument, match="at least one game"):
        check_games(games)


@pytest.mark.parametrize("seed", ["x", 1.5, None])
def test_a_seed_that_no_dice_can_follow_from_is_a_bad_argument(seed: object) -> None:
    """Half a number was cut off, and a text was a TypeError about string formatting."""
    check_games(1, 7)
    with pytest.raises(toog.BadArgument, match="a seed has to be a whole number"):
        check_games(1, seed)


def test_all_errors_are_game_errors_and_value_errors() -> None:
    for error in (
        toog.Malformed,
        toog.Illegal,
        toog.OutOfTurn,
        toog.GameOver,
        toog.BadRecord,
        toog.BadArgument,
    ):
        assert issubclass(error, toog.GameError)
    assert issubclass(toog.GameError, ValueError)


def test_the_repr_says_what_it_is() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Scripted(["2", "5", "1 4 3"]))
    assert repr(match) == "<Match pietjesbak: An, Bo; Decision(seats=(1,))>"


def play_on(match: Match) -> list[object]:
    while not isinstance(match.turn, Over):
        match.play(match.legal()[0])
    return list(match.record()["events"])


def test_a_clone_goes_its_own_way_with_dice_of_its_own() -> None:
    match = Match("mens", ["An", "Bo"], seed=7)
    match.play(match.legal()[0])
    before = state_of(match)
    twins = [match.clone(), match.clone(), match.clone().clone()]
    assert [state_of(twin) for twin in twins] == [before] * 3
    games = [play_on(twin) for twin in twins]
    assert state_of(match) == before
    games.append(play_on(match))
    assert len({str(game) for game in games}) == 4


def test_the_clones_of_a_seeded_match_fall_alike_in_every_run() -> None:
    def search() -> list[list[object]]:
        match = Match("mens", ["An", "Bo"], seed=7)
        match.play(match.legal()[0])
        first, second = match.clone(), match.clone()
        return [play_on(each) for each in (first.clone(), first, second, copy.copy(match).clone())]

    assert search() == search()


def test_the_clones_of_a_match_without_a_seed_fall_afresh() -> None:
    one, other = (Match("mens", ["An", "Bo"], dice=Sealed.deal(2)).clone() for _ in range(2))
    assert play_on(one) != play_on(other)


class Counted:
    """Dice that remember what fell."""

    def __init__(self) -> None:
        self.fallen = 0

    def fall(self, fall: Fall, number: int) -> list[int]:
        self.fallen += 1
        return [1 + (self.fallen * 5) % 6]


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("dice", [None, Sealed.deal(2)])
def test_a_copy_is_a_copy_down_to_the_dice(twin_of: Callable[[Match], Match], dice: Source | None) -> None:
    match = Match("mens", ["An", "Bo"], seed=7, dice=dice)
    match.play(match.legal()[0])
    twin = twin_of(match)
    before = state_of(match)
    assert state_of(twin) == before
    assert play_on(twin.clone(same_dice=True)) == play_on(twin)
    assert state_of(match) == before, "and goes its own way"
    assert play_on(match) == twin.record()["events"]
    assert match.record() == twin.record()


def test_dice_of_ones_own_that_remember_are_copied_with_a_deep_copy() -> None:
    match = Match("mens", ["An", "Bo"], dice=Counted())
    twin = copy.deepcopy(match)
    for each in (match, twin):
        for _ in range(20):
            each.play(each.legal()[0])
    assert match.record() == twin.record()


def test_a_clone_throws_the_same_dice_only_when_asked_to() -> None:
    match = Match("mens", ["An", "Bo"], seed=7)
    same, seeded, again = match.clone(same_dice=True), match.clone(seed=8), match.clone(seed=8)
    scripted = match.clone(dice=Scripted(["1"] * 9))
    original = play_on(match)
    assert play_on(same) == original
    assert play_on(seeded) == play_on(again) != original
    scripted.play(scripted.legal()[0])
    assert not isinstance(scripted.turn, Over)


def test_a_clone_of_a_sealed_match_has_no_seal_unless_it_keeps_the_dice() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Sealed.deal(2))
    assert "seal" not in match.clone().record()
    assert match.clone(same_dice=True).record()["seal"] == match.record()["seal"]


@pytest.mark.parametrize("dice", [None, Sealed.deal(2), Scripted(["6", "3"] + ["6", "5", "4"] * 20), Real()])
def test_a_match_that_was_pickled_goes_on_as_it_would_have(dice: Source | None) -> None:
    match = Match("mens", ["An", "Bo"], seed=7, dice=dice)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301
    assert state_of(again) == state_of(match)
    for game in (match, again):
        for fell in ("2", "1", "6", "5"):
            if isinstance(game.turn, Chance):
                game.throw(fell)
        while isinstance(game.turn, Decision) and len(game.record()["events"]) < 40:
            game.play(game.legal()[0])
    assert state_of(again) == state_of(match)
