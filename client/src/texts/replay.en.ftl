# The words of replay, review, story and lesson, in English.

replay-position = Entry { $seq } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move ahead
replay-last = To the end
replay-to-match = To the match as it stands
review-open = Review of this match
review-made = The review is being made. You can go on looking around.
review-waits = { $ahead ->
        [one] One other review is made first.
       *[other] { $ahead } other reviews are made first.
    }
review-failed = This match cannot be reviewed.
review-chances = Chance to win
review-what = What is drawn
review-turns = Turning points
review-no-turns = No entry changed much.
review-entry = entry { $seq }
review-entries = entries { $from }–{ $to }
review-mistakes = Better moves
review-played = Played: { $move } ({ $chance } to win)
review-instead = Better: { $move } ({ $chance })
review-show-played = As played
review-show-better = Better move
review-how = Chances are shares of wins: from each moment on, bots ({ $level }) played the match to its end { $playouts } times, with everything hidden drawn anew.
replay-play-on = Play on from here
story-curve = { $measure } from the first move to the last
story-best = Best moments
story-look = Have a look
story-earned = Who earned what where
story-picture = Share as a picture
learn-title = Lesson: { $game }
learn-none = There is no lesson for this game yet. The rules page tells everything.
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-show = Show me
learn-seen = Well done!
learn-missed = That can happen; here you may try as often as you like.
learn-again = Once more
learn-skip = Skip
learn-finish = To the shelf
