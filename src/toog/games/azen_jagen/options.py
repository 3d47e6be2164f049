"""The house rules of Azen jagen."""

from toog.core.options import Number, Text

OPTIONS = (
    Number("sips", "A4", field="glass", low=1, high=20, default=3),
    Number("orders", "A7", field="orders", low=1, high=20, default=3),
    Text("drink", "A8", longest=40),
)
