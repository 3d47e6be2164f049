"""How far the judge of a game is off, from positions that were rolled out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from benchmarks.coverage.judged import Judged, Numbers, Seen, gathered, root, squares, within
from toog.review.errors import EXACT, Measured, phase_at, read_row

PHASES = 3
PARTS = 3
"""The parts of a turn. Errors of odds have a phase for each of them, in each of the phases of a game."""
FEW = 10
LEAST, LOWEST = 0.001, 0.3
ONE, TWO = 0.683, 0.954
BY_CHANCE = (1 / (ONE * (1 - ONE)) ** 0.5, 1 / (TWO * (1 - TWO)) ** 0.5)
"""These weights count how far a share is off in standard errors of that share."""
SCALES = [scale / 20 for scale in range(10, 51)]
"""Errors are not quite bell-shaped: at last they are made so much wider or narrower that the counts fit."""
ADDED = 15
"""So many positions of the whole game are counted with those of each house."""
IN_ODDS = [round(1.05**step, 3) for step in range(-30, 31)]
BASES = [round(1.16**step, 3) for step in range(-10, 25)]
SHARES = [share / 20 for share in range(2, 60)]
POWERS = [power / 50 for power in range(35, 70)]
WORTH_IT = 0.9
"""A power is used where it takes at least a tenth off the mean square."""

Houses = dict[str, list[Judged]]


def by_itself(one: Judged, power: float = 1.0) -> Seen:
    """What the judge says without games that are played on, and with no error but that of its worlds."""
    return one.alone.seen(Measured(EXACT, power=power))


def fit(houses: Houses) -> dict[str, Any]:
    """Each house has its own size of the errors; how they grow with difference and phase is shared.

    The sizes are scaled first as if the whole game were one phase, then the phases. A hint in Mens or Zocken
    plays on too, and has scales of its own.
    """
    powers = {name: best_power(found) for name, found in houses.items()}
    seen = {name: [by_itself(one, powers[name]) for one in found] for name, found in houses.items()}
    every_value, every_loss = gathered([one for found in seen.values() for one in found])
    base, share = base_and_share(every_loss)
    everywhere = max(LEAST, root(beyond(every_value)))
    rows = {}
    for name, found in seen.items():
        values, losses = gathered(found)
        expected = base**2 + np.square(share * losses[:, 0])
        factor = among_others(root(beyond(losses)) / expected.mean() ** 0.5, 1.0, len(found))
        size = among_others(root(beyond(values)), everywhere, len(found))
        rows[name] = {"value": size, "base": base * factor, "share": share * factor}
        if powers[name] != 1.0:
            rows[name]["power"] = powers[name]
    phases = [phase_factor(houses, seen, rows, phase) for phase in range(PHASES)]
    table: dict[str, Any] = {"phases": phases, "rows": rows}
    alone = {name: [one.alone for one in found] for name, found in houses.items()}
    for part, names in enumerate((("value",), ("base", "share"))):
        whole = {**table, "phases": [1.0]}
        scale = min(SCALES, key=lambda by: miscounted(alone, scaled(whole, names, by), part))
        table = scaled(table, names, scale)
    by_scale = {scale: [round(scale * phase, 3) for phase in phases] for scale in SCALES}
    phases = min(by_scale.values(), key=lambda tried: miscounted(alone, {**table, "phases": tried}, 0))
    table = {"phases": phases, "rows": rounded(table["rows"])}
    if any(one.played is not None for found in houses.values() for one in found):
        table["beside_games"] = scales_beside_games(houses, table)
    if any(one.in_odds for found in houses.values() for one in found):
        for name, size in sizes_in_odds(alone, table).items():
            table["rows"][name]["even"] = size
        table["odds"] = odds_alone(alone, table)
    return table


def sizes_in_odds(alone: Houses, table: dict[str, Any]) -> dict[str, float]:
    """Return the error of each house at even chances, as a multiple of its average error."""
    parts, offs = {}, {}
    for name, found in alone.items():
        known = read_row(table, table["rows"][name])
        values, _ = gathered([one.seen(known) for one in found])
        parts[name] = np.square(4 * values[:, 0] * (1 - values[:, 0]))
        offs[name] = squares(values)
    everywhere = root(sum(map(np.sum, offs.values())) / sum(map(np.sum, parts.values())))
    return {
        name: round(
            among_others(root(offs[name].sum() / parts[name].sum()), everywhere, len(found))
            / table["rows"][name]["value"],
            3,
        )
        for name, found in alone.items()
    }


def odds_alone(alone: Houses, table: dict[str, Any]) -> dict[str, Any]:
    """Fit the errors of odds of a judge by itself, by phase; of differences, by the part of a turn."""
    many = PARTS * PHASES
    found: dict[str, Any] = {"phases": [1.0] * many, "base": [1.0] * PARTS, "share": [1.0] * PARTS}
    for phase in range(many):
        here = in_phases(alone, range(phase, phase + 1))
        if sum(map(len, here.values())) >= FEW:
            tried = [{**found, "phases": replaced(found["phases"], phase, by)} for by in IN_ODDS]
            found = min(tried, key=lambda odds: miscounted(here, {**table, "odds": odds}, 0, BY_CHANCE))
    for part in range(PARTS):
        here = in_phases(alone, range(part, many, PARTS))
        bases = [replaced(found["base"], part, by) for by in BASES]
        shares = [replaced(found["share"], part, by) for by in SHARES]
        tried = [{**found, "base": base, "share": share} for base in bases for share in shares]
        found = min(tried, key=lambda odds: miscounted(here, {**table, "odds": odds}, 1, BY_CHANCE))
    return found


def in_phases(alone: Houses, phases: range) -> Houses:
    many = PARTS * PHASES
    return {
        name: [one for one in some if phase_at(one.progress, many) in phases] for name, some in alone.items()
    }


def replaced(numbers: Sequence[float], index: int, by: float) -> list[float]:
    return [*numbers[:index], by, *numbers[index + 1 :]]


def scales_beside_games(houses: Houses, table: dict[str, Any]) -> list[float]:
    """How much wider the errors of values and of differences are in a hint, which plays on as well."""
    found = [1.0, 1.0]
    for part in (1, 0):  # that of differences first: a hint weighs the judge by it
        tried = [[*found[:part], scale, *found[part + 1 :]] for scale in SCALES]
        found = min(tried, key=lambda scales: miscounted(houses, {**table, "beside_games": scales}, part))
    return found


def scaled(table: dict[str, Any], names: Sequence[str], by: float) -> dict[str, Any]:
    rows = {
        house: {name: size * by if name in names else size for name, size in row.items()}
        for house, row in table["rows"].items()
    }
    return {**table, "rows": rows}


def miscounted(
    houses: Houses, table: dict[str, Any], part: int, weights: tuple[float, float] = (1, 1)
) -> float:
    """How far the shares within one and two errors are from what they should be; of values or differences."""
    known = {house: read_row(table, row) for house, row in table["rows"].items()}
    many = gathered([one.seen(known[house]) for house, found in houses.items() for one in found])[part]
    return weights[0] * abs(within(many, 1) - ONE) + weights[1] * abs(within(many, 2) - TWO)


def among_others(own: float, everywhere: float, many: int) -> float:
    """The size of an error in one house: its positions are few, so some are added that are as all of them."""
    return float(((many * own**2 + ADDED * everywhere**2) / (many + ADDED)) ** 0.5)


def phase_factor(
    houses: Houses, seen: dict[str, list[Seen]], rows: dict[str, dict[str, float]], phase: int
) -> float:
    """How many times as far off values are as on average; 1 where few positions say so."""
    ratios = [
        beyond(seen[name][i].values) / rows[name]["value"] ** 2
        for name, found in houses.items()
        for i, one in enumerate(found)
        if phase_at(one.progress, PHASES) == phase
    ]
    return round(max(LOWEST, root(np.concatenate(ratios))), 2) if len(ratios) >= FEW else 1.0


def beyond(found: Numbers) -> Numbers:
    """How far each is off, squared, beyond the rollout and the worlds of the judge itself."""
    return np.asarray(squares(found) - np.square(found[:, 1]))


def best_power(found: Sequence[Judged]) -> float:
    """What makes values fit best, where that is much better than to leave them as they are."""
    if not found[0].corrects:
        return 1.0

    def misfit(power: float) -> float:
        return float(squares(gathered([by_itself(one, power) for one in found])[0]).mean())

    best = min(POWERS, key=misfit)
    return best if misfit(best) < WORTH_IT * misfit(1.0) else 1.0


def base_and_share(losses: Numbers) -> tuple[float, float]:
    """By least squares, each difference weighed by how far it may be expected to be off."""
    size, target = np.square(losses[:, 0]), beyond(losses)
    base, share = 0.01**2, 0.3**2
    for _ in range(4):
        weight = 1 / (base + share * size + np.square(losses[:, 1]) + np.square(losses[:, 3]))
        columns = np.stack([weight, weight * size], axis=1)
        base, share = (max(float(x), 1e-6) for x in np.linalg.lstsq(columns, weight * target, rcond=None)[0])
    return base**0.5, share**0.5


def rounded(rows: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {name: {key: round(value, 4) for key, value in row.items()} for name, row in rows.items()}


def crossed(houses: Houses) -> dict[str, list[Seen]]:
    """Every position with the errors that were measured of the other half."""
    found: dict[str, list[Seen]] = {name: [] for name in houses}
    for half in (0, 1):
        table = fit({name: some[1 - half :: 2] for name, some in houses.items()})
        for name, some in houses.items():
            known = read_row(table, table["rows"][name])
            found[name] += [one.seen(known) for one in some[half::2]]
    return found
