name = Azen jagen
about = La chasse aux as, au comptoir : le troisième commande, le sixième goûte, le neuvième boit, et le reste de la table lance les dés contre le verre.
short =
    On lance trois dés à tour de rôle. Seuls les as comptent, ceux de tous ensemble.
    Le troisième as commande, le sixième goûte, le neuvième doit boire.
    Alors c’est la course, gorgées contre dés. Si un as tombe avant que le verre soit vide, qui boit paie, sinon qui a commandé.
    Qui a payé le moins à la fin gagne.
rank-title = Neuf as
rank-third = le troisième commande
rank-sixth = le sixième goûte
rank-ninth = le neuvième boit
care = À boire avec modération : attention à la quantité et au degré d’alcool, un soft fait tout aussi bien l’affaire, et personne n’est obligé de boire.
drink-default = un soft

# What the score counts, said after the number.
score-unit = { $score ->
    [one] consommation payée
   *[other] consommations payées
}
all-level = Tous à égalité : personne ne gagne

## Coups
move-sip = boire une gorgée
move-sip-key = b
move-sip-word = boire
move-throw = lancer les trois dés
move-throw-key = l
move-throw-word = lancer

## As
aces-found = { $found ->
    [0] pas d’as
    [1] un as
   *[other] { $found } as
}
bill = { $paid ->
    [0] sans rien payer
    [1] avec une consommation payée
   *[other] avec { $paid } consommations payées
}

## Ce qui se passe
tell-throws-off = { $seat } fait { $pips } pour le départ.
tell-throw-off-again = { $seats } sont à égalité et relancent.
tell-opens-hunt = Consommation { $drink } sur { $drinks } : { $seat } lance en premier.
tell-throws = { $seat } lance { $dice } : { aces-found }, le compte est à { $aces }.
tell-orders = Le troisième as : { $seat } commande une consommation au comptoir.
tell-tastes = Le sixième as : { $seat } peut goûter.
tell-must-drink = { $sips ->
    [1] Le neuvième as : { $seat } doit vider le verre, en une seule gorgée. Vite, les dés !
   *[other] Le neuvième as : { $seat } doit vider le verre, en { $sips } gorgées. Vite, les dés !
}
tell-takes-dice = { $seat } attrape les dés.
tell-race-throws = { $found ->
    [0] { $seat } lance { $dice } : pas d’as, la course continue.
   *[other] { $seat } lance { $dice } : { aces-found }, et la course est finie !
}
tell-sips = { $left ->
    [1] { $seat } boit une gorgée : encore une.
   *[other] { $seat } boit une gorgée : encore { $left }.
}
tell-empties = { $seat } boit la dernière gorgée : le verre est vide à temps.
tell-pays-too-slow = { $sips ->
    [1] Pas assez vite : la gorgée n’est pas bue, { $seat } paie donc.
   *[other] Pas assez vite : { $taken } gorgées sur { $sips }, { $seat } paie donc.
}
tell-pays-order = { $sips ->
    [1] En une gorgée, à temps : { $seat } avait commandé, et paie.
   *[other] Les { $sips } gorgées à temps : { $seat } avait commandé, et paie.
}
tell-pays-own-order = { $sips ->
    [1] En une gorgée, à temps. Mais { $seat } avait aussi commandé, et paie quand même.
   *[other] Les { $sips } gorgées à temps. Mais { $seat } avait aussi commandé, et paie quand même.
}
tell-wins = { $all ->
    [1] Tous à égalité, chacun { bill } : personne ne gagne.
   *[0] { $many ->
        [1] { $seats } gagne la partie, { bill }.
       *[other] { $seats } se partagent la victoire, chacun { bill }.
    }
}

## Le plateau
board-throw = Lancer
board-throw-one = Lancer un dé
board-aces = { $aces } as sur neuf
board-office-orders = commande
board-office-tastes = goûte
board-office-drinks = boit
board-holds-orders = { $seat } commande
board-holds-tastes = { $seat } goûte
board-holds-drinks = { $seat } boit
board-consumption = Consommation { $number } sur { $orders } : { $drink }
board-care = À boire avec modération.
board-no-glass = Rien n’est encore commandé
board-glass = Un verre sur le comptoir : { $drink }
board-glass-left = { $sips ->
    [0] Un verre vide : { $drink }
    [1] Un verre où il reste une gorgée : { $drink }
   *[other] Un verre où il reste { $sips } gorgées : { $drink }
}
board-sips-left = { $sips ->
    [1] Encore une gorgée
   *[other] Encore { $sips } gorgées
}
board-race = Gorgées contre dés !
board-must-drink = { $seat } doit boire !
board-get-ready = Préparez-vous !
board-race-sip = Buvez !
board-race-throw = Lancez un as !
board-too-slow = { $sips ->
    [1] { $taken } gorgée sur 1
   *[other] { $taken } gorgées sur { $sips }
}
board-in-time = { $sips ->
    [1] À temps : en une gorgée
   *[other] À temps : les { $sips } gorgées
}
board-pays = { $seat } paie
board-paid = { $paid ->
    [0] aucune consommation payée
    [1] une consommation payée
   *[other] { $paid } consommations payées
}
board-dice = Les dés sur la piste : { $dice }
board-one-die = un { $pips }
board-won = gagne la partie
board-for-start = Qui commence ?
board-starts = { $seat } commence
board-level = Égalité : on relance

