import type { Derivation, Problem } from '../generated/server';
import { reachable } from './reachable.svelte';

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

/** Ask the server over HTTP; throws `Refused` if it says no or cannot be reached. A request that changes
 *  something carries an id and is sent a second time if the first gets no answer: it is carried out once. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'Idempotency-Key': newId() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const send = () =>
    fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let response: Response;
  try {
    response = await (method === 'GET' ? send() : send().catch(send));
  } catch {
    reachable.set(false);
    throw new Refused(UNREACHABLE);
  }
  reachable.set(!response.headers.has('X-Kept')); // what the browser kept is no answer of the server
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (response.ok) return (isJson && text ? JSON.parse(text) : text) as Answer;
  if (!isJson) throw new Refused(UNREACHABLE, response.status);
  throw new Refused(JSON.parse(text) as Problem, response.status);
}
