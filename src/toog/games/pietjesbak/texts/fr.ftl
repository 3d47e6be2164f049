name = Pietjesbak
about = Trois dés, une piste et un bout de craie. Lancez le plus haut, effacez vos traits et videz votre ardoise avant les autres.
short =
    Chacun commence avec autant de traits à la craie. Qui s’en débarrasse le premier gagne.
    Lancez trois dés, puis arrêtez ou relancez les trois, jusqu’à trois fois.
    Les autres n’ont pas plus de lancers que celui qui a commencé.
    Le plus haut lancer gagne la manche et efface un trait, plus avec un zand ou un soixante-neuf.
    Commencer et s’arrêter après un lancer, c’est le stoef : gagner efface alors au moins deux traits.
rank-title = Du plus haut au plus bas
rank-apes = trois singes : gagne la partie, si vous avez déjà effacé
rank-soixante-neuf = soixante-neuf : trois traits
rank-zand = zand, des six aux deux : deux traits
rank-high = puis la somme : 260 est la plus haute
rank-sum = 100 + 4 + 3 = 107 : un trait
rank-seven = un sept, le plus bas : un trait de plus pour tous

# What the score counts, said after the number.
score-unit = { $score ->
    [one] trait à effacer
   *[other] traits à effacer
}

## Coups
move-again = relancer les trois dés
move-again-key = r
move-again-word = relancer
move-stop = s’arrêter : ce lancer compte
move-stop-key = a
move-stop-word = arrêter
move-stop-stoef = stoef : s’arrêter après un seul lancer, pour au moins deux traits si vous gagnez la manche

## Lancers
# As it is chalked at the edge, where there is little room.
board-chalked = { $throw ->
    [apes] trois singes
    [soixante_neuf] 69
    [zand] zand { NUMBER($pips) }
    [seven] un sept
   *[sum] { NUMBER($worth) }
}
throw = { $throw ->
    [apes] trois singes
    [soixante_neuf] soixante-neuf
    [zand] { zand }
    [seven] un sept
   *[sum] { NUMBER($worth) }
}
zand = { $pips ->
    [2] zand de deux
    [3] zand de trois
    [4] zand de quatre
    [5] zand de cinq
    [6] zand de six
   *[other] zand
}
won-with = { $throw ->
    [none] sans lancer
   *[other] avec { throw }
}

## Ce qui se passe
tell-throws-off = { $seat } fait { $pips } pour le départ.
tell-throws-tie = { $seat } fait { $pips } pour la manche.
tell-throw-off-again = { $seats } sont à égalité et relancent.
tell-throws = { $seat } lance { $dice } : { throw }.
tell-again = { $seat } reprend les dés.
tell-stops = { $seat } en reste là.
tell-stoefs = { $seat } tente le stoef !
tell-seven-adds = Un sept : un trait de plus pour tout le monde.
tell-wins-round = { $marks ->
    [1] { $seat } gagne la manche { won-with } et efface un trait.
   *[other] { $seat } gagne la manche { won-with } et efface { $marks } traits.
}
tell-stoef-lost = { $marks ->
    [1] { $seat } rate son stoef : un trait de plus.
   *[other] { $seat } rate son stoef : { $marks } traits de plus.
}
tell-tie = Égalité entre { $seats } : un dé chacun, le plus haut prend la manche.
tell-tie-replay = Égalité : la manche ne compte pour personne et se rejoue.
tell-apes-win = Trois singes ! { $seat } avait déjà effacé un trait et gagne la partie d’un coup.
tell-apes-out = Trois singes sans un seul trait effacé : { $seat } est hors jeu.
tell-apes-sit-out = Trois singes sans un seul trait effacé : { $seat } passe le reste de la manche à regarder.
tell-opens-round = Manche { $round } : { $seat } commence.
tell-wins = { $seat } gagne la partie.
tell-last-standing = Plus personne d’autre en jeu : { $seat } gagne la partie.

