### Ce que seule la table de Villa Paletti dit.

## L’image

stage-label = La villa. Les flèches tournent et inclinent la vue, plus et moins rapprochent et éloignent, zéro montre tout, T est la table tournante, Q et E tournent ce que vous tenez, Page suivante et Page précédente l’abaissent et le lèvent, Échap lâche une colonne que vous tirez.
camera = Vue
camera-left = Tourner à gauche
camera-right = Tourner à droite
camera-near = Plus près
camera-far = Plus loin
camera-home = Tout voir
camera-turntable = Table tournante
first-lost = C’est ici que tout a commencé. Contact perdu : { $above } et { $below }.
told-locked = La colonne { $column } est remise à sa place et bloquée : plus personne ne peut la prendre.{ $purpose ->
        [own] {" "}Le tour est fini.
        [proof] {" "}La preuve a échoué.
       *[other] {""}
    }
told-fell = La partie est finie.
told-floor-laid = { $seat } pose le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
       *[other] rouge
    }.
told-points = { $floor ->
        [green] Désormais, les colonnes du plateau le plus haut comptent.
       *[other] Tous les points acquis sont effacés.
    }
watch-moment = Revoir
companion-label = Votre villa : quelle colonne se tient sur quel plateau
level-view = { $level ->
        [0] Le chantier vu d’en haut
        [1] Le plateau bleu vu d’en haut
        [2] Le plateau vert vu d’en haut
        [3] Le plateau jaune vu d’en haut
        [4] Le plateau orange vu d’en haut
       *[other] Le plateau rouge vu d’en haut
    }
level-name = { $level ->
        [0] Chantier
        [1] Plateau bleu
        [2] Plateau vert
        [3] Plateau jaune
        [4] Plateau orange
       *[other] Plateau rouge
    }
level-short = { $level ->
        [0] chantier
        [1] bleu
        [2] vert
        [3] jaune
        [4] orange
       *[other] rouge
    }

## Le sceau

seal-nobody = Points et sceau ne viennent qu’avec le plateau vert : le premier à y poser une de ses colonnes prend le sceau.
seal-held = { $seat } détient le sceau. Personne ne l’avait avant.
seal-held-from = { $seat } détient le sceau ; il montre { $previous }, qui l’avait avant.
seat-seal = Sceau
seat-hands = { $hands ->
        [steady] mains sûres
        [shaky] mains tremblantes
       *[human] mains humaines
    }
seat-locked = { $count ->
        [one] une bloquée
       *[other] { $count } bloquées
    }

## Retirer une colonne

ask-taking-turn = Montez une de vos colonnes, ou annoncez qu’aucune ne peut bouger.
ask-taking-turn-neutral = Montez d’abord une colonne neutre ({ $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
       *[green] verte
    }), puis une des vôtres, ou annoncez qu’aucune des vôtres ne peut bouger.
ask-moving-own = Maintenant, une colonne à vous.
ask-proving = Prouvez-le : montez une de ces colonnes.
ask-punishing = Vous pouvez retirer du jeu une de ces colonnes.
ask-proving-neutral = Prouvez-le : montez une autre colonne neutre.
choose-column = Quelle colonne ?
weight = { $weight ->
        [free] rien au-dessus
        [loose] ne porte rien : elle sort presque toujours
        [carries] porte du poids : une main calme la sort neuf fois sur dix
        [needed] la villa en a besoin : elle tombe presque toujours
       *[unknown] poussez-la à peine pour sentir comment elle tient
    }
weight-exact = Poids dessus : environ { NUMBER($grams, maximumFractionDigits: 0) } g
column-choice = { $column }, { $level ->
        [0] sur le chantier
        [1] sur le plateau bleu
        [2] sur le plateau vert
        [3] sur le plateau jaune
        [4] sur le plateau orange
       *[other] sur le plateau rouge
    }, { $weight }{ $may ->
        [yes] {""}
       *[no] , ne peut pas être prise
    }
