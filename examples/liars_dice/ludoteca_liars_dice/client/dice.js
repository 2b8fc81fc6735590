// Dice and small elements, drawn without a library.

const SVG = 'http://www.w3.org/2000/svg';

/** The places of the pips on a face of 3 × 3 places. */
const PIPS = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** An element with a class, texts and children. */
export function make(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A die as a drawing; without a face it is hidden. */
export function drawDie(face, isHit) {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 40 40');
  drawing.setAttribute('class', `die${face ? '' : ' hidden'}${isHit ? ' hit' : ''}`);
  drawing.setAttribute('aria-hidden', 'true');
  const edge = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ x: 2, y: 2, width: 36, height: 36, rx: 7 })) edge.setAttribute(key, value);
  drawing.append(edge);
  for (const [column, row] of PIPS[face] ?? []) {
    const pip = document.createElementNS(SVG, 'circle');
    for (const [key, value] of Object.entries({ cx: 10 + 10 * column, cy: 10 + 10 * row, r: 3.6 })) {
      pip.setAttribute(key, value);
    }
    drawing.append(pip);
  }
  return drawing;
}

/** The stylesheet beside this module. */
export function styles() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('./style.css', import.meta.url).href;
  return link;
}
