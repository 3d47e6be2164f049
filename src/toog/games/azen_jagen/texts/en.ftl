name = Azen jagen
about = Hunting aces at the bar: the third orders, the sixth tastes, the ninth drinks, and the rest of the table throws against the glass.
short =
    Throw three dice by turns. Only aces count, everybody’s together.
    The third ace orders, the sixth tastes, the ninth has to drink.
    Then it is a race, sips against dice. If an ace falls before the glass is empty the drinker pays, otherwise the one who ordered.
    Whoever has paid for the fewest at the end wins.
rank-title = Nine aces
rank-third = the third orders
rank-sixth = the sixth tastes
rank-ninth = the ninth drinks
care = Drink with care: mind how much and how strong, a soft drink works just as well, and nobody ever has to drink.
drink-default = a soft drink

# What the score counts, said after the number.
score-unit = { $score ->
    [one] drink paid for
   *[other] drinks paid for
}
all-level = All level: nobody wins

## Moves
move-sip = take a sip
move-sip-key = s
move-sip-word = sip
move-throw = throw the three dice
move-throw-key = t
move-throw-word = throw

## Aces
aces-found = { $found ->
    [0] no ace
    [one] an ace
   *[other] { $found } aces
}
bill = { $paid ->
    [0] without paying a thing
    [one] with one drink paid for
   *[other] with { $paid } drinks paid for
}

## Tellings
tell-throws-off = { $seat } throws { $pips } for the start.
tell-throw-off-again = { $seats } tie and throw again.
tell-opens-hunt = Drink { $drink } of { $drinks }: { $seat } throws first.
tell-throws = { $seat } throws { $dice }: { aces-found }, the count stands at { $aces }.
tell-orders = The third ace: { $seat } orders a drink at the bar.
tell-tastes = The sixth ace: { $seat } gets a taste.
tell-must-drink = { $sips ->
    [one] The ninth ace: { $seat } has to drink it, in a single sip. Dice, quick!
   *[other] The ninth ace: { $seat } has to drink it, in { $sips } sips. Dice, quick!
}
tell-takes-dice = { $seat } grabs the dice.
tell-race-throws = { $found ->
    [0] { $seat } throws { $dice }: no ace, the race goes on.
   *[other] { $seat } throws { $dice }: { aces-found }, and the race is over!
}
tell-sips = { $left ->
    [one] { $seat } takes a sip: one more to go.
   *[other] { $seat } takes a sip: { $left } more to go.
}
tell-empties = { $seat } takes the last sip: the glass is empty in time.
tell-pays-too-slow = { $sips ->
    [one] Too slow with the glass: not a sip, so { $seat } pays.
   *[other] Too slow with the glass: { $taken } of { $sips } sips, so { $seat } pays.
}
tell-pays-order = { $sips ->
    [one] In a single sip, and in time: { $seat } ordered it, and pays.
   *[other] All { $sips } sips in time: { $seat } ordered it, and pays.
}
tell-pays-own-order = { $sips ->
    [one] In a single sip, and in time. But { $seat } had ordered it too, and pays all the same.
   *[other] All { $sips } sips in time. But { $seat } had ordered it too, and pays all the same.
}
tell-wins = { $all ->
    [1] All level, each { bill }: nobody wins.
   *[0] { $many ->
        [one] { $seats } wins the game, { bill }.
       *[other] { $seats } share the win, each { bill }.
    }
}

## The board
board-throw = Throw
board-throw-one = Throw one die
board-aces = { $aces } of nine aces
board-office-orders = orders
board-office-tastes = tastes
board-office-drinks = drinks
board-holds-orders = { $seat } orders
board-holds-tastes = { $seat } tastes
board-holds-drinks = { $seat } drinks
board-consumption = Drink { $number } of { $orders }: { $drink }
board-care = Drink with care.
board-no-glass = Nothing has been ordered yet
board-glass = A glass on the bar: { $drink }
board-glass-left = { $sips ->
    [0] An empty glass: { $drink }
    [one] A glass with one sip left: { $drink }
   *[other] A glass with { $sips } sips left: { $drink }
}
board-sips-left = { $sips ->
    [one] One sip to go
   *[other] { $sips } sips to go
}
board-race = Sips against dice!
board-must-drink = { $seat } must drink!
board-get-ready = Get ready!
board-race-sip = Drink!
board-race-throw = Throw an ace!
board-too-slow = { $sips ->
    [one] Only { $taken } of 1 sip
   *[other] Only { $taken } of { $sips } sips
}
board-in-time = { $sips ->
    [one] In time: in a single sip
   *[other] In time: all { $sips } sips
}
board-pays = { $seat } pays
board-paid = { $paid ->
    [one] one drink paid for
   *[other] { $paid } drinks paid for
}
board-dice = The dice in the tray: { $dice }
board-one-die = a { $pips }
board-won = wins the game
board-for-start = Who starts?
board-starts = { $seat } starts
board-level = Level: once more

