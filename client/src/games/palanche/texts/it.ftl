### Ciò che dice solo la tavola di Palanche nel browser, in italiano.

## La plancia

pl-board = La plancia di Palanche
pl-ring = L’anello di 40 caselle: le frecce girano, Invio guarda da vicino
pl-round = Giro { $round }
pl-round-of = Giro { $round } di { $limit }
pl-final-round = L’ultimo giro
pl-cell-owned = è di { $owner }, affitto { $rent }
pl-cell-free = in vendita a { $price }
pl-cell-cubes =
    { $cubes ->
        [one] un cubetto
       *[other] { $cubes } cubetti
    }
pl-cell-collection = la colletta: { $amount }
pl-cell-pays = mette { $amount } nella colletta
pl-cell-ride = corsa per { $space }
pl-cell-here = qui: { $names }
pl-words-collection = Nella colletta ci sono { $amount }.
pl-words-cubes = Restano { $cubes } cubetti.
pl-words-bankrupt = { $who } ha fatto bancarotta.
pl-words-player = { $who } è su { $place }, ha { $cash } in contanti, { $wealth } in tutto, e possiede: { $cards }.

group-brown = marrone
group-light-blue = azzurro
group-pink = rosa
group-orange = arancione
group-red = rosso
group-yellow = giallo
group-green = verde
group-blue = blu
group-attivita = attività
group-gradinata = gradinate

## Ciò che si chiede

pl-ask-roll = I dadi sono tuoi.
pl-ask-again = Doppio! Tira ancora.
pl-ask-end = Altro, o tocca al prossimo?
pl-ask-buy = { $space } è in vendita a { $price }.
pl-ask-ride = Il prossimo tiro parte da { $space }? La corsa costa { $fare }.
pl-ask-destination = Dove si va? Scegli una casella con questo disegno: { $symbol }.
pl-ask-middle = Sul tavolo si aspetta la tua risposta.
pl-others-turn = { $who } ci pensa.
pl-others-purchase = { $who } può comprare.
pl-others-ride-offer = { $who } può fare la corsa.
pl-others-destination = { $who } sceglie dove andare.
pl-others-auction = { $who } può rilanciare.
pl-others-trade = { $who } valuta un’offerta.
pl-others-debt = { $who } deve trovare i soldi.
pl-others-card-rest = { $who } fa ciò che dice la carta.
pl-others-levy = { $who } incassa.
pl-roll = Tira i dadi
pl-end-turn = Fine del turno
pl-buy = Compra per { $price }
pl-decline-purchase = No: all’asta
pl-take-ride = Fai la corsa
pl-decline-ride = Vai a piedi
pl-play = Gioca «{ $card }»
pl-play-card = Gioca questa carta
pl-propose = Proponi uno scambio
pl-auction-a-card = Metti all’asta
pl-invest = Investi { $cost }
pl-sell =
    { $what ->
        [card] Vendi la carta per { $brings }
       *[investment] Vendi un cubetto per { $brings }
    }
pl-auction-it = Mettila all’asta
pl-deal-for-it = Proponi uno scambio
pl-last-card = Ultima carta: { $deck }
pl-estate = I tuoi soldi e le tue carte
pl-cash = in contanti
pl-note-cards =
    { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
pl-note-bankrupt = bancarotta
pl-waiting-for = Si aspetta { $who } …

## Carte

pl-meaning = Vuol dire:
pl-deed-level = Cosa c’è sopra
pl-deed-rent = affitto
pl-deed-price = Prezzo
pl-deed-cost = Ogni investimento
pl-deed-owner = Proprietario
pl-deed-owned = { $count } possedute
pl-deed-card = Chi si ferma qui gira la prima carta.
pl-deed-start = Chi ci passa o ci arriva coi dadi riceve { $amount }.

## Aste

pl-auction-of = { $seller } mette all’asta: { $card }
pl-auction-from = Nessuna offerta; si parte da { $minimum }.
pl-auction-by = offerti da { $who }
pl-bidder-asked = tocca a lui
pl-bidder-leads = in testa
pl-bidder-in = ancora in gara
pl-bidder-out = fuori
pl-your-bid = La tua offerta, fino a { $cash }
pl-bid = Offri { $amount }
pl-drop-out = Lascia
pl-auction-own = Metti all’asta una tua carta
pl-auction-own-note =
    { $left ->
        [one] Ancora un’asta in questo turno.
       *[other] Ancora { $left } aste in questo turno.
    }
pl-minimum = Da
pl-auction-start = All’asta { $card } da { $minimum }

## Scambi

pl-deal-with = Con
pl-deal-how = Metti le carte sul tavolo: qui, o cliccando sulla plancia. I soldi vanno in un solo verso.
pl-deal-effects = Cosa fa lo scambio ai colori
pl-you-give = Tu dai
pl-gives = { $who } dà
pl-no-cards = nessuna carta che possa cambiare mano
pl-and-money = e soldi, fino a { $most }
pl-change = { $who }: { $colour } { $before } → { $after } di { $size }
pl-change-none = Nessuno cambia quota in un colore.
pl-change-whole = { $who } ha tutto il gruppo: { $colour }!
pl-change-broken = { $who } non ha più tutto il gruppo: { $colour }.
pl-offer-it = Proponi a { $who }
pl-counter-it = Rispondi a { $who }
pl-counter-title = La tua controfferta
pl-never-mind = Lascia stare
pl-proposals-left =
    { $left ->
        [one] ancora una proposta in questo turno
       *[other] ancora { $left } proposte in questo turno
    }
pl-offer-of = { $who } propone uno scambio a { $whom }
pl-offer-countered = { $who } risponde a { $whom } con un altro scambio
pl-accept = Accetta
pl-counter = Controproponi
pl-decline = Rifiuta

## Debiti

pl-debt-of = { $who } deve dei soldi
pl-debt-owes = { $owed } a { $creditors }: { $what }.
pl-debt-meter = { $cash } di { $owed }
pl-debt-cash = In contanti
pl-debt-missing = Mancano ancora
pl-debt-raisable = Si può arrivare a
pl-debt-sell = Cosa comprerebbe la Banca
pl-debt-what =
    { $what ->
        [card] la carta
       *[investment] il cubetto in cima
    }
pl-pay = Paga { $owed }
pl-spare = Gioca invece «{ $card }»
pl-bankrupt = Dichiara bancarotta

## Conti e ricchezza

pl-ledger = Dove sono finiti i miei soldi?
pl-ledger-whose = I soldi di chi
pl-ledger-in = entrate
pl-ledger-out = uscite
pl-ledger-left = Restano in contanti: { $cash }
pl-reckoning = La ricchezza, carta per carta
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }

why-paid =
    { $reason ->
        [rent] È l’affitto di { $space } così com’è.
        [investment] È quanto costa un investimento su { $space }.
        [sale] Metà del prezzo di { $space }.
        [investment_sale] Metà di quanto costa un cubetto su { $space }.
       *[other] { $times } × { $each } = { $amount }
    }
why-wealth-counted = { $cash } + { $cards } + { $investments } = { $total }
why-debt-incurred = Si devono { $owed }, ce ne sono { $cash }.
why-invested = L’affitto è la riga dell’investimento più alto su { $space }.

option-length = Durata
    .short = 60 minuti, con l’orologio
    .long = 90 minuti, con l’orologio
    .full = finché ne resta uno
    .rounds-10 = 10 giri
    .rounds-20 = 20 giri
    .rounds-30 = 30 giri
    .rounds-50 = 50 giri
option-first = Chi comincia
    .dice = decidono i dadi
    .some = posto { $number }
option-board = Plancia
    .genova = Genova
