# The chat and its ready phrases, in Dutch.

chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
line-about = Over wat { $name } zei
line-report = Deze regel melden
line-report-note = Wie voor dit huis zorgt, zal hem lezen.
line-reported = Dank je: de regel is gemeld.
chat-phrases = Snelle zinnen

phrase-hello = Hallo!
phrase-good-luck = Succes allemaal!
phrase-nice-move = Mooie zet!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-oops = Oeps…
phrase-let-me-think = Even nadenken.
phrase-take-your-time = Neem gerust de tijd.
phrase-back-soon = Ik ben zo terug.
phrase-well-played = Goed gespeeld!
phrase-another-one = Nog een potje?
phrase-goodbye = Tot ziens!
