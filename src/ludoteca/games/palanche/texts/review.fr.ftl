measure-wealth = Fortune
measure-expected-rents = Loyers attendus en un tour de table
