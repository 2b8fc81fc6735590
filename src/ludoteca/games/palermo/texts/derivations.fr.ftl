# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Les points de { $seat }
number-next-points = Les points du prochain tour
number-points-less = Points de moins au prochain tour
number-cost = Le coût du chemin
number-lost = Points perdus
number-income = Le revenu
number-money = Tout l’argent
number-money-of = L’argent de { $seat }
number-interest = Le bonus
number-chips-left = Jetons qui restent à { $seat }
number-chips-to-collect = Jetons que { $seat } doit encore ramasser
number-tiles-left = Tuiles de ce genre qui restent
number-walk-ends = Cases où le déplacement peut finir
number-houses-needed = Les maisons qu’il faut
number-houses-found = Maisons à { $roofs ->
        [one] un toit
       *[other] { $roofs } toits
    }

term-houses-each = { $amount }, avec { $chips } jetons pour chacun des { $count } joueurs
term-shape = { $amount } aux toits { $roofs } et à la porte en { $door }
term-no-shape = { $amount }, car il n’y a pas de telle forme
term-card = { $amount } sur la carte mouvement
term-chips = { $amount } pour les jetons encaissés
term-policeman-before = { $amount } pour le policier du tour précédent
term-steps = { $amount } de pas
term-policemen = { $amount } de plus pour les policiers en chemin
term-jumped-policemen = { $amount } de plus pour les policiers sautés
term-before-a-pawn = { $amount } devant un autre pion
term-before-a-policeman = { $amount } devant un policier
term-points-of-turn = { $amount } points du tour
term-spent = { $amount } utilisés
term-money-before = { $amount } avant
term-money-more = { $amount } maintenant
term-by-players = { $amount }, à { $count } joueurs
term-laps = { $amount } pour les tours de piste ({ $count })
term-field = { $amount } là où est le marqueur
term-chips-each = { $amount } chacun à { $count } joueurs
term-chips-laid = { $amount } sur le plan
term-by-edition = { $amount }, dans cette édition
term-tiles-in-box = { $amount } dans la boîte
term-tiles-laid = { $amount } posées
term-cells = { $amount }
