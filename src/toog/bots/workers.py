"""Processes in which bots think: started when first needed, and again when one is lost."""

from __future__ import annotations

import json
import os
from subprocess import Popen
from typing import IO, Any, cast

from toog import child_process
from toog.bots.question import Question
from toog.core.errors import BotError, quote

LEAVING_SECONDS = 5.0


class Worker:
    """One such process. Answers one order at a time, so a thread has one for itself."""

    def __init__(self) -> None:
        self.process: Popen[str] | None = None

    def move(self, bot: str, question: Question) -> int:
        """The move that a bot of this name answers."""
        told = self.obey({"do": "answer", "bot": bot, "question": question.write()})
        return int(told["move"])

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Lets a bot get ready for a game of so many players by these house rules."""
        self.obey({"do": "warm", "bot": bot, "game": game, "players": players, "options": options})

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """What it answers. One that dies of its order, or cannot be started, is not asked again."""
        line = json.dumps(order)
        try:
            told = self.told(line)
        except (OSError, ValueError) as lost:
            self.stop()
            who = order.get("bot") or ", ".join(order.get("bots", ()))
            raise BotError("bot-died", bot=quote(who)) from lost
        if "error" in told:
            raise BotError(told["error"], told["rule"], **told["arguments"])
        return told

    def told(self, line: str) -> dict[str, Any]:
        process = self.started()
        print(line, file=process.stdin, flush=True)
        told: dict[str, Any] = json.loads(cast(IO[str], process.stdout).readline())
        return told

    def started(self) -> Popen[str]:
        if self.process is None:
            self.process = child_process.start("toog.bots.worker", os.environ)
        return self.process

    def end(self) -> None:
        """Ends it in the middle of a thought, from another thread: whoever waits is told that it died."""
        if (process := self.process) is not None:
            process.kill()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            child_process.leave(process, LEAVING_SECONDS)
