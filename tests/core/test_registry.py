"""The games of other packages: found by their entry points, and refused in one sentence each."""

from __future__ import annotations

import ast
import dataclasses
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from toog.core import registry
from toog.core.contract import LAST
from toog.core.errors import BadArgument
from toog.core.installed import Installed, find_installed, package_of
from toog.core.registry import find_game, game_names, games_in_order, load_game, own_names, refused_games
from toog.fast.cache import ROOMS_ABOVE

OWN = [load_game(name) for name in own_names()]
COPY = """
import ast
import dataclasses
import pathlib
from toog.games.pietjesbak import GAME as PIETJESBAK

def copy(**changed):
    facts = {{"name": "{name}", "letter": "Q", "place": 99, "folder": pathlib.Path(__file__).parent}}
    return dataclasses.replace(PIETJESBAK, **facts | changed)
"""


def bring(folder: Path, package: str, code: str, name: str = "quiz", *, words: bool = True) -> None:
    """Lays a package there as pip does, with a module that holds one game."""
    module = folder / package
    (module / "texts").mkdir(parents=True)
    (module / "__init__.py").write_text(COPY.format(name=name) + code, encoding="utf-8")
    if words:
        (module / "texts" / "en.ftl").write_text("name = Quiz\n", encoding="utf-8")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    (facts / "entry_points.txt").write_text(f"[toog.games]\n{name} = {package}:GAME\n", encoding="utf-8")


def found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    monkeypatch.syspath_prepend(str(folder))
    return find_installed(OWN)


def test_a_game_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, "quiz_object", "GAME = copy()")
    installed = found(tmp_path, monkeypatch)
    assert installed.games["quiz"].letter == "Q"
    assert installed.refused == ()


def test_everything_of_an_installed_game_is_found_in_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(tmp_path, "quiz_whole", "GAME = copy()")
    (tmp_path / "quiz_whole" / "review").mkdir()
    (tmp_path / "quiz_whole" / "review" / "judge.py").write_text("exact = True\n", encoding="utf-8")
    brought = found(tmp_path, monkeypatch)
    monkeypatch.setattr(registry, "installed", lambda: brought)
    assert registry.part_of("quiz", "review.judge").exact
    assert [registry.part_of("quiz", part) for part in ("review.reasons", "solve", "bots.club")] == [None] * 3


def test_a_game_that_is_nowhere_has_no_parts() -> None:
    assert not registry.has_part("go", "review.judge")
    assert registry.part_of("go", "terminal") is None


def test_an_entry_point_may_name_a_function(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, "quiz_function", "GAME = copy")
    assert list(found(tmp_path, monkeypatch).games) == ["quiz"]


@pytest.mark.parametrize(
    ("package", "code", "sentence"),
    [
        ("quiz_raises", "1 / 0", "cannot be played: ZeroDivisionError: division by zero"),
        ("quiz_leaves", "raise SystemExit(3)", "cannot be played: SystemExit: 3"),
        ("quiz_lacks", "", "has no attribute 'GAME'"),
        ("quiz_other", "GAME = lambda: 3", "cannot be played: it is no Game"),
        ("quiz_called", "GAME = copy(name='Quiz')", "it is called Quiz"),
        ("quiz_small", "GAME = copy(letter='q')", "its letter is q"),
        ("quiz_common", "GAME = copy(letter='C')", "its letter is C"),
        ("quiz_crowd", "GAME = copy(seats=(2, 9))", "it is for 2 to 9 players"),
        ("quiz_usual", "GAME = copy(usual=1)", "it is for 2 to 8 players"),
        ("quiz_letter", "GAME = copy(letter='P')", "its letter P is that of pietjesbak"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    package: str, code: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(tmp_path, package, code)
    installed = found(tmp_path, monkeypatch)
    assert installed.games == {}
    [refused] = installed.refused
    said = str(refused.error())
    assert sentence in said
    assert said.startswith(f"the game quiz of {package} ")
    assert "\n" not in said


def test_a_game_without_words_stays_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, "quiz_silent", "GAME = copy()", words=False)
    [refused] = found(tmp_path, monkeypatch).refused
    assert "it has no texts/en.ftl" in str(refused.error())


def test_a_name_of_the_house_is_not_given_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, "my_mens", "raise AssertionError", name="mens")
    [refused] = found(tmp_path, monkeypatch).refused
    assert str(refused.error()) == "the game mens of my_mens stays away: another game has that name"


def test_of_two_packages_with_one_name_the_first_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(tmp_path, "quiz_a", "GAME = copy(place=1)")
    bring(tmp_path, "quiz_b", "GAME = copy(place=2)")
    installed = found(tmp_path, monkeypatch)
    assert installed.games["quiz"].place == 1
    assert [refused.arguments["package"] for refused in installed.refused] == ["quiz_b"]


def test_an_entry_point_of_no_package_is_named_by_its_module() -> None:
    entry = EntryPoint(name="quiz", value="quiz_module:GAME", group="toog.games")
    assert package_of(entry) == "quiz_module"


# The registry, with what was found


@pytest.fixture
def with_quiz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, "quiz_good", "GAME = copy(place=0)")
    bring(tmp_path, "quiz_bad", "1 / 0", name="chess")
    both = found(tmp_path, monkeypatch)
    monkeypatch.setattr(registry, "installed", lambda: both)
    for asked in (game_names, games_in_order, load_game):
        monkeypatch.setattr(registry, asked.__name__, asked.__wrapped__)


