### Names of things on the table of Palanche, in German.

## The game

palanche-welcome = Willkommen in Genua!
palanche-goodbye = Bis zum nächsten Mal!
palanche-your-turn = Du bist dran
palanche-money = Geld
palanche-dice = Würfel
palanche-cards = Karten
palanche-auction = Versteigerung
palanche-trade = Tausch
palanche-debt = Schulden
palanche-collection = Kollekte
palanche-glossary = Genueser Wörter

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = Grundstück
kind-attivita = Geschäft
kind-gradinata = Tribüne

## Investments, in the order in which they are made

level-casa = Wohnung
level-cantina = Keller
level-terrazzo = Terrasse
level-box = Garage
level-vista_mare = Meerblick

## What is drawn on spaces, and the rides

symbol-creusa = Creusa
symbol-trenino = Bähnchen nach Casella
symbol-pista_ciclabile = Radweg
symbol-strada = Straße
ride-sopraelevata = Hochstraße
ride-ascensore = Aufzug nach Castelletto

## Farben und Arten

group-brown = Braun
group-light_blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-blue = Blau
group-attivita = Geschäfte
group-gradinata = Tribünen
