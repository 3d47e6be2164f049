name = 12er Stich
about = Een snel rekenspel met kaarten: zwart komt erbij, rood gaat eraf, en wie precies op 12 of op 0 uitkomt, pakt de slag.
short =
    Ieder krijgt zes kaarten. Zwart komt erbij, rood gaat eraf, en de som blijft van 0 tot 12.
    Wie precies op 12 of op 0 uitkomt, pakt de slag en komt opnieuw uit, met een kaart die optelt.
    Kun je niet leggen, dan trek je een kaart.
    De laatste kaart uit je hand is goed voor 30 punten, en dan is de ronde gedaan.
    Haalt iemand na een ronde het doel, dan wint de hoogste score.
rank-title = Wat een kaart waard is
rank-points = { $points } punten
rank-last = je laatste kaart: 30 punten

# What the score counts, said after the number.
score-unit = { $score ->
    [one] punt
   *[other] punten
}

## Zetten
move-draw = de bovenste kaart van de stok trekken
move-draw-key = t
move-draw-word = trek
move-keep = de getrokken kaart bijhouden
move-keep-key = h
move-keep-word = hou bij
move-pass = passen: er past niets en de stok is op
move-pass-key = p
move-pass-word = passen
move-swap = de kleuren wisselen: de andere kleur telt voortaan op
move-swap-key = w
move-swap-word = wissel
move-hold = de kleuren zo laten
move-hold-key = l
move-hold-word = laat zo

## Kaarten
colour = { $colour ->
    [black] zwart
   *[red] rood
}
card = { $colour ->
    [black] een zwarte { $value }
   *[red] een rode { $value }
}

## Wat er gebeurt
tell-throws-target = { $seat } gooit de speciale dobbelsteen: we spelen naar { $target }.
tell-deals = Ronde { $round }: { $seat } schudt en geeft.
tell-opens-round = { $seat } komt uit.
tell-leads = { $seat } komt uit met { card }: de som is { $sum }.
tell-follows = { $seat } legt { card }: de som is { $sum }.
tell-takes = { $seat } legt { card }: dat is { $sum }, en een slag van { $points } punten!
tell-draws = { $seat } trekt een kaart.
tell-draws-card = { $seat } trekt { card }.
tell-last-of-stock = Dat was de laatste kaart van de stok.
tell-does-not-fit = Ze past niet: de beurt van { $seat } is gedaan.
tell-keeps = { $seat } houdt ze bij.
tell-passes = { $seat } past.
tell-swaps = { $seat } wisselt de kleuren: voortaan telt { colour } op.
tell-holds = { $seat } laat de kleuren zo: { colour } blijft optellen.
tell-lead-goes-on = Nu komt { $seat } uit.
tell-goes-out = De laatste kaart! { $seat } is uit en krijgt { $points } punten.
tell-stuck = De stok is op en niemand kan nog leggen: de ronde is gedaan.
tell-minus = { $seat } verliest { $points } punten aan kaarten in de hand.
tell-wins = { $seat } wint het spel met { $points } punten.
tell-shared-win = { $seats } delen de winst met ieder { $points } punten.

## Het bord
board-sign-target = { $you ->
    [yes] Jij gooit voor het doel
   *[no] { $seat } gooit voor het doel
}
board-sign-deal = { $you ->
    [yes] Jij geeft de kaarten
   *[no] { $seat } geeft de kaarten
}
board-throw = De speciale dobbelsteen gooien
board-deal = Schudden en geven
board-card = { card }, { $sign ->
    [plus] plus
   *[minus] min
}
board-hand = { $cards ->
    [one] Je hand: één kaart
   *[other] Je hand: { $cards } kaarten
}
board-stock = { $cards ->
    [0] De stok is op
    [one] De stok: één kaart
   *[other] De stok: { $cards } kaarten
}
board-pile = Op tafel: { $cards }
board-pile-empty = Er ligt niets op tafel
board-sum = De som:
board-round = Ronde { $round }
board-target = naar { $target }
board-adds = { colour } erbij
board-takes-away = { colour } eraf
board-player = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de hand, { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} met { $points } punten deze ronde, score { $score }
board-tricks = { $points } ptn
board-dealer = gever
board-slip = Punten van ronde { $round }
board-slip-player = speler
board-slip-tricks = slagen
board-slip-bonus = laatste kaart
board-slip-minus = in de hand
board-slip-round = ronde
board-slip-total = totaal
board-won = wint het spel
board-draw = Een kaart trekken
board-draw-note = in je hand past er niets
board-keep = Bijhouden
board-pass = Passen
board-pass-note = er past niets en de stok is op
board-swap = Wisselen!
board-swap-note = voortaan telt { colour } op
board-hold = Zo laten
board-hold-note = { colour } blijft optellen
board-drawn = Getrokken: leg ze of houd ze bij
board-your-lead = Jij komt uit: kies een kaart die uitsteekt
board-your-card = Jouw beurt: kies een kaart die uitsteekt
board-takes = { $seat } pakt { $points } punten
board-swaps = Nu telt { colour } op!
board-holds = { colour } blijft optellen
board-leads-now = { $seat } komt uit
board-does-not-fit = { $seat } trekt: past niet
board-draws = { $seat } trekt een kaart
board-keeps = { $seat } houdt ze bij
board-passes = { $seat } past
board-target-thrown = We spelen naar { $target }
board-goes-out = { $seat } is uit: { $points } punten
board-stuck = Niemand kan nog leggen: de ronde is gedaan

