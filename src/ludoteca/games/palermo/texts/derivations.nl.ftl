# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = De punten van { $seat }
number-next-points = De punten van de volgende beurt
number-points-less = Punten minder de volgende beurt
number-cost = De kosten van de weg
number-lost = Verloren punten
number-income = De inkomsten
number-money = Al het geld
number-money-of = Het geld van { $seat }
number-interest = De rente
number-chips-left = Fiches die { $seat } nog heeft
number-chips-to-collect = Fiches die { $seat } nog moet ophalen
number-tiles-left = Tegels van deze soort die over zijn
number-walk-ends = Vakken waar de zet kan eindigen
number-houses-needed = Huizen die nodig zijn
number-houses-found = Huizen met { $roofs ->
        [one] één dak
       *[other] { $roofs } daken
    }

term-houses-each = { $amount }, met { $chips } fiches voor elk van de { $count } spelers
term-shape = { $amount } met de daken { $roofs } en de deur bij { $door }
term-no-shape = { $amount }, want zo’n vorm is er niet
term-card = { $amount } op de kaart
term-chips = { $amount } voor geïnde fiches
term-policeman-before = { $amount } voor de agent van de vorige beurt
term-steps = { $amount } voor stappen
term-policemen = { $amount } meer voor agenten onderweg
term-jumped-policemen = { $amount } meer voor overgesprongen agenten
term-before-a-pawn = { $amount } vóór een andere pion
term-before-a-policeman = { $amount } vóór een agent
term-points-of-turn = { $amount } punten van de beurt
term-spent = { $amount } gebruikt
term-money-before = { $amount } eerst
term-money-more = { $amount } nu
term-by-players = { $amount }, met { $count } spelers
term-laps = { $amount } voor rondes op het spoor ({ $count })
term-field = { $amount } waar de steen staat
term-chips-each = { $amount } elk met { $count } spelers
term-chips-laid = { $amount } op het bord
term-by-edition = { $amount }, in deze uitgave
term-tiles-in-box = { $amount } in de doos
term-tiles-laid = { $amount } gelegd
term-cells = { $amount }
