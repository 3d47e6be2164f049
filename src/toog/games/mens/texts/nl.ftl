name = Mens erger je niet
about = Vier pionnen per kleur en één dobbelsteen. Eén keer het bord rond en dan naar huis, en wie op een andere pion terechtkomt, stuurt die helemaal terug. Niet kwaad worden, hé!
short =
    Een zes brengt een pion uit het hok op A, en je gooit nog eens.
    Ga met de klok mee één keer rond, zoveel cirkels als de dobbelsteen zegt.
    Kom je precies op een andere pion uit, dan moet die terug naar het hok.
    Wie als eerste vier pionnen van een kleur thuis heeft op a, b, c en d, wint.
rank-title = De weg van een pion
rank-box = met een zes uit het hok
rank-round = één keer rond
rank-home = thuis

# What the score counts, said after the number.
score-unit = { $score ->
    [one] stap te gaan
   *[other] stappen te gaan
}

## Zetten
move-enter = een pion uit het hok op A zetten
move-enter-key = i
move-enter-word = inzetten
move-move = vooruit met de pion die op deze stap staat
move-move-word = zet
move-pass = passen: geen enkele pion kan weg
move-pass-key = p
move-pass-word = passen

## Kleuren
colour = { $colour ->
    [0] rood
    [1] blauw
    [2] geel
    [3] groen
    [4] zwart
    [5] wit
    [6] paars
   *[7] oranje
}

## Wat er gebeurt
tell-throws-off = { $seat } gooit een { $pips } om te zien wie begint.
tell-throw-off-again = { $seats } staan gelijk en gooien opnieuw.
tell-begins = { $seat } begint, met { colour }.
tell-first-pawn = Eerste beurt van { colour }: { $seat } zet een pion op A.
tell-throws = { $seat } gooit een { $pips } voor { colour }.
tell-tries-again = { $left ->
    [one] Geen zes. { $seat } mag nog één keer proberen.
   *[other] Geen zes. { $seat } mag nog { $left } keer proberen.
}
tell-loses-six = De derde zes vervalt, en de beurt van { $seat } is voorbij.
tell-enters = { $seat } zet een pion van { colour } op A.
tell-moves = { $seat } gaat { $pips } vooruit met { colour }.
tell-comes-home = { $seat } brengt een pion van { colour } thuis op { $circle }.
tell-moves-up = { $seat } schuift met { colour } door naar { $circle }.
tell-hits = Geslagen! Een pion van { $seats } ({ colour }) mag terug naar het hok.
tell-hits-own = Amai, een eigen pion! { $seat } mag er een van { colour } terug in het hok zetten.
tell-passes = { $seat } kan nergens heen met { colour } en past.
tell-passes-six = Geen enkele pion van { colour } kan zes vooruit: { $seat } past.
tell-throws-again = { $bound ->
    [1] Een zes, dus { $seat } gooit nog eens, voor de pion op A.
   *[other] Een zes, dus { $seat } gooit nog eens.
}
tell-colour-home = Alle vier de pionnen van { colour } zijn thuis.
tell-wins = { $seat } wint het spel.

## Een keuze, achteraf bekeken
pawn-at = { $step ->
    [0] op A
    [one] één stap na A
   *[other] { $step } stappen na A
}
choice-moves = { $seat } gaat { $pips } vooruit met { colour }, met de pion { pawn-at }.
choice-comes-home = { $seat } brengt de pion van { colour } { pawn-at } thuis op { $circle }.

## Het bord in de terminal
play-letters = RBLGZW
play-goes = { $steps } vooruit
play-goes-home = naar huis, op { $circle }
play-hits = slaat { $colour }

## Het einde
sheet-round = Ronde
story-length = { $turns } beurten, en { $hits ->
    [0] niemand werd geslagen
    [one] één keer werd er geslagen
   *[other] { $hits } keer werd er geslagen
}.
story-hardest-hit = { $you ->
    [yes] De hardste klap was voor { $seats }: in ronde { $round } sloeg jij een pion ({ colour }) { $steps } stappen terug.
    [them] De hardste klap was voor jou: in ronde { $round } sloeg { $seat } een pion ({ colour }) { $steps } stappen terug.
   *[no] De hardste klap was voor { $seats }: in ronde { $round } sloeg { $seat } een pion ({ colour }) { $steps } stappen terug.
}

