# Tout ce qui n’appartient pas à un seul jeu, en français.

## Places et résultats

seat-name = Joueur { $number }
winner = { $names } gagne.
winners = { $names } partagent la victoire.
nobody-wins = Personne ne gagne.

## Refus

refusal-malformed = { $why ->
    [json] Ce n’est pas du JSON : voyez l’octet { $word }.
    [cut] Ce n’est pas du JSON : il s’arrête trop tôt.
    [missing] { $path ->
        [none] Il manque « { $word } ».
       *[other] Il manque « { $word } » dans « { $path } ».
    }
    [unknown] { $path ->
        [none] Personne n’a demandé « { $word } ».
       *[other] Personne n’a demandé « { $word } » dans « { $path } ».
    }
    [value] « { $path } » ne peut pas être « { $word } ».
    [low] « { $path } » doit être au moins { $word }.
    [high] « { $path } » doit être au plus { $word }.
    [short] « { $path } » est trop court : au moins { $word }.
    [long] « { $path } » est trop long : au plus { $word }.
    [form] « { $path } » n’a pas la bonne forme.
    [kind] { $path ->
        [none] Il faut ici { $word ->
            [int] un nombre entier
            [float] un nombre
            [str] un texte
            [bool] true ou false
            [array] une liste
            [object] un objet
            [int-or-str] un nombre entier ou un texte
            [str-or-object] un texte ou un objet
           *[other] { $word }
        }.
       *[other] « { $path } » doit être { $word ->
            [int] un nombre entier
            [float] un nombre
            [str] un texte
            [bool] true ou false
            [array] une liste
            [object] un objet
            [int-or-str] un nombre entier ou un texte
            [str-or-object] un texte ou un objet
           *[other] { $word }
        }.
    }
   *[other] C’est illisible : { $detail }.
}
refusal-number-too-long = Un nombre est trop long : on lit au plus { $digits } chiffres.
refusal-wrong-number-of-seats = On ne peut pas jouer à { $seats } : le jeu est pour { $low } à { $high }.
refusal-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
refusal-unknown-level = Il n’y a pas de bot « { $level } » ; il y a { $known }.
refusal-no-dial = Les bots de { $game } n’ont pas d’échelle de force.
refusal-unknown-option = Il n’y a pas d’option « { $option } » ; il y a { $known }.
refusal-option-value = L’option « { $option } » ne peut pas être { $value } ; elle peut être { $values }.
refusal-unknown-language = Il n’y a pas de langue « { $language } » ; il y a { $known }.
refusal-unknown-rule = Il n’y a pas de règle { $id }.
refusal-no-such-seat = Il n’y a pas de place { $wanted } : on les compte de 0, qui est Joueur 1, à { $last }.
refusal-no-such-entry = Il n’y a pas d’entrée { $seq } : la dernière est la { $last }.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-undo-no-such-entry = Il n’y a pas d’entrée { $back_to } à laquelle revenir.
refusal-undo-not-practice = À cette table, un coup où le hasard est entré reste joué ; à une table d’entraînement, on peut le reprendre.
refusal-undo-needs-consent = Un hasard, une révélation ou le coup d’un autre est passé par là : les autres doivent être d’accord.
refusal-not-a-match-file = Ce n’est pas le fichier d’une partie.
refusal-old-record = Cette partie a été enregistrée par une version plus ancienne du programme, sous une forme qui n’est plus lue.
refusal-log-has-no-opening = Le journal ne commence pas par la mise en place.
refusal-log-opened-twice = La partie est mise en place deux fois, à l’entrée { $seq }.
refusal-log-differs = L’entrée { $seq } n’est pas ce qui s’est passé d’après les règles.
refusal-log-breaks-a-rule = L’entrée { $seq } enfreint une règle ({ $refused }).
refusal-rules-version-differs = La partie a été jouée avec la version { $recorded } des règles ; celle-ci est la { $present }.
refusal-draws-missing = Il manque un tirage : { $label }.
refusal-draws-left-over = Il y a plus de tirages qu’il n’en faut.
refusal-draws-differ = On attendait le tirage { $label }, pas { $recorded }.
refusal-physics-missing = Le bois simulé a besoin de MuJoCo : tapez `pip install 'ludoteca[physics]'`, ou jouez sur votre propre table avec `--villa real`.
refusal-needs-server = Cela demande un serveur.
refusal-wood-not-loaded = Le bois simulé n’a pas pu être chargé. Réessayez avec une connexion, ou jouez avec votre propre boîte : ouvrez une table et choisissez que la villa est sur votre table.
refusal-file-unreadable = { $file } ne peut pas être lu : { $why ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [forbidden] ce n’est pas permis ici
    [not-text] ce n’est pas du texte
   *[other] un tel fichier est impossible
}.
refusal-golden-head = Ce n’est pas une ligne d’en-tête : { $line }.
refusal-seat-not-active = Ce n’est pas à { $seat } de jouer.

