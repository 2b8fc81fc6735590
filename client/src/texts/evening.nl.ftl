# Een avond samen: het huis, het grote scherm, de telefoon als hand; in het Nederlands.

lan-only-here = Links van deze pagina openen alleen op deze computer.
lan-offer = Telefoons en de tv in huis kunnen deze computer nog niet bereiken.
lan-what = Dit opent { $address } voor de apparaten in je netwerk, tot je het sluit of het programma stopt. Ze kunnen hier spelen; verder gaat er op deze computer niets open.
lan-open = Laat het huis binnen
lan-is-open = Het huis kan binnen: apparaten in je netwerk bereiken { $url }.
lan-close = Weer sluiten
lan-address = Adres voor andere apparaten
lan-nowhere = Deze computer zit in geen lokaal netwerk. Verbind hem met de wifi om met telefoons te spelen.
code-of = QR-code: { $label }
code-show = QR-code

tv-share = Link voor een tv of ander groot scherm
tv-choose = Wat spelen we?
tv-choose-text = Dit scherm is de tafel, en elke telefoon is een hand.
tv-scan = Scan en neem plaats
tv-scan-text = Richt de camera van je telefoon hierop. Je typt alleen je naam.
tv-scan-bot = Scan en neem het over van een bot
tv-seats = { $taken } van { $all } plaatsen bezet
tv-start = Begin met { $count } spelers
tv-start-few =
    { $count ->
        [one] Er is nog één speler nodig
       *[other] Er zijn nog { $count } spelers nodig
    }.
tv-next = Volgende partij
tv-other-game = Een ander spel
tv-full-screen = Volledig scherm
tv-sound = Geluid
tv-turn-here = Draai de tafel naar deze kant

hand-title = Neem plaats
hand-sit = Ga zitten
hand-another = Nog iemand op deze telefoon
hand-another-name = De naam
hand-pass = Geef de telefoon aan { $name }
hand-hidden = Wat van één van jullie is, blijft verborgen tot de juiste persoon tikt.
hand-i-am = Ik ben { $name }
hand-take = Speel in plaats van { $name }
