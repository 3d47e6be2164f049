"""A review told in a language: what it adds up to, its curve, its moments and its choices."""

from __future__ import annotations

from typing import cast

from toog.review.picture import draw
from toog.review.pricing import Priced
from toog.review.reviewing import DIGITS, Review
from toog.review.rounding import rounded
from toog.review.sentences import ReviewNarrator
from toog.review.shapes import Aspect, CostlyChoice, Moment, ReviewedGame, ReviewedSeat
from toog.texts import Voice


def tell_review(review: Review, language: str) -> ReviewedGame:
    """Everything a page shows of it, in sentences where it is to be read."""
    narrator = ReviewNarrator(review, Voice(language, review.record.game))
    told = Teller(review, narrator)
    costliest = review.costliest
    return ReviewedGame(
        game=review.record.game.name,
        players=list(review.record.players),
        unit=review.unit,
        exact=review.exact,
        over=review.over,
        certainty=narrator.certainty(),
        seats=[told.seat(seat) for seat in review.seats],
        curve=[list(values) for values in review.curve],
        at=review.curve_at,
        rounds=narrator.rounds,
        turning_points=[told.moment(one) for one in review.turning_points()],
        luckiest=told.moment_if(review.luckiest),
        unluckiest=told.moment_if(review.unluckiest),
        costliest=None if costliest is None else told.choice(costliest),
        choices=[told.choice(event) for event in review.events if has_lost(event)],
        again=told.again(),
        picture=draw(review, narrator, narrator.title(), narrator.ends()),
    )


def has_lost(event: Priced) -> bool:
    """Whether there was something to choose, and something better."""
    return event.choices > 1 and round(event.loss, DIGITS) > 0


class Teller:
    """Puts the parts of one review into words."""

    def __init__(self, review: Review, narrator: ReviewNarrator) -> None:
        self.review = review
        self.narrator = narrator

    def seat(self, seat: int) -> ReviewedSeat:
        account, play = self.review.account.of(seat), self.review.play_of(seat)
        return ReviewedSeat(
            **self.review.account.plain(seat),
            shown=rounded(list(account.values()), self.review.unit),
            choices=play.choices,
            error=play.mean_loss,
            compared=self.compared(play.mean_loss),
            sums=play,
            grades=list(play.grades),
            said=self.narrator.play(seat),
        )

    def compared(self, error: float) -> float:
        """With about what the sensible player loses; 0 where nobody decides anything."""
        return error / self.review.yardstick if self.review.yardstick else 0.0

    def moment(self, one: tuple[Priced, int]) -> Moment:
        event, seat = one
        text = self.narrator.turning_point(event, seat)
        return Moment(event.event, seat, event.kind, event.change[seat], text)

    def moment_if(self, one: tuple[Priced, int] | None) -> Moment | None:
        return None if one is None else self.moment(one)

    def choice(self, event: Priced) -> CostlyChoice:
        played = self.review.record.events[event.event][1]
        best, text = cast(str, event.best), self.narrator.decision(event)
        return CostlyChoice(event.event, event.seat, played, best, event.loss, text)

    def again(self) -> list[list[Aspect]]:
        """By seat, what the champion makes of the same throws, part by part."""
        say = self.narrator.voice.say
        return [
            [
                Aspect(
                    say(f"review-aspect-{aspect}"),
                    tally.you[aspect],
                    tally.expected[aspect],
                    tally.best[aspect],
                )
                for aspect in tally.told
            ]
            for tally in self.review.again
        ]
