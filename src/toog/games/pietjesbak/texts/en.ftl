name = Pietjesbak
about = Three dice, a tray and a piece of chalk. Throw the highest, wipe your marks, and be the first with a clean slate.
short =
    Everyone begins with the same number of chalk marks. The first to be rid of them wins.
    Throw three dice, then stop or throw all three again, up to three times.
    The others have no more throws than the starter took.
    The highest throw wins the round and wipes a mark, or more with zand or soixante-neuf.
    A starter who stops after one throw makes a stoef: winning then wipes at least two.
rank-title = From high to low
rank-apes = three apes: wins the game, once you have wiped a mark
rank-soixante-neuf = soixante-neuf: three marks
rank-zand = zand, from sixes to twos: two marks
rank-high = then the sum counts: 260 is the highest
rank-sum = 100 + 4 + 3 = 107: one mark
rank-seven = a seven, the lowest: a mark more for everyone

# What the score counts, said after the number.
score-unit = { $score ->
    [one] mark left
   *[other] marks left
}

## Moves
move-again = throw all three dice again
move-again-key = a
move-again-word = again
move-stop = stop: this throw counts
move-stop-key = s
move-stop-word = stop
move-stop-stoef = stoef: stop after one throw, for at least two marks if you win the round

## Throws
# As it is chalked at the edge, where there is little room.
board-chalked = { $throw ->
    [apes] three apes
    [soixante_neuf] 69
    [zand] zand { NUMBER($pips) }
    [seven] a seven
   *[sum] { NUMBER($worth) }
}
throw = { $throw ->
    [apes] three apes
    [soixante_neuf] soixante-neuf
    [zand] { zand }
    [seven] a seven
   *[sum] { NUMBER($worth) }
}
zand = { $pips ->
    [2] zand of twos
    [3] zand of threes
    [4] zand of fours
    [5] zand of fives
    [6] zand of sixes
   *[other] zand
}
won-with = { $throw ->
    [none] without a throw
   *[other] with { throw }
}

## Tellings
tell-throws-off = { $seat } throws a { $pips } for the start.
tell-throws-tie = { $seat } throws a { $pips } for the round.
tell-throw-off-again = { $seats } are level and throw again.
tell-throws = { $seat } throws { $dice }: { throw }.
tell-again = { $seat } takes up the dice again.
tell-stops = { $seat } stops there.
tell-stoefs = { $seat } stoefs!
tell-seven-adds = A seven: everyone chalks up a mark.
tell-wins-round = { $marks ->
    [one] { $seat } wins the round { won-with } and wipes a mark.
   *[other] { $seat } wins the round { won-with } and wipes { $marks } marks.
}
tell-stoef-lost = { $marks ->
    [one] { $seat } has lost the stoef and chalks up a mark.
   *[other] { $seat } has lost the stoef and chalks up { $marks } marks.
}
tell-tie = { $seats } tie: one die each, and the highest takes the round.
tell-tie-replay = A tie: the round counts for nobody and is played again.
tell-apes-win = Three apes! { $seat } has wiped before and wins on the spot.
tell-apes-out = Three apes without a single mark wiped: { $seat } is out of the game.
tell-apes-sit-out = Three apes without a single mark wiped: { $seat } sits this round out.
tell-opens-round = Round { $round }: { $seat } starts.
tell-wins = { $seat } wins the game.
tell-last-standing = { $seat } is the last one left and wins the game.

## The board
board-throw = Throw
board-throw-one = Throw one die
board-again = Throw again
board-again-note = { $left ->
    [one] all three, one throw left
   *[other] all three, { $left } throws left
}
board-stop = Stop here
board-stoef = Stoef
board-stoef-note = { $wipes ->
    [one] stop now, win the round: wipe 1 mark
   *[other] stop now, win the round: wipe { $wipes } marks
}
board-stoef-cost = stop now. Win: wipe { $wipes }, lose: chalk up { $marks }
board-stoef-called = Stoef!
board-marks = { $marks ->
    [0] no marks left
    [one] one mark
   *[other] { $marks } marks
}
board-clean = clean!
board-dice = The dice in the tray: { $dice }
board-one-die = a { $pips }
board-leads = leads the round
board-won-round = won the round
board-won = wins the game
board-out = out
board-sits = sits out
board-for-start = Who starts?
board-for-round = Who takes the round?
board-starts = { $seat } starts
board-wipes = { $marks ->
    [one] { $seat } wipes 1 mark
   *[other] { $seat } wipes { $marks } marks
}
board-stoef-lost = { $marks ->
    [one] { $seat }: 1 mark more
   *[other] { $seat }: { $marks } marks more
}
board-seven = A mark more for everyone
board-tie = A tie: one die each
board-tie-replay = A tie: play the round again
board-level = Level: once more
board-goes-out = { $seat } is out
board-goes-sitting = { $seat } sits out

