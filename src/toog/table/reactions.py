"""Quick reactions: a fixed set that needs no translation and no moderation."""

REACTIONS = ("applause", "laugh", "gasp", "cheers", "ouch", "ponder", "hurry", "wave")
PAUSE = 1.0
