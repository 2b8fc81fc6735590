# Wat alleen de terminal en de engine zeggen, in het Nederlands.

refusal-option-without-value = De optie “{ $option }” heeft een waarde nodig.
refusal-loaded-as-it-was = Een opgeslagen partij gaat verder zoals hij was: laat opties en --seats weg.
refusal-bots-and-seats = Er zijn { $bots } niveaus voor { $seats } bots: geef er één voor allemaal, of één voor elk.
refusal-bots-need-no-clock = Bots die veel partijen spelen hebben geen klok; kies een lengte die niet in minuten is.
refusal-file-unwritable = { $file } is niet te schrijven: { $why ->
    [missing] die map is er niet
    [folder] het is een map
    [forbidden] dat mag hier niet
   *[other] zo’n bestand kan niet bestaan
}.
refusal-seats-differ = Het verzoek zegt { $requested } plaatsen, de stand heeft er { $stated }.
refusal-options-differ = De opties van het verzoek zijn niet die van de stand.
refusal-line-too-long = De regel is langer dan { $limit } bytes.
refusal-unknown-request = Er is geen verzoek “{ $request }”; er zijn { $known }.
refusal-too-many-matches = Er zijn al { $limit } partijen; geef er eerst een op.
refusal-input-ended = De invoer eindigde voor de partij.
refusal-program-mistake = Er zit een fout in het programma: { $detail } ({ $file }, regel { $line }).
refusal-no-such-number = Er staat geen nummer { $number } in de lijst: die gaat tot { $last }.
refusal-file-name-missing = Zeg welk bestand.
refusal-table-head-missing = { $file } zegt niet waar het voor is: het begint met game, what en name.
refusal-files-folder-missing = Zeg waar de bestanden van je server staan: --files MAP, of de instelling files.
refusal-file-of-other-game = Dat bestand bevat een partij { $game }.
refusal-unknown-picture = Van dit spel is er geen plaatje als “{ $suffix }”; .svg werkt altijd.
terminal-begin = Typ help of ? om te zien wat je kunt typen, quit om weg te gaan.
terminal-prompt = { $seat }, wat doe je?
terminal-and-more = … en nog { $more }: typ een deel van wat je zoekt.
terminal-nothing-matches = Niets wat je mag doen bevat “{ $filter }”; `list` toont alles.
terminal-allowed = Dat mag.
terminal-nothing-happened = Er is nog niets gebeurd.
terminal-hint = { $action } – { $reasons }
terminal-undone = { $seat } neemt een zet terug.
terminal-taken-back = Teruggenomen.
terminal-undo-consent = { $other }, mag { $seat } de laatste eigen zet terugnemen, en wat erop volgde?
terminal-undo-refused = { $other } gaat niet akkoord: er wordt niets teruggenomen.
terminal-saved = Bewaard in { $file }.
terminal-loaded = { $file } ligt op tafel.
terminal-left = Je verlaat de tafel.
terminal-replay-prompt = { $seq } van { $last } · Enter: verder · b: terug · getal: daarheen · q: stop
terminal-seats-counted = Opties die een plaats noemen tellen vanaf 0: plaats 0 is Speler 1.
terminal-help-number = NUMMER         doe wat er in de lijst onder staat
terminal-help-notation = een actie      getypt zoals in de lijst
terminal-help-filter = andere woorden toon wat je mag doen en ze bevat
terminal-help-help = help [REGEL]   deze pagina, of een regel zoals { $rule }
terminal-help-list = list [WOORDEN] wat je mag doen
terminal-help-why = why [ACTIE]    mag het, en zo niet, waarom; alleen: de regels achter wat net gebeurde
terminal-help-hint = hint           wat een bot zou doen
terminal-help-board = board          nog eens de tafel
terminal-help-log = log            wat er tot nu toe gebeurde
terminal-help-undo = undo           neem je laatste zet terug
terminal-help-save = save BESTAND   bewaar de partij
terminal-help-load = load BESTAND   ga verder met een andere
terminal-help-quit = quit           verlaat de tafel
refusal-answer-out-of-bounds = “{ $answer }” gaat niet; mogelijk is { $bounds }.
refusal-answer-not-a-number = “{ $answer }” is geen getal.
refusal-answer-not-listed = “{ $answer }” staat niet in de lijst.
refusal-answer-wrong-count = Kies er { $low } t/m { $high }, niet { $count }.
refusal-not-a-game-key = ‘{ $name }’ kan geen sleutel van een spel zijn: kleine letters, cijfers en underscores, zoals river_race.
refusal-game-key-taken = Er is al een spel ‘{ $name }’.
refusal-not-a-title = Een titel is één regel zonder aanhalingstekens en backslashes.
refusal-folder-exists = { $folder } bestaat al: noem een nieuwe map met --into.
