name = Mens erger je niet
about = Quatre pions par couleur et un seul dé. Un tour de plateau puis on rentre, et qui tombe sur un autre le renvoie au départ. On ne se fâche pas !
short =
    Un six sort un pion de la réserve sur A, et vous relancez.
    Faites un tour dans le sens des aiguilles, d’autant de cercles que dit le dé.
    Tombez pile sur un autre pion et il retourne à sa réserve.
    Le premier qui a les quatre pions d’une couleur en a, b, c et d gagne.
rank-title = Le chemin d’un pion
rank-box = sortir avec un six
rank-round = un tour
rank-home = rentré

# What the score counts, said after the number.
score-unit = { $score ->
    [one] pas à faire
   *[other] pas à faire
}

## Coups
move-enter = sortir un pion de sa réserve et le poser sur A
move-enter-key = s
move-enter-word = sortir
move-move = avancer le pion qui se trouve sur ce pas
move-move-word = avancer
move-pass = passer : aucun pion ne peut avancer
move-pass-key = p
move-pass-word = passer

## Couleurs
colour = { $colour ->
    [0] rouge
    [1] bleu
    [2] jaune
    [3] vert
    [4] noir
    [5] blanc
    [6] violet
   *[7] orange
}

## Ce qui se passe
tell-throws-off = { $seat } fait { $pips } pour le départ.
tell-throw-off-again = { $seats } sont à égalité et relancent.
tell-begins = { $seat } commence, avec le { colour }.
tell-first-pawn = Premier tour du { colour } : { $seat } pose un pion sur A.
tell-throws = { $seat } fait { $pips } pour le { colour }.
tell-tries-again = { $left ->
    [1] Pas de six. Encore un essai pour { $seat }.
   *[other] Pas de six. Encore { $left } essais pour { $seat }.
}
tell-loses-six = Le troisième six est perdu : { $seat } a fini son tour.
tell-enters = { $seat } sort un pion { colour } sur A.
tell-moves = { $seat } avance un pion { colour } de { $pips }.
tell-comes-home = { $seat } rentre un pion { colour } en { $circle }.
tell-moves-up = { $seat } pousse un pion { colour } jusqu’en { $circle }.
tell-hits = Pris ! { $seats } remet un pion { colour } à la réserve.
tell-hits-own = Aïe, un pion de la même couleur ! { $seat } remet un pion { colour } à la réserve.
tell-passes = { $seat } ne peut avancer aucun pion { colour } et passe.
tell-passes-six = Aucun pion { colour } ne peut avancer de six : { $seat } passe.
tell-throws-again = { $bound ->
    [1] Après un six, { $seat } relance, pour le pion qui est sur A.
   *[other] Après un six, { $seat } relance.
}
tell-colour-home = Les quatre pions du { colour } sont rentrés.
tell-wins = { $seat } gagne la partie.

## Un choix revu après coup
pawn-at = { $step ->
    [0] sur A
    [1] à un pas de A
   *[other] à { $step } pas de A
}
choice-moves = { $seat } avance de { $pips } le pion { colour } qui est { pawn-at }.
choice-comes-home = { $seat } rentre en { $circle } le pion { colour } qui est { pawn-at }.

## Le plateau dans le terminal
play-letters = RBJVNC
play-goes = avance de { $steps }
play-goes-home = rentre en { $circle }
play-hits = prend { $colour }

## La fin
sheet-round = Manche
story-length = { $turns } tours, et { $hits ->
    [0] pas un pion pris
    [1] un seul pion pris
   *[other] { $hits } pions pris
}.
story-hardest-hit = { $you ->
    [yes] Le coup le plus dur fut pour { $seats } : à la manche { $round }, vous avez renvoyé un pion { colour } { $steps } pas en arrière.
    [them] Le coup le plus dur fut pour vous : à la manche { $round }, { $seat } a renvoyé un pion { colour } { $steps } pas en arrière.
   *[no] Le coup le plus dur fut pour { $seats } : à la manche { $round }, { $seat } a renvoyé un pion { colour } { $steps } pas en arrière.
}

