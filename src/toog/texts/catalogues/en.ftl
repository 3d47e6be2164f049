list = { $first } and { $last }
yes = yes
no = no

at-event = event { $event }: { $sentence }
text-at-most = { $most ->
    [one] a text of at most one character
   *[other] a text of at most { $most } characters
}

## The command line
cli-house = Toog, the game house: old games from café, attic and rule sheet, played, refereed and simulated.
cli-usage = Usage: { $line }
cli-games = The games:
cli-more = More about a command: toog COMMAND --help. Without a command toog asks which game to play.
cli-help-play = play a game here, against bots or around the keyboard
cli-help-rules = the rule book of a game with its house rules
cli-help-replay = check a record and show where the game stands
cli-help-verify = check the sealed dice of a record, every throw and shuffle
cli-help-simulate = play a great many games between bots, compiled
cli-flag-help = show this help
cli-flag-lang = the language: Dutch, English, French or German
cli-flag-json = print facts for programs, as JSON
cli-flag-option = a house rule; may be given more than once (see toog rules GAME)
cli-flag-seed = the same seed throws the same dice
cli-flag-players = how many seats (usually 2)
cli-flag-games = how many games (usually 100000)
cli-flag-bots = who plays: random or sensible, one name for all seats or one for each
cli-flag-threads = how many threads (usually one for each core); the result is the same
cli-flag-name = a person at the keyboard; may be given more than once
cli-flag-bot = a bot at the table; may be given more than once
cli-flag-dice = sealed dice that anyone can verify, seeded ones, or real dice that you type in
cli-flag-resume = go on with a saved game
cli-flag-save = the folder for saved games
cli-flag-quick = no pauses, and the dice fall by themselves
cli-flag-no-colour = no colours
cli-no-such-command = { $command } is not a command; the commands are { $allowed }
cli-no-such-flag = there is no option { $flag } here; --help lists them
cli-needs-value = option { $flag } needs a value
cli-needs-no-value = option { $flag } takes no value
cli-twice = option --{ $flag } is given twice
cli-too-many = { $value } is one word too many
cli-missing = { $command } needs a { $operand }: toog { $command } { $operand }
cli-not-whole = --{ $flag } is { $value }, but must be a whole number from { $low } to { $high }
cli-not-option = { $value } is not a house rule in the form name=value
cli-not-one-of = --{ $flag } is { $value }, but must be one of { $allowed }
cli-option-needs-game = a house rule belongs to a game: name the game too
cli-bots-number = { $given } bots are named for { $players } seats: name one for all, or one for each
cli-replay-head = { $events ->
    [one] { $game }: one event, all in order.
   *[other] { $game }: { $events } events, all in order.
}
cli-replay-over = The game is over. Won by { $names }.
cli-replay-chance = { $name } throws next ({ $fall }).
cli-replay-decision = { $name } is on turn and may play: { $moves }.
cli-verified = { $falls ->
    [one] Verified: the one throw follows from the seal.
   *[other] Verified: all { $falls } throws and shuffles follow from the seal.
}
cli-rules-players = For { $low } to { $high } players.
cli-rules-options = House rules
cli-simulating = { $game }
cli-simulated = { $games } games in { $seconds } seconds.
cli-seat-row = seat { $seat }
cli-mean-score = mean score { $score }
