# Les mots propres au client, en français.

## Lieux

title-home = L’étagère
title-new = Une nouvelle table
title-lobby = Tables
title-login = Se connecter
title-reset = Mot de passe oublié
title-leaders = Classement
title-moderation = Modération
title-status = Comment va la maison
title-restore = Restaurer une sauvegarde
title-matches = Mes parties
title-match = À la table
title-tv = Le grand écran
title-replay = Revoir
title-review = Analyse
title-story = L’histoire de la partie
title-rules = Règles
title-card = Aide de jeu
title-learn = Leçon
title-workshop = Atelier
title-box = Votre boîte
title-profile = Profil
title-settings = Réglages
title-lost = Rien ici

nav-label = Lieux
nav-home = Ludoteca : vers l’étagère
nav-shelf = Étagère
nav-lobby = Tables
nav-matches = Mes parties
nav-profile = Profil
nav-settings = Réglages
skip-to-content = Aller au contenu
footer-note = Ludoteca : de vrais jeux de société, joués exactement selon leurs règles. Les couvertures et les plateaux ont été dessinés pour ce programme ; les jeux appartiennent à leurs auteurs et éditeurs.
language = Langue
loading = Un instant…
close = Fermer
yes = oui
no = non

lost-title = Il n’y a rien sur cette étagère
lost-text = L’adresse est peut-être mal écrite, ou la table n’existe plus.
back-to-shelf = Retour à l’étagère

## L’étagère

home-title = Prenez un jeu sur l’étagère
home-text = De vrais jeux de société, joués à la lettre de leur règle. Seul contre des bots, ensemble devant un écran, ou avec des amis au loin.
home-all-mine = Toutes mes parties
home-mine = Vos parties
cover-of = Couverture de { $game }
play-now = Jouer tout de suite
play-set-table = Ouvrir une table
play-learn = L’apprendre en cinq minutes
play-rules = Règles
play-card = Aide de jeu

guest-facts = de { $low } à { $high } joueurs
guest-facts-exactly = { $count ->
        [one] pour un joueur
       *[other] { $count } joueurs
    }
guest-hook = Un invité sur cette étagère.
game-palermo = Palermo
    .facts = 3–5 joueurs · dès 12 ans · 45 minutes · sans aucun hasard
    .hook = Construisez ensemble une ville, maison par maison. Puis courez dans les rues que vous avez faites et encaissez dans vos entreprises, malgré les policiers.
game-palanche = Palanche
    .facts = 2–6 joueurs · dès 8 ans · 60–90 minutes · chance et marchandage
    .hook = Achetez les ruelles et les palais de Gênes, enchérissez, négociez par-dessus la table, et soyez le plus riche quand l’heure sonne.
game-villa-paletti = Villa Paletti
    .facts = 2–4 joueurs · dès 8 ans · 30 minutes · la main sûre
    .hook = Retirez des colonnes sous la villa et montez-la toujours plus haut avec elles. Quelqu’un la fera s’écrouler.

## Tables

table-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
table-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
table-lobby = En attente
table-closed = Cette table a été abandonnée.
table-playing = En cours
table-over = Terminée
lobby-open = Tables ouvertes
lobby-empty = Personne n’attend pour le moment. Ouvrez une table et laissez une place libre !
lobby-played = En cours : venez voir
lobby-none-played = Aucune table ouverte n’est en cours de jeu.
lobby-new = Nouvelle table : { $game }
mine-running = En cours
mine-none-running = Vous ne jouez à rien en ce moment.
mine-finished = Terminées
mine-none-finished = Aucune partie n’est encore allée jusqu’au bout.
mine-none-found = Aucune partie de ce genre.
mine-game = Jeu
mine-all-games = tous les jeux
mine-won = Seulement celles que j’ai gagnées
mine-more = Afficher les précédentes
mine-place = { $place ->
        [1] Gagnée
       *[other] { $place }ᵉ place sur { $of }
    }
mine-several = Plusieurs places
mine-left = Vous êtes parti·e
mine-no-result = Sans résultat
mine-moves = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
mine-due = délai jusqu’au { $when }
next-match = { $count ->
        [one] Partie suivante
       *[other] Partie suivante ({ $count } vous attendent)
    }

