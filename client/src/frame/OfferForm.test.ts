// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Offer } from '../generated/server';
import { library, Words } from '../texts/texts.svelte';
import type { Desk } from './contract';
import OfferForm from './OfferForm.svelte';

const TRADE: Offer = {
  type: 'offer',
  action: 'propose_trade',
  rule: 'GEN-S1',
  bounds: {
    partner: { type: 'one_of', values: [1] },
    give: { type: 'some_of', values: ['via_roma', 'via_albaro'], low: 0, high: 2 },
    take: { type: 'some_of', values: [], low: 0, high: 0 },
    give_money: { type: 'whole', low: 0, high: 200, step: 10 },
    take_money: { type: 'whole', low: 0, high: 0, step: 10 },
  },
};

/** The form at a desk that is open or not, and what was played there. */
function rendered(offer: Offer, isOpen = true) {
  const play = vi.fn((_: { type: string }) => Promise.resolve(true));
  const words = new Words('palanche', (seat) => `Seat ${seat}`, { propose_trade: ['partner'] });
  const desk = { words, moves: { isOpen, play } } as unknown as Desk;
  render(OfferForm, { desk, offer });
  return play;
}

afterEach(cleanup);
beforeAll(async () => {
  await library.open();
  await library.open('palanche');
});

test('a field that its bounds fix is not asked for', () => {
  rendered(TRADE);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what is filled in is played with what the bounds fix', async () => {
  const play = rendered(TRADE);
  await fireEvent.click(screen.getAllByRole('checkbox')[1]!);
  await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '50' } });
  await fireEvent.submit(screen.getByRole('button').closest('form')!);
  const trade = { partner: 1, give: ['via_albaro'], take: [], give_money: 50, take_money: 0 };
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'propose_trade', ...trade });
});

test('after it was played the form begins anew', async () => {
  const play = rendered(TRADE);
  await fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  await fireEvent.submit(screen.getByRole('button').closest('form')!);
  await vi.waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(false));
  expect(play).toHaveBeenCalledOnce();
});

test('while it is not the turn of the seat nothing can be sent', () => {
  rendered(TRADE, false);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test('a choice keeps the type of its values', async () => {
  const floor: Offer = {
    type: 'offer',
    action: 'lay_floor',
    rule: 'VIL-T7',
    bounds: { flipped: { type: 'one_of', values: [false, true] } },
  };
  const play = rendered(floor);
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'true' } });
  await fireEvent.submit(screen.getByRole('button').closest('form')!);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'lay_floor', flipped: true });
});
