# Wat de server van de tafels zegt, in het Nederlands.

refusal-account-keeps-its-name = Een account houdt zijn naam.
refusal-already-moved = Iemand heeft al een zet gedaan: de partij kan niet meer worden afgeblazen.
refusal-banned = Je mag niet meer binnenkomen.
refusal-body-too-long = Dat is langer dan { $most } bytes.
refusal-bot-plays = Een bot speelt deze plaats nu; neem hem eerst terug.
refusal-database-away = De database van de server antwoordt nu even niet. Wat tot nu toe gespeeld is, is veilig; probeer het zo nog eens.
refusal-end-asked-already = { $seat } heeft dat al voorgesteld.
refusal-foreign-origin = Dat kwam van een pagina van een andere site.
refusal-not-at-this-machine = Dat kan alleen aan de computer waarop de server draait.
refusal-no-local-network = Deze computer zit in geen enkel lokaal netwerk. Verbind hem eerst met de wifi.
refusal-not-an-address-here = Deze computer heeft het adres { $address } niet.
refusal-hand-at-work = Er is een hand bezig: die moet eerst loslaten.
refusal-has-account = Je hebt al een account.
refusal-hooks-are-off = De beheerder staat geen webhooks toe.
refusal-name-empty = Een naam heeft minstens één letter nodig.
refusal-name-taken = De naam “{ $name }” is bezet.
refusal-needs-invitation = Deze tafel is privé: je hebt de uitnodiging nodig.
refusal-no-hand-at-work = Er is geen hand bezig.
refusal-no-hint = De bot heeft nu geen raad.
refusal-no-live-actions = Hier valt niets met de hand te doen.
refusal-no-previews = Dit spel toont geen voorbeeld vooraf.
refusal-no-standing-orders = In dit spel kun je geen opdracht achterlaten.
refusal-no-workshop = Dit spel heeft geen werkplaats.
refusal-no-such-hook = Deze webhook bestaat niet.
refusal-no-such-token = Dit token bestaat niet.
refusal-not-handed-over = Voor deze plaats speelt geen bot.
refusal-not-now = Niet nu: de tafel is { $status ->
    [lobby] nog niet begonnen
    [playing] in het spel
    [over] afgelopen
   *[closed] gesloten
}.
refusal-not-ready = Nog niet iedereen is klaar.
refusal-not-signed-in = Zeg eerst wie je bent.
refusal-not-the-host = Dat mag alleen wie de tafel heeft geopend.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-not-your-table = Je zit niet aan deze tafel.
refusal-nothing-to-agree-to = Niemand vraagt om je instemming.
refusal-others-play = Er spelen nog anderen mee: stel hun voor de partij te beëindigen.
refusal-seat-empty = Een plaats is nog leeg.
refusal-seat-taken = Die plaats is bezet.
refusal-seats-are-taken = Hier zitten meer mensen dan er dan plaatsen zouden zijn.
refusal-server-closing = De server sluit; kom zo terug.
refusal-server-error = De server maakte een fout; die is genoteerd.
refusal-stale = Intussen is er iets gebeurd; kijk nog eens.
refusal-too-many-hands = De server is bezet; probeer het zo nog eens.
refusal-too-many-hints = Hooguit { $most } adviezen tegelijk.
refusal-too-many-hooks = Hooguit { $most } webhooks per persoon.
refusal-request-too-slow = Het verzoek is niet binnen { $seconds } seconden aangekomen.
refusal-too-many-requests = Niet zo snel; probeer het zo nog eens.
refusal-too-much-written = Dat was veel voor de schijf van deze server; probeer het later nog eens.
refusal-too-many-kept-matches = Je hebt { $most } partijen op deze server; verwijder er eerst een paar die voorbij zijn.
refusal-too-many-kept-bytes = Je partijen nemen { $most } megabyte in op deze server; verwijder er eerst een paar die voorbij zijn.
refusal-server-full = Alle tafels van deze server zijn bezet; probeer het zo nog eens.
refusal-others-played = Aan deze partij hebben ook anderen gespeeld, dus die blijft.
refusal-too-many-emails = Dat zijn voorlopig genoeg e-mails; probeer het later nog eens.
refusal-too-much-work = Dat was veel werk voor deze server; probeer het over een minuut nog eens.
refusal-too-much-memory = Je netwerk stuurt te veel tegelijk; probeer het zo nog eens.
refusal-too-many-sockets = Je bent te vaak verbonden; sluit eerst een paar vensters.
refusal-too-many-tables = Hooguit { $most } tafels tegelijk.
refusal-too-many-tokens = Hooguit { $most } tokens per persoon.
refusal-unknown-player = Deze speler bestaat niet.
refusal-wrong-name-or-password = Naam of wachtwoord klopt niet.

