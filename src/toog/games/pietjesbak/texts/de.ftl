name = Pietjesbak
about = Drei Würfel, ein Würfelbrett und ein Stück Kreide. Wirf am höchsten, wisch deine Striche weg und werde sie vor allen anderen los.
short =
    Alle fangen mit gleich vielen Kreidestrichen an. Wer sie zuerst los ist, gewinnt.
    Wirf drei Würfel, hör auf oder wirf alle drei noch einmal, bis zu dreimal.
    Die anderen haben nicht mehr Würfe als der, der anfing.
    Der höchste Wurf gewinnt die Runde und wischt einen Strich weg, mit Zand oder Soixante-neuf mehr.
    Wer anfängt und nach einem Wurf aufhört, wagt den Stoef: Ein Sieg wischt dann mindestens zwei weg.
rank-title = Von hoch nach tief
rank-apes = drei Affen: gewinnt das Spiel, wenn du schon gewischt hast
rank-soixante-neuf = Soixante-neuf: drei Striche
rank-zand = Zand, von Sechsen bis Zweien: zwei Striche
rank-high = dann zählt die Summe: 260 ist die höchste
rank-sum = 100 + 4 + 3 = 107: ein Strich
rank-seven = eine Sieben, der tiefste: ein Strich mehr für alle

# What the score counts, said after the number.
score-unit = { $score ->
    [one] Strich übrig
   *[other] Striche übrig
}

## Züge
move-again = noch einmal mit allen drei Würfeln
move-again-key = n
move-again-word = noch einmal
move-stop = liegen lassen: dieser Wurf zählt
move-stop-key = s
move-stop-word = stehen lassen
move-stop-stoef = Stoef: nach einem Wurf liegen lassen, für mindestens zwei Striche, wenn du die Runde gewinnst

## Würfe
# As it is chalked at the edge, where there is little room.
board-chalked = { $throw ->
    [apes] drei Affen
    [soixante_neuf] 69
    [zand] Zand { NUMBER($pips) }
    [seven] eine Sieben
   *[sum] { NUMBER($worth) }
}
throw = { $throw ->
    [apes] drei Affen
    [soixante_neuf] Soixante-neuf
    [zand] { zand }
    [seven] eine Sieben
   *[sum] { NUMBER($worth) }
}
zand = { $pips ->
    [2] Zand aus Zweien
    [3] Zand aus Dreien
    [4] Zand aus Vieren
    [5] Zand aus Fünfen
    [6] Zand aus Sechsen
   *[other] Zand
}
won-with = { $throw ->
    [none] ohne einen Wurf
    [seven] mit einer Sieben
   *[other] mit { throw }
}

## Was geschieht
tell-throws-off = Wer fängt an? { $seat } wirft eine { $pips }.
tell-throws-tie = Wer holt die Runde? { $seat } wirft eine { $pips }.
tell-throw-off-again = { $seats } liegen gleichauf und werfen noch einmal.
tell-throws = { $seat } wirft { $dice }: { throw }.
tell-again = { $seat } greift noch einmal zu den Würfeln.
tell-stops = { $seat } lässt den Wurf liegen.
tell-stoefs = { $seat } wagt den Stoef!
tell-seven-adds = Eine Sieben: ein Strich mehr für alle.
tell-wins-round = { $marks ->
    [one] { $seat } gewinnt die Runde { won-with } und wischt einen Strich weg.
   *[other] { $seat } gewinnt die Runde { won-with } und wischt { $marks } Striche weg.
}
tell-stoef-lost = { $marks ->
    [one] Der Stoef von { $seat } ist verloren: ein Strich mehr.
   *[other] Der Stoef von { $seat } ist verloren: { $marks } Striche mehr.
}
tell-tie = Gleichstand zwischen { $seats }: je ein Würfel, der höchste holt die Runde.
tell-tie-replay = Gleichstand: Die Runde zählt für niemanden und wird wiederholt.
tell-apes-win = Drei Affen! { $seat } hat schon einmal gewischt und gewinnt auf der Stelle.
tell-apes-out = Drei Affen und noch kein Strich weggewischt: { $seat } ist aus dem Spiel.
tell-apes-sit-out = Drei Affen und noch kein Strich weggewischt: { $seat } setzt diese Runde aus.
tell-opens-round = Runde { $round }: { $seat } fängt an.
tell-wins = { $seat } gewinnt das Spiel.
tell-last-standing = { $seat } bleibt allein übrig und gewinnt das Spiel.

