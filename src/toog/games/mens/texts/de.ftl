name = Mens erger je niet
about = Vier Figuren je Farbe und ein Würfel, die niederländische Schwester von „Mensch ärgere dich nicht“. Einmal ums Brett und heim, und wer auf einer anderen Figur landet, schickt sie ganz zurück.
short =
    Eine Sechs bringt eine Figur aus dem Stall auf A, und du wirfst noch einmal.
    Zieh im Uhrzeigersinn einmal herum, so viele Kreise, wie der Würfel zeigt.
    Landest du genau auf einer anderen Figur, muss sie zurück in den Stall.
    Wer zuerst die vier Figuren einer Farbe auf a, b, c und d hat, gewinnt.
rank-title = Der Weg einer Figur
rank-box = mit einer Sechs heraus
rank-round = einmal herum
rank-home = daheim

# What the score counts, said after the number.
score-unit = { $score ->
    [one] Schritt übrig
   *[other] Schritte übrig
}

## Züge
move-enter = eine Figur aus dem Stall auf A setzen
move-enter-key = r
move-enter-word = raus
move-move = mit der Figur auf diesem Schritt ziehen
move-move-word = ziehen
move-pass = passen: keine Figur kann ziehen
move-pass-key = p
move-pass-word = passen

## Farben
colour = { $colour ->
    [0] Rot
    [1] Blau
    [2] Gelb
    [3] Grün
    [4] Schwarz
    [5] Weiß
    [6] Lila
   *[7] Orange
}

## Was geschieht
tell-throws-off = Wer fängt an? { $seat } wirft eine { $pips }.
tell-throw-off-again = { $seats } liegen gleichauf und werfen noch einmal.
tell-begins = { $seat } fängt an, mit { colour }.
tell-first-pawn = Erster Zug von { colour }: { $seat } setzt eine Figur auf A.
tell-throws = { $seat } wirft eine { $pips } für { colour }.
tell-tries-again = { $left ->
    [one] Keine Sechs. { $seat } hat noch einen Versuch.
   *[other] Keine Sechs. { $seat } hat noch { $left } Versuche.
}
tell-loses-six = Die dritte Sechs verfällt, und { $seat } ist nicht mehr dran.
tell-enters = { $seat } setzt eine Figur von { colour } auf A.
tell-moves = { $seat } zieht mit { colour } um { $pips } weiter.
tell-comes-home = { $seat } bringt eine Figur von { colour } heim auf { $circle }.
tell-moves-up = { $seat } rückt mit { colour } auf { $circle } vor.
tell-hits = Geschlagen! Eine Figur von { $seats } ({ colour }) muss zurück in den Stall.
tell-hits-own = Autsch, die eigene Farbe! Eine Figur von { $seat } ({ colour }) muss zurück in den Stall.
tell-passes = { $seat } kann mit { colour } nirgendwohin und passt.
tell-passes-six = Keine Figur von { colour } kann sechs weiter: { $seat } passt.
tell-throws-again = { $bound ->
    [1] Nach der Sechs wirft { $seat } noch einmal, für die Figur auf A.
   *[other] Nach der Sechs wirft { $seat } noch einmal.
}
tell-colour-home = Alle vier Figuren von { colour } sind daheim.
tell-wins = { $seat } gewinnt das Spiel.

## Eine Wahl im Rückblick
pawn-at = { $step ->
    [0] auf A
    [one] einen Schritt nach A
   *[other] { $step } Schritte nach A
}
choice-moves = { $seat } zieht mit { colour } um { $pips } weiter, mit der Figur { pawn-at }.
choice-comes-home = { $seat } bringt die Figur von { colour } { pawn-at } heim auf { $circle }.

## Das Brett im Terminal
play-letters = RBLGSW
play-goes = { $steps } weiter
play-goes-home = heim auf { $circle }
play-hits = schlägt { $colour }

## Das Ende
sheet-round = Runde
story-length = { $turns } Züge, und { $hits ->
    [0] niemand wurde geschlagen
    [one] einmal wurde geschlagen
   *[other] { $hits } Mal wurde geschlagen
}.
story-hardest-hit = { $you ->
    [yes] Der härteste Schlag traf { $seats }: In Runde { $round } hast du eine Figur ({ colour }) { $steps } Schritte zurückgeschickt.
    [them] Der härteste Schlag traf dich: In Runde { $round } hat { $seat } eine Figur ({ colour }) { $steps } Schritte zurückgeschickt.
   *[no] Der härteste Schlag traf { $seats }: In Runde { $round } hat { $seat } eine Figur ({ colour }) { $steps } Schritte zurückgeschickt.
}

