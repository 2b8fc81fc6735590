import { ask } from './http';
import { register } from './worker';

/** Whether this browser can be pushed at all. */
export const canBePushed =
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Let this browser be pushed; false if the person said no. */
export async function subscribe(key: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register(language);
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = made.toJSON();
  await ask('POST', '/notices/push', {
    type: 'new_push',
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    language,
  });
  return true;
}

/** Push this browser no more. */
export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask('POST', '/notices/push/gone', { type: 'push_gone', endpoint: made.endpoint });
  await made.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