## Le plateau
board-throw = Lancer
board-throw-one = Lancer un dé
board-again = Relancer
board-again-note = { $left ->
    [1] les trois dés, encore un lancer
   *[other] les trois dés, encore { $left } lancers
}
board-stop = En rester là
board-stoef = Stoef
board-stoef-note = { $wipes ->
    [1] arrêtez, gagnez la manche : 1 trait effacé
   *[other] arrêtez, gagnez la manche : { $wipes } traits effacés
}
board-stoef-cost = arrêtez. Gagné : { $wipes } de moins, perdu : { $marks } de plus
board-stoef-called = Stoef !
board-marks = { $marks ->
    [0] plus aucun trait
    [1] un trait
   *[other] { $marks } traits
}
board-clean = effacé !
board-dice = Les dés sur la piste : { $dice }
board-one-die = un { $pips }
board-leads = mène la manche
board-won-round = a gagné la manche
board-won = gagne la partie
board-out = hors jeu
board-sits = passe la manche
board-for-start = Qui commence ?
board-for-round = À qui la manche ?
board-starts = { $seat } commence
board-wipes = { $marks ->
    [1] { $seat } efface 1 trait
   *[other] { $seat } efface { $marks } traits
}
board-stoef-lost = { $marks ->
    [1] { $seat } : 1 trait de plus
   *[other] { $seat } : { $marks } traits de plus
}
board-seven = Un trait de plus pour tous
board-tie = Égalité : un dé chacun
board-tie-replay = Égalité : on rejoue
board-level = Égalité : on relance
board-goes-out = { $seat } est hors jeu
board-goes-sitting = { $seat } passe la manche

## Le plateau dans le terminal
play-out = hors du jeu
play-sits-out = passe la manche
play-leads-round = { $name } mène la manche
play-throw-of = lancer { $thrown } sur { $most }

## La fin
sheet-round = Manche
story-length = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
} et { $throws ->
    [1] un lancer
   *[other] { $throws } lancers
}{ $sevens ->
    [0] { "" }
    [1] , dont un sept
   *[other] , dont { $sevens } sept
}.
story-best-throw = { $you ->
    [yes] Le meilleur lancer est le vôtre : { throw }, à la manche { $round }.
   *[no] { $seat } a fait le meilleur lancer : { throw }, à la manche { $round }.
}
story-apes-won = { $you ->
    [yes] Trois singes, et vous avez gagné d’un coup, avec encore { $marks } à l’ardoise.
   *[no] Trois singes, et { $seat } a gagné d’un coup, avec encore { $marks } à l’ardoise.
}
story-knocked-out = { $you ->
    [them] Vous avez fait trois singes trop tôt et étiez hors jeu.
   *[no] { $many ->
        [1] { $seats } a fait trois singes trop tôt et était hors jeu.
       *[other] { $seats } ont fait trois singes trop tôt et étaient hors jeu.
    }
}
story-last-standing = { $you ->
    [yes] Les trois singes ont vidé la table : il ne restait que vous.
   *[no] Les trois singes ont vidé la table ; il ne restait plus personne d’autre, et { $seat } gagne.
}

## Ce qui se dit la première fois
note-goal = Tous les traits de votre bord doivent partir. Qui n’en a plus le premier gagne.
note-worth = Un un vaut 100, un six 60, les autres leurs points : { $dice } fait { $worth }.
note-stoef = { $lost ->
    [0] Arrêtez maintenant et c’est un stoef : gagnez la manche, effacez au moins deux traits.
   *[other] Arrêtez maintenant et c’est un stoef : gagné, au moins deux de moins ; perdu, { $lost } de plus.
}
note-bound = { $most ->
    [1] { $starter } n’a lancé qu’une fois, vous aussi : ce qui tombe compte.
   *[other] { $starter } a lancé { $most } fois : vous n’avez pas plus de lancers.
}
note-zand = Trois dés égaux, c’est un zand, au-dessus de toute somme. Gagné, il efface deux traits.
note-soixante-neuf = 6-5-4, c’est le soixante-neuf, au-dessus du zand : gagné, il efface trois traits.
note-seven = 2-2-3, c’est un sept, le plus bas de tous : s’il compte, un trait de plus pour tout le monde.
note-apes = { $early ->
    [sit_out] Trois uns sont trois singes : qui a déjà effacé gagne d’un coup, qui non saute la manche.
   *[out] Trois uns sont trois singes : qui a déjà effacé gagne d’un coup, qui non quitte la partie.
}
note-tie = Égalité : chacun d’eux lance maintenant un dé, et le plus haut prend la manche.

