# Palermo en français. Les cases s’appellent a1 … n14, les emplacements A1 … F6.

## On bâtit la ville

refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-town-comes-first = Il faut d’abord bâtir la ville.
refusal-start-comes-first = La tuile départ/arrivée vient d’abord.
refusal-start-lies-already = La tuile départ/arrivée est déjà posée.
refusal-slot-taken = Il y a déjà une tuile en { $slot }.
tile-kind =
    { $kind ->
        [one] un toit
        [one_mirrored] un toit, en miroir
        [two] deux toits
        [two_mirrored] deux toits, en miroir
        [three] trois toits
        [start] départ/arrivée
       *[street] rue
    }
refusal-none-left =
    { $count ->
        [1] La seule tuile de cette sorte ({ tile-kind }) est posée
       *[other] Les { $count } tuiles de cette sorte ({ tile-kind }) sont toutes posées
    }.
refusal-own-door-walled-in = Sa propre porte, en { $door }, ne serait plus accessible depuis la rue périphérique.
refusal-door-walled-in = La porte en { $door } ne serait plus accessible depuis la rue périphérique.
refusal-start-walled-in = La tuile départ/arrivée en { $slot } ne serait plus accessible depuis la rue périphérique.
refusal-slot-walled-in = Cela enfermerait { $slot } : pas de cours intérieures.
refusal-does-not-join = Un toit de la nouvelle maison doit partager un mur avec un toit déjà posé.
refusal-touches-at-corner = Toucher une autre maison seulement par un coin n’est pas permis.
refusal-town-cannot-be-finished = La ville ne pourrait plus être achevée : il n’y a aucune façon de remplir le plateau.
refusal-town-undecided = On n’a trouvé aucune façon d’achever ensuite la ville ; s’il y en a une, la question reste indécise, et cela compte comme un non.
refusal-town-is-built = La ville est bâtie.

event-first-player-chosen = { $drawn ->
    [yes] { $seat } est tiré au sort et commence.
   *[no] { $seat } commence.
}
event-town-found = { $drawn ->
    [yes] Une ville a été tirée au sort : { $code }.
   *[no] La ville est { $code }.
}
event-start-laid = { $seat } pose la tuile départ/arrivée en { $slot }.
event-house-laid = { $seat } pose une maison à { $kind ->
    [one] un toit
    [one_mirrored] un toit (en miroir)
    [two] deux toits
    [two_mirrored] deux toits (en miroir)
   *[three] trois toits
    } en { $slot } ; sa porte est en { $door }.
event-streets-laid = Des tuiles de rue comblent { $slots }.
event-door-claimed = { $seat } prend l’entreprise en { $door }.
event-collecting-began = La ville est debout. { $seat } commence.

action-lay-start = Poser la tuile départ/arrivée en { $slot }
action-lay-house = Poser une maison à { $kind ->
    [one] un toit
    [one_mirrored] un toit (en miroir)
    [two] deux toits
    [two_mirrored] deux toits (en miroir)
   *[three] trois toits
    } en { $slot }{ $rotation ->
    [0] {""}
   *[other] , tournée de { $rotation }°
    }
action-claim-door = Prendre l’entreprise en { $door }

## On prend les portes

refusal-doors-come-first = Il faut d’abord que chaque jeton soit sur une porte.
refusal-not-a-door = Il n’y a pas de porte en { $cell }.
refusal-door-claimed = L’entreprise en { $cell } est à { $seat }.
refusal-too-few-houses = La ville a { $houses } maisons ; il en faut { $needed }.
refusal-town-code-letters = Un code de ville n’a pas « { $letters } », seulement les lettres { $known }.
refusal-tile-roofs = { $at } : une maison a de un à trois toits qui se touchent par un mur, parmi les cases a b c d ; pas « { $roofs } ».
refusal-tile-door = { $at } : la porte donne sur une case de rue à côté d’un toit, parmi a b c d ; pas « { $door } » avec les toits « { $roofs } ».
refusal-tile-twice = { $at } : cette forme y est déjà, peut-être tournée.
refusal-tile-counts = { $at } : il y a { $right } maisons à { $roofs ->
    [one] un toit
   *[other] { $roofs } toits
}, pas { $found }.
refusal-town-code-length = Un code de ville a { $right } lettres, pas { $length }.
refusal-town-code-misprint = Il y a une faute dans le code : ses deux dernières lettres ne vont pas avec les autres.
refusal-town-code-without-ready-made-town = Un code de ville sert aux parties avec une ville toute faite.

