/** How the looks of a terminal are drawn on a page: its colours by name, so that they suit light and dark. */

const NAMES = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;
const COLOUR = new RegExp(`^(?:bright_)?(${NAMES.join('|')})$`);
const ON = 'on-';

/** The value of a colour: a property of the page, or what the game gives; null for one that no page knows. */
function paint(name: string): string | null {
  const known = COLOUR.exec(name)?.[1];
  if (known) return `var(--terminal-${known})`;
  return /^#[0-9a-f]{6}$/i.test(name) ? name : null;
}

export function coloursOf(looks: readonly string[]): { ink?: string; ground?: string } {
  const found: { ink?: string; ground?: string } = {};
  for (const look of looks) {
    const isGround = look.startsWith(ON);
    const colour = paint(isGround ? look.slice(ON.length) : look);
    if (colour) found[isGround ? 'ground' : 'ink'] = colour;
  }
  // What is written on a colour is as dark or as light as the paper around it is not.
  if (found.ground && !found.ink) found.ink = 'var(--terminal-on)';
  return found;
}

/** The looks that are no colours. */
export function classesOf(looks: readonly string[]): string {
  return looks.filter((look) => /^[a-z]+$/.test(look) && !COLOUR.test(look)).join(' ');
}
