"""A fair handicap in a language: what everyone is given, who then wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.registry import find_game
from toog.lab.estimate import Estimate
from toog.lab.handicap import OPTION, Handicap
from toog.lab.sentences import number, places_of
from toog.lab.shapes import Evened
from toog.texts import Voice

PERCENT = 100


class HandicapNarrator:
    """Says what was found of people by these names."""

    def __init__(self, found: Handicap, names: Sequence[str], voice: Voice) -> None:
        self.found = found
        self.names = list(names)
        self.voice = voice

    def told(self) -> Evened:
        """Everything that is told, as the page shows it."""
        return Evened(list(self.found.given), self.sentences())

    def sentences(self) -> list[str]:
        without = self.voice.say("handicap-without", shares=self.shares(self.found.without))
        if not any(self.found.given):
            return [self.voice.say("handicap-nothing"), without, *self.rest(), *self.counted()]
        option = find_game(self.found.game).option(OPTION)
        gives = self.voice.say("handicap-gives", given=self.voice.each(option, self.found.given, self.names))
        then = self.voice.say("handicap-with", shares=self.shares(self.found.shares))
        return [gives, then, without, *self.rest(), *self.counted()]

    def shares(self, shares: Sequence[Estimate]) -> str:
        """An 51 ± 2, Bo 49 ± 2: of a hundred games."""
        return self.voice.list_of(
            [self.share(name, share) for name, share in zip(self.names, shares, strict=True)]
        )

    def share(self, name: str, share: Estimate) -> str:
        bound = PERCENT * share.bound
        places = min(1, places_of(bound))
        return self.voice.say(
            "handicap-share",
            name=name,
            share=number(PERCENT * share.value, places),
            error=number(bound, places),
        )

    def rest(self) -> list[str]:
        """How far from even it stays, where that is beyond the error."""
        found = self.found
        if found.is_even:
            return []
        key = "handicap-limit" if found.at_limit else "handicap-gap"
        name = self.names[found.farthest]
        return [self.voice.say(key, name=name, gap=number(PERCENT * found.gap.value, 1))]

    def counted(self) -> list[str]:
        """As what everyone was played who is not just of a level that can be."""
        said = {name: self.counted_as(who) for who, name in enumerate(self.names)}
        return [sentence for sentence in dict.fromkeys(said.values()) if sentence]

    def counted_as(self, who: int) -> str:
        player, strength = self.found.players[who], self.found.strengths[who]
        level = self.voice.say(f"page-level-{strength.levels[-1]}")
        if isinstance(player, str):
            better = self.voice.say(f"page-level-{player}")
            return self.voice.say("handicap-thinks", level=better, other=level) if strength.outside else ""
        if len(strength.levels) == 1:
            return self.voice.say("handicap-as", name=self.names[who], level=level, choices=player.choices)
        weaker = self.voice.say(f"page-level-{strength.levels[0]}")
        return self.voice.say(
            "handicap-between", name=self.names[who], weaker=weaker, stronger=level, choices=player.choices
        )