dial-label = Le niveau vu d’en haut. Les flèches tournent la direction de la traction.
direction = Direction : { $degrees }°
way-out = Dehors après { NUMBER($way, maximumFractionDigits: 0) } cm.
way-gap = { NUMBER($gap, maximumFractionDigits: 0) } mm de marge à côté de la colonne { $column }.
way-blocked = La colonne { $column } gêne le passage !
tool = Avec
tool-hand = la main
tool-hook = le petit crochet
second-hand = L’autre main
second-hand-none = pas besoin
lift-force = Soulève { NUMBER($grams, maximumFractionDigits: 0) } g
steady-force = Retient { NUMBER($grams, maximumFractionDigits: 0) } g
how-to-pull = { $tool ->
        [hook] Au petit crochet
       *[hand] À la main
    }, { $pace ->
        [slow] lentement
        [quick] vite
       *[even] à un rythme égal
    }, { $hold ->
        [none] d’une seule main
       *[other] l’autre main sur le { $hold ->
            [blue] bleu
            [green] vert
            [yellow] jaune
            [orange] orange
           *[red] rouge
        }
    }
speed = Vitesse : { NUMBER($speed, maximumFractionDigits: 1) } cm par seconde
give-up = Renoncer tout seul
give-up-never = jamais
give-up-at = si quelque chose bouge de { NUMBER($limit, maximumFractionDigits: 1) } mm
do-pull = Tirer
do-lift = La soulever
do-nudge = Pousser à peine
do-break-off = Renoncer
do-declare = Annoncer : aucune ne bouge
do-forgo = Laisser
take-tip = Choisissez une colonne ici ; ou appuyez dessus dans l’image, attendez un instant et tirez.
by-hand-tip = … ou appuyez dessus dans l’image, attendez un instant et sortez-la vous-même.
declare-title = Aucune des miennes ne peut bouger…
declare-text = Vous demandez { $floor ->
        [green] le plateau vert
        [yellow] le plateau jaune
        [orange] le plateau orange
        [red] le plateau rouge
       *[other] un plateau, bien qu’il n’en reste plus
    } au lieu de bouger une colonne. Quelqu’un peut protester contre l’annonce et essayer une de vos colonnes. S’il réussit, cette colonne quitte le jeu et votre tour est fini. S’il échoue, vous pouvez lui en prendre une. Ensuite vous posez le plateau sur au moins { $needed ->
        [one] une colonne
       *[other] { $needed } colonnes
    } : il y en a maintenant { $supports }, donc { $can ->
        [yes] ce serait possible.
       *[no] ce ne serait pas possible.
    }

## À la main

gauge-force = Traction
gauge-effort = { $effort ->
        [0] facile
        [1] un peu
        [2] avec de la force
        [3] dur
       *[other] de toute sa force
    }
gauge-under = encore { $under } mm sous le plateau
gauge-left = encore { $seconds } s
gauge-second-hand = Autre main
hand-does = Ce que fait le doigt
hand-pull = { $what ->
        [carry] Porter
       *[pull] Tirer
    }
hand-raise = Lever, tourner
hand-tilt = Incliner
grip = Saisie à { $height } mm du pied
gripped = Vous la tenez. Tirez maintenant ; la lâcher ne coûte encore rien.
hold-tip = Appuyez et attendez un instant pour prendre une colonne. À côté du bois, avec le bouton droit ou avec deux doigts, vous tournez la vue.
hand-only-touched = Lâcher : seulement effleurée
hand-break-off = Lâcher et renoncer
hand-of = { $seat } a une main sur la villa…
carry-tip = { $what ->
        [floor] À la main : glissez le plateau au-dessus des colonnes et abaissez-le avec le levier.
       *[column] À la main : glissez la colonne où vous voulez, ou touchez la place, et abaissez-la avec le levier.
    }{ $panel ->
        [yes] {" "}Ou servez-vous du panneau.
       *[no] {""}
    }
