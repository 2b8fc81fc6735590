import { NARROW } from '../design/breakpoints';

/** What must be pressed next, the first that there is. */
const ASKED = ['.sheet footer .primary', '.sheet footer .button', '.front .primary'];
const NEAR = 8;

const isUsable = (button: HTMLElement) =>
  button.offsetHeight > 0 && button.getAttribute('aria-disabled') !== 'true';

function askedIn(frame: HTMLElement): HTMLElement | undefined {
  return ASKED.flatMap((place) => [...frame.querySelectorAll<HTMLElement>(place)]).find(isUsable);
}

/** Where the tools begin that stay at the foot of a phone. */
function foot(frame: HTMLElement): number {
  return frame.querySelector('.always')?.getBoundingClientRect().top ?? innerHeight;
}

/**
 * Bring a phone back to the board, and what must be pressed above the tools: the page is scrolled from its top as
 * little as that needs. Whoever writes is left alone.
 */
export function comeBack(frame: HTMLElement, isForced: boolean): void {
  if (!matchMedia(NARROW).matches || document.querySelector('dialog[open]')) return;
  if (document.activeElement?.matches('input, textarea, select')) return;
  const asked = askedIn(frame);
  if (!isForced && asked && isSeen(asked, frame)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  if (asked) scrollBy({ top: Math.max(0, asked.getBoundingClientRect().bottom + NEAR - foot(frame)) });
}

function isSeen(button: HTMLElement, frame: HTMLElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return top >= 0 && bottom <= foot(frame);
}

/** Whether something on the board that may be pressed is under this. */
export function coversLit(cover: DOMRect, board: HTMLElement): boolean {
  return [...board.querySelectorAll('.lit')].some((lit) => {
    const { left, right, top, bottom } = lit.getBoundingClientRect();
    return left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
  });
}
