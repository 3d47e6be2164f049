"""The games that wait on the shelf: listed, gone on with, or thrown away."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from toog.core.course import Course, Over
from toog.core.errors import GameError
from toog.core.record import Record
from toog.terminal.prompts import fold, pick
from toog.terminal.questions import Questions, Wrong, numbered
from toog.terminal.shelf import is_in_use, private_file, take_record
from toog.texts import Voice
from toog.texts.voice import voice_for

MOST_SHOWN = 9


@dataclass(frozen=True)
class UnfinishedGame:
    file: Path
    record: Record
    when: datetime

    @property
    def in_use(self) -> bool:
        return is_in_use(self.file)


def kept_games(folder: Path, game: str | None = None) -> list[UnfinishedGame]:
    """The games that were left before their end, the latest first. Their dice lie beside them until then."""
    waiting = [file for file in folder.glob("*.json") if private_file(file).exists()]
    waiting.sort(key=last_touched, reverse=True)
    found: list[UnfinishedGame] = []
    for file in waiting:
        with suppress(GameError):
            record = take_record(file)
            if game in (None, record.game.name) and not isinstance(Course.of(record).turn, Over):
                found.append(
                    UnfinishedGame(file, record, datetime.fromtimestamp(last_touched(file)).astimezone())
                )
        if len(found) == MOST_SHOWN:
            break
    return found


def last_touched(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0


def ask_kept(questions: Questions, folder: Path, game: str | None, *, new: bool) -> Path | None:
    """Asks for the game to go on with. Enter takes the first or, with `new`, none of them."""
    while kept := kept_games(folder, game):
        chosen = ask_which(questions, kept, new=new)
        if isinstance(chosen, Path):
            return chosen
        if chosen is None:
            return None
        throw_away(questions, chosen)
    return None


def ask_which(questions: Questions, kept: list[UnfinishedGame], *, new: bool) -> Path | UnfinishedGame | None:
    """Asks for a file to go on with or a game to throw away; None is neither."""
    say = questions.voice.say
    away = fold(say("play-word-away"))
    names = [str(number) for number in range(1, len(kept) + 1)]

    def read(typed: str) -> tuple[Path | UnfinishedGame | None] | None:
        if not typed:
            return (None if new else playable(questions.voice, kept[0]),)
        first, _, rest = fold(typed).partition(" ")
        which = pick(rest if first == away else typed, names)
        if which is None:
            return None
        return (kept[which] if first == away else playable(questions.voice, kept[which]),)

    title = Rule(Text(say("play-kept"), "bold"), align="left", style="dim")
    parts: list[RenderableType] = [title, numbered([row_of(questions.voice, one) for one in kept]), Text()]
    parts.append(Text(say("play-kept-away"), "dim"))
    prompt = say("play-kept-or-new" if new else "play-kept-which")
    return questions.ask(parts, prompt, read, say("play-no-such-choice"))[0]


def playable(voice: Voice, kept: UnfinishedGame) -> Path:
    if kept.in_use:
        raise Wrong(voice.say("play-in-use"))
    return kept.file


def row_of(voice: Voice, kept: UnfinishedGame) -> list[str | Text]:
    name = voice_for(voice.language, kept.record.game).say("name")
    said = [voice.list_of(kept.record.players), say_when(voice, kept.when)]
    if kept.in_use:
        said.append(voice.say("play-kept-in-use"))
    return [Text(name, "bold"), Text(" · ".join(said))]


def say_when(voice: Voice, when: datetime) -> str:
    today = datetime.now().astimezone().date()
    days = {today: "today", today - timedelta(days=1): "yesterday"}
    day = days.get(when.date(), "before")
    return voice.say(f"play-kept-{day}", time=f"{when:%H:%M}", date=f"{when:%Y-%m-%d}")


def throw_away(questions: Questions, kept: UnfinishedGame) -> None:
    """Throws a game away when someone says so a second time."""
    say = questions.voice.say
    parts: list[RenderableType] = [numbered([row_of(questions.voice, kept)]), Text()]

    def read(typed: str) -> bool:
        return bool(typed) and fold(say("yes")).startswith(fold(typed))

    if questions.ask(parts, say("play-kept-sure"), read, "") and not kept.in_use:
        kept.file.unlink(missing_ok=True)
        private_file(kept.file).unlink(missing_ok=True)