## Ce qui se dit la première fois
note-goal = Faites faire un tour à vos quatre pions et rentrez-les en a, b, c et d. Le premier gagne.
note-six = Un six : un pion sort sur A, et vous relancez, pour ce pion.
note-box = Tous vos pions à la réserve : seul un six vous aide.
note-choose = Plus d’un pion peut avancer : à vous de choisir.
note-hit = Qui tombe pile sur un autre pion le renvoie à sa réserve. Passer devant ne fait rien.
note-home = { $bounce ->
    [yes] En a, b, c et d un pion est à l’abri. Les points de trop se recomptent depuis d.
   *[no] En a, b, c et d un pion est à l’abri. Il faut y tomber juste.
}
note-pass = Aucun pion ne peut avancer d’autant : vous passez.

## Pourquoi un coup est refusé
refusal-M2 = Le plateau ne va pas si loin.
refusal-M8 = { $move ->
    [pass] Vous pouvez encore avancer : il faut le faire.
   *[move] Aucun pion { colour } ne se trouve là.
}
refusal-M9 = { $why ->
    [from-box] Un six : il faut d’abord sortir un pion sur A.
    [no-six] On ne sort un pion qu’avec un six.
   *[from-a] Ce lancer est pour le pion qui vient de sortir sur A.
}
refusal-M10 = { $move ->
    [pass] Vous pouvez avancer de six : il faut le faire.
   *[enter] La réserve est vide.
}
refusal-M11 = { $why ->
    [on-a] Un pion à vous est encore sur A, et ici on ne le prend pas.
    [from-a] Libérez d’abord A : le pion qui s’y trouve avance de six.
   *[own] Il tomberait sur un pion à vous, et ici on ne le prend pas.
}
refusal-M12 = Vous pouvez prendre un autre joueur, et ici c’est obligatoire.
refusal-M13 = Un pion à vous est déjà sur cette case d’arrivée.
refusal-M14 = { $why ->
    [back] Compté à rebours depuis d, il tomberait sur un pion à vous.
   *[exact] { $pips }, c’est trop : il faut le compte juste.
}
refusal-M15 = { $why ->
    [fixed] Ce pion est rentré et n’en bouge plus.
   *[forward] Ce pion est rentré et ne peut pas avancer de { $pips }.
}
refusal-M19 = Il tomberait sur un pion à l’abri sur son propre A.

## Règles de la maison
option-board = Couleurs sur le plateau
option-spare = Les couleurs sans joueur attitré
value-spare-double = jouent aussi, chacune à son tour
value-spare-empty = restent hors du plateau
option-win = Pour gagner, il faut rentrer
value-win-colour = une couleur
value-win-all = toutes ses couleurs
option-handicap = Avance
each-handicap = { $number ->
    [one] un pion rentré
   *[other] { $number } pions rentrés
} pour { $player }
allowed-handicap = pour chaque joueur un nombre entier de 0 à 3, dans l’ordre des places, séparés par des virgules
option-first_pawn = Un pion sur A sans faire six
value-first_pawn-free = pour chaque couleur, à son premier tour
value-first_pawn-beginner = seulement pour la couleur qui commence
value-first_pawn-six = pour personne
option-stuck_six = Un six qu’aucun pion ne peut jouer
value-stuck_six-again = on passe et on relance
value-stuck_six-wait = on passe et le tour est fini
option-own_hit = On prend aussi sa propre couleur
option-must_hit = Qui peut prendre le pion d’un autre joueur doit le faire
option-bounce = Les points en trop se comptent à rebours depuis d
option-lane = Un pion sur une case d’arrivée
value-lane-fixed = n’en bouge plus
value-lane-forward = peut encore avancer
option-tries = Essais pour un six quand aucun pion n’est en jeu
option-three_sixes = Le troisième six d’un tour
value-three_sixes-play = se joue comme les autres
value-three_sixes-lose = est perdu et finit le tour
option-safe = Un pion sur son propre A
value-safe-none = peut être pris comme les autres
value-safe-start = est à l’abri des autres couleurs

