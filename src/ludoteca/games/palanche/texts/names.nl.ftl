### Names of things on the table of Palanche, in Dutch.

## The game

palanche-welcome = Welkom in Genua!
palanche-goodbye = Tot de volgende keer!
palanche-your-turn = Jij bent aan de beurt
palanche-money = Geld
palanche-dice = Dobbelstenen
palanche-cards = Kaarten
palanche-auction = Veiling
palanche-trade = Ruil
palanche-debt = Schuld
palanche-collection = Collecte
palanche-glossary = Genuese woorden

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = grond
kind-attivita = zaak
kind-gradinata = tribune

## Investments, in the order in which they are made

level-casa = appartement
level-cantina = kelder
level-terrazzo = terras
level-box = garage
level-vista_mare = zeezicht

## What is drawn on spaces, and the rides

symbol-creusa = creusa
symbol-trenino = treintje naar Casella
symbol-pista_ciclabile = fietspad
symbol-strada = weg
ride-sopraelevata = viaduct
ride-ascensore = lift naar Castelletto

## Kleuren en soorten

group-brown = bruin
group-light_blue = lichtblauw
group-pink = roze
group-orange = oranje
group-red = rood
group-yellow = geel
group-green = groen
group-blue = blauw
group-attivita = zaken
group-gradinata = tribunes
