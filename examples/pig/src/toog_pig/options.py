"""The house rules of Pig."""

from toog.core.options import Number

OPTIONS = (
    Number("goal", "G5", field="goal", low=20, high=200, default=100),
    Number("least", "G4", field="least", low=1, high=30, default=1),
)
