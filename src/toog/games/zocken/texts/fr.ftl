name = Zocken
about = Sept dés de sept couleurs, lancés un à un et posés en une rangée qui ne peut que monter ou que descendre. Dépasserez-vous cinquante ? Les autres peuvent parier là-dessus.
short =
    Lancez sept dés de couleur, un par un, et posez chacun aussitôt dans la rangée.
    La rangée ne peut que monter ou que descendre.
    Une rangée entière vaut 50 points, et chaque dé près de sa couleur rapporte plus. S’échapper coûte 10, hors jeu coûte 20.
    Après trois dés, les autres parient que vous dépasserez 50.
    Qui a le plus de points après toutes les manches gagne.
rank-title = Ce que rapporte un tour
rank-colours = couleurs en place
rank-row = rangée entière
rank-escape = chaque échappatoire
rank-out = chaque hors jeu

# What the score counts, said after the number.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Coups
move-roll-word = lancer
move-roll-r = lancer le dé rouge
move-roll-r-key = r
move-roll-r-word = rouge
move-roll-o = lancer le dé orange
move-roll-o-key = o
move-roll-o-word = orange
move-roll-y = lancer le dé jaune
move-roll-y-key = j
move-roll-y-word = jaune
move-roll-g = lancer le dé vert
move-roll-g-key = v
move-roll-g-word = vert
move-roll-b = lancer le dé bleu
move-roll-b-key = b
move-roll-b-word = bleu
move-roll-p = lancer le dé violet
move-roll-p-key = i
move-roll-p-word = violet
move-roll-w = lancer le dé blanc
move-roll-w-key = c
move-roll-w-word = blanc
move-place = poser le dé à cette place ; < et > sont les échappatoires, qui coûtent 10 points
move-place-word = poser
move-out = mettre le dé hors jeu : 20 points de moins, et la rangée n’est plus entière
move-out-key = h
move-out-word = hors jeu
move-bet = parier : la moitié du tour s’il rapporte plus de 50, sinon vous perdez 20
move-bet-key = r
move-bet-word = parier
move-pass = passer : rien à gagner, rien à perdre
move-pass-key = p
move-pass-word = passer

