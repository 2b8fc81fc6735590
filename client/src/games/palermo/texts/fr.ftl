# Ce que seule la table du navigateur dit de Palermo, en français.

board-help = La ville. Les flèches déplacent le curseur, Entrée fait ce qui s’y offre, N va au prochain endroit où l’on peut faire quelque chose, R tourne la maison, K en prend une autre sorte, P prend le policier.

prompt-start = Posez la tuile départ/arrivée où vous voulez.
prompt-house = Choisissez une maison, tournez-la et posez-la mur contre mur avec une autre. Votre jeton va sur sa porte.
prompt-first-house = Choisissez une maison, tournez-la et posez-la où vous voulez : c’est la première. Votre jeton va sur sa porte.
prompt-claim = Posez un jeton sur une entreprise libre.
prompt-target = Montrez lequel de vos jetons vient ensuite.
prompt-turn = { $points ->
        [0] Vous êtes rentré : déplacez le policier si vous voulez, puis prenez le bonus.
       *[other] Vous avez { $points } points. D’abord le policier, si vous voulez ; puis marchez jusqu’à une case éclairée.
    }
prompt-walk = { $points ->
        [0] Prenez maintenant le bonus.
       *[other] Au pion maintenant : { $points } points.
    }
prompt-police = Choisissez la case de rue où va votre policier. Passer devant lui coûte le double.
prompt-over = C’est fini.
reach-of = { $seat }, { $points } points : la prochaine marche pourrait finir sur { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
walk-numbers = Les chiffres : la distance de là jusqu’à { $goal ->
        [home] votre maison
       *[door] votre porte la plus proche
    }.
walk-leads = De là, { $goal ->
        [home] votre maison est
       *[door] votre porte la plus proche est
    } à { $cost }{ $income ->
        [0] {"."}
       *[other] {" "}: jusqu’à +{ $income } au prochain tour.
    }
walk-short = Arrêt avant la fin à cause de { $seat } : { $lost ->
        [one] { $lost } point perdu.
       *[other] { $lost } points perdus.
    }
police-hinders = { $seat } : { $income ->
        [0] {""}
       *[other] meilleur revenu { $income } de moins
    }{ $parts ->
        [both] {", "}
       *[one] {""}
    }{ $fewer ->
        [0] {""}
        [one] { $fewer } arrivée de moins
       *[other] { $fewer } arrivées de moins
    }.
police-hinders-none = Il ne gênerait personne au prochain tour.

hand-house = Maison à { $kind ->
        [one] un toit
        [one_mirrored] un toit (en miroir)
        [two] deux toits
        [two_mirrored] deux toits (en miroir)
       *[three] trois toits
    }, il en reste { $left }
hand-turn = Tourner
tools = Que déplacer
tool-walk = Marcher
tool-police = Policier
card-title = Carte mouvement
card-label = Carte mouvement : { $points ->
        [one] un point
       *[other] { $points } points
    }, { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    } dessus
price = { $cost } pt
seat-to-lay = { $chips } à poser
seat-doors = { $collected }/{ $all }
seat-points = { $points } pts
seat-home = rentré


told-phase-building = La ville se construit. C’est à { $seat }.
told-phase-claiming = On choisit les entreprises de la ville. C’est à { $seat }.
told-phase-collecting = Les pions sont dans les rues. C’est à { $seat }.
told-phase-over = La partie est finie.
told-supply = Dans la boîte : { $one ->
        [one] une maison
       *[other] { $one } maisons
    } à un toit, { $two } à deux, { $three } à trois.
told-house = { $slot } : maison, toits sur { $roofs }, porte sur { $door }, { $owner ->
        [none] sans jeton
       *[other] jeton de { $owner }
    }.
told-start = { $slot } : la tuile départ/arrivée.
told-street = { $slot } : des rues avec une fontaine.
told-player = { $seat } : { $money } millions, { $points ->
        [one] un point
       *[other] { $points } points
    }, { $laid ->
        [one] un jeton
       *[other] { $laid } jetons
    } sur le plateau, { $collected } ramassés, { $pawn ->
        [home] rentré
        [parked] pion sur la tuile départ/arrivée
       *[other] pion sur { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , policier sur { $policeman }
    }{ $target ->
        [none] {""}
       *[other] , but sur { $target }
    }.
told-walk-street = Marcher jusqu’à { $to }{ $lost ->
        [0] {""}
       [one] , arrêt court, un point perdu
       *[other] , arrêt court, { $lost } points perdus
    }.
told-walk-door = Marcher jusqu’à { $to } pour { $cost ->
        [one] un point
       *[other] { $cost } points
    } : un jeton et { $income ->
        [one] { $income } million
       *[other] { $income } millions
    }.
told-walk-home = Rentrer par { $to } pour { $cost ->
        [one] un point
       *[other] { $cost } points
    } : { $income ->
        [one] { $income } million
       *[other] { $income } millions
    }.
told-not-allowed = Impossible : { $action }.
told-bypass = rue périphérique
told-empty = { $slot } est vide
told-roof = toit
told-door = porte
told-street-cell = rue
told-chip = jeton de { $seat }
told-pawn = pion de { $seat }
told-policeman = policier de { $seat }

workshop-title = L’atelier de la ville
workshop-text = Construisez une ville à la main, tuile par tuile, dans n’importe quel ordre. Tout ce qui tient ici peut être achevé. Le code ramène la même ville à tout moment.
workshop-town = Les emplacements de la ville
workshop-slot = { $slot } : { $kind ->
        [none] vide
        [start] tuile départ/arrivée
        [street] fontaine
        [one] maison à un toit
        [one_mirrored] maison à un toit (en miroir)
        [two] maison à deux toits
        [two_mirrored] maison à deux toits (en miroir)
       *[three] maison à trois toits
    }
workshop-houses = { $houses } maisons sur { $needed }
workshop-here = Sur { $slot }
workshop-put = { $kind ->
        [start] Tuile départ/arrivée
        [street] Fontaine
        [one] Maison à un toit, tournée de { $rotation }°
        [one_mirrored] Maison à un toit, tournée de { $rotation }° (en miroir)
        [two] Maison à deux toits, tournée de { $rotation }°
        [two_mirrored] Maison à deux toits, tournée de { $rotation }° (en miroir)
       *[three] Maison à trois toits, tournée de { $rotation }°
    }
workshop-take = Enlever la tuile
workshop-nothing = Plus rien ne va ici.
workshop-fill = Remplir le reste
workshop-clear = Recommencer
workshop-code = Code de la ville
workshop-play = Jouer dans cette ville

figure-map = Six fois six emplacements pour les tuiles, autour la rue périphérique et ses quatre coins. La piste de score fait le tour de tout.
figure-tiles = Les tuiles : maisons à un, deux et trois toits, chacune avec sa porte ; une fontaine ; la tuile départ/arrivée.
figure-joining = Mur contre mur, c’est joint. Se toucher par un coin ne suffit pas.
figure-walled-in = Une cour inaccessible est interdite ; une porte sur la rue est permise.
figure-steps = Trois points, trois pas.
figure-police = Le policier en chemin prend deux points : trois pas en coûtent quatre.
figure-income = Cinq points, son jeton atteint avec trois : deux millions.
figure-bypass = De n’importe où sur un côté de la rue périphérique jusqu’à l’un de ses coins : un point.
figure-policemen = En diagonale deux policiers peuvent se côtoyer ; côte à côte, non.
figure-target = La pierre est sur le jeton qui vient ensuite ; aucun autre ne peut être pris.

lesson-welcome = Bienvenue à Palerme
    .text = La partie a deux temps. D’abord tous construisent la ville ensemble. Puis les pions courent dans ses rues et encaissent dans leurs entreprises. Il n’y a aucun hasard. Regardons trois joueurs par-dessus l’épaule, et jouons quelques-uns de leurs coups.
lesson-start = La tuile départ/arrivée
    .text = Le premier joueur la pose où il veut. Tous les pions partent d’ici, et y rentrent à la fin.
    .do = Posez la tuile départ/arrivée sur C3.
lesson-house = La première maison
    .text = Puis chacun à son tour pose une maison à un, deux ou trois toits. Son jeton va sur la porte : c’est là qu’il encaissera plus tard.
    .do = Posez la maison à trois toits sur D4.
lesson-joining = Mur contre mur
    .text = Toute autre maison doit partager un mur avec une maison déjà posée. Se toucher par un coin ne suffit pas.
    .do = Vous êtes jaune : posez la maison à deux toits sur E4.
lesson-courtyards = Pas de cours fermées
    .text = Les rues naissent de ce qui reste entre les toits. Chaque porte doit rester accessible depuis la rue périphérique, la large route autour de la ville. Les impasses sont permises, et utiles : vos portes proches, celles des autres éloignées.
lesson-town = La ville est debout
    .text = Tous les jetons sont posés. Des fontaines remplissent les deux derniers emplacements. Les pions partent.
lesson-walk = Marcher
    .text = La carte mouvement montre 3 : autant de pas pour le pion, et il doit tous les faire, sauf s’il s’arrête à l’une de ses entreprises avec son jeton.
    .do = Marchez jusqu’au jeton rouge sur d8.
lesson-police = Le policier
    .text = Le jeton est maintenant sur la carte mouvement du rouge : un point de plus désormais. Avant de marcher vous pouvez mettre votre policier sur le chemin de quelqu’un. Les autres paient deux points pour passer.
    .do = Vous êtes jaune : prenez le policier et posez-le sur g5.
lesson-income = L’argent
    .text = Les points qui restent quand vous vous arrêtez à votre porte sont des millions. Les chemins courts rapportent donc, et chaque jeton sur votre carte mouvement aussi.
    .do = Vous êtes vert : allez sur e6 avec un point, il en reste deux.
lesson-bypass = La rue périphérique
    .text = Sur la rue périphérique, un seul pas mène au coin suivant, si loin qu’il soit.
    .do = Vous êtes rouge : allez au coin a1.
lesson-blocked = Sur le policier
    .text = Le vert a payé deux points et s’est arrêté sur le policier du jaune. Tant que le pion y est, il ne peut pas bouger.
lesson-card = La carte mouvement grandit
    .text = Chaque jeton est un point de plus. Le vert marche déjà avec onze, et a pris neuf millions par un chemin très court.
lesson-home = Rentrer
    .text = Tous les jetons ramassés, on revient à la tuile départ/arrivée. Les points qui restent sont un revenu, comme toujours.
    .do = Vous êtes vert : rentrez par f7.
lesson-interest = Le bonus
    .text = Le joueur qui est rentré reçoit un bonus à chacun de ses tours : cinq millions à trois joueurs. Arriver premier rapporte.
lesson-end = La fin
    .text = Quand tous sont rentrés et que le tour de table est fini, le plus riche gagne. À vous maintenant : prenez Palermo sur l’étagère.

town-stands = La ville est debout :
now-walk = en route !
earned-doors = Dans les entreprises
earned-home = Au retour
earned-interest = Bonus à la maison

key-cursor = déplace le curseur
key-do = fait ce qui y est proposé
key-next = va au prochain endroit où l’on peut faire quelque chose
key-turn = tourne la maison
key-kind = prend une autre sorte de maison
key-policeman = prend le policier

note-edition = Les livrets imprimés diffèrent sur quelques points, surtout sur les policiers et le retour.
note-corner-contact = Si une nouvelle maison peut toucher les autres seulement par un coin.
note-jumped-policeman = Ce que coûte un coin coupé devant le policier d’un autre.
note-free-building = Les maisons se posent n’importe où, et la ville grandit à plusieurs endroits.
note-ready-made-town = La ville est déjà là : on se partage seulement les entreprises, et on marche bien plus tôt.
option-tiles = Maisons
    .printed = comme imprimées
note-tiles = Les formes des maisons : les habituelles, ou celles de votre propre boîte.
note-town-code = Une ville de l’atelier se rejoue grâce à son code.
note-no-police = Personne ne barre la route : plus aimable, bien avec des enfants.
note-target-stones = Chacun montre d’avance quel jeton il ira chercher, et les autres peuvent l’arrêter.
note-first-player = Le plus jeune commence, ou le hasard décide.
