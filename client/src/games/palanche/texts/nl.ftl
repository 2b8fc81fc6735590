### Wat alleen de tafel van Palanche in de browser zegt, in het Nederlands.

## Het bord

pl-board = Het bord van Palanche
pl-ring = De ring van { $spaces } vakken: pijltjes gaan rond, Enter kijkt van dichtbij
pl-round = Ronde { $round }
pl-round-of = Ronde { $round } van { $limit }
pl-final-round = De laatste ronde
pl-cell-owned = is van { $owner }, huur { $rent }
pl-cell-free = te koop voor { $price }
pl-cell-cubes =
    { $cubes ->
        [one] een blokje
       *[other] { $cubes } blokjes
    }
pl-cell-collection = de collecte: { $amount }
pl-cell-pays = betaal { $amount } aan de collecte
pl-cell-ride = rit naar { $space }
pl-cell-here = hier: { $names }
pl-words-collection = In de collecte ligt { $amount }.
pl-words-cubes = { $cubes ->
        [one] Er is nog één blokje.
       *[other] Er zijn nog { $cubes } blokjes.
    }
pl-words-bankrupt = { $who } is failliet.
pl-words-player =
    { $who } staat op { $place }, heeft { $cash } contant, { $wealth } in totaal, en bezit: { $cards ->
        [none] niets
       *[other] { $cards }
    }.

## Wat er gevraagd wordt

pl-ask-again = Dubbel! Gooi nog eens.
pl-ask-buy = { $space } is te koop voor { $price }.
pl-ask-ride = Telt je volgende worp vanaf { $space }? De rit kost { $fare }.
pl-ask-destination = Waarheen? Kies een vak met dit teken: { $symbol }.
pl-others-turn = { $who } denkt na.
pl-others-purchase = { $who } mag kopen.
pl-others-ride-offer = { $who } mag de rit nemen.
pl-others-destination = { $who } kiest waarheen.
pl-others-auction = { $who } mag bieden.
pl-others-trade = { $who } overweegt een bod.
pl-others-debt = { $who } moet geld vinden.
pl-others-card-rest = { $who } doet wat de kaart zegt.
pl-others-reading = { $who } moet de kaart voorlezen.
pl-others-levy = { $who } int.
pl-others-end-vote = { $who } bedenkt of de partij moet stoppen.
pl-roll = Gooien
pl-end-turn = Beurt beëindigen
pl-buy = Kopen voor { $price }
pl-decline-purchase = Nee: veilen
pl-take-ride = De rit nemen
pl-decline-ride = Te voet verder
pl-play = “{ $card }” spelen
pl-play-card = Deze kaart spelen
pl-propose = Ruil voorstellen
pl-auction-a-card = Kaart veilen
pl-propose-end = Stoppen en vermogen tellen?
pl-ask-end = { $who } stelt voor hier te stoppen en het vermogen te tellen. Iedereen moet instemmen.
pl-agree-to-end = Partij stoppen
pl-refuse-end = Doorspelen
pl-ask-reading = Je ligt eruit en leest nu de kaarten voor: de volgende is voor { $player }.
pl-read = Kaart voorlezen
pl-invest = { $cost } investeren
pl-sell =
    { $what ->
        [card] De kaart verkopen voor { $brings }
       *[investment] Een blokje verkopen voor { $brings }
    }
pl-auction-it = Veilen
pl-deal-for-it = Ruil erom voorstellen
pl-last-card = Laatste kaart { $deck }
pl-estate = Je geld en je kaarten
pl-cash = contant
pl-banknotes = Biljetten
pl-notes = In biljetten: { $notes }
pl-note-cards =
    { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    }
pl-note-bankrupt = failliet
pl-waiting-for = Wachten op { $who } …

## Kaarten

pl-meaning = Dat betekent:
pl-deed-level = Wat erop staat
pl-deed-rent = huur
pl-deed-price = Prijs
pl-deed-cost = Elke investering
pl-deed-owner = Eigenaar
pl-deed-owned = { $count } in bezit
pl-deed-card = Wie hier stopt, draait de bovenste kaart om.
pl-deed-start = Wie er met de dobbelstenen langs of op komt, krijgt { $amount }.

## Wat je weet voor je beslist

