name = Azen jagen
about = Op jacht naar azen aan de toog: de derde bestelt, de zesde proeft, de negende drinkt, en de rest van de tafel gooit om ter snelst tegen het glas.
short =
    Gooi om beurten drie dobbelstenen. Alleen azen tellen, en die van iedereen samen.
    De derde aas bestelt, de zesde proeft, de negende moet drinken.
    Dan is het een race: slokken tegen dobbelstenen. Valt er een aas voor het glas leeg is, dan betaalt de drinker, anders wie bestelde.
    Wie op het einde het minst betaald heeft, wint.
rank-title = Negen azen
rank-third = de derde bestelt
rank-sixth = de zesde proeft
rank-ninth = de negende drinkt
care = Drink met mate: let op hoeveel en hoe straf, met frisdrank gaat het even goed, en wie niet wil drinken, drinkt niet.
drink-default = een frisdrank

# What the score counts, said after the number.
score-unit = { $score ->
    [one] consumptie betaald
   *[other] consumpties betaald
}
all-level = Allemaal gelijk: niemand wint

## Zetten
move-sip = een slok nemen
move-sip-key = s
move-sip-word = slok
move-throw = de drie dobbelstenen gooien
move-throw-key = g
move-throw-word = gooi

## Azen
aces-found = { $found ->
    [0] geen aas
    [one] een aas
   *[other] { $found } azen
}
bill = { $paid ->
    [0] zonder iets te betalen
    [one] met één betaalde consumptie
   *[other] met { $paid } betaalde consumpties
}

## Wat er gebeurt
tell-throws-off = { $seat } gooit een { $pips } om te zien wie begint.
tell-throw-off-again = { $seats } staan gelijk en gooien opnieuw.
tell-opens-hunt = Consumptie { $drink } van { $drinks }: { $seat } gooit eerst.
tell-throws = { $seat } gooit { $dice }: { aces-found }, de teller staat op { $aces }.
tell-orders = De derde aas: { $seat } mag aan de toog een consumptie gaan bestellen.
tell-tastes = De zesde aas: { $seat } mag eens proeven.
tell-must-drink = { $sips ->
    [one] De negende aas: { $seat } moet het glas leegdrinken, in één slok. Gooien maar!
   *[other] De negende aas: { $seat } moet het glas leegdrinken, in { $sips } slokken. Gooien maar!
}
tell-takes-dice = { $seat } grijpt de dobbelstenen.
tell-race-throws = { $found ->
    [0] { $seat } gooit { $dice }: geen aas, het gaat voort.
   *[other] { $seat } gooit { $dice }: { aces-found }, en het is gedaan!
}
tell-sips = { $left ->
    [one] { $seat } neemt een slok: nog één te gaan.
   *[other] { $seat } neemt een slok: nog { $left } te gaan.
}
tell-empties = { $seat } neemt de laatste slok: het glas is op tijd leeg.
tell-pays-too-slow = { $sips ->
    [one] Te traag gedronken: de slok kwam er niet, dus { $seat } betaalt.
   *[other] Te traag gedronken: { $taken } van de { $sips } slokken, dus { $seat } betaalt.
}
tell-pays-order = { $sips ->
    [one] In één slok, op tijd: { $seat } had besteld, en betaalt.
   *[other] Alle { $sips } slokken op tijd: { $seat } had besteld, en betaalt.
}
tell-pays-own-order = { $sips ->
    [one] In één slok, op tijd. Maar { $seat } had zelf besteld, en betaalt dus toch.
   *[other] Alle { $sips } slokken op tijd. Maar { $seat } had zelf besteld, en betaalt dus toch.
}
tell-wins = { $all ->
    [1] Allemaal gelijk, ieder { bill }: niemand wint.
   *[0] { $many ->
        [one] { $seats } wint het spel, { bill }.
       *[other] { $seats } delen de winst, ieder { bill }.
    }
}

## Het bord
board-throw = Gooien
board-throw-one = Eén dobbelsteen gooien
board-aces = { $aces } van de negen azen
board-office-orders = bestelt
board-office-tastes = proeft
board-office-drinks = drinkt
board-holds-orders = { $seat } bestelt
board-holds-tastes = { $seat } proeft
board-holds-drinks = { $seat } drinkt
board-consumption = Consumptie { $number } van { $orders }: { $drink }
board-care = Drink met mate.
board-no-glass = Er is nog niets besteld
board-glass = Een glas op de toog: { $drink }
board-glass-left = { $sips ->
    [0] Een leeg glas: { $drink }
    [one] Een glas met nog één slok: { $drink }
   *[other] Een glas met nog { $sips } slokken: { $drink }
}
board-sips-left = { $sips ->
    [one] Nog één slok
   *[other] Nog { $sips } slokken
}
board-race = Slokken tegen stenen!
board-must-drink = { $seat } moet drinken!
board-get-ready = Maak je klaar!
board-race-sip = Drinken!
board-race-throw = Gooi een aas!
board-too-slow = { $sips ->
    [one] Maar { $taken } van 1 slok
   *[other] Maar { $taken } van { $sips } slokken
}
board-in-time = { $sips ->
    [one] Op tijd: in één slok
   *[other] Op tijd: alle { $sips } slokken
}
board-pays = { $seat } betaalt
board-paid = { $paid ->
    [one] één consumptie betaald
   *[other] { $paid } consumpties betaald
}
board-dice = De dobbelstenen in de bak: { $dice }
board-one-die = een { $pips }
board-won = wint het spel
board-for-start = Wie begint?
board-starts = { $seat } begint
board-level = Gelijk: nog eens

