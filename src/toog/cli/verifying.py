"""`toog verify`: plays a record over, with the dice and the bots' moves that its seal gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from toog.bots import BOT_NAMES, Bot, Question, find_bot, version_of
from toog.cli.output import print_json, refuse
from toog.cli.progress import counting
from toog.cli.usage import JSON, Flag, Subcommand, UsageError, Words
from toog.console import read_file
from toog.core.contract import Game
from toog.core.course import Course, naming
from toog.core.errors import BadRecord, GameError, quote
from toog.core.origin import DuplicateNote, ForkNote, read_duplicate, read_fork
from toog.core.record import Record, read_event
from toog.core.seal import (
    Chosen,
    Span,
    Verified,
    agreed_terms,
    bots_at,
    first_event,
    judge_falls,
    open_bots,
    read_bots,
    read_held,
    read_joined,
)
from toog.core.sources import BotLuck
from toog.core.spoken import hash_in_words
from toog.core.terms import AgreedTerms
from toog.texts import Voice

Progressing = Callable[[int], None]
SHOWN_OF_HASH = 16
BLIND = "random"  # plays for a bot that failed


@dataclass(frozen=True)
class Stranger:
    """A bot whose moves could not be played over: this house has it in another version, or not at all."""

    bot: str
    version: str
    ours: str | None
    moves: int


@dataclass(frozen=True)
class Replayed:
    """How many moves of bots are theirs, of whom that cannot be said here, and which seats bots had.

    `blind` are moves in place of a bot that failed. `held` is None where the record is from before that was
    written down.
    """

    moves: int
    strangers: list[Stranger]
    held: list[Span] | None = None
    blind: int = 0


class RecordBots:
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
    luck, held = open_bots(record), read_held(record)
    bots = RecordBots(record.game, list(chosen.values()), own)
    course = Course(record.game, record.players, record.options)
    moves = blind = 0
    for index, event in enumerate(record.events):
        with naming(index):
            happened = read_event(event, len(record.players))
            who = chosen.get(index)
            if held is not None and happened.seat is not None:
                blind += check_hand(course, held, happened.seat, who, happened.word)
            bot = None if who is None else bots.find(who)
            if who is not None and bot is not None:
                check_move(course, who, bot, luck, happened.word)
                moves += 1
                progress(moves)
            course.happen(happened)
    return Replayed(moves, bots.strangers(list(chosen.values())), held, blind)


def check_hand(course: Course, held: Sequence[Span], seat: int, who: Chosen | None, word: str) -> bool:
    """Checks that a bot chose exactly where it had the seat; only where one move is legal none is asked.

    Answers whether the blind one chose in its place.
    """
    event = len(course.events)
    span = next((span for span in held if span.seat == seat and span.since <= event < span.until), None)
    if span is not None and who is None and len(course.legal(seat)) > 1:
        raise BadRecord("bots-missing", bot=quote(span.bot), word=quote(word))
    if who is not None and (span is None or who.bot not in (span.bot, BLIND)):
        raise BadRecord("bots-not-held", bot=quote(who.bot), word=quote(word))
    return span is not None and who is not None and who.bot != span.bot


def check_move(course: Course, who: Chosen, bot: Bot, luck: BotLuck, word: str) -> None:
    question = Question.of(course, who.seat, luck.luck(len(course.events)))
    due = course.game.vocabulary[bot.ask(question)]
    if due != word:
        raise BadRecord("bots-broken", word=quote(word), due=quote(due), bot=quote(who.bot))


def run(words: Words) -> int:
    """Checks a record from its own seal alone: dice, terms and the bots' moves."""
    voice = Voice(words.language)
    own = own_bots(words)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        verified, fork, repeats = judge_falls(record), read_fork(record), read_duplicate(record)
        with counting(voice, len(read_bots(record) or ())) as progress:  # bots that think take their time
            replayed = replay_bots(record, own, progress)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words, facts={"verified": False})
    if "json" in words:
        again = {} if repeats is None else {"duplicate": repeats}
        origin = {**fork_facts(verified, fork), **again}
        print_json({"game": record.game.name, **seal_facts(record, verified), **origin, **facts(replayed)})
    else:
        print(headline(record, verified, voice))
        show_seal(record, verified, voice)
        show_origin(verified, fork, repeats, voice)
        if replayed is None:
            print(voice.say("cli-bots-none"))
        else:
            show(replayed, voice)
            show_seats(replayed, record, voice, verified)
        show_later(replayed, record, verified, voice)
    return 0


def seal_facts(record: Record, verified: Verified) -> dict[str, Any]:
    digest = hash_of(record)
    told: dict[str, Any] = {
        "verified": True,
        "over": verified.over,
        "events": len(record.events),
        "seal": version_of_seal(record),
        "hash": digest,
        "words": hash_in_words(digest),
        "binds": list(verified.binds),
        "unbound": list(verified.unbound),
        "bots": bots_at(record, first_event(record)),
        "falls": verified.falls,
    }
    later = read_joined(record)
    return {**told, "joined": later} if later else told


def hash_of(record: Record) -> str:
    return "" if record.seal is None else record.seal["hash"]


def version_of_seal(record: Record) -> int:
    return 1 if record.seal is None else record.seal.get("version", 1)


