measure-money = Money
measure-chips = Chips on the board