pl-cash-left = Er blijft contant over
pl-rents-together = Wat deze kaarten aan huur opbrengen
pl-rents-change = Wat de huren worden
pl-rent-of = Huur van { $space }
pl-colour = Wie { $colour } heeft
pl-completes-yours = Daarmee heb je { $colour } compleet!
pl-completes = { $who } mist alleen deze kaart voor { $colour }.
pl-invest-title = Investeren
pl-invest-two-each = Twee op elk
pl-invest-all = { $cost } investeren
pl-standing = Wie is het rijkst?
pl-wealth-of = Bij { $who } tellen { $cash } contant, { $cards } voor kaarten en { $investments } voor investeringen: { $wealth }.
pl-lacks = mist { $cards }
pl-owns-nothing = nog geen kaart
pl-look-at = Kaarten en geld van { $who }:
pl-watch-deals = Alle ruilen volgen
pl-log-cost = Dat kostte { $amount }.
pl-log-whole = { $who } heeft { $group } nu compleet!
pl-log-share = { $who }: { $count } van { $size } in { $group }.
pl-log-broken = { $who } heeft { $group } niet meer compleet.
pl-log-turn = { $who } is aan de beurt.
pl-log-bids = { $count } biedingen; { $who } ging mee tot { $amount }.
pl-log-one-bid = Verder bood niemand.
pl-farewell = Uit het spel
pl-farewell-text = Er staat meer op de rekening dan er in de beurs zit: het gebeurt in de beste families. De anderen spelen verder. Kijk wat er van je straten wordt, lees de kaarten voor ze voor, of laat de bots het afmaken.
pl-farewell-read = Kaarten voorlezen
pl-farewell-watch = Kijken
pl-farewell-bots = Laat de bots het afmaken
pl-out = Je bent uit het spel en…

## Aan tafel gezegd

pl-talk = Wat er over deze kaart gezegd is
pl-says-wanted = { $who } wil deze graag
pl-says-not-for-sale = { $who } verkoopt hem niet
pl-says-make-an-offer = { $who } staat open voor een bod
pl-mark-wanted = Die wil ik graag
pl-mark-not-for-sale = Niet te koop
pl-mark-make-an-offer = Doe me een bod
pl-quiet = Vraag me niet meer …
pl-quiet-card = Vraag me er niet meer om
pl-quiet-about = … om { $card }
pl-quiet-player = Geen biedingen meer van { $who }
pl-sweeten = Probeer dat: { $amount }

## Veilingen

pl-auction-of = { $seller } veilt: { $card }
pl-auction-from = Nog geen bod; het begint bij { $minimum }.
pl-auction-by = geboden door { $who }
pl-bidder-asked = moet bieden
pl-bidder-leads = staat voor
pl-bidder-in = doet nog mee
pl-bidder-out = eruit
pl-your-bid = Je bod, tot { $cash }
pl-bid = { $amount } bieden
pl-drop-out = Afhaken
pl-call =
    { $count ->
        [1] { $amount } van { $who }: eenmaal …
        [2] { $amount } van { $who }: andermaal …
       *[other] Verkocht! Aan { $who } voor { $amount }.
    }
pl-proxy = Tot { $amount } voor mij
pl-proxy-note = Biedt zo weinig als nodig is, tot dit bedrag, en laat je met rust. Niemand anders ziet je grens.
pl-proxy-stands = Er wordt voor je geboden, zo weinig als nodig is, tot { $limit }.
pl-proxy-stop = Ik bied zelf
pl-auction-own = Een eigen kaart veilen
pl-auction-own-note =
    { $left ->
        [one] Nog één veiling deze beurt.
       *[other] Nog { $left } veilingen deze beurt.
    }
pl-minimum = Vanaf
pl-auction-start = { $card } veilen vanaf { $minimum }

## Ruilen

pl-deal-with = Met
pl-deal-how = Leg kaarten op tafel: hier, of door op het bord te klikken. Geld gaat maar één kant op.
pl-deal-effects = Wat de ruil met de kleuren doet
pl-you-give = Jij geeft
pl-gives = { $who } geeft
pl-no-cards = geen kaart die van eigenaar mag wisselen
pl-and-money = en geld, tot { $most }
pl-change = { $who }: { $colour } { $before } → { $after } van { $size }
pl-change-none = Niemands aandeel in een kleur verandert.
pl-change-whole = { $who }: { $colour } compleet!
pl-change-broken = { $who }: { $colour } niet meer compleet.
pl-offer-it = Voorstellen aan { $who }
pl-counter-it = { $who } antwoorden
pl-counter-title = Je tegenbod
pl-back-to-question = { $asked ->
        [auction] Terug naar de veiling
        [debt] Terug naar de schuld
        [purchase] Terug naar wat te koop is
       *[other] Het bod beantwoorden
    }