## Le règlement
section-board = Le plateau
section-start = Le départ
section-turn = Un tour
section-home = L’arrivée
rule-M1 = Le plateau a deux faces : un anneau de 40 cases pour quatre couleurs, un autre de 48 pour six. Chaque couleur a sur l’anneau une case de départ A, dix cases après la précédente (huit sur la grande face), une réserve B pour ses quatre pions et quatre cases d’arrivée a, b, c et d. Jusqu’à quatre joueurs, on prend la petite face, sauf si l’on préfère la grande ; à cinq ou six, il faut la grande.
rule-M2 = Chaque couleur compte ses propres pas, dans le sens horaire : 0 est son A, 39 la case juste avant (47 sur la grande face), puis viennent a à d. Un pion fait un seul tour et ne repasse pas sur son propre A.
rule-M3 = S’il y a plus de couleurs que de joueurs, on les distribue autour de la table, si bien que certains en jouent deux ; à deux sur la grande face, on en joue trois chacun. Ou bien la maison laisse de côté les couleurs en trop : deux joueurs se placent alors face à face, trois sur la grande face prennent une couleur sur deux, et sinon chacun prend la couleur suivante.
rule-M4 = Les couleurs jouent dans le sens horaire. Qui en a plusieurs joue chacune à son tour.
rule-M5 = La première couleur dont les quatre pions sont en a, b, c et d donne la partie à son joueur. Certaines maisons demandent toutes les couleurs d’un joueur : une couleur rentrée saute alors son tour, et elle ne relance pas après le coup qui l’a fait rentrer.
rule-M6 = Tous les pions sont d’abord en B, mais chaque couleur d’un joueur qui reçoit une avance en a dès le départ autant de rentrés : en d, puis c, puis b. Chaque joueur lance un dé ; le plus haut commence, avec sa première couleur, et les ex æquo au plus haut relancent.
rule-M7 = À son premier tour, une couleur reçoit un pion sur A avant de lancer, et ce pion prend ce qui s’y trouvait. Tout autre lancer qu’un six le fait avancer. Dans certaines maisons, seule la couleur qui commence y a droit ; dans d’autres, personne.
rule-M8 = On lance un dé. Si ce n’est pas un six, on avance d’autant de cases un pion de la couleur, au choix parmi ceux qui le peuvent. Si aucun ne le peut, on passe.
rule-M9 = Un six avec un pion en B : il faut en sortir un sur A, où il prend ce qui s’y trouve, même un pion à soi, et relancer. Ce lancer-là est pour ce pion : il avance, sauf si c’est de nouveau un six. Il faut alors en sortir encore un, tant qu’il en reste en B.
rule-M10 = Un six avec la réserve vide : on avance de six n’importe quel pion qui le peut, puis on relance, pour n’importe quel pion. Si aucun ne le peut, on passe et on relance ; dans certaines maisons, le tour est alors fini.
rule-M11 = Un pion qui finit sur une case de l’anneau où il y en a déjà un le prend, même s’il est de sa couleur : retour en B. Les pions qu’on dépasse restent en place et leurs cases comptent. Un A est une case comme les autres. Dans les maisons où l’on épargne ses propres pions, aucun coup ne peut en prendre un : s’il s’en trouve un sur A quand il faudrait en sortir un autre, c’est lui qui avance de six, ou un autre s’il ne le peut pas, et le lancer suivant est libre. Si le pion qui vient de sortir est bloqué, on passe.
rule-M12 = Personne n’est obligé de prendre. Dans les maisons plus sévères, un joueur qui peut prendre le pion d’un autre doit choisir un tel coup ; sortir un pion, et avancer celui qui vient de sortir, passe toujours avant.
rule-M18 = Tous les six se jouent, quel que soit leur nombre dans un tour. Dans certaines maisons, le troisième est perdu : il ne se joue pas, et le tour est fini. Là où une couleur a trois essais pour faire un six, seuls comptent les six qui ont été joués.
rule-M19 = Dans certaines maisons, un pion sur le A de sa propre couleur est à l’abri : aucun coup d’une autre couleur ne peut finir là. On peut le dépasser, et un pion de sa couleur qui doit sortir le prend toujours.
rule-M13 = Après la dernière case de l’anneau, un pion continue vers a, b, c et d. Il peut y sauter les siens, mais ne s’arrête que sur une case libre.
rule-M14 = Les points qui restent une fois en d se comptent à rebours depuis d. Si la case où l’on aboutit est libre, le pion y va ; sinon il ne peut pas avancer. Dans certaines maisons, il faut le compte juste.
rule-M15 = Un pion sur une case d’arrivée est rentré et n’en bouge plus. Dans certaines maisons, il peut encore avancer, par un compte juste, jusqu’à une case libre plus proche de d.
rule-M16 = Sur l’anneau, un pion peut être pris jusqu’à son dernier pas. Sur une case d’arrivée, jamais.
rule-M17 = Dans certaines maisons, une couleur sans pion sur l’anneau, ni pion rentré qui puisse encore avancer, lance jusqu’à trois fois pour faire son six. Elle ne passe qu’après le dernier essai.

