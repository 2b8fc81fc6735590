# Palermo in italiano. Le caselle si chiamano a1 … n14, i lotti A1 … F6.

## Si costruisce la città

refusal-not-your-turn = Tocca a { $seat }.
refusal-town-comes-first = Prima va costruita la città.
refusal-start-comes-first = Prima viene la tessera di partenza.
refusal-start-lies-already = La tessera di partenza c’è già.
refusal-slot-taken = Su { $slot } c’è già una tessera.
tile-kind =
    { $kind ->
        [one] un tetto
        [one_mirrored] un tetto, specchiata
        [two] due tetti
        [two_mirrored] due tetti, specchiata
        [three] tre tetti
        [start] partenza
       *[street] strada
    }
refusal-none-left =
    { $count ->
        [one] L’unica tessera di questo tipo ({ tile-kind }) è già posata
       *[other] Tutte le { $count } tessere di questo tipo ({ tile-kind }) sono già posate
    }.
refusal-own-door-walled-in = La sua stessa porta, in { $door }, non si raggiungerebbe dalla circonvallazione.
refusal-door-walled-in = La porta in { $door } non si raggiungerebbe dalla circonvallazione.
refusal-start-walled-in = La tessera di partenza su { $slot } non si raggiungerebbe dalla circonvallazione.
refusal-slot-walled-in = Così { $slot } resterebbe chiuso: niente cortili.
refusal-does-not-join = Un tetto della nuova casa deve avere un muro in comune con un tetto già posato.
refusal-touches-at-corner = Toccare un’altra casa solo in un angolo non è permesso.
refusal-town-cannot-be-finished = Dopo, la città non si potrebbe più finire: non c’è modo di riempire il tabellone.
refusal-town-undecided = Non si è trovato un modo di finire poi la città; se ce ne sia uno resta indeciso, e vale come un no.
refusal-town-is-built = La città è costruita.

event-first-player-chosen = { $drawn ->
    [yes] { $seat } comincia per sorteggio.
   *[no] Comincia { $seat }.
}
event-town-found = { $drawn ->
    [yes] È stata sorteggiata una città: { $code }.
   *[no] La città è { $code }.
}
event-start-laid = { $seat } posa la tessera di partenza su { $slot }.
event-house-laid = { $seat } posa una casa con { $kind ->
    [one] un tetto
    [one_mirrored] un tetto (specchiata)
    [two] due tetti
    [two_mirrored] due tetti (specchiata)
   *[three] tre tetti
    } su { $slot }; la porta è in { $door }.
event-streets-laid = Tessere di strada riempiono { $slots }.
event-door-claimed = { $seat } prende il locale in { $door }.
event-collecting-began = La città è in piedi. Comincia { $seat }.

action-lay-start = Posa la tessera di partenza su { $slot }
action-lay-house = Posa una casa con { $kind ->
    [one] un tetto
    [one_mirrored] un tetto (specchiata)
    [two] due tetti
    [two_mirrored] due tetti (specchiata)
   *[three] tre tetti
    } su { $slot }{ $rotation ->
    [0] {""}
   *[other] , girata di { $rotation }°
    }
action-claim-door = Prendi il locale in { $door }

## Si prendono le porte

refusal-doors-come-first = Prima ogni gettone deve stare su una porta.
refusal-not-a-door = In { $cell } non c’è nessuna porta.
refusal-door-claimed = Il locale in { $cell } è di { $seat }.
refusal-too-few-houses = La città ha { $houses } case; ne servono { $needed }.
refusal-town-code-letters = Un codice di città non ha «{ $letters }», solo le lettere { $known }.
refusal-tile-roofs = { $at }: una casa ha da uno a tre tetti con muri in comune, tra le caselle a b c d; non «{ $roofs }».
refusal-tile-door = { $at }: la porta dà su una casella di strada accanto a un tetto, tra a b c d; non «{ $door }» con i tetti «{ $roofs }».
refusal-tile-twice = { $at }: questa forma c’è già, forse girata.
refusal-tile-counts = { $at }: le case con { $roofs ->
    [one] un tetto
   *[other] { $roofs } tetti
} sono { $right }, non { $found }.
refusal-town-code-length = Un codice di città ha { $right } lettere, non { $length }.
refusal-town-code-misprint = C’è un errore nel codice: le ultime due lettere non si accordano con le altre.
refusal-town-code-without-ready-made-town = Un codice di città serve nelle partite con città già pronta.

