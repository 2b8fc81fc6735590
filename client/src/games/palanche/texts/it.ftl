### Ciò che dice solo la tavola di Palanche nel browser, in italiano.

## Il tabellone

pl-board = Il tabellone di Palanche
pl-ring = L’anello di { $spaces } caselle: le frecce girano, Invio guarda da vicino
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
pl-cell-pays = versa { $amount } nella colletta
pl-cell-ride = viaggio per { $space }
pl-cell-here = qui: { $names }
pl-words-collection = Nella colletta ci sono { $amount }.
pl-words-cubes = { $cubes ->
        [one] Resta un cubetto.
       *[other] Restano { $cubes } cubetti.
    }
pl-words-bankrupt = { $who } è in fallimento.
pl-words-player =
    { $who } è su { $place }, ha { $cash } in contanti, { $wealth } in tutto, e possiede: { $cards ->
        [none] niente
       *[other] { $cards }
    }.

## Ciò che si chiede

pl-ask-again = Doppio! Tira ancora.
pl-ask-buy = { $space } è in vendita a { $price }.
pl-ask-ride = Il prossimo tiro parte da { $space }? Il viaggio costa { $fare }.
pl-ask-destination = Dove si va? Scegli una casella con questo disegno: { $symbol }.
pl-others-turn = { $who } ci pensa.
pl-others-purchase = { $who } può comprare.
pl-others-ride-offer = { $who } può fare il viaggio.
pl-others-destination = { $who } sceglie dove andare.
pl-others-auction = { $who } può rilanciare.
pl-others-trade = { $who } valuta un’offerta.
pl-others-debt = { $who } deve trovare i soldi.
pl-others-card-rest = { $who } fa ciò che dice la carta.
pl-others-reading = { $who } deve leggere la carta.
pl-others-levy = { $who } incassa.
pl-others-end-vote = { $who } decide se chiudere la partita.
pl-roll = Tira i dadi
pl-end-turn = Fine del turno
pl-buy = Compra per { $price }
pl-decline-purchase = No: all’asta
pl-take-ride = Fai il viaggio
pl-decline-ride = Vai a piedi
pl-play = Gioca «{ $card }»
pl-play-card = Gioca questa carta
pl-propose = Proponi uno scambio
pl-auction-a-card = Metti all’asta
pl-propose-end = Chiudere e contare il patrimonio?
pl-ask-end = { $who } propone di chiudere qui la partita e contare il patrimonio. Devono essere tutti d’accordo.
pl-agree-to-end = Chiudi la partita
pl-refuse-end = Continua
pl-ask-reading = Non sei più in gioco e adesso leggi le carte: la prossima è per { $player }.
pl-read = Leggi la carta
pl-invest = Investi { $cost }
pl-sell =
    { $what ->
        [card] Vendi la carta per { $brings }
       *[investment] Vendi un cubetto per { $brings }
    }
