# Refus que seuls les hôtes et les modérateurs rencontrent, en français.

refusal-not-a-moderator = Seules les personnes nommées par l’hôte peuvent le faire.
refusal-moderates-too = { $name } modère aussi : seul l’hôte peut le faire.
refusal-house-not-empty = Cette maison n’est pas vide : on ne peut pas la restaurer d’ici.
refusal-cannot-restore = Cela n’a pas marché : { $why }
refusal-no-such-line = Il n’y a pas de ligne de discussion numéro { $number }.
refusal-nobody-of-that-name = Personne ne s’appelle « { $name } » ici.
refusal-several-of-that-name = Plusieurs invités s’appellent « { $name } » ; précisez par l’identifiant : { $ids }.
refusal-guest-has-no-password = { $name } est un invité, et les invités n’ont pas de mot de passe.
refusal-no-such-report = Aucun signalement « { $report } » n’attend.
