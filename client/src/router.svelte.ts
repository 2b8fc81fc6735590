import { routeOf } from './routes';

export type { Route } from './routes';

/** The address bar, as something that can be watched. */
class Router {
  #url = $state.raw(new URL(location.href));
  readonly route = $derived(routeOf(this.#url));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go somewhere; `replace` leaves no trace in the history. */
  go(path: string, { replace = false } = {}): void {
    const url = new URL(path, location.href);
    if (url.href === location.href) return;
    const samePage = url.pathname === location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#read();
    if (!samePage && !url.hash) scrollTo(0, 0);
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
    if (url.hash && url.pathname === location.pathname) return; // the browser jumps within a page by itself
    event.preventDefault();
    this.go(url.href);
  }
}

export const router = new Router();
