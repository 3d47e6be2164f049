"""Processes in which bots think: started when first needed, and again when one is lost."""

from __future__ import annotations

from typing import Any

from toog.bots.question import Question
from toog.child_process import Child, ChildLost
from toog.core.errors import BotError, quote


class Worker(Child):
    """One such process. Answers one order at a time, so a thread has one for itself."""

    module = "toog.bots.worker"

    def move(self, bot: str, question: Question) -> int:
        """The move that a bot of this name answers."""
        told = self.obey({"do": "answer", "bot": bot, "question": question.write()})
        return int(told["move"])

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Lets a bot get ready for a game of so many players by these house rules."""
        self.obey({"do": "warm", "bot": bot, "game": game, "players": players, "options": options})

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """What it answers. One that dies of its order, or cannot be started, is not asked again."""
        try:
            told = self.ask(order)
        except ChildLost as lost:
            who = order.get("bot") or ", ".join(order.get("bots", ()))
            raise BotError("bot-died", bot=quote(who)) from lost
        if "error" in told:
            raise BotError(told["error"], told["rule"], **told["arguments"])
        return told