## Was beim ersten Mal gesagt wird
note-goal = Bring deine vier Figuren einmal herum und heim auf a, b, c und d. Wer das zuerst schafft, gewinnt.
note-six = Eine Sechs: Eine Figur kommt aus dem Stall auf A, und du wirfst noch einmal, für diese Figur.
note-box = Sind alle Figuren im Stall, hilft nur eine Sechs.
note-choose = Mehr als eine Figur kann ziehen: Du wählst, welche.
note-hit = Wer genau auf einer anderen Figur landet, schickt sie zurück in ihren Stall. Vorbeiziehen tut nichts.
note-home = { $bounce ->
    [yes] Auf a, b, c und d ist eine Figur sicher. Zu viele Augen zählst du von d zurück.
   *[no] Auf a, b, c und d ist eine Figur sicher. Du musst genau dort landen.
}
note-pass = Keine Figur kann so weit: Dann passt du.

## Warum etwas nicht geht
refusal-M2 = So weit geht dieses Brett nicht.
refusal-M8 = { $move ->
    [pass] Du kannst noch ziehen, also musst du.
   *[move] Dort steht keine Figur von { colour }.
}
refusal-M9 = { $why ->
    [from-box] Eine Sechs: Zuerst muss eine Figur auf A.
    [no-six] Nur mit einer Sechs kommt eine Figur aus dem Stall.
   *[from-a] Dieser Wurf gilt der Figur, die gerade auf A kam.
}
refusal-M10 = { $move ->
    [pass] Du kannst sechs weiter, also musst du.
   *[enter] Der Stall ist leer.
}
refusal-M11 = { $why ->
    [on-a] Auf A steht noch eine eigene Figur, und die schlägt man hier nicht.
    [from-a] Mach zuerst A frei: Die Figur dort zieht sechs weiter.
   *[own] Sie käme auf eine eigene Figur, und die schlägt man hier nicht.
}
refusal-M12 = Du kannst einen anderen schlagen, und hier musst du das.
refusal-M13 = Auf diesem Zielfeld steht schon eine eigene Figur.
refusal-M14 = { $why ->
    [back] Von d zurückgezählt käme sie auf eine eigene Figur.
   *[exact] Eine { $pips } ist zu viel: Es muss genau aufgehen.
}
refusal-M15 = { $why ->
    [fixed] Diese Figur ist daheim und bleibt stehen.
   *[forward] Diese Figur ist daheim und kann nicht { $pips } aufrücken.
}
refusal-M19 = Sie käme auf eine Figur, die auf ihrem eigenen A sicher steht.

## Hausregeln
option-board = Farben auf dem Brett
option-spare = Farben ohne eigenen Spieler
value-spare-double = spielen mit, jede für sich
value-spare-empty = kommen nicht aufs Brett
option-win = Zum Gewinnen heimbringen
value-win-colour = eine Farbe
value-win-all = alle eigenen Farben
option-handicap = Vorsprung
each-handicap = { $number ->
    [one] eine Figur
   *[other] { $number } Figuren
} daheim für { $player }
allowed-handicap = für jeden Spieler eine ganze Zahl von 0 bis 3, in der Reihenfolge der Plätze, mit Kommas dazwischen
option-first_pawn = Eine Figur auf A ohne Sechs
value-first_pawn-free = für jede Farbe, bei ihrem ersten Zug
value-first_pawn-beginner = nur für die Farbe, die anfängt
value-first_pawn-six = für niemanden
option-stuck_six = Eine Sechs, mit der keine Figur ziehen kann
value-stuck_six-again = man passt und wirft noch einmal
value-stuck_six-wait = man passt, und der Zug ist vorbei
option-own_hit = Man schlägt auch die eigene Farbe
option-must_hit = Wer einen anderen Spieler schlagen kann, muss es tun
option-bounce = Überzählige Augen zählt man von d zurück
option-lane = Eine Figur auf einem Zielfeld
value-lane-fixed = bleibt dort stehen
value-lane-forward = darf noch aufrücken
option-tries = Würfe für eine Sechs, wenn keine Figur ziehen kann
option-three_sixes = Die dritte Sechs in einem Zug
value-three_sixes-play = wird gespielt wie die anderen
value-three_sixes-lose = verfällt und beendet den Zug
option-safe = Eine Figur auf ihrem eigenen A
value-safe-none = kann geschlagen werden wie jede andere
value-safe-start = ist vor den anderen Farben sicher

