# Une soirée ensemble : la maison, le grand écran, le téléphone comme main ; en français.

lan-only-here = Les liens de cette page ne s’ouvrent que sur cet ordinateur.
lan-offer = Les téléphones et la télé de la maison n’atteignent pas encore cet ordinateur.
lan-what = Cela ouvre { $address } aux appareils de votre réseau jusqu’à ce que vous le fermiez ou arrêtiez le programme. Ils peuvent jouer ici ; rien d’autre n’est ouvert sur cet ordinateur.
lan-open = Ouvrir à la maison
lan-is-open = La maison peut entrer : les appareils de votre réseau atteignent { $url }.
lan-close = Refermer
lan-address = Adresse pour les autres appareils
lan-nowhere = Cet ordinateur n’est dans aucun réseau local. Connectez-le au Wi-Fi pour jouer avec des téléphones.
code-of = Code QR : { $label }
code-show = Code QR

tv-share = Lien pour une télé ou un autre grand écran
tv-choose = À quoi jouons-nous ?
tv-choose-text = Cet écran est la table, et chaque téléphone est une main.
tv-scan = Scannez pour prendre place
tv-scan-text = Visez ici avec l’appareil photo du téléphone. Il ne faut écrire que votre nom.
tv-scan-bot = Scannez pour remplacer un bot
tv-seats = { $taken } places prises sur { $all }
tv-start = Commencer à { $count }
tv-start-few =
    { $count ->
        [one] Il manque encore une personne
       *[other] Il manque encore { $count } personnes
    }.
tv-next = Partie suivante
tv-other-game = Un autre jeu
tv-full-screen = Plein écran
tv-sound = Son
tv-turn-here = Tourner la table de ce côté

hand-title = Prenez place
hand-sit = Je m’assieds
hand-another = Une autre personne sur ce téléphone
hand-another-name = Son nom
hand-pass = Passez le téléphone à { $name }
hand-hidden = Ce qui n’appartient qu’à une personne reste caché jusqu’à ce que la bonne personne touche.
hand-i-am = Je suis { $name }
hand-take = Jouer à la place de { $name }
new-strength = Force
new-strength-step = { $step } – { $points } points
new-strength-note = De 1 à 10, on monte marche après marche ; « moyen » vaut 1500 points. Avec 100 points d’avance, on gagne environ deux duels sur trois.
new-like-me = Quelqu’un comme moi
new-like-me-found = { $matches ->
        [0] Vous n’avez pas encore affronté de bot ici : commençons au milieu, force { $step }.
        [one] Force { $step }, d’après une de vos parties contre des bots.
       *[other] Force { $step }, d’après vos { $matches } dernières parties contre des bots.
    }
new-title = Une table pour { $game }
new-seats-note = Plusieurs places à vous se jouent sur cet écran, l’une après l’autre. Les places libres sont pour ceux que vous invitez.
new-level = Bots
new-level-mixed = mélangés
new-name-of = Nom du joueur { $number }
presets = Tables toutes prêtes
new-more = Temps et invités
new-open = N’importe qui peut s’asseoir
new-start = Commencer
new-invite = Ouvrir la table et inviter
sitter-me = Moi
sitter-empty = Libre
room-text = Chacun s’assied, se dit prêt, et c’est parti.
room-invited = Vous êtes invité ! Choisissez une place.
seat-empty = libre
seat-ready = prêt
seat-not-ready = pas encore prêt
sit-down = S’asseoir ici
stand-up = Se lever
clear-seat = Libérer la place
not-ready = Finalement pas prêt
start-not-full = Il reste une place libre.
start-not-ready = Tout le monde n’est pas prêt.
invite-title = Inviter quelqu’un
invite-text = Toute personne qui ouvre ce lien ou scanne le code peut s’asseoir.
share-join = Lien pour s’asseoir
share-full = Toutes les places sont prises. Avec ce lien, on peut regarder.
share-seat = Jouer la place ({ $seat }) sur un autre appareil
share-seat-link = La personne qui ouvre ce lien joue pour { $seat }
share-watch = Lien pour regarder
