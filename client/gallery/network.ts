import type {
  BlockList,
  BotList,
  Choices,
  FriendList,
  GameSummary,
  HouseStatus,
  LocalNetworkInfo,
  Me,
  ModeratedPeople,
  MyMatches,
  Notices,
  Picture,
  ReportList,
  RestoreOffer,
  Security,
  ServerMessage,
  SignedInList,
  Snapshot,
  Vacation,
} from '../src/generated/server';
import type { Question, Socket } from '../src/net/socket.svelte';

/** A position as the server sends it, see tools/gallery.py. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly choices: readonly Choices[];
}

const ME: Me = { type: 'me', player: 'player-0', name: 'Ada', account: true, moderator: true };
const CLEO = { player: 'player-2', name: 'Cleo' };
const FRIENDS: FriendList = {
  type: 'friend_list',
  friends: [{ type: 'friend', ...CLEO, here: true, tables: [] }],
  asking: [{ type: 'asker', player: 'player-3', name: 'Dora' }],
  asked: [],
};
const BOTS: BotList = {
  type: 'bot_list',
  bots: [true, false].map((mine) => ({
    type: 'bot_info',
    player: `bot-${mine}`,
    name: mine ? '[bot] Greedy' : '[bot] Hasty',
    here: !mine,
    mine,
  })),
};
const BLOCKS: BlockList = {
  type: 'block_list',
  blocked: [{ type: 'blocked', player: 'player-4', name: 'Emil' }],
};
const SESSIONS: SignedInList = {
  type: 'signed_in_list',
  sessions: (['browser', 'program'] as const).map((kind) => ({
    type: 'signed_in',
    id: kind,
    kind,
    label: kind,
    created_at: '2014-06-24T15:00:00Z',
    expires_at: '2034-06-24T15:00:00Z',
    this: kind === 'browser',
  })),
};
const NOTICES: Notices = {
  type: 'notices',
  letters: true,
  email: 'ada@example.org',
  confirmed: false,
  push_key: null,
  browsers: [],
};
const SECURITY: Security = {
  type: 'security',
  totp: true,
  recovery_codes: 9,
  passkeys: [{ type: 'passkey_info', id: 'p1', label: 'Phone', created_at: '2014-06-24T15:00:00Z' }],
  can_have_passkeys: true,
  can_reset_password: true,
};
const VACATION: Vacation = { type: 'vacation', until: null, days_left: 14 };
const MINE: MyMatches = {
  type: 'my_matches',
  matches: [
    {
      type: 'match_line',
      match: 'm2',
      game: 'palermo',
      status: 'playing',
      seats: [],
      mine: [0],
      active: [0],
      waiting_since: null,
      due_at: null,
      started_at: null,
      ended_at: null,
      moves: 0,
      scores: null,
      places: null,
      unrated: null,
    },
  ],
};
const NETWORK: LocalNetworkInfo = {
  type: 'local_network_info',
  url: null,
  is_open: false,
  may_change: true,
  choices: ['192.168.1.20', '10.0.0.7'],
};
const STATUS: HouseStatus = {
  type: 'house_status',
  version: '0.1.0',
  since: '2014-06-24T15:00:00Z',
  is_closing: false,
  writes: true,
  playing: 3,
  waiting: 1,
  connections: 12,
  workers: 2,
  email: true,
  backed_up_at: '2014-06-24T04:00:00Z',
  copy: { type: 'copy_status', is_on: true, is_behind: false, at: '2014-06-24T15:00:00Z' },
  restart_at: null,
};
const REPORTS: ReportList = {
  type: 'report_list',
  reports: [
    {
      type: 'report',
      id: 'r1',
      match: 'm1',
      number: 3,
      line: 'A line that is not nice',
      player: 'player-4',
      name: 'Emil',
      at: '2014-06-24T15:00:00Z',
      is_removed: false,
      is_banned: false,
    },
  ],
};
const PEOPLE: ModeratedPeople = {
  type: 'moderated_people',
  people: [null, '2014-06-24T15:00:00Z'].map((banned_at) => ({
    type: 'moderated_person',
    player: banned_at ? 'player-4' : 'player-2',
    name: banned_at ? 'Emil' : 'Cleo',
    account: !banned_at,
    moderator: false,
    since: '2014-06-24T15:00:00Z',
    banned_at,
  })),
};
const RESTORE: RestoreOffer = { type: 'restore_offer', may_restore: true, place: '' };
const PICTURE: Picture = {
  type: 'picture',
  match: 'm1',
  seq: 0,
  seat: null,
  lines: [[{ type: 'span', text: 'A board', looks: ['bold'] }]],
};

/** What the server would answer, by the path; any other path is not found. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/session': ME,
  '/friends': FRIENDS,
  '/bots': BOTS,
  '/blocks': BLOCKS,
  '/sessions': SESSIONS,
  '/notices': NOTICES,
  '/vacation': VACATION,
  '/account/security': SECURITY,
  '/my/matches': MINE,
  '/network': NETWORK,
  '/status': STATUS,
  '/moderation/reports': REPORTS,
  '/moderation/people': PEOPLE,
  '/restore': RESTORE,
};

/** Answer requests from records instead of a server. */
export function replaceNetwork(games: readonly GameSummary[]): void {
  const known: Readonly<Record<string, unknown>> = { ...ANSWERS, '/games': games };
  window.fetch = (input) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    const answer = path.includes('/picture/') ? PICTURE : known[path.replace('/api/v1', '')];
    const problem = { type: 'problem', rule: null, reason: 'server-error', params: {} };
    return Promise.resolve(Response.json(answer ?? problem, { status: answer === undefined ? 404 : 200 }));
  };
  window.WebSocket = SilentSocket as unknown as typeof WebSocket;
}

/** A connection that is lost at once. */
class SilentSocket {
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 1006 }));
  }

  send(): void {
    // Nothing listens.
  }
  close(): void {
    // Nothing was opened.
  }
}

/** A connection on which a recorded position is sent to those who subscribe. */
export class RecordedSocket {
  readonly status = 'open';
  readonly #moment: Moment;
  #listener: ((message: ServerMessage) => void) | null = null;

  constructor(moment: Moment) {
    this.#moment = moment;
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  onWelcome(resume: () => void): () => void {
    resume();
    return () => undefined;
  }

  ask({ type }: Question): Promise<unknown> {
    if (type !== 'subscribe') return new Promise(() => undefined);
    const { snapshot, choices } = this.#moment;
    for (const message of [snapshot, ...choices]) this.#listener?.(message);
    return Promise.resolve();
  }

  tell(): void {
    // Nothing listens.
  }
}

export const asSocket = (recorded: RecordedSocket) => recorded as unknown as Socket;