## Regelbuch
section-board = Das Brett
section-start = Der Anfang
section-turn = Ein Zug
section-home = Das Ziel
rule-M1 = Das Brett hat zwei Seiten: einen Ring von 40 Feldern für vier Farben und einen von 48 für sechs. Jede Farbe hat auf dem Ring ein Startfeld A, zehn Felder nach dem vorigen (acht auf der großen Seite), einen Stall B für ihre vier Figuren und vier Zielfelder a, b, c und d. Bis zu vier Spieler nehmen die kleine Seite, wenn ihnen die große nicht lieber ist; zu fünft und zu sechst braucht es die große.
rule-M2 = Jede Farbe zählt ihre eigenen Schritte, im Uhrzeigersinn: 0 ist ihr A, 39 das Feld davor (47 auf der großen Seite), danach kommen a bis d. Eine Figur geht einmal herum und betritt ihr eigenes A nicht noch einmal.
rule-M3 = Gibt es mehr Farben als Spieler, so werden sie reihum verteilt, und manche spielen zwei; zu zweit auf der großen Seite spielt jeder drei. Oder das Haus lässt die übrigen Farben weg: Zwei Spieler sitzen einander dann gegenüber, drei auf der großen Seite an jeder zweiten Farbe, und sonst nimmt jeder die nächste Farbe.
rule-M4 = Die Farben sind im Uhrzeigersinn an der Reihe. Wer mehrere hat, spielt jede für sich, wenn sie an der Reihe ist.
rule-M5 = Die erste Farbe mit ihren vier Figuren auf a, b, c und d gewinnt das Spiel für ihren Spieler. In manchen Häusern braucht man alle seine Farben: Dann wird eine Farbe, die daheim ist, übersprungen, und nach dem Zug, der sie heimbrachte, wirft sie nicht mehr.
rule-M6 = Zuerst stehen alle Figuren in B, doch wer einen Vorsprung bekommt, hat von jeder Farbe von Anfang an so viele daheim: auf d, dann c, dann b. Jeder Spieler wirft einen Würfel. Wer am höchsten liegt, fängt mit seiner ersten Farbe an; wer gemeinsam am höchsten liegt, wirft noch einmal.
rule-M7 = Bei ihrem ersten Zug bekommt eine Farbe vor dem Wurf eine Figur auf A, und diese schlägt, was dort stand. Jeder Wurf außer einer Sechs gilt dann dieser Figur. In manchen Häusern bekommt sie nur die Farbe, die anfängt, in anderen niemand.
rule-M8 = Man wirft einen Würfel. Ist es keine Sechs, so zieht man mit einer Figur der Farbe um so viele Felder weiter; unter denen, die ziehen können, hat man die Wahl. Kann keine, so passt man.
rule-M9 = Eine Sechs mit einer Figur in B: Man muss eine auf A setzen, die schlägt, was dort steht, auch eine eigene, und wirft noch einmal. Dieser Wurf gilt der neuen Figur: Sie zieht, außer es ist wieder eine Sechs. Dann muss noch eine heraus, solange B welche hat.
rule-M10 = Eine Sechs mit leerem Stall: Man zieht mit einer beliebigen Figur, die sechs weiter kann, und wirft noch einmal, für eine beliebige Figur. Kann keine, so passt man und wirft noch einmal; in manchen Häusern ist der Zug dann vorbei.
rule-M11 = Endet eine Figur auf einem Feld des Rings, auf dem schon eine steht, so schlägt sie diese, auch eine der eigenen Farbe: zurück nach B. Figuren, die übersprungen werden, bleiben stehen, und ihre Felder zählen mit. Ein A ist ein Feld wie jedes andere. Wo das Haus die eigenen Figuren schont, darf kein Zug eine schlagen: Steht eine auf A, wenn eine herausmüsste, so zieht sie selbst um sechs weiter, oder eine andere, wenn sie nicht kann, und der nächste Wurf ist frei. Kann eine Figur, die eben herauskam, nicht ziehen, so passt man.
rule-M12 = Schlagen muss man nicht. In strengeren Häusern muss ein Spieler, der eine Figur eines anderen schlagen kann, einen solchen Zug wählen; eine Figur herauszusetzen, und mit der zu ziehen, die eben herauskam, geht immer vor.
rule-M18 = Jede Sechs wird gespielt, wie viele in einem Zug auch fallen. In manchen Häusern verfällt die dritte: Sie wird nicht gespielt, und der Zug ist vorbei. Wo eine Farbe drei Versuche für eine Sechs hat, zählen nur die Sechsen, die gespielt wurden.
rule-M19 = In manchen Häusern steht eine Figur auf dem A ihrer eigenen Farbe sicher: Kein Zug einer anderen Farbe darf dort enden. Vorbeiziehen darf man, und eine Figur der eigenen Farbe, die herausmuss, schlägt sie nach wie vor.
rule-M13 = Nach dem letzten Feld des Rings geht eine Figur weiter auf a, b, c und d. Eigene Figuren darf sie dort überspringen, enden kann sie nur auf einem freien Feld.
rule-M14 = Augen, die bei d übrig sind, werden von d zurückgezählt. Ist das Feld, auf dem man so ankommt, frei, so geht die Figur dorthin; sonst kann sie nicht ziehen. In manchen Häusern muss der Wurf genau passen.
rule-M15 = Eine Figur auf einem Zielfeld ist daheim und zieht nicht mehr. In manchen Häusern darf sie mit einem genau passenden Wurf noch auf ein freies Feld näher bei d aufrücken.
rule-M16 = Auf dem Ring kann eine Figur bis zum letzten Schritt geschlagen werden. Auf einem Zielfeld nie.
rule-M17 = In manchen Häusern wirft eine Farbe, die keine Figur auf dem Ring hat und auch keine, die noch aufrücken könnte, bis zu dreimal um ihre Sechs. Erst nach dem letzten Versuch passt sie.