## Règles de la maison
option-marks = Traits à la craie au départ
option-handicap = Avance
each-handicap = { $number ->
    [one] un trait
   *[other] { $number } traits
} de moins pour { $player }
allowed-handicap = pour chaque joueur un nombre entier de 0 à 29, dans l’ordre des places, séparés par des virgules
option-counts = Le lancer qui compte
value-counts-last = le dernier du tour
value-counts-best = le meilleur du tour
option-tie = Si les plus hauts sont à égalité
value-tie-throw_off = un dé chacun pour trancher
value-tie-replay = la manche se rejoue
option-zand = Zand contre zand
value-zand-by_pips = le plus de points l’emporte
value-zand-equal = tous les zand se valent
option-stoef_with = Un stoef avec zand ou soixante-neuf
value-stoef_with-max = le plus avantageux des deux
value-stoef_with-add = un trait de plus que le lancer
value-stoef_with-double = le double du lancer
option-stoef_lost = Traits ajoutés pour un stoef raté
option-seven = Un sept donne un trait à chacun
value-seven-counted = si c’est le lancer qui compte
value-seven-any = chaque fois qu’il tombe
option-apes_early = Trois singes avant d’avoir effacé un trait
value-apes_early-out = hors de la partie
value-apes_early-sit_out = hors de la manche
option-starter = Qui commence la manche suivante
value-starter-winner = le gagnant de la manche
value-starter-loser = le perdant de la manche
value-starter-clockwise = le suivant dans le sens horaire

## Le règlement
section-course = Comment se passe une partie
section-worth = Ce que vaut un lancer
section-round = Ce que rapporte une manche
rule-P1 = Chacun commence avec le même nombre de traits à la craie, neuf d’habitude. Qui reçoit une avance a autant de traits en moins, mais toujours au moins un ; ces traits ne comptent pas comme effacés.
rule-P2 = Chacun lance un dé pour savoir qui commence la première manche. Le plus haut commence ; les ex æquo au plus haut relancent.
rule-P3 = Celui qui commence lance trois dés. Après le premier et après le deuxième lancer, il choisit : relancer les trois, ou s’arrêter. Après le troisième, son tour se termine de lui-même.
rule-P4 = C’est le dernier lancer du tour qui compte. Dans certaines maisons, c’est le meilleur.
rule-P5 = Les autres suivent dans le sens horaire, avec au plus autant de lancers qu’en a pris le premier. Ils peuvent s’arrêter avant.
rule-P6 = Le plus haut des lancers qui comptent gagne la manche. En cas d’égalité, les joueurs concernés lancent un dé chacun, et le gagnant touche ce que vaut le lancer à égalité, stoef compris. Dans certaines maisons, personne ne gagne une manche à égalité : tous ceux qui sont encore en jeu la rejouent, et seuls restent les traits dus aux sept. Le même joueur commence, ou, s’il est sorti entre-temps, le suivant encore en jeu dans le sens horaire.
rule-P7 = Un as vaut 100, un six 60, et tout autre dé ses propres points.
rule-P8 = Du plus haut au plus bas : trois as (trois singes), 6-5-4 (soixante-neuf), trois autres dés pareils (zand, les six en tête), puis tous les autres lancers selon leur somme. 2-2-3 (un sept) est le plus bas de tous. Dans certaines maisons, tous les zand se valent.
rule-P9 = L’ordre des dés n’a aucune importance.
rule-P10 = Le gagnant de la manche efface un trait : deux avec zand, trois avec soixante-neuf. On ne descend jamais sous zéro.
rule-P11 = Stoef : celui qui commence, s’arrête après un seul lancer et gagne la manche efface deux traits. Avec zand ou soixante-neuf, c’est le plus avantageux des deux, ou dans certaines maisons un trait de plus que le lancer, ou le double.
rule-P12 = Un stoef qui ne gagne pas ne coûte rien, à moins que la maison n’ajoute un ou deux traits à celui qui l’a tenté.
rule-P13 = Quand un sept compte, tous ceux qui sont encore en jeu ajoutent un trait. Dans certaines maisons, c’est à chaque sept, dès qu’il tombe.
rule-P14 = Trois singes agissent sur-le-champ, à quelque lancer du tour qu’ils tombent : qui a déjà effacé un trait gagne la partie, qui n’en a jamais effacé la quitte. Dans les maisons plus clémentes, on ne quitte que la manche, et l’on ajoute encore des traits pour les sept.
rule-P15 = Celui qui commence et quitte la manche sur trois singes fixe quand même le nombre de lancers des autres. Ce n’est pas un stoef, ni gagné ni raté.
rule-P16 = S’il ne reste qu’un joueur, il gagne la partie. Qui est hors jeu ne lance plus et n’ajoute plus de traits. Là où l’on ne quitte que la manche, le dernier joueur qui y reste la gagne sans devoir lancer ; s’il n’avait encore rien lancé, il efface un trait.
rule-P17 = Le premier dont l’ardoise est vide gagne la partie.
rule-P18 = Le gagnant d’une manche commence la suivante. Dans certaines maisons, c’est le perdant : celui qui a le lancer le plus bas (qui a dû passer la manche se classe sous tous les lancers), et entre égaux le premier dans le sens horaire à partir de celui qui commençait, mais jamais le gagnant de la manche. Dans d’autres, c’est le joueur suivant dans le sens horaire.

