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
