list = { $first } and { $last }
either = { $first } or { $last }
nth-player = Player { $number }
quoted = “{ $text }”
yes = yes
no = no
none-given = none
thirty-seconds = In thirty seconds

## Errors, said to who plays
play-by-rule = { $sentence } (rule { $rule })
fault-not-your-turn = It is { $turn }’s turn.
fault-throw-first = { $you ->
    [yes] Throw first.
   *[no] First { $turn } throws.
}
fault-not-a-throw = { $you ->
    [yes] There is nothing to throw now: choose a move.
   *[no] It is { $turn }’s turn.
}
fault-not-yours = You do not play for { $seat }.
fault-too-soon = Not so fast: wait just a moment.
fault-bot-plays = A bot plays for { $seat } now.
fault-seat-taken = That seat is taken.
fault-seat-open = Nobody sits there.
fault-not-away = { $seat } is there: no bot is needed.
fault-no-such-seat = There is no such seat.
fault-wrong-fall = The dice cannot have fallen like that now.
fault-bad-message = Something went wrong between this page and the house. Load the page again.
fault-bad-request = The house could not read this. Try again.
fault-wrong-key = That cannot be done from this device.
fault-option-value = { $label }: { $value } is not possible. Choose { $allowed }.
fault-option-text = { $label }: { $most } characters at most.

rule-C2 = Everyone concerned throws one die and the six is highest. Those who tie for the highest throw again, until one is left.
at-event = event { $event }: { $sentence }
text-at-most = { $most ->
    [one] a text of at most one character
   *[other] a text of at most { $most } characters
}