carry-hangs = Dans votre main. Abaissez doucement.
carry-stands = Il y a contact : vous pouvez lâcher.
hand-let-go = Lâcher
hand-hold-drop = Maintenez pour la laisser tomber
lever = Abaisser
lever-height = { NUMBER($height, maximumFractionDigits: 0) } mm

## Poser colonnes et étages

ask-setting-down = Posez la colonne { $column } sur le plateau { $floor ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
       *[other] rouge
    }.
ask-placing-column = Placez une colonne sur le chantier.
place-label = Le plateau vu d’en haut. Les flèches déplacent la colonne, avec Maj plus loin.
place-at = { $x } mm à { $side ->
        [left] gauche
       *[right] droite
    }, { $y } mm vers { $depth ->
        [front] l’avant
       *[back] le fond
    }
nudge = Déplacer un peu
nudge-left = Vers la gauche
nudge-right = Vers la droite
nudge-away = Vers l’arrière
nudge-here = Vers l’avant
turn-left = Tourner à gauche
turn-right = Tourner à droite
next-place = Une autre place libre
stack-on = Sur la colonne { $column }
do-set-down = Poser ici
ask-laying-floor = Posez { $floor ->
        [blue] le plateau bleu
        [green] le plateau vert
        [yellow] le plateau jaune
        [orange] le plateau orange
       *[other] le plateau rouge
    } sur au moins { $needed ->
        [one] une colonne
       *[other] { $needed } colonnes
    }.
floor-label = Les colonnes vues d’en haut et le plateau au-dessus. Les flèches le déplacent, Q et E le tournent.
rotation = Tourné : { $degrees }°
flipped = Retourné
next-floor-place = Une autre bonne place
rests-on = { $count ->
        [0] Il ne reposerait sur rien.
        [one] Repose sur une colonne :
       *[other] Repose sur { $count } colonnes :
    }
do-lay-floor = Lâcher
do-give-up-floor = Aucune bonne place
floor-tip = Dans l’image : glissez le plateau, tournez-le avec Maj et la molette.
hand-only-tip = À cette table, on pose à la main, dans l’image. Ici, il n’y a que des places toutes prêtes.
floor-by-hand-tip = Dans l’image vous le faites à la main ; ici, c’est fait pour vous.

## Annoncer et contester

ask-contest = { $seat } annonce qu’aucune de ses colonnes ne peut bouger. Protestez-vous ?
if-won-contest = Vous montez une colonne de { $seat } : elle quitte le jeu, son tour est fini, pas de plateau.
if-lost-contest = Vous renoncez : cette colonne est bloquée, et { $seat } peut retirer du jeu une des vôtres.
if-not-contest = Si personne ne proteste, { $seat } pose { $floor ->
        [green] le plateau vert
        [yellow] le plateau jaune
        [orange] le plateau orange
        [red] le plateau rouge
       *[other] aucun plateau, car il n’en reste plus
    }{ $floor ->
        [green]  ; dès lors les colonnes comptent
        [none] {""}
       *[other]  ; tous les points acquis sont effacés
    }.
in-question = Il s’agit de ces colonnes :
ask-neutral = { $seat } a renoncé à une colonne neutre. Montrez-vous qu’une autre peut bouger ?
if-won-neutral = Vous montez une autre colonne neutre : elle y reste, et le tour de { $seat } est fini.
if-lost-neutral = Vous renoncez : cette colonne est bloquée, rien d’autre.
if-not-neutral = Si personne n’essaie, { $seat } continue avec une colonne à soi.
do-contest = Protester
do-decline = Laisser passer
ask-telling-colour = Quelle couleur le sceau a-t-il montrée ?
ask-choosing-colour = Avec quelle couleur voulez-vous bâtir ?

## Compagnon : une vraie villa