pl-never-mind = Laat maar
pl-proposals-left =
    { $left ->
        [one] nog één voorstel deze beurt
       *[other] nog { $left } voorstellen deze beurt
    }
pl-offer-of = { $who } biedt { $whom } een ruil aan
pl-offer-countered = { $who } antwoordt { $whom } met een andere ruil
pl-accept = Aannemen
pl-counter = Tegenbod
pl-decline = Afslaan
pl-why = Zeg waarom niet …
pl-why-more = Hoeveel meer
pl-why-less = Hoeveel minder
pl-why-not =
    { $why ->
        [completes-yours] “Dan heb jij { $group } compleet.”
        [breaks-mine] “{ $group } haal ik niet uit elkaar.”
        [too-little] “Met { $amount } meer misschien.”
        [too-dear] “Voor { $amount } minder misschien.”
        [helps-you-more] “Daar heb jij meer aan dan ik.”
        [not-for-sale] “{ $card } is niet te koop.”
       *[no-use] “Daar heb ik niets aan.”
        [need-cash] “Ik heb mijn geld nu zelf nodig.”
    }

## Schulden

pl-payment-of = { $who } moet betalen
pl-debt-of = { $who } is geld schuldig
pl-debt-owes = { $owed } aan { $creditors }
pl-debt-meter = { $cash } van { $owed }
pl-debt-cash = Contant
pl-debt-missing = Nog tekort
pl-debt-raisable = Op te brengen
pl-debt-sell = Wat de Banca zou kopen
pl-debt-cheapest = Voordeligste manier
pl-sell-basket =
    { $brings ->
        [none] Dit verkopen
       *[other] { $missing ->
            [0] Voor { $brings } verkopen en betalen
           *[other] Voor { $brings } verkopen
        }
    }
pl-pay = { $owed } betalen
pl-spare = In plaats daarvan “{ $card }” spelen
pl-bankrupt = Faillissement aanvragen

## Afrekening

pl-ledger = Waar is mijn geld gebleven?
pl-ledger-whose = Wiens geld
pl-ledger-in = in
pl-ledger-out = uit
pl-ledger-left = Over in contanten: { $cash }
pl-reckoning = Vermogen, kaart voor kaart
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }
ending-last-one-left = Alleen { $winners } is nog over. Failliet: { $names }.
ending-time-up =
    { $count ->
        [1] De tijd is om: { $winners } is het rijkst, voor { $names }.
       *[other] De tijd is om: { $winners } zijn samen het rijkst.
    }
ending-rounds-played =
    { $count ->
        [1] De laatste ronde is voorbij: { $winners } is het rijkst, voor { $names }.
       *[other] De laatste ronde is voorbij: { $winners } zijn samen het rijkst.
    }
ending-agreed =
    { $count ->
        [1] Iedereen wilde stoppen: { $winners } is het rijkst, voor { $names }.
       *[other] Iedereen wilde stoppen: { $winners } zijn samen het rijkst.
    }

option-length = Duur
    .short = 60 minuten op de klok, zoals gedrukt
    .long = 90 minuten op de klok, zoals gedrukt
    .full = tot er één over is, zoals gedrukt
    .rounds-30 = 30 rondes, onze eigen lengte
    .rounds = { $number ->
        [1] één ronde
       *[other] { $number } rondes
    }
option-first = Wie begint
    .dice = de dobbelstenen beslissen
    .some = plaats { $number }
option-board = Bord
    .genova = Genua
note-length = Dertig rondes duren met mensen ongeveer een uur; met bots gaat het sneller.
note-cap = Alleen voor een partij tot er één over is: na deze ronde eindigt hij toch.
note-wealth = Wat er aan het eind wordt opgeteld om te zien wie het rijkst is.
note-proposals = Minder houdt de vaart erin; geen betekent: geen deals en geen eigen veilingen.
note-first = Wie het hoogst gooit begint, of jullie zeggen wie.
note-board = Het gedrukte bord van Genua, een van de beheerder, of een eigen bord.

## De werkplaats: eigen kaarten