## Le plateau
board-throw = Lancer
board-throw-for = Lancer pour le { colour }
board-die = Le dé montre { $pips }
board-enter = Sortir un pion sur A
board-move = Avancer
board-move-pawn = Pion { $number }
board-goes-on = avance de { $pips }
board-comes-home = rentre à la maison, en { $circle }
board-pass = Passer
board-hits = prend { $seat } !
board-hits-own = prend votre propre pion
board-left = { $steps ->
    [1] encore un pas
   *[other] encore { $steps }
}
board-stands = { $boxed ->
    [4] { $seat }, { colour } : les quatre pions à la réserve
   *[other] { $seat }, { colour } : { $boxed } à la réserve, les autres en { $circles }
}
board-safe = A, à l’abri
board-six-lost = un troisième six est perdu
board-won = gagne la partie

## Pourquoi un coup est bon
reason-wins = Le dernier pion rentre, et la partie est gagnée.
reason-home = Le pion rentre en { $circle }, où personne ne peut plus le prendre.
reason-moves-up = Il avance jusqu’en { $circle } et laisse de la place derrière lui.
reason-hits = { $steps ->
    [0] Il prend à { $seat } un pion qui était encore sur A.
    [1] Il prend à { $seat } un pion qui avait fait un pas.
   *[other] Il prend à { $seat } un pion qui avait fait { $steps } pas.
}
reason-flees = { $pawns ->
    [1] Là où il est, un pion ({ $seats }) peut le prendre tout de suite.
   *[other] Là où il est, { $pawns } pions ({ $seats }) peuvent le prendre tout de suite.
}
reason-frees-a = A reste libre pour le prochain six.
reason-out-of-reach = Là, personne ne peut le prendre, même avec un six et un second lancer.
reason-home-next = De là, il rentre { $throws } fois sur 6.
reason-hunts = { $steps ->
    [0] De là, un seul lancer peut prendre à { $seat } un pion sur son propre A.
    [1] De là, un seul lancer peut prendre à { $seat } un pion qui a fait un pas.
   *[other] De là, un seul lancer peut prendre à { $seat } un pion qui a fait { $steps } pas.
}
reason-to-go = { $steps ->
    [1] De là, il reste un pas jusqu’aux cercles d’arrivée.
   *[other] De là, il reste { $steps } pas jusqu’aux cercles d’arrivée.
}
reason-other-hits-own = { $steps ->
    [1] Le pion qui est { pawn-at } prendrait un pion à vous qui a fait un pas.
   *[other] Le pion qui est { pawn-at } prendrait un pion à vous qui a fait { $steps } pas.
}
reason-other-in-reach = { $pawns ->
    [1] Le pion qui est { pawn-at } irait là où un pion ({ $seats }) peut le prendre tout de suite.
   *[other] Le pion qui est { pawn-at } irait là où { $pawns } pions ({ $seats }) peuvent le prendre tout de suite.
}