pl-auction-it = Mettila all’asta
pl-deal-for-it = Proponi uno scambio
pl-last-card = Ultima carta { $deck }
pl-estate = I tuoi soldi e le tue carte
pl-cash = in contanti
pl-banknotes = Banconote
pl-notes = In banconote: { $notes }
pl-note-cards =
    { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
pl-note-bankrupt = fallimento
pl-waiting-for = Si aspetta { $who }…

## Carte

pl-meaning = Vuol dire:
pl-deed-level = Cosa c’è sopra
pl-deed-rent = rendita
pl-deed-price = Prezzo
pl-deed-cost = Ogni investimento
pl-deed-owner = Proprietario
pl-deed-owned =
    { $count ->
        [one] 1 posseduta
       *[other] { $count } possedute
    }
pl-deed-card = Chi si ferma qui gira la prima carta.
pl-deed-start = Chi ci passa o ci arriva coi dadi riceve { $amount }.

## Ciò che si sa prima di decidere

pl-cash-left = Ti restano in contanti
pl-rents-together = Quanto rendono queste carte
pl-rents-change = Come cambiano le rendite
pl-rent-of = Rendita di { $space }
pl-colour = Chi ha il gruppo { $colour }
pl-completes-yours = Completerebbe il tuo gruppo { $colour }!
pl-completes = A { $who } manca solo questa carta per il gruppo { $colour }.
pl-invest-title = Investi
pl-invest-two-each = Due su ognuna
pl-invest-all = Investi { $cost }
pl-standing = Chi è il più ricco?
pl-wealth-of = { $who } conterebbe { $cash } in contanti, { $cards } in carte e { $investments } in investimenti: { $wealth }.
pl-lacks = manca { $cards }
pl-owns-nothing = ancora nessuna carta
pl-look-at = Carte e soldi di { $who }:
pl-watch-deals = Guarda tutti gli scambi
pl-log-cost = È costato { $amount }.
pl-log-whole = { $who } ora ha tutto il gruppo { $group }!
pl-log-share = { $who }: { $count } su { $size } nel gruppo { $group }.
pl-log-broken = { $who } non ha più tutto il gruppo { $group }.
pl-log-turn = Tocca a { $who }.
pl-log-bids = { $count } offerte; { $who } ha rilanciato fino a { $amount }.
pl-log-one-bid = Nessun altro ha offerto.
pl-farewell = Fuori dal gioco
pl-farewell-text = Sul conto c’è più che nel borsellino: capita nelle migliori famiglie. Gli altri vanno avanti. Guarda che fine fanno le tue vie, leggi le carte per loro, o lascia finire i bot.
pl-farewell-read = Leggo le carte
pl-farewell-watch = Sto a guardare
pl-farewell-bots = Finiscano i bot
pl-out = Sei fuori dal gioco e…

## Chiacchiere al tavolo

pl-talk = Cosa si dice di questa carta
pl-says-wanted = a { $who } piacerebbe questa
pl-says-not-for-sale = { $who } non la vende
pl-says-make-an-offer = { $who } accetta proposte
pl-mark-wanted = Questa mi piacerebbe
pl-mark-not-for-sale = Non è in vendita
pl-mark-make-an-offer = Fatemi una proposta
pl-quiet = Non chiedetemi più…
pl-quiet-card = Non chiedetemela più
pl-quiet-about = … di { $card }
pl-quiet-player = Basta offerte da { $who }
pl-sweeten = Prova così: { $amount }

## Aste

pl-auction-of = { $seller } mette all’asta: { $card }
pl-auction-from = Nessuna offerta; base d’asta { $minimum }.
pl-auction-by = offerti da { $who }
pl-bidder-asked = deve offrire
pl-bidder-leads = in testa
pl-bidder-in = ancora in gara
pl-bidder-out = fuori
pl-your-bid = La tua offerta, fino a { $cash }
pl-bid = Offri { $amount }
pl-drop-out = Lascia
pl-call =
    { $count ->
        [1] { $amount } da { $who }: e uno…
        [2] { $amount } da { $who }: e due…
       *[other] E tre! Aggiudicata a { $who } per { $amount }.
    }
pl-proxy = Fino a { $amount } per me
pl-proxy-note = Offre il meno possibile, fino a questa somma, e ti lascia in pace. Nessun altro vede il tuo limite.
pl-proxy-stands = Si offre per te, il meno possibile, fino a { $limit }.
pl-proxy-stop = Offro io
pl-auction-own = Metti all’asta una tua carta
pl-auction-own-note =
    { $left ->
        [one] Ancora un’asta in questo turno.
       *[other] Ancora { $left } aste in questo turno.
    }
pl-minimum = Base d’asta
pl-auction-start = All’asta { $card } da { $minimum }

## Scambi

pl-deal-with = Con
pl-deal-how = Metti le carte sul tavolo: qui, o cliccando sul tabellone. I soldi vanno in un solo verso.
pl-deal-effects = Cosa fa lo scambio ai colori
pl-you-give = Tu dai
pl-gives = { $who } dà
pl-no-cards = nessuna carta che possa cambiare mano
pl-and-money = e soldi, fino a { $most }
pl-change = { $who }: { $colour } { $before } → { $after } di { $size }
pl-change-none = Nessuno cambia quota in un colore.
pl-change-whole = { $who }: { $colour } al completo!
pl-change-broken = { $who }: { $colour } non più al completo.
pl-offer-it = Proponi a { $who }
pl-counter-it = Rispondi a { $who }
pl-counter-title = La tua controfferta
pl-back-to-question = { $asked ->
        [auction] Torna all’asta
        [debt] Torna al debito
        [purchase] Torna a ciò che è in vendita
       *[other] Rispondi all’offerta
    }
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
pl-why = Di’ perché no…
pl-why-more = Quanto in più
pl-why-less = Quanto in meno
pl-why-not =
    { $why ->
        [completes-yours] «Così avresti tutto il gruppo { $group }.»
        [breaks-mine] «Il gruppo { $group } non lo divido.»
        [too-little] «Con { $amount } in più, forse.»
        [too-dear] «Per { $amount } in meno, forse.»
        [helps-you-more] «Così ci guadagni più tu di me.»
        [not-for-sale] «{ $card } non è in vendita.»
       *[no-use] «Non mi serve.»
        [need-cash] «Adesso i contanti mi servono.»
    }

## Debiti

pl-payment-of = { $who } deve pagare
pl-debt-of = { $who } deve dei soldi
pl-debt-owes = { $owed } a { $creditors }
pl-debt-meter = { $cash } di { $owed }
pl-debt-cash = In contanti
pl-debt-missing = Mancano ancora
pl-debt-raisable = Si può arrivare a
pl-debt-sell = Cosa comprerebbe la Banca
pl-debt-cheapest = Come costa meno
pl-sell-basket =
    { $brings ->
        [none] Vendi queste
       *[other] { $missing ->
            [0] Vendi per { $brings } e paga
           *[other] Vendi per { $brings }
        }
    }
pl-pay = Paga { $owed }
pl-spare = Gioca invece «{ $card }»
pl-bankrupt = Dichiara fallimento

## Conti e patrimonio

pl-ledger = Dove sono finiti i miei soldi?
pl-ledger-whose = I soldi di chi
pl-ledger-in = entrate
pl-ledger-out = uscite
pl-ledger-left = Restano in contanti: { $cash }
pl-reckoning = Il patrimonio, carta per carta
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }
ending-last-one-left = In gioco resta solo { $winners }. Hanno fatto fallimento: { $names }.
ending-time-up =
    { $count ->
        [1] Il tempo è scaduto: il patrimonio più grande è di { $winners }, davanti a { $names }.
       *[other] Il tempo è scaduto: { $winners } hanno insieme il patrimonio più grande.
    }
