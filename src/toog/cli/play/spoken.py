"""What the moves are called: in the reader's language to be shown and typed, and as records write them."""

from __future__ import annotations

from toog.texts import Voice


def key_of(word: str) -> str:
    return f"move-{word.replace(' ', '-')}"


def letter_of(voice: Voice, word: str) -> str:
    """The letter that plays it; none for most places."""
    key = f"{key_of(word)}-key"
    return voice.say(key) if voice.knows(key) else ""


def head_of(voice: Voice, word: str) -> str:
    """`leg` of `place 3`: what is done, without where."""
    head = word.partition(" ")[0]
    key = f"{key_of(head)}-word"
    return voice.say(key) if voice.knows(key) else head


def names_of(voice: Voice, word: str) -> tuple[str, ...]:
    """The name to be shown, and then the others: `rood`, `gooi rood`, `gooi r`, `r`."""
    head, place = head_of(voice, word), word.partition(" ")[2]
    key = f"{key_of(word)}-word"
    if not place:
        return (head,)
    if not voice.knows(key):
        return (f"{head} {place}",)
    whole = voice.say(key)
    return (whole, f"{head} {whole}", f"{head} {letter_of(voice, word)}", place)
