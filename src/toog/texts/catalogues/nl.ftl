list = { $first } en { $last }
either = { $first } of { $last }
nth-player = Speler { $number }
quoted = “{ $text }”
yes = ja
no = nee
none-given = geen
thirty-seconds = In dertig seconden

## Fouten
error-no-such-move = { $word } bestaat niet in { $game }
error-no-such-fall = { $word } kan niet vallen in { $game }
error-no-such-seat = { $seat } is geen plaats aan deze tafel van { $players }
error-not-an-event = een gebeurtenis is een lijst van twee: "*" of een plaats, en een woord
error-wrong-fall = { $word } is niet wat hier valt: regel { $rule } vraagt { $due }
error-not-legal = { $word } mag nu niet gespeeld worden: regel { $rule }
error-not-your-turn = plaats { $seat } is niet aan de beurt: de beurt is aan { $turn }
error-say-which-seat = meer dan één plaats mag nu spelen ({ $turn }): zeg welke het doet
error-throw-first = nu kan niemand spelen: plaats { $turn } moet eerst gooien
error-not-a-throw = nu valt er niets: de beurt is aan { $turn }
error-is-over = het spel is afgelopen
error-dice-not-said = deze dobbelstenen vallen niet vanzelf: zeg wat er gevallen is
error-script-is-wrong = het script zegt { $word }, maar regel { $rule } vraagt { $due }
error-not-a-match = { $given } is geen partij
error-games-number = er moet minstens één spel gespeeld worden, en een geheel aantal, niet { $games }
error-seed-number = een seed moet een geheel getal zijn, niet { $seed }
error-no-such-language = { $language } is geen taal van dit huis; de talen zijn { $allowed }
error-no-such-game = { $game } is geen spel van dit huis; de spellen zijn { $allowed }
error-no-judge = niemand weet hier wat een stand van { $game } waard is
error-lab-compiles = { $game } kan niet vergeleken worden: de regels, round_of of behind laten zich niet compileren: { $reason }
error-handicap-none = { $game } kent geen voorgift: er valt niets te beslissen, of er kan niets voor gegeven worden
error-handicap-few = { $choices } nabesproken keuzes tonen niet hoe goed iemand speelt: daar zijn er { $fewest } voor nodig
error-handicap-unmeasured = wat de niveaus in { $game } verliezen is niet gemeten: kies niveaus
error-handicap-games = deze verslagen zijn van verschillende spellen
error-game-broken = het spel { $game } uit { $package } kan niet gespeeld worden: { $reason }
error-game-name-taken = het spel { $game } uit { $package } blijft weg: een ander spel heet al zo
error-game-letter-taken = het spel { $game } uit { $package } blijft weg: zijn letter { $letter } is die van { $other }
error-no-such-bot = { $bot } is geen bot; de bots zijn { $allowed }, of pakket.module:naam
error-bot-module = de bot { $bot } kan niet worden geladen: { $reason }
error-bot-form = de bot { $bot } moet een functie zijn van één vraag, of van (s, seat, out, many, luck)
error-bot-illegal = de bot { $bot } op plaats { $seat } antwoordde { $answer }, en dat mag daar niet gespeeld worden
error-bot-broken = de bot { $bot } op plaats { $seat } faalde: { $reason }
error-bot-thinks = de bot { $bot } denkt na en heeft geen gewone functie om te compileren
error-bot-died = het proces waarin { $bot } nadacht, is gestopt
error-no-such-option = { $option } is geen optie van { $game }; de opties zijn { $allowed }
error-option-value = optie { $option } is { $value }, maar moet { $allowed } zijn (regel { $rule })
error-option-text = optie { $option } moet een tekst zijn van hoogstens { $most } afdrukbare tekens (regel { $rule })
error-players-number = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }
error-players-names = players moet een lijst van namen zijn
error-player-name = de naam van een speler moet 1 tot { $most } afdrukbare tekens tellen
error-name-marks = de naam van een speler mag op één letter hoogstens { $most } accenten of andere tekens hebben
error-options-object = options moet een object met namen en waarden zijn
error-record-object = een verslag moet één JSON-object zijn
error-record-size = een verslag mag hoogstens { $most } MB groot zijn
error-file-missing = er is geen bestand { $file }
error-file-folder = { $file } is een map, geen bestand
error-file-unreadable = { $file } is niet te lezen
error-record-text = dit is geen JSON-tekst in UTF-8
error-record-json = dit is geen geldige JSON (regel { $line }, kolom { $column })
error-record-depth = deze JSON zit te diep in elkaar genest
error-record-number = { $value } is geen getal dat in een verslag past
error-record-twice = de sleutel { $field } komt tweemaal voor
error-record-surrogate = een tekst bevat een half teken (een los surrogaat)
error-record-version = dit is geen verslag van versie 1 van toog
error-record-missing = de sleutel { $field } ontbreekt
error-record-key = { $field } is geen sleutel van een verslag; de sleutels zijn { $allowed }
error-record-events = events moet een lijst zijn
error-record-meta = meta moet een object zijn
error-record-plain = meta bevat iets wat JSON niet kan bevatten
error-seal-shape = seal moet juist een hash, een nonce per plaats en een secret bevatten, hexadecimaal, en vanaf versie 2 ook zijn versie en de hash van de afspraken
error-seal-missing = dit verslag heeft geen zegel, dus zijn de dobbelstenen niet na te gaan
error-seal-closed = het zegel is nog dicht: het geheim wordt getoond als het spel afgelopen is
error-seal-idle = onder het zegel van dit verslag zelf is niets gevallen, dus bewijst het niets over de dobbelstenen
error-seal-hash = het geheim hoort niet bij de hash die voor de eerste worp getoond is
error-seal-broken = het verslag zegt { $word }, maar de verzegelde dobbelstenen gaven { $due }
error-seal-terms = de namen, de huisregels of de bots in dit verslag zijn andere dan bij het verzegelen
error-dice-no-source = dobbelstenen moeten Sealed, Seeded, Scripted of Real zijn, of een methode fall hebben, niet { $dice }
error-dice-do-not-fit = verzegelde dobbelstenen voor { $seats } spelers hebben een geheim van { $bytes } bytes nodig, en voor elk van hen een nonce in hexadecimale cijfers
error-fork-no-event = een spel van { $most } gebeurtenissen kan niet verder vanaf gebeurtenis { $at }
error-fork-no-decision = bij gebeurtenis { $at } valt niets te beslissen, dus kan niemand daar verder spelen
error-fork-dice = je speelt verder met dezelfde dobbelstenen of met nieuwe, niet met { $dice }
error-fork-no-seal = deze dobbelstenen waren niet verzegeld, dus weet niemand wat er zou vallen: speel verder met nieuwe
error-fork-closed = het zegel van deze dobbelstenen is nog dicht: speel verder met nieuwe
error-fork-no-player = { $name } speelt niet mee in dit verslag; de spelers zijn { $allowed }
error-fork-bots = er zijn { $given } bots genoemd voor { $seats } plaatsen: noem er één voor alle, of één voor elke
error-fork-shape = wat het verslag over zijn vertakking zegt, moet een gebeurtenis, een verslag, de keuze van dobbelstenen en hun zegels zijn
error-duplicate-fork = dit spel is een vertakking van een ander, en alleen een heel spel kan opnieuw gespeeld worden
error-duplicate-players = er zijn { $given } spelers genoemd voor een spel van { $seats }
error-duplicate-rotation = je schuift een geheel aantal plaatsen op, niet { $rotation }
error-duplicate-shape = wat het verslag zegt over het spel dat het herhaalt, moet een verslag en een aantal plaatsen zijn
error-night-few = een duplicaatavond heeft minstens twee spellen nodig, niet { $given }
error-night-unfinished = { $record } is niet uitgespeeld, en een duplicaatavond rangschikt afgelopen spellen
error-night-fork = { $record } is een vertakking van een ander spel, en een duplicaatavond rangschikt hele spellen
error-night-twice = { $record } is hetzelfde spel als { $first }
error-night-game = { $record } is een spel { $game }, maar { $first } is { $due }
error-night-players = { $record } heeft { $players } spelers, maar { $first } heeft er { $due }
error-night-option = { $record } is niet met dezelfde huisregels gespeeld als { $first }: de optie { $option } verschilt
error-night-seal = { $record } is niet onder hetzelfde zegel gespeeld als { $first }
error-drill-unfinished = dit spel is nog niet afgelopen: oefeningen komen uit afgelopen spellen
error-drill-no-player = { $name } speelt in geen van deze spellen; hun spelers zijn { $allowed }
error-daily-no-day = { $day } is geen dag: het moet een datetime.date zijn
error-daily-no-game = { $game } heeft geen puzzel van de dag; de spellen die er een hebben zijn { $allowed }
error-bots-shape = wat het verslag over zijn bots zegt, moet een hash, een secret en wie wat speelde zijn
error-bots-closed = het zegel van de bots is nog dicht: het geheim wordt getoond als het spel afgelopen is
error-bots-hash = het geheim van de bots hoort niet bij de hash die voor de eerste worp getoond is
error-bots-secret = het geheim van de bots volgt niet uit het geheim van de dobbelstenen
error-bots-broken = het verslag zegt { $word }, maar { $bot } speelt daar { $due }
error-bots-missing = { $bot } had deze plaats, maar { $word } staat niet bij de zetten die hij volgens het verslag koos
error-bots-not-held = het verslag zegt dat { $bot } { $word } koos, maar niet dat hij toen deze plaats had

## Fouten aan tafel
error-not-yours = plaats { $seat } is niet van jou
error-host-only = dat kan alleen de gastheer van deze tafel
error-stale = te laat: er is intussen al iets gebeurd aan tafel
error-too-soon = niet zo snel: plaats { $seat } mag zo meteen weer
error-bot-plays = nu speelt een bot voor plaats { $seat }
error-not-started = het spel is nog niet begonnen
error-already-started = het spel is al begonnen
error-no-hints = de gastheer van deze tafel staat geen tips toe
error-not-over = het spel is nog niet afgelopen
error-seat-taken = plaats { $seat } is bezet
error-colour-taken = iemand anders aan deze tafel speelt al met die kleur
error-no-such-colour = een kleur is een getal van 0 tot { $most }
error-seat-open = er zit niemand op plaats { $seat }
error-seats-open = op elke plaats moet een mens of een bot zitten voor het spel kan beginnen
error-seats-expected = nog niet iedereen is meegekomen: wacht even, of laat een bot invallen voor wie ontbreekt
error-name-taken = aan deze tafel heet al iemand { $name }: kies een andere naam
error-not-missing = op die plaats ontbreekt niemand, dus je kan ze niet vragen
error-claim-waits = er vraagt al iemand om als { $name } aan te schuiven: wacht op het antwoord
error-nobody-to-ask = hier zitten alleen bots, dus niemand kan je binnenlaten: geef de pincode van de plaats, of speel verder op het toestel waarmee je ging zitten
error-pin-only = hier speelt maar één iemand anders, en die beslist niet alleen wie voor { $name } speelt: geef de pincode van de plaats, of laat een bot spelen
error-hand-lies-there = op deze plaats liggen verborgen kaarten: zolang het spel loopt kan alleen een bot ze overnemen
error-own-claim = wie een plaats vraagt, stemt er niet over
error-needs-more = zolang het spel loopt moeten minstens twee aanwezigen akkoord gaan: tot dan kan een bot voor { $name } spelen
error-wrong-pin = dat is niet de pincode van die plaats
error-pin-locked = te veel foute pincodes van hieruit: wacht nog { $seconds } seconden
error-pin-void = te veel foute pincodes: deze plaats neemt er geen meer aan. Speel verder op het toestel waarmee je ging zitten, of vraag het aan de anderen
error-no-such-claim = niemand vraagt die plaats nog
error-nothing-open = er is niets te bevestigen
error-table-full = alle plaatsen aan deze tafel zijn bezet
error-nobody-here = op dit toestel zit niemand aan tafel
error-not-away = plaats { $seat } heeft geen bot nodig: daar ontbreekt niemand
error-cannot-undo = terugnemen kan nu niet meer: er is al gegooid, er is iets getoond, of iemand anders heeft al gespeeld
error-dice-sealed = de dobbelstenen van deze tafel zijn verzegeld: ze vallen vanzelf en worden niet ingetikt
error-real-hidden = { $game } houdt kaarten verborgen, die kan je niet intikken: kies verzegelde dobbelstenen
error-no-such-dice = { $dice } zijn geen dobbelstenen van dit huis; er zijn { $allowed }
error-fork-long = na meer dan { $most } gebeurtenissen kan je een spel niet verder spelen
error-no-such-reaction = { $reaction } is geen reactie; de reacties zijn { $allowed }
error-thinking-time = de bedenktijd moet van { $low } tot { $high } seconden zijn
error-race-pause = de pauze in een race moet van { $low } tot { $high } seconden zijn
error-bot-name = de naam van een bot moet 1 tot { $most } afdrukbare tekens tellen
error-not-hex = een sleutel telt 64 hexadecimale cijfers, een nonce 1 tot 128
error-rematch-made = het gezelschap is al verhuisd naar een andere tafel
error-still-hidden = het verslag van een spel met verborgen kaarten wordt getoond als het spel afgelopen is
error-night-size = een avond heeft hoogstens { $most } tafels en hoogstens { $players } rondes, en minstens twee spellen
error-night-sealed = een duplicaatavond speel je met verzegelde dobbelstenen of kaarten: alleen die kunnen aan elke tafel dezelfde zijn
error-night-together = de tafels van een avond beginnen allemaal samen, niet één voor één
error-night-waits = de tafels van een avond beginnen allemaal samen, en aan tafel { $table } is nog niet iedereen er
error-night-on = aan andere tafels van deze avond wordt met dezelfde dobbelstenen of kaarten gespeeld: wat hier viel, wordt getoond als iedereen klaar is
error-bad-entry = dit is geen gebeurtenis van een tafel
error-wrong-secret = dit geheim hoort niet bij het zegel van de tafel

