"""Names of all the world are taken, and none that cannot be seen or runs over its line."""

from __future__ import annotations

import pytest

from toog.core.errors import BadArgument
from toog.core.names import check_new_names
from toog.match import Match

ACUTE = "\N{COMBINING ACUTE ACCENT}"
JOINER = "\N{ZERO WIDTH JOINER}"
NAMES = {
    "one letter": "Q",
    "one sign": "?",
    "vietnamese": "Nguye\u0302\u0303n Thi\u0323 Minh",
    "hebrew with points": "שָׁלוֹם שּׁוּבְּאֵל",
    "arabic with vowels": "مُحَمَّدٌ",
    "persian": "علی\N{ZERO WIDTH NON-JOINER}رضا",
    "hindi": "श्रीकृष्णं क़ुरैशी",
    "sinhala": "ශ්‍රී",
    "thai": "น้ำผึ้ง",
    "tibetan": "བསྒྲུབས་རྒྱུ",
    "burmese": "လျှို့ဝှက်",
    "korean": "한글",
    "family": "👨‍👩‍👧‍👦",
    "emoji with a look": "👁️‍🗨️ 1️⃣",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    assert check_new_names([name]) == (name,)


BAD = {
    "marks alone": (ACUTE * 39, "player-name"),
    "fillers of hangul": ("\u3164\u115f\u1160\uffa0", "player-name"),
    "braille without a dot": ("\u2800", "player-name"),
    "a blank with a look": ("\u3164\ufe0f", "player-name"),
    "marks without a letter": (f"{ACUTE}An", "name-marks"),
    "marks on a blank": (f"An {ACUTE}", "name-marks"),
    "a pile of marks": ("A" + ACUTE * 6, "name-marks"),
    "a pile in layers": ("A" + (ACUTE * 2 + JOINER) * 2, "name-marks"),
    "joiners alone after a letter": ("A" + JOINER * 6, "name-marks"),
    "control": ("An\x07", "player-name"),
    "turned round": ("\N{RIGHT-TO-LEFT OVERRIDE}nA", "player-name"),
    "set apart": ("\N{LEFT-TO-RIGHT ISOLATE}An", "player-name"),
}


@pytest.mark.parametrize(("name", "key"), BAD.values(), ids=BAD)
def test_names_that_cannot_be_seen_or_run_over_their_line_are_refused(name: str, key: str) -> None:
    with pytest.raises(BadArgument) as refused:
        Match("zocken", ["An", name])
    assert refused.value.key == key


def test_a_record_from_before_is_read_whatever_its_players_are_called() -> None:
    record = {"toog": 1, "game": "zocken", "players": ["An", ACUTE * 39], "options": {}, "events": []}
    assert Match.from_record(record).record() == record
