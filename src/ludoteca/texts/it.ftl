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
    [low] «{ $path }» deve essere almeno { $word }.
    [high] «{ $path }» può essere al massimo { $word }.
    [short] «{ $path }» è troppo corto: almeno { $word }.
    [long] «{ $path }» è troppo lungo: al massimo { $word }.
    [form] «{ $path }» non ha la forma giusta.
    [kind] { $path ->
        [none] Qui ci vuole { $word ->
            [int] un numero intero
            [float] un numero
            [str] un testo
            [bool] true o false
            [array] una lista
            [object] un oggetto
            [int-or-str] un numero intero o un testo
            [str-or-object] un testo o un oggetto
           *[other] { $word }
        }.
       *[other] In «{ $path }» ci vuole { $word ->
            [int] un numero intero
            [float] un numero
            [str] un testo
            [bool] true o false
            [array] una lista
            [object] un oggetto
            [int-or-str] un numero intero o un testo
            [str-or-object] un testo o un oggetto
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
refusal-option-value = L’opzione «{ $option }» non può essere { $value }; può essere { $values }.
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
refusal-golden-head = Questa non è una riga d’intestazione: { $line }.
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

refusal-internal = Il motore ha fatto un errore: { $detail }.
refusal-unknown-match = Non c’è nessuna partita «{ $match }».

## Bot

reason-uniform = una qualsiasi di { $actions } andava bene
reason-uniform-offer = gli andava così
reason-drawn = una delle mosse lecite, a sorte
reason-searched = vinte il { $percent } % di { $tries } partite immaginate
reason-no-time = non c’era tempo per pensare

## Il terminale

refusal-file-not-toml = { $file }, riga { $line }: questo non è TOML ({ $problem }).
refusal-table-row = { $at }: { $problem }.
refusal-table-too-long = Un file di tabella ha al massimo { $most } caratteri.
refusal-table-code-unreadable = Questo non è il codice di una tabella.
refusal-table-unknown = { $game } non ha una tabella «{ $what }»; ha { $known }.
refusal-table-for-another = { $file } è per un’altra cosa: { $what } di { $game }.
refusal-no-tables = { $game } si gioca solo con le sue cose stampate.
table-sound = { $file } va bene: { $what } «{ $name }» per { $game }.
table-installed = Installato come { $file }. Scegli «{ $name }» quando prepari un tavolo.

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

refusal-not-active = Ora la decisione non spetta a te.
refusal-name-the-seat = { $active ->
    [0] La partita è finita.
   *[other] Più posti devono decidere: indica quale agisce.
}
refusal-not-listed = Ora non rientra tra le cose che puoi fare: { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number }: { $terms }
derivation-sum = { $number }: { $terms } = { $total }
new-game-written = Scritto in { $folder }. Ora: pip install -e { $folder }, poi ludoteca play { $game }, ludoteca conformance { $game } e pytest { $folder }.
