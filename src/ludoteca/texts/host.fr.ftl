# Refus que seuls les hôtes et les modérateurs rencontrent, en français.

refusal-not-a-moderator = Seules les personnes nommées par l’hôte peuvent le faire.
refusal-moderates-too = { $name } modère aussi : seul l’hôte peut le faire.
refusal-house-not-empty = Cette maison n’est pas vide : on ne peut pas la restaurer d’ici.
refusal-cannot-restore = { $why ->
    [no-backup] « { $file } » n’est ni une sauvegarde ni un dossier avec une copie.
    [newer] « { $file } » a été écrit par une Ludoteca plus récente : installez-la d’abord.
    [unreadable] « { $file } » est illisible.
    [no-copy] Il n’y a de copie d’aucune maison à cet endroit.
    [several] Il y a les copies de plusieurs maisons à cet endroit : ajoutez-y l’une de { $known }.
    [no-base] La copie est inutilisable : chacune de ses bases est abîmée ou illisible.
    [no-answer] Cet endroit ne répond pas.
    [no-place] « { $place } » n’est pas un endroit pour une copie : indiquez un fichier, un dossier ou s3://bucket/chemin.
    [needs-copies] Il faut un paquet de plus : ludoteca[copies].
   *[other] Cela n’a pas marché : { $detail }
}
refusal-no-such-line = Il n’y a pas de ligne de discussion numéro { $number }.
refusal-nobody-of-that-name = Personne ne s’appelle « { $name } » ici.
refusal-several-of-that-name = Plusieurs invités s’appellent « { $name } » ; précisez par l’identifiant : { $ids }.
refusal-guest-has-no-password = { $name } est un invité, et les invités n’ont pas de mot de passe.
refusal-no-such-report = Aucun signalement « { $report } » n’attend.
