measure-money = Geld
measure-chips = Fiches op het bord
