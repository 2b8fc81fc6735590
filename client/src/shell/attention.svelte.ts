/** What the tab says before its title while somebody waits for me, whatever page or window I look at. */
export const attention = $state({ says: '' });