## Das Brett
board-throw = Werfen
board-throw-one = Einen Würfel werfen
board-again = Noch einmal werfen
board-again-note = { $left ->
    [one] alle drei, noch ein Wurf
   *[other] alle drei, noch { $left } Würfe
}
board-stop = Liegen lassen
board-stoef = Stoef
board-stoef-note = { $wipes ->
    [one] jetzt aufhören, Runde gewinnen: 1 Strich weg
   *[other] jetzt aufhören, Runde gewinnen: { $wipes } Striche weg
}
board-stoef-cost = jetzt aufhören. Gewonnen: { $wipes } weg, verloren: { $marks } mehr
board-stoef-called = Stoef!
board-marks = { $marks ->
    [0] kein Strich mehr
    [one] ein Strich
   *[other] { $marks } Striche
}
board-clean = sauber!
board-dice = Die Würfel auf dem Brett: { $dice }
board-one-die = eine { $pips }
board-leads = führt in der Runde
board-won-round = hat die Runde gewonnen
board-won = gewinnt das Spiel
board-out = draußen
board-sits = setzt aus
board-for-start = Wer fängt an?
board-for-round = Wer holt die Runde?
board-starts = { $seat } fängt an
board-wipes = { $marks ->
    [one] { $seat } wischt 1 Strich weg
   *[other] { $seat } wischt { $marks } Striche weg
}
board-stoef-lost = { $marks ->
    [one] { $seat }: 1 Strich mehr
   *[other] { $seat }: { $marks } Striche mehr
}
board-seven = Ein Strich mehr für alle
board-tie = Gleichstand: je ein Würfel
board-tie-replay = Gleichstand: die Runde noch einmal
board-level = Gleichstand: noch einmal
board-goes-out = { $seat } ist draußen
board-goes-sitting = { $seat } setzt aus

## Das Brett im Terminal
play-out = aus dem Spiel
play-sits-out = setzt aus
play-leads-round = { $name } führt in der Runde
play-throw-of = Wurf { $thrown } von { $most }

## Das Ende
sheet-round = Runde
story-length = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} und { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
}{ $sevens ->
    [0] { "" }
    [one] , darunter eine Sieben
   *[other] , darunter { $sevens } Siebenen
}.
story-best-throw = { $you ->
    [yes] Der beste Wurf war deiner: { throw }, in Runde { $round }.
   *[no] Der beste Wurf kam von { $seat }: { throw }, in Runde { $round }.
}
story-apes-won = { $you ->
    [yes] Drei Affen, und du hast auf der Stelle gewonnen, mit noch { $marks } auf der Tafel.
   *[no] Drei Affen, und { $seat } hat auf der Stelle gewonnen, mit noch { $marks } auf der Tafel.
}
story-knocked-out = { $you ->
    [them] Du hast zu früh drei Affen geworfen und warst aus dem Spiel.
   *[no] { $many ->
        [one] { $seats } warf zu früh drei Affen und war aus dem Spiel.
       *[other] { $seats } warfen zu früh drei Affen und waren aus dem Spiel.
    }
}
story-last-standing = { $you ->
    [yes] Die drei Affen haben den Tisch geleert: Übrig bist nur du.
   *[no] Die drei Affen haben den Tisch geleert: Übrig ist nur { $seat }.
}

## Was beim ersten Mal gesagt wird
note-goal = Jeder Strich auf deinem Rand muss weg. Wer zuerst keinen mehr hat, gewinnt.
note-worth = Eine Eins zählt 100, eine Sechs 60, der Rest seine Augen: { $dice } ist also { $worth }.
note-stoef = { $lost ->
    [0] Hörst du jetzt auf, ist es ein Stoef: Gewinn die Runde und wisch mindestens zwei weg.
   *[other] Hörst du jetzt auf, ist es ein Stoef: gewonnen mindestens zwei weg, verloren { $lost } mehr.
}
note-bound = { $most ->
    [one] { $starter } warf nur einmal, also du auch: Was jetzt fällt, zählt.
   *[other] { $starter } warf { $most } Mal, also hast du auch nicht mehr Würfe.
}
note-zand = Drei gleiche sind Zand, höher als jede Summe. Gewinnst du damit, wischst du zwei weg.
note-soixante-neuf = 6-5-4 heißt Soixante-neuf, höher als Zand: Gewinnst du damit, wischst du drei weg.
note-seven = 2-2-3 ist eine Sieben, der tiefste Wurf von allen: Zählt sie, bekommen alle einen Strich dazu.
note-apes = { $early ->
    [sit_out] Drei Einsen sind drei Affen: Wer schon gewischt hat, gewinnt sofort, wer nicht, setzt aus.
   *[out] Drei Einsen sind drei Affen: Wer schon gewischt hat, gewinnt sofort, wer nicht, ist raus.
}
note-tie = Gleichstand: Jeder von ihnen wirft jetzt einen Würfel, und der höchste holt die Runde.

