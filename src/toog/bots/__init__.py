"""Choose a move from what a seat may see.

A bot is found by the name of a level, by `package.module:name`, or handed over as a function. A plain
function in the same few words as the rules, `choose(s, seat, out, many, luck)`, plays at the table as it is
and in the simulator compiled; a function of one `Question` is called. What either answers is checked.
"""

from toog.bots.bot import Answer, Bot, Choose
from toog.bots.company import BOT_NAMES, LEVELS, LIGHT, AnyBot, ask_bot, find_bot, find_choose, version_of
from toog.bots.question import LUCK_BITS, Question

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "LIGHT",
    "LUCK_BITS",
    "Answer",
    "AnyBot",
    "Bot",
    "Choose",
    "Question",
    "ask_bot",
    "find_bot",
    "find_choose",
    "version_of",
]
