"""One evening at the table: sit down, play, put the game away however it ends, and say where it is."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from toog.console import complain
from toog.core.story import Story, story_of
from toog.terminal.cup import what_falls
from toog.terminal.game_loop import GameLoop
from toog.terminal.leaving import HANGUP, WAYS_OUT, SentAway, exit_code_of, undisturbed
from toog.terminal.pages import care, title
from toog.terminal.prompts import HouseWord, fold, house_words
from toog.terminal.screen import Screen
from toog.terminal.sight import paint_names
from toog.terminal.sitting import Wishes, once_more, sit_at_table
from toog.texts import Voice, language_of

NOT_KEPT = 1
LAST_LINES = 4
LINES_FOR_FILES = 6


def spend_evening(screen: Screen, language: str, wishes: Wishes) -> int:
    sit = partial(sit_at_table, screen, language, wishes)
    with screen.keyboard.held():
        while True:
            with screen.taken():
                loop = sit()
                looked_back = loop.is_over
                way_out = None if looked_back else play_on(loop)
                loop.asking.stop()
                loop.adviser.stop()
                kept = None if looked_back else keep(loop)
            with suppress(OSError):  # the terminal may be gone; the game is kept
                say_goodbye(loop, way_out, kept)
            if isinstance(kept, OSError):
                return NOT_KEPT
            if looked_back or way_out is not None or not wants_more(loop):
                return exit_code_of(way_out)
            sit = partial(once_more, loop)


def play_on(loop: GameLoop) -> BaseException | None:
    """Plays the game and answers how it was left, or None when it came to its end."""
    try:
        loop.play()
    except WAYS_OUT as way_out:
        return way_out
    except OSError:  # the terminal is gone, and nobody had said so yet
        return SentAway(HANGUP)
    return None


def keep(loop: GameLoop) -> Path | OSError | None:
    """Puts the game away before anything is said, also one that has only names and house rules yet."""
    with undisturbed():
        try:
            return loop.put_away()
        except OSError as error:
            return error
        finally:
            loop.shelf.let_go()


def say_goodbye(loop: GameLoop, way_out: BaseException | None, kept: Path | OSError | None) -> None:
    if way_out is None:
        show_result(loop)
    if isinstance(kept, OSError):
        complain(loop.voice.say("play-cannot-save", reason=str(kept.strerror)))
    elif kept is not None:
        (say_where if way_out is None else say_how_to_go_on)(loop, kept)


def wants_more(loop: GameLoop) -> bool:
    """Whether the same company plays again: it takes a word, so that nobody begins by a key too many."""
    if not loop.people:
        return False
    loop.screen.keyboard.forget()
    say = loop.voice.say
    words = [fold(say(key)) for key in ("play-word-again", "yes")]
    try:
        while said := fold(loop.screen.ask(say("play-again", word=say("play-word-again")))):
            if house_words(loop.voice).get(said) is HouseWord.QUIT:
                return False
            if any(word.startswith(said) for word in words):
                return True
    except WAYS_OUT:
        return False
    return False


def show_result(loop: GameLoop) -> None:
    """Prints the last board, how it ended, who won, every score, and what is worth telling of the game."""
    painter = loop.dialogue.painter
    loop.dialogue.face_the_table()
    last = painter.lines_from(max(len(painter.story.told) - LAST_LINES, 0))[-LAST_LINES:]
    story = story_of(loop.course)
    parts: list[RenderableType] = []
    for roomy, told in ((True, True), (False, True), (False, False)):
        board = painter.board.draw(painter.sight(roomy=roomy))
        facts = facts_in(loop, story) if told else []
        end = [*result(loop, story), *facts, *care(loop.voice)]
        parts = [title(loop.voice), board, Text(), *last, Text(), *end]
        if loop.screen.height_of(parts) <= loop.screen.console.height - LINES_FOR_FILES:
            break
    for part in parts:
        loop.screen.console.print(part)


def result(loop: GameLoop, story: Story) -> list[Text]:
    """Who won, and the scores in the order of the places."""
    names = loop.dialogue.painter.names
    winners = [names[seat] for seat in loop.course.winners]
    star = loop.screen.look.star
    said = loop.voice.say("play-winners", names=loop.voice.list_of(winners), many=len(winners))
    if len(winners) == len(names) > 1 and loop.voice.knows("all-level"):  # a game in which they pay
        said = loop.voice.say("all-level")
    won = paint_names(Text(f"{star} {said} {star}", "bold"), names)
    places = story.sheet.places
    ranked = sorted(range(len(names)), key=lambda seat: places[seat])
    scores = f" {loop.screen.look.dot} ".join(score_of(loop, story, seat) for seat in ranked)
    return [won, paint_names(Text(scores), names)]


def score_of(loop: GameLoop, story: Story, seat: int) -> str:
    score = loop.course.scores[seat]
    unit = loop.voice.say("score-unit", score=score)
    said = loop.voice.say("out-of-the-game") if seat in story.sheet.out else f"{score} {unit}"
    return loop.voice.say("play-score-of", name=loop.dialogue.painter.names[seat], score=said)


def facts_in(loop: GameLoop, story: Story) -> list[Text]:
    return [Text(loop.voice.tell_fact(fact, loop.dialogue.painter.names)) for fact in story.facts]


def say_where(loop: GameLoop, file: Path) -> None:
    """Says where the record is, and how anyone can check sealed dice."""
    loop.screen.say(loop.voice.say("play-record-kept"), str(file))
    if loop.cup.sealed is not None:
        key = "play-verify" if loop.table.standing.bots is None else "play-verify-bots"
        loop.screen.say(
            loop.voice.say(key, chance=what_falls(loop.course.game)),
            command(loop.voice, "verify", file),
        )


def say_how_to_go_on(loop: GameLoop, file: Path) -> None:
    loop.screen.say(loop.voice.say("play-go-on"), command(loop.voice, "play --resume", file))


def command(voice: Voice, word: str, file: Path) -> str:
    """A command line to be typed as it is; it names the language too where the environment does not."""
    chosen = "" if voice.language == language_of(os.environ) else f" --lang {voice.language}"
    return f"{program()} {word} {shlex.quote(str(file))}{chosen}"


def program() -> str:
    """The word that starts this house: its name where that is known, and otherwise where it is."""
    if shutil.which("toog"):
        return "toog"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m toog"
    return shlex.quote(str(started.absolute()))
