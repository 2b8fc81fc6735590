import { expect, test, vi } from 'vitest';
import { library, namesInList, Words, type Tagged } from './texts.svelte';

// The texts ask the window for its language when they are read.
vi.mock('../browser/settings.svelte', () => ({ settings: { get: () => 'en' } }));
vi.hoisted(() => vi.stubGlobal('navigator', { languages: [] }));

await library.open();
await library.open('palanche');

test.each(['casa', 'box', 'banca'])('a player called %s is not read as a thing of the game', (name) => {
  const words = new Words('palanche', () => name, { propose_trade: ['partner'] });
  expect(words.say('winner', { names: name })).not.toContain(name); // a thing has this key
  expect(words.say('winner', { names: words.seat(0) })).toContain(name);
  expect(words.say('winners', { names: namesInList([words.seat(0)]) })).toContain(name);
  expect(words.tell('action', { type: 'propose_trade', partner: 1 } as Tagged)).toContain(name);
  const refusal = { rule: 'GEN-T1', reason: 'not-your-decision', params: { seat: 1 } };
  expect(words.refusal(refusal as unknown as Parameters<typeof words.refusal>[0])).toContain(name);
});
