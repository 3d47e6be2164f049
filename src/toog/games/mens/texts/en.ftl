name = Mens erger je niet
about = Four pawns to a colour and one die. Once round the board and home, and whoever lands on another sends it all the way back. Now don’t get cross!
short =
    A six brings a pawn out of the box onto A, and you throw again.
    Go round once, clockwise, as many circles as the die says.
    Land exactly on another pawn and it has to go back to its box.
    Whoever first has the four pawns of a colour home on a, b, c and d wins.
rank-title = The way of a pawn
rank-box = out of the box with a six
rank-round = once round
rank-home = home

# What the score counts, said after the number.
score-unit = { $score ->
    [one] step to go
   *[other] steps to go
}

## Moves
move-enter = bring a pawn out of its box onto A
move-enter-key = e
move-enter-word = enter
move-move = move the pawn that stands on this step
move-move-word = move
move-pass = pass: no pawn can go
move-pass-key = p
move-pass-word = pass

## Colours
colour = { $colour ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] black
    [5] white
    [6] purple
   *[7] orange
}

## Tellings
tell-throws-off = { $seat } throws a { $pips } for the start.
tell-throw-off-again = { $seats } are level and throw again.
tell-begins = { $seat } begins, with { colour }.
tell-first-pawn = The first turn of { colour }: { $seat } puts a pawn on A.
tell-throws = { $seat } throws a { $pips } for { colour }.
tell-tries-again = { $left ->
    [one] No six. { $seat } has one try left.
   *[other] No six. { $seat } has { $left } tries left.
}
tell-loses-six = The third six is lost, and { $seat }’s turn is over.
tell-enters = { $seat } brings a { colour } pawn out onto A.
tell-moves = { $seat } goes { $pips } on with { colour }.
tell-comes-home = { $seat } brings a { colour } pawn home on { $circle }.
tell-moves-up = { $seat } moves a { colour } pawn up to { $circle }.
tell-hits = Hit! A { colour } pawn of { $seats } goes back to its box.
tell-hits-own = Ouch, a pawn of the same colour! { $seat } puts a { colour } pawn back in its box.
tell-passes = { $seat } can go nowhere with { colour } and passes.
tell-passes-six = No { colour } pawn can go six: { $seat } passes.
tell-throws-again = { $bound ->
    [1] After a six { $seat } throws again, for the pawn on A.
   *[other] After a six { $seat } throws again.
}
tell-colour-home = All four { colour } pawns are home.
tell-wins = { $seat } wins the game.

## A choice looked at again
pawn-at = { $step ->
    [0] on A
    [one] one step past A
   *[other] { $step } steps past A
}
choice-moves = { $seat } goes { $pips } on with { colour }, with the pawn { pawn-at }.
choice-comes-home = { $seat } brings the { colour } pawn { pawn-at } home on { $circle }.

## The board in the terminal
play-letters = RBYGKW
play-goes = { $steps } on
play-goes-home = home, on { $circle }
play-hits = hits { $colour }

## The end
sheet-round = Round
story-length = { $turns } turns and { $hits ->
    [0] not a single hit
    [one] one hit
   *[other] { $hits } hits
}.
story-hardest-hit = { $you ->
    [yes] The hardest blow fell on { $seats }: in round { $round } you sent a { colour } pawn { $steps } steps back.
    [them] The hardest blow fell on you: in round { $round } { $seat } sent your { colour } pawn { $steps } steps back.
   *[no] The hardest blow fell on { $seats }: in round { $round } { $seat } sent a { colour } pawn { $steps } steps back.
}

## What is said a first time
note-goal = Take your four pawns once round and home to a, b, c and d. Whoever does it first wins.
note-six = A six: a pawn comes out of the box onto A, and you throw again, for that pawn.
note-box = With all your pawns in the box only a six helps.
note-choose = More than one pawn can go: you choose which.
note-hit = Whoever lands exactly on another pawn sends it back to its box. Passing it does nothing.
note-home = { $bounce ->
    [yes] On a, b, c and d a pawn is safe. Too many pips are counted back from d.
   *[no] On a, b, c and d a pawn is safe. You have to land there exactly.
}
note-pass = No pawn can go that far: then you pass.

