review-making = Rückblick
review-kept = Rückblick in { $file }.
review-turning = Eintrag { $seq }: Die Chance von { $seat } geht von { $before } auf { $after } ({ $other }: { $played }).
review-turning-measure = Eintrag { $seq }: { $measure }: { $before } → { $after } ({ $other }: { $played }).
review-better = Eintrag { $seq }: { $seat } spielte { $played } ({ $chance } zu gewinnen); besser war { $better } ({ $better_chance }): { $reasons }
review-no-mistakes = Kein Zug war klar schlechter als der des stärksten Bots.
