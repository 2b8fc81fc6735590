# Ce que dit le serveur des tables, en français.

refusal-account-keeps-its-name = Un compte garde son nom.
refusal-already-moved = Quelqu’un a déjà joué : la partie ne peut plus être annulée.
refusal-banned = Vous ne pouvez plus entrer.
refusal-body-too-long = C’est plus long que { $most } octets.
refusal-bot-plays = Un bot joue cette place en ce moment ; reprenez-la d’abord.
refusal-database-away = La base de données du serveur ne répond pas pour le moment. Ce qui a été joué jusqu’ici est en sûreté ; réessayez dans un instant.
refusal-end-asked-already = { $seat } l’a déjà proposé.
refusal-foreign-origin = Cela vient de la page d’un autre site.
refusal-not-at-this-machine = Seule une personne devant l’ordinateur du serveur peut le faire.
refusal-no-local-network = Cet ordinateur n’est dans aucun réseau local. Connectez-le d’abord au Wi-Fi.
refusal-not-an-address-here = Cet ordinateur n’a pas l’adresse { $address }.
refusal-hand-at-work = Une main est à l’œuvre : elle doit d’abord lâcher prise.
refusal-has-account = Vous avez déjà un compte.
refusal-hooks-are-off = L’hébergeur ne permet pas les web hooks.
refusal-name-empty = Un nom a besoin d’au moins une lettre.
refusal-name-taken = Le nom « { $name } » est pris.
refusal-needs-invitation = Cette table est privée : il faut l’invitation.
refusal-no-hand-at-work = Aucune main n’est à l’œuvre.
refusal-no-hint = Le bot n’a pas de conseil pour l’instant.
refusal-no-live-actions = Ici, rien ne se fait à la main.
refusal-no-previews = Ce jeu ne montre pas d’aperçu.
refusal-no-standing-orders = Ce jeu n’accepte pas d’ordres laissés d’avance.
refusal-no-workshop = Ce jeu n’a pas d’atelier.
refusal-no-such-hook = Ce web hook n’existe pas.
refusal-no-such-token = Ce jeton n’existe pas.
refusal-not-handed-over = Aucun bot ne joue pour cette place.
refusal-not-now = Pas maintenant : la table est { $status ->
    [lobby] encore à ouvrir
    [playing] en jeu
    [over] terminée
   *[closed] fermée
}.
refusal-not-ready = Tout le monde n’est pas prêt.
refusal-not-signed-in = Dites d’abord qui vous êtes.
refusal-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-your-table = Vous n’êtes pas assis à cette table.
refusal-nothing-to-agree-to = Personne ne demande votre accord.
refusal-others-play = D’autres personnes jouent : proposez-leur de finir la partie.
refusal-seat-empty = Une place est encore vide.
refusal-seat-taken = Cette place est prise.
refusal-seats-are-taken = Il y a ici plus de monde qu’il n’y aurait de places.
refusal-server-closing = Le serveur ferme ; revenez dans un instant.
refusal-server-error = Le serveur s’est trompé ; c’est noté.
refusal-stale = Il s’est passé quelque chose entre-temps ; regardez à nouveau.
refusal-too-many-hands = Le serveur est occupé ; réessayez dans un instant.
refusal-too-many-hints = Au plus { $most } conseils à la fois.
refusal-too-many-hooks = Au plus { $most } web hooks chacun.
refusal-request-too-slow = La requête n’est pas arrivée en { $seconds } secondes.
refusal-too-many-requests = Pas si vite ; réessayez dans un instant.
refusal-too-much-written = Cela faisait beaucoup pour le disque de ce serveur ; réessayez plus tard.
refusal-too-many-kept-matches = Vous avez { $most } parties sur ce serveur ; supprimez d’abord quelques parties terminées.
refusal-too-many-kept-bytes = Vos parties occupent { $most } mégaoctets sur ce serveur ; supprimez d’abord quelques parties terminées.
refusal-server-full = Toutes les tables de ce serveur sont occupées ; réessayez dans un instant.
refusal-others-played = D’autres ont joué cette partie, elle reste donc.
refusal-too-many-emails = Assez d’e-mails pour le moment ; réessayez plus tard.
refusal-too-much-work = Cela a demandé beaucoup de travail au serveur ; réessayez dans une minute.
refusal-too-much-memory = Votre réseau envoie trop à la fois ; réessayez dans un instant.
refusal-too-many-sockets = Vous êtes connecté trop de fois ; fermez d’abord quelques fenêtres.
refusal-too-many-tables = Au plus { $most } tables à la fois.
refusal-too-many-tokens = Au plus { $most } jetons chacun.
refusal-unknown-player = Ce joueur n’existe pas.
refusal-wrong-name-or-password = Nom ou mot de passe incorrect.

