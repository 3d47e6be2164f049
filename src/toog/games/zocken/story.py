"""What is worth telling about a game of Zocken that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import Fact, Step
from toog.core.sheet import Sheet
from toog.core.story import tell_lead
from toog.games.zocken.rules import STAKED, bet_gain
from toog.games.zocken.state import Zocken


def round_of(s: Zocken) -> int:
    return s.round


def behind(s: Zocken, seat: int) -> int:
    return -s.points[seat]


def story(steps: Iterable[Step[Zocken]], sheet: Sheet) -> list[Fact]:
    best: dict[str, int | str] = {}
    won = [0] * len(sheet.start)
    for before, _, after in steps:
        if after.turns == before.turns:
            continue
        points = after.turn_score - before.turn_score
        if not best or points > int(best["points"]):
            matches = after.matches - before.matches
            best = {"seat": before.roller, "round": before.round, "points": points, "matches": matches}
        for seat in range(before.players):
            won[seat] += bet_gain(points) if before.bets[seat] == STAKED else 0
    over = Fact("over-50", {"turns": after.turns, "over": after.over_50})
    return [Fact("best-turn", best), *(tell_bets(won) or [over]), *tell_lead(sheet)]


def tell_bets(won: list[int]) -> list[Fact]:
    """Who made the most of the bets, or lost the most by them."""
    most, least = max(won), min(won)
    if most > 0:
        return [Fact("bets-won", {"seat": won.index(most), "points": most})]
    if least < 0:
        return [Fact("bets-lost", {"seat": won.index(least), "points": -least})]
    return []
