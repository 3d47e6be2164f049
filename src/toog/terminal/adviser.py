"""The house's advice at the keyboard: a hint for whoever asks, and the coach, who speaks by itself.

Both know what the seat that is asked may see, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec
from rich.text import Text

from toog.bots.question import Question
from toog.bots.requests import WrittenQuestion
from toog.core.errors import GameError
from toog.review.asking import question_of
from toog.review.requests import AdviceRequest, HintRequest
from toog.review.shapes import Advice
from toog.terminal.aside import Aside
from toog.terminal.dialogue import Dialogue
from toog.terminal.hint_page import hint_lines, name_moves, worth_of
from toog.terminal.pages import turn_pages
from toog.terminal.prompts import Offer
from toog.workers import Request, Worker, WorkerLost

if TYPE_CHECKING:
    from toog.review.hinting import HintFacts

A = TypeVar("A")

LIMIT = 3
"""What a move may cost before the coach speaks, of 100 games or in points, if nobody says otherwise."""


@dataclass(frozen=True)
class AdviceWish:
    """What the company wants to hear from the house."""

    hints: bool = False
    """Also where several people sit at the keyboard."""
    coach: int | None = None
    """What a move may cost before the coach speaks; without it the coach is silent."""


NO_ADVICE = AdviceWish()


class Adviser:
    """Alone against bots one may always ask; several at one keyboard have to want it beforehand."""

    def __init__(self, wish: AdviceWish, dialogue: Dialogue, people: int) -> None:
        self.wish = wish
        self.dialogue = dialogue
        self.voice = dialogue.voice
        self.course = dialogue.course
        self.limit = LIMIT if wish.coach is None else wish.coach
        self.coaches = wish.coach is not None
        dialogue.hinting = people == 1 or wish.hints or self.coaches
        self.worker = Worker()
        self.aside = Aside(self.worker)
        self.is_ready = False

    @property
    def wish_now(self) -> AdviceWish:
        """For the next game of the same company."""
        return AdviceWish(self.wish.hints, self.limit if self.coaches else None)

    def stop(self) -> None:
        self.aside.stop()

    def may(self) -> bool:
        """Says why not, where nobody may ask."""
        if not self.dialogue.hinting:
            self.dialogue.warn(self.voice.say("play-hint-several"))
        return self.dialogue.hinting

    # A hint

    def give_hint(self, seat: int, offers: Sequence[Offer]) -> None:
        """A page with every move; what is best stands under the board afterwards."""
        if not self.may():
            return
        if not offers:
            self.dialogue.warn(self.voice.say("play-hint-nothing"))
            return
        found = self.ask(self.hint_request(question_of(self.course, seat)))
        if found is not None:
            self.show(msgspec.to_builtins(found), seat, offers)

    def hint_request(self, question: Question) -> HintRequest:
        written = WrittenQuestion.of(question)
        return HintRequest(written, self.voice.language, list(self.course.players))

    def show(self, found: HintFacts, seat: int, offers: Sequence[Offer]) -> None:
        screen = self.dialogue.screen
        lines = hint_lines(found, self.dialogue.name(seat), self.voice, offers, screen.width)
        turn_pages(screen, self.voice, *lines)
        (best,) = name_moves([found["best"]], offers)
        worth = worth_of(found["moves"][0], found["unit"], self.voice)
        self.dialogue.note(self.voice.say("play-hint-best", move=best, worth=worth))

    # The coach

    def switch(self) -> None:
        if self.may():
            self.coaches = not self.coaches
            unit = "points" if self.plays_for_points else "win"
            on = self.voice.say("play-coach-on", limit=self.limit, unit=unit)
            self.dialogue.note(on if self.coaches else self.voice.say("play-coach-off"))

    @property
    def plays_for_points(self) -> bool:
        return len(self.course.players) == 1

    def consider(self, seat: int, offers: Sequence[Offer]) -> Question | None:
        """What this seat is asked now, if the coach looks on and there is something to choose."""
        if not self.coaches or len(offers) < 2:
            return None
        return question_of(self.course, seat)

    def get_ready(self, seat: int, offers: Sequence[Offer]) -> None:
        """Before the first choice that the coach looks at, while the person still thinks."""
        question = None if self.is_ready else self.consider(seat, offers)
        if question is not None:
            self.is_ready = True
            self.aside.hand_over(partial(self.prepare, self.hint_request(question)))

    def prepare(self, request: HintRequest) -> None:
        """What goes wrong here goes wrong again where someone waits for it, and is said there."""
        with suppress(GameError, WorkerLost):
            self.worker.ask(request)

    def judge(self, question: Question | None, word: str, offers: Sequence[Offer]) -> list[Text]:
        """What the coach says of this answer, line by line: nothing where it did not cost too much."""
        if question is None:
            return []
        limit = self.limit if self.plays_for_points else self.limit / 100
        written, players = WrittenQuestion.of(question), list(self.course.players)
        advice = self.ask(AdviceRequest(written, word, limit, self.voice.language, players))
        return [] if advice is None else self.lines_of(advice, offers)

    def lines_of(self, advice: Advice, offers: Sequence[Offer]) -> list[Text]:
        say = self.voice.say
        better, played = name_moves([advice.better, advice.played], offers)
        loss = round(advice.loss * (100 if advice.unit == "win" else 1), 1)
        labels = ((say("coach-better"), better, "bold green"), (say("coach-played"), played, ""))
        return [
            Text(say("coach-title"), "bold yellow"),
            *(Text.assemble(f"{say('play-labelled', label=key)} ", (move, how)) for key, move, how in labels),
            Text(say(f"coach-cost-{advice.unit}", loss=int(loss) if loss.is_integer() else loss)),
            *(Text(reason.text) for reason in advice.reasons),
        ]

    def ask(self, request: Request[A, None]) -> A | None:
        """What the house answers; None where it cannot, which is said."""
        waits = self.voice.say("play-hint-thinks")
        try:
            return self.aside.wait_for(
                lambda: self.worker.ask(request), lambda: self.dialogue.show_waiting(waits)
            )
        except WorkerLost:
            self.dialogue.warn(self.voice.say("play-hint-lost"))
        except GameError as error:
            self.dialogue.warn(self.voice.error(error))
        return None
