list = { $first } und { $last }
either = { $first } oder { $last }
nth-player = Spieler { $number }
quoted = „{ $text }“
yes = ja
no = nein
none-given = keiner
thirty-seconds = In dreißig Sekunden

## Fehler
error-no-such-move = { $word } ist kein Zug in { $game }
error-no-such-fall = { $word } kann in { $game } nicht fallen
error-no-such-seat = { $seat } ist kein Platz an diesem Tisch für { $players }
error-not-an-event = ein Ereignis ist eine Liste aus zweien: "*" oder ein Platz, und ein Wort
error-wrong-fall = { $word } fällt hier nicht: Regel { $rule } verlangt { $due }
error-not-legal = { $word } darf jetzt nicht gespielt werden: Regel { $rule }
error-not-your-turn = Platz { $seat } ist nicht an der Reihe: an der Reihe ist { $turn }
error-say-which-seat = mehrere Plätze dürfen jetzt ziehen ({ $turn }): sag, welcher es tut
error-throw-first = jetzt kann niemand ziehen: Platz { $turn } muss erst werfen
error-not-a-throw = jetzt fällt nichts: an der Reihe ist { $turn }
error-is-over = das Spiel ist aus
error-dice-not-said = diese Würfel fallen nicht von selbst: sag, was gefallen ist
error-script-is-wrong = das Skript sagt { $word }, aber Regel { $rule } verlangt { $due }
error-not-a-match = { $given } ist keine Partie
error-games-number = es muss mindestens ein Spiel gespielt werden, und eine ganze Zahl, nicht { $games }
error-seed-number = ein Seed muss eine ganze Zahl sein, nicht { $seed }
error-no-such-language = { $language } ist keine Sprache dieses Hauses; die Sprachen sind { $allowed }
error-no-such-game = { $game } ist kein Spiel dieses Hauses; die Spiele sind { $allowed }
error-no-judge = niemand weiß hier, was eine Stellung von { $game } wert ist
error-lab-compiles = { $game } kann nicht verglichen werden: die Regeln, round_of oder behind lassen sich nicht kompilieren: { $reason }
error-handicap-none = { $game } kennt keinen Vorsprung: niemand entscheidet darin etwas, oder es lässt sich keiner geben
error-handicap-few = { $choices } besprochene Entscheidungen zeigen nicht, wie gut jemand spielt: dazu braucht es { $fewest }
error-handicap-unmeasured = was die Stufen in { $game } verlieren, ist nicht gemessen: wähle Stufen
error-handicap-games = diese Protokolle sind von verschiedenen Spielen
error-game-broken = das Spiel { $game } aus { $package } lässt sich nicht spielen: { $reason }
error-game-name-taken = das Spiel { $game } aus { $package } bleibt draußen: ein anderes Spiel heißt schon so
error-game-letter-taken = das Spiel { $game } aus { $package } bleibt draußen: sein Buchstabe { $letter } gehört schon zu { $other }
error-no-such-bot = { $bot } ist kein Bot; die Bots sind { $allowed }, oder paket.modul:name
error-bot-module = der Bot { $bot } kann nicht geladen werden: { $reason }
error-bot-form = der Bot { $bot } muss eine Funktion einer Frage sein, oder von (s, seat, out, many, luck)
error-bot-illegal = der Bot { $bot } auf Platz { $seat } antwortete { $answer }, was dort nicht gespielt werden darf
error-bot-broken = der Bot { $bot } auf Platz { $seat } ist gescheitert: { $reason }
error-bot-thinks = der Bot { $bot } denkt nach und hat keine einfache Funktion zum Kompilieren
error-bot-died = der Prozess, in dem { $bot } nachdachte, ist beendet
error-no-such-option = { $option } ist keine Option von { $game }; die Optionen sind { $allowed }
error-option-value = Option { $option } ist { $value }, muss aber { $allowed } sein (Regel { $rule })
error-option-text = Option { $option } muss ein Text von höchstens { $most } druckbaren Zeichen sein (Regel { $rule })
error-players-number = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }
error-players-names = players muss eine Liste von Namen sein
error-player-name = der Name eines Spielers muss 1 bis { $most } druckbare Zeichen haben
error-name-marks = der Name eines Spielers darf auf einem Buchstaben höchstens { $most } Akzente oder andere Zeichen haben
error-options-object = options muss ein Objekt aus Namen und Werten sein
error-record-object = ein Protokoll muss ein einziges JSON-Objekt sein
error-record-size = ein Protokoll darf höchstens { $most } MB groß sein
error-file-missing = es gibt keine Datei { $file }
error-file-folder = { $file } ist ein Ordner, keine Datei
error-file-unreadable = { $file } ist nicht zu lesen
error-record-text = das ist kein JSON-Text in UTF-8
error-record-json = das ist kein gültiges JSON (Zeile { $line }, Spalte { $column })
error-record-depth = dieses JSON ist zu tief verschachtelt
error-record-number = { $value } ist keine Zahl, die ein Protokoll enthalten kann
error-record-twice = der Schlüssel { $field } kommt zweimal vor
error-record-surrogate = ein Text enthält ein halbes Zeichen (ein einzelnes Surrogat)
error-record-version = das ist kein Protokoll der Version 1 von toog
error-record-missing = der Schlüssel { $field } fehlt
error-record-key = { $field } ist kein Schlüssel eines Protokolls; die Schlüssel sind { $allowed }
error-record-events = events muss eine Liste sein
error-record-meta = meta muss ein Objekt sein
error-record-plain = meta enthält etwas, das JSON nicht enthalten kann
error-seal-shape = seal muss genau einen hash, eine nonce je Platz und ein secret enthalten, hexadezimal, und ab Version 2 auch seine Version und den Hash der Vereinbarungen
error-seal-missing = dieses Protokoll hat kein Siegel, seine Würfel lassen sich also nicht prüfen
error-seal-closed = das Siegel ist noch zu: das Geheimnis wird gezeigt, wenn das Spiel aus ist
error-seal-idle = unter dem Siegel dieses Protokolls selbst ist nichts gefallen, also beweist es nichts über die Würfel
error-seal-hash = das Geheimnis gehört nicht zu dem Hash, der vor dem ersten Wurf gezeigt wurde
error-seal-broken = das Protokoll sagt { $word }, aber das Siegel ergibt { $due }
error-seal-terms = die Namen, die Hausregeln oder die Bots dieses Protokolls sind nicht die, die versiegelt wurden
error-dice-no-source = Würfel müssen Sealed, Seeded, Scripted oder Real sein oder eine Methode fall haben, nicht { $dice }
error-dice-do-not-fit = versiegelte Würfel für { $seats } Spieler brauchen ein Geheimnis von { $bytes } Bytes, und für jeden von ihnen eine Nonce in hexadezimalen Ziffern
error-fork-no-event = ein Spiel mit { $most } Ereignissen kann nicht ab Ereignis { $at } weitergehen
error-fork-no-decision = bei Ereignis { $at } entscheidet niemand etwas, also kann dort niemand weiterspielen
error-fork-dice = man spielt mit denselben Würfeln weiter oder mit neuen, nicht mit { $dice }
error-fork-no-seal = diese Würfel waren nicht versiegelt, also weiß niemand, was gefallen wäre: spiel mit neuen weiter
error-fork-closed = das Siegel dieser Würfel ist noch zu: spiel mit neuen weiter
error-fork-no-player = { $name } spielt in diesem Protokoll nicht mit; die Spieler sind { $allowed }
error-fork-bots = { $given } Bots sind für { $seats } Plätze genannt: nenne einen für alle oder einen für jeden
error-fork-shape = was das Protokoll über seine Abzweigung sagt, muss ein Ereignis, ein Protokoll, die Wahl der Würfel und ihre Siegel sein
error-duplicate-fork = dieses Spiel zweigt von einem anderen ab, und nur ein ganzes Spiel lässt sich noch einmal spielen
error-duplicate-players = { $given } Spieler sind für ein Spiel zu { $seats } genannt
error-duplicate-rotation = man rückt um eine ganze Zahl von Plätzen weiter, nicht um { $rotation }
error-duplicate-shape = was das Protokoll über das Spiel sagt, das es wiederholt, muss ein Protokoll und eine Zahl von Plätzen sein
error-night-few = ein Duplikatabend braucht mindestens zwei Spiele, nicht { $given }
error-night-unfinished = { $record } ist nicht zu Ende, und ein Duplikatabend reiht beendete Spiele
error-night-fork = { $record } zweigt von einem anderen Spiel ab, und ein Duplikatabend reiht ganze Spiele
error-night-twice = { $record } ist dasselbe Spiel wie { $first }
error-night-game = { $record } ist ein Spiel { $game }, aber { $first } ist { $due }
error-night-players = { $record } hat { $players } Spieler, aber { $first } hat { $due }
error-night-option = { $record } wurde nicht nach denselben Hausregeln gespielt wie { $first }: die Option { $option } unterscheidet sich
error-night-seal = { $record } wurde nicht unter demselben Siegel gespielt wie { $first }
error-drill-unfinished = dieses Spiel ist noch nicht aus: Übungen kommen aus beendeten Spielen
error-drill-no-player = { $name } spielt in keinem dieser Spiele; ihre Spieler sind { $allowed }
error-daily-no-day = { $day } ist kein Tag: Es muss ein datetime.date sein
error-daily-no-game = { $game } hat kein Rätsel des Tages; die Spiele, die eines haben, sind { $allowed }
error-bots-shape = was das Protokoll über seine Bots sagt, muss ein hash, ein secret und wer was spielte sein
error-bots-closed = das Siegel der Bots ist noch zu: das Geheimnis wird gezeigt, wenn das Spiel aus ist
error-bots-hash = das Geheimnis der Bots gehört nicht zu dem Hash, der vor dem ersten Wurf gezeigt wurde
error-bots-secret = das Geheimnis der Bots folgt nicht aus dem Geheimnis der Würfel
error-bots-broken = das Protokoll sagt { $word }, aber { $bot } spielt dort { $due }
error-bots-missing = { $bot } hatte diesen Platz, aber { $word } steht nicht bei den Zügen, die er laut Protokoll gewählt hat
error-bots-not-held = das Protokoll sagt, dass { $bot } { $word } gewählt hat, aber nicht, dass er diesen Platz damals hatte

