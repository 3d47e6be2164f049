"""`toog play`: a game in the terminal, around the keyboard or against bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from toog.console import complain
from toog.core.errors import BotError, GameError
from toog.terminal.adviser import NO_ADVICE, AdviceWish
from toog.terminal.auto import Auto, remembered_auto
from toog.terminal.evening import spend_evening
from toog.terminal.leaving import WAYS_OUT, exit_code_of, listening
from toog.terminal.screen import Screen, is_terminal, prepare_streams
from toog.terminal.seats import check_bots
from toog.terminal.shelf import InUse, Shelf
from toog.terminal.sitting import DuplicateWish, ForkWish, NothingKept, Wishes
from toog.texts import Voice

BAD_DATA, BAD_USAGE = 1, 2


def play(
    game: str | None,
    *,
    names: list[str],
    bots: list[str],
    options: dict[str, Any],
    seed: int | None,
    dice: str,
    resume: Path | None,
    save: Path | None,
    language: str,
    colour: bool | None,
    quick: bool,
    auto: str | None = None,
    choose: bool = False,
    fork: ForkWish | None = None,
    duplicate: DuplicateWish | None = None,
    advice: AdviceWish = NO_ADVICE,
) -> int:
    """Plays and answers the exit code. What is left out is asked or remembered; `save` is a folder."""
    voice = Voice(language)
    try:
        check_bots(bots)
    except BotError as error:
        return refuse(voice.error(error), BAD_USAGE)
    if not is_terminal():
        return refuse(voice.say("play-no-terminal"), BAD_USAGE)
    try:
        if save is not None:
            Shelf(folder=save).try_out()
    except OSError as error:
        return refuse(voice.say("play-bad-folder", folder=str(save), reason=str(error.strerror)), BAD_USAGE)
    prepare_streams()
    screen = Screen(colour=colour, quick=quick or os.environ.get("TOOG_QUICK") == "1")
    by_itself = Auto.ALL if quick else Auto(auto) if auto else remembered_auto()
    wishes = Wishes(
        game,
        tuple(names),
        tuple(bots),
        options,
        seed,
        dice,
        by_itself,
        resume,
        save,
        choose,
        fork,
        duplicate,
        advice,
    )
    return play_evening(screen, voice, wishes)


def play_evening(screen: Screen, voice: Voice, wishes: Wishes) -> int:
    try:
        with listening():
            return spend_evening(screen, voice.language, wishes)
    except GameError as error:
        return refuse(voice.event_error(error), BAD_DATA if wishes.has_record else BAD_USAGE)
    except InUse:
        return refuse(voice.say("play-in-use"), BAD_DATA)
    except NothingKept:
        return refuse(voice.say("play-nothing-kept"), BAD_DATA)
    except WAYS_OUT as way_out:
        return exit_code_of(way_out)


def refuse(sentence: str, code: int) -> int:
    complain(sentence)
    return code