## The board in the terminal
play-out = out of the game
play-sits-out = sits out
play-leads-round = { $name } leads the round
play-throw-of = throw { $thrown } of { $most }

## The end
sheet-round = Round
story-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} and { $throws ->
    [one] one throw
   *[other] { $throws } throws
}{ $sevens ->
    [0] { "" }
    [one] , a seven among them
   *[other] , { $sevens } sevens among them
}.
story-best-throw = { $you ->
    [yes] The best throw was yours: { throw }, in round { $round }.
   *[no] The best throw came from { $seat }: { throw }, in round { $round }.
}
story-apes-won = { $you ->
    [yes] Three apes, and you won on the spot with { $marks } still on the slate.
   *[no] Three apes, and { $seat } won on the spot with { $marks } still on the slate.
}
story-knocked-out = { $you ->
    [them] You threw three apes too early, and were out of the game.
   *[no] { $many ->
        [one] { $seats } threw three apes too early, and was out of the game.
       *[other] { $seats } threw three apes too early, and were out of the game.
    }
}
story-last-standing = { $you ->
    [yes] Three apes cleared the table: only you were left.
   *[no] Three apes cleared the table: only { $seat } was left.
}

## What is said a first time
note-goal = Every chalk mark on your rim has to go. Whoever is the first without any wins.
note-worth = A one is 100, a six 60, the others their pips: so { $dice } is { $worth }.
note-stoef = { $lost ->
    [0] Stop now and it is a stoef: win the round and wipe at least two.
   *[other] Stop now and it is a stoef: win and wipe at least two, lose and chalk up { $lost }.
}
note-bound = { $most ->
    [one] { $starter } threw only once, so you have one throw too: what falls now counts.
   *[other] { $starter } threw { $most } times, so you have no more throws than that.
}
note-zand = Three of a kind is zand, above any sum. Win with it and you wipe two.
note-soixante-neuf = 6-5-4 is called soixante-neuf, above zand: win with it and you wipe three.
note-seven = 2-2-3 is a seven, the lowest throw of all: if it counts, everyone chalks up a mark.
note-apes = { $early ->
    [sit_out] Three ones are three apes: who has wiped before wins at once. Who has not sits the round out.
   *[out] Three ones are three apes: who has wiped before wins at once. Who has not is out.
}
note-tie = Level: each of them throws one die now, and the highest takes the round.

## House rules
option-marks = Marks on the slate at the start
option-handicap = Handicap
each-handicap = { $number ->
    [one] one mark
   *[other] { $number } marks
} fewer for { $player }
allowed-handicap = for each player a whole number from 0 to 29, in the order of the seats, with commas between them
option-counts = Which throw of a turn counts
value-counts-last = the last
value-counts-best = the best
option-tie = When the highest throws tie
value-tie-throw_off = one die each decides
value-tie-replay = the round is played again
option-zand = Zand against zand
value-zand-by_pips = more pips win
value-zand-equal = all zand ties
option-stoef_with = A stoef with zand or soixante-neuf
value-stoef_with-max = the larger of the two rewards
value-stoef_with-add = one mark more than the throw
value-stoef_with-double = twice the marks of the throw
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
value-starter-clockwise = the next player clockwise

