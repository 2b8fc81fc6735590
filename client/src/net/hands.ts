/** The tables at which this device shows only what is in front of its player, beside a big screen. */
const shelf = (match: string) => `hand:${match}`;

export function isHandFor(match: string): boolean {
  return localStorage.getItem(shelf(match)) !== null;
}

export function keepHand(match: string, isHand: boolean): void {
  if (isHand) localStorage.setItem(shelf(match), '');
  else localStorage.removeItem(shelf(match));
}