ending-rounds-played =
    { $count ->
        [1] L’ultimo giro è finito: il patrimonio più grande è di { $winners }, davanti a { $names }.
       *[other] L’ultimo giro è finito: { $winners } hanno insieme il patrimonio più grande.
    }
ending-agreed =
    { $count ->
        [1] Tutti d’accordo a chiudere: il patrimonio più grande è di { $winners }, davanti a { $names }.
       *[other] Tutti d’accordo a chiudere: { $winners } hanno insieme il patrimonio più grande.
    }

option-length = Durata
    .short = 60 minuti con l’orologio, come nel regolamento
    .long = 90 minuti con l’orologio, come nel regolamento
    .full = finché ne resta uno, come nel regolamento
    .rounds-30 = 30 giri, durata nostra
    .rounds = { $number ->
        [1] un giro
       *[other] { $number } giri
    }
option-first = Chi comincia
    .dice = decidono i dadi
    .some = posto { $number }
option-board = Tabellone
    .genova = Genova
note-length = Trenta giri durano circa un’ora tra persone; con i bot si va più in fretta.
note-cap = Solo per la partita fino all’ultimo: dopo questo giro finisce comunque.
note-wealth = Che cosa si somma alla fine per vedere chi è il più ricco.
note-proposals = Meno proposte, più ritmo; nessuna vuol dire niente scambi né aste proprie.
note-first = Comincia chi tira di più, o lo decidete voi.
note-board = Il tabellone stampato di Genova, uno installato da chi gestisce questa casa, o uno tutto tuo.

## Il laboratorio: carte proprie

pl-blank-title = Carte vostre
pl-blank-text = Ogni mazzo ha una carta bianca. Datele un titolo, scegliete che cosa fa e che cosa c’è scritto; poi sedetevi e sperate che la peschino gli altri.
pl-blank-decks = Le due carte bianche
pl-blank-unwritten = ancora bianca
pl-blank-empty = La carta bianca di { $deck } resta fuori, se non la scrivete.
pl-blank-begin = Scrivi questa carta
pl-blank-name = Titolo
pl-blank-does = Che cosa fa
pl-blank-next = E poi
pl-blank-later = Quando si gioca
pl-blank-add = Aggiungi qualcosa
pl-blank-remove = Togli
pl-blank-words = Che cosa c’è scritto
pl-blank-plain = Solo quello che fa
pl-blank-clear = Strappala
pl-blank-fine = Questa carta si può giocare.
pl-blank-play =
    { $cards ->
        [one] Gioca con questa carta
       *[other] Gioca con le due carte
    }
