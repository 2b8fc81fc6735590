house-loading = { $stage ->
    [python] Preparo il tavolo: si carica Python. Succede una volta sola, circa 7 MB.
    [again] Preparo il tavolo: Python si avvia.
    [games] Preparo il tavolo: si aprono i regolamenti.
   *[matches] Preparo il tavolo: si aprono le tue partite.
}
house-elsewhere = Ludoteca è aperta in un’altra scheda. Chiudila là, e si apre qui.
house-not-kept = { $why ->
    [full] In questo browser non c’è più spazio: puoi continuare a giocare, ma da adesso nulla resta quando chiudi la pagina.
   *[forbidden] Questo browser non conserva nulla per questa pagina: puoi giocare, ma le partite spariscono quando la chiudi.
}
house-failed = Python non è partito in questo browser. Ricarica la pagina, o prova un browser più recente.
house-other-version = C’è una versione più nuova di questa pagina.
house-reload = Caricala
needs-server = Per altre persone, account e classifiche serve un server. Qui giochi contro i bot o insieme allo stesso schermo.
new-seats-alone = Gioca contro i bot, o insieme a questo schermo.
home-text-alone = Giochi da tavolo veri, giocati alla lettera del regolamento. Da soli contro i bot, o insieme davanti a uno schermo.
