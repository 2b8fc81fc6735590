import { barOf, isAlone, shownAddress } from '../place/place';
import { routeOf } from './routes';

export type { Route } from './routes';

/** The address bar, as something that can be watched. */
class Router {
  #url = $state.raw(here());
  readonly route = $derived(routeOf(this.#url));

  /** The address of what is shown, as on a server. */
  get address(): URL {
    return this.#url;
  }

  constructor() {
    // Pages fill up after they were opened: the browser would scroll back before there is anything to scroll.
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => {
      this.#read();
      restoreScroll();
    });
    addEventListener('scrollend', keepScroll);
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
    // Links that the browser follows by itself, into another tab for example, lead to what the host serves.
    if (isAlone) for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, pointToBar);
  }

  /** Go somewhere; `replace` leaves no trace in the history, `stay` scrolls nowhere. */
  go(path: string, { replace = false, stay = false } = {}): void {
    const url = new URL(path, here());
    if (url.href === here().href) return;
    const samePage = url.pathname === here().pathname;
    if (!replace) keepScroll();
    history[replace ? 'replaceState' : 'pushState'](null, '', barOf(url));
    this.#read();
    if (!samePage && !url.hash && !stay) scrollTo(0, 0);
  }

  #read(): void {
    this.#url = here();
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.rel === 'external' || link.hasAttribute('download')) return;
    const url = linked(link);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.hash && url.pathname === here().pathname) {
      keepScroll(); // the browser jumps within a page by itself
      return;
    }
    event.preventDefault();
    this.go(url.href);
  }
}

/** The address of what is shown. */
const here = () => shownAddress(new URL(location.href));

/** Where a link leads in the house. */
function linked(link: HTMLAnchorElement): URL {
  const written = link.getAttribute('href') ?? '';
  if (!isAlone || /^[a-z]+:/.test(written)) return new URL(link.href);
  return written.startsWith('?') ? shownAddress(new URL(link.href)) : new URL(written, here());
}

function pointToBar({ target }: Event): void {
  const link = (target as Element).closest?.('a');
  const written = link?.getAttribute('href');
  if (link && written?.startsWith('/') && !link.hasAttribute('download'))
    link.href = barOf(linked(link)).href;
}

/** How far this page of the history is scrolled: noted when it comes to rest, and when it is left before that. */
function keepScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: scrollY }, '');
}

/** Scroll to where it was as soon as the page is long enough; whoever scrolls meanwhile is not disturbed. */
function restoreScroll(): void {
  const wanted = (history.state as { scroll?: number } | null)?.scroll ?? 0;
  const stop = new AbortController();
  const scroll = () => {
    if (document.documentElement.scrollHeight - innerHeight < wanted) return;
    scrollTo(0, wanted);
    stop.abort();
  };
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of ['wheel', 'touchstart', 'keydown', 'popstate', 'pointerdown']) {
    addEventListener(sign, () => stop.abort(), { once: true, signal: stop.signal });
  }
}

export const router = new Router();
