"""The game loop: whoever is on turn throws, chooses, or says something to the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.auto import Auto, ask_auto, remember_auto
from toog.cli.play.cup import REAL, Cup
from toog.cli.play.help import help_page
from toog.cli.play.leaving import WAYS_OUT, Leave
from toog.cli.play.opponents import ask_bot
from toog.cli.play.pages import turn_pages
from toog.cli.play.painter import Painter
from toog.cli.play.prompts import Answer, Command, Offer, Unclear, fold, read_answer, shown, spelled_out
from toog.cli.play.questions import Questions
from toog.cli.play.real_dice import read_dice
from toog.cli.play.rule_book import rule_book
from toog.cli.play.screen import LONGEST_PAUSE, Screen
from toog.cli.play.seats import Seat, kinds_of, people
from toog.cli.play.shelf import Shelf
from toog.cli.play.story import Story
from toog.cli.play.taking_back import TakingBack, WayBack
from toog.core.contract import RACE, Event
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import GameError
from toog.core.falls import Dice, Pack
from toog.core.record import Record
from toog.texts import Voice

BOT_THINKS = 0.25
ALWAYS = (Command.HELP, Command.RULES, Command.AUTO, Command.QUIT)


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
        auto: Auto = Auto.NONE,
    ) -> None:
        self.course = course
        self.seats = seats
        self.cup = cup
        self.shelf = shelf
        self.screen = screen
        self.voice = voice
        self.auto = auto
        self.people = people(seats)
        self.taking_back = TakingBack(course, self.people)
        if cup.kind == REAL:
            self.taking_back.typed_from = 0
        self.curtained = course.game.hidden and len(self.people) > 1
        self.story = Story(course, None if self.curtained or not self.people else self.people[0])
        self.painter = Painter(screen, voice, self.story, seats)
        self.notices: list[Text] = []
        self.unkept = False
        self.meta: dict[str, Any] = {}

    def play(self) -> None:
        while not self.is_over or not self.is_final():
            self.step()

    @property
    def is_over(self) -> bool:
        return isinstance(self.course.turn, Over)

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
        """A bot's, what someone just asked for by a word, and one's own for who likes that."""
        likes = self.auto is Auto.ALL and not self.screen.called
        return seat not in self.people or likes or self.was_asked_for(seat)

    def was_asked_for(self, seat: int) -> bool:
        """By a word that cannot be taken back, or that means nothing but the throw."""
        if not self.course.events or self.course.events[-1].seat != seat:
            return False
        word = self.course.events[-1].word
        chosen = self.auto is not Auto.NONE and not self.taking_back.last_went_by_itself
        throws = chosen and word.partition(" ")[0] in self.painter.board.throws
        return throws or word in self.course.game.final

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
            self.let_see(BOT_THINKS)
        elif self.auto is Auto.ALL:
            self.let_see(LONGEST_PAUSE)

    def is_final(self) -> bool:
        """Whether what ended the game stands: real dice may have been typed wrongly, and are asked about."""
        way = self.taking_back.last_typed()
        if way is None:
            return True
        try:
            typed = self.ask(self.voice.say("play-last-throw", dice=way.event.word))
        except WAYS_OUT:
            self.go_back(way)
            raise
        answer = read_answer(typed, (), self.voice)
        if not fold(typed):
            self.keep_up()
            return True
        if answer is Command.QUIT or answer is Command.UNDO:
            self.go_back(way)
        if answer is Command.QUIT:
            raise Leave
        if answer in (Command.RULES, Command.STORY):
            self.read_up(answer, 0, ())
        return False

    # Decisions

    def decide(self, seat: int) -> None:
        bot = self.seats[seat].bot
        if bot is not None:
            self.happen(Event(seat, ask_bot(bot, self.course, seat, self.cup.seed)))
            self.let_see(BOT_THINKS)
            return
        self.take_keyboard(seat)
        offers = self.painter.offers(seat)
        if len(offers) == 1 and self.plays_by_itself():
            self.play_only_move(seat, offers[0])
        else:
            self.choose(seat, offers)

    def plays_by_itself(self) -> bool:
        """A race is for the hand, like a throw."""
        race = self.course.game.rules.turn(self.course.state) == RACE
        return self.auto is Auto.ALL or (self.auto is Auto.MOVES and not race)

    def play_only_move(self, seat: int, offer: Offer) -> None:
        """Shown before and after. Whoever types something meanwhile is asked."""
        said = self.voice.say("play-by-itself", name=self.name(seat), word=offer.said)
        self.let_see(LONGEST_PAUSE, Text(said, "green"))
        if self.screen.called:
            self.choose(seat, [offer])
            return
        self.taking_back.note_by_itself()
        self.happen(Event(seat, offer.word))
        self.let_see(LONGEST_PAUSE)

    def choose(self, seat: int, offers: Sequence[Offer]) -> None:
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
        if not (self.is_over and self.taking_back.last_typed()):  # that is kept when someone has confirmed it
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

    def let_see(self, seconds: float, *said: Text) -> None:
        if not self.screen.quick:
            self.painter.paint(notices=[*self.notices, *said])
            self.screen.pause(seconds)

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
        way = self.taking_back.find()
        if isinstance(way, WayBack):
            whose = way.event.word if way.seat is None else self.name(way.seat)
            words.append(f"{self.voice.say('play-command-undo')} ({whose})")
        return Text(f" {self.screen.look.dot} ".join(words), "dim")

    # The house

    def obey(self, command: Command, seat: int, offers: Sequence[Offer]) -> None:
        if command is Command.QUIT:
            raise Leave
        if command is Command.UNDO:
            self.undo()
        elif command is Command.SAVE:
            self.save()
        elif command is Command.AUTO:
            self.choose_auto()
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

    def choose_auto(self) -> None:
        self.auto = ask_auto(Questions(self.screen, self.voice), self.auto)
        remember_auto(self.auto)
        self.note(self.voice.say("play-auto-chosen"))

    def undo(self) -> None:
        way = self.taking_back.find()
        if isinstance(way, WayBack):
            self.go_back(way)
            return
        said = {"word": "", "name": ""}
        if way.event is not None and way.event.seat is not None:
            said = {"word": self.painter.said(way.event.word), "name": self.name(way.event.seat)}
        self.warn(self.voice.say(f"play-no-undo-{way.reason}", **said))

    def go_back(self, way: WayBack) -> None:
        self.taking_back.go(way, self.story.take_back)
        self.keep_up()
        if way.seat is None:
            self.note(self.voice.say("play-retype", word=way.event.word))
        else:
            said = self.painter.said(way.event.word)
            self.note(self.voice.say("play-undone", name=self.name(way.seat), word=said))

    def save(self) -> None:
        try:
            self.note(self.voice.say("play-saved", file=str(self.put_away())))
        except OSError as error:
            self.warn(self.voice.say("play-cannot-save", reason=str(error.strerror)))

    def put_away(self) -> Path:
        return self.shelf.put(self.record(), None if self.is_over else self.cup.private())

    def record(self) -> dict[str, Any]:
        course = self.course
        events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
        meta = self.meta | {"seats": kinds_of(self.seats)}
        seal = self.cup.seal(over=self.is_over)
        return Record(course.game, course.players, course.options, events, seal, meta).plain()
