house-loading = { $stage ->
    [python] Der Tisch wird vorbereitet: Python wird geladen. Das geschieht einmal, etwa 7 MB.
    [again] Der Tisch wird vorbereitet: Python wird gestartet.
    [games] Der Tisch wird vorbereitet: Die Regeln werden ausgepackt.
   *[matches] Der Tisch wird vorbereitet: Deine Partien werden geöffnet.
}
house-elsewhere = Ludoteca ist in einem anderen Tab offen. Schließ ihn, dann geht es hier weiter.
house-not-kept = { $why ->
    [full] In diesem Browser ist kein Platz mehr: Du kannst weiterspielen, aber ab jetzt bleibt nichts, wenn du die Seite schließt.
   *[forbidden] Dieser Browser behält nichts von dieser Seite: Du kannst spielen, aber deine Partien sind weg, wenn du sie schließt.
}
house-failed = Python ließ sich in diesem Browser nicht starten. Lade die Seite neu, oder nimm einen neueren Browser.
house-other-version = Von dieser Seite gibt es eine neuere Fassung.
house-reload = Neu laden
needs-server = Für andere Leute, Konten und Ranglisten braucht es einen Server. Hier spielst du gegen Bots oder gemeinsam an einem Bildschirm.
new-seats-alone = Spiel gegen Bots, oder gemeinsam an diesem Bildschirm.
home-text-alone = Echte Brettspiele, gespielt nach dem Buchstaben ihrer Regeln. Allein gegen Bots oder zusammen an einem Bildschirm.