companion-tip = Faites-le sur votre table, puis choisissez la colonne et dites ce qui s’est passé.
tell-which = { $column }
tell-moved = Elle est en haut
tell-removed = Elle est dehors
tell-broken-off = On y a renoncé
tell-fell = La villa s’est écroulée
tell-floor = Le plateau est posé

## La table en mots

described-column = { $column }{ $covered ->
        [yes] {" "}({ $weight })
       *[no] {""}
    }
described-locked = { $column }, bloquée
described-level = { $level ->
        [0] Sur le chantier
        [1] Sur le plateau bleu
        [2] Sur le plateau vert
        [3] Sur le plateau jaune
        [4] Sur le plateau orange
       *[other] Sur le plateau rouge
    } : { $columns }.
described-level-empty = { $level ->
        [0] Le chantier est vide.
        [1] Le plateau bleu est vide.
        [2] Le plateau vert est vide.
        [3] Le plateau jaune est vide.
        [4] Le plateau orange est vide.
       *[other] Le plateau rouge est vide.
    }
described-seat = { $seat } bâtit avec { $colours } et a { $points ->
        [one] un point
       *[other] { $points } points
    } sur le plateau le plus haut{ $seal ->
        [yes] {" "}et le sceau
       *[no] {""}
    }.
described-gone = Hors du jeu : { $columns }.
described-next = Le plateau suivant serait { $floor ->
        [green] vert
        [yellow] jaune
        [orange] orange
       *[other] rouge
    }.

## Dessins de la page des règles

figure-columns = Cinq de chaque couleur : trois fines qui valent 1, une hexagonale qui vaut 2, une grosse qui vaut 3.
figure-floors = Les cinq plateaux dans l’ordre où on les pose, chacun plus petit que le précédent.
figure-takeable = Au tour de rouge : ses colonnes d’en bas peuvent être prises. Pas la bloquée, pas celle du plateau le plus haut, pas celle d’un autre.
figure-way-out = Dehors par le côté, à l’écart des autres : permis. Contre une colonne en chemin : celle-là ne doit pas être poussée.
figure-standing = Tout entière dans le contour : permis. Par-dessus le bord ou contre une autre colonne : interdit.
figure-locked = On y renonce : la colonne reste où elle était, avec un cadenas. Elle porte et compte encore, mais personne ne peut la prendre.
figure-contest = La preuve réussit : la colonne quitte le jeu. Elle échoue : la colonne est bloquée, et le joueur qui a annoncé peut en prendre une à celui qui proteste.
figure-floor = Sur trois colonnes ou plus : permis. Sur deux seulement : le plateau est repris.
figure-points = Sur le plateau le plus haut : rouge 1 + 2 = 3, jaune 3. Ce qui est dessous ne compte pas.
figure-seal = Jaune détenait le sceau avec 3 points. Rouge en a maintenant 4 : le sceau passe, et montre jaune.
figure-fall = Un plateau qui penche de plus de 10 degrés est tombé, et la villa s’est écroulée avec lui.

## La leçon

lesson-welcome = Bienvenue à la Villa Paletti
    .text = Vingt colonnes de bois portent une villa qui grandit d’elle-même : ce qu’on bâtit en haut, on le tire d’en bas. Deux bâtisseurs sont à l’œuvre. Vous jouez rouge et bleu, l’autre jaune et vert. Le bois se comporte comme du vrai bois : il porte, penche, glisse et tombe.
lesson-view = Faites-en le tour
    .text = Une villa a aussi un dos. Regardez-la de tous les côtés avant de toucher à quoi que ce soit : ici rien ne compte, et tout peut se réessayer.
    .do = Tournez la vue : glissez à côté du bois, avec deux doigts sur un écran tactile, ou prenez les flèches au pied de l’image.
lesson-nudge = Interrogez le bois
    .text = On ne voit pas à quel point une colonne tient. Une légère poussée le dit : libre, elle frémit ; chargée, elle reste et craque. Cela ne coûte rien.
    .do = Appuyez sur la fine bleue 1, devant à droite, tenez un instant et lâchez sans bouger. Ou choisissez-la dans le panneau, puis « Pousser à peine ».
