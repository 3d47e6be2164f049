name = 12er Stich
about = Ein flinkes Rechenspiel mit Karten: Schwarz wird dazugezählt, Rot abgezogen, und wer genau auf 12 oder genau auf 0 kommt, macht den Stich.
short =
    Alle bekommen sechs Karten. Schwarz zählt dazu, Rot geht ab, und die Summe bleibt von 0 bis 12.
    Wer genau auf 12 oder genau auf 0 kommt, macht den Stich und spielt wieder aus, mit einer Karte, die dazuzählt.
    Kannst du nicht legen, ziehst du eine Karte.
    Die letzte Karte deiner Hand bringt 30 Punkte und beendet die Runde.
    Hat jemand nach einer Runde das Ziel erreicht, gewinnt die höchste Punktzahl.
rank-title = Was eine Karte wert ist
rank-points = { $points } Punkte
rank-last = deine letzte Karte: 30 Punkte

# What the score counts, said after the number.
score-unit = { $score ->
    [one] Punkt
   *[other] Punkte
}

## Züge
move-draw = die oberste Karte vom Stapel ziehen
move-draw-key = z
move-draw-word = ziehen
move-keep = die gezogene Karte behalten
move-keep-key = h
move-keep-word = behalten
move-pass = passen: Nichts passt, und der Stapel ist leer
move-pass-key = p
move-pass-word = passen
move-swap = die Farben tauschen: Die andere wird dazugezählt
move-swap-key = t
move-swap-word = tauschen
move-hold = die Farben so lassen
move-hold-key = l
move-hold-word = lassen

## Karten
colour = { $colour ->
    [black] Schwarz
   *[red] Rot
}
card = { $colour ->
    [black] eine schwarze { $value }
   *[red] eine rote { $value }
}

## Was geschieht
tell-throws-target = { $seat } wirft den Spezialwürfel: Gespielt wird bis { $target }.
tell-deals = Runde { $round }: { $seat } mischt und gibt.
tell-opens-round = { $seat } spielt aus.
tell-leads = { $seat } spielt { card } aus: Die Summe ist { $sum }.
tell-follows = { $seat } legt { card }: Die Summe ist { $sum }.
tell-takes = { $seat } legt { card }: Das macht { $sum } und einen Stich mit { $points } Punkten!
tell-draws = { $seat } zieht eine Karte.
tell-draws-card = { $seat } zieht { card }.
tell-last-of-stock = Das war die letzte Karte vom Stapel.
tell-does-not-fit = Sie passt nicht: Der Zug von { $seat } ist zu Ende.
tell-keeps = { $seat } behält sie.
tell-passes = { $seat } passt.
tell-swaps = { $seat } tauscht die Farben: Ab jetzt wird { colour } dazugezählt.
tell-holds = { $seat } lässt die Farben so: { colour } wird weiter dazugezählt.
tell-lead-goes-on = Jetzt spielt { $seat } aus.
tell-goes-out = Die letzte Karte! { $seat } ist aus und bekommt { $points } Punkte.
tell-stuck = Der Stapel ist leer, und niemand kann mehr legen: Die Runde ist vorbei.
tell-minus = { $seat } verliert { $points } Punkte für Karten auf der Hand.
tell-wins = { $seat } gewinnt das Spiel mit { $points } Punkten.
tell-shared-win = { $seats } teilen sich den Sieg mit je { $points } Punkten.

