### Ce que seule la table de Palanche dit dans le navigateur, en français.

## Le plateau

pl-board = Le tableau de jeu de Palanche
pl-ring = L’anneau de { $spaces } cases : les flèches en font le tour, Entrée regarde de près
pl-round = Tour { $round }
pl-round-of = Tour de table { $round } sur { $limit }
pl-final-round = Le dernier tour de table
pl-cell-owned = appartient à { $owner }, loyer { $rent }
pl-cell-free = à vendre pour { $price }
pl-cell-cubes =
    { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    }
pl-cell-collection = les dons : { $amount }
pl-cell-pays = versez { $amount } aux dons
pl-cell-ride = trajet vers { $space }
pl-cell-here = ici : { $names }
pl-words-collection = Il y a { $amount } de dons à la cathédrale.
pl-words-cubes = { $cubes ->
        [one] Il reste un cube.
       *[other] Il reste { $cubes } cubes.
    }
pl-words-bankrupt = { $who } a fait faillite.
pl-words-player =
    { $who } est sur { $place }, a { $cash } en espèces, { $wealth } en tout, et possède : { $cards ->
        [none] rien
       *[other] { $cards }
    }.

## Ce qui est demandé

pl-ask-again = Un double ! Relancez.
pl-ask-buy = { $space } est à vendre pour { $price }.
pl-ask-ride = Compter votre prochain lancer à partir de { $space } ? Le trajet coûte { $fare }.
pl-ask-destination = Où aller ? Choisissez une case avec ce dessin : { $symbol }.
pl-others-turn = { $who } réfléchit.
pl-others-purchase = { $who } peut acheter.
pl-others-ride-offer = { $who } peut faire le trajet.
pl-others-destination = { $who } choisit où aller.
pl-others-auction = { $who } peut enchérir.
pl-others-trade = { $who } étudie une offre.
pl-others-debt = { $who } doit trouver de l’argent.
pl-others-card-rest = { $who } fait ce que dit la carte.
pl-others-reading = { $who } doit lire la carte.
pl-others-levy = { $who } encaisse.
pl-others-end-vote = { $who } se demande s’il faut terminer la partie.
pl-roll = Lancer les dés
pl-end-turn = Finir le tour
pl-buy = Acheter pour { $price }
pl-decline-purchase = Non : aux enchères
pl-take-ride = Faire le trajet
pl-decline-ride = Aller à pied
pl-play = Jouer « { $card } »
pl-play-card = Jouer cette carte
pl-propose = Proposer un échange
pl-auction-a-card = Mettre aux enchères
pl-propose-end = Terminer et compter les patrimoines ?
pl-ask-end = { $who } propose de terminer la partie ici et de compter les patrimoines. Tout le monde doit accepter.
pl-agree-to-end = Terminer la partie
pl-refuse-end = Continuer
pl-ask-reading = Vous êtes hors du jeu et lisez maintenant les cartes : la prochaine est pour { $player }.
pl-read = Lire la carte
pl-invest = Investir { $cost }
pl-sell =
    { $what ->
        [card] Vendre la carte pour { $brings }
       *[investment] Vendre un cube pour { $brings }
    }
pl-auction-it = La mettre aux enchères
pl-deal-for-it = Proposer un échange
pl-last-card = Dernière carte { $deck }
pl-estate = Votre argent et vos cartes
pl-cash = en espèces
pl-banknotes = Billets
pl-notes = En billets : { $notes }
pl-note-cards =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
pl-note-bankrupt = en faillite
pl-waiting-for = On attend { $who }…

## Cartes

pl-meaning = Cela veut dire :
pl-deed-level = Ce qui s’y trouve
pl-deed-rent = loyer
pl-deed-price = Prix
pl-deed-cost = Chaque investissement
pl-deed-owner = Propriétaire
pl-deed-owned =
    { $count ->
        [one] 1 possédé
       *[other] { $count } possédés
    }
pl-deed-card = Le joueur qui s’arrête ici retourne la première carte.
pl-deed-start = Y passer ou y arriver aux dés rapporte { $amount }.

## Ce qu’on sait avant de décider