new-seats = Places
new-options = Règles de la maison
new-differs = Différent des règles imprimées :
new-printed = Tout comme imprimé.
new-as-printed = Revenir aux règles imprimées
new-change-rules = Changer les règles
new-name = Nom
preset-family = Famille
preset-children = Enfants
preset-quick = Rapide
preset-expert = Experts
option-none = aucun
option-made = fait à l’atelier
sitter-bot = Bot : { $level }
bot-level = { $level ->
        [uniform] au hasard
        [easy] facile
        [normal] moyen
        [hard] difficile
       *[other] force { $level }
    }
workshop-open = Ouvrir l’atelier
box-open = Dessiner les vôtres
box-bring-own = Apportez le vôtre
workshop-none = Ce jeu n’a pas d’atelier.

clock = Pendule
clock-none = Sans pendule
clock-bank = { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }{ $seconds ->
        [0] {""}
        [one] , { $seconds } seconde par coup
       *[other] , { $seconds } secondes par coup
    }
clock-days = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
clock-left = { $days } j { $hours } h
clock-table = Temps de la table

your-name = Votre nom
name-question = Comment vous appelez-vous ?
name-question-text = Les autres à la table voient ce nom. Vous pouvez le changer dans votre profil.
guest-name = Invité
seat-up = Une place plus haut
seat-down = Une place plus bas
ready = Je suis prêt
start = Commencer
tv-show = Montrer sur un grand écran
share = Partager
share-export = Télécharger la partie
copy = Copier
copied = Copié

## À la table

