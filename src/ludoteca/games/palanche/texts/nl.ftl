### Wat er bij Palanche gebeurt, in het Nederlands. Kaarten, namen en woordenlijst hebben eigen bestanden.

## Rekeningen

account-banca = Banca
account-collection = de collecte

## Gebeurtenissen

event-land-dealt = { $seat } krijgt { $spaces }.
event-rolled-for-first = { $seat } gooit { $dice } voor de eerste beurt.
event-turn-began = Ronde { $round }: { $seat } is aan de beurt.
event-final-round-began = De laatste ronde: iedereen gooit nog één keer.
event-time-ran-out = De tijd is om. Deze ronde wordt uitgespeeld, dan komt de laatste.
event-dice-rolled = { $seat } gooit { $dice }.
event-third-double-rolled = De derde dubbele op rij: { saying-third-double }! { $seat } gaat naar de villa.
event-pawn-moved = 
    { $ride_from ->
        [none] { $seat }: { $start } → { $to }.
       *[other] { $seat } rijdt: { $ride_from } → { $start } → { $to }.
    }
event-paid =
    { $reason ->
        [start] { $payee } begint met { $amount }.
        [passing] { $payee } krijgt { $amount } bij het passeren van De Ferrari.
        [purchase] { $payer } betaalt { $amount } voor { $space }.
        [auction] { $payer } betaalt { $amount } voor { $card }.
        [auction_sale] { $payer } betaalt { $payee } { $amount } voor { $card }.
        [rent] { $payer } betaalt { $payee } { $amount } huur voor { $space }.
        [donation] { $payer } legt { $amount } in de collecte.
        [collection] { $payee } krijgt de hele collecte: { $amount }.
        [fare] { $payer } betaalt de rit: { $amount }.
        [investment] { $payer } investeert { $amount } in { $space }.
        [trade] { $payer } betaalt { $payee } { $amount }, zoals afgesproken.
        [sale] { $payee } krijgt { $amount }, de halve prijs, voor { $space }.
        [investment_sale] { $payee } krijgt { $amount }, de halve kosten, voor een blokje op { $space }.
        [bankruptcy] De Banca neemt de laatste { $amount } van { $payer }.
        [covered] De Banca betaalt { $payee } de verschuldigde { $amount }.
       *[other] { $payer } betaalt { $payee } { $amount }{ $times ->
            [1] {""}
           *[other] {" "}({ $times } × { $each })
        }: “{ $card }”.
    }
event-space-bought = { $seat } koopt { $space } voor { $price }.
event-purchase-declined = { $seat } koopt { $space } niet.
event-auction-opened =
    { $seller ->
        [none] De Banca veilt { $card }, vanaf { $minimum }.
       *[other] { $seller } veilt { $card }, vanaf { $minimum }.
    }
event-bid-made = { $seat } biedt { $amount }.
event-dropped-out =
    { $short ->
        [yes] { $seat } kan niet meer bieden.
       *[no] { $seat } stapt uit.
    }
event-auction-won = { $card } gaat voor { $amount } naar { $seat }.
event-auction-failed = Niemand wil { $card }.
event-card-turned = { $seat } draait “{ $card }” om ({ $deck }).
event-card-read = { $seat } is failliet en leest de kaart voor aan { $player }:
event-card-kept = { $seat } bewaart de kaart voor later.
event-card-played = { $seat } speelt “{ $card }”.
event-ride-taken = { $seat } rijdt met de volgende worp naar { $to }.
event-ride-declined = { $seat } neemt de gewone weg.
event-ride-lost = De rit van { $seat } gaat niet door; de ritprijs is weg.
event-invested = { $seat } investeert in { $space } ({ $level }): de huur is nu { $rent }.
event-investment-sold = { $seat } verkoopt een investering op { $space } ({ $level }).
event-card-sold = { $seat } verkoopt { $space } aan de Banca.
event-trade-proposed =
    { $counter ->
        [0] { $seat } biedt { $partner }
       *[other] { $seat } doet een tegenbod
    }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } voor { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }.
