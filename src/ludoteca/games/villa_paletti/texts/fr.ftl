# Villa Paletti en français. Étages et couleurs arrivent comme clés anglaises : chaque phrase les dit à sa façon.

## Mots

nobody = personne

## Options

option-villa = La villa se dresse
    .simulated = ici, dans le navigateur
    .real = sur notre table : nous disons ce qui se passe
option-wood = Bois
    .perfect = parfait : toutes les colonnes ont la même longueur
    .fine = fin : les colonnes diffèrent de 0,1 mm au plus
    .rough = brut : les colonnes diffèrent de 0,3 mm au plus
option-pieces = Le bois de votre boîte, si ses tailles et ses formes sont autres
    .printed = celui de la boîte imprimée
option-hands = Mains
    .steady = sûres : elles ne tremblent pas
    .human = humaines
    .shaky = tremblantes
option-hands-by-seat = Mains de chaque place
    .as_table = comme à la table
    .steady = mains sûres
    .human = mains humaines
    .shaky = mains tremblantes
option-placing = Poser colonnes et plateaux
    .both = à la main ou par le panneau, au choix de chacun
    .by_hand = de sa propre main seulement
    .by_panel = par le panneau seulement : la main du programme s’en charge
option-pulling = Retirer les colonnes
    .both = à la main ou avec le panneau, comme chacun veut
    .by_hand = de sa propre main seulement
option-notes = Des notes près des colonnes disent comment chacune tient
option-practice = Entraînement : contre les bots, on peut reprendre une colonne tirée
option-set-up = Mise en place
    .from_seed = faite pour vous
    .in_turn = à tour de rôle, une colonne chacun
option-youngest = Le plus jeune, qui lance le sceau
    .none = tiré au sort
    .some = joueur { $number }
option-colours = Couleurs
    .chosen = choisies à tour de rôle (texte néerlandais)
    .rolled = tirées par tout le monde (texte français)
option-experienced = Bâtisseurs expérimentés : un plateau peut reposer sur moins de trois colonnes
    .off = non
    .from_orange = à partir de l’orange (texte français)
    .orange_only = l’orange seul (texte néerlandais)

## Ce que vous pouvez faire

action-place-column = Mettre la colonne { $column } sur le chantier en { $x }, { $y }
action-choose-colour = Prendre le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }
action-pull = Tirer la colonne { $column } vers { $direction }°
action-pull-along = Tirer la colonne { $column } à la main
action-nudge = Pousser à peine la colonne { $column } pour sentir si elle tient
action-lift = Soulever la colonne { $column } tout droit
action-break-off = Toucher la colonne { $column } et renoncer : elle est bloquée
action-set-down = La poser en { $x }, { $y }
action-set-down-along = La porter au-dessus et la poser à la main en { $x }, { $y }
action-declare = Déclarer qu’aucune de vos colonnes ne peut bouger
action-contest = Protester : montrer que l’une d’elles le peut
action-decline = Laisser faire
action-lay-floor = Poser le plateau en { $x }, { $y }, tourné de { $rotation }°
action-lay-floor-along = Poser le plateau à la main en { $x }, { $y }, tourné de { $rotation }°
action-give-up-floor = Renoncer : pas de bonne place pour le plateau
action-tell-moved = La colonne { $column } est sortie et se tient à sa place
action-tell-fell = { $column ->
    [none] La villa s’est écroulée sous le nouveau plateau
   *[other] La villa s’est écroulée pendant qu’on déplaçait la colonne { $column }
}
action-tell-floor = Le plateau suivant est posé
action-tell-colour = Le sceau a montré le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }
action-roll-seal = Laisser le programme lancer le sceau

offer-place-column =
    Mettre { $column ->
        [open] une colonne
       *[other] la colonne { $column }
    } où vous voulez sur le chantier
offer-pull =
    Tirer { $column ->
        [open] une colonne
       *[other] la colonne { $column }
    } à votre façon : direction, vitesse, prise, autre main
offer-set-down = La poser où vous voulez sur le plateau le plus haut
offer-lay-floor = Poser le plateau où vous voulez, sur une face ou l’autre

field-column = Quelle colonne
field-x = À quelle distance à droite du milieu, x
field-y = À quelle distance au-dessus du milieu, y
field-rotation = Tournée à gauche de
field-flipped = Quelle face en haut
    .no = celle-ci
    .yes = l’autre
field-on = Sur quelle colonne
    .none = sur aucune : sur le plateau
