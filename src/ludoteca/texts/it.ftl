# Tutto ciò che non appartiene a un solo gioco, in italiano.

## Posti e risultati

seat-name = Giocatore { $number }
winner = Vince { $names }.
winners = { $names } condividono la vittoria.
nobody-wins = Non vince nessuno.

## Rifiuti

refusal-malformed = { $why ->
    [json] Non è JSON: vedi il byte { $word }.
    [cut] Non è JSON: finisce troppo presto.
    [missing] { $path ->
        [none] Manca «{ $word }».
       *[other] Manca «{ $word }» in «{ $path }».
    }
    [unknown] { $path ->
        [none] Nessuno ha chiesto «{ $word }».
       *[other] Nessuno ha chiesto «{ $word }» in «{ $path }».
    }
    [value] «{ $path }» non può essere «{ $word }».
    [kind] { $path ->
        [none] Qui ci vuole { $word ->
            [int] un numero intero
            [float] un numero
            [str] un testo
            [bool] true o false
            [array] una lista
            [object] un oggetto
           *[other] { $word }
        }.
       *[other] In «{ $path }» ci vuole { $word ->
            [int] un numero intero
            [float] un numero
            [str] un testo
            [bool] true o false
            [array] una lista
            [object] un oggetto
           *[other] { $word }
        }.
    }
   *[other] Non si può leggere: { $detail }.
}
refusal-number-too-long = Un numero è troppo lungo: si leggono al massimo { $digits } cifre.
refusal-wrong-number-of-seats = In { $seats } non si può giocare: il gioco è da { $low } a { $high }.
refusal-unknown-game = Non c’è nessun gioco «{ $game }»; ci sono { $known }.
refusal-unknown-level = Non c’è nessun bot «{ $level }»; ci sono { $known }.
refusal-no-dial = I bot di { $game } non hanno una scala di forza.
refusal-unknown-option = Non c’è nessuna opzione «{ $option }»; ci sono { $known }.
refusal-option-without-value = L’opzione «{ $option }» vuole un valore.
refusal-option-value = L’opzione «{ $option }» non può essere { $value }; può essere { $values }.
refusal-bots-and-seats = Ci sono { $bots } livelli per { $seats } bot: danne uno per tutti, o uno per ciascuno.
refusal-loaded-as-it-was = Una partita salvata continua com’era: ometti le opzioni e --seats.
refusal-bots-need-no-clock = I bot che giocano molte partite non hanno orologio; scegli una durata che non sia in minuti.
refusal-unknown-language = Non c’è la lingua «{ $language }»; ci sono { $known }.
refusal-unknown-rule = Non c’è nessuna regola { $id }.
refusal-no-such-seat = Non c’è il posto { $wanted }: si contano da 0, che è Giocatore 1, a { $last }.
refusal-no-such-entry = Non c’è la voce { $seq }: l’ultima è la { $last }.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-undo-no-such-entry = Non c’è una voce { $back_to } a cui tornare.
refusal-undo-not-practice = A questo tavolo una mossa in cui è entrata la sorte resta fatta; a un tavolo di esercizio si può riprendere.
refusal-undo-needs-consent = In mezzo ci sono la sorte, qualcosa di svelato o la mossa di un altro: gli altri devono essere d’accordo.
refusal-not-a-match-file = Questo non è il file di una partita.
refusal-old-record = Questa partita è stata registrata da una versione precedente del programma, in una forma che non si legge più.
refusal-log-has-no-opening = Il registro non comincia con la preparazione del gioco.
refusal-log-opened-twice = Il gioco è preparato due volte, alla voce { $seq }.
refusal-log-differs = La voce { $seq } non è ciò che secondo le regole è successo.
refusal-log-breaks-a-rule = La voce { $seq } infrange una regola ({ $refused }).
refusal-rules-version-differs = La partita è stata giocata con la versione { $recorded } delle regole; questa è la { $present }.
refusal-draws-missing = Manca un’estrazione: { $label }.
refusal-draws-left-over = Ci sono più estrazioni di quante ne servono.
refusal-draws-differ = Ci si aspettava l’estrazione { $label }, non { $recorded }.
refusal-physics-missing = Il legno simulato ha bisogno di MuJoCo: scrivi `pip install 'ludoteca[physics]'`, oppure gioca sul tuo tavolo con `--villa real`.
refusal-needs-server = Per questo serve un server.
refusal-wood-not-loaded = Non è stato possibile caricare il legno simulato. Riprova con una connessione, oppure gioca con la tua scatola: apri un tavolo e scegli che la villa sta sul tuo tavolo.
refusal-file-unreadable = { $file } non si può leggere: { $why ->
    [missing] non c’è un file così
    [folder] è una cartella
    [forbidden] qui non è permesso
    [not-text] non è testo
   *[other] un file così non può esistere
}.
refusal-file-unwritable = { $file } non si può scrivere: { $why ->
    [missing] non c’è una cartella così
    [folder] è una cartella
    [forbidden] qui non è permesso
   *[other] un file così non può esistere
}.
refusal-golden-head = Questa non è una riga d’intestazione: { $line }.
refusal-seats-differ = La richiesta dice { $requested } posti, lo stato ne ha { $stated }.
refusal-options-differ = Le opzioni della richiesta non sono quelle dello stato.
refusal-seat-not-active = Non tocca a { $seat }.

