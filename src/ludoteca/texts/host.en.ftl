# Refusals that only hosts and moderators meet, in English.

refusal-not-a-moderator = Only people whom the host has named may do that.
refusal-moderates-too = { $name } moderates, too: only the host can do that.
refusal-house-not-empty = This house is not empty: it cannot be restored from here.
refusal-cannot-restore = { $why ->
    [no-backup] “{ $file }” is no backup and no folder with a copy.
    [newer] “{ $file }” was written by a newer Ludoteca: install that one first.
    [unreadable] “{ $file }” cannot be read.
    [no-copy] There is no copy of a house in this place.
    [several] There are copies of several houses in this place: add one of { $known } to it.
    [no-base] The copy cannot be used: each of its bases is damaged or cannot be read.
    [no-answer] The place does not answer.
    [no-place] “{ $place }” is no place for a copy: name a file, a folder, or s3://bucket/path.
    [needs-copies] That needs one more package: ludoteca[copies].
   *[other] That did not work: { $detail }
}
refusal-no-such-line = There is no line of chat with number { $number }.
refusal-nobody-of-that-name = Nobody is called “{ $name }” here.
refusal-several-of-that-name = Several guests are called “{ $name }”; say which by the id: { $ids }.
refusal-guest-has-no-password = { $name } is a guest, and guests have no password.
refusal-no-such-report = There is no report “{ $report }” that waits.