field-direction = Vers où : 0 est à droite, 90 en haut
field-speed = À quelle vitesse
field-grip = À quelle hauteur au-dessus du pied vous la prenez
field-tool = Avec quoi
    .hand = la main
    .hook = le petit crochet
field-hold = Où se pose l’autre main
    .none = nulle part
    .blue = sur le plateau bleu
    .green = sur le plateau vert
    .yellow = sur le plateau jaune
    .orange = sur le plateau orange
    .red = sur le plateau rouge
field-hold-x = L’autre main : à quelle distance à droite du milieu, x
field-hold-y = L’autre main : à quelle distance au-dessus du milieu, y
field-lift = Avec quelle force l’autre main soulève
field-steady = Avec quelle force l’autre main retient
field-give-up = Renoncer dès que quelque chose d’autre a bougé de
    .none = jamais

## Ce qui s’est passé

event-villa-laid-out = { $rests_on ->
    [none] Vingt colonnes se dressent sur le chantier, et le plateau bleu repose dessus.
   *[other] Vingt colonnes se dressent sur le chantier ; le plateau bleu repose sur : { $rests_on }.
}
event-column-placed = { $seat } met la colonne { $column } sur le chantier.
event-site-cleared = Les colonnes ne laissent pas de place sûre au plateau bleu : toutes sont redisposées.
event-floor-slipped = Le plateau bleu glisse ; { $seat } le repose.
event-colour-rolled = { $seat } lance le sceau : { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }.
event-colour-chosen = { $seat } choisit le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }.
event-colour-left = { $seat } a le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }, la couleur qui reste.
event-colour-neutral = Le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    } est neutre.
event-turn-began = Tour { $turn } : { $seat }.
event-column-taken = { $pushed ->
    [0] { $seat } retire la colonne { $column } ; rien d’autre n’a bougé.
   *[other] { $seat } retire la colonne { $column } ; rien d’autre n’a bougé de plus de { $pushed } mm.
}
event-attempt-broken-off = { $cause ->
    [let_go] { $seat } lâche la colonne { $column } avant qu’elle soit sortie.
    [pushed] { $seat } doit renoncer à la colonne { $column } : la colonne { $culprit } a été poussée de { $moved } mm.
    [changed_cover] { $seat } doit renoncer à la colonne { $column } : la colonne { $culprit } n’est plus couverte comme avant.
    [knocked_over] { $seat } doit renoncer à la colonne { $column } : la colonne { $culprit } a été renversée.
    [toppled] { $seat } pose la colonne { $column }, et elle se renverse.
    [misplaced] { $seat } ne parvient pas à poser la colonne { $column } là où elle peut se tenir.
    [no_free_spot] { $seat } ne trouve pas de place libre pour la colonne { $column }.
   *[gave_up] { $seat } renonce à la colonne { $column }.
}
event-column-nudged = { $carries ->
    [yes] { $seat } a poussé à peine la colonne { $column } : elle tient, sous { $load } newtons environ.
   *[no] { $seat } a poussé à peine la colonne { $column } : elle est libre.
}
event-column-touched = { $seat } n’a fait qu’effleurer la colonne { $column }.
event-column-locked = La colonne { $column } est bloquée.
event-column-set-down = { $seat } pose la colonne { $column } sur le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    }.
event-column-removed = La colonne { $column } de { $owner } quitte le jeu.
event-points-changed = { $column ->
    [none] { $floor ->
            [green] Désormais, les colonnes du plateau le plus haut comptent.
           *[other] Le nouveau plateau efface les points : { $before } → { $after }.
        }
   *[other] Points : { $before } → { $after } ({ $column } : { $worth }).
}
event-seal-taken = { $why ->
    [first_on_floor] La première colonne sur le plateau { $floor ->
            [blue] bleu
            [green] vert
            [yellow] jaune
            [orange] orange
            [red] rouge
           *[other] { $floor }
        } est à { $seat }, qui prend le sceau.
   *[more_points] { $seat } prend le sceau avec { $points } { $points ->
            [one] point
           *[other] points
        } contre { $points_of_previous }.
}
event-seal-kept = La première colonne sur le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } est encore à { $seat }, qui garde le sceau.
event-declared = { $seat } annonce qu’aucune de ses colonnes ne peut bouger{ $in_a_row ->
        [1] {""}
       *[other] {" "}({ $in_a_row } de suite)
    }.
