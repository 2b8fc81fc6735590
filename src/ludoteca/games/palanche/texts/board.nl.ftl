# Woorden op het bord in de terminal.

board-round = ronde
board-final = laatste
board-collection = collecte
board-cubes = blokjes
board-bankrupt = failliet
board-rides-next = rijdt volgende keer
board-cash = contant
board-wealth = vermogen
board-to-roll = moet gooien
board-rolled = heeft gegooid
board-buy = kopen
board-ride = rit vanaf
board-where-to = waarheen
board-owes = schuldig
board-can-raise = kan opbrengen
board-no-bid = geen bod
board-auction = veiling van
board-offer = bod
board-end-vote = stoppen?
board-read = leest de kaart voor aan
board-card = kaart
