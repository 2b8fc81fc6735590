### Names of things on the table of Palanche, in Italian.

## The game

palanche-welcome = Benvenuti a Genova!
palanche-goodbye = Alla prossima!
palanche-your-turn = Tocca a te
palanche-money = Soldi
palanche-dice = Dadi
palanche-cards = Carte
palanche-auction = Asta
palanche-trade = Scambio
palanche-debt = Debito
palanche-collection = Colletta
palanche-glossary = Parole genovesi

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = terreno
kind-attivita = attività
kind-gradinata = gradinata

## Investments, in the order in which they are made

level-casa = casa
level-cantina = cantina
level-terrazzo = terrazzo
level-box = box
level-vista_mare = vista mare

## What is drawn on spaces, and the rides

symbol-creusa = creusa
symbol-trenino = trenino di Casella
symbol-pista_ciclabile = pista ciclabile
symbol-strada = strada
ride-sopraelevata = sopraelevata
ride-ascensore = ascensore di Castelletto

## Colori e tipi

group-brown = marrone
group-light_blue = azzurro
group-pink = rosa
group-orange = arancione
group-red = rosso
group-yellow = giallo
group-green = verde
group-blue = blu
group-attivita = attività
group-gradinata = gradinate
