"""What is said of a review: when it happened, what it was in the words of the game, and how much it did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from toog.core.contract import SPECTATOR, Event, Telling
from toog.core.course import Course
from toog.core.errors import quote
from toog.core.falls import Dice
from toog.core.record import read_event
from toog.review.figures import Figures
from toog.review.grades import PlaySums
from toog.review.pricing import Priced
from toog.review.reviewing import Review
from toog.texts import Voice

MOST_TOLD = 2
"""Sentences of one event."""

NEXT = frozenset(
    {"asks-bets", "lead-goes-on", "opens-hunt", "opens-round", "opens-turn", "throws-again", "tries-again"}
)
"""Tellings of what comes after an event: whose turn it is, and what is asked."""


class ReviewNarrator(Figures):
    """Speaks of one review in one language."""

    def __init__(self, review: Review, voice: Voice) -> None:
        super().__init__(voice, review.unit)
        self.review = review
        self.names = review.record.players
        self.rounds, self.told, self.instead = play_over(review)

    def when(self, event: int) -> str:
        number = self.rounds[event]
        if number == 0:
            return self.voice.say("review-before")
        return self.voice.say("review-when", heading=self.voice.say("sheet-round"), round=number)

    def what(self, event: int) -> str:
        return " ".join(self.voice.tell(telling, self.names) for telling in own_tellings(self.told[event]))

    def turning_point(self, event: Priced, seat: int) -> str:
        return self.voice.say(
            "review-turning",
            when=self.when(event.event),
            what=self.what(event.event),
            name=self.names[seat],
            change=self.change(event.change[seat]),
        )

    def decision(self, event: Priced) -> str:
        """What it lost, and what would have been better: in the notation only where words are the same."""
        played, best = self.review.record.events[event.event][1], str(event.best)
        tellings = own_tellings(self.told[event.event])
        told = [tell_choice(self.voice, one, played, self.names) for one in tellings]
        better = [tell_choice(self.voice, one, best, self.names) for one in self.instead[event.event]]
        return self.voice.say(
            "review-decision",
            when=self.when(event.event),
            what=" ".join(told),
            name=self.names[event.seat],
            change=self.change(-event.loss),
            instead=quote(best) if better[:1] in ([], told[:1]) else better[0],
        )

    def play(self, seat: int) -> str:
        """How well one seat played, over its real choices."""
        name, play = self.names[seat], self.review.play_of(seat)
        if play.stake <= 0:
            return self.voice.say("review-no-choice", name=name)
        return self.voice.say("review-play", name=name, **play_in_words(play, self.voice))

    def title(self) -> str:
        return self.voice.say("review-title", game=self.voice.say("name"))

    def ends(self) -> str:
        """Where everyone began and ended: the picture of the curve in words."""
        account = self.review.account
        ends = zip(self.names, account.start, account.result, strict=True)
        return " ".join(
            self.voice.say("review-from-to", name=name, start=self.value(start), result=self.value(result))
            for name, start, result in ends
        )

    def certainty(self) -> str:
        """How far values may be off, and what was not reviewed."""
        said = self.off_by(list(chain(*self.review.off)), exact=self.review.exact)
        if self.review.hidden:
            said += f" {self.voice.say('review-hidden', drift=self.value(self.review.usual_drift))}"
        if self.review.first > 0:
            said += f" {self.voice.say('review-forked', event=self.review.first)}"
        return said


def own_tellings(told: Sequence[Telling]) -> list[Telling]:
    """What an event itself was, without what comes next."""
    own = [telling for telling in told if telling.key not in NEXT]
    return (own or list(told))[:MOST_TOLD]


def play_in_words(play: PlaySums, voice: Voice) -> dict[str, str | int]:
    """The share that was lost, how sure that is, and the words for it."""
    percent = Figures(voice, "win").scale
    words = [voice.say(f"review-word-{grade}") for grade in play.grades]
    if len(words) > 1:
        words = [voice.say("review-between", best=words[0], worst=words[-1])]
    return {
        "choices": play.choices,
        "share": percent(play.share),
        "error": percent(play.error),
        "word": words[0] if words else voice.say("review-few"),
    }


def play_over(review: Review) -> tuple[list[int], list[list[Telling]], dict[int, list[Telling]]]:
    """The round of every event, what everyone could tell of it, and what of the best move where it lost."""
    game, record = review.record.game, review.record
    course = Course(game, record.players, record.options)
    rounds, events = [], [read_event(event, len(record.players)) for event in record.events]
    better = {event.event: event.best for event in review.events if event.best is not None and event.loss > 0}
    instead = {}
    for number, event in enumerate(events):
        if number in better:
            instead[number] = tell_instead(course, Event(event.seat, better[number]))
        before = game.round_of(course.state)
        course.happen(event)
        opens = event.seat is None and not isinstance(game.falls[game.read_fall(event.word)[0]], Dice)
        rounds.append(game.round_of(course.state) if opens else before)
    return rounds, [told for _, told in course.told()], instead


def tell_instead(course: Course, event: Event) -> list[Telling]:
    """What everyone at the table would have been told of it, had it happened."""
    twin = course.copy()
    twin.happen(event)
    before, after = (course.game.hidden_copy(one.state, SPECTATOR) for one in (course, twin))
    return course.game.tell(before, event, after)


def tell_choice(voice: Voice, telling: Telling, word: str, names: Sequence[str]) -> str:
    """What a move was; where moves are told alike, as `choice-<key>`, which knows the step of the word."""
    key = f"choice-{telling.key}"
    if not voice.knows(key):
        return voice.tell(telling, names)
    return voice.say(key, step=int(word.rpartition(" ")[2]), **voice.with_names(telling.arguments, names))
