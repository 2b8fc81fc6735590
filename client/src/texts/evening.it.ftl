# Una serata insieme: la casa, il grande schermo, il telefono come mano; in italiano.

lan-only-here = I collegamenti di questa pagina si aprono solo su questo computer.
lan-offer = I telefoni e la TV di casa non raggiungono ancora questo computer.
lan-what = Apre { $address } ai dispositivi della tua rete finché non lo chiudi o fermi il programma. Possono giocare qui; nient’altro di questo computer viene aperto.
lan-open = Fai entrare la casa
lan-is-open = La casa può entrare: i dispositivi della tua rete raggiungono { $url }.
lan-close = Richiudi
lan-address = Indirizzo per gli altri dispositivi
lan-nowhere = Questo computer non è in nessuna rete locale. Collegalo al Wi-Fi per giocare con i telefoni.
code-of = Codice QR: { $label }
code-show = Codice QR

tv-share = Collegamento per una TV o un altro grande schermo
tv-choose = A che cosa giochiamo?
tv-choose-text = Questo schermo è il tavolo, e ogni telefono è una mano.
tv-scan = Inquadra per sederti
tv-scan-text = Punta qui la fotocamera del telefono. Devi scrivere solo il tuo nome.
tv-scan-bot = Inquadra per sostituire un bot
tv-seats = { $taken } posti occupati su { $all }
tv-start = Comincia in { $count }
tv-start-few =
    { $count ->
        [one] Manca ancora una persona
       *[other] Mancano ancora { $count } persone
    }.
tv-next = Prossima partita
tv-other-game = Un altro gioco
tv-full-screen = Schermo intero
tv-sound = Suono
tv-turn-here = Gira il tavolo da questo lato

hand-title = Siediti
hand-sit = Mi siedo
hand-another = Un’altra persona su questo telefono
hand-another-name = Il suo nome
hand-pass = Passa il telefono a { $name }
hand-hidden = Quello che è di uno solo resta nascosto finché non tocca la persona giusta.
hand-i-am = Sono { $name }
hand-take = Gioca al posto di { $name }
new-strength = Forza
new-strength-step = { $step } – { $points } punti
new-strength-note = Da 1 a 10 si va su a gradini; “medio” vale 1500 punti. Chi ha 100 punti in più vince circa due duelli su tre.
new-like-me = Uno come me
new-like-me-found = { $matches ->
        [0] Qui non hai ancora incontrato bot: cominciamo dal mezzo, forza { $step }.
        [one] Forza { $step }, a giudicare da una tua partita contro i bot.
       *[other] Forza { $step }, a giudicare dalle tue ultime { $matches } partite contro i bot.
    }
new-title = Un tavolo per { $game }
new-seats-note = Se hai più posti, si gioca a questo schermo, uno dopo l’altro. I posti liberi sono per chi inviti.
new-level = Bot
new-level-mixed = misti
new-name-of = Nome del giocatore { $number }
presets = Tavoli già pronti
new-more = Tempo e ospiti
new-open = Chiunque può sedersi
new-start = Comincia
new-invite = Apri il tavolo e invita
sitter-me = Io
sitter-empty = Libero
room-text = Ognuno si siede, dice «pronto», e si comincia.
room-invited = C’è un invito per te! Scegli un posto.
seat-empty = libero
seat-ready = pronto
seat-not-ready = non ancora pronto
sit-down = Siediti qui
stand-up = Alzati
clear-seat = Libera il posto
not-ready = Non sono più pronto
start-not-full = C’è un posto libero.
start-not-ready = Non tutti sono pronti.
invite-title = Invita qualcuno
invite-text = Chi apre questo collegamento o inquadra il codice può sedersi.
share-join = Collegamento per sedersi
share-full = Tutti i posti sono occupati. Con questo link si può guardare.
share-seat = Gioca il posto di { $seat } su un altro dispositivo
share-seat-link = Chi apre questo link gioca per { $seat }
share-watch = Collegamento per guardare