## The command line
cli-house = Toog, the game house: old games from pub, attic and rule sheet, played, refereed and simulated.
cli-usage = Usage: { $line }
cli-games = The games:
cli-more = More about a command: toog COMMAND --help. Without a command toog opens the house on this machine and shows it in the browser; --lan lets phones in the room join.
cli-help-play = play a game here, against bots or around the keyboard
cli-help-rules = the rule book of a game with its house rules
cli-help-replay = check a record and show where the game stands
cli-help-review = what a game owed to luck and what to its players
cli-help-night = several games with the same sealed dice, ranked with luck and with luck taken out
cli-help-drill = the costliest decisions of your own games, asked again as puzzles
cli-help-daily = the puzzle of the day, the same for everyone
cli-help-verify = check a record: every throw, every shuffle and every move of a bot
cli-help-simulate = play a great many games between bots, compiled
cli-help-arena = let bots play against each other, everyone on every seat
cli-help-lab = what a house rule changes, with the usual rules beside it
cli-help-handicap = what to give whom ahead, so that all win alike
cli-help-solve = exact values, where a game is solved
cli-help-hint = the best move for the seat on turn, what every move is worth, and why
cli-help-schema = print the JSON Schema of a record
cli-help-serve = open the house for people and programs on this machine, in the room or on the network
cli-help-backup = copy everything the house keeps into a file, also while it is open
cli-help-export = write the record of every game the house keeps, one per line
cli-help-import = keep the records in a file, such as an export of another house
cli-help-delete = delete a table for good, by its link; a house that keeps its tables in a file must be closed
cli-flag-help = show this help
cli-flag-lang = the language: Dutch, English, French or German
cli-flag-json = print facts for programs, as JSON
cli-flag-option = a house rule; may be given more than once (see toog rules GAME)
cli-flag-seed = the same seed throws the same dice
cli-flag-players = how many seats (default 2)
cli-flag-games = how many games (simulate: 100000, arena: 1000, lab: 20000, handicap: 10000)
cli-flag-bots = who plays: random, beginner, sensible, club, champion, or a bot of your own as package.module:name; in simulate one name for all seats or one for each
cli-flag-change = a house rule to try out; may be given more than once
cli-flag-review = a record whose players are to be made even, by what a review says of them; may be given more than once
cli-flag-rollout = play out every move up to N times, all with the same dice, until the best is clear; Ctrl-C stops it and shows the result so far
cli-flag-base = a house rule for both settings, beside which the change is seen; may be given more than once
cli-flag-threads = how many threads (default: one per core); the result is the same
cli-flag-ray = play on a Ray cluster: the one at HOST:PORT that this machine belongs to, or one of this machine alone; the result is the same, and --threads is how many workers play at once
cli-flag-name = a person at the keyboard; may be given more than once
cli-flag-player = whose decisions: the name of a player; everyone’s if it is left out
cli-flag-day = the day, as in 2026-11-18; today, by UTC, if it is left out
cli-flag-bot = a bot at the table: beginner, sensible, club, champion or random, or one of your own (package.module:name); may be given more than once
cli-flag-lab-bot = the level at which all play: beginner, sensible, or club where it compiles (default: the strongest of these)
cli-flag-svg = also draw everyone’s chance over the game, into this file
cli-flag-trust = a bot of someone’s own that played in this record and that you trust: its module is loaded; may be given more than once
cli-flag-dice = sealed dice that anyone can verify, seeded ones, or real dice that you type in
cli-flag-auto = what goes by itself: nothing, moves without a choice (the default), or your throws too; the word auto changes it during the game, and that is remembered
cli-flag-hints = hints and the coach also where several people sit at the keyboard; alone against bots they are always there
cli-flag-coach = hear what was better after a move that cost more than N in 100 games, or N points where you play alone (default 3)
cli-flag-resume = go on with a kept game; without FILE you choose from a list. toog play and toog play GAME offer that list too
cli-flag-fork = play on from a decision of this game, with the dice that would have fallen; whoever decided there is you, or the players you --name, and bots take the other seats
cli-flag-at = the event of that game from which you play on
cli-flag-fresh = play on with fresh dice
cli-flag-duplicate = play this game again from its beginning, with the same dice and everyone one seat on; other players that you --name sit as they are named
cli-flag-rotate = by how many seats everyone moves on
cli-flag-save = the folder for saved games
cli-flag-quick = no pauses, and the dice fall by themselves
cli-flag-no-colour = no colours
cli-flag-host = the address to listen on (default: this machine alone)
cli-flag-port = the port (default 8664); 0 is any free one, and it is printed
cli-flag-lan = let the phones in this room join; prints the address and a QR code
cli-flag-database = an SQLite file or the address of a PostgreSQL database (default: a file in your data folder; TOOG_DATABASE may say it too)
cli-flag-keep-days = delete tables where nothing has happened for so many days
cli-flag-delete-most = let --keep-days delete most tables at once, which it refuses otherwise: the clock may be wrong
cli-flag-with-hands-in-play = also write games that go on with hidden cards, with everyone’s hand
cli-flag-origin = an address under which the house is known, such as https://toog.example; may be given more than once
cli-flag-proxy = a proxy that may say from which address a guest comes; may be given more than once
cli-flag-limit = how much one guest may ask, such as messages=50; may be given more than once
cli-flag-log = how much the journal says: debug, info, warning or error
cli-cannot-write = the answer cannot be written (system error { $reason })
cli-in-file = { $file }: { $sentence }
cli-no-such-command = { $command } is not a command; the commands are { $allowed }
cli-no-such-flag = there is no option { $flag } here; --help lists them
cli-needs-value = option { $flag } needs a value
cli-needs-no-value = option { $flag } takes no value
cli-twice = option --{ $flag } is given twice
cli-too-many = { $value } is one word too many
cli-missing = { $command } needs a { $operand }: toog { $command } { $operand }
cli-not-whole = --{ $flag } is { $value }, but must be a whole number from { $low } to { $high }
cli-not-day = --day is { $value }, but must be a day such as 2026-11-18
cli-not-option = { $value } is not a house rule in the form name=value
cli-not-one-of = --{ $flag } is { $value }, but must be one of { $allowed }
cli-not-origin = --origin is { $value }, but must be an address without a path, such as https://toog.example
cli-not-proxy = --proxy is { $value }, but must be the number of a machine or a network, such as 127.0.0.1 or 10.0.0.0/8
cli-not-ray = --ray is { $value }, but must be local or the address of a cluster, such as 10.0.0.7:6379
cli-name-twice = --name is { $name } twice: everyone needs a name of their own
cli-option-needs-game = a house rule belongs to a game: name the game too
cli-bots-number = { $given } bots are named for { $players } seats: name one for all, or one for each
cli-replay-head = { $events ->
    [one] { $game }: one event, all in order.
   *[other] { $game }: { $events } events, all in order.
}
cli-replay-over = The game is over. Won by { $names }.
cli-replay-level = The game is over. { $level }.
cli-replay-chance = { $name } throws next ({ $fall }).
cli-replay-decision = It is { $name }’s turn. Possible: { $moves }.
cli-verified = { $falls ->
    [one] Verified: the one throw follows from the seal.
   *[other] Verified: all { $falls } throws and shuffles follow from the seal.
}
cli-verified-dice = Only the dice are verified: { $falls } of { $total } throws and shuffles follow from the seal of this record. It does not say which names, house rules and bots were sealed, so these may be anything.
cli-verified-some = { $falls ->
    [one] Verified: one of { $total } throws and shuffles follows from the seal of this record.
   *[other] Verified: { $falls } of { $total } throws and shuffles follow from the seal of this record.
}
cli-duplicate = { $seats ->
    [0] This game repeats the record { $of }… with the same dice and the same seats: whoever had that record could know what was to fall.
    [one] This game repeats the record { $of }… with the same dice, everyone one seat on: whoever had that record could know what was to fall.
   *[other] This game repeats the record { $of }… with the same dice, everyone { $seats } seats on: whoever had that record could know what was to fall.
}
cli-fork-same = This game was forked from event { $at } of the record { $of }…, with the same dice: what was to fall could be known.
cli-fork-fresh = This game was forked from event { $at } of the record { $of }…, with fresh dice under a seal of their own.
cli-fork-before = Who played before that is for that record to say.
cli-fork-vouched = { $falls ->
    [one] One throw or shuffle fell before the fork, under a seal that only the record { $of }… can vouch for.
   *[other] { $falls } throws and shuffles fell before the fork, under seals that only the record { $of }… can vouch for.
}
cli-fork-unproven = { $falls ->
    [one] One throw or shuffle before the fork fell under no open seal: nobody can check it here.
   *[other] { $falls } throws and shuffles before the fork fell under no open seal: nobody can check them here.
}
cli-seal-words = Compare with the words you saw before the first throw: { $words }
cli-seal-hash = The hash of the seal: { $hash }
cli-seal-over = { $events ->
    [one] The game is over, after one event.
   *[other] The game is over, after { $events } events.
}
cli-seal-stops = { $events ->
    [one] The game is not over: this record stops after one event.
   *[other] The game is not over: this record stops after { $events } events.
}
cli-seal-binds = { $since ->
    [fork] The seal also covers the game, the names, the house rules, and which bots played from the fork on.
   *[start] The seal also covers the game, the names, the house rules, and which bots played from the first throw on.
}
cli-seal-dice-only = This older seal covers the dice and the luck of the bots. For the names, the house rules and who was a bot there is only the word of whoever kept the record.
cli-seal-other-terms = The seal is that of the other game. It covers the game, the house rules and who played then: { $names }. For the names and bots of this one there is only the word of whoever kept the record.
cli-seal-later = What people chose, and who played for someone later on, is not under the seal: for that there is only the word of whoever kept the record.
cli-seal-joined = From event { $since } on, { $name } sat in the place of { $before }.
cli-verified-bots = { $moves ->
    [one] Verified: the one move of a bot is its own.
   *[other] Verified: all { $moves } moves of bots are their own.
}
cli-bots-version = { $moves ->
    [one] One move of { $bot } could not be played over: it is of version { $version }, and this house has version { $ours }.
   *[other] { $moves } moves of { $bot } could not be played over: they are of version { $version }, and this house has version { $ours }.
}
cli-bots-unknown = { $moves ->
    [one] One move of { $bot } (version { $version }) could not be played over: that is no bot of this house. If you trust it, name it with --trust.
   *[other] { $moves } moves of { $bot } (version { $version }) could not be played over: that is no bot of this house. If you trust it, name it with --trust.
}
cli-bots-seat = { $name } was { $bot } for the whole game.
cli-bots-span = { $bot } played for { $name } from event { $first } to event { $last }.
cli-bots-blind = { $moves ->
    [one] One of these moves was made blindly by random, because the bot failed there: so says the record.
   *[other] { $moves } of these moves were made blindly by random, because the bot failed there: so says the record.
}
cli-bots-people = Everything else was played by people: { $names }. So says the record, and only who sat there knows it.
cli-bots-none = The record names no bots: whoever played with one knows better.
cli-bots-unsaid = The record does not say when bots had their seats: a move left out of its list would not be noticed.
cli-not-own-bot = --trust is { $value }, but must be a bot of your own, package.module:name
cli-rules-players = For { $low } to { $high } players.
cli-rules-default = default { $value }
cli-rules-default-for = { $value } for { $low } to { $high } players
cli-rules-options = House rules
cli-simulating = { $game }
cli-thinking = { $game }: the house gets ready to think…
cli-not-compiled = { $bots } cannot be compiled and plays in plain Python, more slowly: { $reason }
cli-simulated = { $games } games in { $seconds } seconds.
cli-stopped = Stopped: { $games } of { $wanted } games were played, and this is what they came to.
cli-stopped-early = Stopped before there was anything to tell.
cli-stopped-search = Stopped: this is the best that { $games } games showed.
cli-cache-shared = Others can write to the folder { $folder }, so compiled code is neither kept there nor read from there.
cli-arena-bots = say who plays: --bots NAME,NAME…
cli-arena-share = wins
cli-arena-bounds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-adjusted = without luck
cli-arena-error = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-rating = rating
cli-figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-legend = Even would be { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. The truth lies within these bounds nineteen times out of twenty.
cli-arena-legend-luck = “Without luck” takes off what the dice gave, as far as the house knows its worth.
cli-not-solved = { $game } is not solved; solved are { $allowed }
cli-not-solved-for = { $game } is solved for { $players } players
cli-solved-endings = only endings of { $game } are solved, and a handicap changes none of them: leave it out
cli-seat-row = seat { $seat }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-mean-score = mean score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cluster-missing = Ray is not installed: pip install 'toog[cluster]'
cluster-not-started = no Ray cluster can be started on this machine ({ $reason })
cluster-unreachable = the Ray cluster at { $address } cannot be joined from this machine ({ $reason })
cluster-silent = what answers at { $address } is no Ray cluster that lets this machine join
cluster-lost = the Ray cluster was lost before all games were played
cluster-worn-out = the same games were begun { $times } times, and each time their worker was lost
cluster-other-rules = a machine of the cluster has other rules or bots: install the same toog on all of them
cluster-no-such-bot = a machine of the cluster does not have the bot { $bot }
cluster-own-bot = { $bot } cannot play on a cluster: a bot there must be a function of a module that all machines have
cluster-own-game = { $game } cannot be played on a cluster: only the games of the house can, as they are
cluster-watched = games on a cluster cannot be watched
cluster-thinking = a bot that thinks cannot play on a cluster
cluster-cannot-play = a machine of the cluster cannot play: { $reason }

## The game in the terminal
play-no-terminal = This game is played in a terminal, and this is not one: start toog play by hand, without a pipe.
play-resume-alone = a kept game knows its game, players, bots and house rules: leave them out with --resume
play-fork-alone = a game that is played on knows its game and house rules: leave them out with --fork
play-fork-at = to play on from a game takes --fork FILE and --at N together; --fresh goes with them
play-duplicate-alone = a game that is played again has its own game, house rules and dice: leave them out with --duplicate
play-rotate-alone = --rotate goes with --duplicate FILE
play-seed-unused = --seed is for seeded dice, and --dice asks for { $dice } ones
play-welcome = Toog, the game house
play-which-game = Which game?
play-no-such-choice = That is not in the list.
play-from-to = A whole number from { $low } to { $high }, please.
play-how-many-people = How many people at this keyboard?
play-name = Name of player { $number } [{ $usual }]
play-name-taken = Someone is called that already.
play-how-many-bots = How many bots join in?
play-which-bots = { $many ->
    [one] Which bot?
   *[other] Which bots, one kind for all or one for each?
}
play-bot-random = plays whatever comes up
play-bot-beginner = learned it last week
play-bot-sensible = plays with sense
play-bot-club = has played for years
play-bot-champion = the best we have
play-bot-thinks = { $name } is thinking…
play-bot-broke = { $bot } failed and plays blindly this once: { $reason }
play-house-rules = House rules
play-labelled = { $label }:
play-change-which = A number changes that rule, Enter begins
play-which-value = Which? { $allowed }
play-not-a-value = “{ $value }” will not do: it must be { $allowed } (rule { $rule }).
play-usual = as usual
play-sealed = { $chance ->
    [cards] The cards are sealed. Everyone sees these words first: { $words } ({ $hash }…)
   *[dice] The dice are sealed. Everyone sees these words first: { $words } ({ $hash }…)
}
play-welcome-back = Welcome back.
play-known-again = { $chance ->
    [cards] These are the cards and dice of a game that was played before: whoever has its record can know what comes.
   *[dice] These are the dice of a game that was played before: whoever has its record can know what will fall.
}
play-known = { $chance ->
    [cards] These are the cards and dice of the game you left: whoever has its record can know what comes.
   *[dice] These are the dice of the game you left: whoever has its record can know what will fall.
}
play-fresh-dice = { $chance ->
    [cards] The game goes on with freshly shuffled cards.
   *[dice] The game goes on with fresh dice.
}
play-throw-off = Throw-off: everyone concerned throws one die, and six is highest. Those who tie for the highest throw again.
play-seal-dropped = { $chance ->
    [cards] The sealed cards of this game were not kept here: it goes on with freshly shuffled ones, and can no longer be verified.
   *[dice] The sealed dice of this game were not kept here: it goes on with fresh dice, and can no longer be verified.
}
play-throw = { $dice ->
    [one] { $name }: Enter throws the die
   *[other] { $name }: Enter throws the dice
}
play-shuffle = { $name }: Enter shuffles the cards
play-enter-throws = “{ $word }” means nothing here: rule { $rule } asks for a throw, and Enter throws.
play-enter-shuffles = “{ $word }” means nothing here: rule { $rule } asks for a shuffle, and Enter shuffles.
play-what-fell = { $dice ->
    [one] What did { $name } throw, one die?
   *[other] What did { $name } throw, { $dice } dice?
}
play-not-dice = { $dice ->
    [one] “{ $word }” cannot have fallen: rule { $rule } asks for one die ({ $faces }).
   *[other] “{ $word }” cannot have fallen: rule { $rule } asks for { $dice } dice ({ $faces }).
}
play-not-a-move = “{ $word }” is not something to do here. Rule { $rules } gives this choice: { $words }.
play-which = “{ $word }” could be { $words }.
play-nothing-typed = Type one of these: { $words } (rule { $rules }).
play-earlier = … and more before that: story
play-enter-plays = { $name }: Enter for { $word }
play-hand-over = Seen it? Enter clears the screen for { $name }
play-pass-keyboard = Pass the keyboard to { $name }.
play-when-ready = { $name }: Enter when nobody else is looking
play-page-more = Enter turns the page, 0 goes back to the game
play-page-back = Enter goes back to the game
play-not-now = Not now: { $words }.
play-rules-now = The rules for this
play-always = What you can always say
play-command-help = ?
play-command-rules = rules
play-command-story = story
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-about-help = what you may do now, and why
play-about-rules = the whole rule book
play-about-story = everything that has happened so far
play-about-undo = take your last move back, if nothing has happened since
play-about-save = keep the game and play on
play-command-auto = auto
play-about-auto = choose what goes by itself
play-which-auto = What goes by itself?
play-auto-none = nothing: every throw and every move is yours to make
play-auto-moves = moves without a choice, and throws you ask for by a word; the others you throw
play-auto-all = your throws too: you type only when there is something to choose
play-auto-chosen = That is remembered, for the next games too.
play-by-itself = { $name }: “{ $word }” is the only move, it goes by itself
play-about-quit = keep the game and leave; Ctrl-C and Ctrl-D do the same
play-command-hint = hint
play-about-hint = what every move is worth now, best first, and why the best is
play-command-coach = coach
play-about-coach = switch the coach on or off: what was better, after a move that cost too much
play-hint-thinks = The house is thinking…
play-hint-nothing = There is nothing to choose now, so there is no hint.
play-hint-lost = The house cannot say now: what it thinks with has stopped. Ask again.
play-hint-several = Several people sit at this keyboard: for hints begin the game with --hints or --coach.
play-hint-best = Best: { $move }, { $worth }.
play-coach-on = { $limit ->
    [0] The coach speaks after any mistake.
    [one] The coach speaks after a move that costs more than { $unit ->
        [points] one point.
       *[win] one in 100 games.
    }
   *[other] The coach speaks after a move that costs more than { $unit ->
        [points] { $limit } points.
       *[win] { $limit } in 100 games.
    }
}
play-coach-off = The coach is silent.
play-coach-go-on = Enter goes on
play-coach-go-back = Enter goes on, { $undo } takes the move back
play-no-undo-start = There is nothing to take back: nothing has happened yet.
play-no-undo-fell = There is nothing to take back: the dice have fallen.
play-no-undo-dealt = There is nothing to take back: the cards are dealt.
play-no-undo-other = There is nothing to take back: { $name } has played since.
play-no-undo-final = “{ $word }” cannot be taken back: what is done is done.
play-no-undo-only = There is nothing to take back: “{ $word }” was the only move.
play-undone = { $name } takes “{ $word }” back.
play-retype = “{ $word }” is taken back: type what really fell.
play-last-throw = { $dice } ends the game. Enter if that is right, undo to correct the throw
play-saved = Kept in { $file }
play-cannot-save = The game could not be kept: { $reason }
play-bad-folder = Games cannot be kept in { $folder }: { $reason }
play-go-on = The game is kept. Go on with it by:
play-in-use = This game is open in another window: play on there, or close it.
play-nothing-kept = There is no kept game to go on with.
play-kept = These games are waiting
play-kept-today = today at { $time }
play-kept-yesterday = yesterday at { $time }
play-kept-before = on { $date } at { $time }
play-kept-in-use = open in another window
play-kept-which = Which game do you go on with? [1]
play-kept-or-new = A number goes on with that game, Enter begins a new one
play-kept-away = “delete 1” throws a game away.
play-word-away = delete
play-kept-sure = Away for good? Type yes, or Enter to keep it
play-winners = { $many ->
    [one] { $names } wins
   *[other] { $names } share the win
}
play-score-of = { $name }: { $score }
play-word-again = again
play-again = Another game with the same company: type { $word }. Done: Enter
play-record-kept = The record is in:
play-verify = { $chance ->
    [cards] Anyone can check the cards with:
   *[dice] Anyone can check the dice with:
}
play-verify-bots = { $chance ->
    [cards] Anyone can check the cards and the bots with:
   *[dice] Anyone can check the dice and the bots with:
}
play-bot = bot

## How it went
story-led = { $you ->
    [yes] You led from the first round to the last.
   *[no] { $seat } led from the first round to the last.
}
story-took-lead = { $you ->
    [yes] In round { $round } you took the lead and kept it.
   *[no] In round { $round } { $seat } took the lead and kept it.
}
story-ahead-at-last = { $you ->
    [yes] Only in the last round did you get ahead.
   *[no] Only in the last round did { $seat } get ahead.
}

## The house
serve-open = The house is open: { $address }
serve-room = Phones in this room find it here: { $address }
serve-no-room = This machine is in no network, so phones cannot find it.
serve-backed-up = Everything is copied into { $file } ({ $kilobytes } kB).
serve-exported = { $records ->
    [one] One record is written into { $file }.
   *[other] { $records } records are written into { $file }.
}
serve-left-out = { $games ->
    [one] One game with hidden cards goes on and is left out: { $flag } writes it, with everyone’s hand.
   *[other] { $games } games with hidden cards go on and are left out: { $flag } writes them, with everyone’s hand.
}
serve-imported = { $kept ->
    [one] One record is new
   *[other] { $kept } records are new
}, { $known ->
    [one] one was here already.
   *[other] { $known } were here already.
}
serve-deleted = The table is gone for good, and its game with it.
serve-port-taken = port { $port } is taken by another program: choose another with --port, or 0 for any free one
serve-port-forbidden = port { $port } may not be used by this user: choose one from 1024 up with --port
serve-no-such-host = this machine cannot listen on { $host }
serve-no-such-limit = { $choice } is not a limit in the form name=number; the limits are { $allowed }
serve-database-address = { $name } is not the address of a database
serve-database-kind = { $name } is not a kind of database the house can use: give an SQLite file or a PostgreSQL address
serve-database-file = the database { $file } cannot be used: { $reason }
serve-database-open = the database cannot be used: { $reason }
serve-database-pragma = SQLite has { $pragma } = { $found } and not { $wanted }, so it would not keep what it is told
serve-database-in-use = { $file } is in use by another house: close that one, or choose another file with --database
serve-set-aside = Table { $table } is set aside because its entries do not fit together: the house is open with all the others, and what there is of this one lies in set_aside of { $file } for you to look at.
serve-commit-set-aside = What was stored at one moment cannot be read and is set aside: the house is open, and the last moves of some tables may be missing. It lies in set_aside of { $file } as { $commit }, for you to look at.
serve-house-open = the house whose tables are in { $file } is open: close it first, or let the host delete the table on the page
serve-database-newer = this database was made by a newer toog
serve-file-exists = { $file } exists already, and is left as it is
serve-file-write = { $file } cannot be written: { $reason }
serve-file-read = { $file } cannot be read: { $reason }
serve-backup-broken = the copy { $file } is not sound, and is thrown away: { $reason }
serve-import-bad = line { $line } is not a record, and nothing is kept: { $reason }
serve-no-table = there is no table { $table } in this house

## The page
page-tagline = Old games from the pub and the attic, at your table
page-play = Play
page-play-game = Play { $game }
page-other-ways = With friends, other rules…
page-other-ways-game = { $game }: with friends, other rules…
page-have-code = Did someone give you a code?
page-code = Code
page-join = Join
page-open-tables = Tables anyone can join
page-no-open-tables = No table has a free seat just now.
page-seats-open = { $seats ->
    [one] one seat free
   *[other] { $seats } seats free
}
page-watch = watch
page-replay-file = Watch a saved game again
page-mine = Your tables
page-mine-waiting = waiting for company
page-mine-again = { $name } wants to play again
page-figures = Your figures
page-figures-here = They are kept on this device only.
page-figures-of = { $game }: played { $played ->
    [one] once
   *[other] { $played } times
}, { $won } won
page-figures-turn = Best turn of Zocken: { $points } points
page-figures-play = { $game }: lost { $share } ± { $error } of what was at stake in { $choices ->
    [one] one real choice
   *[other] { $choices } real choices
}: { $word }
page-to-the-counter = All games
page-nowhere = There is nothing here.
page-table-gone = There is no such table, or it is gone.
page-coming = One moment…
page-again = Try again
page-failed = The page did not arrive whole.
page-failed-why = The house does not answer, or has just been renewed. Your game is still there.
page-failed-still = Still no answer. Is there a connection?
page-close = Close
page-guest = Guest
page-language = Language
page-settings = Settings
page-room = Light
page-room-auto = as my device
page-room-light = by day
page-room-dark = in the evening
page-motion = Dice and pawns move
page-motion-auto = as my device
page-motion-on = yes
page-motion-off = no
page-tempo = Your pace
page-pace-is = Your pace: { $pace }
page-tempo-calm = calm
page-tempo-brisk = brisk
page-tempo-at-once = at once
page-notes = Notes in your first games
page-notes-on = yes
page-notes-off = no
page-note-seen = Got it
page-coach = The coach, where hints are allowed
page-coach-off = stays silent
page-coach-any = after any mistake
page-coach-some = from 3%
page-coach-much = from 10%
page-noise = Sound and vibration
page-noise-auto = quiet at night
page-noise-on = on
page-noise-off = off
page-sound-off = Sound off
page-sound-on = Sound on
page-calls = Call me when it is my turn
page-calls-yes = yes
page-calls-no = no
page-install = Install as an app
page-fault-no-answer = The house is not answering just now. The page keeps trying.
page-fault-overtaken = The table went on while the connection was gone. Look how it stands now.
page-fault-unknown = Something went wrong on this page. Try again.
page-fault-tap-lost = The house did not answer what you tapped. Try again.
page-fault-too-many = Too many tries from this network. Try again in { $minutes ->
    [0] { $seconds ->
        [1] one second
       *[other] { $seconds } seconds
    }
    [1] one minute
   *[other] { $minutes } minutes
}.
page-link-weak = The connection is faltering…
page-fault-name-taken = Someone here is already called { $name }. Choose another name.
page-link-lost = No connection: trying again…
page-link-kept = What you tapped goes out as soon as it can.
page-link-late = The house is taking its time. What you tapped is on its way…
page-link-back = Back at the table.
page-line-weak = (connection falters)
page-line-away = (away)

## The page: laying a table
page-who-plays = Who plays?
page-against-bots = Against bots
page-with-friends = With friends, by link
page-round-one-device = Around this device
page-how-many = How many players?
page-your-name = Your name
page-name-of = Name of player { $seat }
page-who-sits = Who sits at seat { $seat }?
page-sitter-here = someone at this device
page-sitter-bot = a bot
page-sitter-open = still free
page-bots-play = Bots play
page-level-beginner = beginner
page-level-sensible = sensible
page-level-club = club player
page-level-champion = champion
page-level-random = blind
page-level-about-beginner = learned it last week
page-level-about-sensible = plays with sense
page-level-about-club = has played for years
page-level-about-champion = the best we have
page-level-of = How { $name } plays
page-level-at = How the bot in seat { $seat } plays
page-stand-in = Who sits in when someone is missing?
page-how = How?
page-dice = Dice
page-dice-sealed = sealed, by the house
page-dice-sealed-why = The throws are sealed before the first one falls, and anyone can verify them afterwards.
page-dice-real = real, on your own table
page-dice-real-why = You throw your own dice and tap what fell. The page watches the rules and keeps the score.
page-thinking = Thinking time
page-thinking-free = as long as you like
page-seconds = { $seconds } s
page-listed = Who can join?
page-listed-no = only people with the link
page-listed-yes = anyone in the house
page-hints = Hints from the house
page-hints-no = none
page-hints-yes = for whoever asks
page-house-rules = House rules
page-order-earlier = Move { $item } forward
page-order-later = Move { $item } back
page-order-moved = { $item } is now in place { $place }.
page-lay-table = Set up the table
page-start = Start

## The page: before the start
page-company = At the table
page-bot = bot
page-bot-level = bot, { $level }
page-you = you
page-host = host
page-expected = not here yet
page-away = away
page-add-bot = Bot
page-add-bot-at = Put a bot in seat { $seat }
page-clear-seat = Free { $name }’s seat
page-stand-up = Stand up
page-stand-up-name = Stand up: { $name }
page-someone-else-here = Someone else at this device
page-sit-down = Sit down
page-chair-lost = Someone was just quicker: every chair is taken now.
page-no-chair = Every chair is taken. You can watch.
page-coming-along = { $many ->
    [0] Everyone is here.
    [one] One is still to come:
   *[other] Still to come:
}
page-coming-along-why = The game begins by itself as soon as everyone is here. A bot that sits in gives the place back to who comes later.
page-the-host = the host
page-host-now = { $name } is the host now.
page-host-now-you = You are the host now.
page-host-starts = The host starts the game when everyone is there.
page-invite = Come and join
page-shut-alone = Only this computer can open this link. To let phones in the room join, stop toog and start it again like this (the table stays):
page-shut-no-network = This computer is on no network just now, so nobody else can open this link.
page-agreed = Agreed
page-usual-rules = the usual rules
page-sit-here = Sit here
page-sit-at = Sit here: seat { $seat }
page-move-here = Move here
page-move-to = Move here: seat { $seat }
page-fill-with-bots = Fill up with bots
page-your-colour = Colour of { $name }
page-colour = { $colour ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] black
    [5] white
    [6] purple
   *[other] orange
}
page-colour-of = { page-colour }: { $name } has it
page-qr = Code for the camera of a phone
page-say-code = Point a camera here, or say this code:
page-at-address = at { $address }
page-link = Link to this table
page-share = Share the link
page-copied = Copied
page-on-television = Show on a television
page-tv-open = On the television, open:
page-tv-type = and type this code:
page-tv-scan = Or point the camera of the device that is to show it at this:
page-tv-here = Show it on this screen
page-tv-which = Which table?
page-tv-where = The code is on a phone at the table, under “Show on a television”.
page-tv-show = Show
page-tv-seat = Back to my seat
page-tv-other = Another table
page-rule-book = Rule book