pl-cash-left = Il vous restera
pl-rents-together = Ce que ces cartes rapportent en loyer
pl-rents-change = Ce que deviennent les loyers
pl-rent-of = Loyer de { $space }
pl-colour = Qui possède le groupe { $colour }
pl-completes-yours = Elle compléterait votre groupe { $colour } !
pl-completes = Il ne manque que cette carte à { $who } pour le groupe { $colour }.
pl-invest-title = Investir
pl-invest-two-each = Deux sur chacune
pl-invest-all = Investir { $cost }
pl-standing = Qui est le plus riche ?
pl-wealth-of = { $who } compterait { $cash } en espèces, { $cards } en cartes et { $investments } en investissements : { $wealth }.
pl-lacks = il manque { $cards }
pl-owns-nothing = encore aucune carte
pl-look-at = Cartes et argent de { $who } :
pl-watch-deals = Suivre tous les échanges
pl-log-cost = Prix : { $amount }.
pl-log-whole = { $who } a maintenant tout le groupe { $group } !
pl-log-share = { $who } : { $count } sur { $size } dans le groupe { $group }.
pl-log-broken = { $who } n’a plus tout le groupe { $group }.
pl-log-turn = Au tour de { $who }.
pl-log-bids = { $count } enchères ; { $who } a suivi jusqu’à { $amount }.
pl-log-one-bid = Personne d’autre n’a enchéri.
pl-farewell = Hors jeu
pl-farewell-text = La note dépasse la bourse : cela arrive dans les meilleures familles. Les autres continuent. Regardez ce que deviennent vos rues, lisez-leur les cartes, ou laissez les robots finir.
pl-farewell-read = Lire les cartes
pl-farewell-watch = Regarder
pl-farewell-bots = Laisser finir les robots
pl-out = Vous êtes hors jeu et…

## À table

pl-talk = Ce qu’on dit de cette carte
pl-says-wanted = { $who } aimerait celle-ci
pl-says-not-for-sale = { $who } ne la vend pas
pl-says-make-an-offer = { $who } attend des offres
pl-mark-wanted = Celle-ci me plairait
pl-mark-not-for-sale = Pas à vendre
pl-mark-make-an-offer = Faites-moi une offre
pl-quiet = Ne me demandez plus…
pl-quiet-card = Ne me la demandez plus
pl-quiet-about = … { $card }
pl-quiet-player = Plus aucune offre de { $who }
pl-sweeten = Essayer ainsi : { $amount }

## Enchères

pl-auction-of = { $seller } met aux enchères : { $card }
pl-auction-from = Pas encore d’offre ; mise à prix { $minimum }.
pl-auction-by = offerts par { $who }
pl-bidder-asked = doit enchérir
pl-bidder-leads = en tête
pl-bidder-in = encore en lice
pl-bidder-out = dehors
pl-your-bid = Votre offre, jusqu’à { $cash }
pl-bid = Offrir { $amount }
pl-drop-out = Abandonner
pl-call =
    { $count ->
        [1] { $amount } par { $who } : une fois…
        [2] { $amount } par { $who } : deux fois…
       *[other] Adjugé à { $who } pour { $amount } !
    }
pl-proxy = Jusqu’à { $amount } pour moi
pl-proxy-note = Enchérit le moins possible, jusqu’à cette somme, et vous laisse tranquille. Personne d’autre ne voit votre limite.
pl-proxy-stands = On enchérit pour vous, le moins possible, jusqu’à { $limit }.
pl-proxy-stop = J’enchéris moi-même
pl-auction-own = Mettre aux enchères une de vos cartes
pl-auction-own-note =
    { $left ->
        [one] Encore une vente pendant ce tour.
       *[other] Encore { $left } ventes pendant ce tour.
    }
pl-minimum = À partir de
pl-auction-start = { $card } aux enchères à partir de { $minimum }

## Échanges

pl-deal-with = Avec
pl-deal-how = Posez des cartes sur la table : ici, ou en cliquant sur le tableau de jeu. L’argent ne va que dans un sens.
pl-deal-effects = Ce que l’échange fait aux couleurs
pl-you-give = Vous donnez
pl-gives = { $who } donne
pl-no-cards = aucune carte qui puisse changer de main
pl-and-money = et de l’argent, jusqu’à { $most }
pl-change = { $who } : { $colour } { $before } → { $after } sur { $size }
pl-change-none = Personne ne change de part dans une couleur.
pl-change-whole = { $who } : { $colour } au complet !
pl-change-broken = { $who } : { $colour } n’est plus au complet.
pl-offer-it = Le proposer à { $who }
pl-counter-it = Répondre à { $who }
pl-counter-title = Votre contre-offre
pl-back-to-question = { $asked ->
        [auction] Revenir à la vente
        [debt] Revenir à la dette
        [purchase] Revenir à ce qui est à vendre
       *[other] Répondre à l’offre
    }
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
pl-why = Dire pourquoi…
pl-why-more = Combien de plus
pl-why-less = Combien de moins
pl-why-not =
    { $why ->
        [completes-yours] « Vous auriez alors tout le groupe { $group }. »
        [breaks-mine] « Je ne sépare pas le groupe { $group }. »
        [too-little] « Avec { $amount } de plus, peut-être. »
        [too-dear] « Pour { $amount } de moins, peut-être. »
        [helps-you-more] « Cela vous aide plus que moi. »
        [not-for-sale] « { $card } n’est pas à vendre. »
       *[no-use] « Je n’en ai pas l’usage. »
        [need-cash] « J’ai besoin de mon argent en ce moment. »
    }

