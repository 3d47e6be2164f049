"""How long each event of 12er Stich is shown. A card that was drawn is shown as long to everyone."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import OUTCOME, PLAYED, THE_END, THROW, longest

SHOWS = {
    "throws-target": THROW,
    "deals": Showing(1800, 600),  # card by card, round the table
    "leads": PLAYED,
    "follows": PLAYED,
    "takes": Showing(2800, 500),  # the card comes, the trick lies to be counted, and it is swept away
    "draws": PLAYED,
    "draws-card": PLAYED,
    "does-not-fit": Showing(0, 900),
    "keeps": Showing(0, 900),
    "passes": Showing(0, 900),
    "swaps": Showing(400, 1200),
    "holds": Showing(0, 900),
    "lead-goes-on": Showing(0, 900),
    "goes-out": Showing(0, 5000),  # the slip of the round
    "stuck": Showing(0, 5000),
    "minus": OUTCOME,
    "wins": THE_END,
    "shared-win": THE_END,
}


def show(told: list[Telling]) -> Showing:
    return longest(told, SHOWS)
