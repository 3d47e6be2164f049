name = Pig
about = Eén dobbelsteen en één vraag: nog eens, of is het genoeg? Een één neemt de hele beurt weer af.
short =
    Gooi zo vaak je wilt: de ogen van je beurt worden opgeteld.
    Houd je op, dan zijn ze van jou. Gooi je een één, dan ben je ze kwijt.
    Wie het eerst 100 punten heeft, wint.

# Wat de score telt, na het getal gezegd.
score-unit = { $score ->
    [one] punt
   *[other] punten
}

## Zetten
move-again = gooi nog eens
move-again-key = n
move-again-word = nog eens
move-hold = hou op: hou wat je hebt
move-hold-key = h
move-hold-word = hou op

## Wat er gebeurt
tell-again = { $seat } waagt nog een worp.
tell-throws = { $seat } gooit { $pips }: { $stake } op het spel.
tell-loses = { $lost ->
    [0] { $seat } gooit een één: niets gewonnen.
   *[other] { $seat } gooit een één, en is { $lost } kwijt.
}
tell-holds = { $seat } houdt op met { $stake } en staat op { $points }.
tell-wins = { $seat } wint het spel!

## Het bord
field-phase = nu
field-phase-throw = een worp
field-phase-choose = een keuze
field-phase-over = het einde
field-hand_seat = aan de beurt
field-die = de dobbelsteen
field-stake = op het spel
field-goal = gespeeld tot

## Het einde
sheet-round = Ronde
story-length = Beurten: { $turns }; op een één geëindigd: { $lost }.
story-best-turn = { $you ->
    [yes] De beste beurt was van jou: { $points }.
   *[no] { $seat } had de beste beurt: { $points }.
}
story-dearest-one = { $you ->
    [yes] De duurste één was van jou: die kostte { $points }.
   *[no] { $seat } gooide de duurste één: die kostte { $points }.
}

## Waarom iets niet mag
refusal-G4 = { $stake } is te weinig om op te houden: aan deze tafel moet een beurt eerst { $least } opbrengen.

## Huisregels
option-goal = Met hoeveel punten je wint
option-least = Hoeveel een beurt moet opbrengen voor je mag ophouden

## Regels
section-turn = De beurt
section-end = Het einde
rule-G1 = De eerste speler begint, en de beurt gaat met de klok mee.
rule-G2 = Een beurt begint met een worp van één dobbelsteen. Na elke worp mag je nog eens gooien of ophouden; de ogen van de beurt worden opgeteld.
rule-G3 = Een één maakt meteen een einde aan de beurt, en alles wat die beurt had opgebracht is weg. Wat je eerder hebt gehouden, blijft.
rule-G4 = Wie ophoudt, houdt de punten van de beurt, en de volgende is aan de beurt. Het huis mag vragen dat een beurt eerst een paar punten opbrengt.
rule-G5 = Wie ophoudt en dan 100 punten heeft, of zoveel als het huis afspreekt, wint meteen.