## Wat een eerste keer gezegd wordt
note-goal = Breng je vier pionnen één keer rond en thuis op a, b, c en d. Wie daar eerst mee is, wint.
note-six = Een zes: een pion komt uit het hok op A, en je gooit nog eens, voor die pion.
note-box = Met al je pionnen in het hok helpt alleen een zes.
note-choose = Meer dan één pion kan weg: jij kiest welke.
note-hit = Wie precies op een andere pion uitkomt, stuurt hem terug naar zijn hok. Voorbijgaan doet niets.
note-home = { $bounce ->
    [yes] Op a, b, c en d is een pion veilig. Te veel ogen? Dan tel je terug vanaf d.
   *[no] Op a, b, c en d is een pion veilig. Je moet er precies op uitkomen.
}
note-pass = Geen enkele pion kan zoveel vooruit: dan pas je.

## Waarom iets niet mag
refusal-M2 = Zo ver gaat dit bord niet.
refusal-M8 = { $move ->
    [pass] Je kan nog vooruit, dus je moet.
   *[move] Daar staat geen pion van { colour }.
}
refusal-M9 = { $why ->
    [from-box] Een zes: er moet eerst een pion op A.
    [no-six] Alleen met een zes komt er een pion uit het hok.
   *[from-a] Deze worp is voor de pion die net op A kwam.
}
refusal-M10 = { $move ->
    [pass] Je kan zes vooruit, dus je moet.
   *[enter] Het hok is leeg.
}
refusal-M11 = { $why ->
    [on-a] Op A staat nog een eigen pion, en die sla je hier niet.
    [from-a] Maak eerst A vrij: de pion die daar staat, gaat zes vooruit.
   *[own] Hij zou op een eigen pion komen, en die sla je hier niet.
}
refusal-M12 = Je kan een andere speler slaan, en dan moet dat hier.
refusal-M13 = Op die eindcirkel staat al een eigen pion.
refusal-M14 = { $why ->
    [back] Teruggeteld vanaf d komt hij op een eigen pion.
   *[exact] Een { $pips } is te veel: hij moet juist uitkomen.
}
refusal-M15 = { $why ->
    [fixed] Deze pion is thuis en blijft staan.
   *[forward] Deze pion is thuis en kan geen { $pips } doorschuiven.
}
refusal-M19 = Hij zou op een pion komen die veilig op zijn eigen A staat.

## Huisregels
option-board = Kleuren op het bord
option-spare = Kleuren zonder eigen speler
value-spare-double = spelen mee, elk op haar beurt
value-spare-empty = komen niet op het bord
option-win = Winnen doe je met
value-win-colour = één kleur thuis
value-win-all = al je kleuren thuis
option-handicap = Voorgift
each-handicap = { $number ->
    [one] één pion
   *[other] { $number } pionnen
} thuis voor { $player }
allowed-handicap = voor elke speler een geheel getal van 0 tot 3, in de volgorde van de plaatsen, met komma’s ertussen
option-first_pawn = Een pion op A zonder zes
value-first_pawn-free = voor elke kleur, bij de eerste beurt
value-first_pawn-beginner = alleen voor de kleur die begint
value-first_pawn-six = voor niemand
option-stuck_six = Een zes waarmee geen pion vooruit kan
value-stuck_six-again = je past en gooit nog eens
value-stuck_six-wait = je past en je beurt is voorbij
option-own_hit = Je slaat ook je eigen kleur
option-must_hit = Wie een andere speler kan slaan, moet dat doen
option-bounce = Te veel ogen tel je terug vanaf d
option-lane = Een pion op een eindcirkel
value-lane-fixed = blijft daar staan
value-lane-forward = mag nog doorschuiven
option-tries = Worpen voor een zes als er niets te zetten valt
option-three_sixes = De derde zes van een beurt
value-three_sixes-play = speel je zoals de andere
value-three_sixes-lose = vervalt, en de beurt is voorbij
option-safe = Een pion op zijn eigen A
value-safe-none = kan geslagen worden zoals elke andere
value-safe-start = is veilig voor de andere kleuren

