measure-wealth = Vermogen
measure-expected-rents = Verwachte huren in een ronde
