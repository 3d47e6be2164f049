name = Azen jagen
about = Auf der Jagd nach Assen am Tresen: Das dritte bestellt, das sechste probiert, das neunte trinkt, und der Rest des Tisches würfelt gegen das Glas.
short =
    Werft reihum drei Würfel. Nur Asse zählen, die von allen zusammen.
    Das dritte Ass bestellt, das sechste probiert, das neunte muss trinken.
    Dann ist es ein Rennen, Schlucke gegen Würfel. Fällt ein Ass, bevor das Glas leer ist, zahlt, wer trinkt, sonst, wer bestellt hat.
    Wer am Ende am wenigsten bezahlt hat, gewinnt.
rank-title = Neun Asse
rank-third = das dritte bestellt
rank-sixth = das sechste probiert
rank-ninth = das neunte trinkt
care = Trinkt mit Maß: Achtet auf Menge und Alkohol, mit einem Softdrink spielt es sich genauso gut, und niemand muss trinken.
drink-default = ein Softdrink

# What the score counts, said after the number.
score-unit = { $score ->
    [one] Getränk bezahlt
   *[other] Getränke bezahlt
}
all-level = Alle gleichauf: Niemand gewinnt

## Züge
move-sip = einen Schluck nehmen
move-sip-key = s
move-sip-word = Schluck
move-throw = die drei Würfel werfen
move-throw-key = w
move-throw-word = werfen

## Asse
aces-found = { $found ->
    [0] kein Ass
    [one] ein Ass
   *[other] { $found } Asse
}
bill = { $paid ->
    [0] ohne etwas zu bezahlen
    [one] mit einem bezahlten Getränk
   *[other] mit { $paid } bezahlten Getränken
}

## Was geschieht
tell-throws-off = Wer fängt an? { $seat } wirft eine { $pips }.
tell-throw-off-again = { $seats } liegen gleichauf und werfen noch einmal.
tell-opens-hunt = Getränk { $drink } von { $drinks }: { $seat } wirft zuerst.
tell-throws = { $seat } wirft { $dice }: { aces-found }, der Zähler steht auf { $aces }.
tell-orders = Das dritte Ass: { $seat } bestellt am Tresen ein Getränk.
tell-tastes = Das sechste Ass: { $seat } darf probieren.
tell-must-drink = { $sips ->
    [one] Das neunte Ass: { $seat } muss das Glas austrinken, mit einem einzigen Schluck. Schnell, die Würfel!
   *[other] Das neunte Ass: { $seat } muss das Glas austrinken, mit { $sips } Schlucken. Schnell, die Würfel!
}
tell-takes-dice = { $seat } schnappt sich die Würfel.
tell-race-throws = { $found ->
    [0] { $seat } wirft { $dice }: kein Ass, das Rennen geht weiter.
   *[other] { $seat } wirft { $dice }: { aces-found }, und das Rennen ist vorbei!
}
tell-sips = { $left ->
    [one] { $seat } nimmt einen Schluck: noch einer.
   *[other] { $seat } nimmt einen Schluck: noch { $left }.
}
tell-empties = { $seat } nimmt den letzten Schluck: Das Glas ist rechtzeitig leer.
tell-pays-too-slow = { $sips ->
    [one] Zu langsam getrunken: kein einziger Schluck, also bezahlt { $seat }.
   *[other] Zu langsam getrunken: { $taken } von { $sips } Schlucken, also bezahlt { $seat }.
}
tell-pays-order = { $sips ->
    [one] Mit einem Schluck, und rechtzeitig: { $seat } hatte bestellt und bezahlt.
   *[other] Alle { $sips } Schlucke rechtzeitig: { $seat } hatte bestellt und bezahlt.
}
tell-pays-own-order = { $sips ->
    [one] Mit einem Schluck, und rechtzeitig. Aber { $seat } hatte auch bestellt und bezahlt trotzdem.
   *[other] Alle { $sips } Schlucke rechtzeitig. Aber { $seat } hatte auch bestellt und bezahlt trotzdem.
}
tell-wins = { $all ->
    [1] Alle gleichauf, jeweils { bill }: Niemand gewinnt.
   *[0] { $many ->
        [one] { $seats } gewinnt das Spiel, { bill }.
       *[other] { $seats } teilen sich den Sieg, jeweils { bill }.
    }
}

