# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = I punti di { $seat }
number-supports = Colonne sotto il piano
number-supports-needed = Colonne che gli servono
number-push = Di quanto è stata spinta la colonna { $column }
number-declarations = Dichiarazioni di fila (con { $seats } la partita finisce)

term-thick = { $amount } per { $count ->
        [one] una colonna grossa
       *[other] { $count } colonne grosse
    }
term-hexagonal = { $amount } per { $count ->
        [one] una colonna esagonale
       *[other] { $count } colonne esagonali
    }
term-thin = { $amount } per { $count ->
        [one] una colonna sottile
       *[other] { $count } colonne sottili
    }
term-no-column = { $amount }, perché nessuna sta sul piano più alto
term-columns-under = { $amount }
term-needed = { $amount }, come a ogni piano
term-needed-by-the-experienced = { $amount }, quanto basta ai costruttori esperti
term-measured = { $amount } mm, dove se ne permettono { $allowed }
term-declared-before = { $amount } prima
term-declared-now = { $amount } adesso
