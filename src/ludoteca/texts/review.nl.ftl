review-making = Terugblik
review-kept = Terugblik in { $file }.
review-turning = Regel { $seq }: de kans van { $seat } gaat van { $before } naar { $after } ({ $other }: { $played }).
review-turning-measure = Regel { $seq }: { $measure }: { $before } → { $after } ({ $other }: { $played }).
review-better = Regel { $seq }: { $seat } speelde { $played } ({ $chance } om te winnen); beter was { $better } ({ $better_chance }): { $reasons }
review-no-mistakes = Geen zet was duidelijk slechter dan die van de sterkste bot.