## Das Brett
board-throw = Werfen
board-throw-one = Einen Würfel werfen
board-aces = { $aces } von neun Assen
board-office-orders = bestellt
board-office-tastes = probiert
board-office-drinks = trinkt
board-holds-orders = { $seat } bestellt
board-holds-tastes = { $seat } probiert
board-holds-drinks = { $seat } trinkt
board-consumption = Getränk { $number } von { $orders }: { $drink }
board-care = Trink mit Maß.
board-no-glass = Noch ist nichts bestellt
board-glass = Ein Glas auf dem Tresen: { $drink }
board-glass-left = { $sips ->
    [0] Ein leeres Glas: { $drink }
    [one] Ein Glas mit noch einem Schluck: { $drink }
   *[other] Ein Glas mit noch { $sips } Schlucken: { $drink }
}
board-sips-left = { $sips ->
    [one] Noch ein Schluck
   *[other] Noch { $sips } Schlucke
}
board-race = Schlucke gegen Würfel!
board-must-drink = { $seat } muss trinken!
board-get-ready = Mach dich bereit!
board-race-sip = Trink!
board-race-throw = Wirf ein Ass!
board-too-slow = { $sips ->
    [one] Nur { $taken } von 1 Schluck
   *[other] Nur { $taken } von { $sips } Schlucken
}
board-in-time = { $sips ->
    [one] Rechtzeitig: mit einem Schluck
   *[other] Rechtzeitig: alle { $sips } Schlucke
}
board-pays = { $seat } zahlt
board-paid = { $paid ->
    [one] ein Getränk bezahlt
   *[other] { $paid } Getränke bezahlt
}
board-dice = Die Würfel auf dem Brett: { $dice }
board-one-die = eine { $pips }
board-won = gewinnt das Spiel
board-for-start = Wer fängt an?
board-starts = { $seat } fängt an
board-level = Gleichstand: noch einmal

## Das Brett im Terminal
play-paid = { $paid ->
    [one] { $paid } bezahlt
   *[other] { $paid } bezahlt
}
play-drink = Getränk { $number } von { $orders }: { $drink }
play-orderer = das dritte Ass bestellt
play-taster = das sechste Ass probiert
play-drinker = das neunte Ass trinkt
play-sips-left = { $sips ->
    [one] noch ein Schluck im Glas
   *[other] noch { $sips } Schlucke im Glas
}

## Das Ende
sheet-round = Getränk
story-length = { $drinks ->
    [one] Ein Getränk
   *[other] { $drinks } Getränke
} und { $throws } Würfe.
story-most-aces = { $you ->
    [yes] Die meisten Asse hast du geworfen: { $many }.
   *[no] Die meisten Asse hat { $seat } geworfen: { $many }.
}
story-most-drunk = { $you ->
    [yes] Am öftesten musstest du trinken: { $many } Mal.
   *[no] Am öftesten musste { $seat } trinken: { $many } Mal.
}
story-in-time = { $you ->
    [yes] Du hast das Glas rechtzeitig ausgetrunken.
   *[no] { $seat } hat das Glas rechtzeitig ausgetrunken.
}
story-too-slow = { $you ->
    [yes] Du hast zu langsam getrunken: Die Würfel waren schneller.
   *[no] { $seat } hat zu langsam getrunken: Die Würfel waren schneller.
}
story-races = { $too_slow ->
    [0] Das Glas war in allen { $races } Rennen schneller als die Würfel.
    [one] Einmal waren die Würfel schneller als das Glas, in { $races } Rennen.
   *[other] { $too_slow } Mal waren die Würfel schneller als das Glas, in { $races } Rennen.
}

