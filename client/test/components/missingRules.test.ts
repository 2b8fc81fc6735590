// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import MissingRules from '../../src/pages/match/MissingRules.svelte';
import { atTables, seated } from './seated';

atTables();

const OLD = { rules_version: 1, installed_rules: 9 };

test('a player ends a match whose rules are not installed', async () => {
  const { match, ask, seat } = seated('palermo', 0, OLD);
  render(MissingRules, { match });
  expect(screen.getByRole('status').textContent).toContain('version 1');
  expect(screen.queryByRole('link', { name: 'Download the match' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'End without a result' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'ask_end', match: match.id, seat });
});

test('a match that is over can be downloaded, and not ended again', () => {
  const { match } = seated('palermo', 0, { ...OLD, status: 'closed' });
  render(MissingRules, { match });
  const file = screen.getByRole('link', { name: 'Download the match' });
  expect(file.getAttribute('href')).toBe(`/api/v1/matches/${match.id}/export`);
  expect(screen.queryByRole('button')).toBeNull();
});
