"""`toog play --duplicate`: a game is played again with the same dice, by the same company or another."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play_screen import Paper
from tests.cli.play_terminal import Terminal, saved
from tests.core.test_seal import older, sealed_game
from tests.review.test_night import first_game, play_as
from toog.cli import main
from toog.core.errors import GameError
from toog.core.origin import read_duplicate
from toog.core.record import read_record
from toog.core.seal import judge_falls
from toog.core.sources import BotLuck
from toog.table.forking import KNOWN
from toog.terminal.adviser import LIMIT, AdviceWish
from toog.terminal.auto import Auto
from toog.terminal.cup import SEALED
from toog.terminal.game_loop import GameLoop
from toog.terminal.sitting import DuplicateWish, Wishes, old_table, once_more, sit_at_table

RECORD = play_as(older(first_game("pietjesbak", ["An", "Bo"], {"marks": 2})), {"An": "any", "Bo": "any"})
"""Its seal binds the dice alone, so that tests may say what they like of its seats."""
SEATS = {"seats": ["person", "club"]}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, {**RECORD, "meta": SEATS})


def written(folder: Path, record: dict[str, Any]) -> Path:
    path = folder / "first.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def wishes(file: Path, rotation: int | None = None, *, names: Any = (), bots: Any = ()) -> Wishes:
    wish = DuplicateWish(file, rotation)
    save = file.parent / "kept"
    return Wishes(None, names, bots, {}, None, SEALED, Auto.NONE, None, save, duplicate=wish)


def sit(file: Path, rotation: int | None = None, **said: Any) -> GameLoop:
    return sit_at_table(Paper(), "en", wishes(file, rotation, **said))


def company(loop: GameLoop) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.bot) for seat in loop.seats]


def test_the_company_moves_on_with_its_bots_and_the_dice_are_the_same(file: Path) -> None:
    loop = sit(file)
    assert company(loop) == [("Bo", "club"), ("An", None)]
    assert loop.cup.kind == KNOWN
    assert loop.record()["seal"]["hash"] == RECORD["seal"]["hash"]
    assert read_duplicate(read_record(loop.record())) == loop.record()["meta"]["duplicate"]
    assert company(sit(file, 2)) == [("An", None), ("Bo", "club")]
    assert company(sit(file, names=("Bo",), bots=("champion",))) == [("Bo", None), ("An", "champion")]
    assert once_more(loop).cup.kind == SEALED
    assert "duplicate" not in once_more(loop).record()["meta"]


def test_hints_and_the_coach_are_there_as_in_any_game(file: Path) -> None:
    wish = AdviceWish(coach=LIMIT, hints=True)
    loop = sit_at_table(Paper(), "en", replace(wishes(file), advice=wish))
    assert loop.adviser.wish_now == wish


def test_another_company_sits_as_it_is_named(file: Path) -> None:
    assert company(sit(file, names=("Cas", "Dré"))) == [("Cas", None), ("Dré", None)]
    assert company(sit(file, names=("Cas",), bots=("club",))) == [("Cas", None), ("Jef", "club")]
    assert company(sit(file, 1, names=("Cas", "An"))) == [("An", None), ("Cas", None)]
    for said, key in (
        ({"names": ("Cas",)}, "duplicate-players"),
        ({"names": ("An", "Bo"), "bots": ("club",)}, "fork-bots"),
    ):
        with pytest.raises(GameError) as refusal:
            sit(file, **said)
        assert refusal.value.key == key


def test_a_record_of_a_house_says_which_bots_had_their_seats(tmp_path: Path) -> None:
    held = [{"seat": 1, "bot": "champion", "since": 0, "until": len(RECORD["events"])}]
    luck = BotLuck.beside(bytes.fromhex(RECORD["seal"]["secret"]), tuple(RECORD["seal"]["nonces"]))
    bots = {"hash": luck.hash, "secret": luck.secret.hex(), "held": held, "played": []}
    assert company(sit(written(tmp_path, {**RECORD, "meta": {"bots": bots}}))) == [
        ("Bo", "champion"),
        ("An", None),
    ]
    assert company(sit(written(tmp_path, RECORD))) == [("Bo", None), ("An", None)]


def test_cards_that_were_played_before_are_called_known(tmp_path: Path) -> None:
    loop = sit(written(tmp_path, sealed_game("stich")))
    (notice,) = loop.dialogue.notices
    assert "the cards and dice of a game that was played before" in str(notice)


def test_a_game_played_again_that_was_put_away_goes_on(file: Path) -> None:
    loop = sit(file)
    kept = loop.put_away()
    loop.shelf.let_go()
    again = old_table(Paper(), "en", wishes(file), kept)
    assert again.record() == loop.record()
    again.shelf.let_go()


def test_a_whole_game_is_played_again_kept_and_ranked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_text()
    terminal = Terminal(file.parent, f"--duplicate {file} --bot sensible --save {file.parent / 'kept'}")
    assert "whoever has its record can know what will fall" in terminal.flowing
    terminal.play_to_the_end()
    kept = saved(file.parent / "kept")
    record = read_record(json.loads(kept.read_text()))
    assert judge_falls(record).falls > 0
    assert main(["verify", str(kept)]) == 0
    assert main(["night", str(file), str(kept), "--json"]) == 0
    assert {
        player["games"] for player in json.loads(capsys.readouterr().out.splitlines()[-1])["players"]
    } == {2}
    assert file.read_text() == before


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("mens --duplicate x.json", "leave them out with --duplicate"),
        ("--duplicate x.json --seed 3", "leave them out with --duplicate"),
        ("--duplicate x.json --fork y.json --at 3", "leave them out with --duplicate"),
        ("--rotate 1", "--rotate goes with --duplicate FILE"),
        ("--duplicate x.json --rotate one", "“one”"),
    ],
)
def test_what_a_game_that_is_played_again_has_of_its_own_is_refused(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words.split()]) == 2
    assert said in capsys.readouterr().err
