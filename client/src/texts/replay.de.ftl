# The words of replay, review, story and lesson, in German.

replay-position = Eintrag { $seq } von { $last }
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Zug vor
replay-last = Zum Ende
replay-to-match = Zur Partie, wie sie steht
review-open = Rückblick auf diese Partie
review-made = Der Rückblick entsteht. Du kannst dich inzwischen umsehen.
review-waits = { $ahead ->
        [one] Vorher entsteht noch ein anderer Rückblick.
       *[other] Vorher entstehen noch { $ahead } andere Rückblicke.
    }
review-failed = Auf diese Partie lässt sich nicht zurückblicken.
review-chances = Gewinnchance
review-what = Was gezeichnet ist
review-turns = Wendepunkte
review-no-turns = Kein Eintrag hat viel geändert.
review-entry = Eintrag { $seq }
review-entries = Einträge { $from }–{ $to }
review-mistakes = Bessere Züge
review-played = Gespielt: { $move } ({ $chance } zu gewinnen)
review-instead = Besser: { $move } ({ $chance })
review-show-played = Wie gespielt
review-show-better = Besserer Zug
review-how = Chancen sind Anteile gewonnener Partien: Bots ({ $level }) haben von jedem Moment an { $playouts }-mal zu Ende gespielt, mit allem Verdeckten neu gemischt.
replay-play-on = Von hier weiterspielen
story-curve = { $measure } vom ersten bis zum letzten Zug
story-best = Beste Momente
story-look = Ansehen
story-earned = Wer womit wie viel verdient hat
story-picture = Als Bild teilen
learn-title = Lektion: { $game }
learn-none = Zu diesem Spiel gibt es noch keine Lektion. Die Regelseite sagt alles.
learn-step = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-seen = Gut gemacht!
learn-missed = Das kommt vor; hier darfst du es versuchen, so oft du willst.
learn-again = Noch einmal
learn-skip = Überspringen
learn-finish = Zum Regal