## Pourquoi un coup est bon
reason-stoef-holds = Un stoef avec { throw } tient { $rounds } fois sur 100.
reason-holds = { $throws ->
    [1] Ce que vous avez, { throw }, tient { $rounds } fois sur 100.
   *[other] Ce que vous avez, { throw }, tient { $rounds } fois sur 100, même si chacun lance jusqu’à le battre.
}
reason-holds-little = { $throws ->
    [1] Ce que vous avez, { throw }, ne tiendrait que { $rounds } fois sur 100.
   *[other] Ce que vous avez, { throw }, ne tiendrait que { $rounds } fois sur 100 si chacun lance jusqu’à le battre.
}
reason-leaves-throws = { $throws ->
    [1] Les autres n’ont alors qu’un lancer chacun.
   *[other] Les autres ont alors { $throws } lancers chacun.
}
reason-stoef-wipes = { $marks ->
    [1] Un stoef gagné efface un trait.
   *[other] Un stoef gagné efface { $marks } traits.
}
reason-wipes = Si la manche est à vous, { throw } efface { $marks } traits.
reason-last-marks = { $marks ->
    [1] Si la manche est à vous, elle efface le seul trait qui vous reste.
   *[other] Si la manche est à vous, elle efface les { $marks } traits qui vous restent.
}
reason-wins-round = Personne ne lance après vous : la manche est à vous.
reason-ties = Personne ne lance après vous : { $seats } et vous lancez alors un dé pour la manche.
reason-ties-replay = Personne ne lance après vous : à égalité avec { $seats }, la manche se rejoue.
reason-behind = S’arrêter, c’est perdre la manche : { $seat } a { throw }.
reason-seven-counts = Un sept qui compte donne un trait de plus à tout le monde.
reason-stoef-costs = { $marks ->
    [1] Un stoef qui ne gagne pas coûte un trait.
   *[other] Un stoef qui ne gagne pas coûte { $marks } traits.
}
reason-best-counts = Ici le meilleur lancer compte : un moins bon ne fait pas de mal.
reason-beats = Face à { $seat }, un lancer bat { throw } dans { $ways } cas sur 216.
reason-better = Un lancer de plus fait mieux dans { $ways } cas sur 216.
reason-few-better = Un lancer de plus ne fait mieux que dans { $ways } cas sur 216.