## Rule book
section-course = How a game runs
section-worth = What a throw is worth
section-round = What a round does
rule-P1 = Everyone begins with the same number of chalk marks, usually nine. Whoever is given a handicap has so many marks fewer, but always at least one; marks given so do not count as wiped.
rule-P2 = Everyone throws one die to see who starts the first round. The highest starts; those who tie for it throw again.
rule-P3 = The starter throws three dice. After the first and the second throw there is a choice: throw all three again, or stop. The third throw ends the turn by itself.
rule-P4 = The last throw of the turn is the one that counts. Some houses count the best.
rule-P5 = The others follow clockwise, with at most as many throws as the starter took. They may stop sooner.
rule-P6 = The highest counting throw wins the round. Players who tie for it throw one die each, and the winner still earns what the tied throw would have earned, stoef included. In some houses nobody wins a tied round: everyone still in the game plays it again, and only the marks from sevens stay. The same player starts, or the next one clockwise who is still in when that player has gone out.
rule-P7 = A one is worth 100, a six 60, and every other die its own pips.
rule-P8 = From high to low: three ones (three apes), 6-5-4 (soixante-neuf), any other three of a kind (zand, sixes best), then every other throw by its sum. 2-2-3 (a seven) is the lowest of all. Some houses call all zand equal.
rule-P9 = The order in which the dice lie makes no difference.
rule-P10 = The winner of a round wipes one mark: two with zand, three with soixante-neuf. A slate is never less than clean.
rule-P11 = Stoef: a starter who stops after a single throw and wins the round wipes two. With zand or soixante-neuf it is the larger of the two rewards, or in some houses one mark more than the throw earns, or twice as many.
rule-P12 = A stoef that does not win costs nothing, unless the house adds one or two marks to the starter.
rule-P13 = When a seven counts, everyone still in the game adds a mark. In some houses every seven does so the moment it falls.
rule-P14 = Three apes act at once, whichever throw of the turn it is: a player who has ever wiped a mark wins the game, one who has not is out of it. In kinder houses that player only sits out the round, and still adds marks for sevens.
rule-P15 = A starter who leaves the round by three apes still sets the number of throws for the others. That is no stoef, neither won nor lost.
rule-P16 = When one player is left, that player wins the game. Anyone who is out neither throws nor adds marks. Where players may sit out a round and only one is left in it, that player wins the round without having to throw; if that player has not thrown yet, the win wipes one mark.
rule-P17 = The first player with a clean slate wins the game.
rule-P18 = The winner of a round starts the next. In some houses it is the loser instead: whoever has the lowest throw, where a player who sat out ranks below every throw, and among equals the first clockwise from the old starter, but never the one who won the round. In others it is the next player clockwise.

## Why a move is good
reason-stoef-holds = A stoef at { throw } holds in { $rounds } of 100 rounds.
reason-holds = { $throws ->
    [one] What you have, { throw }, holds in { $rounds } of 100 rounds.
   *[other] What you have, { throw }, holds in { $rounds } of 100 rounds, even if everyone throws until it is beaten.
}
reason-holds-little = { $throws ->
    [one] What you have, { throw }, would hold in only { $rounds } of 100 rounds.
   *[other] What you have, { throw }, would hold in only { $rounds } of 100 rounds if everyone throws until it is beaten.
}
reason-leaves-throws = { $throws ->
    [one] The others then have one throw each.
   *[other] The others then have { $throws } throws each.
}
reason-stoef-wipes = { $marks ->
    [one] A stoef that wins wipes one mark.
   *[other] A stoef that wins wipes { $marks } marks.
}
reason-wipes = If the round is yours, { throw } wipes { $marks } marks.
reason-last-marks = { $marks ->
    [one] If the round is yours, it wipes the one mark you have left.
   *[other] If the round is yours, it wipes the { $marks } marks you have left.
}
reason-wins-round = Nobody throws after you: the round is yours.
reason-ties = Nobody throws after you: you and { $seats } then throw off for the round.
reason-ties-replay = Nobody throws after you: with { $seats } as high as you, the round is played again.
reason-behind = To stop is to lose the round: { $seat } has { throw }.
reason-seven-counts = A seven that counts chalks up a mark for everyone.
reason-stoef-costs = { $marks ->
    [one] A stoef that does not win costs one mark.
   *[other] A stoef that does not win costs { $marks } marks.
}
reason-best-counts = Here the best throw counts: a lower one does no harm.
reason-beats = One throw beats the { throw } of { $seat } in { $ways } of 216 cases.
reason-better = One more throw is better in { $ways } of 216 cases.
reason-few-better = One more throw is better in only { $ways } of 216 cases.
