### Ce que seule la table de Palanche dit dans le navigateur, en français.

## Le plateau

pl-board = Le plateau de Palanche
pl-ring = L’anneau de 40 cases : les flèches en font le tour, Entrée regarde de près
pl-round = Tour { $round }
pl-round-of = Tour { $round } sur { $limit }
pl-final-round = Le dernier tour
pl-cell-owned = appartient à { $owner }, loyer { $rent }
pl-cell-free = à vendre pour { $price }
pl-cell-cubes =
    { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    }
pl-cell-collection = la collecte : { $amount }
pl-cell-pays = donne { $amount } à la collecte
pl-cell-ride = trajet vers { $space }
pl-cell-here = ici : { $names }
pl-words-collection = Il y a { $amount } dans la collecte.
pl-words-cubes = Il reste { $cubes } cubes.
pl-words-bankrupt = { $who } a fait faillite.
pl-words-player = { $who } est sur { $place }, a { $cash } en espèces, { $wealth } en tout, et possède : { $cards }.

group-brown = brun
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-blue = bleu
group-attivita = commerces
group-gradinata = tribunes

## Ce qui est demandé

pl-ask-roll = Les dés sont à toi.
pl-ask-again = Un double ! Relance.
pl-ask-end = Autre chose, ou au suivant ?
pl-ask-buy = { $space } est à vendre pour { $price }.
pl-ask-ride = Ton prochain lancer part de { $space } ? Le trajet coûte { $fare }.
pl-ask-destination = Où aller ? Choisis une case avec ce dessin : { $symbol }.
pl-ask-middle = On attend ta réponse sur la table.
pl-others-turn = { $who } réfléchit.
pl-others-purchase = { $who } peut acheter.
pl-others-ride-offer = { $who } peut faire le trajet.
pl-others-destination = { $who } choisit où aller.
pl-others-auction = { $who } peut enchérir.
pl-others-trade = { $who } étudie une offre.
pl-others-debt = { $who } doit trouver de l’argent.
pl-others-card-rest = { $who } fait ce que dit la carte.
pl-others-levy = { $who } encaisse.
pl-roll = Lancer les dés
pl-end-turn = Finir le tour
pl-buy = Acheter pour { $price }
pl-decline-purchase = Non : aux enchères
pl-take-ride = Faire le trajet
pl-decline-ride = Aller à pied
pl-play = Jouer « { $card } »
pl-play-card = Jouer cette carte
pl-propose = Proposer un échange
pl-auction-a-card = Mettre aux enchères
pl-invest = Investir { $cost }
pl-sell =
    { $what ->
        [card] Vendre la carte pour { $brings }
       *[investment] Vendre un cube pour { $brings }
    }
pl-auction-it = La mettre aux enchères
pl-deal-for-it = Proposer un échange
pl-last-card = Dernière carte : { $deck }
pl-estate = Ton argent et tes cartes
pl-cash = en espèces
pl-note-cards =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
pl-note-bankrupt = en faillite
pl-waiting-for = On attend { $who } …

## Cartes

pl-meaning = Cela veut dire :
pl-deed-level = Ce qui s’y trouve
pl-deed-rent = loyer
pl-deed-price = Prix
pl-deed-cost = Chaque investissement
pl-deed-owner = Propriétaire
pl-deed-owned = { $count } possédés
pl-deed-card = Qui s’arrête ici retourne la première carte.
pl-deed-start = Y passer ou y arriver aux dés rapporte { $amount }.

## Enchères

pl-auction-of = { $seller } met aux enchères : { $card }
pl-auction-from = Pas encore d’offre ; mise à prix { $minimum }.
pl-auction-by = offerts par { $who }
pl-bidder-asked = à lui de parler
pl-bidder-leads = en tête
pl-bidder-in = encore en lice
pl-bidder-out = dehors
pl-your-bid = Ton offre, jusqu’à { $cash }
pl-bid = Offrir { $amount }
pl-drop-out = Abandonner
pl-auction-own = Mettre aux enchères une de tes cartes
pl-auction-own-note =
    { $left ->
        [one] Encore une vente pendant ce tour.
       *[other] Encore { $left } ventes pendant ce tour.
    }
pl-minimum = À partir de
pl-auction-start = { $card } aux enchères à partir de { $minimum }

## Échanges

pl-deal-with = Avec
pl-deal-how = Pose des cartes sur la table : ici, ou en cliquant sur le plateau. L’argent ne va que dans un sens.
pl-deal-effects = Ce que l’échange fait aux couleurs
pl-you-give = Tu donnes
pl-gives = { $who } donne
pl-no-cards = aucune carte qui puisse changer de main
pl-and-money = et de l’argent, jusqu’à { $most }
pl-change = { $who } : { $colour } { $before } → { $after } sur { $size }
pl-change-none = Personne ne change de part dans une couleur.
pl-change-whole = { $who } a tout le groupe : { $colour } !
pl-change-broken = { $who } n’a plus tout le groupe : { $colour }.
pl-offer-it = Le proposer à { $who }
pl-counter-it = Répondre à { $who }
pl-counter-title = Ta contre-offre
pl-never-mind = Laisser tomber
pl-proposals-left =
    { $left ->
        [one] encore une proposition pendant ce tour
       *[other] encore { $left } propositions pendant ce tour
    }
pl-offer-of = { $who } propose un échange à { $whom }
pl-offer-countered = { $who } répond à { $whom } par un autre échange
pl-accept = Accepter
pl-counter = Contre-offre
pl-decline = Refuser

## Dettes

pl-debt-of = { $who } doit de l’argent
pl-debt-owes = { $owed } à { $creditors } : { $what }.
pl-debt-meter = { $cash } sur { $owed }
pl-debt-cash = En espèces
pl-debt-missing = Il manque encore
pl-debt-raisable = On peut réunir
pl-debt-sell = Ce que la Banca achèterait
pl-debt-what =
    { $what ->
        [card] la carte
       *[investment] le cube du haut
    }
pl-pay = Payer { $owed }
pl-spare = Jouer plutôt « { $card } »
pl-bankrupt = Se déclarer en faillite

## Comptes et richesse

pl-ledger = Où est passé mon argent ?
pl-ledger-whose = L’argent de qui
pl-ledger-in = reçu
pl-ledger-out = payé
pl-ledger-left = Reste en espèces : { $cash }
pl-reckoning = La richesse, carte par carte
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }

why-paid =
    { $reason ->
        [rent] C’est le loyer de { $space } en son état.
        [investment] C’est le coût d’un investissement sur { $space }.
        [sale] La moitié du prix de { $space }.
        [investment_sale] La moitié du coût d’un cube sur { $space }.
       *[other] { $times } × { $each } = { $amount }
    }
why-wealth-counted = { $cash } + { $cards } + { $investments } = { $total }
why-debt-incurred = { $owed } sont dus, { $cash } sont là.
why-invested = Le loyer est la ligne du plus haut investissement sur { $space }.

option-length = Durée
    .short = 60 minutes, à l’horloge
    .long = 90 minutes, à l’horloge
    .full = jusqu’au dernier en jeu
    .rounds-10 = 10 tours
    .rounds-20 = 20 tours
    .rounds-30 = 30 tours
    .rounds-50 = 50 tours
option-first = Qui commence
    .dice = les dés décident
    .some = place { $number }
option-board = Plateau
    .genova = Gênes