do-receive = ricevere denaro
do-pay = pagare denaro
do-pay-per-investment = pagare per gli investimenti
do-move-to = andare su una casella
do-move-to-symbol = andare su un disegno
do-move-by = fare dei passi
do-keep = conservare la carta
side-banca = la Banca
side-each-player = ogni giocatore
side-collection = la colletta
spares-rent = risparmia un affitto
spares-collection = risparmia un’offerta alla colletta
spares-fare = risparmia un biglietto
spares-then = fa qualcosa quando si gioca
pl-do-amount = Quanto
pl-do-from = Da
pl-do-to = A
pl-do-level = Per ogni
pl-do-any-level = investimento di ogni tipo
pl-do-space = Dove
pl-do-symbol = Disegno
pl-do-steps = Passi
pl-do-way = Direzione
    .on = avanti
    .back = indietro
pl-do-pays = De Ferrari paga { $amount } lungo la strada
pl-do-spares = Perché si conserva
said-receive-banca = Ricevi { $amount } dalla Banca.
said-receive-each-player = Ricevi { $amount } da ogni giocatore.
said-receive-collection = Prendi { $amount } dalla colletta.
said-pay-banca = Paga { $amount } alla Banca.
said-pay-each-player = Paga { $amount } a ogni giocatore.
said-pay-collection = Metti { $amount } nella colletta.
said-each-any = Paga { $amount } per ogni tuo investimento ({ $to }).
said-each-level = Paga { $amount } per ogni tuo investimento di questo tipo: { $level } ({ $to }).
said-move-to = Vai avanti fino a { $space }.
said-move-to-symbol = Vai su una casella con questo disegno: { $symbol }.
said-move-on =
    { $steps ->
        [one] Vai avanti di una casella.
       *[other] Vai avanti di { $steps } caselle.
    }
said-move-back =
    { $steps ->
        [one] Torna indietro di una casella.
       *[other] Torna indietro di { $steps } caselle.
    }
said-pays = Se passi da De Ferrari, ricevi { $amount }.
said-keep-rent = Conserva questa carta: ti risparmia un affitto.
said-keep-collection = Conserva questa carta: ti risparmia un’offerta alla colletta.
said-keep-fare = Conserva questa carta: ti risparmia un biglietto.
said-keep-then = Conserva questa carta e giocala in un tuo turno.

## La lezione

lesson-welcome = Benvenuti a Genova
    .text = Palanche vuol dire soldi, in genovese. Si gira per la città, si comprano terreni, gli altri pagano l’affitto, e alla fine si è i più ricchi. Tu sei il rosso. Ti sono toccate Via Cornigliano e Via Garibaldi.
lesson-dice = I dadi
    .text = Un turno comincia con i due dadi. La pedina va avanti di tante caselle, nel verso della freccia, e la casella dice che cosa succede.
    .do = Tira i dadi.
lesson-buying = Terreni in vendita
    .text = Via Sestri non è di nessuno. Chi si ferma su un terreno libero può comprarlo al suo prezzo.
    .do = Compralo per 100.
lesson-cards = Le carte
    .text = Il blu ha scoperto una carta di a l’è bratta: guai. I suoi 50 sono ora a San Lorenzo, e chi si ferma alla cattedrale li prende tutti.
lesson-rent = L’affitto
    .text = Il giallo si è fermato nella tua Via Cornigliano e ti ha pagato 10. La terra nuda rende poco; è quello che ci costruisci che rende.
lesson-auction = Non a quel prezzo
    .text = Via di Prè costa 140. Se non la compri, la Banca la mette all’asta, da 10, e puoi offrire anche tu.
    .do = Di’ di no.
lesson-bidding = E uno, e due…
    .text = Il blu offre 60, il giallo si è ritirato. Ogni offerta supera l’altra di almeno dieci, e mai i tuoi contanti.
    .do = Offri 70.
