### Ce qui se passe à Palanche, en français. Les cartes, les noms et le glossaire ont leurs propres fichiers.

## Comptes

account-banca = Banca
account-collection = les dons

## Événements

event-land-dealt = { $seat } reçoit { $spaces }.
event-rolled-for-first = { $seat } lance { $dice } pour savoir qui commence.
event-turn-began = Tour de table { $round } : à { $seat } de jouer.
event-final-round-began = Le dernier tour de table : chacun lance encore une fois.
event-time-ran-out = C’est l’heure. On finit ce tour de table, puis vient le dernier.
event-dice-rolled = { $seat } lance { $dice }.
event-third-double-rolled = Troisième double de suite : { saying-third-double } ! { $seat } est conduit à la villa.
event-pawn-moved = 
    { $ride_from ->
        [none] { $seat } : { $start } → { $to }.
       *[other] { $seat } fait le trajet : { $ride_from } → { $start } → { $to }.
    }
event-paid =
    { $reason ->
        [start] { $payee } commence avec { $amount }.
        [passing] { $payee } encaisse { $amount } au passage de De Ferrari.
        [purchase] { $payer } paie { $amount } pour { $space }.
        [auction] { $payer } paie { $amount } pour { $card }.
        [auction_sale] { $payer } paie { $amount } à { $payee } pour { $card }.
        [rent] { $payer } paie à { $payee } { $amount } de loyer pour { $space }.
        [donation] { $payer } fait un don de { $amount } à la cathédrale.
        [collection] { $payee } prend tous les dons : { $amount }.
        [fare] { $payer } paie le billet : { $amount }.
        [investment] { $payer } investit { $amount } dans { $space }.
        [trade] { $payer } paie { $amount } à { $payee }, comme convenu.
        [sale] { $payee } reçoit { $amount }, la moitié du prix, pour { $space }.
        [investment_sale] { $payee } reçoit { $amount }, la moitié du coût, pour un cube de { $space }.
        [bankruptcy] La Banca prend les derniers { $amount } de { $payer }.
        [covered] La Banca paie à { $payee } les { $amount } dus.
       *[other] { $payer } paie { $amount } à { $payee }{ $times ->
            [1] {""}
           *[other] {" "}({ $times } × { $each })
        } : « { $card } ».
    }
event-space-bought = { $seat } achète { $space } pour { $price }.
event-purchase-declined = { $seat } n’achète pas { $space }.
event-auction-opened =
    { $seller ->
        [none] La Banca met aux enchères { $card }, à partir de { $minimum }.
       *[other] { $seller } met aux enchères { $card }, à partir de { $minimum }.
    }
event-bid-made = { $seat } offre { $amount }.
event-dropped-out =
    { $short ->
        [yes] { $seat } ne peut plus enchérir.
       *[no] { $seat } se retire.
    }
event-auction-won = { $card } va à { $seat } pour { $amount }.
event-auction-failed = Personne ne veut de { $card }.
event-card-turned = { $seat } retourne « { $card } » ({ $deck }).
event-card-read = { $seat }, en faillite, lit la carte pour { $player } :
event-card-kept = { $seat } garde la carte pour plus tard.
event-card-played = { $seat } joue « { $card } ».
event-ride-taken = Au prochain lancer, { $seat } passera d’abord à { $to }.
event-ride-declined = { $seat } continue par le chemin ordinaire.
event-ride-lost = Le trajet de { $seat } tombe à l’eau ; le billet est perdu.
event-invested = { $seat } investit dans { $space } ({ $level }) : le loyer est maintenant de { $rent }.
event-investment-sold = { $seat } vend un investissement de { $space } ({ $level }).
event-card-sold = { $seat } vend { $space } à la Banca.
event-trade-proposed =
    { $counter ->
        [0] { $seat } offre à { $partner }
       *[other] Contre-offre de { $seat }
    } : { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } contre { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }.
event-trade-made =
    Marché conclu : { $seat } donne { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } et reçoit { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    } de { $partner }.
event-trade-declined =
    { $why ->
        [completes-yours] { $seat } : « Vous auriez alors tout le groupe { $group }. »
        [breaks-mine] { $seat } : « Je ne sépare pas le groupe { $group }. »
        [too-little] { $seat } : « Avec { $amount } de plus, peut-être. »
        [too-dear] { $seat } : « Pour { $amount } de moins, peut-être. »
        [helps-you-more] { $seat } : « Cela vous aide plus que moi. »
        [not-for-sale] { $seat } : « { $card } n’est pas à vendre. »
        [no-use] { $seat } : « Je n’en ai pas l’usage. »
        [need-cash] { $seat } : « J’ai besoin de mon argent en ce moment. »
        [asked-before] { $seat } : « Vous me l’avez déjà demandé. »
       *[other] { $seat } refuse l’offre.
    }
