import type { Blocked, BlockList, Line } from '../generated/server';
import { isAlone } from '../place/place';
import { ask } from './http';
import { session } from './session.svelte';

/** With whom I want nothing to do: what they say is not shown, and their tables are not listed. */
class Blocks {
  people = $state.raw<readonly Blocked[]>([]);
  readonly #players = $derived(new Set(this.people.map(({ player }) => player)));
  #of: string | null = null;

  /** Read who is blocked, once for whoever I am. */
  async load(): Promise<void> {
    if (isAlone) return; // there is no one to block
    const me = await session.arrive();
    if (!me || this.#of === me.player) return;
    this.#of = me.player;
    this.#take(await ask<BlockList>('GET', '/blocks'));
  }

  has(player: string | null | undefined): boolean {
    return Boolean(player) && this.#players.has(player!);
  }

  /** Whether I do not want to read a line. */
  hides({ kind, player }: Line): boolean {
    return kind === 'said' && this.has(player);
  }

  async block(player: string): Promise<void> {
    this.#take(await ask<BlockList>('POST', '/blocks', { type: 'blocking', player }));
  }

  async unblock(player: string): Promise<void> {
    await ask('DELETE', `/blocks/${player}`);
    this.people = this.people.filter((each) => each.player !== player);
  }

  #take(list: BlockList): void {
    this.people = list.blocked;
  }
}

export const blocks = new Blocks();
