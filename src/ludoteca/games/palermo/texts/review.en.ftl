measure-money = Money
measure-chips = Chips on the board
measure-plan = Money in sight by the best plan