## Dés
die = { $die ->
    [r] rouge
    [o] orange
    [y] jaune
    [g] vert
    [b] bleu
    [p] violet
   *[w] blanc
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui se passe
tell-picks = { $seat } prend le dé { die }.
tell-throws = { $seat } fait { $pips } avec le dé { die }.
tell-places = { $seat } pose le { $pips } { die } sur la case { $field }.
tell-matches = Couleur sur couleur ! { $seat } pose le { $pips } { die } sur la case { $field }.
tell-escapes = { $side ->
    [left] { $seat } s’échappe : le { $pips } { die } va sur l’échappatoire de gauche.
   *[right] { $seat } s’échappe : le { $pips } { die } va sur l’échappatoire de droite.
}
tell-out = Aucune case pour lui : { $seat } met le { $pips } { die } hors jeu.
tell-asks-bets = Trois dés sont posés. { $seat } dépassera 50 : qui parie ?
tell-bets = { $seat } parie.
tell-passes = { $seat } passe.
tell-scores = { $seat } marque { $points } : rangée { $row }, couleurs { $colours } ({ $matches } en place), échappatoires { $escapes }, hors jeu { $outs }.
tell-bet-won = Pari gagné : { $seat } reçoit { $points }.
tell-bet-lost = Pari perdu : { $seat } perd { $points }.
tell-opens-turn = Manche { $round } : les dés passent à { $seat }.
tell-wins = { $seat } gagne la partie avec { points }.
tell-shared-win = { $seats } se partagent la victoire avec { points } chacun.
tell-ends-alone = { $seat } termine avec { points }. Qui dit mieux ?

## Le plateau
board-sign-bet = { $you ->
    [yes] { $roller } lance : vous pariez ?
   *[no] { $roller } lance : { $seat } parie ?
}
board-throw = Lancer
board-pick = Choisissez un dé à lancer
board-place = Choisissez sa place
board-asks = Plus de 50 pour { $seat } ?
board-scored = { $seat } marque { $points }
board-bet = Parier
board-bet-note = plus de 50 : la moitié des points ; sinon −20
board-pass = Ne pas parier
board-bets = parie
board-passes = passe
board-won = gagne la partie
board-company = Qui joue, et qui parie
board-has-bet = { $seat } a parié
board-has-passed = { $seat } passe
board-die = le dé { die }
board-thrown = le dé { die } sur { $pips }
board-dice-left = Dés encore à lancer
board-circle = { $circle ->
    [r] pastille rouge
    [o] pastille orange
    [y] pastille jaune
    [g] pastille verte
    [b] pastille bleue
    [p] pastille violette
   *[w] pastille blanche
}
board-empty-field = Case { $field }, { board-circle } : vide
board-empty-escape = { $side ->
    [left] Échappatoire de gauche : vide
   *[right] Échappatoire de droite : vide
}
board-on-field = { $match ->
    [yes] Case { $field }, { board-circle } : couleur sur couleur
   *[no] Case { $field }, { board-circle }
}
board-on-escape = { $side ->
    [left] Échappatoire de gauche
   *[right] Échappatoire de droite
}
board-lies-field = { $match ->
    [yes] Case { $field }, { board-circle } : le { $pips } { die }, couleur sur couleur
   *[no] Case { $field }, { board-circle } : le { $pips } { die }
}
board-lies-escape = { $side ->
    [left] Échappatoire de gauche : le { $pips } { die }
   *[right] Échappatoire de droite : le { $pips } { die }
}
board-put-field = { $match ->
    [yes] Poser le { $pips } { die } sur la case { $field }, { board-circle } : couleur sur couleur, { $brings } points
   *[no] Poser le { $pips } { die } sur la case { $field }, { board-circle }, { $brings } points
}
board-put-escape = { $side ->
    [left] Poser le { $pips } { die } sur l’échappatoire de gauche, { $brings } points
   *[right] Poser le { $pips } { die } sur l’échappatoire de droite, { $brings } points
}
board-put-out = Mettre le { $pips } { die } hors jeu, { $brings } points
board-out-field = Hors jeu
board-out-costs = −20 par dé
board-escape = échap­patoire
board-escape-costs = −10
board-row = Rangée entière
board-colours = Couleurs
board-escapes = Échappatoires
board-total = Ce tour
board-turn-of = Le tour : { $seat }
board-round = Manche { $round } sur { $rounds }
board-direction = { $direction ->
    [rising] La rangée monte
   *[falling] La rangée descend
}
board-way = { $direction ->
    [rising] monte
    [falling] descend
   *[open] monte ou descend
}
board-scale = Points pour une à sept couleurs en place

## Le plateau dans le terminal
play-colours-once = les sept couleurs, chacune une fois, comme { $colours }
play-round = Manche { $round } sur { $rounds }
play-dice-left = encore à lancer
play-stands-at = Tel quel, ce tour rapporte { $points }.
play-out-field = hors jeu
play-rolls = lance
play-said-bet = parie
play-said-pass = passe
play-escape = une échappatoire, pour 10 points de moins

## La fin
sheet-round = Manche
story-best-turn = { $you ->
    [yes] Le meilleur tour est le vôtre
   *[no] { $seat } a réussi le meilleur tour
} : { points } à la manche { $round }, { $matches ->
    [0] sans couleur en place
    [1] avec une couleur en place
   *[other] avec { $matches } couleurs en place
}.
story-bets-won = { $you ->
    [yes] Les paris vous ont rapporté le plus : { points }.
   *[no] Les paris ont surtout rapporté à { $seat } : { points }.
}
story-bets-lost = { $you ->
    [yes] Les paris vous ont coûté le plus : { points }.
   *[no] Les paris ont surtout coûté à { $seat } : { points }.
}
story-over-50 = { $over ->
    [0] Aucun des { $turns } tours n’a rapporté plus de 50.
    [1] Un tour sur { $turns } a rapporté plus de 50.
   *[other] { $over } tours sur { $turns } ont rapporté plus de 50.
}

## Ce qui se dit la première fois
note-pick = Sept dés, un par un. Celui qui est posé près de la pastille de sa couleur rapporte.
note-row = La rangée ne peut que monter ou que descendre, de gauche à droite. Trous et voisins égaux sont permis.
note-colours = Couleur sur couleur ! Une couleur en place vaut { $one } points, trois ensemble { $three }.
note-escape = S’il ne va sur aucune case, il va sur une échappatoire libre, pour 10 points, ou hors jeu, pour 20.
note-out = Avec un dé hors jeu la rangée n’est plus entière : ses 50 points sont perdus.
note-bet = Si { $seat } marque plus de 50, vous recevez la moitié de ces points. Sinon, vous en perdez 20.
note-bets = Les autres parient que vous dépasserez 50. Cela ne vous coûte ni ne vous rapporte rien.
note-whole = Aucun dé hors jeu, c’est une rangée entière : 50 points. Les couleurs s’y ajoutent.

## Pourquoi un coup est refusé
refusal-Z5 = { $why ->
    [used] Le dé { die } est déjà posé : prenez-en un autre.
    [place-first] Donnez d’abord une place au { $pips } { die }.
   *[pick-first] Choisissez d’abord un dé et lancez-le.
}
refusal-Z6 = { $why ->
    [taken] Il y a déjà un dé à cette place.
    [rising] La rangée monte : un { $pips } ne va pas là.
    [falling] La rangée descend : un { $pips } ne va pas là.
   *[open] Avec un { $pips } là, la rangée monterait et descendrait.
}
refusal-Z8 = À cette table, le premier dé d’un tour doit aller sur une des cases 1 à 7.
refusal-Z9 = Le { $pips } { die } tient encore sur une case : il ne peut pas aller hors jeu.
refusal-Z11 = { $why ->
    [bet-first] Dites d’abord si vous pariez sur { $seat }, ou si vous passez.
   *[no-bet] Il n’y a rien à parier maintenant.
}

## Règles de la maison
option-circles = Ordre des pastilles de couleur, de gauche à droite
option-first = Qui est le plus jeune ?
option-first_die = Le premier dé d’un tour
value-first_die-any = peut aussi aller sur une échappatoire
value-first_die-field = doit aller sur une case
option-table = Points pour les couleurs en place (en partie notre reconstitution)
item-circles = { $item ->
    [r] rouge
    [o] orange
    [y] jaune
    [g] vert
    [b] bleu
    [p] violet
   *[w] blanc
}
allowed-circles = chacune des sept lettres une fois : r rouge, o orange, y jaune, g vert, b bleu, p violet, w blanc
player-first = { $player }
allowed-first = 0 pour la première place, 1 pour la deuxième, et ainsi de suite
cell-table = { $number ->
    [0] aucune
   *[other] { $number }
}
allowed-table = huit nombres entiers de 0 à 1000, séparés par des virgules
option-rounds = Nombre de manches
option-handicap = Avance
each-handicap = { $number ->
    [one] un point
   *[other] { $number } points
} pour { $player }
allowed-handicap = pour chaque joueur un nombre entier de 0 à 1000, dans l’ordre des places, séparés par des virgules

## Règles
section-board = Le plateau et les dés
section-turn = Un tour
section-bet = Le pari
section-score = Les points
rule-Z1 = Il y a sept dés, chacun de sa couleur : rouge, orange, jaune, vert, bleu, violet et blanc.
rule-Z2 = Neuf places se suivent : l’échappatoire de gauche, les cases 1 à 7 et l’échappatoire de droite. La case hors jeu se trouve à côté.
rule-Z3 = À côté de chacune des sept cases se trouve une pastille de couleur. Leur ordre ne nous est pas parvenu ; ici elles vont du rouge au blanc, et la maison peut les ranger autrement.
rule-Z4 = Le plus jeune commence.
rule-Z5 = Celui qui joue prend un dé encore inutilisé, le lance et le pose aussitôt, avant le suivant. Un dé posé ne bouge plus.
rule-Z6 = Un dé peut aller sur une case libre ou une échappatoire libre si toute la ligne reste en ordre : lus de gauche à droite sur les neuf places, les vides sautées, les points ne descendent jamais ou ne montent jamais. Les voisins égaux et les trous ne gênent pas.
rule-Z7 = Personne n’annonce le sens de la rangée. Il se voit dès que deux dés diffèrent.
rule-Z8 = Chaque échappatoire reçoit un seul dé, à tout moment du tour, même le premier ; dans certaines maisons, le premier dé d’un tour doit aller sur une case. Un dé sur une échappatoire compte pour l’ordre, jamais pour une couleur, et coûte 10 points.
rule-Z9 = Un dé ne peut aller hors jeu, pour 20 points de moins, que s’il ne tient sur aucune des cases 1 à 7. S’il tient sur une échappatoire, on choisit entre elle et le hors-jeu ; s’il n’y tient pas non plus, il ne reste que le hors-jeu. S’il tient sur une case, il y va, ou sur une échappatoire où il tient, mais jamais hors jeu.
rule-Z10 = La case hors jeu reçoit autant de dés qu’il en vient.
rule-Z11 = Après trois dés, ceux mis hors jeu compris, on s’arrête un moment. L’un après l’autre, dans le sens des aiguilles d’une montre à partir du voisin de gauche, les autres disent tout haut s’ils parient que ce tour rapportera plus de 50 points, ou s’ils passent. Qui joue seul joue sans pari.
rule-Z12 = Si le tour rapporte plus de 50, chacun de ceux qui ont parié en reçoit la moitié, arrondie vers le bas. À 50 ou moins, chacun d’eux perd 20. Qui a passé ne gagne et ne perd rien.
rule-Z13 = Un tour rapporte 50 points si aucun dé n’est hors jeu, et les points de ses couleurs ; chaque dé sur une échappatoire en ôte 10, chaque dé hors jeu en ôte 20. Un tour peut donc finir sous zéro.
rule-Z14 = Une couleur est en place quand le dé est sur la case à côté de la pastille de sa propre couleur, que la rangée soit entière ou non. De zéro à sept couleurs, cela vaut 0, 10, 30, 60, 100, 150, 210, 280. Cette table est notre reconstitution : seuls le 10 pour une et le 60 pour trois sont connus, le plateau qui portait le reste est perdu. La maison peut écrire la sienne.
rule-Z15 = Un exemple : une rangée entière, trois couleurs en place et un dé sur une échappatoire font 50 + 60 − 10 = 100.
rule-Z16 = Dans une manche, chacun joue un tour. Après la dernière, d’habitude la cinquième, le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée. Qui joue seul gagne toujours, et son total est le résultat à battre. Qui reçoit une avance commence avec autant de points.

## Pourquoi un coup est bon
reason-own-field = Le dé { die } va sur sa propre case { $throws } fois sur 6, et une bonne couleur rapporte { $points } de plus.
reason-no-own-field = Aucun lancer ne mène plus le dé { die } sur sa propre case : il ne fait rien perdre.
reason-other-own-field = Le dé { die } ne va sur sa propre case que { $throws } fois sur 6.
reason-other-no-field = Aucun lancer ne mène plus le dé { die } sur sa propre case.
reason-match = Couleur sur couleur : le dé { die } sur sa propre case rapporte { $points } de plus.
reason-fits-after = Ensuite { $throws } lancers sur 6 vont encore sur une case.
reason-colours-after = { $colours ->
    [1] Ensuite une couleur peut encore aller sur sa propre case.
   *[other] Ensuite { $colours } couleurs peuvent encore aller sur leur propre case.
}
reason-idle-field = La case { $field } n’attend plus aucun dé.
reason-escape-keeps-row = L’échappatoire coûte { $points } ; hors jeu coûterait { $out } et les { $row } de la rangée entière.
reason-escape-not-out = L’échappatoire coûte { $points }, hors jeu coûterait { $out }.
reason-row-gone = La rangée n’est plus entière de toute façon : hors jeu coûte { $points }, et l’échappatoire reste libre.
reason-other-breaks-row = Hors jeu coûterait { $points } et les { $row } de la rangée entière.
reason-other-escape = Une échappatoire coûterait { $points }.
reason-other-takes-field = La case { $field } attend encore le dé { die }.
reason-bet-wins = Si { $seat } joue pour les points, un pari là-dessus gagne { $wins } fois sur 100.
reason-bets-bring = { $points ->
    [1] Sur { $bets } paris pareils, cela rapporte un point.
   *[other] Sur { $bets } paris pareils, cela rapporte { $points } points.
}
reason-bets-cost = { $points ->
    [1] Sur { $bets } paris pareils, cela coûte un point.
   *[other] Sur { $bets } paris pareils, cela coûte { $points } points.
}
