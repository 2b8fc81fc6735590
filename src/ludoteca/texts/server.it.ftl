# Quello che dice il server dei tavoli, in italiano.

refusal-account-keeps-its-name = Un account mantiene il suo nome.
refusal-already-moved = Qualcuno ha già mosso: la partita non si può più annullare.
refusal-banned = Non puoi più entrare.
refusal-body-too-long = È più lungo di { $most } byte.
refusal-bot-plays = Ora questo posto lo gioca un bot; prima riprendilo.
refusal-database-away = Il database del server ora non risponde. Quello che si è giocato finora è al sicuro; riprova tra un momento.
refusal-end-asked-already = { $seat } l’ha già proposto.
refusal-foreign-origin = Arriva dalla pagina di un altro sito.
refusal-not-at-this-machine = Può farlo solo chi sta al computer su cui gira il server.
refusal-no-local-network = Questo computer non è in nessuna rete locale. Prima collegalo al Wi-Fi.
refusal-not-an-address-here = Questo computer non ha l’indirizzo { $address }.
refusal-hand-at-work = C’è una mano al lavoro: prima deve lasciare la presa.
refusal-has-account = Hai già un account.
refusal-hooks-are-off = Il gestore non permette i web hook.
refusal-name-empty = Un nome ha bisogno di almeno una lettera.
refusal-name-taken = Il nome «{ $name }» è già preso.
refusal-needs-invitation = Questo tavolo è privato: serve l’invito.
refusal-no-hand-at-work = Non c’è nessuna mano al lavoro.
refusal-no-hint = Il bot ora non ha consigli.
refusal-no-live-actions = Qui non c’è niente da fare a mano.
refusal-no-previews = Questo gioco non mostra anteprime.
refusal-no-standing-orders = In questo gioco non si possono lasciare ordini.
refusal-no-workshop = Questo gioco non ha un laboratorio.
refusal-no-such-hook = Questo web hook non esiste.
refusal-no-such-token = Questo token non esiste.
refusal-not-handed-over = Nessun bot gioca per questo posto.
refusal-not-now = Non ora: il tavolo è { $status ->
    [lobby] non ancora cominciato
    [playing] in gioco
    [over] finito
   *[closed] chiuso
}.
refusal-not-ready = Non sono ancora tutti pronti.
refusal-not-signed-in = Prima di’ chi sei.
refusal-not-the-host = Può farlo solo chi ha aperto il tavolo.
refusal-not-your-seat = Quello non è il tuo posto.
refusal-not-your-table = Non siedi a questo tavolo.
refusal-nothing-to-agree-to = Nessuno chiede il tuo consenso.
refusal-others-play = Altre persone stanno giocando: proponi loro di chiudere la partita.
refusal-seat-empty = Un posto è ancora vuoto.
refusal-seat-taken = Quel posto è occupato.
refusal-seats-are-taken = Qui siedono più persone dei posti che resterebbero.
refusal-server-closing = Il server sta chiudendo; torna tra un momento.
refusal-server-error = Il server ha sbagliato; è stato annotato.
refusal-stale = Nel frattempo è successo qualcosa; guarda di nuovo.
refusal-too-many-hands = Il server è occupato; riprova tra un momento.
refusal-too-many-hints = Al massimo { $most } consigli alla volta.
refusal-too-many-hooks = Al massimo { $most } web hook a testa.
refusal-request-too-slow = La richiesta non è arrivata entro { $seconds } secondi.
refusal-too-many-requests = Non così in fretta; riprova tra un momento.
refusal-too-much-written = È stato molto per il disco di questo server; riprova più tardi.
refusal-too-many-kept-matches = Hai { $most } partite su questo server; cancellane prima qualcuna finita.
refusal-too-many-kept-bytes = Le tue partite occupano { $most } megabyte su questo server; cancellane prima qualcuna finita.
refusal-server-full = Tutti i tavoli di questo server sono occupati; riprova tra un momento.
refusal-others-played = A questa partita hanno giocato anche altri, quindi resta.
refusal-too-many-emails = Per ora bastano le email; riprova più tardi.
refusal-too-much-work = È stato molto lavoro per questo server; riprova tra un minuto.
refusal-too-much-memory = La tua rete manda troppo in una volta; riprova tra un momento.
refusal-too-many-sockets = Sei collegato troppe volte; chiudi prima qualche finestra.
refusal-too-many-tables = Al massimo { $most } tavoli alla volta.
refusal-too-many-tokens = Al massimo { $most } token a testa.
refusal-unknown-player = Questo giocatore non esiste.
refusal-wrong-name-or-password = Nome o password sbagliati.

