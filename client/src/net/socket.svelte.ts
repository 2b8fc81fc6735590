import { SIGNED_OUT, type ClientMessage, type ServerMessage } from '../generated/server';
import { newId, Refused, UNREACHABLE } from './http';
import { Pauses } from './pauses';
import { port } from './port';
import type { Line } from './transport';
import { readAnewFor } from './worker';

type Requests = Extract<ClientMessage, { id: string }>;
/** A request as it is written by whoever asks: the socket gives it its id. */
export type Question = Requests extends infer R ? (R extends Requests ? Omit<R, 'id'> : never) : never;
export type Answer = Extract<ServerMessage, { id: string | null }>;

interface Pending {
  readonly message: string;
  /** Whether it may be sent again after a lost connection. */
  readonly repeatable: boolean;
  /** How often the server has asked to wait and send it again. */
  waits: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Refused) => void;
}

/** Every request is carried out once under its id, at whichever process, except these: what is followed is
 *  resumed on each welcome, a hand belongs to its connection, and a seat's token is made anew each time. */
const UNREPEATABLE: ReadonlySet<Question['type']> = new Set([
  'subscribe',
  'unsubscribe',
  'watch_lobby',
  'leave_lobby',
  'live_prepare',
  'live_open',
  'pass_seat',
]);
/** A silent connection is tried after this long, and given up after as long again. */
const PATIENCE_MS = 15_000;
/** A request that came too soon is sent again this often at most, if the server asks for no longer wait. */
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 10;
/** After its time an announced restart is still expected for this long. */
const RESTART_MS = 120_000;

export type Listener = (message: ServerMessage) => void;

/** The one connection of this page: it reconnects by itself and sends again what may be sent again. */
export class Socket {
  /** `ended`: the session is over, and to connect again would not help. */
  status = $state<'idle' | 'connecting' | 'open' | 'lost' | 'ended'>('idle');
  /** When the server will be restarted, if that was announced. */
  restartAt = $state.raw<Date | null>(null);
  #socket: Line | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<Listener>();
  #welcomed = new Set<() => void>();
  readonly #pauses = new Pauses();
  #restart: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #connect: () => Line;

  constructor(connect: () => Line) {
    this.#connect = connect;
  }

  /** Hear every message; returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Be called on every welcome, so that what was followed can be resumed; returns how to stop. */
  onWelcome(resume: () => void): () => void {
    this.#welcomed.add(resume);
    if (this.status === 'open') resume();
    else this.open();
    return () => this.#welcomed.delete(resume);
  }

  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    if (this.status === 'idle') this.status = 'connecting';
    const socket = this.#connect();
    this.#socket = socket;
    socket.onmessage = (frame) => this.#hear(JSON.parse(frame.data) as ServerMessage);
    socket.onclose = ({ code }) => this.#lose(socket, code);
    this.#keepPulse();
  }

  /** Connect anew, for example as somebody else. */
  reopen(): void {
    const socket = this.#socket;
    if (!socket && this.status !== 'ended') return;
    if (socket) {
      this.#lose(socket);
      socket.close();
    }
    this.#pauses.reset();
    this.open();
  }

  /** Ask, and wait for the answer; throws `Refused`. */
  ask(question: Question, id: string = newId()): Promise<Answer> {
    const message = JSON.stringify({ ...question, id });
    return new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, {
        message,
        repeatable: !UNREPEATABLE.has(question.type),
        waits: 0,
        resolve,
        reject,
      });
      if (this.status === 'open') this.#socket?.send(message);
      else this.open();
    });
  }

  /** Say something that is not answered. */
  tell(message: ClientMessage): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#keepPulse();
    if (message.type === 'welcome') {
      this.status = 'open';
      this.#pauses.reset();
      this.#expectRestart(message.restart_at);
      const waiting = [...this.#pending.values()];
      for (const resume of this.#welcomed) resume();
      for (const { message: again } of waiting) this.#socket?.send(again);
    }
    if (message.type === 'restart_announced') this.#expectRestart(message.at);
    for (const listener of this.#listeners) listener(message);
    if (!('id' in message) || message.id === null) return;
    const pending = this.#pending.get(message.id);
    if (!pending || (message.type === 'refused' && this.#sendsLater(message, pending))) return;
    this.#pending.delete(message.id);
    if (message.type === 'refused') pending.reject(new Refused(message));
    else pending.resolve(message);
  }

  /** Send a request again, under its id, when the server allows it; whether it does. */
  #sendsLater(
    { id, reason, params }: Extract<ServerMessage, { type: 'refused' }>,
    pending: Pending,
  ): boolean {
    const seconds = params.retry_after;
    if (reason !== 'too-many-requests' || typeof seconds !== 'number') return false;
    if (id === null || seconds > LONGEST_WAIT_S || pending.waits === MOST_WAITS) return false;
    pending.waits += 1;
    const socket = this.#socket;
    setTimeout(() => {
      // A new connection has sent or given up everything that was waiting.
      if (socket === this.#socket && this.#pending.get(id) === pending) socket?.send(pending.message);
    }, seconds * 1000);
    return true;
  }

  #expectRestart(at: string | null): void {
    clearTimeout(this.#restart);
    this.restartAt = at === null ? null : new Date(at);
    if (!this.restartAt) return;
    const left = this.restartAt.getTime() - Date.now() + RESTART_MS;
    this.#restart = setTimeout(() => (this.restartAt = null), left);
  }

  #lose(socket: Line, code?: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    const isOver = code === SIGNED_OUT || this.status === 'ended';
    this.status = isOver ? 'ended' : 'lost';
    clearTimeout(this.#pulse);
    for (const [id, { repeatable, reject }] of this.#pending) {
      if (repeatable && !isOver) continue;
      this.#pending.delete(id);
      reject(new Refused(UNREACHABLE));
    }
    if (!isOver) this.#retry = setTimeout(() => this.open(), this.#pauses.next());
  }

  #keepPulse(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      const socket = this.#socket;
      if (!socket) return;
      this.tell({ type: 'ping', id: newId() });
      this.#pulse = setTimeout(() => {
        this.#lose(socket);
        socket.close();
      }, PATIENCE_MS);
    }, PATIENCE_MS);
  }
}

let only: Socket | undefined;

/** The page's socket, made when it is first needed. */
export function socket(): Socket {
  if (!only) {
    only = new Socket(() => port.connect());
    only.listen((message) => {
      if (message.type === 'welcome') readAnewFor(message.protocol);
    });
  }
  return only;
}
