name = Pietjesbak
about = Three dice, a tray and chalk. Throw the highest, wipe your marks, and be the first with a clean slate.

## Moves
move-again = throw all three dice again
move-again-key = a
move-stop = stop: this throw counts
move-stop-key = s
move-stop-stoef = stoef: stop after one throw, two marks if you win the round

## Throws
throw = { $throw ->
    [apes] three apes
    [soixante_neuf] soixante-neuf
    [zand] zand { $pips ->
        [2] of twos
        [3] of threes
        [4] of fours
        [5] of fives
        [6] of sixes
       *[other] {""}
    }
    [seven] a seven
    [none] no throw at all
   *[sum] { NUMBER($worth) }
}

## Tellings
tell-throws-off = { $seat } throws { $pips } for the start.
tell-throws = { $seat } throws { $dice }: { throw }.
tell-again = { $seat } takes up the dice again.
tell-stops = { $seat } stops.
tell-stoefs = { $seat } stoefs!
tell-seven-adds = A seven: everyone chalks up a mark.
tell-wins-round = { $marks ->
    [one] { $seat } wins the round with { throw } and wipes a mark.
   *[other] { $seat } wins the round with { throw } and wipes { $marks } marks.
}
tell-stoef-lost = { $marks ->
    [one] The stoef of { $seat } is lost: a mark is added.
   *[other] The stoef of { $seat } is lost: { $marks } marks are added.
}
tell-tie = { $seats } tie: one die each, the highest takes the round.
tell-tie-replay = A tie: the round counts for nobody and is played again.
tell-apes-win = Three apes! { $seat } has wiped before and wins on the spot.
tell-apes-out = Three apes before wiping a single mark: { $seat } is out of the game.
tell-apes-sit-out = Three apes before wiping a single mark: { $seat } sits this round out.
tell-opens-round = Round { $round }: { $seat } starts.
tell-wins = { $seat } wins the game.
tell-last-standing = { $seat } is the last one standing and wins the game.

## House rules
option-marks = Marks on the slate at the start
option-counts = Which throw of a turn counts
value-counts-last = the last
value-counts-best = the best
option-tie = When two throws tie
value-tie-throw_off = one die decides
value-tie-replay = the round is played again
option-zand = Zand against zand
value-zand-by_pips = higher pips win
value-zand-equal = all zand ties
option-stoef_with = A stoef with zand or soixante-neuf
value-stoef_with-max = the larger of the two
value-stoef_with-add = one mark more
value-stoef_with-double = twice the marks
option-stoef_lost = Marks added for a stoef that loses
option-seven = A seven gives everyone a mark
value-seven-counted = when it is the throw that counts
value-seven-any = whenever it falls
option-apes_early = Three apes before wiping a mark
value-apes_early-out = out of the game
value-apes_early-sit_out = out of the round
option-starter = Who starts the next round
value-starter-winner = the winner of the round
value-starter-loser = the loser of the round
value-starter-clockwise = the next clockwise

## Rule book
section-course = How a game runs
section-worth = What a throw is worth
section-round = What a round does
rule-P1 = Everyone begins with the same number of chalk marks, usually nine.
rule-P2 = To see who starts, each player throws one die. The highest starts; who tie throw again.
rule-P3 = The starter throws three dice. After the first and the second throw there is a choice: throw all three again, or stop. The third throw always ends the turn.
rule-P4 = The throw that counts is the last of the turn, or the best of it where the house says so.
rule-P5 = The others follow clockwise with at most as many throws as the starter took. They may stop sooner.
rule-P6 = The highest counting throw wins the round. Players who tie throw one die each for it, and the winner still earns what the tied throw is worth; or the house has the round played again.
rule-P7 = A one is worth 100, a six 60, and every other die its own pips.
rule-P8 = From high to low: three ones (three apes), 6-5-4 (soixante-neuf), any other three of a kind (zand, sixes best), then the sum of the dice. 2-2-3 (a seven) is the lowest of all.
rule-P9 = The order in which the dice lie makes no difference.
rule-P10 = The winner of a round wipes one mark: two with zand, three with soixante-neuf. A slate is never less than empty.
rule-P11 = Stoef: a starter who stops after a single throw and wins the round wipes two. With zand or soixante-neuf the house decides how the two go together.
rule-P12 = A stoef that does not win costs nothing, unless the house adds one or two marks.
rule-P13 = When a seven counts, everyone still in the game adds a mark.
rule-P14 = Three apes act at once: a player who has wiped a mark before wins the game, one who has not is out of it (or out of the round, if the house is kind).
rule-P15 = A starter who leaves the round by three apes still sets the number of throws. That is no stoef.
rule-P16 = When one player is left, that player wins the game. When one is left in a round, that player wins the round, for one mark if nothing was thrown.
rule-P17 = The first player with a clean slate wins the game.
rule-P18 = The winner of a round starts the next one, or the loser, or the next clockwise, as the house likes it.
