measure-wealth = Vermögen
measure-expected-rents = Erwartete Mieten in einer Runde
