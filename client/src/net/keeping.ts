import { fileAddress } from '../place/place';

/** Let the service worker keep Python, or the physics engine, to play without network; false if that is not possible. */
export async function keep(what: 'python' | 'engine'): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  const { port1: answer, port2: asked } = new MessageChannel();
  return new Promise((kept) => {
    answer.onmessage = ({ data }: MessageEvent<boolean>) => kept(data);
    active?.postMessage(`keep-${what}`, [asked]);
  });
}

/** Whether this browser has kept Python. */
export async function isPythonKept(): Promise<boolean> {
  return 'caches' in window && (await caches.match(fileAddress('/python/manifest.json'))) !== undefined;
}
