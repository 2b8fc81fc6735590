measure-money = Geld
measure-chips = Chips auf dem Plan