event-cards-marked =
    { $mark ->
        [wanted] { $seat } aimerait avoir { $cards }.
        [not-for-sale] { $seat } ne vend pas { $cards }.
        [make-an-offer] { $seat } attend des offres pour { $cards }.
       *[none] { $seat } retire la marque de { $cards }.
    }
event-asking-stopped =
    { $lifted ->
        [yes] { $partner ->
            [none] On peut de nouveau parler de { $card } à { $seat }.
           *[other] { $partner } peut de nouveau faire des offres à { $seat }.
        }
       *[no] { $partner ->
            [none] { $seat } ne veut plus de questions sur { $card }.
           *[other] { $seat } ne veut plus d’offres de { $partner }.
        }
    }
event-payment-demanded = { $seat } peut payer les { $owed }, ou jouer « { $cards } » et y échapper.
event-debt-incurred = { $seat } doit { $owed } et a { $cash }. { saying-debt }.
event-debt-spared = { $seat } échappe à un paiement de { $owed }.
event-end-proposed = { $seat } propose de terminer la partie ici et de compter les patrimoines.
event-end-agreed = { $seat } accepte de terminer.
event-end-refused = { $seat } veut continuer.
event-went-bankrupt = { $seat } doit { $owed } et fait faillite. { saying-bankruptcy } { saying-bankruptcy-consolation }.
event-wealth-counted = { $seat } : { $cash } en argent, { $cards } en cartes, { $investments } en investissements, { $total } en tout.
event-match-ended = Le plus gros patrimoine de Gênes : { $winners }.

## Actions