## Si incassa

refusal-match-over = La partita è finita.
refusal-not-a-street = { $cell } è sotto un tetto.
refusal-pawn-there = In { $cell } c’è la pedina di { $seat }.
refusal-too-far = { $cell } costa { $cost } punti, e ne hai solo { $points ->
        [one] uno
       *[other] { $points }
    }.
refusal-policeman-costs-two = Il poliziotto di { $seat } in { $cell } costa due punti, e ne resterebbe uno solo.
refusal-points-left-over = Bisogna usare { $points ->
        [one] l’unico punto
       *[other] tutti i { $points } punti
    }, e { $cell } non c’è modo di arrivarci usandoli tutti.
refusal-another-step-possible = La pedina può fermarsi prima, in { $cell }, solo se non può andare altrove.
refusal-not-the-target = Il segnalino obiettivo sta su { $target }: in { $cell } non si prende niente.
refusal-home-comes-first = La strada per { $cell } passa per la tessera di partenza, dove il percorso finisce.
refusal-can-walk = La pedina può camminare, quindi deve.
refusal-home-already = La pedina è a casa.
refusal-not-home = Gli interessi sono solo per chi è a casa.
refusal-no-police = Questa partita si gioca senza poliziotti.
refusal-policeman-moved-already = Il poliziotto si è già mosso in questo turno; ora la pedina.
refusal-policeman-held = La pedina di { $seat } sta sul poliziotto in { $cell }: non può muoversi.
refusal-policeman-there = In { $cell } c’è il poliziotto di { $seat }.
refusal-next-to-policeman = { $cell } è proprio accanto al poliziotto di { $seat }.
refusal-start-occupied = Sulla tessera di partenza sono ferme delle pedine: in { $cell } non si mettono poliziotti.
refusal-no-target-stones = Questa partita si gioca senza segnalini obiettivo.
refusal-target-stays = Il segnalino obiettivo non si sposta prima che il suo gettone sia raccolto.
refusal-target-comes-first = Prima posa il segnalino obiettivo.
refusal-not-your-chip = In { $cell } non c’è nessun tuo gettone.

event-target-set = { $seat } raccoglierà ora in { $door }.
event-policeman-placed = Il poliziotto di { $seat } va in { $cell }.
event-walked = { $lost ->
    [0] { $seat } va in { $to } con { $cost } di { $points } { $points ->
            [one] punto
           *[other] punti
        }.
   *[other] { $seat } va in { $to } con { $cost } di { $points } { $points ->
            [one] punto
           *[other] punti
        } e deve fermarsi prima: { $lost } { $lost ->
            [one] perso
           *[other] persi
        }.
}
event-chip-collected = { $seat } incassa in { $door }: { $points } { $points ->
        [one] punto
       *[other] punti
    } − { $cost } = { $income } { $income ->
        [one] milione
       *[other] milioni
    }, { $money } in tutto. Al prossimo turno: { $next_points } { $next_points ->
        [one] punto
       *[other] punti
    }.
event-came-home = { $seat } torna a casa: { $points } { $points ->
        [one] punto
       *[other] punti
    } − { $cost } = { $income } { $income ->
        [one] milione
       *[other] milioni
    }, { $money } in tutto.