## The page: at the table
page-table-menu = This table
page-rules-and-house-rules = Rules and house rules
page-usually = usually: { $value }
page-why = Why?
page-turn-you = Your turn
page-turn-throw-you = Your throw
page-turn-name = { $name }, your turn
page-turn-throw-name = { $name }, your throw
page-turn-types = What does { $name } throw?
page-turn-of = { $name }’s turn
page-turn-free = { $name }’s chair is free
page-turn-waits = Waiting for { $name }
page-turn-bot = A bot plays for { $name }
page-turn-thinks = { $name } is thinking…
page-turn-ready = Get ready!
page-turn-race = The race is on!
page-turn-last = The last throw
page-turn-over = The game is over
page-spectators = { $many ->
    [one] one onlooker
   *[other] { $many } onlookers
}
page-throw = Throw
page-shuffle = Shuffle
page-score = Score
page-log = What happened
page-undo = Take back
page-hint = What the house would do
page-hint-ask = A hint
page-hint-thinks = The house is thinking …
page-hint-win = Your chance to win
page-hint-points = Points you can expect
page-hint-worth-win = { $value }%
page-hint-worth-points = { $value }
page-hint-give-or-take = { $worth } ± { $error }
page-hint-all = All moves
page-hint-exact = Worked out exactly.
page-hint-near = Estimated; ± says by how much it may be off.
page-rollout-ask = Play it out
page-rollout-working = The house plays on from here: { $percent }% done.
coach-title = There was something better
coach-better = Better
coach-played = Played
coach-cost-win = Of 100 such games you win { $loss } fewer this way.
coach-cost-points = { $loss ->
    [one] That costs you one point on average.
   *[other] That costs you { $loss } points on average.
}
page-coach-take-back = Take the move back
page-coach-go-on = Leave it
page-react = React
page-reaction-applause = applause
page-reaction-laugh = laugh
page-reaction-gasp = gasp
page-reaction-cheers = cheers
page-reaction-ouch = ouch
page-reaction-ponder = hmm
page-reaction-hurry = hurry up
page-reaction-wave = hello
page-bot-sits-in = Let a bot sit in
page-bot-sits-in-for = Let a bot sit in for { $name }
page-votes = { $missing ->
    [0] For: { $names }
    [one] For: { $names } · one more needed, or the host
   *[other] For: { $names } · { $missing } more needed, or the host
}
page-claim-votes = { $missing ->
    [0] For: { $names }
    [one] For: { $names } · one more needed
   *[other] For: { $names } · { $missing } more needed
}
page-claim-title = Were you sitting here?
page-claim-why = Your PIN is on the device you sat down with, under “This table”.
page-claim-pin = PIN of { $name }
page-claim-by-pin = It is me
page-claim-no-pin = I do not have the PIN
page-claim-no-pin-why = Ask the others. You play in that seat until { $name } comes back.
page-claim-i-am = I am { $name }
page-claim-place = I am someone else and want to play
page-claim-place-of = Ask for the place of { $name }
page-claim-waits = You asked for the place of { $name }
page-claim-waits-for = As soon as enough of the others say yes, you sit there.
page-claim-asks-all = Whoever sits there sees the cards: all the others must agree.
page-claim-too-few = You cannot let anyone into { $owner }’s seat on your own. A bot can play in the meantime.
page-pin = Your PIN
page-pin-of = PIN of { $name }
page-pin-why = Remember it: with your name and this PIN you can carry on at once on another device.
page-guest-of = plays for { $owner }
page-owner-back-guest = { $owner } is back. You are watching now.
page-owner-back = { $name } sat in your seat while you were away. It is yours again.
page-pin-used = Your seat is now open on another device too.
page-pin-lock-out = Lock other devices out
page-pin-lock-out-why = Only this device keeps your seat, and you get a new PIN.
page-locked-others = Other devices are locked out. Your new PIN is under “This table”.
page-locked-out = This device was locked out of the seat by another one. You are watching now.
page-pin-tried = Someone entered a wrong PIN for your seat.
page-claim-nobody = Nobody who can say yes is here now. Your question stays: whoever comes sees it.
page-claim-withdraw = Never mind
page-claim-refused = You were not let in.
page-claim-own = Someone says: “I am { $name }, on another device.”
page-claim-other = { $name } asks for the place of { $owner }.
page-claim-yes = Let { $name } in
page-claim-no = No
page-typed = { $name } threw
page-typed-last = Is that what { $name } threw? It decides the game.
page-typed-wait = The last throw: { $name } looks whether it was typed right.
page-typed-right = Yes, that is right
page-typed-again = Type it again
page-quick-dice = Your dice
page-quick-dice-of = { $name }’s dice
page-quick-no = wait for your tap
page-quick-yes = fall by themselves
page-seal = Seal
page-sealed = Sealed: { $words }
page-sealed-why = Everyone sees these words before the first throw. When the game is over, anyone can check that nothing was changed. The whole seal: { $hash }
page-sealed-bots = The luck of the bots is sealed too: { $hash }…
page-let-watch = Let someone watch
page-other-device = Continue on another device
page-other-device-why = Open this link there and you sit at your place. Give it to nobody else: whoever has it plays for you.
page-leave = Leave the table
page-leave-why = Your seat becomes free; a bot or someone else can take it.
page-leave-yes = Yes, leave
page-delete = Delete this table
page-delete-why = The table disappears for everyone playing or watching, and nobody can look at its game again. This cannot be undone.
page-delete-yes = Yes, delete it
page-real-what = { $dice ->
    [one] What did { $name } throw? Tap the die.
   *[other] What did { $name } throw? Tap the { $dice } dice.
}
page-real-left = { $dice ->
    [one] one more
   *[other] { $dice } more
}
page-real-back = Not that one
page-pips = { $pips }
page-pass-on = Pass it on to { $name }
page-pass-on-why = The cards stay hidden until { $name } looks.
page-i-am = I am { $name }: show my hand
page-log-sat = { $name } sits down.
page-log-bot_sat = { $name }, a bot, sits down.
page-log-taken_over = { $name } takes over a seat.
page-log-taken_over-own = { $name } locks other devices out.
page-log-guest_sat = { $name } plays in the seat of { $owner } until { $owner } is back.
page-log-guest_sat-own = { $name } is let in.
page-log-guest_left = { $name } gives the seat back.
page-log-guest_left-own = Whoever played as { $name } gives the seat back.
page-log-recognised = { $name } carries on with another device.
page-log-pin_refused = Someone entered a wrong PIN for the seat of { $name }.
page-log-stood_up = { $name } stands up.
page-log-went_away = { $name } is away.
page-log-came_back = { $name } is back.
page-log-sat_in = A bot sits in for { $name }.
page-log-came_along = { $name } comes along.
page-log-voted = { $by } wants a bot to sit in for { $name }.
page-log-claimed = { $name } asks for the place of { $owner }.
page-log-claimed-own = { $name } asks to be let in again.
page-log-agreed = { $by } says yes.
page-log-turned_away = Nobody takes the place of { $name }.
page-log-host_passed = { $name } is the host now.
page-log-rematched = { $by } wants to play again.
page-log-started = The game begins.
page-log-started-sealed = The game begins, sealed with the words { $words }.
page-log-undone = { $name } takes it back.
page-log-timed_out = { $name }’s time is up: a bot plays this turn.

