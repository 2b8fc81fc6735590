### Che cosa succede a Palanche, in italiano. Carte, nomi e glossario hanno i loro file.

## Conti

account-banca = Banca
account-collection = la colletta

## Eventi

event-land-dealt = { $seat } riceve { $spaces }.
event-rolled-for-first = { $seat } tira { $dice } per cominciare.
event-turn-began = Giro { $round }: tocca a { $seat }.
event-final-round-began = Il giro finale: ognuno tira ancora una volta.
event-time-ran-out = Tempo scaduto. Si finisce questo giro, poi viene quello finale.
event-dice-rolled = { $seat } tira { $dice }.
event-third-double-rolled = Terzo doppio di fila: { saying-third-double }! { $seat } finisce alla villa.
event-pawn-moved = 
    { $ride_from ->
        [none] { $seat }: { $start } → { $to }.
       *[other] { $seat } viaggia: { $ride_from } → { $start } → { $to }.
    }
event-paid =
    { $reason ->
        [start] { $payee } parte con { $amount }.
        [passing] { $payee } incassa { $amount } passando da De Ferrari.
        [purchase] { $payer } paga { $amount } per { $space }.
        [auction] { $payer } paga { $amount } per { $card }.
        [auction_sale] { $payer } paga { $amount } a { $payee } per { $card }.
        [rent] { $payer } paga a { $payee } { $amount } di affitto per { $space }.
        [donation] { $payer } mette { $amount } nella colletta.
        [collection] { $payee } prende tutta la colletta: { $amount }.
        [fare] { $payer } paga il biglietto: { $amount }.
        [investment] { $payer } investe { $amount } in { $space }.
        [trade] { $payer } paga { $amount } a { $payee }, come pattuito.
        [sale] { $payee } riceve { $amount }, metà prezzo, per { $space }.
        [investment_sale] { $payee } riceve { $amount }, metà del costo, per un cubetto su { $space }.
        [bankruptcy] La Banca prende gli ultimi { $amount } di { $payer }.
        [covered] La Banca paga a { $payee } i { $amount } dovuti.
       *[other] { $payer } paga { $amount } a { $payee }{ $times ->
            [1] {""}
           *[other] {" "}({ $times } × { $each })
        }: «{ $card }».
    }
event-space-bought = { $seat } compra { $space } per { $price }.
event-purchase-declined = { $seat } non compra { $space }.
event-auction-opened =
    { $seller ->
        [none] La Banca mette all’asta { $card }, base d’asta { $minimum }.
       *[other] { $seller } mette all’asta { $card }, base d’asta { $minimum }.
    }
event-bid-made = { $seat } offre { $amount }.
event-dropped-out =
    { $short ->
        [yes] { $seat } non può più offrire.
       *[no] { $seat } si ritira.
    }
event-auction-won = { $card } va a { $seat } per { $amount }.
event-auction-failed = Nessuno vuole { $card }.
event-card-turned = { $seat } scopre «{ $card }» ({ $deck }).
event-card-read = { $seat }, in fallimento, legge la carta per { $player }:
event-card-kept = { $seat } tiene la carta per dopo.
event-card-played = { $seat } gioca «{ $card }».
event-ride-taken = Col prossimo tiro { $seat } viaggerà fino a { $to }.
event-ride-declined = { $seat } prosegue per la via normale.
event-ride-lost = { $seat } alla fine non viaggia; il biglietto è perso.
event-invested = { $seat } investe in { $space } ({ $level }): ora l’affitto è { $rent }.
event-investment-sold = { $seat } vende un investimento su { $space } ({ $level }).
event-card-sold = { $seat } vende { $space } alla Banca.
event-trade-proposed =
    { $counter ->
        [0] { $seat } offre a { $partner }
       *[other] { $seat } fa una controfferta
    }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } per { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }.
event-trade-made =
    Affare fatto: { $seat } dà { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } e riceve { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    } da { $partner }.
event-trade-declined =
    { $why ->
        [completes-yours] { $seat }: «Così avresti tutto il gruppo { $group }.»
        [breaks-mine] { $seat }: «Il gruppo { $group } non lo divido.»
        [too-little] { $seat }: «Con { $amount } in più, forse.»
        [too-dear] { $seat }: «Per { $amount } in meno, forse.»
        [helps-you-more] { $seat }: «Così ci guadagni più tu di me.»
        [not-for-sale] { $seat }: «{ $card } non è in vendita.»
        [no-use] { $seat }: «Non mi serve.»
        [need-cash] { $seat }: «Adesso i contanti mi servono.»
        [asked-before] { $seat }: «Me l’hai già chiesto.»
       *[other] { $seat } rifiuta l’offerta.
    }
