"""The errors of a game. Each is one sentence, a kind, and where one applies the rule that refuses."""

from __future__ import annotations

import reprlib
from typing import Any, ClassVar

# English lives here because core stands alone; the catalogues of toog.texts hold the other languages.
SENTENCES = {
    "no-such-move": "{word} is not a move of {game}",
    "no-such-fall": "{word} is not something that can fall in {game}",
    "no-such-seat": "{seat} is not a seat at this table of {players}",
    "not-an-event": 'an event is a list of two: "*" or a seat, and a word',
    "wrong-fall": "{word} is not what falls here: rule {rule} asks for {due}",
    "not-legal": "{word} may not be played now: rule {rule}",
    "not-your-turn": "it is not the turn of seat {seat}: it is the turn of {turn}",
    "say-which-seat": "several seats may move now ({turn}): say which one does",
    "throw-first": "nobody can move now: seat {turn} has to throw",
    "not-a-throw": "nothing falls now: it is the turn of {turn}",
    "is-over": "the game is over",
    "dice-not-said": "these dice do not fall by themselves: say what fell",
    "script-is-wrong": "the script says {word}, but rule {rule} asks for {due}",
    "not-a-match": "{given} is not a match",
    "games-number": "at least one game has to be played, and a whole number of them, not {games}",
    "seed-number": "a seed has to be a whole number, not {seed}",
    "no-such-language": "{language} is not a language of this house; the languages are {allowed}",
    "no-such-game": "{game} is not a game of this house; the games are {allowed}",
    "no-judge": "nobody here knows what a position of {game} is worth",
    "lab-compiles": "{game} cannot be compared: its rules, round_of or behind do not compile: {reason}",
    "handicap-none": "{game} has no handicap: nobody decides anything in it, or nothing can be given ahead",
    "handicap-few": "{choices} reviewed choices do not show how well someone plays: it takes {fewest}",
    "handicap-unmeasured": "what the levels lose in {game} has not been measured: choose levels",
    "handicap-games": "these records are of different games",
    "game-broken": "the game {game} of {package} cannot be played: {reason}",
    "game-name-taken": "the game {game} of {package} stays away: another game has that name",
    "game-letter-taken": "the game {game} of {package} stays away: its letter {letter} is that of {other}",
    "no-such-bot": "{bot} is not a bot; the bots are {allowed}, or package.module:name",
    "bot-module": "the bot {bot} cannot be loaded: {reason}",
    "bot-form": "the bot {bot} must be a function of one question, or of (s, seat, out, many, luck)",
    "bot-illegal": "the bot {bot} of seat {seat} answered {answer}, which may not be played there",
    "bot-broken": "the bot {bot} of seat {seat} failed: {reason}",
    "bot-thinks": "the bot {bot} thinks, and has no plain function to compile",
    "bot-died": "the process in which {bot} was thinking has ended",
    "no-such-option": "{option} is not an option of {game}; the options are {allowed}",
    "option-value": "option {option} is {value}, but must be {allowed} (rule {rule})",
    "option-text": "option {option} must be a text of at most {most} printable characters (rule {rule})",
    "players-number": "{game} is for {low} to {high} players, not {players}",
    "players-names": "players must be a list of names",
    "player-name": "a player's name must be 1 to {most} printable characters",
    "name-marks": "a player's name may have at most {most} accents or other marks on one letter",
    "options-object": "options must be an object of names and values",
    "record-object": "a record must be one JSON object",
    "record-size": "a record may be at most {most} MB",
    "file-missing": "there is no file {file}",
    "file-folder": "{file} is a folder, not a file",
    "file-unreadable": "{file} cannot be read",
    "record-text": "this is not JSON text in UTF-8",
    "record-json": "this is not valid JSON (line {line}, column {column})",
    "record-depth": "this JSON is nested too deeply",
    "record-number": "{value} is not a number a record can hold",
    "record-twice": "the key {field} appears twice",
    "record-surrogate": "a text holds half a character (a lone surrogate)",
    "record-version": "this is not a record of version 1 of toog",
    "record-missing": "the key {field} is missing",
    "record-key": "{field} is not a key of a record; the keys are {allowed}",
    "record-events": "events must be a list",
    "record-meta": "meta must be an object",
    "record-plain": "meta holds something that JSON cannot hold",
    "seal-shape": "seal must hold exactly a hash, a nonce for each seat and a secret, in hexadecimal, "
    "and from version 2 on its version and the hash of the terms",
    "seal-missing": "this record has no seal, so its dice cannot be verified",
    "seal-closed": "the seal is still closed: the secret is shown when the game is over",
    "seal-idle": "nothing fell under the seal of this record itself, so it proves none of the dice",
    "seal-hash": "the secret does not belong to the hash that was shown before the first throw",
    "seal-broken": "the record says {word}, but the seal gives {due}",
    "seal-terms": "the names, house rules or bots of this record are not those that were sealed",
    "dice-no-source": "dice have to be Sealed, Seeded, Scripted or Real, or have a method fall, not {dice}",
    "dice-do-not-fit": "sealed dice for {seats} players need a secret of {bytes} bytes, "
    "and for each of them a nonce in hexadecimal",
    "fork-no-event": "a game of {most} events cannot be played on from event {at}",
    "fork-no-decision": "nobody decides anything at event {at}, so nobody can play on from there",
    "fork-dice": "one plays on with the same dice or with fresh ones, not with {dice}",
    "fork-no-seal": "these dice were not sealed, so nobody knows what would fall: play on with fresh dice",
    "fork-closed": "the seal of these dice is still closed: play on with fresh dice",
    "fork-no-player": "{name} does not play in this record; its players are {allowed}",
    "fork-bots": "{given} bots are named for {seats} seats: name one for all, or one for each",
    "fork-shape": "what the record says of its fork must be an event, a record, which dice, and their seals",
    "duplicate-fork": "this game was forked from another, and only a whole game can be played again",
    "duplicate-players": "{given} players are named for a game of {seats}",
    "duplicate-rotation": "one moves on by a whole number of seats, not by {rotation}",
    "duplicate-shape": "what the record says of the game it repeats must be a record and a number of seats",
    "night-few": "a duplicate night takes at least two games, not {given}",
    "night-unfinished": "{record} is not over, and a duplicate night ranks finished games",
    "night-fork": "{record} was forked from another game, and a duplicate night ranks whole games",
    "night-twice": "{record} is the same game as {first}",
    "night-game": "{record} is a game of {game}, but {first} one of {due}",
    "night-players": "{record} has {players} players, but {first} has {due}",
    "night-option": "{record} was not played by the same house rules as {first}: the option {option} differs",
    "night-seal": "{record} was not played under the same seal as {first}",
    "drill-unfinished": "this game is not over yet: drills are made from finished games",
    "drill-no-player": "{name} plays in none of these games; their players are {allowed}",
    "daily-no-day": "{day} is not a day: it has to be a datetime.date",
    "daily-no-game": "{game} has no puzzle of the day; the games that have one are {allowed}",
    "bots-shape": "what the record says of its bots must be a hash, a secret, and who played which events",
    "bots-closed": "the seal of the bots is still closed: the secret is shown when the game is over",
    "bots-hash": "the secret of the bots does not belong to the hash that was shown before the first throw",
    "bots-secret": "the secret of the bots does not follow from the secret of the dice",
    "bots-broken": "the record says {word}, but {bot} plays {due} there",
    "bots-missing": "{bot} had this seat, but {word} is not among the moves that the record says it chose",
    "bots-not-held": "the record says that {bot} chose {word}, but not that it had this seat then",
}

