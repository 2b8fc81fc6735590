measure-money = Soldi
measure-chips = Gettoni sul tabellone
measure-plan = Soldi in vista secondo il piano migliore
