# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = I punti di { $seat }
number-next-points = I punti del prossimo turno
number-points-less = Punti in meno al prossimo turno
number-cost = Il costo della strada
number-lost = Punti persi
number-income = Il guadagno
number-money = Tutti i soldi
number-money-of = I soldi di { $seat }
number-interest = Gli interessi
number-chips-left = Gettoni che restano a { $seat }
number-chips-to-collect = Gettoni che { $seat } deve ancora raccogliere
number-tiles-left = Tessere di questo tipo rimaste
number-walk-ends = Caselle in cui il percorso può finire
number-houses-needed = Le case che servono
number-houses-found = Case con { $roofs ->
        [one] un tetto
       *[other] { $roofs } tetti
    }

term-houses-each = { $amount }, con { $chips } gettoni per ognuno dei { $count } giocatori
term-shape = { $amount } con i tetti { $roofs } e la porta in { $door }
term-no-shape = { $amount }, perché non c’è nessuna forma così
term-card = { $amount } sulla carta
term-chips = { $amount } per i gettoni incassati
term-policeman-before = { $amount } per il poliziotto del turno prima
term-steps = { $amount } di passi
term-policemen = { $amount } in più per i poliziotti sulla strada
term-jumped-policemen = { $amount } in più per i poliziotti saltati
term-before-a-pawn = { $amount } davanti a un’altra pedina
term-before-a-policeman = { $amount } davanti a un poliziotto
term-points-of-turn = { $amount } punti del turno
term-spent = { $amount } usati
term-money-before = { $amount } prima
term-money-more = { $amount } adesso
term-by-players = { $amount }, in { $count } giocatori
term-laps = { $amount } per i giri della pista ({ $count })
term-field = { $amount } dove sta il segnapunti
term-chips-each = { $amount } a testa in { $count } giocatori
term-chips-laid = { $amount } sul tavolo
term-by-edition = { $amount }, in questa edizione
term-tiles-in-box = { $amount } nella scatola
term-tiles-laid = { $amount } posate
term-cells = { $amount }
