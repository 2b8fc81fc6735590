# Parole sul tabellone nel terminale.

board-round = giro
board-final = ultimo
board-collection = colletta
board-cubes = cubetti
board-bankrupt = in fallimento
board-rides-next = viaggia al prossimo tiro
board-cash = contanti
board-wealth = patrimonio
board-to-roll = deve tirare
board-rolled = ha tirato
board-buy = compra
board-ride = viaggio da
board-where-to = dove
board-owes = deve
board-can-raise = può ricavare
board-no-bid = nessuna offerta
board-auction = asta di
board-offer = offerta
board-end-vote = chiudere la partita?
board-read = legge la carta per
board-card = carta