## Dettes

pl-payment-of = { $who } doit payer
pl-debt-of = { $who } doit de l’argent
pl-debt-owes = { $owed } à { $creditors }
pl-debt-meter = { $cash } sur { $owed }
pl-debt-cash = En espèces
pl-debt-missing = Il manque encore
pl-debt-raisable = On peut réunir
pl-debt-sell = Ce que la Banca achèterait
pl-debt-cheapest = Au moindre coût
pl-sell-basket =
    { $brings ->
        [none] Vendre cela
       *[other] { $missing ->
            [0] Vendre pour { $brings } et payer
           *[other] Vendre pour { $brings }
        }
    }
pl-pay = Payer { $owed }
pl-spare = Jouer plutôt « { $card } »
pl-bankrupt = Se déclarer en faillite

## Comptes et fortune

pl-ledger = Où est passé mon argent ?
pl-ledger-whose = L’argent de qui
pl-ledger-in = reçu
pl-ledger-out = payé
pl-ledger-left = Reste en espèces : { $cash }
pl-reckoning = Le patrimoine, carte par carte
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }
ending-last-one-left = Il ne reste que { $winners } en jeu. En faillite : { $names }.
ending-time-up =
    { $count ->
        [1] C’est l’heure : le plus grand patrimoine est celui de { $winners }, devant { $names }.
       *[other] C’est l’heure : { $winners } ont ensemble le plus grand patrimoine.
    }
ending-rounds-played =
    { $count ->
        [1] Le dernier tour de table est fini : le plus grand patrimoine est celui de { $winners }, devant { $names }.
       *[other] Le dernier tour de table est fini : { $winners } ont ensemble le plus grand patrimoine.
    }
ending-agreed =
    { $count ->
        [1] Tout le monde a accepté de terminer : le plus grand patrimoine est celui de { $winners }, devant { $names }.
       *[other] Tout le monde a accepté de terminer : { $winners } ont ensemble le plus grand patrimoine.
    }

option-length = Durée
    .short = 60 minutes à l’horloge, comme dans la règle
    .long = 90 minutes à l’horloge, comme dans la règle
    .full = jusqu’au dernier en jeu, comme dans la règle
    .rounds-30 = 30 tours de table, notre durée
    .rounds = { $number ->
        [1] un tour de table
       *[other] { $number } tours de table
    }
option-first = Qui commence
    .dice = les dés décident
    .some = place { $number }
option-board = Tableau de jeu
    .genova = Gênes
note-length = Trente tours de table durent environ une heure ; avec des bots, c’est plus rapide.
note-cap = Seulement pour une partie jusqu’au dernier : après ce tour de table, elle finit quand même.
note-wealth = Ce qu’on additionne à la fin pour savoir qui est le plus riche.
note-proposals = Moins il y en a, plus ça avance ; aucune : ni échanges ni enchères à soi.
note-first = Le plus haut lancer commence, ou vous le dites.
note-board = Le tableau de jeu imprimé de Gênes, un autre installé par qui tient cette maison, ou le vôtre.

## L’atelier : des cartes à soi

pl-blank-title = Vos propres cartes
pl-blank-text = Chaque paquet a une carte blanche. Donnez-lui un titre, choisissez ce qu’elle fait et ce qui y est écrit ; puis prenez place et espérez que les autres la retournent.
pl-blank-decks = Les deux cartes blanches
pl-blank-unwritten = encore blanche
pl-blank-empty = La carte blanche de { $deck } reste dans la boîte si vous ne l’écrivez pas.
pl-blank-begin = Écrire cette carte
pl-blank-name = Titre
pl-blank-does = Ce qu’elle fait
pl-blank-next = Et ensuite
pl-blank-later = Quand on la joue
pl-blank-add = Ajouter quelque chose
pl-blank-remove = Enlever ceci
pl-blank-words = Ce qui y est écrit
pl-blank-plain = Seulement ce qu’elle fait
pl-blank-clear = La déchirer
pl-blank-fine = Cette carte peut être jouée.
pl-blank-play =
    { $cards ->
        [one] Jouer avec cette carte
       *[other] Jouer avec les deux cartes
    }
