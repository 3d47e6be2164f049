name = Zocken
about = Sieben Würfel in sieben Farben, einer nach dem anderen geworfen und in eine Reihe gelegt, die nur steigen oder nur fallen darf. Kommst du über fünfzig? Die anderen dürfen darauf wetten.
short =
    Wirf sieben farbige Würfel, einen nach dem anderen, und leg jeden gleich in die Reihe.
    Die Reihe darf nur steigen oder nur fallen.
    Eine ganze Reihe bringt 50 Punkte, und jeder Würfel bei seiner Farbe mehr. Ausweichen kostet 10, AUS kostet 20.
    Nach drei Würfeln wetten die anderen, ob du über 50 kommst.
    Wer nach allen Runden die meisten Punkte hat, gewinnt.
rank-title = Was ein Zug bringt
rank-colours = richtige Farben
rank-row = ganze Reihe
rank-escape = jedes Ausweichfeld
rank-out = jeder auf AUS

# What the score counts, said after the number.
score-unit = { $score ->
    [one] Punkt
   *[other] Punkte
}

## Züge
move-roll-word = werfen
move-roll-r = den roten Würfel werfen
move-roll-r-key = r
move-roll-r-word = rot
move-roll-o = den orangefarbenen Würfel werfen
move-roll-o-key = o
move-roll-o-word = orange
move-roll-y = den gelben Würfel werfen
move-roll-y-key = l
move-roll-y-word = gelb
move-roll-g = den grünen Würfel werfen
move-roll-g-key = g
move-roll-g-word = grün
move-roll-b = den blauen Würfel werfen
move-roll-b-key = b
move-roll-b-word = blau
move-roll-p = den violetten Würfel werfen
move-roll-p-key = v
move-roll-p-word = violett
move-roll-w = den weißen Würfel werfen
move-roll-w-key = w
move-roll-w-word = weiß
move-place = den Würfel auf diesen Platz legen; < und > sind die Ausweichfelder, die 10 Punkte kosten
move-place-word = legen
move-out = den Würfel auf AUS legen: 20 Punkte weniger, und die Reihe ist nicht mehr ganz
move-out-key = a
move-out-word = aus
move-bet = wetten: die Hälfte des Zuges, wenn er mehr als 50 bringt, sonst verlierst du 20
move-bet-key = w
move-bet-word = wetten
move-pass = passen: nichts zu gewinnen, nichts zu verlieren
move-pass-key = p
move-pass-word = passen

