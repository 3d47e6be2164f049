name = 12er Stich
about = A quick card game of sums: black adds, red takes away, and whoever lands on exactly 12 or exactly 0 takes the trick.
short =
    Everyone gets six cards. Black adds, red takes away, and the sum stays from 0 to 12.
    Whoever makes exactly 12 or exactly 0 takes the trick and leads again, with a card that adds.
    If you cannot play, you draw a card.
    The last card of your hand earns 30 points and ends the round.
    Once someone has reached the target after a round, the highest score wins.
rank-title = What a card is worth
rank-points = { $points } points
rank-last = your last card: 30 points

# What the score counts, said after the number.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Moves
move-draw = draw the top card of the stock
move-draw-key = d
move-draw-word = draw
move-keep = keep the card you drew
move-keep-key = k
move-keep-word = keep
move-pass = pass: nothing fits and the stock is empty
move-pass-key = p
move-pass-word = pass
move-swap = swap the colours: the other one adds
move-swap-key = s
move-swap-word = swap
move-hold = leave the colours as they are
move-hold-key = h
move-hold-word = hold

## Cards
colour = { $colour ->
    [black] black
   *[red] red
}
card = { colour } { $value }

## Tellings
tell-throws-target = { $seat } throws the special die: the target is { $target }.
tell-deals = Round { $round }: { $seat } shuffles and deals.
tell-opens-round = { $seat } is to lead.
tell-leads = { $seat } leads { card }: the sum is { $sum }.
tell-follows = { $seat } plays { card }: the sum is { $sum }.
tell-takes = { $seat } plays { card }: the sum is { $sum }, a trick of { $points } points!
tell-draws = { $seat } draws a card.
tell-draws-card = { $seat } draws { card }.
tell-last-of-stock = That was the last card of the stock.
tell-does-not-fit = It does not fit: { $seat }’s turn is over.
tell-keeps = { $seat } keeps it.
tell-passes = { $seat } passes.
tell-swaps = { $seat } swaps the colours: from now on { colour } adds.
tell-holds = { $seat } leaves the colours alone: { colour } still adds.
tell-lead-goes-on = The lead goes on to { $seat }.
tell-goes-out = The last card! { $seat } is out and gets { $points } points.
tell-stuck = The stock is empty and nobody can play: the round is over.
tell-minus = { $seat } pays { $points } points for cards left in hand.
tell-wins = { $seat } wins the game with { $points } points.
tell-shared-win = { $seats } share the win with { $points } points each.

## The board
board-sign-target = { $you ->
    [yes] You throw for the target
   *[no] { $seat } throws for the target
}
board-sign-deal = { $you ->
    [yes] You deal
   *[no] { $seat } deals
}
board-throw = Throw the special die
board-deal = Shuffle and deal
board-card = { card }, { $sign ->
    [plus] plus
   *[minus] minus
}
board-hand = { $cards ->
    [one] Your hand: one card
   *[other] Your hand: { $cards } cards
}
board-stock = { $cards ->
    [0] The stock is empty
    [one] The stock: one card
   *[other] The stock: { $cards } cards
}
board-pile = On the table: { $cards }
board-pile-empty = Nothing lies on the table
board-sum = The sum:
board-round = Round { $round }
board-target = to { $target }
board-adds = { colour } adds
board-takes-away = { colour } takes away
board-player = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} with { $points } points this round, score { $score }
board-tricks = { $points } pts
board-dealer = dealer
board-slip = Points of round { $round }
board-slip-player = player
board-slip-tricks = tricks
board-slip-bonus = last card
board-slip-minus = in hand
board-slip-round = round
board-slip-total = total
board-won = wins the game
board-draw = Draw a card
board-draw-note = nothing in your hand fits
board-keep = Keep it
board-pass = Pass
board-pass-note = nothing fits and the stock is empty
board-swap = Swap!
board-swap-note = from now on { colour } adds
board-hold = Leave them
board-hold-note = { colour } still adds
board-drawn = You drew this: play it or keep it
board-your-lead = You lead: choose a raised card
board-your-card = Your turn: choose a raised card
board-takes = { $seat } takes { $points } points
board-swaps = Now { colour } adds!
board-holds = { colour } still adds
board-leads-now = { $seat } leads
board-does-not-fit = { $seat } draws: it does not fit
board-draws = { $seat } draws a card
board-keeps = { $seat } keeps it
board-passes = { $seat } passes
board-target-thrown = We play to { $target }
board-goes-out = { $seat } is out: { $points } points
board-stuck = Nobody can play: the round is over