## Hausregeln
option-marks = Striche am Anfang
option-handicap = Vorsprung
each-handicap = { $number ->
    [one] ein Strich
   *[other] { $number } Striche
} weniger für { $player }
allowed-handicap = für jeden Spieler eine ganze Zahl von 0 bis 29, in der Reihenfolge der Plätze, mit Kommas dazwischen
option-counts = Welcher Wurf zählt
value-counts-last = der letzte
value-counts-best = der beste
option-tie = Wenn die höchsten Würfe gleich sind
value-tie-throw_off = je ein Würfel entscheidet
value-tie-replay = die Runde wird wiederholt
option-zand = Zand gegen Zand
value-zand-by_pips = mehr Augen gewinnen
value-zand-equal = jeder Zand ist gleich viel wert
option-stoef_with = Ein Stoef mit Zand oder Soixante-neuf
value-stoef_with-max = was mehr bringt
value-stoef_with-add = ein Strich mehr als der Wurf
value-stoef_with-double = doppelt so viel wie der Wurf
option-stoef_lost = Striche für einen verlorenen Stoef
option-seven = Eine Sieben gibt allen einen Strich
value-seven-counted = wenn sie der Wurf ist, der zählt
value-seven-any = sooft sie fällt
option-apes_early = Drei Affen, bevor man gewischt hat
value-apes_early-out = aus dem Spiel
value-apes_early-sit_out = aus der Runde
option-starter = Wer die nächste Runde anfängt
value-starter-winner = der Gewinner der Runde
value-starter-loser = der Verlierer der Runde
value-starter-clockwise = der Nächste im Uhrzeigersinn

## Regelbuch
section-course = Wie ein Spiel verläuft
section-worth = Was ein Wurf wert ist
section-round = Was eine Runde bringt
rule-P1 = Alle beginnen mit gleich vielen Kreidestrichen, meist neun. Wer einen Vorsprung bekommt, hat so viele Striche weniger, aber immer mindestens einen; diese Striche gelten nicht als gewischt.
rule-P2 = Wer die erste Runde anfängt, entscheidet je ein Würfel. Wer am höchsten liegt, fängt an; wer gemeinsam am höchsten liegt, wirft noch einmal.
rule-P3 = Wer anfängt, wirft drei Würfel. Nach dem ersten und nach dem zweiten Wurf hat man die Wahl: alle drei noch einmal, oder liegen lassen. Nach dem dritten ist der Zug von selbst zu Ende.
rule-P4 = Der letzte Wurf des Zuges zählt. In manchen Häusern ist es der beste.
rule-P5 = Die anderen folgen im Uhrzeigersinn mit höchstens so vielen Würfen, wie der Erste genommen hat. Früher aufhören darf man.
rule-P6 = Der höchste zählende Wurf gewinnt die Runde. Bei Gleichstand wirft jeder Beteiligte einen Würfel, und der Gewinner bekommt, was der gleich hohe Wurf einbringt, auch den Stoef. In manchen Häusern gewinnt eine solche Runde niemand: Alle, die noch im Spiel sind, wiederholen sie, und nur die Striche für Siebenen bleiben stehen. Es fängt derselbe an, oder, wenn er inzwischen ausgeschieden ist, der Nächste im Uhrzeigersinn, der noch im Spiel ist.
rule-P7 = Eine Eins ist 100 wert, eine Sechs 60, und jeder andere Würfel seine Augen.
rule-P8 = Von hoch nach niedrig: drei Einsen (drei Affen), 6-5-4 (Soixante-neuf), jeder andere Drilling (Zand, Sechsen am besten), dann jeder andere Wurf nach seiner Summe. 2-2-3 (eine Sieben) ist der niedrigste von allen. In manchen Häusern ist jeder Zand gleich viel wert.
rule-P9 = In welcher Reihenfolge die Würfel liegen, ist gleichgültig.
rule-P10 = Wer die Runde gewinnt, wischt einen Strich weg: mit Zand zwei, mit Soixante-neuf drei. Weniger als null Striche gibt es nicht.
rule-P11 = Stoef: Wer anfängt, nach einem einzigen Wurf aufhört und die Runde gewinnt, wischt zwei weg. Mit Zand oder Soixante-neuf gilt, was mehr bringt, oder in manchen Häusern ein Strich mehr als der Wurf, oder das Doppelte.
rule-P12 = Ein Stoef, der nicht gewinnt, kostet nichts, es sei denn, das Haus schreibt dafür einen oder zwei Striche an.
rule-P13 = Zählt eine Sieben, so schreiben alle, die noch im Spiel sind, einen Strich an. In manchen Häusern gilt das für jede Sieben, sobald sie fällt.
rule-P14 = Drei Affen wirken sofort, bei welchem Wurf des Zuges sie auch fallen: Wer schon einmal einen Strich weggewischt hat, gewinnt das Spiel; wer noch nie, scheidet aus. In milderen Häusern setzt man nur diese Runde aus und schreibt für Siebenen weiter Striche an.
rule-P15 = Wer anfängt und durch drei Affen aus der Runde fällt, bestimmt trotzdem, wie oft die anderen werfen dürfen. Ein Stoef ist das nicht, weder gewonnen noch verloren.
rule-P16 = Bleibt nur ein Spieler übrig, so gewinnt er das Spiel. Wer aus dem Spiel ist, wirft nicht mehr und schreibt nichts mehr an. Wo man nur die Runde aussetzt und in einer Runde nur ein Spieler übrig bleibt, gewinnt er sie, ohne werfen zu müssen; hat er noch nicht geworfen, so wischt er einen Strich weg.
rule-P17 = Wer als Erster keinen Strich mehr hat, gewinnt das Spiel.
rule-P18 = Der Gewinner einer Runde fängt die nächste an. In manchen Häusern ist es der Verlierer: wer den niedrigsten Wurf hat, wobei jemand, der aussetzte, noch unter jedem Wurf liegt, und unter Gleichen der Erste im Uhrzeigersinn ab dem, der angefangen hat, aber nie der Gewinner der Runde. In anderen ist es einfach der Nächste im Uhrzeigersinn.