## Fouten aan de deur
error-no-such-table = die tafel bestaat niet of is weg
error-no-such-night = deze tafel hoort niet bij een duplicaatavond
error-sits-elsewhere = je zit al aan tafel { $table } van deze avond, waar met dezelfde dobbelstenen of kaarten wordt gespeeld
error-no-such-code = er is hier geen tafel met deze code
error-no-such-record = dat verslag is hier niet
error-no-such-page = op dit adres is niets
error-page-not-built = de pagina is niet gebouwd: installeer toog opnieuw, met make play of pip
error-bad-message = dit is geen bericht van het protocol: { $reason }
error-bad-request = deze vraag is niet te lezen: { $reason }
error-greet-first = zeg eerst hello
error-wrong-key = hiervoor is het geheim nodig dat bij de plaats of de tafel gegeven is
error-too-many = te veel tegelijk: wacht even
error-too-large = dit is groter dan { $most } bytes
error-too-long = aan deze tafel zijn al { $most } dingen gebeurd, en meer gaat niet: begin aan een nieuwe tafel
error-not-stored = dit kon niet bewaard worden: kijk opnieuw naar de tafel of het toch gebeurd is
error-unreadable = deze tafel kan hier niet gelezen worden, of niet door deze versie van het huis: probeer het later opnieuw
error-house-full = het huis zit vol: probeer het later opnieuw
error-no-daily = er is een puzzel voor elke dag van { $first } tot { $last }, volgens de klok van Greenwich
error-thought-lost = het huis raakte de draad kwijt bij het denken: vraag het nog eens
error-strange-origin = deze pagina mag niet met dit huis praten
error-not-json = de inhoud moet JSON zijn en dat ook zeggen: Content-Type: application/json
error-strange-host = onder die naam kent dit huis zichzelf niet
error-house-fault = er ging iets mis in het huis

## Fouten, gezegd aan wie speelt
play-by-rule = { $sentence } (regel { $rule })
fault-not-your-turn = Het is aan { $turn }.
fault-throw-first = { $you ->
    [yes] Gooi eerst.
   *[no] Eerst gooit { $turn }.
}
fault-not-a-throw = { $you ->
    [yes] Er valt nu niets te gooien: kies een zet.
   *[no] Het is aan { $turn }.
}
fault-not-yours = Je speelt niet voor { $seat }.
fault-too-soon = Niet zo snel: wacht heel even.
fault-bot-plays = Voor { $seat } speelt nu een bot.
fault-seat-taken = Die plaats is al bezet.
fault-seat-open = Daar zit niemand.
fault-not-away = { $seat } is er: een bot is niet nodig.
fault-no-such-seat = Die plaats is er niet.
fault-wrong-fall = Zo zijn de dobbelstenen nu niet gevallen.
fault-bad-message = Dat ging mis tussen deze pagina en het huis. Laad de pagina opnieuw.
fault-bad-request = Het huis kon dit niet lezen. Probeer het opnieuw.
fault-wrong-key = Dat kan niet vanaf dit toestel.
fault-option-value = { $label }: { $value } kan niet. Mogelijk is: { $allowed }.
fault-option-text = { $label }: hoogstens { $most } tekens.

rule-C2 = Wie het aangaat gooit één dobbelsteen, en zes is het hoogst. Wie samen het hoogst gooit, gooit opnieuw, tot er één overblijft.
at-event = gebeurtenis { $event }: { $sentence }
text-at-most = { $most ->
    [one] een tekst van hoogstens één teken
   *[other] een tekst van hoogstens { $most } tekens
}

