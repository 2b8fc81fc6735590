import { expect, test, vi } from 'vitest';
import type { Blank, Judged } from '../../../generated/palanche';
import type { Words } from '../../../texts/texts.svelte';
import { Bench, type DeckName } from './bench.svelte';
import { fresh, sentenceOf, withSteps } from './effects';

const words = {
  has: () => false,
  say: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' '),
} as unknown as Words;

/** Rules that want a title. */
function judge(deck: DeckName, card: Blank): Promise<Judged> {
  const flaw = { type: 'flaw', rule: 'GEN-V1', reason: 'blank-untitled', params: { at: deck } } as const;
  return Promise.resolve(
    card.title ? { type: 'card_judged', card, flaw: null } : { type: 'card_judged', card: null, flaw },
  );
}

test('a card says what it does until its author says something else', async () => {
  const bench = new Bench(words, judge);
  await bench.begin();
  expect(bench.blankOf('speremmo')?.text).toBe('said-receive-banca 50');
  await bench.write('Hooray!');
  await bench.set(0, fresh('pay'));
  expect(bench.blankOf('speremmo')?.text).toBe('Hooray!');
  await bench.write(null);
  expect(bench.blankOf('speremmo')?.text).toBe('said-pay-banca 50');
});

test('the rules say what is missing; what can be played has an address that leads back to it', async () => {
  const bench = new Bench(words, judge);
  await bench.begin();
  expect(bench.flaws.speremmo?.reason).toBe('blank-untitled');
  expect(bench.piece).toBe('');
  await bench.name('Città d’oro…');
  expect(bench.flaws).toEqual({});
  expect(bench.piece).toMatch(/^[\w-]+$/);

  const other = new Bench(words, judge);
  await other.takeUp(bench.piece);
  expect(other.written).toEqual(bench.written);
  await other.takeUp('no such card');
  expect(other.written).toEqual({});
});

test.each([
  'null',
  '7',
  '[]',
  '{"blank_bratta": "a card"}',
  '{"blank_bratta": {"title": "Half"}}',
  '{"blank_bratta": {"title": "Of nothing", "text": "", "effects": [null]}}',
  '{"blank_bratta": {"title": "From nobody", "text": "", "effects": [{"do": "receive", "amount": 50}]}}',
  '{"blank_bratta": {"title": "Kept", "text": "", "effects": [{"do": "keep", "then": [{"do": "fly"}]}]}}',
])('an address that holds something else than cards is an empty bench: %s', async (json) => {
  const bench = new Bench(words, judge);
  bench.deck = 'bratta';
  await bench.takeUp(btoa(json));
  expect(bench.card).toBeNull();
  expect(bench.written).toEqual({});
});

test('a card that is torn up leaves the other one alone', async () => {
  const bench = new Bench(words, judge);
  for (const deck of ['speremmo', 'bratta'] as const) {
    bench.deck = deck;
    await bench.begin();
    await bench.name(deck);
  }
  await bench.tearUp();
  expect(Object.keys(bench.written)).toEqual(['blank_speremmo']);
  expect(bench.card).toBeNull();
});

test('an answer that comes too late does not count', async () => {
  const answers: ((judged: Judged) => void)[] = [];
  const slow = vi.fn(() => new Promise<Judged>((resolve) => answers.push(resolve)));
  const bench = new Bench(words, slow);
  const [first, second] = [bench.begin(), bench.name('New')];
  answers[1]!(await judge('speremmo', { title: 'New', text: 'new', effects: [] }));
  answers[0]!(await judge('speremmo', { title: 'Old', text: 'old', effects: [] }));
  await Promise.all([first, second]);
  expect(bench.written.blank_speremmo?.title).toBe('New');
});

test('effects are added, changed and left out', async () => {
  const bench = new Bench(words, judge);
  await bench.begin();
  await bench.add();
  await bench.set(1, { do: 'move_by', steps: -3, pays_200: false });
  await bench.remove(0);
  expect(bench.card?.effects).toEqual([{ do: 'move_by', steps: -3, pays_200: false }]);
});

test('every kind of effect has a sentence; whoever goes back is not paid', () => {
  expect(withSteps({ do: 'move_by', steps: 4, pays_200: true }, -4)).toEqual({
    do: 'move_by',
    steps: -4,
    pays_200: false,
  });
  expect(sentenceOf({ do: 'keep', then: [{ do: 'pay', to: 'each_player', amount: 20 }] }, words)).toBe(
    'said-keep-then said-pay-each-player 20',
  );
  expect(sentenceOf(fresh('keep'), words)).toBe('said-keep-rent');
  expect(sentenceOf(fresh('move_by'), words)).toBe('said-move-on 3 said-pays 200');
});
