"""All pages, and the page that leads to them."""

from __future__ import annotations

import importlib
from typing import Any

from facts.lab import Lab
from facts.page import Page
from toog.core.registry import game_names


def module_of(game: str) -> Any:
    return importlib.import_module(f"facts.pages.{game}")


def page_of(game: str, lab: Lab) -> Page:
    page: Page = module_of(game).write(lab)
    return page


def index() -> Page:
    page = Page("README", "The facts")
    page.say(
        "What people argue over at the table: how long it takes, whether it is good to begin, how often a",
        "throw falls, what a house rule changes. In numbers, and every number with its error.",
    )
    pages = [f"[{module_of(game).TITLE}]({game}.md)" for game in game_names()]
    page.points(*pages, "[The levels of the house](levels.md): how strong our bots are")
    page.heading("How this was made")
    page.say(
        "`make facts` writes all of it but the levels, the charts too, in about five minutes on two quiet",
        "cores. No number is typed by hand. The same sources write the same files, on any machine and any",
        "number of cores: every question has seeds of its own, and the sums are whole numbers.",
    )
    page.points(
        "**Exact** numbers are counted with fractions, over all throws or all cards (`facts/exact`), by "
        "the same functions that referee the game.",
        "**Simulated** numbers come with a ±, the standard error of the mean: the spread of single games "
        "divided by the root of their number. For means of something other than a game (of a turn, a "
        "trick, a round) it takes into account that those of one game belong together. Differences are "
        "between two independent simulations.",
        "**Whose play?** That of our bots: *sensible* is a short list of thoughts "
        "(`bots/sensible.py` of each game), not the best play there is, and *random* is any legal move. "
        "Where both agree, people will hardly differ; where they do not, play matters.",
        "**A fair share** is one win in as many as there are players; a shared win is split. 104 % of it "
        "means 26 wins in a hundred at a table of four.",
    )
    return page