## Why something is refused
refusal-M2 = This board does not go that far.
refusal-M8 = { $move ->
    [pass] You can still move, so you must.
   *[move] No { colour } pawn stands there.
}
refusal-M9 = { $why ->
    [from-box] A six: first a pawn must come out onto A.
    [no-six] A pawn only comes out with a six.
   *[from-a] This throw is for the pawn that just came out onto A.
}
refusal-M10 = { $move ->
    [pass] You can move six, so you must.
   *[enter] The box is empty.
}
refusal-M11 = { $why ->
    [on-a] Your own pawn still stands on A, and here it may not be hit.
    [from-a] Clear A first: the pawn that stands there goes six.
   *[own] It would land on your own pawn, and here that may not be hit.
}
refusal-M12 = You can hit another player, and at this table you must.
refusal-M13 = Your own pawn stands on that end circle already.
refusal-M14 = { $why ->
    [back] Counted back from d it would land on your own pawn.
   *[exact] A { $pips } is too many: it must come out exactly.
}
refusal-M15 = { $why ->
    [fixed] This pawn is home and stays there.
   *[forward] This pawn is home and cannot move up { $pips }.
}
refusal-M19 = It would land on a pawn that is safe on its own A.

## House rules
option-board = Colours on the board
option-spare = Colours without a player of their own
value-spare-double = are played too, each in its own turn
value-spare-empty = stay off the board
option-win = To win, bring home
value-win-colour = one colour
value-win-all = all your colours
option-handicap = Handicap
each-handicap = { $number ->
    [one] one pawn
   *[other] { $number } pawns
} home for { $player }
allowed-handicap = for each player a whole number from 0 to 3, in the order of the seats, with commas between them
option-first_pawn = A pawn on A without a six
value-first_pawn-free = for every colour, on its first turn
value-first_pawn-beginner = only for the colour that begins
value-first_pawn-six = for nobody
option-stuck_six = A six that no pawn can use
value-stuck_six-again = you pass and throw again
value-stuck_six-wait = you pass and your turn is over
option-own_hit = Pawns hit their own colour too
option-must_hit = If you can hit another player, you must
option-bounce = Too many pips are counted back from d
option-lane = A pawn on an end circle
value-lane-fixed = stays where it is
value-lane-forward = may still move up
option-tries = Throws for a six with no pawn to move
option-three_sixes = The third six of a turn
value-three_sixes-play = is played like the others
value-three_sixes-lose = is lost and ends the turn
option-safe = A pawn on its own A
value-safe-none = can be hit like any other
value-safe-start = is safe from the other colours

## Rule book
section-board = The board
section-start = The start
section-turn = A turn
section-home = Home
rule-M1 = The board has two sides: a ring of 40 circles for four colours, and one of 48 for six. Every colour has a start circle A on the ring, ten circles after the one before it (eight on the large side), a box B for its four pawns, and four end circles a, b, c and d. Up to four players use the small side unless they prefer the large one; five or six need the large side.
rule-M2 = Each colour counts its own steps, clockwise: 0 is its A, 39 is the circle just before A (47 on the large side), and a to d come after that. A pawn goes round once and does not step on its own A again.
rule-M3 = When there are more colours than players, the colours are dealt out in order round the table, so that some play two; two players on the large side play three each. Or the house leaves the spare colours off the board: two players then sit opposite each other, three on the large side at every other colour, and otherwise each takes the next colour.
rule-M4 = The colours take turns clockwise. A player with several colours plays each in its own turn.
rule-M5 = The first colour with its four pawns on a, b, c and d wins the game for its player. Or the house asks for all colours of a player: then a colour that is home is passed over, and does not throw again after the move that brought it home.
rule-M6 = All pawns begin in B, but of a player who is given a handicap so many of each colour stand home from the start, on d, then c, then b. Each player throws one die. Whoever throws highest begins, with the first of their colours; those who tie for the highest throw again.
rule-M7 = On its first turn a colour gets a pawn on A before the throw, and hits what stood there. Anything but a six then moves that pawn. In some houses only the colour that begins gets it, in others nobody does.
rule-M8 = Throw one die. Unless it is a six, move one pawn of the colour that many circles on, whichever you like of those that can. If none can, pass.
rule-M9 = A six with a pawn in B: you must bring one onto A, hitting whatever stands there, even a pawn of your own, and throw again. That throw belongs to this pawn: it moves, unless the throw is another six. Then one more must come out, as long as there is one in B.
rule-M10 = A six with B empty: move any pawn that can go six, and throw again, for any pawn. If none can, pass and throw again; in some houses your turn is then over.
rule-M11 = A pawn that ends on a circle of the ring where another stands hits it, a pawn of its own colour too: back to B with it. Pawns you pass stay where they are and their circles count. An A is a circle like any other. Where the house spares own pawns, no move may hit one: if one stands on A when another should come out, it goes the six itself, or any other pawn if it cannot, and the next throw is free. A pawn that has just come out and cannot move makes you pass.
rule-M12 = Nobody has to hit. In stricter houses a player who can hit a pawn of another player must choose such a move; bringing a pawn out, and moving the pawn that has just come out, still go first.
rule-M18 = Every six is played, however many fall in one turn. In some houses the third is lost: it is not played, and the turn is over. Where a colour has three tries for a six, only sixes that were played count.
rule-M19 = In some houses a pawn on the A of its own colour is safe: no move of another colour may end there. Going past it is allowed, and a pawn of its own colour that has to come out still hits it.
rule-M13 = After the last circle of the ring a pawn goes on to a, b, c and d. It may jump its own pawns there, but can only end on a free one.
rule-M14 = Pips left over at d are counted back from d. If the count ends on a free circle the pawn goes there; if not, it cannot move. In some houses only an exact throw will do.
rule-M15 = A pawn on an end circle is home and stays put. In some houses it may move up to a free circle nearer to d, by an exact throw.
rule-M16 = On the ring a pawn can be hit until its very last step; on an end circle, never.
rule-M17 = In some houses a colour that has no pawn on the ring, and none that could still move up, throws up to three times for its six. Only after the last try does it pass.

