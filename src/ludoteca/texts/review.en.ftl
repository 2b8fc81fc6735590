review-making = Looking back
review-kept = Review in { $file }.
review-turning = Entry { $seq }: the chance of { $seat } goes from { $before } to { $after } ({ $other }: { $played }).
review-turning-measure = Entry { $seq }: { $measure }: { $before } → { $after } ({ $other }: { $played }).
review-better = Entry { $seq }: { $seat } played { $played } ({ $chance } to win); better was { $better } ({ $better_chance }): { $reasons }
review-no-mistakes = No move was clearly worse than what the strongest bot would have played.