## Das Brett
board-sign-target = { $you ->
    [yes] Du würfelst um das Ziel
   *[no] { $seat } würfelt um das Ziel
}
board-sign-deal = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
}
board-throw = Den Spezialwürfel werfen
board-deal = Mischen und geben
board-card = { card }, { $sign ->
    [plus] plus
   *[minus] minus
}
board-hand = { $cards ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $cards } Karten
}
board-stock = { $cards ->
    [0] Der Stapel ist leer
    [one] Der Stapel: eine Karte
   *[other] Der Stapel: { $cards } Karten
}
board-pile = Auf dem Tisch: { $cards }
board-pile-empty = Auf dem Tisch liegt nichts
board-sum = Die Summe:
board-round = Runde { $round }
board-target = bis { $target }
board-adds = { colour } dazu
board-takes-away = { colour } ab
board-player = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand, { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
} mit { $points } Punkten in dieser Runde, Stand { $score }
board-tricks = { $points } Pkt.
board-dealer = Geber
board-slip = Punkte der Runde { $round }
board-slip-player = Spieler
board-slip-tricks = Stiche
board-slip-bonus = letzte Karte
board-slip-minus = Hand­karten
board-slip-round = Runde
board-slip-total = gesamt
board-won = gewinnt das Spiel
board-draw = Karte ziehen
board-draw-note = auf der Hand passt nichts
board-keep = Behalten
board-pass = Passen
board-pass-note = nichts passt, und der Stapel ist leer
board-swap = Tauschen!
board-swap-note = ab jetzt zählt { colour } dazu
board-hold = So lassen
board-hold-note = { colour } zählt weiter dazu
board-drawn = Gezogen: leg sie oder behalte sie
board-your-lead = Du spielst aus: Wähle eine Karte, die hochsteht
board-your-card = Du bist dran: Wähle eine Karte, die hochsteht
board-takes = { $seat } macht { $points } Punkte
board-swaps = Jetzt wird { colour } dazugezählt!
board-holds = { colour } wird weiter dazugezählt
board-leads-now = { $seat } spielt aus
board-does-not-fit = { $seat } zieht: passt nicht
board-draws = { $seat } zieht eine Karte
board-keeps = { $seat } behält sie
board-passes = { $seat } passt
board-target-thrown = Gespielt wird bis { $target }
board-goes-out = { $seat } ist aus: { $points } Punkte
board-stuck = Niemand kann legen: Die Runde ist vorbei

## Das Brett im Terminal
play-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
play-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
play-target = Ziel { $target }
play-stock = { $cards } im Stapel
play-sum = Summe { $sum }
play-adds = { $colour } zählt dazu
play-pile = auf dem Tisch
play-hand-of = die Hand von { $name }

## Das Ende
sheet-round = Runde
story-length = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, gespielt bis { $target }.
story-no-trick = Niemand hat auch nur einen Stich gemacht.
story-best-trick = { $you ->
    [yes] Der dickste Stich ging an dich
   *[no] Der dickste Stich ging an { $seat }
}: { $points } Punkte mit { $cards } Karten, in Runde { $round }.

## Was beim ersten Mal gesagt wird
note-lead = Liegt nichts, spiel eine Karte aus, die dazuzählt, jetzt { colour }. Ihr Wert ist die Summe.
note-sum = { $colour ->
    [black] Schwarz zählt dazu, Rot geht ab.
   *[red] Rot zählt dazu, Schwarz geht ab.
} Die Summe bleibt von 0 bis 12.
note-take = Bring sie auf genau 12 oder genau 0, und alles, was offen liegt, gehört dir.
note-draw = Passt nichts, ziehst du eine Karte. Passt sie, darfst du sie gleich legen oder behalten.
note-points = In einem Stich zählt 1 bis 5 fünf Punkte, 6 bis 9 zehn, eine schwarze 12 fünfzehn, eine rote zwanzig.
note-last = Wer die letzte Karte der Hand spielt, bekommt 30 Punkte, und die Runde ist vorbei.
note-swap = Wer den Stich macht, darf die Farben tauschen: Dann zählt nicht mehr { colour } dazu, sondern die andere.

