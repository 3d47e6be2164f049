"""What the parts of a table in memory have in common: they know their table, and do not hold it.

A table and a part that held each other would stay until the garbage collector looks at everything in the
house, which takes it a tenth of a second when thousands of tables are there. So a table that is forgotten is
gone with whoever held it last.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toog.server.live import Live


class Part:
    __slots__ = ("owner",)

    def __init__(self, live: Live) -> None:
        self.owner = weakref.ref(live)

    @property
    def live(self) -> Live:
        """There for as long as anything is asked of its parts: `Live.stop` ends what they have begun."""
        live = self.owner()
        if live is None:
            raise ReferenceError("a part has outlived its table")
        return live
