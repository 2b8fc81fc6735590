### Names of things on the table of Palanche, in French.

## The game

palanche-welcome = Bienvenue à Gênes !
palanche-goodbye = À la prochaine !
palanche-your-turn = À vous de jouer
palanche-money = Argent
palanche-dice = Dés
palanche-cards = Cartes
palanche-auction = Enchères
palanche-trade = Échange
palanche-debt = Dette
palanche-collection = Dons
palanche-glossary = Mots génois

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = terrain
kind-attivita = activité
kind-gradinata = estrade

## Investments, in the order in which they are made

level-casa = appartement
level-cantina = cave
level-terrazzo = terrasse
level-box = garage
level-vista_mare = vue sur la mer

## What is drawn on spaces, and the rides

symbol-creusa = creusa
symbol-trenino = petit train de Casella
symbol-pista_ciclabile = voie cyclable
symbol-strada = route
ride-sopraelevata = boulevard surélevé
ride-ascensore = ascenseur de Castelletto

## Couleurs et genres

group-brown = brun
group-light_blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-blue = bleu
group-attivita = activités
group-gradinata = estrades
