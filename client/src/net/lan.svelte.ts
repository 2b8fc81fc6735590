import type { LocalNetworkInfo } from '../generated/server';
import { isAlone } from '../place/place';
import { ask } from './http';

/** How other devices in the house reach the server; a person at its machine can change that. */
class Lan {
  info = $state.raw<LocalNetworkInfo | null>(null);
  #reading: Promise<void> | null = null;

  /** Whether this page is open on the server's own machine, under an address that means every machine itself. */
  readonly isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

  /** The beginning of every link that is to be opened on another device. */
  get origin(): string {
    return (this.isHere ? this.info?.url : null) ?? location.origin;
  }

  /** Whether links of this page open on other devices. */
  get isReachable(): boolean {
    return !this.isHere || Boolean(this.info?.url);
  }

  /** Ask the server, once at a time. */
  read(): Promise<void> {
    if (isAlone || !this.isHere) return Promise.resolve();
    this.#reading ??= this.#take(ask<LocalNetworkInfo>('GET', '/network')).finally(
      () => (this.#reading = null),
    );
    return this.#reading;
  }

  /** Let the house in; throws `Refused`. */
  open(address: string | null = null): Promise<void> {
    return this.#take(ask<LocalNetworkInfo>('POST', '/network', { type: 'open_local_network', address }));
  }

  close(): Promise<void> {
    return this.#take(ask<LocalNetworkInfo>('DELETE', '/network'));
  }

  async #take(asked: Promise<LocalNetworkInfo>): Promise<void> {
    this.info = await asked;
  }
}

export const lan = new Lan();
