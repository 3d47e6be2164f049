name = Pietjesbak
about = Drie dobbelstenen, een bak en een stuk krijt. Gooi het hoogst, veeg uit, en raak als eerste van je streepjes af.
short =
    Iedereen begint met evenveel streepjes krijt. Wie ze als eerste kwijt is, wint.
    Gooi drie dobbelstenen, en stop of gooi alle drie opnieuw, tot drie keer toe.
    De anderen krijgen niet meer worpen dan wie begon.
    De hoogste worp wint de ronde en veegt een streepje uit, met zand of soixante-neuf meer.
    Wie begint en na één worp stopt, stoeft: winnen is dan goed voor minstens twee.
rank-title = Van hoog naar laag
rank-apes = drie apen: wint het spel, als je al eens uitveegde
rank-soixante-neuf = soixante-neuf: drie streepjes
rank-zand = zand, van zessen tot tweeën: twee streepjes
rank-high = dan telt de som: 260 is de hoogste
rank-sum = 100 + 4 + 3 = 107: één streepje
rank-seven = een zeven, de laagste: iedereen een streepje erbij

# What the score counts, said after the number.
score-unit = { $score ->
    [one] streepje te gaan
   *[other] streepjes te gaan
}

## Zetten
move-again = nog eens gooien met alle drie
move-again-key = n
move-again-word = nog eens
move-stop = laten liggen: deze worp telt
move-stop-key = l
move-stop-word = laten liggen
move-stop-stoef = stoefen: na één worp laten liggen, voor minstens twee streepjes als je de ronde wint

## Worpen
# As it is chalked at the edge, where there is little room.
board-chalked = { $throw ->
    [apes] drie apen
    [soixante_neuf] 69
    [zand] zand { NUMBER($pips) }
    [seven] een zeven
   *[sum] { NUMBER($worth) }
}
throw = { $throw ->
    [apes] drie apen
    [soixante_neuf] soixante-neuf
    [zand] { zand }
    [seven] een zeven
   *[sum] { NUMBER($worth) }
}
zand = { $pips ->
    [2] zand van tweeën
    [3] zand van drieën
    [4] zand van vieren
    [5] zand van vijven
    [6] zand van zessen
   *[other] zand
}
won-with = { $throw ->
    [none] zonder te gooien
   *[other] met { throw }
}

## Wat er gebeurt
tell-throws-off = { $seat } gooit een { $pips } om te zien wie begint.
tell-throws-tie = { $seat } gooit een { $pips } om de ronde.
tell-throw-off-again = { $seats } staan gelijk en gooien opnieuw.
tell-throws = { $seat } gooit { $dice }: { throw }.
tell-again = { $seat } raapt de dobbelstenen weer op.
tell-stops = { $seat } laat ze liggen.
tell-stoefs = { $seat } stoeft!
tell-seven-adds = Zeven! Iedereen een streepje erbij.
tell-wins-round = { $marks ->
    [one] { $seat } wint de ronde { won-with } en veegt een streepje uit.
   *[other] { $seat } wint de ronde { won-with } en veegt { $marks } streepjes uit.
}
tell-stoef-lost = { $marks ->
    [one] { $seat } heeft voor niks gestoeft: een streepje erbij.
   *[other] { $seat } heeft voor niks gestoeft: { $marks } streepjes erbij.
}
tell-tie = { $seats } gooien even hoog: ieder één dobbelsteen, de hoogste pakt de ronde.
tell-tie-replay = Gelijk! De ronde telt voor niemand en wordt overgedaan.
tell-apes-win = Drie apen! { $seat } heeft al eens uitgeveegd en wint meteen het spel.
tell-apes-out = Drie apen en nog geen streepje uitgeveegd: { $seat } ligt uit het spel.
tell-apes-sit-out = Drie apen en nog geen streepje uitgeveegd: { $seat } ligt uit de ronde.
tell-opens-round = Ronde { $round }: { $seat } begint.
tell-wins = { $seat } wint het spel.
tell-last-standing = { $seat } blijft als enige over en wint het spel.

