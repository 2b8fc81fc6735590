# Le parole proprie del client, in italiano.

## Luoghi

title-home = Lo scaffale
title-new = Un tavolo nuovo
title-lobby = Tavoli
title-login = Accedi
title-leaders = Classifica
title-matches = Le mie partite
title-match = Al tavolo
title-replay = Rivedi
title-review = Analisi
title-story = La storia della partita
title-rules = Regole
title-learn = Lezione
title-workshop = Laboratorio
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

guest-facts = da { $low } a { $high } giocatori
guest-facts-exactly = { $count ->
        [one] per un giocatore
       *[other] { $count } giocatori
    }
guest-hook = Un ospite su questo scaffale.
game-palermo = Palermo
    .facts = 3–5 giocatori · 45 minuti · la fortuna non conta
    .hook = Costruite insieme una città, casa per casa. Poi correte per le strade che avete fatto e incassate alle vostre porte, mentre i poliziotti vi sbarrano la strada.
game-palanche = Palanche
    .facts = 2–6 giocatori · 60–90 minuti · fortuna e trattative
    .hook = Compra i vicoli e i palazzi di Genova, rilancia alle aste, tratta con gli altri e sii il più ricco allo scadere del tempo.
game-villa-paletti = Villa Paletti
    .facts = 2–4 giocatori · 30 minuti · mano ferma
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
table-playing = In corso
table-over = Finita
table-closed = Questo tavolo è stato abbandonato.
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
mine-given-up = Abbandonata
mine-moves = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
mine-due = tempo fino a { $when }
next-match = { $count ->
        [one] Prossima partita
       *[other] Prossima partita ({ $count } ti aspettano)
    }

new-title = Un tavolo per { $game }
new-seats = Posti
new-seats-note = Se hai più posti, si gioca a questo schermo, uno dopo l’altro. I posti liberi sono per chi inviti.
new-options = Regole della casa
new-differs = Diverso dalle regole stampate:
new-printed = Tutto come stampato.
new-as-printed = Torna alle regole stampate
new-change-rules = Cambia le regole
new-level = Bot
new-level-mixed = misti
new-name = Nome
new-name-of = Nome del giocatore { $number }
presets = Tavoli già pronti
preset-family = Famiglia
preset-children = Bambini
preset-quick = Veloce
preset-expert = Esperti
new-more = Tempo e ospiti
new-open = Chiunque può sedersi
new-start = Comincia
new-invite = Apri il tavolo e invita
option-none = nessuno
option-made = fatto nel laboratorio
sitter-me = Io
sitter-empty = Libero
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] a caso
        [easy] facile
        [normal] medio
        [hard] difficile
       *[other] { $level }
    }
workshop-open = Apri il laboratorio
workshop-none = Questo gioco non ha un laboratorio.

clock = Orologio
clock-none = Senza orologio
clock-fast = 5 minuti a testa, 5 secondi a mossa
clock-calm = 20 minuti a testa, 20 secondi a mossa
clock-days = 3 giorni a mossa
clock-left = { $days } g { $hours } h
clock-table = Tempo del tavolo

room-text = Ognuno si siede, dice «pronto», e si comincia.
room-invited = C’è un invito per te! Scegli un posto.
your-name = Il tuo nome
name-question = Come ti chiami?
name-question-text = Gli altri al tavolo vedono questo nome. Puoi cambiarlo nel profilo.
guest-name = Ospite
seat-empty = libero
seat-ready = pronto
seat-not-ready = non ancora pronto
sit-down = Siediti qui
stand-up = Alzati
place-bot = Un bot
clear-seat = Libera il posto
seat-up = Un posto più su
seat-down = Un posto più giù
seat-level = Livello di { $seat }
ready = Sono pronto
not-ready = Non sono più pronto
start = Comincia
start-not-full = C’è un posto libero.
start-not-ready = Non tutti sono pronti.
invite-title = Invita qualcuno
invite-text = Chi apre questo collegamento o inquadra il codice può sedersi.
invite-qr = Codice QR dell’invito
share = Condividi
share-join = Collegamento per sedersi
share-full = Tutti i posti sono occupati. Con questo link si può guardare.
share-seat = Gioca il posto di { $seat } su un altro dispositivo
share-seat-link = Chi apre questo link gioca per { $seat }
share-watch = Collegamento per guardare
share-export = Scarica la partita
copy = Copia
copied = Copiato

## Al tavolo

board = Tabellone
front = Che cosa puoi fare
table-talk = Registro, chat e mosse
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
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
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
undo-asked = { $seat } vorrebbe annullare una mossa.
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
closed-title = La partita è finita senza risultato
outcome-resigned = Qualcuno si è arreso.
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
line-undo-asked = { $seat } chiede di annullare una mossa.
line-undo-refused = La richiesta di ritirare è stata respinta.
line-undo-withdrawn = { $seat } non lo chiede più.
line-resigned = { $name } si arrende.
line-called-off = { $name } ha annullato la partita.
line-end-asked = { $name } propone di chiudere la partita.
line-end-refused = { $name } preferisce continuare.
line-end-withdrawn = { $name } non propone più di chiudere la partita.
line-end-agreed = La partita è finita di comune accordo.
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

