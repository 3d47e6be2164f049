name = Pig
about = Ein Würfel und eine Frage: noch einmal, oder ist es genug? Eine Eins nimmt den ganzen Zug wieder weg.
short =
    Würfle, so oft du willst: Die Augen deines Zugs werden zusammengezählt.
    Hörst du auf, gehören sie dir. Fällt eine Eins, sind sie weg.
    Wer zuerst 100 Punkte hat, gewinnt.

# Was der Stand zählt, nach der Zahl gesagt.
score-unit = { $score ->
    [one] Punkt
   *[other] Punkte
}

## Züge
move-again = noch einmal würfeln
move-again-key = n
move-again-word = noch einmal
move-hold = halten, was du hast
move-hold-key = h
move-hold-word = halten

## Was geschieht
tell-again = { $seat } wagt noch einen Wurf.
tell-throws = { $seat } würfelt { $pips }: { $stake } stehen auf dem Spiel.
tell-loses = { $lost ->
    [0] { $seat } würfelt eine Eins: nichts gewonnen.
   *[other] { $seat } würfelt eine Eins und verliert { $lost }.
}
tell-holds = { $seat } hält { $stake } und steht bei { $points }.
tell-wins = { $seat } gewinnt das Spiel!

## Das Brett
field-phase = jetzt
field-phase-throw = ein Wurf
field-phase-choose = eine Wahl
field-phase-over = das Ende
field-hand_seat = am Zug
field-die = der Würfel
field-stake = auf dem Spiel
field-goal = gespielt bis

## Das Ende
sheet-round = Runde
story-length = Züge: { $turns }; mit einer Eins beendet: { $lost }.
story-best-turn = { $you ->
    [yes] Der beste Zug war deiner: { $points }.
   *[no] { $seat } hatte den besten Zug: { $points }.
}
story-dearest-one = { $you ->
    [yes] Die teuerste Eins war deine: Sie kostete { $points }.
   *[no] { $seat } würfelte die teuerste Eins: Sie kostete { $points }.
}

## Warum etwas nicht geht
refusal-G4 = { $stake } reichen nicht zum Halten: An diesem Tisch muss ein Zug erst { $least } bringen.

## Hausregeln
option-goal = Mit wie vielen Punkten man gewinnt
option-least = Wie viel ein Zug bringen muss, bevor man halten darf

## Regeln
section-turn = Der Zug
section-end = Das Ende
rule-G1 = Der erste Spieler beginnt, und es geht im Uhrzeigersinn weiter.
rule-G2 = Ein Zug beginnt mit einem Wurf mit einem Würfel. Nach jedem Wurf darf man noch einmal würfeln oder halten; die Augen des Zugs werden zusammengezählt.
rule-G3 = Eine Eins beendet den Zug sofort, und alles, was dieser Zug gebracht hatte, ist verloren. Was vorher gehalten wurde, bleibt.
rule-G4 = Wer hält, behält die Punkte des Zugs, und der Nächste ist an der Reihe. Das Haus darf verlangen, dass ein Zug erst ein paar Punkte bringt.
rule-G5 = Wer hält und dann 100 Punkte hat, oder so viele, wie das Haus vereinbart, gewinnt sofort.