## Das Brett
board-throw = Würfeln
board-throw-for = Würfeln für { colour }
board-die = Der Würfel zeigt { $pips }
board-enter = Eine Figur auf A setzen
board-move = Ziehen
board-move-pawn = Figur { $number }
board-goes-on = { $pips } weiter
board-comes-home = kommt nach Hause, auf { $circle }
board-pass = Passen
board-hits = schlägt { $seat }!
board-hits-own = schlägt die eigene Figur
board-left = { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps }
}
board-stands = { $boxed ->
    [4] { $seat }, { colour }: alle vier Figuren im Stall
   *[other] { $seat }, { colour }: { $boxed } im Stall, die anderen auf { $circles }
}
board-safe = A, sicher
board-six-lost = eine dritte Sechs verfällt
board-won = gewinnt das Spiel

## Warum ein Zug gut ist
reason-wins = So kommt die letzte Figur heim, und das Spiel ist gewonnen.
reason-home = So kommt die Figur heim auf { $circle }, wo niemand sie mehr schlägt.
reason-moves-up = So rückt sie auf { $circle } vor und macht hinter sich Platz.
reason-hits = { $steps ->
    [0] So schlägt sie eine Figur von { $seat }, die noch auf A stand.
    [one] So schlägt sie eine Figur von { $seat }, die einen Schritt weit war.
   *[other] So schlägt sie eine Figur von { $seat }, die { $steps } Schritte weit war.
}
reason-flees = { $pawns ->
    [one] Wo sie jetzt steht, kann eine Figur von { $seats } sie sofort schlagen.
   *[other] Wo sie jetzt steht, können { $pawns } Figuren von { $seats } sie sofort schlagen.
}
reason-frees-a = So bleibt A frei für die nächste Sechs.
reason-out-of-reach = Dort kann niemand sie schlagen, auch nicht mit einer Sechs und einem zweiten Wurf.
reason-home-next = Von dort kommt sie mit { $throws } von 6 Würfen heim.
reason-hunts = { $steps ->
    [0] Von dort kann ein Wurf eine Figur von { $seat } auf ihrem eigenen A schlagen.
    [one] Von dort kann ein Wurf eine Figur von { $seat } schlagen, die einen Schritt weit ist.
   *[other] Von dort kann ein Wurf eine Figur von { $seat } schlagen, die { $steps } Schritte weit ist.
}
reason-to-go = { $steps ->
    [one] Von dort ist es noch ein Schritt bis zu den Zielkreisen.
   *[other] Von dort sind es noch { $steps } Schritte bis zu den Zielkreisen.
}
reason-other-hits-own = { $steps ->
    [one] Die Figur { pawn-at } würde eine eigene schlagen, die einen Schritt weit ist.
   *[other] Die Figur { pawn-at } würde eine eigene schlagen, die { $steps } Schritte weit ist.
}
reason-other-in-reach = { $pawns ->
    [one] Die Figur { pawn-at } käme auf ein Feld, auf dem eine Figur von { $seats } sie sofort schlagen kann.
   *[other] Die Figur { pawn-at } käme auf ein Feld, auf dem { $pawns } Figuren von { $seats } sie sofort schlagen können.
}
