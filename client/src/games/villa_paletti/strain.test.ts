import { expect, test } from 'vitest';
import { Strain } from './strain';

const NOTHING = { force: 0, way: 0, stands: false };

/** What is heard when a hand feels this, one after the other, half a second apart. */
function heard(...felt: readonly Partial<typeof NOTHING>[]): string[] {
  const sounds: string[] = [];
  const strain = new Strain((sound) => sounds.push(sound));
  felt.forEach((each, index) => strain.feel({ ...NOTHING, ...each }, index * 500));
  return sounds;
}

test('a column creaks where it slips under a pull', () => {
  expect(heard({ force: 0.1, way: 5 })).toEqual([]);
  expect(heard({ force: 2, way: 1 }, { force: 2, way: 2 })).toEqual(['creak', 'creak']);
});

test('a column that sticks creaks as the pull grows, and not while it stays as it is', () => {
  expect(heard({ force: 0.2 }, { force: 0.5 }, { force: 0.5 }, { force: 1 })).toEqual(['creak', 'creak']);
});

test('a new hand begins anew', () => {
  const strong = { force: 2 };
  expect(heard({ ...strong, way: 40 }, {}, { ...strong, way: 2 })).toEqual(['creak', 'creak']);
});

test('what is carried clicks once when it touches down', () => {
  expect(heard({ stands: true }, { stands: true }, { stands: false })).toEqual(['click']);
});
