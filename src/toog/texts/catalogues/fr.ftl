list = { $first } et { $last }
either = { $first } ou { $last }
nth-player = Joueur { $number }
quoted = « { $text } »
yes = oui
no = non
none-given = aucune
thirty-seconds = En trente secondes

## Erreurs
error-no-such-move = { $word } n’est pas un coup qui existe dans { $game }
error-no-such-fall = { $word } ne peut pas tomber dans { $game }
error-no-such-seat = { $seat } n’est pas une place à cette table de { $players }
error-not-an-event = un événement est une liste de deux éléments : "*" ou une place, et un mot
error-wrong-fall = { $word } n’est pas ce qui tombe ici : la règle { $rule } demande { $due }
error-not-legal = { $word } ne peut pas se jouer maintenant : règle { $rule }
error-not-your-turn = ce n’est pas le tour de la place { $seat } : c’est au tour de { $turn }
error-say-which-seat = plusieurs places peuvent jouer maintenant ({ $turn }) : dites laquelle joue
error-throw-first = personne ne peut jouer maintenant : la place { $turn } doit d’abord lancer
error-not-a-throw = rien ne tombe maintenant : c’est au tour de { $turn }
error-is-over = la partie est finie
error-dice-not-said = ces dés ne tombent pas d’eux-mêmes : dites ce qui est tombé
error-script-is-wrong = le script dit { $word }, mais la règle { $rule } demande { $due }
error-not-a-match = { $given } n’est pas une partie
error-games-number = il faut jouer au moins une partie, et un nombre entier de parties, pas { $games }
error-seed-number = une graine (seed) doit être un nombre entier, pas { $seed }
error-no-such-language = { $language } n’est pas une langue de cette maison ; les langues sont { $allowed }
error-no-such-game = { $game } n’est pas un jeu de cette maison ; les jeux sont { $allowed }
error-no-judge = personne ici ne sait ce que vaut une position de { $game }
error-lab-compiles = { $game } ne peut pas être comparé : ses règles, round_of ou behind ne se compilent pas : { $reason }
error-handicap-none = { $game } ne connaît pas d’avance : on n’y décide rien, ou l’on ne peut en donner aucune
error-handicap-few = { $choices } choix analysés ne montrent pas comment quelqu’un joue : il en faut { $fewest }
error-handicap-unmeasured = ce que les niveaux perdent dans { $game } n’a pas été mesuré : choisissez des niveaux
error-handicap-games = ces feuilles de partie sont de jeux différents
error-game-broken = le jeu { $game } du paquet { $package } ne peut pas être joué : { $reason }
error-game-name-taken = le jeu { $game } du paquet { $package } reste dehors : un autre jeu porte ce nom
error-game-letter-taken = le jeu { $game } du paquet { $package } reste dehors : sa lettre { $letter } est celle du jeu { $other }
error-no-such-bot = { $bot } n’est pas un bot ; les bots sont { $allowed }, ou paquet.module:nom
error-bot-module = le bot { $bot } ne peut pas être chargé : { $reason }
error-bot-form = le bot { $bot } doit être une fonction d’une question, ou de (s, seat, out, many, luck)
error-bot-illegal = le bot { $bot } à la place { $seat } a répondu { $answer }, qui ne peut pas être joué là
error-bot-broken = le bot { $bot } à la place { $seat } a échoué : { $reason }
error-bot-thinks = le bot { $bot } réfléchit et n’a pas de fonction simple à compiler
error-bot-died = le processus dans lequel { $bot } réfléchissait s’est arrêté
error-no-such-option = { $option } n’est pas une option du jeu { $game } ; les options sont { $allowed }
error-option-value = l’option { $option } est { $value }, mais doit être { $allowed } (règle { $rule })
error-option-text = l’option { $option } doit être un texte d’au plus { $most } caractères imprimables (règle { $rule })
error-players-number = { $game } se joue de { $low } à { $high }, pas à { $players }
error-players-names = players doit être une liste de noms
error-player-name = le nom d’un joueur doit compter de 1 à { $most } caractères imprimables
error-name-marks = le nom d’un joueur peut porter au plus { $most } accents ou autres signes sur une même lettre
error-options-object = options doit être un objet de noms et de valeurs
error-record-object = une feuille de partie doit être un seul objet JSON
error-record-size = une feuille de partie peut faire { $most } Mo au plus
error-file-missing = il n’y a pas de fichier { $file }
error-file-folder = { $file } est un dossier, pas un fichier
error-file-unreadable = impossible de lire { $file }
error-record-text = ceci n’est pas du texte JSON en UTF-8
error-record-json = ceci n’est pas du JSON valable (ligne { $line }, colonne { $column })
error-record-depth = ce JSON est imbriqué trop profondément
error-record-number = { $value } n’est pas un nombre qu’une feuille de partie peut contenir
error-record-twice = la clé { $field } figure deux fois
error-record-surrogate = un texte contient la moitié d’un caractère (un demi-codet isolé)
error-record-version = ceci n’est pas une feuille de partie de la version 1 de toog
error-record-missing = la clé { $field } manque
error-record-key = { $field } n’est pas une clé d’une feuille de partie ; les clés sont { $allowed }
error-record-events = events doit être une liste
error-record-meta = meta doit être un objet
error-record-plain = meta contient quelque chose que JSON ne peut pas contenir
error-seal-shape = seal doit contenir exactement un hash, un nonce par place et un secret, en hexadécimal, et à partir de la version 2 aussi sa version et le hash des conditions
error-seal-missing = cette feuille de partie n’a pas de sceau, ses dés ne peuvent donc pas être vérifiés
error-seal-closed = le sceau est encore fermé : le secret est montré quand la partie est finie
error-seal-idle = rien n’est tombé sous le sceau de cette feuille elle-même, il ne prouve donc rien des dés
error-seal-hash = le secret ne correspond pas au hash montré avant le premier lancer
error-seal-broken = la partie dit { $word }, mais le sceau donne { $due }
error-seal-terms = les noms, les règles de la maison ou les bots de cette feuille ne sont pas ceux qui ont été scellés
error-dice-no-source = les dés doivent être Sealed, Seeded, Scripted ou Real, ou avoir une méthode fall, pas { $dice }
error-dice-do-not-fit = des dés scellés pour { $seats } joueurs demandent un secret de { $bytes } octets, et pour chacun un nonce en chiffres hexadécimaux
error-fork-no-event = une partie de { $most } événements ne peut pas reprendre à l’événement { $at }
error-fork-no-decision = personne ne décide rien à l’événement { $at }, on ne peut donc pas reprendre à cet endroit
error-fork-dice = on reprend avec les mêmes dés ou avec de nouveaux dés, pas avec { $dice }
error-fork-no-seal = ces dés n’étaient pas scellés, personne ne sait donc ce qui serait tombé : reprenez avec de nouveaux dés
error-fork-closed = le sceau de ces dés est encore fermé : reprenez avec de nouveaux dés
error-fork-no-player = { $name } ne joue pas dans cette feuille de partie ; les joueurs sont { $allowed }
error-fork-bots = { $given } bots sont nommés pour { $seats } places : nommez-en un pour toutes, ou un pour chacune
error-fork-shape = ce que la feuille de partie dit de sa bifurcation doit être un événement, une feuille, le choix des dés et leurs sceaux
error-duplicate-fork = cette partie est la bifurcation d’une autre, et seule une partie entière peut être rejouée
error-duplicate-players = { $given } joueurs sont nommés pour une partie à { $seats }
error-duplicate-rotation = on avance d’un nombre entier de places, pas de { $rotation }
error-duplicate-shape = ce que la feuille dit de la partie qu’elle répète doit être une feuille et un nombre de places
error-night-few = une soirée en duplicate demande au moins deux parties, pas { $given }
error-night-unfinished = { $record } n’est pas terminée, et une soirée en duplicate classe des parties terminées
error-night-fork = { $record } est la bifurcation d’une autre partie, et une soirée en duplicate classe des parties entières
error-night-twice = { $record } est la même partie que { $first }
error-night-game = { $record } est une partie de { $game }, mais { $first } de { $due }
error-night-players = { $record } a { $players } joueurs, mais { $first } en a { $due }
error-night-option = { $record } n’a pas été jouée selon les mêmes règles de la maison que { $first } : l’option { $option } diffère
error-night-seal = { $record } n’a pas été jouée sous le même sceau que { $first }
error-drill-unfinished = cette partie n’est pas finie : les exercices viennent de parties finies
error-drill-no-player = { $name } ne joue dans aucune de ces parties ; les joueurs sont { $allowed }
error-daily-no-day = { $day } n’est pas un jour : il faut une datetime.date
error-daily-no-game = { $game } n’a pas de problème du jour ; les jeux qui en ont un sont { $allowed }
error-bots-shape = ce que la partie dit de ses bots doit être un hash, un secret, et qui a joué quoi
error-bots-closed = le sceau des bots est encore fermé : le secret est montré quand la partie est finie
error-bots-hash = le secret des bots ne correspond pas au hash montré avant le premier lancer
error-bots-secret = le secret des bots ne découle pas du secret des dés
error-bots-broken = la partie dit { $word }, mais { $bot } y joue { $due }
error-bots-missing = { $bot } tenait cette place, mais { $word } n’est pas parmi les coups que la partie dit choisis par lui
error-bots-not-held = la partie dit que { $bot } a choisi { $word }, mais non qu’il tenait alors cette place