## Giochi di altri pacchetti

refusal-game-unplayable = Il gioco «{ $game }» non si può giocare: { $why ->
    [no-game] il suo entry point non indica un gioco
    [no-info] non ha «info» che dica che cosa è
    [key] la chiave in «info» non è quella dell’entry point
    [seats] il numero di posti è impossibile
    [options] le sue opzioni non sono un Record
    [position] la sua posizione non è una Position
    [view] la sua vista non è un Record
   *[error] { $detail }
}.
no-rules-page = { $title } non ha una pagina delle regole.
missing-bots = I bot di { $title } non si possono caricare: { $detail }. Lo giocano quelli per ogni gioco.
missing-texts = A { $title } mancano { $count } testi, fra cui { $keys }.
keeps-the-contract = { $title } rispetta il contratto: giocate { $matches } partite, non manca nulla.
broken-promise = Una promessa del contratto non è mantenuta: { $promise } ({ $seats } posti, bot «{ $level }», seme { $seed }).
rules-mistake = C’è un errore nelle regole: { $detail } ({ $file }, riga { $line }; { $seats } posti, bot «{ $level }», seme { $seed }).

## Il motore attraverso una pipe

refusal-line-too-long = La riga è più lunga di { $limit } byte.
refusal-internal = Il motore ha fatto un errore: { $detail }.
refusal-unknown-request = Non c’è nessuna richiesta «{ $request }»; ci sono { $known }.
refusal-unknown-match = Non c’è nessuna partita «{ $match }».
refusal-too-many-matches = Ci sono già { $limit } partite; lasciane prima una.

## Bot

reason-uniform = una qualsiasi di { $actions } andava bene
reason-uniform-offer = gli andava così
reason-drawn = una delle mosse lecite, a sorte
reason-searched = vinte il { $percent } % di { $tries } partite immaginate
reason-no-time = non c’era tempo per pensare

## Il terminale

refusal-input-ended = L’input è finito prima della partita.
refusal-program-mistake = C’è un errore nel programma: { $detail } ({ $file }, riga { $line }).
refusal-no-such-number = Nell’elenco non c’è il numero { $number }: arriva a { $last }.
refusal-file-name-missing = Di’ quale file.
refusal-file-not-toml = { $file }, riga { $line }: questo non è TOML ({ $problem }).
refusal-table-row = { $at }: { $problem }.
refusal-table-too-long = Un file di tabella ha al massimo { $most } caratteri.
refusal-table-code-unreadable = Questo non è il codice di una tabella.
refusal-table-head-missing = { $file } non dice a che cosa serve: comincia con game, what e name.
refusal-table-unknown = { $game } non ha una tabella «{ $what }»; ha { $known }.
refusal-table-for-another = { $file } è per un’altra cosa: { $what } di { $game }.
refusal-no-tables = { $game } si gioca solo con le sue cose stampate.
table-sound = { $file } va bene: { $what } «{ $name }» per { $game }.
table-installed = Installato come { $file }. Scegli «{ $name }» quando prepari un tavolo.
refusal-files-folder-missing = Indica dove sono i file del tuo server: --files CARTELLA, o l’impostazione files.
refusal-file-of-other-game = Quel file contiene una partita di { $game }.
refusal-not-a-positive-number = Il numero dev’essere almeno 1.
refusal-unknown-picture = Di questo gioco non c’è un’immagine «{ $suffix }»; .svg funziona sempre.

