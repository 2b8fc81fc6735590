# Weigeringen die alleen gastheren en moderatoren tegenkomen, in het Nederlands.

refusal-not-a-moderator = Dat mogen alleen mensen die de gastheer heeft aangewezen.
refusal-moderates-too = { $name } modereert ook: dat kan alleen de gastheer.
refusal-house-not-empty = Dit huis is niet leeg: het kan van hieruit niet worden hersteld.
refusal-cannot-restore = Dat lukte niet: { $why }
refusal-no-such-line = Er is geen chatregel met nummer { $number }.
refusal-nobody-of-that-name = Niemand heet hier “{ $name }”.
refusal-several-of-that-name = Meerdere gasten heten “{ $name }”; geef het kenmerk op: { $ids }.
refusal-guest-has-no-password = { $name } is een gast, en gasten hebben geen wachtwoord.
refusal-no-such-report = Er is geen melding “{ $report }” die wacht.
