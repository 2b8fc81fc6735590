# Ciò che dicono solo il terminale e il motore, in italiano.

refusal-option-without-value = L’opzione «{ $option }» vuole un valore.
refusal-bots-and-seats = Ci sono { $bots } livelli per { $seats } bot: danne uno per tutti, o uno per ciascuno.
refusal-loaded-as-it-was = Una partita salvata continua com’era: ometti le opzioni e --seats.
refusal-bots-need-no-clock = I bot che giocano molte partite non hanno orologio; scegli una durata che non sia in minuti.
refusal-file-unwritable = { $file } non si può scrivere: { $why ->
    [missing] non c’è una cartella così
    [folder] è una cartella
    [forbidden] qui non è permesso
   *[other] un file così non può esistere
}.
refusal-seats-differ = La richiesta dice { $requested } posti, lo stato ne ha { $stated }.
refusal-options-differ = Le opzioni della richiesta non sono quelle dello stato.
refusal-line-too-long = La riga è più lunga di { $limit } byte.
refusal-unknown-request = Non c’è nessuna richiesta «{ $request }»; ci sono { $known }.
refusal-too-many-matches = Ci sono già { $limit } partite; lasciane prima una.
refusal-input-ended = L’input è finito prima della partita.
refusal-program-mistake = C’è un errore nel programma: { $detail } ({ $file }, riga { $line }).
refusal-no-such-number = Nell’elenco non c’è il numero { $number }: arriva a { $last }.
refusal-file-name-missing = Di’ quale file.
refusal-table-head-missing = { $file } non dice a che cosa serve: comincia con game, what e name.
refusal-files-folder-missing = Indica dove sono i file del tuo server: --files CARTELLA, o l’impostazione files.
refusal-file-of-other-game = Quel file contiene una partita di { $game }.
refusal-unknown-picture = Di questo gioco non c’è un’immagine «{ $suffix }»; .svg funziona sempre.
terminal-begin = Scrivi help o ? per sapere che cosa puoi scrivere, quit per andartene.
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
refusal-answer-out-of-bounds = «{ $answer }» non va bene; può essere { $bounds }.
refusal-answer-not-a-number = «{ $answer }» non è un numero.
refusal-answer-not-listed = «{ $answer }» non è nell’elenco.
refusal-answer-wrong-count = Scegline da { $low } a { $high }, non { $count }.
refusal-not-a-game-key = «{ $name }» non può essere la chiave di un gioco: usa lettere minuscole, cifre e trattini bassi, come river_race.
refusal-game-key-taken = Esiste già un gioco «{ $name }».
refusal-not-a-title = Un titolo è una riga senza virgolette e senza barre rovesciate.
refusal-folder-exists = { $folder } esiste già: indica una cartella nuova con --into.
