"""What we measure ourselves against: a loop in C written by hand, and OpenSpiel."""

from __future__ import annotations

import importlib.util
import random
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parent / "pietjesbak.c"


class HandWrittenC:
    """Pietjesbak in C, compiled with -O3. Answers None where there is no C compiler."""

    def __init__(self) -> None:
        self.program = Path(tempfile.mkdtemp()) / "pietjesbak"
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        self.there = compiler is not None
        if compiler:
            subprocess.run([compiler, "-O3", "-o", self.program, SOURCE], check=True)

    def games_per_second(self, players: int, games: int) -> float:
        command = [str(self.program), str(players), str(games), "7"]
        played, seconds, *_ = subprocess.run(
            command, check=True, capture_output=True, text=True
        ).stdout.split()
        return int(played) / float(seconds)


def open_spiel_is_there() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


class OpenSpiel:
    """Mensch ärgere dich nicht (`maedn`) for four, the nearest relative of our Mens."""

    def __init__(self) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game("maedn(players=4)")

    def from_python(self, seconds: float) -> float:
        """Games a second as a Python program plays them."""
        rng = random.Random(1)
        began = time.perf_counter()
        games = 0
        while time.perf_counter() - began < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(rng.choice(actions))
            games += 1
        return games / (time.perf_counter() - began)

    def inside(self, games: int) -> float:
        """Games a second inside its C++: one call plays a whole game between its random bots."""
        bots = [self.spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
        began = time.perf_counter()
        for number in range(games):
            self.spiel.evaluate_bots(self.game.new_initial_state(), bots, number)
        return games / (time.perf_counter() - began)