event-policeman-blocked = { $points_less ->
    [0] { $seat } sta sul poliziotto di { $owner }, che ora non può muoversi.
   *[other] { $seat } sta sul poliziotto di { $owner }, che ora non può muoversi, e ha un punto in meno al prossimo turno.
}
event-stayed = { $seat } con { $points } { $points ->
        [one] punto
       *[other] punti
    } non può andare da nessuna parte e resta.
event-interest-taken = { $seat } riceve { $interest } { $interest ->
        [one] milione
       *[other] milioni
    } di interessi: { $money } in tutto.
event-match-ended = La partita è finita. Più soldi di tutti: { $winners }.

action-set-target = Posa il segnalino obiettivo su { $door }
action-place-policeman = Metti il poliziotto in { $cell }
action-walk = Cammina fino a { $to }
action-stay = Resta
action-take-interest = Prendi gli interessi

outcome-all-home = Sono tutti a casa.
outcome-round-over = Sono tutti a casa, e il giro è finito.
table-score-track = Il segnapunti
column-colour = colore
column-field = casella
column-lap = giro
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-black = nero
fact-all-money = Denaro incassato da tutti
fact-lead = Vantaggio del vincitore

## Testo che non si può leggere

refusal-unknown-cell = Non c’è la casella { $cell }: le caselle vanno da a1 a n14.
refusal-unknown-slot = Non c’è il lotto { $slot }: i lotti vanno da A1 a F6.
refusal-unknown-house = Non c’è la casa { $house }: le case hanno 1, 2 o 3 tetti.
refusal-unknown-rotation = { $rotation } non va: le tessere si girano di 0, 90, 180 o 270 gradi.
refusal-unknown-notation = «{ $text }» non è un’azione. Prova: start C4, lay 2 C4 90, claim g7, target g7, police g7, walk g7, stay, interest.

## Posizioni impossibili

refusal-first-player-not-seated = { $seat } non può cominciare a questo tavolo da { $seats }.
refusal-wrong-phase = Con queste opzioni non c’è la fase «{ $phase }».
refusal-not-in-this-phase = In questa fase non può esserci { $field }.
refusal-not-one-a-seat = { $field } deve avere un valore per ciascuno dei { $seats } posti, non { $count }.
refusal-wrong-turn = Non può toccare a { $seat }: tocca a { $other }.
refusal-too-many-tiles =
    { $most ->
        [one] C’è solo una tessera
       *[other] Ci sono solo { $most } tessere
    } di questo tipo ({ tile-kind }), non { $count }.
refusal-rotation-of-a-street = Una tessera senza casa ({ tile-kind }) non si gira.
refusal-start-missing = Manca la tessera di partenza.
refusal-street-too-early = Su { $slot } c’è una tessera di strada prima che ogni gettone sia posato.
refusal-town-not-finished = Su { $slot } non c’è nessuna tessera.
refusal-town-is-finished = Ogni gettone è posato: la città è finita.
refusal-too-many-houses = La città ha { $houses } case, ma se ne possono essere costruite solo { $needed }.
refusal-wrong-completion = La città non può diventare { $completion }.
refusal-chip-without-door = Su { $slot } non c’è una porta per il gettone.
refusal-chip-of-nobody = Il gettone su { $slot } non è di nessuno a questo tavolo.
refusal-chip-missing = Sulla porta in { $door } non c’è nessun gettone.
refusal-too-many-chips = { $seat } ha { $count } gettoni sul piano, ma ne possiede solo { $most }.
refusal-unequal-chips = { $seat } ha posato { $count } gettoni, ma a questo punto devono essere { $right }.
refusal-money-negative = { $seat } non può avere debiti.
refusal-money-before-first-chip = { $seat } ha denaro ma non ha raccolto nessun gettone.
refusal-two-pawns = Due pedine stanno in { $cell }.
refusal-parked-on-the-way = La pedina di { $seat } è in giro: non può stare ferma sulla tessera di partenza.
refusal-chip-not-taken = La pedina di { $seat } sta in { $cell }, dove avrebbe preso il gettone.
refusal-not-gone-home = { $seat } ha tutti i gettoni: in { $cell } la pedina sarebbe a casa.
refusal-two-policemen = Due poliziotti stanno in { $cell }.
refusal-policeman-missing = { $seat } non può aver mosso un poliziotto che non è sul piano.
refusal-penalty-without-policeman = { $seat } non può avere un punto in meno.
refusal-target-too-early = { $seat } non può avere un segnalino obiettivo sul tabellone.
refusal-target-too-late = { $seat } non può posare ora un segnalino obiettivo.
refusal-target-without-chip = Il segnalino obiettivo di { $seat } deve stare su un suo gettone.
refusal-not-over = La partita non può essere già finita.
refusal-not-the-town-of-the-code = Le tessere non sono quelle del codice di città { $code }.
refusal-houses-do-not-join = Le case intorno a { $slot } e a { $far } non si toccano, eppure tutti e due i gruppi potevano crescere.
refusal-money-without-chips = { $seat } ha { $money } milioni, ma i gettoni raccolti finora ne danno al massimo { $most }.
refusal-before-the-first-player = { $seat } non può essersi mosso prima che { $other }, che comincia, lasciasse la tessera di partenza.