refusal-letters-are-off = De beheerder verstuurt geen brieven.
refusal-letter-failed = De brief aan { $email } kon niet worden verstuurd.
refusal-no-such-address = Dat adres is hier niet bekend, of de brieven zijn stopgezet.
refusal-pushes-are-off = De beheerder verstuurt geen meldingen.
refusal-too-many-browsers = Er kunnen hoogstens { $most } browsers zijn.
refusal-away-already = Je bent al met vakantie.
refusal-vacation-too-long = { $most ->
        [0] Je hebt dit jaar geen vakantiedagen meer.
        [one] Je hebt dit jaar nog één vakantiedag.
       *[other] Je hebt dit jaar nog { $most } vakantiedagen.
    }
refusal-that-is-you = Dat ben je zelf.
refusal-too-many-blocks = Er kunnen hoogstens { $most } mensen geblokkeerd worden.
refusal-line-is-gone = Die regel is er niet, of is verwijderd.
refusal-too-many-reports = Je hebt vandaag { $most } regels gemeld; de rest kan tot morgen wachten.
refusal-not-welcome = Aan deze tafel kun je niet gaan zitten.
refusal-not-heard = Je kunt aan deze tafel niet schrijven.
refusal-no-such-account = Er is geen account met de naam “{ $name }”.
refusal-cannot-be-asked = Deze persoon kun je niet vragen om vrienden te worden.
refusal-too-many-friends = Je kunt hoogstens { $most } vrienden hebben.
refusal-not-your-friend = Je kunt alleen vrienden uitnodigen.
refusal-name-of-a-bot = “[bot]” aan het begin van een naam is het teken van bots: kies een andere naam dan “{ $name }”.
refusal-bots-make-no-bots = Een bot maakt geen andere bots.
refusal-too-many-bots = Je kunt hoogstens { $most } bots hebben.
refusal-not-your-bot = Dat is geen bot van jou.
refusal-not-a-bot = Dat is geen bot.
refusal-bot-is-away = { $name } is er nu niet.
refusal-bot-is-busy = { $name } is bezet en speelt al { $most } partijen.
refusal-wrong-password = Dat is niet je wachtwoord.
refusal-needs-code = Vul de code van je authenticatie-app in, of een herstelcode.
refusal-wrong-code = Die code is fout of al gebruikt.
refusal-openid-failed = Inloggen via { $name } is niet gelukt. Probeer het opnieuw, of gebruik je wachtwoord.
refusal-openid-is-off = Een andere manier van inloggen is hier niet ingesteld.
refusal-passkey-unknown = Deze passkey hoort hier bij geen account.
refusal-passkey-refused = De passkey is niet geaccepteerd; probeer het nog eens.
refusal-passkeys-are-off = Deze server kan geen passkeys gebruiken.
refusal-too-many-passkeys = Hoogstens { $most } passkeys per persoon.
refusal-no-such-passkey = Die passkey bestaat niet.
refusal-no-second-factor = Je account heeft geen tweede factor.
refusal-no-such-reset = Deze link is al gebruikt of te oud; vraag een nieuwe aan.
refusal-token-lacks-scope = Dit token mag dat niet; het heeft “{ $scope }” nodig.
refusal-no-account = Je hebt geen account, en dus geen wachtwoord.
refusal-time-is-up = Je tijd is om; de bot speelt verder.
refusal-too-many-own-tables = Je hebt al { $most } tafels; sluit er eerst een.
refusal-too-many-reviews = Je wacht al op { $most ->
        [one] één terugblik
       *[other] { $most } terugblikken
    }: probeer het opnieuw als er een klaar is.
refusal-too-many-bot-matches = Je laat al { $most } partijen van bots lopen.
refusal-too-many-lines = Dat zijn veel regels; wacht even.
refusal-match-file-too-long = Een meegebrachte partij kan hoogstens { $most } regels hebben.
refusal-undo-asked-already = Plaats { $seat } heeft al gevraagd een zet terug te nemen; beantwoord dat eerst.
refusal-seat-asked-already = { $name } heeft al om een plaats gevraagd; beantwoord dat eerst.
refusal-request-id-reused = De aanduiding van dit verzoek is al voor een ander gebruikt; geef elk verzoek een eigen aanduiding.
refusal-request-unfinished = Dit verzoek wordt uitgevoerd of werd onderbroken; probeer het over een minuut opnieuw.
