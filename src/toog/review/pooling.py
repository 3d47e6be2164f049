"""How well people play, over several games that were reviewed: by name and game, with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Game
from toog.review.grades import NO_CHOICES, PlaySums, plain_share
from toog.review.judge import Unit
from toog.review.reviewing import Review
from toog.review.sentences import play_in_words
from toog.texts import Voice


@dataclass(frozen=True)
class Pooled:
    """How one player, by name, plays one game. Games for points and games to win are kept apart."""

    name: str
    game: Game[Any]
    unit: Unit
    games: int
    sums: PlaySums

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "game": self.game.name,
            "unit": self.unit,
            "games": self.games,
            "choices": self.sums.choices,
            "loss": self.sums.loss,
            **plain_share(self.sums),
        }

    def said(self, language: str) -> str:
        voice = Voice(language, self.game)
        if self.sums.stake <= 0:
            return voice.say("review-no-choice", name=self.name)
        told = play_in_words(self.sums, voice)
        return voice.say("review-pooled", game=voice.say("name"), name=self.name, games=self.games, **told)


def pool(reviews: Iterable[Review]) -> list[Pooled]:
    """Return what each player's games come to, in the order in which players first appear."""
    found: dict[tuple[str, str, Unit], Pooled] = {}
    for review in reviews:
        game = review.record.game
        for seat, name in enumerate(review.record.players):
            before = found.get((name, game.name, review.unit))
            games, sums = (0, NO_CHOICES) if before is None else (before.games, before.sums)
            one = Pooled(name, game, review.unit, games + 1, sums + review.play_of(seat))
            found[name, game.name, review.unit] = one
    return list(found.values())
