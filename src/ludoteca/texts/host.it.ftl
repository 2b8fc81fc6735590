# Rifiuti che incontrano solo chi ospita e chi modera, in italiano.

refusal-not-a-moderator = Può farlo solo chi è stato nominato da chi ospita.
refusal-moderates-too = Anche { $name } modera: può farlo solo chi ospita.
refusal-house-not-empty = Questa casa non è vuota: da qui non si può ripristinare.
refusal-cannot-restore = { $why ->
    [no-backup] «{ $file }» non è un backup né una cartella con una copia.
    [newer] «{ $file }» è stato scritto da una Ludoteca più nuova: installa prima quella.
    [unreadable] «{ $file }» non si può leggere.
    [no-copy] In questo posto non c’è la copia di nessuna casa.
    [several] In questo posto ci sono copie di più case: aggiungi una di queste: { $known }.
    [no-base] La copia non si può usare: ogni sua base è rovinata o illeggibile.
    [no-answer] Il posto non risponde.
    [no-place] «{ $place }» non è un posto per una copia: indica un file, una cartella o s3://bucket/percorso.
    [needs-copies] Serve un pacchetto in più: ludoteca[copies].
   *[other] Non è riuscito: { $detail }
}
refusal-no-such-line = Non c’è nessuna riga di chat numero { $number }.
refusal-nobody-of-that-name = Qui nessuno si chiama «{ $name }».
refusal-several-of-that-name = Più ospiti si chiamano «{ $name }»; di’ quale con l’identificativo: { $ids }.
refusal-guest-has-no-password = { $name } è un ospite, e gli ospiti non hanno password.
refusal-no-such-report = Non c’è nessuna segnalazione «{ $report }» in attesa.
