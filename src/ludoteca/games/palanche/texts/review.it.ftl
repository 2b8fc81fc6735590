measure-wealth = Patrimonio
measure-expected-rents = Affitti attesi in un giro