lesson-fast = Et une qui porte
    .text = Elle a frémi aussitôt : rien ne repose sur elle. Comparez avec une qui porte la villa.
    .do = Poussez à peine la grosse rouge, au fond.
lesson-stick = Sentez-la tenir
    .text = Tirez maintenant celle-ci, tout doucement. La colonne traîne derrière le doigt, la barre monte, le bois craque : c’est le poids qu’elle porte.
    .do = Appuyez sur la grosse rouge, tenez un instant et tirez un peu, juste jusqu’à ce qu’elle résiste.
lesson-let-go = Lâchez à temps
    .text = Tant que le bois n’a pas bougé, vous ne l’avez qu’effleurée, et lâcher ne coûte rien.
    .do = Lâchez : levez le doigt, ou prenez « Lâcher : seulement effleurée ». Si elle a déjà glissé : abandonnez, et prenez « Encore une fois ».
lesson-pull = Tirez-en une
    .text = À votre tour, vous montez une de vos colonnes d’en bas sur le plateau le plus haut. La libre fera l’affaire. Lentement, c’est sûr : une main pressée tremble. Et l’endroit compte : en bas on traîne, en haut on renverse.
    .do = Appuyez sur la fine bleue 1 en son milieu, tenez un instant et tirez-la dans le sens de la flèche.
lesson-carry = Portez-la
    .text = Elle est dehors, et la villa tient. La voilà suspendue à votre main au-dessus du toit.
    .do = Glissez-la au-dessus du plateau bleu, vers une place libre.
lesson-lower = Posez-la
    .text = Elle va debout sur le plateau le plus haut, tout entière dans le bord. Lâchée de haut, elle tomberait : abaissez-la jusqu’à ce qu’elle tienne.
    .do = Descendez le levier à droite jusqu’à ce qu’elle tienne debout, puis « Lâcher ».
lesson-free = Une colonne libre
    .text = Pour jaune, c’était facile : une colonne sans rien au-dessus est simplement soulevée. Il n’y en a pas beaucoup.
lesson-locked = Abandonnée, et bloquée
    .text = Voyez ce que fait une seule main avec la grosse rouge : elle entraîne le plateau et renonce à temps. La colonne est revenue à sa place, maintenant avec un cercle de fer : personne ne peut plus la prendre. Le tour est passé, mais la villa tient.
lesson-second = L’autre main
    .text = Le même moment encore, et cette fois il est à vous. Vous avez deux mains : pendant que l’une tire, l’autre tient le plateau du dessus et le soulève un peu.
    .do = Prenez la grosse rouge et faites soulever l’autre main pendant ce temps : un second doigt qui monte, la molette, ou le curseur « Autre main ».
lesson-out = Dehors
    .text = Ainsi tenu, le plateau n’est pas entraîné. Soulevez assez, mais pas au point de le faire basculer.
    .do = Tirez la grosse rouge vers l’extérieur, loin de la villa, à deux mains.
lesson-hook = Le petit crochet
    .text = La boîte contient un crochet pour les colonnes que les doigts atteignent à peine. Il traîne la colonne et ne la tient pas droite.
    .do = Choisissez la fine bleue 1, et dans le panneau « le petit crochet ».
lesson-drag = Traînez-la dehors
    .text = Prise en bas avec le crochet, elle glisse au lieu de basculer.
    .do = Appuyez sur la fine bleue 1 près du pied, tenez un instant et traînez-la dans le sens de la flèche.
lesson-declare = Aucune ne peut bouger
    .text = Le joueur qui pense qu’aucune de ses colonnes ne sortira l’annonce, et demande un nouveau plateau au lieu de jouer. Les vôtres sont toutes bloquées, en haut, ou portent trop.
    .do = Ouvrez « Aucune des miennes ne peut bouger… » et annoncez-le.
