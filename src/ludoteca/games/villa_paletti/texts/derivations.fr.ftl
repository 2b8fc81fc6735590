# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Les points de { $seat }
number-supports = Colonnes sous le plateau
number-supports-needed = Colonnes qu’il lui faut
number-push = De combien la colonne { $column } a été poussée
number-declarations = Déclarations de suite ({ $seats } terminent la partie)

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
