# Les mots du plateau dans le terminal.

board-houses-left = maisons dans la boîte
board-anywhere = Aucune maison ne peut en toucher une autre : elle peut être posée n’importe où
board-money = argent
board-field = case
board-lap = tour
board-chips = jetons
board-home = rentré
board-points = points
board-pawn = pion
board-parked = garé
board-policeman = policier
board-target = but
board-town-code = code de cette ville
