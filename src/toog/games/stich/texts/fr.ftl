name = 12er Stich
about = Un jeu de cartes rapide où l’on compte : le noir s’ajoute, le rouge se retire, et qui tombe pile sur 12 ou sur 0 ramasse le pli.
short =
    Chacun reçoit six cartes. Le noir s’ajoute, le rouge se retire, et la somme reste entre 0 et 12.
    Qui tombe pile sur 12 ou sur 0 ramasse le pli et entame à nouveau, avec une carte qui s’ajoute.
    Si vous ne pouvez pas jouer, vous piochez.
    La dernière carte de votre main vaut 30 points et finit la manche.
    Quand quelqu’un atteint le but après une manche, le plus haut score gagne.
rank-title = Ce que vaut une carte
rank-points = { $points } points
rank-last = votre dernière carte : 30 points

# What the score counts, said after the number.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Coups
move-draw = piocher la première carte du talon
move-draw-key = t
move-draw-word = tirer
move-keep = garder la carte piochée
move-keep-key = g
move-keep-word = garder
move-pass = passer : aucune carte ne convient et le talon est vide
move-pass-key = p
move-pass-word = passer
move-swap = échanger les couleurs : c’est l’autre qui s’ajoute
move-swap-key = e
move-swap-word = échanger
move-hold = laisser les couleurs comme elles sont
move-hold-key = l
move-hold-word = laisser

## Cartes
colour = { $colour ->
    [black] noir
   *[red] rouge
}
card = un { $value } { colour }

## Ce qui se passe
tell-throws-target = { $seat } lance le dé spécial : on joue en { $target } points.
tell-deals = Manche { $round } : { $seat } mélange et distribue.
tell-opens-round = À { $seat } d’entamer.
tell-leads = { $seat } entame avec { card } : la somme est { $sum }.
tell-follows = { $seat } joue { card } : la somme est { $sum }.
tell-takes = { $seat } joue { card } : la somme est { $sum }, un pli de { $points } points !
tell-draws = { $seat } pioche une carte.
tell-draws-card = { $seat } pioche { card }.
tell-last-of-stock = C’était la dernière carte du talon.
tell-does-not-fit = Elle ne convient pas : { $seat } a fini son tour.
tell-keeps = { $seat } la garde.
tell-passes = { $seat } passe.
tell-swaps = { $seat } échange les couleurs : c’est maintenant le { colour } qui s’ajoute.
tell-holds = { $seat } laisse les couleurs : le { colour } s’ajoute toujours.
tell-lead-goes-on = C’est maintenant à { $seat } d’entamer.
tell-goes-out = La dernière carte ! { $seat } a tout posé et reçoit { $points } points.
tell-stuck = Le talon est vide et personne ne peut jouer : la manche est finie.
tell-minus = { $seat } perd { $points } points pour les cartes restées en main.
tell-wins = { $seat } gagne la partie avec { $points } points.
tell-shared-win = { $seats } se partagent la victoire avec { $points } points chacun.

## Le plateau
board-sign-target = { $you ->
    [yes] Vous lancez le dé du but
   *[no] { $seat } lance le dé du but
}
board-sign-deal = { $you ->
    [yes] À vous de donner
   *[no] { $seat } donne
}
board-throw = Lancer le dé spécial
board-deal = Mélanger et distribuer
board-card = { card }, { $sign ->
    [plus] plus
   *[minus] moins
}
board-hand = { $cards ->
    [1] Votre main : une carte
   *[other] Votre main : { $cards } cartes
}
board-stock = { $cards ->
    [0] Le talon est vide
    [1] Le talon : une carte
   *[other] Le talon : { $cards } cartes
}
board-pile = Sur la table : { $cards }
board-pile-empty = Rien sur la table
board-sum = La somme :
board-round = Manche { $round }
board-target = en { $target } points
board-adds = { colour } s’ajoute
board-takes-away = { colour } se retire
board-player = { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
} en main, { $tricks ->
    [0] aucun pli
    [1] un pli
   *[other] { $tricks } plis
} de { $points } points dans cette manche, score { $score }
board-tricks = { $points } pts
board-dealer = donneur
board-slip = Points de la manche { $round }
board-slip-player = joueur
board-slip-tricks = plis
board-slip-bonus = dernière carte
board-slip-minus = en main
board-slip-round = manche
board-slip-total = total
board-won = gagne la partie
board-draw = Piocher
board-draw-note = aucune carte de votre main ne convient
board-keep = La garder
board-pass = Passer
board-pass-note = aucune carte ne convient et le talon est vide
board-swap = Échanger !
board-swap-note = désormais le { colour } s’ajoute
board-hold = Laisser ainsi
board-hold-note = le { colour } s’ajoute toujours
board-drawn = Piochée : jouez-la ou gardez-la
board-your-lead = À vous d’entamer : choisissez une carte qui dépasse
board-your-card = À vous : choisissez une carte qui dépasse
board-takes = { $seat } ramasse { $points } points
board-swaps = Le { colour } s’ajoute !
board-holds = Le { colour } s’ajoute toujours
board-leads-now = { $seat } entame
board-does-not-fit = { $seat } pioche : elle ne convient pas
board-draws = { $seat } pioche une carte
board-keeps = { $seat } la garde
board-passes = { $seat } passe
board-target-thrown = On joue en { $target } points
board-goes-out = { $seat } a tout posé : { $points } points
board-stuck = Personne ne peut jouer : la manche est finie