## Würfel
die = { $die ->
    [r] rote
    [o] orangefarbene
    [y] gelbe
    [g] grüne
    [b] blaue
    [p] violette
   *[w] weiße
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Was geschieht
tell-picks = { $seat } nimmt den { die }n Würfel.
tell-throws = { $seat } wirft mit dem { die }n Würfel eine { $pips }.
tell-places = { $seat } legt die { die } { $pips } auf Feld { $field }.
tell-matches = Farbe auf Farbe! { $seat } legt die { die } { $pips } auf Feld { $field }.
tell-escapes = { $side ->
    [left] { $seat } weicht aus: Die { die } { $pips } kommt auf das linke Ausweichfeld.
   *[right] { $seat } weicht aus: Die { die } { $pips } kommt auf das rechte Ausweichfeld.
}
tell-out = Kein Feld passt: { $seat } legt die { die } { $pips } auf AUS.
tell-asks-bets = Drei Würfel liegen. Wer wettet, dass { $seat } über 50 kommt?
tell-bets = { $seat } wettet darauf.
tell-passes = { $seat } passt.
tell-scores = { $seat } macht { $points }: Reihe { $row }, Farben { $colours } ({ $matches } richtig), Ausweichen { $escapes }, AUS { $outs }.
tell-bet-won = { $seat } hat gut gewettet und bekommt { $points }.
tell-bet-lost = { $seat } hat falsch gewettet und verliert { $points }.
tell-opens-turn = Runde { $round }: Die Würfel gehen an { $seat }.
tell-wins = { $seat } gewinnt das Spiel mit { points }.
tell-shared-win = { $seats } teilen sich den Sieg mit je { points }.
tell-ends-alone = { $seat } beendet das Spiel mit { points }. Wer schafft mehr?

## Das Brett
board-sign-bet = { $you ->
    [yes] { $roller } ist dran: Wettest du?
   *[no] { $roller } ist dran: Wettet { $seat }?
}
board-throw = Werfen
board-pick = Such einen Würfel zum Werfen aus
board-place = Jetzt gib ihm einen Platz
board-asks = Kommt { $seat } über 50?
board-scored = { $seat } macht { $points }
board-bet = Wetten
board-bet-note = über 50: die Hälfte der Punkte; sonst −20
board-pass = Nicht wetten
board-bets = wettet
board-passes = passt
board-won = gewinnt das Spiel
board-company = Wer spielt, und wer wettet
board-has-bet = { $seat } hat gewettet
board-has-passed = { $seat } passt
board-die = der { die } Würfel
board-thrown = der { die } Würfel mit einer { $pips }
board-dice-left = Würfel, die noch zu werfen sind
board-circle = { $circle ->
    [r] roter Kreis
    [o] orangefarbener Kreis
    [y] gelber Kreis
    [g] grüner Kreis
    [b] blauer Kreis
    [p] violetter Kreis
   *[w] weißer Kreis
}
board-empty-field = Feld { $field }, { board-circle }: leer
board-empty-escape = { $side ->
    [left] Linkes Ausweichfeld: leer
   *[right] Rechtes Ausweichfeld: leer
}
board-on-field = { $match ->
    [yes] Feld { $field }, { board-circle }: Farbe auf Farbe
   *[no] Feld { $field }, { board-circle }
}
board-on-escape = { $side ->
    [left] Linkes Ausweichfeld
   *[right] Rechtes Ausweichfeld
}
board-lies-field = { $match ->
    [yes] Feld { $field }, { board-circle }: die { die } { $pips }, Farbe auf Farbe
   *[no] Feld { $field }, { board-circle }: die { die } { $pips }
}
board-lies-escape = { $side ->
    [left] Linkes Ausweichfeld: die { die } { $pips }
   *[right] Rechtes Ausweichfeld: die { die } { $pips }
}
board-put-field = { $match ->
    [yes] Die { die } { $pips } auf Feld { $field } legen, { board-circle }: Farbe auf Farbe, { $brings } Punkte
   *[no] Die { die } { $pips } auf Feld { $field } legen, { board-circle }, { $brings } Punkte
}
board-put-escape = { $side ->
    [left] Die { die } { $pips } auf das linke Ausweichfeld legen, { $brings } Punkte
   *[right] Die { die } { $pips } auf das rechte Ausweichfeld legen, { $brings } Punkte
}
board-put-out = Die { die } { $pips } auf AUS legen, { $brings } Punkte
board-out-field = AUS
board-out-costs = −20 je Würfel
board-escape = Aus­weichen
board-escape-costs = −10
board-row = Ganze Reihe
board-colours = Farben
board-escapes = Ausweichen
board-total = Dieser Zug
board-turn-of = Zug von { $seat }
board-round = Runde { $round } von { $rounds }
board-direction = { $direction ->
    [rising] Die Reihe steigt
   *[falling] Die Reihe fällt
}
board-way = { $direction ->
    [rising] steigt
    [falling] fällt
   *[open] steigt oder fällt
}
board-scale = Punkte für eine bis sieben richtige Farben

## Das Brett im Terminal
play-colours-once = alle sieben Farben, jede einmal, zum Beispiel { $colours }
play-round = Runde { $round } von { $rounds }
play-dice-left = noch zu werfen
play-stands-at = So wie es liegt, bringt dieser Zug { $points }.
play-out-field = AUS
play-rolls = wirft
play-said-bet = wettet
play-said-pass = passt
play-escape = ein Ausweichfeld, für 10 Punkte weniger

## Das Ende
sheet-round = Runde
story-best-turn = { $you ->
    [yes] Der beste Zug war deiner
   *[no] Der beste Zug kam von { $seat }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in Runde { $round }, { $matches ->
    [0] ohne richtige Farbe
    [one] mit einer richtigen Farbe
   *[other] mit { $matches } richtigen Farben
}.
story-bets-won = { $you ->
    [yes] Das Wetten hat dir am meisten eingebracht:
   *[no] Das Wetten hat { $seat } am meisten eingebracht:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
story-bets-lost = { $you ->
    [yes] Das Wetten hat dich am meisten gekostet:
   *[no] Das Wetten hat { $seat } am meisten gekostet:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
story-over-50 = { $over ->
    [0] Keiner von { $turns } Zügen brachte mehr als 50.
    [one] Einer von { $turns } Zügen brachte mehr als 50.
   *[other] { $over } von { $turns } Zügen brachten mehr als 50.
}

## Was beim ersten Mal gesagt wird
note-pick = Sieben Würfel, einer nach dem anderen. Liegt einer beim Kreis seiner Farbe, bringt das Punkte.
note-row = Die Reihe darf nur steigen oder nur fallen, von links nach rechts. Lücken und gleiche Nachbarn sind erlaubt.
note-colours = Farbe auf Farbe! Eine richtige Farbe ist { $one } Punkte wert, drei zusammen { $three }.
note-escape = Passt er auf kein Feld, kann er auf ein freies Ausweichfeld, für 10 Punkte, oder auf AUS, für 20.
note-out = Mit einem Würfel auf AUS ist die Reihe nicht mehr ganz: Die 50 Punkte dafür sind weg.
note-bet = Kommt { $seat } über 50, bekommst du die Hälfte dieser Punkte. Sonst verlierst du 20.
note-bets = Die anderen wetten, ob du über 50 kommst. Dich kostet das nichts und bringt dir nichts.
note-whole = Kein Würfel auf AUS ist eine ganze Reihe: 50 Punkte. Dazu kommen die Farben.

## Warum etwas nicht geht
refusal-Z5 = { $why ->
    [used] Der { die } Würfel liegt schon: Nimm einen anderen.
    [place-first] Gib zuerst der { die }n { $pips } einen Platz.
   *[pick-first] Such zuerst einen Würfel aus und wirf ihn.
}
refusal-Z6 = { $why ->
    [taken] Dort liegt schon ein Würfel.
    [rising] Die Reihe steigt: Eine { $pips } passt dort nicht.
    [falling] Die Reihe fällt: Eine { $pips } passt dort nicht.
   *[open] Mit einer { $pips } dort ginge die Reihe auf und ab.
}
refusal-Z8 = An diesem Tisch muss der erste Würfel eines Zuges auf eines der Felder 1 bis 7.
refusal-Z9 = Die { die } { $pips } passt noch auf ein Feld, darum darf sie nicht auf AUS.
refusal-Z11 = { $why ->
    [bet-first] Sag zuerst, ob du auf { $seat } wettest oder passt.
   *[no-bet] Jetzt gibt es nichts zu wetten.
}

## Hausregeln
option-circles = Reihenfolge der farbigen Kreise, von links nach rechts
option-first = Wer ist am jüngsten?
option-first_die = Der erste Würfel eines Zuges
value-first_die-any = darf auch auf ein Ausweichfeld
value-first_die-field = muss auf ein Feld
option-table = Punkte für richtige Farben (zum Teil unsere Rekonstruktion)
item-circles = { $item ->
    [r] Rot
    [o] Orange
    [y] Gelb
    [g] Grün
    [b] Blau
    [p] Violett
   *[w] Weiß
}
allowed-circles = jeder der sieben Buchstaben einmal: r Rot, o Orange, y Gelb, g Grün, b Blau, p Violett, w Weiß
player-first = { $player }
allowed-first = 0 für den ersten Platz, 1 für den zweiten und so weiter
cell-table = { $number ->
    [0] keine
   *[other] { $number }
}
allowed-table = acht ganze Zahlen von 0 bis 1000, mit Kommas dazwischen
option-rounds = Anzahl der Runden
option-handicap = Vorsprung
each-handicap = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
} für { $player }
allowed-handicap = für jeden Spieler eine ganze Zahl von 0 bis 1000, in der Reihenfolge der Plätze, mit Kommas dazwischen

## Regeln
section-board = Das Brett und die Würfel
section-turn = Ein Zug
section-bet = Die Wette
section-score = Die Punkte
rule-Z1 = Es gibt sieben Würfel, jeden in seiner eigenen Farbe: Rot, Orange, Gelb, Grün, Blau, Violett und Weiß.
rule-Z2 = Neun Plätze liegen in einer Linie: das linke Ausweichfeld, die Felder 1 bis 7 und das rechte Ausweichfeld. Das Feld AUS liegt daneben.
rule-Z3 = Neben jedem der sieben Felder ist ein farbiger Kreis. Ihre Reihenfolge ist nicht überliefert; hier gehen sie von Rot bis Weiß, und das Haus darf sie anders ordnen.
rule-Z4 = Wer am jüngsten ist, fängt an.
rule-Z5 = Wer am Zug ist, nimmt einen noch unbenutzten Würfel, wirft ihn und legt ihn sofort ab, vor dem nächsten. Was liegt, bleibt liegen.
rule-Z6 = Ein Würfel darf auf ein freies Feld oder ein freies Ausweichfeld, wenn die ganze Linie in Ordnung bleibt: von links nach rechts über alle neun Plätze gelesen, die leeren übersprungen, fallen die Augen nie oder sie steigen nie. Gleiche Nachbarn und Lücken schaden nicht.
rule-Z7 = Niemand muss ansagen, in welche Richtung die Reihe läuft. Es zeigt sich, sobald zwei Würfel verschieden sind.
rule-Z8 = Auf jedes Ausweichfeld passt ein Würfel, zu jeder Zeit, auch schon der erste; in manchen Häusern muss der erste Würfel eines Zuges auf ein Feld. Ein Würfel auf einem Ausweichfeld zählt für die Ordnung, nie für eine Farbe, und kostet 10 Punkte.
rule-Z9 = Ein Würfel darf nur dann auf AUS, für 20 Punkte weniger, wenn er auf keines der Felder 1 bis 7 passt. Passt er auf ein Ausweichfeld, so hat man die Wahl zwischen diesem und AUS; passt er auch dort nicht, so bleibt nur AUS. Passt er auf ein Feld, so kommt er dorthin oder auf ein Ausweichfeld, auf das er passt, aber nie auf AUS.
rule-Z10 = Auf AUS ist Platz für beliebig viele Würfel.
rule-Z11 = Liegen drei Würfel, die auf AUS mitgezählt, so wird kurz gewartet. Einer nach dem anderen, im Uhrzeigersinn ab dem linken Nachbarn, sagen die Mitspieler laut, ob sie wetten, dass dieser Zug mehr als 50 Punkte bringt, oder passen. Wer allein spielt, spielt ohne Wette.
rule-Z12 = Bringt der Zug mehr als 50, so bekommt jeder, der gewettet hat, die Hälfte davon, abgerundet. Bei 50 oder weniger verliert jeder, der gewettet hat, 20. Wer gepasst hat, gewinnt und verliert nichts.
rule-Z13 = Ein Zug bringt 50 Punkte, wenn kein Würfel auf AUS liegt, und die Punkte für die Farben; jeder Würfel auf einem Ausweichfeld kostet 10, jeder auf AUS 20. Ein Zug kann also unter null enden.
rule-Z14 = Eine Farbe ist richtig, wenn der Würfel auf dem Feld neben dem Kreis seiner eigenen Farbe liegt, ob die Reihe ganz ist oder nicht. Von keiner bis sieben zählt das 0, 10, 30, 60, 100, 150, 210, 280. Diese Tabelle ist unsere Rekonstruktion: Nur die 10 für eine und die 60 für drei sind bekannt, das Brett mit den übrigen ist verloren. Das Haus darf eine eigene schreiben.
rule-Z15 = Ein Beispiel: eine ganze Reihe, drei richtige Farben und ein Würfel auf einem Ausweichfeld machen 50 + 60 − 10 = 100.
rule-Z16 = In einer Runde hat jeder einen Zug. Nach der letzten Runde, gewöhnlich der fünften, gewinnt, wer die meisten Punkte hat; wer gemeinsam vorn liegt, teilt sich den Sieg. Wer allein spielt, gewinnt immer, und die Summe ist das Ergebnis, das es zu schlagen gilt. Wer einen Vorsprung bekommt, beginnt mit so vielen Punkten.

## Warum ein Zug gut ist
reason-own-field = Der { die } Würfel passt mit { $throws } von 6 Würfen auf sein eigenes Feld, und eine richtige Farbe bringt { $points } mehr.
reason-no-own-field = Kein Wurf bringt den { die }n Würfel noch auf sein eigenes Feld, also ist nichts verloren.
reason-other-own-field = Der { die } Würfel passt nur mit { $throws } von 6 Würfen auf sein eigenes Feld.
reason-other-no-field = Kein Wurf bringt den { die }n Würfel noch auf sein eigenes Feld.
reason-match = Farbe auf Farbe: Der { die } Würfel auf seinem eigenen Feld bringt { $points } mehr.
reason-fits-after = Danach passen noch { $throws } von 6 Würfen auf ein Feld.
reason-colours-after = { $colours ->
    [one] Danach kann noch eine Farbe auf ihr eigenes Feld kommen.
   *[other] Danach können noch { $colours } Farben auf ihr eigenes Feld kommen.
}
reason-idle-field = Feld { $field } wartet auf keinen Würfel mehr.
reason-escape-keeps-row = Ausweichen kostet { $points }; AUS würde { $out } kosten und die { $row } für eine ganze Reihe.
reason-escape-not-out = Ausweichen kostet { $points }, AUS würde { $out } kosten.
reason-row-gone = Die Reihe ist ohnehin nicht mehr ganz: AUS kostet { $points }, und das Ausweichfeld bleibt frei.
reason-other-breaks-row = AUS würde { $points } kosten und die { $row } für eine ganze Reihe.
reason-other-escape = Ausweichen würde { $points } kosten.
reason-other-takes-field = Auf Feld { $field } wartet noch der { die } Würfel.
reason-bet-wins = Spielt { $seat } auf Punkte, gewinnt eine Wette darauf in { $wins } von 100 Zügen.
reason-bets-bring = { $points ->
    [one] Über { $bets } solche Wetten bringt das einen Punkt.
   *[other] Über { $bets } solche Wetten bringt das { $points } Punkte.
}
reason-bets-cost = { $points ->
    [one] Über { $bets } solche Wetten kostet das einen Punkt.
   *[other] Über { $bets } solche Wetten kostet das { $points } Punkte.
}
