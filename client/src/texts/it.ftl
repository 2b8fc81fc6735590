# Le parole proprie del client, in italiano.

## Luoghi

title-home = Lo scaffale
title-new = Un tavolo nuovo
title-lobby = Tavoli
title-login = Accedi
title-reset = Password dimenticata
title-leaders = Classifica
title-moderation = Moderazione
title-status = Come sta la casa
title-restore = Ripristina da un backup
title-matches = Le mie partite
title-match = Al tavolo
title-tv = Il grande schermo
title-replay = Rivedi
title-review = Analisi
title-story = La storia della partita
title-rules = Regole
title-card = Scheda riassuntiva
title-learn = Lezione
title-workshop = Laboratorio
title-box = La tua scatola
title-profile = Profilo
title-settings = Impostazioni
title-lost = Qui non c’è niente

nav-label = Luoghi
nav-home = Ludoteca: allo scaffale
nav-shelf = Scaffale
nav-lobby = Tavoli
nav-matches = Le mie partite
nav-profile = Profilo
nav-settings = Impostazioni
skip-to-content = Salta al contenuto
footer-note = Ludoteca: giochi da tavolo veri, giocati esattamente secondo i loro regolamenti. Copertine e tabelloni sono stati disegnati per questo programma; i giochi appartengono ai loro autori ed editori.
language = Lingua
loading = Un momento…
close = Chiudi
yes = sì
no = no

lost-title = Su questo scaffale non c’è niente
lost-text = Forse l’indirizzo è scritto male, o il tavolo non c’è più.
back-to-shelf = Torna allo scaffale

## Lo scaffale

home-title = Prendi un gioco dallo scaffale
home-text = Giochi da tavolo veri, giocati alla lettera del regolamento. Da soli contro i bot, insieme davanti a uno schermo, o con amici lontani.
home-all-mine = Tutte le mie partite
home-mine = Le tue partite
cover-of = Copertina di { $game }
play-now = Gioca subito
play-set-table = Apri un tavolo
play-learn = Imparalo in cinque minuti
play-rules = Regole
play-card = Scheda riassuntiva

guest-facts = da { $low } a { $high } giocatori
guest-facts-exactly = { $count ->
        [one] per un giocatore
       *[other] { $count } giocatori
    }
guest-hook = Un ospite su questo scaffale.
game-palermo = Palermo
    .facts = 3–5 giocatori · dai 12 anni · 45 minuti · la fortuna non conta
    .hook = Costruite insieme una città, casa per casa. Poi correte per le strade che avete fatto e incassate nei vostri locali, mentre i poliziotti vi sbarrano la strada.
game-palanche = Palanche
    .facts = 2–6 giocatori · dagli 8 anni · 60–90 minuti · fortuna e trattative
    .hook = Compra i vicoli e i palazzi di Genova, rilancia alle aste, tratta con gli altri e sii il più ricco allo scadere del tempo.
game-villa-paletti = Villa Paletti
    .facts = 2–4 giocatori · dagli 8 anni · 30 minuti · mano ferma
    .hook = Sfila le colonne da sotto la villa e con quelle alzala sempre di più. Qualcuno la farà cadere.

## Tavoli

table-bots = { $count ->
        [one] un bot
       *[other] { $count } bot
    }
table-free = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
table-lobby = In attesa
table-closed = Questo tavolo è stato abbandonato.
table-playing = In corso
table-over = Finita
lobby-open = Tavoli aperti
lobby-empty = Al momento nessuno aspetta. Apri un tavolo e lascia un posto libero!
lobby-played = In corso: dai un’occhiata
lobby-none-played = In questo momento non si gioca a nessun tavolo aperto.
lobby-new = Tavolo nuovo: { $game }
mine-running = In corso
mine-none-running = Al momento non stai giocando.
mine-finished = Finite
mine-none-finished = Nessuna partita è ancora arrivata alla fine.
mine-none-found = Nessuna partita di questo tipo.
mine-game = Gioco
mine-all-games = tutti i giochi
mine-won = Solo quelle vinte
mine-more = Mostra le precedenti
mine-place = { $place ->
        [1] Vinta
       *[other] { $place }° posto su { $of }
    }
mine-several = Più posti
mine-left = Hai lasciato il tavolo
mine-no-result = Senza risultato
mine-moves = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
mine-due = tempo fino a { $when }
next-match = { $count ->
        [one] Prossima partita
       *[other] Prossima partita ({ $count } ti aspettano)
    }