## The board
board-throw = Throw
board-throw-for = Throw for { colour }
board-die = The die shows { $pips }
board-enter = Bring a pawn out onto A
board-move = Move
board-move-pawn = Pawn { $number }
board-goes-on = { $pips } on
board-comes-home = comes home, on { $circle }
board-pass = Pass
board-hits = hits { $seat }!
board-hits-own = hits your own pawn
board-left = { $steps ->
    [one] one step to go
   *[other] { $steps } to go
}
board-stands = { $boxed ->
    [4] { $seat }, { colour }: all four pawns in the box
   *[other] { $seat }, { colour }: { $boxed } in the box, the others on { $circles }
}
board-safe = A, safe
board-six-lost = a third six is lost
board-won = wins the game

## Why a move is good
reason-wins = It brings the last pawn home and wins the game.
reason-home = It brings the pawn home on { $circle }, where nobody can hit it.
reason-moves-up = It moves up to { $circle } and leaves room behind it.
reason-hits = { $steps ->
    [0] It hits a pawn of { $seat } that had just come onto A.
    [one] It hits a pawn of { $seat } that had come one step.
   *[other] It hits a pawn of { $seat } that had come { $steps } steps.
}
reason-flees = { $pawns ->
    [one] Where it stands now, a pawn of { $seats } can hit it at once.
   *[other] Where it stands now, { $pawns } pawns of { $seats } can hit it at once.
}
reason-frees-a = It leaves A free for the next six.
reason-out-of-reach = Nobody can hit it there, not even with a six and a second throw.
reason-home-next = From there it comes home with { $throws } of 6 throws.
reason-hunts = { $steps ->
    [0] From there one throw can hit a pawn of { $seat } on its own A.
    [one] From there one throw can hit a pawn of { $seat } that has come one step.
   *[other] From there one throw can hit a pawn of { $seat } that has come { $steps } steps.
}
reason-to-go = { $steps ->
    [one] From there it is one step to the end circles.
   *[other] From there it is { $steps } steps to the end circles.
}
reason-other-hits-own = { $steps ->
    [one] The pawn { pawn-at } would hit a pawn of your own that has come one step.
   *[other] The pawn { pawn-at } would hit a pawn of your own that has come { $steps } steps.
}
reason-other-in-reach = { $pawns ->
    [one] The pawn { pawn-at } would land where a pawn of { $seats } can hit it at once.
   *[other] The pawn { pawn-at } would land where { $pawns } pawns of { $seats } can hit it at once.
}
