# Rifiuti che incontrano solo chi ospita e chi modera, in italiano.

refusal-not-a-moderator = Può farlo solo chi è stato nominato da chi ospita.
refusal-moderates-too = Anche { $name } modera: può farlo solo chi ospita.
refusal-house-not-empty = Questa casa non è vuota: da qui non si può ripristinare.
refusal-cannot-restore = Non è riuscito: { $why }
refusal-no-such-line = Non c’è nessuna riga di chat numero { $number }.
refusal-nobody-of-that-name = Qui nessuno si chiama «{ $name }».
refusal-several-of-that-name = Più ospiti si chiamano «{ $name }»; di’ quale con l’identificativo: { $ids }.
refusal-guest-has-no-password = { $name } è un ospite, e gli ospiti non hanno password.
refusal-no-such-report = Non c’è nessuna segnalazione «{ $report }» in attesa.
