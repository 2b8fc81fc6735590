/**
 * What the player is about to do at a desk: `make` is called once a desk. The board and what lies before the player
 * share it, and it outlives each of them.
 */
export function onePerDesk<Desk extends object, Controller>(
  make: (desk: Desk) => Controller,
): (desk: Desk) => Controller {
  const known = new WeakMap<Desk, Controller>();
  return (desk) => {
    if (!known.has(desk)) $effect.root(() => void known.set(desk, make(desk)));
    return known.get(desk)!;
  };
}
