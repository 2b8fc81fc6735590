measure-money = Argent
measure-chips = Jetons sur le plateau
