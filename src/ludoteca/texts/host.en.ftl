# Refusals that only hosts and moderators meet, in English.

refusal-not-a-moderator = Only people whom the host has named may do that.
refusal-moderates-too = { $name } moderates, too: only the host can do that.
refusal-house-not-empty = This house is not empty: it cannot be restored from here.
refusal-cannot-restore = That did not work: { $why }
refusal-no-such-line = There is no line of chat with number { $number }.
refusal-nobody-of-that-name = Nobody is called “{ $name }” here.
refusal-several-of-that-name = Several guests are called “{ $name }”; say which by the id: { $ids }.
refusal-guest-has-no-password = { $name } is a guest, and guests have no password.
refusal-no-such-report = There is no report “{ $report }” that waits.
