# Weigeringen die alleen gastheren en moderatoren tegenkomen, in het Nederlands.

refusal-not-a-moderator = Dat mogen alleen mensen die de gastheer heeft aangewezen.
refusal-moderates-too = { $name } modereert ook: dat kan alleen de gastheer.
refusal-house-not-empty = Dit huis is niet leeg: het kan van hieruit niet worden hersteld.
refusal-cannot-restore = { $why ->
    [no-backup] “{ $file }” is geen reservekopie en geen map met een kopie.
    [newer] “{ $file }” is door een nieuwere Ludoteca geschreven: installeer die eerst.
    [unreadable] “{ $file }” kan niet worden gelezen.
    [no-copy] Hier is van geen enkel huis een kopie.
    [several] Hier zijn kopieën van meer huizen: voeg er een toe van { $known }.
    [no-base] De kopie is niet bruikbaar: elke basis ervan is beschadigd of onleesbaar.
    [no-answer] De plek antwoordt niet.
    [no-place] “{ $place }” is geen plek voor een kopie: noem een bestand, een map of s3://bucket/pad.
    [needs-copies] Daarvoor is nog een pakket nodig: ludoteca[copies].
   *[other] Dat lukte niet: { $detail }
}
refusal-no-such-line = Er is geen chatregel met nummer { $number }.
refusal-nobody-of-that-name = Niemand heet hier “{ $name }”.
refusal-several-of-that-name = Meerdere gasten heten “{ $name }”; geef het kenmerk op: { $ids }.
refusal-guest-has-no-password = { $name } is een gast, en gasten hebben geen wachtwoord.
refusal-no-such-report = Er is geen melding “{ $report }” die wacht.
