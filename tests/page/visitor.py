"""Someone with a browser, who finds everything by what it is and what it is called."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, expect
from playwright.sync_api import Error as Trouble
from websockets.sync.client import connect

from tests.page.watching import PLAY, REST
from toog.core.registry import load_game
from toog.texts.voice import voice_for

PATIENCE = 20.0  # seconds; a busy machine may need them, a right answer never does
BETWEEN_LOOKS = 40  # milliseconds
UNDER_THE_FINGER = 2000  # milliseconds for a tap on what another may take away
PHONE = {"width": 375, "height": 720}
BOTS = ("Mieke", "Fons", "Godelieve", "Rik", "Liesbet", "Sus", "Yvonne", "Gust")  # as the page calls them
THE_END = re.compile(r"(^You win!|wins|share the win!?|^You end on .*)$")

expect.set_options(timeout=1000 * PATIENCE)

# Before the page is read. An empty page, or one whose browser keeps nothing, has no storage.
SET_TEMPO = "try { localStorage['toog.tempo'] ??= '%s' } catch {}"

NOBODY_OUT = {"apes_early": "sit_out"}  # by the first throw of Pietjesbak, before there was anything to see

# What may be tapped in English, first what comes first.
ANYWHERE = [r"^I am .*: show my hand$"]
NOT_INSTALLED = "Service Worker registration blocked"
TAPS = {
    "pietjesbak": [r"^Throw one die$", r"^Throw$", r"^Stop here", r"^Stoef"],
    "azen_jagen": [r"^Throw one die$", r"^Throw\b", r"(Throw an ace|Drink)!"],
    "zocken": [r"^Throw$", r"^throw the .* die$", r"^Put the .* on field", r"^Put the", r"^Leave it$"],
    "stich": [
        r"^(Throw the special die|Shuffle and deal)$",
        r", (plus|minus)$",
        r"^(Draw a card|Keep it|Pass|Leave them)",
    ],
    "mens": [r"^Throw", r"^Bring a pawn out", r"^(Move|Pawn \d)", r"^Pass$"],
}


@contextmanager
def begun(address: str, table: str, secrets: Sequence[str], bots: Sequence[str]) -> Iterator[None]:
    """The bots sit down and the game starts. Until the page is there the seats are held: nobody is away."""
    asked = [{"type": "fill", "bot": "sensible", "name": name} for name in bots]
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(url, open_timeout=PATIENCE) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": secrets}))
        for number, what in enumerate([*asked, {"type": "start"}]):
            line.send(json.dumps({"id": number, **what}))
            while (said := json.loads(line.recv(PATIENCE))).get("answers") != number:
                pass
            assert said["type"] != "refused", said
        yield


class Visitor:
    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.missed = ""
        context.on("request", lambda request: self.check_host(request.url))
        self.page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.hear(said.type, f"{said.text} {said.location['url']}"))

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"asked elsewhere: {url}")

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and NOT_INSTALLED not in text:
            self.complaints.append(text)

    # What can be seen

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def reads_every_letter(self) -> None:
        """In the faces of the house: until they are there, others stand in for them."""
        self.page.evaluate("document.fonts.ready.then(() => null)")

    def sees_the_end(self) -> None:
        expect(self.heading(THE_END)).to_be_visible()

    def heading_of_the_end(self) -> str:
        return self.heading(THE_END).inner_text()

    def names_who_won(self, *company: str) -> set[str]:
        """As the heading says it, with one's own name for “you”."""
        said = self.heading_of_the_end()
        own = {self.name} if said.startswith("You") else set()
        return own | {name for name in company if re.search(rf"\b{name}\b", said)}

    @property
    def is_at_the_end(self) -> bool:
        return self.heading(THE_END).count() > 0

    # What can be done

    def come(self, path: str = "/") -> Self:
        self.page.goto(self.address + path)
        return self

    def set_up(
        self,
        game: str,
        *,
        players: int = 2,
        company: str = "Against bots",
        others: Sequence[str] = (),
        real: bool = False,
        rules: Mapping[str, object] = MappingProxyType({}),
    ) -> Self:
        """From the counter, by hand."""
        voice = voice_for("en", load_game(game))
        self.come()
        self.link(re.compile(f"^{re.escape(voice.say('name'))}: ")).click()
        self.button(company).click()
        self.pick("How many players?", str(players))
        self.page.get_by_label("Your name").fill(self.name)
        for number, name in enumerate(others, 2):
            self.page.get_by_label(f"Name of player {number}").fill(name)
        if real:
            self.pick("Dice", "real, on your own table")
        if rules:
            self.heading("House rules").click()
        for rule, value in rules.items():
            if isinstance(value, str):
                self.pick(voice.say(f"option-{rule}"), voice.say(f"value-{rule}-{value}"))
            else:
                self.page.get_by_label(voice.say(f"option-{rule}")).fill(str(value))
        return self

    def sit_at(
        self,
        game: str,
        *,
        players: int = 2,
        others: Sequence[str] = (),
        real: bool = False,
        rules: Mapping[str, object] = MappingProxyType({}),
    ) -> Self:
        """Where the game has begun already: the way there is not looked at, and no page has to draw it."""
        wanted = {"game": game, "players": players, "name": self.name, "options": dict(rules)}
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as house:
            given = house.post("/api/tables", json=wanted | {"dice": "real" if real else "sealed"}).json()
            seats = f"/api/tables/{given['table']}/seats"
            more = [house.post(seats, json={"name": name}).json() for name in others]
        secrets = [each["secret"] for each in (given, *more)]
        bots = [name for name in BOTS if name not in (self.name, *others)][: players - len(secrets)]
        with begun(self.address, given["table"], secrets, bots):
            self.come(f"/t/{given['table']}#{','.join(secrets)}")
            self.page.locator("section.board").wait_for()
        return self

    def join(self, code: str) -> Self:
        """With a word that was spoken across the room."""
        self.come()
        self.page.get_by_label("Did someone give you a code?").fill(code)
        self.button("Join").click()
        return self

    def sit_down(self) -> Self:
        """Not before the code is there: the house says none once the game is on."""
        self.code()
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Sit down").click()
        return self

    def lay_table(self) -> str:
        """For friends: answers the code they need."""
        self.button("Set up the table").click()
        return self.code()

    def code(self) -> str:
        """As soon as the page says it."""
        invitation = self.page.get_by_role("region", name="Come and join")
        spoken = re.compile(r"code:\s+(\S+ \S+)")
        expect(invitation).to_contain_text(spoken, use_inner_text=True)
        found = spoken.search(invitation.inner_text())
        assert found
        return found[1]

    @property
    def table(self) -> str:
        """As the address says."""
        return self.page.url.rsplit("/", 1)[1]

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
        self.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        return self

    def move(self, game: str, *, by_key: bool = False) -> bool:
        """Taps the first thing that can be tapped now, if there is one, and waits for what comes of it."""
        patterns = ANYWHERE + TAPS[game]
        if self.button(re.compile("|".join(patterns)), disabled=False).count() == 0:
            return False
        for pattern in patterns:
            choice = self.button(re.compile(pattern), disabled=False).first
            if choice.count() == 0:
                continue
            before = self.shown()
            try:
                if by_key:
                    self.tab_to(choice, UNDER_THE_FINGER)
                    self.page.keyboard.press("Enter")
                else:
                    choice.click(timeout=UNDER_THE_FINGER)
            except Trouble as trouble:
                self.missed = str(trouble)  # it went away under the finger
                return False
            return self.waits_for_other_than(before)
        return False

    def moves(self, game: str, *, by_key: bool = False) -> None:
        """As soon as there is something to do; not at all when the game is over before."""
        until = time.monotonic() + PATIENCE
        while not self.move(game, by_key=by_key) and not self.is_at_the_end:
            assert time.monotonic() < until, f"{self.shown()}\n{self.missed}"
            self.page.wait_for_timeout(BETWEEN_LOOKS)

    def choices(self, game: str) -> Locator:
        return self.button(re.compile("|".join(TAPS[game])), disabled=False)

    def waits_for_turn(self, game: str) -> None:
        self.choices(game).or_(self.heading(THE_END)).first.wait_for()

    def tab_to(self, wanted: Locator, timeout: float = 1000 * PATIENCE) -> None:
        """As someone without a mouse gets there."""
        for _ in range(150):
            if wanted.evaluate("element => element === document.activeElement", timeout=timeout):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")

    def standing(self) -> str:
        """Who sits there, how they stand, and everything that happened."""
        log = self.page.get_by_role("complementary", name="What happened")
        company = self.page.get_by_role("list", name="At the table")
        return company.inner_text() + log.inner_text()

    def shown(self) -> str:
        return self.page.get_by_role("main").inner_text()

    def waits_for_other_than(self, before: str, seconds: float = 3.0) -> bool:
        changed = "before => document.querySelector('main')?.innerText !== before"
        try:
            self.page.wait_for_function(changed, arg=before, timeout=1000 * seconds)
        except Trouble:
            return False
        return True


