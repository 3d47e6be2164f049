name = Zocken
about = Zeven dobbelstenen in zeven kleuren, één voor één gegooid en op een rij gelegd die alleen mag stijgen of alleen mag dalen. Raak je boven de vijftig? De anderen mogen erop wedden.
short =
    Gooi zeven gekleurde dobbelstenen, één voor één, en leg elke meteen op de rij.
    De rij mag alleen stijgen of alleen dalen.
    Een hele rij is 50 punten, en elke dobbelsteen bij zijn eigen kleur brengt meer. Uitwijken kost 10, UIT kost 20.
    Na drie dobbelstenen wedden de anderen of je boven de 50 raakt.
    Wie na alle rondes de meeste punten heeft, wint.
rank-title = Wat een beurt opbrengt
rank-colours = juiste kleuren
rank-row = hele rij
rank-escape = elk uitwijkveld
rank-out = elke op UIT

# What the score counts, said after the number.
score-unit = { $score ->
    [one] punt
   *[other] punten
}

## Zetten
move-roll-word = gooi
move-roll-r = de rode dobbelsteen gooien
move-roll-r-key = r
move-roll-r-word = rood
move-roll-o = de oranje dobbelsteen gooien
move-roll-o-key = o
move-roll-o-word = oranje
move-roll-y = de gele dobbelsteen gooien
move-roll-y-key = l
move-roll-y-word = geel
move-roll-g = de groene dobbelsteen gooien
move-roll-g-key = g
move-roll-g-word = groen
move-roll-b = de blauwe dobbelsteen gooien
move-roll-b-key = b
move-roll-b-word = blauw
move-roll-p = de paarse dobbelsteen gooien
move-roll-p-key = p
move-roll-p-word = paars
move-roll-w = de witte dobbelsteen gooien
move-roll-w-key = w
move-roll-w-word = wit
move-place = de dobbelsteen op deze plaats leggen; < en > zijn de uitwijkvelden, die kosten 10
move-place-word = leg
move-out = de dobbelsteen op UIT leggen: 20 punten eraf, en de rij is niet meer heel
move-out-key = u
move-out-word = uit
move-bet = wedden: de helft van wat deze beurt opbrengt als dat meer is dan 50, en anders 20 kwijt
move-bet-key = w
move-bet-word = wedden
move-pass = passen: niets te winnen, niets te verliezen
move-pass-key = p
move-pass-word = passen

