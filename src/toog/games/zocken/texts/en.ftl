name = Zocken
about = Seven dice of seven colours, thrown one by one and laid in a row that may only climb or only drop. Will you pass fifty? The others may bet on it.
short =
    Throw seven coloured dice one by one, and put each in the row at once.
    The row may only rise or only fall.
    A whole row is 50 points, and each die beside its own colour brings more. An escape costs 10, OUT costs 20.
    After three dice the others bet on whether you will pass 50.
    Whoever has the most points after all rounds wins.
rank-title = What a turn brings
rank-colours = matching colours
rank-row = whole row
rank-escape = each escape
rank-out = each one OUT

# What the score counts, said after the number.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Moves
move-roll-word = roll
move-roll-r = throw the red die
move-roll-r-key = r
move-roll-r-word = red
move-roll-o = throw the orange die
move-roll-o-key = o
move-roll-o-word = orange
move-roll-y = throw the yellow die
move-roll-y-key = y
move-roll-y-word = yellow
move-roll-g = throw the green die
move-roll-g-key = g
move-roll-g-word = green
move-roll-b = throw the blue die
move-roll-b-key = b
move-roll-b-word = blue
move-roll-p = throw the purple die
move-roll-p-key = p
move-roll-p-word = purple
move-roll-w = throw the white die
move-roll-w-key = w
move-roll-w-word = white
move-place = put the die on this place; < and > are the escapes, at 10 points off
move-place-word = place
move-out = put the die on OUT: 20 points off, and the row is no longer whole
move-out-key = o
move-out-word = out
move-bet = bet: half of what the roller scores if that is more than 50, otherwise you lose 20
move-bet-key = b
move-bet-word = bet
move-pass = pass: nothing to win, nothing to lose
move-pass-key = p
move-pass-word = pass