event-trade-made =
    Afgesproken: { $seat } geeft { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } en krijgt { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    } van { $partner }.
event-trade-declined =
    { $why ->
        [completes-yours] { $seat }: “Dan heb jij { $group } compleet.”
        [breaks-mine] { $seat }: “{ $group } haal ik niet uit elkaar.”
        [too-little] { $seat }: “Met { $amount } meer misschien.”
        [too-dear] { $seat }: “Voor { $amount } minder misschien.”
        [helps-you-more] { $seat }: “Daar heb jij meer aan dan ik.”
        [not-for-sale] { $seat }: “{ $card } is niet te koop.”
        [no-use] { $seat }: “Daar heb ik niets aan.”
        [need-cash] { $seat }: “Ik heb mijn geld nu zelf nodig.”
        [asked-before] { $seat }: “Dat heb je me al gevraagd.”
       *[other] { $seat } wijst het aanbod af.
    }
event-cards-marked =
    { $mark ->
        [wanted] { $seat } wil graag { $cards }.
        [not-for-sale] { $seat } verkoopt { $cards } niet.
        [make-an-offer] { $seat } staat open voor een bod op { $cards }.
       *[none] { $seat } haalt het teken van { $cards }.
    }
event-asking-stopped =
    { $lifted ->
        [yes] { $partner ->
            [none] { $seat } mag weer naar { $card } worden gevraagd.
           *[other] { $partner } mag { $seat } weer een aanbod doen.
        }
       *[no] { $partner ->
            [none] { $seat } wil niet meer naar { $card } worden gevraagd.
           *[other] { $seat } wil geen aanbod meer van { $partner }.
        }
    }
event-payment-demanded = { $seat } kan de { $owed } betalen, of “{ $cards }” spelen en niets betalen.
event-debt-incurred = { $seat } is { $owed } schuldig en heeft { $cash }. { saying-debt }.
event-debt-spared = { $seat } hoeft { $owed } niet te betalen.
event-end-proposed = { $seat } stelt voor hier te stoppen en het vermogen te tellen.
event-end-agreed = { $seat } wil ook stoppen.
event-end-refused = { $seat } wil doorspelen.
event-went-bankrupt = { $seat } is { $owed } schuldig en gaat failliet. { saying-bankruptcy } { saying-bankruptcy-consolation }.
event-wealth-counted = { $seat }: { $cash } contant, { $cards } aan kaarten, { $investments } aan investeringen, { $total } in totaal.
event-match-ended = De rijkste van Genua: { $winners }.

## Acties

