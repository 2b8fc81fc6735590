import type { Player } from '../../frame/contract';
import type { Action, View } from '../../generated/palermo';
import type { Words } from '../../texts/texts.svelte';
import { controllerOf, type PalermoController } from './controller.svelte';
import type { PalermoDesk } from './desk';
import { slotOf } from './board/geometry';
import { goalOf, leadsOf, walksOf, type Walk } from './walks';

/** The board in words, a sentence a line. */
export function describe(view: View, words: Words): readonly string[] {
  const lines = [words.say(`told-phase-${view.phase}`, { seat: words.seat(view.turn) })];
  if (view.phase === 'building') lines.push(words.say('told-supply', { ...view.supply }));
  for (const tile of view.tiles) {
    const owner = tile.chip === null ? 'none' : words.seat(tile.chip);
    if (tile.kind === 'start' || tile.kind === 'street') {
      lines.push(words.say(`told-${tile.kind}`, { slot: tile.slot }));
    } else {
      lines.push(
        words.say('told-house', {
          slot: tile.slot,
          roofs: tile.roofs,
          door: tile.door,
          owner,
        }),
      );
    }
  }
  view.players.forEach((player, seat) => {
    lines.push(
      words.say('told-player', {
        seat: words.seat(seat),
        money: player.money,
        points: player.points,
        laid: player.chips_on_board,
        collected: player.chips_collected,
        pawn: player.pawn ?? (player.is_home ? 'home' : 'parked'),
        policeman: player.policeman,
        target: player.target,
      }),
    );
  });
  for (const walk of walksOf(view)) {
    lines.push(
      words.say(`told-walk-${walk.ends}`, {
        to: walk.to,
        cost: walk.cost,
        income: walk.income,
        lost: walk.lost,
      }),
    );
  }
  return lines;
}

/** What a considered walk loses and by whom, and whom a policeman would hinder. */
export function consequence(desk: PalermoDesk, action: Action): string {
  const { words } = desk;
  const { preview, view } = controllerOf(desk);
  if (action.type === 'walk') {
    const walk = walksOf(view).find(({ to }) => to === action.to);
    if (!walk) return '';
    const isShort = walk.lost > 0 && walk.stopped_by !== null;
    const short = isShort
      ? words.say('walk-short', { seat: words.seat(walk.stopped_by), lost: walk.lost })
      : '';
    return [short, leadSaid(view, walk, words)].filter(Boolean).join(' ');
  }
  if (action.type !== 'place_policeman' || !preview) return '';
  const hindered = preview.hindered.map(({ seat, fewer, income }) =>
    words.say('police-hinders', {
      seat: words.seat(seat),
      fewer,
      income,
      parts: fewer && income ? 'both' : 'one',
    }),
  );
  return hindered.length ? hindered.join(' ') : words.say('police-hinders-none');
}

/** How far it is from the end of a walk to the nearest own door, or home, and what that could bring. */
function leadSaid(view: View, { to, ends }: Walk, words: Words): string {
  const lead = ends === 'street' ? leadsOf(view).get(to) : undefined;
  if (!lead) return '';
  const income = Math.max(0, view.points - lead.cost);
  return words.say('walk-leads', { goal: goalOf(view), cost: lead.cost, income });
}

/** What is under the cursor, and what can be done there. */
export function saidOf(controller: PalermoController): string {
  const { desk, view, pointed, meant } = controller;
  if (!pointed) return '';
  const { words } = desk;
  const here = thingsAt(pointed, view, desk.position.players, words);
  if (!meant) return here;
  const sentence = words.tell('action', meant);
  const isLegal = controller.isLegal(meant);
  const walk = walksOf(view).find(({ to }) => meant.type === 'walk' && to === meant.to);
  const more = walk
    ? `${words.say(`told-walk-${walk.ends}`, { ...walk })} ${leadSaid(view, walk, words)}`.trim()
    : sentence;
  return `${here} ${isLegal ? more : words.say('told-not-allowed', { action: sentence })}`;
}

function thingsAt(cell: string, view: View, players: readonly Player[], words: Words): string {
  const slot = slotOf(cell);
  const tile = view.tiles.find((each) => each.slot === slot);
  const things: string[] = [];
  if (!slot) things.push(words.say('told-bypass'));
  else if (!tile) things.push(words.say('told-empty', { slot }));
  else if (tile.roofs.includes(cell)) things.push(words.say('told-roof'));
  else if (tile.door === cell) things.push(words.say('told-door'));
  else things.push(words.say('told-street-cell'));
  if (tile?.door === cell && tile.chip !== null) {
    things.push(words.say('told-chip', { seat: players[tile.chip]?.name ?? '' }));
  }
  view.players.forEach(({ pawn, policeman }, seat) => {
    const name = players[seat]?.name ?? '';
    if (pawn === cell) things.push(words.say('told-pawn', { seat: name }));
    if (policeman === cell) things.push(words.say('told-policeman', { seat: name }));
  });
  return `${cell}: ${things.join(', ')}.`;
}