## The board in the terminal
play-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
play-target = Target { $target }
play-stock = { $cards } in the stock
play-sum = sum { $sum }
play-adds = { $colour } adds
play-pile = pile
play-hand-of = the hand of { $name }

## The end
sheet-round = Round
story-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, played to { $target }.
story-no-trick = Nobody took a single trick.
story-best-trick = { $you ->
    [yes] The fattest trick was yours
   *[no] The fattest trick went to { $seat }
}: { $points } points from { $cards } cards, in round { $round }.

## What is said a first time
note-lead = When nothing lies open, lead a card that adds, now { colour }. Its value is the sum.
note-sum = { $colour ->
    [black] Black adds, red takes away.
   *[red] Red adds, black takes away.
} The sum may not go below 0 or above 12.
note-take = Make it exactly 12 or exactly 0, and everything that lies open is yours.
note-draw = If nothing fits you draw a card. If that one fits you may play it at once or keep it.
note-points = In a trick a 1 to 5 is worth 5 points, 6 to 9 ten, a black 12 fifteen, a red one twenty.
note-last = Whoever plays the last card of a hand gets 30 points, and the round is over.
note-swap = Who takes the trick may swap the colours: then { colour } no longer adds, but the other one.

## Why something is refused
refusal-S4 = You do not have that card.
refusal-S5 = { $colour ->
    [black] You can only lead with a black card.
   *[red] You can only lead with a red card now.
}
refusal-S6 = { $why ->
    [above] That would make { $sum }: the sum may not go above 12.
   *[below] The sum would fall below 0, and it may not.
}
refusal-S9 = { $why ->
    [drawn] Play the card you just drew, or keep it.
    [nothing-drawn] You have not drawn a card to keep.
    [draw-first] Nothing fits: draw a card first.
   *[must-play] You have a card that fits, so you must play.
}
refusal-S10 = The stock is empty: you can only pass.
refusal-S17 = { $why ->
    [choose] Choose first: swap the colours or leave them.
    [later] The colours can only be swapped after a trick.
   *[never] At this table the colours are not swapped.
}

## House rules
option-target = Points to reach
value-target-die = the special die decides
option-first = Who leads first?
player-first = { $player }
allowed-first = 0 for whoever sits first, 1 for the second, and so on
option-hand = Cards left in hand when a round ends
value-hand-nothing = count nothing
value-hand-minus = are taken off the score
option-handicap = Handicap
each-handicap = { $number ->
    [one] one point
   *[other] { $number } points
} for { $player }
allowed-handicap = for each player a whole number from 0 to 1000, in the order of the seats, with commas between them
option-swap = Professional rule: whoever takes a trick may swap the colours