## De opdrachtregel
cli-house = Toog, het spelhuis: oude spellen van café, zolder en regelblad, om te spelen, met een scheidsrechter erbij, en om te simuleren.
cli-usage = Gebruik: { $line }
cli-games = De spellen:
cli-more = Meer over een opdracht: toog COMMAND --help. Zonder opdracht opent toog het huis op deze machine en toont het in de browser; met --lan doen telefoons in de kamer mee.
cli-help-play = speel hier een spel, tegen bots of rond het toetsenbord
cli-help-rules = het regelboek van een spel met de huisregels
cli-help-replay = kijk een spelverslag na en toon hoe het spel ervoor staat
cli-help-review = wat een spel aan het geluk te danken had, en wat aan de spelers
cli-help-night = verscheidene spellen met dezelfde verzegelde dobbelstenen, gerangschikt met geluk en zonder
cli-help-drill = de duurste beslissingen uit je eigen spellen, opnieuw gevraagd als puzzels
cli-help-daily = de puzzel van de dag, voor iedereen dezelfde
cli-help-verify = kijk een verslag na: elke worp, elke keer schudden en elke zet van een bot
cli-help-simulate = laat bots heel veel spellen spelen, gecompileerd
cli-help-arena = laat bots tegen elkaar spelen, iedereen op elke plaats
cli-help-lab = wat een huisregel verandert, naast de gewone regels
cli-help-handicap = wat wie voor krijgt, zodat allen even vaak winnen
cli-help-solve = exacte waarden, waar een spel is opgelost
cli-help-hint = de beste zet voor wie aan de beurt is, wat elke zet waard is, en waarom
cli-help-schema = druk het JSON-schema van een spelverslag af
cli-help-serve = open het huis voor mensen en programma’s, op deze machine, in de kamer of op het netwerk
cli-help-backup = kopieer alles wat het huis bewaart naar een bestand, ook terwijl het open is
cli-help-export = schrijf het verslag van elk spel dat het huis bewaart, één per regel
cli-help-import = bewaar de verslagen uit een bestand, zoals een export van een ander huis
cli-help-delete = verwijder een tafel voorgoed, aan de hand van haar link; een huis dat zijn tafels in een bestand bewaart, moet gesloten zijn
cli-flag-help = toon deze hulp
cli-flag-lang = de taal: Nederlands, Engels, Frans of Duits
cli-flag-json = druk feiten af voor programma’s, als JSON
cli-flag-option = een huisregel; mag meer dan eens (zie toog rules GAME)
cli-flag-seed = hetzelfde getal gooit dezelfde dobbelstenen
cli-flag-players = hoeveel plaatsen (standaard 2)
cli-flag-games = hoeveel spellen (simulate: 100000, arena: 1000, lab: 20000, handicap: 10000)
cli-flag-bots = wie er speelt: random, beginner, sensible, club, champion, of een eigen bot als pakket.module:naam; bij simulate één naam voor alle plaatsen of één per plaats
cli-flag-change = een huisregel om uit te proberen; mag meer dan eens
cli-flag-review = een verslag waarvan de spelers gelijk moeten worden, volgens wat een nabespreking van hen zegt; mag meer dan eens
cli-flag-rollout = speel elke zet tot N keer uit, allemaal met dezelfde dobbelstenen, tot de beste vaststaat; Ctrl-C stopt het en toont wat er tot dan uitkwam
cli-flag-base = een huisregel voor allebei, waarnaast de verandering bekeken wordt; mag meer dan eens
cli-flag-threads = hoeveel threads (standaard één per kern); het resultaat is hetzelfde
cli-flag-ray = speel op een Ray-cluster: dat op HOST:PORT waar deze machine bij hoort, of een van deze machine alleen; het resultaat is hetzelfde, en --threads is hoeveel werkers tegelijk spelen
cli-flag-name = iemand aan het toetsenbord; mag meer dan eens
cli-flag-player = wiens beslissingen: de naam van een speler; die van iedereen als je niets zegt
cli-flag-day = de dag, zoals 2026-11-18; vandaag, volgens UTC, als je niets zegt
cli-flag-bot = een bot aan tafel: beginner, sensible, club, champion of random, of een eigen bot (package.module:name); mag meer dan eens
cli-flag-lab-bot = het niveau waarop allen spelen: beginner, sensible, of club waar dat gecompileerd kan worden (standaard het sterkste daarvan)
cli-flag-svg = teken ook ieders kans door het hele spel heen, in dit bestand
cli-flag-trust = een eigen bot die in dit verslag speelde en die je vertrouwt: zijn module wordt geladen; mag meer dan eens
cli-flag-dice = verzegelde dobbelstenen die iedereen kan nakijken, vaste met een getal, of echte die je intikt
cli-flag-auto = wat er vanzelf gaat: niets, zetten waar niets te kiezen valt (standaard), of ook je worpen; het woord vanzelf verandert het tijdens het spel, en dat wordt onthouden
cli-flag-hints = tips en de coach ook waar meer mensen aan het toetsenbord zitten; alleen tegen bots zijn ze er altijd
cli-flag-coach = hoor wat beter was na een zet die meer kostte dan N op de 100 spellen, of N punten als je alleen speelt (standaard 3)
cli-flag-resume = ga verder met een bewaard spel; zonder FILE kies je uit een lijst. Ook toog play en toog play GAME bieden die lijst aan
cli-flag-fork = speel verder vanaf een beslissing van dit spel, met de dobbelstenen die zouden gevallen zijn; jij bent wie daar besliste, of de spelers die je met --name noemt, en bots nemen de andere plaatsen
cli-flag-at = de gebeurtenis van dat spel vanaf waar je verder speelt
cli-flag-fresh = speel verder met nieuwe dobbelstenen
cli-flag-duplicate = speel dit spel opnieuw van bij het begin, met dezelfde dobbelstenen en iedereen één plaats verder; andere spelers die je met --name noemt, zitten zoals je ze noemt
cli-flag-rotate = hoeveel plaatsen iedereen opschuift
cli-flag-save = de map voor bewaarde spellen
cli-flag-quick = geen pauzes, en de dobbelstenen vallen vanzelf
cli-flag-no-colour = geen kleuren
cli-flag-host = het adres om op te luisteren (standaard alleen deze machine)
cli-flag-port = de poort (standaard 8664); 0 is een vrije, en die wordt getoond
cli-flag-lan = laat de telefoons in deze kamer meedoen; toont het adres en een QR-code
cli-flag-database = een SQLite-bestand of het adres van een PostgreSQL-databank (standaard een bestand in je gegevensmap; TOOG_DATABASE mag het ook zeggen)
cli-flag-keep-days = verwijder tafels waar zoveel dagen niets gebeurd is
cli-flag-delete-most = laat --keep-days de meeste tafels tegelijk verwijderen, wat het anders weigert: misschien loopt de klok fout
cli-flag-with-hands-in-play = schrijf ook spellen met verborgen kaarten die nog bezig zijn, met ieders hand
cli-flag-origin = een adres waaronder het huis bekend is, zoals https://toog.example; mag meer dan eens
cli-flag-proxy = een proxy die mag zeggen waar een gast vandaan komt; mag meer dan eens
cli-flag-limit = hoeveel één gast mag vragen, zoals messages=50; mag meer dan eens
cli-flag-log = hoeveel het logboek zegt: debug, info, warning of error
cli-cannot-write = het antwoord kan niet geschreven worden (systeemfout { $reason })
cli-in-file = { $file }: { $sentence }
cli-no-such-command = { $command } is geen opdracht; de opdrachten zijn { $allowed }
cli-no-such-flag = er is hier geen optie { $flag }; --help somt ze op
cli-needs-value = optie { $flag } heeft een waarde nodig
cli-needs-no-value = optie { $flag } neemt geen waarde
cli-twice = optie --{ $flag } staat er twee keer
cli-too-many = { $value } is een woord te veel
cli-missing = { $command } heeft een { $operand } nodig: toog { $command } { $operand }
cli-not-whole = --{ $flag } is { $value }, maar moet een geheel getal van { $low } tot { $high } zijn
cli-not-day = --day is { $value }, maar moet een dag zijn zoals 2026-11-18
cli-not-option = { $value } is geen huisregel in de vorm naam=waarde
cli-not-one-of = --{ $flag } is { $value }, maar moet een van deze zijn: { $allowed }
cli-not-origin = --origin is { $value }, maar moet een adres zonder pad zijn, zoals https://toog.example
cli-not-proxy = --proxy is { $value }, maar moet het nummer van een machine of een netwerk zijn, zoals 127.0.0.1 of 10.0.0.0/8
cli-not-ray = --ray is { $value }, maar moet local zijn of het adres van een cluster, zoals 10.0.0.7:6379
cli-name-twice = --name is twee keer { $name }: iedereen heeft een eigen naam nodig
cli-option-needs-game = een huisregel hoort bij een spel: noem ook het spel
cli-bots-number = { $given } bots genoemd voor { $players } plaatsen: noem er één voor alle, of één per plaats
cli-replay-head = { $events ->
    [one] { $game }: één gebeurtenis, in orde.
   *[other] { $game }: { $events } gebeurtenissen, allemaal in orde.
}
cli-replay-over = Het spel is uit. Gewonnen door { $names }.
cli-replay-level = Het spel is uit. { $level }.
cli-replay-chance = { $name } gooit nu ({ $fall }).
cli-replay-decision = { $name } is aan de beurt en mag spelen: { $moves }.
cli-verified = { $falls ->
    [one] Nagekeken: de enige worp klopt met het zegel.
   *[other] Nagekeken: alle { $falls } keren dat er gegooid of geschud werd, kloppen met het zegel.
}
cli-verified-dice = Alleen de dobbelstenen zijn nagekeken: van de { $total } keren dat er gegooid of geschud werd, kloppen er { $falls } met het zegel van dit verslag. Welke namen, huisregels en bots verzegeld werden, staat er niet in: die kunnen om het even wat zijn.
cli-verified-some = { $falls ->
    [one] Nagekeken: van de { $total } keren dat er gegooid of geschud werd, klopt er één met het zegel van dit verslag.
   *[other] Nagekeken: van de { $total } keren dat er gegooid of geschud werd, kloppen er { $falls } met het zegel van dit verslag.
}
cli-duplicate = { $seats ->
    [0] Dit spel herhaalt het verslag { $of }… met dezelfde dobbelstenen en dezelfde plaatsen: wie dat verslag had, kon weten wat er zou vallen.
    [one] Dit spel herhaalt het verslag { $of }… met dezelfde dobbelstenen, iedereen één plaats verder: wie dat verslag had, kon weten wat er zou vallen.
   *[other] Dit spel herhaalt het verslag { $of }… met dezelfde dobbelstenen, iedereen { $seats } plaatsen verder: wie dat verslag had, kon weten wat er zou vallen.
}
cli-fork-same = Dit spel is een vertakking vanaf gebeurtenis { $at } van het verslag { $of }…, met dezelfde dobbelstenen: wat er zou vallen, kon men weten.
cli-fork-fresh = Dit spel is een vertakking vanaf gebeurtenis { $at } van het verslag { $of }…, met nieuwe dobbelstenen onder een eigen zegel.
cli-fork-before = Wie daarvoor gespeeld heeft, staat in dat verslag.
cli-fork-vouched = { $falls ->
    [one] Eén worp of schudbeurt viel voor de vertakking, onder een zegel waarvoor alleen het verslag { $of }… kan instaan.
   *[other] { $falls } worpen en schudbeurten vielen voor de vertakking, onder zegels waarvoor alleen het verslag { $of }… kan instaan.
}
cli-fork-unproven = { $falls ->
    [one] Eén worp of schudbeurt voor de vertakking viel onder geen open zegel: die kan niemand hier nagaan.
   *[other] { $falls } worpen en schudbeurten voor de vertakking vielen onder geen open zegel: die kan niemand hier nagaan.
}
cli-seal-words = Vergelijk met de woorden die je voor de eerste worp zag: { $words }
cli-seal-hash = De hash van het zegel: { $hash }
cli-seal-over = { $events ->
    [one] Het spel is afgelopen, na één gebeurtenis.
   *[other] Het spel is afgelopen, na { $events } gebeurtenissen.
}
cli-seal-stops = { $events ->
    [one] Het spel is niet afgelopen: dit verslag stopt na één gebeurtenis.
   *[other] Het spel is niet afgelopen: dit verslag stopt na { $events } gebeurtenissen.
}
cli-seal-binds = { $since ->
    [fork] Het zegel legt ook het spel vast, de namen, de huisregels en welke bots vanaf de vertakking speelden.
   *[start] Het zegel legt ook het spel vast, de namen, de huisregels en welke bots vanaf de eerste worp speelden.
}
cli-seal-dice-only = Dit oudere zegel legt de dobbelstenen vast en het geluk van de bots. Voor de namen, de huisregels en wie een bot was, is er alleen het woord van wie het verslag bewaarde.
cli-seal-other-terms = Het zegel is dat van het andere spel. Het legt het spel vast, de huisregels en wie toen speelde: { $names }. Voor de namen en de bots van dit spel is er alleen het woord van wie het verslag bewaarde.
cli-seal-later = Wat mensen kozen en wie later voor iemand speelde, valt niet onder het zegel: daarvoor is er alleen het woord van wie het verslag bewaarde.
cli-seal-joined = Vanaf gebeurtenis { $since } zat { $name } op de plaats van { $before }.
cli-verified-bots = { $moves ->
    [one] Nagekeken: de enige zet van een bot is die van de bot.
   *[other] Nagekeken: alle { $moves } zetten van bots zijn die van de bots.
}
cli-bots-version = { $moves ->
    [one] Eén zet van { $bot } kon niet worden nagespeeld: die is van versie { $version }, en dit huis heeft versie { $ours }.
   *[other] { $moves } zetten van { $bot } konden niet worden nagespeeld: die zijn van versie { $version }, en dit huis heeft versie { $ours }.
}
cli-bots-unknown = { $moves ->
    [one] Eén zet van { $bot } (versie { $version }) kon niet worden nagespeeld: dat is geen bot van dit huis. Vertrouw je hem, noem hem dan met --trust.
   *[other] { $moves } zetten van { $bot } (versie { $version }) konden niet worden nagespeeld: dat is geen bot van dit huis. Vertrouw je hem, noem hem dan met --trust.
}
cli-bots-seat = { $name } was het hele spel { $bot }.
cli-bots-span = { $bot } speelde voor { $name } van gebeurtenis { $first } tot en met gebeurtenis { $last }.
cli-bots-blind = { $moves ->
    [one] Eén van deze zetten deed random blindelings, omdat de bot daar faalde: zo zegt het verslag.
   *[other] { $moves } van deze zetten deed random blindelings, omdat de bot daar faalde: zo zegt het verslag.
}
cli-bots-people = Al het andere speelden mensen: { $names }. Zo zegt het verslag, en alleen wie erbij zat, weet het.
cli-bots-none = Het verslag noemt geen bots: wie er met een speelde, weet beter.
cli-bots-unsaid = Het verslag zegt niet wanneer bots hun plaats hadden: een zet die uit zijn lijst is weggelaten, zou niet opvallen.
cli-not-own-bot = --trust is { $value }, maar moet een eigen bot zijn, package.module:name
cli-rules-players = Voor { $low } tot { $high } spelers.
cli-rules-default = standaard { $value }
cli-rules-default-for = { $value } voor { $low } tot { $high } spelers
cli-rules-options = Huisregels
cli-simulating = { $game }
cli-thinking = { $game }: het huis maakt zich klaar om na te denken …
cli-not-compiled = { $bots } kan niet gecompileerd worden en speelt in gewoon Python, dus trager: { $reason }
cli-simulated = { $games } spellen in { $seconds } seconden.
cli-stopped = Gestopt: { $games } van de { $wanted } spellen zijn gespeeld, en dit is wat ze opleverden.
cli-stopped-early = Gestopt voor er iets te vertellen was.
cli-stopped-search = Gestopt: dit is het beste wat { $games } spellen lieten zien.
cli-cache-shared = Anderen kunnen in de map { $folder } schrijven, dus wordt daar geen gecompileerde code bewaard of gelezen.
cli-arena-bots = zeg wie er speelt: --bots NAME,NAME…
cli-arena-share = gewonnen
cli-arena-bounds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-adjusted = zonder geluk
cli-arena-error = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-rating = sterkte
cli-figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-legend = Gelijk is { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. De waarheid ligt negentien keer op twintig binnen deze grenzen.
cli-arena-legend-luck = „Zonder geluk” haalt eraf wat de dobbelstenen gaven, voor zover het huis weet wat dat waard was.
cli-not-solved = { $game } is niet opgelost; opgelost zijn { $allowed }
cli-not-solved-for = { $game } is opgelost voor { $players } spelers
cli-solved-endings = van { $game } zijn alleen eindspelen opgelost, en daar verandert een voorgift niets aan: laat die weg
cli-seat-row = plaats { $seat }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-mean-score = gemiddelde score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cluster-missing = Ray is niet geïnstalleerd: pip install 'toog[cluster]'
cluster-not-started = op deze machine kan geen Ray-cluster gestart worden ({ $reason })
cluster-unreachable = deze machine kan niet meedoen met het Ray-cluster op { $address } ({ $reason })
cluster-silent = wat op { $address } antwoordt, is geen Ray-cluster dat deze machine laat meedoen
cluster-lost = het Ray-cluster is weggevallen voor alle spellen gespeeld waren
cluster-worn-out = dezelfde spellen zijn { $times } keer begonnen, en telkens viel hun werker weg
cluster-other-rules = een machine van het cluster heeft andere regels of bots: installeer overal dezelfde toog
cluster-no-such-bot = een machine van het cluster heeft de bot { $bot } niet
cluster-own-bot = { $bot } kan niet op een cluster spelen: een bot moet daar een functie zijn uit een module die alle machines hebben
cluster-own-game = { $game } kan niet op een cluster gespeeld worden: dat kan alleen met de spellen van het huis, zoals ze zijn
cluster-watched = bij spellen op een cluster kan niemand meekijken
cluster-thinking = een bot die nadenkt, kan niet op een cluster spelen
cluster-cannot-play = een machine van het cluster kan niet spelen: { $reason }

## Het spel in de terminal
play-no-terminal = Dit spel speel je in een terminal, en dit is er geen: start toog play zelf, zonder pipe.
play-resume-alone = een bewaard spel kent zijn spel, spelers, bots en huisregels: laat ze weg bij --resume
play-fork-alone = een spel dat je verder speelt, kent zijn spel en huisregels: laat ze weg bij --fork
play-fork-at = om een spel verder te spelen zijn --fork BESTAND en --at N samen nodig; --fresh hoort daarbij
play-duplicate-alone = een spel dat je opnieuw speelt, heeft zijn eigen spel, huisregels en dobbelstenen: laat ze weg bij --duplicate
play-rotate-alone = --rotate hoort bij --duplicate BESTAND
play-seed-unused = --seed is voor vaste dobbelstenen (seeded), en --dice vraagt om { $dice }
play-welcome = Toog, het spelhuis
play-which-game = Welk spel?
play-no-such-choice = Dat staat niet in de lijst.
play-from-to = Een geheel getal van { $low } tot { $high }, graag.
play-how-many-people = Hoeveel mensen aan dit toetsenbord?
play-name = Naam van speler { $number } [{ $usual }]
play-name-taken = Zo heet er al iemand.
play-how-many-bots = Hoeveel bots doen er mee?
play-which-bots = { $many ->
    [one] Welke bot?
   *[other] Welke bots, één soort voor alle of één per bot?
}
play-bot-random = speelt wat er toevallig komt
play-bot-beginner = heeft het vorige week geleerd
play-bot-sensible = speelt met verstand
play-bot-club = speelt al jaren
play-bot-champion = de beste die we hebben
play-bot-thinks = { $name } denkt na …
play-bot-broke = { $bot } is vastgelopen en speelt dit keer blind: { $reason }
play-house-rules = Huisregels
play-labelled = { $label }:
play-change-which = Een nummer verandert die regel, Enter begint
play-which-value = Wat wordt het? { $allowed }
play-not-a-value = “{ $value }” kan niet: het moet { $allowed } zijn (regel { $rule }).
play-usual = zoals gewoonlijk
play-sealed = { $chance ->
    [cards] De kaarten zijn verzegeld. Iedereen ziet eerst deze woorden: { $words } ({ $hash }…)
   *[dice] De dobbelstenen zijn verzegeld. Iedereen ziet eerst deze woorden: { $words } ({ $hash }…)
}
play-welcome-back = Welkom terug.
play-known-again = { $chance ->
    [cards] Dit zijn de kaarten en dobbelstenen van een spel dat al gespeeld is: wie het verslag heeft, kan weten wat er komt.
   *[dice] Dit zijn de dobbelstenen van een spel dat al gespeeld is: wie het verslag heeft, kan weten wat er valt.
}
play-known = { $chance ->
    [cards] Dit zijn de kaarten en dobbelstenen van het spel waar je van vertrekt: wie het verslag heeft, kan weten wat er komt.
   *[dice] Dit zijn de dobbelstenen van het spel waar je van vertrekt: wie het verslag heeft, kan weten wat er valt.
}
play-fresh-dice = { $chance ->
    [cards] Het spel gaat verder met opnieuw geschudde kaarten.
   *[dice] Het spel gaat verder met andere dobbelstenen.
}
play-throw-off = Om uit te maken wie begint of wint: ieder één dobbelsteen, en zes is het hoogst. Wie samen het hoogst gooit, gooit opnieuw.
play-seal-dropped = { $chance ->
    [cards] De verzegelde kaarten van dit spel zijn hier niet bewaard: het gaat verder met opnieuw geschudde, en is niet meer na te kijken.
   *[dice] De verzegelde dobbelstenen van dit spel zijn hier niet bewaard: het gaat verder met andere, en is niet meer na te kijken.
}
play-throw = { $dice ->
    [one] { $name }: Enter gooit de dobbelsteen
   *[other] { $name }: Enter gooit de dobbelstenen
}
play-shuffle = { $name }: Enter schudt de kaarten
play-enter-throws = “{ $word }” zegt hier niets: regel { $rule } vraagt een worp, en Enter gooit.
play-enter-shuffles = “{ $word }” zegt hier niets: regel { $rule } vraagt om te schudden, en Enter schudt.
play-what-fell = { $dice ->
    [one] Wat gooide { $name }, één dobbelsteen?
   *[other] Wat gooide { $name }, { $dice } dobbelstenen?
}
play-not-dice = { $dice ->
    [one] “{ $word }” kan niet gevallen zijn: regel { $rule } vraagt één dobbelsteen ({ $faces }).
   *[other] “{ $word }” kan niet gevallen zijn: regel { $rule } vraagt { $dice } dobbelstenen ({ $faces }).
}
play-not-a-move = “{ $word }” kan hier niet. Regel { $rules } geeft deze keuze: { $words }.
play-which = “{ $word }” kan op meer dan één manier: { $words }.
play-nothing-typed = Typ een van deze: { $words } (regel { $rules }).
play-earlier = … en meer daarvoor: verhaal
play-enter-plays = { $name }: Enter voor { $word }
play-hand-over = Gezien? Enter maakt het scherm leeg voor { $name }
play-pass-keyboard = Geef het toetsenbord aan { $name }.
play-when-ready = { $name }: Enter als niemand anders kijkt
play-page-more = Enter slaat de bladzijde om, 0 gaat terug naar het spel
play-page-back = Enter gaat terug naar het spel
play-not-now = Nu niet: { $words }.
play-rules-now = De regels hiervoor
play-always = Wat je altijd kan zeggen
play-command-help = ?
play-command-rules = regels
play-command-story = verhaal
play-command-undo = terug
play-command-save = bewaar
play-command-quit = einde
play-about-help = wat je nu mag doen, en waarom
play-about-rules = het hele regelboek
play-about-story = alles wat er tot nu toe gebeurd is
play-about-undo = neem je laatste zet terug, als er sindsdien niets gebeurd is
play-about-save = bewaar het spel en speel verder
play-command-auto = vanzelf
play-about-auto = kies wat er vanzelf gaat
play-which-auto = Wat gaat er vanzelf?
play-auto-none = niets: elke worp en elke zet doe je zelf
play-auto-moves = zetten zonder keuze, en worpen waar je met een woord om vraagt; de andere gooi je zelf
play-auto-all = ook je worpen: je typt alleen als er iets te kiezen valt
play-auto-chosen = Dat is onthouden, ook voor de volgende spellen.
play-by-itself = { $name }: alleen “{ $word }” kan, dat gaat vanzelf
play-about-quit = bewaar het spel en ga weg; Ctrl-C en Ctrl-D doen hetzelfde
play-command-hint = tip
play-about-hint = wat elke zet nu waard is, de beste eerst, en waarom die de beste is
play-command-coach = coach
play-about-coach = zet de coach aan of uit: wat beter was, na een zet die te veel kostte
play-hint-thinks = Het huis denkt na …
play-hint-nothing = Er valt nu niets te kiezen, dus is er geen tip.
play-hint-lost = Het huis kan het nu niet zeggen: waar het mee denkt, is gestopt. Vraag het nog eens.
play-hint-several = Er zitten meer mensen aan dit toetsenbord: begin het spel met --hints of --coach als je tips wilt.
play-hint-best = Het beste: { $move }, { $worth }.
play-coach-on = { $limit ->
    [0] De coach spreekt na elke fout.
    [one] De coach spreekt na een zet die meer kost dan { $unit ->
        [points] één punt.
       *[win] één op de 100 spellen.
    }
   *[other] De coach spreekt na een zet die meer kost dan { $unit ->
        [points] { $limit } punten.
       *[win] { $limit } op de 100 spellen.
    }
}
play-coach-off = De coach zwijgt.
play-coach-go-on = Enter gaat verder
play-coach-go-back = Enter gaat verder, { $undo } neemt de zet terug
play-no-undo-start = Er valt niets terug te nemen: er is nog niets gebeurd.
play-no-undo-fell = Er valt niets terug te nemen: de dobbelstenen zijn gevallen.
play-no-undo-dealt = Er valt niets terug te nemen: de kaarten zijn gegeven.
play-no-undo-other = Er valt niets terug te nemen: { $name } heeft intussen gespeeld.
play-no-undo-final = “{ $word }” neem je niet terug: wat gedaan is, is gedaan.
play-no-undo-only = Er valt niets terug te nemen: “{ $word }” was het enige wat kon.
play-undone = { $name } neemt “{ $word }” terug.
play-retype = “{ $word }” is teruggenomen: typ wat er echt viel.
play-last-throw = Met { $dice } is het spel uit. Enter als dat klopt, terug om de worp te verbeteren
play-saved = Bewaard in { $file }
play-cannot-save = Het spel kon niet bewaard worden: { $reason }
play-bad-folder = In { $folder } kunnen geen spellen bewaard worden: { $reason }
play-go-on = Het spel is bewaard. Verder spelen doe je met:
play-in-use = Dit spel staat open in een ander venster: speel daar verder, of sluit het.
play-nothing-kept = Er ligt geen spel klaar om mee verder te gaan.
play-kept = Deze spellen liggen nog klaar
play-kept-today = vandaag om { $time }
play-kept-yesterday = gisteren om { $time }
play-kept-before = op { $date } om { $time }
play-kept-in-use = open in een ander venster
play-kept-which = Met welk spel ga je verder? [1]
play-kept-or-new = Een nummer gaat verder met dat spel, Enter begint een nieuw
play-kept-away = “weg 1” gooit een spel weg.
play-word-away = weg
play-kept-sure = Voorgoed weg? Typ ja, of Enter om het te houden
play-winners = { $many ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
play-score-of = { $name }: { $score }
play-word-again = opnieuw
play-again = Nog een spel met hetzelfde gezelschap: typ { $word }. Klaar: Enter
play-record-kept = Het verslag staat in:
play-verify = { $chance ->
    [cards] Iedereen kan de kaarten nakijken met:
   *[dice] Iedereen kan de dobbelstenen nakijken met:
}
play-verify-bots = { $chance ->
    [cards] Iedereen kan de kaarten en de bots nakijken met:
   *[dice] Iedereen kan de dobbelstenen en de bots nakijken met:
}
play-bot = bot

## Hoe het ging
story-led = { $you ->
    [yes] Jij stond van de eerste ronde tot de laatste op kop.
   *[no] { $seat } stond van de eerste ronde tot de laatste op kop.
}
story-took-lead = { $you ->
    [yes] In ronde { $round } nam jij de leiding en gaf ze niet meer af.
   *[no] In ronde { $round } nam { $seat } de leiding en gaf ze niet meer af.
}
story-ahead-at-last = { $you ->
    [yes] Pas in de laatste ronde kwam jij op kop.
   *[no] Pas in de laatste ronde kwam { $seat } op kop.
}

## Het huis
serve-open = Het huis is open: { $address }
serve-room = Telefoons in deze kamer vinden het hier: { $address }
serve-no-room = Deze machine zit in geen enkel netwerk, dus telefoons vinden haar niet.
serve-backed-up = Alles is gekopieerd naar { $file } ({ $kilobytes } kB).
serve-exported = { $records ->
    [one] Eén verslag is in { $file } geschreven.
   *[other] { $records } verslagen zijn in { $file } geschreven.
}
serve-left-out = { $games ->
    [one] Eén spel met verborgen kaarten is nog bezig en is weggelaten: { $flag } schrijft het mee, met ieders hand.
   *[other] { $games } spellen met verborgen kaarten zijn nog bezig en zijn weggelaten: { $flag } schrijft ze mee, met ieders hand.
}
serve-imported = { $kept ->
    [one] Eén verslag is nieuw
   *[other] { $kept } verslagen zijn nieuw
}, { $known ->
    [one] één was er al.
   *[other] { $known } waren er al.
}
serve-deleted = De tafel is voorgoed weg, en het spel dat eraan gespeeld werd ook.
serve-port-taken = poort { $port } is bezet door een ander programma: kies een andere met --port, of 0 voor een vrije
serve-port-forbidden = poort { $port } mag deze gebruiker niet gebruiken: kies er een vanaf 1024 met --port
serve-no-such-host = deze machine kan niet luisteren op { $host }
serve-no-such-limit = { $choice } is geen grens in de vorm naam=getal; de grenzen zijn { $allowed }
serve-database-address = { $name } is geen adres van een databank
serve-database-kind = { $name } is geen soort databank die het huis kan gebruiken: geef een SQLite-bestand of een adres van PostgreSQL
serve-database-file = de databank { $file } is niet te gebruiken: { $reason }
serve-database-open = de databank is niet te gebruiken: { $reason }
serve-database-pragma = SQLite heeft { $pragma } = { $found } en niet { $wanted }, en zou dus niet bewaren wat het krijgt
serve-database-in-use = { $file } is in gebruik door een ander huis: sluit dat, of kies een ander bestand met --database
serve-set-aside = Tafel { $table } is apart gelegd, omdat wat ervan bewaard is niet aan elkaar past: het huis is open met alle andere, en wat er van deze is ligt in set_aside van { $file }, zodat je ernaar kan kijken.
serve-commit-set-aside = Wat op één ogenblik bewaard werd kan niet gelezen worden en is apart gelegd: het huis is open, en aan sommige tafels kunnen de laatste zetten ontbreken. Het ligt in set_aside van { $file } als { $commit }, zodat je ernaar kan kijken.
serve-house-open = het huis met zijn tafels in { $file } is open: sluit het eerst, of laat de gastheer de tafel op de pagina verwijderen
serve-database-newer = deze databank is gemaakt door een nieuwere toog
serve-file-exists = { $file } bestaat al en blijft zoals het is
serve-file-write = { $file } kan niet geschreven worden: { $reason }
serve-file-read = { $file } kan niet gelezen worden: { $reason }
serve-backup-broken = de kopie { $file } is niet gaaf en wordt weggegooid: { $reason }
serve-import-bad = regel { $line } is geen verslag, en er wordt niets bewaard: { $reason }
serve-no-table = er is geen tafel { $table } in dit huis

## The page
page-tagline = Oude spellen uit het café en van zolder, aan jouw tafel
page-play = Spelen
page-play-game = { $game } spelen
page-other-ways = Met vrienden, andere regels …
page-other-ways-game = { $game }: met vrienden, andere regels …
page-have-code = Heeft iemand je een code gegeven?
page-code = Code
page-join = Meedoen
page-open-tables = Tafels waar iedereen kan aanschuiven
page-no-open-tables = Er is nu geen tafel met een vrije plaats.
page-seats-open = { $seats ->
    [one] nog één plaats vrij
   *[other] nog { $seats } plaatsen vrij
}
page-watch = meekijken
page-replay-file = Een bewaard spel herbekijken
page-mine = Jouw tafels
page-mine-waiting = wacht op gezelschap
page-mine-again = { $name } wil nog eens spelen
page-figures = Jouw cijfers
page-figures-here = Ze staan alleen op dit toestel.
page-figures-of = { $game }: { $played ->
    [one] één keer gespeeld
   *[other] { $played } keer gespeeld
}, { $won } gewonnen
page-figures-turn = Beste beurt van Zocken: { $points } punten
page-figures-play = { $game }: { $share } ± { $error } verloren van wat er op het spel stond, in { $choices ->
    [one] één echte keuze
   *[other] { $choices } echte keuzes
}: { $word }
page-to-the-counter = Alle spellen
page-nowhere = Hier is niets.
page-table-gone = Die tafel bestaat niet, of is weg.
page-coming = Een ogenblik …
page-again = Probeer opnieuw
page-failed = De pagina is niet helemaal aangekomen.
page-failed-why = Het huis antwoordt niet, of het is net vernieuwd. Je spel staat er nog.
page-failed-still = Nog geen antwoord. Is er verbinding?
page-close = Sluiten
page-guest = Gast
page-language = Taal
page-settings = Instellingen
page-room = Licht
page-room-auto = zoals mijn toestel
page-room-light = overdag
page-room-dark = ’s avonds
page-motion = Dobbelstenen en pionnen bewegen
page-motion-auto = zoals mijn toestel
page-motion-on = ja
page-motion-off = nee
page-tempo = Jouw tempo
page-pace-is = Jouw tempo: { $pace }
page-tempo-calm = rustig
page-tempo-brisk = vlot
page-tempo-at-once = meteen
page-notes = Uitleg bij je eerste spellen
page-notes-on = ja
page-notes-off = nee
page-note-seen = Begrepen
page-coach = De coach, waar tips mogen
page-coach-off = zwijgt
page-coach-any = bij elke fout
page-coach-some = vanaf 3%
page-coach-much = vanaf 10%
page-noise = Geluid en trillen
page-noise-auto = stil in de nacht
page-noise-on = aan
page-noise-off = uit
page-sound-off = Geluid uit
page-sound-on = Geluid aan
page-calls = Roep me als het mijn beurt is
page-calls-yes = ja
page-calls-no = nee
page-install = Als app installeren
page-fault-no-answer = Het huis antwoordt even niet. De pagina blijft het proberen.
page-fault-overtaken = De tafel is verder gegaan terwijl de verbinding weg was. Kijk hoe het nu staat.
page-fault-unknown = Er ging iets mis op deze pagina. Probeer het opnieuw.
page-fault-tap-lost = Het huis heeft niet geantwoord op wat je tikte. Probeer het opnieuw.
page-fault-too-many = Te veel pogingen vanaf dit netwerk. Probeer opnieuw over { $minutes ->
    [0] { $seconds ->
        [1] één seconde
       *[other] { $seconds } seconden
    }
    [1] één minuut
   *[other] { $minutes } minuten
}.
page-link-weak = De verbinding hapert …
page-fault-name-taken = Hier heet al iemand { $name }. Kies een andere naam.
page-link-lost = Geen verbinding: komt vanzelf terug …
page-link-kept = Wat je tikte gaat mee zodra het kan.
page-link-late = Het huis laat op zich wachten. Wat je tikte is onderweg …
page-link-back = Terug aan tafel.
page-line-weak = (verbinding hapert)
page-line-away = (even weg)

## The page: laying a table
page-who-plays = Wie speelt er?
page-against-bots = Tegen bots
page-with-friends = Met vrienden, via een link
page-round-one-device = Rond dit toestel
page-how-many = Hoeveel spelers?
page-your-name = Je naam
page-name-of = Naam van speler { $seat }
page-who-sits = Wie zit op plaats { $seat }?
page-sitter-here = iemand aan dit toestel
page-sitter-bot = een bot
page-sitter-open = nog vrij
page-bots-play = De bots spelen
page-level-beginner = beginner
page-level-sensible = verstandig
page-level-club = clubspeler
page-level-champion = kampioen
page-level-random = blind
page-level-about-beginner = heeft het vorige week geleerd
page-level-about-sensible = speelt met verstand
page-level-about-club = speelt al jaren
page-level-about-champion = de beste die we hebben
page-level-of = Hoe { $name } speelt
page-level-at = Hoe de bot op plaats { $seat } speelt
page-stand-in = Wie valt in als er iemand ontbreekt?
page-how = Hoe?
page-dice = Dobbelstenen
page-dice-sealed = verzegeld, van het huis
page-dice-sealed-why = De worpen liggen verzegeld vast voor de eerste valt, en iedereen kan ze achteraf nakijken.
page-dice-real = echte, op je eigen tafel
page-dice-real-why = Je gooit met je eigen dobbelstenen en tikt wat er viel. De pagina bewaakt de regels en de stand.
page-thinking = Bedenktijd
page-thinking-free = zo lang je wilt
page-seconds = { $seconds } s
page-listed = Wie kan aanschuiven?
page-listed-no = alleen wie de link heeft
page-listed-yes = iedereen in het huis
page-hints = Tips van het huis
page-hints-no = geen
page-hints-yes = voor wie ze vraagt
page-house-rules = Huisregels
page-order-earlier = { $item } naar voren
page-order-later = { $item } naar achteren
page-order-moved = { $item } staat nu op plaats { $place }.
page-lay-table = De tafel klaarzetten
page-start = Beginnen

## The page: before the start
page-company = Aan tafel
page-bot = bot
page-bot-level = bot, { $level }
page-you = jij
page-host = gastheer
page-expected = nog niet hier
page-away = even weg
page-add-bot = Bot
page-add-bot-at = Een bot op plaats { $seat } zetten
page-clear-seat = De plaats van { $name } vrijmaken
page-stand-up = Opstaan
page-stand-up-name = Opstaan: { $name }
page-someone-else-here = Nog iemand aan dit toestel
page-sit-down = Gaan zitten
page-chair-lost = Iemand was je net voor: alle plaatsen zijn nu bezet.
page-no-chair = Alle plaatsen zijn bezet. Je kan meekijken.
page-coming-along = { $many ->
    [0] Iedereen is er.
    [one] Nog één moet komen:
   *[other] Moeten nog komen:
}
page-coming-along-why = Het spel begint vanzelf zodra iedereen er is. Een bot die invalt, geeft de plaats terug aan wie later komt.
page-the-host = de gastheer
page-host-now = { $name } is nu de gastheer.
page-host-now-you = Jij bent nu de gastheer.
page-host-starts = De gastheer begint het spel als iedereen er is.
page-invite = Kom erbij
page-shut-alone = Alleen deze computer kan deze link openen. Moeten telefoons in de kamer erbij kunnen? Stop toog en start het zo opnieuw (de tafel blijft staan):
page-shut-no-network = Deze computer zit nu op geen enkel netwerk: niemand anders kan deze link openen.
page-agreed = Afgesproken
page-usual-rules = de gewone regels
page-sit-here = Hier zitten
page-sit-at = Hier zitten: plaats { $seat }
page-move-here = Hierheen
page-move-to = Hierheen: plaats { $seat }
page-fill-with-bots = Aanvullen met bots
page-your-colour = Kleur van { $name }
page-colour = { $colour ->
    [0] rood
    [1] blauw
    [2] geel
    [3] groen
    [4] zwart
    [5] wit
    [6] paars
   *[other] oranje
}
page-colour-of = { page-colour }: die heeft { $name }
page-qr = Code voor de camera van een telefoon
page-say-code = Richt een camera hierop, of zeg deze code:
page-at-address = op { $address }
page-link = Link naar deze tafel
page-share = De link delen
page-copied = Gekopieerd
page-on-television = Op een televisie tonen
page-tv-open = Open op de televisie:
page-tv-type = en tik deze code in:
page-tv-scan = Of richt hierop de camera van het toestel dat het moet tonen:
page-tv-here = Op dit scherm tonen
page-tv-which = Welke tafel?
page-tv-where = De code staat op een telefoon aan de tafel, onder “Op een televisie tonen”.
page-tv-show = Tonen
page-tv-seat = Terug naar mijn plaats
page-tv-other = Een andere tafel
page-rule-book = Spelregels

## The page: at the table
page-table-menu = Deze tafel
page-rules-and-house-rules = Spelregels en huisregels
page-usually = gewoonlijk: { $value }
page-why = Waarom?
page-turn-you = Jouw beurt
page-turn-throw-you = Jij gooit
page-turn-name = { $name }, jouw beurt
page-turn-throw-name = { $name }, jij gooit
page-turn-types = Wat gooit { $name }?
page-turn-of = { $name } is aan de beurt
page-turn-free = De plaats van { $name } is vrij
page-turn-waits = Wachten op { $name }
page-turn-bot = Een bot speelt voor { $name }
page-turn-thinks = { $name } denkt na …
page-turn-ready = Maak je klaar!
page-turn-race = De race is begonnen!
page-turn-last = De laatste worp
page-turn-over = Het spel is uit
page-spectators = { $many ->
    [one] één toeschouwer
   *[other] { $many } toeschouwers
}
page-throw = Gooi
page-shuffle = Schud
page-score = Stand
page-log = Wat er gebeurde
page-undo = Terugnemen
page-hint = Wat het huis zou doen
page-hint-ask = Een tip
page-hint-thinks = Het huis denkt na …
page-hint-win = Jouw kans om te winnen
page-hint-points = Punten die je mag verwachten
page-hint-worth-win = { $value }%
page-hint-worth-points = { $value }
page-hint-give-or-take = { $worth } ± { $error }
page-hint-all = Alle zetten
page-hint-exact = Precies uitgerekend.
page-hint-near = Geschat; na ± staat hoeveel het kan schelen.
page-rollout-ask = Speel het uit
page-rollout-working = Het huis speelt van hier verder: { $percent } % klaar.
coach-title = Dat kon beter
coach-better = Beter
coach-played = Gespeeld
coach-cost-win = Zo win je van 100 zulke spellen er { $loss } minder.
coach-cost-points = { $loss ->
    [one] Dat kost je gemiddeld één punt.
   *[other] Dat kost je gemiddeld { $loss } punten.
}
page-coach-take-back = Zet terugnemen
page-coach-go-on = Laat maar
page-react = Reageren
page-reaction-applause = applaus
page-reaction-laugh = lachen
page-reaction-gasp = oei
page-reaction-cheers = santé
page-reaction-ouch = ai
page-reaction-ponder = hm
page-reaction-hurry = doe door
page-reaction-wave = dag
page-bot-sits-in = Een bot laten invallen
page-bot-sits-in-for = Een bot laten invallen voor { $name }
page-votes = { $missing ->
    [0] Voor: { $names }
    [one] Voor: { $names } · nog één nodig, of de gastheer
   *[other] Voor: { $names } · nog { $missing } nodig, of de gastheer
}
page-claim-votes = { $missing ->
    [0] Voor: { $names }
    [one] Voor: { $names } · nog één nodig
   *[other] Voor: { $names } · nog { $missing } nodig
}
page-claim-title = Zat jij hier al?
page-claim-why = Je pincode staat op het toestel waarmee je ging zitten, onder “Deze tafel”.
page-claim-pin = Pincode van { $name }
page-claim-by-pin = Ik ben het
page-claim-no-pin = Ik heb de pincode niet
page-claim-no-pin-why = Vraag het aan de anderen. Tot { $name } terugkomt, speel jij op die plaats.
page-claim-i-am = Ik ben { $name }
page-claim-place = Ik ben iemand anders en wil meespelen
page-claim-place-of = De plaats van { $name } vragen
page-claim-waits = Je vroeg de plaats van { $name }
page-claim-waits-for = Zodra genoeg anderen ja zeggen, zit je er.
page-claim-asks-all = Wie op die plaats zit, ziet de kaarten: alle anderen moeten het eens zijn.
page-claim-too-few = Jij alleen kan niemand op de plaats van { $owner } toelaten. Een bot kan zolang spelen.
page-pin = Jouw pincode
page-pin-of = Pincode van { $name }
page-pin-why = Onthoud ze: met je naam en deze pincode speel je meteen verder op een ander toestel.
page-guest-of = speelt voor { $owner }
page-owner-back-guest = { $owner } is terug. Je kijkt nu toe.
page-owner-back = { $name } speelde op jouw plaats terwijl je weg was. Ze is weer van jou.
page-pin-used = Jouw plaats is nu ook op een ander toestel open.
page-pin-lock-out = Andere toestellen buitensluiten
page-pin-lock-out-why = Alleen dit toestel houdt je plaats, en je krijgt een nieuwe pincode.
page-locked-others = Andere toestellen zijn buitengesloten. Je nieuwe pincode staat onder “Deze tafel”.
page-locked-out = Een ander toestel sloot dit toestel buiten. Je kijkt nu toe.
page-pin-tried = Iemand gaf een foute pincode voor jouw plaats.
page-claim-nobody = Er is nu niemand die ja kan zeggen. Je vraag blijft staan: wie komt, ziet ze.
page-claim-withdraw = Laat maar
page-claim-refused = Je werd niet binnengelaten.
page-claim-own = Iemand zegt: “Ik ben { $name }, op een ander toestel.”
page-claim-other = { $name } vraagt de plaats van { $owner }.
page-claim-yes = { $name } binnenlaten
page-claim-no = Nee
page-typed = { $name } gooide
page-typed-last = Is dat wat { $name } gooide? Het beslist het spel.
page-typed-wait = De laatste worp: { $name } kijkt na of hij juist is ingetikt.
page-typed-right = Ja, dat klopt
page-typed-again = Opnieuw intikken
page-quick-dice = Jouw dobbelstenen
page-quick-dice-of = Dobbelstenen van { $name }
page-quick-no = wachten op je tik
page-quick-yes = vallen vanzelf
page-seal = Zegel
page-sealed = Verzegeld: { $words }
page-sealed-why = Iedereen ziet deze woorden voor de eerste worp. Als het spel afgelopen is, kan iedereen nagaan dat er niets veranderd is. Het hele zegel: { $hash }
page-sealed-bots = Ook het geluk van de bots is verzegeld: { $hash }…
page-let-watch = Iemand laten meekijken
page-other-device = Voortspelen op een ander toestel
page-other-device-why = Open deze link daar en je zit op je plaats. Geef hem aan niemand anders: wie hem heeft, speelt voor jou.
page-leave = De tafel verlaten
page-leave-why = Je plaats komt vrij: een bot of iemand anders kan ze innemen.
page-leave-yes = Ja, verlaten
page-delete = De tafel verwijderen
page-delete-why = De tafel verdwijnt voor iedereen die er zit of kijkt, en niemand kan het spel nog herbekijken. Dit kan je niet ongedaan maken.
page-delete-yes = Ja, verwijderen
page-real-what = { $dice ->
    [one] Wat gooide { $name }? Tik de dobbelsteen aan.
   *[other] Wat gooide { $name }? Tik de { $dice } dobbelstenen aan.
}
page-real-left = { $dice ->
    [one] nog één
   *[other] nog { $dice }
}
page-real-back = Die niet
page-pips = { $pips }
page-pass-on = Geef door aan { $name }
page-pass-on-why = De kaarten blijven verborgen tot { $name } kijkt.
page-i-am = Ik ben { $name }: toon mijn hand
page-log-sat = { $name } komt erbij zitten.
page-log-bot_sat = { $name }, een bot, komt erbij zitten.
page-log-taken_over = { $name } neemt een plaats over.
page-log-taken_over-own = { $name } sluit andere toestellen buiten.
page-log-guest_sat = { $name } speelt op de plaats van { $owner } tot die terug is.
page-log-guest_sat-own = { $name } is binnengelaten.
page-log-guest_left = { $name } geeft de plaats terug.
page-log-guest_left-own = Wie als { $name } speelde, geeft de plaats terug.
page-log-recognised = { $name } speelt verder op een ander toestel.
page-log-pin_refused = Iemand gaf een foute pincode voor de plaats van { $name }.
page-log-stood_up = { $name } staat op.
page-log-went_away = { $name } is even weg.
page-log-came_back = { $name } is terug.
page-log-sat_in = Een bot valt in voor { $name }.
page-log-came_along = { $name } komt mee.
page-log-voted = { $by } wil een bot laten invallen voor { $name }.
page-log-claimed = { $name } vraagt de plaats van { $owner }.
page-log-claimed-own = { $name } vraagt om weer binnen te mogen.
page-log-agreed = { $by } zegt ja.
page-log-turned_away = Niemand neemt de plaats van { $name } in.
page-log-host_passed = { $name } is nu de gastheer.
page-log-rematched = { $by } wil nog eens spelen.
page-log-started = Het spel begint.
page-log-started-sealed = Het spel begint, verzegeld met de woorden { $words }.
page-log-undone = { $name } neemt het terug.
page-log-timed_out = De tijd van { $name } is op: een bot speelt deze beurt.

## The page: the end, and looking back
out-of-the-game = uit het spel
page-you-win = Jij wint!
page-you-share = { $names } delen de winst!
page-you-first = Jij
page-winners = { $many ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
page-ended-alone = { $you ->
    [yes] Je eindigt met { $score }
   *[no] { $name } eindigt met { $score }
}
page-place = Plaats
page-story = Hoe het ging
page-sheet = Ronde per ronde
page-sheet-start = Begin
page-picture = Als prentje delen
page-picture-saved = Bewaard
page-winner = winnaar
page-player = Speler
page-score-sheet = Scoreblad
page-rematch = Nog eens
page-follow-on = Mee naar de volgende tafel
page-rematch-call = { $name } wil nog eens spelen: kom mee!
page-come-along = Meegaan
page-stay = Nu niet
page-stayed = Je blijft hier, en je plaats is vrij voor iemand anders.
page-come-after-all = Toch gaan kijken
page-follow-always = Altijd vanzelf meegaan
page-follow-in = { $seconds ->
    [one] Over één seconde naar het volgende spel
   *[other] Over { $seconds } seconden naar het volgende spel
}
page-follow-wait = Wachten
page-save = Bewaren
page-replay = Herbekijken
page-replay-of = Herbekijken: { $game }
page-share-replay = Dit spel delen
page-drop-file = Sleep een bewaard spel hierheen, of tik om een bestand te kiezen
page-fault-not-a-record = Dit is geen bewaard spel van toog.
page-fault-record-too-large = Dit bestand is te groot voor een bewaard spel.
page-fault-record-broken = In dit bewaarde spel staat iets wat de regels niet toelaten. Zo is het niet te tonen.
page-luck = Was dat geluk?
page-luck-of = { $game }: was dat geluk?
page-review-working = Elke worp en elke keuze wordt gewogen: { $percent } % klaar.
page-queue-before = { $before ->
    [one] Het huis is bezig: er is nog één iemand voor je.
   *[other] Het huis is bezig: er zijn nog { $before } mensen voor je.
}
page-review-ready = De bespreking is klaar.
page-review-sums = Geluk en kunde
page-review-curve = { $unit ->
    [points] De punten die te verwachten waren
   *[win] Ieders kans om te winnen
}
page-review-drift = Bijstelling is wat achteraf anders werd ingeschat.
page-review-board = Het bord op dat moment
page-review-tap = Tik een moment aan, en het bord toont het.
page-review-previous = Vorige misser
page-review-next = Volgende misser
page-review-back = Terug naar de lijst
page-review-play = Hoe er gespeeld is
page-review-choices = Wat beter was geweest
page-review-flawless = Geen enkele keuze heeft iets gekost.
page-review-whose = Wiens keuzes?
page-review-everyone = iedereen
page-review-more = Toon ze alle { $many }
page-review-again = Naast de kampioen
page-review-mine = In al je nabesproken spellen op dit toestel:
page-review-picture = De curve bewaren
page-review-share = Deze bespreking delen
# Puzzels: die van de dag, en de duurste keuzes uit eigen spellen
page-drill = Puzzels
page-drill-door = Puzzel van de dag, en je eigen spellen
page-drill-practise = Oefenen
page-drill-daily = Puzzel van de dag
page-drill-daily-of = { $game }, { $day }
page-drill-daily-working = Het huis speelt het spel van vandaag en zoekt een moeilijke keuze: { $percent }% klaar.
page-drill-tomorrow = { $days ->
    [one] Kom morgen terug voor de volgende.
   *[other] { $days } dagen op rij. Kom morgen terug voor de volgende.
}
page-drill-own = Uit je eigen spellen
page-drill-own-working = Het huis zoekt in de spellen de keuzes die het meest kostten: { $percent }% klaar.
page-drill-own-lead = { $many ->
    [one] Eén keuze heeft je in je laatste spellen veel gekost. Wat zou je nu spelen?
   *[other] { $many } keuzes hebben je in je laatste spellen het meest gekost. Wat zou je nu spelen?
}
page-drill-table = De duurste keuzes van dit spel
page-drill-table-lead = { $many ->
    [one] Eén keuze heeft veel gekost. Wat zou jij spelen?
   *[other] { $many } keuzes hebben het meest gekost. Wat zou jij spelen?
}
page-drill-none-yet = Op dit toestel is nog geen spel tot het einde gespeeld. Speel er een, en de keuzes die je het meest kostten komen hier terug als puzzel.
page-drill-flawless = Geen enkele keuze kostte genoeg om te oefenen.
page-drill-start = Beginnen
page-drill-number = { $game }: puzzel { $number } van { $many }
page-drill-question = Jij bent { $name }. Wat speel je?
page-drill-not-legal = Dat mag hier niet volgens de regels. Probeer een andere zet.
page-drill-best = De beste: { $move }
page-drill-good = Goed: { $move }
page-drill-doubtful = Twijfelachtig: { $move }
page-drill-best-was = Het beste was: { $move }
page-drill-played = { $you ->
    [yes] In het spel speelde je: { $move }.
   *[no] In het spel speelde { $name }: { $move }.
}
page-drill-same = { $you ->
    [yes] In het spel speelde je hetzelfde.
   *[no] In het spel speelde { $name } hetzelfde.
}
page-drill-more = Tik op een andere zet om te zien hoe goed die is.
page-drill-next = Volgende puzzel
page-drill-finish = Klaar
page-drill-done = { $many ->
    [one] Dat was hem.
   *[other] Dat waren ze alle { $many }.
}
page-drill-once-more = Nog eens
page-fault-broken-off = Het huis heeft dit niet afgemaakt. Probeer het opnieuw.
page-first = Naar het begin
page-step-back = Een stap terug
page-run = Afspelen
page-pause = Pauze
page-step-on = Een stap verder
page-last = Naar het einde
page-moment = Moment in het spel
page-moment-of = { $step } van { $steps }
page-whose-eyes = Door de ogen van wie?
page-nobodys-eyes = een toeschouwer
page-seal-verified = { $falls ->
    [one] Nagekeken: de enige worp klopt met het zegel.
   *[other] Nagekeken: alle { $falls } worpen kloppen met het zegel.
}
page-seal-verified-cards = { $falls ->
    [one] Nagekeken: het schudden klopt met het zegel.
   *[other] Nagekeken: alle { $falls } keren dat er gegooid of geschud werd, kloppen met het zegel.
}
page-seal-verified-some = { $falls ->
    [one] Nagekeken: van de { $total } worpen klopt er één met het zegel van dit spel.
   *[other] Nagekeken: van de { $total } worpen kloppen er { $falls } met het zegel van dit spel.
}
page-seal-verified-some-cards = { $falls ->
    [one] Nagekeken: van de { $total } keren dat er gegooid of geschud werd, klopt er één met het zegel van dit spel.
   *[other] Nagekeken: van de { $total } keren dat er gegooid of geschud werd, kloppen er { $falls } met het zegel van dit spel.
}
page-seal-verified-dice = Alleen de dobbelstenen zijn nagekeken ({ $falls } van { $total }). Welke namen, huisregels en bots verzegeld werden, staat er niet bij: die kunnen om het even wat zijn.
page-seal-why = { $binds ->
    [terms] Het zegel “{ $words }” lag op tafel voor de eerste worp, en ook deze namen, huisregels en bots vallen eronder. Het hele zegel: { $hash }
    [rules] Het zegel “{ $words }” lag op tafel voor de eerste worp van het spel waarin deze dobbelstenen eerst vielen. Ook de huisregels vallen eronder; voor namen en bots is er alleen het woord van wie het spel bewaarde. Het hele zegel: { $hash }
   *[dice] Het zegel “{ $words }” lag op tafel voor de eerste worp. Het gaat alleen over de dobbelstenen: voor namen, huisregels en bots is er alleen het woord van wie het spel bewaarde. Het hele zegel: { $hash }
}
page-seal-why-fork = { $binds ->
    [terms] Het zegel “{ $words }” lag op tafel voor dit spel daar verderging, en ook deze namen, huisregels en bots vallen eronder. Het hele zegel: { $hash }
   *[dice] Het zegel “{ $words }” lag op tafel voor dit spel daar verderging. Het gaat alleen over de dobbelstenen: voor namen, huisregels en bots is er alleen het woord van wie het spel bewaarde. Het hele zegel: { $hash }
}
page-seal-stops = Het spel is niet afgelopen: het is maar tot moment { $event } bewaard.
page-seal-changed = Dit klopt niet: de namen, de huisregels of de bots zijn andere dan bij het verzegelen.
page-seal-broken = Dit klopt niet: wat er viel op moment { $event } past niet bij het zegel.
page-seal-checking = Het zegel wordt nagekeken …
page-seal-idle = Onder het zegel van dit spel zelf is niets gevallen, dus bewijst het niets over de dobbelstenen.
page-seal-closed = Het zegel gaat open als het spel uit is.
page-seal-unsealed = In dit spel was niets verzegeld, dus er valt niets na te kijken.
page-fork = Vanaf hier verder spelen
page-fork-dice = De dobbelstenen die nog komen
page-fork-same = Dezelfde als toen
page-fork-fresh = Nieuwe
page-fork-same-why = Wie dit spel gezien heeft, kan weten wat er valt.
page-fork-unsealed = Niemand weet wat er in dit spel nog zou vallen, dus speel je verder met nieuwe dobbelstenen.
page-fork-with = Met wie
page-fork-alone = Alleen, tegen bots
page-fork-company = Met het gezelschap
page-fork-from = Verder gespeeld
page-forked-same = Vanaf moment { $event } van een ander spel, met dezelfde dobbelstenen: wie het gezien heeft, kan weten wat er valt.
page-forked-fresh = Vanaf moment { $event } van een ander spel, met nieuwe dobbelstenen.
page-forked-cards = Vanaf moment { $event } van een ander spel. Tot er weer gedeeld wordt, kan wie het gezien heeft de kaarten kennen.
page-fork-vouched = Wat daarvoor viel ({ $falls }×), viel onder zegels waarvoor alleen het verslag { $of }… kan instaan.
page-fork-unproven = { $falls ->
    [one] Eén worp daarvoor had geen open zegel en is niet na te gaan.
   *[other] { $falls } worpen daarvoor hadden geen open zegel en zijn niet na te gaan.
}
page-fork-seat = De plaats van { $name }

## Drills and the puzzle of the day
drill-none = Er valt niets te oefenen: geen beslissing in deze spellen kostte genoeg om er zeker van te zijn.
drill-own = Puzzel { $number } van { $many }: { $file }, gebeurtenis { $event }
drill-daily = De puzzel van { $day }
drill-question = { $name } is aan de beurt. Welke zet is de beste?
drill-found = Gevonden: { $move } is de beste zet.
drill-as-good = Gevonden: { $move } is zo goed als { $best }, voor zover dat te zeggen is.
drill-good = Bijna: { $move } is goed, en { $best } is beter.
drill-doubtful = Niet { $move }: de beste zet is { $best }.
drill-answer = De beste zet is { $best }.
drill-cost-win = Van 100 zulke spellen wint { $move } er { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } minder.
drill-cost-points = Gemiddeld brengt { $move } { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten minder op.
drill-played = In het spel speelde { $name } { $move }.
drill-played-same = In het spel speelde { $name } hetzelfde.
drill-score = { $tried ->
    [one] { $found ->
        [0] Je hebt hem niet gevonden.
       *[other] Je hebt hem gevonden.
    }
   *[other] Je hebt er { $found } van de { $tried } gevonden.
}
drill-left = Niets geprobeerd: de puzzel wacht op je.
drill-about-quit = weggaan; Ctrl-C en Ctrl-D doen hetzelfde

## Waarom een zet goed is
mark-best = beste
mark-good = goed
mark-doubtful = twijfelachtig
reason-only-move = Er is maar één zet.
reason-all-alike = { $moves ->
    [2] Beide zetten zijn hier evenveel waard.
   *[other] Alle { $moves } zetten zijn hier evenveel waard.
}
reason-margin-close = De op één na beste zet is bijna evenveel waard.
reason-margin-win = Van 1000 zulke spellen wint hij er { $more } meer dan de op één na beste zet.
reason-margin-points = Over tien zulke spellen brengt hij { $more } meer op dan de op één na beste zet.
cli-hint-win = De zet van { $name }, naar de kans om te winnen:
cli-hint-points = De zet van { $name }, naar de punten die er op het einde te verwachten zijn:
cli-hint-exact = Deze waarden zijn exact.
cli-hint-near = Deze waarden zijn schattingen: twee van de drie zitten er hoogstens ± naast.
cli-hint-worth-win = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-hint-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Uitspelen: elke zet van een tip tot het einde gespeeld, met dezelfde dobbelstenen
rollout-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-figure-alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-behind = { $figure } minder
rollout-win = Na { $games ->
    [one] één spel
   *[other] { $games } spellen
} met dezelfde { $chance ->
    [cards] kaarten
   *[dice] dobbelstenen
} voor elke zet, uitgespeeld door { $level ->
    [club] clubspelers
   *[sensible] verstandige spelers
}: de beste zet wint er { $figure } van de 100.
rollout-points = Na { $games ->
    [one] één spel
   *[other] { $games } spellen
} met dezelfde { $chance ->
    [cards] kaarten
   *[dice] dobbelstenen
} voor elke zet, uitgespeeld door { $level ->
    [club] een clubspeler
   *[sensible] een verstandige speler
}: de beste zet brengt { $figure } punten op.
rollout-better-win = Hij wint er { $figure } op 100 meer dan de op één na beste zet.
rollout-better-points = Hij brengt { $figure } punten meer op dan de op één na beste zet.
rollout-few = Dat zijn te weinig spellen om te zeggen welke zet de beste is: het moeten er minstens { $fewest } zijn.
rollout-verdict-confirms = Dat bevestigt de tip.
rollout-verdict-open = Dat scheelt te weinig: deze spellen zeggen niet welke zet de beste is.
rollout-verdict-rollout = De tip zegt iets anders. Geloof de spellen: de tip is maar een schatting, en deze zijn tot het einde gespeeld.
rollout-verdict-exact = De tip zegt iets anders. Geloof de tip: die is exact, en de spelers van deze spellen maken fouten.
rollout-verdict-judge = De tip zegt iets anders. Geloof de tip: die zit er minder naast dan wat de spelers van deze spellen door fouten verliezen.

## Een duplicaatavond: verscheidene spellen met dezelfde dobbelstenen, gerangschikt met geluk en zonder
night-head = { $chance ->
    [cards] Duplicaatavond: { $game }, { $games } spellen met dezelfde kaarten
   *[dice] Duplicaatavond: { $game }, { $games } spellen met dezelfde dobbelstenen
}
night-raw = Met geluk
night-without-luck = Zonder geluk
night-value-win = gewonnen
night-value-points = punten
night-same-seat-column = zelfde plaats
night-score = stand
night-games = spellen
night-known = { $many ->
    [one] Een van deze spellen herhaalt een ander: wie dat verslag had, kon weten wat er zou vallen.
   *[other] { $many } van deze spellen herhalen een ander: wie dat verslag had, kon weten wat er zou vallen.
}
night-others = Zonder geluk tellen de fouten van de anderen nog mee, voor wie er beter van werd.
night-first-raw = { $many ->
    [one] Met geluk staat { $names } op de eerste plaats.
   *[other] Met geluk delen { $names } de eerste plaats.
}
night-first-skill = { $many ->
    [one] Zonder geluk staat { $names } op de eerste plaats.
   *[other] Zonder geluk delen { $names } de eerste plaats.
}
night-player-win = { $games ->
    [one] { $name } won { $raw } van één spel: { $without } zonder geluk, { $luck } door geluk.
   *[other] { $name } won { $raw } van { $games } spellen: { $without } zonder geluk, { $luck } door geluk.
}
night-player-points = { $games ->
    [one] { $name } haalde { $raw } punten: { $without } zonder geluk, { $luck } door geluk.
   *[other] { $name } haalde { $raw } punten per spel over { $games } spellen: { $without } zonder geluk, { $luck } door geluk.
}
night-same-seat = Vergeleken met de anderen die dezelfde plaats hadden: { $change }.

## The review of a game: what it owed to luck, and what to its players
review-before = Voor de eerste ronde
review-when = { $heading } { $round }
review-value-win = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-value-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-scale-win = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }%
review-scale-points = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
review-turning = { $when }, { $name } { $change }: { $what }
review-decision = { $when }, { $name } { $change }: { $what } Beter: { $instead }
review-exact = Elke waarde is exact.
review-about = Een waarde kan er ongeveer { $error } naast zitten.
review-about-between = Een waarde kan er ongeveer { $least } tot { $most } naast zitten, naargelang de stelling.
review-hidden = Ieders spel wordt vergeleken met wat een verstandige speler met dezelfde kaarten had gekozen. De bijstelling is ongeveer { $drift } per spel.
review-title = Geluk en kunde: { $game }
review-from-to = { $name } van { $start } naar { $result }.
review-unfinished = Het spel is nog niet uit: besproken wordt wat er gespeeld is.
review-forked = Dit spel is bij gebeurtenis { $event } uit een ander ontstaan: besproken wordt het vanaf daar.
review-start = begin
review-luck = geluk
review-own = eigen spel
review-others = de anderen
review-drift = bijstelling
review-result = uitslag
review-turning-points = Keerpunten
review-luckiest = Meeste geluk: { $what }
review-unluckiest = Meeste pech: { $what }
review-costliest = Duurste beslissing: { $what }
review-play = { $choices ->
    [one] { $name } had één echte keuze en verloor { $share } ± { $error } van wat er op het spel stond: { $word }.
   *[other] { $name } had { $choices } echte keuzes en verloor { $share } ± { $error } van wat er op het spel stond: { $word }.
}
review-few = te weinig keuzes om het te zeggen
review-between = { $best } tot { $worst }
review-over-games = Hoe ze spelen, over al deze spellen
review-pooled = { $name } bij { $game }, { $games ->
    [one] één spel
   *[other] { $games } spellen
}: verloor { $share } ± { $error } van wat er op het spel stond in { $choices ->
    [one] één echte keuze
   *[other] { $choices } echte keuzes
}: { $word }.
review-no-choice = { $name } had niets te kiezen.
review-word-flawless = foutloos
review-word-masterly = meesterlijk
review-word-strong = sterk
review-word-fair = behoorlijk
review-word-loose = losjes
review-word-wild = avontuurlijk
review-again-you = gespeeld
review-again-best = kampioen, zelfde worpen
review-again-expected = bij gemiddelde worpen
review-again-total = samen
review-again-note = De kampioen speelde met precies dezelfde worpen. De laatste kolom is wat zulk spel bij gemiddelde worpen oplevert: het verschil is geluk.
review-aspect-row = hele rij
review-aspect-colours = kleuren
review-aspect-escapes = uitwijken
review-aspect-outs = UIT
review-aspect-bets = wedden

## Het lab: wat een huisregel verandert
cli-lab-same = A en B zijn gelijk: noem een huisregel die nog niet zo is, --change NAAM=WAARDE
cli-lab-played = { $games } spellen volgens elk van de twee, { $players } spelers.
cli-lab-preparing = De regels worden klaargezet …
cli-lab-bounds = De waarheid ligt negentien van de twintig keer binnen de ±.
cli-lab-alike = Geen verschil is groter dan zijn fout.
lab-progress = { $games } van { $wanted } spellen volgens elk van de twee
lab-usual = de gewone regels
lab-events = worpen en zetten in een spel
lab-rounds = rondes in een spel
lab-first = winst van wie begint (gelijk: { $even }%)
lab-skill = kunde (de rest is geluk)
lab-drama = beslist na dit deel van het spel
lab-number = { $sign }{ $value } ± { $error }
lab-percent = { $sign }{ $value }% ± { $error }
lab-better = Van 100 spellen wint de betere speler (niveau { $better } tussen niveau { $weaker }) er { $a } volgens A en { $b } volgens B; gelijk zou { $even } zijn.
lab-said-events = { $way ->
    [up] Een spel telt { $by } worpen en zetten meer (± { $error }).
   *[down] Een spel telt { $by } worpen en zetten minder (± { $error }).
}
lab-said-rounds = { $way ->
    [up] Een spel duurt { $by } rondes langer (± { $error }).
   *[down] Een spel is { $by } rondes korter (± { $error }).
}
lab-said-first = { $way ->
    [up] Wie begint, wint { $by } meer van de 100 spellen (± { $error }).
   *[down] Wie begint, wint { $by } minder van de 100 spellen (± { $error }).
}
lab-said-skill = { $way ->
    [up] Er komt meer kunde aan te pas: de betere speler wint { $by } meer van de 100 spellen (± { $error }).
   *[down] Er komt meer geluk aan te pas: de betere speler wint { $by } minder van de 100 spellen (± { $error }).
}
lab-said-drama = { $way ->
    [up] Spellen worden later beslist, met { $by }% van hun lengte (± { $error }).
   *[down] Spellen worden vroeger beslist, met { $by }% van hun lengte (± { $error }).
}
page-lab-title = Wat verandert een huisregel?
page-lab-lead = Kies twee stel huisregels. Het huis speelt duizenden spellen volgens allebei en toont wat er verschilt.
page-lab-game = Spel
page-lab-players = Spelers
page-lab-setting = Regels { $which }
page-lab-compare = Vergelijken
page-lab-stop = Hier stoppen
page-lab-same = A en B zijn gelijk. Verander een huisregel in een van de twee.
page-lab-preparing = Het huis haalt de dobbelstenen en de kaarten boven…
page-lab-progress = { $games } van { NUMBER($wanted) } spellen volgens elk van de twee
page-lab-difference = verschil { $by }
page-lab-what = Wat er bij B anders is dan bij A
page-lab-alike = Tot nu toe is geen verschil groter dan zijn fout.
page-lab-bounds = Het bleke eind van een balk is de fout: de waarheid ligt negentien van de twintig keer binnen de ±.
page-lab-share = Deze vergelijking delen

## A duplicate night: several tables, or one company again, with the same dice
page-night = Duplicaatavond
page-night-why = Verschillende tafels, of hetzelfde gezelschap nog eens, spelen met precies dezelfde dobbelstenen of kaarten. Op het einde zie je wie het best speelde, met geluk en zonder.
page-night-who = Spelers en bots gaan daarna aan elke tafel zitten, met de link ervan.
page-night-tables = Hoeveel tafels?
page-night-rounds = Hoeveel rondes aan elke tafel?
page-night-again = In elke ronde schuift iedereen een plaats op en komen dezelfde dobbelstenen of kaarten terug: wie ze onthoudt, kent ze.
page-night-lay = De avond klaarzetten
page-night-lead = Elk spel van deze avond wordt met dezelfde dobbelstenen of kaarten gespeeld. Deel de links uit; als alle spellen gedaan zijn, zie je wie het best speelde, met geluk en zonder.
page-night-single = Maar één spel is uitgespeeld, dus er valt niets te vergelijken.
page-night-done = Alle spellen zijn gedaan. Ze werden allemaal met dezelfde dobbelstenen of kaarten gespeeld.
page-night-table-of = Tafel { $table } van { $tables }
page-night-go = Naar de avond
page-night-sealed = Alle tafels van deze avond delen dit zegel. Wat de toestellen aan elke tafel meebrengen, wordt in de dobbelstenen of kaarten gemengd.
page-night-start = Alle tafels beginnen
page-night-host-starts = De gastheer laat alle tafels samen beginnen, als iedereen er is, aan elke tafel.
page-night-shut = Aan de andere tafels van deze avond wordt met dezelfde dobbelstenen of kaarten gespeeld. Daarom krijgt alleen wie hier zit ze te zien, tot alle tafels klaar zijn.
page-night-elsewhere = Je zit al aan tafel { $table } van deze avond, waar met dezelfde dobbelstenen of kaarten wordt gespeeld.
page-night-next = Volgende ronde
page-night-wait = Aan de andere tafels, of in de volgende ronde, wordt met dezelfde dobbelstenen of kaarten gespeeld. Terugkijken en zien wat geluk was, kan als iedereen klaar is.
page-night-table = Tafel { $table }
page-night-round = Ronde { $round } van { $rounds }
page-night-waiting = wacht op gezelschap
page-night-playing = speelt
page-night-over = klaar
page-night-gone = weggehaald
page-night-go-table = Naar tafel { $table }
page-night-invite = Uitnodigen aan tafel { $table }
page-night-share = De link naar de avond delen
page-night-end = De avond nu beëindigen
page-night-end-why = Spellen die niet afgelopen zijn, worden weggehaald. De andere komen in de rangschikking.
page-night-end-yes = Ja, beëindigen
page-night-ranking = Rangschikking
page-night-ready = De rangschikking is er.
page-night-raw = Zoals het uitkwam
page-night-skill = Zonder geluk
page-night-players = Speler per speler
page-night-games = spellen
page-night-seats = plaatsen
page-night-beside = zelfde plaats
page-night-beside-why = “Zelfde plaats” is hoeveel beter het resultaat was dan dat van anderen die met dezelfde dobbelstenen of kaarten op dezelfde plaats zaten.

## De eerlijke voorgift
cli-handicap-who = handicap moet weten wie er speelt: --bots champion,beginner of --review BESTAND
cli-handicap-given = handicap zoekt zelf uit wat er te geven is: laat --option handicap weg
cli-handicap-either = handicap neemt --bots of --review, niet allebei
handicap-gives = Om het gelijk te maken: { $given }.
handicap-nothing = Niemand krijgt iets voor: geen voorgift brengt dit gezelschap dichter bij gelijk.
handicap-with = Dan winnen ze van 100 spellen: { $shares }.
handicap-without = Zonder voorgift: { $shares }.
handicap-share = { $name } { $share } (± { $error })
handicap-gap = In hele stappen blijft { $name } { $gap } spellen op 100 van een gelijk deel af.
handicap-limit = Meer kan niet gegeven worden: { $name } is nog { $gap } spellen op 100 van een gelijk deel af.
handicap-thinks = Het niveau “{ $level }” denkt te lang voor duizenden spellen en telt hier als “{ $other }”. Het speelt beter dan dat, dus de anderen zouden meer nodig hebben.
handicap-as = { $name } telt als “{ $level }”, volgens { $choices } nabesproken keuzes.
handicap-between = { $name } telt als iemand tussen “{ $weaker }” en “{ $stronger }”, volgens { $choices } nabesproken keuzes.
page-even = Maak het gelijk
page-even-lead = Hoe goed speelt iedereen? Het huis speelt duizenden spellen en zegt wat wie voor krijgt.
page-even-reviewed = zoals in nabesproken spellen
page-even-holds = Nu staat in de huisregels: { $given }.
page-even-find = Hoeveel maakt ons gelijk?
page-even-preparing = Het huis haalt de dobbelstenen en de kaarten boven…
page-even-working = { $games } spellen gespeeld…
page-even-use = Gebruik dit
page-even-used = Het staat bij de huisregels.