## Erreurs à table
error-not-yours = la place { $seat } n’est pas à vous
error-host-only = seul l’hôte de cette table peut faire cela
error-stale = trop tard : il s’est déjà passé autre chose à la table
error-too-soon = pas si vite : la place { $seat } pourra rejouer dans un instant
error-bot-plays = un bot joue maintenant pour la place { $seat }
error-not-started = la partie n’a pas encore commencé
error-already-started = la partie a déjà commencé
error-no-hints = l’hôte de cette table n’autorise pas les conseils
error-not-over = la partie n’est pas encore finie
error-seat-taken = la place { $seat } est prise
error-colour-taken = quelqu’un d’autre à cette table joue déjà avec cette couleur
error-no-such-colour = une couleur est un nombre de 0 à { $most }
error-seat-open = personne n’est assis à la place { $seat }
error-seats-open = chaque place doit être prise par une personne ou un bot avant que la partie commence
error-seats-expected = tout le monde n’est pas encore là : attendez, ou laissez un bot jouer pour qui manque
error-name-taken = quelqu’un à cette table s’appelle déjà { $name } : choisissez un autre nom
error-not-missing = personne ne manque à cette place, on ne peut donc pas la demander
error-claim-waits = quelqu’un demande déjà la place ({ $name }) : attendez la réponse
error-nobody-to-ask = il n’y a que des bots à cette table, personne ne peut donc vous laisser entrer : donnez le code PIN de la place, ou continuez sur l’appareil avec lequel vous avez pris place
error-pin-only = une seule autre personne joue ici, et elle ne décide pas seule qui joue pour { $name } : donnez le code PIN de la place, ou laissez un bot jouer
error-hand-lies-there = des cartes cachées sont à cette place : tant que la partie dure, seul un bot peut la prendre
error-own-claim = on ne vote pas sur la place qu’on demande
error-needs-more = pendant la partie, il faut l’accord d’au moins deux personnes présentes : d’ici là, un bot peut jouer pour { $name }
error-wrong-pin = ce n’est pas le code PIN de cette place
error-pin-locked = trop de mauvais codes PIN d’ici : attendez encore { $seconds } secondes
error-pin-void = trop de mauvais codes PIN : cette place n’en accepte plus. Continuez sur l’appareil avec lequel vous vous êtes assis, ou demandez aux autres
error-no-such-claim = plus personne ne demande cette place
error-nothing-open = il n’y a rien à confirmer
error-table-full = toutes les places de cette table sont prises
error-nobody-here = personne sur cet appareil n’est assis à la table
error-not-away = la place { $seat } n’a pas besoin d’un bot : personne n’y manque
error-cannot-undo = on ne peut plus rien reprendre : les dés sont tombés, une carte a été montrée, ou quelqu’un d’autre a joué
error-dice-sealed = les dés de cette table sont scellés : ils tombent d’eux-mêmes et ne se tapent pas
error-real-hidden = { $game } cache ses cartes, on ne peut donc pas les taper : choisissez des dés scellés
error-no-such-dice = { $dice } : pas de tels dés dans cette maison ; il y a { $allowed }
error-fork-long = on ne peut pas reprendre une partie après plus de { $most } événements
error-no-such-reaction = { $reaction } n’est pas une réaction ; les réactions sont { $allowed }
error-thinking-time = le temps de réflexion doit être de { $low } à { $high } secondes
error-race-pause = la pause dans une course doit être de { $low } à { $high } secondes
error-bot-name = le nom d’un bot doit avoir de 1 à { $most } caractères imprimables
error-not-hex = une clé compte 64 chiffres hexadécimaux, un nonce de 1 à 128
error-rematch-made = tout le monde est déjà passé à une autre table
error-still-hidden = la feuille d’une partie à cartes cachées est montrée quand la partie est finie
error-night-size = une soirée a au plus { $most } tables et { $players } tours, et au moins deux parties
error-night-sealed = une soirée en duplicate se joue avec des dés ou des cartes scellés : eux seuls peuvent être les mêmes à chaque table
error-night-together = les tables d’une soirée commencent toutes ensemble, pas une par une
error-night-waits = les tables d’une soirée commencent toutes ensemble, et à la table { $table } tout le monde n’est pas encore là
error-night-on = d’autres tables de cette soirée jouent avec les mêmes dés ou les mêmes cartes : ce qui est tombé ici sera montré quand toutes auront fini
error-bad-entry = ceci n’est pas un événement d’une table
error-wrong-secret = ce secret n’appartient pas au sceau de la table

## Erreurs à la porte
error-no-such-table = cette table n’existe pas ou n’est plus là
error-no-such-night = cette table ne fait pas partie d’une soirée en duplicate
error-sits-elsewhere = vous êtes déjà à la table { $table } de cette soirée, qui joue avec les mêmes dés ou les mêmes cartes
error-no-such-code = aucune table d’ici n’a ce code
error-no-such-record = cette feuille de partie n’est pas ici
error-no-such-page = il n’y a rien à cette adresse
error-page-not-built = la page n’a pas été construite : réinstallez toog, avec make play ou pip
error-bad-message = ce n’est pas un message du protocole : { $reason }
error-bad-request = cette demande est illisible : { $reason }
error-greet-first = dites d’abord hello
error-wrong-key = il faut pour cela le secret donné avec la place ou la table
error-too-many = trop à la fois : attendez un instant
error-too-large = c’est plus grand que { $most } octets
error-too-long = il s’est déjà passé { $most } choses à cette table, et c’est le maximum : ouvrez-en une autre
error-not-stored = cela n’a pas pu être gardé : regardez de nouveau la table pour voir si cela a tout de même eu lieu
error-unreadable = cette table ne peut pas être lue ici, ou pas par cette version de la maison : réessayez plus tard
error-house-full = la maison est pleine : réessayez plus tard
error-no-daily = il y a un problème pour chaque jour du { $first } au { $last }, à l’heure de Greenwich
error-thought-lost = la maison a perdu le fil de sa réflexion : demandez encore une fois
error-strange-origin = cette page ne peut pas parler à cette maison
error-not-json = le contenu doit être du JSON et le dire : Content-Type: application/json
error-strange-host = cette maison ne se connaît pas sous ce nom
error-house-fault = quelque chose a mal tourné dans la maison

## Erreurs, dites à qui joue
play-by-rule = { $sentence } (règle { $rule })
fault-not-your-turn = C’est à { $turn } de jouer.
fault-throw-first = { $you ->
    [yes] Lancez d’abord.
   *[no] C’est d’abord à { $turn } de lancer.
}
fault-not-a-throw = { $you ->
    [yes] Il n’y a rien à lancer maintenant : choisissez un coup.
   *[no] C’est à { $turn } de jouer.
}
fault-not-yours = Vous ne jouez pas pour { $seat }.
fault-too-soon = Pas si vite : attendez un tout petit peu.
fault-bot-plays = Un bot joue pour { $seat } en ce moment.
fault-seat-taken = Cette place est déjà prise.
fault-seat-open = Il n’y a personne à cette place.
fault-not-away = { $seat } est là : pas besoin de bot.
fault-no-such-seat = Cette place n’existe pas.
fault-wrong-fall = Les dés ne peuvent pas être tombés ainsi maintenant.
fault-bad-message = Il y a eu un souci entre cette page et la maison. Rechargez la page.
fault-bad-request = La maison n’a pas pu lire cela. Réessayez.
fault-wrong-key = C’est impossible depuis cet appareil.
fault-option-value = { $label } : { $value } n’est pas possible. Choisissez { $allowed }.
fault-option-text = { $label } : { $most } caractères au plus.

rule-C2 = Chaque joueur concerné lance un dé, et le six est le plus fort. Les ex æquo au plus haut relancent, jusqu’à ce qu’il n’en reste qu’un.
at-event = événement { $event } : { $sentence }
text-at-most = { $most ->
    [1] un texte d’un caractère au plus
   *[other] un texte de { $most } caractères au plus
}