## Le plateau dans le terminal
play-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
play-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
play-target = But { $target }
play-stock = { $cards } dans le talon
play-sum = somme { $sum }
play-adds = { $colour } s’ajoute
play-pile = sur la table
play-hand-of = main ({ $name })

## La fin
sheet-round = Manche
story-length = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
}, en { $target } points.
story-no-trick = Personne n’a ramassé le moindre pli.
story-best-trick = { $you ->
    [yes] Le plus gros pli est pour vous
   *[no] Le plus gros pli est pour { $seat }
} : { $points } points en { $cards } cartes, à la manche { $round }.

## Ce qui se dit la première fois
note-lead = S’il n’y a rien sur la table, entamez avec une carte qui s’ajoute, ici le { colour }. Sa valeur est la somme.
note-sum = { $colour ->
    [black] Le noir s’ajoute, le rouge se retire.
   *[red] Le rouge s’ajoute, le noir se retire.
} La somme reste entre 0 et 12.
note-take = Tombez pile sur 12 ou sur 0, et tout ce qui est ouvert est à vous.
note-draw = Si rien ne convient, vous piochez. Si la carte convient, jouez-la aussitôt ou gardez-la.
note-points = Dans un pli, de 1 à 5 vaut 5 points, de 6 à 9 dix, un 12 noir quinze, un rouge vingt.
note-last = Qui joue la dernière carte de sa main reçoit 30 points, et la manche est finie.
note-swap = Qui ramasse le pli peut échanger les couleurs : le { colour } ne s’ajoute plus, c’est l’autre.

## Pourquoi un coup est refusé
refusal-S4 = Vous n’avez pas cette carte.
refusal-S5 = { $colour ->
    [black] On ne peut entamer qu’avec une carte noire.
   *[red] On ne peut entamer maintenant qu’avec une carte rouge.
}
refusal-S6 = { $why ->
    [above] Cela ferait { $sum } : la somme ne peut pas dépasser 12.
   *[below] La somme passerait sous 0, ce qui n’est pas permis.
}
refusal-S9 = { $why ->
    [drawn] Jouez la carte que vous venez de piocher, ou gardez-la.
    [nothing-drawn] Vous n’avez pas pioché de carte à garder.
    [draw-first] Rien ne convient : piochez d’abord une carte.
   *[must-play] Vous avez une carte qui convient : il faut jouer.
}
refusal-S10 = Le talon est vide : vous ne pouvez que passer.
refusal-S17 = { $why ->
    [choose] Choisissez d’abord : échanger les couleurs ou les laisser.
    [later] On n’échange les couleurs qu’après un pli.
   *[never] À cette table, on n’échange pas les couleurs.
}

## Règles de la maison
option-target = Points à atteindre
value-target-die = le dé spécial décide
option-first = Qui entame en premier ?
player-first = { $player }
allowed-first = 0 pour la première place, 1 pour la deuxième, et ainsi de suite
option-hand = Les cartes qui restent en main après une manche
value-hand-nothing = ne comptent pas
value-hand-minus = sont retirées du score
option-handicap = Avance
each-handicap = { $number ->
    [one] un point
   *[other] { $number } points
} pour { $player }
allowed-handicap = pour chaque joueur un nombre entier de 0 à 1000, dans l’ordre des places, séparés par des virgules
option-swap = Règle des pros : qui fait un pli peut échanger les couleurs