def show_seal(record: Record, verified: Verified, voice: Voice) -> None:
    """Say which seal it was played under, how far the record goes, and what the seal covers besides dice."""
    digest, events = hash_of(record), len(record.events)
    print(voice.say("cli-seal-words", words=hash_in_words(digest)))
    print(voice.say("cli-seal-hash", hash=digest))
    print(voice.say("cli-seal-over" if verified.over else "cli-seal-stops", events=events))
    if not verified.unbound:
        print(voice.say("cli-seal-binds", since="start" if read_fork(record) is None else "fork"))
    elif version_of_seal(record) == 1:
        print(voice.say("cli-seal-dice-only"))
    elif (sealed := agreed_terms(record)) is not None:
        print(voice.say("cli-seal-other-terms", names=voice.list_of(company_of(sealed))))


def company_of(terms: AgreedTerms) -> list[str]:
    pairs = zip(terms["players"], terms["bots"], strict=True)
    return [name if bot is None else f"{name} ({bot})" for name, bot in pairs]


def show_later(replayed: Replayed | None, record: Record, verified: Verified, voice: Voice) -> None:
    """Say who sat down after the first throw, and that the seal covers neither that nor what people chose."""
    names = list(record.players)
    joined = read_joined(record)
    for later in joined:
        told = {"name": later["name"], "before": names[later["seat"]], "since": later["since"]}
        print(voice.say("cli-seal-joined", **told))
        names[later["seat"]] = later["name"]
    spans = [] if replayed is None else replayed.held or []
    whole = [span for span in spans if is_whole(span, record, first_event(record))]
    if joined or (not verified.unbound and len(whole) < len(record.players)):
        print(voice.say("cli-seal-later"))


def own_bots(words: Words) -> list[str]:
    for name in words.texts("trust"):
        if ":" not in name:
            raise UsageError("cli-not-own-bot", value=quote(name))
    return words.texts("trust")


def headline(record: Record, verified: Verified, voice: Voice) -> str:
    """Says "all" only where the record's own seal proves them all, and nothing sealed is left unsaid."""
    if version_of_seal(record) > 1 and agreed_terms(record) is None:
        return voice.say("cli-verified-dice", falls=verified.falls, total=verified.total)
    if verified.falls == verified.total:
        return voice.say("cli-verified", falls=verified.falls)
    return voice.say("cli-verified-some", falls=verified.falls, total=verified.total)


def fork_facts(verified: Verified, fork: ForkNote | None) -> dict[str, Any]:
    """Where the game left another, and how many falls the seal of this record does not prove."""
    if fork is None:
        return {}
    told = {key: value for key, value in fork.items() if key != "under"}
    return {"fork": told, "before_fork": verified.before_fork, "unproven": verified.unproven}


def show_origin(
    verified: Verified, fork: ForkNote | None, repeats: DuplicateNote | None, voice: Voice
) -> None:
    """Says of a game that is not a first one where it comes from, and who could know its dice."""
    if fork is not None:
        show_fork(verified, fork, voice)
    if repeats is not None:
        shown = repeats["of"][:SHOWN_OF_HASH]
        print(voice.say("cli-duplicate", of=shown, seats=repeats["rotation"]))


def show_fork(verified: Verified, fork: ForkNote, voice: Voice) -> None:
    shown = fork["of"][:SHOWN_OF_HASH]
    print(voice.say(f"cli-fork-{fork['dice']}", at=fork["at"], of=shown))
    if verified.before_fork:
        print(voice.say("cli-fork-vouched", falls=verified.before_fork, of=shown))
    if verified.unproven:
        print(voice.say("cli-fork-unproven", falls=verified.unproven))
    print(voice.say("cli-fork-before"))


def facts(replayed: Replayed | None) -> dict[str, Any]:
    """What is said of bots, where the record says anything of them."""
    if replayed is None:
        return {}
    strangers = [{"bot": one.bot, "version": one.version, "moves": one.moves} for one in replayed.strangers]
    held = None if replayed.held is None else [asdict(span) for span in replayed.held]
    return {"bot_moves": replayed.moves, "not_replayed": strangers, "held": held, "blind": replayed.blind}


def show(replayed: Replayed, voice: Voice) -> None:
    if replayed.moves:
        print(voice.say("cli-verified-bots", moves=replayed.moves))
    for one in replayed.strangers:
        told = {"bot": quote(one.bot), "version": quote(one.version), "moves": one.moves}
        if one.ours is None:
            print(voice.say("cli-bots-unknown", **told))
        else:
            print(voice.say("cli-bots-version", ours=quote(one.ours), **told))


def show_seats(replayed: Replayed, record: Record, voice: Voice, verified: Verified) -> None:
    """Says which seats bots had, as the record does, and what nobody can prove."""
    if replayed.held is None:
        print(voice.say("cli-bots-unsaid"))
        return
    first = first_event(record)
    names, whole = record.players, [span for span in replayed.held if is_whole(span, record, first)]
    for span in replayed.held:
        told = {"name": names[span.seat], "bot": quote(span.bot)}
        if span in whole and first == 0 and verified.over:
            print(voice.say("cli-bots-seat", **told))
        else:
            print(voice.say("cli-bots-span", first=span.since, last=span.until - 1, **told))
    if replayed.blind:
        print(voice.say("cli-bots-blind", moves=replayed.blind))
    people = [name for seat, name in enumerate(names) if seat not in {span.seat for span in whole}]
    if people:
        print(voice.say("cli-bots-people", names=voice.list_of(people)))


def is_whole(span: Span, record: Record, first: int) -> bool:
    return span.since == first and span.until == len(record.events)


VERIFY = Subcommand("verify", run, "FILE", flags=(Flag("trust", "MODULE:NAME", many=True), JSON))