## The board in the terminal
play-paid = { $paid ->
    [one] { $paid } paid
   *[other] { $paid } paid
}
play-drink = Drink { $number } of { $orders }: { $drink }
play-orderer = the third ace orders
play-taster = the sixth ace tastes
play-drinker = the ninth ace drinks
play-sips-left = { $sips ->
    [one] one sip left in the glass
   *[other] { $sips } sips left in the glass
}

## The end
sheet-round = Drink
story-length = { $drinks ->
    [one] One drink
   *[other] { $drinks } drinks
} and { $throws } throws.
story-most-aces = { $you ->
    [yes] Most of the aces fell from your hand: { $many }.
   *[no] { $seat } threw the most aces: { $many }.
}
story-most-drunk = { $you ->
    [yes] You had to drink most often: { $many }×.
   *[no] { $seat } had to drink most often: { $many }×.
}
story-in-time = { $you ->
    [yes] You emptied the glass in time.
   *[no] { $seat } emptied the glass in time.
}
story-too-slow = { $you ->
    [yes] You drank too slowly: the dice were faster.
   *[no] { $seat } drank too slowly: the dice were faster.
}
story-races = { $too_slow ->
    [0] The glass beat the dice in every one of { $races } races.
    [one] Once the dice beat the glass, in { $races } races.
   *[other] { $too_slow } times the dice beat the glass, in { $races } races.
}

## What is said a first time
note-goal = Only ones count, everybody’s together. The third, the sixth and the ninth do something.
note-third = The third ace orders. Whoever throws the sixth tastes; whoever throws the ninth has to drink.
note-sixth = Tasting costs nothing. But three aces more, and a race with the glass begins.
note-race = If the glass is empty before an ace falls, the one who ordered pays. If the ace comes first, the drinker pays.
note-paid = Drinks paid for stay on the slate. Whoever has the fewest at the end wins.

## Why something is refused
refusal-A5 = { $move ->
    [sip] Only the one with the glass drinks: you throw.
   *[throw] You are drinking: leave the dice to the others.
}

## House rules
option-sips = Sips in a glass
option-orders = How many drinks are played for
option-drink = What is in the glass (empty: a soft drink)

## Rule book
section-hunt = The hunt
section-race = The race
section-end = The end, and some care
rule-A1 = Only aces count: the ones. To see who begins, each player throws one die; the highest begins, and those who tie for it throw again. After that everyone in turn makes one throw of three dice, clockwise, round and round.
rule-A2 = The aces of all players go into one count. It stops at nine: whatever else lies in the throw with the ninth ace does not count, and does not end the race.
rule-A3 = Whoever throws the third ace orders a drink at the bar. Whoever throws the sixth tastes it, and whoever throws the ninth must drink it. One player can be more than one of these.
rule-A4 = With the ninth ace a race begins: the drinker takes sips, the others throw three dice as fast as they can. If an ace falls before the glass is empty, the drinker was too slow and pays. If the last sip comes first, whoever ordered pays. A glass holds three sips, unless the house pours differently.
rule-A5 = In the race only the drinker sips and only the others throw, at any moment and in any order. Once someone picks up the dice, they fall before anyone does anything else. Where the race is played turn by turn, on one screen or between bots, sips and throws alternate: the drinker takes a sip, one of the others makes a throw, the drinker sips again, the next one throws, and so on, clockwise from the drinker. At a live table everyone waits a moment before acting again, and the house keeps the time: normally one second after a throw, and after a sip that second divided by the number of throwers, so that about one throw falls between two sips.
rule-A6 = After the race the count is back at zero, and the player to the left of the drinker throws next.
rule-A7 = A game lasts three drinks, or as many as the house agrees on. Whoever has paid for the fewest wins; equals share the win.
rule-A8 = Take care with how much and how strong. What is ordered is a soft drink, unless the table says otherwise.
