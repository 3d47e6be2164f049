"""The page of levels is what was measured, and says that each level is stronger than the one below."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace

import pytest

from facts import levels
from facts.levels import COMPANIES, FOLDER, MATCHES, STEPS, WITHOUT_CHOICE, page_of, step_of, unmeasured
from tests.conformance.house import OWN_GAMES

MEASURED = json.loads((FOLDER / "levels.json").read_text(encoding="utf-8"))


def test_the_page_is_written_from_what_was_measured() -> None:
    assert (FOLDER / "levels.md").read_text(encoding="utf-8") == page_of(MEASURED).text
    assert set(MEASURED) == {game for game in OWN_GAMES if game not in WITHOUT_CHOICE}
    for rows in MEASURED.values():
        met = [(row["bot"], row["others"], row["players"]) for row in rows]
        meetings = [(*match, players) for match in MATCHES for players in COMPANIES]
        assert met == [meeting for meeting in meetings if meeting in met]


@pytest.mark.parametrize("game", MEASURED)
def test_bounds_lie_around_their_share(game: str) -> None:
    for row in MEASURED[game]:
        assert row["low"] < row["share"] < row["high"]
        assert row["games"] >= 100


@pytest.mark.parametrize("game", MEASURED)
def test_a_beginner_is_weaker_than_a_sensible_player_at_every_table(game: str) -> None:
    """Compiled, so it is measured for all: beyond three standard errors, and so is what was to be seen."""
    for players in COMPANIES:
        rows = {(row["bot"], row["others"]): row for row in MEASURED[game] if row["players"] == players}
        assert step_of(rows["sensible", "beginner"]) == "yes"
        assert rows["beginner", "sensible"]["high"] < 1 / players


def test_a_step_that_was_not_seen_is_called_alike() -> None:
    row = {"bot": "champion", "others": "club", "players": 4, "games": 100, "share": 0.3}
    assert STEPS[-1] == ("champion", "club")
    assert step_of(row) == "alike, as far as measured (+1.1)"
    assert step_of({**row, "games": 10_000}) == "yes"
    assert step_of({**row, "adjusted": 0.3, "bound": 0.01}) == "yes"
    assert step_of({**row, "bot": "beginner"}) == ""


def test_every_step_is_measured_or_said_not_to_be() -> None:
    text = page_of(MEASURED).text
    for rows in MEASURED.values():
        assert all(sentence in text for sentence in unmeasured(rows))
        assert len(unmeasured(rows)) + sum(step_of(row) != "" for row in rows) == len(STEPS) * len(COMPANIES)
    met = [{"bot": one, "others": others, "players": 2} for one, others in STEPS]
    assert len(unmeasured(met)) == len(STEPS) * (len(COMPANIES) - 1)


def test_the_command_of_the_page_is_the_one_that_writes_it() -> None:
    assert re.search(r"`python -m facts\.levels`", page_of(MEASURED).text)


def test_as_many_games_are_told_as_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def simulated(game: str, bots: list[str], games: int, seed: int) -> SimpleNamespace:
        played.append(games)
        return SimpleNamespace(wins=[1 / len(bots)] * len(bots))

    monkeypatch.setattr(levels, "simulate", simulated)
    assert levels.in_bulk("mens", "sensible", "beginner", 3, 100)["games"] == sum(played) == 99