LONGEST_QUOTE = 60


def quote(value: object) -> str:
    """A value of the user's, short and safe to print on one line."""
    try:
        text = value if isinstance(value, str) else reprlib.repr(value)
    except ValueError:  # a whole number of thousands of digits
        return "…"
    shown = "".join(c if c.isprintable() else "?" for c in text[:LONGEST_QUOTE])
    dots = "…" if len(text) > LONGEST_QUOTE else ""
    return f"“{shown}{dots}”" if isinstance(value, str) else shown + dots


class GameError(ValueError):
    """A call that was refused. It has changed nothing."""

    kind: ClassVar[str]

    def __init__(self, key: str, rule: str | None = None, **arguments: Any) -> None:
        self.key = key
        self.rule = rule
        self.event: int | None = None
        self.record: str | None = None
        """Which of several records it is about, as that was called."""
        self.arguments = arguments
        super().__init__(key)

    def __str__(self) -> str:
        return self.of_record(SENTENCES[self.key].format(rule=self.rule, **self.arguments))

    def of_record(self, sentence: str) -> str:
        """The sentence after the record it is about, where there are several."""
        return sentence if self.record is None else f"{self.record}: {sentence}"


class Malformed(GameError):
    """The game has no such word, or there are no such dice."""

    kind = "malformed"


class GameOver(GameError):
    kind = "over"


class OutOfTurn(GameError):
    kind = "out_of_turn"


class Illegal(GameError):
    """It can be read, but `rule` forbids it now."""

    kind = "illegal"


class BadRecord(GameError):
    """The file, its keys, its players or its options."""

    kind = "bad_record"


class BadArgument(GameError):
    """A game, an option, a name, an event or a number that does not exist or is not allowed.

    In a record it is raised as a `BadRecord`, and JSON and the wire call it that in any case.
    """

    kind = "bad_record"

    def in_record(self) -> BadRecord:
        return BadRecord(self.key, self.rule, **self.arguments)


class BotError(GameError):
    """A bot that cannot be found, fails, or answers what may not be played."""

    kind = "bot"


KINDS = {
    kind.__name__: kind
    for kind in (BadArgument, BadRecord, BotError, GameOver, Illegal, Malformed, OutOfTurn)
}
