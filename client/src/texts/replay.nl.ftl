# The words of replay, review, story and lesson, in Dutch.

replay-position = Regel { $seq } van { $last }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-to-match = Naar de partij zoals die staat
review-open = Terugblik op deze partij
review-made = De terugblik wordt gemaakt. Je kunt intussen rondkijken.
review-waits = { $ahead ->
        [one] Eerst wordt nog een andere terugblik gemaakt.
       *[other] Eerst worden nog { $ahead } andere terugblikken gemaakt.
    }
review-failed = Op deze partij kan niet worden teruggeblikt.
review-chances = Kans om te winnen
review-what = Wat er getekend is
review-turns = Keerpunten
review-no-turns = Geen regel heeft veel veranderd.
review-entry = regel { $seq }
review-entries = regels { $from }–{ $to }
review-mistakes = Betere zetten
review-played = Gespeeld: { $move } ({ $chance } om te winnen)
review-instead = Beter: { $move } ({ $chance })
review-show-played = Gespeelde zet
review-show-better = Betere zet
review-how = Kansen zijn aandelen gewonnen partijen: bots ({ $level }) hebben vanaf elk moment { $playouts } keer tot het einde gespeeld, met alles wat verborgen is opnieuw getrokken.
replay-play-on = Vanaf hier verder spelen
story-curve = { $measure } van de eerste tot de laatste zet
story-best = Beste momenten
story-look = Bekijken
story-earned = Wie waar wat verdiende
story-picture = Delen als plaatje
learn-title = Les: { $game }
learn-none = Voor dit spel is er nog geen les. De regels vertellen alles.
learn-step = Stap { $step } van { $steps }
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-seen = Goed gedaan!
learn-missed = Dat kan gebeuren; hier mag je het zo vaak proberen als je wilt.
learn-again = Nog een keer
learn-skip = Overslaan
learn-finish = Naar de spellenkast
