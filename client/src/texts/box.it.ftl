## Your own box: tables that an owner draws or brings

box-text = Disegnatelo, o portate un file o un codice. Le regole controllano ogni modifica, e la partita ricorda con che cosa è stata giocata.
box-title-tiles = Le case della tua scatola
box-text-tiles = Le case della tua scatola hanno altre forme? Disegnale qui: più forme di un tipo, porte a sinistra e a destra, e quante ce ne sono.
box-title-board = Un tabellone tutto tuo
box-text-board = Scegli una casella sul tabellone e cambia quello che c’è stampato. Un tabellone ha da 28 a 60 caselle: aggiungile, toglile e spostale come vuoi.
box-title-pieces = Il legno della tua scatola
box-text-pieces = Il legno della tua scatola ha altre misure o altre forme? Salva quello originale in un file, scrivici quello che misuri e aprilo qui.
box-only-file = Questa tabella si scrive in un file. Apri il tuo qui sotto: viene controllato, poi si può conservare, condividere e usare per giocare.
box-own-name = La mia scatola
box-verdict = Nome e controllo
box-name = Nome
box-sound = Tutto a posto: ci si può giocare.
box-play = Gioca così
box-keep = Conserva in questo browser
box-kept = «{ $name }» è conservato in questo browser: sceglilo quando apri un tavolo.
box-no-room = Questo browser non ha più spazio. Salvalo come file.
box-share = Condividi
box-link = Come link
box-code = Come codice
box-file = Salva come file
box-bring = Aprine un altro
box-bring-code = Un codice o link
box-bring-open = Apri
box-bring-file = Un file di tabella
box-mine = Conservati in questo browser
box-forget = Elimina { $name }
box-printed = Ricomincia da quello stampato

## Where a flaw is

box-at-house = Forma { $number }
box-at-space = Casella { $number }
box-at-ride = Viaggio { $number }
box-at-colour = Colore { $number }
box-at-card = Carta { $number }
box-at-places = Luoghi speciali
box-at-base = La base
box-at-column = Colonna { $number }
box-at-floor = Piano { $number }
box-field-across = larghezza
box-field-site-across = larghezza del cantiere
box-field-outline = contorno
box-field-floor = colore
box-field-roofs = tetti
box-field-door = porta
box-field-count = quante
box-field-name = Nome
box-field-kind = Tipo
box-field-colour = Colore
box-field-deck = Mazzo
box-field-price = Prezzo
box-field-cost = Costo di un investimento
box-field-pays-collection = Da versare nella colletta
box-field-rents = Affitti
box-field-quarter = Quartiere
box-field-symbols = Disegni sulla casella
box-field-passing-pays = Passare dal via rende
box-field-collection = Dove sta la colletta
box-field-third-double = Dove porta il terzo doppio
box-field-cubes = Cubetti nella scatola
box-field-ends = capolinea
box-field-fare = Tariffa

## Palermo: tiles

tiles-how = Premi una delle quattro caselle di una tessera per cambiarla: strada, tetto, davanti alla porta.
tiles-shape = Forma { $number }
tiles-remove = Togli la forma { $number }
tiles-cell =
    { $cell ->
        [a] in alto a sinistra
        [b] in alto a destra
        [c] in basso a sinistra
       *[d] in basso a destra
    }: { $use ->
        [roof] tetto
        [door] davanti alla porta
       *[street] strada
    }
tiles-count = Quante ce ne sono nella scatola
tiles-fewer = Una di meno
tiles-more = Una in più
tiles-add = Aggiungi una forma

## Palanche: the board

board-ring = Il tabellone con { $spaces } caselle; le frecce fanno il giro
board-spaces = { $count } caselle
board-space = { $number } · { $name }
board-previous = La casella prima
board-next = La casella dopo
board-insert = Aggiungi una casella così
board-remove = Toglila
board-back = Spostala indietro
board-on = Spostala avanti
board-kind-card = pesca una carta
board-kind-special = casella speciale
board-rents-terreno = Prima il terreno nudo, poi con ogni investimento: sei numeri.
board-rents-kind = Con una di questo tipo, con due, e così via.
board-places = Luoghi speciali
board-rides = Viaggi
board-ride-end = Viaggio { $ride }, capolinea { $end }
board-ride-remove = Togli il viaggio { $ride }
board-ride-add = Aggiungi un viaggio
board-colours = Colori dei terreni
board-paint = Tinta di { $colour }
board-colour-name = Nome del colore { $number }
board-colour-remove = Togli { $colour }
board-colour-add = Aggiungi un colore