## Was beim ersten Mal gesagt wird
note-goal = Nur Einsen zählen, die von allen zusammen. Die dritte, die sechste und die neunte bewirken etwas.
note-third = Das dritte Ass bestellt. Wer das sechste wirft, probiert; wer das neunte wirft, muss trinken.
note-sixth = Probieren kostet nichts. Aber noch drei Asse, und ein Rennen mit dem Glas beginnt.
note-race = Ist das Glas leer, bevor ein Ass fällt, zahlt, wer bestellt hat. Fällt das Ass zuerst, zahlt, wer trinkt.
note-paid = Bezahlte Getränke bleiben stehen. Wer am Ende die wenigsten hat, gewinnt.

## Warum etwas nicht geht
refusal-A5 = { $move ->
    [sip] Nur wer das Glas hat, trinkt: Du wirfst.
   *[throw] Du trinkst: Überlass die Würfel den anderen.
}

## Hausregeln
option-sips = Schlucke in einem Glas
option-orders = Wie viele Getränke gespielt werden
option-drink = Was im Glas ist (leer: ein Softdrink)

## Regelbuch
section-hunt = Die Jagd
section-race = Das Rennen
section-end = Das Ende, und etwas Vorsicht
rule-A1 = Nur Asse zählen, also Einsen. Wer anfängt, entscheidet je ein Würfel: Wer am höchsten liegt, fängt an; wer gemeinsam am höchsten liegt, wirft noch einmal. Danach macht reihum jeder einen Wurf mit drei Würfeln, im Uhrzeigersinn und immer weiter um den Tisch.
rule-A2 = Die Asse aller Spieler werden zusammengezählt. Bei neun ist Schluss: Was im Wurf mit dem neunten Ass sonst noch liegt, zählt nicht und beendet auch das Rennen nicht.
rule-A3 = Wer das dritte Ass wirft, bestellt am Tresen ein Getränk. Wer das sechste wirft, probiert es, und wer das neunte wirft, muss es austrinken. Ein Spieler kann mehr als eine dieser Rollen haben.
rule-A4 = Mit dem neunten Ass beginnt ein Rennen: Der Trinkende nimmt Schluck um Schluck, die anderen werfen drei Würfel, so schnell sie können. Fällt ein Ass, bevor das Glas leer ist, so war der Trinkende zu langsam und bezahlt. Kommt der letzte Schluck zuerst, so bezahlt, wer bestellt hat. In einem Glas sind drei Schlucke, wenn das Haus nicht anders einschenkt.
rule-A5 = Im Rennen darf nur der Trinkende einen Schluck nehmen, und nur die anderen dürfen werfen, jederzeit und in beliebiger Reihenfolge. Wer die Würfel aufnimmt, wirft sie, bevor sonst etwas geschieht. Wird das Rennen reihum gespielt, an einem Bildschirm oder unter Bots, so wechseln Schlucke und Würfe ab: Der Trinkende nimmt einen Schluck, einer der anderen wirft, der Trinkende nimmt wieder einen Schluck, der Nächste wirft, und so weiter, im Uhrzeigersinn ab dem Trinkenden. An einem Live-Tisch wartet jeder einen Augenblick bis zum nächsten Mal, und das Haus misst die Zeit: gewöhnlich eine Sekunde nach einem Wurf, und nach einem Schluck diese Sekunde geteilt durch die Zahl der Werfenden, sodass zwischen zwei Schlucken etwa ein Wurf fällt.
rule-A6 = Nach dem Rennen beginnt der Zähler wieder bei null, und wer links vom Trinkenden sitzt, wirft zuerst.
rule-A7 = Ein Spiel dauert drei Getränke, oder so viele, wie das Haus ausmacht. Wer die wenigsten bezahlt hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-A8 = Vorsicht mit der Menge und dem Alkohol. Bestellt wird ein Softdrink, solange der Tisch nichts anderes wählt.