pl-blank-title = Eigen kaarten
pl-blank-text = Elke stapel heeft een lege kaart. Geef hem een titel, kies wat hij doet en wat erop staat; ga dan zitten en hoop dat de anderen hem omdraaien.
pl-blank-decks = De twee lege kaarten
pl-blank-unwritten = nog leeg
pl-blank-empty = De lege kaart van { $deck } blijft in de doos als jullie hem niet schrijven.
pl-blank-begin = Schrijf deze kaart
pl-blank-name = Titel
pl-blank-does = Wat hij doet
pl-blank-next = En dan
pl-blank-later = Als hij gespeeld wordt
pl-blank-add = Iets toevoegen
pl-blank-remove = Dit weglaten
pl-blank-words = Wat erop staat
pl-blank-plain = Alleen zeggen wat hij doet
pl-blank-clear = Verscheuren
pl-blank-fine = Deze kaart kan gespeeld worden.
pl-blank-play =
    { $cards ->
        [one] Met deze kaart spelen
       *[other] Met beide kaarten spelen
    }
do-receive = geld krijgen
do-pay = geld betalen
do-pay-per-investment = voor investeringen betalen
do-move-to = naar een vak gaan
do-move-to-symbol = naar een teken gaan
do-move-by = enkele stappen gaan
do-keep = de kaart bewaren
side-banca = de Banca
side-each-player = elke speler
side-collection = de collecte
spares-rent = bespaart je één keer huur
spares-collection = bespaart je een gift aan de collecte
spares-fare = bespaart je een kaartje
spares-then = doet iets als hij gespeeld wordt
pl-do-amount = Hoeveel
pl-do-from = Van
pl-do-to = Aan
pl-do-level = Voor elke
pl-do-any-level = investering van welke soort ook
pl-do-space = Waarheen
pl-do-symbol = Tekening
pl-do-steps = Stappen
pl-do-way = Richting
    .on = vooruit
    .back = terug
pl-do-pays = De Ferrari betaalt onderweg { $amount }
pl-do-spares = Waarvoor hij bewaard wordt
said-receive-banca = Ontvang { $amount } van de Banca.
said-receive-each-player = Ontvang { $amount } van elke speler.
said-receive-collection = Neem { $amount } uit de collecte.
said-pay-banca = Betaal { $amount } aan de Banca.
said-pay-each-player = Betaal { $amount } aan elke speler.
said-pay-collection = Leg { $amount } in de collecte.
said-each-any = Betaal { $amount } voor elk van je investeringen ({ $to }).
said-each-level = Betaal { $amount } voor elk van je investeringen van deze soort: { $level } ({ $to }).
said-move-to = Ga vooruit naar { $space }.
said-move-to-symbol = Ga naar een vak met dit teken: { $symbol }.
said-move-on =
    { $steps ->
        [one] Ga één vak vooruit.
       *[other] Ga { $steps } vakken vooruit.
    }
said-move-back =
    { $steps ->
        [one] Ga één vak terug.
       *[other] Ga { $steps } vakken terug.
    }
said-pays = Kom je langs De Ferrari, ontvang dan { $amount }.
said-keep-rent = Bewaar deze kaart: hij bespaart je één keer huur.
said-keep-collection = Bewaar deze kaart: hij bespaart je een gift aan de collecte.
said-keep-fare = Bewaar deze kaart: hij bespaart je een kaartje.
said-keep-then = Bewaar deze kaart en speel hem in een beurt van jou.

## De les

lesson-welcome = Welkom in Genua
    .text = Palanche is Genuees voor geld. Je loopt door de stad, koopt grond, laat de anderen huur betalen en bent aan het eind de rijkste. Jij bent rood. Via Cornigliano en Via Garibaldi zijn aan jou uitgedeeld.
lesson-dice = De dobbelstenen
    .text = Een beurt begint met beide dobbelstenen. Je pion gaat zoveel vakken verder, met de pijl mee, en het vak zegt wat er gebeurt.
    .do = Gooi de dobbelstenen.
lesson-buying = Grond te koop
    .text = Via Sestri is van niemand. Wie op vrije grond stopt, mag die voor de prijs kopen.
    .do = Koop hem voor 100.
lesson-cards = Kaarten
    .text = Blauw draaide een kaart van a l’è bratta om: narigheid. De 50 liggen nu op San Lorenzo, en wie bij de kathedraal stopt, neemt ze allemaal.
lesson-rent = Huur
    .text = Geel stopte op jouw Via Cornigliano en betaalde je 10. Kale grond brengt weinig op; wat je erop bouwt, brengt geld op.
lesson-auction = Niet voor die prijs
    .text = Via di Prè kost 140. Koop je de kaart niet, dan veilt de Banca hem, vanaf 10, en ook jij mag bieden.
    .do = Zeg nee.
lesson-bidding = Eenmaal, andermaal …
    .text = Blauw biedt 60, geel is gestopt. Elk bod is minstens tien hoger dan het vorige, en nooit hoger dan je geld.
    .do = Bied 70.
