"""What every move is worth, drawn in plain text and in the words of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from toog.review.figures import tell_figure
from toog.terminal.prompts import Offer
from toog.terminal.sight import WIDE
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.review.hinting import HintFacts, MoveFacts

BAR = 20
SIGNS = {"best": "●", "good": "○", "doubtful": "·"}
STYLES = {"best": "bold", "good": "", "doubtful": "dim"}


def hint_lines(
    found: HintFacts, name: str, voice: Voice, offers: Sequence[Offer], width: int
) -> list[RenderableType]:
    """Whose hint it is, a row for each move, why the best is, and how sure that is."""
    sure = voice.say("cli-hint-exact" if found["exact"] else "cli-hint-near")
    return [
        Text(voice.say(f"cli-hint-{found['unit']}", name=name)),
        Text(),
        move_rows(found, voice, offers, width),
        Text(),
        *(Text(reason["text"]) for reason in found["reasons"]),
        Text(sure, "dim"),
    ]


def move_rows(found: HintFacts, voice: Voice, offers: Sequence[Offer], width: int) -> Table:
    """Its sign, what it is called, its worth drawn where there is room and written, and what it does."""
    meanings = meanings_of(offers)
    said = {offer.word: offer.said for offer in offers}
    values = [rated["value"] for rated in found["moves"]]
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "left", "left", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    table.add_column()
    for rated in found["moves"]:
        strokes = strokes_of(rated["value"], values, found["unit"]) if width >= WIDE else 0
        table.add_row(
            f"  {SIGNS[rated['mark']]}",
            Text(said[rated["move"]], STYLES[rated["mark"]]),
            "█" * strokes,
            worth_of(rated, found["unit"], voice),
            voice.say(f"mark-{rated['mark']}"),
            Text(meanings[rated["move"]], "dim"),
        )
    return table


def rollout_lines(found: HintFacts, voice: Voice, offers: Sequence[Offer]) -> list[RenderableType]:
    """What each move came to when it was played on, and what that means; nothing without a rollout."""
    if "rollout" not in found:
        return []
    said = {offer.word: offer.said for offer in offers}
    behind = {rated["move"]: rated["rollout"] for rated in found["moves"]}
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "right", "right"):
        table.add_column(justify=justify, no_wrap=True)
    for rolled in found["rollout"]["moves"]:
        less = behind[rolled["move"]]
        figure = tell_figure(found["unit"], 0.0 - less["difference"], less["error"], voice)
        is_best = rolled["move"] == found["rollout"]["best"]
        table.add_row(
            f"  {said[rolled['move']]}",
            tell_figure(found["unit"], rolled["value"], rolled["error"], voice),
            "" if is_best else voice.say("rollout-behind", figure=figure),
        )
    return [Text(), table, Text(), *(Text(sentence) for sentence in found["rollout"]["text"])]


def worth_of(rated: MoveFacts, unit: str, voice: Voice) -> str:
    """With its standard error, where it is an estimate."""
    parts = 100 if unit == "win" else 1
    worth = voice.say(f"cli-hint-worth-{unit}", value=parts * rated["value"])
    if rated["error"] == 0:
        return worth
    return voice.say("page-hint-give-or-take", worth=worth, error=round(parts * rated["error"], 1))


def strokes_of(value: float, values: list[float], unit: str) -> int:
    """A chance fills its share of the bar; points fill it beside the most there are to have."""
    whole = 1.0 if unit == "win" else max(*values, 1.0)
    return round(max(value, 0.0) / whole * BAR)


def meanings_of(offers: Sequence[Offer]) -> dict[str, str]:
    """What each move does, where that tells it from the others."""
    meanings = [offer.meaning for offer in offers]
    return {offer.word: offer.meaning if meanings.count(offer.meaning) == 1 else "" for offer in offers}


def name_moves(words: Iterable[str], offers: Sequence[Offer]) -> list[str]:
    """These moves as one types them, with what they do."""
    meanings = meanings_of(offers)
    said = {offer.word: offer.said for offer in offers}
    return [f"{said[word]} – {meanings[word]}" if meanings[word] else said[word] for word in words]
