# The chat and its ready phrases, in German.

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
line-about = Zu dem, was { $name } gesagt hat
line-report = Diese Zeile melden
line-report-note = Wer sich um dieses Haus kümmert, wird sie lesen.
line-reported = Danke: Die Zeile ist gemeldet.
chat-phrases = Fertige Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück euch allen!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla…
phrase-let-me-think = Ich muss kurz nachdenken.
phrase-take-your-time = Lass dir ruhig Zeit.
phrase-back-soon = Bin gleich wieder da.
phrase-well-played = Gut gespielt!
phrase-another-one = Noch eine Partie?
phrase-goodbye = Bis bald!
