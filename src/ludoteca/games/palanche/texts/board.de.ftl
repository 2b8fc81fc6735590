# Wörter auf dem Brett im Terminal.

board-round = Runde
board-final = letzte
board-collection = Kollekte
board-cubes = Klötzchen
board-bankrupt = bankrott
board-rides-next = fährt als Nächstes
board-cash = bar
board-wealth = Vermögen
board-to-roll = muss würfeln
board-rolled = hat gewürfelt
board-buy = kaufen
board-ride = Fahrt von
board-where-to = wohin
board-owes = schuldet
board-can-raise = kann aufbringen
board-no-bid = kein Gebot
board-auction = Versteigerung von
board-offer = Angebot
board-end-vote = aufhören?
board-read = liest die Karte vor für
board-card = Karte
