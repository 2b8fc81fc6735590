measure-money = Geld
measure-chips = Chips auf dem Plan
measure-plan = Geld in Sicht nach dem besten Plan