action-roll = lancer les dés
action-end-turn = finir le tour
action-buy = acheter
action-decline-purchase = ne pas acheter : aux enchères
action-bid = offrir { $amount }
action-drop-out = se retirer
action-take-ride = faire le trajet au prochain lancer
action-decline-ride = continuer par le chemin ordinaire
action-choose-space = aller à { $space }
action-play-card = jouer « { $card } »
action-read-card = lire la carte
action-invest = investir dans { $space }
action-propose-trade =
    offrir à { $partner } : { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } contre { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-counter-trade =
    contre-offre : { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } contre { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-accept-trade = accepter l’offre
action-decline-trade = refuser l’offre
action-auction-card = mettre aux enchères { $card }, à partir de { $minimum }
action-sell-card = vendre { $space } à la Banca
action-sell-investment = vendre un cube de { $space }
action-several = tout faire d’un coup
action-mark-cards =
    { $mark ->
        [wanted] dire que vous aimeriez { $cards }
        [not-for-sale] dire que { $cards } ne se vend pas
        [make-an-offer] demander des offres pour { $cards }
       *[none] retirer votre marque de { $cards }
    }
action-stop-asking =
    { $lift ->
        [yes] accepter de nouveau les questions
       *[no] demander à ne plus être sollicité dans cette partie
    }
action-pay-debt = payer
action-declare-bankruptcy = se déclarer en faillite
action-propose-end = proposer de terminer la partie et de compter les patrimoines
action-agree-to-end = accepter de terminer la partie
action-refuse-end = continuer la partie
action-time-up = c’est l’heure

offer-bid = enchérir à votre guise
offer-propose-trade = proposer un échange à { $partner }
offer-counter-trade = faire une contre-offre
offer-auction-card =
    mettre aux enchères { $card ->
        [open] une de vos cartes
       *[other] { $card }
    }

field-amount = Combien vous offrez
field-partner = Avec qui vous échangez
field-offer = À quelle offre vous répondez
field-give = Ce que vous donnez
field-take = Ce que vous recevez
field-give-money = Combien d’argent vous ajoutez
field-take-money = Combien d’argent vous recevez
field-card = Quelle carte vous mettez aux enchères
field-minimum = La plus basse offre que vous acceptez

card-saying = { $saying } – { $meaning }

## Options

option-length = La durée : short (60 minutes), long (90 minutes), full (jusqu’au dernier en jeu) ou rounds:N
option-cap = Le tour de table avec lequel une partie complète finit au plus tard ; sans cela, des bots qui ne se ruinent pas jouent sans fin
option-wealth = Ce qui compte comme patrimoine à la fin
    .all-cards = l’argent, toutes les cartes et les investissements
    .terreno-only = l’argent, les terrains et les investissements
option-proposals = Combien d’échanges, et combien d’enchères à soi, par tour
option-first = La place qui commence, ou les dés
option-board = Le tableau de jeu : genova, ou un fichier
option-blank-speremmo = Une carte à vous parmi speremmo ben
option-blank-bratta = Une carte à vous parmi a l’è bratta

## Comment cela finit

outcome-last-one-left = Il ne reste qu’un joueur en jeu.
outcome-time-up = C’est l’heure, et les patrimoines sont comptés.
outcome-rounds-played = Le dernier tour de table est fini, et les patrimoines sont comptés.
outcome-agreed = Tout le monde a accepté de terminer, et les patrimoines sont comptés.

## Tableaux et faits

table-wealth = Patrimoine
table-money-received = D’où l’argent est venu
table-money-paid = Où l’argent est allé
column-cash = argent
column-cards = cartes
column-investments = investissements
column-wealth = patrimoine
column-money = pour quoi
money-start = au départ
money-passing = De Ferrari
money-purchase = cases achetées
money-auction = enchères de la Banca
money-auction_sale = enchères des joueurs
money-rent = loyers
money-donation = aux dons
money-collection = les dons
money-fare = trajets
money-investment = investissements
money-trade = échanges
money-card = cartes, avec la Banca
money-card_players = cartes, entre joueurs
money-card_collection = cartes, avec les dons
money-sale = cartes vendues à la Banca
money-investment_sale = cubes vendus à la Banca
money-bankruptcy = perdu dans la faillite
money-covered = payé par la Banca pour les faillis
money-total = en tout
fact-rounds = Tours de table
fact-bankrupt = Joueurs en faillite
fact-cubes-placed = Cubes sur le tableau de jeu à la fin
fact-offers = Offres faites
fact-best-wealth = Le plus gros patrimoine

## Pourquoi un bot joue ainsi

reason-roll = les dés attendent
reason-nothing-more = plus rien à faire
reason-buy = pour vous, cela vaut { $worth } palanche et en coûte { $price }
reason-too-dear = le prix est de { $price }, et il n’y a que { $cash }
reason-not-worth-it = pour vous, cela ne vaut que { $worth } palanche et en coûte { $price }
reason-cheaper-at-auction = personne d’autre ne peut payer { $price } : c’est moins cher aux enchères
reason-enough-bid = { $bid } palanche, c’est trop pour ce qui en vaut { $worth } pour vous
reason-worth-it = pour vous, cela vaut jusqu’à { $worth } palanche
reason-way-is-fine = le chemin ordinaire convient
reason-better-from-there = le prochain lancer à partir de là épargne environ { $saved }
reason-no-way-out = la dette est de { $owed }, et tout ensemble rapporte { $raisable }
reason-small-change = la carte vaut plus que { $owed }
reason-invest = le loyer monte à { $rent } ; cela rapporte environ { $brings } de plus jusqu’à la fin
reason-play-card = c’est le bon moment
reason-aim-whole = le groupe est alors complet : { $cards }
reason-aim-missing = il ne manque plus alors que { $cards } pour le groupe complet
reason-aim-cubes = ensuite { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } sur chacune : { $cards }, pour { $cost } en tout
reason-deal =
    { $own ->
        [better] environ { $gain } palanche de mieux pour vous
        [worse] environ { $gain } palanche de moins pour vous
       *[even] presque rien ne change pour vous
    }, { $their ->
        [better] environ { $theirs } de mieux pour { $other }
        [worse] environ { $theirs } de moins pour { $other }
       *[even] presque rien pour { $other }
    }
reason-good-deal = { reason-deal }
reason-better-so = en l’état, { reason-deal } : demandez une part plus juste
reason-bad-deal = { reason-deal }
reason-because-completes = car { $other } aurait tout le groupe { $group }
reason-because-completes-own = car vous auriez tout le groupe { $group }
reason-because-breaks = car vous n’auriez plus tout le groupe { $group }
reason-because-helps-more = car cela aide { $other } plus que vous
reason-because-for-sale = car { $other } attend des offres
reason-say-wanted = les autres pourront vous faire une offre
reason-say-not-for-sale = pour que personne ne demande en vain
reason-say-for-sale = d’autres en ont plus besoin que vous
reason-best-place = le meilleur endroit, il vaut environ { $worth }
reason-spare-it = cela épargne { $owed }
reason-missed-least = cela rapporte { $brings } palanche et manquera le moins
reason-others-pay-more = d’autres paieront peut-être plus que la Banca
reason-sell-now = pour vous cela ne vaut plus que { $worth } palanche jusqu’à la fin ; d’autres paieront peut-être plus
reason-stalemate = au tour de table { $round }, plus personne ne peut ruiner personne
reason-play-on = il y a encore quelque chose à gagner
reason-read-card = qui a fait faillite lit les cartes

## Refus : à qui de décider

refusal-match-over = La partie est finie.
refusal-not-your-decision = C’est d’abord à { $seat } de décider.
refusal-turn-open = Un tour est en cours.
refusal-purchase-open = Décidez d’abord si vous achetez la case où vous êtes.
refusal-ride-open = Déclarez d’abord si vous ferez le trajet.
refusal-destination-open = Choisissez d’abord où la carte vous mène.
refusal-reading-open = Il faut d’abord lire la carte.
refusal-card-open = Il faut d’abord en finir avec la carte.
refusal-debt-open = Il faut d’abord régler la dette.
refusal-auction-open = Il faut d’abord finir les enchères.
refusal-trade-open = Il faut d’abord répondre à l’offre.
refusal-vote-open = D’abord, chacun dit si la partie se termine.
refusal-debt-out-of-turn = Hors de votre tour, vous ne pouvez que vendre à la Banca.
refusal-no-turn = Aucun tour n’est en cours.
refusal-already-rolled = Vous avez déjà lancé.
refusal-roll-due = Vous devez encore lancer les dés.
refusal-clock-only = Seule l’horloge peut le dire.
refusal-no-clock = Cette partie se joue sans horloge.
refusal-time-already-up = L’heure est déjà passée.

## Refus : cases et cartes

refusal-nothing-for-sale = Il n’y a rien à vendre ici.
refusal-price-above-cash = Le prix est de { $price }, et vous avez { $cash }.
refusal-no-ride = Il n’y a pas de trajet à déclarer.
refusal-fare-above-cash = Le billet coûte { $fare }, et vous avez { $cash }.
refusal-no-choice = Il n’y a pas d’endroit à choisir.
refusal-nothing-to-read = Vous n’avez pas de carte à lire.
refusal-not-a-destination = { $space } n’est pas l’un des endroits avec ce dessin.
refusal-there-already = Vous êtes déjà à { $space } : la carte vous mène ailleurs.
refusal-no-such-card = Il n’y a pas de carte « { $card } ».
refusal-not-the-owner = { $card } n’est pas à { $seat }.
refusal-not-a-kept-card = « { $card } » n’est pas une carte que l’on garde.
refusal-card-not-now = « { $card } » ne sert à rien maintenant.
refusal-has-cubes = Il y a des cubes sur { $card } ({ $cubes }) : elle ne change pas de main.

## Refus : investissements

refusal-takes-no-cubes = On n’investit pas dans { $card }.
refusal-colour-not-whole = Vous n’avez pas toute la couleur de { $card }.
refusal-fully-invested = { $card } a ses cinq investissements.
refusal-two-a-turn = { $card } a déjà eu ses { $limit } investissements ce tour-ci.
refusal-no-cubes-left = Les { $cubes } cubes sont tous sur le tableau de jeu.
refusal-cost-above-cash = Cela coûte { $cost }, et vous avez { $cash }.

## Refus : enchères et échanges

refusal-no-auction = Il n’y a pas d’enchères.
refusal-auctions-used-up =
    { $limit ->
        [0] Dans cette partie, on ne met pas ses cartes aux enchères.
        [1] Vous avez mis une carte aux enchères ce tour-ci, et cela suffit.
       *[other] Vous avez mis { $limit } cartes aux enchères ce tour-ci, et cela suffit.
    }
refusal-minimum-too-low = La mise à prix ne peut pas être inférieure à { $least }.
refusal-not-in-tens = { $amount } ne va pas : l’argent se compte en dizaines.
refusal-bid-too-low = { $amount }, c’est trop peu : au moins { $least }.
refusal-bid-above-cash = Vous ne pouvez pas offrir { $amount } : vous avez { $cash }.
refusal-proposals-used-up =
    { $limit ->
        [0] Dans cette partie, on n’échange pas.
        [1] Vous avez fait une proposition ce tour-ci, et cela suffit.
       *[other] Vous avez fait { $limit } propositions ce tour-ci, et cela suffit.
    }
refusal-trade-with-oneself = Vous ne pouvez pas échanger avec vous-même.
refusal-no-such-partner = Il n’y a personne à cette place.
refusal-partner-bankrupt = { $other } n’est plus en jeu.
refusal-money-both-ways = L’argent ne va que dans un sens.
refusal-money-above-cash = { $seat } n’a pas { $amount }.
refusal-card-twice = Une carte est nommée deux fois.
refusal-no-card-in-trade = Au moins une carte doit changer de main.
refusal-gift = { saying-gift-refused } : pas de cadeaux.
refusal-no-offer = Il n’y a pas d’offre à laquelle répondre.
refusal-no-such-offer = Il n’y a pas encore eu d’offre { $offer }.
refusal-offer-lapsed = L’offre { $offer } est caduque.
refusal-counters-used-up = Il y a eu { $limit } contre-offres : maintenant, c’est oui ou non.
refusal-no-vote = Il n’y a pas de vote en cours.
refusal-vote-full-only = Seule une partie complète se termine par un vote ; celle-ci a déjà sa fin.
refusal-vote-used-up = Vous l’avez déjà demandé dans cette partie.

## Refus : dettes

refusal-nothing-owed = Vous ne devez rien.
refusal-no-debt = Vous n’avez pas de dette, et la Banca n’achète qu’à ceux qui en ont.
refusal-debt-trade-for-money = Tant qu’on a une dette, un échange doit rapporter de l’argent et n’en pas coûter.
refusal-debt-trade-loses = Cet échange rapporte { $money }, enlève { $lost } de ce que donnerait la Banca et laisse { $cash } pour une dette de { $owed }.
refusal-cash-short = Vous devez { $owed } et vous avez { $cash }.
refusal-cash-enough = Vous avez { $cash }, et cela couvre les { $owed } que vous devez.
refusal-kept-card-unsaleable = La Banca ne donne rien pour « { $card } ».
refusal-no-cubes = Il n’y a pas de cube sur { $card }.
refusal-can-still-pay = Vous pouvez encore réunir { $raisable }, et vous devez { $owed }.

## Refus : options, plateaux et cartes à soi

refusal-number-of-seats = On ne peut pas jouer à { $seats } : Palanche est pour { $low } à { $high }.
refusal-options-malformed = Ces options sont illisibles : { $problem }.
refusal-first-seat-unknown = { $seat } ne peut pas commencer : vous n’êtes que { $seats }.
refusal-cap-only-full = Une limite ne vaut que pour les parties complètes.
refusal-board-unknown = Il n’y a pas de tableau de jeu « { $board } » ; il y a { $known }. Ou indiquez un fichier.
refusal-amount-not-in-steps = { $at } : { $amount } ne va pas, il faut un multiple de { $step }.
refusal-board-size = { $at } : un tableau de jeu a de { $low } à { $high } cases, pas { $found }.
refusal-board-levels = { $at } : les investissements sont { $expected }, dans cet ordre.
refusal-board-kit = { $at } : il faut au moins { $least } cases de la sorte { $kind } ; il y en a { $found }.
refusal-board-index = { $at } : c’est la case { $expected }, pas { $found }.
refusal-key-twice = { $at } : « { $key } » y est déjà.
refusal-board-colour-unused = { $at } : aucune case n’a la couleur { $colour }.
refusal-board-colour-unknown = { $at } : il n’y a pas de couleur « { $colour } ».
refusal-board-symbol-unknown = { $at } : il n’y a pas de symbole « { $symbol } ».
refusal-board-deck-missing = { $at } : une case de cartes doit nommer sa pioche.
refusal-board-rents = { $at } : il faut { $expected } loyers, pas { $found }.
refusal-board-place-missing = { $at } : le tableau de jeu n’a pas de case « { $space } ».
refusal-board-start = { $at } : le départ est la première case de l’anneau.
refusal-board-third-double = { $at } : le troisième double mène à une case qui demande un don.
refusal-ride-end-missing = { $at } : un trajet a deux bouts, pas { $found }.
refusal-ride-end-unknown = { $at } : le tableau de jeu n’a pas de case « { $space } » pour ce trajet.
refusal-ride-end-shared = { $at } : { $space } est déjà le bout d’un autre trajet.
refusal-ride-end-on-cards = { $at } : { $space } est une case carte, d’où une carte peut déplacer le pion ; un trajet ne peut pas y finir.
refusal-board-misplaced = { $at } : { $space } est du type « { $kind } », qui ne porte pas « { $field } ».
refusal-board-collection = { $at } : les dons se trouvent sur une case spéciale qui ne demande rien ; { $space } n’en est pas une.
refusal-deck-restless = { $at } : il faut à la pioche { $deck } une carte qui ne déplace aucun pion et ne se garde pas.
refusal-blank-untitled = { $at } : une carte a besoin d’un titre.
refusal-blank-wordless = { $at } : il faut écrire quelque chose sur la carte.
refusal-effect-missing = { $at } : une carte doit faire quelque chose.
refusal-effect-space-unknown = { $at } : le tableau de jeu n’a pas de case « { $space } ».
refusal-effect-symbol-unknown = { $at } : au moins deux cases doivent porter « { $symbol } ».
refusal-effect-no-steps = { $at } : un déplacement a au moins un pas.
refusal-effect-too-far = { $at } : { $steps } pas, c’est un tour du jeu ou plus.
refusal-effect-keep-alone = { $at } : une carte que l’on garde ne dit rien d’autre.
refusal-effect-moves-twice = { $at } : une carte ne déplace le pion qu’une seule fois.
refusal-effect-keep-unclear = { $at } : une carte gardée épargne un paiement ou fait quelque chose quand on la joue, l’un ou l’autre.
refusal-notation = « { $text } » ne peut pas se faire ici.

## Refus : positions impossibles

refusal-position-space-unknown = Le tableau de jeu n’a pas de case « { $space } ».
refusal-position-one-for-each-seat = { $field } demande { $seats } valeurs, une par place.
refusal-position-seat-unknown = Cette place n’existe pas.
refusal-position-out = La liste des faillis est impossible.
refusal-position-end-proposed = La liste des places qui ont proposé de terminer nomme deux fois la même.
refusal-position-no-ride-here = Aucun trajet ne part de { $space }.
refusal-position-not-a-card = { $space } n’a pas de carte.
refusal-position-takes-no-cubes = On n’investit pas dans { $space }.
refusal-position-cubes = { $space } ne peut pas avoir { $cubes } cubes.
refusal-position-too-many-cubes = Il y a { $cubes } cubes sur le tableau de jeu, et seulement { $supply } dans la boîte.
refusal-position-not-a-kept-card = Quelqu’un garde une carte qui ne se garde pas.
refusal-position-deck = La pioche { $deck } n’a pas les cartes qu’il faut.
refusal-position-unseen = La pioche { $deck } ne peut pas avoir { $unseen } cartes pas encore vues.
refusal-position-card-twice = Une carte est gardée deux fois.
refusal-position-not-in-tens = { $amount } ne va pas : l’argent se compte en dizaines.
refusal-position-ledger-row = Une ligne du livre de comptes est impossible.
refusal-position-ledger-unbalanced = Le livre de comptes ne tombe pas juste avec l’argent et les dons.
refusal-position-bankrupt-has-something = { $seat } est en faillite et a encore quelque chose.
refusal-position-no-clock = Dans une partie sans horloge, l’heure ne peut pas être passée.
refusal-position-round = Le tour de table { $round } ne va pas dans une partie de { $limit }.
refusal-position-final = Ce ne peut pas être le dernier tour de table.
refusal-position-ending = La fin ne s’accorde pas avec les décisions ouvertes.
refusal-position-one-left = Il ne reste qu’un joueur : la partie est finie.
refusal-position-goes-on-by-itself = Personne n’a rien à décider ici : la partie continuerait d’elle-même.
refusal-position-invested = Plus de deux investissements sur une carte en un tour.
refusal-position-decision = La décision ouverte « { $decision } » est impossible ({ $problem }).

## Refus : paroles, et plusieurs choses à la fois

refusal-newer-rules = Cette partie a commencé avec des règles plus anciennes, qui ne le prévoient pas.
refusal-out-of-the-game = Vous n’êtes plus en jeu.
refusal-no-card-named = Nommez au moins une carte.
refusal-nothing-named = Nommez au moins un investissement ou une vente.
refusal-own-card-wanted = { $card } est déjà à vous.
refusal-too-many-marks = Plus de { $limit } marques à la fois, c’est trop.
refusal-card-or-player = Nommez une carte ou un joueur, pas les deux.
refusal-reason-missing = Dites pourquoi, ou rien du tout.
refusal-reason-incomplete = Il manque quelque chose à cette raison : une carte, une couleur ou une somme.
refusal-no-such-group = Il n’y a pas de tel groupe.
refusal-not-in-auction = Vous ne participez pas aux enchères pour { $card }.
refusal-position-talk = Ce qui a été dit à la table n’est pas possible ({ $problem }).
