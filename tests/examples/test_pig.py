"""Pig, in a package of its own: installed, it is a game of the house without a line of toog changed."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.play_terminal import Terminal, saved
from tests.examples.installing import PIG, ROOT, install, lay_down, path_with
from tests.server.house_talk import serving

LIBRARY = """
import toog
match = toog.Match("pig", players=["An", "Bo"], options={"goal": 30}, seed=7)
while not match.winners:
    match.play(match.legal()[-1])
assert match.scores[match.winners[0]] >= 30
assert toog.Match.from_record(match.record()).view(seat=0) == match.view(seat=0)
print(toog.game_names())
"""
LOST_AT_TWENTY = 0.6245  # of all turns of who always throws until 20, by the recursion in the test


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(PIG, tmp_path_factory.mktemp("pig"))


@pytest.fixture(autouse=True)
def with_pig(pig: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every program that is started finds it."""
    monkeypatch.setenv("PYTHONPATH", path_with(pig))
    monkeypatch.setenv("TOOG_LANG", "en")


def run(*words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=cwd, capture_output=True, text=True, check=False)


def toog(*words: str) -> str:
    done = run("-m", "toog", *words)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_what_is_laid_by_hand_is_what_pip_installs(pig: Path, tmp_path: Path) -> None:
    def files(folder: Path) -> dict[str, bytes]:
        module = folder / "toog_pig"
        kept = [path for path in module.rglob("*") if path.suffix in (".py", ".ftl", ".typed")]
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in kept}

    assert files(lay_down(PIG, tmp_path)) == files(pig)
    assert {path.name for path in pig.iterdir()} == {path.name for path in tmp_path.iterdir()}


def test_a_program_plays_it() -> None:
    done = run("-c", LIBRARY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(("azen_jagen", "mens", "pietjesbak", "pig", "stich", "zocken"))


AMONG_OURS = """
import toog.games
toog.games.__path__.append({folder!r})
import toog
print(toog.game_names())
match = toog.play("pig", ["sensible", "random"], seed=1)
played = toog.simulate("pig", ["sensible", "random"], 200, options={{"goal": 200}})
print(match.record()["game"], played.wins[0] > 0.8)
"""


def test_its_folder_among_the_games_of_the_house_is_one_of_them(tmp_path: Path) -> None:
    """Nothing else has to be told."""
    shutil.copytree(PIG / "src" / "toog_pig", tmp_path / "pig")
    for path in (tmp_path / "pig").rglob("*.py"):
        path.write_text(
            path.read_text(encoding="utf-8").replace("toog_pig", "toog.games.pig"), encoding="utf-8"
        )
    done = run("-c", AMONG_OURS.format(folder=str(tmp_path)))
    names = ("azen_jagen", "mens", "pietjesbak", "pig", "stich", "zocken")
    assert (done.stdout.splitlines(), done.stderr) == ([str(names), "pig True"], "")


def lost_until(enough: int, stake: int = 0) -> float:
    """How likely a turn ends with a one when it is thrown until `enough`: 1/6 at each throw (G3)."""
    if stake >= enough:
        return 0.0
    return 1 / 6 + sum(lost_until(enough, stake + pips) for pips in range(2, 7)) / 6


def test_it_is_simulated_compiled_and_its_bot_holds_at_twenty() -> None:
    assert lost_until(20) == pytest.approx(LOST_AT_TWENTY, abs=0.0001)
    words = ("--games", "20000", "--option", "goal=200", "--seed", "3", "--json")
    facts = json.loads(toog("simulate", "pig", "--bots", "sensible", *words))
    assert len(facts["wins"]) == 2, "as many as usual"
    # who is about to win holds sooner, and the last turn is never lost
    assert LOST_AT_TWENTY - 0.02 < facts["counts"]["lost"] < LOST_AT_TWENTY
    against = json.loads(toog("simulate", "pig", "--bots", "sensible,random", *words))
    assert against["wins"][0] > 0.9


def test_a_record_of_it_is_replayed_and_verified() -> None:
    file = str(PIG / "game.json")
    assert "Won by Bo." in toog("replay", file)
    facts = json.loads(toog("replay", file, "--json"))
    assert (facts["game"], facts["over"], facts["winners"]) == ("pig", True, [1])
    verified = json.loads(toog("verify", file, "--json"))
    assert (verified["game"], verified["verified"], verified["falls"]) == ("pig", True, 35)
    assert (verified["over"], verified["seal"], verified["binds"]) == (True, 1, ["dice"])


@pytest.mark.parametrize("words", ["--bot sensible", "--bot random --lang nl"])
def test_it_is_played_in_a_terminal_to_its_end(words: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, f"pig --name An {words} --option goal=20 --quick --save {tmp_path}")
    assert "Pig" in terminal.text
    assert "★" in terminal.play_to_the_end()
    assert "Verified" in toog("verify", str(saved(tmp_path)))


def test_the_terminal_calls_things_as_the_catalogue_does(tmp_path: Path) -> None:
    words = "pig --name An --name Bo --option goal=20 --option least=10 --seed 3 --lang nl"
    terminal = Terminal(tmp_path, f"{words} --auto none --save {tmp_path}")
    shown = terminal.type("")
    assert "op het spel" in shown
    assert "nog eens" in shown
    assert "is te weinig om op te houden" in terminal.type("hou op")


def test_it_is_served(tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as house, httpx.Client(base_url=house.address) as client:
        games: Sequence[Any] = client.get("/api/house").json()["games"]
        assert (games[-1]["name"], games[-1]["usual"]) == ("pig", 2), "who claims no place comes last"
        words = client.get("/api/games/pig/texts/nl").json()["text"]
        assert "Eén dobbelsteen" in words
        view = client.get("/api/schema").json()["views"]["pig"]
        assert view == {"$ref": "#/$defs/pig.View"}
        laid = client.post("/api/tables", json={"game": "pig", "players": 2, "name": "An"})
        assert laid.status_code == 201


# One that cannot be played


@pytest.fixture
def broken(pig: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A second game in the same environment, whose letter is taken. Answers the sentence about it."""
    copy = lay_down(PIG, tmp_path / "broken")
    (copy / "toog_pig").rename(copy / "toog_hog")
    for path in (copy / "toog_hog").rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("toog_pig", "toog_hog").replace('"pig"', '"hog"')
        path.write_text(text, encoding="utf-8")
    (metadata,) = copy.glob("*.dist-info")
    head = "Metadata-Version: 2.1\nName: toog-zhog\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[toog.games]\nhog = toog_hog:GAME\n", encoding="utf-8")
    metadata.rename(copy / "toog_zhog-1.0.dist-info")
    monkeypatch.setenv("PYTHONPATH", path_with(copy))
    return "toog: the game hog of toog-zhog stays away: its letter G is that of pig\n"


def test_a_game_that_stays_away_is_one_line_where_all_are_offered(broken: str) -> None:
    done = run("-m", "toog", "--help")
    assert (done.returncode, done.stderr) == (0, broken)
    assert " pig " in done.stdout
    assert " hog " not in done.stdout


def test_a_game_that_stays_away_says_why_when_it_is_asked_for(broken: str) -> None:
    done = run("-m", "toog", "rules", "hog")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", broken)


def test_a_house_opens_without_the_game_that_stays_away(broken: str, tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as house:
        games = httpx.get(f"{house.address}/api/house").json()["games"]
    assert [game["name"] for game in games][-1] == "pig"