@pytest.mark.usefixtures("with_quiz")
def test_games_stand_in_their_order_and_are_found_by_name() -> None:
    assert registry.game_names() == tuple(sorted((*own_names(), "quiz")))
    assert [game.name for game in registry.games_in_order()][:2] == ["quiz", "pietjesbak"]
    assert find_game("quiz").letter == "Q"
    assert find_game("mens") is load_game("mens")


@pytest.mark.usefixtures("with_quiz")
def test_a_game_that_stays_away_says_why_when_it_is_asked_for() -> None:
    assert [str(error) for error in refused_games()] == [
        "the game chess of quiz_bad cannot be played: ZeroDivisionError: division by zero"
    ]
    with pytest.raises(BadArgument, match="the game chess of quiz_bad cannot be played"):
        find_game("chess")
    with pytest.raises(BadArgument, match="the games are azen_jagen, mens, pietjesbak, quiz, stich, zocken"):
        find_game("go")


def test_every_game_of_the_house_has_its_place() -> None:
    places = [game.place for game in OWN]
    assert sorted(places) == list(range(1, len(OWN) + 1))
    assert max(places) < LAST


def test_two_sit_down_where_a_game_says_nothing_and_two_may() -> None:
    game = load_game("pietjesbak")
    usual = [
        dataclasses.replace(game, seats=seats, usual=None).usual_players
        for seats in ((1, 1), (1, 8), (2, 8), (3, 8))
    ]
    assert usual == [1, 2, 2, 3]
    assert game.usual_players == 3


def test_nobody_pays_for_other_packages_who_asks_for_a_game_of_the_house() -> None:
    asks = "import toog, sys; toog.Match('mens', players=['An', 'Bo'])"
    seen = "print('toog.core.installed' in sys.modules, 'importlib.metadata' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{asks}; {seen}"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False False\n"


def test_no_room_knows_a_game_by_name() -> None:
    """Everything of a game is in its folder, so that another game is another folder and nothing else."""
    home = Path(registry.__file__).parents[1]
    rooms = [path for path in home.rglob("*.py") if path.relative_to(home).parts[0] != "games"]
    assert len(rooms) > 200
    for path in rooms:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = node.value if isinstance(node, ast.Constant) else getattr(node, "module", None)
            assert not set(str(named).split(".")) & set(own_names()), (
                f"{path}, line {getattr(node, 'lineno', 0)}"
            )


PLAIN = """
import sys
before = set(sys.modules)
import toog.games.{name}
new = {{name.partition(".")[0] for name in set(sys.modules) - before}} - set(sys.stdlib_module_names)
rooms = {{".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("toog.")}}
parts = {{name for name in sys.modules if name.startswith("toog.games.{name}.")}}
print(sorted(new), sorted(rooms), any(name.split(".")[3] in {above} for name in parts))
"""


@pytest.mark.parametrize("name", own_names())
def test_what_is_plain_of_a_game_is_light(name: str) -> None:
    """Whoever loads a game loads no room above it, nor what the game holds for one."""
    program = PLAIN.format(name=name, above=ROOMS_ABOVE)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['toog'] ['toog.core', 'toog.games', 'toog.match'] False"