replay-position = Voce { $seq } di { $last }
replay-first = All’inizio
replay-back = Mossa precedente
replay-play = Avvia
replay-pause = Pausa
replay-forward = Mossa successiva
replay-last = Alla fine
replay-to-match = Alla partita com’è ora
review-open = Analisi di questa partita
review-made = L’analisi è in corso. Intanto puoi riguardare la partita.
review-waits = { $ahead ->
        [one] Prima tocca a un’altra analisi.
       *[other] Prima tocca ad altre { $ahead } analisi.
    }
review-failed = Questa partita non si può analizzare.
review-chances = Probabilità di vincere
review-what = Che cosa è disegnato
review-turns = Svolte
review-no-turns = Nessuna voce ha cambiato molto.
review-entry = voce { $seq }
review-entries = voci { $from }–{ $to }
review-mistakes = Mosse migliori
review-played = Giocato: { $move } ({ $chance } di vincere)
review-instead = Meglio: { $move } ({ $chance })
review-show-played = Mossa giocata
review-show-better = Mossa migliore
review-how = Le probabilità sono quote di vittorie: da ogni momento i bot ({ $level }) hanno giocato fino alla fine { $playouts } volte, estraendo di nuovo tutto ciò che è nascosto.
review-mark-mistake = c’era una mossa migliore
review-mark-turn = una svolta
replay-play-on = Continua da qui
story-curve = { $measure } dalla prima all’ultima mossa
story-best = Momenti migliori
story-look = Guarda
story-earned = Chi ha guadagnato che cosa e dove
story-picture = Condividi come immagine
learn-title = Lezione: { $game }
learn-none = Per questo gioco non c’è ancora una lezione. Le regole dicono tutto.
learn-step = Passo { $step } di { $steps }
learn-back = Indietro
learn-next = Avanti
learn-show = Fammi vedere
learn-finish = Allo scaffale

rules-title = Le regole di { $game }
rules-chapters = Capitoli
rules-table = Tabella

## Profilo

profile-mine = Tu
profile-enter = Entra
profile-rename = Cambia il nome
profile-renamed = Il nome è cambiato.
profile-account = Gioca su ogni dispositivo
profile-account-note = Con una password puoi continuare da qualsiasi dispositivo. Senza, resti ospite di questo browser.
profile-log-in = Accedi
profile-leave = Esci
profile-left = A presto.
password = Password
password-show = Mostra la password
password-least = Almeno otto caratteri.
account-name = Nome
account-new = Nuovo account
account-make = Crea un account
account-have = Hai già un account?
account-none = Non hai ancora un account?
profile-statistics = Statistiche
profile-nothing = Nessuna partita è stata ancora giocata fino in fondo.
stat-matches = Partite
stat-wins = Vittorie
stat-best = Miglior punteggio
stat-rank = Piazzamento medio
stat-rating = Rating
leaders-place = Posto
leaders-none = Nessuno ha ancora giocato una partita che conta a questo gioco.
leaders-link = Classifica, e che cosa vuol dire il rating
rating-title = Che cosa vuol dire il rating
rating-how = Tutti cominciano da 0. Dopo ogni partita che conta, la casa stima di nuovo la forza di ciascuno: dai posti di tutti e dalla forza degli altri. Battere chi è forte rende più che battere chi è debole. I bot sono valutati come le persone.
rating-careful = Il numero è prudente: quasi di sicuro sei forte almeno così. Perciò sale in fretta con le prime partite, perché la casa impara a conoscerti.
rating-which = Una partita conta se al tavolo siedono tutti giocatori diversi e almeno uno è una persona. Non conta se un bot ha giocato per qualcuno, se si è ritirata una mossa a cui la sorte o altri avevano già risposto, o se la partita è stata portata da fuori.

## Impostazioni

settings-theme = Aspetto
theme-auto = come il dispositivo
theme-light = chiara
theme-dark = scura
settings-motion = Animazioni
motion-auto = come il dispositivo
motion-full = mostra tutto
motion-reduced = ridotte
settings-pace = Velocità delle animazioni
pace-slow = lenta
pace-normal = normale
pace-fast = veloce
settings-sound = Suoni
settings-confirm = Chiedi prima di ogni mossa
settings-confirm-note = Un clic mostra la mossa, il secondo la fa. Sui touch screen è sempre così. Ciò che non si può annullare, come il fallimento, viene sempre chiesto.

