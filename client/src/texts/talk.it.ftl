# The chat and its ready phrases, in Italian.

chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
line-about = Su ciò che ha detto { $name }
line-report = Segnala questa riga
line-report-note = La leggerà chi si occupa di questa casa.
line-reported = Grazie: la riga è stata segnalata.
chat-phrases = Frasi pronte

phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna a tutti!
phrase-nice-move = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-oops = Ops…
phrase-let-me-think = Fatemi pensare.
phrase-take-your-time = Con calma, senza fretta.
phrase-back-soon = Torno subito.
phrase-well-played = Ben giocato!
phrase-another-one = Ancora una?
phrase-goodbye = Arrivederci!