action-roll = gooien
action-end-turn = de beurt beëindigen
action-buy = kopen
action-decline-purchase = niet kopen: laten veilen
action-bid = { $amount } bieden
action-drop-out = uitstappen
action-take-ride = met de volgende worp rijden
action-decline-ride = de gewone weg nemen
action-choose-space = naar { $space } gaan
action-play-card = “{ $card }” spelen
action-read-card = de kaart voorlezen
action-invest = in { $space } investeren
action-propose-trade =
    { $partner } bieden: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } voor { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-counter-trade =
    tegenbod: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } voor { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-accept-trade = het aanbod aannemen
action-decline-trade = het aanbod afwijzen
action-auction-card = { $card } veilen, vanaf { $minimum }
action-sell-card = { $space } aan de Banca verkopen
action-sell-investment = een blokje op { $space } verkopen
action-several = alles in één keer doen
action-mark-cards =
    { $mark ->
        [wanted] zeggen dat je { $cards } graag wilt
        [not-for-sale] zeggen dat { $cards } niet te koop is
        [make-an-offer] om een bod op { $cards } vragen
       *[none] je teken van { $cards } halen
    }
action-stop-asking =
    { $lift ->
        [yes] weer gevraagd mogen worden
       *[no] in deze partij niet meer gevraagd worden
    }
action-pay-debt = betalen
action-declare-bankruptcy = faillissement aanvragen
action-propose-end = voorstellen te stoppen en het vermogen te tellen
action-agree-to-end = instemmen met stoppen
action-refuse-end = doorspelen
action-time-up = de tijd is om

offer-bid = een eigen bedrag bieden
offer-propose-trade = { $partner } een ruil voorstellen
offer-counter-trade = een tegenbod doen
offer-auction-card =
    { $card ->
        [open] een eigen kaart
       *[other] { $card }
    } veilen

field-amount = Hoeveel je biedt
field-partner = Met wie je ruilt
field-offer = Op welk bod je antwoordt
field-give = Wat je geeft
field-take = Wat je krijgt
field-give-money = Hoeveel geld je erbij legt
field-take-money = Hoeveel geld je krijgt
field-card = Welke kaart je veilt
field-minimum = Het laagste bod dat je toelaat

card-saying = { $saying } – { $meaning }

## Opties

option-length = Hoe lang: short (60 minuten), long (90 minuten), full (tot er één over is) of rounds:N
option-cap = De ronde waarmee een volledige partij uiterlijk eindigt; zonder spelen bots die elkaar niet kunnen ruïneren eindeloos door
option-wealth = Wat aan het eind als vermogen telt
    .all-cards = contant geld, alle kaarten en investeringen
    .terreno-only = contant geld, grond en investeringen
option-proposals = Hoeveel ruilvoorstellen, en hoeveel eigen veilingen, in een beurt
option-first = De plaats die begint, of de dobbelstenen
option-board = Het bord: genova, of een bordbestand
option-blank-speremmo = Een eigen kaart bij speremmo ben
option-blank-bratta = Een eigen kaart bij a l’è bratta

## Hoe het eindigt

outcome-last-one-left = Er is nog maar één speler over.
outcome-time-up = De tijd is om, en het vermogen is geteld.
outcome-rounds-played = De laatste ronde is voorbij, en het vermogen is geteld.
outcome-agreed = Iedereen wilde stoppen, en het vermogen is geteld.

## Tabellen en getallen

table-wealth = Vermogen
table-money-received = Waar het geld vandaan kwam
table-money-paid = Waar het geld heen ging
column-cash = contant
column-cards = kaarten
column-investments = investeringen
column-wealth = vermogen
column-money = waarvoor
money-start = bij het begin
money-passing = De Ferrari
money-purchase = gekochte vakken
money-auction = veilingen van de Banca
money-auction_sale = veilingen van spelers
money-rent = huur
money-donation = in de collecte
money-collection = de collecte
money-fare = ritten
money-investment = investeringen
money-trade = ruil
money-card = kaarten, met de Banca
money-card_players = kaarten, tussen spelers
money-card_collection = kaarten, met de collecte
money-sale = kaarten, verkocht aan de Banca
money-investment_sale = blokjes, verkocht aan de Banca
money-bankruptcy = verloren bij faillissement
money-covered = door de Banca betaald voor wie failliet ging
money-total = alles bij elkaar
fact-rounds = Rondes
fact-bankrupt = Failliete spelers
fact-cubes-placed = Blokjes op het bord aan het eind
fact-offers = Gedane aanbiedingen
fact-best-wealth = Vermogen van de rijkste

## Waarom een bot zo speelt

reason-roll = de dobbelstenen wachten
reason-nothing-more = er valt niets meer te doen
reason-buy = het is jou { $worth } palanche waard en kost { $price }
reason-too-dear = het kost { $price }, en er is maar { $cash }
reason-not-worth-it = het is jou maar { $worth } palanche waard en kost { $price }
reason-cheaper-at-auction = niemand anders kan { $price } betalen: op de veiling is het goedkoper
reason-enough-bid = { $bid } palanche is te veel voor wat jou { $worth } waard is
reason-worth-it = het is jou tot { $worth } palanche waard
reason-way-is-fine = de gewone weg is goed
reason-better-from-there = de volgende worp vandaar scheelt ongeveer { $saved }
reason-no-way-out = de schuld is { $owed }, en alles samen brengt { $raisable } op
reason-small-change = de kaart is meer waard dan { $owed }
reason-invest = de huur stijgt naar { $rent }; dat brengt tot het einde zo’n { $brings } meer op
reason-play-card = dit is er een goed moment voor
reason-aim-whole = daarmee is de hele groep van jou: { $cards }
reason-aim-missing = voor de hele groep ontbreekt dan alleen nog { $cards }
reason-aim-cubes = daarna elk { $cubes ->
        [one] één blokje
       *[other] { $cubes } blokjes
    } op { $cards }, samen voor { $cost }
reason-deal =
    { $own ->
        [better] voor jou ongeveer { $gain } palanche beter
        [worse] voor jou ongeveer { $gain } palanche slechter
       *[even] voor jou verandert er bijna niets
    }, { $their ->
        [better] voor { $other } ongeveer { $theirs } beter
        [worse] voor { $other } ongeveer { $theirs } slechter
       *[even] voor { $other } bijna niets
    }
reason-good-deal = { reason-deal }
reason-better-so = zoals het nu is: { reason-deal }; vraag een eerlijker deel
reason-bad-deal = { reason-deal }
reason-because-completes = omdat { $other } dan { $group } compleet heeft
reason-because-completes-own = omdat je dan { $group } compleet hebt
reason-because-breaks = omdat { $group } dan niet meer compleet van jou is
reason-because-helps-more = omdat { $other } er meer aan heeft dan jij
reason-because-for-sale = omdat { $other } openstaat voor een bod
reason-say-wanted = dan kunnen de anderen met een aanbod komen
reason-say-not-for-sale = zodat niemand voor niets vraagt
reason-say-for-sale = anderen hebben er meer aan dan jij
reason-best-place = de beste plek, ongeveer { $worth } waard
reason-spare-it = dat bespaart { $owed }
reason-missed-least = het brengt { $brings } palanche op en wordt het minst gemist
reason-others-pay-more = anderen betalen misschien meer dan de Banca
reason-sell-now = jou is het tot het einde nog maar { $worth } palanche waard; anderen betalen misschien meer
reason-stalemate = in ronde { $round } kan niemand nog iemand ruïneren
reason-play-on = er valt nog iets te winnen
reason-read-card = wie failliet is, leest de kaarten voor

## Weigeringen: wie beslist

refusal-match-over = De partij is afgelopen.
refusal-not-your-decision = Eerst moet { $seat } beslissen.
refusal-turn-open = Er is een beurt bezig.
refusal-purchase-open = Beslis eerst of je het vak koopt waarop je staat.
refusal-ride-open = Zeg eerst of je gaat rijden.
refusal-destination-open = Kies eerst waar de kaart je brengt.
refusal-reading-open = Eerst moet de kaart voorgelezen zijn.
refusal-card-open = Eerst moet de kaart afgehandeld zijn.
refusal-debt-open = Eerst moet de schuld voldaan zijn.
refusal-auction-open = Eerst moet de veiling afgelopen zijn.
refusal-trade-open = Eerst moet het aanbod beantwoord zijn.
refusal-vote-open = Eerst zegt iedereen of de partij stopt.
refusal-debt-out-of-turn = Buiten je eigen beurt kun je alleen aan de Banca verkopen.
refusal-no-turn = Er is geen beurt bezig.
refusal-already-rolled = Je hebt al gegooid.
refusal-roll-due = Je moet nog gooien.
refusal-clock-only = Dat kan alleen de klok zeggen.
refusal-no-clock = Deze partij gaat zonder klok.
refusal-time-already-up = De tijd is al om.

## Weigeringen: vakken en kaarten

refusal-nothing-for-sale = Hier is niets te koop.
refusal-price-above-cash = De prijs is { $price }, en je hebt { $cash }.
refusal-no-ride = Er valt geen rit aan te kondigen.
refusal-fare-above-cash = De rit kost { $fare }, en je hebt { $cash }.
refusal-no-choice = Er valt geen plek te kiezen.
refusal-nothing-to-read = Er is geen kaart die jij moet voorlezen.
refusal-not-a-destination = { $space } heeft dat teken niet.
refusal-there-already = Je staat al op { $space }: de kaart brengt je ergens anders heen.
refusal-no-such-card = Er is geen kaart “{ $card }”.
refusal-not-the-owner = { $card } is niet van { $seat }.
refusal-not-a-kept-card = “{ $card }” is geen kaart die je bewaart.
refusal-card-not-now = “{ $card }” kan nu niets doen.
refusal-has-cubes = Op { $card } liggen blokjes ({ $cubes }), dus deze kaart wisselt niet van eigenaar.

## Weigeringen: investeringen

refusal-takes-no-cubes = In { $card } wordt niet geïnvesteerd.
refusal-colour-not-whole = Je hebt de kleur van { $card } niet compleet.
refusal-fully-invested = { $card } heeft alle vijf investeringen.
refusal-two-a-turn = { $card } had deze beurt al { $limit } investeringen.
refusal-no-cubes-left = Alle { $cubes } blokjes liggen op het bord.
refusal-cost-above-cash = Het kost { $cost }, en je hebt { $cash }.

## Weigeringen: veiling en ruil

refusal-no-auction = Er is geen veiling.
refusal-auctions-used-up =
    { $limit ->
        [0] In deze partij veilt niemand eigen kaarten.
        [one] Je hebt deze beurt één kaart geveild, meer kan niet.
       *[other] Je hebt deze beurt { $limit } kaarten geveild, meer kan niet.
    }
refusal-minimum-too-low = Het minimum kan niet lager zijn dan { $least }.
refusal-not-in-tens = { $amount } gaat niet: geld gaat in tientallen.
refusal-bid-too-low = { $amount } is te weinig: minstens { $least }.
refusal-bid-above-cash = { $amount } kun je niet bieden: je hebt { $cash }.
refusal-proposals-used-up =
    { $limit ->
        [0] In deze partij wordt niet geruild.
        [one] Je hebt deze beurt één voorstel gedaan, meer kan niet.
       *[other] Je hebt deze beurt { $limit } voorstellen gedaan, meer kan niet.
    }
refusal-trade-with-oneself = Met jezelf kun je niet ruilen.
refusal-no-such-partner = Op die plaats zit niemand.
refusal-partner-bankrupt = { $other } is uit het spel.
refusal-money-both-ways = Geld gaat maar één kant op.
refusal-money-above-cash = { $seat } heeft geen { $amount }.
refusal-card-twice = Een kaart is twee keer genoemd.
refusal-no-card-in-trade = Minstens één kaart moet van eigenaar wisselen.
refusal-gift = { saying-gift-refused }: geen cadeaus.
refusal-no-offer = Er is geen aanbod om te beantwoorden.
refusal-no-such-offer = Een aanbod { $offer } is er nog niet geweest.
refusal-offer-lapsed = Aanbod { $offer } is vervallen.
refusal-counters-used-up = Er waren { $limit } tegenbiedingen: nu is het ja of nee.
refusal-no-vote = Er valt niets te stemmen.
refusal-vote-full-only = Alleen een volledige partij eindigt door een stemming; deze heeft een eigen einde.
refusal-vote-used-up = Dat heb je in deze partij al gevraagd.

## Weigeringen: schulden

refusal-nothing-owed = Je bent niets schuldig.
refusal-no-debt = Je hebt geen schuld, en de Banca koopt alleen van wie er een heeft.
refusal-debt-trade-for-money = Wie schuld heeft, ruilt alleen wat geld oplevert en niets kost.
refusal-debt-trade-loses = Die ruil brengt { $money } op, neemt { $lost } weg van wat de Banca zou geven en laat { $cash } over voor een schuld van { $owed }.
refusal-cash-short = Je bent { $owed } schuldig en hebt { $cash }.
refusal-cash-enough = Je hebt { $cash }, en dat dekt de { $owed } die je schuldig bent.
refusal-kept-card-unsaleable = Voor “{ $card }” geeft de Banca niets.
refusal-no-cubes = Op { $card } ligt geen blokje.
refusal-can-still-pay = Je kunt nog { $raisable } opbrengen, en je bent { $owed } schuldig.

## Weigeringen: opties, borden en eigen kaarten

refusal-number-of-seats = Met { $seats } gaat het niet: Palanche is voor { $low } tot { $high }.
refusal-options-malformed = Deze opties zijn niet te lezen: { $problem }.
refusal-first-seat-unknown = { $seat } kan niet beginnen: er spelen maar { $seats }.
refusal-cap-only-full = Een bovengrens is er alleen voor volledige partijen.
refusal-board-unknown = Er is geen bord “{ $board }”; er is { $known }. Of noem een bordbestand.
refusal-amount-not-in-steps = { $at }: { $amount } gaat niet, het moet een veelvoud van { $step } zijn.
refusal-board-size = { $at }: een bord heeft { $low } tot { $high } vakken, geen { $found }.
refusal-board-levels = { $at }: de investeringen zijn { $expected }, in deze volgorde.
refusal-board-kit = { $at }: een bord heeft minstens { $least } vakken van de soort { $kind } nodig; hier zijn het er { $found }.
refusal-board-index = { $at }: dit is vak { $expected }, niet { $found }.
refusal-key-twice = { $at }: “{ $key }” is er al.
refusal-board-colour-unused = { $at }: geen vak heeft de kleur { $colour }.
refusal-board-colour-unknown = { $at }: er is geen kleur “{ $colour }”.
refusal-board-symbol-unknown = { $at }: er is geen teken “{ $symbol }”.
refusal-board-deck-missing = { $at }: een kaartvak moet zijn stapel noemen.
refusal-board-rents = { $at }: er zijn { $expected } huren nodig, geen { $found }.
refusal-board-place-missing = { $at }: het bord heeft geen vak “{ $space }”.
refusal-board-start = { $at }: de start is het eerste vak van de ring.
refusal-board-third-double = { $at }: de derde dubbele leidt naar een vak dat aan de collecte betaalt.
refusal-ride-end-missing = { $at }: een rit heeft twee einden, geen { $found }.
refusal-ride-end-unknown = { $at }: het bord heeft voor deze rit geen vak “{ $space }”.
refusal-ride-end-shared = { $at }: { $space } is al het einde van een andere rit.
refusal-ride-end-on-cards = { $at }: { $space } is een kaartvak, waar een kaart de pion weg kan sturen; daar kan geen rit eindigen.
refusal-board-misplaced = { $at }: { $space } is van de soort “{ $kind }”, waarop geen “{ $field }” staat.
refusal-board-collection = { $at }: de collecte ligt op een bijzonder vak dat niets vraagt; { $space } is dat niet.
refusal-deck-restless = { $at }: de stapel { $deck } heeft een kaart nodig die geen pion verplaatst en niet bewaard wordt.
refusal-blank-untitled = { $at }: een kaart heeft een titel nodig.
refusal-blank-wordless = { $at }: er moet iets op de kaart staan.
refusal-effect-missing = { $at }: een kaart moet iets doen.
refusal-effect-space-unknown = { $at }: het bord heeft geen vak “{ $space }”.
refusal-effect-symbol-unknown = { $at }: minstens twee vakken moeten “{ $symbol }” dragen.
refusal-effect-no-steps = { $at }: een zet heeft minstens één stap.
refusal-effect-too-far = { $at }: { $steps } stappen zijn een ronde om het bord of meer.
refusal-effect-keep-alone = { $at }: een kaart die je bewaart, zegt verder niets.
refusal-effect-moves-twice = { $at }: een kaart verplaatst de pion maar één keer.
refusal-effect-keep-unclear = { $at }: een bewaarde kaart bespaart een betaling, of doet iets als je hem speelt.
refusal-notation = “{ $text }” kun je hier niet doen.

## Weigeringen: onmogelijke standen

refusal-position-space-unknown = Het bord heeft geen vak “{ $space }”.
refusal-position-one-for-each-seat = { $field } heeft { $seats } waarden nodig, één voor elke plaats.
refusal-position-seat-unknown = Die plaats is er niet.
refusal-position-out = De lijst van failliete plaatsen kan niet kloppen.
refusal-position-end-proposed = De lijst van plaatsen die wilden stoppen noemt een plaats twee keer.
refusal-position-no-ride-here = Vanaf { $space } gaat geen rit.
refusal-position-not-a-card = { $space } heeft geen kaart.
refusal-position-takes-no-cubes = In { $space } wordt niet geïnvesteerd.
refusal-position-cubes = { $space } kan geen { $cubes } blokjes hebben.
refusal-position-too-many-cubes = Er liggen { $cubes } blokjes op het bord, en in de doos zitten er maar { $supply }.
refusal-position-not-a-kept-card = Iemand bewaart een kaart die je niet bewaart.
refusal-position-deck = De stapel { $deck } heeft niet de kaarten die hij hoort te hebben.
refusal-position-unseen = De stapel { $deck } kan geen { $unseen } ongeziene kaarten hebben.
refusal-position-card-twice = Een kaart wordt twee keer bewaard.
refusal-position-not-in-tens = { $amount } gaat niet: geld is er in tientallen.
refusal-position-ledger-row = Een regel van het kasboek kan niet kloppen.
refusal-position-ledger-unbalanced = Het kasboek klopt niet met het contante geld en de collecte.
refusal-position-bankrupt-has-something = { $seat } is failliet en heeft nog iets.
refusal-position-no-clock = In een partij zonder klok kan de tijd niet om zijn.
refusal-position-round = Ronde { $round } past niet bij een partij van { $limit }.
refusal-position-final = Dit kan niet de laatste ronde zijn.
refusal-position-ending = Het einde past niet bij de open beslissingen.
refusal-position-one-left = Er is er nog maar één over, dus de partij is afgelopen.
refusal-position-goes-on-by-itself = Hier hoeft niemand te beslissen: de partij zou vanzelf verdergaan.
refusal-position-invested = Meer dan twee investeringen op één kaart in een beurt.
refusal-position-decision = De open beslissing “{ $decision }” kan niet ({ $problem }).

## Weigeringen: praten, en meer dingen tegelijk

refusal-newer-rules = Deze partij begon onder eerdere regels, die dat nog niet kennen.
refusal-out-of-the-game = Je bent uit het spel.
refusal-no-card-named = Noem minstens één kaart.
refusal-nothing-named = Noem minstens één investering of verkoop.
refusal-own-card-wanted = { $card } is al van jou.
refusal-too-many-marks = Meer dan { $limit } tekens tegelijk is te veel.
refusal-card-or-player = Noem een kaart of een speler, niet allebei.
refusal-reason-missing = Zeg waarom, of niets.
refusal-reason-incomplete = Bij die reden ontbreekt iets: een kaart, een kleur of een bedrag.
refusal-no-such-group = Zo’n groep is er niet.
refusal-not-in-auction = Je biedt niet mee op { $card }.
refusal-position-talk = Wat er aan tafel is gezegd kan niet ({ $problem }).