## Het bord
board-throw = Gooien
board-throw-one = Eén dobbelsteen gooien
board-again = Nog eens gooien
board-again-note = { $left ->
    [one] alle drie, nog één worp
   *[other] alle drie, nog { $left } worpen
}
board-stop = Laten liggen
board-stoef = Stoef
board-stoef-note = { $wipes ->
    [one] stop nu, win de ronde: 1 streepje weg
   *[other] stop nu, win de ronde: { $wipes } streepjes weg
}
board-stoef-cost = stop nu. Win: { $wipes } weg, verlies: { $marks } erbij
board-stoef-called = Stoef!
board-marks = { $marks ->
    [0] geen streepjes meer
    [one] één streepje
   *[other] { $marks } streepjes
}
board-clean = schoon!
board-dice = De dobbelstenen in de bak: { $dice }
board-one-die = een { $pips }
board-leads = staat voor in de ronde
board-won-round = won de ronde
board-won = wint het spel
board-out = eruit
board-sits = uit de ronde
board-for-start = Wie begint?
board-for-round = Wie pakt de ronde?
board-starts = { $seat } begint
board-wipes = { $marks ->
    [one] { $seat } veegt 1 streepje uit
   *[other] { $seat } veegt { $marks } streepjes uit
}
board-stoef-lost = { $marks ->
    [one] { $seat }: 1 streepje erbij
   *[other] { $seat }: { $marks } streepjes erbij
}
board-seven = Iedereen een streepje erbij
board-tie = Gelijk: ieder één dobbelsteen
board-tie-replay = Gelijk: de ronde opnieuw
board-level = Gelijk: nog eens
board-goes-out = { $seat } ligt eruit
board-goes-sitting = { $seat } ligt uit de ronde

## Het bord in de terminal
play-out = uit het spel
play-sits-out = doet deze ronde niet mee
play-leads-round = { $name } staat voor in deze ronde
play-throw-of = worp { $thrown } van { $most }

## Het einde
sheet-round = Ronde
story-length = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
} en { $throws ->
    [one] één worp
   *[other] { $throws } worpen
}{ $sevens ->
    [0] { "" }
    [one] , met één zeven ertussen
   *[other] , met { $sevens } zevens ertussen
}.
story-best-throw = { $you ->
    [yes] De beste worp was van jou: { throw }, in ronde { $round }.
   *[no] De beste worp was van { $seat }: { throw }, in ronde { $round }.
}
story-apes-won = { $you ->
    [yes] Drie apen, en je won op slag, met nog { $marks } op de lei.
   *[no] Drie apen, en { $seat } won op slag, met nog { $marks } op de lei.
}
story-knocked-out = { $you ->
    [them] Jij gooide te vroeg drie apen en lag uit het spel.
   *[no] { $many ->
        [one] { $seats } gooide te vroeg drie apen en lag uit het spel.
       *[other] { $seats } gooiden te vroeg drie apen en lagen uit het spel.
    }
}
story-last-standing = { $you ->
    [yes] De drie apen ruimden de tafel leeg: alleen jij bleef over.
   *[no] De drie apen ruimden de tafel leeg: alleen { $seat } bleef over.
}

## Wat een eerste keer gezegd wordt
note-goal = Elk streepje op je rand moet weg. Wie er als eerste geen meer heeft, wint.
note-worth = Een één is 100, een zes 60, de rest zijn ogen: { $dice } is dus { $worth }.
note-stoef = { $lost ->
    [0] Stop je nu, dan is het een stoef: win de ronde en veeg er minstens twee uit.
   *[other] Stop je nu, dan is het een stoef: win en veeg er minstens twee uit, verlies en er komen er { $lost } bij.
}
note-bound = { $most ->
    [one] { $starter } gooide maar één keer, dus jij ook: wat er nu valt, telt.
   *[other] { $starter } gooide { $most } keer, dus meer worpen heb jij ook niet.
}
note-zand = Drie gelijke is zand, hoger dan elke som. Win je ermee, dan veeg je er twee uit.
note-soixante-neuf = 6-5-4 heet soixante-neuf, hoger dan zand: win je ermee, dan veeg je er drie uit.
note-seven = 2-2-3 is een zeven, de laagste worp van allemaal: telt hij, dan krijgt iedereen er een streepje bij.
note-apes = { $early ->
    [sit_out] Drie enen zijn drie apen: wie al eens uitveegde, wint meteen. Wie niet, zit de ronde uit.
   *[out] Drie enen zijn drie apen: wie al eens uitveegde, wint meteen. Wie niet, ligt eruit.
}
note-tie = Even hoog: ieder van hen gooit nu één dobbelsteen, en de hoogste pakt de ronde.

