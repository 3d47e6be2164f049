"""Choose a move from what a seat may see.

A bot is a plain function in the same few words as the rules, so it plays at the table as it is and
in the simulator compiled: `choose(s, seat, out, many, luck)` is handed a hidden copy, the `many`
legal moves in `out` and 31 random bits, and answers a move.
"""

from toog.bots.company import BOT_NAMES, LUCK_BITS, Choose, ask_bot, find_bot

__all__ = ["BOT_NAMES", "LUCK_BITS", "Choose", "ask_bot", "find_bot"]
