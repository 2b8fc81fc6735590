# Les mots du plateau dans le terminal.

board-round = tour
board-final = dernier
board-collection = dons
board-cubes = cubes
board-bankrupt = en faillite
board-rides-next = trajet au prochain lancer
board-cash = espèces
board-wealth = patrimoine
board-to-roll = doit lancer
board-rolled = a lancé
board-buy = acheter
board-ride = trajet depuis
board-where-to = où
board-owes = doit
board-can-raise = peut réunir
board-no-bid = aucune enchère
board-auction = enchère de
board-offer = offre
board-end-vote = terminer la partie ?
board-read = lit la carte pour
board-card = carte