class Company:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.visitors: list[Visitor] = []

    def visitor(
        self, name: str = "An", *, hurried: bool = True, installed: bool = False, **more: Any
    ) -> Visitor:
        """A new browser, which nobody used before; `hurried` where motion would only cost time.

        Unless it is to be `installed` the page is not kept whole, which would take longer than most visits.
        """
        tempo, motion = ("at-once", "reduce") if hurried else ("calm", "no-preference")
        usual = {"locale": "en-GB", "viewport": PHONE, "reduced_motion": motion}
        usual["service_workers"] = "allow" if installed else "block"
        context = self.browser.new_context(**{**usual, **more})
        context.add_init_script(SET_TEMPO % tempo)
        visitor = Visitor(context, self.address, name)
        self.visitors.append(visitor)
        return visitor

    def play_to_the_end(self, game: str, *, seconds: float = 120.0) -> None:
        """Where only the end is looked at: everyone has hands in the page that tap at once."""
        for visitor in self.visitors:
            visitor.page.evaluate(PLAY, {"taps": TAPS[game], "patience": 0})
        for visitor in self.visitors:
            expect(visitor.heading(THE_END)).to_be_visible(timeout=1000 * seconds)
        for visitor in self.visitors:
            visitor.page.evaluate(REST)

    def play_by_hand(self, game: str, *, seconds: float = 120.0) -> int:
        """Everyone does what can be done until the game is over; answers how often someone tapped."""
        until = time.monotonic() + seconds
        taps = 0
        while not all(visitor.is_at_the_end for visitor in self.visitors):
            assert time.monotonic() < until, [(visitor.shown(), visitor.missed) for visitor in self.visitors]
            tapped = sum(visitor.move(game) for visitor in self.visitors)
            taps += tapped
            if not tapped:
                self.visitors[0].page.wait_for_timeout(BETWEEN_LOOKS)
        return taps

    def go_home(self) -> None:
        complaints = [f"{visitor.name}: {said}" for visitor in self.visitors for said in visitor.complaints]
        for visitor in self.visitors:
            visitor.context.close()
        assert not complaints, "\n".join(complaints)
