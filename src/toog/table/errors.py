"""What a table refuses, beyond what the rules of a game refuse."""

from __future__ import annotations

from toog.core.errors import GameError

# English lives here as it does in core; the catalogues of toog.texts hold the other languages.
SENTENCES = {
    "not-yours": "seat {seat} is not yours",
    "host-only": "only the host of this table can do that",
    "stale": "too late: something else has happened at the table",
    "too-soon": "not so fast: seat {seat} may act again in a moment",
    "bot-plays": "a bot plays for seat {seat} now",
    "not-started": "the game has not started yet",
    "already-started": "the game has already started",
    "no-hints": "the host of this table allows no hints",
    "not-over": "the game is not over yet",
    "seat-taken": "seat {seat} is taken",
    "colour-taken": "someone else at this table already has that colour",
    "no-such-colour": "a colour is a number from 0 to {most}",
    "seat-open": "nobody sits at seat {seat}",
    "seats-open": "every seat must be taken by a person or a bot before the game can start",
    "seats-expected": "not everyone has come along yet: wait, or let a bot sit in for who is missing",
    "name-taken": "someone at this table is already called {name}: choose another name",
    "not-missing": "nobody is missing there, so the seat cannot be asked for",
    "claim-waits": "someone already asks to sit down as {name}: wait for the answer",
    "nobody-to-ask": "only bots sit here, so nobody can let you in: give the PIN of the seat, "
    "or go on with the device you sat down with",
    "pin-only": "only one other person plays here, who may not decide alone who plays for {name}: "
    "give the PIN of the seat, or let a bot play",
    "hand-lies-there": "a hidden hand lies at this seat: while the game is on only a bot can take it",
    "own-claim": "whoever asks for a seat has no vote on it",
    "needs-more": "while a game is on it takes two people who are here to let someone in: "
    "until then a bot can play for {name}",
    "wrong-pin": "that is not the PIN of this seat",
    "pin-locked": "too many wrong PINs from here: wait another {seconds} seconds",
    "pin-void": "too many wrong PINs: this seat takes none any more, "
    "so go on with the device you sat down with, or ask the others",
    "no-such-claim": "nobody asks for this seat any more",
    "nothing-open": "nothing waits to be confirmed",
    "table-full": "every seat at this table is taken",
    "nobody-here": "nobody at this device sits at the table",
    "not-away": "seat {seat} does not need a bot: nobody is missing there",
    "cannot-undo": "nothing can be taken back now: dice fell, a card was shown, or someone else has played",
    "dice-sealed": "the dice of this table are sealed: they fall by themselves and cannot be typed",
    "real-hidden": "{game} hides its cards, so they cannot be typed: choose sealed dice",
    "no-such-dice": "{dice} are not dice of this house; there are {allowed}",
    "fork-long": "a game cannot be played on after more than {most} events",
    "no-such-reaction": "{reaction} is not a reaction; the reactions are {allowed}",
    "thinking-time": "the thinking time must be from {low} to {high} seconds",
    "race-pause": "the pause in a race must be from {low} to {high} seconds",
    "bot-name": "the name of a bot must be 1 to {most} printable characters",
    "not-hex": "a key is 64 hexadecimal digits and a nonce 1 to 128",
    "rematch-made": "the company has already moved on to another table",
    "still-hidden": "the record of a game with hidden cards is shown when the game is over",
    "night-size": "a night has up to {most} tables and up to {players} rounds, and at least two games",
    "night-sealed": "a night is played with sealed dice or cards: only they can be the same at every table",
    "night-together": "the tables of a night all start together, not one by one",
    "night-waits": "the tables of a night all start together, and at table {table} not everyone is there yet",
    "night-on": "other tables of this night play with the same dice or cards: "
    "what fell here is shown when all are done",
    "bad-entry": "this is not an entry of a table",
    "wrong-secret": "this secret does not belong to the seal of the table",
}


class TableError(GameError):
    """A command that was refused. It has changed nothing."""

    kind = "table"

    def __str__(self) -> str:
        return SENTENCES[self.key].format(**self.arguments)
