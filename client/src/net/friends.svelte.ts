import type { FriendList, NewFriend } from '../generated/server';
import { ask } from './http';
import { session } from './session.svelte';

const AGAIN_MS = 15_000;
const NOBODY: FriendList = { type: 'friend_list', friends: [], asking: [], asked: [] };

/** My friends, and who would like to be one. */
class Friends {
  list = $state.raw<FriendList>(NOBODY);

  /** Read it anew: who is here changes all the time. */
  async load(): Promise<void> {
    this.list = (await session.arrive()) ? await ask<FriendList>('GET', '/friends') : NOBODY;
  }

  /** Read it now and again while somebody looks; returns how to stop. */
  follow(): () => void {
    const look = () => void (document.hidden || this.load().catch(() => undefined));
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }

  has(player: string): boolean {
    return this.list.friends.some((friend) => friend.player === player);
  }

  isAsking(player: string): boolean {
    return this.list.asking.some((each) => each.player === player);
  }

  wasAsked(player: string): boolean {
    return this.list.asked.some((each) => each.player === player);
  }

  /** Ask somebody to be friends, or say yes to who has asked. */
  async ask(whom: Pick<NewFriend, 'player' | 'name'>): Promise<void> {
    this.list = await ask<FriendList>('POST', '/friends', { type: 'new_friend', ...whom });
  }

  /** Say no, take back what I asked, or be friends no more. */
  async part(player: string): Promise<void> {
    await ask('DELETE', `/friends/${player}`);
    await this.load();
  }

  async invite(player: string, match: string): Promise<void> {
    await ask('POST', `/friends/${player}/invitations`, { type: 'new_invitation', match });
  }
}

export const friends = new Friends();
