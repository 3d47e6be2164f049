"""The game loop: whoever is on turn throws, chooses, or says something to the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.cup import REAL, Cup, what_falls
from toog.cli.play.help import help_page
from toog.cli.play.leaving import Leave
from toog.cli.play.opponents import ask_bot
from toog.cli.play.pages import turn_pages
from toog.cli.play.painter import Painter
from toog.cli.play.prompts import Answer, Command, Offer, Unclear, fold, read_answer, shown, spelled_out
from toog.cli.play.real_dice import read_dice
from toog.cli.play.rule_book import rule_book
from toog.cli.play.screen import Screen
from toog.cli.play.seats import Seat, kinds_of, people
from toog.cli.play.shelf import Shelf
from toog.cli.play.story import Story
from toog.core.contract import Event
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import GameError
from toog.core.falls import Dice, Pack
from toog.core.record import Record
from toog.texts import Voice

BOT_THINKS = 0.25
ALWAYS = (Command.HELP, Command.RULES, Command.SAVE, Command.QUIT)


class Table:
    def __init__(
        self,
        course: Course,
        seats: Sequence[Seat],
        cup: Cup,
        shelf: Shelf,
        screen: Screen,
        voice: Voice,
        *,
        quick_dice: bool = False,
    ) -> None:
        self.course = course
        self.seats = seats
        self.cup = cup
        self.shelf = shelf
        self.screen = screen
        self.voice = voice
        self.quick_dice = quick_dice
        self.people = people(seats)
        self.curtained = course.game.hidden and len(self.people) > 1
        self.story = Story(course, None if self.curtained or not self.people else self.people[0])
        self.painter = Painter(screen, voice, self.story, seats)
        self.notices: list[Text] = []
        self.unkept = False
        self.typed_from = 0
        self.meta: dict[str, Any] = {}

    def play(self) -> None:
        while not isinstance(self.course.turn, Over):
            self.step()

    def step(self) -> None:
        """One throw, one move, or one thing said."""
        turn = self.course.turn
        if isinstance(turn, Chance):
            self.chance(turn)
        elif isinstance(turn, Decision):
            self.decide(self.course.game.rules.in_turn(self.course.state))

    # Chance

    def chance(self, turn: Chance) -> None:
        if isinstance(turn.fall, Dice) and self.cup.kind == REAL:
            self.ask_what_fell(turn.seat, turn.fall)
        elif self.falls_by_itself(turn.seat) or self.taps(turn):
            self.throw(turn)

    def falls_by_itself(self, seat: int) -> bool:
        """A bot's throw, quick dice, and a throw that a word asked for which cannot be taken back."""
        last = self.course.events[-1:]
        asked = any(event.seat == seat and event.word in self.course.game.final for event in last)
        return self.quick_dice or seat not in self.people or asked

    def taps(self, turn: Chance) -> bool:
        """Enter throws; anything else is for the house."""
        self.face_the_table()
        key = "play-shuffle" if isinstance(turn.fall, Pack) else "play-throw"
        count = turn.fall.count if isinstance(turn.fall, Dice) else 0
        typed = self.ask(self.voice.say(key, name=self.name(turn.seat), dice=count))
        answer = read_answer(typed, (), self.voice)
        if not fold(typed):
            return True
        if isinstance(answer, Command):
            self.obey(answer, turn.seat, ())
        else:
            key = "play-enter-shuffles" if isinstance(turn.fall, Pack) else "play-enter-throws"
            self.warn(self.voice.say(key, word=shown(typed), rule=turn.fall.rule))
        return False

    def ask_what_fell(self, seat: int, dice: Dice) -> None:
        """Real dice: someone says what lies on the table, for a bot as well."""
        self.face_the_table()
        asked = self.voice.say("play-what-fell", name=self.name(seat), dice=dice.count)
        typed = self.ask(asked)
        answer = read_answer(typed, (), self.voice)
        fell = read_dice(typed, dice)
        if isinstance(answer, Command):
            self.obey(answer, seat, ())
        elif fell is None:
            faces = ", ".join(str(face) for face in dict.fromkeys(dice.faces))
            said = self.voice.say(
                "play-not-dice", word=shown(typed), dice=dice.count, faces=faces, rule=dice.rule
            )
            self.warn(said)
        else:
            self.happen(Event(None, fell))

    def throw(self, turn: Chance) -> None:
        fell = self.cup.fall(turn.fall, self.course.falls)
        if isinstance(turn.fall, Dice):
            self.painter.tumble(turn.fall)
        self.happen(Event(None, fell))
        if turn.seat not in self.people:
            self.let_see()

    # Decisions

    def decide(self, seat: int) -> None:
        bot = self.seats[seat].bot
        if bot is not None:
            self.happen(Event(seat, ask_bot(bot, self.course, seat, self.cup.seed)))
            self.let_see()
            return
        self.take_keyboard(seat)
        offers = self.painter.offers(seat)
        forced = offers[0].said if len(offers) == 1 else ""
        prompt = self.voice.say("play-enter-plays", name=self.name(seat), word=forced)
        asked = prompt if forced else self.name(seat)
        typed = self.ask(asked, offers) or forced
        self.answer(seat, typed, read_answer(typed, offers, self.voice), offers)

    def answer(self, seat: int, typed: str, answer: Answer, offers: Sequence[Offer]) -> None:
        if isinstance(answer, Command):
            self.obey(answer, seat, offers)
        elif isinstance(answer, Offer):
            self.happen(Event(seat, answer.word))
        else:
            self.refuse(seat, typed, answer, offers)

    def refuse(self, seat: int, typed: str, unclear: Unclear, offers: Sequence[Offer]) -> None:
        """One sentence: which rule forbids it, or which words there are."""
        word = self.meant(typed, unclear, offers)
        if word in self.course.game.vocabulary:
            self.try_anyway(Event(seat, word))
            return
        words = unclear.words or tuple(offer.word for offer in offers)
        rules = dict.fromkeys(self.painter.rule_now(word) for word in words)
        said = ", ".join(self.painter.said(word) for word in words)
        key = "play-which" if unclear.words else "play-not-a-move"
        if not typed:
            key = "play-nothing-typed"
        self.warn(self.voice.say(key, word=shown(typed), words=said, rules=", ".join(rules)))

    def meant(self, typed: str, unclear: Unclear, offers: Sequence[Offer]) -> str:
        """The word, so that its rule can refuse it; a bare value means a card in the hand."""
        values = self.painter.board.values.items()
        cards = [word for word, value in values if value == fold(typed) and self.painter.within_reach(word)]
        if cards and not unclear.words:
            return cards[0]
        vocabulary = {word: self.painter.names_of(word) for word in self.course.game.vocabulary}
        return spelled_out(typed, offers, vocabulary)

    def try_anyway(self, event: Event) -> None:
        try:
            self.happen(event)
        except GameError as error:
            self.warn(self.voice.refusal(error, self.course.players))

    def happen(self, event: Event) -> None:
        self.story.happen(event)
        self.keep_up()

    def keep_up(self) -> None:
        """After every event, so that nothing played is lost whatever becomes of the terminal.

        A disk that is full is said once, and the game goes on.
        """
        try:
            self.put_away()
            self.unkept = False
        except OSError as error:
            if not self.unkept:
                self.warn(self.voice.say("play-cannot-save", reason=str(error.strerror)))
            self.unkept = True

    def let_see(self) -> None:
        if not self.screen.quick:
            self.painter.paint()
            self.screen.pause(BOT_THINKS)

    # The keyboard

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def face_the_table(self) -> None:
        """What falls is for everyone: where hands are hidden, nobody's hand is shown."""
        if self.curtained:
            self.story.tell_to(None)

    def take_keyboard(self, seat: int) -> None:
        """With hidden hands and more people than one, the screen is cleared between them."""
        if not self.curtained or self.story.eyes == seat:
            return
        if self.story.eyes is not None:
            self.painter.paint()
            self.screen.ask(self.voice.say("play-hand-over", name=self.name(seat)))
            self.story.mark_read()
        self.screen.show(Text(self.voice.say("play-pass-keyboard", name=self.name(seat)), "bold"), Text())
        self.screen.ask(self.voice.say("play-when-ready", name=self.name(seat)))
        self.story.tell_to(seat)

    def ask(self, prompt: str, offers: Sequence[Offer] = ()) -> str:
        self.painter.paint(notices=self.notices, offers=offers, hints=[self.hints()])
        self.notices = []
        typed = self.screen.ask(Text(prompt, "bold"))
        self.story.mark_read()
        return typed

    def note(self, text: str) -> None:
        self.notices.append(Text(text, "green"))

    def warn(self, text: str) -> None:
        self.notices.append(Text(text, "bold red"))

    def hints(self) -> Text:
        """What can always be typed, and whose move can be taken back."""
        words = [self.voice.say(f"play-command-{command.value}") for command in ALWAYS]
        seat = self.undoer()
        if seat is not None:
            words.append(f"{self.voice.say('play-command-undo')} ({self.name(seat)})")
        elif self.can_retype:
            words.append(f"{self.voice.say('play-command-undo')} ({self.course.events[-1].word})")
        return Text(f" {self.screen.look.dot} ".join(words), "dim")

    # The house

    def obey(self, command: Command, seat: int, offers: Sequence[Offer]) -> None:
        if command is Command.QUIT:
            raise Leave
        if command is Command.UNDO:
            self.undo()
        elif command is Command.SAVE:
            self.save()
        else:
            self.read_up(command, seat, offers)

    def read_up(self, command: Command, seat: int, offers: Sequence[Offer]) -> None:
        page: Sequence[RenderableType]
        if command is Command.HELP:
            page = help_page(self.course, self.painter, self.voice, seat, offers)
        elif command is Command.RULES:
            page = rule_book(self.course, self.voice)
        else:
            page = self.painter.lines_from(0)
        turn_pages(self.screen, self.voice, *page)

    def undoer(self) -> int | None:
        """The person at this keyboard who may take back the last move."""
        return next((seat for seat in self.people if self.course.can_undo(seat)), None)

    @property
    def can_retype(self) -> bool:
        """Real dice that someone typed last, at this table."""
        typed = len(self.course.events) > self.typed_from
        return self.cup.kind == REAL and typed and self.course.can_retype

    def undo(self) -> None:
        seat = self.undoer()
        if self.can_retype:
            event = self.story.take_back()
            self.keep_up()
            self.note(self.voice.say("play-retype", word=event.word))
            return
        if seat is None:
            self.warn(self.voice.say("play-no-undo", chance=what_falls(self.course.game)))
            return
        event = self.story.take_back()
        self.keep_up()
        self.note(self.voice.say("play-undone", name=self.name(seat), word=self.painter.said(event.word)))

    def save(self) -> None:
        try:
            self.note(self.voice.say("play-saved", file=str(self.put_away())))
        except OSError as error:
            self.warn(self.voice.say("play-cannot-save", reason=str(error.strerror)))

    def put_away(self) -> Path:
        over = isinstance(self.course.turn, Over)
        return self.shelf.put(self.record(), None if over else self.cup.private())

    def record(self) -> dict[str, Any]:
        course = self.course
        events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
        meta = self.meta | {"seats": kinds_of(self.seats)}
        seal = self.cup.seal(over=isinstance(course.turn, Over))
        return Record(course.game, course.players, course.options, events, seal, meta).plain()
