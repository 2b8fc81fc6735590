# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Die Zugpunkte von { $seat }
number-next-points = Die Zugpunkte des nächsten Zuges
number-points-less = Zugpunkte weniger im nächsten Zug
number-cost = Die Kosten des Weges
number-lost = Verlorene Zugpunkte
number-income = Die Einnahmen
number-money = Das ganze Geld
number-money-of = Das Geld von { $seat }
number-interest = Die Zinsen
number-chips-left = Chips, die { $seat } noch hat
number-chips-to-collect = Chips, die { $seat } noch einsammeln muss
number-tiles-left = Plättchen dieser Art, die noch übrig sind
number-walk-ends = Felder, auf denen der Zug enden kann
number-houses-needed = Häuser, die nötig sind
number-houses-found = Häuser mit { $roofs ->
        [one] einem Dach
       *[other] { $roofs } Dächern
    }

term-houses-each = { $amount }, mit { $chips } Chips für jeden von { $count } Spielern
term-shape = { $amount } mit den Dächern { $roofs } und dem Eingang bei { $door }
term-no-shape = { $amount }, denn eine solche Form fehlt
term-card = { $amount } auf dem Zugweitenanzeiger
term-chips = { $amount } für kassierte Chips
term-policeman-before = { $amount } für den Polizisten vom letzten Zug
term-steps = { $amount } für Schritte
term-policemen = { $amount } mehr für Polizisten am Weg
term-jumped-policemen = { $amount } mehr für übersprungene Polizisten
term-before-a-pawn = { $amount } vor einer anderen Spielfigur
term-before-a-policeman = { $amount } vor einem Polizisten
term-points-of-turn = { $amount } Zugpunkte
term-spent = { $amount } gebraucht
term-money-before = { $amount } vorher
term-money-more = { $amount } jetzt
term-by-players = { $amount }, zu { $count } gespielt
term-laps = { $amount } für Runden auf der Wertungsleiste ({ $count })
term-field = { $amount } dort, wo der Wertungsstein steht
term-chips-each = { $amount } für jeden, zu { $count } gespielt
term-chips-laid = { $amount } auf dem Plan
term-by-edition = { $amount }, in dieser Ausgabe
term-tiles-in-box = { $amount } in der Schachtel
term-tiles-laid = { $amount } gelegt
term-cells = { $amount }
