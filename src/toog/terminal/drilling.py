"""Puzzles at the terminal: a decision is shown as its seat saw it, tried, and then judged and explained.

Nothing is painted over, so that a screen reader reads on and everything can be scrolled back to. Where there
is no terminal nobody is asked, and the answer follows at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from toog.console import two_columns
from toog.core.errors import GameError, quote
from toog.review.puzzles.puzzle import OwnGame, Puzzle, SealedGame, Verdict, judge_answer
from toog.review.reason import say_reason
from toog.terminal.dialogue import Dialogue
from toog.terminal.help import help_with_moves, rule_book
from toog.terminal.leaving import WAYS_OUT, Quit, exit_code_of, listening
from toog.terminal.pages import head, heading
from toog.terminal.painter import offer_list
from toog.terminal.prompts import HouseWord, Offer, Unclear, read_answer
from toog.terminal.screen import Screen, is_terminal, prepare_streams
from toog.terminal.seats import Sitter
from toog.texts.voice import voice_for

LAST_EVENTS, LAST_LINES = 20, 4
WORDS = (HouseWord.HELP, HouseWord.RULES, HouseWord.STORY, HouseWord.QUIT)


def put_puzzles(puzzles: Sequence[Puzzle], language: str, *, files: Sequence[str] = ()) -> int:
    """Puts them one after another and answers the exit code. `files` are what one's own games came from."""
    prepare_streams()
    screen, say = Screen(), voice_for(language).say
    if not puzzles:
        screen.console.print(Text(say("drill-none")))
        return 0
    rounds = [Drill(screen, language, puzzle) for puzzle in puzzles]
    titles = [
        title_of(puzzle, number, len(puzzles), files, language) for number, puzzle in enumerate(puzzles)
    ]
    if not is_terminal():
        for drill, title in zip(rounds, titles, strict=True):
            drill.show(title)
            drill.tell_answer()
        return 0
    return ask_all(screen, language, rounds, titles)


def title_of(puzzle: Puzzle, number: int, many: int, files: Sequence[str], language: str) -> str:
    say = voice_for(language).say
    match puzzle.source:
        case OwnGame(record):
            said = {"number": number + 1, "many": many, "event": puzzle.at}
            return say("drill-own", file=quote(files[record]), **said)
        case SealedGame(day):
            return say("drill-daily", day=day.isoformat())


def ask_all(screen: Screen, language: str, rounds: Sequence[Drill], titles: Sequence[str]) -> int:
    verdicts: list[Verdict] = []
    left: BaseException | None = None
    try:
        with listening(), screen.keyboard.held():
            for drill, title in zip(rounds, titles, strict=True):
                drill.show(title)
                verdicts.append(drill.ask())
                drill.tell_verdict(verdicts[-1])
    except WAYS_OUT as way_out:
        left = way_out
        screen.console.print()
    say = voice_for(language).say
    found = sum(verdict.found for verdict in verdicts)
    key = "drill-score" if verdicts else "drill-left"
    screen.console.print(Text(say(key, found=found, tried=len(verdicts)), "bold"))
    return exit_code_of(left)