do-receive = recevoir de l’argent
do-pay = payer de l’argent
do-pay-per-investment = payer pour les investissements
do-move-to = aller sur une case
do-move-to-symbol = aller sur un dessin
do-move-by = avancer ou reculer
do-keep = garder la carte
side-banca = la Banca
side-each-player = chaque joueur
side-collection = les dons
spares-rent = épargne un loyer
spares-collection = épargne un don à la cathédrale
spares-fare = épargne un billet
spares-then = fait quelque chose quand on la joue
pl-do-amount = Combien
pl-do-from = De
pl-do-to = À
pl-do-level = Pour chaque
pl-do-any-level = investissement, quel qu’il soit
pl-do-space = Où
pl-do-symbol = Dessin
pl-do-steps = Pas
pl-do-way = Sens
    .on = en avant
    .back = en arrière
pl-do-pays = De Ferrari paie { $amount } en chemin
pl-do-spares = À quoi sert de la garder
said-receive-banca = Recevez { $amount } de la Banca.
said-receive-each-player = Recevez { $amount } de chaque joueur.
said-receive-collection = Prenez { $amount } dans les dons.
said-pay-banca = Payez { $amount } à la Banca.
said-pay-each-player = Payez { $amount } à chaque joueur.
said-pay-collection = Faites un don de { $amount } à la cathédrale.
said-each-any = Payez { $amount } pour chacun de vos investissements ({ $to }).
said-each-level = Payez { $amount } pour chacun de vos investissements de ce genre : { $level } ({ $to }).
said-move-to = Avancez jusqu’à { $space }.
said-move-to-symbol = Allez sur une case avec ce dessin : { $symbol }.
said-move-on =
    { $steps ->
        [one] Avancez d’une case.
       *[other] Avancez de { $steps } cases.
    }
said-move-back =
    { $steps ->
        [one] Reculez d’une case.
       *[other] Reculez de { $steps } cases.
    }
said-pays = Si vous passez par De Ferrari, recevez { $amount }.
said-keep-rent = Gardez cette carte : elle vous épargne un loyer.
said-keep-collection = Gardez cette carte : elle vous épargne un don à la cathédrale.
said-keep-fare = Gardez cette carte : elle vous épargne un billet.
said-keep-then = Gardez cette carte et jouez-la pendant l’un de vos tours.

## La leçon

lesson-welcome = Bienvenue à Gênes
    .text = Palanche, c’est l’argent en génois. On fait le tour de la ville, on achète des terrains, les autres paient des loyers, et à la fin on est le plus riche. Vous êtes rouge. Via Cornigliano et Via Garibaldi vous ont été distribuées.
lesson-dice = Les dés
    .text = Un tour commence par les deux dés. Le pion avance d’autant de cases, dans le sens de la flèche, et la case dit ce qui se passe.
    .do = Lancez les dés.
lesson-buying = Terrain à vendre
    .text = Via Sestri n’est à personne. Qui s’arrête sur un terrain libre peut l’acheter à son prix.
    .do = Achetez-la pour 100.
lesson-cards = Les cartes
    .text = Le bleu a retourné une carte a l’è bratta : des ennuis. Ses 50 sont maintenant à San Lorenzo, et qui s’arrête à la cathédrale les prend tous.
lesson-rent = Le loyer
    .text = Le jaune s’est arrêté sur votre Via Cornigliano et vous a payé 10. La terre nue rapporte peu ; c’est ce qu’on y bâtit qui rapporte.
lesson-auction = Pas à ce prix
    .text = Via di Prè coûte 140. Si vous ne l’achetez pas, la Banca la met aux enchères, à partir de 10, et vous pouvez enchérir aussi.
    .do = Dites non.
lesson-bidding = Une fois, deux fois…
    .text = Le bleu offre 60, le jaune s’est retiré. Chaque enchère dépasse la précédente d’au moins dix, et jamais votre argent comptant.
    .do = Enchérissez à 70.