## Warum ein Zug gut ist
reason-stoef-holds = Ein Stoef mit { throw } hält in { $rounds } von 100 Runden.
reason-holds = { $throws ->
    [one] Was du hast, { throw }, hält in { $rounds } von 100 Runden.
   *[other] Was du hast, { throw }, hält in { $rounds } von 100 Runden, auch wenn alle werfen, bis es geschlagen ist.
}
reason-holds-little = { $throws ->
    [one] Was du hast, { throw }, hielte nur in { $rounds } von 100 Runden.
   *[other] Was du hast, { throw }, hielte nur in { $rounds } von 100 Runden, wenn alle werfen, bis es geschlagen ist.
}
reason-leaves-throws = { $throws ->
    [one] Die anderen haben dann je einen Wurf.
   *[other] Die anderen haben dann je { $throws } Würfe.
}
reason-stoef-wipes = { $marks ->
    [one] Ein Stoef, der gewinnt, wischt einen Strich weg.
   *[other] Ein Stoef, der gewinnt, wischt { $marks } Striche weg.
}
reason-wipes = Gehört die Runde dir, wischt { throw } { $marks } Striche weg.
reason-last-marks = { $marks ->
    [one] Gehört die Runde dir, wischt sie den einen Strich weg, den du noch hast.
   *[other] Gehört die Runde dir, wischt sie die { $marks } Striche weg, die du noch hast.
}
reason-wins-round = Nach dir wirft niemand mehr: Die Runde gehört dir.
reason-ties = Nach dir wirft niemand mehr: Du und { $seats } werft dann um die Runde.
reason-ties-replay = Nach dir wirft niemand mehr: Bei Gleichstand mit { $seats } wird die Runde wiederholt.
reason-behind = Aufhören heißt die Runde verlieren: { $seat } hat { throw }.
reason-seven-counts = Eine Sieben, die zählt, bringt allen einen Strich mehr.
reason-stoef-costs = { $marks ->
    [one] Ein Stoef, der nicht gewinnt, kostet einen Strich.
   *[other] Ein Stoef, der nicht gewinnt, kostet { $marks } Striche.
}
reason-best-counts = Hier zählt der beste Wurf: Ein niedrigerer schadet nicht.
reason-beats = Ein Wurf schlägt { throw } von { $seat } in { $ways } von 216 Fällen.
reason-better = Ein weiterer Wurf ist in { $ways } von 216 Fällen besser.
reason-few-better = Ein weiterer Wurf ist nur in { $ways } von 216 Fällen besser.
