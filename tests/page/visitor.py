"""Someone with a browser, who finds everything by what it is and what it is called."""

from __future__ import annotations

import re
import time
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, StorageState, expect
from playwright.sync_api import Error as Trouble

PATIENCE = 20.0  # seconds; a busy machine may need them, a right answer never does
PHONE = {"width": 375, "height": 720}
THE_END = re.compile(r"(wins|share the win)!$")

# What may be tapped, first what comes first.
TAPS = {
    "Pietjesbak": [r"^Throw one die$", r"^Throw$", r"^Stop here", r"^Stoef"],
    "Azen jagen": [r"^Throw one die$", r"^Throw\b", r"^Take a sip"],
    "Zocken": [r"^Throw$", r"^throw the .* die$", r"^Put the .* on field", r"^Put the", r"^Leave it$"],
    "12er Stich": [
        r"^(Throw the special die|Shuffle and deal)$",
        r", (plus|minus)$",
        r"^(Draw a card|Keep it|Pass|Leave it)",
    ],
    "Mens erger je niet": [r"^Throw", r"^Bring a pawn out", r"^From ", r"^Pass$"],
}


class Visitor:
    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        context.on("request", lambda request: self.check_host(request.url))
        self.page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.hear(said.type, said.text))

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"asked elsewhere: {url}")

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    # What can be seen

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=1000 * PATIENCE)

    def sees_the_end(self) -> None:
        expect(self.heading(THE_END)).to_be_visible(timeout=1000 * PATIENCE)

    @property
    def is_at_the_end(self) -> bool:
        return self.heading(THE_END).count() > 0

    # What can be done

    def come(self, path: str = "/") -> Self:
        self.page.goto(self.address + path)
        return self

    def set_up(self, game: str, **wishes: Any) -> Self:
        """From the counter, by hand: `players`, `company`, `names`, `dice`, and `rules` by their words."""
        self.come()
        self.link(re.compile(f"^{re.escape(game)}: ")).click()
        page = self.page
        self.button(wishes.get("company", "Against bots")).click()
        if many := wishes.get("players"):
            self.pick("How many players?", str(many))
        page.get_by_label("Your name").fill(self.name)
        for number, name in enumerate(wishes.get("names", []), 2):
            page.get_by_label(f"Name of player {number}").fill(name)
        if wishes.get("dice") == "real":
            self.pick("Dice", "real, on your own table")
        if rules := wishes.get("rules"):
            self.heading("House rules").click()
            for rule, value in rules.items():
                self.set_rule(rule, value)
        return self

    def set_rule(self, rule: str, value: str) -> None:
        if self.page.get_by_role("group", name=rule).count():
            self.pick(rule, value)
        else:
            self.page.get_by_label(rule).fill(value)

    def pick(self, what: str, value: str) -> None:
        group = self.page.get_by_role("group", name=what, exact=True)
        group.get_by_role("radio", name=value, exact=True).check()

    def start(self) -> Self:
        self.button("Start", exact=True).click()
        return self

    def let_dice_fall(self) -> Self:
        """By themselves, without a tap."""
        self.button("This table").click()
        self.pick("Your dice", "fall by themselves")
        self.button("Close").click()
        return self

    def move(self, game: str) -> bool:
        """Taps the first thing that can be tapped now, if there is one, and waits for what comes of it."""
        for pattern in TAPS[game]:
            choice = self.button(re.compile(pattern), disabled=False).first
            if choice.count() == 0:
                continue
            before = self.shown()
            try:
                choice.click(timeout=2000)
            except Trouble:
                return False  # it went away under the finger
            return self.waits_for_other_than(before)
        return False

    def shown(self) -> str:
        return self.page.get_by_role("main").inner_text()

    def waits_for_other_than(self, before: str, seconds: float = 3.0) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.shown() != before:
                return True
            self.page.wait_for_timeout(15)
        return False


class Company:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.visitors: list[Visitor] = []

    def visitor(self, name: str = "An", *, hurried: bool = True, **more: Any) -> Visitor:
        """A new browser, which nobody used before; `hurried` where motion would only cost time."""
        tempo = "at-once" if hurried else "calm"
        kept: StorageState = {
            "origins": [{"origin": self.address, "localStorage": [{"name": "toog.tempo", "value": tempo}]}]
        }
        motion = "reduce" if hurried else "no-preference"
        usual = {"locale": "en-GB", "viewport": PHONE, "reduced_motion": motion, "storage_state": kept}
        context = self.browser.new_context(**{**usual, **more})
        visitor = Visitor(context, self.address, name)
        self.visitors.append(visitor)
        return visitor

    def play_to_the_end(self, game: str, *, seconds: float = 120.0) -> int:
        """Everyone does what can be done until the game is over; answers how often someone tapped."""
        until = time.monotonic() + seconds
        taps = 0
        while not all(visitor.is_at_the_end for visitor in self.visitors):
            assert time.monotonic() < until, [visitor.shown() for visitor in self.visitors]
            tapped = sum(visitor.move(game) for visitor in self.visitors)
            taps += tapped
            if not tapped:
                self.visitors[0].page.wait_for_timeout(20)
        return taps

    def go_home(self) -> None:
        complaints = [f"{visitor.name}: {said}" for visitor in self.visitors for said in visitor.complaints]
        for visitor in self.visitors:
            visitor.context.close()
        assert complaints == []