class Drill:
    """One puzzle before someone who looks for the answer."""

    def __init__(self, screen: Screen, language: str, puzzle: Puzzle) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.voice = voice_for(language, puzzle.record.game)
        self.names = puzzle.record.players
        self.dialogue = Dialogue(screen, self.voice, puzzle.course, [Sitter(name) for name in self.names])
        self.dialogue.story.tell_to(puzzle.seat)
        self.painter = self.dialogue.painter
        self.offers = self.painter.offers(puzzle.seat)

    def print(self, *parts: RenderableType) -> None:
        self.screen.console.print(Group(*parts))

    def say(self, key: str, **arguments: object) -> Text:
        return Text(self.voice.say(key, **arguments))

    def show(self, title: str) -> None:
        """The board as that seat saw it, what happened last, and what may be done."""
        name = self.names[self.puzzle.seat]
        story = self.painter.lines_from(max(len(self.dialogue.story.told) - LAST_EVENTS, 0))
        board = self.painter.board.draw(self.painter.sight())
        self.print(
            *head(self.voice), Text(title, "bold"), Text(), board, Text(), *story[-LAST_LINES:], Text()
        )
        moves = offer_list(self.offers, width=self.screen.width, explain=True)
        self.print(self.say("drill-question", name=name), moves, Text())

    def ask(self) -> Verdict:
        """Until a move is tried; whatever else is typed is answered."""
        words = [self.voice.say(f"play-command-{word.value}") for word in WORDS]
        self.print(Text(f" {self.screen.look.dot} ".join(words), "dim"))
        while True:
            typed = self.screen.ask(Text(self.names[self.puzzle.seat], "bold"))
            answer = read_answer(typed, self.offers, self.voice)
            if isinstance(answer, Offer):
                return judge_answer(self.puzzle, answer.word)
            if answer is HouseWord.QUIT:
                raise Quit
            self.print(*self.page(typed, answer))

    def page(self, typed: str, answer: HouseWord | Unclear) -> list[RenderableType]:
        """What is said to something that is no move of this list."""
        if answer is HouseWord.HELP:
            return self.help()
        if answer is HouseWord.RULES:
            return rule_book(self.puzzle.course, self.voice)
        if answer is HouseWord.STORY:
            return list(self.painter.lines_from(0))
        return [self.refusal(typed, answer if isinstance(answer, Unclear) else Unclear(()))]

    def help(self) -> list[RenderableType]:
        page = help_with_moves(self.puzzle.course, self.painter, self.voice, self.puzzle.seat, self.offers)
        about = {word: self.voice.say(f"play-about-{word.value}") for word in WORDS[:-1]}
        about[HouseWord.QUIT] = self.voice.say("drill-about-quit")
        words = ((self.voice.say(f"play-command-{word.value}"), said) for word, said in about.items())
        return [*page, heading(self.voice.say("play-always")), two_columns(words)]

    def refusal(self, typed: str, unclear: Unclear) -> Text:
        """Which rule forbids what was typed, or which words there are."""
        word = self.dialogue.meant(typed, unclear, self.offers)
        if word in self.puzzle.record.game.vocabulary:
            try:
                judge_answer(self.puzzle, word)
            except GameError as error:
                return Text(self.voice.refusal(error, self.names), "bold red")
        self.dialogue.say_which(typed, unclear, self.offers)
        return self.dialogue.notices.pop()

    def tell_verdict(self, verdict: Verdict) -> None:
        move, best = self.called(verdict.move), self.called(self.puzzle.hint.best.move)
        if verdict.move == self.puzzle.hint.best.move:
            said = [self.say("drill-found", move=move)]
        elif verdict.found:
            said = [self.say("drill-as-good", move=move, best=best)]
        else:
            said = [self.say(f"drill-{verdict.mark}", move=move, best=best), self.cost(verdict.move)]
        self.print(Text(), *said, *self.why(verdict.move), Text())

    def tell_answer(self) -> None:
        best = self.called(self.puzzle.hint.best.move)
        self.print(self.say("drill-answer", best=best), *self.why(), Text())

    def why(self, tried: str | None = None) -> list[RenderableType]:
        """The reasons for the best move, and what was played when it was met."""
        puzzle, name = self.puzzle, self.names[self.puzzle.seat]
        reasons = [Text(say_reason(reason, self.voice, self.names)) for reason in puzzle.hint.reasons]
        if puzzle.played == (tried or puzzle.hint.best.move):
            return [*reasons, self.say("drill-played-same", name=name)]
        played = self.say("drill-played", name=name, move=self.called(puzzle.played))
        if puzzle.played == puzzle.hint.best.move:
            return [*reasons, played]
        return [*reasons, Text(" ").join([played, self.cost(puzzle.played)])]

    def cost(self, word: str) -> Text:
        unit, loss = self.puzzle.hint.unit, self.puzzle.hint.loss(word)
        return self.say(
            f"drill-cost-{unit}", move=self.called(word), loss=100 * loss if unit == "win" else loss
        )

    def called(self, word: str) -> str:
        return quote(self.painter.said(word))