## Regels
section-board = Het bord
section-start = Het begin
section-turn = Een beurt
section-home = Thuiskomen
rule-M1 = Het bord heeft twee kanten: een kring van 40 cirkels voor vier kleuren en een van 48 voor zes. Elke kleur heeft op die kring een startcirkel A, tien cirkels na de vorige (acht op de grote kant), een hok B voor haar vier pionnen, en vier eindcirkels a, b, c en d. Met hoogstens vier spelers neem je de kleine kant, tenzij je liever de grote hebt; met vijf of zes moet het de grote zijn.
rule-M2 = Elke kleur telt haar eigen stappen, met de klok mee: 0 is de eigen A, 39 de cirkel vlak ervoor (47 op de grote kant), en daarna komen a tot d. Een pion gaat één keer rond en komt niet meer op zijn eigen A.
rule-M3 = Zijn er meer kleuren dan spelers, dan worden ze de tafel rond verdeeld, zodat sommigen er twee spelen; met twee op de grote kant speelt ieder er drie. Of het huis laat de kleuren die over zijn van het bord: twee spelers zitten dan recht tegenover elkaar, drie op de grote kant om de andere kleur, en anders neemt ieder de volgende kleur.
rule-M4 = De kleuren zijn met de klok mee aan de beurt. Wie er meer dan één heeft, speelt elke kleur op haar beurt.
rule-M5 = De eerste kleur met haar vier pionnen op a, b, c en d wint het spel voor haar speler. Sommige huizen vragen álle kleuren van een speler: dan wordt een kleur die thuis is overgeslagen, en na de zet waarmee ze thuiskomt, gooit ze niet meer.
rule-M6 = Alle pionnen staan eerst in B, maar van wie een voorgift krijgt, staan er van elke kleur vanaf het begin zoveel thuis: op d, dan c, dan b. Elke speler gooit één dobbelsteen. De hoogste begint, met zijn of haar eerste kleur; wie samen het hoogst gooit, gooit opnieuw.
rule-M7 = Bij haar eerste beurt krijgt een kleur vóór de worp een pion op A, en die slaat wat daar stond. Alles behalve een zes is dan voor die pion. In sommige huizen krijgt alleen de kleur die begint hem, in andere niemand.
rule-M8 = Gooi één dobbelsteen. Is het geen zes, zet dan één pion van de kleur zoveel cirkels vooruit; welke van de pionnen die kunnen, kies je zelf. Kan er geen enkele, dan pas je.
rule-M9 = Een zes met een pion in B: je moet er een op A zetten, die slaat wat daar staat, ook een eigen pion, en je gooit nog eens. Die worp is voor deze pion: hij gaat vooruit, behalve als het weer een zes is. Dan moet er nog een bij, zolang er in B staan.
rule-M10 = Een zes met een leeg hok: zet om het even welke pion die zes vooruit kan, en gooi nog eens, voor om het even welke pion. Kan er geen, dan pas je en gooi je nog eens; in sommige huizen is je beurt dan voorbij.
rule-M11 = Eindigt een pion op een cirkel van de kring waar er al een staat, dan slaat hij die, ook als het er een van zijn eigen kleur is: terug naar B ermee. Pionnen waar je over springt, blijven staan en hun cirkels tellen mee. Een A is een cirkel als een andere. Waar het huis eigen pionnen spaart, mag geen zet er een slaan: staat er een op A als er een bij moet, dan gaat die zelf zes vooruit, of een andere als hij niet kan, en de volgende worp is vrij. Kan een pion die pas op A kwam niet weg, dan pas je.
rule-M12 = Slaan hoeft niet. In strengere huizen moet een speler die een pion van een andere speler kan slaan, zo’n zet kiezen; een pion op A zetten, en vooruitgaan met de pion die er pas op kwam, gaat altijd voor.
rule-M18 = Elke zes wordt gespeeld, hoeveel er in een beurt ook vallen. In sommige huizen vervalt de derde: hij wordt niet gespeeld, en de beurt is voorbij. Waar een kleur drie keer mag proberen om een zes te gooien, tellen alleen de zessen die gespeeld zijn.
rule-M19 = In sommige huizen staat een pion op de A van zijn eigen kleur veilig: geen zet van een andere kleur mag daar eindigen. Voorbijgaan mag, en een pion van de eigen kleur die op A moet komen, slaat hem nog altijd.
rule-M13 = Na de laatste cirkel van de kring gaat een pion verder naar a, b, c en d. Over eigen pionnen mag hij daar springen, maar eindigen kan alleen op een vrije cirkel.
rule-M14 = Ogen die bij d over zijn, worden vanaf d teruggeteld. Komt de pion zo op een vrije cirkel uit, dan gaat hij daarheen; anders kan hij niet weg. In sommige huizen moet de worp juist passen.
rule-M15 = Een pion op een eindcirkel is thuis en blijft daar. In sommige huizen mag hij met een worp die juist past nog doorschuiven naar een vrije cirkel dichter bij d.
rule-M16 = Op de kring kan een pion tot de laatste stap geslagen worden. Op een eindcirkel nooit.
rule-M17 = In sommige huizen mag een kleur zonder pion op de kring, en zonder pion die nog kan doorschuiven, tot drie keer gooien voor een zes. Passen doet ze pas na de laatste keer.