## Het bord in de terminal
play-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
play-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
play-target = Doel { $target }
play-stock = { $cards } in de stok
play-sum = som { $sum }
play-adds = { $colour } telt op
play-pile = op tafel
play-hand-of = de hand van { $name }

## Het einde
sheet-round = Ronde
story-length = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}, gespeeld naar { $target }.
story-no-trick = Niemand haalde ook maar één slag.
story-best-trick = { $you ->
    [yes] De dikste slag was voor jou
   *[no] De dikste slag was voor { $seat }
}: { $points } punten met { $cards } kaarten, in ronde { $round }.

## Wat een eerste keer gezegd wordt
note-lead = Ligt er niets, kom dan uit met een kaart die optelt, nu { colour }. Haar waarde is de som.
note-sum = { $colour ->
    [black] Zwart komt erbij, rood gaat eraf.
   *[red] Rood komt erbij, zwart gaat eraf.
} De som mag niet onder 0 en niet boven 12.
note-take = Maak er precies 12 of precies 0 van, en alles wat open ligt is van jou.
note-draw = Past er niets, dan trek je een kaart. Past die wel, dan mag je ze meteen leggen of bijhouden.
note-points = In een slag is een 1 tot 5 goed voor 5 punten, 6 tot 9 voor 10, een zwarte 12 voor 15, een rode voor 20.
note-last = Wie zijn laatste kaart kwijt is, krijgt 30 punten, en dan is de ronde gedaan.
note-swap = Wie de slag pakt, mag de kleuren wisselen: dan telt voortaan { colour } niet meer op, maar de andere.

## Waarom iets niet mag
refusal-S4 = Die kaart heb je niet.
refusal-S5 = { $colour ->
    [black] Je kan alleen uitkomen met een zwarte kaart.
   *[red] Je kan nu alleen uitkomen met een rode kaart.
}
refusal-S6 = { $why ->
    [above] Dat zou { $sum } worden: de som mag niet boven 12.
   *[below] Dan zou de som onder 0 zakken, en dat mag niet.
}
refusal-S9 = { $why ->
    [drawn] Leg de kaart die je net trok, of houd ze bij.
    [nothing-drawn] Je hebt geen kaart getrokken om bij te houden.
    [draw-first] Er past niets: trek eerst een kaart.
   *[must-play] Je hebt een kaart die past, dus je moet leggen.
}
refusal-S10 = De stok is op: je kan alleen passen.
refusal-S17 = { $why ->
    [choose] Kies eerst: de kleuren wisselen of zo laten.
    [later] De kleuren wisselen kan alleen na een slag.
   *[never] Aan deze tafel worden de kleuren niet gewisseld.
}

## Huisregels
option-target = Punten om te winnen
value-target-die = de speciale dobbelsteen beslist
option-first = Wie komt het eerst uit?
player-first = { $player }
allowed-first = 0 voor wie op de eerste plaats zit, 1 voor de tweede, en zo verder
option-hand = Kaarten die na een ronde nog in de hand zitten
value-hand-nothing = tellen niet
value-hand-minus = gaan van de score af
option-handicap = Voorgift
each-handicap = { $number ->
    [one] één punt
   *[other] { $number } punten
} voor { $player }
allowed-handicap = voor elke speler een geheel getal van 0 tot 1000, in de volgorde van de plaatsen, met komma’s ertussen
option-swap = Profregel: wie een slag pakt, mag de kleuren wisselen

