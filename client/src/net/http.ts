import type { Derivation, Problem } from '../generated/server';
import { port } from './port';
import { reachable } from './reachable.svelte';
import type { Reply } from './transport';

/**
 * Why something was refused: a rule of the game or null, a message key, the values for its sentence, and where the
 * numbers come from that were compared.
 */
export interface Refusal {
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly derivations?: readonly Derivation[];
}

/** A refusal on its way to whoever asked. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal, status = 0) {
    super(refusal.reason);
    this.refusal = refusal;
    this.status = status;
  }
}

export const UNREACHABLE: Refusal = { rule: null, reason: 'unreachable', params: {} };

/** Whether nobody has answered: the same may be tried again later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refused && error.refusal.reason === UNREACHABLE.reason;
}

/** An id for a request. (`crypto.randomUUID` is missing where the page is served without TLS in a home.) */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Ask the server, or the house in this browser; throws `Refused` if it says no or cannot be reached. A request that
 *  changes something carries an id and is sent a second time if the first gets no answer: it is carried out once. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { isJson, text } = await askText(method, path, body === undefined ? null : JSON.stringify(body));
  return (isJson && text ? JSON.parse(text) : text) as Answer;
}

/** The same with the texts as they travel; who asks under an id of their own may ask again at any time. */
export async function askText(
  method: string,
  path: string,
  body: string | null = null,
  id: string = newId(),
): Promise<Reply> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'Idempotency-Key': id };
  if (body !== null) headers['Content-Type'] = 'application/json';
  const send = () => port.request(method, path, headers, body);
  let reply: Reply;
  try {
    reply = await (method === 'GET' ? send() : send().catch(send));
  } catch {
    reachable.set(false);
    throw new Refused(UNREACHABLE);
  }
  reachable.set(!reply.isKept);
  if (reply.status < 300) return reply;
  if (!reply.isJson) throw new Refused(UNREACHABLE, reply.status);
  throw new Refused(JSON.parse(reply.text) as Problem, reply.status);
}