## Het bord
board-throw = Gooien
board-throw-for = Gooien voor { colour }
board-die = De dobbelsteen toont { $pips }
board-enter = Een pion op A zetten
board-move = Zetten
board-move-pawn = Pion { $number }
board-goes-on = { $pips } verder
board-comes-home = naar huis, op { $circle }
board-pass = Passen
board-hits = slaat { $seat }!
board-hits-own = slaat een eigen pion
board-left = { $steps ->
    [one] nog één stap
   *[other] nog { $steps }
}
board-stands = { $boxed ->
    [4] { $seat }, { colour }: alle vier de pionnen in het hok
   *[other] { $seat }, { colour }: { $boxed } in het hok, de andere op { $circles }
}
board-safe = A, veilig
board-six-lost = een derde zes vervalt
board-won = wint het spel

## Waarom een zet goed is
reason-wins = Zo komt de laatste pion thuis, en is het spel gewonnen.
reason-home = Zo komt de pion thuis op { $circle }, waar niemand hem nog slaat.
reason-moves-up = Zo schuift hij door naar { $circle } en maakt hij plaats achter zich.
reason-hits = { $steps ->
    [0] Zo slaat hij een pion van { $seat } die net op A stond.
    [one] Zo slaat hij een pion van { $seat } die al één stap ver was.
   *[other] Zo slaat hij een pion van { $seat } die al { $steps } stappen ver was.
}
reason-flees = { $pawns ->
    [one] Waar hij nu staat, kan een pion van { $seats } hem meteen slaan.
   *[other] Waar hij nu staat, kunnen { $pawns } pionnen van { $seats } hem meteen slaan.
}
reason-frees-a = Zo blijft A vrij voor de volgende zes.
reason-out-of-reach = Daar kan niemand hem slaan, ook niet met een zes en nog een worp.
reason-home-next = Van daar komt hij thuis met { $throws } van de 6 worpen.
reason-hunts = { $steps ->
    [0] Van daar slaat hij met één worp misschien een pion van { $seat } op zijn eigen A.
    [one] Van daar slaat hij met één worp misschien een pion van { $seat } die één stap ver is.
   *[other] Van daar slaat hij met één worp misschien een pion van { $seat } die { $steps } stappen ver is.
}
reason-to-go = { $steps ->
    [one] Van daar is het nog één stap tot de eindcirkels.
   *[other] Van daar zijn het nog { $steps } stappen tot de eindcirkels.
}
reason-other-hits-own = { $steps ->
    [one] De pion { pawn-at } zou een pion van jezelf slaan die één stap ver is.
   *[other] De pion { pawn-at } zou een pion van jezelf slaan die { $steps } stappen ver is.
}
reason-other-in-reach = { $pawns ->
    [one] De pion { pawn-at } zou komen te staan waar een pion van { $seats } hem meteen kan slaan.
   *[other] De pion { pawn-at } zou komen te staan waar { $pawns } pionnen van { $seats } hem meteen kunnen slaan.
}