## Fehler am Tisch
error-not-yours = Platz { $seat } gehört dir nicht
error-host-only = das kann nur der Gastgeber dieses Tisches
error-stale = zu spät: am Tisch ist inzwischen schon etwas geschehen
error-too-soon = nicht so schnell: Platz { $seat } darf gleich wieder
error-bot-plays = für Platz { $seat } spielt gerade ein Bot
error-not-started = das Spiel hat noch nicht begonnen
error-already-started = das Spiel hat schon begonnen
error-no-hints = der Gastgeber dieses Tisches erlaubt keine Hinweise
error-not-over = das Spiel ist noch nicht aus
error-seat-taken = Platz { $seat } ist besetzt
error-colour-taken = mit dieser Farbe spielt an diesem Tisch schon jemand anders
error-no-such-colour = eine Farbe ist eine Zahl von 0 bis { $most }
error-seat-open = auf Platz { $seat } sitzt niemand
error-seats-open = auf jedem Platz muss ein Mensch oder ein Bot sitzen, bevor das Spiel beginnen kann
error-seats-expected = noch sind nicht alle mitgekommen: warte, oder lass einen Bot einspringen
error-name-taken = an diesem Tisch heißt schon jemand { $name }: wähle einen anderen Namen
error-not-missing = auf diesem Platz fehlt niemand, also kann man ihn nicht erbitten
error-claim-waits = jemand bittet schon darum, als { $name } mitzuspielen: warte auf die Antwort
error-nobody-to-ask = hier sitzen nur Bots, also kann dich niemand hereinlassen: gib die PIN des Platzes ein, oder spiel auf dem Gerät weiter, mit dem du Platz genommen hast
error-pin-only = hier spielt nur eine andere Person, und die entscheidet nicht allein, wer für { $name } spielt: gib die PIN des Platzes ein, oder lass einen Bot spielen
error-hand-lies-there = an diesem Platz liegen verdeckte Karten: solange das Spiel läuft, kann ihn nur ein Bot übernehmen
error-own-claim = wer um einen Platz bittet, stimmt nicht darüber ab
error-needs-more = solange das Spiel läuft, müssen mindestens zwei Anwesende zustimmen: bis dahin kann ein Bot für { $name } spielen
error-wrong-pin = das ist nicht die PIN dieses Platzes
error-pin-locked = zu viele falsche PINs von hier: warte noch { $seconds } Sekunden
error-pin-void = zu viele falsche PINs: dieser Platz nimmt keine mehr an. Spiel auf dem Gerät weiter, mit dem du dich gesetzt hast, oder frag die anderen
error-no-such-claim = niemand bittet mehr um diesen Platz
error-nothing-open = es gibt nichts zu bestätigen
error-table-full = alle Plätze an diesem Tisch sind besetzt
error-nobody-here = an diesem Gerät sitzt niemand am Tisch
error-not-away = Platz { $seat } braucht keinen Bot: dort fehlt niemand
error-cannot-undo = jetzt lässt sich nichts mehr zurücknehmen: es wurde schon gewürfelt, etwas wurde gezeigt, oder jemand anders hat gespielt
error-dice-sealed = die Würfel dieses Tisches sind versiegelt: sie fallen von selbst und werden nicht eingetippt
error-real-hidden = { $game } verbirgt seine Karten, sie lassen sich nicht eintippen: wähle versiegelte Würfel
error-no-such-dice = { $dice } sind keine Würfel dieses Hauses; es gibt { $allowed }
error-fork-long = nach mehr als { $most } Ereignissen kann man ein Spiel nicht weiterspielen
error-no-such-reaction = { $reaction } ist keine Reaktion; die Reaktionen sind { $allowed }
error-thinking-time = die Bedenkzeit muss { $low } bis { $high } Sekunden lang sein
error-race-pause = die Pause in einem Rennen muss { $low } bis { $high } Sekunden lang sein
error-bot-name = der Name eines Bots muss 1 bis { $most } druckbare Zeichen haben
error-not-hex = ein Schlüssel hat 64 hexadezimale Ziffern, eine Nonce 1 bis 128
error-rematch-made = die Runde ist schon an einen anderen Tisch weitergezogen
error-still-hidden = das Protokoll eines Spiels mit verdeckten Karten wird gezeigt, wenn das Spiel aus ist
error-night-size = ein Abend hat höchstens { $most } Tische und höchstens { $players } Runden, und mindestens zwei Spiele
error-night-sealed = ein Duplikatabend wird mit versiegelten Würfeln oder Karten gespielt: Nur sie können an jedem Tisch dieselben sein
error-night-together = die Tische eines Abends fangen alle zusammen an, nicht einzeln
error-night-waits = die Tische eines Abends fangen alle zusammen an, und an Tisch { $table } sind noch nicht alle da
error-night-on = an anderen Tischen dieses Abends wird mit denselben Würfeln oder Karten gespielt: Was hier fiel, wird gezeigt, wenn alle fertig sind
error-bad-entry = das ist kein Ereignis eines Tisches
error-wrong-secret = dieses Geheimnis gehört nicht zum Siegel des Tisches

## Fehler an der Tür
error-no-such-table = diesen Tisch gibt es nicht oder nicht mehr
error-no-such-night = dieser Tisch gehört zu keinem Duplikatabend
error-sits-elsewhere = du sitzt schon an Tisch { $table } dieses Abends, wo mit denselben Würfeln oder Karten gespielt wird
error-no-such-code = hier hat kein Tisch diesen Code
error-no-such-record = dieses Protokoll gibt es hier nicht
error-no-such-page = unter dieser Adresse ist nichts
error-page-not-built = die Seite wurde nicht gebaut: installiere toog noch einmal, mit make play oder pip
error-bad-message = das ist keine Nachricht des Netzprotokolls: { $reason }
error-bad-request = diese Anfrage ist nicht zu lesen: { $reason }
error-greet-first = sag zuerst hello
error-wrong-key = dazu braucht es das Geheimnis, das mit dem Platz oder dem Tisch vergeben wurde
error-too-many = zu viel auf einmal: warte einen Augenblick
error-too-large = das ist größer als { $most } Bytes
error-too-long = an diesem Tisch sind schon { $most } Dinge geschehen, und mehr geht nicht: mach einen neuen auf
error-not-stored = das konnte nicht gespeichert werden: sieh dir den Tisch neu an, ob es doch geschehen ist
error-unreadable = dieser Tisch kann hier nicht gelesen werden, oder nicht von dieser Version des Hauses: versuch es später wieder
error-house-full = das Haus ist voll: versuch es später wieder
error-no-daily = es gibt ein Rätsel für jeden Tag vom { $first } bis zum { $last }, nach der Uhr von Greenwich
error-thought-lost = das Haus hat beim Denken den Faden verloren: frag noch einmal
error-strange-origin = diese Seite darf nicht mit diesem Haus sprechen
error-not-json = der Inhalt muss JSON sein und das sagen: Content-Type: application/json
error-strange-host = unter diesem Namen kennt sich dieses Haus nicht
error-house-fault = im Haus ist etwas schiefgegangen

## Fehler, gesagt zu denen, die spielen
play-by-rule = { $sentence } (Regel { $rule })
fault-not-your-turn = { $turn } ist dran.
fault-throw-first = { $you ->
    [yes] Wirf zuerst.
   *[no] Zuerst wirft { $turn }.
}
fault-not-a-throw = { $you ->
    [yes] Jetzt gibt es nichts zu werfen: Wähle einen Zug.
   *[no] { $turn } ist dran.
}
fault-not-yours = Du spielst nicht für { $seat }.
fault-too-soon = Nicht so schnell: Warte einen Augenblick.
fault-bot-plays = Für { $seat } spielt gerade ein Bot.
fault-seat-taken = Dieser Platz ist schon besetzt.
fault-seat-open = Dort sitzt niemand.
fault-not-away = { $seat } ist da: Ein Bot ist nicht nötig.
fault-no-such-seat = Diesen Platz gibt es nicht.
fault-wrong-fall = So können die Würfel jetzt nicht gefallen sein.
fault-bad-message = Zwischen dieser Seite und dem Haus ging etwas schief. Lade die Seite neu.
fault-bad-request = Das Haus konnte das nicht lesen. Versuch es noch einmal.
fault-wrong-key = Das geht von diesem Gerät aus nicht.
fault-option-value = { $label }: { $value } geht nicht. Möglich ist: { $allowed }.
fault-option-text = { $label }: höchstens { $most } Zeichen.

rule-C2 = Alle, die es betrifft, werfen einen Würfel, und die Sechs ist am höchsten. Wer gemeinsam am höchsten liegt, wirft noch einmal, bis einer übrig ist.
at-event = Ereignis { $event }: { $sentence }
text-at-most = { $most ->
    [one] ein Text von höchstens einem Zeichen
   *[other] ein Text von höchstens { $most } Zeichen
}