lesson-contest = Protestation !
    .text = Jaune n’y croyait pas et devait le prouver avec une de vos colonnes. Réussie, la preuve aurait sorti cette colonne du jeu et fini votre tour. Mais elle a poussé la grosse à côté d’elle : la preuve a échoué, et la colonne est bloquée. En échange, vous auriez pu retirer du jeu une des siennes.
lesson-floor = Un nouveau plateau
    .text = Le prochain plateau est le vert. Il doit reposer sur trois colonnes au moins. Portez-le, tournez-le, abaissez-le : une fois lâché, il est posé.
    .do = Abaissez le plateau vert sur les colonnes, et lâchez quand il repose.
lesson-seal = Le sceau du maître d’œuvre
    .text = À partir du plateau vert, on compte. Jaune y a mis une colonne en premier et prend le sceau. Celui qui le détient à la fin gagne.
lesson-points = Plus de points
    .text = Sur le plateau le plus haut, les fines valent 1, l’hexagonale 2, la grosse 3. Le sceau va à qui en a plus que son détenteur ; l’égalité ne change rien.
    .do = La grosse bleue au bord droit est libre : appuyez dessus, tenez un instant et soulevez-la.
lesson-top = Tout en haut
    .text = C’est la pièce la plus lourde de la boîte. Là où elle est, la villa penchera.
    .do = Portez-la à gauche sur le plateau vert, abaissez-la et lâchez.
lesson-passed = Le sceau est à vous
    .text = Trois à un. Le sceau montre maintenant jaune : chacun voit qui l’avait avant, et cela peut encore compter.
lesson-fall = Elle tombe !
    .text = Jaune a tiré le dernier appui à gauche. Les chutes se voient au ralenti, et un anneau marque où le premier contact s’est perdu.
lesson-end = Qui gagne
    .text = Celui qui détient le sceau gagne : vous. Si vous l’aviez fait s’écrouler vous-même, le détenteur d’avant aurait gagné. Prenez maintenant Villa Paletti sur l’étagère.
lesson-keys-view = Au clavier : Tab jusqu’à l’image, puis les flèches.
lesson-keys-panel = Au clavier : Tab et Entrée atteignent tout le panneau.
lesson-keys-hand = Au clavier : choisissez la colonne dans le panneau. Dans l’image, Entrée la saisit, les flèches tirent, avec Maj elles la lèvent et la tournent, W A S D l’inclinent, Page préc. est l’autre main, Échap lâche.
lesson-keys-carry = Au clavier : dans l’image, Entrée la prend en main, les flèches la portent, Page suiv. l’abaisse ; quand elle tient, Entrée lâche.

key-view = tournent et inclinent la vue, ou déplacent ce qui est en main
key-zoom = zoome
key-whole = montre tout
key-turntable = est la table tournante
key-turn = tourne ce qui est en main
key-lower = l’abaisse et le relève ; en tirant, l’autre main
key-hold = saisit, et lâche ce qui tient debout
key-raise = le lèvent et le tournent
key-tilt = l’inclinent
key-grip = saisit plus haut, plus bas

note-villa = La villa est à l’écran, ou vous jouez avec votre boîte et le programme tient les comptes.
note-wood = Plus le bois est brut, plus les colonnes diffèrent, et plus il est difficile de deviner lesquelles portent.
note-hands = Des mains sûres pardonnent ; des mains tremblantes sont pour les braves.
note-hands-by-seat = Pour qu’un enfant et un adulte jouent à armes égales.
note-placing = De votre propre main à l’écran, ou en disant où, et le programme le fait.
note-set-up = Les colonnes sont déjà disposées, ou chacun en pose une à son tour.
note-youngest = Le plus jeune lance le premier pour le sceau, ou le hasard décide.
note-colours = Chacun choisit une couleur, ou le dé décide.
note-experienced = Les plateaux du haut peuvent alors reposer sur deux colonnes, ou une : des villas plus hardies.
