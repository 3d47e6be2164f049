"""The ranking of a duplicate night told in a language, in figures and in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from toog.review.figures import Figures
from toog.review.night import Night
from toog.review.rounding import rounded
from toog.review.shapes import NightRanking, Ranked, RankedPlayer
from toog.texts import Voice


def tell_night(night: Night, language: str) -> NightRanking:
    """Everything a page shows of it: `shown` is without luck, luck and raw, rounded so that it adds up."""
    speaker = NightSpeaker(night, Voice(language, night.game))
    return NightRanking(
        night.game.name,
        night.unit,
        night.exact,
        night.error,
        night.tables,
        night.known,
        [
            RankedPlayer(**asdict(player), shown=shown(night, player), said=speaker.player(player))
            for player in night.players
        ],
        speaker.certainty(),
        [*speaker.firsts(), *speaker.honesty()],
    )


def shown(night: Night, player: Ranked) -> list[float]:
    """Without luck, luck and raw, as they are shown: the first two still add up to the last."""
    return rounded([player.without_luck, player.luck, player.raw], night.unit)


class NightSpeaker(Figures):
    """Speaks of one night in one language."""

    def __init__(self, night: Night, voice: Voice) -> None:
        super().__init__(voice, night.unit)
        self.night = night

    def certainty(self) -> str:
        return self.off_by([self.night.error], exact=self.night.exact)

    def firsts(self) -> list[str]:
        """Who is first, with luck and without."""
        players = self.night.players
        return [
            self.first("night-first-raw", [player for player in players if player.rank_raw == 1]),
            self.first("night-first-skill", [player for player in players if player.rank_without_luck == 1]),
        ]

    def honesty(self) -> list[str]:
        """What luck taken out leaves in, and where dice could be known."""
        known = self.night.known
        others = [self.voice.say("night-others")] if len(self.night.players) > 1 else []
        return [*others, *([self.voice.say("night-known", many=known)] if known else [])]

    def first(self, key: str, players: Sequence[Ranked]) -> str:
        names = self.voice.list_of([player.name for player in players])
        return self.voice.say(key, names=names, many=len(players))

    def player(self, player: Ranked) -> str:
        without, luck, raw = shown(self.night, player)
        said = self.voice.say(
            f"night-player-{self.unit}",
            name=player.name,
            games=player.games,
            raw=self.value(raw),
            luck=self.change(luck),
            without=self.value(without),
        )
        if player.same_seat is None:
            return said
        return f"{said} {self.voice.say('night-same-seat', change=self.change(player.same_seat))}"
