# The chat and its ready phrases, in French.

chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
line-about = À propos de ce que { $name } a dit
line-report = Signaler cette ligne
line-report-note = La personne qui s’occupe de cette maison la lira.
line-reported = Merci : la ligne est signalée.
chat-phrases = Phrases toutes prêtes

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tous !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups…
phrase-let-me-think = Laissez-moi réfléchir.
phrase-take-your-time = Prenez votre temps.
phrase-back-soon = Je reviens tout de suite.
phrase-well-played = Bien joué !
phrase-another-one = Encore une partie ?
phrase-goodbye = Au revoir !