lesson-won = Verkocht
    .text = Ook blauw stopt: Via di Prè is van jou, voor de halve prijs. Geduld is een Genuese deugd.
lesson-trade = Een ruil
    .text = In hun beurt mogen spelers elkaar kaarten en geld aanbieden. Blauw zou Via Roma geven voor Via Sestri en 250. Kijk naar de regels eronder: beide blauwe straten zouden van jou zijn.
    .do = Neem het aan. Een tegenbod of een nee kan ook.
lesson-colour = Een hele kleur
    .text = Via Garibaldi en Via Roma zijn samen heel blauw. Alleen wie alle straten van een kleur heeft, mag erin investeren.
lesson-investing = Investeren
    .text = Een appartement in Via Roma kost 200 en brengt de huur van 60 op 220. Elke investering vraagt een blokje.
    .do = Druk op de 200 naast Via Roma.
lesson-again = En de kelder
    .text = Per kaart zijn er twee investeringen per beurt. De volgende maakt de huur meer dan twee keer zo hoog.
    .do = Investeer nog eens in Via Roma.
lesson-collection = De kathedraal is dichtbij
    .text = Nu wacht op Via Roma een huur van 600, en er zit nog 50 in je beurs. Dat is gewaagd; maar negen vakken verder ligt de collecte.
    .do = Gooi de dobbelstenen.
lesson-takings = De collecte
    .text = Je stopt bij San Lorenzo en neemt de hele collecte. ‘{ pl-ledger }’ legt op elk moment elke palanca van je uit.
lesson-final = De laatste ronde
    .text = Deze partij duurt vier rondes. In de laatste gooit iedereen één keer, dan wordt het vermogen geteld.
    .do = Gooi de dobbelstenen.
lesson-debt = In de schulden
    .text = Boccadasse is van geel, en de huur is 140: meer dan je hebt. Wie schuld heeft, mag aan de Banca verkopen, kaarten voor de halve prijs, blokjes voor de halve kosten.
    .do = Verkoop Via di Prè: die brengt de 70 op die je betaalde.
lesson-settled = Betaald
    .text = De schuld is meteen betaald. Alleen wie niets meer te verkopen heeft, is failliet en uit het spel.
lesson-luck = Wie waagt
    .text = Geel stopt op Via Roma, en 600 wisselen van eigenaar.
lesson-end = De rijkste van Genua
    .text = Geld, de prijs van elke kaart en de kosten van elk blokje: 1.890, en jij wint. Dubbele worpen, ritten over het viaduct en met de lift en eigen kaarten ontdek je zelf.

## Regels, getekend

figure-board = De ring begint rechtsonder bij Piazza De Ferrari en gaat rond met de pijl mee.
figure-dice = Twee en vier: zes vakken verder, naar Via Sestri.
figure-doubles = Twee drieën: doe wat Via Sestri vraagt en gooi dan opnieuw. Bij de derde dubbele van een beurt loop je niet.
figure-passing = Met de dobbelstenen langs De Ferrari: 200 van de Banca.
figure-buying = Via Sestri is van niemand en is voor 100 te koop; Lungomare di Pegli is van blauw.
figure-auction = Vanaf 10, elk bod minstens 10 meer. Niemand gaat boven 90: daarvoor is de kaart verkocht, wat er ook op staat.
figure-rent = Via Roma zonder iets, en met één tot vijf investeringen: de huur staat aan de voet van de kaart.
figure-decks = Zon: een kaart van speremmo ben. Wolk: een van a l’è bratta.
figure-drawings = Een kaart stuurt je naar een creusa: drie van deze vakken hebben de treetjes.
figure-rides = Het viaduct van Via Cantore naar Corso Italia, de lift van Via Garibaldi naar Spianata Castelletto.
figure-collection = De collecte ligt voor de kathedraal; wie daar stopt, neemt alles.
figure-colours = Rood heeft heel blauw en mag investeren; er ontbreekt één lichtblauwe straat.
figure-trade = Rood geeft twee kaarten en 150 voor één van blauw: kaarten aan beide kanten, geld aan één.
figure-cubes-stay = De kale kaart mag van eigenaar wisselen, die met blokjes niet.
figure-selling = De helft van 360 voor de kale kaart, de helft van 200 voor het bovenste blokje.
figure-wealth = Geld, dan de prijs van elke kaart en de kosten van de blokjes erop: 630 + 160 + 360 + (400 + 2 × 200).

key-round = gaat het bord rond
key-start = gaat naar de start
key-look = kijkt van dichterbij
