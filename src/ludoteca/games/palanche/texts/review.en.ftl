measure-wealth = Wealth
measure-expected-rents = Rents to expect in a round