## Jeux d’autres paquets

refusal-game-unplayable = On ne peut pas jouer à « { $game } » : { $why ->
    [no-game] son point d’entrée ne désigne pas un jeu
    [no-info] il n’a pas d’« info » qui dise ce qu’il est
    [key] son « info » a une autre clé que son point d’entrée
    [seats] son nombre de places est impossible
    [options] ses options ne sont pas un Record
    [position] sa position n’est pas une Position
    [view] sa vue n’est pas un Record
   *[error] { $detail }
}.
no-rules-page = { $title } n’a pas de page de règles.
missing-bots = Les bots de { $title } ne peuvent être chargés : { $detail }. Ceux de tous les jeux y jouent.
missing-texts = Il manque { $count } textes à { $title }, dont { $keys }.
keeps-the-contract = { $title } tient le contrat : { $matches } parties jouées, rien ne manque.
broken-promise = Une promesse du contrat n’est pas tenue : { $promise } ({ $seats } places, bots « { $level } », graine { $seed }).
rules-mistake = Il y a une erreur dans les règles : { $detail } ({ $file }, ligne { $line } ; { $seats } places, bots « { $level } », graine { $seed }).

## Le moteur par un tube

refusal-internal = Le moteur s’est trompé : { $detail }.
refusal-unknown-match = Il n’y a pas de partie « { $match } ».

## Bots

reason-uniform = n’importe laquelle des { $actions } convenait
reason-uniform-offer = l’envie l’en a pris
reason-drawn = un des coups permis, tiré au sort
reason-searched = gagné { $percent } % de { $tries } parties imaginées
reason-no-time = il n’y avait pas le temps de réfléchir

## Le terminal

refusal-file-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML ({ $problem }).
refusal-table-row = { $at } : { $problem }.
refusal-table-too-long = Un fichier de table a { $most } caractères au plus.
refusal-table-code-unreadable = Ce n’est pas le code d’une table de données.
refusal-table-unknown = { $game } n’a pas de table « { $what } » ; il a { $known }.
refusal-table-for-another = { $file } est pour autre chose : { $what } de { $game }.
refusal-no-tables = { $game } ne se joue qu’avec son matériel imprimé.
table-sound = { $file } est en ordre : { $what } « { $name } » pour { $game }.
table-installed = Installé sous { $file }. Choisissez « { $name } » en préparant une table.

column-game = jeu
column-title = titre
column-seats = places
column-bots = bots
column-option = option
column-default = défaut
column-values = valeurs
column-meaning = sens
column-rank = rang
column-player = joueur
column-score = points

stats-playing = On joue
stats-title = { $title } : { $matches } parties de bots
stats-length = Durée en actions
stats-endings = Comment elles ont fini
stats-winners = Victoires par place
stats-audited = Les comptes étaient justes après chacune des { $actions } actions.
stats-drawn = Dessiné dans { $file }.

## Une action à compléter

form-begins = Entrée prend ce qui est entre [crochets], « { $done } » le fait pour tout ce qui reste. « { $leave } », ou une ligne vide là où il n’y a pas de crochets, abandonne.
form-again = Encore une fois, alors : Entrée garde votre réponse, « { $leave } » abandonne.
form-left = Rien n’a été fait.
form-which = numéro ou nom
form-which-ones = numéros ou noms, séparés par des virgules
form-whole =
    de { $low } à { $high }{ $step ->
        [1] {""}
       *[other] , par pas de { $step }
    }
form-real =
    de { $low } à { $high }{ $unit ->
        [none] {""}
        [degrees] {" "}degrés
       *[other] {" "}{ $unit }
    }
form-text = { $longest } caractères au plus
value-none = rien
value-yes = oui
value-no = non

refusal-not-active = Ce n’est pas à vous de décider maintenant.
refusal-name-the-seat = { $active ->
    [0] La partie est terminée.
   *[other] Plusieurs places doivent décider : indiquez laquelle agit.
}
refusal-not-listed = Cela ne fait pas partie de ce qui est permis maintenant : { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number } : { $terms }
derivation-sum = { $number } : { $terms } = { $total }
new-game-written = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis ludoteca play { $game }, ludoteca conformance { $game } et pytest { $folder }.