event-contested = { $seat } ne croit pas { $against } et doit le prouver.
event-contest-declined = { $seat } ne proteste pas.
event-penalty-forgone = { $seat } laisse tranquilles les colonnes de { $contester }.
event-floor-laid = { $seat } pose le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } ; il repose sur : { $rests_on }.
event-floor-taken-back = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } repose sur trop peu de colonnes ({ $rests_on } ; il en faut { $needed }) : { $seat } le reprend.
event-floor-broken-off = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } renverse la colonne { $culprit } : { $seat } le reprend, et tout est remis comme avant.
event-floor-given-up = { $seat } ne trouve pas de bonne place pour le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    }.
event-floor-impossible = { $why ->
    [red_lies] Il n’y a plus de plateau : le rouge est déjà posé.
   *[too_few_columns] Aucun plateau ne peut être posé : { $columns } { $columns ->
            [one] colonne
           *[other] colonnes
        } sur le plus haut, il en faut { $needed }.
}
event-own-move-skipped = { $seat } n’a pas de colonne à déplacer : le tour est fini.
event-villa-fell = { $column ->
    [none] La villa s’écroule ! { $seat } posait un plateau.
   *[other] La villa s’écroule ! { $seat } déplaçait la colonne { $column }.
}
event-match-ended = { $winner ->
    [none] C’est fini après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }. Personne ne gagne.
   *[other] C’est fini après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }. { $winner } gagne.
}

## Comment cela a fini

outcome-fell = La villa s’est écroulée : qui tient le sceau gagne.
outcome-fell-by-holder = Le détenteur du sceau a fait s’écrouler la villa : le détenteur précédent gagne.
outcome-fell-nobody-wins = La villa s’est écroulée, et personne n’a droit au sceau.
outcome-no-more-building = Personne ne peut plus bâtir : qui tient le sceau gagne.
outcome-no-more-building-nobody-wins = Personne ne peut plus bâtir, et personne ne tient le sceau.

table-builders = Les bâtisseurs
column-seat = place
column-locked = colonnes bloquées
column-out-of-game = colonnes hors du jeu
column-seal = sceau
seal-holder = le tient
seal-previous = l’avait avant
seal-none = –

fact-turns = Durée en tours
fact-floors = Plateaux atteints
fact-seal-changes = Changements du sceau
fact-brought-down-by = L’a fait s’écrouler
fact-brought-down-as = Elle s’est écroulée
fact-locked = Colonnes bloquées
role-own = en déplaçant une colonne à soi
role-neutral = en déplaçant une colonne neutre
role-proof = en faisant la preuve
role-penalty = en prenant une pénalité
role-neutral-proof = en faisant la preuve avec une colonne neutre
role-floor = en posant un plateau

## Pourquoi pas

refusal-match-over = La partie est finie.
refusal-not-your-turn = C’est maintenant à { $seat } de décider.
refusal-other-decision-first = { $decision ->
    [placing_column] D’abord, toutes les colonnes vont sur le chantier.
    [laying_blue] D’abord, on pose le plateau bleu.
    [rolling_colour] Lancez d’abord le sceau pour votre couleur.
    [choosing_colour] Choisissez d’abord une couleur.
    [setting_down] Vous avez une colonne en main : posez-la.
    [contesting] On vous demande si vous protestez.
    [proving] Vous avez protesté : déplacez maintenant l’une des colonnes.
    [punishing] Prenez une colonne à celui qui a protesté, ou laissez.
    [laying_floor] Maintenant, on pose le plateau, ou on y renonce.
    [doubting_neutral] On vous demande si une autre colonne neutre peut bouger.
    [proving_neutral] Déplacez maintenant une autre colonne neutre.
    [moving_own] Déplacez maintenant une colonne à vous.
   *[taking_turn] C’est votre tour : montez une colonne, ou annoncez qu’aucune ne peut bouger.
}
refusal-no-such-column = Il n’y a pas de colonne « { $column } ».
refusal-column-placed = La colonne { $column } est déjà debout.
refusal-on-the-rim = La colonne { $column } serait sur le bord.
refusal-on-another-column = Là, la colonne { $column } toucherait la colonne { $other }.
refusal-no-room-for-the-rest = Avec la colonne { $column } là, les colonnes à venir n’auraient plus de place.
refusal-beyond-the-base = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } dépasserait de la base.
refusal-not-safe = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } ne tiendrait pas sûrement là.
refusal-too-few-supports = Là, le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } reposerait sur { $columns } { $columns ->
        [one] colonne
       *[other] colonnes
    } ; il en faut { $needed }.
