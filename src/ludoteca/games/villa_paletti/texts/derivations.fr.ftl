# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Les points de { $seat }
number-supports = Colonnes sous le plateau
number-supports-needed = Colonnes qu’il lui faut
number-push = De combien la colonne { $column } a été poussée
number-over-the-rim = De combien elle dépasse l’aire de construction
number-over-the-base = De combien le plateau dépasse la base
number-over-the-edge = De combien elle dépasse le bord
number-overlap = De combien elle empiète sur { $column }
number-gap = De combien elle est à côté de { $column }
number-to-place = Colonnes qui restent à placer
number-tipping = De combien le poids est hors des colonnes
number-neutral-here = Colonnes neutres à ce niveau
number-room = La place qu’il faut à la colonne
number-beside-floor = De combien la main est à côté du plateau
number-declarations = Déclarations de suite ({ $seats } terminent la partie)
number-highest-grip = La prise la plus haute

term-column-height = { $amount } mm, la hauteur d’une colonne
term-grip-margin = { $amount } mm, pour les doigts
term-thick = { $amount } pour { $count ->
        [one] une grosse colonne
       *[other] { $count } grosses colonnes
    }
term-hexagonal = { $amount } pour { $count ->
        [one] une colonne hexagonale
       *[other] { $count } colonnes hexagonales
    }
term-thin = { $amount } pour { $count ->
        [one] une colonne fine
       *[other] { $count } colonnes fines
    }
term-no-column = { $amount }, car aucune n’est sur le plateau le plus haut
term-columns-under = { $amount }
term-needed = { $amount }, comme pour tout plateau
term-needed-by-the-experienced = { $amount }, ce qui suffit aux bâtisseurs expérimentés
term-measured = { $amount } mm, alors que { $allowed } mm sont permis
term-declared-before = { $amount } avant
term-declared-now = { $amount } maintenant
term-farthest = { $amount } mm du centre
term-site = { $amount } mm, l’aire de construction
term-base = { $amount } mm, la base
term-millimetres = { $amount } mm
term-columns = { $amount }, alors qu’il en faut { $least }
term-others = { $amount }
term-across = { $amount } mm de diamètre