## Dobbelstenen
die = { $die ->
    [r] rode
    [o] oranje
    [y] gele
    [g] groene
    [b] blauwe
    [p] paarse
   *[w] witte
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Wat er gebeurt
tell-picks = { $seat } neemt de { die } dobbelsteen.
tell-throws = { $seat } gooit een { $pips } met de { die } dobbelsteen.
tell-places = { $seat } legt de { die } { $pips } op veld { $field }.
tell-matches = Kleur op kleur! { $seat } legt de { die } { $pips } op veld { $field }.
tell-escapes = { $side ->
    [left] { $seat } wijkt uit: de { die } { $pips } gaat naar het linker uitwijkveld.
   *[right] { $seat } wijkt uit: de { die } { $pips } gaat naar het rechter uitwijkveld.
}
tell-out = Geen veld voor te vinden: { $seat } legt de { die } { $pips } op UIT.
tell-asks-bets = Er liggen er drie. Wie wedt erop dat { $seat } boven de 50 raakt?
tell-bets = { $seat } wedt erop.
tell-passes = { $seat } past.
tell-scores = { $seat } scoort { $points }: rij { $row }, kleuren { $colours } ({ $matches } juist), uitwijken { $escapes }, UIT { $outs }.
tell-bet-won = { $seat } heeft goed gewed en krijgt er { $points } bij.
tell-bet-lost = { $seat } heeft verkeerd gewed en is er { $points } kwijt.
tell-opens-turn = Ronde { $round }: de dobbelstenen zijn voor { $seat }.
tell-wins = { $seat } wint het spel met { points }.
tell-shared-win = { $seats } delen de winst met ieder { points }.
tell-ends-alone = { $seat } eindigt op { points }. Wie doet beter?

## Het bord
board-sign-bet = { $you ->
    [yes] Beurt van { $roller }: wed jij mee?
   *[no] Beurt van { $roller }: wedt { $seat } mee?
}
board-throw = Gooien
board-pick = Kies een dobbelsteen om te gooien
board-place = Geef hem nu een plaats
board-asks = Haalt { $seat } meer dan 50?
board-scored = { $seat } haalt { $points }
board-bet = Wedden
board-bet-note = meer dan 50: de helft van de punten; anders −20
board-pass = Niet wedden
board-bets = wedt
board-passes = past
board-won = wint het spel
board-company = Wie er speelt, en wie er wedt
board-has-bet = { $seat } heeft gewed
board-has-passed = { $seat } past
board-die = de { die } dobbelsteen
board-thrown = de { die } dobbelsteen met een { $pips }
board-dice-left = Dobbelstenen die nog te gooien zijn
board-circle = { $circle ->
    [r] rood cirkeltje
    [o] oranje cirkeltje
    [y] geel cirkeltje
    [g] groen cirkeltje
    [b] blauw cirkeltje
    [p] paars cirkeltje
   *[w] wit cirkeltje
}
board-empty-field = Veld { $field }, { board-circle }: leeg
board-empty-escape = { $side ->
    [left] Linker uitwijkveld: leeg
   *[right] Rechter uitwijkveld: leeg
}
board-on-field = { $match ->
    [yes] Veld { $field }, { board-circle }: kleur op kleur
   *[no] Veld { $field }, { board-circle }
}
board-on-escape = { $side ->
    [left] Linker uitwijkveld
   *[right] Rechter uitwijkveld
}
board-lies-field = { $match ->
    [yes] Veld { $field }, { board-circle }: de { die } { $pips }, kleur op kleur
   *[no] Veld { $field }, { board-circle }: de { die } { $pips }
}
board-lies-escape = { $side ->
    [left] Linker uitwijkveld: de { die } { $pips }
   *[right] Rechter uitwijkveld: de { die } { $pips }
}
board-put-field = { $match ->
    [yes] De { die } { $pips } op veld { $field } leggen, { board-circle }: kleur op kleur, { $brings } punten
   *[no] De { die } { $pips } op veld { $field } leggen, { board-circle }, { $brings } punten
}
board-put-escape = { $side ->
    [left] De { die } { $pips } op het linker uitwijkveld leggen, { $brings } punten
   *[right] De { die } { $pips } op het rechter uitwijkveld leggen, { $brings } punten
}
board-put-out = De { die } { $pips } op UIT leggen, { $brings } punten
board-out-field = UIT
board-out-costs = −20 per steen
board-escape = uitwijk
board-escape-costs = −10
board-row = Hele rij
board-colours = Kleuren
board-escapes = Uitwijken
board-total = Deze beurt
board-turn-of = De beurt van { $seat }
board-round = Ronde { $round } van { $rounds }
board-direction = { $direction ->
    [rising] De rij klimt
   *[falling] De rij daalt
}
board-way = { $direction ->
    [rising] klimt
    [falling] daalt
   *[open] klimt of daalt
}
board-scale = Punten voor één tot zeven juiste kleuren

## Het bord in de terminal
play-colours-once = alle zeven de kleuren, elk één keer, zoals { $colours }
play-round = Ronde { $round } van { $rounds }
play-dice-left = nog te gooien
play-stands-at = Zoals het nu ligt, brengt deze beurt { $points } op.
play-out-field = UIT
play-rolls = gooit
play-said-bet = wedt
play-said-pass = past
play-escape = een uitwijkveld: 10 punten eraf

## Het einde
sheet-round = Ronde
story-best-turn = { $you ->
    [yes] De beste beurt was van jou
   *[no] De beste beurt was van { $seat }
}: { points } in ronde { $round }, { $matches ->
    [0] zonder juiste kleur
    [one] met één juiste kleur
   *[other] met { $matches } juiste kleuren
}.
story-bets-won = { $you ->
    [yes] Wedden bracht jou het meest op: { points }.
   *[no] Wedden bracht { $seat } het meest op: { points }.
}
story-bets-lost = { $you ->
    [yes] Wedden kostte jou het meest: { points }.
   *[no] Wedden kostte { $seat } het meest: { points }.
}
story-over-50 = { $over ->
    [0] Geen van de { $turns } beurten bracht meer dan 50 op.
    [one] Eén van de { $turns } beurten bracht meer dan 50 op.
   *[other] { $over } van de { $turns } beurten brachten meer dan 50 op.
}

## Wat een eerste keer gezegd wordt
note-pick = Zeven dobbelstenen, één voor één. Ligt er een bij het cirkeltje van zijn eigen kleur, dan telt dat.
note-row = De rij mag alleen stijgen of alleen dalen, van links naar rechts. Gaten en gelijke buren mogen.
note-colours = Kleur op kleur! Eén juiste kleur is { $one } punten waard, drie samen { $three }.
note-escape = Past hij op geen veld, dan kan hij naar een vrij uitwijkveld dat past, voor 10 punten, of op UIT, voor 20.
note-out = Met een dobbelsteen op UIT is de rij niet meer heel: de 50 punten daarvoor zijn weg.
note-bet = Haalt { $seat } meer dan 50, dan krijg jij de helft van die punten. Anders ben je er 20 kwijt.
note-bets = De anderen wedden of jij boven de 50 raakt. Jou kost of brengt dat niets.
note-whole = Geen dobbelsteen op UIT is een hele rij: 50 punten. Daar komen de kleuren nog bij.

## Waarom iets niet mag
refusal-Z5 = { $why ->
    [used] De { die } dobbelsteen ligt er al: neem een andere.
    [place-first] Geef eerst de { die } { $pips } een plaats.
   *[pick-first] Kies eerst een dobbelsteen en gooi hem.
}
refusal-Z6 = { $why ->
    [taken] Daar ligt al een dobbelsteen.
    [rising] De rij klimt: een { $pips } past daar niet.
    [falling] De rij daalt: een { $pips } past daar niet.
   *[open] Met een { $pips } daar zou de rij op en neer gaan.
}
refusal-Z8 = Aan deze tafel moet de eerste dobbelsteen van een beurt op een van de velden 1 tot 7.
refusal-Z9 = De { die } { $pips } past nog op een veld, en mag dus niet op UIT.
refusal-Z11 = { $why ->
    [bet-first] Zeg eerst of je op { $seat } wedt, of past.
   *[no-bet] Nu valt er niets te wedden.
}

## Huisregels
option-circles = Volgorde van de gekleurde cirkeltjes, van links naar rechts
option-first = Wie is de jongste?
option-first_die = De eerste dobbelsteen van een beurt
value-first_die-any = mag ook op een uitwijkveld
value-first_die-field = moet op een veld
option-table = Punten voor juiste kleuren (deels onze reconstructie)
item-circles = { $item ->
    [r] rood
    [o] oranje
    [y] geel
    [g] groen
    [b] blauw
    [p] paars
   *[w] wit
}
allowed-circles = elk van de zeven letters één keer: r rood, o oranje, y geel, g groen, b blauw, p paars, w wit
player-first = { $player }
allowed-first = 0 voor wie op de eerste plaats zit, 1 voor de tweede, en zo verder
cell-table = { $number ->
    [0] geen
   *[other] { $number }
}
allowed-table = acht gehele getallen van 0 tot 1000, met komma’s ertussen
option-rounds = Aantal ronden
option-handicap = Voorgift
each-handicap = { $number ->
    [one] één punt
   *[other] { $number } punten
} voor { $player }
allowed-handicap = voor elke speler een geheel getal van 0 tot 1000, in de volgorde van de plaatsen, met komma’s ertussen

## Regels
section-board = Het bord en de dobbelstenen
section-turn = Een beurt
section-bet = De weddenschap
section-score = De punten
rule-Z1 = Er zijn zeven dobbelstenen, elk in een eigen kleur: rood, oranje, geel, groen, blauw, paars en wit.
rule-Z2 = Negen plaatsen liggen naast elkaar: het linker uitwijkveld, de velden 1 tot 7 en het rechter uitwijkveld. Het UIT-veld ligt apart.
rule-Z3 = Bij elk van de zeven velden hoort een gekleurd cirkeltje. Hun volgorde is niet overgeleverd; hier gaan ze van rood naar wit, en het huis mag ze anders leggen.
rule-Z4 = De jongste begint.
rule-Z5 = Wie aan de beurt is, kiest een dobbelsteen die nog niet gebruikt is, gooit hem en legt hem meteen op een plaats, vóór de volgende. Wat ligt, blijft liggen.
rule-Z6 = Een dobbelsteen mag op een vrij veld of een vrij uitwijkveld als de hele lijn in volgorde blijft: van links naar rechts over de negen plaatsen, de lege overgeslagen, gaan de ogen nooit omlaag of nooit omhoog. Gelijke buren en gaten kunnen geen kwaad.
rule-Z7 = Welke kant de rij opgaat, hoeft niemand te zeggen. Het blijkt vanzelf zodra er twee verschillen.
rule-Z8 = Op elk uitwijkveld past één dobbelsteen, wanneer je maar wilt, ook al meteen de eerste; in sommige huizen moet de eerste van een beurt op een veld. Een dobbelsteen op een uitwijkveld telt mee voor de volgorde, nooit voor een kleur, en kost 10 punten.
rule-Z9 = Een dobbelsteen mag alleen op UIT, voor 20 punten minder, als hij op geen enkel van de velden 1 tot 7 past. Past hij wel op een uitwijkveld, dan kies je tussen dat veld en UIT; past hij ook daar niet, dan blijft alleen UIT over. Past hij op een veld, dan gaat hij daarheen of naar een uitwijkveld waar hij past, maar nooit op UIT.
rule-Z10 = Op UIT mogen er zoveel liggen als er komen.
rule-Z11 = Liggen er drie dobbelstenen, die op UIT meegeteld, dan wacht wie aan de beurt is even. Eén voor één, met de klok mee vanaf de linkerbuur, zeggen de anderen luidop of ze wedden dat deze beurt meer dan 50 punten opbrengt, of passen. Wie alleen speelt, speelt zonder weddenschap.
rule-Z12 = Brengt de beurt meer dan 50 op, dan krijgt ieder die gewed heeft daar de helft van, naar beneden afgerond. Bij 50 of minder is ieder die gewed heeft 20 punten kwijt. Wie paste, wint noch verliest.
rule-Z13 = Een beurt brengt 50 punten op als er niets op UIT ligt, plus de punten voor de kleuren. Elke dobbelsteen op een uitwijkveld kost er 10, elke op UIT kost er 20. Een beurt kan dus onder nul uitkomen.
rule-Z14 = Een kleur is juist als de dobbelsteen op het veld ligt bij het cirkeltje van zijn eigen kleur, ook als de rij niet heel is. Van geen enkele tot zeven is dat 0, 10, 30, 60, 100, 150, 210, 280 punten. Die tabel is onze reconstructie: alleen de 10 voor één en de 60 voor drie zijn bekend, het bord met de rest is verloren. Het huis mag een eigen tabel schrijven.
rule-Z15 = Een voorbeeld: een hele rij, drie juiste kleuren en één dobbelsteen op een uitwijkveld geven 50 + 60 − 10 = 100.
rule-Z16 = In een ronde is ieder één keer aan de beurt. Na de laatste ronde, gewoonlijk de vijfde, wint wie de meeste punten heeft; wie samen het hoogst eindigt, deelt de winst. Wie alleen speelt, wint altijd, en dan is het totaal het cijfer om te verbeteren. Wie een voorgift krijgt, begint met zoveel punten.

## Waarom een zet goed is
reason-own-field = De { die } dobbelsteen past op haar eigen veld met { $throws } van de 6 worpen, en een juiste kleur brengt { $points } meer op.
reason-no-own-field = Geen worp brengt de { die } dobbelsteen nog op haar eigen veld, dus je geeft er niets mee weg.
reason-other-own-field = De { die } dobbelsteen past op haar eigen veld met maar { $throws } van de 6 worpen.
reason-other-no-field = Geen worp brengt de { die } dobbelsteen nog op haar eigen veld.
reason-match = Kleur op kleur: de { die } op haar eigen veld brengt { $points } meer op.
reason-fits-after = Daarna passen nog { $throws } van de 6 worpen op een veld.
reason-colours-after = { $colours ->
    [one] Daarna kan nog één kleur op haar eigen veld komen.
   *[other] Daarna kunnen nog { $colours } kleuren op hun eigen veld komen.
}
reason-idle-field = Veld { $field } wacht op geen dobbelsteen meer.
reason-escape-keeps-row = Uitwijken kost { $points }; UIT zou { $out } kosten, en de { $row } voor een hele rij.
reason-escape-not-out = Uitwijken kost { $points }, UIT zou { $out } kosten.
reason-row-gone = De rij is toch niet meer heel: UIT kost { $points }, en het uitwijkveld blijft vrij.
reason-other-breaks-row = UIT zou { $points } kosten, en de { $row } voor een hele rij.
reason-other-escape = Uitwijken zou { $points } kosten.
reason-other-takes-field = Op veld { $field } wacht de { die } dobbelsteen nog.
reason-bet-wins = Speelt { $seat } voor de punten, dan wint een weddenschap hierop in { $wins } van de 100 beurten.
reason-bets-bring = { $points ->
    [one] Over { $bets } zulke weddenschappen brengt dat één punt op.
   *[other] Over { $bets } zulke weddenschappen brengt dat { $points } punten op.
}
reason-bets-cost = { $points ->
    [one] Over { $bets } zulke weddenschappen kost dat één punt.
   *[other] Over { $bets } zulke weddenschappen kost dat { $points } punten.
}
