import { PROTOCOL } from '../generated/server';
import { fileAddress } from '../place/place';
import { reachable } from './reachable.svelte';

/** The service worker: keeps shelf and rules for a time without network, and is what a push wakes up. */
export function register(language: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(fileAddress(`/sw.js?language=${language}`));
}

/** Let this browser keep what it needs, once the page has come to rest. */
export function keepForOffline(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => void register(language).catch(() => undefined); // a private window may forbid it
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 3_000);
}

const RELOADED = 'reloaded-at';
const SOON_MS = 20_000;

/** When the page was about to be left: what it was still fetching is cut short, and is not missing. */
let leftAt = 0;
if ('window' in globalThis) addEventListener('beforeunload', () => (leftAt = Date.now()));

const PROTOCOL_SEEN = 'reloaded-for-protocol';

/** The server was updated while this page was open: read the page anew, once for each protocol. */
export function readAnewFor(protocol: number): void {
  if (protocol === PROTOCOL || sessionStorage.getItem(PROTOCOL_SEEN) === String(protocol)) return;
  if (readAnew()) sessionStorage.setItem(PROTOCOL_SEEN, String(protocol));
}

/** A part of the page is not there any more: the house was rebuilt. Read the page anew, but not for ever; whether it does. */
export function readAnew(): boolean {
  const last = Math.max(leftAt, Number(sessionStorage.getItem(RELOADED) ?? 0));
  if (!navigator.onLine || !reachable.yes || Date.now() - last < SOON_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}
