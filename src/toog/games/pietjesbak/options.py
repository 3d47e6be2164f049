"""The house rules of Pietjesbak. The order of a choice's values is the order of its constants in rules."""

from toog.core.options import Choice, EachSeat, Number

OPTIONS = (
    Number("marks", "P1", field="full_slate", low=1, high=30, default=9),
    EachSeat("handicap", "P1", field="handicap", high=29, less_than="marks"),
    Choice("counts", "P4", field="counts", values=("last", "best")),
    Choice("tie", "P6", field="tie", values=("throw_off", "replay")),
    Choice("zand", "P8", field="zand", values=("by_pips", "equal")),
    Choice("stoef_with", "P11", field="stoef_with", values=("max", "add", "double")),
    Number("stoef_lost", "P12", field="stoef_lost", low=0, high=2, default=0),
    Choice("seven", "P13", field="seven", values=("counted", "any")),
    Choice("apes_early", "P14", field="apes_early", values=("out", "sit_out")),
    Choice("starter", "P18", field="next_starter", values=("winner", "loser", "clockwise")),
)
