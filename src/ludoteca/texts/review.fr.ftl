review-making = On regarde en arrière
review-kept = Analyse dans { $file }.
review-turning = Entrée { $seq } : les chances de { $seat } passent de { $before } à { $after } ({ $other } : { $played }).
review-turning-measure = Entrée { $seq } : { $measure } : { $before } → { $after } ({ $other } : { $played }).
review-better = Entrée { $seq } : { $seat } a joué { $played } ({ $chance } de gagner) ; mieux valait { $better } ({ $better_chance }) : { $reasons }
review-no-mistakes = Aucun coup n’était nettement pire que celui du bot le plus fort.
