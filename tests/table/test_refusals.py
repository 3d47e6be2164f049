"""What a table refuses is one sentence in every language."""

from __future__ import annotations

from string import Formatter

import pytest

from toog.core.errors import SENTENCES as IN_CORE
from toog.table.errors import SENTENCES, TableError
from toog.texts import LANGUAGES, Voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    voice = Voice(language)
    for key, sentence in SENTENCES.items():
        needed = {name: "x" for _, name, _, _ in Formatter().parse(sentence) if name}
        said = voice.error(TableError(key, **needed))
        assert said
        assert "\n" not in said


def test_no_key_is_used_twice() -> None:
    assert not SENTENCES.keys() & IN_CORE.keys()
