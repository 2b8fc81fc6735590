review-making = Si guarda indietro
review-kept = Analisi in { $file }.
review-turning = Voce { $seq }: la probabilità di { $seat } passa da { $before } a { $after } ({ $other }: { $played }).
review-turning-measure = Voce { $seq }: { $measure }: { $before } → { $after } ({ $other }: { $played }).
review-better = Voce { $seq }: { $seat } ha giocato { $played } ({ $chance } di vincere); meglio era { $better } ({ $better_chance }): { $reasons }
review-no-mistakes = Nessuna mossa era chiaramente peggiore di quella del bot più forte.
