measure-wealth = Patrimoine
measure-expected-rents = Loyers attendus en un tour de table