lesson-won = Adjugé
    .text = Le bleu se retire à son tour : Via di Prè est à vous à moitié prix. La patience est une vertu génoise.
lesson-trade = Un marché
    .text = À son tour, on peut proposer aux autres des cartes et de l’argent. Le bleu donnerait Via Roma contre Via Sestri et 250. Regardez les lignes en dessous : les deux rues bleues seraient à vous.
    .do = Acceptez. On pourrait aussi faire une contre-offre ou refuser.
lesson-colour = Une couleur entière
    .text = Via Garibaldi et Via Roma forment ensemble tout le bleu. Seul le joueur qui possède toutes les rues d’une couleur peut y investir.
lesson-investing = Investir
    .text = Un appartement Via Roma coûte 200 et fait passer le loyer de 60 à 220. Chaque investissement prend un cube.
    .do = Appuyez sur le 200 à côté de Via Roma.
lesson-again = Et la cave
    .text = Deux investissements par carte sont permis à chaque tour. Le suivant fait plus que doubler le loyer.
    .do = Investissez encore Via Roma.
lesson-collection = La cathédrale est proche
    .text = Un loyer de 600 attend maintenant Via Roma, et il vous reste 50. C’est audacieux ; mais neuf cases plus loin se trouvent les dons.
    .do = Lancez les dés.
lesson-takings = Les dons
    .text = Vous vous arrêtez à San Lorenzo et prenez tous les dons. « { pl-ledger } » explique à tout moment le chemin de chacune de vos palanche.
lesson-final = Le dernier tour de table
    .text = Cette partie dure quatre tours de table. Au dernier, chacun lance une fois, puis on compte les patrimoines.
    .do = Lancez les dés.
lesson-debt = Endetté
    .text = Boccadasse est au jaune, et le loyer est de 140 : plus que vous n’avez. Si vous devez de l’argent, vous pouvez vendre à la Banca, les cartes à moitié prix, les cubes à moitié coût.
    .do = Vendez Via di Prè : elle rapporte les 70 que vous avez payés.
lesson-settled = Payé
    .text = La dette est réglée aussitôt. Seul le joueur qui n’a plus rien à vendre fait faillite et quitte le jeu.
lesson-luck = L’audace paie
    .text = Le jaune s’arrête Via Roma, et 600 changent de main.
lesson-end = Le plus riche de Gênes
    .text = L’argent, le prix de chaque carte et le coût de chaque cube : 1 890, et vous gagnez. Les doubles, le boulevard surélevé, l’ascenseur et vos propres cartes restent à découvrir.

## Les règles, dessinées

figure-board = L’anneau commence à la Piazza De Ferrari, en bas à droite, et tourne avec la flèche.
figure-dice = Deux et quatre : six cases plus loin, Via Sestri.
figure-doubles = Deux trois : faites ce que demande Via Sestri, puis relancez. Au troisième double d’un tour, vous n’avancez pas.
figure-passing = Au-delà de De Ferrari aux dés : 200 de la Banca.
figure-buying = Via Sestri n’est à personne et s’achète pour 100 ; Lungomare di Pegli est au bleu.
figure-auction = À partir de 10, chaque offre monte d’au moins 10. Personne ne dépasse 90 : la carte part à ce prix, quel que soit le sien.
figure-rent = Via Roma nue, puis avec un à cinq investissements : le loyer est au pied de la carte.
figure-decks = Le soleil : une carte speremmo ben. Le nuage : une carte a l’è bratta.
figure-drawings = Une carte vous envoie à une creusa : trois de ces cases portent les petites marches.
figure-rides = Le boulevard surélevé de Via Cantore à Corso Italia, l’ascenseur de Via Garibaldi à Spianata Castelletto.
figure-collection = Les dons sont devant la cathédrale ; celui qui s’y arrête les prend tous.
figure-colours = Le rouge a tout le bleu et peut investir ; il lui manque une rue bleu clair.
figure-trade = Le rouge donne deux cartes et 150 pour une du bleu : des cartes des deux côtés, de l’argent d’un seul.
figure-cubes-stay = La carte nue peut changer de mains, celle avec des cubes non.
figure-selling = La moitié de 360 pour la carte nue, la moitié de 200 pour le cube du haut.
figure-wealth = L’argent, puis le prix de chaque carte et le coût de ses cubes : 630 + 160 + 360 + (400 + 2 × 200).

key-round = fait le tour du tableau de jeu
key-start = va au départ
key-look = regarde de plus près
