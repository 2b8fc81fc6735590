# Ce que seuls le terminal et le moteur disent, en français.

refusal-option-without-value = L’option « { $option } » demande une valeur.
refusal-bots-and-seats = Il y a { $bots } niveaux pour { $seats } bots : donnez-en un pour tous, ou un pour chacun.
refusal-loaded-as-it-was = Une partie sauvegardée continue telle quelle : n’indiquez ni options ni --seats.
refusal-bots-need-no-clock = Des bots qui jouent beaucoup de parties n’ont pas d’horloge ; choisissez une durée qui ne soit pas en minutes.
refusal-file-unwritable = { $file } ne peut pas être écrit : { $why ->
    [missing] ce dossier n’existe pas
    [folder] c’est un dossier
    [forbidden] ce n’est pas permis ici
   *[other] un tel fichier est impossible
}.
refusal-seats-differ = La demande dit { $requested } places, l’état en a { $stated }.
refusal-options-differ = Les options de la demande ne sont pas celles de l’état.
refusal-line-too-long = La ligne dépasse { $limit } octets.
refusal-unknown-request = Il n’y a pas de demande « { $request } » ; il y a { $known }.
refusal-too-many-matches = Il y a déjà { $limit } parties ; abandonnez-en une d’abord.
refusal-input-ended = L’entrée s’est terminée avant la partie.
refusal-program-mistake = Il y a une erreur dans le programme : { $detail } ({ $file }, ligne { $line }).
refusal-no-such-number = Il n’y a pas de numéro { $number } dans la liste : elle va jusqu’à { $last }.
refusal-file-name-missing = Dites quel fichier.
refusal-table-head-missing = { $file } ne dit pas à quoi il sert : il commence par game, what et name.
refusal-files-folder-missing = Dites où sont les fichiers de votre serveur : --files DOSSIER, ou le réglage files.
refusal-file-of-other-game = Ce fichier contient une partie de { $game }.
refusal-unknown-picture = Il n’y a pas d’image « { $suffix } » de ce jeu ; .svg marche toujours.
terminal-begin = Tapez help ou ? pour savoir quoi taper, quit pour partir.
terminal-prompt = { $seat }, que faites-vous ?
terminal-and-more = … et { $more } de plus : tapez une partie de ce que vous cherchez.
terminal-nothing-matches = Rien de possible ne contient « { $filter } » ; `list` montre tout.
terminal-allowed = C’est permis.
terminal-nothing-happened = Rien ne s’est encore passé.
terminal-hint = { $action } – { $reasons }
terminal-undone = { $seat } reprend un coup.
terminal-taken-back = Coup repris.
terminal-undo-consent = { $other }, { $seat } peut-il reprendre son dernier coup et ce qui a suivi ?
terminal-undo-refused = { $other } n’est pas d’accord : rien n’est repris.
terminal-saved = Enregistrée dans { $file }.
terminal-loaded = { $file } est sur la table.
terminal-left = Vous quittez la table.
terminal-replay-prompt = { $seq } sur { $last } · Entrée : suite · b : retour · nombre : y aller · q : fin
terminal-seats-counted = Les options qui nomment une place comptent à partir de 0 : la place 0 est Joueur 1.
terminal-help-number = NOMBRE         faire ce qui porte ce numéro
terminal-help-notation = une action     tapée comme dans la liste
terminal-help-filter = d’autres mots  montrer ce qui est possible et les contient
terminal-help-help = help [RÈGLE]   cette page, ou une règle comme { $rule }
terminal-help-list = list [MOTS]    ce que vous pouvez faire
terminal-help-why = why [ACTION]   est-ce permis, et sinon pourquoi ; seul : les règles de ce qui vient d’arriver
terminal-help-hint = hint           ce que ferait un bot
terminal-help-board = board          revoir la table
terminal-help-log = log            ce qui s’est passé jusqu’ici
terminal-help-undo = undo           reprendre votre dernier coup
terminal-help-save = save FICHIER   garder la partie
terminal-help-load = load FICHIER   continuer avec une autre
terminal-help-quit = quit           quitter la table
refusal-answer-out-of-bounds = « { $answer } » ne va pas ; possible : { $bounds }.
refusal-answer-not-a-number = « { $answer } » n’est pas un nombre.
refusal-answer-not-listed = « { $answer } » n’est pas dans la liste.
refusal-answer-wrong-count = Choisissez-en de { $low } à { $high }, pas { $count }.
refusal-not-a-game-key = « { $name } » ne peut pas être la clé d’un jeu : minuscules, chiffres et tirets bas, comme river_race.
refusal-game-key-taken = Il existe déjà un jeu « { $name } ».
refusal-not-a-title = Un titre tient sur une ligne, sans guillemets ni barre oblique inverse.
refusal-folder-exists = { $folder } existe déjà : indiquez un nouveau dossier avec --into.