## Huisregels
option-marks = Streepjes bij het begin
option-handicap = Voorgift
each-handicap = { $number ->
    [one] één streepje
   *[other] { $number } streepjes
} minder voor { $player }
allowed-handicap = voor elke speler een geheel getal van 0 tot 29, in de volgorde van de plaatsen, met komma’s ertussen
option-counts = Welke worp van de beurt telt
value-counts-last = de laatste
value-counts-best = de beste
option-tie = Als de hoogste worpen gelijk zijn
value-tie-throw_off = ieder één dobbelsteen beslist
value-tie-replay = de ronde wordt overgedaan
option-zand = Zand tegen zand
value-zand-by_pips = de meeste ogen winnen
value-zand-equal = alle zand is gelijk
option-stoef_with = Stoef met zand of soixante-neuf
value-stoef_with-max = wat het meest opbrengt
value-stoef_with-add = één streepje meer dan de worp
value-stoef_with-double = dubbel zoveel als de worp
option-stoef_lost = Streepjes erbij voor een verloren stoef
option-seven = Een zeven geeft iedereen een streepje
value-seven-counted = als het de worp is die telt
value-seven-any = telkens als ze valt
option-apes_early = Drie apen voor je eerste uitgeveegde streepje
value-apes_early-out = uit het spel
value-apes_early-sit_out = uit de ronde
option-starter = Wie de volgende ronde begint
value-starter-winner = de winnaar van de ronde
value-starter-loser = de verliezer van de ronde
value-starter-clockwise = de volgende met de klok mee

## Regels
section-course = Hoe een spel verloopt
section-worth = Wat een worp waard is
section-round = Wat een ronde oplevert
rule-P1 = Iedereen begint met evenveel streepjes krijt, meestal negen. Wie een voorgift krijgt, heeft zoveel streepjes minder, maar altijd minstens één; die streepjes gelden niet als uitgeveegd.
rule-P2 = Om uit te maken wie de eerste ronde begint, gooit ieder één dobbelsteen. De hoogste begint; wie samen het hoogst gooit, gooit opnieuw.
rule-P3 = Wie begint, gooit met drie dobbelstenen. Na de eerste en na de tweede worp kies je: alle drie opnieuw, of laten liggen. Na de derde is de beurt vanzelf gedaan.
rule-P4 = De laatste worp van de beurt telt. In sommige huizen is dat de beste.
rule-P5 = De rest volgt met de klok mee, ieder met hoogstens zoveel worpen als wie begon. Vroeger stoppen mag.
rule-P6 = De hoogste worp die telt, wint de ronde. Spelers die daarvoor gelijk staan, gooien ieder één dobbelsteen; de winnaar krijgt nog altijd wat de gelijke worp opbrengt, stoef inbegrepen. In sommige huizen wint niemand een gelijke ronde: iedereen die nog meespeelt doet ze over, en alleen de streepjes van zevens blijven staan. Dezelfde speler begint, of als die er intussen uit is, de volgende met de klok mee die nog meespeelt.
rule-P7 = Een één is 100 waard, een zes 60, en elke andere dobbelsteen zijn eigen ogen.
rule-P8 = Van hoog naar laag: drie enen (drie apen), 6-5-4 (soixante-neuf), elk ander drietal (zand, met zessen bovenaan), en dan al de rest volgens de som. 2-2-3 (een zeven) is de laagste van allemaal. In sommige huizen is alle zand gelijk.
rule-P9 = In welke volgorde de dobbelstenen liggen, maakt niet uit.
rule-P10 = Wie de ronde wint, veegt één streepje uit: met zand twee, met soixante-neuf drie. Minder dan nul streepjes bestaat niet.
rule-P11 = Stoef: wie begint, na één worp stopt en toch de ronde wint, veegt er twee uit. Met zand of soixante-neuf geldt wat het meest opbrengt, of in sommige huizen één meer dan de worp, of het dubbele.
rule-P12 = Een stoef die niet wint, kost niets, tenzij het huis er één of twee streepjes voor bijschrijft.
rule-P13 = Als een zeven telt, krijgt iedereen die nog meespeelt er een streepje bij. In sommige huizen is dat bij elke zeven, zodra ze valt.
rule-P14 = Drie apen werken meteen, bij welke worp van de beurt ze ook vallen: wie ooit een streepje heeft uitgeveegd, wint het spel, wie dat nog nooit deed, ligt eruit. In mildere huizen lig je er alleen deze ronde uit, en krijg je nog altijd streepjes bij voor zevens.
rule-P15 = Wie begint en door drie apen uit de ronde valt, bepaalt nog altijd hoe dikwijls de anderen mogen gooien. Een stoef is dat niet, gewonnen noch verloren.
rule-P16 = Blijft er één speler over, dan wint die het spel. Wie eruit ligt, gooit niet meer en krijgt er geen streepjes meer bij. Waar je alleen uit de ronde valt en er in een ronde maar één speler overblijft, wint die de ronde zonder nog te moeten gooien; wie dan nog niet gegooid had, veegt één streepje uit.
rule-P17 = Wie als eerste geen streepjes meer heeft, wint het spel.
rule-P18 = De winnaar van een ronde begint de volgende. In sommige huizen is dat de verliezer: wie de laagste worp heeft, waarbij wie uit de ronde viel nog onder elke worp komt, en bij gelijke stand de eerste met de klok mee vanaf wie begon, maar nooit wie de ronde won. In andere is het gewoon de volgende met de klok mee.

