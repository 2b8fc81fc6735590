# Words on the board in the terminal.

board-houses-left = houses in the box
board-anywhere = No house can join another now: it may stand anywhere
board-money = money
board-field = space
board-lap = lap
board-chips = chips
board-home = home
board-points = points
board-pawn = pawn
board-parked = parked
board-policeman = police stone
board-target = target
board-town-code = code of this town
