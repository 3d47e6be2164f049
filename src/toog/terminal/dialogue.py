"""What is said between the game and whoever has the keyboard: questions with their answers, and notices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from toog.core.course import Course
from toog.terminal.help import help_page, rule_book
from toog.terminal.keyboard_table import NoWayBack, WayBack
from toog.terminal.pages import turn_pages
from toog.terminal.painter import Painter
from toog.terminal.prompts import HouseWord, Offer, Unclear, fold, shown, spelled_out
from toog.terminal.screen import Screen
from toog.terminal.seats import Sitter, people
from toog.terminal.sight import ToldStory
from toog.texts import Voice

ALWAYS = (HouseWord.HELP, HouseWord.RULES, HouseWord.AUTO, HouseWord.QUIT)


class Dialogue:
    def __init__(self, screen: Screen, voice: Voice, course: Course, seats: Sequence[Sitter]) -> None:
        self.screen = screen
        self.voice = voice
        self.course = course
        self.seats = seats
        at_keyboard = people(seats)
        self.curtained = course.game.hidden and len(at_keyboard) > 1
        """Several people have hidden hands, so the screen is cleared between them."""
        self.story = ToldStory(course, None if self.curtained or not at_keyboard else at_keyboard[0])
        self.painter = Painter(screen, voice, self.story, seats)
        self.notices: list[Text] = []
        self.hinting = False
        """Whoever has the keyboard may ask for a hint."""

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def face_the_table(self) -> None:
        """Shows what is for everyone: where hands are hidden, nobody's hand."""
        if self.curtained:
            self.story.tell_to(None)

    def take_keyboard(self, seat: int) -> None:
        """Hands the keyboard over to this seat, and clears the screen in between where hands are hidden."""
        if not self.curtained or self.story.eyes == seat:
            return
        if self.story.eyes is not None:
            self.painter.paint()
            self.screen.ask(self.voice.say("play-hand-over", name=self.name(seat)))
            self.story.mark_read()
        self.screen.show(Text(self.voice.say("play-pass-keyboard", name=self.name(seat)), "bold"), Text())
        self.screen.ask(self.voice.say("play-when-ready", name=self.name(seat)))
        self.story.tell_to(seat)

    def ask(self, prompt: str, offers: Sequence[Offer], way: WayBack | NoWayBack) -> str:
        """One line as it was typed, asked under the board, the notices and the moves there are."""
        self.painter.paint(notices=self.notices, offers=offers, hints=[self.hints(way, offers)])
        self.notices = []
        typed = self.screen.ask(Text(prompt, "bold"))
        self.story.mark_read()
        return typed

    def hints(self, way: WayBack | NoWayBack, offers: Sequence[Offer]) -> Text:
        """The words that can be typed, a hint among them where one may choose, and whose move can go back."""
        words = [self.voice.say(f"play-command-{word.value}") for word in ALWAYS]
        if self.hinting and len(offers) > 1:
            words.insert(1, self.voice.say("play-command-hint"))
        if isinstance(way, WayBack):
            whose = way.event.word if way.seat is None else self.name(way.seat)
            words.append(f"{self.voice.say('play-command-undo')} ({whose})")
        return Text(f" {self.screen.look.dot} ".join(words), "dim")

    def note(self, text: str) -> None:
        self.notices.append(Text(text, "green"))

    def warn(self, text: str) -> None:
        self.notices.append(Text(text, "bold red"))

    def let_see(self, seconds: float, *said: Text) -> None:
        """Paints the game as it is now, and waits for so long."""
        if not self.screen.quick:
            self.painter.paint(notices=[*self.notices, *said])
            self.screen.pause(seconds)

    def show_waiting(self, text: str) -> None:
        """Paints the game as it is now with the reason why nothing happens yet."""
        self.painter.paint(notices=[*self.notices, Text(text, "dim")])

    def read_up(self, word: HouseWord, seat: int, offers: Sequence[Offer]) -> None:
        """Shows the help, the rule book or the story, page by page."""
        page: Sequence[RenderableType]
        if word is HouseWord.HELP:
            page = help_page(self.course, self.painter, self.voice, seat, offers)
        elif word is HouseWord.RULES:
            page = rule_book(self.course, self.voice)
        else:
            page = self.painter.lines_from(0)
        turn_pages(self.screen, self.voice, *page)

    def meant(self, typed: str, unclear: Unclear, offers: Sequence[Offer]) -> str:
        """The move that was meant, so that its rule can refuse it; a bare value means a card in the hand."""
        values = self.painter.board.values.items()
        cards = [word for word, value in values if value == fold(typed) and self.painter.within_reach(word)]
        if cards and not unclear.words:
            return cards[0]
        vocabulary = {word: self.painter.names_of(word) for word in self.course.game.vocabulary}
        return spelled_out(typed, offers, vocabulary)

    def say_which(self, typed: str, unclear: Unclear, offers: Sequence[Offer]) -> None:
        """Warns that what was typed is no move or more than one, and says which words there are."""
        words = unclear.words or tuple(offer.word for offer in offers)
        rules = dict.fromkeys(self.painter.rule_now(word) for word in words)
        said = ", ".join(self.painter.said(word) for word in words)
        key = "play-which" if unclear.words else "play-not-a-move"
        if not typed:
            key = "play-nothing-typed"
        self.warn(self.voice.say(key, word=shown(typed), words=said, rules=", ".join(rules)))

    def say_went_back(self, way: WayBack) -> None:
        """Notes what was taken back; real dice that were typed are nobody's move, and are typed again."""
        if way.seat is None:
            self.note(self.voice.say("play-retype", word=way.event.word))
        else:
            said = self.painter.said(way.event.word)
            self.note(self.voice.say("play-undone", name=self.name(way.seat), word=said))

    def say_no_way_back(self, way: NoWayBack) -> None:
        """Warns why nothing can be taken back."""
        said = {"word": "", "name": ""}
        if way.event is not None and way.event.seat is not None:
            said = {"word": self.painter.said(way.event.word), "name": self.name(way.event.seat)}
        self.warn(self.voice.say(f"play-no-undo-{way.reason}", **said))