new-seats = Posti
new-options = Regole della casa
new-differs = Diverso dalle regole stampate:
new-printed = Tutto come stampato.
new-as-printed = Torna alle regole stampate
new-change-rules = Cambia le regole
new-name = Nome
preset-family = Famiglia
preset-children = Bambini
preset-quick = Veloce
preset-expert = Esperti
option-none = nessuno
option-made = fatto nel laboratorio
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] a caso
        [easy] facile
        [normal] medio
        [hard] difficile
       *[other] forza { $level }
    }
workshop-open = Apri il laboratorio
box-open = Disegna la tua
box-bring-own = Porta il tuo
workshop-none = Questo gioco non ha un laboratorio.

clock = Orologio
clock-none = Senza orologio
clock-bank = { $minutes ->
        [one] un minuto a testa
       *[other] { $minutes } minuti a testa
    }{ $seconds ->
        [0] {""}
        [one] , un secondo a mossa
       *[other] , { $seconds } secondi a mossa
    }
clock-days = { $days ->
        [one] un giorno a mossa
       *[other] { $days } giorni a mossa
    }
clock-left = { $days } g { $hours } h
clock-table = Tempo del tavolo

your-name = Il tuo nome
name-question = Come ti chiami?
name-question-text = Gli altri al tavolo vedono questo nome. Puoi cambiarlo nel profilo.
guest-name = Ospite
seat-up = Un posto più su
seat-down = Un posto più giù
ready = Sono pronto
start = Comincia
tv-show = Mostra su un grande schermo
share = Condividi
share-export = Scarica la partita
copy = Copia
copied = Copiato

## Al tavolo

board = Tabellone
front = Che cosa puoi fare
table-talk = Registro, chat e mosse
talk-larger = Più spazio per registro e chat
talk-smaller = Meno spazio per registro e chat
seats = Posti
seat-you = tu
seat-won = vince
seat-bot-plays = gioca un bot
seat-away = assente
seat-vacation = assente fino al { $day }
seat-at-turn = di turno
score = Punteggio
bot-name = Bot { $number }
your-turn = Tocca a te
your-turn-named = { $name }, tocca a te
turn-of = { $count ->
        [one] Tocca a { $names }
       *[other] Tocca a { $names }
    }
skip-animation = Salta
skip-to-my-turn = Salta al mio turno
skip-to-end = Salta alla fine
turn-ended = { $seat } finisce il turno.
board-picture = Il tabellone come testo
board-in-words = Il tabellone a parole
keys = Tasti del tabellone
key-escape = chiude ciò che è aperto
key-help = questo elenco
closer = Guarda il tabellone da vicino
connection-lost = Connessione persa. Riprovo…
signed-out = La tua sessione è terminata.
signed-out-again = Rientra
offline-note = Il server non è raggiungibile. Puoi guardare lo scaffale e leggere le regole; per giocare serve il server.
restart-announced = Il server verrà riavviato alle { $time }. Le partite riprendono da dove erano.
match-private = Se il tavolo è privato, chiedi il link a chi ci sta giocando.
match-refused = Non puoi vedere questo tavolo

log = Registro
log-since = da quando hai guardato l’ultima volta
log-replay = Mostra com’era dopo la voce { $seq }
log-undone = { $seat } ha annullato una mossa.
chat = Chat
moves = Mosse
moves-filter = Cerca tra le mosse
moves-count = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
offer-bounds = da { $low } a { $high }
moves-none = Al momento non c’è niente da decidere.
move-play = Conferma
move-cancel = Annulla
why-number = Da dove viene questo numero?
rule-link = Regola { $rule }

undo = Annulla la mossa
undo-asked = { $seat } vorrebbe annullare una mossa: «{ $move }»
undo-agree = Va bene
undo-refuse = No
undo-withdraw = Lascia stare
hint = Consiglio
watching = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
sound-question = I suoni sono attivi, a volume basso.
sound-keep = Va bene
sound-off = Disattivali
bot-plays-once = Gioca questa mossa per me
bot-plays-on = Fai continuare un bot al mio posto
bot-plays-on-text = Oppure un bot continua al tuo posto, mossa per mossa, mentre guardi. Puoi riprendere il posto in ogni momento. In ogni caso la partita non conta più per il rating.
hand-over = Fai giocare un bot
take-back = Gioco io
leave = Lascia
leave-title = Lasciare la partita?
leave-later = Esci e basta: la partita ti aspetta
leave-call-off = Annulla la partita
leave-call-off-text = Nessuno ha ancora mosso: è come se la partita non fosse cominciata.
leave-resign = Arrenditi
leave-resign-lost = La partita finisce qui. { $seat } l’ha persa, e la partita conta.
leave-resign-bot = Un bot continua al posto di { $seat }. Gli altri giocano fino alla fine; la partita non conta più per il rating.
leave-end = Chiudi senza risultato
leave-end-text = La partita finisce qui: nessuno vince e nessuno perde.
leave-propose = Proponi di chiudere la partita
leave-propose-text = Gli altri vengono interpellati. Se tutti sono d’accordo, la partita finisce senza risultato.
leave-rules = Che cosa dicono le regole della casa
end-asked = { $seat } propone di chiudere la partita senza risultato.
end-agree = D’accordo
end-refuse = Io continuo
seat-asked = { $name } vorrebbe continuare al posto di { $seat }.
seat-agree = D’accordo
seat-refuse = Meglio di no
seat-come-back = Riprendi il mio posto da { $name }
seats-come-back = Riprendi da
closed-title = La partita è finita senza risultato
outcome-resigned = { $names } si arrende.
rematch-asked = Le stesse persone si siedono per un’altra partita.
rematch-join = Vai con loro
rematch = Ancora una
watch-again = Rivedila
you-win = Hai vinto!

