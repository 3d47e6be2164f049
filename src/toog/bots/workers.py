"""Processes in which bots think: started when first needed, and again when one is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from typing import Any

from toog.bots.question import Question
from toog.core.errors import BotError, quote

LEAVING_SECONDS = 5.0


class Worker:
    """One such process. Answers one order at a time, so a thread has one for itself."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def move(self, bot: str, question: Question) -> int:
        """The move that a bot of this name answers."""
        told = self.obey({"do": "answer", "bot": bot, "question": question.write()})
        return int(told["move"])

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """What it answers. One that dies of its order is not asked again."""
        process = self.started()
        line = ""
        if process.stdin is not None and process.stdout is not None:
            with suppress(BrokenPipeError):
                print(json.dumps(order), file=process.stdin, flush=True)
                line = process.stdout.readline()
        if not line:
            self.stop()
            who = order.get("bot") or ", ".join(order.get("bots", ()))
            raise BotError("bot-died", bot=quote(who))
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise BotError(told["error"], told["rule"], **told["arguments"])
        return told

    def started(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "toog.bots.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                env={**os.environ, "PYTHONPATH": search_path()},
                start_new_session=True,  # Ctrl-C is for the asker to hear
            )
        return self.process

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
        try:
            process.wait(LEAVING_SECONDS)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            process.kill()
            process.wait()


def search_path() -> str:
    """The worker finds the same modules as this process, those of the folder one works in as well."""
    return os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109
