"""`toog verify`: plays a record over, with the dice and the bots' moves that its seals give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from toog.bots import BOT_NAMES, Bot, Question, find_bot, version_of
from toog.cli.output import print_json, refuse
from toog.cli.progress import counting
from toog.cli.usage import JSON, Flag, Subcommand, UsageError, Words
from toog.console import read_file
from toog.core.contract import Game
from toog.core.course import Course, naming
from toog.core.errors import BadRecord, GameError, quote
from toog.core.record import Record, read_event
from toog.core.seal import Chosen, open_bots, read_bots, verify
from toog.core.sources import BotLuck
from toog.texts import Voice

Progressing = Callable[[int], None]


@dataclass(frozen=True)
class Stranger:
    """A bot whose moves could not be played over: this house has it in another version, or not at all."""

    bot: str
    version: str
    ours: str | None
    moves: int


@dataclass(frozen=True)
class Replayed:
    """How many moves of bots are theirs, and of whom that cannot be said here."""

    moves: int
    strangers: list[Stranger]


class Company:
    """The bots of a record, as this house has them.

    A module of someone else's is loaded only where whoever verifies has named it: a record is not to be
    trusted with that.
    """

    def __init__(self, game: Game[Any], chosen: Sequence[Chosen], own: Sequence[str]) -> None:
        self.bots: dict[str, Bot] = {}
        self.ours: dict[str, str] = {}
        for name in {who.bot for who in chosen}:
            if name in BOT_NAMES:
                self.ours[name] = version_of(name, game)
            elif name in own:
                self.ours[name] = find_bot(name, game).version
        self.game = game

    def find(self, who: Chosen) -> Bot | None:
        if self.ours.get(who.bot) != who.version:
            return None
        if who.bot not in self.bots:
            self.bots[who.bot] = find_bot(who.bot, self.game)
        return self.bots[who.bot]

    def strangers(self, chosen: Sequence[Chosen]) -> list[Stranger]:
        unknown = Counter((who.bot, who.version) for who in chosen if self.find(who) is None)
        return [
            Stranger(bot, version, self.ours.get(bot), moves) for (bot, version), moves in unknown.items()
        ]


def replay_bots(record: Record, own: Sequence[str], progress: Progressing) -> Replayed | None:
    """Asks the bots of a record again. The first move that is not theirs is named by its event."""
    chosen = read_bots(record)
    if chosen is None:
        return None
    luck = open_bots(record)
    company = Company(record.game, list(chosen.values()), own)
    course = Course(record.game, record.players, record.options)
    moves = 0
    for index, event in enumerate(record.events):
        with naming(index):
            happened = read_event(event, len(record.players))
            who = chosen.get(index)
            bot = None if who is None else company.find(who)
            if who is not None and bot is not None:
                check_move(course, who, bot, luck, happened.word)
                moves += 1
                progress(moves)
            course.happen(happened)
    return Replayed(moves, company.strangers(list(chosen.values())))


def check_move(course: Course, who: Chosen, bot: Bot, luck: BotLuck, word: str) -> None:
    question = Question.of(course, who.seat, luck.luck(len(course.events)))
    due = course.game.vocabulary[bot.ask(question)]
    if due != word:
        raise BadRecord("bots-broken", word=quote(word), due=quote(due), bot=quote(who.bot))


def run(words: Words) -> int:
    """Checks sealed dice and the bots' moves from the record alone."""
    voice = Voice(words.language)
    own = own_bots(words)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        falls = verify(record)
        with counting(voice, len(read_bots(record) or ())) as progress:  # bots that think take their time
            replayed = replay_bots(record, own, progress)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    if "json" in words:
        print_json({"game": record.game.name, "verified": True, "falls": falls, **facts(replayed)})
    else:
        print(voice.say("cli-verified", falls=falls))
        if replayed is not None:
            show(replayed, voice)
    return 0


def own_bots(words: Words) -> list[str]:
    for name in words.texts("trust"):
        if ":" not in name:
            raise UsageError("cli-not-own-bot", value=quote(name))
    return words.texts("trust")


def facts(replayed: Replayed | None) -> dict[str, Any]:
    """What is said of bots, where the record says anything of them."""
    if replayed is None:
        return {}
    strangers = [{"bot": one.bot, "version": one.version, "moves": one.moves} for one in replayed.strangers]
    return {"bot_moves": replayed.moves, "not_replayed": strangers}


def show(replayed: Replayed, voice: Voice) -> None:
    if replayed.moves:
        print(voice.say("cli-verified-bots", moves=replayed.moves))
    for one in replayed.strangers:
        told = {"bot": quote(one.bot), "version": quote(one.version), "moves": one.moves}
        if one.ours is None:
            print(voice.say("cli-bots-unknown", **told))
        else:
            print(voice.say("cli-bots-version", ours=quote(one.ours), **told))


VERIFY = Subcommand("verify", run, "FILE", flags=(Flag("trust", "MODULE:NAME", many=True), JSON))