line-sat-down = { $name } si siede.
line-stood-up = { $name } si alza.
line-bot-placed = Un bot si siede al posto di { $seat }.
line-seat-cleared = Il posto di { $seat } è libero.
line-seats-swapped = Due posti sono stati scambiati.
line-seat-named = { $name } gioca a questo posto.
line-table-changed = Il tavolo è stato cambiato: guarda e di’ di nuovo «pronto».
line-started = La partita comincia.
line-helped = Un bot aiuta { $seat }: questa partita non conta per il rating.
line-handed-over = Un bot gioca per { $seat }.
line-taken-back = { $seat } gioca di nuovo.
line-time-forgiven = Nessun server è stato attivo per { $seconds } secondi: gli orologi sono rimasti fermi.
line-time-ran-out = Il tempo di { $seat } è scaduto.
line-undo-asked = { $seat } chiede di annullare una mossa: «{ $move }»
line-undo-refused = { $seat } non è d’accordo: la mossa resta.
line-undo-withdrawn = { $seat } non lo chiede più.
line-resigned = { $name } si arrende.
line-called-off = { $name } ha annullato la partita.
line-end-asked = { $name } propone di chiudere la partita.
line-end-refused = { $name } preferisce continuare.
line-end-withdrawn = { $name } non propone più di chiudere la partita.
line-end-agreed = La partita è finita di comune accordo.
line-seat-asked = { $name } chiede il posto lasciato libero.
line-seat-refused = { $name } preferisce lasciare il posto al bot.
line-seat-withdrawn = { $name } non chiede più il posto.
line-declined = { $name } adesso non vuole giocare.
line-removed = Una riga è stata tolta.
line-closed = Il tavolo è stato abbandonato.

refusal-unreachable = Il server non si raggiunge.
refusal-not-in-this-lesson = Buona idea, ma la lezione vuole mostrare un’altra cosa.

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-black = nero
colour-violet = viola

## Rivedere e imparare

review-mark-mistake = c’era una mossa migliore
review-mark-turn = una svolta

rules-title = Le regole di { $game }
rules-chapters = Capitoli
rules-table = Tabella
glance-heading = { $game } in una pagina
glance-print = Stampa
glance-rules = Tutte le regole

## Profilo

login-name = Nome
login-new = Nuovo account
login-make = Crea un account
login-have = Hai già un account?
login-none = Non hai ancora un account?
leaders-link = Classifica, e che cosa vuol dire il rating

## Impostazioni

notices = Tocca a te
vacation = Vacanza
blocked = Persone che hai bloccato
block = Blocca { $name }
block-note = Chi è bloccato non può sedersi con te, e tu non vedi né ciò che dice né i suoi tavoli.
blocked-now = { $name } è nella lista dei bloccati.
friend-invite = Invita { $name }
friend-invited = { $name } vede ora il tuo invito.
friend-invites-you = { $name } ti invita a un tavolo: { $game }
friend-go = Vai
friends-ask-you = { $count ->
        [one] { $names } ti chiede l’amicizia
       *[other] { $names } ti chiedono l’amicizia
    }
goodbye = Andarsene per sempre
unrated = non classificata
title-letters = Lettere

unrated-imported = Questa partita non conta per le valutazioni: è stata importata.
unrated-undone = Questa partita non conta per le valutazioni: è stata annullata una mossa a cui la fortuna o altri avevano già risposto.
unrated-helped = Questa partita non conta per le valutazioni: un bot ha giocato per qualcuno.

## La casa nel browser

device-play = Gioca su questo dispositivo
device-note = Senza il server puoi giocare qui contro i bot o allo stesso schermo; le partite restano in questo browser.
device-matches = Su questo dispositivo
device-bring = Portala sul server