## On encaisse

refusal-match-over = La partie est finie.
refusal-not-a-street = { $cell } est sous un toit.
refusal-pawn-there = Le pion de { $seat } est en { $cell }.
refusal-too-far = { $cell } coûte { $cost } points, et vous n’en avez { $points ->
        [one] qu’un
       *[other] que { $points }
    }.
refusal-policeman-costs-two = Le policier de { $seat } en { $cell } coûte deux points, et il n’en resterait qu’un.
refusal-points-left-over =
    { $points ->
        [1] Le seul point doit servir
       *[other] Les { $points } points doivent tous servir
    }, et { $cell } ne s’atteint pas avec exactement autant.
refusal-another-step-possible = Le pion ne peut s’arrêter avant, en { $cell }, que s’il ne peut aller nulle part ailleurs.
refusal-not-the-target = La pierre de but est en { $target } : rien à prendre en { $cell }.
refusal-home-comes-first = Le chemin vers { $cell } passe par la tuile départ/arrivée, où le déplacement finit.
refusal-can-walk = Le pion peut marcher, donc il le doit.
refusal-home-already = Le pion est rentré.
refusal-not-home = Le bonus est pour ceux qui sont rentrés.
refusal-no-police = Cette partie se joue sans policiers.
refusal-policeman-moved-already = Le policier a déjà bougé ce tour-ci ; au pion maintenant.
refusal-policeman-held = Le pion de { $seat } est sur le policier en { $cell } : il ne peut pas bouger.
refusal-policeman-there = Le policier de { $seat } est en { $cell }.
refusal-next-to-policeman = { $cell } est juste à côté du policier de { $seat }.
refusal-start-occupied = Des pions sont garés sur la tuile départ/arrivée : pas de policier en { $cell }.
refusal-no-target-stones = Cette partie se joue sans pierres de but.
refusal-target-stays = La pierre de but ne bouge pas avant que son jeton soit pris.
refusal-target-comes-first = Posez d’abord la pierre de but.
refusal-not-your-chip = Aucun de vos jetons n’est en { $cell }.

event-target-set = { $seat } encaissera ensuite en { $door }.
event-policeman-placed = Le policier de { $seat } va en { $cell }.
event-walked = { $lost ->
    [0] { $seat } va en { $to } pour { $cost } de ses { $points } { $points ->
            [one] point
           *[other] points
        }.
   *[other] { $seat } va en { $to } pour { $cost } de ses { $points } { $points ->
            [one] point
           *[other] points
        } et doit s’arrêter avant : { $lost } { $lost ->
            [one] perdu
           *[other] perdus
        }.
}
event-chip-collected = { $seat } encaisse en { $door } : { $points } { $points ->
        [one] point
       *[other] points
    } − { $cost } = { $income } { $income ->
        [one] million
       *[other] millions
    }, { $money } en tout. Au prochain tour : { $next_points } { $next_points ->
        [one] point
       *[other] points
    }.
event-came-home = { $seat } rentre : { $points } { $points ->
        [one] point
       *[other] points
    } − { $cost } = { $income } { $income ->
        [one] million
       *[other] millions
    }, { $money } en tout.
event-policeman-blocked = { $points_less ->
    [0] { $seat } est sur le policier de { $owner }, qui ne peut plus bouger.
   *[other] { $seat } est sur le policier de { $owner }, qui ne peut plus bouger, et aura un point de moins au prochain tour.
}
event-stayed = { $seat } ne peut aller nulle part avec { $points } { $points ->
        [one] point
       *[other] points
    } et reste.
