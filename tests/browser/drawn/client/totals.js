export const totalsOf = ({ view, players }) => view.totals.map((total, seat) => `${players[seat].name}: ${total}`);
