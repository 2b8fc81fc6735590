measure-money = Argent
measure-chips = Jetons sur le plateau
measure-plan = Argent en vue selon le meilleur plan
