"""What is read at the table: help with the moves there are now, and the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from toog.console import two_columns
from toog.core.course import Course
from toog.terminal.boards import wordings_for
from toog.terminal.pages import heading, rule_lines
from toog.terminal.painter import Painter
from toog.terminal.prompts import HouseWord, Offer
from toog.terminal.wordings import value_line
from toog.texts import Voice

MOST_WORDS = 9


def help_page(
    course: Course, painter: Painter, voice: Voice, seat: int, offers: Sequence[Offer]
) -> list[RenderableType]:
    page = help_with_moves(course, painter, voice, seat, offers)
    return [*page, heading(voice.say("play-always")), house_word_list(voice)]


def help_with_moves(
    course: Course, painter: Painter, voice: Voice, seat: int, offers: Sequence[Offer]
) -> list[RenderableType]:
    """What may be done now, what may not, and the rules that say so."""
    refused = refused_words(course, painter, seat) if offers else {}
    rules = dict.fromkeys(rule for offer in offers for rule in painter.board.rules_of(offer.word))
    rules |= dict.fromkeys(refused) if offers else {course.fall_due().rule: None}
    page: list[RenderableType] = [offer_list(offers)] if offers else []
    if refused:
        page.append(Text(f"\n{voice.say('play-not-now', words=say_refused(refused))}"))
    return [*page, heading(voice.say("play-rules-now")), rule_lines(voice, rules)]


def offer_list(offers: Sequence[Offer]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for offer in offers:
        text = offer.meaning or ", ".join(offer.names[1:])
        grid.add_row(Text(offer.tag, "bold"), Text(offer.said, "bold"), Text(text))
    return grid


def refused_words(course: Course, painter: Painter, seat: int) -> dict[str, list[str]]:
    """The words within reach that may not be played now, under the rule that refuses them."""
    refused: dict[str, list[str]] = {}
    for move, word in enumerate(course.game.vocabulary):
        number = course.game.rules.refusal(course.state, seat, move)
        if number and painter.within_reach(word):
            refused.setdefault(course.game.rule_name(number), []).append(painter.said(word))
    return refused


def say_refused(refused: dict[str, list[str]]) -> str:
    return "; ".join(f"{shortened(words)} ({rule})" for rule, words in refused.items())


def shortened(words: Sequence[str]) -> str:
    if len(words) > MOST_WORDS:
        words = list(dict.fromkeys(word.partition(" ")[0] for word in words))
    return ", ".join(words[:MOST_WORDS]) + (" …" if len(words) > MOST_WORDS else "")


def house_word_list(voice: Voice) -> Table:
    grid = Table.grid(padding=(0, 2))
    for word in HouseWord:
        said = voice.say(f"play-command-{word.value}")
        grid.add_row(Text(said, "bold"), Text(voice.say(f"play-about-{word.value}")))
    return grid


def rule_book(course: Course, voice: Voice) -> list[RenderableType]:
    pages: list[RenderableType] = [Text(voice.say("about")), heading(voice.say("thirty-seconds"))]
    pages.append(two_columns(("–", line) for line in voice.say("short").splitlines()))
    for section in course.game.book:
        pages.append(heading(voice.say(f"section-{section.name}")))
        pages.append(rule_lines(voice, section.rules))
    return [*pages, heading(voice.say("play-house-rules")), *house_rules(course, voice)]


def house_rules(course: Course, voice: Voice) -> list[Text]:
    """The house rules as this table plays them."""
    wordings = wordings_for(voice, course.game, course.players)
    return [value_line(option, wordings, course.options) for option in course.game.options]
