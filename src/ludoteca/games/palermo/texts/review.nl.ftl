measure-money = Geld
measure-chips = Fiches op het bord
measure-plan = Geld in zicht volgens het beste plan