## Le règlement
section-cards = Les cartes et le but
section-round = Le déroulement d’une manche
section-score = Ce que cela rapporte
section-professional = La règle des pros
section-hidden = Ce qui reste caché
rule-S1 = Il y a 46 cartes, noires et rouges. Chaque couleur compte quatre 1, trois 2, et deux cartes de chaque valeur de 3 à 9 ainsi que deux 12.
rule-S2 = Une carte noire s’ajoute à la somme, une carte rouge s’en retire.
rule-S3 = Avant la première manche, le donneur lance le dé spécial (2-3-3-4-4-5) : cent fois ses points donnent le total à atteindre. La maison peut aussi fixer un nombre de 50 à 2000 ; on ne lance alors pas le dé.
rule-S4 = Le donneur mélange et donne six cartes à chacun, en commençant à sa gauche ; le reste forme le talon. On ne joue que les cartes de sa propre main. Le joueur de la première place entame d’abord, sauf si la maison en désigne un autre ; celui qui le précède donne. Après chaque manche, la donne passe au suivant dans le sens horaire.
rule-S5 = Qui joue quand rien n’est posé entame, et on n’entame qu’avec une carte noire. Sa valeur est la somme.
rule-S6 = Ensuite, chaque carte se pose sur la pile ouverte et change la somme, qui ne peut ni descendre sous 0 ni dépasser 12. On annonce la nouvelle somme à voix haute.
rule-S7 = Qui amène la somme à exactement 12 ou exactement 0 en posant une carte sur la pile fait le pli, c’est-à-dire toutes les cartes ouvertes, et entame de nouveau. L’entame ne fait jamais de pli : un 12 noir joué en entame donne 12 et reste là.
rule-S8 = Un 12 rouge ne peut donc servir qu’à une chose : se poser sur un 12 noir qui vient d’être joué en entame.
rule-S9 = Qui peut jouer une carte doit en jouer une. Qui ne le peut pas pioche la première carte du talon. Si elle convient, on peut jouer cette carte, et aucune autre, ou la garder ; si elle ne convient pas, le tour se termine de lui-même.
rule-S10 = Quand le talon est vide, qui ne peut pas jouer doit passer.
rule-S11 = Qui doit entamer et n’a pas de carte pour cela, même après avoir fait le pli, pioche ou passe comme tout joueur qui ne peut pas jouer. Si personne n’a entamé après cela, c’est au suivant d’entamer.
rule-S12 = Qui joue la dernière carte de sa main termine la manche et reçoit 30 points, que cette carte entame, suive ou fasse un pli (le pli compte aussi). Les cartes encore ouvertes ne sont alors à personne.
rule-S13 = La manche se termine aussi, d’elle-même et sur-le-champ, quand le talon est vide et que personne ne peut jouer de carte. Personne ne reçoit alors les 30 points, et les cartes ouvertes ne sont à personne. Avec la règle des pros, qui a fait le pli commence par échanger ou laisser les couleurs.
rule-S14 = Une carte ramassée vaut 5 points de 1 à 5 et 10 points de 6 à 9 ; un 12 noir en vaut 15, un 12 rouge 20. Les plis et les 30 points comptent dès qu’ils sont gagnés.
rule-S15 = Les cartes restées en main ne comptent pas. Dans certaines maisons, on les retire du score à la fin de la manche, selon le même barème, même au-dessous de zéro.
rule-S16 = La partie se termine après la manche à la fin de laquelle quelqu’un atteint le but ou le dépasse. Le score le plus haut gagne, même si plusieurs y sont arrivés ; à égalité en tête, on partage la victoire. Qui reçoit une avance commence avec autant de points ; même s’ils atteignent déjà le but, on joue d’abord une manche.
rule-S17 = La règle des pros, si la maison la joue : qui fait un pli et a encore des cartes échange les couleurs, ou les laisse, avant d’entamer. Après un échange, le rouge s’ajoute et c’est avec lui qu’on entame, le noir se retire, les 12 compris, jusqu’au prochain échange. Les points restent attachés à la couleur. Au début de chaque manche, c’est le noir qui s’ajoute.
rule-S18 = Les mains et l’ordre du talon sont cachés, et seul celui qui pioche une carte la voit. Tout le reste est ouvert : la somme, le but, la couleur qui s’ajoute, le nombre de cartes de chaque main et du talon, la pile ouverte, qui a pioché, et pour chacun le nombre de plis et ce qu’ils valent.

## Pourquoi un coup est bon
reason-goes-out = C’est votre dernière carte : la manche est finie, et cela vaut { $points } points.
reason-reaches-target = Vous arrivez à { $points } ; on joue en { $target }.
reason-takes = Cela prend un pli de { $points } points.
reason-takers = { $cards ->
    [1] Une seule carte jamais vue prend cela.
    [2] Seules { $cards } cartes jamais vues prennent cela.
    [3] Seules { $cards } cartes jamais vues prennent cela.
   *[other] { $cards } cartes jamais vues prennent cela.
}
reason-no-taker = Aucune carte jamais vue ne prend cela.
reason-few-follow = Des { $of } cartes jamais vues, { $cards } vont dessus.
reason-fits-seldom = { $sums ->
    [0] Vous voilà sans { card }, qui ne va sur aucune somme de 1 à { $of }.
    [1] Vous voilà sans { card }, qui va sur une seule des { $of } sommes possibles.
   *[other] Vous voilà sans { card }, qui va sur { $sums } des { $of } sommes possibles.
}
reason-worth-keeping = Garder { card } ne gêne pas : cela va sur { $sums } des { $of } sommes possibles.
reason-other-taken = { $cards ->
    [1] Après { card }, une carte jamais vue prend le pli.
   *[other] Après { card }, { $cards } cartes jamais vues prennent le pli.
}
reason-can-lead = { $cards ->
    [1] Vous pouvez ainsi entamer avec une de vos cartes.
   *[other] Vous pouvez ainsi entamer avec { $cards } de vos cartes.
}
