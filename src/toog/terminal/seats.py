"""Who sits where: people at the keyboard, asked for their names, and bots, which have their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.bots import BOT_NAMES, LEVELS
from toog.bots.bot import load_bot
from toog.core.contract import Game
from toog.core.errors import BadRecord, BotError, quote
from toog.core.names import check_new_names
from toog.core.record import Record
from toog.core.seal import read_bots, read_held
from toog.terminal.pages import head
from toog.terminal.prompts import pick
from toog.terminal.questions import Questions, numbered

PERSON = "person"
PREFERRED = "sensible"
OFFERED = (*LEVELS, "random")
"""From the weakest to the strongest, and the one that knows nothing."""
REGULARS = ("Jef", "Rosa", "Staf", "Irma", "Miel", "Zulma", "Sus", "Octavie", "Fons", "Wiske")


@dataclass(frozen=True)
class Sitter:
    """Whoever has a seat: a person at the keyboard, or a bot of this kind."""

    name: str
    bot: str | None = None


def name_bots(bots: Sequence[str], taken: Iterable[str]) -> list[Sitter]:
    """Names bots after regulars of the house, by names that nobody else has."""
    known = {name.casefold() for name in taken}
    free = [name for name in REGULARS if name.casefold() not in known]
    free += [f"{name} II" for name in REGULARS]
    return [Sitter(name, bot) for name, bot in zip(free, bots, strict=False)]


def check_bots(bots: Iterable[str]) -> None:
    """Raises where one is neither a level of the house nor a bot that can be loaded."""
    for bot in bots:
        if ":" in bot:
            load_bot(bot)
        elif bot not in BOT_NAMES:
            raise BotError("no-such-bot", bot=quote(bot), allowed=", ".join(BOT_NAMES))


def seats_of(record: Record, *, ours: bool = False) -> list[Sitter]:
    """Who had which seat when the game was left. A record from elsewhere seats people and the house's bots.

    Only in a game that was kept here a bot of one's own is loaded again.
    """
    kinds = (record.meta or {}).get("seats")
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [PERSON] * len(record.players)
    return [
        Sitter(name, kind if kind in BOT_NAMES or (ours and ":" in str(kind)) else None)
        for name, kind in zip(record.players, kinds, strict=True)
    ]


def seats_at_fork(record: Record, deciding: int, names: Sequence[str], bots: Sequence[str]) -> list[Sitter]:
    """Who plays on: the people that are named, otherwise whoever decides there, and bots for the others."""
    missing = [name for name in names if name not in record.players]
    if missing:
        allowed = ", ".join(record.players)
        raise BadRecord("fork-no-player", name=quote(missing[0]), allowed=allowed)
    return with_bots(seats_of(record), names or [record.players[deciding]], bots)


def seats_again(record: Record, names: Sequence[str], bots: Sequence[str]) -> list[Sitter]:
    """Who plays a game again, by the seats of its record: the same company, unless others are named.

    Of that company the people that are named play, otherwise all that did, and bots for the others.
    """
    if any(name not in record.players for name in names):
        return [*(Sitter(name) for name in names), *name_bots(bots, names)]
    seats = seats_of(record)
    if (record.meta or {}).get("seats") is None:
        seats = [Sitter(seat.name, bot) for seat, bot in zip(seats, bots_in(record), strict=True)]
    here = names or [seat.name for seat in seats if seat.bot is None]
    if bots and len(here) == len(seats):
        raise BadRecord("fork-bots", given=len(bots), seats=0)
    return with_bots(seats, here, bots)


def bots_in(record: Record) -> list[str | None]:
    """Which of the house's bots had each seat from the first event to the last, as its seal of bots says."""
    held = read_held(record) if read_bots(record) is not None else None
    found = {span.seat: span.bot for span in held or () if span.until - span.since == len(record.events)}
    return [found[seat] if found.get(seat) in BOT_NAMES else None for seat in range(len(record.players))]


def with_bots(seats: Sequence[Sitter], here: Sequence[str], bots: Sequence[str]) -> list[Sitter]:
    """People at these names, and bots at the others.

    One bot that is named is for all of them; where none is, bots play as they did, or as usual.
    """
    others = [seat for seat in seats if seat.name not in here]
    if len(bots) not in (0, 1, len(others)):
        raise BadRecord("fork-bots", given=len(bots), seats=len(others))
    kinds = iter(list(bots) * (len(others) if len(bots) == 1 else 1))
    return [
        Sitter(seat.name, None if seat.name in here else next(kinds, seat.bot or PREFERRED)) for seat in seats
    ]


def kinds_of(seats: Sequence[Sitter]) -> list[Any]:
    return [seat.bot or PERSON for seat in seats]


def people(seats: Sequence[Sitter]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.bot is None]


def sit_down(
    questions: Questions, game: Game[Any], names: Sequence[str], bots: Sequence[str]
) -> list[Sitter]:
    """Seats people first, then bots. Nobody is asked for what was said already."""
    alone = len(names) + len(bots) < game.seats[0]
    interview = not names and not bots
    if not names and (alone or interview):
        names = ask_names(questions, game, len(bots))
    if interview or len(names) + len(bots) < game.seats[0]:
        bots = [*bots, *ask_bots(questions, game, len(names) + len(bots))]
    check_new_names(list(names))
    game.check_players(len(names) + len(bots))
    return [*(Sitter(name) for name in names), *name_bots(bots, names)]


def ask_names(questions: Questions, game: Game[Any], bots: int) -> list[str]:
    say = questions.voice.say
    top = [*head(questions.voice), Text(say("about")), Text()]
    high = game.seats[1] - bots
    many = questions.number(top, say("play-how-many-people"), low=1, high=high, default=1)
    names: list[str] = []
    for number in range(1, many + 1):
        names.append(ask_name(questions, top, number, names))
    return names


def ask_name(questions: Questions, top: Sequence[RenderableType], number: int, taken: Sequence[str]) -> str:
    say = questions.voice.say
    usual = say("nth-player", number=number)

    def read(typed: str) -> str | None:
        name = typed or usual
        check_new_names([name])
        return None if name in taken else name

    return questions.ask(top, say("play-name", number=number, usual=usual), read, say("play-name-taken"))


def ask_bots(questions: Questions, game: Game[Any], others: int) -> list[str]:
    say = questions.voice.say
    low, high = max(game.seats[0] - others, 0), game.seats[1] - others
    if high == 0:
        return []
    top = [*head(questions.voice), Text()]
    default = max(low, 1 if others == 1 else 0)
    many = questions.number(top, say("play-how-many-bots"), low=low, high=high, default=default)
    return ask_kinds(questions, top, many) if many else []


def ask_kinds(questions: Questions, top: Sequence[RenderableType], many: int) -> list[str]:
    """Asks for the kinds of bots: one word for all of them, or one for each."""
    say = questions.voice.say

    def read(typed: str) -> list[str] | None:
        chosen = [pick(word, OFFERED) for word in (typed or PREFERRED).replace(",", " ").split()]
        kinds = [OFFERED[which] for which in chosen if which is not None]
        if len(kinds) != len(chosen) or len(kinds) not in (1, many):
            return None
        return kinds * many if len(kinds) == 1 else kinds

    rows = [[Text(name, "bold"), Text(say(f"play-bot-{name}"))] for name in OFFERED]
    prompt = f"{say('play-which-bots', many=many)} [{PREFERRED}]"
    return questions.ask([*top, numbered(rows), Text()], prompt, read, say("play-no-such-choice"))
