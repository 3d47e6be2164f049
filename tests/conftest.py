"""Who starts the tests in the background bids them ignore Ctrl-C, and what they start would inherit that."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
