/**
 * Where this page is: on a server, or alone, with the house in the browser itself.
 *
 * Everywhere else in the client an address is what it is on a server (`/match/abc?key=k#PAL-M5`). A web host that serves
 * nothing but files knows one page: there the same address stands behind its question mark
 * (`/some/folder/?/match/abc?key=k#PAL-M5`).
 */
/** Whether the tables are in this browser, in the worker of `house/`. */
export const isAlone = globalThis.document?.documentElement.dataset.house === 'browser'; // tests have no document

/** The build of the page, if its Python must be of the same one. */
export const BUILD = globalThis.document?.documentElement.dataset.build ?? '';

/** The folder of the page, with a slash at its end. */
export const FOLDER = isAlone ? new URL('.', location.href).pathname : '/';

/** The page itself, without what it shows. */
const PAGE = isAlone ? location.pathname : '/';

/** The address in the house of what the address bar shows. */
export function shownAddress(bar: URL): URL {
  if (!isAlone) return bar;
  const inside = bar.search.startsWith('?/') ? bar.search.slice(1) : '/';
  return new URL(inside + bar.hash, bar.origin);
}

/** What the address bar shows for an address in the house. */
export function barOf(address: URL): URL {
  if (!isAlone) return address;
  const inside = address.pathname + address.search;
  return new URL(PAGE + (inside === '/' ? '' : `?${inside}`) + address.hash, address.origin);
}

/** The address of a file of the site, given as it is on a server. */
export function fileAddress(path: string): string {
  return FOLDER + path.replace(/^\//, '');
}