## Regels
section-cards = De kaarten en het doel
section-round = Hoe een ronde verloopt
section-score = Wat het opbrengt
section-professional = De profregel
section-hidden = Wat verborgen blijft
rule-S1 = Er zijn 46 kaarten, zwarte en rode. Van elke kleur zijn er vier enen, drie tweeën, en van de 3 tot de 9 en van de 12 telkens twee.
rule-S2 = Een zwarte kaart komt bij de som, een rode gaat eraf.
rule-S3 = Voor de eerste ronde gooit de gever de speciale dobbelsteen (2-3-3-4-4-5): honderd keer de ogen is het aantal punten waarnaar gespeeld wordt. Het huis mag ook zelf een getal van 50 tot 2000 afspreken; dan wordt er niet gegooid.
rule-S4 = De gever schudt en geeft ieder zes kaarten, te beginnen bij wie links zit; de rest is de stok. Je speelt alleen uit je eigen hand. Wie op de eerste plaats zit, komt het eerst uit, tenzij het huis een andere speler aanwijst; wie daarvoor zit, geeft. Na elke ronde geeft de volgende met de klok mee.
rule-S5 = Wie speelt terwijl er niets open ligt, komt uit, en uitkomen kan alleen met een zwarte kaart. Haar waarde is de som.
rule-S6 = Daarna komt elke kaart op de open stapel en verandert de som. Die mag niet onder 0 zakken en niet boven 12 gaan, en wie legt, zegt ze luidop.
rule-S7 = Breng je met een kaart op de stapel de som op precies 12 of precies 0, dan is de slag van jou, dus alles wat open ligt, en kom je opnieuw uit. Met uitkomen pak je nooit een slag: een zwarte 12 waarmee je uitkomt, maakt 12 en blijft gewoon liggen.
rule-S8 = Een rode 12 kan je dus maar op één manier kwijt: op een zwarte 12 waarmee iemand uitkwam.
rule-S9 = Kun je leggen, dan moet je leggen. Kun je niet, dan trek je de bovenste kaart van de stok. Past ze, dan mag je die kaart leggen, en geen andere, of ze bijhouden; past ze niet, dan is je beurt vanzelf gedaan.
rule-S10 = Kun je niet leggen en is de stok op, dan pas je.
rule-S11 = Moet je uitkomen en heb je daar geen kaart voor, ook al won je net de slag, dan trek of pas je zoals ieder ander die niet kan leggen. Ligt er daarna nog niets, dan mag de volgende uitkomen.
rule-S12 = Wie de laatste kaart van de hand speelt, beëindigt de ronde en krijgt 30 punten: door uit te komen, door bij te leggen of met een slag (die telt ook mee). Wat dan nog open ligt, is van niemand.
rule-S13 = Een ronde eindigt ook, meteen en vanzelf, als de stok op is en niemand nog een kaart kan spelen. Dan krijgt niemand de 30, en wat open ligt is van niemand. Met de profregel kiest wie de slag pakte eerst nog: wisselen of zo laten.
rule-S14 = Een gewonnen kaart is van 1 tot 5 goed voor 5 punten en van 6 tot 9 voor 10; een zwarte 12 brengt 15 op, een rode 12 brengt 20 op. Slagen en de 30 tellen zodra ze binnen zijn.
rule-S15 = Kaarten die je overhoudt, tellen niet. In sommige huizen gaan ze op het einde van de ronde van je score af, volgens dezelfde tabel, desnoods tot onder nul.
rule-S16 = Het spel is gedaan na de ronde waarin iemand op het einde het doel haalt of erboven zit. De hoogste score wint, ook als er meer spelers zo ver zijn; wie samen het hoogst staat, deelt de winst. Wie een voorgift krijgt, begint met zoveel punten; ook als die het doel al halen, wordt er eerst een ronde gespeeld.
rule-S17 = De profregel, waar het huis ermee speelt: wie een slag pakt en nog kaarten heeft, wisselt de kleuren of laat ze, en komt dan uit. Na een wissel telt rood op en kom je uit met rood, en gaat zwart eraf, ook bij de 12, tot de volgende wissel. De punten blijven bij de kleur. Elke ronde begint met zwart dat optelt.
rule-S18 = De handen en de volgorde van de stok zijn verborgen, en een getrokken kaart ziet alleen wie ze trok. De rest ligt open: de som, het doel, welke kleur optelt, hoeveel kaarten ieder heeft en hoeveel de stok, de open stapel, wie er trok, en hoeveel slagen ieder pakte en wat ze waard zijn.

## Waarom een zet goed is
reason-goes-out = Het is je laatste kaart: de ronde is gedaan, en dat is { $points } punten waard.
reason-reaches-target = Zo kom je op { $points }; we spelen naar { $target }.
reason-takes = Daarmee pak je een slag van { $points } punten.
reason-takers = { $cards ->
    [one] Maar één ongeziene kaart pakt dit.
    [2] Maar { $cards } ongeziene kaarten pakken dit.
    [3] Maar { $cards } ongeziene kaarten pakken dit.
   *[other] { $cards } ongeziene kaarten pakken dit.
}
reason-no-taker = Geen enkele ongeziene kaart pakt dit.
reason-few-follow = Van de { $of } ongeziene kaarten passen er { $cards } op.
reason-fits-seldom = { $sums ->
    [0] Zo ben je { card } kwijt, die op geen enkele som van 1 tot { $of } past.
    [one] Zo ben je { card } kwijt, die op één van de { $of } sommen past die er kunnen liggen.
   *[other] Zo ben je { card } kwijt, die op { $sums } van de { $of } sommen past die er kunnen liggen.
}
reason-worth-keeping = Aan { card } heb je geen last: ze past op { $sums } van de { $of } sommen die er kunnen liggen.
reason-other-taken = { $cards ->
    [one] Na { card } pakt één ongeziene kaart de slag.
   *[other] Na { card } pakken { $cards } ongeziene kaarten de slag.
}
reason-can-lead = { $cards ->
    [one] Zo kan je met één van je kaarten uitkomen.
   *[other] Zo kan je met { $cards } van je kaarten uitkomen.
}