## Warum etwas nicht geht
refusal-S4 = Diese Karte hast du nicht.
refusal-S5 = { $colour ->
    [black] Ausspielen kannst du nur eine schwarze Karte.
   *[red] Ausspielen kannst du jetzt nur eine rote Karte.
}
refusal-S6 = { $why ->
    [above] Das gäbe { $sum }: Die Summe darf nicht über 12 gehen.
   *[below] Die Summe fiele unter 0, und das darf sie nicht.
}
refusal-S9 = { $why ->
    [drawn] Leg die Karte, die du gerade gezogen hast, oder behalte sie.
    [nothing-drawn] Du hast keine Karte gezogen, die du behalten könntest.
    [draw-first] Nichts passt: Zieh zuerst eine Karte.
   *[must-play] Du hast eine Karte, die passt, also musst du legen.
}
refusal-S10 = Der Stapel ist leer: Du kannst nur passen.
refusal-S17 = { $why ->
    [choose] Wähle zuerst: die Farben tauschen oder so lassen.
    [later] Die Farben tauscht man nur nach einem Stich.
   *[never] An diesem Tisch werden die Farben nicht getauscht.
}

## Hausregeln
option-target = Punkte bis zum Sieg
value-target-die = der Spezialwürfel entscheidet
option-first = Wer spielt zuerst aus?
player-first = { $player }
allowed-first = 0 für den ersten Platz, 1 für den zweiten und so weiter
option-hand = Karten, die nach einer Runde auf der Hand bleiben
value-hand-nothing = zählen nicht
value-hand-minus = werden abgezogen
option-handicap = Vorsprung
each-handicap = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
} für { $player }
allowed-handicap = für jeden Spieler eine ganze Zahl von 0 bis 1000, in der Reihenfolge der Plätze, mit Kommas dazwischen
option-swap = Profiregel: Wer einen Stich macht, darf die Farben tauschen

## Regelbuch
section-cards = Die Karten und das Ziel
section-round = Wie eine Runde verläuft
section-score = Was es einbringt
section-professional = Die Profiregel
section-hidden = Was verborgen bleibt
rule-S1 = Es sind 46 Karten, schwarze und rote. Jede Farbe hat vier Einsen, drei Zweien und je zwei von der 3 bis zur 9 und von der 12.
rule-S2 = Eine schwarze Karte wird zur laufenden Summe gezählt, eine rote von ihr abgezogen.
rule-S3 = Vor der ersten Runde wirft der Geber den Spezialwürfel (2-3-3-4-4-5): Hundertmal seine Augen sind das Ziel. Das Haus kann stattdessen eine Zahl von 50 bis 2000 festlegen; dann wird nicht geworfen.
rule-S4 = Der Geber mischt und gibt allen sechs Karten, links von sich beginnend; der Rest ist der verdeckte Stapel. Man spielt nur aus der eigenen Hand. Zuerst spielt aus, wer auf dem ersten Platz sitzt, außer das Haus bestimmt jemand anderen; wer davor sitzt, gibt. Nach jeder Runde geht das Geben im Uhrzeigersinn weiter.
rule-S5 = Wer an der Reihe ist, wenn nichts offen liegt, spielt aus, und zwar nur eine schwarze Karte. Ihr Wert ist die Summe.
rule-S6 = Danach kommt jede Karte auf die offene Ablage und ändert die Summe. Sie darf nicht unter 0 sinken und nicht über 12 steigen, und man sagt sie laut an.
rule-S7 = Wer mit einer Karte auf der Ablage die Summe auf genau 12 oder genau 0 bringt, macht den Stich, also alles, was offen liegt, und spielt wieder aus. Das Ausspielen selbst macht nie einen Stich: Eine ausgespielte schwarze 12 ergibt 12 und bleibt liegen.
rule-S8 = Eine rote 12 lässt sich darum nur auf einem einzigen Weg loswerden: auf einer ausgespielten schwarzen 12.
rule-S9 = Wer legen kann, muss legen. Wer nicht kann, zieht die oberste Karte vom Stapel. Passt sie, so darf man diese Karte legen, und keine andere, oder sie behalten; passt sie nicht, so ist der Zug von selbst zu Ende.
rule-S10 = Ist der Stapel leer, so muss passen, wer nicht legen kann.
rule-S11 = Wer ausspielen soll und keine Karte dafür hat, auch wenn der letzte Stich der eigene war, zieht oder passt wie alle, die nicht legen können. Liegt danach noch nichts, so spielt der Nächste aus.
rule-S12 = Wer die letzte Karte der Hand spielt, beendet die Runde und bekommt 30 Punkte, ob diese Karte nun ausgespielt oder zugelegt wird oder einen Stich macht (der Stich zählt mit). Was dann noch offen liegt, gehört niemandem.
rule-S13 = Eine Runde endet auch, sofort und von selbst, wenn der Stapel leer ist und niemand eine Karte spielen kann. Dann bekommt niemand die 30, und was offen liegt, gehört niemandem. Mit der Profiregel wird nach einem Stich zuerst getauscht oder gelassen.
rule-S14 = Eine gewonnene Karte zählt von 1 bis 5 fünf Punkte und von 6 bis 9 zehn; eine schwarze 12 zählt 15, eine rote 12 zählt 20. Stiche und die 30 zählen, sobald man sie hat.
rule-S15 = Karten auf der Hand zählen nicht. In manchen Häusern werden sie am Ende der Runde nach derselben Tabelle abgezogen, auch unter null.
rule-S16 = Das Spiel endet nach der Runde, an deren Ende jemand das Ziel erreicht oder überschritten hat. Der höchste Stand gewinnt, auch wenn mehrere so weit sind; bei gleichem höchstem Stand wird der Sieg geteilt. Wer einen Vorsprung bekommt, beginnt mit so vielen Punkten; auch wenn sie schon das Ziel erreichen, wird erst eine Runde gespielt.
rule-S17 = Die Profiregel, wo das Haus sie spielt: Wer einen Stich macht und noch Karten hat, tauscht die Farben oder lässt sie, und spielt dann aus. Nach einem Tausch wird Rot dazugezählt und Schwarz abgezogen, auch bei der 12, und ausgespielt wird mit Rot, bis zum nächsten Tausch. Die Punkte bleiben bei der Farbe. Zu Beginn jeder Runde wird Schwarz dazugezählt.
rule-S18 = Die Hände und die Reihenfolge des Stapels sind verborgen, und eine gezogene Karte sieht nur, wer sie gezogen hat. Alles andere ist offen: die Summe, das Ziel, welche Farbe dazugezählt wird, wie viele Karten jede Hand und der Stapel haben, die offene Ablage, wer gezogen hat, und wie viele Stiche alle gemacht haben und was sie wert sind.

