/** Where requests and messages go: to a server over the network, or to the house in this browser. */
import type { Port } from './transport';

/** A server over HTTP and a WebSocket. */
const server: Port = {
  async request(method, path, headers, body) {
    const response = await fetch(`/api/v1${path}`, { method, credentials: 'same-origin', headers, body });
    return {
      status: response.status,
      isJson: response.headers.get('Content-Type')?.includes('json') ?? false,
      text: await response.text(),
      isKept: response.headers.has('X-Kept'),
    };
  },
  connect() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/api/v1/socket`);
  },
};

export let port: Port = server;

/** From now on requests and messages go to the house in this browser; pages of a server do not fetch this part. */
export async function openHouse(): Promise<void> {
  port = (await import('./house.svelte')).house;
}
