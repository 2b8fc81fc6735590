// The smallest front: totals as a list, and a die to click on.
import { totalsOf } from './totals.js';

export function board(element, desk) {
  const totals = document.createElement('ol');
  const die = document.createElement('button');
  die.textContent = 'the die';
  let now = desk;
  die.onclick = () => now.choose({ type: 'roll' });
  element.append(totals, die);
  const update = (changed) => {
    now = changed;
    die.disabled = !changed.moves;
    totals.replaceChildren(
      ...totalsOf(changed).map((text) => Object.assign(document.createElement('li'), { textContent: text })),
    );
  };
  update(desk);
  return { update, destroy: () => element.replaceChildren() };
}

export const scores = (view) => view.totals;
