"""How many connections one address has open at once, whatever it says on them or does not."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Sequence

from toog.server.door import household

EVERYONE = "*"


class Connections:
    """A proxy that the keeper named speaks for many, so that its connections are not counted.

    Who comes through it is known only from what the proxy says with a request, and is then bound by the
    limits on requests and on sockets.
    """

    def __init__(self, most_each: int, proxies: Sequence[str]) -> None:
        self.most_each = most_each
        self.all_exempt = EVERYONE in proxies
        self.exempt = [ipaddress.ip_network(proxy) for proxy in proxies if proxy != EVERYONE]
        self.open: Counter[str] = Counter()

    def counts(self, host: str) -> bool:
        if self.all_exempt:
            return False
        try:
            number = ipaddress.ip_address(host)
        except ValueError:
            return True
        return not any(number in network for network in self.exempt)

    def take(self, host: str) -> bool:
        """False when the address has as many as it may have."""
        address = household(host)
        if self.open[address] >= self.most_each:
            return False
        self.open[address] += 1
        return True

    def give(self, host: str) -> None:
        address = household(host)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
