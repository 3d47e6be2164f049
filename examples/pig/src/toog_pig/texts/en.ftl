name = Pig
about = One die, and one question: once more, or is it enough? A one takes the whole turn away.
short =
    Throw the die as often as you like: the pips of your turn are added up.
    Hold, and they are yours. Throw a one, and they are gone.
    Whoever has 100 points first wins.

# What the score counts, said after the number.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Moves
move-again = throw again
move-again-key = a
move-again-word = again
move-hold = hold: keep what you have
move-hold-key = h
move-hold-word = hold

## Tellings
tell-again = { $seat } dares another throw.
tell-throws = { $seat } throws { $pips }: { $stake } at stake.
tell-loses = { $lost ->
    [0] { $seat } throws a one: nothing gained.
   *[other] { $seat } throws a one, and loses { $lost }.
}
tell-holds = { $seat } holds { $stake } and stands at { $points }.
tell-wins = { $seat } wins the game!

## The board
field-phase = now
field-phase-throw = a throw
field-phase-choose = a choice
field-phase-over = the end
field-hand_seat = on turn
field-die = the die
field-stake = at stake
field-goal = playing to

## The end
sheet-round = Round
story-length = Turns: { $turns }; ended with a one: { $lost }.
story-best-turn = { $you ->
    [yes] The best turn was yours: { $points }.
   *[no] { $seat } had the best turn: { $points }.
}
story-dearest-one = { $you ->
    [yes] The dearest one was yours: it cost { $points }.
   *[no] { $seat } threw the dearest one: it cost { $points }.
}

## Why something is refused
refusal-G4 = { $stake } is not enough to hold: at this table a turn must bring { $least } first.

## House rules
option-goal = How many points win
option-least = How many points a turn must bring before one may hold

## Rule book
section-turn = The turn
section-end = The end
rule-G1 = The first player begins, and the turn goes round clockwise.
rule-G2 = A turn begins with a throw of one die. After each throw the player may throw again or hold; the pips of the turn are added up.
rule-G3 = A one ends the turn at once, and all that this turn had brought is lost. What was held before stays.
rule-G4 = Who holds keeps the points of the turn, and the next player is on turn. The house may ask that a turn brings a few points before one may hold.
rule-G5 = Whoever holds and then has 100 points, or as many as the house agrees on, wins at once.