event-interest-taken = { $seat } touche { $interest } { $interest ->
        [one] million
       *[other] millions
    } de bonus : { $money } en tout.
event-match-ended = La partie est finie. Le plus d’argent : { $winners }.

action-set-target = Poser la pierre de but en { $door }
action-place-policeman = Mettre le policier en { $cell }
action-walk = Marcher jusqu’à { $to }
action-stay = Rester
action-take-interest = Toucher le bonus

outcome-all-home = Tout le monde est rentré.
outcome-round-over = Tout le monde est rentré, et le tour est fini.
table-score-track = La piste de score
column-colour = couleur
column-field = case
column-lap = tour
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-black = noir
fact-all-money = Argent encaissé par tous
fact-lead = Avance du gagnant

## Texte illisible

refusal-unknown-cell = Il n’y a pas de case { $cell } : elles vont de a1 à n14.
refusal-unknown-slot = Il n’y a pas d’emplacement { $slot } : ils vont de A1 à F6.
refusal-unknown-house = Il n’y a pas de maison { $house } : elles ont 1, 2 ou 3 toits.
refusal-unknown-rotation = { $rotation } ne va pas : on tourne les tuiles de 0, 90, 180 ou 270 degrés.
refusal-unknown-notation = « { $text } » n’est pas une action. Essayez : start C4, lay 2 C4 90, claim g7, target g7, police g7, walk g7, stay, interest.

## Positions impossibles

refusal-first-player-not-seated = { $seat } ne peut pas commencer à cette table de { $seats }.
refusal-wrong-phase = Avec ces options il n’y a pas de phase « { $phase } ».
refusal-not-in-this-phase = Il ne peut pas y avoir de { $field } dans cette phase.
refusal-not-one-a-seat = { $field } doit avoir une valeur pour chacune des { $seats } places, pas { $count }.
refusal-wrong-turn = Ce ne peut être à { $seat } de jouer : c’est à { $other }.
refusal-too-many-tiles = Il n’y a { $most ->
        [1] qu’une tuile
       *[other] que { $most } tuiles
    } de cette sorte ({ tile-kind }), pas { $count }.
refusal-rotation-of-a-street = Une tuile sans maison ({ tile-kind }) ne se tourne pas.
refusal-start-missing = La tuile départ/arrivée manque.
refusal-street-too-early = Une tuile de rue est en { $slot } avant que tous les jetons soient posés.
refusal-town-not-finished = Il n’y a pas de tuile en { $slot }.
refusal-town-is-finished = Tous les jetons sont posés : la ville est finie.
refusal-too-many-houses = La ville a { $houses } maisons, mais on n’a pu en bâtir que { $needed }.
refusal-wrong-completion = La ville ne peut pas devenir { $completion }.
refusal-chip-without-door = Il n’y a pas de porte en { $slot } pour un jeton.
refusal-chip-of-nobody = Le jeton en { $slot } n’est à personne à cette table.
refusal-chip-missing = Aucun jeton n’est sur la porte en { $door }.
refusal-too-many-chips = { $seat } a { $count } jetons sur le plateau, mais n’en possède que { $most }.
refusal-unequal-chips = { $seat } a posé { $count } jetons, mais il en faut { $right } à ce moment.
refusal-money-negative = { $seat } ne peut pas avoir de dettes.
refusal-money-before-first-chip = { $seat } a de l’argent sans avoir pris de jeton.
refusal-two-pawns = Deux pions sont en { $cell }.
refusal-parked-on-the-way = Le pion de { $seat } est en chemin : il ne peut pas être garé sur la tuile départ/arrivée.
refusal-chip-not-taken = Le pion de { $seat } est en { $cell }, où il aurait pris le jeton.
refusal-not-gone-home = { $seat } a tous ses jetons : en { $cell } le pion serait rentré.
refusal-two-policemen = Deux policiers sont en { $cell }.
refusal-policeman-missing = { $seat } ne peut pas avoir bougé un policier qui n’est pas sur le plateau.
refusal-penalty-without-policeman = { $seat } ne peut pas avoir un point de moins.
refusal-target-too-early = { $seat } ne peut pas avoir de pierre de but sur le plateau.
refusal-target-too-late = { $seat } ne peut pas poser de pierre de but maintenant.
refusal-target-without-chip = La pierre de but de { $seat } doit être sur l’un de ses jetons.
refusal-not-over = La partie ne peut pas déjà être finie.
refusal-not-the-town-of-the-code = Les tuiles ne sont pas celles du code de ville { $code }.
refusal-houses-do-not-join = Les maisons autour de { $slot } et de { $far } ne se touchent pas, alors que les deux groupes pouvaient grandir.
refusal-money-without-chips = { $seat } a { $money } millions, mais les jetons pris jusqu’ici en rapportent { $most } au plus.
refusal-before-the-first-player = { $seat } ne peut pas avoir bougé avant que { $other }, qui commence, ait quitté la tuile départ/arrivée.