## Dice
die = { $die ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
    [p] purple
   *[w] white
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Tellings
tell-picks = { $seat } picks up the { die } die.
tell-throws = { $seat } throws a { $pips } with the { die } die.
tell-places = { $seat } puts the { die } { $pips } on field { $field }.
tell-matches = Colour on colour! { $seat } puts the { die } { $pips } on field { $field }.
tell-escapes = { $side ->
    [left] { $seat } dodges: the { die } { $pips } goes on the left escape.
   *[right] { $seat } dodges: the { die } { $pips } goes on the right escape.
}
tell-out = No field for it: { $seat } puts the { die } { $pips } on OUT.
tell-asks-bets = Three dice are down. Who bets that { $seat } will score more than 50?
tell-bets = { $seat } bets on it.
tell-passes = { $seat } passes.
tell-scores = { $seat } scores { $points }: row { $row }, colours { $colours } ({ $matches } matching), escapes { $escapes }, OUT { $outs }.
tell-bet-won = { $seat } bet well and gets { $points }.
tell-bet-lost = { $seat } bet badly and loses { $points }.
tell-opens-turn = Round { $round }: the dice go to { $seat }.
tell-wins = { $seat } wins the game with { points }.
tell-shared-win = { $seats } share the win with { points } each.
tell-ends-alone = { $seat } ends on { points }. Can it be beaten?

## The board
board-sign-bet = { $you ->
    [yes] { $roller }’s turn: will you bet?
   *[no] { $roller }’s turn: does { $seat } bet?
}
board-throw = Throw
board-pick = Pick a die to throw
board-place = Now give it a place
board-asks = Will { $seat } score more than 50?
board-scored = { $seat } scores { $points }
board-bet = Bet on it
board-bet-note = over 50: half of the points; otherwise −20
board-pass = Leave it
board-bets = bets
board-passes = passes
board-won = wins the game
board-company = Who plays, and who bets
board-has-bet = { $seat } has bet
board-has-passed = { $seat } passes
board-die = the { die } die
board-thrown = the { die } die with a { $pips }
board-dice-left = Dice still to be thrown
board-circle = { $circle ->
    [r] red circle
    [o] orange circle
    [y] yellow circle
    [g] green circle
    [b] blue circle
    [p] purple circle
   *[w] white circle
}
board-empty-field = Field { $field }, { board-circle }: empty
board-empty-escape = { $side ->
    [left] Left escape: empty
   *[right] Right escape: empty
}
board-on-field = { $match ->
    [yes] Field { $field }, { board-circle }: colour on colour
   *[no] Field { $field }, { board-circle }
}
board-on-escape = { $side ->
    [left] Left escape
   *[right] Right escape
}
board-lies-field = { $match ->
    [yes] Field { $field }, { board-circle }: the { die } { $pips }, colour on colour
   *[no] Field { $field }, { board-circle }: the { die } { $pips }
}
board-lies-escape = { $side ->
    [left] Left escape: the { die } { $pips }
   *[right] Right escape: the { die } { $pips }
}
board-put-field = { $match ->
    [yes] Put the { die } { $pips } on field { $field }, { board-circle }: colour on colour, { $brings } points
   *[no] Put the { die } { $pips } on field { $field }, { board-circle }, { $brings } points
}
board-put-escape = { $side ->
    [left] Put the { die } { $pips } on the left escape, { $brings } points
   *[right] Put the { die } { $pips } on the right escape, { $brings } points
}
board-put-out = Put the { die } { $pips } on OUT, { $brings } points
board-out-field = OUT
board-out-costs = −20 each
board-escape = escape
board-escape-costs = −10
board-row = Whole row
board-colours = Colours
board-escapes = Escapes
board-total = This turn
board-turn-of = { $seat }’s turn
board-round = Round { $round } of { $rounds }
board-direction = { $direction ->
    [rising] The row climbs
   *[falling] The row drops
}
board-way = { $direction ->
    [rising] climbs
    [falling] drops
   *[open] climbs or drops
}
board-scale = Points for one to seven matching colours

## The board in the terminal
play-colours-once = all seven colours, each once, such as { $colours }
play-round = Round { $round } of { $rounds }
play-dice-left = still to throw
play-stands-at = As it lies now, this turn scores { $points }.
play-out-field = OUT
play-rolls = rolls
play-said-bet = bets
play-said-pass = passes
play-escape = an escape, for 10 points off

## The end
sheet-round = Round
story-best-turn = { $you ->
    [yes] The best turn was yours
   *[no] The best turn came from { $seat }
}: { points } in round { $round }, { $matches ->
    [0] without a matching colour
    [one] with one matching colour
   *[other] with { $matches } matching colours
}.
story-bets-won = { $you ->
    [yes] Betting paid best for you: { points }.
   *[no] Betting paid best for { $seat }: { points }.
}
story-bets-lost = { $you ->
    [yes] Betting cost you most: { points }.
   *[no] Betting cost { $seat } most: { points }.
}
story-over-50 = { $over ->
    [0] None of { $turns } turns brought more than 50.
    [one] One of { $turns } turns brought more than 50.
   *[other] { $over } of { $turns } turns brought more than 50.
}

## What is said a first time
note-pick = Seven dice, one by one. One that lies beside the circle of its own colour scores.
note-row = The row may only rise or only fall, from left to right. Gaps and equal neighbours are fine.
note-colours = Colour on colour! One matching colour is worth { $one } points, three together { $three }.
note-escape = If it fits no field it may go on a free escape that fits, for 10 points, or OUT, for 20.
note-out = With a die OUT the row is no longer whole: the 50 points for it are gone.
note-bet = If { $seat } scores more than 50 you get half of those points. If not, you lose 20.
note-bets = The others bet on whether you will pass 50. That costs you nothing and earns you nothing.
note-whole = No die OUT makes a whole row: 50 points. The colours come on top.

## Why something is refused
refusal-Z5 = { $why ->
    [used] The { die } die has its place already: take another.
    [place-first] Give the { die } { $pips } a place first.
   *[pick-first] Pick a die and throw it first.
}
refusal-Z6 = { $why ->
    [taken] There is a die there already.
    [rising] The row climbs: a { $pips } does not fit there.
    [falling] The row drops: a { $pips } does not fit there.
   *[open] With a { $pips } there the row would go up and down.
}
refusal-Z8 = At this table the first die of a turn must go on one of the fields 1 to 7.
refusal-Z9 = The { die } { $pips } still fits on a field, so it may not go OUT.
refusal-Z11 = { $why ->
    [bet-first] Say first whether you bet on { $seat }, or pass.
   *[no-bet] There is nothing to bet on now.
}

## House rules
option-circles = Order of the coloured circles, from left to right
option-first = Who is the youngest?
option-first_die = The first die of a turn
value-first_die-any = may go on an escape too
value-first_die-field = must go on a field
option-table = Points for matching colours (partly our reconstruction)
item-circles = { $item ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
    [p] purple
   *[w] white
}
allowed-circles = each of the seven letters once: r red, o orange, y yellow, g green, b blue, p purple, w white
player-first = { $player }
allowed-first = 0 for who sits first, 1 for the second, and so on
cell-table = { $number ->
    [0] none
   *[other] { $number }
}
allowed-table = eight whole numbers from 0 to 1000, with commas between them
option-rounds = Number of rounds
option-handicap = Handicap
each-handicap = { $number ->
    [one] one point
   *[other] { $number } points
} for { $player }
allowed-handicap = for each player a whole number from 0 to 1000, in the order of the seats, with commas between them

## Rule book
section-board = The board and the dice
section-turn = A turn
section-bet = The bet
section-score = The score
rule-Z1 = There are seven dice, each of its own colour: red, orange, yellow, green, blue, purple and white.
rule-Z2 = Nine places lie in one line: the left escape, the fields 1 to 7 and the right escape. The OUT field lies apart.
rule-Z3 = Each of the seven fields has a coloured circle next to it. How they were ordered has not come down to us; here they run from red to white, and the house may order them as it likes.
rule-Z4 = The youngest player begins.
rule-Z5 = The roller takes any die not used yet, throws it and gives it a place before touching the next one. Once placed, a die stays where it is.
rule-Z6 = A die may go on a free field or a free escape as long as the whole line stays in order: read from left to right over all nine places, empty ones skipped, the pips never drop or never climb. Equal neighbours and gaps do no harm.
rule-Z7 = Nobody has to say which way the row will run. The dice show it as soon as two of them differ.
rule-Z8 = Each escape holds one die, at any moment of the turn, even the first; in some houses the first die of a turn has to go on a field. A die on an escape keeps to the order like the others, never matches a colour, and costs 10 points.
rule-Z9 = A die may go OUT, for 20 points less, only if none of the fields 1 to 7 can take it. If an escape can take it, the roller chooses between that escape and OUT; if neither escape can, OUT is all that is left. A die that fits a field may go there or on an escape it fits, but never OUT.
rule-Z10 = OUT has room for any number of dice.
rule-Z11 = After three dice, those on OUT included, the roller pauses. One by one, clockwise from the roller’s left, the others say aloud whether they bet that this turn will bring more than 50 points, or pass. A player alone plays without bets.
rule-Z12 = If the turn brings more than 50, everyone who bet gets half of it, rounded down. With 50 or less everyone who bet loses 20. Those who passed win nothing and lose nothing.
rule-Z13 = A turn brings 50 points if no die is OUT, and the points for its colours; each die on an escape takes off 10, each die OUT takes off 20. So a turn can end below zero.
rule-Z14 = A colour matches when a die lies on the field beside the circle of its own colour, whether or not the row is whole. From no match to seven that is worth 0, 10, 30, 60, 100, 150, 210, 280. This table is our reconstruction: only the 10 for one match and the 60 for three are known, the board with the others is lost. The house may write its own.
rule-Z15 = An example: a whole row, three matching colours and one die on an escape make 50 + 60 − 10 = 100.
rule-Z16 = In a round everyone has one turn. After the last round, normally the fifth, the player with the most points wins; players who are level share the win. A player alone always wins, and the total is the result to beat. Whoever is given a handicap begins with so many points.

## Why a move is good
reason-own-field = The { die } die fits its own field with { $throws } of 6 throws, and a match brings { $points } more.
reason-no-own-field = No throw brings the { die } die onto its own field any more, so it gives nothing away.
reason-other-own-field = The { die } die fits its own field with only { $throws } of 6 throws.
reason-other-no-field = No throw brings the { die } die onto its own field any more.
reason-match = Colour on colour: { die } on its own field brings { $points } more.
reason-fits-after = After it { $throws } of 6 throws still fit a field.
reason-colours-after = { $colours ->
    [one] After it one colour can still come onto its own field.
   *[other] After it { $colours } colours can still come onto their own fields.
}
reason-idle-field = Field { $field } waits for no die any more.
reason-escape-keeps-row = The escape costs { $points }; out would cost { $out } and the { $row } for a whole row.
reason-escape-not-out = The escape costs { $points }, out would cost { $out }.
reason-row-gone = The row is no longer whole anyway: out costs { $points }, and the escape stays free.
reason-other-breaks-row = Out would cost { $points } and the { $row } for a whole row.
reason-other-escape = An escape would cost { $points }.
reason-other-takes-field = Field { $field } is the one the { die } die still waits for.
reason-bet-wins = If { $seat } plays for points, a bet on this wins in { $wins } of 100 turns.
reason-bets-bring = { $points ->
    [one] Over { $bets } such bets that brings one point.
   *[other] Over { $bets } such bets that brings { $points } points.
}
reason-bets-cost = { $points ->
    [one] Over { $bets } such bets that costs one point.
   *[other] Over { $bets } such bets that costs { $points } points.
}