refusal-letters-are-off = Il gestore non manda lettere.
refusal-letter-failed = Non è stato possibile inviare la lettera a { $email }.
refusal-no-such-address = Quell’indirizzo qui non è noto, oppure le sue lettere sono state disdette.
refusal-pushes-are-off = Il gestore non manda notifiche.
refusal-too-many-browsers = I browser possono essere al massimo { $most }.
refusal-away-already = Sei già in vacanza.
refusal-vacation-too-long = { $most ->
        [0] Quest’anno non hai più giorni di vacanza.
        [one] Quest’anno ti resta un giorno di vacanza.
       *[other] Quest’anno ti restano { $most } giorni di vacanza.
    }
refusal-that-is-you = Sei tu.
refusal-too-many-blocks = Si possono bloccare al massimo { $most } persone.
refusal-line-is-gone = Questa riga non c’è, o è stata tolta.
refusal-too-many-reports = Oggi hai segnalato { $most } righe; le altre possono aspettare fino a domani.
refusal-not-welcome = Non puoi sederti a questo tavolo.
refusal-not-heard = Non puoi scrivere a questo tavolo.
refusal-no-such-account = Nessun account si chiama «{ $name }».
refusal-cannot-be-asked = A questa persona non puoi chiedere l’amicizia.
refusal-too-many-friends = Si possono avere al massimo { $most } amici.
refusal-not-your-friend = Puoi invitare solo gli amici.
refusal-name-of-a-bot = «[bot]» all’inizio di un nome è il segno dei bot: scegli un nome diverso da «{ $name }».
refusal-bots-make-no-bots = Un bot non ne crea altri.
refusal-too-many-bots = Puoi avere al massimo { $most } bot.
refusal-not-your-bot = Questo bot non è tuo.
refusal-not-a-bot = Questo non è un bot.
refusal-bot-is-away = { $name } adesso non c’è.
refusal-bot-is-busy = { $name } è occupato: gioca già { $most } partite.
refusal-wrong-password = Non è la tua password.
refusal-needs-code = Inserisci il codice della tua app di autenticazione o un codice di recupero.
refusal-wrong-code = Il codice è sbagliato o è già stato usato.
refusal-openid-failed = Non è stato possibile accedere con { $name }. Riprova, oppure usa la password.
refusal-openid-is-off = Qui non è previsto un altro modo di accedere.
refusal-passkey-unknown = Questa passkey non appartiene a nessun account.
refusal-passkey-refused = La passkey non è stata accettata; riprova.
refusal-passkeys-are-off = Questo server non può usare passkey.
refusal-too-many-passkeys = Al massimo { $most } passkey a testa.
refusal-no-such-passkey = Questa passkey non esiste.
refusal-no-second-factor = Il tuo account non ha un secondo fattore.
refusal-no-such-reset = Il link è già stato usato o è troppo vecchio; chiedine uno nuovo.
refusal-token-lacks-scope = Questo token non può farlo; gli serve «{ $scope }».
refusal-no-account = Non hai un account, e quindi nessuna password.
refusal-time-is-up = Il tuo tempo è scaduto; continua il bot.
refusal-too-many-own-tables = Hai già { $most } tavoli; chiudine uno prima.
refusal-too-many-reviews = Aspetti già { $most ->
        [one] un’analisi
       *[other] { $most } analisi
    }: riprova quando una è pronta.
refusal-too-many-bot-matches = Hai già { $most } partite di soli bot in corso.
refusal-too-many-lines = Sono tante righe; aspetta un poco.
refusal-match-file-too-long = Una partita importata può avere al massimo { $most } voci.
refusal-undo-asked-already = Il posto { $seat } ha già chiesto di annullare una mossa: prima si risponda a quello.
refusal-seat-asked-already = { $name } ha già chiesto un posto: prima si risponda a quello.
refusal-request-id-reused = L’identificativo di questa richiesta è già servito per un’altra: ogni richiesta ne vuole uno suo.
refusal-request-unfinished = La richiesta è in corso, o è stata interrotta; riprova tra un minuto.
