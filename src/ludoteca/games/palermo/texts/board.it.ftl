# Parole sul tabellone nel terminale.

board-houses-left = case nella scatola
board-anywhere = Nessuna casa può unirsi a un’altra: può stare ovunque
board-money = soldi
board-field = casella
board-lap = giro
board-chips = gettoni
board-home = a casa
board-points = punti
board-pawn = pedina
board-parked = parcheggiata
board-policeman = poliziotto
board-target = obiettivo
board-town-code = codice di questa città