## La ligne de commande
cli-house = Toog, la maison de jeux : de vieux jeux de café, de grenier et de feuille de règles, à jouer, à faire arbitrer et à simuler.
cli-usage = Usage : { $line }
cli-games = Les jeux :
cli-more = Plus sur une commande : toog COMMAND --help. Sans commande, toog ouvre la maison sur cette machine et la montre dans le navigateur ; --lan laisse entrer les téléphones de la pièce.
cli-help-play = jouer ici, contre des bots ou autour du clavier
cli-help-rules = les règles d’un jeu, avec celles de la maison
cli-help-replay = vérifier une feuille de partie et montrer où en est la partie
cli-help-review = ce qu’une partie doit à la chance et ce qu’elle doit aux joueurs
cli-help-night = plusieurs parties avec les mêmes dés scellés, classées avec la chance et sans elle
cli-help-drill = les décisions les plus coûteuses de vos propres parties, reposées comme problèmes
cli-help-daily = le problème du jour, le même pour tout le monde
cli-help-verify = vérifier une partie : chaque lancer, chaque mélange et chaque coup de bot
cli-help-simulate = faire jouer un très grand nombre de parties entre bots, en code compilé
cli-help-arena = faire jouer des bots entre eux, chacun à chaque place
cli-help-lab = ce qu’une règle de la maison change, à côté des règles habituelles
cli-help-handicap = l’avance à donner, et à qui, pour que tous gagnent autant
cli-help-solve = valeurs exactes, là où un jeu est résolu
cli-help-hint = le meilleur coup de qui doit jouer, ce que vaut chaque coup, et pourquoi
cli-help-schema = afficher le schéma JSON d’une feuille de partie
cli-help-serve = ouvrir la maison aux gens et aux programmes, sur cette machine, dans la pièce ou sur le réseau
cli-help-backup = copier tout ce que garde la maison dans un fichier, même quand elle est ouverte
cli-help-export = écrire la feuille de chaque partie que garde la maison, une par ligne
cli-help-import = garder les feuilles de partie d’un fichier, comme l’export d’une autre maison
cli-help-delete = supprimer une table pour de bon, par son lien ; une maison qui garde ses tables dans un fichier doit être fermée
cli-flag-help = afficher cette aide
cli-flag-lang = la langue : néerlandais, anglais, français ou allemand
cli-flag-json = afficher des faits pour les programmes, en JSON
cli-flag-option = une règle de la maison ; peut être répétée (voir toog rules GAME)
cli-flag-seed = le même nombre lance les mêmes dés
cli-flag-players = combien de places (par défaut 2)
cli-flag-games = combien de parties (simulate : 100000, arena : 1000, lab : 20000, handicap : 10000)
cli-flag-bots = qui joue : random, beginner, sensible, club, champion, ou un bot à vous, paquet.module:nom ; pour simulate un nom pour toutes les places ou un par place
cli-flag-change = une règle de la maison à essayer ; peut être donnée plusieurs fois
cli-flag-review = une feuille de partie dont on veut égaliser les joueurs, d’après l’analyse de leurs choix ; peut être donnée plusieurs fois
cli-flag-rollout = jouer chaque coup jusqu’au bout, N fois au plus, tous avec les mêmes dés, jusqu’à ce que le meilleur se dégage ; Ctrl-C arrête et montre le résultat obtenu jusque-là
cli-flag-base = une règle de la maison pour les deux, à côté de laquelle on voit le changement ; peut être donnée plusieurs fois
cli-flag-threads = combien de threads (par défaut un par cœur) ; le résultat est le même
cli-flag-ray = jouer sur une grappe Ray : celle de HOST:PORT dont cette machine fait partie, ou une de cette seule machine ; le résultat est le même, et --threads est le nombre de processus qui jouent à la fois
cli-flag-name = une personne au clavier ; peut être répétée
cli-flag-player = de qui sont les décisions : le nom d’un joueur ; celles de tous si rien n’est dit
cli-flag-day = le jour, comme 2026-11-18 ; aujourd’hui, en UTC, si rien n’est dit
cli-flag-bot = un bot à la table : beginner, sensible, club, champion ou random, ou un bot à vous (package.module:name) ; peut être répété
cli-flag-lab-bot = le niveau auquel tous jouent : beginner, sensible, ou club là où il se compile (par défaut le plus fort des trois)
cli-flag-svg = dessiner aussi les chances de chacun au fil de la partie, dans ce fichier
cli-flag-trust = un bot d’ailleurs qui a joué cette partie et auquel vous faites confiance : son module est chargé ; peut être répété
cli-flag-dice = dés scellés que chacun peut vérifier, dés fixés par un nombre, ou vrais dés que vous tapez
cli-flag-auto = ce qui se joue tout seul : rien, les coups sans choix (par défaut) ou vos lancers aussi ; le mot auto le change pendant la partie, et la maison s’en souvient
cli-flag-hints = des conseils et l’entraîneur même si plusieurs personnes sont au clavier ; seul contre des bots, ils sont toujours là
cli-flag-coach = entendre ce qui valait mieux après un coup qui a coûté plus de N parties sur 100, ou plus de N points si vous jouez seul (par défaut 3)
cli-flag-resume = reprendre une partie gardée ; sans FILE, vous choisissez dans une liste. toog play et toog play GAME proposent aussi cette liste
cli-flag-fork = reprendre à une décision de cette partie, avec les dés qui seraient tombés ; vous êtes qui décidait là, ou les joueurs nommés par --name, et des bots prennent les autres places
cli-flag-at = l’événement de cette partie à partir duquel vous jouez
cli-flag-fresh = reprendre avec de nouveaux dés
cli-flag-duplicate = rejouer cette partie depuis le début, avec les mêmes dés, chacun une place plus loin ; d’autres joueurs nommés par --name s’assoient dans cet ordre
cli-flag-rotate = de combien de places chacun avance
cli-flag-save = le dossier des parties enregistrées
cli-flag-quick = sans pauses, et les dés tombent d’eux-mêmes
cli-flag-no-colour = sans couleurs
cli-flag-host = l’adresse où écouter (par défaut cette machine seule)
cli-flag-port = le port (par défaut 8664) ; 0 en prend un libre, qui est affiché
cli-flag-lan = laisser entrer les téléphones de cette pièce ; affiche l’adresse et un code QR
cli-flag-database = un fichier SQLite ou l’adresse d’une base PostgreSQL (par défaut un fichier dans votre dossier de données ; TOOG_DATABASE peut aussi l’indiquer)
cli-flag-keep-days = effacer les tables où rien ne s’est passé depuis tant de jours
cli-flag-delete-most = permettre à --keep-days d’effacer la plupart des tables d’un coup, ce qu’il refuse sinon : l’horloge est peut-être fausse
cli-flag-with-hands-in-play = écrire aussi les parties en cours à cartes cachées, avec la main de chacun
cli-flag-origin = une adresse sous laquelle la maison est connue, comme https://toog.example ; peut être répétée
cli-flag-proxy = un proxy qui peut dire de quelle adresse vient un invité ; peut être répété
cli-flag-limit = combien un seul invité peut demander, comme messages=50 ; peut être répété
cli-flag-log = ce que dit le journal : debug, info, warning ou error
cli-cannot-write = la réponse ne peut pas être écrite (erreur système { $reason })
cli-in-file = { $file } : { $sentence }
cli-no-such-command = { $command } n’est pas une commande ; les commandes sont { $allowed }
cli-no-such-flag = il n’y a pas d’option { $flag } ici ; --help les énumère
cli-needs-value = l’option { $flag } demande une valeur
cli-needs-no-value = l’option { $flag } ne prend pas de valeur
cli-twice = l’option --{ $flag } est donnée deux fois
cli-too-many = { $value } est un mot de trop
cli-missing = { $command } demande un { $operand } : toog { $command } { $operand }
cli-not-whole = --{ $flag } vaut { $value }, mais doit être un nombre entier de { $low } à { $high }
cli-not-day = --day est { $value }, mais doit être un jour comme 2026-11-18
cli-not-option = { $value } n’est pas une règle de la maison, de la forme nom=valeur
cli-not-one-of = --{ $flag } vaut { $value }, mais doit être parmi { $allowed }
cli-not-origin = --origin vaut { $value }, mais doit être une adresse sans chemin, comme https://toog.example
cli-not-proxy = --proxy vaut { $value }, mais doit être l’adresse IP d’une machine ou d’un réseau, comme 127.0.0.1 ou 10.0.0.0/8
cli-not-ray = --ray vaut { $value }, mais doit être local ou l’adresse d’une grappe, comme 10.0.0.7:6379
cli-name-twice = --name donne deux fois { $name } : chacun a besoin de son propre nom
cli-option-needs-game = une règle de la maison appartient à un jeu : nommez aussi le jeu
cli-bots-number = { $given } bots nommés pour { $players } places : nommez-en un pour toutes, ou un par place
cli-replay-head = { $events ->
    [0] { $game } : aucun événement.
    [1] { $game } : un événement, en règle.
   *[other] { $game } : { $events } événements, tous en règle.
}
cli-replay-over = La partie est finie. Gagnée par { $names }.
cli-replay-level = La partie est finie. { $level }.
cli-replay-chance = { $name } lance maintenant ({ $fall }).
cli-replay-decision = C’est à { $name }, qui peut jouer : { $moves }.
cli-verified = { $falls ->
    [1] Vérifié : l’unique lancer découle du sceau.
   *[other] Vérifié : les { $falls } lancers et mélanges découlent tous du sceau.
}
cli-verified-dice = Seuls les dés sont vérifiés : { $falls } des { $total } lancers et mélanges découlent du sceau de cette feuille. Elle ne dit pas quels noms, règles de la maison et bots ont été scellés : ce peut être n’importe lesquels.
cli-verified-some = { $falls ->
    [one] Vérifié : un des { $total } lancers et mélanges découle du sceau de cette feuille.
   *[other] Vérifié : { $falls } des { $total } lancers et mélanges découlent du sceau de cette feuille.
}
cli-duplicate = { $seats ->
    [0] Cette partie répète la feuille { $of }… avec les mêmes dés et les mêmes places : qui avait cette feuille pouvait savoir ce qui allait tomber.
    [one] Cette partie répète la feuille { $of }… avec les mêmes dés, chacun { $seats } place plus loin : qui avait cette feuille pouvait savoir ce qui allait tomber.
   *[other] Cette partie répète la feuille { $of }… avec les mêmes dés, chacun { $seats } places plus loin : qui avait cette feuille pouvait savoir ce qui allait tomber.
}
cli-fork-same = Cette partie reprend à l’événement { $at } de la feuille { $of }…, avec les mêmes dés : on pouvait savoir ce qui allait tomber.
cli-fork-fresh = Cette partie reprend à l’événement { $at } de la feuille { $of }…, avec de nouveaux dés sous leur propre sceau.
cli-fork-before = Qui a joué avant cela, c’est à cette feuille de le dire.
cli-fork-vouched = { $falls ->
    [one] Un lancer ou mélange est tombé avant la reprise, sous un sceau dont seule la feuille { $of }… peut répondre.
   *[other] { $falls } lancers et mélanges sont tombés avant la reprise, sous des sceaux dont seule la feuille { $of }… peut répondre.
}
cli-fork-unproven = { $falls ->
    [one] Un lancer ou mélange d’avant la reprise est tombé sans sceau ouvert : personne ne peut le vérifier ici.
   *[other] { $falls } lancers et mélanges d’avant la reprise sont tombés sans sceau ouvert : personne ne peut les vérifier ici.
}
cli-seal-words = À comparer avec les mots que vous avez vus avant le premier lancer : { $words }
cli-seal-hash = Hash du sceau : { $hash }
cli-seal-over = { $events ->
    [one] La partie est finie, après { $events } événement.
   *[other] La partie est finie, après { $events } événements.
}
cli-seal-stops = { $events ->
    [one] La partie n’est pas finie : cette feuille s’arrête après { $events } événement.
   *[other] La partie n’est pas finie : cette feuille s’arrête après { $events } événements.
}
cli-seal-binds = { $since ->
    [fork] Le sceau couvre aussi le jeu, les noms, les règles de la maison et les bots qui ont joué dès la reprise.
   *[start] Le sceau couvre aussi le jeu, les noms, les règles de la maison et les bots qui ont joué dès le premier lancer.
}
cli-seal-dice-only = Cet ancien sceau couvre les dés et le hasard des bots. Pour les noms, les règles de la maison et qui était un bot, on n’a que la parole de qui a gardé la feuille.
cli-seal-other-terms = Le sceau est celui de l’autre partie. Il couvre le jeu, les règles de la maison et qui jouait alors : { $names }. Pour les noms et les bots de celle-ci, on n’a que la parole de qui a gardé la feuille.
cli-seal-later = Ce que les personnes ont choisi, et qui a joué plus tard pour quelqu’un, n’est pas sous le sceau : on n’a que la parole de qui a gardé la feuille.
cli-seal-joined = À partir de l’événement { $since }, { $name } était à cette place (avant : { $before }).
cli-verified-bots = { $moves ->
    [1] Vérifié : l’unique coup de bot est bien le sien.
   *[other] Vérifié : les { $moves } coups de bots sont bien les leurs.
}
cli-bots-version = { $moves ->
    [1] Un coup de { $bot } n’a pas pu être rejoué : il est de la version { $version }, et cette maison a la version { $ours }.
   *[other] { $moves } coups de { $bot } n’ont pas pu être rejoués : ils sont de la version { $version }, et cette maison a la version { $ours }.
}
cli-bots-unknown = { $moves ->
    [1] Un coup de { $bot } (version { $version }) n’a pas pu être rejoué : ce n’est pas un bot de cette maison. Si vous lui faites confiance, nommez-le avec --trust.
   *[other] { $moves } coups de { $bot } (version { $version }) n’ont pas pu être rejoués : ce n’est pas un bot de cette maison. Si vous lui faites confiance, nommez-le avec --trust.
}
cli-bots-seat = { $name } était { $bot } pendant toute la partie.
cli-bots-span = { $bot } a joué pour { $name } de l’événement { $first } à l’événement { $last }.
cli-bots-blind = { $moves ->
    [1] Un de ces coups a été joué à l’aveugle par random, parce que le bot a échoué là : c’est la partie qui le dit.
   *[other] { $moves } de ces coups ont été joués à l’aveugle par random, parce que le bot a échoué là : c’est la partie qui le dit.
}
cli-bots-people = Tout le reste a été joué par des personnes : { $names }. La partie le dit, et seul qui était à table le sait.
cli-bots-none = La partie ne nomme aucun bot : qui a joué avec un bot sait que c’est faux.
cli-bots-unsaid = La partie ne dit pas quand les bots tenaient leur place : un coup omis de sa liste passerait inaperçu.
cli-not-own-bot = --trust vaut { $value }, mais doit être un bot à vous, package.module:name
cli-rules-players = De { $low } à { $high } joueurs.
cli-rules-default = par défaut { $value }
cli-rules-default-for = { $value } pour { $low } à { $high } joueurs
cli-rules-options = Règles de la maison
cli-simulating = { $game }
cli-thinking = { $game } : la maison se prépare à réfléchir…
cli-not-compiled = { $bots } ne peut pas être compilé et joue en Python simple, plus lentement : { $reason }
cli-simulated = { $games } parties en { $seconds } secondes.
cli-stopped = Arrêté : { $games } parties sur { $wanted } ont été jouées, et voilà ce qu’elles ont donné.
cli-stopped-early = Arrêté, avant qu’il y ait quelque chose à dire.
cli-stopped-search = Arrêté : voilà ce que { $games } parties ont montré de mieux.
cli-cache-shared = D’autres peuvent écrire dans le dossier { $folder } : aucun code compilé n’y est gardé ni lu.
cli-arena-bots = dites qui joue : --bots NAME,NAME…
cli-arena-share = victoires
cli-arena-bounds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-adjusted = sans la chance
cli-arena-error = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-rating = force
cli-figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-legend = L’égalité serait { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. La vérité est entre ces bornes dix-neuf fois sur vingt.
cli-arena-legend-luck = « Sans la chance » retire ce que les dés ont donné, pour autant que la maison en connaisse la valeur.
cli-not-solved = { $game } n’est pas résolu ; sont résolus { $allowed }
cli-not-solved-for = { $game } est résolu pour { $players } joueurs
cli-solved-endings = de { $game }, seules des fins de partie sont résolues, et une avance n’y change rien : omettez-la
cli-seat-row = place { $seat }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-mean-score = score moyen { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cluster-missing = Ray n’est pas installé : pip install 'toog[cluster]'
cluster-not-started = aucune grappe Ray ne peut être démarrée sur cette machine ({ $reason })
cluster-unreachable = cette machine ne peut pas rejoindre la grappe Ray { $address } ({ $reason })
cluster-silent = ce qui répond à { $address } n’est pas une grappe Ray qui laisse cette machine la rejoindre
cluster-lost = la grappe Ray a été perdue avant que toutes les parties soient jouées
cluster-worn-out = les mêmes parties ont été commencées { $times } fois, et chaque fois leur processus a été perdu
cluster-other-rules = une machine de la grappe a d’autres règles ou d’autres bots : installez partout le même toog
cluster-no-such-bot = une machine de la grappe n’a pas le bot { $bot }
cluster-own-bot = { $bot } ne peut pas jouer sur une grappe : un bot doit y être une fonction d’un module que toutes les machines ont
cluster-own-game = { $game } ne peut pas être joué sur une grappe : seuls les jeux de la maison le peuvent, tels qu’ils sont
cluster-watched = personne ne peut observer des parties jouées sur une grappe
cluster-thinking = un bot qui réfléchit ne peut pas jouer sur un cluster
cluster-cannot-play = une machine de la grappe ne peut pas jouer : { $reason }

## La partie dans le terminal
play-no-terminal = Ce jeu se joue dans un terminal, et ceci n’en est pas un : lancez toog play à la main, sans redirection.
play-resume-alone = une partie gardée connaît son jeu, ses joueurs, ses bots et ses règles : ne les donnez pas avec --resume
play-fork-alone = une partie que l’on reprend connaît son jeu et ses règles : ne les donnez pas avec --fork
play-fork-at = pour reprendre une partie il faut --fork FICHIER et --at N ensemble ; --fresh va avec eux
play-duplicate-alone = une partie que l’on rejoue a son jeu, ses règles et ses dés : ne les donnez pas avec --duplicate
play-rotate-alone = --rotate va avec --duplicate FICHIER
play-seed-unused = --seed est pour les dés fixés par un nombre (seeded), et --dice demande { $dice }
play-welcome = Toog, la maison de jeux
play-which-game = Quel jeu ?
play-no-such-choice = Ce n’est pas dans la liste.
play-from-to = Un nombre entier de { $low } à { $high }, s’il vous plaît.
play-how-many-people = Combien de personnes à ce clavier ?
play-name = Nom du joueur { $number } [{ $usual }]
play-name-taken = Quelqu’un s’appelle déjà ainsi.
play-how-many-bots = Combien de bots jouent aussi ?
play-which-bots = { $many ->
    [1] Quel bot ?
   *[other] Quels bots, une sorte pour tous ou une pour chacun ?
}
play-bot-random = joue ce qui lui passe par la tête
play-bot-beginner = a appris le jeu la semaine passée
play-bot-sensible = joue avec bon sens
play-bot-club = joue depuis des années
play-bot-champion = notre meilleur joueur
play-bot-thinks = { $name } réfléchit…
play-bot-broke = { $bot } a échoué et joue cette fois au hasard : { $reason }
play-house-rules = Règles de la maison
play-labelled = { $label } :
play-change-which = Un numéro change cette règle, Entrée commence
play-which-value = Laquelle ? { $allowed }
play-not-a-value = « { $value } » ne va pas : il faut { $allowed } (règle { $rule }).
play-usual = comme d’habitude
play-sealed = { $chance ->
    [cards] Les cartes sont scellées. Tout le monde voit d’abord ces mots : { $words } ({ $hash }…)
   *[dice] Les dés sont scellés. Tout le monde voit d’abord ces mots : { $words } ({ $hash }…)
}
play-welcome-back = Bon retour !
play-known-again = { $chance ->
    [cards] Ce sont les cartes et les dés d’une partie déjà jouée : qui a sa feuille peut savoir ce qui vient.
   *[dice] Ce sont les dés d’une partie déjà jouée : qui a sa feuille peut savoir ce qui tombera.
}
play-known = { $chance ->
    [cards] Ce sont les cartes et les dés de la partie que vous quittez : qui en a la feuille peut savoir ce qui vient.
   *[dice] Ce sont les dés de la partie que vous quittez : qui en a la feuille peut savoir ce qui tombera.
}
play-fresh-dice = { $chance ->
    [cards] La partie continue avec des cartes battues à nouveau.
   *[dice] La partie continue avec d’autres dés.
}
play-throw-off = Pour départager : chaque joueur concerné lance un dé, et le six est le plus haut. Les ex æquo au plus haut relancent.
play-seal-dropped = { $chance ->
    [cards] Les cartes scellées de cette partie n’ont pas été gardées ici : elle continue avec des cartes battues à nouveau et ne peut plus être vérifiée.
   *[dice] Les dés scellés de cette partie n’ont pas été gardés ici : elle continue avec d’autres dés et ne peut plus être vérifiée.
}
play-throw = { $dice ->
    [1] { $name } : Entrée lance le dé
   *[other] { $name } : Entrée lance les dés
}
play-shuffle = { $name } : Entrée bat les cartes
play-enter-throws = « { $word } » ne dit rien ici : la règle { $rule } demande un lancer, et Entrée lance.
play-enter-shuffles = « { $word } » ne dit rien ici : la règle { $rule } demande de battre les cartes, et Entrée les bat.
play-what-fell = { $dice ->
    [1] Qu’a lancé { $name }, un dé ?
   *[other] Qu’a lancé { $name }, { $dice } dés ?
}
play-not-dice = { $dice ->
    [1] « { $word } » ne peut pas être tombé : la règle { $rule } demande un dé ({ $faces }).
   *[other] « { $word } » ne peut pas être tombé : la règle { $rule } demande { $dice } dés ({ $faces }).
}
play-not-a-move = « { $word } » ne se joue pas ici. La règle { $rules } donne ce choix : { $words }.
play-which = « { $word } » peut être { $words }.
play-nothing-typed = Tapez l’un de ces mots : { $words } (règle { $rules }).
play-earlier = … et encore plus avant cela : histoire
play-enter-plays = { $name } : Entrée pour { $word }
play-hand-over = C’est vu ? Entrée efface l’écran pour { $name }
play-pass-keyboard = Passez le clavier à { $name }.
play-when-ready = { $name } : Entrée quand personne d’autre ne regarde
play-page-more = Entrée tourne la page, 0 revient à la partie
play-page-back = Entrée revient à la partie
play-not-now = Pas maintenant : { $words }.
play-rules-now = Les règles pour cela
play-always = Ce que vous pouvez toujours dire
play-command-help = ?
play-command-rules = règles
play-command-story = histoire
play-command-undo = annuler
play-command-save = enregistrer
play-command-quit = quitter
play-about-help = ce que vous pouvez faire maintenant, et pourquoi
play-about-rules = toutes les règles du jeu
play-about-story = tout ce qui s’est passé jusqu’ici
play-about-undo = reprendre votre dernier coup, si rien ne s’est passé depuis
play-about-save = garder la partie et continuer
play-command-auto = auto
play-about-auto = choisir ce qui se joue tout seul
play-which-auto = Qu’est-ce qui se joue tout seul ?
play-auto-none = rien : chaque lancer et chaque coup sont à vous
play-auto-moves = les coups sans choix, et les lancers demandés d’un mot ; les autres, vous les lancez
play-auto-all = vos lancers aussi : vous ne tapez que s’il y a un choix
play-auto-chosen = C’est noté, pour les prochaines parties aussi.
play-by-itself = { $name } : seul « { $word } » est possible, il se joue tout seul
play-about-quit = garder la partie et partir ; Ctrl-C et Ctrl-D font de même
play-command-hint = conseil
play-about-hint = ce que vaut chaque coup maintenant, le meilleur d’abord, et pourquoi c’est le meilleur
play-command-coach = entraîneur
play-about-coach = activer ou faire taire l’entraîneur : ce qui valait mieux, après un coup trop cher
play-hint-thinks = La maison réfléchit…
play-hint-nothing = Il n’y a rien à choisir maintenant, donc pas de conseil.
play-hint-lost = La maison ne peut pas le dire maintenant : ce avec quoi elle réfléchit s’est arrêté. Demandez encore.
play-hint-several = Plusieurs personnes sont à ce clavier : pour des conseils, commencez la partie avec --hints ou --coach.
play-hint-best = Le mieux : { $move }, { $worth }.
play-coach-on = { $limit ->
    [0] L’entraîneur parle après chaque erreur.
    [one] L’entraîneur parle après un coup qui coûte plus { $unit ->
        [points] d’un point.
       *[win] d’une partie sur 100.
    }
   *[other] L’entraîneur parle après un coup qui coûte plus de { $unit ->
        [points] { $limit } points.
       *[win] { $limit } parties sur 100.
    }
}
play-coach-off = L’entraîneur se tait.
play-coach-go-on = Entrée continue
play-coach-go-back = Entrée continue, { $undo } reprend le coup
play-no-undo-start = Il n’y a rien à reprendre : rien ne s’est encore passé.
play-no-undo-fell = Il n’y a rien à reprendre : les dés sont tombés.
play-no-undo-dealt = Il n’y a rien à reprendre : les cartes sont données.
play-no-undo-other = Il n’y a rien à reprendre : { $name } a joué depuis.
play-no-undo-final = « { $word } » ne se reprend pas : ce qui est fait est fait.
play-no-undo-only = Il n’y a rien à reprendre : « { $word } » était le seul coup possible.
play-undone = { $name } reprend « { $word } ».
play-retype = « { $word } » est repris : tapez ce qui est vraiment tombé.
play-last-throw = Avec { $dice }, la partie est finie. Entrée si c’est juste, annuler pour corriger le lancer
play-saved = Gardée dans { $file }
play-cannot-save = La partie n’a pas pu être gardée : { $reason }
play-bad-folder = Aucune partie ne peut être gardée dans { $folder } : { $reason }
play-go-on = Partie gardée. Pour continuer :
play-in-use = Cette partie est ouverte dans une autre fenêtre : continuez-la là-bas, ou fermez-la.
play-nothing-kept = Il n’y a pas de partie gardée à reprendre.
play-kept = Ces parties attendent
play-kept-today = aujourd’hui à { $time }
play-kept-yesterday = hier à { $time }
play-kept-before = le { $date } à { $time }
play-kept-in-use = ouverte dans une autre fenêtre
play-kept-which = Quelle partie reprenez-vous ? [1]
play-kept-or-new = Un numéro reprend cette partie, Entrée en commence une nouvelle
play-kept-away = « supprimer 1 » jette une partie.
play-word-away = supprimer
play-kept-sure = Pour de bon ? Tapez oui, ou Entrée pour la garder
play-winners = { $many ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
play-score-of = { $name } : { $score }
play-word-again = encore
play-again = Une autre partie entre vous : tapez { $word }. Fini : Entrée
play-record-kept = La feuille de partie est dans :
play-verify = { $chance ->
    [cards] Chacun peut vérifier les cartes avec :
   *[dice] Chacun peut vérifier les dés avec :
}
play-verify-bots = { $chance ->
    [cards] Chacun peut vérifier les cartes et les bots avec :
   *[dice] Chacun peut vérifier les dés et les bots avec :
}
play-bot = bot

## Comment ça s’est passé
story-led = { $you ->
    [yes] Vous avez mené de la première manche à la dernière.
   *[no] { $seat } a mené de la première manche à la dernière.
}
story-took-lead = { $you ->
    [yes] À la manche { $round }, vous avez pris la tête pour ne plus la lâcher.
   *[no] À la manche { $round }, { $seat } a pris la tête pour ne plus la lâcher.
}
story-ahead-at-last = { $you ->
    [yes] Il a fallu la dernière manche pour vous voir en tête.
   *[no] Il a fallu la dernière manche pour voir { $seat } en tête.
}

## La maison
serve-open = La maison est ouverte : { $address }
serve-room = Les téléphones de cette pièce la trouvent ici : { $address }
serve-no-room = Cette machine n’est dans aucun réseau, les téléphones ne la trouvent donc pas.
serve-backed-up = Tout est copié dans { $file } ({ $kilobytes } ko).
serve-exported = { $records ->
    [1] Une feuille de partie est écrite dans { $file }.
   *[other] { $records } feuilles de partie sont écrites dans { $file }.
}
serve-left-out = { $games ->
    [1] Une partie à cartes cachées est en cours et n’est pas écrite : { $flag } l’écrit aussi, avec la main de chacun.
   *[other] { $games } parties à cartes cachées sont en cours et ne sont pas écrites : { $flag } les écrit aussi, avec la main de chacun.
}
serve-imported = { $kept ->
    [one] { $kept } feuille de partie est nouvelle
   *[other] { $kept } feuilles de partie sont nouvelles
}, { $known ->
    [one] { $known } était déjà là.
   *[other] { $known } étaient déjà là.
}
serve-deleted = La table est supprimée pour de bon, et sa partie avec elle.
serve-port-taken = le port { $port } est pris par un autre programme : choisissez-en un autre avec --port, ou 0 pour un libre
serve-port-forbidden = cet utilisateur ne peut pas prendre le port { $port } : choisissez-en un à partir de 1024 avec --port
serve-no-such-host = cette machine ne peut pas écouter sur { $host }
serve-no-such-limit = { $choice } n’est pas une limite de la forme nom=nombre ; les limites sont { $allowed }
serve-database-address = { $name } n’est pas l’adresse d’une base de données
serve-database-kind = { $name } n’est pas une sorte de base que la maison puisse employer : donnez un fichier SQLite ou une adresse PostgreSQL
serve-database-file = la base { $file } est inutilisable : { $reason }
serve-database-open = la base est inutilisable : { $reason }
serve-database-pragma = SQLite a { $pragma } = { $found } et non { $wanted } : il ne garderait pas ce qu’on lui confie
serve-database-in-use = { $file } sert déjà à une autre maison : fermez-la, ou choisissez un autre fichier avec --database
serve-set-aside = La table { $table } est mise de côté, car ce qui en est gardé ne se suit pas : la maison est ouverte avec toutes les autres, et ce qu’il en reste se trouve dans set_aside de { $file }, où vous pouvez l’examiner.
serve-commit-set-aside = Ce qui a été gardé à un certain moment ne peut être lu et est mis de côté : la maison est ouverte, et les derniers coups de certaines tables peuvent manquer. Cela se trouve dans set_aside de { $file } sous le nom { $commit }, où vous pouvez l’examiner.
serve-house-open = la maison dont les tables sont dans { $file } est ouverte : fermez-la d’abord, ou laissez l’hôte supprimer la table depuis la page
serve-database-newer = cette base a été faite par un toog plus récent
serve-file-exists = { $file } existe déjà et reste tel quel
serve-file-write = { $file } ne peut pas être écrit : { $reason }
serve-file-read = { $file } ne peut pas être lu : { $reason }
serve-backup-broken = la copie { $file } n’est pas saine et est jetée : { $reason }
serve-import-bad = la ligne { $line } n’est pas une feuille de partie, et rien n’est gardé : { $reason }
serve-no-table = il n’y a pas de table { $table } dans cette maison

## The page
page-tagline = De vieux jeux du café et du grenier, à votre table
page-play = Jouer
page-play-game = Jouer à { $game }
page-other-ways = Entre amis, autres règles…
page-other-ways-game = { $game } : entre amis, autres règles…
page-have-code = Quelqu’un vous a donné un code ?
page-code = Code
page-join = Rejoindre
page-open-tables = Tables ouvertes à tous
page-no-open-tables = Aucune table n’a de place libre pour l’instant.
page-seats-open = { $seats ->
    [1] une place libre
   *[other] { $seats } places libres
}
page-watch = regarder
page-replay-file = Revoir une partie enregistrée
page-mine = Vos tables
page-mine-waiting = attend de la compagnie
page-mine-again = { $name } veut rejouer
page-figures = Vos chiffres
page-figures-here = Ils restent sur cet appareil.
page-figures-of = { $game } : { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
page-figures-turn = Meilleur tour de Zocken : { $points } points
page-figures-play = { $game } : { $share } ± { $error } de l’enjeu perdus sur { $choices ->
    [one] un vrai choix
   *[other] { $choices } vrais choix
} : { $word }
page-to-the-counter = Tous les jeux
page-nowhere = Il n’y a rien ici.
page-table-gone = Cette table n’existe pas, ou plus.
page-coming = Un instant…
page-again = Réessayer
page-failed = La page n’est pas arrivée en entier.
page-failed-why = La maison ne répond pas, ou vient d’être mise à jour. Votre partie est toujours là.
page-failed-still = Toujours pas de réponse. Y a-t-il une connexion ?
page-close = Fermer
page-guest = Invité
page-language = Langue
page-settings = Réglages
page-room = Lumière
page-room-auto = comme mon appareil
page-room-light = de jour
page-room-dark = le soir
page-motion = Les dés et les pions bougent
page-motion-auto = comme mon appareil
page-motion-on = oui
page-motion-off = non
page-tempo = Votre rythme
page-pace-is = Votre rythme : { $pace }
page-tempo-calm = tranquille
page-tempo-brisk = vif
page-tempo-at-once = immédiat
page-notes = Explications pendant vos premières parties
page-notes-on = oui
page-notes-off = non
page-note-seen = Compris
page-coach = L’entraîneur, là où les conseils sont permis
page-coach-off = se tait
page-coach-any = à chaque erreur
page-coach-some = dès 3 %
page-coach-much = dès 10 %
page-noise = Son et vibrations
page-noise-auto = silence la nuit
page-noise-on = activés
page-noise-off = coupés
page-sound-off = Couper le son
page-sound-on = Mettre le son
page-calls = M’appeler quand c’est à moi
page-calls-yes = oui
page-calls-no = non
page-install = Installer comme application
page-fault-no-answer = La maison ne répond pas pour l’instant. La page continue d’essayer.
page-fault-overtaken = La partie a continué pendant que la connexion était coupée. Voyez où elle en est.
page-fault-unknown = Quelque chose a mal tourné sur cette page. Réessayez.
page-fault-tap-lost = La maison n’a pas répondu à votre geste. Réessayez.
page-fault-too-many = Trop d’essais depuis ce réseau. Réessayez dans { $minutes ->
    [0] { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }
    [1] une minute
   *[other] { $minutes } minutes
}.
page-link-weak = La connexion hésite…
page-fault-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
page-link-lost = Pas de connexion : nouvel essai…
page-link-kept = Votre geste partira dès que possible.
page-link-late = La maison se fait attendre. Votre geste est en route…
page-link-back = De retour à la table.
page-line-weak = (connexion hésitante)
page-line-away = (absent)

## The page: laying a table
page-who-plays = Qui joue ?
page-against-bots = Contre des bots
page-with-friends = Entre amis, par un lien
page-round-one-device = Autour de cet appareil
page-how-many = Combien de joueurs ?
page-your-name = Votre nom
page-name-of = Nom du joueur { $seat }
page-who-sits = Qui est assis à la place { $seat } ?
page-sitter-here = quelqu’un à cet appareil
page-sitter-bot = un bot
page-sitter-open = encore libre
page-bots-play = Les bots jouent
page-level-beginner = débutant
page-level-sensible = raisonnable
page-level-club = joueur de club
page-level-champion = champion
page-level-random = à l’aveugle
page-level-about-beginner = a appris la semaine passée
page-level-about-sensible = joue avec bon sens
page-level-about-club = joue depuis des années
page-level-about-champion = notre meilleur joueur
page-level-of = Comment joue { $name }
page-level-at = Comment joue le bot à la place { $seat }
page-stand-in = Qui remplace une personne absente ?
page-how = Comment ?
page-dice = Dés
page-dice-sealed = scellés, de la maison
page-dice-sealed-why = Les lancers sont scellés avant que le premier ne tombe, et chacun peut les vérifier après coup.
page-dice-real = de vrais dés, sur votre table
page-dice-real-why = Vous lancez vos propres dés et tapez ce qui est tombé. La page veille aux règles et au score.
page-thinking = Temps de réflexion
page-thinking-free = sans limite
page-seconds = { $seconds } s
page-listed = Qui peut se joindre à la table ?
page-listed-no = seulement ceux qui ont le lien
page-listed-yes = tout le monde
page-hints = Conseils de la maison
page-hints-no = aucun
page-hints-yes = pour qui en demande
page-house-rules = Règles de la maison
page-order-earlier = Avancer { $item }
page-order-later = Reculer { $item }
page-order-moved = { $item } est maintenant à la place { $place }.
page-lay-table = Préparer la table
page-start = Commencer

## The page: before the start
page-company = À table
page-bot = bot
page-bot-level = bot, { $level }
page-you = vous
page-host = hôte
page-expected = pas encore là
page-away = absent
page-add-bot = Bot
page-add-bot-at = Mettre un bot à la place { $seat }
page-clear-seat = Libérer la place : { $name }
page-stand-up = Se lever
page-stand-up-name = Se lever : { $name }
page-someone-else-here = Quelqu’un d’autre à cet appareil
page-sit-down = S’asseoir
page-chair-lost = Quelqu’un a été plus rapide : toutes les places sont prises.
page-no-chair = Toutes les places sont prises. Vous pouvez regarder.
page-coming-along = { $many ->
    [0] Tout le monde est là.
    [one] Il manque encore quelqu’un :
   *[other] Il manque encore :
}
page-coming-along-why = La partie commence d’elle-même dès que tout le monde est là. Un bot qui remplace rend sa place à qui arrive plus tard.
page-the-host = l’hôte
page-host-now = Le nouvel hôte : { $name }.
page-host-now-you = C’est vous l’hôte maintenant.
page-host-starts = L’hôte lance la partie quand tout le monde est là.
page-invite = Venez jouer
page-shut-alone = Seul cet ordinateur peut ouvrir ce lien. Pour que les téléphones de la pièce puissent jouer, arrêtez toog et relancez-le ainsi (la table reste) :
page-shut-no-network = Cet ordinateur n’est sur aucun réseau pour l’instant : personne d’autre ne peut ouvrir ce lien.
page-agreed = Convenu
page-usual-rules = les règles habituelles
page-sit-here = S’asseoir ici
page-sit-at = S’asseoir ici : place { $seat }
page-move-here = Venir ici
page-move-to = Venir ici : place { $seat }
page-fill-with-bots = Compléter par des bots
page-your-colour = Couleur pour { $name }
page-colour = { $colour ->
    [0] rouge
    [1] bleu
    [2] jaune
    [3] vert
    [4] noir
    [5] blanc
    [6] violet
   *[other] orange
}
page-colour-of = { page-colour } : déjà prise par { $name }
page-qr = Code pour l’appareil photo d’un téléphone
page-say-code = Scannez avec un téléphone, ou dites ce code :
page-at-address = sur { $address }
page-link = Lien vers cette table
page-share = Partager le lien
page-copied = Copié
page-on-television = Montrer sur un téléviseur
page-tv-open = Sur le téléviseur, ouvrez :
page-tv-type = et tapez ce code :
page-tv-scan = Ou visez ceci avec l’appareil qui doit l’afficher :
page-tv-here = Montrer sur cet écran
page-tv-which = Quelle table ?
page-tv-where = Le code est sur un téléphone à la table, sous « Montrer sur un téléviseur ».
page-tv-show = Montrer
page-tv-seat = Revenir à ma place
page-tv-other = Une autre table
page-rule-book = Règles du jeu

## The page: at the table
page-table-menu = Cette table
page-rules-and-house-rules = Règles du jeu et de la maison
page-usually = d’habitude : { $value }
page-why = Pourquoi ?
page-turn-you = À vous
page-turn-throw-you = À vous de lancer
page-turn-name = { $name }, à vous
page-turn-throw-name = { $name }, à vous de lancer
page-turn-types = Que lance { $name } ?
page-turn-of = C’est à { $name }
page-turn-free = { $name } : place libre
page-turn-waits = On attend { $name }
page-turn-bot = Un bot joue pour { $name }
page-turn-thinks = { $name } réfléchit…
page-turn-ready = Préparez-vous !
page-turn-race = La course est lancée !
page-turn-last = Le dernier lancer
page-turn-over = La partie est finie
page-spectators = { $many ->
    [1] un spectateur
   *[other] { $many } spectateurs
}
page-throw = Lancer
page-shuffle = Mélanger
page-score = Score
page-log = Ce qui s’est passé
page-undo = Reprendre
page-hint = Ce que ferait la maison
page-hint-ask = Un conseil
page-hint-thinks = La maison réfléchit…
page-hint-win = Vos chances de gagner
page-hint-points = Points à espérer
page-hint-worth-win = { $value } %
page-hint-worth-points = { $value }
page-hint-give-or-take = { $worth } ± { $error }
page-hint-all = Tous les coups
page-hint-exact = Calcul exact.
page-hint-near = Estimation ; après ±, l’écart possible.
page-rollout-ask = Jouer jusqu’au bout
page-rollout-working = La maison joue la suite : { $percent } % faits.
coach-title = Il y avait mieux
coach-better = Mieux
coach-played = Joué
coach-cost-win = Sur 100 parties pareilles, vous en gagnez ainsi { $loss } de moins.
coach-cost-points = { $loss ->
    [one] Cela vous coûte { $loss } point en moyenne.
   *[other] Cela vous coûte { $loss } points en moyenne.
}
page-coach-take-back = Reprendre ce coup
page-coach-go-on = Tant pis
page-react = Réagir
page-reaction-applause = bravo
page-reaction-laugh = rire
page-reaction-gasp = oh !
page-reaction-cheers = santé
page-reaction-ouch = aïe
page-reaction-ponder = hum
page-reaction-hurry = plus vite
page-reaction-wave = salut
page-bot-sits-in = Faire jouer un bot
page-bot-sits-in-for = Faire jouer un bot pour { $name }
page-votes = { $missing ->
    [0] Pour : { $names }
    [one] Pour : { $names } · encore une voix, ou l’hôte
   *[other] Pour : { $names } · encore { $missing } voix, ou l’hôte
}
page-claim-votes = { $missing ->
    [0] Pour : { $names }
    [one] Pour : { $names } · encore une voix
   *[other] Pour : { $names } · encore { $missing } voix
}
page-claim-title = Étiez-vous à cette table ?
page-claim-why = Votre code PIN se trouve sur l’appareil avec lequel vous avez pris place, sous « Cette table ».
page-claim-pin = Code PIN : { $name }
page-claim-by-pin = C’est bien moi
page-claim-no-pin = Je n’ai pas le code PIN
page-claim-no-pin-why = Demandez aux autres. Vous jouez à cette place ; { $name } la reprend à son retour.
page-claim-i-am = C’est moi, { $name }
page-claim-place = Je suis quelqu’un d’autre et je veux jouer
page-claim-place-of = Demander cette place : { $name }
page-claim-waits = Vous avez demandé cette place : { $name }
page-claim-waits-for = Dès que les autres sont assez nombreux à dire oui, vous y êtes.
page-claim-asks-all = Qui s’assied là voit les cartes : tous les autres doivent être d’accord.
page-claim-too-few = Votre voix seule ne suffit pas pour donner cette place. Un bot peut jouer pour { $owner } en attendant.
page-pin = Votre code PIN
page-pin-of = Code PIN : { $name }
page-pin-why = Retenez-le : avec votre nom et ce code, vous pouvez continuer aussitôt sur un autre appareil.
page-guest-of = joue pour { $owner }
page-owner-back-guest = { $owner } est de retour. À présent, vous regardez.
page-owner-back = { $name } jouait à votre place en votre absence. Elle est de nouveau à vous.
page-pin-used = Votre place est maintenant ouverte aussi sur un autre appareil.
page-pin-lock-out = Exclure les autres appareils
page-pin-lock-out-why = Seul cet appareil garde votre place, et vous recevez un nouveau code PIN.
page-locked-others = Les autres appareils sont exclus. Votre nouveau code PIN se trouve sous « Cette table ».
page-locked-out = Cet appareil a été exclu de la place par un autre. À présent, vous regardez.
page-pin-tried = Quelqu’un a donné un mauvais code PIN pour votre place.
page-claim-nobody = Personne ne peut dire oui pour l’instant. Votre demande reste : qui arrive la verra.
page-claim-withdraw = Tant pis
page-claim-refused = On ne vous a pas laissé entrer.
page-claim-own = Quelqu’un dit : « C’est moi, { $name }, sur un autre appareil. »
page-claim-other = { $name } demande cette place : { $owner }.
page-claim-yes = Laisser entrer { $name }
page-claim-no = Non
page-typed = Lancer : { $name }
page-typed-last = Est-ce bien le lancer ({ $name }) ? Il décide de la partie.
page-typed-wait = Le dernier lancer : { $name } vérifie ce qui a été tapé.
page-typed-right = Oui, c’est juste
page-typed-again = Taper à nouveau
page-quick-dice = Vos dés
page-quick-dice-of = Dés pour { $name }
page-quick-no = attendent votre geste
page-quick-yes = tombent tout seuls
page-seal = Sceau
page-sealed = Scellé : { $words }
page-sealed-why = Tout le monde voit ces mots avant le premier lancer. Quand la partie est finie, chacun peut vérifier que rien n’a été changé. Le sceau entier : { $hash }
page-sealed-bots = Le hasard des bots est scellé aussi : { $hash }…
page-let-watch = Laisser quelqu’un regarder
page-other-device = Continuer sur un autre appareil
page-other-device-why = Ouvrez ce lien là-bas et vous êtes à votre place. Ne le donnez à personne d’autre : qui l’a joue pour vous.
page-leave = Quitter la table
page-leave-why = Votre place se libère ; un bot ou quelqu’un d’autre peut la prendre.
page-leave-yes = Oui, quitter
page-delete = Supprimer cette table
page-delete-why = La table disparaît pour tous ceux qui jouent ou qui regardent, et personne ne pourra plus revoir la partie. C’est irréversible.
page-delete-yes = Oui, supprimer
page-real-what = { $dice ->
    [1] Qu’a lancé { $name } ? Touchez le dé.
   *[other] Qu’a lancé { $name } ? Touchez les { $dice } dés.
}
page-real-left = { $dice ->
    [1] encore un
   *[other] encore { $dice }
}
page-real-back = Pas celui-là
page-pips = { $pips }
page-pass-on = Passez l’appareil à { $name }
page-pass-on-why = Les cartes restent cachées, sauf pour { $name }.
page-i-am = Je suis { $name } : voir ma main
page-log-sat = { $name } s’assied.
page-log-bot_sat = { $name }, un bot, s’assied.
page-log-taken_over = { $name } reprend une place.
page-log-taken_over-own = { $name } exclut les autres appareils.
page-log-guest_sat = { $name } joue pour { $owner }, qui reprendra sa place à son retour.
page-log-guest_sat-own = On a laissé entrer { $name }.
page-log-guest_left = { $name } rend la place.
page-log-guest_left-own = La personne qui jouait comme { $name } rend la place.
page-log-recognised = { $name } continue sur un autre appareil.
page-log-pin_refused = Quelqu’un a donné un mauvais code PIN pour cette place : { $name }.
page-log-stood_up = { $name } se lève.
page-log-went_away = { $name } s’absente.
page-log-came_back = { $name } est de retour.
page-log-sat_in = Un bot joue pour { $name }.
page-log-came_along = { $name } vient aussi.
page-log-voted = { $by } demande un bot pour remplacer { $name }.
page-log-claimed = { $name } demande cette place : { $owner }.
page-log-claimed-own = { $name } demande à revenir.
page-log-agreed = { $by } dit oui.
page-log-turned_away = Personne ne prend cette place : { $name }.
page-log-host_passed = Le nouvel hôte : { $name }.
page-log-rematched = { $by } veut rejouer.
page-log-started = La partie commence.
page-log-started-sealed = La partie commence, scellée par les mots { $words }.
page-log-undone = { $name } reprend son coup.
page-log-timed_out = Temps écoulé pour { $name } : un bot joue ce tour.

## The page: the end, and looking back
out-of-the-game = hors jeu
page-you-win = Vous gagnez !
page-you-share = { $names } vous partagez la victoire !
page-you-first = Vous
page-winners = { $many ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
page-ended-alone = { $you ->
    [yes] Vous terminez avec { $score }
   *[no] { $name } termine avec { $score }
}
page-place = Rang
page-story = Comment ça s’est passé
page-sheet = Manche par manche
page-sheet-start = Départ
page-picture = Partager en image
page-picture-saved = Enregistrée
page-winner = gagnant
page-player = Joueur
page-score-sheet = Feuille de score
page-rematch = Encore une
page-follow-on = Passer à la table suivante
page-rematch-call = { $name } veut rejouer : venez !
page-come-along = Je viens
page-stay = Pas cette fois
page-stayed = Vous restez ici, et votre place est libre pour quelqu’un d’autre.
page-come-after-all = Aller voir quand même
page-follow-always = Toujours suivre automatiquement
page-follow-in = { $seconds ->
    [one] La suite dans une seconde
   *[other] La suite dans { $seconds } secondes
}
page-follow-wait = Attendre
page-save = Enregistrer
page-replay = Revoir
page-replay-of = Revoir : { $game }
page-share-replay = Partager la partie
page-drop-file = Déposez ici une partie enregistrée, ou touchez pour choisir un fichier
page-fault-not-a-record = Ce n’est pas une partie enregistrée de toog.
page-fault-record-too-large = Ce fichier est trop grand pour une partie enregistrée.
page-fault-record-broken = Cette partie enregistrée contient quelque chose que les règles ne permettent pas. Elle ne peut pas être montrée ainsi.
page-luck = C’était de la chance ?
page-luck-of = { $game } : de la chance ?
page-review-working = Chaque lancer et chaque choix est pesé : { $percent } % faits.
page-queue-before = { $before ->
    [one] La maison est occupée : une personne passe avant vous.
   *[other] La maison est occupée : { $before } personnes passent avant vous.
}
page-review-ready = L’analyse est prête.
page-review-sums = Chance et adresse
page-review-curve = { $unit ->
    [points] Les points à espérer
   *[win] Les chances de gagner de chacun
}
page-review-drift = La révision est ce qui a été jugé autrement par la suite.
page-review-board = Le jeu à ce moment-là
page-review-tap = Touchez un moment, et le jeu le montre.
page-review-previous = Faute précédente
page-review-next = Faute suivante
page-review-back = Retour à la liste
page-review-play = Comment on a joué
page-review-choices = Ce qui aurait été mieux
page-review-flawless = Aucun choix n’a rien coûté.
page-review-whose = Les choix de qui ?
page-review-everyone = tout le monde
page-review-more = Montrer les { $many }
page-review-again = À côté du champion
page-review-mine = Sur toutes vos parties analysées sur cet appareil :
page-review-picture = Enregistrer la courbe
page-review-share = Partager cette analyse
# Problèmes : celui du jour, et les choix les plus coûteux de ses propres parties
page-drill = Problèmes
page-drill-door = Problème du jour, et vos parties
page-drill-practise = S’exercer
page-drill-daily = Problème du jour
page-drill-daily-of = { $game }, { $day }
page-drill-daily-working = La maison joue la partie du jour et y cherche un choix difficile : { $percent } %.
page-drill-tomorrow = { $days ->
    [one] Revenez demain pour le suivant.
   *[other] { $days } jours de suite. Revenez demain pour le suivant.
}
page-drill-own = De vos propres parties
page-drill-own-working = La maison cherche dans les parties les choix qui ont coûté le plus : { $percent } %.
page-drill-own-lead = { $many ->
    [one] Un choix vous a coûté cher dans vos dernières parties. Que joueriez-vous maintenant ?
   *[other] { $many } choix vous ont coûté le plus dans vos dernières parties. Que joueriez-vous maintenant ?
}
page-drill-table = Les choix les plus coûteux de cette partie
page-drill-table-lead = { $many ->
    [one] Un choix a coûté cher. Que joueriez-vous ?
   *[other] { $many } choix ont coûté le plus. Que joueriez-vous ?
}
page-drill-none-yet = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil. Jouez-en une, et les choix qui vous ont coûté le plus reviendront ici comme problèmes.
page-drill-flawless = Aucun choix n’a coûté assez pour s’y exercer.
page-drill-start = Commencer
page-drill-number = { $game } : problème { $number } sur { $many }
page-drill-question = Vous êtes { $name }. Que jouez-vous ?
page-drill-not-legal = Les règles ne le permettent pas ici. Essayez un autre coup.
page-drill-best = Le meilleur coup : { $move }
page-drill-good = Bon coup : { $move }
page-drill-doubtful = Coup douteux : { $move }
page-drill-best-was = Le meilleur était : { $move }
page-drill-played = { $you ->
    [yes] Dans la partie, vous avez joué : { $move }.
   *[no] Dans la partie, { $name } a joué : { $move }.
}
page-drill-same = { $you ->
    [yes] Dans la partie, vous avez joué la même chose.
   *[no] Dans la partie, { $name } a joué la même chose.
}
page-drill-more = Touchez un autre coup pour voir ce qu’il vaut.
page-drill-next = Problème suivant
page-drill-finish = Terminé
page-drill-done = { $many ->
    [one] C’était tout.
   *[other] Les { $many } y sont passés.
}
page-drill-once-more = Encore une fois
page-fault-broken-off = La maison n’a pas terminé. Réessayez.
page-first = Au début
page-step-back = Un pas en arrière
page-run = Lecture
page-pause = Pause
page-step-on = Un pas en avant
page-last = À la fin
page-moment = Moment de la partie
page-moment-of = { $step } sur { $steps }
page-whose-eyes = Vu par qui ?
page-nobodys-eyes = un spectateur
page-seal-verified = { $falls ->
    [one] Vérifié : le seul lancer est conforme au sceau.
   *[other] Vérifié : les { $falls } lancers sont conformes au sceau.
}
page-seal-verified-cards = { $falls ->
    [1] Vérifié : le seul mélange est conforme au sceau.
   *[other] Vérifié : les { $falls } lancers et mélanges sont conformes au sceau.
}
page-seal-verified-some = { $falls ->
    [one] Vérifié : un des { $total } lancers est conforme au sceau de cette partie.
   *[other] Vérifié : { $falls } des { $total } lancers sont conformes au sceau de cette partie.
}
page-seal-verified-some-cards = { $falls ->
    [one] Vérifié : un des { $total } lancers et mélanges est conforme au sceau de cette partie.
   *[other] Vérifié : { $falls } des { $total } lancers et mélanges sont conformes au sceau de cette partie.
}
page-seal-verified-dice = Seuls les dés sont vérifiés ({ $falls } sur { $total }). La partie ne dit pas quels noms, règles de la maison et bots ont été scellés : ce peut être n’importe lesquels.
page-seal-why = { $binds ->
    [terms] Le sceau « { $words } » était sur la table avant le premier lancer, et ces noms, ces règles de la maison et ces bots sont dessous aussi. Le sceau entier : { $hash }
    [rules] Le sceau « { $words } » était sur la table avant le premier lancer de la partie où ces dés sont tombés d’abord. Les règles de la maison sont dessous aussi ; pour les noms et les bots, on n’a que la parole de qui a gardé la partie. Le sceau entier : { $hash }
   *[dice] Le sceau « { $words } » était sur la table avant le premier lancer. Il ne concerne que les dés : pour les noms, les règles de la maison et les bots, on n’a que la parole de qui a gardé la partie. Le sceau entier : { $hash }
}
page-seal-why-fork = { $binds ->
    [terms] Le sceau « { $words } » était sur la table avant que cette partie ne reprenne là, et ces noms, ces règles de la maison et ces bots sont dessous aussi. Le sceau entier : { $hash }
   *[dice] Le sceau « { $words } » était sur la table avant que cette partie ne reprenne là. Il ne concerne que les dés : pour les noms, les règles de la maison et les bots, on n’a que la parole de qui a gardé la partie. Le sceau entier : { $hash }
}
page-seal-stops = La partie n’est pas finie : elle n’a été gardée que jusqu’au moment { $event }.
page-seal-changed = Il y a une erreur : les noms, les règles de la maison ou les bots ne sont pas ceux qui ont été scellés.
page-seal-broken = Il y a une erreur : ce qui est tombé au moment { $event } n’est pas conforme au sceau.
page-seal-checking = Vérification du sceau…
page-seal-idle = Rien n’est tombé sous le sceau de cette partie elle-même : il ne prouve rien des dés.
page-seal-closed = Le sceau s’ouvre quand la partie est finie.
page-seal-unsealed = Rien n’était scellé dans cette partie : il n’y a rien à vérifier.
page-fork = Reprendre d’ici
page-fork-dice = Les dés à venir
page-fork-same = Les mêmes qu’alors
page-fork-fresh = De nouveaux dés
page-fork-same-why = Qui a vu cette partie peut savoir ce qui tombera.
page-fork-unsealed = Personne ne sait ce qui serait tombé dans cette partie : vous reprenez avec de nouveaux dés.
page-fork-with = Avec qui
page-fork-alone = Seul, contre des bots
page-fork-company = Avec la compagnie
page-fork-from = Partie reprise
page-forked-same = Du moment { $event } d’une autre partie, avec les mêmes dés : qui l’a vue peut savoir ce qui tombe.
page-forked-fresh = Du moment { $event } d’une autre partie, avec de nouveaux dés.
page-forked-cards = Du moment { $event } d’une autre partie. Jusqu’à la prochaine donne, qui l’a vue peut connaître les cartes.
page-fork-vouched = Ce qui est tombé avant ({ $falls }×) l’est sous des sceaux dont seule la feuille { $of }… peut répondre.
page-fork-unproven = { $falls ->
    [one] Un lancer d’avant n’avait pas de sceau ouvert et ne peut pas être vérifié.
   *[other] { $falls } lancers d’avant n’avaient pas de sceau ouvert et ne peuvent pas être vérifiés.
}
page-fork-seat = Place : { $name }

## Drills and the puzzle of the day
drill-none = Il n’y a rien à exercer : aucune décision de ces parties n’a coûté assez pour en être sûr.
drill-own = Problème { $number } sur { $many } : { $file }, événement { $event }
drill-daily = Le problème du { $day }
drill-question = C’est à { $name } de jouer. Quel est le meilleur coup ?
drill-found = Trouvé : { $move } est le meilleur coup.
drill-as-good = Trouvé : { $move } vaut { $best }, autant qu’on puisse en juger.
drill-good = Presque : { $move } est bon, et { $best } est meilleur.
drill-doubtful = Pas { $move } : le meilleur coup est { $best }.
drill-answer = Le meilleur coup est { $best }.
drill-cost-win = Sur 100 parties pareilles, { $move } en gagne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins.
drill-cost-points = En moyenne, { $move } rapporte { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins.
drill-played = Dans la partie, { $name } a joué { $move }.
drill-played-same = Dans la partie, { $name } a joué de même.
drill-score = { $tried ->
    [one] { $found ->
        [0] Vous ne l’avez pas trouvé.
       *[other] Vous l’avez trouvé.
    }
   *[other] Vous en avez trouvé { $found } sur { $tried }.
}
drill-left = Laissé tel quel : le problème vous attend.
drill-about-quit = partir ; Ctrl-C et Ctrl-D font de même

## Pourquoi un coup est bon
mark-best = le meilleur
mark-good = bon
mark-doubtful = douteux
reason-only-move = Il n’y a qu’un seul coup.
reason-all-alike = { $moves ->
    [2] Les deux coups se valent ici.
   *[other] Les { $moves } coups se valent ici.
}
reason-margin-close = Le deuxième meilleur coup vaut presque autant.
reason-margin-win = Sur 1000 parties pareilles, il en gagne { $more } de plus que le deuxième meilleur coup.
reason-margin-points = Sur dix parties pareilles, il rapporte { $more } de plus que le deuxième meilleur coup.
cli-hint-win = À { $name } de jouer, selon les chances de gagner :
cli-hint-points = À { $name } de jouer, selon les points à attendre à la fin :
cli-hint-exact = Ces valeurs sont exactes.
cli-hint-near = Ces valeurs sont des estimations : deux sur trois sont justes à ± près.
cli-hint-worth-win = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-hint-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Jouer jusqu’au bout : chaque coup d’un conseil joué jusqu’à la fin, avec les mêmes dés
rollout-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-figure-alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rollout-behind = { $figure } de moins
rollout-win = Après { $games ->
    [one] une partie
   *[other] { $games } parties
} avec les mêmes { $chance ->
    [cards] cartes
   *[dice] dés
} pour chaque coup, jouées par { $level ->
    [club] des joueurs de club
   *[sensible] des joueurs raisonnables
} : le meilleur coup en gagne { $figure } sur 100.
rollout-points = Après { $games ->
    [one] une partie
   *[other] { $games } parties
} avec les mêmes { $chance ->
    [cards] cartes
   *[dice] dés
} pour chaque coup, jouées par { $level ->
    [club] un joueur de club
   *[sensible] un joueur raisonnable
} : le meilleur coup rapporte { $figure } points.
rollout-better-win = Il en gagne { $figure } sur 100 de plus que le deuxième meilleur coup.
rollout-better-points = Il rapporte { $figure } points de plus que le deuxième meilleur coup.
rollout-few = C’est trop peu de parties pour dire quel coup est le meilleur : il en faut au moins { $fewest }.
rollout-verdict-confirms = Cela confirme le conseil.
rollout-verdict-open = C’est trop serré : ces parties ne disent pas quel coup est le meilleur.
rollout-verdict-rollout = Le conseil dit autre chose. Fiez-vous aux parties : le conseil n’est qu’une estimation, et celles-ci ont été jouées jusqu’au bout.
rollout-verdict-exact = Le conseil dit autre chose. Fiez-vous au conseil : il est exact, et les joueurs de ces parties font des fautes.
rollout-verdict-judge = Le conseil dit autre chose. Fiez-vous au conseil : il se trompe de moins que ce que les joueurs de ces parties perdent par leurs fautes.

## Une soirée en duplicate : plusieurs parties avec les mêmes dés, classées avec la chance et sans elle
night-head = { $chance ->
    [cards] Soirée en duplicate : { $game }, { $games } parties avec les mêmes cartes
   *[dice] Soirée en duplicate : { $game }, { $games } parties avec les mêmes dés
}
night-raw = Avec la chance
night-without-luck = Sans la chance
night-value-win = gagné
night-value-points = points
night-same-seat-column = même place
night-score = score
night-games = parties
night-known = { $many ->
    [one] Une de ces parties en répète une autre : qui avait cette feuille pouvait savoir ce qui allait tomber.
   *[other] { $many } de ces parties en répètent une autre : qui avait cette feuille pouvait savoir ce qui allait tomber.
}
night-others = Sans la chance, les erreurs des autres comptent encore, pour qui en a profité.
night-first-raw = { $many ->
    [one] Avec la chance, { $names } arrive en tête.
   *[other] Avec la chance, { $names } se partagent la première place.
}
night-first-skill = { $many ->
    [one] Sans la chance, { $names } arrive en tête.
   *[other] Sans la chance, { $names } se partagent la première place.
}
night-player-win = { $games ->
    [one] { $name } a gagné { $raw } d’une partie : { $without } sans la chance, { $luck } par la chance.
   *[other] { $name } a gagné { $raw } de { $games } parties : { $without } sans la chance, { $luck } par la chance.
}
night-player-points = { $games ->
    [one] { $name } a marqué { $raw } points : { $without } sans la chance, { $luck } par la chance.
   *[other] { $name } a marqué { $raw } points par partie sur { $games } parties : { $without } sans la chance, { $luck } par la chance.
}
night-same-seat = Par rapport aux autres qui ont eu la même place : { $change }.

## The review of a game: what it owed to luck, and what to its players
review-before = Avant la première manche
review-when = { $heading } { $round }
review-value-win = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-value-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-scale-win = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
review-scale-points = { $sign }{ NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
review-turning = { $when }, { $name } { $change } : { $what }
review-decision = { $when }, { $name } { $change } : { $what } Mieux : { $instead }
review-exact = Toutes les valeurs sont exactes.
review-about = Une valeur peut être fausse d’environ { $error }.
review-about-between = Une valeur peut être fausse d’environ { $least } à { $most }, selon la position.
review-hidden = Le jeu de chacun est comparé à ce qu’un joueur raisonnable aurait choisi avec les mêmes cartes. La révision est d’environ { $drift } par partie.
review-title = Chance et adresse : { $game }
review-from-to = { $name } de { $start } à { $result }.
review-unfinished = La partie n’est pas finie : elle est analysée jusqu’où elle a été jouée.
review-forked = Cette partie en a quitté une autre à l’événement { $event } : elle est analysée à partir de là.
review-start = départ
review-luck = chance
review-own = son jeu
review-others = les autres
review-drift = révision
review-result = résultat
review-turning-points = Les tournants
review-luckiest = Le plus de chance : { $what }
review-unluckiest = Le plus de malchance : { $what }
review-costliest = La décision la plus coûteuse : { $what }
review-play = { $choices ->
    [one] { $name } a eu un seul vrai choix et a perdu { $share } ± { $error } de l’enjeu : { $word }.
   *[other] { $name } a eu { $choices } vrais choix et a perdu { $share } ± { $error } de l’enjeu : { $word }.
}
review-few = trop peu de choix pour le dire
review-between = { $best } à { $worst }
review-over-games = Le jeu de chacun, sur toutes ces parties
review-pooled = { $name } à { $game }, { $games ->
    [one] une partie
   *[other] { $games } parties
} : a perdu { $share } ± { $error } de l’enjeu sur { $choices ->
    [one] un vrai choix
   *[other] { $choices } vrais choix
} : { $word }.
review-no-choice = { $name } n’avait rien à décider.
review-word-flawless = sans faute
review-word-masterly = magistral
review-word-strong = solide
review-word-fair = correct
review-word-loose = décontracté
review-word-wild = aventureux
review-again-you = joué
review-again-best = champion, mêmes lancers
review-again-expected = avec des lancers moyens
review-again-total = en tout
review-again-note = Le champion a eu exactement les mêmes lancers. La dernière colonne est ce que rapporte un tel jeu avec des lancers moyens : la différence, c’est la chance.
review-aspect-row = rangée entière
review-aspect-colours = couleurs
review-aspect-escapes = échappatoires
review-aspect-outs = hors jeu
review-aspect-bets = paris

## Le labo : ce qu’une règle de la maison change
cli-lab-same = A et B sont pareils : nommez une règle de la maison qui n’est pas déjà ainsi, --change NOM=VALEUR
cli-lab-played = { $games } parties selon chacune des deux, { $players } joueurs.
cli-lab-preparing = On prépare les règles …
cli-lab-bounds = La vérité se trouve dans le ± dix-neuf fois sur vingt.
cli-lab-alike = Aucune différence ne dépasse son erreur.
lab-progress = { $games } parties sur { $wanted } selon chacune des deux
lab-usual = les règles habituelles
lab-events = lancers et coups par partie
lab-rounds = manches par partie
lab-first = victoires de qui commence (égalité : { $even } %)
lab-skill = adresse (le reste est de la chance)
lab-drama = décidée après cette part de la partie
lab-number = { $sign }{ $value } ± { $error }
lab-percent = { $sign }{ $value } % ± { $error }
lab-better = Sur 100 parties, le meilleur joueur (niveau { $better } parmi le niveau { $weaker }) en gagne { $a } selon A et { $b } selon B ; l’égalité serait { $even }.
lab-said-events = { $way ->
    [up] Il y a { $by } lancers et coups de plus par partie (± { $error }).
   *[down] Il y a { $by } lancers et coups de moins par partie (± { $error }).
}
lab-said-rounds = { $way ->
    [up] Les parties durent { $by } manches de plus (± { $error }).
   *[down] Les parties durent { $by } manches de moins (± { $error }).
}
lab-said-first = { $way ->
    [up] Qui commence gagne { $by } parties de plus sur 100 (± { $error }).
   *[down] Qui commence gagne { $by } parties de moins sur 100 (± { $error }).
}
lab-said-skill = { $way ->
    [up] L’adresse compte davantage : le meilleur joueur gagne { $by } parties de plus sur 100 (± { $error }).
   *[down] La chance compte davantage : le meilleur joueur gagne { $by } parties de moins sur 100 (± { $error }).
}
lab-said-drama = { $way ->
    [up] Les parties se décident plus tard, de { $by } % de leur durée (± { $error }).
   *[down] Les parties se décident plus tôt, de { $by } % de leur durée (± { $error }).
}
page-lab-title = Que change une règle de la maison ?
page-lab-lead = Choisissez deux jeux de règles. La maison joue des milliers de parties selon l’un et l’autre, et montre ce qui diffère.
page-lab-game = Jeu
page-lab-players = Joueurs
page-lab-setting = Règles { $which }
page-lab-compare = Comparer
page-lab-stop = S’arrêter là
page-lab-same = A et B sont identiques. Changez une règle de la maison dans l’un des deux.
page-lab-preparing = La maison sort les dés et les cartes…
page-lab-progress = { $games } parties sur { NUMBER($wanted) } selon chacune des deux
page-lab-difference = différence { $by }
page-lab-what = Ce que B change par rapport à A
page-lab-alike = Pour l’instant aucune différence ne dépasse son erreur.
page-lab-bounds = Le bout pâle d’une barre est son erreur : la vérité se trouve dans le ± dix-neuf fois sur vingt.
page-lab-share = Partager cette comparaison

## A duplicate night: several tables, or one company again, with the same dice
page-night = Soirée en duplicate
page-night-why = Plusieurs tables, ou la même compagnie encore une fois, jouent avec exactement les mêmes dés ou les mêmes cartes. À la fin, on voit qui a le mieux joué, avec la chance et sans elle.
page-night-who = Joueurs et bots s’assoient ensuite à chaque table, par son lien.
page-night-tables = Combien de tables ?
page-night-rounds = Combien de tours à chaque table ?
page-night-again = À chaque tour, chacun avance d’une place et les mêmes dés ou les mêmes cartes reviennent : qui s’en souvient les connaît.
page-night-lay = Préparer la soirée
page-night-lead = Chaque partie de cette soirée se joue avec les mêmes dés ou les mêmes cartes. Distribuez les liens ; quand toutes les parties seront finies, on verra qui a le mieux joué, avec la chance et sans elle.
page-night-single = Une seule partie a été jouée jusqu’au bout : il n’y a rien à comparer.
page-night-done = Toutes les parties sont finies. Chacune s’est jouée avec les mêmes dés ou les mêmes cartes.
page-night-table-of = Table { $table } sur { $tables }
page-night-go = Vers la soirée
page-night-sealed = Toutes les tables de cette soirée partagent ce sceau. Ce qu’apportent les appareils de chaque table est mêlé aux dés ou aux cartes.
page-night-start = Commencer à toutes les tables
page-night-host-starts = L’hôte lance toutes les tables ensemble, quand tout le monde est là, à chaque table.
page-night-shut = Les autres tables de cette soirée jouent avec les mêmes dés ou les mêmes cartes. Seuls ceux qui sont assis ici les voient donc, jusqu’à ce que toutes les tables aient fini.
page-night-elsewhere = Vous êtes déjà à la table { $table } de cette soirée, qui joue avec les mêmes dés ou les mêmes cartes.
page-night-next = Tour suivant
page-night-wait = Aux autres tables, ou au tour suivant, on joue avec les mêmes dés ou les mêmes cartes. On pourra revoir la partie, et savoir ce qui était de la chance, quand tous auront fini.
page-night-table = Table { $table }
page-night-round = Tour { $round } sur { $rounds }
page-night-waiting = attend de la compagnie
page-night-playing = en jeu
page-night-over = terminée
page-night-gone = retirée
page-night-go-table = Vers la table { $table }
page-night-invite = Inviter à la table { $table }
page-night-share = Partager le lien de la soirée
page-night-end = Terminer la soirée maintenant
page-night-end-why = Les parties qui ne sont pas finies sont retirées. Les autres sont classées.
page-night-end-yes = Oui, terminer
page-night-ranking = Classement
page-night-ready = Le classement est prêt.
page-night-raw = Tel quel
page-night-skill = Sans la chance
page-night-players = Joueur par joueur
page-night-games = parties
page-night-seats = places
page-night-beside = même place
page-night-beside-why = « Même place » dit de combien le résultat dépasse celui des autres qui avaient la même place avec les mêmes dés ou les mêmes cartes.

## La juste avance
cli-handicap-who = handicap doit savoir qui joue : --bots champion,beginner ou --review FICHIER
cli-handicap-given = handicap cherche lui-même ce qu’il faut donner : ne mettez pas --option handicap
cli-handicap-either = handicap prend --bots ou --review, pas les deux
handicap-gives = Pour égaliser : { $given }.
handicap-nothing = Personne ne reçoit rien : aucune avance ne rapproche cette compagnie de l’égalité.
handicap-with = Sur 100 parties, chacun gagne alors : { $shares }.
handicap-without = Sans avance : { $shares }.
handicap-share = { $name } { $share } (± { $error })
handicap-gap = Par pas entiers, { $name } reste à { $gap } parties sur 100 d’une part égale.
handicap-limit = On ne peut pas donner davantage : { $name } reste à { $gap } parties sur 100 d’une part égale.
handicap-thinks = Le niveau « { $level } » réfléchit trop longtemps pour des milliers de parties et compte ici comme « { $other } ». Il joue mieux que cela : il faudrait donner davantage aux autres.
handicap-as = { $name } compte comme « { $level } », d’après { $choices } choix analysés.
handicap-between = { $name } compte comme quelqu’un entre « { $weaker } » et « { $stronger } », d’après { $choices } choix analysés.
page-even = Égaliser les chances
page-even-lead = Comment joue chacun ? La maison joue des milliers de parties et dit quelle avance donner, et à qui.
page-even-reviewed = comme dans les parties analysées
page-even-holds = Dans les règles de la maison pour l’instant : { $given }.
page-even-find = Combien pour être à égalité ?
page-even-preparing = La maison sort les dés et les cartes…
page-even-working = { $games } parties jouées…
page-even-use = L’adopter
page-even-used = C’est dans les règles de la maison.