## Die Befehlszeile
cli-house = Toog, das Spielhaus: alte Spiele aus der Kneipe, vom Dachboden und vom Regelblatt, zum Spielen, mit Schiedsrichter, und zum Simulieren.
cli-usage = Aufruf: { $line }
cli-games = Die Spiele:
cli-more = Mehr zu einem Befehl: toog COMMAND --help. Ohne Befehl öffnet toog das Haus auf diesem Rechner und zeigt es im Browser; mit --lan spielen Handys im Raum mit.
cli-help-play = hier spielen, gegen Bots oder rund um die Tastatur
cli-help-rules = das Regelbuch eines Spiels mit seinen Hausregeln
cli-help-replay = ein Protokoll prüfen und zeigen, wie das Spiel steht
cli-help-review = was ein Spiel dem Glück verdankt und was den Spielern
cli-help-night = mehrere Spiele mit denselben versiegelten Würfeln, gereiht mit Glück und ohne
cli-help-drill = die teuersten Entscheidungen aus deinen eigenen Spielen, noch einmal als Rätsel gestellt
cli-help-daily = das Rätsel des Tages, für alle dasselbe
cli-help-verify = ein Protokoll prüfen: jeden Wurf, jedes Mischen und jeden Zug eines Bots
cli-help-simulate = sehr viele Spiele zwischen Bots spielen, kompiliert
cli-help-arena = Bots gegeneinander spielen lassen, jeder auf jedem Platz
cli-help-lab = was eine Hausregel ändert, neben den üblichen Regeln
cli-help-handicap = wer welchen Vorsprung bekommt, damit alle gleich oft gewinnen
cli-help-solve = exakte Werte, wo ein Spiel gelöst ist
cli-help-hint = der beste Zug für den Platz am Zug, was jeder Zug wert ist, und warum
cli-help-schema = das JSON-Schema eines Protokolls ausgeben
cli-help-serve = das Haus für Menschen und Programme öffnen, auf diesem Rechner, im Raum oder im Netz
cli-help-backup = alles, was das Haus aufbewahrt, in eine Datei kopieren, auch während es offen ist
cli-help-export = das Protokoll jedes Spiels schreiben, das das Haus aufbewahrt, eines je Zeile
cli-help-import = die Protokolle einer Datei aufbewahren, etwa den Export eines anderen Hauses
cli-help-delete = einen Tisch für immer löschen, anhand seines Links; ein Haus, das seine Tische in einer Datei aufbewahrt, muss geschlossen sein
cli-flag-help = diese Hilfe zeigen
cli-flag-lang = die Sprache: Niederländisch, Englisch, Französisch oder Deutsch
cli-flag-json = Fakten für Programme ausgeben, als JSON
cli-flag-option = eine Hausregel; darf mehrmals stehen (siehe toog rules GAME)
cli-flag-seed = dieselbe Zahl wirft dieselben Würfel
cli-flag-players = wie viele Plätze (Standard: 2)
cli-flag-games = wie viele Spiele (simulate: 100000, arena: 1000, lab: 20000, handicap: 10000)
cli-flag-bots = wer spielt: random, beginner, sensible, club, champion, oder ein eigener Bot als paket.modul:name; bei simulate ein Name für alle Plätze oder einer je Platz
cli-flag-change = eine Hausregel zum Ausprobieren; darf mehrmals stehen
cli-flag-review = ein Protokoll, dessen Spieler gleiche Aussichten haben sollen, nach der Besprechung ihrer Züge; darf mehrmals stehen
cli-flag-rollout = jeden Zug bis zu N-mal zu Ende spielen, alle mit denselben Würfeln, bis der beste feststeht; Ctrl-C bricht ab und zeigt, was bis dahin herauskam
cli-flag-base = eine Hausregel für beide, neben der man die Änderung sieht; darf mehrmals stehen
cli-flag-threads = wie viele Threads (Standard: einer je Kern); das Ergebnis ist dasselbe
cli-flag-ray = auf einem Ray-Cluster spielen: dem unter HOST:PORT, zu dem dieser Rechner gehört, oder einem aus diesem Rechner allein; das Ergebnis ist dasselbe, und --threads ist, wie viele Arbeiter zugleich spielen
cli-flag-name = jemand an der Tastatur; darf mehrmals stehen
cli-flag-player = wessen Entscheidungen: der Name eines Spielers; die aller, wenn er fehlt
cli-flag-day = der Tag, wie 2026-11-18; heute, nach UTC, wenn er fehlt
cli-flag-bot = ein Bot am Tisch: beginner, sensible, club, champion oder random, oder ein eigener (package.module:name); darf mehrmals stehen
cli-flag-lab-bot = die Stufe, auf der alle spielen: beginner, sensible, oder club, wo sich das kompilieren lässt (ohne Angabe die stärkste davon)
cli-flag-svg = auch alle Chancen im Lauf des Spiels zeichnen, in diese Datei
cli-flag-trust = ein fremder Bot, der in diesem Protokoll spielt und dem du traust: sein Modul wird geladen; darf mehrmals stehen
cli-flag-dice = versiegelte Würfel, die jeder prüfen kann, feste nach einer Zahl, oder echte zum Eintippen
cli-flag-auto = was von selbst geht: nichts, Züge ohne Wahl (Standard) oder auch deine Würfe; das Wort automatik ändert es während des Spiels, und das Haus merkt es sich
cli-flag-hints = Hinweise und der Trainer auch dort, wo mehrere an der Tastatur sitzen; allein gegen Bots gibt es sie immer
cli-flag-coach = nach einem Zug hören, was besser war, wenn er mehr als N von 100 Spielen gekostet hat, oder N Punkte, wenn du allein spielst (Standard 3)
cli-flag-resume = ein gespeichertes Spiel fortsetzen; ohne FILE wählst du aus einer Liste. Auch toog play und toog play GAME bieten diese Liste an
cli-flag-fork = ab einer Entscheidung dieses Spiels weiterspielen, mit den Würfeln, die gefallen wären; du bist, wer dort entschied, oder die mit --name Genannten, und Bots nehmen die anderen Plätze
cli-flag-at = das Ereignis jenes Spiels, ab dem du weiterspielst
cli-flag-fresh = mit neuen Würfeln weiterspielen
cli-flag-duplicate = dieses Spiel von Anfang an noch einmal spielen, mit denselben Würfeln und alle einen Platz weiter; andere, die du mit --name nennst, sitzen, wie sie genannt sind
cli-flag-rotate = um wie viele Plätze alle weiterrücken
cli-flag-save = der Ordner für gespeicherte Spiele
cli-flag-quick = keine Pausen, und die Würfel fallen von selbst
cli-flag-no-colour = keine Farben
cli-flag-host = die Adresse, auf der gelauscht wird (Standard: nur dieser Rechner)
cli-flag-port = der Port (Standard: 8664); 0 ist ein freier, der dann genannt wird
cli-flag-lan = die Handys in diesem Raum mitspielen lassen; zeigt die Adresse und einen QR-Code
cli-flag-database = eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank (Standard: eine Datei in deinem Datenordner; auch TOOG_DATABASE darf sie nennen)
cli-flag-keep-days = Tische löschen, an denen so viele Tage nichts geschehen ist
cli-flag-delete-most = --keep-days darf die meisten Tische auf einmal löschen, was es sonst verweigert: Die Uhr geht vielleicht falsch
cli-flag-with-hands-in-play = auch laufende Spiele mit verdeckten Karten schreiben, mit allen Händen
cli-flag-origin = eine Adresse, unter der das Haus bekannt ist, etwa https://toog.example; darf mehrmals stehen
cli-flag-proxy = ein Proxy, der sagen darf, von wo ein Gast kommt; darf mehrmals stehen
cli-flag-limit = wie viel ein einzelner Gast verlangen darf, etwa messages=50; darf mehrmals stehen
cli-flag-log = wie viel das Journal sagt: debug, info, warning oder error
cli-cannot-write = die Antwort kann nicht geschrieben werden (Systemfehler { $reason })
cli-in-file = { $file }: { $sentence }
cli-no-such-command = { $command } ist kein Befehl; die Befehle sind { $allowed }
cli-no-such-flag = es gibt hier keine Option { $flag }; --help nennt sie
cli-needs-value = Option { $flag } braucht einen Wert
cli-needs-no-value = Option { $flag } nimmt keinen Wert
cli-twice = Option --{ $flag } steht zweimal da
cli-too-many = { $value } ist ein Wort zu viel
cli-missing = { $command } braucht ein { $operand }: toog { $command } { $operand }
cli-not-whole = --{ $flag } ist { $value }, muss aber eine ganze Zahl von { $low } bis { $high } sein
cli-not-day = --day ist { $value }, muss aber ein Tag wie 2026-11-18 sein
cli-not-option = { $value } ist keine Hausregel der Form Name=Wert
cli-not-one-of = --{ $flag } ist { $value }, muss aber eines davon sein: { $allowed }
cli-not-origin = --origin ist { $value }, muss aber eine Adresse ohne Pfad sein, etwa https://toog.example
cli-not-proxy = --proxy ist { $value }, muss aber die Nummer eines Rechners oder eines Netzes sein, etwa 127.0.0.1 oder 10.0.0.0/8
cli-not-ray = --ray ist { $value }, muss aber local oder die Adresse eines Clusters sein, etwa 10.0.0.7:6379
cli-name-twice = --name ist zweimal { $name }: alle brauchen einen eigenen Namen
cli-option-needs-game = eine Hausregel gehört zu einem Spiel: nenne auch das Spiel
cli-bots-number = { $given } Bots für { $players } Plätze genannt: nenne einen für alle oder einen je Platz
cli-replay-head = { $events ->
    [one] { $game }: ein Ereignis, in Ordnung.
   *[other] { $game }: { $events } Ereignisse, alle in Ordnung.
}
cli-replay-over = Das Spiel ist aus. Gewonnen von { $names }.
cli-replay-level = Das Spiel ist aus. { $level }.
cli-replay-chance = { $name } wirft als Nächstes ({ $fall }).
cli-replay-decision = { $name } ist an der Reihe und darf spielen: { $moves }.
cli-verified = { $falls ->
    [one] Geprüft: der eine Wurf folgt aus dem Siegel.
   *[other] Geprüft: alle { $falls } Würfe und Mischungen folgen aus dem Siegel.
}
cli-verified-dice = Nur die Würfel sind geprüft: { $falls } von { $total } Würfen und Mischungen folgen aus dem Siegel dieses Protokolls. Welche Namen, Hausregeln und Bots versiegelt wurden, sagt es nicht: die können beliebig sein.
cli-verified-some = { $falls ->
    [one] Geprüft: einer von { $total } Würfen und Mischungen folgt aus dem Siegel dieses Protokolls.
   *[other] Geprüft: { $falls } von { $total } Würfen und Mischungen folgen aus dem Siegel dieses Protokolls.
}
cli-duplicate = { $seats ->
    [0] Dieses Spiel wiederholt das Protokoll { $of }… mit denselben Würfeln und denselben Plätzen: wer jenes Protokoll hatte, konnte wissen, was fallen würde.
    [one] Dieses Spiel wiederholt das Protokoll { $of }… mit denselben Würfeln, alle einen Platz weiter: wer jenes Protokoll hatte, konnte wissen, was fallen würde.
   *[other] Dieses Spiel wiederholt das Protokoll { $of }… mit denselben Würfeln, alle { $seats } Plätze weiter: wer jenes Protokoll hatte, konnte wissen, was fallen würde.
}
cli-fork-same = Dieses Spiel zweigt bei Ereignis { $at } vom Protokoll { $of }… ab, mit denselben Würfeln: was fallen würde, konnte man wissen.
cli-fork-fresh = Dieses Spiel zweigt bei Ereignis { $at } vom Protokoll { $of }… ab, mit neuen Würfeln unter eigenem Siegel.
cli-fork-before = Wer vorher gespielt hat, sagt jenes Protokoll.
cli-fork-vouched = { $falls ->
    [one] Ein Wurf oder Mischen fiel vor der Abzweigung, unter einem Siegel, für das nur das Protokoll { $of }… bürgen kann.
   *[other] { $falls } Würfe und Mischungen fielen vor der Abzweigung, unter Siegeln, für die nur das Protokoll { $of }… bürgen kann.
}
cli-fork-unproven = { $falls ->
    [one] Ein Wurf oder Mischen vor der Abzweigung fiel unter keinem offenen Siegel: das kann hier niemand prüfen.
   *[other] { $falls } Würfe und Mischungen vor der Abzweigung fielen unter keinem offenen Siegel: die kann hier niemand prüfen.
}
cli-seal-words = Zum Vergleich mit den Worten, die vor dem ersten Wurf zu sehen waren: { $words }
cli-seal-hash = Der Hash des Siegels: { $hash }
cli-seal-over = { $events ->
    [one] Das Spiel ist aus, nach einem Ereignis.
   *[other] Das Spiel ist aus, nach { $events } Ereignissen.
}
cli-seal-stops = { $events ->
    [one] Das Spiel ist nicht aus: dieses Protokoll hört nach einem Ereignis auf.
   *[other] Das Spiel ist nicht aus: dieses Protokoll hört nach { $events } Ereignissen auf.
}
cli-seal-binds = { $since ->
    [fork] Unter dem Siegel stehen auch das Spiel, die Namen, die Hausregeln und welche Bots von der Abzweigung an gespielt haben.
   *[start] Unter dem Siegel stehen auch das Spiel, die Namen, die Hausregeln und welche Bots vom ersten Wurf an gespielt haben.
}
cli-seal-dice-only = Unter diesem älteren Siegel stehen die Würfel und das Glück der Bots. Für Namen, Hausregeln und wer ein Bot war, bürgt nur, wer das Protokoll aufbewahrt hat.
cli-seal-other-terms = Das Siegel ist das des anderen Spiels. Darunter stehen das Spiel, die Hausregeln und wer damals gespielt hat: { $names }. Für die Namen und Bots dieses Spiels bürgt nur, wer das Protokoll aufbewahrt hat.
cli-seal-later = Was Menschen gewählt haben und wer später für jemanden gespielt hat, steht nicht unter dem Siegel: dafür bürgt nur, wer das Protokoll aufbewahrt hat.
cli-seal-joined = Ab Ereignis { $since } saß { $name } auf dem Platz von { $before }.
cli-verified-bots = { $moves ->
    [one] Geprüft: der eine Zug eines Bots ist sein eigener.
   *[other] Geprüft: alle { $moves } Züge von Bots sind ihre eigenen.
}
cli-bots-version = { $moves ->
    [one] Ein Zug von { $bot } ließ sich nicht nachspielen: er ist von Version { $version }, und dieses Haus hat Version { $ours }.
   *[other] { $moves } Züge von { $bot } ließen sich nicht nachspielen: sie sind von Version { $version }, und dieses Haus hat Version { $ours }.
}
cli-bots-unknown = { $moves ->
    [one] Ein Zug von { $bot } (Version { $version }) ließ sich nicht nachspielen: das ist kein Bot dieses Hauses. Wenn du ihm traust, nenne ihn mit --trust.
   *[other] { $moves } Züge von { $bot } (Version { $version }) ließen sich nicht nachspielen: das ist kein Bot dieses Hauses. Wenn du ihm traust, nenne ihn mit --trust.
}
cli-bots-seat = { $name } war das ganze Spiel über { $bot }.
cli-bots-span = { $bot } spielte für { $name } von Ereignis { $first } bis Ereignis { $last }.
cli-bots-blind = { $moves ->
    [one] Einen dieser Züge machte random blind, weil der Bot dort versagte: so sagt es das Protokoll.
   *[other] { $moves } dieser Züge machte random blind, weil der Bot dort versagte: so sagt es das Protokoll.
}
cli-bots-people = Alles andere spielten Menschen: { $names }. So sagt es das Protokoll, und nur wer dabeisaß, weiß es.
cli-bots-none = Das Protokoll nennt keine Bots: Wer mit einem gespielt hat, weiß es besser.
cli-bots-unsaid = Das Protokoll sagt nicht, wann Bots ihren Platz hatten: Ein Zug, der in seiner Liste fehlt, fiele nicht auf.
cli-not-own-bot = --trust ist { $value }, muss aber ein eigener Bot sein, package.module:name
cli-rules-players = Für { $low } bis { $high } Personen.
cli-rules-default = Standard { $value }
cli-rules-default-for = { $value } für { $low } bis { $high } Personen
cli-rules-options = Hausregeln
cli-simulating = { $game }
cli-thinking = { $game }: Das Haus macht sich zum Denken bereit …
cli-not-compiled = { $bots } kann nicht kompiliert werden und spielt in einfachem Python, also langsamer: { $reason }
cli-simulated = { $games } Spiele in { $seconds } Sekunden.
cli-stopped = Abgebrochen: { $games } von { $wanted } Spielen wurden gespielt, und das kam dabei heraus.
cli-stopped-early = Abgebrochen, bevor es etwas zu sagen gab.
cli-stopped-search = Abgebrochen: Das ist das Beste, was { $games } Spiele gezeigt haben.
cli-cache-shared = In den Ordner { $folder } können andere schreiben, darum wird dort kein kompilierter Code aufbewahrt und keiner gelesen.
cli-arena-bots = sagen Sie, wer spielt: --bots NAME,NAME…
cli-arena-share = gewonnen
cli-arena-bounds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-adjusted = ohne Glück
cli-arena-error = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-rating = Stärke
cli-figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-legend = Gleich wären { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Die Wahrheit liegt neunzehn von zwanzig Malen in diesen Grenzen.
cli-arena-legend-luck = „Ohne Glück“ nimmt weg, was die Würfel gaben, soweit das Haus weiß, was es wert war.
cli-not-solved = { $game } ist nicht gelöst; gelöst sind { $allowed }
cli-not-solved-for = { $game } ist für { $players } Spieler gelöst
cli-solved-endings = von { $game } sind nur Endspiele gelöst, und daran ändert ein Vorsprung nichts: lass ihn weg
cli-seat-row = Platz { $seat }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-mean-score = mittlere Punktzahl { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cluster-missing = Ray ist nicht installiert: pip install 'toog[cluster]'
cluster-not-started = auf diesem Rechner lässt sich kein Ray-Cluster starten ({ $reason })
cluster-unreachable = dieser Rechner kann dem Ray-Cluster { $address } nicht beitreten ({ $reason })
cluster-silent = was unter { $address } antwortet, ist kein Ray-Cluster, der diesen Rechner beitreten lässt
cluster-lost = der Ray-Cluster ging verloren, bevor alle Spiele gespielt waren
cluster-worn-out = dieselben Spiele wurden { $times } Mal begonnen, und jedes Mal ging ihr Arbeiter verloren
cluster-other-rules = ein Rechner des Clusters hat andere Regeln oder Bots: installiere überall dasselbe toog
cluster-no-such-bot = ein Rechner des Clusters hat den Bot { $bot } nicht
cluster-own-bot = { $bot } kann nicht auf einem Cluster spielen: ein Bot muss dort eine Funktion aus einem Modul sein, das alle Rechner haben
cluster-own-game = { $game } kann nicht auf einem Cluster gespielt werden: das geht nur mit den Spielen des Hauses, so wie sie sind
cluster-watched = bei Spielen auf einem Cluster kann niemand zusehen
cluster-thinking = ein Bot, der nachdenkt, kann nicht auf einem Cluster spielen
cluster-cannot-play = ein Rechner des Clusters kann nicht spielen: { $reason }

## Das Spiel im Terminal
play-no-terminal = Dieses Spiel spielt man in einem Terminal, und das hier ist keins: starte toog play von Hand, ohne Pipe.
play-resume-alone = ein gespeichertes Spiel kennt sein Spiel, seine Spieler, Bots und Hausregeln: lass sie bei --resume weg
play-fork-alone = ein Spiel, das man weiterspielt, kennt sein Spiel und seine Hausregeln: lass sie bei --fork weg
play-fork-at = um ein Spiel weiterzuspielen, braucht es --fork DATEI und --at N zusammen; --fresh gehört dazu
play-duplicate-alone = ein Spiel, das man noch einmal spielt, hat sein Spiel, seine Hausregeln und seine Würfel: lass sie bei --duplicate weg
play-rotate-alone = --rotate gehört zu --duplicate DATEI
play-seed-unused = --seed ist für feste Würfel (seeded), und --dice verlangt { $dice }
play-welcome = Toog, das Spielhaus
play-which-game = Welches Spiel?
play-no-such-choice = Das steht nicht in der Liste.
play-from-to = Eine ganze Zahl von { $low } bis { $high }, bitte.
play-how-many-people = Wie viele Menschen an dieser Tastatur?
play-name = Name von Spieler { $number } [{ $usual }]
play-name-taken = So heißt schon jemand.
play-how-many-bots = Wie viele Bots spielen mit?
play-which-bots = { $many ->
    [one] Welcher Bot?
   *[other] Welche Bots, eine Sorte für alle oder eine für jeden?
}
play-bot-random = spielt, was gerade kommt
play-bot-beginner = hat es letzte Woche gelernt
play-bot-sensible = spielt mit Verstand
play-bot-club = spielt seit Jahren
play-bot-champion = das Beste, was wir haben
play-bot-thinks = { $name } denkt nach …
play-bot-broke = { $bot } ist gescheitert und spielt diesmal blind: { $reason }
play-house-rules = Hausregeln
play-labelled = { $label }:
play-change-which = Eine Nummer ändert diese Regel, Enter beginnt
play-which-value = Was soll gelten? { $allowed }
play-not-a-value = „{ $value }“ geht nicht: Möglich ist { $allowed } (Regel { $rule }).
play-usual = wie üblich
play-sealed = { $chance ->
    [cards] Die Karten sind versiegelt. Alle sehen zuerst diese Worte: { $words } ({ $hash }…)
   *[dice] Die Würfel sind versiegelt. Alle sehen zuerst diese Worte: { $words } ({ $hash }…)
}
play-welcome-back = Willkommen zurück.
play-known-again = { $chance ->
    [cards] Das sind die Karten und Würfel eines Spiels, das schon gespielt wurde: wer das Protokoll hat, kann wissen, was kommt.
   *[dice] Das sind die Würfel eines Spiels, das schon gespielt wurde: wer das Protokoll hat, kann wissen, was fällt.
}
play-known = { $chance ->
    [cards] Das sind die Karten und Würfel des Spiels, das du verlässt: Wer dessen Protokoll hat, kann wissen, was kommt.
   *[dice] Das sind die Würfel des Spiels, das du verlässt: Wer dessen Protokoll hat, kann wissen, was fällt.
}
play-fresh-dice = { $chance ->
    [cards] Das Spiel geht mit neu gemischten Karten weiter.
   *[dice] Das Spiel geht mit anderen Würfeln weiter.
}
play-throw-off = Auswürfeln: Alle, die es betrifft, werfen einen Würfel, und die Sechs ist am höchsten. Wer gemeinsam am höchsten liegt, wirft noch einmal.
play-seal-dropped = { $chance ->
    [cards] Die versiegelten Karten dieses Spiels wurden hier nicht aufbewahrt: es geht mit neu gemischten weiter und lässt sich nicht mehr prüfen.
   *[dice] Die versiegelten Würfel dieses Spiels wurden hier nicht aufbewahrt: es geht mit anderen weiter und lässt sich nicht mehr prüfen.
}
play-throw = { $dice ->
    [one] { $name }: Enter wirft den Würfel
   *[other] { $name }: Enter wirft die Würfel
}
play-shuffle = { $name }: Enter mischt die Karten
play-enter-throws = „{ $word }“ sagt hier nichts: Regel { $rule } verlangt einen Wurf, und Enter wirft.
play-enter-shuffles = „{ $word }“ sagt hier nichts: Regel { $rule } verlangt, dass gemischt wird, und Enter mischt.
play-what-fell = { $dice ->
    [one] Was hat { $name } geworfen, ein Würfel?
   *[other] Was hat { $name } geworfen, { $dice } Würfel?
}
play-not-dice = { $dice ->
    [one] „{ $word }“ kann nicht gefallen sein: Regel { $rule } verlangt einen Würfel ({ $faces }).
   *[other] „{ $word }“ kann nicht gefallen sein: Regel { $rule } verlangt { $dice } Würfel ({ $faces }).
}
play-not-a-move = „{ $word }“ geht hier nicht. Regel { $rules } lässt die Wahl: { $words }.
play-which = „{ $word }“ kann { $words } sein.
play-nothing-typed = Tippe eins davon: { $words } (Regel { $rules }).
play-earlier = … und mehr davor: verlauf
play-enter-plays = { $name }: Enter für { $word }
play-hand-over = Gesehen? Enter leert den Bildschirm für { $name }
play-pass-keyboard = Gib die Tastatur an { $name }.
play-when-ready = { $name }: Enter, wenn sonst niemand schaut
play-page-more = Enter blättert um, 0 geht zurück zum Spiel
play-page-back = Enter geht zurück zum Spiel
play-not-now = Jetzt nicht: { $words }.
play-rules-now = Die Regeln dazu
play-always = Was du immer sagen kannst
play-command-help = ?
play-command-rules = regeln
play-command-story = verlauf
play-command-undo = zurück
play-command-save = sichern
play-command-quit = ende
play-about-help = was du jetzt darfst, und warum
play-about-rules = das ganze Regelbuch
play-about-story = alles, was bisher geschehen ist
play-about-undo = deinen letzten Zug zurücknehmen, wenn seither nichts geschehen ist
play-about-save = das Spiel speichern und weiterspielen
play-command-auto = automatik
play-about-auto = wählen, was von selbst geht
play-which-auto = Was geht von selbst?
play-auto-none = nichts: Jeder Wurf und jeder Zug ist deine Sache
play-auto-moves = Züge ohne Wahl, und Würfe, um die du mit einem Wort bittest; die anderen wirfst du selbst
play-auto-all = auch deine Würfe: Du tippst nur, wenn es etwas zu wählen gibt
play-auto-chosen = Das ist gemerkt, auch für die nächsten Spiele.
play-by-itself = { $name }: Nur „{ $word }“ ist möglich, das geht von selbst
play-about-quit = das Spiel speichern und gehen; Strg-C und Strg-D tun dasselbe
play-command-hint = hinweis
play-about-hint = was jeder Zug jetzt wert ist, der beste zuerst, und warum er der beste ist
play-command-coach = trainer
play-about-coach = den Trainer ein- oder ausschalten: was besser war, nach einem zu teuren Zug
play-hint-thinks = Das Haus denkt nach …
play-hint-nothing = Es gibt jetzt nichts zu wählen, also auch keinen Hinweis.
play-hint-lost = Das Haus kann es jetzt nicht sagen: Womit es denkt, ist stehen geblieben. Frag noch einmal.
play-hint-several = An dieser Tastatur sitzen mehrere: Für Hinweise beginne das Spiel mit --hints oder --coach.
play-hint-best = Am besten: { $move }, { $worth }.
play-coach-on = { $limit ->
    [0] Der Trainer spricht nach jedem Fehler.
    [one] Der Trainer spricht nach einem Zug, der mehr kostet als { $unit ->
        [points] einen Punkt.
       *[win] eines von 100 Spielen.
    }
   *[other] Der Trainer spricht nach einem Zug, der mehr kostet als { $unit ->
        [points] { $limit } Punkte.
       *[win] { $limit } von 100 Spielen.
    }
}
play-coach-off = Der Trainer schweigt.
play-coach-go-on = Enter geht weiter
play-coach-go-back = Enter geht weiter, { $undo } nimmt den Zug zurück
play-no-undo-start = Es gibt nichts zurückzunehmen: Es ist noch nichts geschehen.
play-no-undo-fell = Es gibt nichts zurückzunehmen: Die Würfel sind gefallen.
play-no-undo-dealt = Es gibt nichts zurückzunehmen: Die Karten sind gegeben.
play-no-undo-other = Es gibt nichts zurückzunehmen: { $name } hat seitdem gespielt.
play-no-undo-final = „{ $word }“ nimmt man nicht zurück: Was getan ist, ist getan.
play-no-undo-only = Es gibt nichts zurückzunehmen: Nur „{ $word }“ war möglich.
play-undone = { $name } nimmt „{ $word }“ zurück.
play-retype = „{ $word }“ ist zurückgenommen: tippe, was wirklich gefallen ist.
play-last-throw = Mit { $dice } ist das Spiel zu Ende. Enter, wenn das stimmt, zurück, um den Wurf zu ändern
play-saved = Gespeichert in { $file }
play-cannot-save = Das Spiel konnte nicht gespeichert werden: { $reason }
play-bad-folder = In { $folder } lassen sich keine Spiele speichern: { $reason }
play-go-on = Das Spiel ist gespeichert. Weiter geht es mit:
play-in-use = Dieses Spiel ist in einem anderen Fenster offen: Spiel dort weiter, oder schließ es.
play-nothing-kept = Es gibt kein gespeichertes Spiel, das weitergehen könnte.
play-kept = Diese Spiele warten noch
play-kept-today = heute um { $time }
play-kept-yesterday = gestern um { $time }
play-kept-before = am { $date } um { $time }
play-kept-in-use = in einem anderen Fenster offen
play-kept-which = Mit welchem Spiel geht es weiter? [1]
play-kept-or-new = Eine Nummer setzt dieses Spiel fort, Enter beginnt ein neues
play-kept-away = „löschen 1“ wirft ein Spiel weg.
play-word-away = löschen
play-kept-sure = Für immer weg? Tippe ja, oder Enter, um es zu behalten
play-winners = { $many ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
play-score-of = { $name }: { $score }
play-word-again = nochmal
play-again = Noch ein Spiel in derselben Runde: tippe { $word }. Fertig: Enter
play-record-kept = Das Protokoll liegt in:
play-verify = { $chance ->
    [cards] Jeder kann die Karten prüfen mit:
   *[dice] Jeder kann die Würfel prüfen mit:
}
play-verify-bots = { $chance ->
    [cards] Jeder kann die Karten und die Bots prüfen mit:
   *[dice] Jeder kann die Würfel und die Bots prüfen mit:
}
play-bot = Bot

## Wie es lief
story-led = { $you ->
    [yes] Du lagst von der ersten bis zur letzten Runde vorn.
   *[no] { $seat } lag von der ersten bis zur letzten Runde vorn.
}
story-took-lead = { $you ->
    [yes] In Runde { $round } bist du in Führung gegangen und dort geblieben.
   *[no] In Runde { $round } ist { $seat } in Führung gegangen und dort geblieben.
}
story-ahead-at-last = { $you ->
    [yes] Erst in der letzten Runde bist du nach vorn gekommen.
   *[no] Erst in der letzten Runde ist { $seat } nach vorn gekommen.
}

## Das Haus
serve-open = Das Haus ist offen: { $address }
serve-room = Handys in diesem Raum finden es hier: { $address }
serve-no-room = Dieser Rechner ist in keinem Netz, darum finden ihn die Handys nicht.
serve-backed-up = Alles ist in { $file } kopiert ({ $kilobytes } kB).
serve-exported = { $records ->
    [one] Ein Protokoll ist in { $file } geschrieben.
   *[other] { $records } Protokolle sind in { $file } geschrieben.
}
serve-left-out = { $games ->
    [one] Ein Spiel mit verdeckten Karten läuft noch und ist ausgelassen: { $flag } schreibt es mit, samt allen Händen.
   *[other] { $games } Spiele mit verdeckten Karten laufen noch und sind ausgelassen: { $flag } schreibt sie mit, samt allen Händen.
}
serve-imported = { $kept ->
    [one] Ein Protokoll ist neu
   *[other] { $kept } Protokolle sind neu
}, { $known ->
    [one] eines war schon da.
   *[other] { $known } waren schon da.
}
serve-deleted = Der Tisch ist für immer gelöscht, und sein Spiel mit ihm.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt: wähle mit --port einen anderen, oder 0 für einen freien
serve-port-forbidden = Port { $port } darf dieser Benutzer nicht benutzen: wähle mit --port einen ab 1024
serve-no-such-host = dieser Rechner kann nicht auf { $host } lauschen
serve-no-such-limit = { $choice } ist keine Grenze in der Form Name=Zahl; die Grenzen sind { $allowed }
serve-database-address = { $name } ist nicht die Adresse einer Datenbank
serve-database-kind = { $name } ist keine Art Datenbank, die das Haus benutzen kann: gib eine SQLite-Datei oder eine PostgreSQL-Adresse an
serve-database-file = die Datenbank { $file } ist nicht zu benutzen: { $reason }
serve-database-open = die Datenbank ist nicht zu benutzen: { $reason }
serve-database-pragma = SQLite hat { $pragma } = { $found } und nicht { $wanted } und würde also nicht aufbewahren, was es bekommt
serve-database-in-use = { $file } gehört gerade einem anderen Haus: schließ es, oder wähle mit --database eine andere Datei
serve-set-aside = Tisch { $table } ist beiseitegelegt, weil nicht zusammenpasst, was von ihm gespeichert ist: das Haus ist mit allen anderen offen, und was es von diesem gibt, liegt in set_aside von { $file }, wo du es dir ansehen kannst.
serve-commit-set-aside = Was in einem Augenblick gespeichert wurde, kann nicht gelesen werden und ist beiseitegelegt: das Haus ist offen, und an manchen Tischen können die letzten Züge fehlen. Es liegt in set_aside von { $file } als { $commit }, wo du es dir ansehen kannst.
serve-house-open = das Haus mit seinen Tischen in { $file } ist offen: schließ es zuerst, oder lass den Gastgeber den Tisch auf der Seite löschen
serve-database-newer = diese Datenbank stammt von einem neueren toog
serve-file-exists = { $file } gibt es schon und bleibt, wie es ist
serve-file-write = { $file } kann nicht geschrieben werden: { $reason }
serve-file-read = { $file } kann nicht gelesen werden: { $reason }
serve-backup-broken = die Kopie { $file } ist beschädigt und wird weggeworfen: { $reason }
serve-import-bad = Zeile { $line } ist kein Protokoll, und nichts wird aufbewahrt: { $reason }
serve-no-table = es gibt keinen Tisch { $table } in diesem Haus

## The page
page-tagline = Alte Spiele aus der Kneipe und vom Dachboden, an deinem Tisch
page-play = Spielen
page-play-game = { $game } spielen
page-other-ways = Mit Freunden, andere Regeln …
page-other-ways-game = { $game }: mit Freunden, andere Regeln …
page-have-code = Hat dir jemand einen Code genannt?
page-code = Code
page-join = Mitspielen
page-open-tables = Tische, an die sich jeder setzen darf
page-no-open-tables = Gerade ist an keinem Tisch ein Platz frei.
page-seats-open = { $seats ->
    [one] ein Platz frei
   *[other] { $seats } Plätze frei
}
page-watch = zuschauen
page-replay-file = Ein gespeichertes Spiel noch einmal ansehen
page-mine = Deine Tische
page-mine-waiting = wartet auf Gesellschaft
page-mine-again = { $name } will noch einmal spielen
page-figures = Deine Zahlen
page-figures-here = Sie bleiben auf diesem Gerät.
page-figures-of = { $game }: { $played ->
    [one] einmal gespielt
   *[other] { $played } Mal gespielt
}, { $won } gewonnen
page-figures-turn = Bester Zug bei Zocken: { $points } Punkte
page-figures-play = { $game }: { $share } ± { $error } verloren von dem, was auf dem Spiel stand, in { $choices ->
    [one] einer echten Entscheidung
   *[other] { $choices } echten Entscheidungen
}: { $word }
page-to-the-counter = Alle Spiele
page-nowhere = Hier ist nichts.
page-table-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
page-coming = Einen Moment …
page-again = Nochmal versuchen
page-failed = Die Seite ist nicht ganz angekommen.
page-failed-why = Das Haus antwortet nicht oder wurde gerade erneuert. Dein Spiel ist noch da.
page-failed-still = Noch keine Antwort. Besteht eine Verbindung?
page-close = Schließen
page-guest = Gast
page-language = Sprache
page-settings = Einstellungen
page-room = Licht
page-room-auto = wie mein Gerät
page-room-light = bei Tag
page-room-dark = am Abend
page-motion = Würfel und Figuren bewegen sich
page-motion-auto = wie mein Gerät
page-motion-on = ja
page-motion-off = nein
page-tempo = Dein Tempo
page-pace-is = Dein Tempo: { $pace }
page-tempo-calm = gemütlich
page-tempo-brisk = flott
page-tempo-at-once = sofort
page-notes = Erklärungen in deinen ersten Spielen
page-notes-on = ja
page-notes-off = nein
page-note-seen = Verstanden
page-coach = Der Trainer, wo Hinweise erlaubt sind
page-coach-off = schweigt
page-coach-any = bei jedem Fehler
page-coach-some = ab 3 %
page-coach-much = ab 10 %
page-noise = Ton und Vibration
page-noise-auto = nachts leise
page-noise-on = an
page-noise-off = aus
page-sound-off = Ton aus
page-sound-on = Ton an
page-calls = Ruf mich, wenn ich dran bin
page-calls-yes = ja
page-calls-no = nein
page-install = Als App installieren
page-fault-no-answer = Das Haus antwortet gerade nicht. Die Seite versucht es weiter.
page-fault-overtaken = Am Tisch ging es weiter, während die Verbindung weg war. Schau, wie es jetzt steht.
page-fault-unknown = Auf dieser Seite ging etwas schief. Versuch es noch einmal.
page-fault-tap-lost = Das Haus hat auf deinen Tipp nicht geantwortet. Versuch es noch einmal.
page-fault-too-many = Zu viele Versuche aus diesem Netz. Versuch es wieder in { $minutes ->
    [0] { $seconds ->
        [1] einer Sekunde
       *[other] { $seconds } Sekunden
    }
    [1] einer Minute
   *[other] { $minutes } Minuten
}.
page-link-weak = Die Verbindung stockt …
page-fault-name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
page-link-lost = Keine Verbindung: neuer Versuch …
page-link-kept = Dein Tipp geht ab, sobald es geht.
page-link-late = Das Haus lässt auf sich warten. Dein Tipp ist unterwegs …
page-link-back = Zurück am Tisch.
page-line-weak = (Verbindung stockt)
page-line-away = (abwesend)

## The page: laying a table
page-who-plays = Wer spielt?
page-against-bots = Gegen Bots
page-with-friends = Mit Freunden, per Link
page-round-one-device = Rund um dieses Gerät
page-how-many = Wie viele Spieler?
page-your-name = Dein Name
page-name-of = Name von Spieler { $seat }
page-who-sits = Wer sitzt auf Platz { $seat }?
page-sitter-here = jemand an diesem Gerät
page-sitter-bot = ein Bot
page-sitter-open = noch frei
page-bots-play = Die Bots spielen
page-level-beginner = Anfänger
page-level-sensible = vernünftig
page-level-club = Vereinsspieler
page-level-champion = Meister
page-level-random = blind
page-level-about-beginner = hat es letzte Woche gelernt
page-level-about-sensible = spielt mit Verstand
page-level-about-club = spielt seit Jahren
page-level-about-champion = das Beste, was wir haben
page-level-of = Wie { $name } spielt
page-level-at = Wie der Bot auf Platz { $seat } spielt
page-stand-in = Wer springt ein, wenn jemand fehlt?
page-how = Wie?
page-dice = Würfel
page-dice-sealed = versiegelt, vom Haus
page-dice-sealed-why = Die Würfe sind versiegelt, bevor der erste fällt, und jeder kann sie danach prüfen.
page-dice-real = echte, auf deinem Tisch
page-dice-real-why = Du würfelst mit deinen eigenen Würfeln und tippst, was gefallen ist. Die Seite wacht über Regeln und Stand.
page-thinking = Bedenkzeit
page-thinking-free = so lange man will
page-seconds = { $seconds } s
page-listed = Wer darf sich dazusetzen?
page-listed-no = nur wer den Link hat
page-listed-yes = alle im Haus
page-hints = Hinweise vom Haus
page-hints-no = keine
page-hints-yes = für alle, die fragen
page-house-rules = Hausregeln
page-order-earlier = { $item } nach vorn
page-order-later = { $item } nach hinten
page-order-moved = { $item } steht jetzt auf Platz { $place }.
page-lay-table = Tisch vorbereiten
page-start = Anfangen

## The page: before the start
page-company = Am Tisch
page-bot = Bot
page-bot-level = Bot, { $level }
page-you = du
page-host = Gastgeber
page-expected = noch nicht da
page-away = abwesend
page-add-bot = Bot
page-add-bot-at = Einen Bot auf Platz { $seat } setzen
page-clear-seat = Den Platz von { $name } freimachen
page-stand-up = Aufstehen
page-stand-up-name = Aufstehen: { $name }
page-someone-else-here = Noch jemand an diesem Gerät
page-sit-down = Hinsetzen
page-chair-lost = Jemand war gerade schneller: Alle Plätze sind besetzt.
page-no-chair = Alle Plätze sind besetzt. Du kannst zuschauen.
page-coming-along = { $many ->
    [0] Alle sind da.
    [one] Einer fehlt noch:
   *[other] Es fehlen noch:
}
page-coming-along-why = Das Spiel beginnt von selbst, sobald alle da sind. Ein Bot, der einspringt, gibt den Platz zurück, wenn jemand später kommt.
page-the-host = der Gastgeber
page-host-now = { $name } ist jetzt der Gastgeber.
page-host-now-you = Du bist jetzt der Gastgeber.
page-host-starts = Der Gastgeber startet das Spiel, wenn alle da sind.
page-invite = Komm dazu
page-shut-alone = Nur dieser Rechner kann diesen Link öffnen. Sollen Handys im Raum mitspielen, beende toog und starte es so neu (der Tisch bleibt stehen):
page-shut-no-network = Dieser Rechner ist gerade in keinem Netz: Niemand sonst kann diesen Link öffnen.
page-agreed = Abgemacht
page-usual-rules = die üblichen Regeln
page-sit-here = Hier sitzen
page-sit-at = Hier sitzen: Platz { $seat }
page-move-here = Hierher
page-move-to = Hierher: Platz { $seat }
page-fill-with-bots = Mit Bots auffüllen
page-your-colour = Farbe von { $name }
page-colour = { $colour ->
    [0] Rot
    [1] Blau
    [2] Gelb
    [3] Grün
    [4] Schwarz
    [5] Weiß
    [6] Lila
   *[other] Orange
}
page-colour-of = { page-colour }: hat schon { $name }
page-qr = Code für die Kamera eines Handys
page-say-code = Mit dem Handy scannen, oder diesen Code sagen:
page-at-address = auf { $address }
page-link = Link zu diesem Tisch
page-share = Link teilen
page-copied = Kopiert
page-on-television = Auf einem Fernseher zeigen
page-tv-open = Öffne auf dem Fernseher:
page-tv-type = und tippe diesen Code ein:
page-tv-scan = Oder richte die Kamera des Geräts, das es zeigen soll, hierauf:
page-tv-here = Auf diesem Bildschirm zeigen
page-tv-which = Welcher Tisch?
page-tv-where = Der Code steht auf einem Handy am Tisch, unter „Auf einem Fernseher zeigen“.
page-tv-show = Zeigen
page-tv-seat = Zurück an meinen Platz
page-tv-other = Ein anderer Tisch
page-rule-book = Spielregeln

## The page: at the table
page-table-menu = Dieser Tisch
page-rules-and-house-rules = Spielregeln und Hausregeln
page-usually = üblich: { $value }
page-why = Warum?
page-turn-you = Du bist dran
page-turn-throw-you = Du würfelst
page-turn-name = { $name }, du bist dran
page-turn-throw-name = { $name }, du würfelst
page-turn-types = Was würfelt { $name }?
page-turn-of = { $name } ist dran
page-turn-free = Der Platz von { $name } ist frei
page-turn-waits = Warten auf { $name }
page-turn-bot = Ein Bot spielt für { $name }
page-turn-thinks = { $name } denkt nach …
page-turn-ready = Mach dich bereit!
page-turn-race = Das Rennen läuft!
page-turn-last = Der letzte Wurf
page-turn-over = Das Spiel ist aus
page-spectators = { $many ->
    [one] ein Zuschauer
   *[other] { $many } Zuschauer
}
page-throw = Würfeln
page-shuffle = Mischen
page-score = Stand
page-log = Was bisher geschah
page-undo = Zurücknehmen
page-hint = Was das Haus täte
page-hint-ask = Ein Hinweis
page-hint-thinks = Das Haus denkt nach …
page-hint-win = Deine Gewinnchance
page-hint-points = Punkte, die zu erwarten sind
page-hint-worth-win = { $value } %
page-hint-worth-points = { $value }
page-hint-give-or-take = { $worth } ± { $error }
page-hint-all = Alle Züge
page-hint-exact = Genau ausgerechnet.
page-hint-near = Geschätzt; nach ± steht, wie weit es danebenliegen kann.
page-rollout-ask = Zu Ende spielen
page-rollout-working = Das Haus spielt von hier weiter: { $percent } % fertig.
coach-title = Das ging besser
coach-better = Besser
coach-played = Gespielt
coach-cost-win = Von 100 solchen Spielen gewinnst du so { $loss } weniger.
coach-cost-points = { $loss ->
    [one] Das kostet dich im Schnitt einen Punkt.
   *[other] Das kostet dich im Schnitt { $loss } Punkte.
}
page-coach-take-back = Zug zurücknehmen
page-coach-go-on = Lass es
page-react = Reagieren
page-reaction-applause = Applaus
page-reaction-laugh = lachen
page-reaction-gasp = staunen
page-reaction-cheers = prost
page-reaction-ouch = autsch
page-reaction-ponder = hm
page-reaction-hurry = mach schon
page-reaction-wave = hallo
page-bot-sits-in = Einen Bot einspringen lassen
page-bot-sits-in-for = Einen Bot einspringen lassen für { $name }
page-votes = { $missing ->
    [0] Dafür: { $names }
    [one] Dafür: { $names } · noch eine Stimme nötig, oder der Gastgeber
   *[other] Dafür: { $names } · noch { $missing } Stimmen nötig, oder der Gastgeber
}
page-claim-votes = { $missing ->
    [0] Dafür: { $names }
    [one] Dafür: { $names } · noch eine Stimme nötig
   *[other] Dafür: { $names } · noch { $missing } Stimmen nötig
}
page-claim-title = Hast du hier gesessen?
page-claim-why = Deine PIN steht auf dem Gerät, mit dem du Platz genommen hast, unter „Dieser Tisch“.
page-claim-pin = PIN von { $name }
page-claim-by-pin = Ich bin es
page-claim-no-pin = Ich habe die PIN nicht
page-claim-no-pin-why = Frag die anderen. Bis { $name } zurückkommt, spielst du auf diesem Platz.
page-claim-i-am = Ich bin { $name }
page-claim-place = Ich bin jemand anders und will mitspielen
page-claim-place-of = Um den Platz von { $name } bitten
page-claim-waits = Du hast um den Platz von { $name } gebeten
page-claim-waits-for = Sobald genug andere Ja sagen, sitzt du dort.
page-claim-asks-all = Wer dort sitzt, sieht die Karten: Alle anderen müssen einverstanden sein.
page-claim-too-few = Du allein kannst niemanden auf den Platz von { $owner } lassen. Solange kann ein Bot spielen.
page-pin = Deine PIN
page-pin-of = PIN von { $name }
page-pin-why = Merk sie dir: Mit deinem Namen und dieser PIN spielst du auf einem anderen Gerät sofort weiter.
page-guest-of = spielt für { $owner }
page-owner-back-guest = { $owner } ist zurück. Du schaust jetzt zu.
page-owner-back = { $name } saß auf deinem Platz, während du weg warst. Er gehört wieder dir.
page-pin-used = Dein Platz ist jetzt auch auf einem anderen Gerät offen.
page-pin-lock-out = Andere Geräte aussperren
page-pin-lock-out-why = Nur dieses Gerät behält deinen Platz, und du bekommst eine neue PIN.
page-locked-others = Andere Geräte sind ausgesperrt. Deine neue PIN steht unter „Dieser Tisch“.
page-locked-out = Dieses Gerät wurde von einem anderen Gerät ausgesperrt. Du schaust jetzt zu.
page-pin-tried = Jemand hat eine falsche PIN für deinen Platz eingegeben.
page-claim-nobody = Gerade ist niemand da, der Ja sagen kann. Deine Bitte bleibt stehen: Wer kommt, sieht sie.
page-claim-withdraw = Doch nicht
page-claim-refused = Du wurdest nicht hereingelassen.
page-claim-own = Jemand sagt: „Ich bin { $name }, auf einem anderen Gerät.“
page-claim-other = { $name } bittet um den Platz von { $owner }.
page-claim-yes = { $name } hereinlassen
page-claim-no = Nein
page-typed = { $name } hat geworfen
page-typed-last = Hat { $name } das geworfen? Es entscheidet das Spiel.
page-typed-wait = Der letzte Wurf: { $name } sieht nach, ob er richtig eingetippt ist.
page-typed-right = Ja, stimmt
page-typed-again = Neu eintippen
page-quick-dice = Deine Würfel
page-quick-dice-of = Würfel von { $name }
page-quick-no = warten, bis du tippst
page-quick-yes = fallen von selbst
page-seal = Siegel
page-sealed = Versiegelt: { $words }
page-sealed-why = Alle sehen diese Worte vor dem ersten Wurf. Wenn das Spiel aus ist, kann jeder prüfen, dass nichts geändert wurde. Das ganze Siegel: { $hash }
page-sealed-bots = Auch das Glück der Bots ist versiegelt: { $hash }…
page-let-watch = Jemanden zuschauen lassen
page-other-device = Auf einem anderen Gerät weiterspielen
page-other-device-why = Öffne dort diesen Link, und du sitzt an deinem Platz. Gib ihn niemand anderem: Wer ihn hat, spielt für dich.
page-leave = Den Tisch verlassen
page-leave-why = Dein Platz wird frei; ein Bot oder jemand anderes kann ihn nehmen.
page-leave-yes = Ja, verlassen
page-delete = Diesen Tisch löschen
page-delete-why = Der Tisch verschwindet für alle, die mitspielen oder zusehen, und niemand kann das Spiel noch einmal ansehen. Das lässt sich nicht rückgängig machen.
page-delete-yes = Ja, löschen
page-real-what = { $dice ->
    [one] Was hat { $name } gewürfelt? Tippe den Würfel an.
   *[other] Was hat { $name } gewürfelt? Tippe die { $dice } Würfel an.
}
page-real-left = { $dice ->
    [one] noch einer
   *[other] noch { $dice }
}
page-real-back = Den nicht
page-pips = { $pips }
page-pass-on = Gib weiter an { $name }
page-pass-on-why = Die Karten bleiben verdeckt, bis { $name } schaut.
page-i-am = Ich bin { $name }: zeig meine Hand
page-log-sat = { $name } setzt sich.
page-log-bot_sat = { $name }, ein Bot, setzt sich.
page-log-taken_over = { $name } übernimmt einen Platz.
page-log-taken_over-own = { $name } sperrt andere Geräte aus.
page-log-guest_sat = { $name } spielt auf dem Platz von { $owner }, bis { $owner } zurück ist.
page-log-guest_sat-own = { $name } darf mitspielen.
page-log-guest_left = { $name } gibt den Platz zurück.
page-log-guest_left-own = Wer als { $name } spielte, gibt den Platz zurück.
page-log-recognised = { $name } spielt auf einem anderen Gerät weiter.
page-log-pin_refused = Jemand hat eine falsche PIN für den Platz von { $name } eingegeben.
page-log-stood_up = { $name } steht auf.
page-log-went_away = { $name } ist kurz weg.
page-log-came_back = { $name } ist zurück.
page-log-sat_in = Ein Bot springt für { $name } ein.
page-log-came_along = { $name } kommt mit.
page-log-voted = { $by } will einen Bot für { $name } einspringen lassen.
page-log-claimed = { $name } bittet um den Platz von { $owner }.
page-log-claimed-own = { $name } bittet, wieder mitzuspielen.
page-log-agreed = { $by } sagt Ja.
page-log-turned_away = Niemand nimmt den Platz von { $name }.
page-log-host_passed = { $name } ist jetzt der Gastgeber.
page-log-rematched = { $by } will noch einmal spielen.
page-log-started = Das Spiel beginnt.
page-log-started-sealed = Das Spiel beginnt, versiegelt mit den Worten { $words }.
page-log-undone = { $name } nimmt es zurück.
page-log-timed_out = Die Zeit von { $name } ist um: ein Bot spielt diesen Zug.

## The page: the end, and looking back
out-of-the-game = aus dem Spiel
page-you-win = Du gewinnst!
page-you-share = { $names } teilt euch den Sieg!
page-you-first = Du
page-winners = { $many ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-ended-alone = { $you ->
    [yes] Du kommst auf { $score }
   *[no] { $name } kommt auf { $score }
}
page-place = Platz
page-story = Wie es lief
page-sheet = Runde für Runde
page-sheet-start = Start
page-picture = Als Bild teilen
page-picture-saved = Gespeichert
page-winner = Sieger
page-player = Spieler
page-score-sheet = Spielstand
page-rematch = Noch einmal
page-follow-on = Mit zum nächsten Tisch
page-rematch-call = { $name } will noch einmal spielen: Komm mit!
page-come-along = Mitkommen
page-stay = Diesmal nicht
page-stayed = Du bleibst hier, und dein Platz ist frei für jemand anders.
page-come-after-all = Doch nachsehen
page-follow-always = Immer von selbst mitkommen
page-follow-in = { $seconds ->
    [one] In einer Sekunde geht es weiter
   *[other] In { $seconds } Sekunden geht es weiter
}
page-follow-wait = Warten
page-save = Speichern
page-replay = Wiederholung
page-replay-of = Wiederholung: { $game }
page-share-replay = Verlauf teilen
page-drop-file = Leg hier ein gespeichertes Spiel ab, oder tippe und wähle eine Datei
page-fault-not-a-record = Das ist kein gespeichertes Spiel von toog.
page-fault-record-too-large = Diese Datei ist zu groß für ein gespeichertes Spiel.
page-fault-record-broken = In diesem gespeicherten Spiel steht etwas, was die Regeln nicht erlauben. So lässt es sich nicht zeigen.
page-luck = War das Glück?
page-luck-of = { $game }: War das Glück?
page-review-working = Jeder Wurf und jede Wahl wird gewogen: { $percent } % fertig.
page-queue-before = { $before ->
    [one] Das Haus ist beschäftigt: Eine Person ist vor dir dran.
   *[other] Das Haus ist beschäftigt: { $before } Personen sind vor dir dran.
}
page-review-ready = Die Besprechung ist fertig.
page-review-sums = Glück und Können
page-review-curve = { $unit ->
    [points] Die Punkte, die zu erwarten waren
   *[win] Die Gewinnchancen aller
}
page-review-drift = Korrektur ist, was später anders beurteilt wurde.
page-review-board = Das Brett in diesem Augenblick
page-review-tap = Einen Augenblick antippen, und das Brett zeigt ihn.
page-review-previous = Voriger Fehler
page-review-next = Nächster Fehler
page-review-back = Zurück zur Liste
page-review-play = Wie gespielt wurde
page-review-choices = Was besser gewesen wäre
page-review-flawless = Keine Wahl hat etwas gekostet.
page-review-whose = Wessen Wahl?
page-review-everyone = alle
page-review-more = Alle { $many } zeigen
page-review-again = Neben dem Meister
page-review-mine = In allen deinen besprochenen Spielen auf diesem Gerät:
page-review-picture = Kurve speichern
page-review-share = Besprechung teilen
# Rätsel: das des Tages, und die teuersten Entscheidungen eigener Spiele
page-drill = Rätsel
page-drill-door = Rätsel des Tages, und deine eigenen Spiele
page-drill-practise = Üben
page-drill-daily = Rätsel des Tages
page-drill-daily-of = { $game }, { $day }
page-drill-daily-working = Das Haus spielt das Spiel von heute und sucht eine schwere Entscheidung: { $percent } % fertig.
page-drill-tomorrow = { $days ->
    [one] Komm morgen wieder, dann gibt es das nächste.
   *[other] { $days } Tage in Folge. Komm morgen wieder, dann gibt es das nächste.
}
page-drill-own = Aus deinen eigenen Spielen
page-drill-own-working = Das Haus sucht in den Spielen die Entscheidungen, die am meisten gekostet haben: { $percent } % fertig.
page-drill-own-lead = { $many ->
    [one] Eine Entscheidung hat dich in deinen letzten Spielen viel gekostet. Was würdest du jetzt spielen?
   *[other] { $many } Entscheidungen haben dich in deinen letzten Spielen am meisten gekostet. Was würdest du jetzt spielen?
}
page-drill-table = Die teuersten Entscheidungen dieses Spiels
page-drill-table-lead = { $many ->
    [one] Eine Entscheidung hat viel gekostet. Was würdest du spielen?
   *[other] { $many } Entscheidungen haben am meisten gekostet. Was würdest du spielen?
}
page-drill-none-yet = Auf diesem Gerät wurde noch kein Spiel zu Ende gespielt. Spiel eines, dann kommen die Entscheidungen, die dich am meisten gekostet haben, hier als Rätsel wieder.
page-drill-flawless = Keine Entscheidung hat so viel gekostet, dass man sie üben müsste.
page-drill-start = Anfangen
page-drill-number = { $game }: Rätsel { $number } von { $many }
page-drill-question = Du bist { $name }. Was spielst du?
page-drill-not-legal = Das lassen die Regeln hier nicht zu. Versuch einen anderen Zug.
page-drill-best = Das Beste: { $move }
page-drill-good = Gut: { $move }
page-drill-doubtful = Zweifelhaft: { $move }
page-drill-best-was = Am besten war: { $move }
page-drill-played = { $you ->
    [yes] Im Spiel hast du gespielt: { $move }.
   *[no] Im Spiel hat { $name } gespielt: { $move }.
}
page-drill-same = { $you ->
    [yes] Im Spiel hast du dasselbe gespielt.
   *[no] Im Spiel hat { $name } dasselbe gespielt.
}
page-drill-more = Tippe auf einen anderen Zug, um zu sehen, wie gut er ist.
page-drill-next = Nächstes Rätsel
page-drill-finish = Fertig
page-drill-done = { $many ->
    [one] Das war es.
   *[other] Das waren alle { $many }.
}
page-drill-once-more = Noch einmal
page-fault-broken-off = Das Haus ist damit nicht fertig geworden. Bitte noch einmal versuchen.
page-first = Zum Anfang
page-step-back = Einen Schritt zurück
page-run = Abspielen
page-pause = Pause
page-step-on = Einen Schritt weiter
page-last = Zum Ende
page-moment = Zeitpunkt im Spiel
page-moment-of = { $step } von { $steps }
page-whose-eyes = Mit wessen Augen?
page-nobodys-eyes = ein Zuschauer
page-seal-verified = { $falls ->
    [one] Geprüft: Der einzige Wurf stimmt mit dem Siegel überein.
   *[other] Geprüft: Alle { $falls } Würfe stimmen mit dem Siegel überein.
}
page-seal-verified-cards = { $falls ->
    [one] Geprüft: Das Mischen stimmt mit dem Siegel überein.
   *[other] Geprüft: Alle { $falls } Würfe und Mischvorgänge stimmen mit dem Siegel überein.
}
page-seal-verified-some = { $falls ->
    [one] Geprüft: Einer von { $total } Würfen stimmt mit dem Siegel dieses Spiels überein.
   *[other] Geprüft: { $falls } von { $total } Würfen stimmen mit dem Siegel dieses Spiels überein.
}
page-seal-verified-some-cards = { $falls ->
    [one] Geprüft: Einer von { $total } Würfen und Mischvorgängen stimmt mit dem Siegel dieses Spiels überein.
   *[other] Geprüft: { $falls } von { $total } Würfen und Mischvorgängen stimmen mit dem Siegel dieses Spiels überein.
}
page-seal-verified-dice = Nur die Würfel sind geprüft ({ $falls } von { $total }). Welche Namen, Hausregeln und Bots versiegelt wurden, sagt das Spiel nicht: die können beliebig sein.
page-seal-why = { $binds ->
    [terms] Das Siegel „{ $words }“ lag vor dem ersten Wurf auf dem Tisch, und auch diese Namen, Hausregeln und Bots stehen darunter. Das ganze Siegel: { $hash }
    [rules] Das Siegel „{ $words }“ lag vor dem ersten Wurf des Spiels auf dem Tisch, in dem diese Würfel zuerst fielen. Auch die Hausregeln stehen darunter; für Namen und Bots bürgt nur, wer das Spiel aufbewahrt hat. Das ganze Siegel: { $hash }
   *[dice] Das Siegel „{ $words }“ lag vor dem ersten Wurf auf dem Tisch. Es gilt nur für die Würfel: Für Namen, Hausregeln und Bots bürgt nur, wer das Spiel aufbewahrt hat. Das ganze Siegel: { $hash }
}
page-seal-why-fork = { $binds ->
    [terms] Das Siegel „{ $words }“ lag auf dem Tisch, bevor dieses Spiel dort weiterging, und auch diese Namen, Hausregeln und Bots stehen darunter. Das ganze Siegel: { $hash }
   *[dice] Das Siegel „{ $words }“ lag auf dem Tisch, bevor dieses Spiel dort weiterging. Es gilt nur für die Würfel: Für Namen, Hausregeln und Bots bürgt nur, wer das Spiel aufbewahrt hat. Das ganze Siegel: { $hash }
}
page-seal-stops = Das Spiel ist nicht aus: es wurde nur bis zum Zeitpunkt { $event } aufbewahrt.
page-seal-changed = Hier stimmt etwas nicht: Die Namen, die Hausregeln oder die Bots sind nicht die, die versiegelt wurden.
page-seal-broken = Hier stimmt etwas nicht: Was zum Zeitpunkt { $event } fiel, passt nicht zum Siegel.
page-seal-checking = Das Siegel wird geprüft …
page-seal-idle = Unter dem Siegel dieses Spiels selbst ist nichts gefallen, also beweist es nichts über die Würfel.
page-seal-closed = Das Siegel wird geöffnet, wenn das Spiel aus ist.
page-seal-unsealed = In diesem Spiel war nichts versiegelt, also gibt es nichts zu prüfen.
page-fork = Ab hier weiterspielen
page-fork-dice = Die Würfel, die noch kommen
page-fork-same = Dieselben wie damals
page-fork-fresh = Neue
page-fork-same-why = Wer dieses Spiel gesehen hat, kann wissen, was fällt.
page-fork-unsealed = Niemand weiß, was in diesem Spiel noch gefallen wäre: Du spielst mit neuen Würfeln weiter.
page-fork-with = Mit wem
page-fork-alone = Allein, gegen Bots
page-fork-company = Mit der Runde
page-fork-from = Weitergespielt
page-forked-same = Ab Moment { $event } eines anderen Spiels, mit denselben Würfeln: Wer es gesehen hat, kann wissen, was fällt.
page-forked-fresh = Ab Moment { $event } eines anderen Spiels, mit neuen Würfeln.
page-forked-cards = Ab Moment { $event } eines anderen Spiels. Bis neu gegeben wird, kann die Karten kennen, wer es gesehen hat.
page-fork-vouched = Was davor fiel ({ $falls }×), fiel unter Siegeln, für die nur das Protokoll { $of }… bürgen kann.
page-fork-unproven = { $falls ->
    [one] Ein Wurf davor hatte kein offenes Siegel und lässt sich nicht prüfen.
   *[other] { $falls } Würfe davor hatten kein offenes Siegel und lassen sich nicht prüfen.
}
page-fork-seat = Der Platz von { $name }

## Drills and the puzzle of the day
drill-none = Es gibt nichts zu üben: keine Entscheidung in diesen Spielen kostete genug, um dessen sicher zu sein.
drill-own = Rätsel { $number } von { $many }: { $file }, Ereignis { $event }
drill-daily = Das Rätsel vom { $day }
drill-question = { $name } ist am Zug. Welcher Zug ist der beste?
drill-found = Gefunden: { $move } ist der beste Zug.
drill-as-good = Gefunden: { $move } ist so gut wie { $best }, soweit sich das sagen lässt.
drill-good = Fast: { $move } ist gut, und { $best } ist besser.
drill-doubtful = Nicht { $move }: der beste Zug ist { $best }.
drill-answer = Der beste Zug ist { $best }.
drill-cost-win = Von 100 solchen Spielen gewinnt { $move } { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger.
drill-cost-points = Im Schnitt bringt { $move } { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger.
drill-played = Im Spiel spielte { $name } { $move }.
drill-played-same = Im Spiel spielte { $name } dasselbe.
drill-score = { $tried ->
    [one] { $found ->
        [0] Du hast es nicht gefunden.
       *[other] Du hast es gefunden.
    }
   *[other] Du hast { $found } von { $tried } gefunden.
}
drill-left = Nichts versucht: Das Rätsel wartet auf dich.
drill-about-quit = gehen; Ctrl-C und Ctrl-D tun dasselbe

## Warum ein Zug gut ist
mark-best = bester
mark-good = gut
mark-doubtful = zweifelhaft
reason-only-move = Es gibt nur einen Zug.
reason-all-alike = { $moves ->
    [2] Beide Züge sind hier gleich viel wert.
   *[other] Alle { $moves } Züge sind hier gleich viel wert.
}
reason-margin-close = Der zweitbeste Zug ist fast gleich viel wert.
reason-margin-win = Von 1000 solchen Spielen gewinnt er { $more } mehr als der zweitbeste Zug.
reason-margin-points = Über zehn solche Spiele bringt er { $more } mehr als der zweitbeste Zug.
cli-hint-win = { $name } ist am Zug, nach der Chance zu gewinnen:
cli-hint-points = { $name } ist am Zug, nach den Punkten, die am Ende zu erwarten sind:
cli-hint-exact = Diese Werte sind exakt.
cli-hint-near = Diese Werte sind Schätzungen: Zwei von drei liegen um höchstens ± daneben.
cli-hint-worth-win = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-hint-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Ausspielen: jeder Zug eines Hinweises zu Ende gespielt, mit denselben Würfeln
rollout-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-figure-alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-behind = { $figure } weniger
rollout-win = Nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} mit denselben { $chance ->
    [cards] Karten
   *[dice] Würfeln
} für jeden Zug, weitergespielt von { $level ->
    [club] Vereinsspielern
   *[sensible] vernünftigen Spielern
}: Der beste Zug gewinnt { $figure } von 100.
rollout-points = Nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} mit denselben { $chance ->
    [cards] Karten
   *[dice] Würfeln
} für jeden Zug, weitergespielt von { $level ->
    [club] einem Vereinsspieler
   *[sensible] einem vernünftigen Spieler
}: Der beste Zug bringt { $figure } Punkte.
rollout-better-win = Er gewinnt { $figure } von 100 mehr als der zweitbeste Zug.
rollout-better-points = Er bringt { $figure } Punkte mehr als der zweitbeste Zug.
rollout-few = Das sind zu wenige Spiele, um zu sagen, welcher Zug der beste ist: Es müssen mindestens { $fewest } sein.
rollout-verdict-confirms = Das bestätigt den Hinweis.
rollout-verdict-open = Das ist zu knapp: Diese Spiele sagen nicht, welcher Zug der beste ist.
rollout-verdict-rollout = Der Hinweis sagt etwas anderes. Glaub den Spielen: Der Hinweis ist nur eine Schätzung, und diese wurden zu Ende gespielt.
rollout-verdict-exact = Der Hinweis sagt etwas anderes. Glaub dem Hinweis: Er ist exakt, und die Spieler dieser Spiele machen Fehler.
rollout-verdict-judge = Der Hinweis sagt etwas anderes. Glaub dem Hinweis: Er liegt um weniger daneben, als die Spieler dieser Spiele durch Fehler verlieren.

## Ein Duplikatabend: mehrere Spiele mit denselben Würfeln, gereiht mit Glück und ohne
night-head = { $chance ->
    [cards] Duplikatabend: { $game }, { $games } Spiele mit denselben Karten
   *[dice] Duplikatabend: { $game }, { $games } Spiele mit denselben Würfeln
}
night-raw = Mit Glück
night-without-luck = Ohne Glück
night-value-win = gewonnen
night-value-points = Punkte
night-same-seat-column = gleicher Platz
night-score = Stand
night-games = Spiele
night-known = { $many ->
    [one] Eines dieser Spiele wiederholt ein anderes: wer jenes Protokoll hatte, konnte wissen, was fallen würde.
   *[other] { $many } dieser Spiele wiederholen ein anderes: wer jenes Protokoll hatte, konnte wissen, was fallen würde.
}
night-others = Ohne Glück zählen die Fehler der anderen noch mit, für den, der davon profitiert hat.
night-first-raw = { $many ->
    [one] Mit Glück liegt { $names } auf dem ersten Platz.
   *[other] Mit Glück teilen sich { $names } den ersten Platz.
}
night-first-skill = { $many ->
    [one] Ohne Glück liegt { $names } auf dem ersten Platz.
   *[other] Ohne Glück teilen sich { $names } den ersten Platz.
}
night-player-win = { $games ->
    [one] { $name } hat { $raw } von einem Spiel gewonnen: { $without } ohne Glück, { $luck } durch Glück.
   *[other] { $name } hat { $raw } von { $games } Spielen gewonnen: { $without } ohne Glück, { $luck } durch Glück.
}
night-player-points = { $games ->
    [one] { $name } hat { $raw } Punkte erzielt: { $without } ohne Glück, { $luck } durch Glück.
   *[other] { $name } hat im Schnitt von { $games } Spielen { $raw } Punkte erzielt: { $without } ohne Glück, { $luck } durch Glück.
}
night-same-seat = Gegenüber anderen, die denselben Platz hatten: { $change }.

## The review of a game: what it owed to luck, and what to its players
review-before = Vor der ersten Runde
review-when = { $heading } { $round }
review-value-win = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-value-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-scale-win = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
review-scale-points = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
review-turning = { $when }, { $name } { $change }: { $what }
review-decision = { $when }, { $name } { $change }: { $what } Besser: { $instead }
review-exact = Alle Werte sind exakt.
review-about = Ein Wert kann um etwa { $error } danebenliegen.
review-about-between = Ein Wert kann um etwa { $least } bis { $most } danebenliegen, je nach Stellung.
review-hidden = Gemessen wird an dem, was ein vernünftiger Spieler mit denselben Karten gewählt hätte. Die Korrektur beträgt etwa { $drift } pro Spiel.
review-title = Glück und Können: { $game }
review-from-to = { $name } von { $start } auf { $result }.
review-unfinished = Das Spiel ist nicht zu Ende: besprochen wird, was gespielt wurde.
review-forked = Dieses Spiel hat bei Ereignis { $event } ein anderes verlassen: besprochen wird es von dort an.
review-start = Anfang
review-luck = Glück
review-own = eigenes Spiel
review-others = die anderen
review-drift = Korrektur
review-result = Ergebnis
review-turning-points = Wendepunkte
review-luckiest = Größtes Glück: { $what }
review-unluckiest = Größtes Pech: { $what }
review-costliest = Teuerste Entscheidung: { $what }
review-play = { $choices ->
    [one] { $name } hatte eine echte Wahl und verlor { $share } ± { $error } von dem, was auf dem Spiel stand: { $word }.
   *[other] { $name } hatte { $choices } echte Entscheidungen und verlor { $share } ± { $error } von dem, was auf dem Spiel stand: { $word }.
}
review-few = zu wenige Entscheidungen, um es zu sagen
review-between = { $best } bis { $worst }
review-over-games = Wie sie spielen, über alle diese Spiele
review-pooled = { $name } bei { $game }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}: verlor { $share } ± { $error } von dem, was auf dem Spiel stand, in { $choices ->
    [one] einer echten Entscheidung
   *[other] { $choices } echten Entscheidungen
}: { $word }.
review-no-choice = { $name } hatte nichts zu entscheiden.
review-word-flawless = fehlerlos
review-word-masterly = meisterhaft
review-word-strong = stark
review-word-fair = ordentlich
review-word-loose = locker
review-word-wild = abenteuerlustig
review-again-you = gespielt
review-again-best = Meister, gleiche Würfe
review-again-expected = bei mittleren Würfen
review-again-total = zusammen
review-again-note = Der Meister spielte mit genau denselben Würfen. Die letzte Spalte ist, was solches Spiel bei mittleren Würfen bringt: Der Unterschied ist Glück.
review-aspect-row = ganze Reihe
review-aspect-colours = Farben
review-aspect-escapes = Ausweichen
review-aspect-outs = AUS
review-aspect-bets = Wetten

## Das Labor: was eine Hausregel ändert
cli-lab-same = A und B sind gleich: nenne eine Hausregel, die noch nicht so ist, --change NAME=WERT
cli-lab-played = { $games } Spiele nach jeder der beiden, { $players } Spieler.
cli-lab-preparing = Die Regeln werden bereitgelegt …
cli-lab-bounds = Die Wahrheit liegt neunzehn von zwanzig Mal innerhalb von ±.
cli-lab-alike = Kein Unterschied ist größer als sein Fehler.
lab-progress = { $games } von { $wanted } Spielen nach jeder der beiden
lab-usual = die üblichen Regeln
lab-events = Würfe und Züge je Spiel
lab-rounds = Runden je Spiel
lab-first = Siege dessen, der beginnt (gleich wäre { $even } %)
lab-skill = Können (der Rest ist Glück)
lab-drama = entschieden nach diesem Teil des Spiels
lab-number = { $sign }{ $value } ± { $error }
lab-percent = { $sign }{ $value } % ± { $error }
lab-better = Von 100 Spielen gewinnt der bessere Spieler (Stufe { $better } unter Stufe { $weaker }) { $a } nach A und { $b } nach B; gleich wäre { $even }.
lab-said-events = { $way ->
    [up] Ein Spiel hat { $by } Würfe und Züge mehr (± { $error }).
   *[down] Ein Spiel hat { $by } Würfe und Züge weniger (± { $error }).
}
lab-said-rounds = { $way ->
    [up] Spiele dauern { $by } Runden länger (± { $error }).
   *[down] Spiele sind { $by } Runden kürzer (± { $error }).
}
lab-said-first = { $way ->
    [up] Wer beginnt, gewinnt von 100 Spielen { $by } mehr (± { $error }).
   *[down] Wer beginnt, gewinnt von 100 Spielen { $by } weniger (± { $error }).
}
lab-said-skill = { $way ->
    [up] Es kommt mehr auf Können an: der bessere Spieler gewinnt von 100 Spielen { $by } mehr (± { $error }).
   *[down] Es kommt mehr auf Glück an: der bessere Spieler gewinnt von 100 Spielen { $by } weniger (± { $error }).
}
lab-said-drama = { $way ->
    [up] Spiele entscheiden sich später, um { $by } % ihrer Länge (± { $error }).
   *[down] Spiele entscheiden sich früher, um { $by } % ihrer Länge (± { $error }).
}
page-lab-title = Was ändert eine Hausregel?
page-lab-lead = Wähle zweimal Hausregeln. Das Haus spielt Tausende Spiele nach beiden und zeigt, was sich unterscheidet.
page-lab-game = Spiel
page-lab-players = Spieler
page-lab-setting = Regeln { $which }
page-lab-compare = Vergleichen
page-lab-stop = Hier aufhören
page-lab-same = A und B sind gleich. Ändere in einem davon eine Hausregel.
page-lab-preparing = Das Haus holt Würfel und Karten hervor…
page-lab-progress = { $games } von { NUMBER($wanted) } Spielen nach jeder der beiden
page-lab-difference = Unterschied { $by }
page-lab-what = Was bei B anders ist als bei A
page-lab-alike = Bisher ist kein Unterschied größer als sein Fehler.
page-lab-bounds = Das blasse Ende eines Balkens ist sein Fehler: die Wahrheit liegt neunzehn von zwanzig Mal innerhalb von ±.
page-lab-share = Diesen Vergleich teilen

## A duplicate night: several tables, or one company again, with the same dice
page-night = Duplikatabend
page-night-why = Mehrere Tische, oder dieselbe Gesellschaft noch einmal, spielen mit genau denselben Würfeln oder Karten. Am Ende zeigt sich, wer am besten war, mit Glück und ohne.
page-night-who = Spieler und Bots setzen sich danach an jeden Tisch, über seinen Link.
page-night-tables = Wie viele Tische?
page-night-rounds = Wie viele Runden an jedem Tisch?
page-night-again = In jeder Runde rückt jeder einen Platz weiter, und dieselben Würfel oder Karten kommen noch einmal: Wer sie sich merkt, kennt sie.
page-night-lay = Den Abend vorbereiten
page-night-lead = Jedes Spiel dieses Abends wird mit denselben Würfeln oder Karten gespielt. Verteile die Links; wenn alle Spiele aus sind, zeigt sich, wer am besten war, mit Glück und ohne.
page-night-single = Nur ein Spiel wurde zu Ende gespielt, es gibt also nichts zu vergleichen.
page-night-done = Alle Spiele sind aus. Jedes wurde mit denselben Würfeln oder Karten gespielt.
page-night-table-of = Tisch { $table } von { $tables }
page-night-go = Zum Abend
page-night-sealed = Alle Tische dieses Abends teilen dieses Siegel. Was die Geräte an jedem Tisch mitbringen, wird in die Würfel oder Karten gemischt.
page-night-start = An allen Tischen anfangen
page-night-host-starts = Der Gastgeber startet alle Tische zusammen, wenn an jedem Tisch alle da sind.
page-night-shut = An den anderen Tischen dieses Abends wird mit denselben Würfeln oder Karten gespielt. Darum sieht sie nur, wer hier sitzt, bis alle Tische fertig sind.
page-night-elsewhere = Du sitzt schon an Tisch { $table } dieses Abends, wo mit denselben Würfeln oder Karten gespielt wird.
page-night-next = Nächste Runde
page-night-wait = An den anderen Tischen, oder in der nächsten Runde, wird mit denselben Würfeln oder Karten gespielt. Das Spiel noch einmal ansehen und erfahren, was Glück war, kann man, wenn alle fertig sind.
page-night-table = Tisch { $table }
page-night-round = Runde { $round } von { $rounds }
page-night-waiting = wartet auf Gesellschaft
page-night-playing = spielt
page-night-over = fertig
page-night-gone = weggenommen
page-night-go-table = Zu Tisch { $table }
page-night-invite = An Tisch { $table } einladen
page-night-share = Den Link zum Abend teilen
page-night-end = Den Abend jetzt beenden
page-night-end-why = Spiele, die nicht aus sind, werden weggenommen. Die anderen kommen in die Rangliste.
page-night-end-yes = Ja, beenden
page-night-ranking = Rangliste
page-night-ready = Die Rangliste ist da.
page-night-raw = Wie es ausging
page-night-skill = Ohne Glück
page-night-players = Spieler für Spieler
page-night-games = Spiele
page-night-seats = Plätze
page-night-beside = gleicher Platz
page-night-beside-why = „Gleicher Platz“ sagt, wie viel besser das Ergebnis war als das der anderen, die mit denselben Würfeln oder Karten auf demselben Platz saßen.

## Der gerechte Vorsprung
cli-handicap-who = handicap muss wissen, wer spielt: --bots champion,beginner oder --review DATEI
cli-handicap-given = handicap sucht selbst, was zu geben ist: lass --option handicap weg
cli-handicap-either = handicap nimmt entweder --bots oder --review, nicht beides
handicap-gives = Damit es ausgeglichen ist: { $given }.
handicap-nothing = Niemand bekommt einen Vorsprung: keiner bringt diese Gesellschaft näher an gleiche Aussichten.
handicap-with = Dann gewinnen von 100 Spielen: { $shares }.
handicap-without = Ohne Vorsprung: { $shares }.
handicap-share = { $name } { $share } (± { $error })
handicap-gap = In ganzen Schritten bleibt { $name } { $gap } von 100 Spielen von einem gleichen Anteil entfernt.
handicap-limit = Mehr Vorsprung lässt sich nicht geben: { $name } ist noch { $gap } von 100 Spielen von einem gleichen Anteil entfernt.
handicap-thinks = Die Stufe „{ $level }“ denkt für Tausende von Spielen zu lange und zählt hier als „{ $other }“. Sie spielt besser als das, die anderen bräuchten also mehr.
handicap-as = { $name } zählt als „{ $level }“, nach { $choices } besprochenen Entscheidungen.
handicap-between = { $name } zählt als jemand zwischen „{ $weaker }“ und „{ $stronger }“, nach { $choices } besprochenen Entscheidungen.
page-even = Ausgleichen
page-even-lead = Wie gut spielt wer? Das Haus spielt Tausende von Spielen und sagt, wer welchen Vorsprung bekommt.
page-even-reviewed = wie in besprochenen Spielen
page-even-holds = In den Hausregeln steht jetzt: { $given }.
page-even-find = Wie viel gleicht es aus?
page-even-preparing = Das Haus holt die Würfel und die Karten heraus…
page-even-working = { $games } Spiele gespielt…
page-even-use = Übernehmen
page-even-used = Es steht bei den Hausregeln.
