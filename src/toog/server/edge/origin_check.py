"""The origin check: only a page that the house served itself may talk to it, under a name it goes by."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

# No inline code, nothing from elsewhere, in nobody's frame.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class OriginCheck:
    """`origins` are the addresses an operator gave; names on the own machine and bare numbers need none.

    A page from elsewhere could otherwise play here with the visitor's browser, also by giving its own name
    the number of this machine.
    """

    origins: frozenset[str] = frozenset()

    @classmethod
    def of(cls, origins: Iterable[str]) -> OriginCheck:
        return cls(frozenset(map(as_browsers_say, origins)))

    def knows_host(self, host: str | None) -> bool:
        if host is None:
            return False
        name = host_name(host)
        return is_own_name(name) or any(urlsplit(origin).netloc == host.lower() for origin in self.origins)

    def knows_origin(self, origin: str | None, host: str | None) -> bool:
        """A browser always says from which page it comes; a program need not."""
        if origin is None:
            return True
        if origin.lower() in self.origins:
            return True
        try:
            came_from = urlsplit(origin)
        except ValueError:  # such as brackets around what is no number
            return False
        return came_from.scheme in ("http", "https") and host is not None and came_from.netloc == host


def as_browsers_say(origin: str) -> str:
    """An origin as browsers say it: without the port that is usual."""
    said = origin.rstrip("/").lower()
    return said.removesuffix(":443" if said.startswith("https:") else ":80")


HOST = re.compile(r"[a-z0-9._-]+(:[0-9]{1,5})?|\[[0-9a-f:.]+\](:[0-9]{1,5})?", re.IGNORECASE | re.ASCII)


def host_name(host: str) -> str:
    """The name in a Host header, without the port; empty where it is anything but a name and a port."""
    if not HOST.fullmatch(host):
        return ""
    try:
        named = urlsplit(f"//{host}")
        name, _ = named.hostname, named.port
    except ValueError:  # brackets around what is no number, or a port that there cannot be
        return ""
    return (name or "").lower()


def is_own_name(name: str) -> bool:
    own = socket.gethostname().lower()
    return name in ("localhost", own, f"{own}.local") or is_number(name)


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
