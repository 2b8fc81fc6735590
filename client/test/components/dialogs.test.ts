// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { gameOf, TABLES, type Key } from '../../gallery/matches';
import EndQuestion from '../../src/frame/EndQuestion.svelte';
import LeaveDialog from '../../src/frame/LeaveDialog.svelte';
import OptionForm from '../../src/frame/OptionForm.svelte';
import Tools from '../../src/frame/Tools.svelte';
import { choicesOf, type Values } from '../../src/frame/options';
import { Words } from '../../src/texts/texts.svelte';
import { atTables, seated } from './seated';

atTables();

/** The dialog of a player who wants to leave. */
function leaving(untouched: boolean) {
  const close = vi.fn();
  const at = seated('palanche', 2, { untouched });
  render(LeaveDialog, { ...at, close });
  return { ...at, close };
}

test('a match in which no person has moved is called off', async () => {
  const { ask, match, seat, close } = leaving(true);
  await fireEvent.click(screen.getAllByRole('button', { hidden: true }).at(-1)!);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'call_off', match: match.id, seat });
  expect(close).toHaveBeenCalled();
});

test('later the end is proposed to the others, or one gives up', async () => {
  const { ask, match, seat } = leaving(false);
  const [propose, resign] = screen.getAllByRole('button', { hidden: true }).slice(-2);
  await fireEvent.click(propose!);
  expect(ask).toHaveBeenLastCalledWith({ type: 'ask_end', match: match.id, seat });
  await fireEvent.click(resign!);
  expect(ask).toHaveBeenLastCalledWith({ type: 'resign', match: match.id, seat });
});

test('a proposal to end the match is answered by a seat that is asked', async () => {
  const end = { type: 'end_asked', seat: 0, agreed: [0], waiting_for: [2] } as const;
  const { ask, match, desk } = seated('palanche', 2, { end });
  render(EndQuestion, { match, desk });
  await fireEvent.click(screen.getAllByRole('button')[1]!);
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    type: 'answer_end',
    match: match.id,
    seat: 2,
    agree: false,
  });
});

test.each([
  ['villa_paletti', {}, 2],
  ['villa_paletti', { options: { villa: 'real' } }, 0],
  ['palanche', {}, 2],
] as const)('a match of %s is helped by bots only where they see it: %o', (game, change, ways) => {
  const library = new Words(game);
  render(Tools, { ...seated(game, 0, change), hint: vi.fn(), talk: vi.fn() });
  const names = ['hint', 'hand-over'].map((key) => library.sayKey(key));
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
  expect(shown.filter((name) => names.includes(name))).toHaveLength(ways);
});

test.each([
  [{}, ['hexagonal blue column, locked', 'thin blue column 1, locked']],
  [{ options: { villa: 'real' } }, ['hexagonal blue column, locked', 'thin blue column, locked']],
] as const)('a thin column has a number only where its villa is drawn: %o', (change, named) => {
  const { words } = seated('villa_paletti', 0, change).desk;
  const columns = ['blue-hex', 'blue-1'];
  expect(columns.map((column) => words.sayKey('described-locked', { column }))).toEqual(named);
});

/** The form of a game's options and what was changed in it. */
function options(game: Key) {
  const change = vi.fn();
  const { options: schema, default_options: defaults } = gameOf(game);
  const choices = choicesOf(schema, TABLES[game].listedOptions);
  const words = new Words(game);
  render(OptionForm, { choices, values: defaults as Values, words, table: null, makers: {}, change });
  return { change, choices, defaults: defaults as Values };
}

test('a switch changes its option', async () => {
  const { change, choices, defaults } = options('palermo');
  const [first] = choices.filter(({ kind }) => kind === 'switch');
  await fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  expect(change).toHaveBeenCalledExactlyOnceWith(first!.name, defaults[first!.name] !== true);
});

test('a choice keeps the type of its values', async () => {
  const { change, choices } = options('palanche');
  const place = choices.filter(({ kind }) => kind === 'choice').findIndex(({ name }) => name === 'first');
  await fireEvent.change(screen.getAllByRole('combobox')[place]!, { target: { value: '2' } });
  expect(change).toHaveBeenCalledExactlyOnceWith('first', 2);
});