refusal-letters-are-off = Cet hôte n’envoie pas de lettres.
refusal-letter-failed = La lettre à { $email } n’a pas pu être envoyée.
refusal-no-such-address = Cette adresse n’est pas connue ici, ou ses lettres ont été arrêtées.
refusal-pushes-are-off = Cet hôte n’envoie pas de notifications.
refusal-too-many-browsers = Il peut y avoir au plus { $most } navigateurs.
refusal-away-already = Vous êtes déjà en vacances.
refusal-vacation-too-long = { $most ->
        [0] Il ne vous reste aucun jour de vacances cette année.
        [one] Il vous reste un jour de vacances cette année.
       *[other] Il vous reste { $most } jours de vacances cette année.
    }
refusal-that-is-you = C’est vous.
refusal-too-many-blocks = On peut bloquer { $most } personnes au plus.
refusal-line-is-gone = Cette ligne n’existe pas, ou elle a été retirée.
refusal-too-many-reports = Vous avez signalé { $most } lignes aujourd’hui ; les autres peuvent attendre demain.
refusal-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
refusal-not-heard = Vous ne pouvez pas écrire à cette table.
refusal-no-such-account = Aucun compte ne s’appelle « { $name } ».
refusal-cannot-be-asked = Vous ne pouvez pas proposer à cette personne d’être amis.
refusal-too-many-friends = On peut avoir { $most } amis au plus.
refusal-not-your-friend = Vous ne pouvez inviter que vos amis.
refusal-name-of-a-bot = « [bot] » au début d’un nom est la marque des bots : choisissez un autre nom que « { $name } ».
refusal-bots-make-no-bots = Un bot n’en crée pas d’autres.
refusal-too-many-bots = Vous pouvez avoir { $most } bots au plus.
refusal-not-your-bot = Ce bot n’est pas à vous.
refusal-not-a-bot = Ce n’est pas un bot.
refusal-bot-is-away = { $name } n’est pas là pour le moment.
refusal-bot-is-busy = { $name } est occupé : il joue déjà { $most } parties.
refusal-wrong-password = Ce n’est pas votre mot de passe.
refusal-needs-code = Saisissez le code de votre application d’authentification, ou un code de secours.
refusal-wrong-code = Ce code est faux ou a déjà servi.
refusal-openid-failed = La connexion par { $name } n’a pas abouti. Réessayez, ou utilisez votre mot de passe.
refusal-openid-is-off = Aucune autre façon de se connecter n’est prévue ici.
refusal-passkey-unknown = Cette clé d’accès n’appartient à aucun compte ici.
refusal-passkey-refused = La clé d’accès n’a pas été acceptée ; réessayez.
refusal-passkeys-are-off = Ce serveur ne peut pas utiliser de clés d’accès.
refusal-too-many-passkeys = Au plus { $most } clés d’accès par personne.
refusal-no-such-passkey = Cette clé d’accès n’existe pas.
refusal-no-second-factor = Votre compte n’a pas de second facteur.
refusal-no-such-reset = Ce lien a déjà servi ou est trop ancien ; demandez-en un nouveau.
refusal-token-lacks-scope = Ce jeton n’en a pas le droit ; il lui faut « { $scope } ».
refusal-no-account = Vous n’avez pas de compte, donc pas de mot de passe.
refusal-time-is-up = Votre temps est écoulé ; le bot continue.
refusal-too-many-own-tables = Vous avez déjà { $most } tables ; fermez-en une d’abord.
refusal-too-many-reviews = Vous attendez déjà { $most ->
        [one] une analyse
       *[other] { $most } analyses
    } : revenez quand l’une d’elles sera prête.
refusal-too-many-bot-matches = Vous faites déjà jouer { $most } parties de bots.
refusal-too-many-lines = Cela fait beaucoup de lignes ; attendez un peu.
refusal-match-file-too-long = Une partie importée peut avoir au plus { $most } entrées.
refusal-undo-asked-already = La place { $seat } a déjà demandé à annuler un coup : il faut d’abord y répondre.
refusal-seat-asked-already = { $name } a déjà demandé une place : il faut d’abord y répondre.
refusal-request-id-reused = L’identifiant de cette demande a déjà servi pour une autre : donnez-en un à chaque demande.
refusal-request-unfinished = Cette demande est en cours, ou a été interrompue ; réessayez dans une minute.
