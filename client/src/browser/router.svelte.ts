import { routeOf } from './routes';

export type { Route } from './routes';

/** The address bar, as something that can be watched. */
class Router {
  #url = $state.raw(new URL(location.href));
  readonly route = $derived(routeOf(this.#url));

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
  }

  /** Go somewhere; `replace` leaves no trace in the history, `stay` scrolls nowhere. */
  go(path: string, { replace = false, stay = false } = {}): void {
    const url = new URL(path, location.href);
    if (url.href === location.href) return;
    const samePage = url.pathname === location.pathname;
    if (!replace) keepScroll();
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#read();
    if (!samePage && !url.hash && !stay) scrollTo(0, 0);
  }

  #read(): void {
    this.#url = new URL(location.href);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.hash && url.pathname === location.pathname) {
      keepScroll(); // the browser jumps within a page by itself
      return;
    }
    event.preventDefault();
    this.go(url.href);
  }
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
