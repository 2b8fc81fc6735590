// @vitest-environment happy-dom
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Lever from '../../src/games/villa_paletti/board/Lever.svelte';
import type { VillaController } from '../../src/games/villa_paletti/controller.svelte';
import type { VillaDesk } from '../../src/games/villa_paletti/desk';
import { Hand } from '../../src/games/villa_paletti/hand/hand';
import { uprightPose } from '../../src/games/villa_paletti/wood/poses';
import { atTables, seated } from './seated';

atTables();

test('the lever of a hand that was held while the page was away is where the hand is', () => {
  const desk = seated('villa_paletti', 0).desk as unknown as VillaDesk;
  const hand = new Hand('blue-1', uprightPose(0, 0, 200), [2, 0, 0, -20]);
  const controller = { drop: 93, grasp: { hand, isAtWork: true } } as unknown as VillaController;
  render(Lever, { desk, controller });
  expect(screen.getByRole<HTMLInputElement>('slider').valueAsNumber).toBe(-20);
});