event-cards-marked =
    { $mark ->
        [wanted] A { $seat } piacerebbe { $cards }.
        [not-for-sale] { $seat } non vende { $cards }.
        [make-an-offer] { $seat } accetta proposte per { $cards }.
       *[none] { $seat } toglie il segno da { $cards }.
    }
event-asking-stopped =
    { $lifted ->
        [yes] { $partner ->
            [none] Si può di nuovo chiedere { $card } a { $seat }.
           *[other] { $partner } può di nuovo fare offerte a { $seat }.
        }
       *[no] { $partner ->
            [none] { $seat } non vuole più domande su { $card }.
           *[other] { $seat } non vuole più offerte da { $partner }.
        }
    }
event-payment-demanded = { $seat } può pagare { $owed }, oppure giocare «{ $cards }» e risparmiarli.
event-debt-incurred = { $seat } deve { $owed } e ha { $cash }. { saying-debt }.
event-debt-spared = A { $seat } sono risparmiati { $owed }.
event-end-proposed = { $seat } propone di chiudere qui la partita e contare il patrimonio.
event-end-agreed = { $seat } è d’accordo a chiudere.
event-end-refused = { $seat } vuole continuare.
event-went-bankrupt = { $seat } deve { $owed } e fallisce. { saying-bankruptcy } { saying-bankruptcy-consolation }.
event-wealth-counted = { $seat }: { $cash } in contanti, { $cards } in carte, { $investments } in investimenti, { $total } in tutto.
event-match-ended = Il più ricco di Genova: { $winners }.

## Azioni

