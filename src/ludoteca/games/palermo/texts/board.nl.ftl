# Woorden op het bord in de terminal.

board-houses-left = huizen in de doos
board-anywhere = Geen huis kan nu aansluiten: het mag overal staan
board-money = geld
board-field = vak
board-lap = ronde
board-chips = fiches
board-home = thuis
board-points = punten
board-pawn = pion
board-parked = geparkeerd
board-policeman = agent
board-target = doel
board-town-code = code van deze stad
