// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import Centre from '../../src/games/palanche/board/Centre.svelte';
import { controllerOf } from '../../src/games/palanche/controller.svelte';
import type { PalancheDesk } from '../../src/games/palanche/desk';
import Panel from '../../src/games/palanche/panel/Panel.svelte';
import { atTables, playing, seated } from './seated';

atTables();
const [TURN, AUCTION, TRADE, DEBT] = [0, 5, 6, 7];

/** The middle of a table of Palanche. */
function centre(index: number) {
  const at = seated('palanche', index);
  const desk = at.desk as unknown as PalancheDesk;
  const controller = controllerOf(desk);
  render(Centre, { desk });
  return { ...at, controller };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a bid begins at the least that is allowed, and goes up by the buttons', async () => {
  const at = centre(AUCTION);
  const { low } = at.controller.bid()!;
  await press(/^\+\s?50/);
  await press(/^Bid/);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, { type: 'bid', amount: low + 50 }));
});

test('a bidder drops out', async () => {
  const at = centre(AUCTION);
  await press(/^Drop out/);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, { type: 'drop_out' }));
});

test('an offer is accepted, or answered by a counter-offer that begins as the offer', async () => {
  const at = centre(TRADE);
  const { asked } = at.controller;
  if (asked?.type !== 'trade') throw new Error('a trade is offered in this position');
  await press(/^Accept/);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, { type: 'accept_trade', offer: asked.offer }));
  at.controller.openCounter();
  await tick();
  expect(at.controller.dealAction()).toMatchObject({
    type: 'counter_trade',
    offer: asked.offer,
    give: asked.take,
    take: asked.give,
  });
});

test('a card of one’s own is auctioned from the chosen sum', async () => {
  const at = centre(TURN);
  const { cards, minimum } = at.controller.lots()!;
  at.controller.lot = { card: cards[0]!, minimum: minimum.low };
  await tick();
  await press(/^\+\s?100/);
  await fireEvent.click(screen.getAllByRole('button').at(-1)!);
  const auction = { type: 'auction_card', card: cards[0], minimum: minimum.low + 100 };
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, auction));
});

test('a deal is offered with the cards that were pressed', async () => {
  const at = centre(TURN);
  at.controller.openDeal(1);
  await tick();
  const { take } = at.controller.dealBounds()!;
  const name = at.controller.names.asset(take[0]!);
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(name), pressed: false }));
  expect(at.controller.deal?.take).toEqual([take[0]]);
  expect(screen.getByRole('button', { name: new RegExp(name), pressed: true })).toBeTruthy();
});

test('a debtor sells from a basket; why they may not give up yet is asked of the rules', async () => {
  const at = centre(DEBT);
  const { sales } = at.controller.view.debt!;
  const name = at.controller.names.asset(sales[0]!.space);
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(name), pressed: false }));
  await press(/^Sell these/);
  const { what, space } = sales[0]!;
  const type = what === 'card' ? 'sell_card' : 'sell_investment';
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, { type, space }));
  await press(/ankrupt/);
  const check = { type: 'check', match: at.match.id, seat: at.seat };
  expect(at.ask).toHaveBeenLastCalledWith({ ...check, action: { type: 'declare_bankruptcy' } });
});

test('the panel of a turn rolls the dice', async () => {
  const at = seated('palanche', TURN);
  const desk = at.desk as unknown as PalancheDesk;
  render(Panel, { desk });
  await press(/^Roll/);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, { type: 'roll' }));
});
