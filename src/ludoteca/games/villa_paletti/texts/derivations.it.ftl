# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = I punti di { $seat }
number-supports = Colonne sotto il piano
number-supports-needed = Colonne che gli servono
number-push = Di quanto è stata spinta la colonna { $column }
number-over-the-rim = Di quanto sporge dall’area di costruzione
number-over-the-base = Di quanto il piano sporge dalla base
number-over-the-edge = Di quanto sporge dal bordo
number-overlap = Di quanto invade { $column }
number-gap = Di quanto è accanto a { $column }
number-to-place = Colonne ancora da mettere
number-tipping = Di quanto il peso è fuori dalle colonne
number-neutral-here = Colonne neutre su questo livello
number-room = Lo spazio che serve alla colonna
number-beside-floor = Di quanto la mano è accanto al piano
number-declarations = Dichiarazioni di fila (con { $seats } la partita finisce)
number-highest-grip = La presa più alta

term-column-height = { $amount } mm, l’altezza di una colonna
term-grip-margin = { $amount } mm, per le dita
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
term-farthest = { $amount } mm dal centro
term-site = { $amount } mm, l’area di costruzione
term-base = { $amount } mm, la base
term-millimetres = { $amount } mm
term-columns = { $amount }, ma ne servono { $least }
term-others = { $amount }
term-across = { $amount } mm di diametro
