measure-money = Soldi
measure-chips = Gettoni sul tabellone