## Opzioni

option-edition = Quale regolamento decide dove differiscono
    .de = tedesco, quello dell’editore
    .en = inglese
    .fr = francese
option-corner-contact = Le case possono toccarsi solo in un angolo?
    .allowed = sì, ma così non sono unite
    .forbidden = no
option-jumped-policeman = Un poliziotto altrui saltato sulla circonvallazione
    .free = non costa niente
    .pays = costa un punto
option-free-building = Costruzione libera: le case non devono essere unite
option-ready-made-town = Città già pronta: i giocatori prendono solo i locali
option-tiles = Le case della vostra scatola, se hanno altre forme
    .printed = quelle della scatola stampata
option-town-code = Il codice della città già pronta; senza, è sorteggiata
option-no-police = Senza poliziotti
option-target-stones = I segnalini obiettivo mostrano il prossimo gettone
option-first-player = Chi comincia (il più giovane)
    .none = tirato a sorte
    .some = posto { $number }

## Perché un bot gioca così

reason-start-in-the-middle = dal centro nessuna casa è lontana
reason-plan-with-door = con la porta in { $door } { $doors ->
        [one] la mia porta richiede
       *[other] le mie { $doors } porte richiedono
    } { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } e { $doors ->
        [one] rende
       *[other] rendono
    } { $money } milioni
reason-looks-ahead = di { $tried } posti questo è il migliore dopo che tutti hanno costruito ancora, per { $gain } milioni
reason-plays-out = giocata fino in fondo, su { $playouts } prove in tutto, questa scelta vince il { $share } % delle sue partite
reason-builds-near = vicino ai miei altri locali
reason-builds-anywhere = un posto vale l’altro
reason-claims-anywhere = un locale vale l’altro
reason-plan-aims = nel mio piano ora viene { $door }, per { $income } milioni
reason-plan-hinders = costa a { $seat } circa { $loss } milioni di strada
reason-nearest-door = il mio locale più vicino
reason-hinders = qualcuno incasserebbe ora in { $cell }
reason-collects = incassa { $income } milioni in { $cell }
reason-then-collects = poi { $door } in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } per { $income }
reason-then-home = poi a casa in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } con { $income }
reason-plan-until-home = a casa dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } con { $money } milioni
reason-plan-order = in quest’ordine: { $order }
reason-goes-home = torna a casa con { $income } milioni
reason-comes-closer = verso { $door } passando da { $cell }
reason-comes-closer-to-home = verso casa passando da { $cell }
reason-looks-for-door = si avvicina a un locale in { $cell }
reason-strays = ha perso la strada
reason-nothing-else = non c’è altro da fare