action-roll = tira i dadi
action-end-turn = finisci il turno
action-buy = compra
action-decline-purchase = non comprare: all’asta
action-bid = offri { $amount }
action-drop-out = ritirati
action-take-ride = viaggia col prossimo tiro
action-decline-ride = prosegui per la via normale
action-choose-space = vai a { $space }
action-play-card = gioca «{ $card }»
action-read-card = leggi la carta
action-invest = investi in { $space }
action-propose-trade =
    offri a { $partner }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } per { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-counter-trade =
    fai una controfferta: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } per { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-accept-trade = accetta l’offerta
action-decline-trade = rifiuta l’offerta
action-auction-card = metti all’asta { $card }, base d’asta { $minimum }
action-sell-card = vendi { $space } alla Banca
action-sell-investment = vendi un cubetto di { $space }
action-several = fai tutto insieme
action-mark-cards =
    { $mark ->
        [wanted] di’ che ti piacerebbe { $cards }
        [not-for-sale] di’ che { $cards } non si vende
        [make-an-offer] chiedi proposte per { $cards }
       *[none] togli il segno da { $cards }
    }
action-stop-asking =
    { $lift ->
        [yes] accetta di nuovo domande
       *[no] chiedi di non ricevere più domande in questa partita
    }
action-pay-debt = paga
action-declare-bankruptcy = dichiara fallimento
action-propose-end = proponi di chiudere la partita e contare il patrimonio
action-agree-to-end = accetta di chiudere la partita
action-refuse-end = continua a giocare
action-time-up = tempo scaduto

offer-bid = offri quanto vuoi
offer-propose-trade = proponi uno scambio a { $partner }
offer-counter-trade = fai una controfferta
offer-auction-card =
    metti all’asta { $card ->
        [open] una tua carta
       *[other] { $card }
    }

field-amount = Quanto offri
field-partner = Con chi scambi
field-offer = A quale offerta rispondi
field-give = Che cosa dai
field-take = Che cosa ricevi
field-give-money = Quanto denaro aggiungi
field-take-money = Quanto denaro ricevi
field-card = Quale carta metti all’asta
field-minimum = La base d’asta

card-saying = { $saying } – { $meaning }

## Opzioni

option-length = Quanto dura: short (60 minuti), long (90 minuti), full (finché resta uno solo) o rounds:N
option-cap = Il giro con cui una partita completa finisce al più tardi; senza, bot che non si rovinano a vicenda giocano all’infinito
option-wealth = Che cosa conta come patrimonio alla fine
    .all-cards = contanti, tutte le carte e gli investimenti
    .terreno-only = contanti, terreni e investimenti
option-proposals = Quanti scambi, e quante aste proprie, in un turno
option-first = Il posto che comincia, o i dadi
option-board = Il tabellone: genova, o un file
option-blank-speremmo = Una carta vostra tra speremmo ben
option-blank-bratta = Una carta vostra tra a l’è bratta

## Come finisce

outcome-last-one-left = In gioco è rimasto uno solo.
outcome-time-up = Il tempo è scaduto, e si è contato il patrimonio.
outcome-rounds-played = L’ultimo giro è finito, e si è contato il patrimonio.
outcome-agreed = Tutti erano d’accordo a chiudere, e si è contato il patrimonio.

## Tabelle e fatti

table-wealth = Patrimonio
table-money-received = Da dove sono venuti i soldi
table-money-paid = Dove sono andati i soldi
column-cash = contanti
column-cards = carte
column-investments = investimenti
column-wealth = patrimonio
column-money = per che cosa
money-start = per cominciare
money-passing = De Ferrari
money-purchase = caselle comprate
money-auction = aste della Banca
money-auction_sale = aste dei giocatori
money-rent = affitti
money-donation = nella colletta
money-collection = la colletta
money-fare = viaggi
money-investment = investimenti
money-trade = scambi
money-card = carte, con la Banca
money-card_players = carte, tra giocatori
money-card_collection = carte, con la colletta
money-sale = carte vendute alla Banca
money-investment_sale = cubetti venduti alla Banca
money-bankruptcy = persi nel fallimento
money-covered = pagati dalla Banca per chi è fallito
money-total = in tutto
fact-rounds = Giri
fact-bankrupt = Giocatori falliti
fact-cubes-placed = Cubetti sul tabellone alla fine
fact-offers = Offerte fatte
fact-best-wealth = Patrimonio del più ricco

## Perché un bot gioca così

reason-roll = i dadi aspettano
reason-nothing-more = non c’è altro da fare
reason-buy = per te vale { $worth } palanche, e ne costa { $price }
reason-too-dear = costa { $price }, e ci sono solo { $cash }
reason-not-worth-it = per te vale solo { $worth } palanche, e ne costa { $price }
reason-cheaper-at-auction = nessun altro può pagare { $price }: all’asta costa meno
reason-enough-bid = { $bid } palanche sono troppe per ciò che per te ne vale { $worth }
reason-worth-it = per te vale fino a { $worth } palanche
reason-way-is-fine = la strada normale va bene
reason-better-from-there = il prossimo tiro da lì fa risparmiare circa { $saved }
reason-no-way-out = il debito è di { $owed }, e tutto insieme porta { $raisable }
reason-small-change = la carta vale più di { $owed }
reason-invest = l’affitto sale a { $rent }; fino alla fine porta circa { $brings } in più
reason-play-card = è il momento buono
reason-aim-whole = così hai tutto il gruppo: { $cards }
reason-aim-missing = poi al gruppo intero manca solo { $cards }
reason-aim-cubes = poi { $cubes ->
        [one] un cubetto
       *[other] { $cubes } cubetti
    } ciascuno su { $cards }, in tutto { $cost }
reason-deal =
    { $own ->
        [better] circa { $gain } palanche meglio per te
        [worse] circa { $gain } palanche peggio per te
       *[even] per te non cambia quasi nulla
    }, { $their ->
        [better] circa { $theirs } meglio per { $other }
        [worse] circa { $theirs } peggio per { $other }
       *[even] quasi nulla per { $other }
    }
reason-good-deal = { reason-deal }
reason-better-so = così com’è: { reason-deal }; chiedi una parte più giusta
reason-bad-deal = { reason-deal }
reason-because-completes = perché { $other } avrebbe tutto il gruppo { $group }
reason-because-completes-own = perché avresti tutto il gruppo { $group }
reason-because-breaks = perché il gruppo { $group } non sarebbe più tutto tuo
reason-because-helps-more = perché serve più a { $other } che a te
reason-because-for-sale = perché { $other } accetta proposte
reason-say-wanted = così gli altri possono venire con una proposta
reason-say-not-for-sale = così nessuno chiede invano
reason-say-for-sale = ad altri serve più che a te
reason-best-place = il posto migliore, vale circa { $worth }
reason-spare-it = fa risparmiare { $owed }
reason-missed-least = porta { $brings } palanche e mancherà meno di tutto
reason-others-pay-more = altri possono pagare più della Banca
reason-sell-now = per te fino alla fine vale solo { $worth } palanche; altri possono pagare di più
reason-stalemate = al giro { $round } nessuno può più rovinare nessuno
reason-play-on = c’è ancora qualcosa da vincere
reason-read-card = chi è fallito legge le carte

## Rifiuti: a chi tocca decidere

refusal-match-over = La partita è finita.
refusal-not-your-decision = Prima deve decidere { $seat }.
refusal-turn-open = C’è un turno in corso.
refusal-purchase-open = Prima decidi se comprare la casella su cui sei.
refusal-ride-open = Prima dichiara se viaggerai.
refusal-destination-open = Prima scegli dove ti porta la carta.
refusal-reading-open = Prima va letta la carta.
refusal-card-open = Prima va eseguita la carta.
refusal-debt-open = Prima va saldato il debito.
refusal-auction-open = Prima deve finire l’asta.
refusal-trade-open = Prima bisogna rispondere all’offerta.
refusal-vote-open = Prima ognuno dice se la partita si chiude.
refusal-debt-out-of-turn = Fuori dal tuo turno puoi solo vendere alla Banca.
refusal-no-turn = Non c’è nessun turno in corso.
refusal-already-rolled = Hai già tirato.
refusal-roll-due = Devi ancora tirare.
refusal-clock-only = Questo può dirlo solo l’orologio.
refusal-no-clock = Questa partita si gioca senza orologio.
refusal-time-already-up = Il tempo è già scaduto.

## Rifiuti: caselle e carte

refusal-nothing-for-sale = Qui non c’è niente in vendita.
refusal-price-above-cash = Il prezzo è { $price }, e tu hai { $cash }.
refusal-no-ride = Non c’è nessun viaggio da dichiarare.
refusal-fare-above-cash = Il biglietto costa { $fare }, e tu hai { $cash }.
refusal-no-choice = Non c’è nessun posto da scegliere.
refusal-nothing-to-read = Non hai nessuna carta da leggere.
refusal-not-a-destination = { $space } non è tra i posti con quel disegno.
refusal-there-already = Sei già su { $space }: la carta ti porta altrove.
refusal-no-such-card = Non c’è nessuna carta «{ $card }».
refusal-not-the-owner = { $card } non è di { $seat }.
refusal-not-a-kept-card = «{ $card }» non è una carta che si tiene.
refusal-card-not-now = «{ $card }» ora non serve.
refusal-has-cubes = Su { $card } ci sono cubetti ({ $cubes }), quindi non passa di mano.

## Rifiuti: investimenti

refusal-takes-no-cubes = Su { $card } non si investe.
refusal-colour-not-whole = Non possiedi tutto il colore di { $card }.
refusal-fully-invested = { $card } ha tutti e cinque gli investimenti.
refusal-two-a-turn = { $card } ha già avuto i suoi { $limit } investimenti in questo turno.
refusal-no-cubes-left = Tutti i { $cubes } cubetti sono sul tabellone.
refusal-cost-above-cash = Costa { $cost }, e tu hai { $cash }.

## Rifiuti: aste e scambi

refusal-no-auction = Non c’è nessuna asta.
refusal-auctions-used-up =
    { $limit ->
        [0] In questa partita nessuno mette all’asta le proprie carte.
        [one] In questo turno hai messo all’asta una carta, e basta così.
       *[other] In questo turno hai messo all’asta { $limit } carte, e basta così.
    }
refusal-minimum-too-low = La base d’asta non può essere meno di { $least }.
refusal-not-in-tens = { $amount } non va: i soldi si muovono a decine.
refusal-bid-too-low = { $amount } è poco: almeno { $least }.
refusal-bid-above-cash = Non puoi offrire { $amount }: hai { $cash }.
refusal-proposals-used-up =
    { $limit ->
        [0] In questa partita non si fanno scambi.
        [one] In questo turno hai fatto una proposta, e basta così.
       *[other] In questo turno hai fatto { $limit } proposte, e basta così.
    }
refusal-trade-with-oneself = Non puoi scambiare con te.
refusal-no-such-partner = A quel posto non c’è nessuno.
refusal-partner-bankrupt = { $other } è fuori dal gioco.
refusal-money-both-ways = I soldi vanno in un solo verso.
refusal-money-above-cash = { $seat } non ha { $amount }.
refusal-card-twice = Una carta è nominata due volte.
refusal-no-card-in-trade = Almeno una carta deve passare di mano.
refusal-gift = { saying-gift-refused }: niente regali.
refusal-no-offer = Non c’è nessuna offerta a cui rispondere.
refusal-no-such-offer = Un’offerta { $offer } non c’è ancora stata.
refusal-offer-lapsed = L’offerta { $offer } è decaduta.
refusal-counters-used-up = Ci sono state { $limit } controfferte: adesso è sì o no.
refusal-no-vote = Non c’è nessun voto a cui rispondere.
refusal-vote-full-only = Solo una partita completa si chiude con un voto; questa ha già la sua fine.
refusal-vote-used-up = L’hai già chiesto in questa partita.

## Rifiuti: debiti

refusal-nothing-owed = Non devi niente.
refusal-no-debt = Non hai debiti, e la Banca compra solo da chi ne ha.
refusal-debt-trade-for-money = Chi ha un debito fa solo scambi che portano denaro e non ne costano.
refusal-debt-trade-loses = Lo scambio porta { $money }, toglie { $lost } di quanto darebbe la Banca e lascia { $cash } per un debito di { $owed }.
refusal-cash-short = Devi { $owed } e hai { $cash }.
refusal-cash-enough = Hai { $cash }, e bastano per i { $owed } che devi.
refusal-kept-card-unsaleable = Per «{ $card }» la Banca non dà niente.
refusal-no-cubes = Su { $card } non c’è nessun cubetto.
refusal-can-still-pay = Puoi ancora raccogliere { $raisable }, e devi { $owed }.

## Rifiuti: opzioni, tabelloni e carte proprie

refusal-number-of-seats = In { $seats } non si può giocare: Palanche è da { $low } a { $high }.
refusal-options-malformed = Queste opzioni non si possono leggere: { $problem }.
refusal-first-seat-unknown = { $seat } non può cominciare: si gioca in { $seats }.
refusal-cap-only-full = Un limite vale solo per le partite complete.
refusal-board-unknown = Non c’è nessun tabellone «{ $board }»; c’è { $known }. Oppure indica un file.
refusal-amount-not-in-steps = { $at }: { $amount } non va, dev’essere un multiplo di { $step }.
refusal-board-size = { $at }: un tabellone ha da { $low } a { $high } caselle, non { $found }.
refusal-board-levels = { $at }: gli investimenti sono { $expected }, in quest’ordine.
refusal-board-kit = { $at }: servono almeno { $least } caselle del tipo { $kind }; qui sono { $found }.
refusal-board-index = { $at }: questa è la casella { $expected }, non { $found }.
refusal-key-twice = { $at }: «{ $key }» c’è già.
refusal-board-colour-unused = { $at }: nessuna casella ha il colore { $colour }.
refusal-board-colour-unknown = { $at }: non c’è nessun colore «{ $colour }».
refusal-board-symbol-unknown = { $at }: non c’è nessun simbolo «{ $symbol }».
refusal-board-deck-missing = { $at }: una casella di carte deve dire il suo mazzo.
refusal-board-rents = { $at }: servono { $expected } affitti, non { $found }.
refusal-board-place-missing = { $at }: il tabellone non ha la casella «{ $space }».
refusal-board-start = { $at }: la partenza è la prima casella dell’anello.
refusal-board-third-double = { $at }: il terzo doppio porta a una casella che paga nella colletta.
refusal-ride-end-missing = { $at }: un viaggio ha due capi, non { $found }.
refusal-ride-end-unknown = { $at }: il tabellone non ha la casella «{ $space }» per questo viaggio.
refusal-ride-end-shared = { $at }: { $space } è già il capo di un altro viaggio.
refusal-ride-end-on-cards = { $at }: { $space } è una casella carte, da cui una carta può spostare la pedina; un viaggio non può finire lì.
refusal-board-misplaced = { $at }: { $space } è del tipo «{ $kind }», su cui non c’è «{ $field }».
refusal-board-collection = { $at }: la colletta sta su una casella speciale che non chiede nulla; { $space } non lo è.
refusal-deck-restless = { $at }: al mazzo { $deck } serve una carta che non muova pedine e non si tenga.
refusal-blank-untitled = { $at }: una carta vuole un titolo.
refusal-blank-wordless = { $at }: sulla carta deve esserci scritto qualcosa.
refusal-effect-missing = { $at }: una carta deve fare qualcosa.
refusal-effect-space-unknown = { $at }: il tabellone non ha la casella «{ $space }».
refusal-effect-symbol-unknown = { $at }: almeno due caselle devono portare «{ $symbol }».
refusal-effect-no-steps = { $at }: uno spostamento ha almeno un passo.
refusal-effect-too-far = { $at }: { $steps } passi sono un giro del tabellone o più.
refusal-effect-keep-alone = { $at }: una carta che si tiene non dice altro.
refusal-effect-moves-twice = { $at }: una carta muove la pedina una volta sola.
refusal-effect-keep-unclear = { $at }: una carta tenuta o risparmia un pagamento o fa qualcosa quando si gioca.
refusal-notation = «{ $text }» non è qualcosa che qui si possa fare.

## Rifiuti: posizioni impossibili

refusal-position-space-unknown = Il tabellone non ha la casella «{ $space }».
refusal-position-one-for-each-seat = { $field } vuole { $seats } valori, uno per posto.
refusal-position-seat-unknown = Quel posto non c’è.
refusal-position-out = L’elenco dei falliti non può essere così.
refusal-position-end-proposed = L’elenco dei posti che hanno proposto di chiudere nomina due volte lo stesso.
refusal-position-no-ride-here = Da { $space } non parte nessun viaggio.
refusal-position-not-a-card = { $space } non ha una carta.
refusal-position-takes-no-cubes = Su { $space } non si investe.
refusal-position-cubes = { $space } non può avere { $cubes } cubetti.
refusal-position-too-many-cubes = Sul tabellone ci sono { $cubes } cubetti, e nella scatola solo { $supply }.
refusal-position-not-a-kept-card = Qualcuno tiene una carta che non si tiene.
refusal-position-deck = Il mazzo { $deck } non ha le carte che dovrebbe.
refusal-position-unseen = Il mazzo { $deck } non può avere { $unseen } carte non viste.
refusal-position-card-twice = Una carta è tenuta due volte.
refusal-position-not-in-tens = { $amount } non va: i soldi vanno a decine.
refusal-position-ledger-row = Una riga del libro mastro non può essere.
refusal-position-ledger-unbalanced = Il libro mastro non torna con contanti e colletta.
refusal-position-bankrupt-has-something = { $seat } è fallito e ha ancora qualcosa.
refusal-position-no-clock = Il tempo non può scadere in una partita senza orologio.
refusal-position-round = Il giro { $round } non va in una partita da { $limit }.
refusal-position-final = Questo non può essere il giro finale.
refusal-position-ending = La fine non si accorda con le decisioni aperte.
refusal-position-one-left = È rimasto uno solo, quindi la partita è finita.
refusal-position-goes-on-by-itself = Qui nessuno deve decidere: la partita andrebbe avanti da sola.
refusal-position-invested = Più di due investimenti su una carta in un turno.
refusal-position-decision = La decisione aperta «{ $decision }» non può essere ({ $problem }).

## Rifiuti: parole, e più cose insieme

refusal-newer-rules = Questa partita è cominciata con regole precedenti, che non lo prevedono.
refusal-out-of-the-game = Sei fuori dal gioco.
refusal-no-card-named = Nomina almeno una carta.
refusal-nothing-named = Nomina almeno un investimento o una vendita.
refusal-own-card-wanted = { $card } è già tua.
refusal-too-many-marks = Più di { $limit } segni per volta sono troppi.
refusal-card-or-player = Nomina una carta o un giocatore, non entrambi.
refusal-reason-missing = Di’ perché, oppure niente.
refusal-reason-incomplete = A quel motivo manca qualcosa: una carta, un colore o una somma.
refusal-no-such-group = Non c’è nessun gruppo così.
refusal-not-in-auction = Non partecipi all’asta di { $card }.
refusal-position-talk = Quello che si è detto al tavolo non è possibile ({ $problem }).
