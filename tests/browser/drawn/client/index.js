// The smallest front: totals as a list, and a die to click on.
import { totalsOf } from './totals.js';

export function board(element, desk) {
  const totals = document.createElement('ol');
  const die = document.createElement('button');
  die.textContent = 'the die';
  die.onclick = () => desk.moves.choose({ type: 'roll' });
  element.append(totals, die);
  const update = () => {
    die.disabled = !desk.moves.isOpen;
    totals.replaceChildren(
      ...totalsOf(desk.position).map((text) =>
        Object.assign(document.createElement('li'), { textContent: text }),
      ),
    );
  };
  return { update, destroy: () => element.replaceChildren() };
}

export const scores = (view) => view.totals;