## Waarom een zet goed is
reason-stoef-holds = Een stoef met { throw } houdt stand in { $rounds } van de 100 rondes.
reason-holds = { $throws ->
    [one] Wat je hebt, { throw }, houdt stand in { $rounds } van de 100 rondes.
   *[other] Wat je hebt, { throw }, houdt stand in { $rounds } van de 100 rondes, ook als iedereen gooit tot het geklopt is.
}
reason-holds-little = { $throws ->
    [one] Wat je hebt, { throw }, zou maar in { $rounds } van de 100 rondes standhouden.
   *[other] Wat je hebt, { throw }, zou maar in { $rounds } van de 100 rondes standhouden als iedereen gooit tot het geklopt is.
}
reason-leaves-throws = { $throws ->
    [one] De anderen hebben dan elk één worp.
   *[other] De anderen hebben dan elk { $throws } worpen.
}
reason-stoef-wipes = { $marks ->
    [one] Een stoef die wint, veegt één streepje uit.
   *[other] Een stoef die wint, veegt { $marks } streepjes uit.
}
reason-wipes = Is de ronde voor jou, dan veegt { throw } { $marks } streepjes uit.
reason-last-marks = { $marks ->
    [one] Is de ronde voor jou, dan veegt ze het ene streepje uit dat je nog hebt.
   *[other] Is de ronde voor jou, dan veegt ze de { $marks } streepjes uit die je nog hebt.
}
reason-wins-round = Na jou gooit niemand meer: de ronde is voor jou.
reason-ties = Na jou gooit niemand meer: jij en { $seats } gooien dan om de ronde.
reason-ties-replay = Na jou gooit niemand meer: met { $seats } even hoog wordt de ronde opnieuw gespeeld.
reason-behind = Laten liggen is de ronde verliezen: { $seat } heeft { throw }.
reason-seven-counts = Een zeven die telt, geeft iedereen een streepje bij.
reason-stoef-costs = { $marks ->
    [one] Een stoef die niet wint, kost één streepje.
   *[other] Een stoef die niet wint, kost { $marks } streepjes.
}
reason-best-counts = Hier telt de beste worp: een lagere doet geen kwaad.
reason-beats = In { $ways } van de 216 gevallen klopt één worp { throw } van { $seat }.
reason-better = In { $ways } van de 216 gevallen is nog een worp beter.
reason-few-better = In maar { $ways } van de 216 gevallen is nog een worp beter.