## Het bord in de terminal
play-paid = { $paid ->
    [one] { $paid } betaald
   *[other] { $paid } betaald
}
play-drink = Consumptie { $number } van { $orders }: { $drink }
play-orderer = de derde aas bestelt
play-taster = de zesde aas proeft
play-drinker = de negende aas drinkt
play-sips-left = { $sips ->
    [one] nog één slok in het glas
   *[other] nog { $sips } slokken in het glas
}

## Het einde
sheet-round = Consumptie
story-length = { $drinks ->
    [one] Eén consumptie
   *[other] { $drinks } consumpties
} en { $throws } worpen.
story-most-aces = { $you ->
    [yes] De meeste azen kwamen uit jouw hand: { $many }.
   *[no] De meeste azen kwamen uit de hand van { $seat }: { $many }.
}
story-most-drunk = { $you ->
    [yes] Jij moest het vaakst drinken: { $many } keer.
   *[no] { $seat } moest het vaakst drinken: { $many } keer.
}
story-in-time = { $you ->
    [yes] Jij dronk het glas op tijd leeg.
   *[no] { $seat } dronk het glas op tijd leeg.
}
story-too-slow = { $you ->
    [yes] Jij dronk te traag: de dobbelstenen waren sneller.
   *[no] { $seat } dronk te traag: de dobbelstenen waren sneller.
}
story-races = { $too_slow ->
    [0] Het glas was sneller dan de dobbelstenen, in elk van de { $races } races.
    [one] Eén keer waren de dobbelstenen sneller dan het glas, in { $races } races.
   *[other] { $too_slow } keer waren de dobbelstenen sneller dan het glas, in { $races } races.
}

## Wat een eerste keer gezegd wordt
note-goal = Alleen enen tellen, die van iedereen samen. De derde, de zesde en de negende doen iets.
note-third = De derde aas bestelt. Wie straks de zesde gooit, proeft; wie de negende gooit, moet drinken.
note-sixth = Proeven kost niets. Maar nog drie azen, en er begint een race met het glas.
note-race = Is het glas leeg voor er een aas valt, dan betaalt wie bestelde. Valt de aas eerst, dan betaalt de drinker.
note-paid = Betaalde consumpties blijven staan. Wie er op het einde het minst heeft, wint.

## Waarom iets niet mag
refusal-A5 = { $move ->
    [sip] Alleen wie het glas heeft, drinkt: jij gooit.
   *[throw] Jij drinkt: laat de dobbelstenen aan de anderen.
}

## Huisregels
option-sips = Slokken in een glas
option-orders = Hoeveel consumpties er gespeeld worden
option-drink = Wat er in het glas zit (leeg: een frisdrank)

## Regels
section-hunt = De jacht
section-race = De race
section-end = Het einde, en met mate
rule-A1 = Alleen azen tellen: de enen. Om uit te maken wie begint, gooit ieder één dobbelsteen; de hoogste begint, en wie samen het hoogst gooit, gooit opnieuw. Daarna gooit ieder om beurten één keer met drie dobbelstenen, met de klok mee, en zo blijft het rondgaan.
rule-A2 = De azen van alle spelers gaan op één hoop. Bij negen stopt de teller: wat er in de worp met de negende aas nog meer ligt, telt niet en maakt ook geen einde aan de race.
rule-A3 = Wie de derde aas gooit, gaat aan de toog een consumptie bestellen. Wie de zesde gooit, proeft ervan, en wie de negende gooit, moet ze uitdrinken. Eén speler kan meer dan één van de drie zijn.
rule-A4 = Met de negende aas begint een race: de drinker neemt slok na slok, de rest gooit drie dobbelstenen, om ter snelst. Valt er een aas voor het glas leeg is, dan was de drinker te traag en is de rekening voor hem of haar. Is de laatste slok eerst, dan betaalt de besteller. In een glas zitten drie slokken, tenzij het huis anders schenkt.
rule-A5 = In de race mag alleen de drinker een slok nemen en mogen alleen de anderen gooien, op elk moment en in om het even welke volgorde. Wie de dobbelstenen opraapt, gooit ze voor er iets anders gebeurt. Wordt de race om beurten gespeeld, op één scherm of tussen bots, dan wisselen slokken en worpen af: de drinker neemt een slok, een van de anderen gooit, de drinker neemt weer een slok, de volgende gooit, en zo verder, met de klok mee vanaf de drinker. Aan een live tafel wacht ieder even voor de volgende keer, en het huis houdt de tijd bij: gewoonlijk een seconde na een worp, en na een slok die seconde gedeeld door het aantal gooiers, zodat er tussen twee slokken ongeveer één worp valt.
rule-A6 = Na de race staat de teller weer op nul, en wie links van de drinker zit, gooit als eerste.
rule-A7 = Een spel duurt drie consumpties, of zoveel als er afgesproken zijn. Wie er het minst betaald heeft, wint; wie gelijk staat, deelt de winst.
rule-A8 = Wees voorzichtig met hoeveel en hoe straf. Wat besteld wordt, heet hier een consumptie, en dat is een frisdrank, tenzij de tafel iets anders kiest.
