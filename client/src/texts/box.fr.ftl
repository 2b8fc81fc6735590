## Your own box: tables that an owner draws or brings

box-text = Dessinez, ou apportez un fichier ou un code. Les règles vérifient chaque changement, et la partie se souvient de ce avec quoi elle a été jouée.
box-title-tiles = Les maisons de votre boîte
box-text-tiles = Les maisons de votre boîte ont d’autres formes ? Dessinez-les ici : plusieurs formes d’une sorte, des portes à gauche et à droite, et combien il y en a.
box-title-board = Votre propre tableau de jeu
box-text-board = Choisissez une case et changez ce qui y est imprimé. Un tableau de jeu a de 28 à 60 cases : ajoutez-en, retirez-en, déplacez-les à votre gré.
box-title-pieces = Le bois de votre boîte
box-text-pieces = Le bois de votre boîte a d’autres tailles ou d’autres formes ? Enregistrez celui d’origine dans un fichier, écrivez-y ce que vous mesurez, et ouvrez-le ici.
box-only-file = Cette table s’écrit dans un fichier. Ouvrez le vôtre ci-dessous : il est vérifié, puis peut être gardé, partagé et joué.
box-own-name = Ma boîte
box-verdict = Nom et vérification
box-name = Nom
box-sound = Tout est en ordre : on peut jouer avec.
box-play = Jouer avec
box-keep = Garder dans ce navigateur
box-kept = « { $name } » est gardé dans ce navigateur : choisissez-le en ouvrant une table.
box-no-room = Ce navigateur n’a plus de place. Enregistrez-le dans un fichier.
box-share = Partager
box-link = Par un lien
box-code = Par un code
box-file = Enregistrer un fichier
box-bring = En ouvrir un autre
box-bring-code = Un code ou un lien
box-bring-open = Ouvrir
box-bring-file = Un fichier de table
box-mine = Gardés dans ce navigateur
box-forget = Supprimer { $name }
box-printed = Recommencer avec l’imprimé

## Where a flaw is

box-at-house = Forme { $number }
box-at-space = Case { $number }
box-at-ride = Trajet { $number }
box-at-colour = Couleur { $number }
box-at-card = Carte { $number }
box-at-places = Lieux spéciaux
box-at-base = La base
box-at-column = Colonne { $number }
box-at-floor = Plateau { $number }
box-field-across = largeur
box-field-site-across = largeur du chantier
box-field-outline = contour
box-field-floor = couleur
box-field-roofs = toits
box-field-door = porte
box-field-count = combien
box-field-name = Nom
box-field-kind = Sorte
box-field-colour = Couleur
box-field-deck = Paquet
box-field-price = Prix
box-field-cost = Coût d’un investissement
box-field-pays-collection = Versé à la quête
box-field-rents = Loyers
box-field-quarter = Quartier
box-field-symbols = Dessins sur la case
box-field-passing-pays = Passer par le départ rapporte
box-field-collection = Où est la quête
box-field-third-double = Où mène le troisième double
box-field-cubes = Cubes dans la boîte
box-field-ends = extrémités
box-field-fare = Tarif

## Palermo: tiles

tiles-how = Appuyez sur une des quatre cases d’une tuile pour la changer : rue, toit, devant la porte.
tiles-shape = Forme { $number }
tiles-remove = Retirer la forme { $number }
tiles-cell =
    { $cell ->
        [a] en haut à gauche
        [b] en haut à droite
        [c] en bas à gauche
       *[d] en bas à droite
    } : { $use ->
        [roof] toit
        [door] devant la porte
       *[street] rue
    }
tiles-count = Combien il y en a dans la boîte
tiles-fewer = Une de moins
tiles-more = Une de plus
tiles-add = Ajouter une forme

## Palanche: the board

board-ring = Le tableau de jeu et ses { $spaces } cases ; les flèches en font le tour
board-spaces = { $count } cases
board-space = { $number } · { $name }
board-previous = La case précédente
board-next = La case suivante
board-insert = Ajouter une case pareille
board-remove = La retirer
board-back = Reculer
board-on = Avancer
board-kind-card = piocher une carte
board-kind-special = case spéciale
board-rents-terreno = D’abord le terrain nu, puis avec chaque investissement : six nombres.
board-rents-kind = Avec une de cette sorte, avec deux, et ainsi de suite.
board-places = Lieux spéciaux
board-rides = Trajets
board-ride-end = Trajet { $ride }, extrémité { $end }
board-ride-remove = Retirer le trajet { $ride }
board-ride-add = Ajouter un trajet
board-colours = Couleurs des terrains
board-paint = Teinte de { $colour }
board-colour-name = Nom de la couleur { $number }
board-colour-remove = Retirer { $colour }
board-colour-add = Ajouter une couleur