refusal-tell-what-happened = Votre villa est sur votre table : faites-le là, et dites ce qui s’est passé.
refusal-not-a-real-villa = Cette villa est ici : il n’y a rien à en dire.
refusal-colour-taken = Quelqu’un a déjà le { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }.
refusal-not-your-column = La colonne { $column } n’est pas à vous.
refusal-not-the-declarers-column = La colonne { $column } n’est pas à celui qui a fait l’annonce.
refusal-not-the-contesters-column = La colonne { $column } n’est pas à celui qui a protesté.
refusal-neutral-first = D’abord une colonne neutre ; la colonne { $column } ne l’est pas.
refusal-last-neutral = La colonne { $column } est la seule colonne neutre à cet endroit et doit rester.
refusal-column-out-of-game = La colonne { $column } est hors du jeu.
refusal-column-locked = La colonne { $column } est bloquée pour le reste de la partie.
refusal-column-carries-another = Une colonne est sur la colonne { $column }.
refusal-column-on-top = La colonne { $column } est déjà sur le plateau le plus haut.
refusal-no-free-spot = Le plateau le plus haut n’a pas de place libre pour la colonne { $column }.
refusal-column-covered = Un plateau repose sur la colonne { $column } : on ne peut pas la soulever, seulement la tirer.
refusal-lift-it-off = La colonne { $column } est tout en haut : il suffit de la soulever.
refusal-hold-nothing = L’autre main n’est sur aucun plateau : elle ne peut ni soulever ni retenir.
refusal-pulling-by-hand = À cette table, les colonnes se retirent de sa propre main.
refusal-touch-is-attempt = Dans cette partie, tout contact est une tentative : elle a commencé sous les règles d’avant.
refusal-placing-by-hand = À cette table, colonnes et plateaux se posent de sa propre main.
refusal-placing-by-panel = À cette table, colonnes et plateaux se posent par le panneau.
refusal-stack-in-the-air = La colonne { $column } ne peut se tenir que sur des colonnes côte à côte sur le plateau rouge.
refusal-hold-no-such-floor = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } n’est pas encore posé.
refusal-hold-beside-floor = L’autre main serait à côté du plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    }.
refusal-over-the-edge = La colonne { $column } dépasserait du plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    }.
refusal-stacking-only-on-red = On n’empile les colonnes que sur le plateau rouge.
refusal-not-on-red = La colonne { $other } n’est pas sur le plateau rouge.
refusal-carries-already = Une colonne est déjà sur la colonne { $other }.
refusal-beside-the-column = Là, la colonne { $column } ne serait pas sur la colonne { $other }.
refusal-place-out-of-range = { $name } = { $value } est hors de portée : au plus { $most } d’un côté ou de l’autre.
refusal-hand-grip = La prise est de { $low } à { $high } mm au-dessus du pied, pas { $value }.
refusal-hand-direction = Une direction va de { $low } à { $high } degrés, pas { $value }.
refusal-hand-speed = Une main va de { $low } à { $high } mm par seconde, pas { $value }.
refusal-hand-give-up = Une main peut renoncer de { $low } à { $high } mm ou degrés, pas à { $value }.
refusal-hand-lift = L’autre main soulève avec { $low } à { $high } newtons, pas { $value }.
refusal-hand-steady = L’autre main retient avec { $low } à { $high } newtons, pas { $value }.
refusal-hand-hold-x = L’autre main est hors de portée : x = { $value }.
refusal-hand-hold-y = L’autre main est hors de portée : y = { $value }.
refusal-hand-path-empty = Le chemin de la main est vide.
refusal-hand-path-points = Le chemin de la main a { $points } points ; on en lit { $most } au plus.
refusal-hand-path-finite = Le point { $index } du chemin n’est pas un nombre.
refusal-hand-path-time = Le temps du point { $index } ne suit pas ; on tire pendant { $most } secondes au plus.
refusal-hand-path-far = Le point { $index } du chemin est à plus de { $most } mm de la prise.
refusal-hand-path-fast = Au point { $index }, la main irait à plus de { $most } mm par seconde.
refusal-hand-path-lean = Au point { $index }, la main pencherait la pièce de plus de { $most } degrés.
refusal-no-such-word = « { $word } » ne peut pas se faire ici.
refusal-not-understood = « { $text } » ne se comprend pas.

## Positions impossibles

