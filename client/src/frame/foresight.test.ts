import { expect, test, vi } from 'vitest';
import { Refused } from '../net/http';
import { Foresight } from './foresight.svelte';

const LATE = { rule: 'GEN-S1', reason: 'gift', params: {} };

test('the server is asked once the aim is steady', async () => {
  const preview = vi.fn(async (aim: string) => `beyond ${aim}`);
  const foresight = new Foresight<string, string>(preview);
  foresight.at('one');
  foresight.at('two');
  await vi.waitFor(() => expect(foresight.seen?.preview).toBe('beyond two'));
  expect(preview).toHaveBeenCalledTimes(1);
});

test('a foresight or refusal that comes too late is not shown', async () => {
  const refuse: ((error: Refused) => void)[] = [];
  const foresight = new Foresight<string, string>(() => new Promise((_, reject) => void refuse.push(reject)));
  foresight.at('one');
  await vi.waitFor(() => expect(refuse).toHaveLength(1));
  foresight.forget();
  refuse[0]!(new Refused(LATE));
  foresight.at('two');
  await vi.waitFor(() => expect(refuse).toHaveLength(2));
  expect(foresight.seen).toBeNull();
  refuse[1]!(new Refused(LATE));
  await vi.waitFor(() => expect(foresight.seen).toEqual({ action: 'two', preview: null, refusal: LATE }));
});