## Warum ein Zug gut ist
reason-goes-out = Es ist deine letzte Karte: Die Runde ist zu Ende, und das bringt { $points } Punkte.
reason-reaches-target = So kommst du auf { $points }; gespielt wird bis { $target }.
reason-takes = Das nimmt einen Stich mit { $points } Punkten.
reason-takers = { $cards ->
    [one] Nur eine ungesehene Karte nimmt das.
    [2] Nur { $cards } ungesehene Karten nehmen das.
    [3] Nur { $cards } ungesehene Karten nehmen das.
   *[other] { $cards } ungesehene Karten nehmen das.
}
reason-no-taker = Keine ungesehene Karte nimmt das.
reason-few-follow = Von den { $of } ungesehenen Karten passen { $cards } darauf.
reason-fits-seldom = { $sums ->
    [0] So bist du { card } los, die auf keine Summe von 1 bis { $of } passt.
    [one] So bist du { card } los, die auf eine der { $of } möglichen Summen passt.
   *[other] So bist du { card } los, die auf { $sums } der { $of } möglichen Summen passt.
}
reason-worth-keeping = Behältst du { card }, stört sie nicht: Sie passt auf { $sums } der { $of } möglichen Summen.
reason-other-taken = { $cards ->
    [one] Liegt { card }, nimmt eine ungesehene Karte den Stich.
   *[other] Liegt { card }, nehmen { $cards } ungesehene Karten den Stich.
}
reason-can-lead = { $cards ->
    [one] So kannst du mit einer deiner Karten ausspielen.
   *[other] So kannst du mit { $cards } deiner Karten ausspielen.
}
