# Wörter auf dem Brett im Terminal.

board-houses-left = Häuser in der Schachtel
board-anywhere = Kein Haus kann an ein anderes anschließen: Es darf überall stehen
board-money = Geld
board-field = Feld
board-lap = Runde
board-chips = Chips
board-home = zu Hause
board-points = Zugpunkte
board-pawn = Spielfigur
board-parked = geparkt
board-policeman = Polizist
board-target = Ziel
board-town-code = Code dieser Stadt