## Options

option-edition = Quelle règle décide là où elles diffèrent
    .de = l’allemande, celle de l’éditeur
    .en = l’anglaise
    .fr = la française
option-corner-contact = Les maisons peuvent-elles se toucher seulement par un coin ?
    .allowed = oui, mais cela ne les joint pas
    .forbidden = non
option-jumped-policeman = Un policier adverse sauté sur la rue périphérique
    .free = ne coûte rien
    .pays = coûte un point
option-free-building = Construction libre : les maisons n’ont pas à se joindre
option-ready-made-town = Ville toute faite : les joueurs n’en prennent que les entreprises
option-tiles = Les maisons de votre boîte, si leurs formes sont autres
    .printed = celles de la boîte imprimée
option-town-code = Le code de la ville toute faite ; sans lui elle est tirée au sort
option-no-police = Sans policiers
option-target-stones = Les pierres de but montrent le prochain jeton
option-first-player = Qui commence (le plus jeune)
    .none = tiré au sort
    .some = place { $number }

## Pourquoi un bot joue ainsi

reason-start-in-the-middle = du centre, aucune maison n’est loin
reason-plan-with-door = avec la porte en { $door }, { $doors ->
        [one] ma porte demande
       *[other] mes { $doors } portes demandent
    } { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } et { $doors ->
        [one] rapporte
       *[other] rapportent
    } { $money } millions
reason-looks-ahead = de { $tried } emplacements, celui-ci reste le meilleur quand tous auront bâti encore, de { $gain } millions
reason-plays-out = jouée jusqu’au bout, sur { $playouts } essais en tout, ce choix gagne { $share } % de ses parties
reason-builds-near = près de mes autres entreprises
reason-builds-anywhere = n’importe quelle place convient
reason-claims-anywhere = n’importe quelle entreprise convient
reason-plan-aims = dans mon plan vient maintenant { $door }, pour { $income } millions
reason-plan-hinders = coûte à { $seat } environ { $loss } millions en chemin
reason-nearest-door = mon entreprise la plus proche
reason-hinders = quelqu’un encaisserait ensuite en { $cell }
reason-collects = encaisse { $income } millions en { $cell }
reason-then-collects = puis { $door } en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } pour { $income }
reason-then-home = puis à la maison en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } avec { $income }
reason-plan-until-home = à la maison { $turns ->
        [one] un tour plus tard
       *[other] { $turns } tours plus tard
    } avec { $money } millions
reason-plan-order = dans cet ordre : { $order }
reason-goes-home = rentre avec { $income } millions
reason-comes-closer = vers { $door } par { $cell }
reason-comes-closer-to-home = vers la maison par { $cell }
reason-looks-for-door = se rapproche d’une entreprise par { $cell }
reason-strays = s’est égaré
reason-nothing-else = il n’y a rien d’autre à faire
