import type { Component } from 'svelte';
import type { Desk, GameTable } from '../frame/contract';
import { LIVERIES } from '../frame/liveries';
import type { GameSchemas, GameSummary } from '../generated/server';
import { ask } from '../net/http';
import { fileAddress } from '../place/place';
import Board from './Board.svelte';
import type { Front } from './front';
import Mounted from './Mounted.svelte';
import { seatFieldsOf } from './schemas';

/** The table of a guest: drawn from the contract alone, or by the front that the game brings along. */
export async function guestTable({ key, front }: GameSummary): Promise<GameTable> {
  const [schemas, own] = await Promise.all([
    ask<GameSchemas>('GET', `/games/${key}/schemas`),
    front ? (import(/* @vite-ignore */ fileAddress(front)) as Promise<Front>) : null,
  ]);
  const { board, panel, ...rest } = own ?? ({} as Partial<Front>);
  return {
    liveries: LIVERIES,
    events: {},
    ...rest,
    seatFields: seatFieldsOf(schemas.action, schemas.event),
    rules: schemas.rules,
    Board: board ? drawnBy(board) : Board,
    ...(panel ? { Panel: drawnBy(panel) } : {}),
  };
}

/** What a front draws as a component of the frame. */
function drawnBy(draw: Front['board']): Component<{ desk: Desk }> {
  return (internals, { desk }) => Mounted(internals, { desk, draw });
}
