### Names of things on the table of Palanche, in English.

## The game

palanche-welcome = Welcome to Genoa!
palanche-goodbye = Until next time!
palanche-your-turn = Your turn
palanche-money = Money
palanche-dice = Dice
palanche-cards = Cards
palanche-auction = Auction
palanche-trade = Trade
palanche-debt = Debt
palanche-collection = Collection
palanche-glossary = Genoese words

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = property
kind-attivita = business
kind-gradinata = bleachers

## Investments, in the order in which they are made

level-casa = apartment
level-cantina = basement
level-terrazzo = balcony
level-box = garage
level-vista_mare = sea view

## What is drawn on spaces, and the rides

symbol-creusa = creusa
symbol-trenino = Casella’s little train
symbol-pista_ciclabile = cycle path
symbol-strada = street
ride-sopraelevata = flyover
ride-ascensore = Castelletto elevator

## Colours and kinds

group-brown = brown
group-light_blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-blue = blue
group-attivita = businesses
group-gradinata = bleachers