board = Plateau
front = Ce que vous pouvez faire
table-talk = Journal, discussion et coups
talk-larger = Agrandir le journal et le chat
talk-smaller = Réduire le journal et le chat
seats = Places
seat-you = vous
seat-won = gagne
seat-bot-plays = un bot joue
seat-away = absent
seat-vacation = absent jusqu’au { $day }
seat-at-turn = à son tour
score = Score
bot-name = Bot { $number }
your-turn = À vous de jouer
your-turn-named = { $name }, à vous de jouer
turn-of = { $count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
skip-animation = Passer
skip-to-my-turn = Passer à mon tour
skip-to-end = Passer à la fin
turn-ended = { $seat } termine son tour.
board-picture = Le plateau en texte
board-in-words = Le plateau en mots
keys = Touches du plateau
key-escape = ferme ce qui est ouvert
key-help = cette liste
closer = Regarder le plateau de près
connection-lost = Connexion perdue. Nouvel essai…
signed-out = Votre session est terminée.
signed-out-again = Revenir
offline-note = Le serveur est injoignable. Vous pouvez regarder l’étagère et lire les règles ; pour jouer, il faut le serveur.
restart-announced = Le serveur redémarrera à { $time }. Les parties reprendront où elles en étaient.
match-private = Si la table est privée, demandez le lien à quelqu’un qui y joue.
match-refused = Vous ne pouvez pas voir cette table

log = Journal
log-since = depuis votre dernier passage
log-replay = Montrer l’état après l’entrée { $seq }
log-undone = { $seat } a annulé un coup.
chat = Discussion
moves = Coups
moves-filter = Chercher un coup
moves-count = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
offer-bounds = de { $low } à { $high }
moves-none = Il n’y a rien à décider pour le moment.
move-play = Jouer
move-cancel = Annuler
why-number = D’où vient ce nombre ?
rule-link = Règle { $rule }

undo = Annuler le coup
undo-asked = { $seat } voudrait annuler un coup : « { $move } »
undo-agree = D’accord
undo-refuse = Non
undo-withdraw = Laisser tomber
hint = Conseil
watching = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
sound-question = Des sons doux sont activés.
sound-keep = Très bien
sound-off = Les couper
bot-plays-once = Jouer ce coup à ma place
bot-plays-on = Laisser un bot continuer à ma place
bot-plays-on-text = Ou bien un bot continue à votre place, coup par coup, pendant que vous regardez. Vous pouvez reprendre votre place à tout moment. Dans les deux cas, la partie n’est plus classée.
hand-over = Laisser jouer un bot
take-back = Jouer moi-même
leave = Partir
leave-title = Quitter la partie ?
leave-later = Sortir seulement : la partie vous attend
leave-call-off = Annuler la partie
leave-call-off-text = Personne n’a encore joué : c’est comme si la partie n’avait pas commencé.
leave-resign = Abandonner
leave-resign-lost = La partie s’arrête ici. { $seat } l’a perdue, et elle compte.
leave-resign-bot = Un bot continue à la place de { $seat }. Les autres jouent jusqu’au bout ; la partie ne compte plus pour la cote.
leave-end = Finir sans résultat
leave-end-text = La partie s’arrête ici : personne ne gagne ni ne perd.
leave-propose = Proposer de finir la partie
leave-propose-text = On demande aux autres. Si tous sont d’accord, la partie finit sans résultat.
leave-rules = Ce que disent les règles de la maison
end-asked = { $seat } propose de finir la partie sans résultat.
end-agree = D’accord
end-refuse = Je continue
seat-asked = { $name } aimerait jouer à la place de { $seat }.
seat-agree = D’accord
seat-refuse = Plutôt non
seat-come-back = Reprendre ma place à { $name }
seats-come-back = Reprendre à
closed-title = La partie a fini sans résultat
outcome-resigned = { $names } a abandonné.
rematch-asked = Les mêmes personnes s’installent pour une autre partie.
rematch-join = Les rejoindre
rematch = Rejouer
watch-again = Revoir
you-win = Vous gagnez !

line-sat-down = { $name } s’assied.
line-stood-up = { $name } se lève.
line-bot-placed = Un bot s’assied à la place de { $seat }.
line-seat-cleared = La place de { $seat } est libre.
line-seats-swapped = Deux places ont été échangées.
line-seat-named = { $name } joue à cette place.
line-table-changed = La table a été modifiée : regardez, et dites de nouveau « prêt ».
line-started = La partie commence.
line-helped = Un bot aide { $seat } : cette partie n’est pas classée.
line-handed-over = Un bot joue pour { $seat }.
line-taken-back = { $seat } joue à nouveau.
line-time-forgiven = Aucun serveur n’a tourné pendant { $seconds } secondes : les horloges se sont arrêtées.
line-time-ran-out = Le temps de { $seat } est écoulé.
line-undo-asked = { $seat } demande à annuler un coup : « { $move } »
line-undo-refused = { $seat } n’est pas d’accord : le coup reste joué.
line-undo-withdrawn = { $seat } ne le demande plus.
line-resigned = { $name } abandonne.
line-called-off = { $name } a annulé la partie.
line-end-asked = { $name } propose de finir la partie.
line-end-refused = { $name } préfère continuer.
line-end-withdrawn = { $name } ne propose plus de finir la partie.
line-end-agreed = La partie a été finie d’un commun accord.
line-seat-asked = { $name } demande la place laissée libre.
line-seat-refused = { $name } préfère laisser la place au robot.
line-seat-withdrawn = { $name } ne demande plus la place.
line-declined = { $name } ne veut pas jouer maintenant.
line-removed = Une ligne a été retirée.
line-closed = La table a été abandonnée.

refusal-unreachable = Le serveur est injoignable.
refusal-not-in-this-lesson = Bonne idée, mais la leçon veut montrer autre chose.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-black = noir
colour-violet = violet

## Revoir et apprendre

review-mark-mistake = un meilleur coup était possible
review-mark-turn = un tournant

rules-title = Les règles de { $game }
rules-chapters = Chapitres
rules-table = Tableau
glance-heading = { $game } en un coup d’œil
glance-print = Imprimer
glance-rules = Toutes les règles

## Profil

login-name = Nom
login-new = Nouveau compte
login-make = Créer un compte
login-have = Vous avez un compte ?
login-none = Pas encore de compte ?
leaders-link = Classement, et ce que dit la cote

## Réglages

notices = C’est à vous
vacation = Vacances
blocked = Personnes que vous avez bloquées
block = Bloquer { $name }
block-note = Une personne bloquée ne peut pas s’asseoir avec vous, et vous ne voyez ni ce qu’elle dit ni ses tables.
blocked-now = Vous avez bloqué { $name }.
friend-invite = Inviter { $name }
friend-invited = { $name } voit maintenant votre invitation.
friend-invites-you = { $name } vous invite à une table : { $game }
friend-go = Y aller
friends-ask-you = { $count ->
        [one] { $names } vous propose d’être amis
       *[other] { $names } vous proposent d’être amis
    }
goodbye = Partir pour de bon
unrated = non classée
title-letters = Lettres

unrated-imported = Cette partie ne compte pas pour le classement : elle a été importée.
unrated-undone = Cette partie ne compte pas pour le classement : un coup a été repris après que le hasard ou quelqu’un d’autre y avait répondu.
unrated-helped = Cette partie ne compte pas pour le classement : un bot a joué pour quelqu’un.

## La maison dans le navigateur

device-play = Jouer sur cet appareil
device-note = Sans le serveur, vous pouvez jouer ici contre des bots ou sur un même écran ; vos parties restent dans ce navigateur.
device-matches = Sur cet appareil
device-bring = L’apporter au serveur
