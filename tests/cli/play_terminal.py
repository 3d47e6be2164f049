"""A real terminal with `toog play` in it, and a player who knows only what the screen says."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pyte

PROMPT = "›"
PATIENCE = 60  # seconds; a whole game of bots is written down event by event, on whatever disk there is


class Terminal:
    def __init__(
        self, folder: Path, words: str, *, columns: int = 80, lines: int = 24, quick: bool = True
    ) -> None:
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "TERM": "xterm"}
        home["TOOG_QUICK"] = "1" if quick else ""
        around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "toog", "play", *words.split()],
            env={**around, "LC_ALL": "C.UTF-8", "TOOG_LANG": "en", **home},
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.over = False
        self.wait(PROMPT)

    def wait(self, *signs: str) -> str:
        """Until one of these signs is shown, or the program has ended.

        `printed` is all that was said meanwhile, also what has scrolled away.
        """
        self.over = self.child.expect_exact([pexpect.EOF, *signs]) == 0
        said = str(self.child.before or "")
        self.printed = " ".join(re.sub(r"\x1b\[[0-9;?]*\w", "", said).split())
        self.stream.feed(said if self.over else said + PROMPT)
        return self.text

    def type(self, *lines: str) -> str:
        for line in lines:
            self.screen.reset()
            self.child.sendline(line)
            self.wait(PROMPT)
        return self.text

    def resize(self, columns: int, lines: int) -> str:
        """Until everything is painted again, with the question under it."""
        self.screen.resize(lines, columns)
        self.screen.reset()
        self.child.setwinsize(lines, columns)
        return self.wait_for_paint()

    def wait_for_paint(self) -> str:
        """Past the prompt as the editor draws it by itself, to the one under a new painting."""
        self.child.expect_exact("\x1b[2J")
        return self.wait(PROMPT)

    def press(self, key: str) -> str:
        """A key that ends it."""
        self.screen.reset()
        self.child.sendcontrol(key)
        return self.wait()

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).rstrip()

    @property
    def flowing(self) -> str:
        """The words of the screen without regard to where lines break."""
        return " ".join(self.text.split())

    @property
    def prompt(self) -> str:
        return next(line for line in reversed(self.lines) if PROMPT in line)

    def close_window(self) -> int:
        """The terminal is gone, without a word to the program but that of the system."""
        vars(self.child)["ptyproc"].fileobj.close()
        self.child.wait()
        return -(self.child.signalstatus or 0) if self.child.exitstatus is None else self.child.exitstatus

    def leave(self) -> int:
        """The program has ended, though the system may still be clearing it away."""
        assert self.over
        self.child.wait()
        return -1 if self.child.exitstatus is None else self.child.exitstatus

    def play_to_the_end(self, most: int = 150) -> str:
        """Enter where Enter does something, otherwise a choice from the list. Answers what is said last."""
        said = ""
        for _ in range(most):
            if self.over:
                return f"{said} {self.printed}"
            said = self.printed
            self.type("" if re.search("Enter|Entrée", self.prompt) else self.choice())
        raise AssertionError("the game never ended")

    def choice(self) -> str:
        """The last of the list, just above the hints: a tag, or a move with the first of its places."""
        hints = next(at for at, line in enumerate(self.lines) if line.startswith("? ·"))
        above = [line for line in self.lines[:hints] if line and not line.startswith("   ")]
        first = above[-1].strip().split("  ")[0]
        tag = first.split()[0]
        return tag if len(tag) < 3 else " ".join(first.split()[:2])


def saved(folder: Path) -> Path:
    """The one record in there."""
    (file,) = folder.glob("*.json")
    return file
