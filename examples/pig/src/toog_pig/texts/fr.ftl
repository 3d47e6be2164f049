name = Pig
about = Un seul dé et une seule question : encore une fois, ou est-ce assez ? Un as emporte tout le tour.
short =
    Lancez le dé autant de fois que vous voulez : les points de votre tour s’additionnent.
    Gardez-les, et ils sont à vous. Lancez un as, et ils sont perdus.
    Le premier à 100 points gagne.

# Ce que compte le score, dit après le nombre.
score-unit = { $score ->
    [one] point
   *[other] points
}

## Coups
move-again = relancer le dé
move-again-key = r
move-again-word = relancer
move-hold = garder ce que l’on a
move-hold-key = g
move-hold-word = garder

## Ce qui se passe
tell-again = { $seat } ose un lancer de plus.
tell-throws = { $seat } fait { $pips } : { $stake } en jeu.
tell-loses = { $lost ->
    [0] { $seat } fait un as : rien de gagné.
   *[other] { $seat } fait un as, et perd { $lost }.
}
tell-holds = { $seat } garde { $stake } et en est à { $points }.
tell-wins = { $seat } gagne la partie !

## Le plateau
field-phase = maintenant
field-phase-throw = un lancer
field-phase-choose = un choix
field-phase-over = la fin
field-hand_seat = au tour de
field-die = le dé
field-stake = en jeu
field-goal = but

## La fin
sheet-round = Manche
story-length = Tours : { $turns } ; finis par un as : { $lost }.
story-best-turn = { $you ->
    [yes] Le meilleur tour fut le vôtre : { $points }.
   *[no] Le meilleur tour : { $seat }, { $points }.
}
story-dearest-one = { $you ->
    [yes] L’as le plus cher fut le vôtre : { $points } de perdus.
   *[no] L’as le plus cher : { $seat }, { $points } de perdus.
}

## Pourquoi quelque chose est refusé
refusal-G4 = Avec { $stake } on ne peut pas encore garder : à cette table un tour doit d’abord rapporter { $least }.

## Règles de la maison
option-goal = Combien de points gagnent
option-least = Combien un tour doit rapporter avant que l’on puisse garder

## Règles
section-turn = Le tour
section-end = La fin
rule-G1 = Le premier joueur commence, et l’on joue dans le sens des aiguilles d’une montre.
rule-G2 = Un tour commence par un lancer d’un dé. Après chaque lancer on peut relancer ou garder ; les points du tour s’additionnent.
rule-G3 = Un as met aussitôt fin au tour, et tout ce que ce tour avait rapporté est perdu. Ce qui a été gardé auparavant reste.
rule-G4 = Qui garde a les points du tour, et c’est au suivant. La maison peut demander qu’un tour rapporte quelques points avant que l’on puisse garder.
rule-G5 = Qui garde et a alors 100 points, ou autant que la maison en convient, gagne aussitôt.