terminal-prompt = { $seat }, che cosa fai?
terminal-and-more = … e altre { $more }: scrivi una parte di quello che cerchi.
terminal-nothing-matches = Niente di ciò che puoi fare contiene «{ $filter }»; `list` mostra tutto.
terminal-allowed = È permesso.
terminal-nothing-happened = Non è ancora successo nulla.
terminal-hint = { $action } – { $reasons }
terminal-undone = { $seat } annulla una mossa.
terminal-taken-back = Mossa annullata.
terminal-undo-consent = { $other }, { $seat } può annullare la sua ultima mossa e ciò che è seguito?
terminal-undo-refused = { $other } non è d’accordo: non si annulla nulla.
terminal-saved = Salvata in { $file }.
terminal-loaded = { $file } è sul tavolo.
terminal-left = Ti alzi dal tavolo.
terminal-replay-prompt = { $seq } di { $last } · Invio: avanti · b: indietro · numero: vai lì · q: basta
terminal-seats-counted = Le opzioni che nominano un posto contano da 0: il posto 0 è Giocatore 1.
terminal-help-number = NUMERO         fai ciò che sta sotto quel numero
terminal-help-notation = un’azione      scritta come nell’elenco
terminal-help-filter = altre parole   mostra ciò che puoi fare e le contiene
terminal-help-help = help [REGOLA]  questa pagina, o una regola come { $rule }
terminal-help-list = list [PAROLE]  che cosa puoi fare
terminal-help-why = why [AZIONE]   è permessa? e se no, perché? Da solo: le regole dietro ciò che è appena successo
terminal-help-hint = hint           che cosa farebbe un bot
terminal-help-board = board          di nuovo il tavolo
terminal-help-log = log            che cosa è successo finora
terminal-help-undo = undo           annulla la tua ultima mossa
terminal-help-save = save FILE      conserva la partita
terminal-help-load = load FILE      continua con un’altra
terminal-help-quit = quit           alzati dal tavolo

column-game = gioco
column-title = titolo
column-seats = posti
column-bots = bot
column-option = opzione
column-default = di base
column-values = valori
column-meaning = significato
column-rank = posizione
column-player = giocatore
column-score = punti

stats-playing = Si gioca
stats-title = { $title }: { $matches } partite di bot
stats-length = Durata in azioni
stats-endings = Come sono finite
stats-winners = Vittorie per posto
stats-audited = I conti tornano dopo ognuna delle { $actions } azioni.
stats-drawn = Disegnato in { $file }.

## Un’azione da completare

form-begins = Invio prende ciò che sta tra [parentesi], «{ $done }» lo fa per tutto il resto. «{ $leave }», o una riga vuota dove tra parentesi non c’è nulla, lascia perdere.
form-again = Allora di nuovo: Invio tiene la tua risposta, «{ $leave }» lascia perdere.
form-left = Non è stato fatto nulla.
form-which = numero o nome
form-which-ones = numeri o nomi, separati da virgole
form-whole =
    da { $low } a { $high }{ $step ->
        [1] {""}
       *[other] , a passi di { $step }
    }
form-real =
    da { $low } a { $high }{ $unit ->
        [none] {""}
        [degrees] {" "}gradi
       *[other] {" "}{ $unit }
    }
form-text = al massimo { $longest } caratteri
value-none = niente
value-yes = sì
value-no = no

refusal-answer-out-of-bounds = «{ $answer }» non va bene; può essere { $bounds }.
refusal-answer-not-a-number = «{ $answer }» non è un numero.
refusal-answer-not-listed = «{ $answer }» non è nell’elenco.
refusal-answer-wrong-count = Scegline da { $low } a { $high }, non { $count }.
refusal-not-active = Ora la decisione non spetta a te.
refusal-name-the-seat = { $active ->
    [0] La partita è finita.
   *[other] Più posti devono decidere: indica quale agisce.
}
refusal-not-listed = Ora non rientra tra le cose che puoi fare: { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number }: { $terms }
derivation-sum = { $number }: { $terms } = { $total }
refusal-not-a-game-key = «{ $name }» non può essere la chiave di un gioco: usa lettere minuscole, cifre e trattini bassi, come river_race.
refusal-game-key-taken = Esiste già un gioco «{ $name }».
refusal-not-a-title = Un titolo è una riga senza virgolette e senza barre rovesciate.
refusal-folder-exists = { $folder } esiste già: indica una cartella nuova con --into.
new-game-written = Scritto in { $folder }. Ora: pip install -e { $folder }, poi ludoteca play { $game }, ludoteca conformance { $game } e pytest { $folder }.