## Le plateau dans le terminal
play-paid = { $paid ->
    [one] { $paid } payée
   *[other] { $paid } payées
}
play-drink = Consommation { $number } sur { $orders } : { $drink }
play-orderer = le troisième as commande
play-taster = le sixième as goûte
play-drinker = le neuvième as boit
play-sips-left = { $sips ->
    [one] { $sips } gorgée dans le verre
   *[other] { $sips } gorgées dans le verre
}

## La fin
sheet-round = Verre
story-length = { $drinks ->
    [1] Une consommation
   *[other] { $drinks } consommations
} et { $throws } lancers.
story-most-aces = { $you ->
    [yes] Vous avez lancé le plus d’as : { $many }.
   *[no] { $seat } a lancé le plus d’as : { $many }.
}
story-most-drunk = { $you ->
    [yes] C’est vous qui avez dû boire le plus souvent : { $many } fois.
   *[no] C’est { $seat } qui a dû boire le plus souvent : { $many } fois.
}
story-in-time = { $you ->
    [yes] Vous avez vidé le verre à temps.
   *[no] { $seat } a vidé le verre à temps.
}
story-too-slow = { $you ->
    [yes] Vous avez bu trop lentement : les dés ont été plus rapides.
   *[no] { $seat } a bu trop lentement : les dés ont été plus rapides.
}
story-races = { $too_slow ->
    [0] Le verre a toujours battu les dés, en { $races } courses.
    [1] Une fois, les dés ont battu le verre, en { $races } courses.
   *[other] { $too_slow } fois, les dés ont battu le verre, en { $races } courses.
}

## Ce qui se dit la première fois
note-goal = Seuls les uns comptent, ceux de tous ensemble. Le troisième, le sixième et le neuvième font quelque chose.
note-third = Le troisième as commande. Le sixième goûtera, le neuvième devra boire.
note-sixth = Goûter ne coûte rien. Mais encore trois as, et la course contre le verre commence.
note-race = Le verre vide avant un as : qui a commandé paie. L’as d’abord : qui boit paie.
note-paid = Les consommations payées restent à l’ardoise. Qui en a le moins à la fin gagne.

## Pourquoi un coup est refusé
refusal-A5 = { $move ->
    [sip] Seul celui qui a le verre boit : vous, vous lancez.
   *[throw] Vous buvez : laissez les dés aux autres.
}

## Règles de la maison
option-sips = Gorgées dans un verre
option-orders = Nombre de consommations en jeu
option-drink = Ce qu’il y a dans le verre (vide : un soft)

## Le règlement
section-hunt = La chasse
section-race = La course
section-end = La fin, et un peu de prudence
rule-A1 = Seuls comptent les as, c’est-à-dire les 1. Pour savoir qui commence, chacun lance un dé : le plus haut commence, et les ex æquo relancent. Ensuite, chacun à son tour fait un lancer de trois dés, dans le sens horaire, et l’on continue ainsi autour de la table.
rule-A2 = Les as de tous les joueurs s’additionnent en un seul compte. Il s’arrête à neuf : ce que le lancer du neuvième as contient de plus ne compte pas et ne met pas fin à la course.
rule-A3 = Celui qui lance le troisième as commande une consommation au comptoir. Celui qui lance le sixième la goûte, et celui qui lance le neuvième doit la boire. Un même joueur peut tenir plusieurs de ces rôles.
rule-A4 = Au neuvième as, la course commence : le buveur avale gorgée après gorgée, les autres lancent trois dés aussi vite qu’ils peuvent. Si un as tombe avant que le verre soit vide, le buveur a été trop lent et paie. Si la dernière gorgée vient d’abord, c’est celui qui a commandé qui paie. Un verre contient trois gorgées, à moins que la maison ne serve autrement.
rule-A5 = Pendant la course, seul le buveur boit et seuls les autres lancent, à tout moment et dans n’importe quel ordre. Dès que quelqu’un prend les dés, ils tombent avant que quiconque fasse autre chose. Quand la course se joue tour par tour, sur un seul écran ou entre bots, gorgées et lancers alternent : le buveur boit une gorgée, un des autres lance, le buveur boit de nouveau, le suivant lance, et ainsi de suite, dans le sens horaire à partir du buveur. À une table en direct, chacun attend un instant avant de recommencer, et c’est la maison qui mesure le temps : une seconde d’ordinaire après un lancer, et après une gorgée cette seconde divisée par le nombre de lanceurs, si bien qu’il tombe à peu près un lancer entre deux gorgées.
rule-A6 = Après la course, le compte repart de zéro, et le voisin de gauche du buveur lance en premier.
rule-A7 = Une partie dure trois consommations, ou autant que la maison en convient. Celui qui en a payé le moins gagne ; à égalité, on partage la victoire.
rule-A8 = Prudence avec la quantité et le degré d’alcool. Ce qu’on commande s’appelle ici une consommation, et c’est un soft, à moins que la table n’en décide autrement.
