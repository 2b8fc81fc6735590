// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

const TABS = [
  { name: 'log', title: 'Log' },
  { name: 'chat', title: 'Chat', count: 2 },
  { name: 'rules', title: 'Rules' },
] as const;

function rendered() {
  const panel = createRawSnippet<[string]>((name) => ({ render: () => `<p>panel ${name()}</p>` }));
  render(Tabs, { tabs: TABS, label: 'Beside the board', panel, chosen: 'log' });
}
afterEach(cleanup);
const selected = () => screen.getByRole('tab', { selected: true });

test('a click shows the panel of a tab', async () => {
  rendered();
  await fireEvent.click(screen.getByRole('tab', { name: /Chat/ }));
  expect(selected().textContent).toContain('Chat');
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(selected().id);
});

test('arrow keys go around in a circle and take the focus along', async () => {
  rendered();
  await fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
  expect(selected().textContent).toBe('Rules');
  expect(document.activeElement).toBe(selected());
  await fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(selected().textContent).toBe('Log');
});

test('only the chosen tab is reached by the tab key', () => {
  rendered();
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
