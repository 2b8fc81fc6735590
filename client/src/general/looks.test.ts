import { expect, test } from 'vitest';
import { classesOf, coloursOf } from './looks';

test('colours by name suit the page, others are taken as they are', () => {
  expect(coloursOf(['bold', 'bright_red'])).toEqual({ ink: 'var(--terminal-red)' });
  expect(coloursOf(['#10a0ff', 'on-blue'])).toEqual({ ink: '#10a0ff', ground: 'var(--terminal-blue)' });
  expect(coloursOf(['on-yellow']).ink).toBe('var(--terminal-on)');
  expect(coloursOf(['color(93)', 'on-default'])).toEqual({});
});

test('what is no colour is a class', () => {
  expect(classesOf(['bold', 'red', 'dim', '#10a0ff'])).toBe('bold dim');
});