## Rule book
section-cards = The cards and the target
section-round = How a round is played
section-score = What it scores
section-professional = The professional rule
section-hidden = What is hidden
rule-S1 = There are 46 cards, black and red. Each colour has four 1s, three 2s, and two each of the 3 to the 9 and of the 12.
rule-S2 = A black card adds its value to the running sum, a red card takes it away.
rule-S3 = Before the first round the dealer throws the special die (2-3-3-4-4-5): a hundred times its pips is the target. The house may fix a target from 50 to 2000 instead; then no die is thrown.
rule-S4 = The dealer shuffles and gives everyone six cards, beginning on the left; what is left is the stock. You play from your own hand only. Whoever sits first leads first, unless the house names another player; the player who sits just before the leader deals. After each round the deal moves on clockwise.
rule-S5 = Whoever plays while nothing lies open leads, and only a black card can lead. Its value is the sum.
rule-S6 = After the lead every card goes onto the open pile and changes the sum. The sum may not fall below 0 nor rise above 12, and the player says it aloud.
rule-S7 = Bring the sum to exactly 12 or exactly 0 with a card played onto the pile, and you take the trick, which is everything that lies open, and lead again. A lead never takes a trick: a black 12 led makes 12 and simply lies there.
rule-S8 = So a red 12 has only one use: to be played on a black 12 that was led.
rule-S9 = If you can play a card, you must play one. If you cannot, you draw the top card of the stock. Should it fit, you may play that card, and no other, or keep it; should it not, your turn is over by itself.
rule-S10 = If you cannot play and the stock is empty, you pass.
rule-S11 = If you are to lead and have no card to lead with, even after winning a trick, you draw or pass like anyone who cannot play. If nothing has been led after that, the lead goes to the next player.
rule-S12 = Whoever plays the last card of a hand ends the round and gets 30 points, whether that card led, followed or took a trick (the trick counts too). Cards that still lie open then belong to nobody.
rule-S13 = A round also ends, at once and by itself, when the stock is empty and no player can play a card. Nobody gets the 30 then, and the open cards belong to nobody. Under the professional rule the winner of a trick first swaps or holds.
rule-S14 = A card taken is worth 5 points from 1 to 5 and 10 points from 6 to 9; a black 12 is worth 15, a red 12 is worth 20. Tricks and the 30 count as soon as they are won.
rule-S15 = Cards left in hand count nothing. In some houses they are taken off the score when the round ends, by the same table, even below zero.
rule-S16 = The game ends after the round at whose end someone stands at the target or above. The highest score wins, however many have got there; equal highest scores share the win. Whoever is given a handicap begins with so many points; even if they reach the target, a round is played first.
rule-S17 = The professional rule, where the house plays it: whoever takes a trick and has cards left swaps the colours, or holds them, before leading. After a swap red adds and leads and black takes away, the 12s included, until the next swap. Points stay with the colour. Every round begins with black adding.
rule-S18 = Hands and the order of the stock are hidden, and only the player who draws a card sees it. Everything else is open: the sum, the target, the colour that adds, the size of each hand and of the stock, the open pile, who drew, and how many tricks everyone took and what they are worth.

## Why a move is good
reason-goes-out = It is your last card: it ends the round, and brings { $points } points.
reason-reaches-target = It brings you to { $points }; the target is { $target }.
reason-takes = It takes a trick of { $points } points.
reason-takers = { $cards ->
    [one] Only one unseen card takes this.
    [2] Only { $cards } unseen cards take this.
    [3] Only { $cards } unseen cards take this.
   *[other] { $cards } unseen cards take this.
}
reason-no-taker = No unseen card takes this.
reason-few-follow = Of the { $of } unseen cards { $cards } fit on it.
reason-fits-seldom = { $sums ->
    [0] It gets rid of { card }, which fits none of the sums from 1 to { $of }.
    [one] It gets rid of { card }, which fits one of the { $of } sums a pile can have.
   *[other] It gets rid of { card }, which fits { $sums } of the { $of } sums a pile can have.
}
reason-worth-keeping = To keep { card } is no burden: it fits { $sums } of the { $of } sums a pile can have.
reason-other-taken = { $cards ->
    [one] After { card }, one unseen card takes the trick.
   *[other] After { card }, { $cards } unseen cards take the trick.
}
reason-can-lead = { $cards ->
    [one] So you can lead with one of your cards.
   *[other] So you can lead with { $cards } of your cards.
}