lesson-won = Aggiudicata
    .text = Si ritira anche il blu: Via di Prè è tua a metà prezzo. La pazienza è una virtù genovese.
lesson-trade = Un affare
    .text = Nel proprio turno ci si può proporre carte e denaro. Il blu darebbe Via Roma per Via Sestri e 250. Guarda le righe sotto: le due vie blu sarebbero tue.
    .do = Accetta. Si potrebbe anche fare una controfferta o rifiutare.
lesson-colour = Un colore intero
    .text = Via Garibaldi e Via Roma insieme sono tutto il blu. Solo chi ha tutte le vie di un colore può investirci.
lesson-investing = Investire
    .text = Una casa in Via Roma costa 200 e porta l’affitto da 60 a 220. Ogni investimento prende un cubetto.
    .do = Premi il 200 accanto a Via Roma.
lesson-again = E la cantina
    .text = Su ogni carta si possono fare due investimenti per turno. Il prossimo più che raddoppia l’affitto.
    .do = Investi ancora in Via Roma.
lesson-collection = La cattedrale è vicina
    .text = Ora in Via Roma aspetta un affitto di 600, e in tasca ti restano 50. È un bel rischio; ma nove caselle più avanti c’è la colletta.
    .do = Tira i dadi.
lesson-takings = La colletta
    .text = Ti fermi a San Lorenzo e prendi tutta la colletta. «{ pl-ledger }» spiega in ogni momento dove è andata ogni tua palanca.
lesson-final = L’ultimo giro
    .text = Questa partita dura quattro giri. Nell’ultimo ognuno tira una volta, poi si conta il patrimonio.
    .do = Tira i dadi.
lesson-debt = In debito
    .text = Boccadasse è del giallo, e l’affitto è 140: più di quanto hai. Chi deve pagare può vendere alla Banca, le carte a metà prezzo, i cubetti a metà costo.
    .do = Vendi Via di Prè: rende i 70 che hai pagato.
lesson-settled = Pagato
    .text = Il debito è saldato subito. Fallisce, ed esce dal gioco, solo chi non ha più nulla da vendere.
lesson-luck = Chi non risica
    .text = Il giallo si ferma in Via Roma, e 600 cambiano di mano.
lesson-end = Il più ricco di Genova
    .text = Contanti, prezzo di ogni carta e costo di ogni cubetto: 1.890, e hai vinto. I doppi, la sopraelevata, l’ascensore e le carte scritte da voi, li scoprirai giocando.

## Regole, disegnate

figure-board = L’anello comincia da Piazza De Ferrari, in basso a destra, e gira con la freccia.
figure-dice = Due e quattro: sei caselle avanti, in Via Sestri.
figure-doubles = Due tre: fai quello che chiede Via Sestri, poi tira ancora. Al terzo doppio di un turno non ti muovi.
figure-passing = Con i dadi oltre De Ferrari: 200 dalla Banca.
figure-buying = Via Sestri non è di nessuno e si può comprare per 100; Lungomare di Pegli è del blu.
figure-auction = Da 10, ogni offerta almeno 10 in più. Nessuno va oltre 90: la carta è sua a quel prezzo, qualunque cosa ci sia scritta.
figure-rent = Via Roma senza niente, e con uno fino a cinque investimenti: l’affitto è in fondo alla carta.
figure-decks = Il sole: una carta di speremmo ben. La nuvola: una di a l’è bratta.
figure-drawings = Una carta ti manda a una creusa: tre di queste caselle hanno gli scalini.
figure-rides = La sopraelevata da Via Cantore a Corso Italia, l’ascensore da Via Garibaldi a Spianata Castelletto.
figure-collection = La colletta è davanti alla cattedrale; chi si ferma lì la prende tutta.
figure-colours = Il rosso ha tutto il blu e può investire; manca una via azzurra.
figure-trade = Il rosso dà due carte e 150 per una del blu: carte da tutte e due le parti, denaro da una sola.
figure-cubes-stay = La carta nuda può cambiare di mano, quella con i cubetti no.
figure-selling = Metà di 360 per la carta nuda, metà di 200 per il cubetto più alto.
figure-wealth = I contanti, poi il prezzo di ogni carta e il costo dei suoi cubetti: 630 + 160 + 360 + (400 + 2 × 200).

key-round = fa il giro del tabellone
key-start = va alla partenza
key-look = guarda da vicino