notices = Tocca a te
notices-note = Ti avvisiamo quando tocca a te e non ci sei: una volta per partita, finché non la guardi.
notices-push = Avvisa questo browser, anche senza pagine aperte
notices-email = Indirizzo e-mail
notices-letters-begin = Scrivetemi
notices-letters-end = Basta lettere
notices-letters-to = Le lettere arrivano a { $email }.
notices-letters-unconfirmed = Una lettera è in viaggio per { $email }: conferma da lì.
notices-letter-sent = Guarda nella tua casella e conferma.
notices-letters-ended = Non riceverai altre lettere.
notices-push-on = Questo browser sarà avvisato.
notices-push-off = Questo browser non sarà più avvisato.
sessions = Dove hai effettuato l’accesso
sessions-browser = Un browser
sessions-since = dal { $day }
sessions-this = questo
sessions-end = Esci
sessions-end-others = Esci da tutti gli altri browser
sessions-ended = Uscita effettuata.
my-data = Tutto ciò che questa casa sa di te, in un file
password-change = Cambia password
password-old = Password attuale
password-new = Nuova password
password-changed = La password è cambiata, e gli altri tuoi browser sono usciti.
vacation = Vacanza
vacation-note = { $days ->
        [0] Quest’anno non hai più giorni di vacanza.
        [one] Quando sei via, i tuoi orologi a giorni stanno fermi e nessuno ti scrive. Quest’anno ti resta un giorno.
       *[other] Quando sei via, i tuoi orologi a giorni stanno fermi e nessuno ti scrive. Quest’anno ti restano { $days } giorni.
    }
vacation-days = Giorni
vacation-begin = Da adesso sono via
vacation-begun = Buon riposo.
vacation-until = Sei via fino a { $day }. I tuoi orologi a giorni stanno fermi.
vacation-end = Sono di nuovo qui
vacation-over = Eccoti di nuovo qui. I tuoi orologi vanno di nuovo.
blocked = Persone che hai bloccato
block = Blocca { $name }
block-note = Chi è bloccato non può sedersi con te, e tu non vedi né ciò che dice né i suoi tavoli.
blocked-now = { $name } è nella lista dei bloccati.
unblock = Non bloccare più
unblocked-now = { $name } non è più nella lista dei bloccati.
friends = Amici
friends-none = Ancora nessuno. Il nome di chi gioca a un tavolo porta alla sua pagina, dove puoi chiedere l’amicizia; a chi ha un account puoi chiederla qui.
friend-account = Nome del suo account
friend-ask = Chiedi l’amicizia
friend-ask-whom = Chiedi l’amicizia a { $name }
friend-asked-now = Hai chiesto l’amicizia a { $name }.
friend-asks = ti chiede l’amicizia
friend-yes = Sì
friend-yes-to = Sì all’amicizia con { $name }
friend-yes-now = Ora siete amici: tu e { $name }.
friend-no = No
friend-no-to = No all’amicizia con { $name }
friend-no-now = Hai detto di no. Nessuno viene avvisato.
friend-waiting = non ha ancora risposto
friend-take-back = Ritira
friend-take-back-whom = Ritira la richiesta a { $name }
friend-taken-back = Richiesta ritirata.
friend-is = Tu e { $name } siete amici.
friend-remove = Togli
friend-remove-whom = Togli { $name } dagli amici
friend-removed = { $name } non è più tra i tuoi amici.
friend-here = qui adesso
friend-away = non è qui
friend-invite = Invita { $name }
friend-invited = { $name } vede ora il tuo invito.
friend-invites-you = { $name } ti invita a un tavolo: { $game }
friend-go = Vai
friends-ask-you = { $count ->
        [one] { $names } ti chiede l’amicizia
       *[other] { $names } ti chiedono l’amicizia
    }
line-about = Su ciò che ha detto { $name }
line-report = Segnala questa riga
line-report-note = La leggerà chi si occupa di questa casa.
line-reported = Grazie: la riga è stata segnalata.
goodbye = Andarsene per sempre
goodbye-note = Il tuo nome, le tue parole e i tuoi dati spariscono. Le partite giocate solo da te vengono cancellate; nelle altre continua un bot. Non si può tornare indietro.
goodbye-begin = Cancella me e i miei dati
goodbye-question = Cancellare tutto?
goodbye-confirm = Sì, cancellami
unrated = non classificata
title-letters = Lettere
letters-confirm-question = Vuoi ricevere una lettera quando tocca a te?
letters-confirm = Sì, scrivetemi
letters-confirmed = Riceverai una lettera quando tocca a te.
letters-leave-question = Non vuoi più ricevere lettere a questo indirizzo?
letters-leave = Basta lettere
letters-left = Non arriveranno altre lettere.
letters-home = Ai giochi

unrated-imported = Questa partita non conta per le valutazioni: è stata importata.
unrated-undone = Questa partita non conta per le valutazioni: è stata annullata una mossa a cui la fortuna o altri avevano già risposto.
unrated-helped = Questa partita non conta per le valutazioni: un bot ha giocato per qualcuno.