## The page: the end, and looking back
out-of-the-game = out of the game
page-you-win = You win!
page-you-share = { $names } share the win!
page-you-first = You
page-winners = { $many ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-ended-alone = { $you ->
    [yes] You end on { $score }
   *[no] { $name } ends on { $score }
}
page-place = Place
page-story = How it went
page-sheet = Round by round
page-sheet-start = Start
page-picture = Share as a picture
page-picture-saved = Saved
page-winner = winner
page-player = Player
page-score-sheet = Score sheet
page-rematch = Play again
page-follow-on = Come along to the next table
page-rematch-call = { $name } wants to play again: come along!
page-come-along = Come along
page-stay = Not this time
page-stayed = You stay here, and your chair is free for someone else.
page-come-after-all = Go and look after all
page-follow-always = Always come along by itself
page-follow-in = { $seconds ->
    [one] Off to the next game in one second
   *[other] Off to the next game in { $seconds } seconds
}
page-follow-wait = Wait
page-save = Save
page-replay = Replay
page-replay-of = Replay: { $game }
page-share-replay = Share this game
page-drop-file = Drop a saved game here, or tap to choose a file
page-fault-not-a-record = This is not a saved game of toog.
page-fault-record-too-large = This file is too large for a saved game.
page-fault-record-broken = This saved game has something in it that the rules do not allow. It cannot be shown like this.
page-luck = Was that luck?
page-luck-of = { $game }: was that luck?
page-review-working = Weighing every throw and every choice: { $percent }% done.
page-queue-before = { $before ->
    [one] The house is busy: one person is ahead of you.
   *[other] The house is busy: { $before } people are ahead of you.
}
page-review-ready = The review is ready.
page-review-sums = Luck and skill
page-review-curve = { $unit ->
    [points] The points to be expected
   *[win] Everyone’s chance to win
}
page-review-drift = Drift is what was judged differently later on.
page-review-board = The board at that moment
page-review-tap = Tap a moment, and the board shows it.
page-review-previous = Previous slip
page-review-next = Next slip
page-review-back = Back to the list
page-review-play = How it was played
page-review-choices = What would have been better
page-review-flawless = No choice has cost anything.
page-review-whose = Whose choices?
page-review-everyone = everyone’s
page-review-more = Show all { $many }
page-review-again = Beside the champion
page-review-mine = In all your reviewed games on this device:
page-review-picture = Save the curve
page-review-share = Share this review
# Puzzles: that of the day, and the costliest decisions of one’s own games
page-drill = Puzzles
page-drill-door = Puzzle of the day, and your own games
page-drill-practise = Practise
page-drill-daily = Puzzle of the day
page-drill-daily-of = { $game }, { $day }
page-drill-daily-working = The house plays today’s game and looks for a hard choice: { $percent }% done.
page-drill-tomorrow = { $days ->
    [one] Come back tomorrow for the next one.
   *[other] { $days } days in a row. Come back tomorrow for the next one.
}
page-drill-own = From your own games
page-drill-own-working = Looking through the games for the choices that cost most: { $percent }% done.
page-drill-own-lead = { $many ->
    [one] One choice cost you dearly in your latest games. What would you play now?
   *[other] { $many } choices cost you most in your latest games. What would you play now?
}
page-drill-table = The costliest choices of this game
page-drill-table-lead = { $many ->
    [one] One choice cost dearly. What would you play?
   *[other] { $many } choices cost most. What would you play?
}
page-drill-none-yet = No game has been played to its end on this device yet. Play one, and the choices that cost you most come back here as puzzles.
page-drill-flawless = No choice cost enough to be worth practising.
page-drill-start = Begin
page-drill-number = { $game }: puzzle { $number } of { $many }
page-drill-question = You are { $name }. What do you play?
page-drill-not-legal = The rules do not allow that here. Try another move.
page-drill-best = Best: { $move }
page-drill-good = Good: { $move }
page-drill-doubtful = Doubtful: { $move }
page-drill-best-was = Best was: { $move }
page-drill-played = { $you ->
    [yes] In the game you played: { $move }.
   *[no] In the game { $name } played: { $move }.
}
page-drill-same = { $you ->
    [yes] You played the same in the game.
   *[no] { $name } played the same in the game.
}
page-drill-more = Tap another move to see how good it is.
page-drill-next = Next puzzle
page-drill-finish = Done
page-drill-done = { $many ->
    [one] That was it.
   *[other] Those were all { $many }.
}
page-drill-once-more = Once more
page-fault-broken-off = The house did not finish this. Try again.
page-first = To the beginning
page-step-back = One step back
page-run = Play
page-pause = Pause
page-step-on = One step on
page-last = To the end
page-moment = Moment of the game
page-moment-of = { $step } of { $steps }
page-whose-eyes = Through whose eyes?
page-nobodys-eyes = an onlooker
page-seal-verified = { $falls ->
    [one] Verified: the only throw matches the seal.
   *[other] Verified: all { $falls } throws match the seal.
}
page-seal-verified-cards = { $falls ->
    [one] Verified: the only shuffle matches the seal.
   *[other] Verified: all { $falls } throws and shuffles match the seal.
}
page-seal-verified-some = { $falls ->
    [one] Verified: one of { $total } throws matches the seal of this game.
   *[other] Verified: { $falls } of { $total } throws match the seal of this game.
}
page-seal-verified-some-cards = { $falls ->
    [one] Verified: one of { $total } throws and shuffles matches the seal of this game.
   *[other] Verified: { $falls } of { $total } throws and shuffles match the seal of this game.
}
page-seal-verified-dice = Only the dice are verified ({ $falls } of { $total }). The game does not say which names, house rules and bots were sealed, so these may be anything.
page-seal-why = { $binds ->
    [terms] The seal “{ $words }” lay on the table before the first throw, and these names, house rules and bots are under it too. The whole seal: { $hash }
    [rules] The seal “{ $words }” lay on the table before the first throw of the game in which these dice fell first. The house rules are under it too; for names and bots there is only the word of whoever kept the game. The whole seal: { $hash }
   *[dice] The seal “{ $words }” lay on the table before the first throw. It covers the dice alone: for names, house rules and bots there is only the word of whoever kept the game. The whole seal: { $hash }
}
page-seal-why-fork = { $binds ->
    [terms] The seal “{ $words }” lay on the table before this game went on from there, and these names, house rules and bots are under it too. The whole seal: { $hash }
   *[dice] The seal “{ $words }” lay on the table before this game went on from there. It covers the dice alone: for names, house rules and bots there is only the word of whoever kept the game. The whole seal: { $hash }
}
page-seal-stops = The game is not over: it was kept only up to moment { $event }.
page-seal-changed = This is not right: the names, the house rules or the bots are not those that were sealed.
page-seal-broken = This is not right: what fell at moment { $event } does not match the seal.
page-seal-checking = Checking the seal…
page-seal-idle = Nothing fell under the seal of this game itself, so it proves none of the dice.
page-seal-closed = The seal is opened when the game is over.
page-seal-unsealed = Nothing was sealed in this game, so there is nothing to check.
page-fork = Go on from here
page-fork-dice = The dice to come
page-fork-same = The same as then
page-fork-fresh = Fresh ones
page-fork-same-why = Whoever has seen this game can know what will fall.
page-fork-unsealed = Nobody knows what would have fallen in this game, so you play on with fresh dice.
page-fork-with = With whom
page-fork-alone = Alone, against bots
page-fork-company = With the company
page-fork-from = Played on
page-forked-same = From moment { $event } of another game, with the same dice: whoever has seen it can know what falls.
page-forked-fresh = From moment { $event } of another game, with fresh dice.
page-forked-cards = From moment { $event } of another game. Until the next deal whoever has seen it can know the cards.
page-fork-vouched = What fell before that ({ $falls }×) fell under seals that only the record { $of }… can vouch for.
page-fork-unproven = { $falls ->
    [one] One throw before that had no open seal, and cannot be checked.
   *[other] { $falls } throws before that had no open seal, and cannot be checked.
}
page-fork-seat = The seat of { $name }

## Drills and the puzzle of the day
drill-none = There is nothing to drill: no decision in these games cost enough to be sure of it.
drill-own = Puzzle { $number } of { $many }: { $file }, event { $event }
drill-daily = The puzzle of { $day }
drill-question = { $name } is on turn. Which move is best?
drill-found = Found: { $move } is the best move.
drill-as-good = Found: { $move } is as good as { $best }, as far as one can tell.
drill-good = Nearly: { $move } is good, and { $best } is better.
drill-doubtful = Not { $move }: the best move is { $best }.
drill-answer = The best move is { $best }.
drill-cost-win = Of 100 such games { $move } wins { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer.
drill-cost-points = On average { $move } brings { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less.
drill-played = In the game { $name } played { $move }.
drill-played-same = In the game { $name } played the same.
drill-score = { $tried ->
    [one] { $found ->
        [0] You did not find it.
       *[other] You found it.
    }
   *[other] You found { $found } of { $tried }.
}
drill-left = Left as it is: the puzzle waits for you.
drill-about-quit = leave; Ctrl-C and Ctrl-D do the same

## Why a move is good
mark-best = best
mark-good = good
mark-doubtful = doubtful
reason-only-move = There is only one move.
reason-all-alike = { $moves ->
    [2] Both moves are worth the same here.
   *[other] All { $moves } moves are worth the same here.
}
reason-margin-close = The next best move is worth almost as much.
reason-margin-win = Of 1000 such games it wins { $more } more than the next best move.
reason-margin-points = Over ten such games it brings { $more } more than the next best move.
cli-hint-win = { $name }’s move, by the chance to win:
cli-hint-points = { $name }’s move, by the points to be expected at the end:
cli-hint-exact = These values are exact.
cli-hint-near = These values are estimates: two in three are off by no more than the ±.
cli-hint-worth-win = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-hint-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## A rollout: every move of a hint played on to the end, with the same dice
rollout-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-figure-alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-behind = { $figure } less
rollout-win = After { $games ->
    [one] one game
   *[other] { $games } games
} with the same { $chance ->
    [cards] cards
   *[dice] dice
} for every move, played on by { $level ->
    [club] club players
   *[sensible] sensible players
}: the best move wins { $figure } of 100.
rollout-points = After { $games ->
    [one] one game
   *[other] { $games } games
} with the same { $chance ->
    [cards] cards
   *[dice] dice
} for every move, played on by { $level ->
    [club] a club player
   *[sensible] a sensible player
}: the best move brings { $figure } points.
rollout-better-win = It wins { $figure } of 100 more than the next best move.
rollout-better-points = It brings { $figure } points more than the next best move.
rollout-few = These are too few games to tell which move is best: it takes at least { $fewest }.
rollout-verdict-confirms = That confirms the hint.
rollout-verdict-open = That is too close to call: these games do not tell which move is best.
rollout-verdict-rollout = The hint says otherwise. Believe the games: the hint is only an estimate, and these were played to the end.
rollout-verdict-exact = The hint says otherwise. Believe the hint: it is exact, and the players of these games make mistakes.
rollout-verdict-judge = The hint says otherwise. Believe the hint: it is off by less than the players of these games lose by their mistakes.

## A duplicate night: several games with the same dice, ranked with luck and without
night-head = { $chance ->
    [cards] Duplicate night: { $game }, { $games } games with the same cards
   *[dice] Duplicate night: { $game }, { $games } games with the same dice
}
night-raw = With luck
night-without-luck = With luck taken out
night-value-win = won
night-value-points = points
night-same-seat-column = same seat
night-score = score
night-games = games
night-known = { $many ->
    [one] One of these games repeats another: whoever had that record could know what was to fall.
   *[other] { $many } of these games repeat another: whoever had that record could know what was to fall.
}
night-others = With luck taken out, the mistakes of the others still count, for whoever gained by them.
night-first-raw = { $many ->
    [one] With luck, { $names } comes first.
   *[other] With luck, { $names } share the first place.
}
night-first-skill = { $many ->
    [one] With luck taken out, { $names } comes first.
   *[other] With luck taken out, { $names } share the first place.
}
night-player-win = { $games ->
    [one] { $name } won { $raw } of one game: { $without } without luck, { $luck } by luck.
   *[other] { $name } won { $raw } of { $games } games: { $without } without luck, { $luck } by luck.
}
night-player-points = { $games ->
    [one] { $name } scored { $raw } points: { $without } without luck, { $luck } by luck.
   *[other] { $name } scored { $raw } points a game over { $games } games: { $without } without luck, { $luck } by luck.
}
night-same-seat = Beside others who had the same seat: { $change }.

## The review of a game: what it owed to luck, and what to its players
review-before = Before the first round
review-when = { $heading } { $round }
review-value-win = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-value-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-scale-win = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }%
review-scale-points = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
review-turning = { $when }, { $name } { $change }: { $what }
review-decision = { $when }, { $name } { $change }: { $what } Better: { $instead }
review-exact = Every value is exact.
review-about = A value may be off by about { $error }.
review-about-between = A value may be off by about { $least } to { $most }, depending on the position.
review-hidden = Play is measured against what a sensible player would have chosen with the same cards. Drift comes to about { $drift } in a game.
review-title = Luck and skill: { $game }
review-from-to = { $name } from { $start } to { $result }.
review-unfinished = The game is not over: it is reviewed as far as it was played.
review-forked = This game left another at event { $event }: it is reviewed from there.
review-start = start
review-luck = luck
review-own = own play
review-others = the others
review-drift = drift
review-result = result
review-turning-points = Turning points
review-luckiest = Luckiest: { $what }
review-unluckiest = Unluckiest: { $what }
review-costliest = Costliest decision: { $what }
review-play = { $choices ->
    [one] { $name } had one real choice and lost { $share } ± { $error } of what was at stake: { $word }.
   *[other] { $name } had { $choices } real choices and lost { $share } ± { $error } of what was at stake: { $word }.
}
review-few = too few choices to say
review-between = { $best } to { $worst }
review-over-games = How they play, over all these games
review-pooled = { $name } at { $game }, { $games ->
    [one] one game
   *[other] { $games } games
}: lost { $share } ± { $error } of what was at stake in { $choices ->
    [one] one real choice
   *[other] { $choices } real choices
}: { $word }.
review-no-choice = { $name } had nothing to decide.
review-word-flawless = flawless
review-word-masterly = masterly
review-word-strong = strong
review-word-fair = fair
review-word-loose = relaxed
review-word-wild = adventurous
review-again-you = played
review-again-best = champion, same throws
review-again-expected = with average dice
review-again-total = together
review-again-note = The champion had the very same throws. The last column is what such play scores with average dice: the difference is luck.
review-aspect-row = whole row
review-aspect-colours = colours
review-aspect-escapes = escapes
review-aspect-outs = OUT
review-aspect-bets = bets

## The lab: what a house rule changes
cli-lab-same = A and B are the same: name a house rule that is not so already, --change NAME=VALUE
cli-lab-played = { $games } games by each of the two, { $players } players.
cli-lab-preparing = Getting the rules ready …
cli-lab-bounds = The truth lies within ± nineteen times out of twenty.
cli-lab-alike = No difference is beyond its error.
lab-progress = { $games } of { $wanted } games by each of the two
lab-usual = the usual rules
lab-events = throws and moves in a game
lab-rounds = rounds in a game
lab-first = wins of whoever begins (even: { $even }%)
lab-skill = skill (the rest is luck)
lab-drama = decided after this part of the game
lab-number = { $sign }{ $value } ± { $error }
lab-percent = { $sign }{ $value }% ± { $error }
lab-better = Of 100 games the better player (level { $better } among level { $weaker }) wins { $a } by A and { $b } by B; even would be { $even }.
lab-said-events = { $way ->
    [up] There are { $by } more throws and moves in a game (± { $error }).
   *[down] There are { $by } fewer throws and moves in a game (± { $error }).
}
lab-said-rounds = { $way ->
    [up] Games last { $by } rounds longer (± { $error }).
   *[down] Games are { $by } rounds shorter (± { $error }).
}
lab-said-first = { $way ->
    [up] Whoever begins wins { $by } more of 100 games (± { $error }).
   *[down] Whoever begins wins { $by } fewer of 100 games (± { $error }).
}
lab-said-skill = { $way ->
    [up] There is more skill in it: the better player wins { $by } more of 100 games (± { $error }).
   *[down] There is more luck in it: the better player wins { $by } fewer of 100 games (± { $error }).
}
lab-said-drama = { $way ->
    [up] Games are decided later, by { $by }% of their length (± { $error }).
   *[down] Games are decided earlier, by { $by }% of their length (± { $error }).
}
page-lab-title = What does a house rule change?
page-lab-lead = Choose two sets of house rules. The house plays thousands of games by both and shows what differs.
page-lab-game = Game
page-lab-players = Players
page-lab-setting = Rules { $which }
page-lab-compare = Compare
page-lab-stop = Stop here
page-lab-same = A and B are the same. Change a house rule in one of them.
page-lab-preparing = The house is taking out the dice and the cards…
page-lab-progress = { $games } of { NUMBER($wanted) } games by each of the two
page-lab-difference = difference { $by }
page-lab-what = How B differs from A
page-lab-alike = So far no difference is beyond its error.
page-lab-bounds = The pale end of a bar is its error: the truth lies within ± nineteen times out of twenty.
page-lab-share = Share this comparison

## A duplicate night: several tables, or one company again, with the same dice
page-night = Duplicate night
page-night-why = Several tables, or the same company again, play with the very same dice or cards. At the end it shows who did best, with luck and without.
page-night-who = Players and bots sit down at each table afterwards, by its link.
page-night-tables = How many tables?
page-night-rounds = How many rounds at each table?
page-night-again = In each round everyone sits one seat further and the same dice or cards come again: whoever remembers them knows them.
page-night-lay = Set up the night
page-night-lead = Every game of this night is played with the same dice or cards. Hand out the links; when all games are done, it shows who did best, with luck and without.
page-night-single = Only one game was played to the end, so there is nothing to compare.
page-night-done = All games are done. Each was played with the same dice or cards.
page-night-table-of = Table { $table } of { $tables }
page-night-go = To the night
page-night-sealed = All tables of this night share this seal. What the devices at every table bring is mixed into its dice or cards.
page-night-start = Start all tables
page-night-host-starts = The host starts all tables together when everyone is there, at every table.
page-night-shut = The other tables of this night play with the same dice or cards. So only those who sit here see them, until all tables are done.
page-night-elsewhere = You already sit at table { $table } of this night, which plays with the same dice or cards.
page-night-next = Next round
page-night-wait = The other tables, or the next round, play with the same dice or cards. The replay, and what was luck, are shown when all are done.
page-night-table = Table { $table }
page-night-round = Round { $round } of { $rounds }
page-night-waiting = waiting for company
page-night-playing = playing
page-night-over = done
page-night-gone = taken away
page-night-go-table = To table { $table }
page-night-invite = Invite to table { $table }
page-night-share = Share the link to the night
page-night-end = End the night now
page-night-end-why = Games that are not over are taken away. Those that are over are ranked.
page-night-end-yes = Yes, end it
page-night-ranking = Ranking
page-night-ready = The ranking is ready.
page-night-raw = As it came out
page-night-skill = With luck taken out
page-night-players = Player by player
page-night-games = games
page-night-seats = seats
page-night-beside = same seat
page-night-beside-why = “Same seat” is how much better the result was than that of others who had the same seat with the same dice or cards.

## The fair handicap
cli-handicap-who = handicap needs to know who plays: --bots champion,beginner or --review FILE
cli-handicap-given = handicap finds out what to give: leave --option handicap out
cli-handicap-either = handicap takes either --bots or --review, not both
handicap-gives = To make it even: { $given }.
handicap-nothing = Nobody is given anything: no handicap brings this company nearer to even.
handicap-with = Then of 100 games they win: { $shares }.
handicap-without = Without a handicap: { $shares }.
handicap-share = { $name } { $share } (± { $error })
handicap-gap = Whole steps leave { $name } { $gap } games in 100 away from an even share.
handicap-limit = More cannot be given: { $name } is still { $gap } games in 100 away from an even share.
handicap-thinks = The level “{ $level }” thinks too long for thousands of games and is counted as “{ $other }” here. It plays better than that, so the others would need more.
handicap-as = { $name } is counted as “{ $level }”, by { $choices } reviewed choices.
handicap-between = { $name } is counted as someone between “{ $weaker }” and “{ $stronger }”, by { $choices } reviewed choices.
page-even = Make it even
page-even-lead = How well does everyone play? The house plays thousands of games and says what to give whom ahead.
page-even-reviewed = as in reviewed games
page-even-holds = In the house rules now: { $given }.
page-even-find = How much makes us even?
page-even-preparing = The house is taking out the dice and the cards…
page-even-working = { $games } games played…
page-even-use = Use this
page-even-used = It is in the house rules.