refusal-column-twice = Une colonne est nommée deux fois.
refusal-counts = { $idle } annonces de suite au tour { $turn }, c’est impossible.
refusal-cut-beyond-tolerance = La colonne { $column } est plus longue ou plus courte que ce bois ne le permet.
refusal-pieces-columns = { $at } : il y a trois sortes de colonnes, dans cet ordre : fine, hexagonale, grosse.
refusal-pieces-floors = { $at } : il y a cinq plateaux, dans cet ordre : bleu, vert, jaune, orange, rouge.
refusal-pieces-site = { $at } : le chantier fait { $site } mm de diamètre, mais toute la base seulement { $base } mm.
refusal-pieces-outline-crossed = { $at } : ce contour se croise, ou passe deux fois par le même point.
refusal-pieces-outline-small = { $at } : ce contour n’enferme presque rien.
refusal-pieces-floor-narrow = { $at } : une colonne de { $across } mm de large ne tiendrait nulle part sur ce plateau.
refusal-pieces-floor-larger = { $at } : ce plateau n’est pas plus petit que le précédent.
refusal-pieces-no-layout = { $at } : le chantier n’a pas la place pour toutes les colonnes avec le plateau bleu bien posé dessus.
refusal-floors-in-order = Les plateaux ne sont pas dans leur ordre.
refusal-pose-finite = Une place n’est pas un nombre.
refusal-pose-turn = Une rotation n’en est pas une : les quatre parties de son quaternion doivent avoir la longueur 1.
refusal-floor-not-lying = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } n’est pas à plat à sa hauteur.
refusal-floor-in-the-air = Le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    } ne repose sur aucune colonne.
refusal-column-not-standing = La colonne { $column } n’est pas debout.
refusal-column-off-its-level = La colonne { $column } est à côté de son plateau.
refusal-columns-overlap = La colonne { $column } et la colonne { $other } sont au même endroit.
refusal-colours-shared = Les couleurs ne vont pas avec les places.
refusal-colours-missing = Quelqu’un n’a pas de couleur.
refusal-locked-but-gone = La colonne { $column } est bloquée, mais n’est pas dans la villa.
refusal-seal-incomplete = Il manque au sceau son détenteur ou son plateau.
refusal-seal-shows-holder = Le sceau ne peut pas montrer son propre détenteur.
refusal-seal-floor = Le sceau ne peut pas avoir été pris sur le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[other] { $floor }
    }.
refusal-seal-not-taken = Quelqu’un marque des points, donc quelqu’un a pris le sceau sur le plateau le plus haut.
refusal-seal-outscored = Quelqu’un a plus de points que le détenteur du sceau.
refusal-over-but-open = La partie est finie, donc rien n’est ouvert.
refusal-decisions-impossible = Ces décisions ne peuvent pas être ouvertes ensemble.
refusal-decision-impossible = Cette décision ne peut pas être ouverte maintenant : { $decision }.

## Pourquoi un bot joue ainsi

reason-cannot-see-a-real-villa = il ne voit pas une villa posée sur votre table
reason-no-quarrel = il ne veut pas de dispute
reason-first-place = la première place fera l’affaire
reason-any-place = n’importe quelle place fera l’affaire
reason-easy-colour = { $colour ->
        [red] parmi les rouges
        [yellow] parmi les jaunes
        [blue] parmi les bleues
        [green] parmi les vertes
       *[other] { $colour }
    }, des colonnes valant { $worth } sortent facilement
reason-stands-well = elle tient bien là ; le plateau le moins stable garde { NUMBER($margin, maximumFractionDigits: 0) } mm de marge
reason-comes-out = la colonne { $column } sort ; le plateau le moins stable garde { NUMBER($margin, maximumFractionDigits: 0) } mm de marge
reason-nothing-safe = aucune de ses colonnes ne bouge sans risque
reason-neutral-not-safe = aucune colonne neutre ne bouge sans risque ; il renonce à la colonne { $column }
reason-nothing-to-lose = il perdrait de toute façon, alors il tente la colonne { $column }
reason-not-safe-after-all = rien n’est sûr, finalement ; la colonne { $column } vaut le moins
reason-cannot-see-it-either = lui non plus ne voit aucune colonne qui puisse bouger
reason-that-one-moves = la colonne { $column } peut bouger ; le plateau le moins stable garde { NUMBER($margin, maximumFractionDigits: 0) } mm de marge
reason-penalty = la colonne { $column } fait le plus mal
reason-floor-holds = le plateau tient là ; le moins stable garde { NUMBER($margin, maximumFractionDigits: 0) } mm de marge
reason-no-good-place = aucune place n’est bonne pour le plateau
